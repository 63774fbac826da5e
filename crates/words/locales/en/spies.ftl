### Cold War: CIA vs KGB in English.
### The name of a group has the attribute .faction.

title = Cold War: CIA vs KGB

## Sides and phases

name-west = CIA
name-east = KGB

name-briefing = Briefing
name-planning = Planning
name-influence_struggle = Influence Struggle
name-cease_fire = Cease-fire
name-debriefing = Debriefing
name-detente = Détente

## Factions

name-military = Military
text-military = Power: destroys another group in play, of either side.
name-economic = Economic
text-economic = Power: flips another group that is not economic: a ready group is mobilized without using its power, a mobilized one becomes ready.
name-political = Political
text-political = Power: moves another group to the opposite side. The receiver must have room, and a gift may not push the opponent above the Stability.
name-media = Media
text-media = Power: looks at the top group of the deck, which is then recruited, discarded or left where it is.

## Groups

name-guerrilla = Guerrilla
    .faction = military
text-guerrilla = { name-military }, influence 1. { text-military }
name-militia = Militia
    .faction = military
text-militia = { name-military }, influence 2. { text-military }
name-mercenaries = Mercenaries
    .faction = military
text-mercenaries = { name-military }, influence 3. { text-military }
name-police = Police
    .faction = military
text-police = { name-military }, influence 4. { text-military }
name-infantry = Infantry
    .faction = military
text-infantry = { name-military }, influence 5. { text-military }
name-generals = Generals
    .faction = military
text-generals = { name-military }, influence 6. { text-military }
name-workers = Workers
    .faction = economic
text-workers = { name-economic }, influence 1. { text-economic }
name-mafia = Mafia
    .faction = economic
text-mafia = { name-economic }, influence 2. { text-economic }
name-food_companies = Food Companies
    .faction = economic
text-food_companies = { name-economic }, influence 3. { text-economic }
name-industry = Industry
    .faction = economic
text-industry = { name-economic }, influence 4. { text-economic }
name-oil_tycoons = Oil Tycoons
    .faction = economic
text-oil_tycoons = { name-economic }, influence 5. { text-economic }
name-bankers = Bankers
    .faction = economic
text-bankers = { name-economic }, influence 6. { text-economic }
name-students = Students
    .faction = political
text-students = { name-political }, influence 1. { text-political }
name-trade_union = Trade Union
    .faction = political
text-trade_union = { name-political }, influence 2. { text-political }
name-nationalists = Nationalists
    .faction = political
text-nationalists = { name-political }, influence 3. { text-political }
name-fundamentalists = Fundamentalists
    .faction = political
text-fundamentalists = { name-political }, influence 4. { text-political }
name-opposition = Opposition
    .faction = political
text-opposition = { name-political }, influence 5. { text-political }
name-government = Government
    .faction = political
text-government = { name-political }, influence 6. { text-political }
name-artists = Artists
    .faction = media
text-artists = { name-media }, influence 1. { text-media }
name-ngos = NGOs
    .faction = media
text-ngos = { name-media }, influence 2. { text-media }
name-phone_company = Phone Company
    .faction = media
text-phone_company = { name-media }, influence 3. { text-media }
name-newspapers = Newspapers
    .faction = media
text-newspapers = { name-media }, influence 4. { text-media }
name-radio = Radio
    .faction = media
text-radio = { name-media }, influence 5. { text-media }
name-television = Television
    .faction = media
text-television = { name-media }, influence 6. { text-media }

## Agents

name-master_spy = Master Spy
text-master_spy = Acts first. The side that did not place its domination token claims the objective: so it pays to lose the struggle.
name-deputy_director = Deputy Director
text-deputy_director = Acts second, and does nothing. He cannot be terminated and never goes on leave.
name-double_agent = Double Agent
text-double_agent = Acts third, whoever dominates. Send an agent from the opposing headquarters on leave, or see the opposing Agent X in the next Planning before you pick your own. Of two Double Agents only that of the side with the token works.
name-analyst = Analyst
text-analyst = Acts fourth, whoever dominates. In the next Briefing you look at the top three groups and put them back in any order. Of two Analysts only that of the side without the token works.
name-assassin = Assassin
text-assassin = Acts fifth, and only if your token was placed. The opposing Agent X is terminated, and the objective, if nobody has claimed it, goes to the bottom of the deck.
name-director = Director
text-director = Acts last, and only if your token was placed. You also claim the bottom card of the objective deck.

## Objectives

