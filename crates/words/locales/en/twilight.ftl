### Twilight Struggle in English: names and card texts.
### A name of a place has the attributes .loc ("in Poland") and .gen ("of Poland").

## Sides

name-west = US
    .gen = of the US
name-east = USSR
    .gen = of the USSR
name-neutral = neutral

## Regions

name-europe = Europe
    .loc = in Europe
    .gen = of Europe
name-asia = Asia
    .loc = in Asia
    .gen = of Asia
name-middle_east = Middle East
    .loc = in the Middle East
    .gen = of the Middle East
name-africa = Africa
    .loc = in Africa
    .gen = of Africa
name-central_america = Central America
    .loc = in Central America
    .gen = of Central America
name-south_america = South America
    .loc = in South America
    .gen = of South America

## Subregions

name-western_europe = Western Europe
    .loc = in Western Europe
    .gen = of Western Europe
name-eastern_europe = Eastern Europe
    .loc = in Eastern Europe
    .gen = of Eastern Europe
name-southeast_asia = Southeast Asia
    .loc = in Southeast Asia
    .gen = of Southeast Asia

## Superpowers

name-us = USA
    .loc = in the USA
    .gen = of the USA
name-ussr = USSR
    .loc = in the USSR
    .gen = of the USSR

## Countries: Europe

name-canada = Canada
    .loc = in Canada
    .gen = of Canada
name-united_kingdom = United Kingdom
    .loc = in the United Kingdom
    .gen = of the United Kingdom
name-norway = Norway
    .loc = in Norway
    .gen = of Norway
name-sweden = Sweden
    .loc = in Sweden
    .gen = of Sweden
name-finland = Finland
    .loc = in Finland
    .gen = of Finland
name-denmark = Denmark
    .loc = in Denmark
    .gen = of Denmark
name-benelux = Benelux
    .loc = in Benelux
    .gen = of Benelux
name-france = France
    .loc = in France
    .gen = of France
name-spain_portugal = Spain/Portugal
    .loc = in Spain/Portugal
    .gen = of Spain/Portugal
name-italy = Italy
    .loc = in Italy
    .gen = of Italy
name-greece = Greece
    .loc = in Greece
    .gen = of Greece
name-turkey = Turkey
    .loc = in Turkey
    .gen = of Turkey
name-west_germany = West Germany
    .loc = in West Germany
    .gen = of West Germany
name-east_germany = East Germany
    .loc = in East Germany
    .gen = of East Germany
name-poland = Poland
    .loc = in Poland
    .gen = of Poland
name-czechoslovakia = Czechoslovakia
    .loc = in Czechoslovakia
    .gen = of Czechoslovakia
name-austria = Austria
    .loc = in Austria
    .gen = of Austria
name-hungary = Hungary
    .loc = in Hungary
    .gen = of Hungary
name-romania = Romania
    .loc = in Romania
    .gen = of Romania
name-yugoslavia = Yugoslavia
    .loc = in Yugoslavia
    .gen = of Yugoslavia
name-bulgaria = Bulgaria
    .loc = in Bulgaria
    .gen = of Bulgaria

## Countries: Middle East

name-lebanon = Lebanon
    .loc = in Lebanon
    .gen = of Lebanon
name-syria = Syria
    .loc = in Syria
    .gen = of Syria
name-israel = Israel
    .loc = in Israel
    .gen = of Israel
name-iraq = Iraq
    .loc = in Iraq
    .gen = of Iraq
name-iran = Iran
    .loc = in Iran
    .gen = of Iran
name-libya = Libya
    .loc = in Libya
    .gen = of Libya
name-egypt = Egypt
    .loc = in Egypt
    .gen = of Egypt
name-jordan = Jordan
    .loc = in Jordan
    .gen = of Jordan
name-gulf_states = Gulf States
    .loc = in the Gulf States
    .gen = of the Gulf States
name-saudi_arabia = Saudi Arabia
    .loc = in Saudi Arabia
    .gen = of Saudi Arabia

## Countries: Asia

name-afghanistan = Afghanistan
    .loc = in Afghanistan
    .gen = of Afghanistan
name-pakistan = Pakistan
    .loc = in Pakistan
    .gen = of Pakistan
