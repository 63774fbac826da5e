//! Lessons over HTTP.

use crate::common::{Client, start};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_lesson_can_be_completed_without_server_state() {
    let served = start().await;
    let mut ann = Client::new(&served);
    let list = ann.get("/api/lessons?lang=pl").await.body;
    let lessons = list["lessons"].as_array().expect("a list");
    assert!(lessons.iter().any(|lesson| lesson["title"] == "Karty przeciwnika"), "{list}");
    for lesson in lessons {
        let path = format!(
            "/api/lessons/{}/{}",
            lesson["game"].as_str().expect("a game"),
            lesson["id"].as_str().expect("a name")
        );
        let mut answers: Vec<Value> = Vec::new();
        loop {
            let moment = ann.post(&path, &json!({ "answers": answers })).await.body;
            assert_eq!(moment["done"], answers.len(), "{path}: {moment}");
            if moment["done"] == lesson["steps"] {
                break;
            }
            answers.push(moment["show"].clone());
        }
    }
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_answers_are_explained_and_invalid_ones_rejected() {
    let served = start().await;
    let mut ann = Client::new(&served);
    let path = "/api/lessons/twilight/influence";
    let far = ann.post(path, &json!({ "answers": [null, { "place": "angola" }] })).await.body;
    assert_eq!([&far["reply"]["verdict"], &far["done"]], [&json!("illegal"), &json!(1)], "{far}");
    let near = ann.post(path, &json!({ "answers": [null, { "place": "iran" }] })).await.body;
    assert_eq!(near["reply"]["verdict"], "wrong", "{near}");
    let again = ann.post(path, &json!({ "answers": [null, { "place": "iran" }, null] })).await;
    assert_eq!((again.status, &again.body["code"]), (400, &json!("malformed")), "{}", again.body);
    for answers in [json!([7]), json!({}), json!(vec![Value::Null; 9_000]), json!([null, { "place": "atlantis" }])] {
        let refused = ann.post(path, &json!({ "answers": answers })).await;
        assert_eq!((refused.status, &refused.body["code"]), (400, &json!("malformed")), "{}", refused.body);
    }
    let large = ann.post(path, &json!({ "answers": vec![Value::Null; 20_000] })).await;
    assert_eq!(large.body["code"], "too_large");
    for missing in ["/api/lessons/twilight/none", "/api/lessons/chess/influence"] {
        assert_eq!(ann.post(missing, &json!({ "answers": [] })).await.status, 404);
    }
    served.stop().await.expect("it stops");
}
