//! Assembles and runs the server.

use crate::{
    accounts,
    app::App,
    bots, clock,
    connections::{Connections, Limits, possible},
    error::ApiError,
    game_info,
    host::{Host, now, random, random_bytes},
    lessons,
    listener::Listener,
    lobby, names,
    networks::Networks,
    people, pool,
    proxies::Proxies,
    room::Room,
    sessions, socket, tables, time, visitor, web,
};
use axum::{
    Router,
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, header},
    middleware,
    response::{IntoResponse, Response},
    routing::{any, delete, get, post},
};
use metrics_exporter_prometheus::PrometheusBuilder;
use std::{
    net::{IpAddr, SocketAddr},
    path::PathBuf,
    pin::Pin,
    sync::{Arc, OnceLock, atomic::Ordering},
    time::Duration,
};
use store::{Change, Status, Store, TableId, Topic, Watch};
use tokio::{
    net::TcpListener,
    sync::watch,
    task::{JoinHandle, JoinSet},
};
use tower_http::{
    catch_panic::CatchPanicLayer, compression::CompressionLayer, set_header::SetResponseHeaderLayer, trace::TraceLayer,
};
use wire::Code;

/// Lease on the clocks in milliseconds. Every node renews it as a heartbeat; after a longer silence, clocks are credited.
const LEASE: i64 = 10_000;
/// Timeout of a request.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);
/// Minutes after which an unused room is dropped.
const ROOM_MINUTES: u64 = 5;
/// Content security policy: pages load nothing but what this server serves.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Role of a server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// Serves people and runs bots.
    #[default]
    All,
    /// Serves people, runs no bots.
    Web,
    /// Runs bots, serves no people.
    Worker,
}

impl Role {
    /// Returns the topics to which it subscribes.
    fn topics(self) -> &'static [Topic] {
        match self {
            Role::All => &[Topic::Tables, Topic::Jobs],
            Role::Web => &[Topic::Tables],
            Role::Worker => &[Topic::Jobs],
        }
    }
}

/// Settings of a server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Role of the server.
    pub role: Role,
    /// Address to listen on.
    pub listen: SocketAddr,
    /// Database URL: `sqlite:…` or `postgres:…`.
    pub database: String,
    /// Maximum number of bots that think at once; with 0, no bots play.
    pub workers: usize,
    /// Addresses of trusted proxies on other machines, which report the client's address.
    pub proxies: Vec<IpAddr>,
    /// Limits of connections, waits and rates.
    pub limits: Limits,
}

/// A running server.
pub struct Served {
    /// Address it listens on.
    pub address: SocketAddr,
    stop: watch::Sender<bool>,
    /// Its store.
    pub store: Arc<dyn Store>,
    /// Its tables.
    pub host: Arc<Host>,
    task: JoinHandle<()>,
    bots: JoinSet<()>,
    grace: Duration,
}

/// Outcome of a shutdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// All bots and requests had ended.
    Cleanly,
    /// Some had not ended within [`Limits::grace`] and were abandoned.
    TimedOut,
}

impl Served {
    /// Shuts down: completes the requests in progress, then closes the database.
    ///
    /// # Errors
    /// If the server had failed.
    pub async fn stop(self) -> std::io::Result<Stopped> {
        let _ = self.stop.send(true);
        // Bots that think return their jobs.
        let bots = tokio::time::timeout(self.grace, self.bots.join_all()).await;
        let ended = tokio::time::timeout(self.grace, self.task).await;
        self.store.close().await;
        match ended {
            Ok(Err(broken)) => Err(std::io::Error::other(broken)),
            Ok(Ok(())) if bots.is_ok() => Ok(Stopped::Cleanly),
            _ => Ok(Stopped::TimedOut),
        }
    }
}

/// Returns the platform's folder for user data.
#[must_use]
pub fn data_directory() -> Option<PathBuf> {
    dirs::data_dir().map(|folder| folder.join("hotline"))
}

