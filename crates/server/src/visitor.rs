//! The visitor: who sends a request, from where, and in which language.

use crate::{
    app::App,
    error::ApiError,
    host::now,
    language,
    limiter::Place,
    names,
    proxies::{Proxies, network},
};
use axum::{
    Json,
    body::Body,
    extract::{ConnectInfo, FromRequest, FromRequestParts, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use std::{any::Any, net::SocketAddr, sync::Arc};
use store::{Player, Token};
use tokio::sync::OwnedSemaphorePermit;
use wire::{Code, Command, Language};
use words::Words;

/// Name of the session cookie.
pub const SESSION: &str = "hotline_session";
/// Name of the guest cookie.
pub const GUEST: &str = "hotline_guest";

/// The sender of a request.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Player, if known.
    pub player: Option<Player>,
    /// Name that others see.
    pub name: String,
    /// Language of the response.
    pub lang: Language,
    /// Address for rate limits; of IPv6 the network.
    pub address: String,
    /// Pseudonym of the client's network.
    pub network: String,
    /// Scopes of the API token; none for a person.
    pub scopes: Option<Vec<String>>,
    /// Whether the request came over TLS.
    pub secure: bool,
    /// Token of the session cookie.
    pub session: Option<Token>,
    /// Token of the guest cookie.
    pub guest: Option<Token>,
    /// API token.
    pub token: Option<Token>,
}

impl Visitor {
    /// Returns the player if they are known and may play.
    ///
    /// # Errors
    /// If the visitor is unknown, or the API token lacks the scope.
    pub fn playing(&self) -> Result<&Player, ApiError> {
        if self.scopes.as_ref().is_some_and(|scopes| !scopes.iter().any(|scope| scope == "play")) {
            return Err(Code::Forbidden.into());
        }
        self.player.as_ref().ok_or(ApiError::from(Code::SignIn))
    }

    /// Like [`Visitor::playing`], within the rate limit of writes.
    ///
    /// # Errors
    /// If the visitor is unknown, the API token lacks the scope, or the rate limit is exceeded.
    pub fn writing(&self, app: &App) -> Result<&Player, ApiError> {
        let player = self.playing()?;
        if app.writes.allows(&self.who(), app.rate_time()) { Ok(player) } else { Err(Code::TooOften.into()) }
    }

    /// Like [`Visitor::writing`] for a command. Offers, declines and resumes have a lower rate limit.
    ///
    /// # Errors
    /// If the visitor is unknown, the API token lacks the scope, or a rate limit is exceeded.
    pub fn commanding(&self, app: &App, command: &Command) -> Result<&Player, ApiError> {
        let player = self.writing(app)?;
        let talk = matches!(command, Command::Offer { .. } | Command::Decline { .. } | Command::Resume);
        if !talk || app.offers.allows(&self.who(), app.rate_time()) { Ok(player) } else { Err(Code::TooOften.into()) }
    }

    /// Returns the key for rate limits: the player, or the address.
    #[must_use]
    pub fn who(&self) -> String {
        match &self.player {
            Some(Player::User(id)) => format!("user {id}"),
            Some(Player::Guest(id)) => format!("guest {id}"),
            None => format!("address {}", self.address),
        }
    }

    /// Returns true if the credentials still identify the same player: no session ended, no token was revoked, no guest became an account.
    pub async fn stands(&self, app: &App) -> bool {
        let Some(player) = &self.player else { return true };
        match self.known(app).await {
            Ok((known, ..)) => known.as_ref() == Some(player),
            Err(wrong) => wrong.code != Code::SignIn, // a failing store proves nothing
        }
    }

    /// Looks up the player, name and scopes behind the visitor's tokens.
    async fn known(&self, app: &App) -> Result<(Option<Player>, String, Option<Vec<String>>), ApiError> {
        let store = &app.host.store;
        if let Some(token) = &self.token {
            let token = store.api_token(token.hash(), now()).await?.ok_or(ApiError::from(Code::SignIn))?;
            let user = store.user(&token.user).await?.ok_or(ApiError::from(Code::SignIn))?;
            return Ok((Some(Player::User(user.id)), user.name, Some(token.scopes)));
        }
        if let Some(token) = &self.session
            && let Some(session) = store.session(token.hash(), now()).await?
            && let Some(user) = store.user(&session.user).await?
        {
            return Ok((Some(Player::User(user.id)), user.name, None));
        }
        if let Some(token) = &self.guest
            && let Some(guest) = store.guest(token.hash()).await?
            && guest.claimed_by.is_none()
        {
            return Ok((Some(Player::Guest(guest.id)), guest.name, None));
        }
        Ok((None, String::new(), None))
    }

    /// Rejects API tokens.
    ///
    /// # Errors
    /// If the visitor is a program.
    pub fn in_person(&self) -> Result<(), ApiError> {
        if self.scopes.is_some() { Err(Code::Forbidden.into()) } else { Ok(()) }
    }
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<Token> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    Token::read(pairs.find(|(found, _)| *found == name)?.1)
}

fn bearer(headers: &HeaderMap) -> Option<Token> {
    Token::read(headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")?)
}

/// Returns the address of the client, for rate limits.
fn sender(parts: &Parts, app: &App) -> String {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    peer.map_or_else(String::new, |peer| network(app.proxies.sender(peer, &parts.headers)).to_string())
}

/// Returns the language in the query, else in the header, else English.
fn language(query: Option<&str>, headers: &HeaderMap) -> Language {
    let asked = query.and_then(|query| query.split('&').find_map(|pair| pair.strip_prefix("lang=")));
    let header = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    asked.and_then(language::read).or_else(|| language::preferred(header?)).unwrap_or_default()
}

impl FromRequestParts<App> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, ApiError> {
        let headers = &parts.headers;
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let name = |peer| app.networks.name(app.proxies.sender(peer, headers));
        let mut visitor = Visitor {
            player: None,
            name: String::new(),
            lang: language(parts.uri.query(), headers),
            address: sender(parts, app),
            network: peer.map_or_else(String::new, name),
            scopes: None,
            secure: peer.is_some_and(|peer| app.proxies.secure(peer, headers)),
            session: cookie(headers, SESSION),
            guest: cookie(headers, GUEST),
            token: bearer(headers),
        };
        (visitor.player, visitor.name, visitor.scopes) = visitor.known(app).await?;
        Ok(visitor)
    }
}

/// The query of a request.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Query<T>, ApiError> {
        let read = axum::extract::Query::try_from_uri(&parts.uri);
        read.map(|axum::extract::Query(read)| Query(read))
            .map_err(|wrong| ApiError::with_detail(Code::Malformed, wrong.body_text()))
    }
}

