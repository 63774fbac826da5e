//! Merge patches between two documents.

use serde_json::{Value, json};
use wire::{apply, patch};

#[test]
fn a_patch_contains_only_the_changes() {
    let before = json!({ "vp": 0, "influence": { "west": { "iran": 1 } }, "hand": ["nato"], "crisis": "west" });
    let after = json!({ "vp": 0, "influence": { "west": { "iran": 2, "italy": 1 } }, "hand": [] });
    let changes = patch(&before.to_string(), &after.to_string()).expect("something changed");
    let changes: Value = serde_json::from_str(&changes).expect("JSON");
    assert_eq!(changes, json!({ "influence": { "west": { "iran": 2, "italy": 1 } }, "hand": [], "crisis": null }));
    let mut document = before;
    apply(&mut document, &changes);
    assert_eq!(document, after);
    assert_eq!(patch(&after.to_string(), &after.to_string()), None);
    assert_eq!(patch(r#"{"a":1,"b":2}"#, r#"{"b":2,"a":1}"#), None, "the order of fields does not matter");
    let changed = |before, after| patch(before, after).expect("something changed");
    assert_eq!(changed(r#"{"a":1,"b":2}"#, r#"{"b":3,"c":{},"a":1}"#), r#"{"b":3,"c":{}}"#);
    assert_eq!(changed(r#"{"a":{"b":2},"c":3}"#, r#"{"c":4}"#), r#"{"c":4,"a":null}"#);
    assert_eq!(changed("{}", "[1]"), "[1]");
}

/// Applying a patch yields its target document, for all pairs of documents.
#[test]
fn a_patch_leads_from_any_document_to_any_other() {
    let parts = [json!(1), json!([1, 2]), json!("a"), json!({}), json!({ "x": 1 }), json!({ "x": 2, "y": [] })];
    let mut documents = Vec::new();
    for names in [["a", "b"], ["b", "a"], ["b", "c"]] {
        for one in &parts {
            for two in &parts {
                let fields = [(names[0].to_owned(), one.clone()), (names[1].to_owned(), two.clone())];
                documents.push(Value::Object(fields.into_iter().collect()));
            }
        }
    }
    for before in &documents {
        for after in &documents {
            let mut document = before.clone();
            match patch(&before.to_string(), &after.to_string()) {
                Some(changes) => apply(&mut document, &serde_json::from_str(&changes).expect("JSON")),
                None => assert_eq!(before, after),
            }
            assert_eq!(&document, after, "from {before}");
        }
    }
}

/// The examples of the appendix of RFC 7396 that apply to objects.
#[test]
fn patches_are_applied_as_rfc_7396_requires() {
    for (mut before, patch, after) in [
        (json!({ "a": "b" }), json!({ "a": "c" }), json!({ "a": "c" })),
        (json!({ "a": "b" }), json!({ "b": "c" }), json!({ "a": "b", "b": "c" })),
        (json!({ "a": "b" }), json!({ "a": null }), json!({})),
        (json!({ "a": "b", "b": "c" }), json!({ "a": null }), json!({ "b": "c" })),
        (json!({ "a": ["b"] }), json!({ "a": "c" }), json!({ "a": "c" })),
        (json!({ "a": { "b": "c" } }), json!({ "a": { "b": "d", "c": null } }), json!({ "a": { "b": "d" } })),
        (json!({ "a": [{ "b": "c" }] }), json!({ "a": [1] }), json!({ "a": [1] })),
        (json!({ "e": null }), json!({ "a": 1 }), json!({ "e": null, "a": 1 })),
        (json!({}), json!({ "a": { "bb": { "ccc": null } } }), json!({ "a": { "bb": {} } })),
    ] {
        apply(&mut before, &patch);
        assert_eq!(before, after);
    }
}
