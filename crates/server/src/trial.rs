//! One answer for many who ask the same at once.

use crate::error::ApiError;
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};
use tokio::sync::{Semaphore, watch};
use wire::Code;

/// The number of a trial, and how it went.
type Ended = (u64, Result<(), ApiError>);

/// Something that is tried once at a time, however many want to know how it goes.
///
/// **Invariant**: nobody gets the result of a trial that had begun before they asked.
pub struct Trial {
    turn: Arc<Semaphore>,
    /// How many have begun.
    begun: AtomicU64,
    /// The number of the last one that has ended, and its result.
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
    /// Tries it, or waits for the result of another who does. Who gives up leaves the trial to the others.
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
        // Whoever had the turn before may have answered meanwhile.
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

    /// 500 ask in five crowds, and a crowd comes while the trial of the one before is under way: one trial for each. The order of events
    /// is counted, not timed.
    #[tokio::test]
    async fn many_share_a_trial_that_begins_after_they_came() {
        let (trial, events) = (Arc::new(Trial::default()), Arc::new(AtomicU64::new(0)));
        let tick = |events: &AtomicU64| events.fetch_add(1, Ordering::SeqCst);
        let tried = Arc::new(Mutex::new(Vec::new()));
        // A trial goes on when it is let.
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
                        tried.lock().expect("nobody panicked").push((begun, tick(&counted)));
                        Ok(())
                    };
                    trial.ask(attempt).await.expect("it goes well");
                    (came, tick(&events))
                });
            }
            // On one thread, all of them ask before this goes on.
            for _ in 0..10 {
                tokio::task::yield_now().await;
            }
            gate.add_permits(1);
        }
        gate.add_permits(500); // more trials than there should be show by their number
        let asked = asking.join_all().await;
        let tried = tried.lock().expect("nobody panicked");
        assert_eq!((tried.len(), asked.len()), (5, 500));
        for (came, answered) in asked {
            let fits = |&(begun, ended): &(u64, u64)| came <= begun && ended <= answered;
            assert!(tried.iter().any(fits), "a trial between the question and its answer");
        }
    }

    #[tokio::test]
    async fn a_trial_that_fails_is_told_and_the_next_one_is_tried_anew() {
        let trial = Trial::default();
        assert_eq!(trial.ask(async || Err(Code::Storage.into())).await, Err(Code::Storage.into()));
        assert_eq!(trial.ask(async || Ok(())).await, Ok(()));
    }

    #[tokio::test]
    async fn who_gives_up_leaves_the_trial_to_the_others() {
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