/// Starts a server.
///
/// The type of the future is hidden: a crate that awaits an `async fn` compiles it again, here with the whole server.
///
/// # Errors
/// If the database cannot be opened or the address cannot be bound.
pub fn serve(settings: &Settings) -> Pin<Box<dyn Future<Output = Result<Served, String>> + Send + '_>> {
    Box::pin(start(settings))
}

async fn start(settings: &Settings) -> Result<Served, String> {
    let role = settings.role;
    let store = store::open_for(&settings.database, role.topics()).await.map_err(|error| error.to_string())?;
    let listener = TcpListener::bind(settings.listen).await.map_err(|error| format!("{}: {error}", settings.listen))?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    let host = Host::new(Arc::clone(&store));
    let (stop, stopped) = watch::channel(false);
    let (proxies, limits) = (Proxies::new(&settings.proxies), settings.limits.clone());
    let connections = Connections::new(&limits, possible(), proxies.clone());
    let networks = Networks::new(common_key(store.as_ref()).await);
    let app = App::new(Arc::clone(&host), proxies.clone(), networks, limits.clone(), recorder(), stopped.clone());
    let node = format!("{:016x}", random());
    let workers = if role == Role::Web { 0 } else { settings.workers };
    let bots = bots::start(&host, workers, &stopped);
    let router = if role == Role::Worker {
        app.ready.store(true, Ordering::Relaxed);
        tokio::spawn(follow_wall_clock(stopped.clone()));
        told(observed(Router::new())).with_state(app)
    } else {
        // Before the first request is served, so that clocks are credited for the downtime. A worker does not count as uptime: it serves no
        // players.
        watch_once(&host, &node).await;
        tokio::spawn(watch_clocks(Arc::clone(&host), node, stopped.clone()));
        tokio::spawn(check_rules(app.clone()));
        tokio::spawn(pool::watch(Arc::clone(&host), stopped.clone()));
        tokio::spawn(sessions::watch_sessions(app.clone()));
        router(app)
    };
    let grace = limits.grace;
    let listener = Listener { listener, connections, proxies, limits, router };
    let task = tokio::spawn(listener.run(stopped));
    Ok(Served { address, stop, store, host, task, bots, grace })
}

/// Returns the key for network pseudonyms that all nodes share. If the store fails, this node uses a key of its own.
async fn common_key(store: &dyn Store) -> [u8; 32] {
    let fresh = random_bytes();
    store.secret("networks", fresh).await.unwrap_or_else(|error| {
        tracing::error!(%error, "the key of the networks cannot be had");
        fresh
    })
}

/// Returns the metrics recorder of this process.
fn recorder() -> metrics_exporter_prometheus::PrometheusHandle {
    static RECORDER: OnceLock<metrics_exporter_prometheus::PrometheusHandle> = OnceLock::new();
    RECORDER
        .get_or_init(|| {
            let recorder = PrometheusBuilder::new().build_recorder();
            let handle = recorder.handle();
            let _ = metrics::set_global_recorder(recorder);
            handle
        })
        .clone()
}

/// Adds the routes of every role: health and metrics.
fn observed(router: Router<App>) -> Router<App> {
    router.route("/healthz", get(async || "ok\n")).route("/readyz", get(ready)).route("/metrics", get(measured))
}

/// Renders all errors in one form, including panics.
fn told<S: Clone + Send + Sync + 'static>(router: Router<S>) -> Router<S> {
    router.layer(CatchPanicLayer::custom(visitor::panicked)).layer(middleware::from_fn(visitor::tell))
}

