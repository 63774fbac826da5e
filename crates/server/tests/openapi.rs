//! The OpenAPI document, with one row per request. The server embeds it as a file, which `cargo xtask wire` regenerates.

use std::{env, fs, path::Path};
use utoipa::{
    OpenApi,
    openapi::{
        Content, HttpMethod, InfoBuilder, OpenApi as Document, PathItem, Paths, Ref, RefOr, Required, ResponseBuilder,
        path::{OperationBuilder, ParameterBuilder, ParameterIn},
        request_body::RequestBodyBuilder,
        schema::{Object, Type},
    },
};

/// A request of the API.
pub struct Row {
    /// HTTP method.
    pub method: &'static str,
    /// Path, with its parameters in braces.
    pub path: &'static str,
    /// What the request does.
    pub summary: &'static str,
    /// Names of the query parameters besides `lang`.
    pub query: &'static str,
    /// Type of the request body.
    pub body: &'static str,
    /// Status on success.
    pub status: u16,
    /// Type of the response body.
    pub answer: &'static str,
}

const fn row(
    method: &'static str,
    path: &'static str,
    summary: &'static str,
    query: &'static str,
    body: &'static str,
    status: u16,
    answer: &'static str,
) -> Row {
    Row { method, path, summary, query, body, status, answer }
}

/// All requests of the API.
pub const ROWS: &[Row] = &[
    row("get", "/api/me", "Who one is", "", "", 200, "Me"),
    row("post", "/api/guest", "Becomes a guest with a name, or takes another one", "", "Whoever", 200, "Me"),
    row("post", "/api/account", "Makes an account and signs in", "", "Account", 200, "Me"),
    row("delete", "/api/account", "Deletes the account", "", "Password", 204, ""),
    row("post", "/api/account/password", "Changes the password", "", "Password", 200, "Me"),
    row("get", "/api/account/export", "Everything that is kept about the account", "", "", 200, ""),
    row("post", "/api/account/vacation", "Begins a vacation", "", "Days", 204, ""),
    row("delete", "/api/account/vacation", "Ends a vacation", "", "", 204, ""),
    row("post", "/api/session", "Signs in", "", "SignIn", 200, "Me"),
    row("delete", "/api/session", "Signs out", "", "", 204, ""),
    row("delete", "/api/sessions", "Signs out everywhere", "", "", 204, ""),
    row("get", "/api/tokens", "The tokens of the account's programs", "", "", 200, ""),
    row("post", "/api/tokens", "Makes a token for a program", "", "NewApiToken", 201, "TokenMade"),
    row("delete", "/api/tokens/{id}", "Ends the token of a program", "", "", 204, ""),
    row("get", "/api/games", "Every game, with all that can be set", "", "", 200, "Games"),
    row("get", "/api/games/{game}/rules", "The rules in numbered sections", "", "", 200, "Digest"),
    row("get", "/api/lessons", "Every lesson", "", "", 200, "Lessons"),
    row("post", "/api/lessons/{game}/{id}", "A moment of a lesson", "", "LessonPlay", 200, "LessonMoment"),
    row("get", "/api/lobby", "What the lobby shows", "game", "", 200, "Lobby"),
    row("get", "/api/lobby/events", "A new lobby whenever it changes (server-sent events)", "", "", 200, ""),
    row("get", "/api/lobby/{list}", "The rest of one list", "game after", "", 200, "TableList"),
    row("post", "/api/pool", "Waits for an opponent", "", "Seek", 200, "Pool"),
    row("delete", "/api/pool", "Waits no longer", "", "", 204, ""),
    row("get", "/api/players/{name}", "How somebody plays", "", "", 200, "Profile"),
    row(
        "get",
        "/api/players/{name}/games",
        "What somebody has played",
        "game side result opponent rated after",
        "",
        200,
        "PlayedList",
    ),
    row("get", "/api/leaders/{game}", "Who plays a game best", "side after", "", 200, "Leaderboard"),
    row("post", "/api/tables", "Opens a table", "", "NewTable", 201, "Opened"),
    row("get", "/api/tables/{id}", "The table with everything on it", "seat invite", "", 200, "TableSnapshot"),
    row("post", "/api/tables/{id}/join", "Sits down", "", "Join", 200, "Opened"),
    row(
        "get",
        "/api/tables/{id}/socket",
        "The WebSocket of the table: ToServer and FromServer",
        "seat since chat invite",
        "",
        101,
        "",
    ),
    row("post", "/api/tables/{id}/refuse", "Says no to a table to which one was asked", "", "", 204, ""),
    row("post", "/api/tables/{id}/do", "Does something", "", "Do", 200, "FromServer"),
    row("post", "/api/tables/{id}/why", "Why an action is not possible", "", "Why", 200, "WhyNot"),
    row("post", "/api/tables/{id}/preview", "What would come of a draft", "", "Draft", 200, "Preview"),
    row("post", "/api/tables/{id}/chat", "Says something", "", "NewChat", 204, ""),
    row("get", "/api/tables/{id}/note", "One's own private remark", "", "", 200, "Note"),
    row("put", "/api/tables/{id}/note", "Writes one's own private remark", "", "Note", 204, ""),
    row("get", "/api/tables/{id}/replay", "A moment of the game", "at seat", "", 200, "Replay"),
    row("get", "/api/tables/{id}/export", "The game as a file", "format at", "", 200, ""),
    row("post", "/api/records", "Takes a record or log, to be watched", "", "Upload", 201, "Uploaded"),
    row("post", "/api/verify", "Checks a record or log", "", "Upload", 200, "Uploaded"),
];

