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

board-coup_odds = Succeeds on { $works } of 6 rolls, gives control on { $wins }.
board-coup_none = none
board-coup_works = Success
board-coup_control = { $side } takes control
board-coup_loses = This coup would lose the game.
board-coup_defcon = DEFCON falls to { $level }.
board-odds = { $part } in { $whole }, { $percent }%
board-realign_gain = { $side } loses influence
board-realign_loss = { $side } loses its own influence
board-cost = Influence here costs
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Twilight Struggle: tracks

board-vp = VP
board-vp_long = Victory points
board-vp_note = 20 VP win at once.
board-defcon = DEFCON
board-defcon_level = DEFCON { $level }
board-defcon_bars = DEFCON bars { $regions }
board-defcon_note = No coups and no realignments in: { $regions }.
board-defcon_free = Coups and realignments anywhere.
board-defcon_end = At DEFCON 1 the phasing player loses.
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
        [0] no card spaced this turn
        [one] { $count } card spaced this turn
       *[other] { $count } cards spaced this turn
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
board-log_influence = influence
board-log_coup = coup
board-log_realign = realignment
board-log_space = Space Race
board-log_event = event
board-log_headline = headlines
board-log_succeeds = success
board-log_fails = failure
board-log_out = out of the game
board-log_box = Box { $box }
board-log_vp = { $vp } VP
board-log_gain = +{ $vp } VP
board-log_milops = MilOps { $level }
board-log_dealt =
    { $count ->
        [one] { $count } card dealt
       *[other] { $count } cards dealt
    }
board-log_card = { $era }, Ops { $ops }
board-sum_ops = Ops
board-sum_modifier = modifier
board-sum_stability = 2 × stability { $stability }
board-sum_margin = margin
board-sum_neighbours = neighbours
board-sum_total = result
board-sum_needed = needed
board-sum_milops = military
board-result_coup =
    { $won ->
        [true] { $side }: the coup { $place } succeeds
       *[false] { $side }: the coup { $place } fails
    }
board-result_space =
    { $won ->
        [true] { $side }: the step into space succeeds
       *[false] { $side }: the step into space fails
    }
board-result_realign = Realignment { $place }: { $what }
board-result_loses = { $side } −{ $amount }
board-result_nothing = nothing changes
board-event_of = { $side } event
board-event_either = Either side
board-hand_count =
    Your hand, { $count }{ $china ->
        [true] {" "}and the China Card
       *[other] {""}
    }
board-rounds_left =
    { $count ->
        [one] last round
       *[other] { $count } rounds left
    }
board-must_play = To be played this turn: { $cards }
board-use_event = Event
board-use_ops = Operations
board-use_event_first = Event first, then Operations
board-use_ops_first = Operations first, then the event
board-use_space = Space Race
board-space_odds = die 1–{ $roll }
board-cost_tag = { $points } pts

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
board-table_round = Round { $round }
board-lay_here = Lay here
board-lay_place =
    { $where ->
        [left] left of { $card }
        [right] right of { $card }
        [above] above { $card }
       *[below] below { $card }
    }
board-log_place = from { $card }: { $steps }
board-log_across =
    { $where ->
        [left] { $count } left
       *[right] { $count } right
    }
board-log_along =
    { $where ->
        [up] { $count } up
       *[down] { $count } down
    }
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
board-completes = { $region } is complete then and is scored at once: { $result }.
board-wins = That wins the game for { $side }.
board-missing =
    { $count ->
        [one] One more card of { $region } is missing then.
       *[other] { $count } more cards of { $region } are missing then.
    }
board-reached =
    { $by ->
        [both] Both sides reach it with cubes.
        [west] The USA reaches it with cubes, the USSR does not.
        [east] The USSR reaches it with cubes, the USA does not.
       *[nobody] Neither side reaches it with cubes.
    }
board-cube_costs =
    { $points ->
        [one] A cube here costs 1.
       *[other] A cube here costs { $points }: the opponent controls the card.
    }
board-log_cubes = cubes
board-sum_dominated = Cards dominated
board-sum_bonus = Bonus

## CIA vs KGB

board-objective = Objective
board-objective_nation = Objective, nation
board-objective_event = Objective, event
board-stability = Stability
board-population = Population
board-worth = Points
board-tie = A tie is broken by the strongest
board-nobody = nobody
board-disorder_note = Influence above { $stability } at the cease-fire is civil disorder: the Agent X is terminated and the other side claims the objective.
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
board-groups = Groups
board-objectives = Objectives
board-agents = Agents
board-agents_of = at headquarters or in the field { $headquarters }, on leave: { $leave }, terminated: { $lost }
board-claimed = Claimed
board-calm_wait = { $side } is choosing an Agent X. Your turn comes next.
board-calm_chosen = You have chosen your Agent X. { $side } is still thinking.
board-top_known = You know the top of the group deck: { $cards }.
board-token_note = Whoever leads without exceeding { $stability } places the domination token.
board-your_agents = Your agents
board-at_hand = of { $count } at hand
board-agent_x = Agent X, secret
board-agent_shown = Agent X, shown
board-agent_home = Headquarters
board-agent_leave = On leave
board-agent_lost = Terminated
board-agent_away = In the field?
board-initiative = Initiative { $number }
board-race = Score, 100 points win
board-race_at = Score: CIA { $cia }, KGB { $kgb }
board-group_deck = Group deck
board-discard_top = discard: { $group }
board-balance = Balance token
board-domination = Domination token
board-history =
    { $side }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-next_peek = Next turn: sees the opposing Agent X.
board-next_analyst = Next turn: arranges three groups.
board-next_choice = Next Planning: uses its Double Agent.
board-spent = Events used
board-buried = At the bottom of the deck
board-known_top = Known on top
board-decks = Groups in the deck { $groups }, objectives { $objectives }.
board-known_objectives = Next objectives: { $cards }.
board-log_destroyed = destroyed
board-log_moved = changes sides
board-log_readied = ready again
board-log_mobilized = mobilized
board-log_points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-game_turn = Turn { $turn }
board-show_claim = Claim
board-show_x = { $side }, Agent X
board-show_first = Acts first
board-show_second = Acts second
board-show_all = Show everything
board-show_again = Step by step
board-show_go = Go on
board-show_leads = { $side } claims { $objective }: { $more } to { $less }, within Stability { $stability }.
board-show_tie = { $side } claims { $objective }: the stronger group, at a tie of { $influence }.
board-show_disorder =
    { $side } claims { $objective }: { $why ->
        [stability] { $other } exceeds Stability { $stability }
       *[groups] { $other } has too many groups
    }.
board-show_spy = { $side } claims { $objective } without the token: the Master Spy turns it round.
board-show_director = The Director adds { $objective }.
board-show_nobody =
    { $why ->
        [disorder] Both sides cause civil disorder: nobody claims “{ $objective }”.
        [assassin] The Assassin buries the objective: nobody claims “{ $objective }”.
       *[tie] A tie that no group breaks: nobody claims “{ $objective }”.
    }
board-power_military = Destroys another group
board-power_economic = Turns a group ready or used
board-power_political = Moves a group across
board-power_media = Looks at the top group
board-agenda_master_spy = The side without the token claims.
board-agenda_deputy_director = Cannot be lost, never on leave.
board-agenda_double_agent = Sends a rival on leave, or peeks.
board-agenda_analyst = Orders the next three groups.
board-agenda_assassin = With your token: kills and buries.
board-agenda_director = With your token: one more objective.
board-x_one_of = Agent X of { $side } is one of
board-initiative_note = Initiative 1 acts first
board-influence_after = { $side }: influence { $influence }, then { $after }; stability { $stability }