name-india = India
    .loc = in India
    .gen = of India
name-burma = Burma
    .loc = in Burma
    .gen = of Burma
name-laos_cambodia = Laos/Cambodia
    .loc = in Laos/Cambodia
    .gen = of Laos/Cambodia
name-thailand = Thailand
    .loc = in Thailand
    .gen = of Thailand
name-vietnam = Vietnam
    .loc = in Vietnam
    .gen = of Vietnam
name-malaysia = Malaysia
    .loc = in Malaysia
    .gen = of Malaysia
name-indonesia = Indonesia
    .loc = in Indonesia
    .gen = of Indonesia
name-philippines = Philippines
    .loc = in the Philippines
    .gen = of the Philippines
name-australia = Australia
    .loc = in Australia
    .gen = of Australia
name-japan = Japan
    .loc = in Japan
    .gen = of Japan
name-taiwan = Taiwan
    .loc = in Taiwan
    .gen = of Taiwan
name-south_korea = South Korea
    .loc = in South Korea
    .gen = of South Korea
name-north_korea = North Korea
    .loc = in North Korea
    .gen = of North Korea

## Countries: Africa

name-morocco = Morocco
    .loc = in Morocco
    .gen = of Morocco
name-algeria = Algeria
    .loc = in Algeria
    .gen = of Algeria
name-tunisia = Tunisia
    .loc = in Tunisia
    .gen = of Tunisia
name-west_african_states = West African States
    .loc = in the West African States
    .gen = of the West African States
name-saharan_states = Saharan States
    .loc = in the Saharan States
    .gen = of the Saharan States
name-sudan = Sudan
    .loc = in Sudan
    .gen = of Sudan
name-ivory_coast = Ivory Coast
    .loc = in Ivory Coast
    .gen = of Ivory Coast
name-nigeria = Nigeria
    .loc = in Nigeria
    .gen = of Nigeria
name-ethiopia = Ethiopia
    .loc = in Ethiopia
    .gen = of Ethiopia
name-somalia = Somalia
    .loc = in Somalia
    .gen = of Somalia
name-cameroon = Cameroon
    .loc = in Cameroon
    .gen = of Cameroon
name-zaire = Zaire
    .loc = in Zaire
    .gen = of Zaire
name-kenya = Kenya
    .loc = in Kenya
    .gen = of Kenya
name-angola = Angola
    .loc = in Angola
    .gen = of Angola
name-zimbabwe = Zimbabwe
    .loc = in Zimbabwe
    .gen = of Zimbabwe
name-southeast_african_states = Southeast African States
    .loc = in the Southeast African States
    .gen = of the Southeast African States
name-botswana = Botswana
    .loc = in Botswana
    .gen = of Botswana
name-south_africa = South Africa
    .loc = in South Africa
    .gen = of South Africa

## Countries: Central America

name-mexico = Mexico
    .loc = in Mexico
    .gen = of Mexico
name-guatemala = Guatemala
    .loc = in Guatemala
    .gen = of Guatemala
name-el_salvador = El Salvador
    .loc = in El Salvador
    .gen = of El Salvador
name-honduras = Honduras
    .loc = in Honduras
    .gen = of Honduras
name-costa_rica = Costa Rica
    .loc = in Costa Rica
    .gen = of Costa Rica
name-nicaragua = Nicaragua
    .loc = in Nicaragua
    .gen = of Nicaragua
name-panama = Panama
    .loc = in Panama
    .gen = of Panama
name-cuba = Cuba
    .loc = in Cuba
    .gen = of Cuba
name-haiti = Haiti
    .loc = in Haiti
    .gen = of Haiti
name-dominican_republic = Dominican Republic
    .loc = in the Dominican Republic
    .gen = of the Dominican Republic

## Countries: South America

name-colombia = Colombia
    .loc = in Colombia
    .gen = of Colombia
name-venezuela = Venezuela
    .loc = in Venezuela
    .gen = of Venezuela
name-ecuador = Ecuador
    .loc = in Ecuador
    .gen = of Ecuador
name-peru = Peru
    .loc = in Peru
    .gen = of Peru
name-bolivia = Bolivia
    .loc = in Bolivia
    .gen = of Bolivia
name-brazil = Brazil
    .loc = in Brazil
    .gen = of Brazil
