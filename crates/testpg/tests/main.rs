//! A private PostgreSQL starts and goes.

mod postgres;
