### The web client: boards.

## All boards

board-close = Close
board-none = none
board-why_not = Why not?
board-your_hand = Your hand
board-hand_empty = No cards in hand.
board-holds = { $side } holds { $count }
board-cards_held = in hand
board-offered = To choose from
board-play_card = Play { $card }
board-choose_card = Choose { $card }
board-round = Round { $round }
board-of = of { $count }
board-turn = Turn { $turn }
board-even = even
board-lead = { $side } +{ $vp }
board-regions = Regions
board-discard = Discards

## Twilight Struggle: the map

board-map = World map
board-map_short = Map
board-list = List
board-world = World
board-fit = Fit
board-zoom_in = Zoom in
board-zoom_out = Zoom out
board-usa = USA
board-ussr = USSR
board-china = China
board-sort = Sort by
board-by_region = Region
board-by_control = Control
board-by_legality = Can be chosen
board-whole_name = { $drawn } ({ $full })
board-country =
    { $name }, { $region }{ $battleground ->
        [true] , battleground
       *[other] {""}
    }, stability { $stability }. US { $us }, USSR { $ussr }. { $control ->
        [west] US controls.
        [east] USSR controls.
       *[other] Nobody controls.
    }
board-country_legal = Can be chosen: { $actions }.
board-country_kind =
    { $battleground ->
        [true] battleground, stability { $stability }
       *[other] stability { $stability }
    }
board-legend = Legend
board-legend_us = US influence
board-legend_ussr = USSR influence
board-legend_stability = stability: the lead needed for control
board-legend_battleground = battleground
board-legend_control = controlled: plain by the US, hatched by the USSR
board-legend_legal = can be chosen now
board-legend_last = changed since your last decision

## Twilight Struggle: scoring

board-scored_even = Even if scored
board-scored_gain = { $side } +{ $vp } if scored
board-scored_wins = { $side } would win
board-scored_now = Scored now: { $result }.
board-score_title = { $region }, scored now
board-score_worth =
    Presence { $presence }, domination { $domination }, { $control ->
        [0] control wins the game
       *[other] control { $control }
    }; one more for each battleground and each country next to the enemy superpower.
board-standing = Standing
board-battlegrounds = Battlegrounds
board-next_to_enemy = Next to the enemy
board-held_battlegrounds = Controlled battlegrounds
board-held_others = Other controlled countries
board-scores = Scored now
board-final = Final scoring now: { $result }.

## Twilight Struggle: odds

board-coup_odds = { $works } of 6 faces of the die work, { $wins } of them give control.
board-coup_none = none
board-coup_works = Works
board-coup_control = { $side } takes control
board-coup_loses = This coup would lose the game.
board-coup_defcon = DEFCON falls to { $level }.
board-odds = { $part } in { $whole }, { $percent } %
board-realign_gain = { $side } loses influence
board-realign_loss = { $side } loses influence itself
board-cost = Influence here costs
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Twilight Struggle: tracks

board-vp = VP
board-vp_long = Victory points
board-vp_note = 20 wins at once.
board-defcon = DEFCON
board-defcon_level = DEFCON { $level }
board-defcon_bars = DEFCON bars { $regions }
board-defcon_note = No coups and no realignments in: { $regions }.
board-defcon_free = Coups and realignments anywhere.
board-defcon_end = At 1 whoever is phasing loses the game.
board-milops = Military Operations
board-milops_need = Military, need { $level }
board-milops_of = { $level } of { $need }
board-milops_note = At the end of the turn each point missing is a victory point for the opponent.
board-space = Space Race
board-space_box = { $ops }+ Ops, roll 1–{ $roll }; { $first } VP first, { $second } second
board-space_two = First there: two cards a turn, until the other arrives.
board-space_four = First there: sees the other headline first, until the other arrives.
board-space_six = First there: may discard a held card, until the other arrives.
board-space_eight = First there: eight action rounds, until the other arrives.
board-space_spent =
    { $side }: { $count ->
        [0] no card spaced in this turn
        [one] { $count } card spaced in this turn
       *[other] { $count } cards spaced in this turn
    }.
