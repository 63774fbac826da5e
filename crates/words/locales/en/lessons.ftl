### Lessons, in English. The keys follow from the files of lessons/: lesson-<game>-<lesson>-<step>.

## What all lessons share

lesson-other = That is allowed, but it is not what this lesson is about. Try again.
lesson-unasked = That does not answer the question. Try again.
lesson-theme-board = The board
lesson-theme-operations = Operations
lesson-theme-cards = Cards
lesson-theme-turn = The turn
lesson-theme-danger = Dangers
lesson-theme-struggle = The struggle
lesson-theme-agents = Agents
lesson-theme-table = The table
lesson-theme-points = Points

## Twilight Struggle: the map and influence

lesson-twilight-influence = The map and influence
lesson-twilight-influence-map = Each box is a country, and lines join neighbours. The figure on the **left** of a box is US influence, the one on the **right** Soviet influence.
lesson-twilight-influence-near = You have played a card for its 4 Operations points. You may place influence **where you have some** and in **neighbours** of such countries.
lesson-twilight-influence-near-task = Place 1 influence in Pakistan.
lesson-twilight-influence-near-yes = Pakistan is next to Iran, where you have influence. It cost 1 point.
lesson-twilight-influence-near-far = Angola is too far away: you have no influence there or in any of its neighbours.
lesson-twilight-influence-near-iran = Iran would be allowed, because you have influence there. This time go next door, to Pakistan.
lesson-twilight-influence-chain = Neighbours count as they stood **when the round began**. Pakistan was empty then, so India, behind it, stays out of reach.
lesson-twilight-influence-chain-task = Place 1 influence in Afghanistan, next to Iran.
lesson-twilight-influence-chain-yes = Afghanistan is a neighbour of Iran. You have 2 points left.
lesson-twilight-influence-chain-india = India is next to Pakistan alone among your countries, and there you had nothing when the round began. Next round it will be in reach.
lesson-twilight-influence-cost = The USSR controls Iraq. In a country that the opponent controls a point of influence costs **2** points instead of 1.
lesson-twilight-influence-cost-task = Spend your last 2 points on Iraq.
lesson-twilight-influence-cost-yes = The lead of the USSR in Iraq is now 2, and Iraq’s stability is 3: nobody controls it any more.
lesson-twilight-influence-end = Influence spreads from where you are, box by box. What it is good for is the next lesson: control.

## Twilight Struggle: control

lesson-twilight-control = Control and stability
lesson-twilight-control-number = The figure in the middle of a box is the country’s **stability**: the lead you need to **control** it. Iran has stability 2 and you lead by 1, so nobody controls it.
lesson-twilight-control-number-task = Place 1 influence in Iran.
lesson-twilight-control-number-yes = 2 to 0 is a lead of 2: Iran is yours, and its box takes your colour.
lesson-twilight-control-number-israel = In Israel the stability is 4, so your second point would change little. Strengthen Iran.
lesson-twilight-control-number-syria = Syria belongs to the USSR at the moment. First make Iran yours.
lesson-twilight-control-break = Lebanon has stability 1, so the single point of the USSR controls it. Your point costs 2 there, and makes it 1 to 1.
lesson-twilight-control-break-task = Break the control of Lebanon.
lesson-twilight-control-break-yes = 1 to 1 is no lead: nobody controls Lebanon. To break control is often cheaper than to win it.
lesson-twilight-control-break-syria = That would break control of Syria as well, but this lesson wants Lebanon. Try again.
lesson-twilight-control-end = Control is a lead of at least the stability. It decides what a point costs, and what a region brings when it is scored.

## Twilight Struggle: coups and DEFCON

