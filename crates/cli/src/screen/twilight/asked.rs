//! Extra commands of the player: the map, odds, scores, cards, effects. The engine computes all of it from the view.

use super::{Drawing, indented};
use crate::{
    Ink, Line, WIDTH,
    paint::{labelled, wrap},
};
use rules::{Seat, Side};
use serde::de::DeserializeOwned;
use serde_json::json;
use twilight::{Card, Cards, Country, Region, State, deck::Era};
use words::{Language, args};

/// Parses a slug.
fn read<T: DeserializeOwned>(slug: Option<&str>) -> Option<T> {
    serde_json::from_value(json!(slug?)).ok()
}

impl Drawing<'_> {
    /// Answers a command.
    pub fn asked(&self, name: &str, slug: Option<&str>) -> Vec<Line> {
        match name {
            "map" => read(slug).map_or_else(|| self.whole_map(), |region| self.region_map(region)),
            "score" => read(slug).map_or_else(|| self.scores(), |region| self.score(region)),
            "odds" | "szanse" | "chances" => match read(slug) {
                Some(country) => self.odds(country),
                None => {
                    let example = self.name(&Country::Iran).to_lowercase();
                    self.wrapped(&self.tell("screen-which_country", &args! { country = example }))
                }
            },
            "cards" => self.all_cards(),
            _ => self.all_effects(),
        }
    }

    fn wrapped(&self, text: &str) -> Vec<Line> {
        wrap(text, WIDTH - 1).into_iter().map(|line| Line::new().plain(line)).collect()
    }

    /// Describes every region as if scored now, and the end of the game.
    fn scores(&self) -> Vec<Line> {
        let state = self.state();
        let mut lines = vec![Line::new().with(Ink::Bold, self.say("screen-score"))];
        for region in Region::SIX {
            let score = state.score(region, None);
            let [west, east] = Side::BOTH.map(|side| self.stands(&score, side));
            let told = args! { region = self.name(&region), west = west, east = east };
            let text = format!("{} → {}", self.tell("screen-region", &told), self.net(region));
            lines.extend(self.wrapped(&text).into_iter().map(indented));
        }
        let sea = self.words.labelled(&self.name(&Region::SoutheastAsia), &self.sea());
        lines.extend(self.wrapped(&sea).into_iter().map(indented));
        let vp = state.final_vp();
        let result = match vp {
            0 => self.say("screen-vp_level"),
            vp => self.leads(vp),
        };
        let end = self.tell("screen-score_end", &args! { result = result });
        lines.extend(self.wrapped(&end).into_iter().map(indented));
        lines
    }

    fn leads(&self, vp: i8) -> String {
        let side = if vp > 0 { Side::West } else { Side::East };
        self.tell("screen-vp_leads", &args! { side = self.side(side), vp = vp.unsigned_abs() })
    }

    fn sea(&self) -> String {
        let [west, east] = self.state().score_southeast_asia();
        self.tell("screen-score_sea", &args! { west = west, east = east })
    }

    /// Describes the change of VP if a region were scored now.
    fn net(&self, region: Region) -> String {
        let state = self.state();
        if region == Region::Europe
            && let Some(winner) = state.europe()
        {
            return self.tell("screen-score_wins", &args! { side = self.side(winner) });
        }
        match state.score(region, None).net() {
            0 => self.say("screen-score_even"),
            net => {
                let side = if net > 0 { Side::West } else { Side::East };
                self.tell("screen-score_net", &args! { side = self.side(side), vp = net.unsigned_abs() })
            }
        }
    }

    /// Describes one region as if scored now, with all parts of the score.
    fn score(&self, region: Region) -> Vec<Line> {
        let state = self.state();
        let title = self.words.labelled(&self.say("screen-score"), &self.name(&region));
        let mut lines = vec![Line::new().with(Ink::Bold, title)];
        if !Region::SIX.contains(&region) {
            let told = if region == Region::SoutheastAsia { self.sea() } else { self.say("screen-none") };
            lines.extend(self.wrapped(&told).into_iter().map(indented));
            return lines;
        }
        let score = state.score(region, None);
        for side in Side::BOTH {
            let me = side.index();
            let told = args! {
                standing = self.name(&score.standing[me]),
                level = region.worth().of(score.standing[me]),
                battlegrounds = score.battlegrounds[me],
                next = score.next_to_enemy[me],
                vp = score.vp[me],
            };
            let row = self.words.labelled(&self.side(side), &self.tell("screen-score_row", &told));
            lines.extend(self.wrapped(&row).into_iter().map(indented));
        }
        lines.extend(self.wrapped(&format!("→ {}", self.net(region))).into_iter().map(indented));
        if state.in_force(Card::ShuttleDiplomacy) && [Region::Asia, Region::MiddleEast].contains(&region) {
            let told = args! { card = self.name(&Card::ShuttleDiplomacy) };
            lines.extend(self.wrapped(&self.tell("screen-score_shuttle", &told)).into_iter().map(indented));
        }
        lines
    }

    /// Describes the chances of coups and realignments in a country.
    fn odds(&self, country: Country) -> Vec<Line> {
        let state = self.state();
        let me = match self.view.seat {
            Seat::Player(side) => side,
            Seat::Spectator => state.phasing,
        };
        let mut title = args! { side = self.side(me) };
        title.set("country-loc", self.located(&country));
        let mut lines = vec![
            Line::new().with(Ink::Bold, self.tell("screen-odds", &title)),
            Line::new().plain(" ").plain(self.tally(country)),
        ];
        let mut row = |text: &str| lines.extend(self.wrapped(text).into_iter().map(indented));
        let enemy = state.held(me.other()).contains(country);
        let reason = self.say(if enemy { "screen-odds_barred" } else { "screen-odds_nobody" });
        if state.coup_targets(me, false).contains(country) {
            for ops in 1..=state.most_coup_ops(me, country) {
                row(&self.coup(me, country, ops));
            }
            if state.crisis == Some(me) {
                row(&self.say("screen-odds_crisis"));
            } else if state.coup_alarms(me, country) && state.defcon <= 2 && state.phasing == me {
                row(&self.say("screen-odds_defcon_loss"));
            } else if state.coup_alarms(me, country) {
                row(&self.tell("screen-odds_defcon", &args! { level = state.defcon.saturating_sub(1) }));
            }
        } else {
            row(&self.tell("screen-odds_no_coup", &args! { reason = reason.as_str() }));
        }
        if state.realign_targets(me, false).contains(country) {
            let odds = state.realign_odds(me, country);
            let told = args! {
                gain = percent(u32::from(odds.gains), 36),
                loss = percent(u32::from(odds.losses), 36),
                removed = self.decimal(f64::from(odds.removed) / 36.0),
                lost = self.decimal(f64::from(odds.lost) / 36.0),
                enemy = self.words.side::<State>(me.other()),
            };
            row(&self.tell("screen-odds_realign", &told));
        } else {
            row(&self.tell("screen-odds_no_realign", &args! { reason = reason }));
        }
        lines
    }

    fn coup(&self, me: Side, country: Country, ops: u8) -> String {
        let results = self.state().coup_odds(me, country, ops).map(|result| result.max(0));
        let won = results.iter().filter(|&&result| result > 0).count() as u32;
        let mean = results.iter().map(|&result| f64::from(result)).sum::<f64>() / 6.0;
        let told = args! {
            ops = ops,
            chance = percent(won, 6),
            mean = self.decimal(mean),
            results = results.map(|result| result.to_string()).join(" "),
        };
        self.tell("screen-odds_coup", &told)
    }

    /// Formats a figure with one decimal, as the language writes it.
    fn decimal(&self, figure: f64) -> String {
        let text = format!("{figure:.1}");
        if self.words.language() == Language::English { text } else { text.replace('.', ",") }
    }

    /// Lists discards, removed cards, the known cards of the pile, and the unseen cards by era.
    fn all_cards(&self) -> Vec<Line> {
        let state = self.state();
        let mut lines = Vec::new();
        let mut row = |label: &str, cards: Cards| {
            lines.push(Line::new().with(Ink::Bold, label));
            lines.extend(labelled("", 2, &self.cards(cards), WIDTH - 1));
        };
        row(&self.say("screen-cards_discard"), state.discard);
        row(&self.say("screen-cards_removed"), state.removed);
        if state.pile.any() {
            row(&self.say("screen-cards_known"), state.pile);
        }
        let unknown = self.view.unknown();
        for era in [Era::Early, Era::Mid, Era::Late] {
            let unseen: Cards = unknown.iter().filter(|card| card.era() == era).collect();
            if unseen.any() {
                row(&self.tell("screen-cards_unseen", &args! { era = self.name(&era) }), unseen);
            }
        }
        lines
    }

    /// Lists the events in effect with their texts.
    fn all_effects(&self) -> Vec<Line> {
        let effects = self.effects();
        if effects.is_empty() {
            return self.wrapped(&self.words.labelled(&self.say("screen-effects"), &self.say("screen-effects_none")));
        }
        let mut lines = Vec::new();
        for (card, side) in effects {
            lines.push(Line::new().with(Ink::Bold, self.effect(card, side)));
            let text = self.words.text::<State>(card.slug()).unwrap_or_default();
            lines.extend(labelled("", 2, &text, WIDTH - 1));
        }
        lines
    }
}

/// Returns a share in per cent, rounded.
pub fn percent(part: u32, whole: u32) -> u32 {
    (part * 100 + whole / 2) / whole
}
