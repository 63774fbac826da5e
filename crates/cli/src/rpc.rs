//! `hotline rpc`.

use crate::Error;
use games::RpcServer;
use std::{
    hash::{BuildHasher, RandomState},
    io::{BufRead, Read, Write},
};

/// Maximum number of bytes in a line; a record of the longest game has fewer.
const LONGEST: u64 = 16 << 20;

/// Answers each line until the input ends.
pub fn rpc(input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Error> {
    let mut server = RpcServer::new(|| RandomState::new().hash_one("seed"));
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = Read::take(&mut *input, LONGEST).read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(());
        }
        if read as u64 == LONGEST && line.last() != Some(&b'\n') {
            input.skip_until(b'\n')?; // skips the rest; the beginning is not JSON and gets an error
        }
        if let Some(reply) = server.answer(&line) {
            writeln!(out, "{reply}")?;
            out.flush()?;
        }
    }
}