lesson-twilight-coups = Coups and DEFCON
lesson-twilight-coups-sum = A **coup** rolls a die, adds the points of the card and takes off twice the stability. What is left over removes enemy influence, then adds yours.
lesson-twilight-coups-sum-task = Attempt a coup in Iran with your 3 points.
lesson-twilight-coups-sum-yes = You rolled a 4: 4 + 3 − 4 = 3. Two Soviet points are gone and one of yours has come.
lesson-twilight-coups-sum-europe = DEFCON stands at 4: there are no coups in Europe any more. Go to Iran.
lesson-twilight-coups-sum-safe = Here you would win nothing: there must be Soviet influence to remove.
lesson-twilight-coups-price = Iran is a **battleground** (dark name). A coup in a battleground lowers **DEFCON** by 1: it stands at 3 now, and Asia is closed to coups as well. Your Military Operations rose to 3.
lesson-twilight-coups-calm = The USSR has placed influence, and you have played another card of 3 points. In a country that is **no** battleground a coup leaves DEFCON as it is.
lesson-twilight-coups-calm-task = Attempt a coup that leaves DEFCON at 3.
lesson-twilight-coups-calm-yes = You rolled a 2: 2 + 3 − 2 = 3. Sudan is yours, and DEFCON is still 3.
lesson-twilight-coups-calm-egypt = Egypt is a battleground: that coup would lower DEFCON to 2. Look for a light name.
lesson-twilight-coups-end = Coups are quick, but battlegrounds pay with DEFCON. At 1 the phasing player loses the game.

## Twilight Struggle: event or Operations

lesson-twilight-cards = Event or Operations
lesson-twilight-cards-hand = In a round you play one card. The figure on it is its Operations points, the text its event, and you use **one or the other** if the card is yours or neutral.
lesson-twilight-cards-pick = “Truman Doctrine” has 1 point only, but a strong event: all Soviet influence leaves a European country that nobody controls. Italy is such a country.
lesson-twilight-cards-pick-task = Choose “Truman Doctrine” in your hand.
lesson-twilight-cards-pick-containment = Keep “Containment” for the next round: it has more points.
lesson-twilight-cards-use = Now decide what the card is used for.
lesson-twilight-cards-use-task = Play it as an event.
lesson-twilight-cards-use-ops = 1 point would hardly help. The event is worth more here.
lesson-twilight-cards-use-space = The Space Race takes a card of at least 2 points.
lesson-twilight-cards-where = The event asks for a country. Whatever it does costs nothing more.
lesson-twilight-cards-where-task = Choose Italy.
lesson-twilight-cards-where-yes = The Soviet point in Italy is gone. The card has a star, so it leaves the game after its event.
lesson-twilight-cards-second = The USSR has moved to Lebanon, and it is your round again. “Containment” has 3 points.
lesson-twilight-cards-second-task = Choose “Containment”.
lesson-twilight-cards-ops = Operations buy influence, coups or realignment rolls, one kind a card.
lesson-twilight-cards-ops-task = Use it for Operations.
lesson-twilight-cards-ops-event = That event is good early in a turn. Here use the points.
lesson-twilight-cards-ops-yes = Three points: one for Iran and two for Pakistan, and you control both. The event did not happen, so the card goes to the discard pile and will come back.
lesson-twilight-cards-end = Event or points: for your own cards it is a choice. For those of your opponent it is not, as the next lesson shows.

## Twilight Struggle: cards of the opponent

lesson-twilight-opponent = The opponent’s cards
lesson-twilight-opponent-theirs = About half of your hand has **Soviet** events. If you play such a card for Operations, you get its points, **and its event happens too**.
lesson-twilight-opponent-pick = So play it when it does little harm. “Fidel” gives the USSR control of Cuba, and it controls Cuba already.
lesson-twilight-opponent-pick-task = Choose the card whose event hurts least now.
lesson-twilight-opponent-pick-socialist = “Socialist Governments” would take three points from you in Western Europe. Wait, or send it to the Space Race.
lesson-twilight-opponent-pick-own = That card is your own and can wait. Get rid of the Soviet one while it is harmless.
lesson-twilight-opponent-order = You decide what comes first: their event or your points. Here it makes no difference, so take either.
lesson-twilight-opponent-order-task = Use the card, event first or last.
lesson-twilight-opponent-order-event = The event is not yours: you cannot leave out the points.
lesson-twilight-opponent-order-first = Cuba stayed as it was, and your two points went to Iran and Pakistan.
lesson-twilight-opponent-order-last = Your two points went to Iran and Pakistan, then the event changed nothing in Cuba.
lesson-twilight-opponent-gone = “Fidel” has a star and has happened: it is out of the game and will never trouble you again.
lesson-twilight-opponent-end = You must play nearly every card. The art is to play the opponent’s events when they hurt least.

## Twilight Struggle: realignment

lesson-twilight-realignment = Realignment
lesson-twilight-realignment-sum = In a **realignment** both sides roll a die. You add 1 for each neighbour that you control, 1 if you have more influence there, and 1 beside your superpower.
lesson-twilight-realignment-roll = In Cuba you add 3: Haiti, Nicaragua and the US beside it. The USSR adds 1 because it has more influence there.
lesson-twilight-realignment-roll-task = Make a realignment roll in Cuba.
lesson-twilight-realignment-roll-yes = You rolled 4 and the USSR 3: 7 to 4. The loser takes off the difference, so all three Soviet points are gone. DEFCON did not move.
lesson-twilight-realignment-roll-haiti = There is nothing Soviet to remove in Haiti.
lesson-twilight-realignment-choose = Each roll costs 1 point and adds **no** influence of yours. You have 2 rolls left: compare Chile and Angola.
lesson-twilight-realignment-choose-task = Roll where more is added to your die.
lesson-twilight-realignment-choose-tie = You add 2 in Chile for Argentina and Peru: 3 + 2 against 4 + 1. It is a tie, and nothing happens.
lesson-twilight-realignment-choose-angola = In Angola the USSR adds 2, for Zaire and for its influence, and you add nothing.
lesson-twilight-realignment-again = The same country may be tried again, as long as there are points.
lesson-twilight-realignment-again-task = Try Chile once more.
lesson-twilight-realignment-again-yes = 5 + 2 against 2 + 1: the Soviet point leaves Chile. It is empty now, not yours.
lesson-twilight-realignment-end = Realignment removes without touching DEFCON, best where your neighbours are. To win a country you still have to place influence.

## Twilight Struggle: scoring

lesson-twilight-scoring = Scoring cards
lesson-twilight-scoring-levels = You have **presence** with one country of a region, **domination** with more countries and more battlegrounds than the other side, one of them no battleground. You dominate the Middle East.
lesson-twilight-scoring-sum = Domination is worth 5 here and presence 3, and each battleground 1 more. You get 5 + 2 = 7, the USSR 3 + 1 = 4.
lesson-twilight-scoring-play = The marker moves by the difference. A scoring card may not be kept beyond the turn, and this is a good moment for it.
lesson-twilight-scoring-play-task = Score the Middle East.
lesson-twilight-scoring-play-yes = 7 to 4: you gain 3 victory points (VP).
lesson-twilight-scoring-play-later = The USSR would use the next round to break your lead. Score first.
lesson-twilight-scoring-end = 20 VP win at once. Whoever still holds a scoring card at the end of a turn loses the game, so plan for it early.

## Twilight Struggle: headlines

lesson-twilight-headline = The headline phase
lesson-twilight-headline-secret = Every turn begins with a **headline**: both sides choose a card in secret, and both events happen. The card with more points goes first, the US on a tie.
lesson-twilight-headline-pick = Only the event counts, not the points. Choose one of your own, for a Soviet event would work for the USSR.
lesson-twilight-headline-pick-task = Choose “Duck and Cover” as your headline.
lesson-twilight-headline-pick-yes = Your card has 3 points, “Nasser” 1, so yours came first: DEFCON fell to 4 and you scored 5 − 4 = 1 VP. Then Nasser took Egypt.
lesson-twilight-headline-pick-theirs = That event is Soviet: as a headline it would simply happen to you. It is better kept for a quiet round.
lesson-twilight-headline-pick-un = “UN Intervention” cannot be a headline: it is played together with another card.
lesson-twilight-headline-after = After the headlines come six rounds for each side, seven from turn 4 on. The USSR begins each of them.
lesson-twilight-headline-end = A headline is a free event. Take one that is good whatever the other side does.

## Twilight Struggle: Space Race and Military Operations