name-paraguay = Paraguay
    .loc = in Paraguay
    .gen = of Paraguay
name-uruguay = Uruguay
    .loc = in Uruguay
    .gen = of Uruguay
name-chile = Chile
    .loc = in Chile
    .gen = of Chile
name-argentina = Argentina
    .loc = in Argentina
    .gen = of Argentina

## Chinese Civil War variant

name-chinese_civil_war = Chinese Civil War
    .loc = in the Chinese Civil War box
    .gen = of the Chinese Civil War box

## Eras

name-early = Early War
name-mid = Mid War
name-late = Late War

## Phases of the turn

name-setup = Setup
name-improve_defcon = Improve DEFCON
name-deal_cards = Deal cards
name-headline_phase = Headline phase
name-action_round = Action round
name-check_military_operations = Check military operations
name-reveal_held_cards = Reveal held cards
name-flip_china_card = Turn the China Card face up
name-discard_held_card = Discard a held card
name-advance_turn = Advance the turn marker
name-final_scoring = Final scoring

## Boxes of the Space Race

name-space-0 = Start
name-space-1 = Earth Satellite
name-space-2 = Animal in Space
name-space-3 = Man in Space
name-space-4 = Man in Earth Orbit
name-space-5 = Lunar Orbit
name-space-6 = Eagle/Bear Has Landed
name-space-7 = Space Shuttle
name-space-8 = Space Station

## Cards: Early War

name-asia_scoring = Asia Scoring
text-asia_scoring = Both sides score Asia, Southeast Asia included: presence 3, domination 7, control 9 VP. Each adds 1 VP for every battleground it controls there and 1 VP for every country it controls there next to the enemy superpower; only the difference moves the VP marker.

name-europe_scoring = Europe Scoring
text-europe_scoring = Both sides score Europe: presence 3, domination 7 VP; control of Europe wins the game at once. Each adds 1 VP for every battleground it controls there and 1 VP for every country it controls there next to the enemy superpower; only the difference moves the VP marker.

name-middle_east_scoring = Middle East Scoring
text-middle_east_scoring = Both sides score the Middle East: presence 3, domination 5, control 7 VP. Each adds 1 VP for every battleground it controls there; only the difference moves the VP marker.

name-duck_and_cover = Duck and Cover
text-duck_and_cover = DEFCON drops by 1. The US then scores VP equal to 5 minus the new DEFCON level.

name-five_year_plan = Five Year Plan
text-five_year_plan = The USSR discards a random card from its hand. If it is a US card whose event can happen, that event happens at once as if the US had played it; any other card, even a scoring card, is discarded without effect.

name-the_china_card = The China Card
text-the_china_card = No event: in an action round it gives 4 Ops, or 5 if every point is spent in Asia; it is never a headline and never counts as a card in hand. Once played it passes face down to the opponent, who may use it from the next turn on; played by the US, it ends “Formosan Resolution”. Its holder at the end of turn 10 scores 1 VP in final scoring.

name-socialist_governments = Socialist Governments
text-socialist_governments = The USSR removes 3 US influence in total from Western Europe, at most 2 from any one country. Cannot happen after “The Iron Lady”.

name-fidel = Fidel
text-fidel = The US loses all its influence in Cuba. The USSR places as much influence there as it needs to control the country.

name-vietnam_revolts = Vietnam Revolts
text-vietnam_revolts = The USSR places 2 influence in Vietnam. Until the end of the turn every card the USSR uses for Operations is worth 1 Op more if all its points, the extra one included, are spent in Southeast Asia.

name-blockade = Blockade
text-blockade = The US must choose: discard at once a card worth 3 or more Ops (after modifiers), without its event, or lose all its influence in West Germany.

name-korean_war = Korean War
text-korean_war = War on South Korea: the USSR rolls a die, −1 for each adjacent country the US controls. On 4–6 the USSR scores 2 VP and replaces all US influence in South Korea with its own. Either way the USSR gains 2 MilOps.

name-romanian_abdication = Romanian Abdication
text-romanian_abdication = The US loses all its influence in Romania. The USSR places as much influence there as it needs to control the country.

