### Twilight Struggle in English.
### A name of a place has the attributes .loc ("in Poland") and .gen ("of Poland"), a long one also .short.

title = Twilight Struggle

## Sides

name-west = US
    .gen = of the US
name-east = USSR
    .gen = of the USSR

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
    .short = M. East
name-africa = Africa
    .loc = in Africa
    .gen = of Africa
name-central_america = Central America
    .loc = in Central America
    .gen = of Central America
    .short = C. America
name-south_america = South America
    .loc = in South America
    .gen = of South America
    .short = S. America

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
    .short = West Africa
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
    .short = SE Africa
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
    .short = Dominican Rep.

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

## What happened

fact-turn = Turn { $turn }
fact-round = Action round { $round }: { $side }
fact-bid = { $side } bids { $points } influence for { $wants }.
fact-swapped = The players exchange their sides.
fact-placed = { $side } places { $amount } influence { $country-loc } (now { $total }).
fact-removed = { $side } loses { $amount } influence { $country-loc } (now { $total }).
fact-drew = { $side } draws { $card }.
fact-dealt = Cards are dealt: the US holds { $us }, the USSR { $ussr }.
fact-reshuffled = The discard pile becomes the new draw pile.
fact-deck_added =
    { $turn ->
        [4] The Mid War cards join the draw pile.
       *[other] The Late War cards join the draw pile.
    }
fact-headline = { $side } headline: { $card }.
fact-cancelled = { $side } headline cancelled: { $card }.
fact-played = { $side } plays { $card }.
fact-event = Event ({ $side }): { $card }.
fact-no_event = { $card }: the event does not happen.
fact-ended = { $card } is no longer in force.
fact-effect = { $card } takes effect.
fact-discarded = { $side } discards { $card }.
fact-left_game = { $card } leaves the game.
fact-taken = { $side } takes { $card } into hand.
fact-shown = { $side } shows you { $card }.
fact-ordered = { $card } comes last in the order in which the US has to play.
fact-showed_hand =
    { $cards ->
        [0] { $side } shows its hand: no such card.
        [one] { $side } shows { $cards } card.
       *[other] { $side } shows { $cards } cards.
    }
fact-peeked = You see { $card }.
fact-china =
    { $up ->
        [true] { $side } has the China Card, ready to play.
       *[false] { $side } has the China Card, face down until the next turn.
    }
fact-china_up = The China Card is turned up.
fact-passed = { $side } passes.
fact-no_cards = { $side } has no card to play.
fact-chose = { $side } chooses: { $choice }.
fact-named = { $side } names a region: { $region }.
fact-targeted = { $side } chooses { $country }.
fact-coup =
    { $ops ->
        [one] { $side } attempts a coup { $country-loc } with { $ops } Op.
       *[other] { $side } attempts a coup { $country-loc } with { $ops } Ops.
    }
fact-coup_rolled =
    { $side } rolls { $die }{ $modifier-sign ->
        [plus] {" "}+ { $modifier-size }
        [minus] {" "}− { $modifier-size }
       *[zero] {""}
    }: { $result-sign ->
        [plus] the coup succeeds by { $result-size }.
       *[other] the coup fails.
    }
fact-realigned =
    Realignment { $country-loc }: US { $us }{ $us_modifier-sign ->
        [plus] {" "}+ { $us_modifier-size }
        [minus] {" "}− { $us_modifier-size }
       *[zero] {""}
    }, USSR { $ussr }{ $ussr_modifier-sign ->
        [plus] {" "}+ { $ussr_modifier-size }
        [minus] {" "}− { $ussr_modifier-size }
       *[zero] {""}
    }.
fact-rolled = { $side } rolls { $die }.
fact-rolled_both = The US rolls { $us }, the USSR { $ussr }.
fact-war =
    { $side } attacks { $country }: { $die }{ $minus ->
        [0] {""}
       *[other] {" "}− { $minus }
    }, { $won ->
        [true] the war is won.
       *[false] the war is lost.
    }