/// Parses bytes as each untrusted header and as a name; for tests.
#[doc(hidden)]
pub fn read_foreign(bytes: &[u8]) {
    if let Ok(value) = HeaderValue::from_bytes(bytes) {
        let names = [header::COOKIE, header::AUTHORIZATION, header::ACCEPT_LANGUAGE, header::ORIGIN, header::HOST];
        let forwarded = HeaderName::from_static("x-forwarded-for");
        let all = names.into_iter().chain([forwarded]).map(|name| (name, value.clone()));
        let headers: HeaderMap = all.collect();
        let _ = (cookie(&headers, SESSION), cookie(&headers, GUEST), bearer(&headers), foreign(&headers));
        let _ = network(Proxies::default().sender(std::net::Ipv4Addr::LOCALHOST.into(), &headers));
        let _ = language(value.to_str().ok(), &headers);
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        let _ = names::fit(text, 1).map(|name| names::likeness(&name));
    }
}

/// A permit for an upload, taken before its body is read.
pub struct UploadPlace(#[expect(dead_code, reason = "it is there to be dropped")] (Place, OwnedSemaphorePermit));

impl FromRequestParts<App> for UploadPlace {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<UploadPlace, ApiError> {
        let sender = sender(parts, app);
        if !app.records.allows(&sender, app.rate_time()) {
            return Err(Code::TooOften.into());
        }
        let place = app.uploading.enter(sender).ok_or(ApiError::from(Code::TooOften))?;
        let permit = Arc::clone(&app.uploads).try_acquire_owned().map_err(|_| ApiError::from(Code::Busy))?;
        Ok(UploadPlace((place, permit)))
    }
}

/// Maximum size of a body.
pub const BODY: usize = 64 * 1024;
/// Maximum size of a body with a record.
pub const RECORD: usize = 2 * 1024 * 1024;
/// How much of an oversized body is still read, so that the client gets to read the response.
const PATIENCE: usize = 8 * 1024 * 1024;

/// A JSON body.
pub struct JsonBody<T, const LIMIT: usize = BODY>(pub T);

impl<T: DeserializeOwned, const LIMIT: usize> FromRequest<App> for JsonBody<T, LIMIT> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &App) -> Result<JsonBody<T, LIMIT>, ApiError> {
        let bytes = whole(request.into_body(), LIMIT).await?;
        let read = serde_json::from_slice(&bytes);
        read.map(JsonBody).map_err(|error| ApiError::with_detail(Code::Malformed, error.to_string()))
    }
}

