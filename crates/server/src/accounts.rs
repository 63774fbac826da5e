//! Guests, accounts, sessions and API tokens.

use crate::{
    access::is_asked,
    app::App,
    error::ApiError,
    host::{Request, now, random},
    names,
    visitor::{GUEST, JsonBody, SESSION, Visitor},
};
use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use serde_json::Value;
use store::{GuestId, NewUser, Page, Player, Status, Token, UserId, Vacation};
use utoipa::ToSchema;
use wire::{Account, Code, Command, Language, Me, NewApiToken, Password, SignIn, TokenMade, Who, Whoever};

const DAY: i64 = 86_400_000;
/// Maximum number of API tokens per account.
const TOKENS: usize = 100;
/// Lifetime of a session.
const SESSION_DAYS: i64 = 90;

fn set_cookie(name: &str, value: &str, days: i64, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={}{secure}", days * 86_400);
    HeaderValue::from_str(&text).unwrap_or_else(|_| HeaderValue::from_static(""))
}

/// Returns who the visitor is.
pub async fn me(State(app): State<App>, visitor: Visitor) -> Result<Json<Me>, ApiError> {
    let who = match &visitor.player {
        None => return Ok(Json(Me { who: Who::Nobody, name: None, waiting: 0 })),
        Some(Player::User(_)) => Who::Account,
        Some(Player::Guest(_)) => Who::Guest,
    };
    let mut waiting = 0;
    if let Some(player) = &visitor.player {
        let mine = app.host.store.mine(player, Page::first(100)).await?;
        waiting = mine.items.iter().filter(|line| crate::lobby::my_turn(line, Some(player))).count() as u32;
    }
    Ok(Json(Me { who, name: Some(visitor.name), waiting }))
}

/// Returns the normalised name and its skeleton (UTS 39). Rejects unfit names and names confusable with that of an account.
async fn fit(app: &App, name: &str, least: usize) -> Result<(String, String), ApiError> {
    let name = names::fit(name, least).ok_or(ApiError::from(Code::NameUnfit))?;
    let likeness = names::likeness(&name);
    if app.host.store.is_like(&likeness).await? {
        return Err(Code::NameTaken.into());
    }
    Ok((name, likeness))
}

/// Returns the name of guests who have not chosen one.
fn guest_name(lang: Language) -> String {
    words::Words::new(lang.into()).say("server-guest", &words::args! {})
}

/// Creates a guest, or renames one. Without a name in the request, a guest keeps theirs; an account always does.
pub async fn guest(
    State(app): State<App>,
    mut visitor: Visitor,
    JsonBody(whoever): JsonBody<Whoever>,
) -> Result<Response, ApiError> {
    visitor.in_person()?;
    if matches!(visitor.player, Some(Player::User(_))) {
        return Ok(me(State(app), visitor).await?.into_response());
    }
    let name = match whoever.name {
        Some(name) => fit(&app, &name, 1).await?.0,
        None if visitor.player.is_some() => visitor.name.clone(),
        None => guest_name(visitor.lang),
    };
    match visitor.player.clone() {
        None => {
            let token = new_guest(&app, &visitor, &name).await?;
            let cookie = set_cookie(GUEST, &token.text(), 365, visitor.secure);
            let me = Me { who: Who::Guest, name: Some(name), waiting: 0 };
            return Ok(([(header::SET_COOKIE, cookie)], Json(me)).into_response());
        }
        Some(Player::Guest(id)) if name != visitor.name => rename(&app, &mut visitor, &id, name).await?,
        Some(_) => {}
    }
    Ok(me(State(app), visitor).await?.into_response())
}

async fn rename(app: &App, visitor: &mut Visitor, guest: &GuestId, name: String) -> Result<(), ApiError> {
    if !app.openings.allows(&visitor.address, app.rate_time()) {
        return Err(Code::TooOften.into());
    }
    app.host.store.rename_guest(guest, &name, now()).await?;
    visitor.name = name;
    Ok(())
}

async fn new_guest(app: &App, visitor: &Visitor, name: &str) -> Result<Token, ApiError> {
    if !app.openings.allows(&visitor.address, app.rate_time()) {
        return Err(Code::TooOften.into());
    }
    let token = Token::random();
    app.host.store.create_guest(name, token.hash(), now()).await?;
    Ok(token)
}

/// Returns the player who opens a table or sits down. An unknown visitor becomes a guest and gets a cookie.
///
/// # Errors
/// If an API token lacks the scope, or the rate limit is exceeded.
pub async fn somebody(app: &App, visitor: &Visitor) -> Result<(Player, String, HeaderMap), ApiError> {
    let mut headers = HeaderMap::new();
    if visitor.player.is_some() || visitor.scopes.is_some() {
        return Ok((visitor.playing()?.clone(), visitor.name.clone(), headers));
    }
    let name = guest_name(visitor.lang);
    let token = new_guest(app, visitor, &name).await?;
    headers.insert(header::SET_COOKIE, set_cookie(GUEST, &token.text(), 365, visitor.secure));
    let guest = app.host.store.guest(token.hash()).await?.ok_or(ApiError::from(Code::Internal))?;
    Ok((Player::Guest(guest.id), name, headers))
}