name-arab_israeli_war = Arab-Israeli War
text-arab_israeli_war = War on Israel: the USSR rolls a die, −1 for each adjacent country the US controls and −1 more if the US controls Israel itself. On 4–6 the USSR scores 2 VP and replaces all US influence in Israel with its own; either way it gains 2 MilOps. Cannot happen after “Camp David Accords”.

name-comecon = COMECON
text-comecon = The USSR places 1 influence in each of 4 Eastern European countries that the US does not control.

name-nasser = Nasser
text-nasser = The USSR places 2 influence in Egypt. The US loses half of its influence there, rounded up.

name-warsaw_pact_formed = Warsaw Pact Formed
text-warsaw_pact_formed = The USSR either removes all US influence from 4 countries of Eastern Europe or places 5 influence in Eastern Europe, at most 2 in any one country. From now on “NATO” can happen.

name-de_gaulle_leads_france = De Gaulle Leads France
text-de_gaulle_leads_france = The US loses 2 influence in France and the USSR places 1 there. “NATO” does not protect France, whether it happened before or happens later.

name-captured_nazi_scientist = Captured Nazi Scientist
text-captured_nazi_scientist = The player moves their Space Race marker one box forward without a die roll and takes that box’s VP and, if first there, its ability. This does not count as a Space Race attempt.

name-truman_doctrine = Truman Doctrine
text-truman_doctrine = The US removes all USSR influence from one European country that neither side controls.

name-olympic_games = Olympic Games
text-olympic_games = The opponent chooses to take part or to boycott. Taking part: both roll a die, the player adds 2, and the higher total scores 2 VP; ties are rolled again. Boycott: DEFCON drops by 1 and the player may conduct Operations as with a 4-Ops card (no Space Race).

name-nato = NATO
text-nato = Requires “Warsaw Pact Formed” or “Marshall Plan”. From now on the USSR may not make coups or realignment rolls in European countries that the US controls, and nobody may choose them for “Brush War”. “De Gaulle Leads France” ends this for France, “Willy Brandt” for West Germany.

name-independent_reds = Independent Reds
text-independent_reds = The US chooses Yugoslavia, Romania, Bulgaria, Hungary or Czechoslovakia and adds influence there until it has as much as the USSR.

name-marshall_plan = Marshall Plan
text-marshall_plan = The US places 1 influence in each of 7 Western European countries that the USSR does not control. From now on “NATO” can happen.

name-indo_pakistani_war = Indo-Pakistani War
text-indo_pakistani_war = War on India or Pakistan, as the player chooses: roll a die, −1 for each adjacent country the opponent controls. On 4–6 the player scores 2 VP and replaces all opposing influence in the target with their own. Either way the player gains 2 MilOps.

name-containment = Containment
text-containment = Until the end of the turn every card the US uses is worth 1 Op more, up to a maximum of 4.

name-cia_created = CIA Created
text-cia_created = The USSR shows its hand once. The US may then conduct Operations with this card’s value (1 Op, no Space Race).

name-us_japan_mutual_defense_pact = US/Japan Mutual Defense Pact
text-us_japan_mutual_defense_pact = The US places as much influence in Japan as it needs to control it. From now on the USSR may not make coups or realignment rolls in Japan.

name-suez_crisis = Suez Crisis
text-suez_crisis = The USSR removes 4 US influence in total from France, the United Kingdom and Israel, at most 2 from each.

name-east_european_unrest = East European Unrest
text-east_european_unrest = The US removes 1 USSR influence from each of 3 Eastern European countries; on turns 8–10, 2 from each.

name-decolonization = Decolonization
text-decolonization = The USSR places 1 influence in each of 4 countries of Africa and/or Southeast Asia.

name-red_scare_purge = Red Scare/Purge
text-red_scare_purge = Until the end of the turn every card the opponent uses is worth 1 Op less, down to a minimum of 1.

name-un_intervention = UN Intervention
text-un_intervention = Played together with a card from hand that carries the opponent’s event: that event does not happen, and the player conducts Operations with that card’s value, but not in the Space Race. Both cards are discarded. Cannot be a headline.

name-de_stalinization = De-Stalinization
text-de_stalinization = The USSR may take up to 4 of its influence from any countries and place the same number in countries that the US does not control, at most 2 in any one country.

name-nuclear_test_ban = Nuclear Test Ban
text-nuclear_test_ban = The player scores VP equal to the DEFCON level minus 2. DEFCON then rises by 2, up to 5.

name-formosan_resolution = Formosan Resolution
text-formosan_resolution = While the US controls Taiwan, it counts as a battleground in “Asia Scoring” and in final scoring. Ends as soon as the US plays the China Card.

name-defectors = Defectors
text-defectors = As a US headline: the USSR headline, even a scoring card, is cancelled and discarded without effect, whatever its Ops value. If the USSR plays this card for Operations in an action round, the US scores 1 VP; the Space Race does not count. Otherwise it has no effect.

name-the_cambridge_five = The Cambridge Five
text-the_cambridge_five = The US shows all scoring cards in its hand. The USSR may then place 1 influence in one country of a region named on one of them. Cannot happen on turns 8–10.

name-special_relationship = Special Relationship
text-special_relationship = Requires US control of the United Kingdom. Without “NATO” in effect the US places 1 influence in a country adjacent to the United Kingdom. With “NATO” in effect it places 2 influence in one Western European country instead and scores 2 VP.

name-norad = NORAD
text-norad = From now on, at the end of every action round of either side in which DEFCON moved to 2, the US may, if it controls Canada, place 1 influence in a country where it already has influence. “Quagmire” ends this effect.

## Cards: Mid War

name-brush_war = Brush War
text-brush_war = War on a country of stability 1 or 2 chosen by the player: roll a die, −1 for each adjacent country the opponent controls and −1 if the opponent’s superpower is adjacent. On 3–6 the player scores 1 VP and replaces all opposing influence there with their own; either way the player gains 3 MilOps. Countries protected by “NATO” cannot be chosen.

name-central_america_scoring = Central America Scoring
text-central_america_scoring = Both sides score Central America: presence 1, domination 3, control 5 VP. Each adds 1 VP for every battleground it controls there and 1 VP for every country it controls there next to the enemy superpower; only the difference moves the VP marker.

name-southeast_asia_scoring = Southeast Asia Scoring
text-southeast_asia_scoring = Each side scores 1 VP for each of Burma, Laos/Cambodia, Vietnam, Malaysia, Indonesia and the Philippines that it controls, and 2 VP for Thailand. Only the difference moves the VP marker.

name-arms_race = Arms Race
text-arms_race = If the player has more MilOps than the opponent, the player scores 1 VP, or 3 VP instead if their MilOps also reach the required number (the DEFCON level).

name-cuban_missile_crisis = Cuban Missile Crisis
text-cuban_missile_crisis = DEFCON is set to 2. Until the end of the turn, if the opponent attempts any coup, the opponent loses the game. The opponent may end this at any moment by removing 2 of their own influence from a single country: the USSR from Cuba, the US from West Germany or Turkey.

name-nuclear_subs = Nuclear Subs
text-nuclear_subs = Until the end of the turn US coups in battlegrounds do not lower DEFCON.

name-quagmire = Quagmire
text-quagmire = From its next action round on, the US must in every round discard a card worth 2 or more Ops (after modifiers), without its event, and roll a die: 1–4 ends this effect, and the round is over either way. A scoring card that is due, or any scoring card if no such discard is possible, is played instead; failing both, the round is lost. Ends “NORAD”.

name-salt_negotiations = SALT Negotiations
text-salt_negotiations = DEFCON rises by 2. Until the end of the turn both sides subtract 1 from their coup rolls. The player may take one non-scoring card from the discard pile into hand, showing it to the opponent.

name-bear_trap = Bear Trap
text-bear_trap = From its next action round on, the USSR must in every round discard a card worth 2 or more Ops (after modifiers), without its event, and roll a die: 1–4 ends this effect, and the round is over either way. A scoring card that is due, or any scoring card if no such discard is possible, is played instead; failing both, the round is lost.

name-summit = Summit
text-summit = Both sides roll a die and add 1 for each of the six regions they dominate or control. The higher total scores 2 VP and may move DEFCON one step up or down; a tie has no effect.

name-how_i_learned_to_stop_worrying = How I Learned to Stop Worrying
text-how_i_learned_to_stop_worrying = The player sets DEFCON to any level from 1 to 5 and gains 5 MilOps.

