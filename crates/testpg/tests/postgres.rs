//! The private server starts, makes databases, and leaves nothing behind.

use testpg::Postgres;

#[test]
fn nothing_stays_behind() {
    let postgres = Postgres::start().expect("PostgreSQL starts");
    assert_ne!(postgres.database(), postgres.database());
    let directory = postgres.directory().to_owned();
    assert!(directory.exists());
    drop(postgres);
    assert!(!directory.exists());
}

#[test]
fn nothing_stays_behind_after_a_panic() {
    let (sender, receiver) = std::sync::mpsc::channel();
    let panicked = std::thread::spawn(move || {
        let postgres = Postgres::start().expect("PostgreSQL starts");
        sender.send(postgres.directory().to_owned()).expect("the test waits for it");
        panic!("as a test that fails does");
    });
    let directory = receiver.recv().expect("it has started");
    assert!(panicked.join().is_err());
    assert!(!directory.exists());
}
