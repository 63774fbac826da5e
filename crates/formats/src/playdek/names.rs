//! Names of cards, countries, regions and sides in the dialect.

use twilight::{Card, Country, Region, Side};

/// The cards in printed order; a star is part of the name.
const CARDS: [&str; 110] = [
    "Asia Scoring",
    "Europe Scoring",
    "Mideast Scoring",
    "Duck and Cover",
    "Five Year Plan",
    "The China Card",
    "Socialist Governments",
    "Fidel*",
    "Vietnam Revolts*",
    "Blockade*",
    "Korean War*",
    "Romanian Abdication*",
    "Arab-Israeli War",
    "COMECON*",
    "Nasser*",
    "Warsaw Pact Formed*",
    "De Gaulle Leads France*",
    "Captured Nazi Scientist*",
    "Truman Doctrine*",
    "Olympic Games",
    "NATO*",
    "Independent Reds*",
    "Marshall Plan*",
    "Indo-Pakistani War",
    "Containment*",
    "CIA Created*",
    "US/Japan Mutual Defense Pact*",
    "Suez Crisis*",
    "East European Unrest",
    "Decolonization",
    "Red Scare/Purge",
    "UN Intervention",
    "De-Stalinization*",
    "Nuclear Test Ban",
    "Formosan Resolution*",
    "Brush War",
    "Central America Scoring",
    "Southeast Asia Scoring*",
    "Arms Race",
    "Cuban Missile Crisis*",
    "Nuclear Subs*",
    "Quagmire*",
    "SALT Negotiations*",
    "Bear Trap*",
    "Summit",
    "How I Learned To Stop Worrying*",
    "Junta",
    "Kitchen Debates*",
    "Missile Envy",
    "\"We Will Bury You\"*",
    "Brezhnev Doctrine*",
    "Portuguese Empire Crumbles*",
    "South African Unrest",
    "Allende*",
    "Willy Brandt*",
    "Muslim Revolution",
    "ABM Treaty",
    "Cultural Revolution*",
    "Flower Power*",
    "U2 Incident*",
    "OPEC",
    "\"Lone Gunman\"*",
    "Colonial Rear Guards",
    "Panama Canal Returned*",
    "Camp David Accords*",
    "Puppet Governments*",
    "Grain Sales To Soviets",
    "John Paul II Elected Pope*",
    "Latin American Death Squads",
    "OAS Founded",
    "Nixon Plays The China Card*",
    "Sadat Expels Soviets*",
    "Shuttle Diplomacy",
    "The Voice of America",
    "Liberation Theology",
    "Ussuri River Skirmish*",
    "\"Ask Not What Your Country...\"*",
    "Alliance For Progress*",
    "Africa Scoring",
    "\"One Small Step...\"",
    "South America Scoring",
    "Iranian Hostage Crisis*",
    "The Iron Lady*",
    "Reagan Bombs Libya*",
    "Star Wars*",
    "North Sea Oil*",
    "The Reformer*",
    "Marine Barracks Bombing*",
    "Soviets Shoot Down KAL-007*",
    "Glasnost*",
    "Ortega Elected in Nicaragua*",
    "Terrorism",
    "Iran-Contra Scandal*",
    "Chernobyl*",
    "Latin American Debt Crisis",
    "Tear Down This Wall*",
    "\"An Evil Empire\"*",
    "Aldrich Ames Remix*",
    "Pershing II Deployed*",
    "Wargames*",
    "Solidarity*",
    "Iran-Iraq War*",
    "Defectors",
    "The Cambridge Five",
    "Special Relationship",
    "NORAD*",
    "Che",
    "Our Man in Tehran*",
    "Yuri and Samantha*",
    "AWACS Sale To Saudis*",
];