name-egypt = Egypt
text-egypt = A nation worth 20 points: Stability 11, population 4.
name-vietnam = Vietnam
text-vietnam = A nation worth 20 points: Stability 9, population 5.
name-panama = Panama
text-panama = A nation worth 15 points: Stability 9, population 5.
name-angola = Angola
text-angola = A nation worth 10 points: Stability 9, population 5.
name-afghanistan = Afghanistan
text-afghanistan = A nation worth 15 points: Stability 9, population 5.
name-honduras = Honduras
text-honduras = A nation worth 10 points: Stability 9, population 5.
name-libya = Libya
text-libya = A nation worth 15 points: Stability 11, population 4.
name-greece = Greece
text-greece = A nation worth 10 points: Stability 13, population 3.
name-turkey = Turkey
text-turkey = A nation worth 15 points: Stability 13, population 3.
name-iran = Iran
text-iran = A nation worth 15 points: Stability 11, population 4.
name-cuba = Cuba
text-cuba = A nation worth 10 points: Stability 9, population 5.
name-congo = Congo
text-congo = A nation worth 10 points: Stability 9, population 5.
name-czechoslovakia = Czechoslovakia
text-czechoslovakia = A nation worth 20 points: Stability 13, population 3.
name-chile = Chile
text-chile = A nation worth 10 points: Stability 11, population 4.
name-korea = Korea
text-korea = A nation worth 10 points: Stability 11, population 4.
name-nobel_peace_prize = Nobel Peace Prize
text-nobel_peace_prize = Event, 5 points: Stability 6, population 1. When you cause civil disorder, give it up to have your Agent X go on leave instead of being terminated.
name-live_benefit = Live Benefit
text-live_benefit = Event, 5 points: Stability 6, population 1. In the Influence Struggle, give it up instead of an action to recruit the top group of the discard pile.
name-nuclear_escalation = Nuclear Escalation
text-nuclear_escalation = Event, 5 points: Stability 6, population 1. In the Influence Struggle, give it up instead of an action to discard every military group of both sides.
name-space_race = Space Race
text-space_race = Event, 5 points: Stability 6, population 1. In the Détente, give it up to look at the next three objectives and put them back in any order.
name-olympic_games = Olympic Games
text-olympic_games = Event, 5 points: Stability 6, population 1. In the Détente, give it up to bring one of your terminated agents back, on leave.
name-summit_meeting = Summit Meeting
text-summit_meeting = Event, 5 points: Stability 6, population 1. On your turn in the Influence Struggle, give it up to have the opposing Agent X shown; your action follows.

## What happened

fact-turn = Turn { $turn }
fact-objective =
    The objective is { $objective }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, Stability { $stability }, population { $population }.
