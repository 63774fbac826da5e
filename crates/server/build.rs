//! Builds the web client when its sources have changed. If it cannot be built, a page that says so is embedded instead.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

const PAGE: &str = "<!doctype html><meta charset=\"utf-8\"><title>Hotline</title>\
<p>Hotline is running, but it was built without its web client. <a href=\"/api/openapi.json\">The API</a> is there.</p>";

fn main() {
    let web = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../web");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("web");
    println!("cargo:rerun-if-env-changed=HOTLINE_NO_WEB");
    for source in ["package.json", "package-lock.json", "index.html", "vite.config.ts", "scripts", "map", "src"] {
        println!("cargo:rerun-if-changed={}", web.join(source).display());
    }
    for elsewhere in ["crates/words/locales", "crates/curtain/packs", "books"] {
        println!("cargo:rerun-if-changed={}", web.join("..").join(elsewhere).display());
    }
    let _ = fs::remove_dir_all(&out);
    fs::create_dir_all(&out).expect("the folder can be made");
    let wanted = web.join("package.json").exists() && env::var_os("HOTLINE_NO_WEB").is_none();
    if wanted && build(&web) {
        copy(&web.join("dist"), &out);
    } else {
        fs::write(out.join("index.html"), PAGE).expect("the page can be written");
    }
}

/// Runs `npm ci` if the lockfile differs from the copy that its last run left (`postinstall`), then `vite build`. Returns false, with a
/// warning, if either fails.
fn build(web: &Path) -> bool {
    let (lock, stamp) = (web.join("package-lock.json"), web.join("node_modules/.hotline-lock"));
    let same = fs::read(&lock).ok().is_some_and(|lock| fs::read(&stamp).is_ok_and(|stamp| stamp == lock));
    (same || npm(web, &["ci", "--no-audit", "--no-fund"])) && npm(web, &["run", "build"])
}

fn npm(web: &Path, arguments: &[&str]) -> bool {
    match Command::new("npm").args(arguments).current_dir(web).output() {
        Ok(output) if output.status.success() => true,
        Ok(output) => {
            let text = String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
            for line in text.lines().filter(|line| !line.trim().is_empty()).take(20) {
                println!("cargo:warning=npm {}: {line}", arguments.join(" "));
            }
            println!("cargo:warning=The web client could not be built: Hotline will run without it.");
            false
        }
        Err(error) => {
            println!(
                "cargo:warning=npm cannot be started ({error}): install Node.js 20 or newer to have the web client."
            );
            false
        }
    }
}

fn copy(from: &Path, to: &Path) {
    let Ok(entries) = fs::read_dir(from) else { return };
    for entry in entries.flatten() {
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            fs::create_dir_all(&target).expect("the folder can be made");
            copy(&path, &target);
        } else {
            fs::copy(&path, &target).expect("the file can be copied");
        }
    }
}
