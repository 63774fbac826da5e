//! The table of Twilight Struggle: tracks, a compact map, the hand; more on request.

mod asked;
mod map;

use crate::{
    Ink, Line, Screen, WIDTH,
    paint::{cut, labelled},
};
use rules::{Seat, Side};
use twilight::{
    Action, Ask, Card, Cards, Country, State, View,
    effects::UNTIL_END_OF_TURN,
    scoring::{Score, Standing},
    state::Phase,
    tables::{LAST_BOX, SPACE, banned},
};
use words::{Args, Words, args};

impl Screen for State {
    const COMMANDS: &'static [&'static str] = &["map", "odds", "szanse", "chances", "score", "cards", "effects"];

    fn board(view: &View, words: &Words) -> Vec<Line> {
        let drawing = Drawing { view, words };
        let mut lines = vec![Line::rule(), drawing.heading(), Line::rule()];
        lines.extend(drawing.tracks());
        lines.extend(drawing.compact_map());
        lines
    }

    fn hand(view: &View, words: &Words) -> Vec<Line> {
        Drawing { view, words }.hand()
    }

    fn brief(view: &View, words: &Words) -> Option<Vec<Line>> {
        Some(vec![Line::rule(), Drawing { view, words }.heading(), Line::rule()])
    }

    fn short(view: &View, action: &Action, words: &Words) -> Option<(String, String)> {
        Drawing { view, words }.short(*action)
    }

    fn command(view: &View, words: &Words, name: &str, slug: Option<&str>) -> Vec<Line> {
        Drawing { view, words }.asked(name, slug)
    }

    fn help(words: &Words) -> Option<String> {
        Some(words.tell::<State>("screen-help", &args! {}))
    }
}

/// Width of the labels of the tracks.
const LABEL: usize = 13;
/// Width of a country in a list.
const NAME: usize = 15;

struct Drawing<'a> {
    view: &'a View,
    words: &'a Words,
}

