use super::*;
use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    path::PathBuf,
    process::Child,
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::{Duration, Instant},
};
use yaml_rust2::{Yaml, YamlLoader};

/// Longer than any step takes, even on a stalled machine: only a hang exceeds it.
const PATIENCE: Duration = Duration::from_secs(120);

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Creates a new folder for one test.
fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("hotline-deploy-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder");
    path
}

/// Runs a program, which must be installed, and returns whether it succeeded and what it printed.
fn output(program: &str, package: &str, args: &[&str]) -> (bool, String) {
    let done = Command::new(program).args(args).output();
    let done = done.unwrap_or_else(|error| {
        panic!(
            "{program} cannot be started ({error}): install Debian's package `{package}`, as `cargo xtask test` does."
        )
    });
    let text = [done.stdout, done.stderr].concat();
    (done.status.success(), String::from_utf8_lossy(&text).into_owned())
}

fn nginx_program() -> &'static str {
    nginx().expect("nginx is missing: install Debian's package `nginx`, as `cargo xtask test` does.")
}

/// Lays out nginx's files in a folder as they are installed, with its logs there and the addresses that `place` returns. Returns the folder.
fn site(name: &str, listen: &str, place: impl Fn(&str) -> Option<String>) -> PathBuf {
    let folder = folder(name);
    let here = folder.display().to_string();
    fs::create_dir_all(folder.join("hotline/certificates")).expect("a folder");
    let listen = read(&format!("deploy/nginx/listen-{listen}.conf"));
    let listen: Vec<String> = listen
        .lines()
        .filter_map(|line| match line.strip_prefix("listen ").and_then(|rest| rest.strip_suffix(';')) {
            None => Some(line.to_owned()),
            Some(rest) => {
                let (address, more) = rest.split_once(' ').unwrap_or((rest, ""));
                place(address).map(|address| format!("listen {address} {more};"))
            }
        })
        .collect();
    let upstream = read("deploy/nginx/upstream-one.conf");
    let upstream = place("upstream").map_or(upstream.clone(), |address| upstream.replace("127.0.0.1:1945", &address));
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path {here}/{kind};\n"))
        .concat();
    let whole = format!(
        "daemon off;\nmaster_process off;\npid {here}/pid;\nevents {{}}\nhttp {{\n{temporary}include site.conf;\n}}\n"
    );
    for (file, text) in [
        ("nginx.conf", whole),
        ("site.conf", read("deploy/nginx/hotline.conf").replace("/var/log/nginx", &here)),
        ("hotline/listen.conf", listen.join("\n")),
        ("hotline/upstream.conf", upstream),
    ] {
        fs::write(folder.join(file), text).expect("a file");
    }
    folder
}

/// Returns the arguments that make nginx read its configuration from a folder, and log errors there even before it has read it.
fn taken_from(folder: &Path) -> [String; 6] {
    let [here, file, log] = ["", "nginx.conf", "start.log"].map(|name| folder.join(name).display().to_string());
    ["-p".to_owned(), here, "-c".to_owned(), file, "-e".to_owned(), log]
}

/// Creates `privkey.pem` and `fullchain.pem` in a folder.
fn certify(folder: &Path) {
    let [key, certificate] = ["privkey.pem", "fullchain.pem"].map(|name| folder.join(name).display().to_string());
    let new = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"];
    let (made, told) = output("openssl", "openssl", &[&new[..], &["-keyout", &key, "-out", &certificate]].concat());
    assert!(made, "{told}");
}

#[test]
fn nginx_accepts_every_configuration_without_warnings() {
    for listen in ["http", "https"] {
        let folder = site(listen, listen, |address| {
            // A socket in the folder: ports below 1024 need root, and may be in use.
            let place = address.chars().filter(char::is_ascii_digit).collect::<String>();
            let version = if address.starts_with('[') { 6 } else { 4 };
            let socket = std::env::temp_dir().join(format!("hotline-{}-{place}-{version}", std::process::id()));
            (address != "upstream").then(|| format!("unix:{}", socket.display()))
        });
        certify(&folder.join("hotline/certificates"));
        let args = taken_from(&folder);
        let args: Vec<&str> = args.iter().map(String::as_str).chain(["-t"]).collect();
        let (fits, told) = output(nginx_program(), "nginx", &args);
        assert!(fits && !told.contains("[warn]") && told.contains("test is successful"), "{listen}: {told}");
        fs::remove_dir_all(folder).expect("the folder can be removed");
    }
}

