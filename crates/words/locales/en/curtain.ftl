### Iron Curtain in English.
### The name of a side has .the and .cap (with the article), that of a spot .on and .from. The names of cards and regions can be
### changed by a card pack: no sentence may use their attributes, which only help to understand what is typed.

title = Iron Curtain

## Sides and regions

name-west = USA
    .the = the USA
    .cap = The USA
name-east = USSR
    .the = the USSR
    .cap = The USSR

name-europe = Europe
name-middle_east = Middle East
name-asia = Asia
name-africa = Africa
name-central_america = Central America
name-south_america = South America

## Cards, and their events in the default pack

name-start_europe = Europe
name-west_germany = West Germany
text-west_germany = The USA gains 1 point. Then it infiltrates 1 cube on each of up to 3 Europe cards.
name-france = France
text-france = The USA infiltrates 2 cubes on France. Then, if it dominates at least one other Europe card, it gains 1 point.
name-italy = Italy
text-italy = The USA removes 1 USSR cube from each of up to 3 Europe cards.
name-east_germany = East Germany
text-east_germany = The USSR gains 1 point. Then it infiltrates 2 cubes on any cards.
name-poland = Poland
text-poland = The USSR infiltrates 3 cubes on Europe cards, at most 2 on any one card. Then, if it controls at least 2 Europe cards, it gains 1 point.
name-israel = Israel
text-israel = The USA infiltrates 3 cubes on Israel and the cards adjacent to it, at most 2 on any one card. Then it removes 1 USSR cube from a card adjacent to Israel.
name-iran = Iran
text-iran = The USSR may move Iran, with the cubes on it, to another place: next to a Middle East card if one has a free side, else next to any card. Then it infiltrates 3 cubes on Iran and the cards now adjacent to it, at most 2 on any one card.
name-japan = Japan
text-japan = The USA gains 1 point. Then it infiltrates 1 cube on an Asia card.
name-pakistan = Pakistan
text-pakistan = The USA infiltrates 1 cube on Pakistan, and 1 cube on each card adjacent to it that holds a USSR cube.
name-vietnam = Vietnam
text-vietnam = The USSR infiltrates 2 cubes on Vietnam and 1 cube on another Asia card. Then it removes up to 2 US cubes from Asia cards.
name-south_africa = South Africa
text-south_africa = The USA removes 1 USSR cube from an Africa card. Then it infiltrates 2 cubes on South Africa.
name-zaire = Zaire
text-zaire = The USA infiltrates 1 cube on Zaire and 1 cube on another Africa card.
name-nigeria = Nigeria
text-nigeria = The USSR infiltrates 1 cube on Nigeria. Then, if it dominates more Africa cards than the USA, it gains 1 point.
name-angola = Angola
text-angola = The USSR infiltrates 1 cube on each of up to 3 Africa cards. Then it removes up to 2 US cubes from Africa cards.
name-cuba = Cuba
text-cuba = The USSR infiltrates 2 cubes on Cuba. Then it removes 1 US cube from a card adjacent to Cuba.
name-panama = Panama
text-panama = The USA infiltrates 1 cube on Panama. Then, if the USSR dominates no Central America card, the USA gains 1 point.
name-chile = Chile
text-chile = The USSR infiltrates 3 cubes on Central and South America cards, at most 2 on any one card. Then, if it dominates more cards of the two regions together than the USA, it gains 1 point.
name-brazil = Brazil
text-brazil = The USA infiltrates 2 cubes on South America cards. Then it removes 1 USSR cube from a Central or South America card.

## What a card says

name-name = name
name-faction = faction
name-region = region
name-cubes = number of cubes
name-region_size = size of the region
name-region_bonus = bonus of the region
name-effect = event

name-any = any cards
    .on = on any cards
    .from = from any cards
name-any_other = any other cards
    .on = on any cards but this one
    .from = from any cards but this one
name-this = this card
    .on = on this card
    .from = from this card
name-adjacent = adjacent cards
    .on = on cards adjacent to this one
    .from = from cards adjacent to this one
name-this_or_adjacent = this and adjacent cards
    .on = on this card and cards adjacent to it
    .from = from this card and cards adjacent to it

remark-card =
    { $side } card, { $region }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
remark-start = The start card, part of the region { $region }. It has no faction, no event and no cubes to place.
remark-region =
    A region of { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }; bonus for dominating more of them: { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    }.