fact-spaced = { $side } sends { $card } to the Space Race.
fact-space_rolled = { $side } rolls { $die }; 1 to { $needed } succeeds.
fact-advanced =
    { $side } reaches box { $to } of the Space Race: { $to ->
        [1] { name-space-1 }
        [2] { name-space-2 }
        [3] { name-space-3 }
        [4] { name-space-4 }
        [5] { name-space-5 }
        [6] { name-space-6 }
        [7] { name-space-7 }
       *[8] { name-space-8 }
    }.
fact-trap_rolled =
    { $free ->
        [true] { $side } rolls { $die } and is free.
       *[false] { $side } rolls { $die } and stays in the trap.
    }
fact-defcon = DEFCON is now { $level }.
fact-milops = { $side } Military Operations: { $level }.
fact-milops_missing = Military Operations missing: US { $us }, USSR { $ussr }.
fact-scored = { $region } is scored: US { $us }, USSR { $ussr }.
fact-vp =
    { $side } gains { $amount } VP: { $total-sign ->
        [plus] the US leads by { $total-size }.
        [minus] the USSR leads by { $total-size }.
       *[zero] the sides are level.
    }
fact-defused = { $side } gives up influence { $country-loc } and ends the Cuban Missile Crisis.
fact-envious = { $side } has to use Missile Envy for Operations next.
fact-over = The game is over: { $reason }.
fact-won = { $side } has won.

## What is asked

ask-deal = Which card is dealt to { $to }?
ask-draw = Which card does { $to } draw? ({ $left } to come)
ask-peek = Which card does { $by } see? ({ $left } to come)
ask-snatch = { $card }: which card of { $from }?
ask-die = { $card }: what does { $by } roll?
ask-dice = { $card }: what do both sides roll?
ask-coup_die = What does { $by } roll for the coup { $country-loc } with { $ops } Ops?
ask-realign_dice = { $by } realigns { $country-loc }: what do both sides roll?
ask-space_die = What does { $by } roll in the Space Race?
ask-trap_die = What does { $by } roll to get out of the trap?
ask-coin = A die decides between the two sides. What does it show?
ask-bid =
    { $hidden ->
        [true] Which side do you want, and how much influence is it worth to you? Your opponent does not see your bid yet.
       *[false] Which side do you want, and how much influence is it worth to you?
    }
ask-set_up = Set-up: where do you place influence? ({ $left } left)
ask-bonus = Additional influence: where do you place it? ({ $left } left)
ask-headline =
    { $hidden ->
        [true] Which card is your headline? It stays face down until both are chosen.
       *[false] Which card is your headline?
    }
ask-round = Which card do you play?
ask-trapped = You are in a trap. Which card worth 2 Ops or more do you discard to roll for your way out?
ask-use =
    { $may ->
        [true] How do you use { $card }? You may also pass and give it back.
       *[false] How do you use { $card }?
    }
ask-ops =
    { $card }: { $left ->
        [0] only a bonus point
        [one] { $left } point
       *[other] { $left } points
    } for { $kinds }{ $asia ->
        [true] {" "}(+1 if all are spent in Asia)
       *[false] {""}
    }{ $sea ->
        [true] {" "}(+1 if all are spent in Southeast Asia)
       *[false] {""}
    }
ask-place =
    { $card }: where do you place { $each } influence? ({ $left } to go, at most { $cap ->
        [one] once
        [2] twice
       *[other] { $cap } times
    } in a country){ $may ->
        [true] {" "}You may stop.
       *[false] {""}
    }
ask-remove =
    { $card }: where does { $from } lose { $each ->
        [255] all its influence
       *[other] { $each } influence
    }? ({ $left } to go, at most { $cap ->
        [one] once
        [2] twice
       *[other] { $cap } times
    } in a country){ $may ->
        [true] {" "}You may stop.
       *[false] {""}
    }
ask-country =
    { $may ->
        [true] { $card }: which country? You may pass.
       *[false] { $card }: which country?
    }
