//! The writing connection, on its own thread.
//!
//! All waiting jobs go into one transaction, each in a savepoint, so that a failing job does not affect the others. A single commit then
//! waits for the disk on behalf of all of them. Notices and replies are sent only after the commit; if it fails, all jobs fail. If a job
//! meets a full disk, SQLite rolls back the whole transaction, so the jobs before it fail as well.
//!
//! An error that may leave the connection in an undefined state, such as a full disk, discards the connection: the next job gets a new
//! one. Writing therefore resumes as soon as the cause is gone.

use super::{Connection, File, at_once, is_odd};
use crate::{
    Error, Notice, Result,
    database::{End, On, Tx, Work},
};
use std::{
    collections::VecDeque,
    mem,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    thread,
};
use tokio::sync::{broadcast, mpsc, oneshot};

/// Capacity of the write queue. Senders wait while it is full.
const QUEUE: usize = 1024;

/// Maximum number of jobs per transaction; bounds the latency that jobs add to each other.
const GROUP: usize = 128;

/// An error shared by several jobs.
type Failure = Arc<rusqlite::Error>;

/// Handle of the writing thread.
#[derive(Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
}

enum Message {
    Job(Job),
    Close(oneshot::Sender<()>),
}

impl std::fmt::Debug for Message {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Message::Job(_) => "Job",
            Message::Close(_) => "Close",
        })
    }
}

/// What to do with a job's savepoint.
enum Verdict {
    Keep,
    Undo,
    /// Roll back because of an error; with the error if it may affect other jobs.
    Failed(Option<Failure>),
}

/// A queued transaction.
struct Job {
    work: Option<Work>,
    result: Option<Result<()>>,
    reply: oneshot::Sender<Result<()>>,
}

impl Job {
    /// Runs the job, once.
    fn run(&mut self, tx: &mut Tx) -> Verdict {
        let work = self.work.take().expect("a job runs once");
        let (result, verdict) = match at_once(work(tx)) {
            Ok(End::Keep(())) => (Ok(()), Verdict::Keep),
            Ok(End::Undo(())) => (Ok(()), Verdict::Undo),
            Err(error) => {
                let shared = match &error {
                    Error::Sqlite(error) if is_odd(error) => Some(error.clone()),
                    _ => None,
                };
                (Err(error), Verdict::Failed(shared))
            }
        };
        self.result = Some(result);
        verdict
    }

    /// Sends the result to the caller, after the commit or its failure.
    fn answer(self, failure: Option<&Failure>) {
        // The job may have read changes of another job that was not stored either, so the failure applies to all.
        let result = failure.map_or(self.result, |failure| Some(Err(Error::Sqlite(failure.clone()))));
        // A job that panicked has no result, and the caller may have gone.
        if let Some(result) = result {
            drop(self.reply.send(result));
        }
    }
}

impl Writer {
    /// Starts the thread.
    pub(super) fn start(file: Arc<File>, connection: Connection, here: broadcast::Sender<Notice>) -> Result<Writer> {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let tx = Some(Tx::from(On::Sqlite(connection)));
        thread::Builder::new().name("store".to_owned()).spawn(move || Pen { file, tx, here }.serve(waiting))?;
        Ok(Writer { queue })
    }

    /// Queues a job and waits for its result.
    pub(super) async fn ask(&self, work: Work) -> Result<()> {
        let (reply, answer) = oneshot::channel();
        let job = Job { work: Some(work), result: None, reply };
        self.queue.send(Message::Job(job)).await.map_err(|_| Error::Closed)?;
        answer.await.map_err(|_| Error::Closed)?
    }

    /// Returns the number of queued jobs, without those the thread has taken.
    #[cfg(test)]
    pub(super) fn waiting(&self) -> usize {
        QUEUE - self.queue.capacity()
    }

    /// Finishes the queued jobs and stops the thread.
    pub(super) async fn close(&self) {
        let (reply, answer) = oneshot::channel();
        if self.queue.send(Message::Close(reply)).await.is_ok() {
            // An error means that the writer was closed concurrently.
            let _ = answer.await;
        }
    }
}

/// State of the writing thread.
struct Pen {
    file: Arc<File>,
    /// `None` after an error that discarded the connection.
    tx: Option<Tx>,
    here: broadcast::Sender<Notice>,
}

