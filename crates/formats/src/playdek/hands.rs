//! Reconstruction of the cards that the players drew: a log shows a card only when it is used, discarded or revealed.
//!
//! A card that appears later must have been dealt to the hand in which it appears. So each side draws the cards that it needs soonest, and
//! cards that never appear only when no others are left. Where a log shows that a hand held no other cards, the deal respects that.

use super::line::Line;
use twilight::{Card, Cards, Side, deck::SCORING};

/// Location of a card at some line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Hand(Side),
    Pile,
}

/// What a log reveals about hidden cards.
#[derive(Clone, Debug, Default)]
pub struct Hands {
    /// For each card, the lines at which it appears, and where.
    shows: Vec<Vec<(usize, Place)>>,
    /// Lines at which a hand can hold no other cards than these.
    limits: Vec<(usize, Side, Cards)>,
}

impl Hands {
    /// Collects them in one pass over a log.
    #[must_use]
    pub fn of(rows: &[Line]) -> Hands {
        let mut hands = Hands { shows: vec![Vec::new(); 111], limits: Vec::new() };
        let mut event = None;
        let mut open: Option<(usize, Side, Cards)> = None;
        let (mut begun, mut turn, mut modified) = (false, 1, false);
        let mut looked_at = 0;
        let held = hands.held_shown(rows);
        for (at, &line) in rows.iter().enumerate() {
            if held.contains(&at) {
                if let Line::Reveals(by, card, _) = line {
                    hands.show(at, card, Place::Hand(by));
                    // It may belong to a hand that an event shows just before.
                    open = open.map(|(from, side, shown)| {
                        (from, side, if side == by { shown | Cards::of(card) } else { shown })
                    });
                }
                continue;
            }
            if let Some((from, side, shown)) = open {
                match line {
                    Line::Reveals(by, card, _) if by == side => {
                        open = Some((from, side, shown | Cards::of(card)));
                    }
                    Line::NothingToReveal(by) if by == side => {}
                    _ => {
                        // Cambridge Five reveals only the scoring cards of a hand.
                        let rest = if event == Some(Card::TheCambridgeFive) { !SCORING } else { Cards::EMPTY };
                        hands.limits.push((from, side, shown | rest));
                        open = None;
                    }
                }
            }
            match line {
                Line::Headlines(number, _) => {
                    (event, turn, modified) = (None, number, false);
                    if std::mem::replace(&mut begun, true) {
                        // 4.5: a scoring card cannot be kept.
                        hands.limits.extend(Side::BOTH.map(|side| (at, side, !SCORING)));
                    }
                }
                Line::Round(_, side, _, card) => {
                    event = None;
                    if let Some(card) = card.filter(|&card| card != Card::TheChinaCard) {
                        hands.show(at, card, Place::Hand(side));
                    }
                }
                Line::Headline(side, card) => hands.show(at, card, Place::Hand(side)),
                Line::Event(card) => {
                    let before = event.replace(card);
                    match card {
                        Card::OurManInTehran => looked_at = 5,
                        Card::Containment | Card::BrezhnevDoctrine | Card::RedScarePurge => modified = true,
                        // A card drawn by Grain Sales is played together with it.
                        Card::UnIntervention if before == Some(Card::GrainSalesToSoviets) => {
                            hands.show(at, card, Place::Hand(Side::West));
                        }
                        Card::CiaCreated => open = Some((at, Side::East, Cards::EMPTY)),
                        // Cambridge Five has no effect in the Late War.
                        Card::TheCambridgeFive if turn > 7 => {}
                        Card::LoneGunman | Card::AldrichAmesRemix | Card::TheCambridgeFive => {
                            open = Some((at, Side::West, Cards::EMPTY));
                        }
                        _ => {}
                    }
                }
                Line::Discards(side, card) => {
                    // The log shows a held card discarded at the end of the turn in the same way. It is taken for one of the five as long
                    // as that is possible.
                    let peeked = event == Some(Card::OurManInTehran) && side == Side::West && looked_at > 0;
                    looked_at -= u8::from(peeked);
                    hands.show(at, card, if peeked { Place::Pile } else { Place::Hand(side) });
                }
                Line::Reveals(side, card, _) if event != Some(Card::SaltNegotiations) => {
                    hands.show(at, card, Place::Hand(side));
                    // If Ops values are changed for the turn, only the engine knows which card was the highest.
                    if event == Some(Card::MissileEnvy) && !modified {
                        let highest = card.ops();
                        let rest = Card::ALL.into_iter().filter(|other| other.ops() <= highest).collect();
                        hands.limits.push((at, side, rest));
                    }
                }
                Line::Plays(side, card) if event == Some(Card::UnIntervention) => {
                    hands.show(at, card, Place::Hand(side));
                }
                _ => {}
            }
        }
        hands // a hand that is being shown when the log ends may hold more
    }