/// Starts a server behind the proxy that reports the requests it gets. It accepts upgrades and echoes what it receives; of the lobby's events it
/// sends only one.
fn behind() -> (SocketAddr, Receiver<String>) {
    fn answer(stream: TcpStream, asked: &Sender<String>) -> std::io::Result<()> {
        let mut writer = stream.try_clone()?;
        let mut reader = BufReader::new(stream);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if reader.read_line(&mut head)? == 0 {
                return Ok(());
            }
        }
        if !head.contains(" /healthz ") {
            let _ = asked.send(head.to_lowercase());
        }
        let (upgrade, events) = (head.contains("websocket"), head.starts_with("GET /api/lobby/events"));
        let response = match (upgrade, events) {
            (true, _) => {
                // The answer to the key that the test sends (RFC 6455, section 1.3).
                "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
                 sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n"
            }
            (_, true) => "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\ndata: first\n\n",
            _ => "HTTP/1.1 200 OK\r\ncontent-length: 3\r\nconnection: close\r\n\r\nok\n",
        };
        writer.write_all(response.as_bytes())?;
        if upgrade || events {
            std::io::copy(&mut reader, &mut writer)?;
        }
        Ok(())
    }
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let (address, (asked, heard)) = (listener.local_addr().expect("an address"), channel());
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let asked = asked.clone();
            thread::spawn(move || answer(stream, &asked));
        }
    });
    (address, heard)
}

/// Lays out HAProxy's files in a folder, with a server and other addresses. Returns the arguments that make HAProxy read them.
fn balancer(folder: &Path, listen: &str, bind: &str, server: &str) -> Vec<String> {
    let here = folder.display().to_string();
    let base = read("deploy/haproxy/hotline.cfg");
    let base: Vec<&str> = base.lines().filter(|line| !line.trim_start().starts_with("server ")).collect();
    let base = format!("{}\n    server only {server}\n", base.join("\n"));
    let listen = read(&format!("deploy/haproxy/listen-{listen}.cfg"));
    let listen = listen.replace("bind :80", &format!("bind {bind}")).replace("bind :443", &format!("bind {bind}.tls"));
    let listen = listen.replace("/etc/haproxy/certificates", &here);
    for (file, text) in [("hotline.cfg", base), ("listen.cfg", listen)] {
        fs::write(folder.join(file), text).expect("a file");
    }
    ["hotline.cfg", "listen.cfg"].iter().flat_map(|file| ["-f".to_owned(), format!("{here}/{file}")]).collect()
}

fn haproxy_program() -> &'static str {
    haproxy().expect("HAProxy is missing: install Debian's package `haproxy`, as `cargo xtask test` does.")
}

#[test]
fn haproxy_accepts_every_configuration_without_warnings() {
    for listen in ["http", "https"] {
        let folder = folder(&format!("haproxy-{listen}"));
        certify(&folder);
        let pair = ["fullchain.pem", "privkey.pem"].map(|name| fs::read_to_string(folder.join(name)).expect("a file"));
        fs::write(folder.join("hotline.pem"), pair.concat()).expect("a file");
        let socket = format!("unix@{}", folder.join("socket").display());
        let mut args = balancer(&folder, listen, &socket, "127.0.0.1:1945");
        args.push("-c".to_owned());
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let (fits, told) = output(haproxy_program(), "haproxy", &args);
        assert!(fits && !told.contains("WARNING"), "{listen}: {told}");
        fs::remove_dir_all(folder).expect("the folder can be removed");
    }
}

/// A proxy that runs until the end of a test.
struct Proxy {
    child: Child,
    address: SocketAddr,
    folder: PathBuf,
}