impl Pen {
    fn serve(mut self, mut waiting: mpsc::Receiver<Message>) {
        let mut messages = Vec::with_capacity(GROUP);
        let mut closing = Vec::new();
        while waiting.blocking_recv_many(&mut messages, GROUP) > 0 {
            let mut jobs = VecDeque::with_capacity(messages.len());
            for message in messages.drain(..) {
                match message {
                    Message::Job(job) => jobs.push_back(job),
                    Message::Close(reply) => {
                        waiting.close();
                        closing.push(reply);
                    }
                }
            }
            while !jobs.is_empty() {
                self.group(&mut jobs);
            }
        }
        drop(self);
        for reply in closing {
            // The caller may have gone.
            let _ = reply.send(());
        }
    }

    /// Runs jobs from the front in one transaction and answers them: all of them, unless one breaks the transaction.
    fn group(&mut self, jobs: &mut VecDeque<Job>) {
        let mut done = Vec::with_capacity(jobs.len());
        let committed = self.transaction(jobs, &mut done);
        let notices = self.tx.as_mut().map(|tx| mem::take(&mut tx.notices)).unwrap_or_default();
        let failure = match committed {
            Ok(sound) => {
                for (notice, _) in notices {
                    // A channel without listeners is no error.
                    let _ = self.here.send(notice);
                }
                if !sound {
                    self.tx = None;
                }
                None
            }
            Err(failure) => {
                self.tx = None;
                Some(failure)
            }
        };
        for job in done {
            job.answer(failure.as_ref());
        }
    }

    /// Runs jobs and commits. Returns false if the connection should not be used again.
    fn transaction(&mut self, jobs: &mut VecDeque<Job>, done: &mut Vec<Job>) -> std::result::Result<bool, Failure> {
        if let Err(error) = self.begin() {
            done.extend(jobs.drain(..));
            return Err(error.into());
        }
        let tx = self.tx.as_mut().expect("it has begun");
        let alone = jobs.len() == 1;
        let (mut open, mut sound) = (true, true);
        while let Some(mut job) = jobs.pop_front() {
            let ended = carry_out(tx, &mut job, alone);
            done.push(job);
            let ended = ended?;
            open = !alone || ended == Ended::Kept;
            sound &= ended != Ended::Doubtful;
        }
        if open {
            on(tx).batch("COMMIT")?;
        }
        Ok(sound)
    }

    fn begin(&mut self) -> rusqlite::Result<()> {
        let tx = match &mut self.tx {
            Some(tx) => tx,
            none => none.insert(Tx::from(On::Sqlite(self.file.open()?))),
        };
        on(tx).batch("BEGIN IMMEDIATE")
    }
}

/// How a job ended.
#[derive(PartialEq)]
enum Ended {
    Kept,
    Undone,
    /// Rolled back, and the connection should not be used again.
    Doubtful,
}

/// Runs a job, in a savepoint unless it is alone in the transaction. Returns an error if the transaction is lost.
fn carry_out(tx: &mut Tx, job: &mut Job, alone: bool) -> std::result::Result<Ended, Failure> {
    if !alone {
        on(tx).batch("SAVEPOINT job")?;
    }
    let told = tx.notices.len();
    let verdict = catch_unwind(AssertUnwindSafe(|| job.run(tx))).unwrap_or(Verdict::Failed(None));
    if let Verdict::Keep = verdict {
        if !alone {
            on(tx).batch("RELEASE job")?;
        }
        return Ok(Ended::Kept);
    }
    tx.notices.truncate(told);
    let undone = if alone {
        on(tx).batch("ROLLBACK")
    } else {
        on(tx).batch("ROLLBACK TO job").and_then(|()| on(tx).batch("RELEASE job"))
    };
    match (undone, verdict) {
        (Ok(()), Verdict::Failed(Some(_))) => Ok(Ended::Doubtful),
        (Ok(()), _) => Ok(Ended::Undone),
        // Some errors end the whole transaction; they are more useful than the failed rollback.
        (Err(_), Verdict::Failed(Some(cause))) => Err(cause),
        (Err(error), _) => Err(error.into()),
    }
}

/// Returns the connection of a SQLite transaction.
fn on(tx: &Tx) -> &Connection {
    match &tx.on {
        On::Sqlite(connection) => connection,
        On::Postgres(_) => unreachable!("the writer has SQLite alone"),
    }
}