ask-hand =
    { $card-id ->
        [blockade] { $card }: which card worth { $min_ops } Ops or more do you discard? If you pass, you lose all influence in West Germany.
        [latin_american_debt_crisis] { $card }: which card worth { $min_ops } Ops or more do you discard? If you pass, the USSR doubles its influence in two countries of South America.
        [ask_not_what_your_country_can_do_for_you] { $card }: which cards do you discard, one by one? When you pass, you draw as many.
       *[other] { $which-id ->
            [highest] { $card }: which of your cards with the highest Ops value do you give away?
            [opponents] { $card }: which card with your opponent’s event do you play with it?{ $may ->
                [true] {" "}You may pass.
               *[false] {""}
            }
           *[any] { $card }: which card of your hand?
        }
    }
ask-theirs = { $card }: which card of your opponent?
ask-discards =
    { $may ->
        [true] { $card }: which card do you take from the discard pile? You may pass.
       *[false] { $card }: which card of the discard pile?
    }
ask-peeked = { $card }: which of the cards that you see do you discard, one by one? When you pass, the others go back.
ask-choose = { $card }: what do you choose?
ask-region = { $card }: which region do you name?
ask-defcon = { $card }: to which level do you set DEFCON?
ask-held = The turn is over. Which held card do you discard? You may pass.

## What can be played

action-roll = Roll { $value }
about-roll = A die is thrown.
action-dice = Roll { $us } for the US and { $ussr } for the USSR
about-dice = Each side throws a die.
action-draw = Draw { $value }
about-draw = A card comes from the draw pile or from a hand.
action-bid = Bid { $points } for { $side }
about-bid = The higher bid gets its side; the opponent places that much additional influence.
action-card = { $value }
about-card = The card is picked for what is asked.
action-event = Event
about-event = The event of the card happens; you get no Operations points.
action-ops = Operations
about-ops = You get the Operations points of the card: influence, realignment rolls or a coup. Its event does not happen.
action-event_first = Event first, then Operations
about-event_first = Your opponent carries out the event, then you use the Operations points.
action-ops_first = Operations first, then the event
about-ops_first = You use the Operations points, then your opponent carries out the event.
action-intervene = Intervene: play it with { name-un_intervention }
about-intervene = The event of your opponent does not happen; you use the Operations points. Both cards are discarded.
action-space = Space Race
about-space = The card is discarded without its event, and a die decides whether your marker moves on.
action-space_unrolled = Space Race without rolling
about-space_unrolled = The card is discarded without its event; your marker stays.
action-place = Place influence { $value-loc }
about-place = One influence costs 1 point, or 2 where your opponent controls the country. Place it where you have influence, next to such a country, or next to your superpower.
action-remove = Remove influence { $value-loc }
about-remove = Influence is taken off the board.
action-realign = Realignment { $value-loc }
about-realign = Both sides roll; add 1 for each controlled neighbour, 1 for more influence there, 1 next to your superpower. The lower loses the difference in influence. Type odds and a country to see the chances.
action-coup = Coup { $value-loc }
about-coup = Die plus Ops against twice the stability; what is above removes influence of your opponent and then adds yours. In a battleground it lowers DEFCON by 1. Type odds and a country to see the chances.
action-country = Choose { $value }
about-country = The event is carried out there.
action-region = Name { $value }
about-region = The event is about this region.
action-choice = { $value }
about-choice = The card offers two ways.
action-defcon = Set DEFCON to { $value }
about-defcon = At DEFCON 1 the phasing player loses.
action-pass = Pass
about-pass = You decline, or stop here.
action-defuse = Defuse: give up 2 influence { $value-loc }
about-defuse = You give up two influence, and the Cuban Missile Crisis no longer threatens you.

## Why not

