//! Accepts connections and serves their requests within [`Limits`].

use crate::{
    connections::{Connections, Limits, Slot},
    error::ApiError,
};
use axum::{
    Router,
    body::{Body, Bytes, HttpBody},
    extract::{ConnectInfo, Request},
    response::Response,
};
use hyper::{
    body::{Frame, Incoming, SizeHint},
    server::conn::http1,
};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::{
    io,
    net::SocketAddr,
    pin::{Pin, pin},
    sync::Arc,
    task::{Context, Poll, ready},
    time::Duration,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinSet,
    time::{Instant, Sleep, sleep},
};
use tower::ServiceExt;
use wire::Code;
use words::{Language, Words};

/// Maximum size of a request head.
const HEAD: usize = 32 * 1024;
/// Maximum size of the buffer of a connection.
const BUFFER: usize = 64 * 1024;
/// Bytes that a client must take within [`Limits::stalled`].
const PROGRESS: usize = 8 * 1024;
/// Pause after `accept` has failed.
const PAUSE: Duration = Duration::from_millis(100);

/// Accepts connections and serves them.
pub struct Listener {
    /// Listening socket.
    pub listener: TcpListener,
    /// Open connections.
    pub connections: Arc<Connections>,
    /// Trusted proxies; their connections are kept alive for longer.
    pub proxies: crate::proxies::Proxies,
    /// Limits of connections and waits.
    pub limits: Limits,
    /// Handles the requests.
    pub router: Router,
}

impl Listener {
    /// Serves until `stop`, then completes the requests in progress.
    pub async fn run(self, mut stop: watch::Receiver<bool>) {
        let mut tasks = JoinSet::new();
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept() => accepted,
                Some(_) = tasks.join_next() => continue,
                () = told(&mut stop) => break,
            };
            match accepted {
                Ok((stream, peer)) => {
                    let slot = self.connections.enter(peer.ip());
                    metrics::gauge!("hotline_connections").set(self.connections.count() as f64);
                    if let Some(slot) = slot {
                        // Without this, an update waits until the client has acknowledged the previous one.
                        let _ = stream.set_nodelay(true);
                        tasks.spawn(self.answer(stream, peer, slot, stop.clone()));
                    } else {
                        metrics::counter!("hotline_connections_refused_total").increment(1);
                    }
                }
                // The client left before it was accepted, or file descriptors ran out. Either way, later clients may succeed.
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    sleep(PAUSE).await;
                }
            }
        }
        drop(self.listener);
        while tasks.join_next().await.is_some() {}
    }

    fn answer(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        slot: Arc<Slot>,
        mut stop: watch::Receiver<bool>,
    ) -> impl Future<Output = ()> + use<> {
        let (router, at) = (self.router.clone(), Arc::clone(&slot));
        let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
            let answered = router.clone().oneshot(take(request, peer, &at));
            let at = Arc::clone(&at);
            async move { answered.await.map(|response| give(response, at)) }
        });
        let stalled = self.limits.stalled;
        let stream = Steady { stream, stalled, late: None, taken: 0, slot: Arc::clone(&slot), refusal: None };
        let believed = self.proxies.believes(peer.ip().to_canonical());
        let head = if believed { self.limits.proxied_head } else { self.limits.head };
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(head)
            .max_header_size(HEAD)
            .max_buf_size(BUFFER)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        async move {
            let mut connection = pin!(connection);
            tokio::select! {
                _ = connection.as_mut() => {} // errors concern this connection alone
                () = slot.evicted() => {}
                () = told(&mut stop) => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            slot.work(); // a socket outlives this task and must not be evicted
        }
    }
}