name-junta = Junta
text-junta = The player places 2 influence in one country of Central or South America. They may then make one free coup, or realignment rolls, in those regions with this card’s value (2 Ops); the coup gives no MilOps.

name-kitchen_debates = Kitchen Debates
text-kitchen_debates = If the US controls more battlegrounds in the whole world than the USSR, the US scores 2 VP.

name-missile_envy = Missile Envy
text-missile_envy = The opponent hands over the card in hand with the most Ops (after their modifiers; their choice if tied) and receives this one. If the card carries a neutral event or the player’s own, that event happens at once; otherwise the player uses its Ops without the event and not in the Space Race. The opponent must use this card for Operations in their next action round.

name-we_will_bury_you = We Will Bury You
text-we_will_bury_you = DEFCON drops by 1. In the next US action round the USSR scores 3 VP, before any VP the US gains in it, unless “UN Intervention” is resolved as an event in that round.

name-brezhnev_doctrine = Brezhnev Doctrine
text-brezhnev_doctrine = Until the end of the turn every card the USSR uses is worth 1 Op more, up to a maximum of 4.

name-portuguese_empire_crumbles = Portuguese Empire Crumbles
text-portuguese_empire_crumbles = The USSR places 2 influence in Angola and 2 in the Southeast African States.

name-south_african_unrest = South African Unrest
text-south_african_unrest = The USSR places either 2 influence in South Africa, or 1 in South Africa and 2 in one adjacent country (Angola or Botswana).

name-allende = Allende
text-allende = The USSR places 2 influence in Chile.

name-willy_brandt = Willy Brandt
text-willy_brandt = The USSR scores 1 VP and places 1 influence in West Germany, which “NATO” no longer protects. “Tear Down This Wall” restores the protection; this card cannot happen after it.

name-muslim_revolution = Muslim Revolution
text-muslim_revolution = The USSR removes all US influence from 2 of these countries: Sudan, Iran, Iraq, Egypt, Libya, Saudi Arabia, Syria, Jordan. Cannot happen after “AWACS Sale to Saudis”.

name-abm_treaty = ABM Treaty
text-abm_treaty = DEFCON rises by 1. The player may then conduct Operations with this card’s value (4 Ops, no Space Race).

name-cultural_revolution = Cultural Revolution
text-cultural_revolution = If the US holds the China Card, it passes to the USSR face up and usable at once. If the USSR already holds it, the USSR scores 1 VP.

name-flower_power = Flower Power
text-flower_power = From now on the USSR scores 2 VP whenever the US plays “Korean War”, “Arab-Israeli War”, “Indo-Pakistani War”, “Brush War” or “Iran-Iraq War” as an event or for Operations. The Space Race does not count, nor does a war that can no longer happen. “An Evil Empire” ends this effect, and this card cannot happen after it.

name-u2_incident = U2 Incident
text-u2_incident = The USSR scores 1 VP. If either side plays “UN Intervention” as an event later this turn, the USSR scores 1 VP more.

name-opec = OPEC
text-opec = The USSR scores 1 VP for each of these countries it controls: Egypt, Iran, Libya, Saudi Arabia, Iraq, Gulf States, Venezuela. Cannot happen after “North Sea Oil”.

name-lone_gunman = Lone Gunman
text-lone_gunman = The US shows its hand once. The USSR may then conduct Operations with this card’s value (1 Op, no Space Race).

name-colonial_rear_guards = Colonial Rear Guards
text-colonial_rear_guards = The US places 1 influence in each of 4 countries of Africa and/or Southeast Asia.

name-panama_canal_returned = Panama Canal Returned
text-panama_canal_returned = The US places 1 influence each in Panama, Costa Rica and Venezuela.

name-camp_david_accords = Camp David Accords
text-camp_david_accords = The US scores 1 VP and places 1 influence each in Israel, Jordan and Egypt. From now on “Arab-Israeli War” cannot happen.

name-puppet_governments = Puppet Governments
text-puppet_governments = The US may place 1 influence in each of up to 3 countries in which neither side has influence.

name-grain_sales_to_soviets = Grain Sales to Soviets
text-grain_sales_to_soviets = The US draws a random card from the USSR’s hand and either plays it at once as its own – as an event, for Operations (a USSR event then happens as usual) or to the Space Race – or gives it back. If it gives it back, or the USSR has no cards, the US conducts Operations with this card’s value (2 Ops, no Space Race).

name-john_paul_ii_elected_pope = John Paul II Elected Pope
text-john_paul_ii_elected_pope = The USSR loses 2 influence in Poland and the US places 1 there. From now on “Solidarity” can happen.

name-latin_american_death_squads = Latin American Death Squads
text-latin_american_death_squads = Until the end of the turn the player adds 1 to their rolls for coups in Central and South America, and the opponent subtracts 1 there.

name-oas_founded = OAS Founded
text-oas_founded = The US places 2 influence in total in Central and/or South America, in one country or two.

name-nixon_plays_the_china_card = Nixon Plays the China Card
text-nixon_plays_the_china_card = If the USSR holds the China Card, it passes to the US face down and cannot be used this turn. If the US already holds it, the US scores 2 VP.

name-sadat_expels_soviets = Sadat Expels Soviets
text-sadat_expels_soviets = The USSR loses all its influence in Egypt and the US places 1 there.

name-shuttle_diplomacy = Shuttle Diplomacy
text-shuttle_diplomacy = Stays in play until the next “Asia Scoring” or “Middle East Scoring” and is then discarded. In that scoring one USSR-controlled battleground of the region, chosen by the US, counts in every respect as not controlled by the USSR. Has no effect in final scoring.

name-the_voice_of_america = The Voice of America
text-the_voice_of_america = The US removes 4 USSR influence in total from countries outside Europe, at most 2 from any one country.

name-liberation_theology = Liberation Theology
text-liberation_theology = The USSR places 3 influence in Central America, at most 2 in any one country.

name-ussuri_river_skirmish = Ussuri River Skirmish
text-ussuri_river_skirmish = If the USSR holds the China Card, it passes to the US face up and usable at once. If the US already holds it, the US places 4 influence in Asia, at most 2 in any one country.

name-ask_not_what_your_country_can_do_for_you = Ask Not What Your Country Can Do For You
text-ask_not_what_your_country_can_do_for_you = The US may discard any number of cards from its hand, scoring cards included, and then draws as many from the draw pile.

name-alliance_for_progress = Alliance for Progress
text-alliance_for_progress = The US scores 1 VP for each battleground it controls in Central and South America.

name-africa_scoring = Africa Scoring
text-africa_scoring = Both sides score Africa: presence 1, domination 4, control 6 VP. Each adds 1 VP for every battleground it controls there; only the difference moves the VP marker.

name-one_small_step = One Small Step
text-one_small_step = If the player is behind in the Space Race, their marker moves 2 boxes forward without a die roll. Only the second box gives VP and, if the player is first there, its ability.

name-south_america_scoring = South America Scoring
text-south_america_scoring = Both sides score South America: presence 2, domination 5, control 6 VP. Each adds 1 VP for every battleground it controls there; only the difference moves the VP marker.

name-che = Che
text-che = The USSR may make a coup with this card’s value (3 Ops) in a non-battleground country of Central America, South America or Africa. If it removes at least 1 US influence, the USSR may make a second coup of the same value in a different such country.

name-our_man_in_tehran = Our Man in Tehran
text-our_man_in_tehran = Requires US control of at least one Middle Eastern country. The US looks at the top 5 cards of the draw pile and may discard any of them, shown to the USSR, without effect. The rest go back and the draw pile is shuffled.

## Cards: Late War

name-iranian_hostage_crisis = Iranian Hostage Crisis
text-iranian_hostage_crisis = The US loses all its influence in Iran and the USSR places 2 there. From now on “Terrorism” played by the USSR makes the US discard 2 cards instead of 1.

name-the_iron_lady = The Iron Lady
text-the_iron_lady = The US scores 1 VP. The USSR places 1 influence in Argentina and loses all its influence in the United Kingdom. From now on “Socialist Governments” cannot happen.

name-reagan_bombs_libya = Reagan Bombs Libya
text-reagan_bombs_libya = The US scores 1 VP for every 2 USSR influence in Libya, rounded down; the influence stays.