impl Drawing<'_> {
    fn say(&self, key: &str) -> String {
        self.tell(key, &args! {})
    }

    fn tell(&self, key: &str, args: &Args) -> String {
        self.words.tell::<State>(key, args)
    }

    fn name(&self, thing: &impl serde::Serialize) -> String {
        self.words.named::<State>(thing)
    }

    fn side(&self, side: Side) -> String {
        format!("{} {}", mark(Some(side)), self.words.side::<State>(side))
    }

    fn list(&self, names: &[String]) -> String {
        names.join(&self.words.say("list-separator", &args! {}))
    }

    fn state(&self) -> &State {
        &self.view.state
    }

    /// Draws the turn, the phase and whose round it is, with DEFCON and VP on the right.
    fn heading(&self) -> Line {
        let state = self.state();
        let turn = self.tell("screen-turn", &args! { turn = state.turn });
        let mut left = Line::new().plain(" ").with(Ink::Bold, turn).plain(" · ");
        if state.phase == Phase::Rounds {
            let (round, rounds) = (state.round, state.rounds(state.phasing));
            left = left.plain(self.tell("screen-round", &args! { round = round, rounds = rounds }));
            left = left.plain(" · ").with(Ink::Side(state.phasing), self.side(state.phasing));
        } else {
            left = left.plain(self.name(&state.phase));
        }
        let vp = match state.vp {
            0 => Line::new().plain(self.say("screen-vp_level")),
            vp => {
                let side = if vp > 0 { Side::West } else { Side::East };
                let told = args! { side = self.side(side), vp = vp.unsigned_abs() };
                Line::new().with(Ink::Side(side), self.tell("screen-vp_leads", &told))
            }
        };
        let defcon = format!("{} {} · {} ", self.say("screen-defcon"), state.defcon, self.say("screen-vp"));
        let right = Line::new().plain(defcon).then(vp).plain(" ");
        left.padded(WIDTH.saturating_sub(right.width())).then(right)
    }

    fn tracks(&self) -> Vec<Line> {
        let state = self.state();
        let mut lines = Vec::new();
        let mut row = |key: &str, text: &str| lines.extend(labelled(&self.say(key), LABEL, text, WIDTH - 1));
        row("screen-defcon", &format!("{} · {}", state.defcon, self.bans()));
        let milops = Side::BOTH.map(|side| {
            let told = args! { level = state.milops[side.index()], due = state.defcon };
            format!("{} {}", self.side(side), self.tell("screen-milops_due", &told))
        });
        row("screen-milops", &milops.join(" · "));
        for (index, side) in Side::BOTH.into_iter().enumerate() {
            let label = if index == 0 { self.say("screen-space") } else { String::new() };
            lines.extend(labelled(&label, LABEL, &self.space(side), WIDTH - 1));
        }
        let mut row = |key: &str, text: &str| lines.extend(labelled(&self.say(key), LABEL, text, WIDTH - 1));
        let china = match state.china {
            None => self.say("screen-china_nobody"),
            Some(side) => {
                let key = if state.china_up { "screen-china_up" } else { "screen-china_down" };
                self.tell(key, &args! { side = self.side(side) })
            }
        };
        row("screen-china", &china);
        let effects: Vec<_> = self.effects().iter().map(|&(card, side)| self.effect(card, side)).collect();
        row("screen-effects", &if effects.is_empty() { self.say("screen-effects_none") } else { self.list(&effects) });
        let counts = args! { pile = self.view.pile, discard = state.discard.len(), removed = state.removed.len() };
        row("screen-piles", &self.tell("screen-pile_counts", &counts));
        if state.phase == Phase::Headline {
            let shown = Side::BOTH.into_iter().filter_map(|side| {
                let card = state.headline[side.index()].map(|card| self.name(&card));
                let hidden = (state.face_down == Some(side)).then(|| self.say("screen-face_down"));
                let told: Vec<_> = card.into_iter().chain(hidden).collect();
                (!told.is_empty()).then(|| self.words.labelled(&self.side(side), &told.join(", ")))
            });
            let shown: Vec<_> = shown.collect();
            if !shown.is_empty() {
                row("screen-headlines", &shown.join(" · "));
            }
        }
        lines.into_iter().map(|line| Line::new().plain(" ").then(line)).collect()
    }

    /// Describes what DEFCON forbids.
    fn bans(&self) -> String {
        use twilight::Region::{Asia, Europe, MiddleEast};
        let banned = banned(self.state().defcon);
        let regions = [Europe, Asia, MiddleEast].into_iter().filter(|region| (region.countries() - banned).is_empty());
        let named: Vec<_> = regions.map(|region| self.located(&region)).collect();
        if named.is_empty() {
            return self.say("screen-no_ban");
        }
        self.tell("screen-ban", &args! { regions = self.list(&named) })
    }

    /// Returns “in Europe”, in the grammatical case of the language.
    fn located(&self, place: &impl serde::Serialize) -> String {
        self.attribute(place, "loc")
    }

    fn attribute(&self, place: &impl serde::Serialize, name: &str) -> String {
        let slug = words::Form::of(place).tag;
        self.words.attribute::<State>(&slug, name).unwrap_or_else(|| self.words.name::<State>(&slug))
    }

    /// Describes the box of a side, the next one and the privileges.
    fn space(&self, side: Side) -> String {
        let (state, at) = (self.state(), self.state().space[side.index()]);
        let mut parts = vec![format!("{at} {}", self.words.name::<State>(&format!("space-{at}")))];
        if at < LAST_BOX {
            let next = SPACE[usize::from(at) + 1];
            parts.push(self.tell("screen-space_next", &args! { ops = next.ops, roll = next.roll }));
            let tries = if state.ability(side, 2) { 2_u8 } else { 1 };
            let left = tries.saturating_sub(state.spaced[side.index()]);
            parts.push(self.tell("screen-tries", &args! { left = left }));
        }
        let abilities = [
            (2, "screen-ability_two"),
            (4, "screen-ability_four"),
            (6, "screen-ability_six"),
            (8, "screen-ability_eight"),
        ];
        let owned = abilities.into_iter().filter(|&(number, _)| state.ability(side, number));
        parts.extend(owned.map(|(_, key)| self.say(key)));
        format!("{} {}", self.side(side), parts.join(" · "))
    }

    /// Returns the events in effect, with the affected side if the card does not determine it.
    fn effects(&self) -> Vec<(Card, Option<Side>)> {
        let state = self.state();
        let mut all: Vec<_> = state.in_force.iter().map(|card| (card, None)).collect();
        let scared = Side::BOTH.into_iter().filter(|side| state.scare[side.index()] > 0);
        all.extend(scared.map(|side| (Card::RedScarePurge, Some(side))));
        all.extend(state.crisis.map(|side| (Card::CubanMissileCrisis, Some(side))));
        all.extend(state.envy.map(|side| (Card::MissileEnvy, Some(side))));
        if state.squads != 0 {
            let against = if state.squads > 0 { Side::East } else { Side::West };
            all.push((Card::LatinAmericanDeathSquads, Some(against)));
        }
        all
    }

    fn effect(&self, card: Card, side: Option<Side>) -> String {
        let mut notes: Vec<_> = side.map(|side| self.words.side::<State>(side)).into_iter().collect();
        let turn = [Card::RedScarePurge, Card::CubanMissileCrisis, Card::LatinAmericanDeathSquads].contains(&card);
        if card == Card::Chernobyl {
            notes.extend(self.state().chernobyl.map(|region| self.name(&region)));
        }
        if turn || UNTIL_END_OF_TURN.contains(card) {
            notes.push(self.say("screen-until_turn"));
        }
        let name = self.name(&card);
        if notes.is_empty() { name } else { format!("{name} ({})", notes.join(", ")) }
    }

    /// Draws the own hand, and for the others the number of cards and the known ones.
    fn hand(&self) -> Vec<Line> {
        let state = self.state();
        let mut lines = vec![self.hand_rule()];
        for side in Side::BOTH {
            if self.view.seat.is(side) {
                continue;
            }
            let label = self.tell("screen-opponent", &args! { side = self.side(side) });
            let count = self.view.cards[side.index()];
            let known: Vec<_> = state.hand(side).iter().map(|card| self.card(side, card)).collect();
            let text = if known.is_empty() {
                count.to_string()
            } else {
                self.tell("screen-known", &args! { count = count, cards = self.list(&known) })
            };
            lines.extend(labelled(&label, LABEL + 5, &text, WIDTH - 2).into_iter().map(indented));
        }
        let Seat::Player(me) = self.view.seat else { return lines };
        let mut cards = state.hand(me);
        if state.china == Some(me) && state.china_up {
            cards.insert(Card::TheChinaCard);
        }
        let labels: Vec<_> = cards.iter().map(|card| self.card(me, card)).collect();
        if labels.is_empty() {
            lines.push(indented(Line::new().plain(self.say("screen-hand_empty"))));
        }
        let rows = labels.len().div_ceil(2);
        for row in 0..rows {
            let line = Line::new().plain(format!(" {}", cut(&labels[row], WIDTH / 2 - 2))).padded(WIDTH / 2);
            let right = labels.get(row + rows).map(|label| cut(label, WIDTH / 2 - 1)).unwrap_or_default();
            lines.push(line.plain(right));
        }
        lines
    }

    /// Draws a rule with the meaning of the signs of cards.
    fn hand_rule(&self) -> Line {
        let key = if self.view.seat == Seat::Spectator { "screen-hands" } else { "screen-hand" };
        let signs = format!(
            "{}  {}  {} {}  {}",
            self.side(Side::West),
            self.side(Side::East),
            mark(None),
            self.say("screen-neutral"),
            self.say("screen-starred")
        );
        titled(&self.say(key), &signs)
    }

    /// Formats a card with its Ops value in a hand and its side.
    fn card(&self, holder: Side, card: Card) -> String {
        let ops = if card.scoring() { "–".to_owned() } else { self.state().ops_of(holder, card).to_string() };
        let star = if card.starred() { "*" } else { "" };
        format!("{ops}{} {}{star}", mark(card.side()), self.name(&card))
    }

    fn cards(&self, cards: Cards) -> String {
        let named: Vec<_> = cards.iter().map(|card| self.card(Side::West, card)).collect();
        if named.is_empty() { self.say("screen-none") } else { self.list(&named) }
    }

    /// Returns a heading and a label for cards and countries in the list of choices.
    fn short(&self, action: Action) -> Option<(String, String)> {
        let state = self.state();
        let Some(rules::Actor::Player(me)) = state.ask().map(Ask::actor) else { return None };
        let ops = match state.ask() {
            Some(Ask::Ops { left, asia, sea, .. }) => Some((left, asia, sea)),
            _ => None,
        };
        let under = |kind: &str| if ops.is_some() { self.words.name::<State>(kind) } else { String::new() };
        let percent = |part, whole| format!(" {} %", asked::percent(part, whole));
        Some(match action {
            Action::Card(card) => (String::new(), self.card(me, card)),
            Action::Place(country) => (under("influence"), self.tally(country)),
            Action::Remove(country) | Action::Country(country) => (String::new(), self.tally(country)),
            Action::Realign(country) => {
                let chance = percent(u32::from(state.realign_odds(me, country).gains), 36);
                (under("realignment"), self.tally(country) + &chance)
            }
            Action::Coup(country) => {
                let (left, asia, sea) = ops?;
                let results = state.coup_odds(me, country, (left + State::bonus(country, asia, sea)) as u8);
                let won = results.iter().filter(|&&result| result > 0).count() as u32;
                (under("coup"), self.tally(country) + &percent(won, 6))
            }
            _ => return None,
        })
    }

    /// Formats a country with its influence, briefly.
    fn tally(&self, country: Country) -> String {
        let [us, ussr] = Side::BOTH.map(|side| self.state().influence(side, country));
        let strategic = if country.battleground() { "!" } else { "" };
        format!("{}{strategic} {us}:{ussr}{}", self.country(country), self.holder(country))
    }

    /// Returns the name of a country, shortened if it is long.
    fn country(&self, country: Country) -> String {
        let short = self.words.attribute::<State>(country.slug(), "short");
        cut(&short.unwrap_or_else(|| self.name(&country)), NAME)
    }

    /// Describes a side's standing in a region and its score.
    fn stands(&self, score: &Score, side: Side) -> String {
        let (standing, vp) = (score.standing[side.index()], score.vp[side.index()]);
        if standing == Standing::Nothing {
            return format!("{} –", mark(Some(side)));
        }
        let told = args! { standing = self.name(&standing), vp = vp };
        format!("{} {}", mark(Some(side)), self.tell("screen-standing", &told))
    }

    /// Returns the mark of the side that controls a country.
    fn holder(&self, country: Country) -> &'static str {
        let holder = Side::BOTH.into_iter().find(|&side| self.state().controls(side, country));
        holder.map_or("", |side| mark(Some(side)))
    }
}

/// Returns the mark of a side.
fn mark(side: Option<Side>) -> &'static str {
    match side {
        Some(Side::West) => "●",
        Some(Side::East) => "◆",
        None => "○",
    }
}

fn indented(line: Line) -> Line {
    Line::new().plain(" ").then(line)
}

/// Draws a rule with a title on the left and a remark on the right.
fn titled(title: &str, remark: &str) -> Line {
    let used = title.chars().count() + remark.chars().count() + 8;
    let rule = "─".repeat(WIDTH.saturating_sub(used));
    Line::new().with(Ink::Dim, "── ").with(Ink::Bold, title).with(Ink::Dim, format!(" {rule} {remark} ──"))
}

/// Draws a rule with a remark on the right.
fn remarked(remark: &str) -> Line {
    let rule = "─".repeat(WIDTH.saturating_sub(remark.chars().count() + 4));
    Line::new().with(Ink::Dim, format!("{rule} {remark} ──"))
}