/// Builds the routes of a server for people.
pub fn router(app: App) -> Router {
    let timed = Router::new()
        .route("/api/me", get(accounts::me))
        .route("/api/guest", post(accounts::guest))
        .route("/api/account", post(accounts::register).delete(accounts::delete))
        .route("/api/account/password", post(accounts::change_password))
        .route("/api/account/export", get(accounts::export))
        .route("/api/account/vacation", post(accounts::vacation).delete(accounts::end_vacation))
        .route("/api/session", post(accounts::sign_in).delete(accounts::sign_out))
        .route("/api/sessions", delete(accounts::sign_out_everywhere))
        .route("/api/tokens", get(accounts::tokens).post(accounts::new_token))
        .route("/api/tokens/{id}", delete(accounts::revoke))
        .route("/api/games", get(game_info::games))
        .route("/api/games/{game}/rules", get(game_info::rules_of))
        .route("/api/lessons", get(lessons::list))
        .route("/api/lessons/{game}/{id}", post(lessons::play))
        .route("/api/lobby", get(lobby::lobby))
        .route("/api/lobby/{list}", get(lobby::list))
        .route("/api/pool", post(pool::seek).delete(pool::stop))
        .route("/api/players/{name}", get(people::profile))
        .route("/api/players/{name}/games", get(people::played))
        .route("/api/leaders/{game}", get(people::leaders))
        .route("/api/tables", post(tables::open))
        .route("/api/tables/{id}", get(tables::table))
        .route("/api/tables/{id}/join", post(tables::join))
        .route("/api/tables/{id}/refuse", post(tables::refuse))
        .route("/api/tables/{id}/do", post(tables::act))
        .route("/api/tables/{id}/why", post(tables::why))
        .route("/api/tables/{id}/preview", post(tables::preview))
        .route("/api/tables/{id}/chat", post(tables::chat))
        .route("/api/tables/{id}/note", get(tables::note).put(tables::set_note))
        .route("/api/tables/{id}/replay", get(tables::replay))
        .route("/api/tables/{id}/export", get(tables::export))
        .route("/api/openapi.json", get(openapi))
        .route("/api/records", post(tables::upload))
        .route("/api/verify", post(tables::verify))
        .layer(middleware::from_fn(in_time))
        .layer(CompressionLayer::new());
    let fixed = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    let routes = observed(timed)
        .route("/api/tables/{id}/socket", any(socket::open))
        .route("/api/lobby/events", get(lobby::events))
        .fallback_service(get(web::file).layer(CompressionLayer::new()))
        .layer(middleware::from_fn_with_state(app.clone(), visitor::same_origin));
    told(routes)
        .layer(fixed(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(fixed(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(fixed(header::REFERRER_POLICY, "same-origin"))
        .layer(fixed(header::X_FRAME_OPTIONS, "DENY"))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .with_state(app)
}

/// Creates the tracing span of a request. The query is left out: it may contain the secret of an invitation.
fn span(request: &Request) -> tracing::Span {
    tracing::debug_span!("request", method = %request.method(), path = request.uri().path())
}

/// Returns the OpenAPI document; a test compares it with the routes and the messages.
async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], include_str!("../openapi.json"))
}

/// Returns success if players can be served. It writes to the database, because one that answers reads may still be unable to store. The
/// response is timely whatever the database does. Concurrent requests share one trial, which begins after they arrived.
async fn ready(State(app): State<App>) -> Result<&'static str, ApiError> {
    let store = Arc::clone(&app.host.store);
    let trial = app.trial.ask(|| async move { store.writable().await.map_err(ApiError::from) });
    let tried = tokio::time::timeout(app.limits.trial, trial).await.unwrap_or(Err(Code::Busy.into()));
    if !app.ready.load(Ordering::Relaxed) {
        return Err(Code::Busy.into());
    }
    tried.map(|()| "ok\n")
}

/// Enforces the timeout of requests.
async fn in_time(request: Request, next: middleware::Next) -> Response {
    let answered = tokio::time::timeout(PATIENCE, next.run(request)).await;
    answered.unwrap_or_else(|_| ApiError::from(Code::Busy).into_response())
}