lesson-twilight-space = Space and Military Operations
lesson-twilight-space-race = Once a turn you may send a card to the **Space Race**. Its event does not happen, so it is the place for the opponent’s worst cards.
lesson-twilight-space-pick = For the first box the card needs 2 points and the die must show 3 or less.
lesson-twilight-space-pick-task = Choose the card you want to be rid of.
lesson-twilight-space-pick-own = That one is your own and does you no harm. Choose the Soviet card.
lesson-twilight-space-send = “Socialist Governments” would cost you Italy.
lesson-twilight-space-send-task = Send it to the Space Race.
lesson-twilight-space-send-yes = You rolled a 2: you are the first in the box, which gives 2 VP, and Italy is safe.
lesson-twilight-space-send-event = Then its event would happen. In space it does not.
lesson-twilight-space-due = This is the last round of the turn. At its end each side needs as many **Military Operations** as DEFCON shows, 3 now. You have 0 and the USSR has 1.
lesson-twilight-space-coup = What is missing gives VP to the other side. A coup counts as many Operations as its card has points.
lesson-twilight-space-coup-task = Attempt a coup in Sudan.
lesson-twilight-space-coup-yes = You have 3 and the USSR only 1: its 2 missing Operations give you 2 VP.
lesson-twilight-space-coup-place = Influence is no Military Operation: you would lose 3 VP at the end of the turn.
lesson-twilight-space-end = One dangerous card a turn goes into space, and one coup keeps you off the penalty. Both belong in the plan of every turn.

## Twilight Struggle: the China Card

lesson-twilight-china = The China Card
lesson-twilight-china-card = The China Card is not part of your hand: it gives **4 points**, and **5** if all of them are spent in Asia. It has no event.
lesson-twilight-china-pick = It takes the place of a card in a round, so one more card stays in your hand.
lesson-twilight-china-pick-task = Play the China Card.
lesson-twilight-china-pick-other = That is an ordinary card. Take the China Card.
lesson-twilight-china-india = India has stability 3 and is a battleground, next to your Pakistan.
lesson-twilight-china-india-task = Place 3 influence in India.
lesson-twilight-china-india-outside = Jordan is in the Middle East: then the fifth point would be lost.
lesson-twilight-china-india-yes = India is yours. You have 2 points left, if you stay in Asia.
lesson-twilight-china-malaysia = Malaysia has stability 2 and lies next to Australia. Southeast Asia is part of Asia.
lesson-twilight-china-malaysia-task = Place 2 influence in Malaysia.
lesson-twilight-china-malaysia-outside = That would leave Asia, and with it the fifth point.
lesson-twilight-china-malaysia-yes = Five points, all in Asia. The card now lies **face down** before the USSR, which may play it from the next turn on.
lesson-twilight-china-end = The China Card passes to and fro. Whoever holds it has a reserve, and 1 VP at the end of the game.

## Twilight Struggle: a first turn

