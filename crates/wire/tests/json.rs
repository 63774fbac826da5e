//! Round trips and comparison of `Json`.

use serde::{Deserialize, Serialize};
use serde_json::json;
use wire::Json;

#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Message {
    Play { action: Json },
}

#[test]
fn json_survives_a_tagged_message() {
    let text = r#"{"type":"play","action":{"coup":"iran"}}"#;
    let Message::Play { action } = serde_json::from_str(text).expect("a message");
    assert_eq!(action, json!({ "coup": "iran" }).into());
    assert_eq!(serde_json::to_string(&Message::Play { action }).expect("text"), text);
}

#[test]
fn equality_ignores_the_order_of_fields() {
    let [one, other] =
        [r#"{"a": 1, "b": 2}"#, r#"{"b":2,"a":1}"#].map(|text| serde_json::from_str::<Json>(text).expect("JSON"));
    assert_eq!(one, other);
    assert_ne!(one, Json::of(&1));
}
