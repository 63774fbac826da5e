//! The API for other programs: one row a request.

use utoipa::{
    OpenApi,
    openapi::{
        Content, HttpMethod, InfoBuilder, OpenApi as Document, PathItem, Paths, Ref, RefOr, Required, ResponseBuilder,
        path::{OperationBuilder, ParameterBuilder, ParameterIn},
        request_body::RequestBodyBuilder,
    },
};

/// A request: method, path, what it does, the type of its body and of its answer.
pub type Row = (&'static str, &'static str, &'static str, &'static str, &'static str);

/// Every request.
pub const ROWS: &[Row] = &[
    ("get", "/api/me", "Who one is", "", "Me"),
    ("post", "/api/guest", "Becomes a guest with a name, or takes another one", "Whoever", "Me"),
    ("post", "/api/account", "Makes an account and signs in", "Account", "Me"),
    ("delete", "/api/account", "Deletes the account", "Password", ""),
    ("post", "/api/account/password", "Changes the password", "Password", "Me"),
    ("get", "/api/account/export", "Everything that is kept about the account", "", ""),
    ("post", "/api/account/vacation", "Begins a vacation", "", ""),
    ("delete", "/api/account/vacation", "Ends a vacation", "", ""),
    ("post", "/api/session", "Signs in", "SignIn", "Me"),
    ("delete", "/api/session", "Signs out", "", ""),
    ("delete", "/api/sessions", "Signs out everywhere", "", ""),
    ("get", "/api/tokens", "The tokens of the account's programs", "", ""),
    ("post", "/api/tokens", "Makes a token for a program", "NewApiToken", "TokenMade"),
    ("delete", "/api/tokens/{id}", "Ends the token of a program", "", ""),
    ("get", "/api/games", "Every game, with all that can be set", "", "Games"),
    ("get", "/api/games/{game}/rules", "The rules in numbered sections", "", "Digest"),
    ("get", "/api/lobby", "What the lobby shows", "", "Lobby"),
    ("get", "/api/lobby/events", "A new lobby whenever it changes (server-sent events)", "", ""),
    ("get", "/api/lobby/{list}", "The rest of one list", "", "Lines"),
    ("post", "/api/tables", "Opens a table", "NewTable", "Opened"),
    ("get", "/api/tables/{id}", "The table with everything on it", "", "Table"),
    ("post", "/api/tables/{id}/join", "Sits down", "Join", "Opened"),
    ("get", "/api/tables/{id}/socket", "The WebSocket of the table: ToServer and FromServer", "", ""),
    ("post", "/api/tables/{id}/do", "Does something", "", "FromServer"),
    ("post", "/api/tables/{id}/why", "Why an action is not possible", "Why", "WhyNot"),
    ("post", "/api/tables/{id}/peril", "What a player risks by an action", "Why", "Peril"),
    ("post", "/api/tables/{id}/chat", "Says something", "NewChat", ""),
    ("get", "/api/tables/{id}/note", "One's own private remark", "", "Note"),
    ("put", "/api/tables/{id}/note", "Writes one's own private remark", "Note", ""),
    ("get", "/api/tables/{id}/replay", "A moment of the game", "", "Replay"),
    ("get", "/api/tables/{id}/odds", "The chances of an operation in a country", "", "Odds"),
    ("get", "/api/tables/{id}/scores", "Every region as if it were scored now", "", "Scores"),
    ("get", "/api/tables/{id}/things", "What never changes about cards and places", "", ""),
    ("get", "/api/tables/{id}/export", "The game as a file", "", ""),
    ("post", "/api/records", "Takes a record or log, to be watched", "Upload", "Uploaded"),
    ("post", "/api/verify", "Checks a record or log", "Upload", "Uploaded"),
];

#[derive(OpenApi)]
#[openapi(components(schemas(
    wire::Account,
    wire::Digest,
    wire::Error,
    wire::FromServer,
    wire::Games,
    wire::Join,
    wire::Lines,
    wire::Lobby,
    wire::Me,
    wire::NewApiToken,
    wire::NewChat,
    wire::NewTable,
    wire::Note,
    wire::Odds,
    wire::Opened,
    wire::Password,
    wire::Peril,
    wire::Replay,
    wire::Scores,
    wire::SignIn,
    wire::Table,
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

/// The document.
#[must_use]
pub fn document() -> Document {
    let mut document = Schemas::openapi();
    document.info = InfoBuilder::new().title("Hotline").version(env!("CARGO_PKG_VERSION")).build();
    let mut paths = Paths::new();
    for &(method, path, summary, body, answer) in ROWS {
        let mut response = ResponseBuilder::new().description(summary);
        if !answer.is_empty() {
            response = response.content("application/json", content(answer));
        }
        let wrong = ResponseBuilder::new().description("What is wrong").content("application/json", content("Error"));
        let mut operation = OperationBuilder::new()
            .summary(Some(summary))
            .response("200", response.build())
            .response("default", wrong.build());
        for part in path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')) {
            let parameter = ParameterBuilder::new().name(part).parameter_in(ParameterIn::Path).required(Required::True);
            operation = operation.parameter(parameter.build());
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