/// The countries in the order of the board.
const COUNTRIES: [&str; 85] = [
    "Canada",
    "UK",
    "Norway",
    "Sweden",
    "Finland",
    "Denmark",
    "Benelux",
    "France",
    "Spain/Portugal",
    "Italy",
    "Greece",
    "Turkey",
    "West Germany",
    "East Germany",
    "Poland",
    "Czechoslovakia",
    "Austria",
    "Hungary",
    "Romania",
    "Yugoslavia",
    "Bulgaria",
    "Lebanon",
    "Syria",
    "Israel",
    "Iraq",
    "Iran",
    "Libya",
    "Egypt",
    "Jordan",
    "Gulf States",
    "Saudi Arabia",
    "Afghanistan",
    "Pakistan",
    "India",
    "Burma",
    "Laos/Cambodia",
    "Thailand",
    "Vietnam",
    "Malaysia",
    "Indonesia",
    "Philippines",
    "Australia",
    "Japan",
    "Taiwan",
    "South Korea",
    "North Korea",
    "Morocco",
    "Algeria",
    "Tunisia",
    "West African States",
    "Saharan States",
    "Sudan",
    "Ivory Coast",
    "Nigeria",
    "Ethiopia",
    "Somalia",
    "Cameroon",
    "Zaire",
    "Kenya",
    "Angola",
    "Zimbabwe",
    "SE African States",
    "Botswana",
    "South Africa",
    "Mexico",
    "Guatemala",
    "El Salvador",
    "Honduras",
    "Costa Rica",
    "Nicaragua",
    "Panama",
    "Cuba",
    "Haiti",
    "Dominican Republic",
    "Colombia",
    "Venezuela",
    "Ecuador",
    "Peru",
    "Bolivia",
    "Brazil",
    "Paraguay",
    "Uruguay",
    "Chile",
    "Argentina",
    "Chinese Civil War",
];

/// The six regions.
const REGIONS: [(Region, &str); 6] = [
    (Region::Europe, "Europe"),
    (Region::Asia, "Asia"),
    (Region::MiddleEast, "Middle East"),
    (Region::Africa, "Africa"),
    (Region::CentralAmerica, "Central America"),
    (Region::SouthAmerica, "South America"),
];

/// Returns the name of a card.
#[must_use]
pub fn card_name(card: Card) -> &'static str {
    CARDS[card as usize - 1]
}

/// Returns the card of this name.
#[must_use]
pub fn card(name: &str) -> Option<Card> {
    CARDS.iter().position(|&known| known == name).map(|place| Card::ALL[place])
}

/// Returns the name of a country.
#[must_use]
pub fn country_name(country: Country) -> &'static str {
    COUNTRIES[country as usize]
}

/// Returns the country of this name.
#[must_use]
pub fn country(name: &str) -> Option<Country> {
    COUNTRIES.iter().position(|&known| known == name).map(|place| Country::ALL[place])
}

/// Returns the name of a region.
#[must_use]
pub fn region_name(region: Region) -> &'static str {
    REGIONS.iter().find(|row| row.0 == region).map_or("", |row| row.1)
}

/// Returns the region of this name.
#[must_use]
pub fn region(name: &str) -> Option<Region> {
    REGIONS.iter().find(|row| row.1 == name).map(|row| row.0)
}

/// Returns the name of a side.
#[must_use]
pub fn side_name(side: Side) -> &'static str {
    match side {
        Side::West => "US",
        Side::East => "USSR",
    }
}

/// Returns the side of this name.
#[must_use]
pub fn side(name: &str) -> Option<Side> {
    match name {
        "US" => Some(Side::West),
        "USSR" => Some(Side::East),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_survive_a_round_trip() {
        assert!(Card::ALL.iter().all(|&each| card(card_name(each)) == Some(each)));
        assert!(Country::ALL.iter().all(|&each| country(country_name(each)) == Some(each)));
        assert!(Region::SIX.iter().all(|&each| region(region_name(each)) == Some(each)));
        assert!(Side::BOTH.iter().all(|&each| side(side_name(each)) == Some(each)));
    }

    #[test]
    fn stars_mark_the_cards_that_leave_the_game_except_oas_founded() {
        let marked = |each: &Card| card_name(*each).ends_with('*') == each.starred();
        assert_eq!(Card::ALL.iter().filter(|each| !marked(each)).collect::<Vec<_>>(), [&Card::OasFounded]);
    }
}