lesson-twilight-turn = Your first turn
lesson-twilight-turn-begin = The set-up is done: you control West Germany and Italy, the USSR Poland and East Germany. Now you play the beginning of turn 1 as the US.
lesson-twilight-turn-headline = The headline comes first. “Containment” makes each of your cards worth 1 point more for the whole turn.
lesson-twilight-turn-headline-task = Choose “Containment” as your headline.
lesson-twilight-turn-headline-yes = Both events happened, yours first because ties go to the US. Then the USSR played COMECON for a coup in Iran: it has 1 point there, and you have none. DEFCON is 4.
lesson-twilight-turn-headline-theirs = As a headline a Soviet event would work against you.
lesson-twilight-turn-headline-nato = “NATO” needs “Warsaw Pact Formed” or “Marshall Plan” first: its event could not happen.
lesson-twilight-turn-answer = Answer in Iran: a coup also earns Military Operations, which you need at the end of the turn. “Duck and Cover” has 3 points, 4 with Containment.
lesson-twilight-turn-answer-task = Play “Duck and Cover” for Operations.
lesson-twilight-turn-answer-theirs = Its event would take three of your points in Western Europe. It has a better use later.
lesson-twilight-turn-coup = Iran has stability 2, so 4 is taken off the sum of die and points.
lesson-twilight-turn-coup-task = Attempt a coup in Iran.
lesson-twilight-turn-coup-yes = 3 + 4 − 4 = 3: one Soviet point goes, two of yours come. Iran is yours, DEFCON is 3, and your Military Operations are 4.
lesson-twilight-turn-coup-place = Iran is out of reach for influence: you have none there or next to it any more. A coup needs no neighbour.
lesson-twilight-turn-scored = The USSR has scored Asia: 3 + 1 for North Korea against your 3, so it gained 1 VP. At DEFCON 3 there are no more coups in Europe and Asia.
lesson-twilight-turn-grow = Now spread out. “NATO” has 4 points, and with Containment it stays at the maximum of 4.
lesson-twilight-turn-grow-task = Play “NATO” for Operations.
lesson-twilight-turn-grow-theirs = Not yet: its event would hurt, and its place is in space.
lesson-twilight-turn-place = Pakistan is a battleground next to Iran, Jordan a neighbour of Israel. Each needs 2 points for control.
lesson-twilight-turn-place-task = Place 2 influence in Pakistan, then 2 in Jordan.
lesson-twilight-turn-place-yes = Pakistan and Jordan are yours. The USSR answered in Lebanon, with “Nasser”.
lesson-twilight-turn-danger = “Socialist Governments” is the worst card of your hand. Once a turn there is a way out.
lesson-twilight-turn-danger-task = Choose “Socialist Governments”.
lesson-twilight-turn-danger-later = That card can wait. First be rid of the dangerous one.
lesson-twilight-turn-space = In space its event does not happen.
lesson-twilight-turn-space-task = Send it to the Space Race.
lesson-twilight-turn-space-yes = A 3 is just enough: your marker is in the first box, and you are the first there.
lesson-twilight-turn-space-event = Then its event would happen all the same. Use the Space Race.
lesson-twilight-turn-end = Three of six rounds are played: Iran, Pakistan and Jordan are yours, and the Military Operations are done. You are ready for a game.

## Twilight Struggle: DEFCON

lesson-twilight-defcon = How not to lose by DEFCON
lesson-twilight-defcon-edge = DEFCON stands at **2**. If it falls to 1, the **phasing player** loses, whoever lowered it, and in your round that is you.
lesson-twilight-defcon-coup = You have 3 points for Operations. Angola is a battleground, Sudan is not.
lesson-twilight-defcon-coup-task = Attempt a coup that does not lose the game.
lesson-twilight-defcon-coup-lost = A coup in a battleground lowers DEFCON to 1, and the game is lost. At DEFCON 2 never touch one.
lesson-twilight-defcon-coup-closed = At DEFCON 2 the Middle East is closed to coups, as Europe and Asia are.
lesson-twilight-defcon-coup-yes = 3 + 3 − 2 = 4: Sudan is yours, and DEFCON is still 2.
lesson-twilight-defcon-hand = Cards can lower DEFCON as well. “We Will Bury You” does so as a Soviet event, “Duck and Cover” as one of yours.
lesson-twilight-defcon-pick = Your own event you need not use. The Soviet one happens whenever you play the card for Operations.
lesson-twilight-defcon-pick-task = Choose the card that you cannot play for Operations now.
lesson-twilight-defcon-pick-duck = That event is yours: for Operations it does not happen. The other card is the trap.
lesson-twilight-defcon-pick-later = That card is harmless. Deal with the dangerous one while you can.
lesson-twilight-defcon-space = There is one place where an event never happens.
lesson-twilight-defcon-space-task = Send the card to the Space Race.
lesson-twilight-defcon-space-lost = Its event lowers DEFCON to 1 in your round: you would lose at once.
lesson-twilight-defcon-space-yes = A 5 moves nothing, but the card is gone and the world still stands.
lesson-twilight-defcon-own = “Duck and Cover” remains, with 3 points.
lesson-twilight-defcon-own-task = Choose “Duck and Cover”.
lesson-twilight-defcon-use = Your own card is safe if its event stays unused.
lesson-twilight-defcon-use-task = Use it without losing the game.
lesson-twilight-defcon-use-lost = As an event it lowers DEFCON to 1: lost.
lesson-twilight-defcon-use-yes = Three points for influence, and DEFCON stays at 2.
lesson-twilight-defcon-end = Before each card at DEFCON 2 ask: can anything lower it, or let somebody attempt a coup? DEFCON rises by 1 when a turn begins.

