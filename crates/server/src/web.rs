//! The embedded web client.

use axum::{
    http::{StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use rust_embed::RustEmbed;

/// Output of `vite build`; the build script ensures that the folder exists.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/web"]
struct Files;

/// Serves a file of the client, or its page for any other path.
pub async fn file(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return crate::error::ApiError::from(wire::Code::NotFound).into_response();
    }
    let kept = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    if let Some(file) = Files::get(path).filter(|_| !path.is_empty()) {
        let kind = file.metadata.mimetype().to_owned();
        let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, kept.to_owned())];
        return (headers, file.data.into_owned()).into_response();
    }
    // Player names may contain a dot.
    if !path.starts_with("u/") && path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return StatusCode::NOT_FOUND.into_response();
    }
    match Files::get("index.html") {
        Some(page) => ([(header::CACHE_CONTROL, "no-cache")], Html(page.data.into_owned())).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
