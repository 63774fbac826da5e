//! A visitor of a server with an address of its own.

use http_body_util::{BodyExt, Full};
use hyper_util::{
    client::legacy::{Client as Http, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde::{Serialize, de::DeserializeOwned};
use std::net::{Ipv4Addr, SocketAddrV4};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Bytes, client::IntoClientRequest, http::Request, protocol::WebSocketConfig},
};

/// Read buffer size of a socket; the buffer is zeroed for every read.
const AT_ONCE: usize = 8 * 1024;

/// The socket of a table.
pub type Socket = WebSocketStream<TcpStream>;

/// A visitor with a cookie.
pub struct Client {
    server: SocketAddrV4,
    from: Ipv4Addr,
    cookie: Option<String>,
    http: Http<HttpConnector, Full<Bytes>>,
}

impl Client {
    /// Creates a visitor with this address.
    pub fn new(server: SocketAddrV4, from: Ipv4Addr) -> Client {
        let mut connector = HttpConnector::new();
        connector.set_local_address(Some(from.into()));
        // Connections are not kept alive, so that the server keeps only the sockets open.
        let http = Http::builder(TokioExecutor::new()).pool_max_idle_per_host(0).build(connector);
        Client { server, from, cookie: None, http }
    }

    /// Returns the server's document at a path.
    pub async fn get(&mut self, path: &str) -> Result<String, String> {
        self.ask("GET", path, Bytes::new()).await
    }

    /// Sends a document and returns the answer.
    pub async fn post<T: DeserializeOwned>(&mut self, path: &str, body: &impl Serialize) -> Result<T, String> {
        let body = serde_json::to_vec(body).map_err(|error| error.to_string())?;
        let text = self.ask("POST", path, body.into()).await?;
        serde_json::from_str(&text).map_err(|error| format!("{path}: {error}"))
    }

    async fn ask(&mut self, method: &str, path: &str, body: Bytes) -> Result<String, String> {
        let told = |error: &dyn std::fmt::Display| format!("{method} {path}: {error}");
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.server));
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        let request = request.body(Full::from(body)).map_err(|error| told(&error))?;
        let response = self.http.request(request).await.map_err(|error| told(&error))?;
        let status = response.status();
        if let Some(set) = response.headers().get("set-cookie").and_then(|value| value.to_str().ok()) {
            self.cookie = set.split(';').next().map(str::to_owned);
        }
        let body = response.into_body().collect().await.map_err(|error| told(&error))?.to_bytes();
        let text = String::from_utf8_lossy(&body).into_owned();
        if status.is_success() { Ok(text) } else { Err(told(&format!("{status} {text}"))) }
    }

    /// Opens the socket of a table.
    pub async fn socket(&self, table: &str) -> Result<Socket, String> {
        let told = |error: &dyn std::fmt::Display| format!("the socket of a table: {error}");
        let socket = TcpSocket::new_v4().map_err(|error| told(&error))?;
        socket.bind((self.from, 0).into()).map_err(|error| told(&error))?;
        let stream = socket.connect(self.server.into()).await.map_err(|error| told(&error))?;
        stream.set_nodelay(true).map_err(|error| told(&error))?;
        let url = format!("ws://{}/api/tables/{table}/socket", self.server);
        let mut request = url.into_client_request().map_err(|error| told(&error))?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().map_err(|_| told(&"a cookie"))?);
        }
        let config = WebSocketConfig::default().read_buffer_size(AT_ONCE);
        let (socket, _) =
            client_async_with_config(request, stream, Some(config)).await.map_err(|error| told(&error))?;
        Ok(socket)
    }
}