/// Reads a body of at most `limit` bytes. If the connection were closed while the client is still writing, the client would lose the
/// response; so the rest of a larger body is read and discarded, up to a point.
async fn whole(body: Body, limit: usize) -> Result<Vec<u8>, ApiError> {
    let (mut kept, mut size) = (Vec::new(), 0);
    let mut parts = body.into_data_stream();
    while let Some(part) = parts.next().await {
        let part = part.map_err(|_| ApiError::from(Code::Malformed))?;
        size += part.len();
        match size {
            _ if size <= limit => kept.extend_from_slice(&part),
            _ if size <= PATIENCE => kept = Vec::new(),
            _ => break,
        }
    }
    if size <= limit { Ok(kept) } else { Err(Code::TooLarge.into()) }
}

/// Creates a response that carries the error; [`tell`] renders it.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = Response::new(Body::empty());
        *response.status_mut() = status;
        response.extensions_mut().insert(self);
        response
    }
}

/// Renders errors in the reader's language, from handlers as well as from the layers above them.
pub async fn tell(request: Request, next: Next) -> Response {
    let lang = language(request.uri().query(), request.headers());
    let mut response = next.run(request).await;
    let status = response.status();
    let wrong = match response.extensions_mut().remove::<ApiError>() {
        Some(wrong) => wrong,
        None if !status.is_client_error() && !status.is_server_error() => return response,
        None => match status {
            StatusCode::NOT_FOUND => Code::NotFound.into(),
            StatusCode::METHOD_NOT_ALLOWED => Code::Method.into(),
            _ if status.is_client_error() => Code::Malformed.into(),
            _ => Code::Internal.into(),
        },
    };
    let allowed = response.headers_mut().remove(header::ALLOW).map(|methods| [(header::ALLOW, methods)]);
    (status, allowed, Json(wrong.render(&Words::new(lang.into())))).into_response()
}

/// Creates the response for a handler that panicked.
pub fn panicked(_: Box<dyn Any + Send>) -> Response {
    tracing::error!("a handler has panicked");
    ApiError::from(Code::Internal).into_response()
}

/// Rejects writes and sockets requested by a page of another site.
pub async fn same_origin(State(_): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = headers.contains_key(header::UPGRADE);
    if (changes || socket) && bearer(headers).is_none() && foreign(headers) {
        return ApiError::from(Code::Origin).into_response();
    }
    next.run(request).await
}

/// Returns true if a page of another site sent the request.
fn foreign(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match (text(header::ORIGIN), text(header::HOST)) {
        (None, _) => headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site"),
        (Some(origin), Some(host)) => origin.split_once("://").is_none_or(|(_, from)| from != host),
        (Some(_), None) => true,
    }
}