board-china_card = China Card
board-china_ready = ready
board-china_down = face down
board-china_nobody = nobody’s: the civil war goes on
board-china_holds_up = { $side } has it and may play it.
board-china_holds_down = { $side } has it face down: it can be played from the next turn on.
board-in_force = In force: { $count }
board-until_turn = until the end of the turn
board-effect_about = { $name } ({ $about })

## Twilight Struggle: cards

board-once = { $era }, once
board-once_short = once
board-starred_note = It leaves the game after its event.
board-their_event = It carries your opponent’s event: played for Operations, the event happens as well.
board-headline_card = Headline: { $card }
board-your_headline = Your headline
board-piles = Draw pile { $pile }, discards { $discard }, removed { $removed }.
board-known_hand = { $side } holds { $count }, of which you know
board-known_pile = Known in the draw pile
board-on_table = On the table
board-removed = Removed
board-unseen = Not seen: { $era }
board-not_seen = Not seen

## Iron Curtain

board-table = Cards on the table
board-tile =
    { $name }, { $region }. USA { $us }, USSR { $ussr }. { $held ->
        [west] The USA dominates it.
        [west-controls] The USA controls it.
        [east] The USSR dominates it.
        [east-controls] The USSR controls it.
       *[nobody] Nobody dominates it.
    }
board-lay_here = Lay here
board-lay_place = column { $x }, row { $y }
board-regions_note = Cards laid, cards that each side dominates, and the bonus for dominating more.
board-laid_of = { $count } of { $size } cards laid
board-bonus = bonus { $bonus }
board-region_short = { $region } { $size }, bonus { $bonus }
board-ideology = Ideology, 8 wins at once
board-ideology_short = Ideology
board-ideology_at = Ideology track: { $result }
board-cubes = Cubes
board-cubes_left = Cubes left
board-cards_in_hand = In hand
board-aftermath = Aftermath
board-aftermath_note = Set aside until the end; counts { $cubes } for its side then.
board-own_pack = In the words of the card pack.
board-designed_note = Figures that no source gives are made up; the cards say which.
board-card_kind = { $region }, cubes { $cubes }

## CIA vs KGB

board-objective = Objective
board-objective_nation = Objective, nation
board-objective_event = Objective, event
board-stability = Stability
board-population = Population
board-worth = Points
board-tie = A tie is broken by the strongest
board-nobody = nobody
board-disorder_note = Influence above { $stability } at the cease-fire is civil disorder: the Agent X is lost and the other side claims the objective.
board-influence_of = { $side }: influence { $influence }, stability { $stability }
board-groups_of = { $count } of { $room } groups
board-x_absent = No Agent X
board-x_hidden = Agent X hidden
board-x_own = Agent X: { $agent }
board-x_shown = Agent X shown: { $agent }
board-group =
    { $name }, { $faction }, influence { $influence }, { $ready ->
        [true] ready
       *[other] used
    }.
board-group_kind = { $faction }, influence { $influence }
board-ready = Ready
board-used = Used
board-free_place = Free place
board-agents = Agents
board-agents_of = at headquarters or in the field { $headquarters }, on leave: { $leave }, lost: { $lost }
board-claimed = Claimed
board-calm_wait = { $side } chooses its Agent X. Your turn comes next.
board-calm_chosen = Your Agent X is chosen. { $side } is still thinking.
board-top_known = You know the top of the group deck: { $cards }.
board-token_note = Who leads without going above { $stability } places the domination token.
board-your_agents = Your agents
board-at_hand = of { $count } at hand
board-agent_x = Agent X, secret
board-agent_shown = Agent X, shown
board-agent_home = Headquarters
board-agent_leave = On leave
board-agent_lost = Lost
board-agent_away = In the field?
board-initiative = Initiative { $number }
board-race = Score, 100 wins
board-race_at = Score: CIA { $cia }, KGB { $kgb }
board-group_deck = Group deck
board-discard_top = discard: { $group }
board-balance = Balance token
board-domination = Domination token
board-history = { $side }: { $points } points
board-next_peek = Next turn it sees the opposing Agent X.
board-next_analyst = Next turn it arranges three groups.
board-next_choice = It uses its Double Agent next.
board-spent = Events used
board-buried = At the bottom of the deck
board-known_top = Known on top
board-decks = Groups in the deck { $groups }, objectives { $objectives }.
board-known_objectives = Next objectives: { $cards }.