## Iron Curtain: laying a card

lesson-curtain-lay = Lay a card
lesson-curtain-lay-map = Every card is a country, and together they become the map. The start card belongs to Europe, Brazil to South America; the colour shows the region.
lesson-curtain-lay-pick = In your turn you play one card of your hand: you lay it, then use its event or its cubes.
lesson-curtain-lay-pick-task = Play West Germany.
lesson-curtain-lay-pick-cuba = Cuba is a card of the USSR, which a later lesson is about. Begin with one of your own.
lesson-curtain-lay-lay = A card must touch a card of **its own region**, with a whole edge. West Germany belongs to Europe, so it goes beside the start card.
lesson-curtain-lay-lay-task = Lay it on any of the places that are offered.
lesson-curtain-lay-lay-yes = It lies beside Europe, and there are no cubes on it yet.
lesson-curtain-lay-lay-region = There it would touch Brazil alone, which is South America.
lesson-curtain-lay-use = With your own card you choose its event **or** its cubes.
lesson-curtain-lay-use-task = Place its cubes.
lesson-curtain-lay-cubes = Four cubes: they may go where you have one already, and beside such cards. Two on West Germany already give a lead that is hard to break.
lesson-curtain-lay-cubes-task = Place 2 cubes on West Germany.
lesson-curtain-lay-cubes-europe = That is possible and useful, too. First strengthen the new card.
lesson-curtain-lay-cubes-yes = You lead by 2 on West Germany: you **control** it, and each Soviet cube there would cost 2.
lesson-curtain-lay-end = Where a card lies decides what can be reached from it. Keep your countries beside each other.

## Iron Curtain: cubes

lesson-curtain-cubes = Reach and price
lesson-curtain-cubes-reach = You play the USSR and have 3 cubes to place. You reach every card with a cube of yours and every card beside one, as they lay **when you began**.
lesson-curtain-cubes-price = On Japan the USA leads by 3, so it **controls** Japan: a cube of yours costs **2** there.
lesson-curtain-cubes-price-task = Place a cube on Japan all the same.
lesson-curtain-cubes-price-pakistan = Pakistan is cheaper, but first see what control costs.
lesson-curtain-cubes-price-yes = 2 of your 3 cubes were spent: one lies on Japan, the other is back in your supply. The USA still leads by 2.
lesson-curtain-cubes-rest = One cube is left, and on Japan it would still cost 2.
lesson-curtain-cubes-rest-task = Place the last cube on Pakistan.
lesson-curtain-cubes-rest-dear = The USA leads by 2 there, so a cube costs 2, and you have 1.
lesson-curtain-cubes-rest-yes = 2 to 0 on Pakistan: now you control it.
lesson-curtain-cubes-end = A lead of 1 dominates, a lead of 2 controls and makes it dear for the other side.

## Iron Curtain: scoring

lesson-curtain-scoring = Score a region
lesson-curtain-scoring-dominate = With more cubes on a card than the other side you **dominate** it. In Africa you dominate South Africa and Angola, the USSR dominates Nigeria.
lesson-curtain-scoring-sum = A region is scored when its **last card** is laid. Each card that is dominated is worth 1, and whoever has more of them also gets the bonus, 1 in Africa.
lesson-curtain-scoring-pick = Zaire is the fourth and last card of Africa, and it is in your hand.
lesson-curtain-scoring-pick-task = Play Zaire.
lesson-curtain-scoring-pick-later = Africa is good for you now, and the USSR could change that. Score it.
lesson-curtain-scoring-lay = The region is scored **before** the cubes of this turn, so it does not matter which place you choose.
lesson-curtain-scoring-lay-task = Lay Zaire beside a card of Africa.
lesson-curtain-scoring-lay-yes = 2 cards and the bonus make 3 against 1: the marker moves 2 steps towards you.
lesson-curtain-scoring-lay-region = Zaire must touch a card of Africa.
lesson-curtain-scoring-end = Whoever lays the last card chooses the moment. 8 steps from the middle win at once.

## Iron Curtain: cards of the opponent