impl Proxy {
    fn nginx(behind: SocketAddr) -> Proxy {
        let free = free();
        let folder = site("runs", "http", |address| match address {
            "80" => Some(free.to_string()),
            "upstream" => Some(behind.to_string()),
            _ => None,
        });
        let mut command = Command::new(nginx_program());
        Proxy::run(command.args(taken_from(&folder)), free, folder)
    }

    fn haproxy(behind: SocketAddr) -> Proxy {
        let (free, folder) = (free(), folder("balances"));
        let mut command = Command::new(haproxy_program());
        command.arg("-db").args(balancer(&folder, "http", &free.to_string(), &behind.to_string()));
        let log = fs::File::create(folder.join("access.log")).expect("a file");
        command.stderr(log.try_clone().expect("a file")).stdout(log);
        Proxy::run(&mut command, free, folder)
    }

    fn run(command: &mut Command, address: SocketAddr, folder: PathBuf) -> Proxy {
        let proxy = Proxy { child: command.spawn().expect("the proxy runs"), address, folder };
        let begun = Instant::now();
        while TcpStream::connect(address).is_err() {
            assert!(begun.elapsed() < PATIENCE, "the proxy does not answer: {}", proxy.log("start.log"));
            thread::sleep(Duration::from_millis(10));
        }
        proxy
    }

    fn log(&self, name: &str) -> String {
        fs::read_to_string(self.folder.join(name)).unwrap_or_default()
    }

    /// Sends the head of a request, and a body after it.
    fn ask(&self, line: &str, headers: &str, body: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).expect("the proxy answers");
        stream.set_read_timeout(Some(PATIENCE)).expect("a deadline");
        let head = format!("{line} HTTP/1.1\r\nHost: games.example:8080\r\n{headers}\r\n{body}");
        stream.write_all(head.as_bytes()).expect("sent");
        stream
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Returns a free address.
fn free() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port")
}

/// Reads until the text ends with `what`.
fn until(stream: &mut TcpStream, what: &str) -> String {
    let (mut text, mut byte) = (String::new(), [0]);
    while !text.ends_with(what) {
        match stream.read(&mut byte) {
            Ok(1) => text.push(byte[0].into()),
            other => panic!("{other:?} before `{what}`: {text}"),
        }
    }
    text
}

#[test]
fn nginx_forwards_what_a_table_needs_and_logs_no_secrets() {
    let (behind, heard) = behind();
    let proxy = Proxy::nginx(behind);
    passes_on(&proxy, &heard);
    logs_without_secrets(&proxy, "\"GET /metrics HTTP/1.1\" 404");
}

#[test]
fn haproxy_forwards_what_a_table_needs_and_logs_no_secrets() {
    let (behind, heard) = behind();
    let proxy = Proxy::haproxy(behind);
    passes_on(&proxy, &heard);
    // It also logs requests that it cannot parse.
    let mut page = proxy.ask("GET /t/some?invite=secret", "Content-Length: x\r\n", "");
    assert!(until(&mut page, "\r\n").contains(" 400 "));
    logs_without_secrets(&proxy, "BADREQ");
}

/// Waits for a log line, and expects the requested page in the log without the secret of its invitation.
fn logs_without_secrets(proxy: &Proxy, last: &str) {
    let begun = Instant::now();
    while !proxy.log("access.log").contains(last) {
        assert!(begun.elapsed() < PATIENCE, "{}", proxy.log("access.log"));
        thread::sleep(Duration::from_millis(10));
    }
    let log = proxy.log("access.log") + &proxy.log("error.log");
    assert!(log.contains("\"GET /t/some HTTP/1.1\" 200") && !log.contains("secret"), "{log}");
}

