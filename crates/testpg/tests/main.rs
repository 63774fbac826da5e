//! Tests of the private PostgreSQL server.

mod postgres;