refusal-not_your_decision = This is not your decision now.
refusal-not_asked = That does not answer the question.
refusal-not_in_hand = { $card } is not in your hand.
refusal-no_headline = { $card } cannot be used in the headline phase.
refusal-missile_envy_first = You have to use Missile Envy first.
refusal-out_of_order = { $card } is not next in the order in which you have to play.
refusal-scoring_due = A scoring card is due: you hold as many of them as you have rounds left.
refusal-china_down = The China Card is face down, or not yours.
refusal-china_strands_scoring = The China Card would leave too few rounds for your scoring cards.
refusal-trapped = In a trap you may only discard a card worth 2 Ops or more.
refusal-too_few_ops = The card must be worth { $ops } Ops or more.
refusal-wrong_card = { $card } is not the kind of card asked for.
refusal-event_prohibited = Another event forbids { $card }, or the event that it needs has not happened.
refusal-opponents_event = { $card } is an event of your opponent: you play it for Operations, and the event happens too.
refusal-event_comes_too = The event of { $card } comes with the Operations: choose whether before or after.
refusal-event_or_ops = { $card } is played for its event or for Operations, not for both.
refusal-scoring_scores = { $card } is always played as its event.
refusal-missile_envy_ops = Missile Envy has to be used for Operations.
refusal-no_partner = UN Intervention needs a card with the event of your opponent.
refusal-space_over = You have reached the end of the Space Race.
refusal-space_used = You may send no more cards to the Space Race in this turn.
refusal-space_ops = The next box of the Space Race needs a card worth { $ops } Ops or more.
refusal-space_must_roll = The die of the Space Race has to be rolled.
refusal-out_of_reach = { $country } is out of reach: you had no influence there or next to it.
refusal-chernobyl = “{ name-chernobyl }” keeps you from placing influence { $country-loc } this turn.
refusal-too_dear = The points left do not pay for { $country }.
refusal-one_kind = All points of a card go to one kind of operation.
refusal-both_kinds = With mixed Operations, { $country } gets either influence or realignment rolls in one round.
refusal-no_enemy = Your opponent has no influence { $country-loc }.
refusal-defcon_ban = At DEFCON { $level } there are no coups and realignments { $country-loc }.
refusal-protected = { $country } is protected by { $card }.
refusal-not_there = The card does not allow { $country }.
refusal-set_up_limit = The set-up does not allow { $country }.
refusal-bonus_limit = Additional influence goes where you have some, up to two more than control needs; { $country } does not fit.
refusal-must_play = You have to play a card.
refusal-must_spend = The points have to be spent.
refusal-compulsory = The event leaves you no choice.
refusal-no_crisis = There is no Cuban Missile Crisis that you could end there.

## How it ended

end-victory_points = 20 VP have been reached.
end-europe_control = Europe was controlled when it was scored.
end-nuclear_war = DEFCON 1: a nuclear war broke out.
end-missile_crisis = A coup during the Cuban Missile Crisis.
end-held_scoring_card = A scoring card was still held at the end of the turn.
end-final_scoring = Decided by final scoring.
end-peace = Wargames has ended the game.
name-victory_points = 20 VP
name-europe_control = control of Europe
name-nuclear_war = nuclear war
name-missile_crisis = a coup during the Cuban Missile Crisis
name-held_scoring_card = a scoring card was held
name-final_scoring = final scoring
name-peace = Wargames

## Ways, kinds and standings

name-participate = Take part
name-boycott = Boycott
name-withdraw = Remove US influence from four countries
name-reinforce = Add five influence
name-concentrate = Two influence in South Africa
name-spread = One in South Africa, two next to it
name-end_game = End the game
name-play_on = Play on
name-operate = use its Operations
name-launch = send it to the Space Race
name-influence = influence
name-realignment = realignment
name-coup = coup
name-free = free of DEFCON
name-optional = may be declined
name-any = any
name-opponents = opponent’s
name-highest = highest
name-nothing = nothing
name-presence = presence
name-domination = domination
name-control = control

## Editions and options

preset-seed = The rulings of the Polish edition.
preset-deluxe = The rules of the English Deluxe edition.
preset-league = As tournaments play it: the Deluxe edition; US +2.
preset-second_edition = The second edition: no cards 104 to 110, Canada empty.
preset-playdek = As the Playdek program plays it, for imported games.