async fn measured(State(app): State<App>, from: ConnectInfo<SocketAddr>, headers: HeaderMap) -> Response {
    if !app.proxies.sender(from.ip(), &headers).is_loopback() {
        return ApiError::from(Code::Forbidden).into_response();
    }
    metrics::gauge!("hotline_rooms").set(app.host.open() as f64);
    if let Ok(used) = cpu_time::ProcessTime::try_now() {
        metrics::gauge!("process_cpu_seconds_total").set(used.as_duration().as_secs_f64());
    }
    app.metrics.render().into_response()
}

/// Renews the lease; returns true if this node watches the clocks.
async fn watch_once(host: &Arc<Host>, node: &str) -> bool {
    // If the wall clock has jumped ahead, players could not move in the skipped time, however short. The jump is followed once the clocks
    // have been credited; a clock set back is followed at once.
    let jump = time::jump();
    let lease = jump.map_or(LEASE, |jump| (jump - 1).clamp(1, LEASE));
    let at = jump.map_or_else(now, |jump| now() + jump);
    let watched = host.store.watch_clocks(node, at, lease).await;
    if watched.is_ok() {
        time::follow();
    }
    match watched {
        Ok(Watch::Mine { credited }) => {
            if credited > 0 {
                tracing::info!(credited, "clocks were credited");
            }
            true
        }
        Ok(Watch::Theirs) => false,
        Err(error) => {
            tracing::error!(%error, "the clocks cannot be watched");
            false
        }
    }
}

/// Follows every jump of the wall clock, for nodes that do not watch the clocks.
async fn follow_wall_clock(mut stopped: watch::Receiver<bool>) {
    let mut tick = tokio::time::interval(Duration::from_secs(1));
    loop {
        tokio::select! {
            _ = tick.tick() => time::follow(),
            _ = stopped.wait_for(|stop| *stop) => return,
        }
    }
}

/// Deletes expired data.
async fn tidy(host: &Arc<Host>) {
    match host.store.tidy(now()).await {
        Ok(0) => {}
        Ok(rows) => tracing::info!(rows, "what has ended was forgotten"),
        Err(error) => tracing::error!(%error, "what has ended cannot be forgotten"),
    }
}

/// Watches the clocks together with the other nodes, and publishes tables whose clock has expired.
async fn watch_clocks(host: Arc<Host>, node: String, mut stopped: watch::Receiver<bool>) {
    let mut tick = tokio::time::interval(Duration::from_secs(1));
    let mut before = now();
    let (mut ticks, mut mine) = (0_u64, false);
    loop {
        tokio::select! {
            _ = tick.tick() => {}
            _ = stopped.wait_for(|stop| *stop) => return,
        }
        if ticks.is_multiple_of(3) || time::jump().is_some() {
            mine = watch_once(&host, &node).await;
        }
        if ticks.is_multiple_of(ROOM_MINUTES * 60) {
            host.tidy();
        }
        if mine && ticks.is_multiple_of(3_600) {
            tidy(&host).await;
        }
        ticks += 1;
        let at = now();
        for due in host.store.due(before, at, 10_000).await.unwrap_or_default() {
            host.ring(&due.table);
        }
        before = at;
    }
}

/// Computes the name skeletons of accounts created before names were compared.
async fn compare_names(store: &dyn Store) -> store::Result<()> {
    let mut after = None;
    loop {
        let users = store.without_likeness(after.as_ref(), 100).await?;
        let Some(last) = users.last() else { return Ok(()) };
        after = Some(last.id.clone());
        for user in &users {
            if !store.set_likeness(&user.id, &names::likeness(&user.name)).await? {
                tracing::warn!(user = %user.id, "an account looks like an older one by its name");
            }
        }
    }
}