/// Checks what both proxies must forward.
fn passes_on(proxy: &Proxy, heard: &Receiver<String>) {
    let heard = || heard.recv_timeout(PATIENCE).expect("the server gets the request");

    let mut page = proxy.ask("GET /t/some?invite=secret", "X-Forwarded-For: 198.51.100.1\r\n", "");
    assert!(until(&mut page, "ok\n").starts_with("HTTP/1.1 200"));
    let asked = heard();
    for header in [
        "get /t/some?invite=secret http/1.1",
        "host: games.example:8080",
        "x-forwarded-for: 198.51.100.1, 127.0.0.1",
        "x-forwarded-proto: http",
    ] {
        assert!(asked.contains(&format!("{header}\r\n")), "{header}: {asked}");
    }
    assert!(!asked.contains("upgrade"), "{asked}");

    let upgrade = "Connection: Upgrade\r\nUpgrade: WebSocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let mut socket = proxy.ask("GET /api/tables/some/socket?seat=west", upgrade, "");
    let accepted = until(&mut socket, "\r\n\r\n");
    assert!(accepted.starts_with("HTTP/1.1 101"), "{accepted}");
    assert!(heard().contains("connection: upgrade\r\n"));
    socket.write_all(b"a command").expect("sent");
    until(&mut socket, "a command");

    let mut events = proxy.ask("GET /api/lobby/events", "", "");
    until(&mut events, "data: first\n\n"); // the response has not ended, and never does
    heard();

    let mut other = proxy.ask("GET /", "Connection: Upgrade\r\nUpgrade: h2c\r\n", "");
    assert!(until(&mut other, "ok\n").starts_with("HTTP/1.1 200"));
    assert!(!heard().contains("h2c"), "only WebSocket upgrades are forwarded");

    let mut large = proxy.ask("POST /api/records", "Content-Length: 8388609\r\n", "");
    assert!(until(&mut large, "\r\n").contains(" 413 "));
    let mut figures = proxy.ask("GET /metrics", "", "");
    assert!(until(&mut figures, "\r\n").contains(" 404 "));
}

#[test]
fn the_proxy_accepts_every_body_size_that_the_server_accepts() {
    let server = read("crates/server/src/visitor.rs");
    assert!(server.contains("const PATIENCE: usize = 8 * 1024 * 1024;"), "change client_max_body_size with it");
    assert!(read("deploy/nginx/hotline.conf").contains("client_max_body_size 8m;"));
    for listen in ["http", "https"] {
        let text = read(&format!("deploy/haproxy/listen-{listen}.cfg"));
        assert!(text.contains("content-length),div(8388609) gt 0"), "{listen}");
    }
}

#[test]
fn systemd_accepts_the_unit_and_rates_it_safe() {
    let folder = folder("unit");
    let unit = folder.join("hotline.service");
    // It checks that the program exists, and here it is not installed.
    let text = read("deploy/hotline.service").replace("/usr/local/bin/hotline", "/bin/true");
    fs::write(&unit, text).expect("a file");
    let unit = unit.display().to_string();
    let (fits, told) = output("systemd-analyze", "systemd", &["verify", "--man=no", &unit]);
    // Its remarks on other units depend on its version and on the machine.
    let of_unit: Vec<_> = told.lines().filter(|line| line.contains("hotline.service")).collect();
    assert!(fits && of_unit.is_empty(), "{told}");
    let safe = ["security", "--offline=true", "--threshold=15", "--no-pager", &unit];
    let (safe, told) = output("systemd-analyze", "systemd", &safe);
    assert!(safe, "the exposure is above 1.5: {told}");
    fs::remove_dir_all(folder).expect("the folder can be removed");
}

/// Returns a document with its `<<` merged.
fn merged(yaml: &Yaml) -> Yaml {
    match yaml {
        Yaml::Hash(hash) => {
            let mut whole = yaml_rust2::yaml::Hash::new();
            if let Some(Yaml::Hash(base)) = hash.get(&Yaml::from_str("<<")).map(merged) {
                whole.extend(base);
            }
            let own = hash.iter().filter(|(key, _)| key.as_str() != Some("<<"));
            whole.extend(own.map(|(key, value)| (key.clone(), merged(value))));
            Yaml::Hash(whole)
        }
        Yaml::Array(array) => Yaml::Array(array.iter().map(merged).collect()),
        other => other.clone(),
    }
}