option-optional_cards = Are the optional cards 104 to 110 used?
option-optional_cards-false = No.
option-optional_cards-true = Yes.
option-us_handicap = Additional influence of the US
option-us_handicap-number =
    { $value ->
        [0] None.
       *[other] { $value } influence where the US has some.
    }
option-ussr_handicap = Additional influence of the USSR
option-ussr_handicap-number =
    { $value ->
        [0] None.
       *[other] { $value } influence where the USSR has some.
    }
option-scenario = What is set up?
option-scenario-standard = The whole war, ten turns.
option-scenario-late_war = The late-war scenario, turns 8 to 10.
option-second_edition = The second edition: Canada empty, no cards 104 to 110, the older Aldrich Ames?
option-second_edition-false = No.
option-second_edition-true = Yes.
option-chinese_civil_war = The Chinese Civil War variant?
option-chinese_civil_war-false = No.
option-chinese_civil_war-true = Yes: nobody has the China Card until the USSR has won the civil war.
option-bidding = Are the sides bid for?
option-bidding-false = No.
option-bidding-true = Yes, with additional influence for the opponent.
option-reveal_held_cards = Are held cards shown at the end of a turn?
option-reveal_held_cards-false = No.
option-reveal_held_cards-true = Yes, as in tournaments.
option-both_hold = Who wins when both hold a scoring card?
option-both_hold-us = The US.
option-both_hold-ussr = The USSR.
option-both_hold-coin = The die decides.
option-realign_ignores_defcon = Do realignments ignore the DEFCON bans?
option-realign_ignores_defcon-false = No.
option-realign_ignores_defcon-true = Yes.
option-realign_spares_actor = Is the side making a realignment roll safe from losing influence?
option-realign_spares_actor-false = No.
option-realign_spares_actor-true = Yes.
option-mix_influence_and_realign = May the points of a card be split between influence and realignments?
option-mix_influence_and_realign-false = No.
option-mix_influence_and_realign-true = Yes.
option-space_without_roll = May the die of the Space Race be declined?
option-space_without_roll-false = No.
option-space_without_roll-true = Yes.
option-reach = What influence gives reach?
option-reach-start_and_now = What was there at the start of the round and still is.
option-reach-start = What was there at the start of the round.
option-granted_ops = What are Operations of an event worth?
option-granted_ops-modified = The figure with the modifiers of the player.
option-granted_ops-printed = The printed figure.
option-angola = Angola in the late-war scenario
option-angola-minimum = The least that gives the USSR control.
option-angola-one_three = US 1, USSR 3.
option-finland = Finland in the late-war scenario
option-finland-one_three = US 1, USSR 3.
option-finland-one_two = US 1, USSR 2.
option-late_war_goal = What does the US need in the late-war scenario?
option-late_war_goal-above_20 = More than 20 VP.
option-late_war_goal-from_20 = 20 VP or more.
option-junta = Where may the realignments of Junta be?
option-junta-both = In both Americas.
option-junta-one = All in one of them.
option-envy_value = By which values does Missile Envy find the highest card?
option-envy_value-giver = As modified for the giver.
option-envy_value-printed = As printed.
option-envy_value-taker = As modified for the taker.
option-eager_reshuffle = Are the discards shuffled as soon as the draw pile is used up?
option-eager_reshuffle-false = No, when a card is needed.
option-eager_reshuffle-true = Yes, at once.
option-envy_may_space = May an opponent’s card received through Missile Envy go to the Space Race?
option-envy_may_space-false = No.
option-envy_may_space-true = Yes.
option-plan_pays_defectors = Do Defectors that Five Year Plan draws in a USSR action round give the US 1 VP?
option-plan_pays_defectors-false = No.
option-plan_pays_defectors-true = Yes.
option-unrest_may_split = May South African Unrest split its two influence between neighbours?
option-unrest_may_split-false = No.
option-unrest_may_split-true = Yes.
option-shown_hand = How long do CIA Created and Lone Gunman show a hand?
option-shown_hand-once = Once.
option-shown_hand-turn = Until the end of the turn.

