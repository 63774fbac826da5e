//! CIA vs KGB.

use super::Guide;
use rules::Game;
use serde_json::{Map, Value, json};
use spies::{Agent, Ask, Fact, Group, Objective, Options, State};
use words::{Form, Words};

impl Guide for State {
    const DRAW: bool = true;

    fn opens(fact: &Fact) -> bool {
        matches!(fact, Fact::Turn { .. })
    }

    fn rule(question: &Ask) -> Option<&'static str> {
        Some(match question {
            Ask::NextObjective => "1.1",
            Ask::Balance => "1.2",
            Ask::NextGroup => "1.4",
            Ask::Analyst { .. } => "1.5",
            Ask::Agent { .. } => "2.1",
            Ask::First { .. } => "3.1",
            Ask::Act { .. } => "3.2",
            Ask::Media { .. } => "3.13",
            Ask::DoubleAgent { .. } => "5.7",
            Ask::LastObjective => "5.10",
            Ask::Window { .. } => "6.3",
            Ask::OnTop { .. } => "8.3",
            Ask::Save { .. } => "8.5",
            Ask::SpaceRace { .. } => "8.9",
        })
    }

    fn things(_: &Options, words: &Words) -> Value {
        let groups = Group::ALL.iter().map(|group| {
            named::<State>(words, group, json!({ "influence": group.influence(), "faction": group.faction() }))
        });
        let agents =
            Agent::ALL.iter().map(|agent| named::<State>(words, agent, json!({ "initiative": agent.initiative() })));
        let objectives = Objective::ALL.iter().map(|objective| {
            let figures = objective.figures();
            let about = json!({
                "points": figures.points,
                "stability": figures.stability,
                "population": figures.population,
                "bias": figures.bias,
                "event": objective.is_event(),
            });
            named::<State>(words, objective, about)
        });
        json!({
            "groups": groups.collect::<Map<_, _>>(),
            "agents": agents.collect::<Map<_, _>>(),
            "objectives": objectives.collect::<Map<_, _>>(),
        })
    }
}

/// A thing by its slug, with name and text.
pub fn named<G: Game>(words: &Words, thing: &impl serde::Serialize, mut about: Value) -> (String, Value) {
    let slug = Form::of(thing).tag;
    about["name"] = words.name::<G>(&slug).into();
    about["text"] = words.text::<G>(&slug).into();
    (slug, about)
}