/// Completes when the server begins to shut down.
async fn told(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Attaches the peer's address to a request. The connection counts as waiting until the body is complete.
fn take(request: hyper::Request<Incoming>, peer: SocketAddr, slot: &Arc<Slot>) -> Request {
    if request.body().is_end_stream() {
        slot.work();
    }
    let mut request = request.map(|body| Body::new(Sent { body, slot: Arc::clone(slot) }));
    request.extensions_mut().insert(ConnectInfo(peer));
    request
}

/// Wraps a response. The connection counts as waiting again once the body is sent.
fn give(response: Response, slot: Arc<Slot>) -> Response {
    slot.work();
    response.map(|body| Body::new(Answer { body, slot }))
}

/// A request body.
struct Sent {
    body: Incoming,
    slot: Arc<Slot>,
}

impl HttpBody for Sent {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(cx));
        if frame.is_none() || self.body.is_end_stream() {
            self.slot.work();
        }
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A response body.
struct Answer {
    body: Body,
    slot: Arc<Slot>,
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Answer {
    fn drop(&mut self) {
        self.slot.wait();
    }
}

/// A connection that fails when its client stops reading, be it a response, an event or a message on a socket.
struct Steady {
    stream: TcpStream,
    stalled: Duration,
    /// Deadline for the client, set when it first did not take everything.
    late: Option<Pin<Box<Sleep>>>,
    /// Bytes taken since then.
    taken: usize,
    /// Sockets outlive the task of their connection, and count as long as they are open.
    slot: Arc<Slot>,
    /// Rest of the refusal that replaces an empty response.
    refusal: Option<Vec<u8>>,
}

/// Returns the response that replaces hyper's empty one to a head that it cannot parse. That one alone is sent while no request is in
/// progress, and it ends the connection.
fn refusal(bytes: &[u8]) -> Option<Vec<u8>> {
    let head = std::str::from_utf8(bytes).ok()?.strip_suffix("\r\n\r\n")?;
    let (status, fields) = head.strip_prefix("HTTP/1.1 ")?.split_once("\r\n")?;
    let code = match status.get(..3)? {
        "400" => Code::Malformed,
        "414" | "431" => Code::TooLarge,
        _ => return None,
    };
    let body = wire::to_json(&ApiError::from(code).render(&Words::new(Language::English)));
    let length = |field: &&str| !field.starts_with("content-length:");
    let fields: Vec<_> = fields.split("\r\n").filter(length).collect();
    let (fields, size) = (fields.join("\r\n"), body.len());
    let kind = "content-type: application/json";
    Some(format!("HTTP/1.1 {status}\r\n{fields}\r\n{kind}\r\ncontent-length: {size}\r\n\r\n{body}").into_bytes())
}

impl Steady {
    /// Writes a refusal if `bytes` is an empty one from hyper; returns none otherwise.
    fn refuse(&mut self, cx: &mut Context<'_>, bytes: &[u8]) -> Option<Poll<io::Result<usize>>> {
        if self.refusal.is_none() && bytes.starts_with(b"HTTP/1.1 4") && self.slot.waits() {
            self.refusal = refusal(bytes);
        }
        let words = self.refusal.as_mut()?;
        while !words.is_empty() {
            match Pin::new(&mut self.stream).poll_write(cx, words) {
                Poll::Ready(Ok(count)) => drop(words.drain(..count)),
                Poll::Ready(Err(error)) => return Some(Poll::Ready(Err(error))),
                Poll::Pending => return Some(self.wrote(cx, Poll::Pending, 0)),
            }
        }
        self.refusal = None;
        Some(Poll::Ready(Ok(bytes.len())))
    }

    /// Handles the result of writing `of` bytes: fails the connection if the client is too slow.
    fn wrote(&mut self, cx: &mut Context<'_>, wrote: Poll<io::Result<usize>>, of: usize) -> Poll<io::Result<usize>> {
        match wrote {
            Poll::Ready(Ok(bytes)) => {
                self.taken += bytes;
                if bytes == of || self.taken >= PROGRESS {
                    (self.late, self.taken) = (None, 0);
                }
                Poll::Ready(Ok(bytes))
            }
            Poll::Ready(Err(error)) => Poll::Ready(Err(error)),
            Poll::Pending => {
                let deadline = Instant::now() + self.stalled;
                let late = self.late.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(deadline)));
                ready!(late.as_mut().poll(cx));
                metrics::counter!("hotline_connections_stalled_total").increment(1);
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
        }
    }
}

impl AsyncRead for Steady {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Steady {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        if let Some(refused) = self.refuse(cx, bytes) {
            return refused;
        }
        let wrote = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.wrote(cx, wrote, bytes.len())
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        if let [head] = parts
            && let Some(refused) = self.refuse(cx, head)
        {
            return refused;
        }
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.wrote(cx, wrote, parts.iter().map(|part| part.len()).sum())
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