/// Creates an account and signs in. The guest's games move to the account.
pub async fn register(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(account): JsonBody<Account>,
) -> Result<Response, ApiError> {
    visitor.in_person()?;
    let (name, likeness) = fit(&app, &account.name, 2).await?;
    if [Language::En, Language::Pl, Language::Fr].into_iter().any(|lang| names::likeness(&guest_name(lang)) == likeness)
    {
        return Err(Code::NameTaken.into());
    }
    if !(8..=200).contains(&account.password.chars().count()) {
        return Err(Code::NameUnfit.into());
    }
    if !app.openings.allows(&visitor.address, app.rate_time()) {
        return Err(Code::TooOften.into());
    }
    let password = app.passwords.hash(account.password).await?;
    let user = app.host.store.create_user(NewUser { name, likeness, password, at: now() }).await?;
    open_session(&app, &visitor, &user.id, user.name).await
}

/// Signs in.
pub async fn sign_in(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(sign_in): JsonBody<SignIn>,
) -> Result<Response, ApiError> {
    visitor.in_person()?;
    let at = app.rate_time();
    let name = sign_in.name.trim().to_lowercase();
    if !app.sign_ins.allows(&visitor.address, &name, at) {
        return Err(Code::TooOften.into());
    }
    let user = app.host.store.user_named(&name).await?;
    // Hash anyway if the account does not exist, so that timing does not reveal it.
    let hash = match &user {
        Some(user) => user.password.clone(),
        None => app.passwords.hash("nobody".to_owned()).await?,
    };
    match user {
        Some(user) if app.passwords.verify(sign_in.password, hash).await? => {
            app.sign_ins.succeeded(&visitor.address, &name);
            open_session(&app, &visitor, &user.id, user.name).await
        }
        _ => {
            app.sign_ins.failed(&name, at);
            Err(Code::Password.into())
        }
    }
}

async fn open_session(app: &App, visitor: &Visitor, user: &UserId, name: String) -> Result<Response, ApiError> {
    let (token, at) = (Token::random(), now());
    app.host.store.open_session(user, token.hash(), at, at + SESSION_DAYS * DAY).await?;
    if let Some(guest) = &visitor.guest
        && let Some(guest) = app.host.store.guest(guest.hash()).await?
    {
        app.host.store.claim_guest(&guest.id, user, at).await?;
    }
    let me = Me { who: Who::Account, name: Some(name), waiting: 0 };
    let mut response = Json(me).into_response();
    let headers = response.headers_mut();
    headers.append(header::SET_COOKIE, set_cookie(SESSION, &token.text(), SESSION_DAYS, visitor.secure));
    headers.append(header::SET_COOKIE, set_cookie(GUEST, "", 0, visitor.secure));
    Ok(response)
}

