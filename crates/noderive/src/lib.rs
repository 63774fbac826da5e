//! Derives that write nothing. They stand in for those of `ts-rs` and `utoipa` where only tests need what these write.

use proc_macro::TokenStream;

/// No TypeScript.
#[proc_macro_derive(TS, attributes(ts))]
pub fn no_typescript(_: TokenStream) -> TokenStream {
    TokenStream::new()
}

/// No schema.
#[proc_macro_derive(ToSchema, attributes(schema))]
pub fn no_schema(_: TokenStream) -> TokenStream {
    TokenStream::new()
}