fact-balance = { $side } has the balance token.
fact-shuffled = All groups are shuffled.
fact-saw_groups = On top of the group deck you see: { $groups }.
fact-arranged_groups = { $side } has arranged the top of the group deck.
fact-picked = { $side } has picked its Agent X.
fact-picked_agent = Your Agent X is the { $agent }.
fact-shown = Agent X of { $side } is the { $agent }.
fact-returned = { $side }: the { $agent } is back from leave.
fact-first = { $side } acts first.
fact-recruited = { $side } recruits { $group }.
fact-activated = { $side } activates { $group }.
fact-destroyed = { $side } loses { $group }: destroyed.
fact-moved = { $group } goes over to { $side }.
fact-readied = { $group } of { $side } is ready again.
fact-mobilized = { $group } of { $side } is mobilized without using its power.
fact-looked = { $side } looks at the top card of the group deck.
fact-saw = You see: { $group }.
fact-left = { $side } leaves the card on the deck.
fact-discarded = { $side } discards { $group } from the deck.
fact-passed = { $side } passes.
fact-used =
    { $side } uses { $objective } and gives up { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
fact-totals = Influence: { name-west } { $west }, { name-east } { $east }; Stability { $stability }.
fact-tie_broken = A tie, broken for { $side } by the faction: { $faction }.
fact-token = { $side } places its domination token.
fact-no_token = Nobody places a domination token.
fact-disorder = { $side } causes civil disorder.
fact-terminated = { $side }: the { $agent } is terminated.
fact-on_leave = { $side }: the { $agent } goes on leave.
fact-home = { $side }: the { $agent } returns to headquarters.
fact-claimed =
    { $side } claims { $objective }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
fact-buried = { $objective } goes face down to the bottom of the deck.
fact-peek_earned = { $side } will see the opposing Agent X before picking its own.
fact-analyst_earned = { $side } will arrange the top three groups in the next Briefing.
fact-choice_earned = { $side } will use its Double Agent in the next Planning.
fact-saw_objectives = The next objectives are: { $objectives }.
fact-arranged_objectives = { $side } has arranged the next objectives.
fact-revived = { $side }: the { $agent } is back in the service, on leave.
fact-scores = Score: { name-west } { $west }, { name-east } { $east }.
fact-overtime = Both sides are level at 100 points or more: the first to be ahead wins.
fact-deck_empty = There is no objective left.

## What is asked

ask-balance = Who gets the balance token?
ask-next_group = Which group is next in the deck?
ask-next_objective = Which objective is next in the deck?
ask-last_objective = Which objective lies at the bottom of the deck?
ask-analyst = Your Analyst has seen the top groups. In which order do you put them back, the first one on top?
ask-agent = Who is your Agent X this turn?
ask-first = You hold the balance token. Who acts first?
ask-act = What do you do?
ask-media = What happens to the group you looked at?
ask-on_top = Which of the discarded groups ends on top of the pile?
ask-save = Your Agent X is about to be terminated. Do you use the Nobel Peace Prize?
ask-double_agent = What does your Double Agent do?
ask-window = Do you use an event in the Détente?
ask-space_race = In which order do the next objectives come, the first one first?

## What can be played

action-balance = Balance token: { $value }
about-balance = In the first turn the balance token is given at random.
action-draw = Draw { $value }
about-draw = The next card of the group deck.
action-uncover = Turn up { $value }
about-uncover = The next card of the objective deck.
action-arrange_groups = Arrange { $value }
about-arrange_groups = The first card named lies on top and is drawn first. Your opponent sees neither the cards nor their order.
action-pick = Pick the { $value }
about-pick = Your Agent X lies face down until the Debriefing, and then carries out his agenda. He is on leave in the next Planning.
action-first = Let { $value } act first
about-first = The sides then act in turn until both pass one after the other.
action-recruit = Recruit
about-recruit = The top group of the deck joins you, ready. You may not hold more groups than the population; above the Stability you cause civil disorder when the struggle ends.
action-activate = Activate { $group }
action-activate-target =
    { $group-faction ->
        [military] Activate { $group }: destroy { $target }
        [political] Activate { $group }: move { $target } across
       *[economic] Activate { $group }: flip { $target }
    }
about-activate = One of your ready groups is mobilized and uses its power: military destroys, economic flips between ready and mobilized, political moves a group across, media looks at the deck.
action-pass = Pass
about-pass = You do nothing. When both sides pass one after the other, the struggle ends.
action-take = Recruit it
about-take = The group you looked at joins you, ready.
action-discard = Discard it
about-discard = The group you looked at goes face up to the discard pile.
action-leave = Leave it on the deck
about-leave = The group stays on top of the deck; only you know it.
action-use = Use { $value }
about-use = The event goes out of the game and its points are lost.
action-on_top = Put { $value } on top
about-on_top = Only the top card of the discard pile can be recruited by a Live Benefit.
action-send = Send the { $value } on leave
about-send = The agent leaves the opposing headquarters and misses the next Planning.
action-peek = See the next opposing Agent X
about-peek = In the next Planning your opponent picks first and shows you the agent.
action-arrange_objectives = Arrange { $value }
about-arrange_objectives = The first card named is the objective of the next turn.
action-revive = Use { name-olympic_games } to bring the { $value } back
about-revive = One of your terminated agents comes back, on leave. The event goes out of the game and its points are lost.
action-decline = No
about-decline = Nothing is used; you keep the event and its points.

## Why not

refusal-not_your_decision = This is not your decision now.
refusal-not_asked = That does not answer the question.
refusal-not_the_cards_seen = These are not the cards you have seen.
refusal-agent_on_leave = This agent is on leave.
refusal-agent_terminated = This agent has been terminated.
refusal-must_recruit = A side without groups must recruit.
refusal-population_reached = You hold as many groups as the population allows.
refusal-group_deck_empty = The group deck is empty.
refusal-not_your_group = This group is not on your side.
refusal-already_mobilized = This group is mobilized already.
refusal-target_not_in_play = The target is not in play.
refusal-targets_itself = A group cannot use its power on itself.
refusal-target_needed = The power of this group needs a target.
refusal-no_target_for_media = A media group has no target: it looks at the deck.
refusal-receiver_full = The receiving side holds as many groups as the population allows.
refusal-opponent_would_exceed = A gift may not leave your opponent above the Stability.
refusal-opponent_exceeds = Your opponent is above the Stability already, and nothing may be taken either.
refusal-economic_target = An economic group cannot be flipped by an economic power.
refusal-action_limit = The limit of actions in this struggle is reached; you may only pass.
refusal-event_not_owned = This event is not in your score pile.
refusal-wrong_moment = This event cannot be used at this moment.
refusal-no_objective_left = There is no objective left in the deck.
refusal-no_discard = The discard pile is empty.
refusal-no_military = There is no military group in play.
refusal-already_shown = There is no hidden Agent X to be shown.
refusal-not_discarded = This is not one of the groups to be discarded.
refusal-not_in_headquarters = This agent is not in the opposing headquarters.
refusal-deputy_director_stays = The Deputy Director never goes on leave.
refusal-not_terminated = This agent has not been terminated.

## How it ended

end-points = 100 points have been reached.
end-overtime = The tie at 100 points has been broken.
end-deck_empty = The last objective has been played for.
end-turn_limit = The last turn agreed on is over.

## Editions and options

preset-english = English edition: the struggle goes on until both sides pass.
preset-polish = Polish edition: going above the Stability ends the struggle at once.
preset-french = French edition: too many groups mean civil disorder, and agents always work.

option-struggle_ends_on_exceed = Does going above the Stability end the struggle at once?
option-struggle_ends_on_exceed-false = No: the struggle goes on until both sides pass.
option-struggle_ends_on_exceed-true = Yes, at once.
option-population_excess = More groups than the population
option-population_excess-forbidden = Not allowed.
option-population_excess-civil_disorder = Allowed, but it is civil disorder.
option-economic_targets = Which economic groups are safe from an economic power?
option-economic_targets-no_economic = All of them.
option-economic_targets-no_own_economic = Only those of its own side.
option-double_agent_timing = When does a Double Agent choose?
option-double_agent_timing-debriefing = At once, in the Debriefing.
option-double_agent_timing-next_planning = At the start of the next Planning.
option-mirrored_agents = Two Double Agents, or two Analysts
option-mirrored_agents-token_rule = The domination token says which of them works.
option-mirrored_agents-both_work = Both work.
option-civil_disorder_claim = Who gets the objective when one side causes civil disorder?
option-civil_disorder_claim-immediate = The other side claims it at once.
option-civil_disorder_claim-by_domination = The other side places its token, and the agents still act.
option-deputy_director_leave = Does the Deputy Director go on leave?
option-deputy_director_leave-never = Never.
option-deputy_director_leave-as_others = Like every other agent.
option-briefing_order = The order of steps in the Briefing
option-briefing_order-balance_first = Balance token, then the shuffle.
option-briefing_order-shuffle_first = The shuffle, then the balance token.
option-political_blocked_when_opponent_exceeds = What is barred while the opponent is above the Stability?
option-political_blocked_when_opponent_exceeds-give = Giving groups.
option-political_blocked_when_opponent_exceeds-both = Giving and taking groups.
option-summit_meeting_window = When can the Summit Meeting be used?
option-summit_meeting_window-own_turn = On one’s own turn to act.
option-summit_meeting_window-any_time = At any time in the Influence Struggle.
option-double_agent_may_target_deputy_director = May a Double Agent send the Deputy Director on leave?
option-double_agent_may_target_deputy_director-false = No.
option-double_agent_may_target_deputy_director-true = Yes.
option-turn_limit = The last turn
option-turn_limit-number =
    { $value ->
        [0] No limit.
        [one] After { $value } turn the scores decide.
       *[other] After { $value } turns the scores decide.
    }
option-double_disorder_keeps_balance = Does the balance token stay after civil disorder on both sides?
option-double_disorder_keeps_balance-on_equal_scores = If the scores are equal.
option-double_disorder_keeps_balance-always = Always.
option-struggle_action_limit = The length of a struggle
option-struggle_action_limit-number =
    { $value ->
        [0] No limit.
        [one] After { $value } action, not counting passes, a side may only pass.
       *[other] After { $value } actions, not counting passes, a side may only pass.
    }

## The table in the terminal

screen-turn = Turn { $turn }
screen-objective = Objective
screen-no_objective = none
screen-figures =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, Stability { $stability }, population { $population }
screen-bias = Tie-break
screen-deck = Group deck
screen-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
screen-discard = top of the discard pile: { $group }
screen-known = you know the top: { $cards }
screen-objectives = Objectives
screen-buried = at the bottom: { $cards }
screen-influence = influence { $influence }, groups { $groups }
screen-exceeds = above the Stability
screen-balance = balance token
screen-token = domination token
screen-ready = ready
screen-mobilized = mobilized
screen-agent = Agent X
screen-hidden = one of { $agents }
screen-hidden_own = { $agent }, face down
screen-shown = { $agent }, shown
screen-absent = none
screen-headquarters = HQ
screen-leave = On leave
screen-terminated = Terminated
screen-pile = Scored
screen-benefit = Next turn
screen-peek = sees the opposing Agent X
screen-analyst = arranges three groups
screen-choice = uses its Double Agent
