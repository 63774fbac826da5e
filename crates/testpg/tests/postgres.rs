//! The server starts, creates databases, and is removed completely.

use testpg::Postgres;

#[test]
fn dropping_the_server_removes_its_files() {
    let postgres = Postgres::start().expect("PostgreSQL starts");
    assert_ne!(postgres.database(), postgres.database());
    let directory = postgres.directory().to_owned();
    assert!(directory.exists());
    drop(postgres);
    assert!(!directory.exists());
}

#[test]
fn a_panic_removes_the_files() {
    let (sender, receiver) = std::sync::mpsc::channel();
    let panicked = std::thread::spawn(move || {
        let postgres = Postgres::start().expect("PostgreSQL starts");
        sender.send(postgres.directory().to_owned()).expect("the test is waiting");
        panic!("as a test that fails does");
    });
    let directory = receiver.recv().expect("it has started");
    assert!(panicked.join().is_err());
    assert!(!directory.exists());
}
