//! `hotline load` on a small scale.

use crate::common::{Node, folder};
use serde_json::Value;
use std::process::{Command, Output};

fn load(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hotline")).arg("load").args(args).output().expect("the program runs")
}

/// Returns the report of a run. Answers may take any time, because these tests do not measure speed.
fn report(args: &[&str]) -> Value {
    let output = load(&[args, &["--patience", "3600", "--json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn load_starts_its_own_server() {
    let args = "--tables 6 --sockets 20 --rate 40 --seconds 3 --stored 12";
    let report = report(&args.split(' ').collect::<Vec<_>>());
    let number = |name: &str| report[name].as_f64().unwrap_or_else(|| panic!("{name} in {report}"));
    assert!(number("due") > 0.0 && number("acknowledged") == number("due"), "{report}");
    assert_eq!(report["errors"], 0);
    // Twenty sockets on six tables: two or three others see each action.
    assert!((2.0..=3.0).contains(&(number("updates") / number("acknowledged"))), "{report}");
    for figures in ["acknowledged_ms", "seen_ms"] {
        let [p50, p90, p99, max] =
            ["p50", "p90", "p99", "max"].map(|part| report[figures][part].as_f64().expect("one"));
        assert!(0.0 < p50 && p50 <= p90 && p90 <= p99 && p99 <= max, "{report}");
    }
    assert!(number("server_cpu_ms_per_action") > 0.0);
}

#[test]
fn load_measures_a_running_server() {
    let folder = folder();
    let node = Node::start(&format!("sqlite:{}", folder.join("load.db").display()));
    let url = format!("http://{}/", node.address);
    // Until one game is over, which takes longer on a slow machine.
    for seconds in (0..=8).map(|power| 5 << power) {
        let (seconds, game) = (seconds.min(600).to_string(), ["--tables", "1", "--rate", "100", "--game", "curtain"]);
        // With `--browser`, the run finally compares the tables built from updates with the server's.
        let report = report(&[&game[..], &["--seconds", &seconds, "--browser", "--url", &url]].concat());
        assert_eq!((&report["errors"], &report["sockets"]), (&0.into(), &2.into()));
        if report["games_ended"].as_u64() > Some(0) {
            let [p50, p99] = ["p50", "p99"].map(|part| report["preview_ms"][part].as_f64().expect("one"));
            assert!(report["previews"].as_u64() > Some(0) && 0.0 < p50 && p50 <= p99, "{report}");
            return;
        }
    }
    panic!("no game ended");
}

#[test]
fn load_measures_cold_starts() {
    let report = report(&["--cold-start", "--starts", "1", "--stored", "20"]);
    let [answered, lobby, table] = ["answered_ms", "lobby_ms", "table_ms"].map(|name| report[name]["p50"].as_f64());
    assert!(Some(0.0) < answered && answered <= lobby && lobby <= table, "{report}");
}

#[test]
fn load_rejects_servers_on_other_machines() {
    for url in ["http://192.0.2.1:1945", "https://example.org", "http://[::1]:1945"] {
        let output = load(&["--url", url]);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.lines().count() == 1 && told.contains("only a server of this machine"), "{told}");
    }
}

#[test]
fn invalid_arguments_of_load_are_rejected_in_one_sentence() {
    let senseless = ["--tables 3 --sockets 5", "--game chess", "--rate 0", "--url http://127.0.0.1:1 --stored 5"];
    for args in senseless {
        let output = load(&args.split(' ').collect::<Vec<_>>());
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args}: {told}");
        assert_eq!(told.lines().count(), 1, "{args}: {told}");
    }
}
