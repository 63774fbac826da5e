//! A second implementation of scoring, reach and targets, country by country as a person would, checked on positions of random games.

use crate::common::*;

fn lead(s: &State, side: Side, country: Country) -> i32 {
    i32::from(s.influence(side, country)) - i32::from(s.influence(side.other(), country))
}

fn controls(s: &State, side: Side, country: Country) -> bool {
    lead(s, side, country) >= i32::from(country.stability())
}

/// 14.1, 14.6: the VP of a side in a region; `None` if control of the region wins.
fn region_vp(s: &State, side: Side, region: Region) -> Option<i32> {
    let taiwan = region == Region::Asia && s.in_force(FormosanResolution) && controls(s, Us, Taiwan);
    let count = |side: Side, wanted: fn(Country, bool) -> bool| {
        region.countries().iter().filter(|&c| controls(s, side, c) && wanted(c, taiwan)).count()
    };
    let battleground = |c: Country, taiwan: bool| c.battleground() || (taiwan && c == Taiwan);
    let [all, strategic] = [count(side, |_, _| true), count(side, battleground)];
    let [theirs, their_strategic] = [count(side.other(), |_, _| true), count(side.other(), battleground)];
    let there = region.countries().iter().filter(|&c| battleground(c, taiwan)).count();
    let (presence, domination, control) = match region {
        Region::Europe => (3, 7, None),
        Region::Asia => (3, 7, Some(9)),
        Region::MiddleEast => (3, 5, Some(7)),
        Region::Africa => (1, 4, Some(6)),
        Region::CentralAmerica => (1, 3, Some(5)),
        Region::SouthAmerica => (2, 5, Some(6)),
        other => panic!("{other:?} is no region of its own"),
    };
    let level = if all > theirs && strategic == there {
        control?
    } else if all > theirs && strategic > their_strategic && all > strategic {
        domination
    } else if all > 0 {
        presence
    } else {
        0
    };
    let doorstep = |c: Country| c.superpower() == Some(side.other()) && controls(s, side, c);
    Some(level + strategic as i32 + region.countries().iter().filter(|&c| doorstep(c)).count() as i32)
}

/// 6.1, 6.7
fn reachable(s: &State, side: Side, country: Country) -> bool {
    let lends = |c: Country| {
        let started = s.start[side.index()].contains(c);
        started && (s.options.reach == Reach::Start || s.influence(side, c) > 0)
    };
    let barred = side == Ussr && s.chernobyl.is_some_and(|region| region.countries().contains(country));
    !barred
        && (country.superpower() == Some(side)
            || lends(country)
            || Country::ALL.into_iter().any(|c| c.adjacent().contains(country) && lends(c)))
}

/// 10.2
fn banned(defcon: u8, country: Country) -> bool {
    let within = |region: Region| region.countries().contains(country);
    (defcon <= 4 && within(Region::Europe))
        || (defcon <= 3 && within(Region::Asia))
        || (defcon <= 2 && within(Region::MiddleEast))
}

/// 8.1, 8.6, 10.2
fn coup(s: &State, side: Side, country: Country) -> bool {
    let europe = Region::Europe.countries().contains(country);
    let open =
        (country == France && s.in_force(DeGaulleLeadsFrance)) || (country == WestGermany && s.in_force(WillyBrandt));
    let nato = s.in_force(Nato) && europe && controls(s, Us, country) && !open;
    let pact = s.in_force(UsJapanMutualDefensePact) && country == Japan;
    let reformer = s.in_force(TheReformer) && europe;
    s.influence(side.other(), country) > 0
        && !banned(s.defcon, country)
        && !(side == Ussr && (nato || pact || reformer))
}

/// 7.3
fn modifier(s: &State, side: Side, country: Country) -> i8 {
    let neighbours = country.adjacent().iter().filter(|&c| controls(s, side, c)).count() as i8;
    let more = i8::from(lead(s, side, country) > 0);
    let superpower = i8::from(country.superpower() == Some(side));
    neighbours + more + superpower - i8::from(side == Us && s.in_force(IranContraScandal))
}

fn check(s: &State) {
    for side in Side::BOTH {
        for country in WORLD {
            assert_eq!(s.controls(side, country), controls(s, side, country), "{country:?}");
            assert_eq!(s.reach(side).contains(country), reachable(s, side, country), "{side:?} {country:?}");
            assert_eq!(s.coup_targets(side, false).contains(country), coup(s, side, country), "{side:?} {country:?}");
            assert_eq!(s.realign_modifier(side, country), modifier(s, side, country), "{side:?} {country:?}");
        }
        for region in Region::SIX {
            let score = s.score(region, None);
            match region_vp(s, side, region) {
                Some(vp) => assert_eq!(i32::from(score.vp[side.index()]), vp, "{side:?} {region:?}"),
                None => assert_eq!(s.europe(), Some(side)),
            }
        }
    }
}

#[test]
fn scoring_reach_and_targets_match_a_naive_implementation() {
    for index in 0..200 {
        let options = Options::random(&mut Luck::numbered(9, index));
        let (mut state, mut luck) = (State::new(&options), Luck::numbered(10, index));
        while state.actor() != Actor::Nobody {
            if matches!(state.ask(), Some(Ask::Round { .. } | Ask::Use { .. })) {
                check(&state);
            }
            let action = state.any(&mut luck);
            state.play(action, &mut Log::silent());
        }
    }
}
