//! Scoring (section 14).

use crate::{
    Card::{FormosanResolution, TheChinaCard},
    Countries, Country, Fact, Play, Region, Side,
    Side::{East as Ussr, West as Us},
    State,
    map::{BATTLEGROUNDS, SOUTHEAST_ASIA, home},
    options::{LateWarGoal, Scenario},
    state::Reason,
};
use serde::{Deserialize, Serialize};

/// The standing of a side in a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Controls nothing there.
    Nothing,
    /// Controls a country.
    Presence,
    /// Controls more countries and more battlegrounds, and both kinds.
    Domination,
    /// Controls more countries and all battlegrounds.
    Control,
}

/// The score of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The standings of the US and of the USSR.
    pub standing: [Standing; 2],
    /// The battlegrounds that each controls, each worth a VP.
    pub battlegrounds: [u8; 2],
    /// The countries next to the other superpower that each controls, each worth a VP.
    pub next_to_enemy: [u8; 2],
    /// The VP of the US and of the USSR.
    pub vp: [i8; 2],
}

impl Score {
    /// Returns the difference: positive for the US.
    #[must_use]
    pub fn net(&self) -> i8 {
        self.vp[0] - self.vp[1]
    }
}

impl State {
    /// Returns the battlegrounds for the scoring of a region: Taiwan too while Formosan Resolution lasts and the US controls it.
    fn scored_battlegrounds(&self, region: Region) -> Countries {
        let mut battlegrounds = region.countries() & BATTLEGROUNDS;
        if region == Region::Asia && self.in_force(FormosanResolution) && self.controls(Us, Country::Taiwan) {
            battlegrounds.insert(Country::Taiwan);
        }
        battlegrounds
    }

    /// Returns the standing of both sides in a region on the board, without events that change its scoring.
    #[must_use]
    pub fn standing(&self, region: Region) -> [Standing; 2] {
        standing(self.control, region.countries(), region.countries() & BATTLEGROUNDS)
    }

    /// Returns the score of a region; an ignored country counts as not controlled by the USSR (Shuttle Diplomacy).
    #[must_use]
    pub fn score(&self, region: Region, ignored: Option<Country>) -> Score {
        let (all, battlegrounds) = (region.countries(), self.scored_battlegrounds(region));
        let mut control = self.control;
        if let Some(country) = ignored {
            control[Ussr.index()].remove(country);
        }
        let standing = standing(control, all, battlegrounds);
        let own = |side: Side| control[side.index()] & all;
        let strategic = Side::BOTH.map(|side| (own(side) & battlegrounds).len() as u8);
        let next_to_enemy = Side::BOTH.map(|side| (own(side) & home(side.other())).len() as u8);
        let level = |side: Side| region.worth().of(standing[side.index()]);
        let vp = Side::BOTH.map(|side| level(side) + (strategic[side.index()] + next_to_enemy[side.index()]) as i8);
        Score { standing, battlegrounds: strategic, next_to_enemy, vp }
    }

    /// Returns the score of Southeast Asia: one VP per country, two for Thailand.
    #[must_use]
    pub fn score_southeast_asia(&self) -> [i8; 2] {
        Side::BOTH.map(|side| {
            let own = self.controlled(side) & SOUTHEAST_ASIA;
            own.len() as i8 + i8::from(own.contains(Country::Thailand))
        })
    }

    /// Returns the VP marker after a final scoring now: all regions and the China Card; it may pass 20.
    #[must_use]
    pub fn final_vp(&self) -> i8 {
        let regions: i16 = Region::SIX.iter().map(|&region| i16::from(self.score(region, None).net())).sum();
        let china = match self.china {
            Some(Us) => 1,
            Some(Ussr) => -1,
            None => 0,
        };
        (i16::from(self.vp) + regions + china).clamp(-100, 100) as i8
    }

    /// Returns the side that controls Europe, which wins the game at its scoring.
    #[must_use]
    pub fn europe(&self) -> Option<Side> {
        let standing = self.standing(Region::Europe);
        Side::BOTH.into_iter().find(|side| standing[side.index()] == Standing::Control)
    }
}

fn standing(control: [Countries; 2], all: Countries, battlegrounds: Countries) -> [Standing; 2] {
    let countries = control.map(|own| (own & all).len());
    let strategic = control.map(|own| (own & battlegrounds).len());
    Side::BOTH.map(|side| {
        let (me, you) = (side.index(), side.other().index());
        let more = countries[me] > countries[you];
        let plain = countries[me] > strategic[me];
        if countries[me] == 0 {
            Standing::Nothing
        } else if more && strategic[me] == battlegrounds.len() {
            Standing::Control
        } else if more && strategic[me] > strategic[you] && plain {
            Standing::Domination
        } else {
            Standing::Presence
        }
    })
}

impl Play<'_> {
    /// Scores a region; control of Europe wins immediately, before any VP (14.7).
    pub fn score_region(&mut self, region: Region, ignored: Option<Country>) {
        let score = self.score(region, ignored);
        self.tell(Fact::Scored { region, us: score.vp[0], ussr: score.vp[1] });
        if region == Region::Europe
            && let Some(winner) = self.europe()
        {
            self.finish(Some(winner), Reason::EuropeControl);
        }
        self.gain_net(score.net());
    }

    /// Runs the final scoring: Europe first, then all regions and the China Card; the marker may pass 20 (14.8).
    pub fn final_scoring(&mut self) {
        if let Some(winner) = self.europe() {
            self.finish(Some(winner), Reason::EuropeControl);
            return;
        }
        for region in Region::SIX {
            let score = self.score(region, None);
            self.tell(Fact::Scored { region, us: score.vp[0], ussr: score.vp[1] });
            self.count_up(score.net());
        }
        if let Some(holder) = self.china {
            self.tell(Fact::Effect { card: TheChinaCard });
            self.count_up(if holder == Us { 1 } else { -1 });
        }
        self.decide(Reason::FinalScoring);
    }

    /// Moves the VP marker by net VP, past 20 if necessary.
    fn count_up(&mut self, net: i8) {
        if net != 0 {
            let total = self.vp + net;
            self.s.vp = total;
            self.tell(Fact::Vp { side: if net > 0 { Us } else { Ussr }, amount: net.unsigned_abs(), total });
        }
    }

    /// Ends the game by the goal of the scenario, or by VP.
    pub fn decide(&mut self, reason: Reason) {
        match self.options.scenario {
            Scenario::LateWar => {
                let goal = match self.options.late_war_goal {
                    LateWarGoal::Above20 => 21,
                    LateWarGoal::From20 => 20,
                };
                self.finish(Some(if self.vp >= goal { Us } else { Ussr }), reason);
            }
            Scenario::Standard => self.leader_wins(reason),
        }
    }

    /// Ends the game for the side that is ahead; a draw at 0 VP.
    pub fn leader_wins(&mut self, reason: Reason) {
        let winner = match self.vp {
            0 => None,
            vp => Some(if vp > 0 { Us } else { Ussr }),
        };
        self.finish(winner, reason);
    }
}