## Phases

name-set_up = Set-up
name-headline = Headlines
name-rounds = Action rounds
name-end = End of the turn

## The table in the terminal

screen-turn = Turn { $turn }/10
screen-round = round { $round }/{ $rounds }
screen-vp = VP
screen-vp_leads = { $side } +{ $vp }
screen-vp_level = 0, level
screen-defcon = DEFCON
screen-no_ban = coups and realignments anywhere
screen-ban = no coups or realignments { $regions }
screen-milops = MilOps
screen-milops_due = { $level } of { $due }
screen-space = Space Race
screen-tries =
    { $left ->
        [0] no card left this turn
        [one] 1 card left this turn
       *[other] { $left } cards left this turn
    }
screen-ability_two = two cards a turn
screen-ability_four = sees the other headline first
screen-ability_six = may discard a held card
screen-ability_eight = eight rounds
screen-china = China Card
screen-china_up = { $side }, ready
screen-china_down = { $side }, face down
screen-china_nobody = nobody’s: the civil war goes on
screen-effects = In force
screen-effects_none = nothing
screen-until_turn = until the end of the turn
screen-piles = Cards
screen-pile_counts = draw pile { $pile }, discards { $discard }, removed { $removed }
screen-opponent = { $side } hand
screen-known = { $count }, of which you know: { $cards }
screen-hand = Your hand
screen-hands = Hands
screen-hand_empty = no cards
screen-headlines = Headlines
screen-face_down = face down
screen-others =
    { $count ->
        [one] and { $count } empty country
       *[other] and { $count } empty countries
    }
screen-legend = country, stability, ! battleground, influence { $west }:{ $east }, control
screen-region = { $region }: { $west }, { $east }
screen-standing = { $standing } { $vp }
screen-next_to = next to { $names }
screen-score = Scored now
screen-score_row = { $standing } { $level } + battlegrounds { $battlegrounds } + next to the enemy { $next } = { $vp }
screen-score_net = { $side } gains { $vp }
screen-score_even = nobody gains
screen-score_wins = { $side } controls Europe and wins the game
screen-score_sea = one VP a country, two for Thailand: { $west } against { $east }
screen-score_end = Final scoring now, with the China Card: { $result }
screen-odds = Odds { $country-loc } for { $side }
screen-odds_coup = Coup with { $ops } Ops: { $chance }%, on average { $mean }; dice 1–6: { $results }
screen-odds_defcon = A coup here lowers DEFCON to { $level }.
screen-odds_defcon_loss = A coup here lowers DEFCON to 1: you lose the game.
screen-odds_crisis = A coup now loses the game: the Cuban Missile Crisis.
screen-odds_no_coup = No coup: { $reason }
screen-odds_realign = Realignment: { $gain }% { $enemy } loses (on average { $removed }), { $loss }% you lose ({ $lost })
screen-odds_no_realign = No realignment: { $reason }
screen-odds_barred = DEFCON or an event forbids it.
screen-odds_nobody = there is no influence of your opponent.
screen-which_country = Which country? For example: odds { $country }
screen-cards_discard = Discards
screen-cards_removed = Removed
screen-cards_unseen = Not seen: { $era }
screen-none = none
screen-neutral = neutral
screen-starred = * leaves the game after its event
screen-space_next = next { $ops }+ Ops, roll 1–{ $roll }
screen-score_shuttle = { $card } is still to come: one battleground will not count for the USSR.
screen-cards_known = Known in the pile
screen-help =
    map           every country of the board; map asia those of a region
    odds iran     chances of coups and realignments in a country
    score         every region as if scored now; score asia one of them
    cards         discards, removed cards, and those not seen yet
    effects       lasting events and what they do
screen-danger_now = Careful: this loses you the game at once ({ $reason }).
screen-danger_soon = Careful: this could lose you the game this round ({ $reason }), depending on the dice or your opponent.
screen-danger_scoring = Careful: you hold as many scoring cards as you have rounds left. Whoever holds one at the end of the turn loses.