    /// Returns the lines that show the cards held at the end of a turn, if the options require that: each hand is known then.
    fn held_shown(&mut self, rows: &[Line]) -> Vec<usize> {
        let mut all = Vec::new();
        let option = |line: &Line| line.to_string() == "Rules: reveal_held_cards = true";
        if !rows.iter().any(|line| matches!(line, Line::Rule(..)) && option(line)) {
            return all;
        }
        let turns = rows.iter().enumerate().filter(|(_, line)| matches!(line, Line::Headlines(..) | Line::End));
        let ends: Vec<usize> = turns.map(|(at, _)| at).chain([rows.len()]).skip(1).collect();
        for end in ends {
            // Only figures and the discard of the Space Race follow them.
            let passed = |line: &Line| {
                matches!(
                    line,
                    Line::Reveals(..)
                        | Line::NothingToReveal(_)
                        | Line::Discards(..)
                        | Line::InPlay(_, false)
                        | Line::Reshuffle
                        | Line::Vp(..)
                        | Line::Blank
                )
            };
            let first = end - rows[..end].iter().rev().take_while(|line| passed(line)).count();
            let shown = |side: Side| -> Cards {
                let card = |line: &Line| match *line {
                    Line::Reveals(by, card, _) if by == side => Some(card),
                    _ => None,
                };
                rows[first..end].iter().filter_map(card).collect()
            };
            let told = |at: &usize| matches!(rows[*at], Line::Reveals(..) | Line::NothingToReveal(_));
            let Some(begin) = (first..end).find(told) else { continue };
            self.limits.extend(Side::BOTH.map(|side| (begin, side, shown(side))));
            all.extend((first..end).filter(told));
        }
        all
    }

    fn show(&mut self, at: usize, card: Card, place: Place) {
        self.shows[card as usize].push((at, place));
    }

    /// Records that `side` can hold no other cards than these at this line; returns false if that was known.
    pub fn limit(&mut self, limit: (usize, Side, Cards)) -> bool {
        let new = !self.limits.contains(&limit);
        if new {
            self.limits.push(limit);
        }
        new
    }

    /// Records that a card discarded at this line was held, not looked at; returns false if that was known.
    pub fn held(&mut self, at: usize, side: Side, card: Card) -> bool {
        let show = self.shows[card as usize].iter_mut().find(|show| **show == (at, Place::Pile));
        show.map(|show| show.1 = Place::Hand(side)).is_some()
    }

    /// Returns the cards whose next appearance after line `at` is not in the hand of `side`.
    #[must_use]
    pub fn unshown(&self, side: Side, cards: Cards, at: usize) -> Cards {
        let shown =
            |&card: &Card| self.next(card, at.saturating_sub(1)).is_some_and(|next| next.1 == Place::Hand(side));
        cards.iter().filter(|card| !shown(card)).collect()
    }

    fn next(&self, card: Card, after: usize) -> Option<(usize, Place)> {
        self.shows[card as usize].iter().copied().find(|&(at, _)| at > after)
    }

    /// Returns true if a hand may hold the card from one line to another.
    fn fits(&self, side: Side, card: Card, from: usize, to: usize) -> bool {
        !self.limits.iter().any(|&(at, whose, rest)| whose == side && at >= from && at < to && !rest.contains(card))
    }

    /// Returns the card that `side` draws after line `now`; `last` tells whether the deal takes the last card of the pile.
    #[must_use]
    pub fn draw(&self, side: Side, pile: Cards, now: usize, last: bool) -> Option<Card> {
        pile.iter().min_by_key(|&card| {
            let next = self.next(card, now);
            match next {
                Some((at, Place::Hand(whose))) if whose == side => {
                    let fits = self.fits(side, card, now + 1, at);
                    (if fits { 0 } else { 2 }, at, 0)
                }
                // A card that never appears is better than one that another hand needs; first come those that the other side cannot have.
                // Cheap cards fit more hands, so they are saved.
                None => {
                    let fits = |side| self.fits(side, card, now + 1, usize::MAX);
                    let (scoring, free) = (usize::from(card.scoring()), usize::from(fits(side.other())));
                    let rank = if last { scoring + 2 * free } else { 2 * scoring + free };
                    (if fits(side) { 1 } else { 3 }, rank, 9 - card.ops())
                }
                Some((at, _)) => (4, usize::MAX - at, 0),
            }
        })
    }

    /// Returns a card that the US looks at after line `now`: first those that it discards before line `end`.
    #[must_use]
    pub fn peek(&self, pile: Cards, now: usize, end: usize) -> Option<Card> {
        pile.iter().min_by_key(|&card| match self.next(card, now) {
            Some((at, Place::Pile)) if at < end => (0, at),
            _ => (1, 0),
        })
    }

    /// Returns a card that a side may lose after line `now` without the log showing it: the one needed last.
    #[must_use]
    pub fn spare(&self, cards: Cards, now: usize) -> Option<Card> {
        cards.iter().max_by_key(|&card| self.next(card, now).map_or(usize::MAX, |(at, _)| at))
    }
}