lesson-curtain-opponent = The opponent’s cards
lesson-curtain-opponent-theirs = Cuba is a card of the **USSR**. If you play it, the USSR may use its event first, and then you place the cubes.
lesson-curtain-opponent-pick = Its event puts 2 Soviet cubes on Cuba and takes off one of yours beside it. You choose the place, so you decide how much that hurts.
lesson-curtain-opponent-pick-task = Play Cuba.
lesson-curtain-opponent-pick-own = That is a card of your own. This lesson is about the other kind.
lesson-curtain-opponent-lay = Cuba is the first card of its region, so it may touch any card. Beside Poland there is nothing of yours to lose.
lesson-curtain-opponent-lay-task = Lay Cuba where the event takes no cube of yours.
lesson-curtain-opponent-lay-yes = The USSR put 2 cubes on Cuba, and found nothing of yours beside it. Now the 2 cubes of the card are yours.
lesson-curtain-opponent-lay-brazil = There it would touch Brazil, where you have cubes to lose.
lesson-curtain-opponent-cubes = Use them where they count: on the start card you are level with the USSR.
lesson-curtain-opponent-cubes-task = Place 2 cubes on the start card.
lesson-curtain-opponent-cubes-cuba = Cuba is out of reach: you have no cube there or beside it.
lesson-curtain-opponent-cubes-yes = 3 to 1: you control Europe’s first card, and the Soviet event did you no harm.
lesson-curtain-opponent-end = Play the opponent’s cards where they hurt least. The last card of round 1 stays in your hand and counts at the very end.

## CIA vs KGB: the struggle

lesson-spies-struggle = Recruit and pass
lesson-spies-struggle-objective = The objective of the turn is Panama. The figures of your groups add up to your **influence**: Nationalists give the CIA 3, Police give the KGB 4.
lesson-spies-struggle-recruit = Whoever has more influence at the end gets the objective. To **recruit** is to take the top group of the deck, whatever it is.
lesson-spies-struggle-recruit-task = Recruit a group.
lesson-spies-struggle-recruit-yes = Mercenaries bring 3: you have 6. The KGB recruited Workers and has 5.
lesson-spies-struggle-recruit-pass = You are behind with 3 to 4. If the KGB passes as well, it gets Panama.
lesson-spies-struggle-pass = You lead by 6 to 5. The **Stability** of Panama is 9: whoever ends above it causes civil disorder and loses the objective.
lesson-spies-struggle-pass-task = Pass.
lesson-spies-struggle-pass-yes = Both passed one after the other, so the struggle is over. 6 to 5, and not above 9: Panama is yours.
lesson-spies-struggle-pass-risk = The next group may bring up to 6. You lead; there is no need to risk more than 9.
lesson-spies-struggle-end = More than the opponent, but never above the Stability. With 100 points at the end of a turn you win the game.

## CIA vs KGB: powers

lesson-spies-powers = Military and political groups
lesson-spies-powers-ready = A **ready** group may use its power once. Then it is mobilized, but its influence still counts.
lesson-spies-powers-military = A **military** group destroys any one other group. The KGB leads by 7 to 6.
lesson-spies-powers-military-task = Activate Infantry and destroy the strongest group of the KGB.
lesson-spies-powers-military-yes = Radio is gone: 6 to 2. Infantry is mobilized, and its 5 still count.
lesson-spies-powers-military-weak = That takes 2 from the KGB. Radio would take 5.
lesson-spies-powers-military-own = Students are your own group. Take aim at the KGB.
lesson-spies-powers-military-recruit = That would be luck. A destroyed group is certain.
lesson-spies-powers-political = A **political** group moves any one other group to the opposite side.
lesson-spies-powers-political-task = Activate Students and take the last group of the KGB.
lesson-spies-powers-political-yes = You have 8 now. A side without groups must recruit: the KGB drew Artists and has 1.
lesson-spies-powers-political-used = Infantry is mobilized: it has used its power.
lesson-spies-powers-political-gift = That would give Infantry to the KGB.
lesson-spies-powers-end = Destroy the strong, take what fits below the Stability. The other two factions come in a later lesson.

## CIA vs KGB: the limit