#[derive(OpenApi)]
#[openapi(components(schemas(
    server::accounts::Days,
    server::tables::Do,
    wire::Account,
    wire::Digest,
    wire::Draft,
    wire::Error,
    wire::FromServer,
    wire::Games,
    wire::Join,
    wire::Leaderboard,
    wire::Seek,
    wire::LessonMoment,
    wire::LessonPlay,
    wire::Lessons,
    wire::TableList,
    wire::Lobby,
    wire::Me,
    wire::NewApiToken,
    wire::NewChat,
    wire::NewTable,
    wire::Note,
    wire::Opened,
    wire::Password,
    wire::PlayedList,
    wire::Pool,
    wire::Preview,
    wire::Profile,
    wire::Replay,
    wire::SignIn,
    wire::TableSnapshot,
    wire::ToServer,
    wire::TokenMade,
    wire::Upload,
    wire::Uploaded,
    wire::Whoever,
    wire::Why,
    wire::WhyNot,
)))]
struct Schemas;

fn content(name: &str) -> Content {
    Content::new(Some(RefOr::Ref(Ref::from_schema_name(name))))
}

fn text() -> Object {
    Object::with_type(Type::String)
}

/// Builds the OpenAPI document.
pub fn document() -> Document {
    let mut document = Schemas::openapi();
    document.info = InfoBuilder::new().title("Hotline").version(env!("CARGO_PKG_VERSION")).build();
    let mut paths = Paths::new();
    for &Row { method, path, summary, query, body, status, answer } in ROWS {
        let mut response = ResponseBuilder::new().description(summary);
        if !answer.is_empty() {
            response = response.content("application/json", content(answer));
        }
        let wrong = ResponseBuilder::new().description("What is wrong").content("application/json", content("Error"));
        let mut operation = OperationBuilder::new()
            .summary(Some(summary))
            .response(status.to_string(), response.build())
            .response("default", wrong.build());
        for part in path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')) {
            let parameter = ParameterBuilder::new().name(part).parameter_in(ParameterIn::Path).required(Required::True);
            operation = operation.parameter(parameter.schema(Some(text())).build());
        }
        for part in query.split_whitespace().chain(["lang"]) {
            let parameter = ParameterBuilder::new().name(part).parameter_in(ParameterIn::Query);
            operation = operation.parameter(parameter.schema(Some(text())).build());
        }
        if !body.is_empty() {
            let body =
                RequestBodyBuilder::new().content("application/json", content(body)).required(Some(Required::True));
            operation = operation.request_body(Some(body.build()));
        }
        let method = match method {
            "post" => HttpMethod::Post,
            "put" => HttpMethod::Put,
            "delete" => HttpMethod::Delete,
            _ => HttpMethod::Get,
        };
        let item = PathItem::new(method, operation.build());
        match paths.paths.get_mut(path) {
            Some(there) => there.merge_operations(item),
            None => drop(paths.paths.insert(path.to_owned(), item)),
        }
    }
    document.paths = paths;
    document
}

#[test]
fn the_openapi_document_is_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json");
    let due = serde_json::to_string_pretty(&document()).expect("plain data") + "\n";
    if env::var_os("HOTLINE_WRITE").is_some() {
        fs::write(&file, &due).expect("the file can be written");
    }
    let found = fs::read_to_string(&file).unwrap_or_default();
    assert!(found == due, "crates/server/openapi.json is out of date: run `cargo xtask wire`");
}