fn compose() -> Yaml {
    let documents = YamlLoader::load_from_str(&read("deploy/compose.yaml")).expect("YAML");
    assert_eq!(documents.len(), 1);
    merged(&documents[0])
}

fn keys(yaml: &Yaml) -> Vec<&str> {
    let hash = yaml.as_hash().unwrap_or_else(|| panic!("an object: {yaml:?}"));
    hash.keys().map(|key| key.as_str().expect("a text")).collect()
}

/// Returns every string in a document.
fn texts(yaml: &Yaml) -> Vec<&str> {
    match yaml {
        Yaml::String(text) => vec![text],
        Yaml::Array(array) => array.iter().flat_map(texts).collect(),
        Yaml::Hash(hash) => hash.values().flat_map(texts).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn every_service_has_a_health_check_and_a_restart_policy_and_only_keys_known_to_compose() {
    let compose = compose();
    for key in keys(&compose) {
        assert!(key.starts_with("x-") || ["name", "services", "volumes", "networks"].contains(&key), "{key}");
    }
    let known = "build command depends_on environment healthcheck image networks ports read_only restart security_opt \
                 stop_grace_period sysctls volumes";
    let services = &compose["services"];
    assert_eq!(keys(services), ["db", "one", "two", "worker", "proxy"]);
    for name in keys(services) {
        let service = &services[name];
        for key in keys(service) {
            assert!(known.split(' ').any(|known| known == key), "{name}: {key}");
        }
        assert_eq!(service["restart"].as_str(), Some("unless-stopped"), "{name}");
        for key in keys(&service["healthcheck"]) {
            assert!("test interval timeout retries start_period".split(' ').any(|known| known == key), "{name}: {key}");
        }
        assert_eq!(service["healthcheck"]["test"][0].as_str(), Some("CMD"), "{name}");
        let others = service["depends_on"].as_hash().into_iter().flatten();
        for (other, how) in others {
            assert!(!services[other.as_str().expect("a name")].is_badvalue(), "{name} depends on {other:?}");
            assert_eq!(how["condition"].as_str(), Some("service_healthy"), "{name}");
        }
        let networks = match &service["networks"] {
            Yaml::Array(array) => array.iter().map(|name| name.as_str().expect("a name")).collect(),
            hash => keys(hash),
        };
        assert!(networks.iter().all(|network| !compose["networks"][*network].is_badvalue()), "{name}: {networks:?}");
    }
}

#[test]
fn the_files_contain_no_password_and_explain_every_variable() {
    let (compose, example) = (compose(), read("deploy/env.example"));
    for name in keys(&compose["services"]) {
        let environment = compose["services"][name]["environment"].as_hash().into_iter().flatten();
        for (key, value) in environment.filter(|(key, _)| key.as_str().is_some_and(|key| key.contains("PASSWORD"))) {
            let value = value.as_str().expect("a text");
            assert!(value.starts_with("${HOTLINE_DB_PASSWORD:?"), "{name}: {key:?}");
        }
    }
    assert!(example.contains("\nHOTLINE_DB_PASSWORD=\n"), "the example has no password");
    for text in texts(&compose) {
        for variable in text.split("${").skip(1).map(|rest| rest.split([':', '}']).next().expect("a name")) {
            assert!(example.contains(&format!("{variable}=")), "{variable}");
        }
    }
}

#[test]
fn mounted_files_exist() {
    let compose = compose();
    for name in keys(&compose["services"]) {
        for mount in texts(&compose["services"][name]["volumes"]) {
            let alternatives: &[&str] = if mount.contains("${HOTLINE_SCHEME") { &["http", "https"] } else { &[""] };
            for alternative in alternatives {
                let mount = mount.replace("${HOTLINE_SCHEME:-http}", alternative);
                let (from, _) = mount.split_once(':').expect("from and to");
                let there = match from.strip_prefix("./") {
                    Some(file) => root().join("deploy").join(file).exists(),
                    None => keys(&compose["volumes"]).contains(&from),
                };
                assert!(there, "{name}: {mount}");
            }
        }
    }
    let context =
        root().join("deploy").join(compose["services"]["one"]["build"]["context"].as_str().expect("a folder"));
    assert!(context.join(compose["services"]["one"]["build"]["dockerfile"].as_str().expect("a file")).exists());
}

#[test]
fn the_proxy_lists_the_servers_and_the_servers_trust_only_the_proxy() {
    let compose = compose();
    let address = |name: &str| {
        let address = &compose["services"][name]["networks"]["front"]["ipv4_address"];
        address.as_str().unwrap_or_else(|| panic!("{name} has a fixed address")).to_owned()
    };
    let upstream = read("deploy/haproxy/hotline.cfg");
    let listed: Vec<&str> = upstream.lines().filter_map(|line| line.trim().strip_prefix("server ")).collect();
    assert_eq!(listed, ["one", "two"].map(|name| format!("{name} {}:1945", address(name))));
    for name in ["one", "two"] {
        let command = texts(&compose["services"][name]["command"]);
        assert_eq!(command, ["serve", "--role", "web", "--trusted-proxy", &address("proxy")], "{name}");
    }
    assert_eq!(texts(&compose["services"]["worker"]["command"])[..3], ["serve", "--role", "worker"]);
    assert_eq!(compose["services"]["worker"]["environment"]["HOTLINE_LISTEN"].as_str(), Some("127.0.0.1:1945"));
}

/// Returns the instructions of the Containerfile, each on one line.
fn instructions() -> Vec<(String, String)> {
    let text = read("deploy/Containerfile");
    let lines = text.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n").replace("\\\n", " ");
    let lines = lines.lines().filter(|line| !line.trim().is_empty());
    lines
        .map(|line| line.split_once(' ').map(|(word, rest)| (word.to_owned(), rest.to_owned())).expect("words"))
        .collect()
}

#[test]
fn the_container_is_built_from_existing_files_and_runs_as_an_unprivileged_user() {
    let known = "FROM RUN WORKDIR COPY USER ENV VOLUME EXPOSE STOPSIGNAL HEALTHCHECK ENTRYPOINT CMD";
    let ignored = read(".dockerignore");
    let (mut stages, mut copied) = (Vec::new(), Vec::new());
    for (word, rest) in instructions() {
        assert!(known.split(' ').any(|known| known == word), "{word}");
        let mut words: Vec<&str> = rest.split_whitespace().collect();
        match (word.as_str(), &words[..]) {
            ("FROM", [_, "AS", stage]) => stages.push((*stage).to_owned()),
            ("FROM", _) => panic!("a stage without a name: {rest}"),
            ("COPY", [from, _, _]) if from.starts_with("--from=") => {
                assert!(stages.contains(&from["--from=".len()..].to_owned()), "{rest}");
            }
            ("COPY", _) => {
                words.pop();
                for source in words {
                    assert!(root().join(source).exists(), "{source}");
                    assert!(!ignored.lines().any(|line| line == source), "{source} is ignored");
                    copied.push(source.to_owned());
                }
            }
            _ => {}
        }
    }
    assert_eq!(stages, ["build", "run"]);
    // The files that the server's build script watches, and the members of the workspace.
    for needed in ["Cargo.toml", "Cargo.lock", ".cargo", "crates", "xtask", "web", "docs/rules", "books", "lessons"] {
        assert!(copied.iter().any(|source| source == needed), "{needed}");
    }
    let said = |word: &str| {
        let found = instructions().into_iter().rev().find(|(found, _)| found == word);
        found.unwrap_or_else(|| panic!("{word}")).1
    };
    assert_eq!((said("USER").as_str(), said("STOPSIGNAL").as_str()), ("hotline", "SIGTERM"));
    assert!(said("HEALTHCHECK").contains("http://127.0.0.1:1945/healthz"));
    let workspace = read("Cargo.toml");
    let version = workspace.lines().find_map(|line| line.strip_prefix("rust-version = ")).expect("a version");
    assert!(
        instructions()[0].1.starts_with(&format!("rust:{}-", version.trim_matches('"'))),
        "the Rust version of the workspace"
    );
}