/// Signs out.
pub async fn sign_out(State(app): State<App>, visitor: Visitor) -> Result<Response, ApiError> {
    if let Some(token) = &visitor.session {
        app.host.store.close_session(token.hash()).await?;
        signed_out(&app, &visitor);
    }
    let cookie = set_cookie(SESSION, "", 0, visitor.secure);
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

/// Returns the signed-in account. Rejects API tokens.
fn account(visitor: &Visitor) -> Result<&UserId, ApiError> {
    visitor.in_person()?;
    match &visitor.player {
        Some(Player::User(id)) => Ok(id),
        _ => Err(Code::SignIn.into()),
    }
}

/// Signs out everywhere.
pub async fn sign_out_everywhere(State(app): State<App>, visitor: Visitor) -> Result<StatusCode, ApiError> {
    app.host.store.close_sessions(account(&visitor)?).await?;
    signed_out(&app, &visitor);
    Ok(StatusCode::NO_CONTENT)
}

/// Makes the player's sockets check whether their session is still valid.
fn signed_out(app: &App, visitor: &Visitor) {
    if let Some(player) = &visitor.player {
        let _ = app.signed_out.send(player.clone()); // fails if no socket is open
    }
}

/// Returns the account if the password is correct.
async fn confirmed(app: &App, visitor: &Visitor, password: &str) -> Result<UserId, ApiError> {
    let id = account(visitor)?.clone();
    if !app.sign_ins.allows(&visitor.address, &format!("session of {id}"), app.rate_time()) {
        return Err(Code::TooOften.into());
    }
    let user = app.host.store.user(&id).await?.ok_or(ApiError::from(Code::SignIn))?;
    if app.passwords.verify(password.to_owned(), user.password).await? { Ok(id) } else { Err(Code::Password.into()) }
}

/// Changes the password and ends all other sessions.
pub async fn change_password(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(sent): JsonBody<Password>,
) -> Result<Response, ApiError> {
    let id = confirmed(&app, &visitor, &sent.password).await?;
    let new = sent.new.filter(|new| (8..=200).contains(&new.chars().count())).ok_or(ApiError::from(Code::NameUnfit))?;
    app.host.store.set_password(&id, &app.passwords.hash(new).await?).await?;
    signed_out(&app, &visitor);
    open_session(&app, &visitor, &id, visitor.name.clone()).await
}

/// Deletes the account. Opponents must not wait for a player who never returns, so running games are resigned and waiting tables are
/// cancelled.
pub async fn delete(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(sent): JsonBody<Password>,
) -> Result<StatusCode, ApiError> {
    let id = confirmed(&app, &visitor, &sent.password).await?;
    leave(&app, &Player::User(id.clone())).await?;
    app.host.store.delete_user(&id, now()).await?;
    signed_out(&app, &visitor);
    Ok(StatusCode::NO_CONTENT)
}

/// Leaves every table that is not over.
async fn leave(app: &App, player: &Player) -> Result<(), ApiError> {
    let mut page = Page::first(100);
    loop {
        let mine = app.host.store.mine(player, page).await?;
        for line in &mine.items {
            if line.seats.iter().any(|(holder, _)| is_asked(holder, Some(player))) {
                match app.host.refuse(&line.id, player).await {
                    Ok(()) | Err(ApiError { code: Code::NotFound | Code::Begun, .. }) => continue,
                    Err(wrong) => return Err(wrong),
                }
            }
            let commands: &[Command] = match line.status {
                Status::Waiting => &[Command::Cancel],
                Status::Running => &[Command::Resign],
                Status::Paused => &[Command::Resume, Command::Resign],
                _ => &[],
            };
            for command in commands {
                let (key, version) = (format!("leave {:016x}", random()), line.version);
                let (command, lang) = (command.clone(), Language::default());
                let network = String::new(); // only a rematch needs it
                let request = Request { key, version, side: None, seat: None, command, lag: 0, lang, network };
                match app.host.act(&line.id, player, &request).await {
                    Ok(_) | Err(ApiError { code: Code::Over | Code::Stuck | Code::NotFound, .. }) => {}
                    Err(wrong) => return Err(wrong),
                }
            }
        }
        match mine.next {
            Some(after) => page = Page { after: Some(after), limit: 100 },
            None => return Ok(()),
        }
    }
}

/// Exports all stored data of the account.
pub async fn export(State(app): State<App>, visitor: Visitor) -> Result<Json<Value>, ApiError> {
    Ok(Json(app.host.store.export_user(account(&visitor)?).await?))
}

fn token(token: store::ApiToken) -> wire::Token {
    let store::ApiToken { id, label, scopes, created, expires, .. } = token;
    wire::Token { id, label, scopes, created, expires }
}

/// Lists the API tokens of the account.
pub async fn tokens(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<wire::Token>>, ApiError> {
    let tokens = app.host.store.api_tokens(account(&visitor)?).await?;
    Ok(Json(tokens.into_iter().map(token).collect()))
}

/// Creates an API token.
pub async fn new_token(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(sent): JsonBody<NewApiToken>,
) -> Result<Response, ApiError> {
    let user = account(&visitor)?.clone();
    visitor.writing(&app)?;
    if app.host.store.api_tokens(&user).await?.len() >= TOKENS {
        return Err(Code::Full.into());
    }
    let known = sent.scopes.iter().all(|scope| ["read", "play"].contains(&scope.as_str()));
    if !known || sent.scopes.is_empty() || sent.label.chars().count() > 100 {
        return Err(ApiError::with_detail(
            Code::Malformed,
            "scopes are `read` and `play`; a label has at most 100 characters",
        ));
    }
    let (secret, at) = (Token::random(), now());
    let expires = sent.days.map(|days| at + i64::from(days) * DAY);
    let new = store::NewApiToken { user, hash: secret.hash(), label: sent.label, scopes: sent.scopes, at, expires };
    let made = TokenMade { token: token(app.host.store.create_api_token(new).await?), secret: secret.text() };
    Ok((StatusCode::CREATED, Json(made)).into_response())
}

/// Revokes an API token.
pub async fn revoke(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Result<StatusCode, ApiError> {
    let found = app.host.store.revoke_api_token(account(&visitor)?, &id).await?;
    signed_out(&app, &visitor);
    if found { Ok(StatusCode::NO_CONTENT) } else { Err(Code::NotFound.into()) }
}

/// Length of a vacation.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Days {
    days: u32,
}

/// Begins a vacation. Correspondence clocks stop until it ends.
pub async fn vacation(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(Days { days }): JsonBody<Days>,
) -> Result<StatusCode, ApiError> {
    let (user, at) = (account(&visitor)?, now());
    visitor.writing(&app)?;
    let vacation = Vacation { from: at, until: at + i64::from(days) * DAY };
    let fits = days > 0 && app.host.store.add_vacation(user, vacation, at - 365 * DAY, 30 * DAY).await?;
    if fits { Ok(StatusCode::NO_CONTENT) } else { Err(Code::TooOften.into()) }
}

/// Ends a vacation.
pub async fn end_vacation(State(app): State<App>, visitor: Visitor) -> Result<StatusCode, ApiError> {
    let found = app.host.store.end_vacation(account(&visitor)?, now()).await?;
    if found { Ok(StatusCode::NO_CONTENT) } else { Err(Code::NotFound.into()) }
}
