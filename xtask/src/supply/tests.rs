use serde_json::Value;
use spdx::{Expression, LicenseReq, Licensee, ParseMode};
use std::{fs, path::Path, process::Command};
use toml::Table;

/// Further licences of fonts, pictograms and tools of the web client, which are not linked into anything. The About page names authors.
const FOR_PAGES: [&str; 3] = ["CC-BY-3.0", "MPL-2.0", "OFL-1.1"];

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the content of `deny.toml`.
fn policy() -> Table {
    read("deny.toml").parse().expect("deny.toml is TOML")
}

fn strings(list: &toml::Value) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|one| one.as_str().expect("a word").to_owned()).collect()
}

/// Returns the licences that a crate may have.
fn allowed(policy: &Table, name: &str) -> Vec<String> {
    let licences = &policy["licenses"];
    let exceptions = licences["exceptions"].as_array().expect("a list").iter();
    let its_own = exceptions.filter(|one| one["crate"].as_str() == Some(name)).flat_map(|one| strings(&one["allow"]));
    strings(&licences["allow"]).into_iter().chain(its_own).collect()
}

/// Returns true if a licence expression can be satisfied by allowed licences.
fn permits(licence: &str, allowed: &[String]) -> bool {
    let Ok(expression) = Expression::parse_mode(licence, ParseMode::LAX) else { return false };
    let fits = |asked: &LicenseReq| {
        allowed.iter().any(|one| Licensee::parse(one).expect("deny.toml names licences").satisfies(asked))
    };
    expression.evaluate(fits)
}

/// Returns the output of a Rust tool.
fn told(program: &str, args: &[&str]) -> Vec<u8> {
    let told = Command::new(program).args(args).current_dir(env!("CARGO_MANIFEST_DIR")).output();
    let told = told.unwrap_or_else(|error| panic!("{program} cannot be started: {error}"));
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    told.stdout
}

/// Returns every crate that is compiled on this platform, as reported by cargo: others may not have been fetched.
fn crates() -> Vec<Value> {
    let version = String::from_utf8(told("rustc", &["-vV"])).expect("text");
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("rustc names its host");
    let args = ["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", host];
    let told: Value = serde_json::from_slice(&told(env!("CARGO"), &args)).expect("cargo writes JSON");
    told["packages"].as_array().expect("a list").clone()
}

/// Returns the faults in the lock file of the web client.
fn faults_of_packages(lock: &Value, allowed: &[String]) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, package) in lock["packages"].as_object().expect("an object") {
        if path.is_empty() {
            continue; // the web client itself
        }
        let sealed = package["integrity"].as_str().is_some_and(|seal| seal.starts_with("sha512-"));
        let licence = package["license"].as_str().unwrap_or_default();
        for (fault, found) in [
            ("has no sha512 that `npm ci` could verify", !sealed),
            ("names its source: the lock file must not contain hosts", package.get("resolved").is_some()),
            ("runs a script when it is installed", package["hasInstallScript"] == true),
            ("is a link", package["link"] == true),
            ("has a licence that is not allowed", !permits(licence, allowed)),
        ] {
            if found {
                faults.push(format!("{path} {fault}"));
            }
        }
    }
    faults
}

#[test]
fn every_crate_has_an_allowed_licence() {
    let policy = policy();
    let ours = |one: &&Value| one["source"].is_null();
    let all = crates();
    assert!(all.len() > 200, "cargo lists {} crates", all.len());
    for one in all.iter().filter(|one| !ours(one)) {
        let (name, licence) = (one["name"].as_str().expect("a name"), one["license"].as_str().unwrap_or("none"));
        assert!(permits(licence, &allowed(&policy, name)), "{name} has the licence {licence}: see deny.toml");
    }
}

#[test]
fn every_crate_is_from_one_registry_and_has_a_checksum() {
    let lock: Table = read("Cargo.lock").parse().expect("Cargo.lock is TOML");
    let packages = lock["package"].as_array().expect("a list");
    let registries: std::collections::BTreeSet<_> =
        packages.iter().filter_map(|one| one.get("source")?.as_str()).collect();
    assert_eq!(registries.len(), 1, "{registries:?}");
    assert!(registries.iter().all(|one| one.starts_with("registry+")), "{registries:?}");
    for one in packages.iter().filter(|one| one.get("source").is_some()) {
        assert!(one["checksum"].as_str().is_some_and(|sum| sum.len() == 64), "{} has no checksum", one["name"]);
    }
}

#[test]
fn no_crate_is_banned() {
    let policy = policy();
    for unwanted in policy["bans"]["deny"].as_array().expect("a list") {
        let found = crates().iter().any(|one| one["name"].as_str() == unwanted["crate"].as_str());
        assert!(!found, "{}: {}", unwanted["crate"], unwanted["reason"]);
    }
}

#[test]
fn every_package_of_the_web_client_has_a_checksum_and_an_allowed_licence() {
    let mut allowed = allowed(&policy(), "");
    allowed.extend(FOR_PAGES.map(str::to_owned));
    let lock: Value = serde_json::from_str(&read("web/package-lock.json")).expect("the lock file is JSON");
    assert_eq!(faults_of_packages(&lock, &allowed), Vec::<String>::new());
}

#[test]
fn disallowed_licences_and_packages_are_detected() {
    let policy = policy();
    let anyone = allowed(&policy, "");
    for licence in ["GPL-3.0-only", "MIT AND GPL-2.0-only", "MPL-2.0", "none", "", "SSPL-1.0"] {
        assert!(!permits(licence, &anyone), "{licence}");
    }
    for licence in ["MIT", "MIT/Apache-2.0", "Apache-2.0 OR GPL-2.0-only", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
        assert!(permits(licence, &anyone), "{licence}");
    }
    assert!(permits("MPL-2.0", &allowed(&policy, "option-ext")));
    let lock = serde_json::json!({ "packages": {
        "": { "name": "ours" },
        "node_modules/a": { "integrity": "sha512-x", "license": "MIT" },
        "node_modules/b": { "integrity": "sha1-x", "license": "MIT", "resolved": "https://elsewhere.example/b.tgz" },
        "node_modules/c": { "integrity": "sha512-x", "license": "AGPL-3.0-only", "hasInstallScript": true },
        "node_modules/d": { "integrity": "sha512-x", "license": "MIT", "link": true },
    } });
    let faults = faults_of_packages(&lock, &anyone);
    let of = |package: &str| faults.iter().filter(|fault| fault.starts_with(package)).count();
    let counts = ["node_modules/a", "node_modules/b", "node_modules/c", "node_modules/d"].map(of);
    assert_eq!(counts, [0, 2, 2, 1], "{faults:#?}");
}
