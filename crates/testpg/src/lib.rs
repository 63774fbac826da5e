//! A private PostgreSQL server for tests, in a temporary directory with its socket; removed when dropped.
//!
//! A shell supervises the server and waits for the end of its standard input. When the owner drops [`Postgres`], panics or is killed, that
//! input ends, and the shell stops the server and removes the directory. PostgreSQL refuses to run as root, so root runs it as the user
//! `postgres`, which the packages create.

use std::{
    env,
    fmt::Write as _,
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

/// Error message if the binaries are missing.
pub const MISSING: &str = "PostgreSQL is not installed: `initdb` is neither in PATH nor in /usr/lib/postgresql/*/bin; on Debian: apt-get install postgresql";

/// Starts a server, prints `ready` and its directory, and stops it when the input ends. `$1`: directory of the binaries; `$2`: settings.
const SCRIPT: &str = r#"
PATH="$1:$PATH"
dir=$(mktemp -d "${TMPDIR:-/tmp}/hotline-postgres.XXXXXX") || exit 1
trap 'pg_ctl -D "$dir/data" -m immediate stop >/dev/null 2>&1; rm -rf "$dir"' EXIT
trap '' HUP INT TERM
chmod 755 "$dir"
initdb -D "$dir/data" -A trust -U hotline -E UTF8 --locale=C --no-sync >"$dir/log" 2>&1 </dev/null || { cat "$dir/log"; exit 1; }
pg_ctl -D "$dir/data" -l "$dir/log" -w -t 120 -o "-k $dir -c listen_addresses='' $2" start >/dev/null 2>&1 </dev/null ||
    { cat "$dir/log"; exit 1; }
echo "ready $dir"
cat >/dev/null
"#;

/// A running server; dropping it stops it and removes its files.
#[derive(Debug)]
pub struct Postgres {
    shell: Child,
    input: Option<ChildStdin>,
    programs: PathBuf,
    directory: PathBuf,
    databases: AtomicU32,
}

impl Postgres {
    /// Starts a server that does not wait for the disk. Use it for tests, which never cut the power.
    pub fn start() -> Result<Postgres, String> {
        Postgres::start_with("-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=300")
    }

    /// Starts a server that waits for the disk as in production. Use it for measurements.
    pub fn start_durable() -> Result<Postgres, String> {
        Postgres::start_with("-c max_connections=300")
    }

    fn start_with(settings: &str) -> Result<Postgres, String> {
        let programs = programs().ok_or(MISSING)?;
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--", "sh"]);
            command
        } else {
            Command::new("sh")
        };
        command.args(["-c", SCRIPT, "postgres"]).arg(&programs).arg(settings);
        command.current_dir("/").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut shell =
            command.spawn().map_err(|error| format!("the shell of PostgreSQL cannot be started: {error}"))?;
        let input = shell.stdin.take();
        let mut output = BufReader::new(shell.stdout.take().expect("it is piped"));
        let mut line = String::new();
        output.read_line(&mut line).map_err(|error| error.to_string())?;
        match line.trim_end().strip_prefix("ready ") {
            Some(directory) => {
                Ok(Postgres { shell, input, programs, directory: directory.into(), databases: AtomicU32::new(0) })
            }
            None => {
                output.read_to_string(&mut line).map_err(|error| error.to_string())?;
                drop(input);
                let _ = shell.wait();
                Err(format!("PostgreSQL does not start: {line}"))
            }
        }
    }

    /// Creates an empty database and returns its URL.
    pub fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let made = Command::new(self.programs.join("createdb"))
            .arg("-h")
            .arg(&self.directory)
            .args(["-U", "hotline", "-T", "template0", &name])
            .output()
            .expect("it is next to initdb");
        assert!(made.status.success(), "createdb: {}", String::from_utf8_lossy(&made.stderr));
        format!("postgres://hotline@localhost/{name}?host={}", escaped(&self.directory))
    }

    /// Returns the directory with its data and its socket.
    pub fn directory(&self) -> &Path {
        &self.directory
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.shell.wait();
    }
}

/// Returns the directory with `initdb`, `pg_ctl` and `createdb`: from `PATH`, else the newest of Debian's.
pub fn programs() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut found: Vec<PathBuf> = env::split_paths(&path).collect();
    let mut debian: Vec<(u32, PathBuf)> = Path::new("/usr/lib/postgresql")
        .read_dir()
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .collect();
    debian.sort_by_key(|&(version, _)| std::cmp::Reverse(version));
    found.extend(debian.into_iter().map(|(_, directory)| directory));
    let needed = ["initdb", "pg_ctl", "createdb"];
    found.into_iter().find(|directory| needed.iter().all(|program| directory.join(program).exists()))
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Percent-encodes a path as a query parameter.
fn escaped(path: &Path) -> String {
    path.to_string_lossy().bytes().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "%{byte:02X}");
        text
    })
}
