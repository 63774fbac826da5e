//! One result for many concurrent callers.

use crate::error::ApiError;
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};
use tokio::sync::{Semaphore, watch};
use wire::Code;

/// Number and result of a trial.
type Ended = (u64, Result<(), ApiError>);

/// A check that runs once at a time, however many callers await its result.
///
/// **Invariant**: a caller never gets the result of a trial that began before its call.
pub struct Trial {
    /// One trial at a time.
    turn: Arc<Semaphore>,
    /// Number of trials begun.
    begun: AtomicU64,
    /// Number and result of the last trial that ended.
    ended: Arc<watch::Sender<Ended>>,
}

impl Default for Trial {
    fn default() -> Trial {
        Trial {
            turn: Arc::new(Semaphore::new(1)),
            begun: AtomicU64::new(0),
            ended: Arc::new(watch::Sender::new((0, Ok(())))),
        }
    }
}

impl Trial {
    /// Starts a trial, or awaits the result of one that begins after the call. A caller that gives up does not cancel it.
    ///
    /// # Errors
    /// If the trial fails.
    pub async fn ask<F>(&self, attempt: impl FnOnce() -> F) -> Result<(), ApiError>
    where
        F: Future<Output = Result<(), ApiError>> + Send + 'static,
    {
        let before = self.begun.load(Ordering::SeqCst);
        let mut ended = self.ended.subscribe();
        let turn = tokio::select! {
            biased;
            told = ended.wait_for(|(number, _)| *number > before) => return result(told),
            turn = Arc::clone(&self.turn).acquire_owned() => turn.map_err(|_| ApiError::from(Code::Busy))?,
        };
        // The trial that held the turn may have ended after the call.
        if ended.borrow().0 <= before {
            let number = self.begun.fetch_add(1, Ordering::SeqCst) + 1;
            let (attempt, tell) = (attempt(), Arc::clone(&self.ended));
            tokio::spawn(async move {
                let result = attempt.await;
                let _ = tell.send_replace((number, result));
                drop(turn);
            });
        } else {
            drop(turn);
        }
        result(ended.wait_for(|(number, _)| *number > before).await)
    }
}

fn result(told: Result<watch::Ref<'_, Ended>, watch::error::RecvError>) -> Result<(), ApiError> {
    told.map_or(Err(Code::Busy.into()), |told| told.1.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{sync::Mutex, time::Duration};
    use tokio::task::JoinSet;

    /// 500 callers arrive in five groups, each while the trial of the group before is running: one trial per group. The order of events is
    /// counted, not timed.
    #[tokio::test]
    async fn concurrent_callers_share_a_trial_that_begins_after_their_call() {
        let (trial, events) = (Arc::new(Trial::default()), Arc::new(AtomicU64::new(0)));
        let tick = |events: &AtomicU64| events.fetch_add(1, Ordering::SeqCst);
        let tried = Arc::new(Mutex::new(Vec::new()));
        // A trial completes when it gets a permit.
        let gate = Arc::new(Semaphore::new(0));
        let mut asking = JoinSet::new();
        for _ in 0..5 {
            for _ in 0..100 {
                let (trial, events, tried) = (Arc::clone(&trial), Arc::clone(&events), Arc::clone(&tried));
                let gate = Arc::clone(&gate);
                asking.spawn(async move {
                    let (came, counted) = (tick(&events), Arc::clone(&events));
                    let attempt = || async move {
                        let begun = tick(&counted);
                        gate.acquire().await.expect("it is open").forget();
                        tried.lock().expect("not poisoned").push((begun, tick(&counted)));
                        Ok(())
                    };
                    trial.ask(attempt).await.expect("it goes well");
                    (came, tick(&events))
                });
            }
            // On one thread, all of them call `ask` before the loop continues.
            for _ in 0..10 {
                tokio::task::yield_now().await;
            }
            gate.add_permits(1);
        }
        gate.add_permits(500); // excess trials complete too and show in the count
        let asked = asking.join_all().await;
        let tried = tried.lock().expect("not poisoned");
        assert_eq!((tried.len(), asked.len()), (5, 500));
        for (came, answered) in asked {
            let fits = |&(begun, ended): &(u64, u64)| came <= begun && ended <= answered;
            assert!(tried.iter().any(fits), "a trial between the call and its result");
        }
    }

    #[tokio::test]
    async fn a_failed_trial_is_reported_and_the_next_call_tries_again() {
        let trial = Trial::default();
        assert_eq!(trial.ask(async || Err(Code::Storage.into())).await, Err(Code::Storage.into()));
        assert_eq!(trial.ask(async || Ok(())).await, Ok(()));
    }

    #[tokio::test]
    async fn a_cancelled_caller_does_not_cancel_the_trial() {
        let trial = Arc::new(Trial::default());
        let (go, gone) = tokio::sync::oneshot::channel::<()>();
        let hanging = async {
            let _ = gone.await;
            Ok(())
        };
        let asked = tokio::time::timeout(Duration::from_millis(20), trial.ask(|| hanging)).await;
        assert!(asked.is_err(), "it hangs");
        let other = Arc::clone(&trial);
        let other = tokio::spawn(async move { other.ask(async || Err(Code::Storage.into())).await });
        tokio::task::yield_now().await;
        go.send(()).expect("the trial goes on");
        assert_eq!(other.await.expect("it ends"), Err(Code::Storage.into()), "by a trial of its own");
    }
}