lesson-spies-limit = Above the Stability
lesson-spies-limit-above = You have 6 + 3 + 1 = 10, and the Stability of Panama is 9. That is allowed **during** the struggle, but not at its end.
lesson-spies-limit-down = The KGB has 4. A group may also destroy one of your own: find the way back below 9 that keeps you ahead.
lesson-spies-limit-down-task = Activate Guerrilla and bring your influence down.
lesson-spies-limit-down-yes = 6 + 1 = 7: below 9, and more than 4. The KGB passed.
lesson-spies-limit-down-pass = If the KGB passes as well, you cause civil disorder: your agent is lost and Panama goes to the KGB.
lesson-spies-limit-down-police = The KGB would have nothing, but you would still stand at 10.
lesson-spies-limit-down-much = 3 + 1 = 4 is too much of a sacrifice: it is only a tie.
lesson-spies-limit-stop = Exactly 9 would have been fine, too: only **more** than the Stability is disorder.
lesson-spies-limit-stop-task = End the struggle.
lesson-spies-limit-stop-yes = 7 to 4: Panama is yours, and your agent is safe.
lesson-spies-limit-stop-risk = You lead and are within the limit. Nothing can be won by another group.
lesson-spies-limit-end = Count before you pass. The printed editions differ: under the Polish rules going above ends the struggle at once.

## CIA vs KGB: economic and media groups

lesson-spies-support = Economic and media groups
lesson-spies-support-economic = An **economic** group flips another one: a mobilized group becomes ready again, a ready one mobilized. You are behind with 8 to 9.
lesson-spies-support-economic-task = Activate Mafia and make Infantry ready again.
lesson-spies-support-economic-yes = Infantry is ready once more. The KGB passed.
lesson-spies-support-economic-generals = Generals are mobilized: you would make them ready for the KGB.
lesson-spies-support-strike = A group that is ready again may use its power again.
lesson-spies-support-strike-task = Destroy Generals with Infantry.
lesson-spies-support-strike-yes = 8 to 3 now. The KGB passed again.
lesson-spies-support-strike-weak = That leaves the KGB with 6. Take the larger one.
lesson-spies-support-media = A **media** group looks at the top of the deck, and only you see it. It needs no target.
lesson-spies-support-media-task = Activate Artists.
lesson-spies-support-choose = It is Opposition, with 5. You may recruit it, discard it or leave it on the deck.
lesson-spies-support-choose-task = Do what keeps you ahead whatever comes.
lesson-spies-support-choose-yes = With it you would stand at 13, far above 9, and on the deck the KGB could recruit it and reach 8. On the discard pile it helps nobody.
lesson-spies-support-choose-take = 8 + 5 = 13: above the Stability of 9.
lesson-spies-support-choose-leave = Then the KGB would recruit it: 3 + 5 = 8, as much as you have.
lesson-spies-support-end = Economic groups give a second use, media groups knowledge. Both are worth more than their influence.

## CIA vs KGB: agents

lesson-spies-agents = Agent X
lesson-spies-agents-six = Before the struggle each side secretly sends one of its six agents. This **Agent X** is revealed afterwards, in order of initiative, and may turn everything upside down.
lesson-spies-agents-pick = The **Master Spy** gives the objective to the side that **lost** the struggle. Send him, and then lose on purpose.
lesson-spies-agents-pick-task = Choose the Master Spy as your Agent X.
lesson-spies-agents-pick-yes = The KGB has chosen, too. You let it begin: it recruited Infantry with 5, you Workers with 1, and then it passed.
lesson-spies-agents-pick-director = He works only if you win the struggle. Try the agent for whom you may lose it.
lesson-spies-agents-lose = You are behind with 1 to 5, just as you want it.
lesson-spies-agents-lose-task = Let the struggle end.
lesson-spies-agents-lose-yes = The KGB placed its token, then the agents were revealed: your Master Spy took Korea from it.
lesson-spies-agents-lose-recruit = If you win the struggle, the Master Spy gives Korea to the KGB.
lesson-spies-agents-leave = Your Master Spy is on leave now: he is missing when agents are picked in the next turn. So the KGB knows who it will not be.
lesson-spies-agents-end = Watch who has been used, and guess who is out there. Each agent wants the struggle to end in a certain way.