name-star_wars = Star Wars
text-star_wars = If the US is ahead in the Space Race, it chooses a non-scoring card from the discard pile and that card’s event happens at once. The event is resolved by the side it belongs to, or by the US if neutral.

name-north_sea_oil = North Sea Oil
text-north_sea_oil = From now on “OPEC” cannot happen. This turn the US may take 8 action rounds.

name-the_reformer = The Reformer
text-the_reformer = The USSR places 4 influence in Europe, or 6 if it is ahead in VP, at most 2 in any one country. From now on the USSR may not make coups in Europe. “Glasnost” will also give Operations.

name-marine_barracks_bombing = Marine Barracks Bombing
text-marine_barracks_bombing = The US loses all its influence in Lebanon. The USSR then removes 2 more US influence from the Middle East, from one country or two.

name-soviets_shoot_down_kal_007 = Soviets Shoot Down KAL-007
text-soviets_shoot_down_kal_007 = DEFCON drops by 1 and the US scores 2 VP. If the US controls South Korea, it may then place influence or make realignment rolls with this card’s value (4 Ops).

name-glasnost = Glasnost
text-glasnost = DEFCON rises by 1 and the USSR scores 2 VP. If “The Reformer” has happened, the USSR may then place influence or make realignment rolls with this card’s value (4 Ops).

name-ortega_elected_in_nicaragua = Ortega Elected in Nicaragua
text-ortega_elected_in_nicaragua = The US loses all its influence in Nicaragua. The USSR may then make one free coup with this card’s value (2 Ops) in a country adjacent to Nicaragua (Cuba, Honduras or Costa Rica); it gives no MilOps.

name-terrorism = Terrorism
text-terrorism = The opponent discards 1 random card from hand. If the USSR plays this after “Iranian Hostage Crisis”, the US discards 2 random cards.

name-iran_contra_scandal = Iran-Contra Scandal
text-iran_contra_scandal = Until the end of the turn the US subtracts 1 from all its realignment rolls, whichever side started them.

name-chernobyl = Chernobyl
text-chernobyl = The US names one of the six regions. Until the end of the turn the USSR may not place influence there with Operations; coups, realignments and events stay allowed.

name-latin_american_debt_crisis = Latin American Debt Crisis
text-latin_american_debt_crisis = The US must choose: discard at once a card worth 3 or more Ops (after modifiers), without its event, or let the USSR double its influence in 2 South American countries.

name-tear_down_this_wall = Tear Down This Wall
text-tear_down_this_wall = The US places 3 influence in East Germany. It may then make one free coup, or realignment rolls, in Europe with this card’s value (3 Ops) whatever the DEFCON level; the coup gives no MilOps. “Willy Brandt” is cancelled and cannot happen any more.

name-an_evil_empire = An Evil Empire
text-an_evil_empire = The US scores 1 VP. “Flower Power” is cancelled and cannot happen any more.

name-aldrich_ames_remix = Aldrich Ames Remix
text-aldrich_ames_remix = The US plays with its hand revealed until the end of the turn. The USSR chooses one card of it, which is discarded without effect.

name-pershing_ii_deployed = Pershing II Deployed
text-pershing_ii_deployed = The USSR scores 1 VP and removes 1 US influence from each of up to 3 Western European countries.

name-wargames = Wargames
text-wargames = Requires DEFCON 2. The player may give the opponent 6 VP and end the game at once; there is no final scoring, and whoever is then ahead in VP wins.

name-solidarity = Solidarity
text-solidarity = Requires “John Paul II Elected Pope”. The US places 3 influence in Poland.

name-iran_iraq_war = Iran-Iraq War
text-iran_iraq_war = War on Iran or Iraq, as the player chooses: roll a die, −1 for each adjacent country the opponent controls. On 4–6 the player scores 2 VP and replaces all opposing influence in the target with their own. Either way the player gains 2 MilOps.

name-yuri_and_samantha = Yuri and Samantha
text-yuri_and_samantha = Until the end of the turn the USSR scores 1 VP for every coup the US attempts, successful or not.

name-awacs_sale_to_saudis = AWACS Sale to Saudis
text-awacs_sale_to_saudis = The US places 2 influence in Saudi Arabia. From now on “Muslim Revolution” cannot happen.