/// Replays running games that began under older rules. One that does not replay is set aside and logged. One that was set aside but replays
/// under the current rules is paused, so that its players can resume it. Games under newer rules are left to newer nodes.
async fn check_rules(app: App) {
    let store = app.host.store.as_ref();
    if let Err(error) = set_aside(store).await.and(bring_back(store).await) {
        tracing::error!(%error, "the rules of running games cannot be checked");
    }
    if let Err(error) = compare_names(store).await {
        tracing::error!(%error, "the names of accounts cannot be compared");
    }
    app.ready.store(true, Ordering::Relaxed);
}

async fn set_aside(store: &dyn Store) -> store::Result<()> {
    let ours = |game: &str| games::find(game).map_or(0, |game| game.rules);
    for in_play in store.rules_in_play().await?.iter().filter(|one| one.rules > ours(&one.game)) {
        tracing::warn!(game = in_play.game, rules = in_play.rules, in_play.tables, "games wait for a newer program");
    }
    let (_, broken) = replayed(store, |game, rules| rules < ours(game)).await?;
    for (id, _) in broken {
        tracing::warn!(table = %id, "a game does not replay and is set aside");
        let Some(table) = store.table(&id).await? else { continue };
        let clock = Some(clock::stopped(&table.clock_state, now(), 0));
        let (status, bots) = (Some(Status::Stuck), Some(Vec::new()));
        let change = Change { version: table.version, at: now(), status, clock, bots, ..Change::default() };
        store.commit(&id, change).await?;
    }
    Ok(())
}

async fn bring_back(store: &dyn Store) -> store::Result<()> {
    let mut after = None;
    loop {
        let ids = store.stuck(after.as_ref(), 100).await?;
        let Some(last) = ids.last().cloned() else { return Ok(()) };
        for id in ids {
            let Some(whole) = store.whole(&id).await? else { continue };
            let version = whole.table.version;
            if Room::load(whole, 0).is_ok() {
                tracing::info!(table = %id, "a game replays again and is paused");
                let change = Change { version, at: now(), status: Some(Status::Paused), ..Change::default() };
                store.commit(&id, change).await?;
            }
        }
        after = Some(last);
    }
}

/// Number of replayed games, and those that do not replay, with the reason.
pub type Replayed = (usize, Vec<(TableId, String)>);

/// Replays every running game.
///
/// # Errors
/// If the store fails.
pub async fn replay_running(store: &dyn Store) -> store::Result<Replayed> {
    replayed(store, |_, _| true).await
}

async fn replayed(store: &dyn Store, wanted: impl Fn(&str, u32) -> bool) -> store::Result<Replayed> {
    let (mut count, mut broken) = (0, Vec::new());
    for in_play in store.rules_in_play().await?.into_iter().filter(|one| wanted(&one.game, one.rules)) {
        let mut after = None;
        loop {
            let ids = store.tables_under(&in_play.game, in_play.rules, after.as_ref(), 100).await?;
            let Some(last) = ids.last().cloned() else { break };
            for id in ids {
                let Some(whole) = store.whole(&id).await? else { continue };
                count += 1;
                broken.extend(Room::load(whole, 0).err().map(|error| (id, error.to_string())));
            }
            after = Some(last);
        }
    }
    Ok((count, broken))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::{Body, to_bytes};
    use tower::ServiceExt;

    async fn broken() -> &'static str {
        panic!("a fault")
    }

    #[tokio::test]
    async fn a_panic_in_a_handler_is_an_ordinary_error() {
        let router = told(Router::<()>::new().fallback(broken));
        let request = Request::builder().uri("/?lang=pl").body(Body::empty()).expect("a request");
        let response = router.oneshot(request).await.expect("an answer");
        assert_eq!(response.status(), 500);
        let body = to_bytes(response.into_body(), 1_000).await.expect("a body");
        let error: wire::Error = serde_json::from_slice(&body).expect("an error");
        assert_eq!(error.code, Code::Internal);
        assert_eq!(error.text, words::Words::new(words::Language::Polish).say("server-internal", &words::args! {}));
    }
}