remark-no_event = There is no event.
remark-if_dominates_at_least =
    The next step only if { $side-the } dominates at least { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of { $regions }{ $others ->
        [true] , not counting this one
       *[false] {""}
    }.
remark-if_controls_at_least =
    The next step only if { $side-the } controls at least { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of { $regions }{ $others ->
        [true] , not counting this one
       *[false] {""}
    }.
remark-if_dominates_more =
    The next step only if { $side-the } dominates more cards of { $regions } than the opponent{ $others ->
        [true] , not counting this one
       *[false] {""}
    }.
remark-if_dominates_none =
    The next step only if { $side-the } dominates no card of { $regions }{ $others ->
        [true] , not counting this one
       *[false] {""}
    }.
remark-score =
    { $side-cap } gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
remark-infiltrate =
    { $side-cap } { $optional ->
        [true] may infiltrate
       *[false] infiltrates
    } { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } { $spot-on }{ $max ->
        [0] {""}
       *[other] , at most { $max } on any one card
    }{ $enemies ->
        [true] , only where the opponent has a cube
       *[false] {""}
    }.
remark-infiltrate_regions =
    { $side-cap } { $optional ->
        [true] may infiltrate
       *[false] infiltrates
    } { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } on cards of { $regions }{ $others ->
        [true] {" "}other than this one
       *[false] {""}
    }{ $max ->
        [0] {""}
       *[other] , at most { $max } on any one card
    }{ $enemies ->
        [true] , only where the opponent has a cube
       *[false] {""}
    }.
remark-remove =
    { $side-cap } { $optional ->
        [true] may remove
       *[false] removes
    } { $cubes ->
        [one] { $cubes } enemy cube
       *[other] { $cubes } enemy cubes
    } { $spot-from }{ $max ->
        [0] {""}
       *[other] , at most { $max } from any one card
    }.
remark-remove_regions =
    { $side-cap } { $optional ->
        [true] may remove
       *[false] removes
    } { $cubes ->
        [one] { $cubes } enemy cube
       *[other] { $cubes } enemy cubes
    } from cards of { $regions }{ $others ->
        [true] {" "}other than this one
       *[false] {""}
    }{ $max ->
        [0] {""}
       *[other] , at most { $max } from any one card
    }.
remark-place =
    { $side-cap } { $optional ->
        [true] may place
       *[false] places
    } { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } by the usual rules { $spot-on }{ $enemies ->
        [true] , only where the opponent has a cube
       *[false] {""}
    }.
remark-place_regions =
    { $side-cap } { $optional ->
        [true] may place
       *[false] places
    } { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } by the usual rules on cards of { $regions }{ $others ->
        [true] {" "}other than this one
       *[false] {""}
    }{ $enemies ->
        [true] , only where the opponent has a cube
       *[false] {""}
    }.
remark-move_card =
    { $side-cap } { $optional ->
        [true] may move
       *[false] moves
    } the card { $card }, with the cubes on it, to another place where it could be laid.
remark-sourced = Known from sources: { $fields }.
remark-inferred = Concluded from sources: { $fields }.
remark-designed = Made up for this pack, as no source gives it: { $fields }.

## What happened

fact-round_began = Round { $round }
fact-dealt = You are dealt { $card }.
fact-hand_dealt =
    { $side-cap } has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand.
fact-starter_chosen = { $side-cap } decides that { $starter-the } takes the first turn.
fact-turn_began = Turn { $turn }: { $side }
fact-played = { $side-cap } plays { $card }.
fact-laid =
    { $side-cap } lays { $card } in column { $x-sign ->
        [minus] −{ $x-size }
       *[other] { $x }
    }, row { $y-sign ->
        [minus] −{ $y-size }
       *[other] { $y }
    }.
fact-region_scored =
    { $region } is scored: the USA dominates { $us ->
        [one] { $us } card
       *[other] { $us } cards
    }, the USSR { $ussr }. { $bonus-sign ->
        [plus] The USA also gets the bonus of { $bonus-size }. Difference: { $points-size } for the USA.
        [minus] The USSR also gets the bonus of { $bonus-size }. Difference: { $points-size } for the USSR.
       *[zero] { $points-sign ->
            [plus] Difference: { $points-size } for the USA.
            [minus] Difference: { $points-size } for the USSR.
           *[zero] Nobody gains anything.
        }
    }
fact-region_skipped = { $region } is not complete and is not scored.
fact-gained =
    { $side-cap } gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: the marker stands at { $track-sign ->
        [plus] +{ $track }
        [minus] −{ $track-size }
       *[other] { $track }
    }.
fact-event_used = { $side-cap } uses the event of { $card }.
fact-event_declined = { $side-cap } leaves the event of { $card } unused.
fact-influence_chosen = { $side-cap } places the cubes of { $card }.
fact-skipped = Step { $step } of the event of { $card } is skipped: its condition is not met.
fact-placed =
    { $cost ->
        [one] { $side-cap } places a cube on { $card }.
       *[other] { $side-cap } places a cube on { $card } for { $cost } cubes, as the opponent controls it.
    }
fact-infiltrated = { $side-cap } infiltrates a cube on { $card }.
fact-lifted = { $side-cap } has no supply left and lifts a cube from { $card }.
fact-removed = { $side-cap } loses a cube on { $card }.
fact-stopped =
    { $side-cap } stops and leaves { $left ->
        [one] { $left } cube
       *[other] { $left } cubes
    } unused.
fact-lost =
    { $side-cap } has no card to use { $left ->
        [one] { $left } cube
       *[other] { $left } cubes
    } on.
fact-moved =
    { $side-cap } moves { $card } to column { $x-sign ->
        [minus] −{ $x-size }
       *[other] { $x }
    }, row { $y-sign ->
        [minus] −{ $y-size }
       *[other] { $y }
    }.
fact-stayed = { $side-cap } leaves { $card } where it is.
fact-set_aside = { $side-cap } puts its last card face down for the aftermath.
fact-shown = The aftermath card of { $side-the } is { $card }.
fact-aftermath_scored =
    Aftermath: cards of the USA show { $us ->
        [one] { $us } cube
       *[other] { $us } cubes
    }, cards of the USSR { $ussr }. { $points-sign ->
        [plus] { $points-size } for the USA.
        [minus] { $points-size } for the USSR.
       *[zero] Nobody gains anything.
    }
fact-won =
    { $side-cap } wins with the marker at { $track-sign ->
        [plus] +{ $track }
        [minus] −{ $track-size }
       *[other] { $track }
    }.

## What is asked

ask-deal =
    Which card is dealt to { $side-the }? { $left ->
        [one] { $left } card is missing.
       *[other] { $left } cards are missing.
    }
ask-starter = Who takes the first turn of round { $round }?
ask-play = Which card do you play?
ask-lay = Where do you lay { $card }?
ask-course = { $card } is your own card: its event, or its cubes?
ask-event = Your opponent has played { $card }, which is your card. Do you use its event?
ask-move = By the event of { $card } you may move { $moved }. Where to?
ask-place =
    You place the cubes of { $card }, { $left ->
        [one] { $left } cube
       *[other] { $left } cubes
    } left. Where does the next one go?
ask-infiltrate =
    You infiltrate by the event of { $card }, { $left ->
        [one] { $left } cube
       *[other] { $left } cubes
    } left. Where does the next one go?
ask-remove =
    You remove enemy cubes by the event of { $card }, { $left ->
        [one] { $left } cube
       *[other] { $left } cubes
    } left. Where does the next one come from?

## What can be played

action-deal = Deal { $value }
about-deal = A card comes into a hand by chance.
action-start = Let { $value-the } take the first turn
about-start = The sides then take turns playing a card, four each; whoever plays last has the last word. The marker at your end of the track wins the game at once; otherwise whoever is ahead after round 2 and the final scoring wins.
action-play = Play { $value }
about-play = You lay the card, and its region is scored if it is now complete. Then, with your own card, choose its event or its cubes; with your opponent’s, they may use the event first and you place the cubes.
action-lay =
    Lay it in column { $x-sign ->
        [minus] −{ $x-size }
       *[other] { $x }
    }, row { $y-sign ->
        [minus] −{ $y-size }
       *[other] { $y }
    }
about-lay = A card has to touch a card of its region; if that is impossible, any card. Where it lies decides which cards you reach with your cubes.
action-event = Use the event
about-event = The event is carried out step by step, and you decide wherever there is a choice. If the card is yours, you place no cubes.
action-influence = Place the cubes
about-influence = You place as many cubes as the card shows, and its event is not used.
action-decline = Leave the event unused
about-decline = Nothing happens; your opponent then places the cubes of the card.
action-move =
    Move it to column { $x-sign ->
        [minus] −{ $x-size }
       *[other] { $x }
    }, row { $y-sign ->
        [minus] −{ $y-size }
       *[other] { $y }
    }
about-move = The card moves with its cubes, by the same rule as if it were laid now.
action-stay = Leave it where it is
about-stay = The card is not moved; the event goes on.
action-place = Place a cube on { $value }
about-place = You reach cards with your own cubes and their neighbours, as it was when you began. Where your opponent leads by two cubes or more, a cube costs two.
action-infiltrate = Infiltrate a cube on { $value }
about-infiltrate = An infiltrated cube needs no neighbour, and it costs nothing extra where your opponent is in control.
action-shift = Move a cube from { $from } to { $to }
about-shift = Your supply is empty, so the cube has to come from another card on the table.
action-remove = Remove a cube from { $value }
about-remove = The cube goes back to your opponent’s supply.
action-stop = Stop
about-stop = The remaining cubes are not used.

## Why not

refusal-over = The game is over.
refusal-dealing = Cards are being dealt; nobody decides anything.
refusal-not_yours = This is for { $side-the } to decide.
refusal-unasked = That does not answer the question.
refusal-no_passing = You cannot pass: you have to play a card.
refusal-not_in_hand = { $card } is not in your hand.
refusal-already_laid = { $card } lies on the table already.
refusal-off_grid =
    Column { $x-sign ->
        [minus] −{ $x-size }
       *[other] { $x }
    }, row { $y-sign ->
        [minus] −{ $y-size }
       *[other] { $y }
    } is too far out.
refusal-occupied = { $card } lies there.
refusal-not_beside_region = The card has to touch a card of its region, { $region }.
refusal-not_beside_card = The card has to touch a card on the table.
refusal-own_card = { $card } is your own card: use its event or place its cubes.
refusal-not_your_cubes = The cubes of { $card } are for your opponent, who played it; you only decide on the event.
refusal-same_place = { $card } lies there already; to leave it is a choice of its own.
refusal-must_move = { $card } has to be moved.
refusal-not_on_table = { $card } is not on the table.
refusal-out_of_reach = { $card } was out of reach when you began: it held no cube of yours and was next to none.
refusal-too_dear = Your opponent controls { $card }: a cube there costs two, and only one is left.
refusal-outside_zone = The event does not extend to { $card }.
refusal-full = The event allows no more cubes on { $card }.
refusal-no_enemy_cube = There is no enemy cube on { $card }.
refusal-last_cube = The cube on { $card } is the last one your opponent has on the table, and it stays.
refusal-supply_empty = Your supply is empty: say which card the cube comes from.
refusal-supply_left = You still have cubes in your supply.
refusal-same_card = A cube is not moved from { $card } to itself.
refusal-no_own_cube = There is no cube of yours on { $card }.
refusal-just_put = The cubes on { $card } were put there in this step; they stay.
refusal-must_go_on =
    { $left ->
        [one] { $left } cube has
       *[other] { $left } cubes have
    } still to be used, as far as possible.

## How it ended

end-end_space = The marker has reached the end of the track.
end-ahead = Decided by final scoring.
end-tie = Decided by final scoring: with the marker at 0 the USA wins.

## Editions and options

preset-default = The card pack that comes with the program, with its rulings.

option-pack = The card pack
option-pack-default = The one that comes with the program. Load another one with --cards FILE.
option-start_card_scores = Does the start card count when Europe is scored?
option-start_card_scores-true = Yes, like any other Europe card.
option-start_card_scores-false = No.
option-starter_chosen_after_deal = When is it chosen who takes the first turn of a round?
option-starter_chosen_after_deal-true = After the deal.
option-starter_chosen_after_deal-false = Before the deal.
option-incomplete_regions_score = Are incomplete regions scored at the end?
option-incomplete_regions_score-true = Yes, with the cards on the table.
option-incomplete_regions_score-false = No.
option-event_cubes_are_maxima = May a side use fewer cubes than an event says?
option-event_cubes_are_maxima-true = Yes, the numbers are maxima.
option-event_cubes_are_maxima-false = No, only if there is no place for them.
option-keep_last_cube = May an event remove the last cube that a side has on the table?
option-keep_last_cube-true = No, it stays.
option-keep_last_cube-false = Yes.

## The table in the terminal

screen-lay_beside =
    Lay it { $where ->
        [left] left of { $card }
        [right] right of { $card }
        [above] above { $card }
       *[below] below { $card }
    }
screen-move_beside =
    Move it { $where ->
        [left] left of { $card }
        [right] right of { $card }
        [above] above { $card }
       *[below] below { $card }
    }
screen-round = Round { $round }
screen-turn = turn { $turn } of 8
screen-code_europe = EU
screen-code_middle_east = ME
screen-code_asia = AS
screen-code_africa = AF
screen-code_central_america = CA
screen-code_south_america = SA
screen-dominates = dominates
screen-controls = controls
screen-designed = made up, see ? NAME
screen-figures = cards laid/all, +bonus, dominated
screen-region_cards = Cards: { $cards }.
screen-supply = supply { $count }
screen-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
screen-aftermath = aftermath: { $card }
screen-face_down = face down
screen-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
screen-hand = Your hand
screen-played = Played
screen-event = Event:
screen-event_titled = Event “{ $title }”:
screen-pack_default = The card pack that comes with the program
screen-pack_other = A card pack of its own
screen-hash = number { $hash }
screen-regions = Regions
screen-rulings = Rulings
screen-cards_all = Cards
screen-effect = In the words of the pack:
screen-note = Note on sources:
