### Iron Curtain en français.
### Le nom d’un camp a les attributs .def (avec l’article), .cap (en tête de phrase) et .de ; celui d’un endroit .on et .from. Un
### paquet de cartes peut changer les noms des cartes et des régions : aucune phrase n’utilise leurs attributs, qui ne servent
### qu’à comprendre ce qui est tapé.

title = Iron Curtain

## Camps et régions

name-west = USA
    .def = le camp américain
    .cap = Le camp américain
    .de = du camp américain
name-east = URSS
    .def = le camp soviétique
    .cap = Le camp soviétique
    .de = du camp soviétique

name-europe = Europe
name-middle_east = Moyen-Orient
name-asia = Asie
name-africa = Afrique
name-central_america = Amérique centrale
name-south_america = Amérique du Sud

## Cartes, et leurs événements dans le paquet par défaut

name-start_europe = Europe
name-west_germany = Allemagne de l’Ouest (RFA)
    .short = RFA
    .long = Allemagne de l’Ouest
text-west_germany = Le camp américain gagne 1 point. Puis il infiltre des cubes sur 3 cartes d’Europe au plus, 1 cube par carte.
name-france = France
text-france = Le camp américain infiltre 2 cubes sur la France. Puis, s’il domine au moins une autre carte d’Europe, il gagne 1 point.
name-italy = Italie
text-italy = Le camp américain retire des cubes soviétiques de 3 cartes d’Europe au plus, 1 cube par carte.
name-east_germany = Allemagne de l’Est (RDA)
    .short = RDA
    .long = Allemagne de l’Est
text-east_germany = Le camp soviétique gagne 1 point. Puis il infiltre 2 cubes sur n’importe quelles cartes.
name-poland = Pologne
text-poland = Le camp soviétique infiltre 3 cubes sur des cartes d’Europe, 2 au plus par carte. Puis, s’il contrôle au moins 2 cartes d’Europe, il gagne 1 point.
name-israel = Israël
text-israel = Le camp américain infiltre 3 cubes sur Israël et les cartes adjacentes, 2 au plus par carte. Puis il retire 1 cube soviétique d’une carte adjacente à Israël.
name-iran = Iran
text-iran = Le camp soviétique peut déplacer l’Iran, avec ses cubes : à côté d’une carte du Moyen-Orient si l’une d’elles a un côté libre, sinon à côté de n’importe quelle carte. Puis il infiltre 3 cubes sur l’Iran et les cartes qui lui sont maintenant adjacentes, 2 au plus par carte.
name-japan = Japon
text-japan = Le camp américain gagne 1 point. Puis il infiltre 1 cube sur une carte d’Asie.
name-pakistan = Pakistan
text-pakistan = Le camp américain infiltre 1 cube sur le Pakistan, et 1 cube sur chaque carte adjacente qui porte un cube soviétique.
name-vietnam = Viêt Nam
text-vietnam = Le camp soviétique infiltre 2 cubes sur le Viêt Nam et 1 cube sur une autre carte d’Asie. Puis il retire jusqu’à 2 cubes américains de cartes d’Asie.
name-south_africa = Afrique du Sud
text-south_africa = Le camp américain retire 1 cube soviétique d’une carte d’Afrique. Puis il infiltre 2 cubes sur l’Afrique du Sud.
name-zaire = Zaïre
text-zaire = Le camp américain infiltre 1 cube sur le Zaïre et 1 cube sur une autre carte d’Afrique.
name-nigeria = Nigeria
text-nigeria = Le camp soviétique infiltre 1 cube sur le Nigeria. Puis, s’il domine plus de cartes d’Afrique que le camp américain, il gagne 1 point.
name-angola = Angola
text-angola = Le camp soviétique infiltre des cubes sur 3 cartes d’Afrique au plus, 1 cube par carte. Puis il retire jusqu’à 2 cubes américains de cartes d’Afrique.
name-cuba = Cuba
text-cuba = Le camp soviétique infiltre 2 cubes sur Cuba. Puis il retire 1 cube américain d’une carte adjacente à Cuba.
name-panama = Panama
text-panama = Le camp américain infiltre 1 cube sur le Panama. Puis, si le camp soviétique ne domine aucune carte d’Amérique centrale, le camp américain gagne 1 point.
name-chile = Chili
text-chile = Le camp soviétique infiltre 3 cubes sur des cartes d’Amérique centrale et du Sud, 2 au plus par carte. Puis, s’il domine plus de cartes de ces deux régions réunies que le camp américain, il gagne 1 point.
name-brazil = Brésil
text-brazil = Le camp américain infiltre 2 cubes sur des cartes d’Amérique du Sud. Puis il retire 1 cube soviétique d’une carte d’Amérique centrale ou du Sud.

## Ce que dit une carte

name-name = nom
name-faction = faction
name-region = région
name-cubes = nombre de cubes
name-region_size = taille de la région
name-region_bonus = bonus de la région
name-effect = événement

name-any = n’importe quelles cartes
    .on = sur n’importe quelles cartes
    .from = de n’importe quelles cartes
name-any_other = n’importe quelles autres cartes
    .on = sur n’importe quelles cartes sauf celle-ci
    .from = de n’importe quelles cartes sauf celle-ci
name-this = cette carte
    .on = sur cette carte
    .from = de cette carte
name-adjacent = cartes adjacentes
    .on = sur des cartes adjacentes à celle-ci
    .from = de cartes adjacentes à celle-ci
name-this_or_adjacent = cette carte et ses voisines
    .on = sur cette carte et ses voisines
    .from = de cette carte et de ses voisines

remark-card =
    Carte { $side }, { $region }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
remark-start = La carte de départ, de la région { $region }. Elle n’a ni faction, ni événement, ni cubes à placer.
remark-region =
    Une région de { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    } ; bonus à qui en domine le plus : { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    }.
remark-no_event = Il n’y a pas d’événement.
remark-if_dominates_at_least =
    L’étape suivante seulement si { $side-def } domine au moins { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } { $regions-count ->
        [one] de la région
       *[other] des régions
    } { $regions }{ $others ->
        [true] , sans compter celle-ci
       *[false] {""}
    }.
remark-if_controls_at_least =
    L’étape suivante seulement si { $side-def } contrôle au moins { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } { $regions-count ->
        [one] de la région
       *[other] des régions
    } { $regions }{ $others ->
        [true] , sans compter celle-ci
       *[false] {""}
    }.
remark-if_dominates_more =
    L’étape suivante seulement si { $side-def } domine plus de cartes { $regions-count ->
        [one] de la région
       *[other] des régions
    } { $regions } que l’adversaire{ $others ->
        [true] , sans compter celle-ci
       *[false] {""}
    }.
remark-if_dominates_none =
    L’étape suivante seulement si { $side-def } ne domine aucune carte { $regions-count ->
        [one] de la région
       *[other] des régions
    } { $regions }{ $others ->
        [true] , sans compter celle-ci
       *[false] {""}
    }.
remark-score =
    { $side-cap } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
remark-infiltrate =
    { $side-cap } { $optional ->
        [true] peut infiltrer
       *[false] infiltre
    } { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } { $spot-on }{ $max ->
        [0] {""}
       *[other] , { $max } au plus par carte
    }{ $enemies ->
        [true] , seulement là où l’adversaire a un cube
       *[false] {""}
    }.
remark-infiltrate_regions =
    { $side-cap } { $optional ->
        [true] peut infiltrer
       *[false] infiltre
    } { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } sur { $others ->
        [true] d’autres cartes
       *[false] des cartes
    } { $regions-count ->
        [one] de la région
       *[other] des régions
    } { $regions }{ $max ->
        [0] {""}
       *[other] , { $max } au plus par carte
    }{ $enemies ->
        [true] , seulement là où l’adversaire a un cube
       *[false] {""}
    }.
remark-remove =
    { $side-cap } { $optional ->
        [true] peut retirer
       *[false] retire
    } { $cubes ->
        [one] { $cubes } cube adverse
       *[other] { $cubes } cubes adverses
    } { $spot-from }{ $max ->
        [0] {""}
       *[other] , { $max } au plus par carte
    }.
remark-remove_regions =
    { $side-cap } { $optional ->
        [true] peut retirer
       *[false] retire
    } { $cubes ->
        [one] { $cubes } cube adverse
       *[other] { $cubes } cubes adverses
    } { $others ->
        [true] d’autres cartes
       *[false] de cartes
    } { $regions-count ->
        [one] de la région
       *[other] des régions
    } { $regions }{ $max ->
        [0] {""}
       *[other] , { $max } au plus par carte
    }.
remark-place =
    { $side-cap } { $optional ->
        [true] peut placer
       *[false] place
    } { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } { $spot-on }, selon les règles habituelles{ $enemies ->
        [true] , seulement là où l’adversaire a un cube
       *[false] {""}
    }.
remark-place_regions =
    { $side-cap } { $optional ->
        [true] peut placer
       *[false] place
    } { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } sur { $others ->
        [true] d’autres cartes
       *[false] des cartes
    } { $regions-count ->
        [one] de la région
       *[other] des régions
    } { $regions }, selon les règles habituelles{ $enemies ->
        [true] , seulement là où l’adversaire a un cube
       *[false] {""}
    }.
remark-move_card =
    { $side-cap } { $optional ->
        [true] peut déplacer
       *[false] déplace
    } la carte { $card }, avec ses cubes, là où elle pourrait être posée.
remark-sourced = Connu par des sources : { $fields }.
remark-inferred = Déduit des sources : { $fields }.
remark-designed = Inventé pour ce paquet, faute de source : { $fields }.

## Ce qui s’est passé

fact-round_began = Manche { $round }
fact-dealt = Vous recevez la carte { $card }.
fact-hand_dealt =
    { $side-cap } a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main.
fact-starter_chosen = { $side-cap } a décidé : { $starter-def } commence.
fact-turn_began = Tour { $turn } : { $side }
fact-played = { $side-cap } joue la carte { $card }.
fact-laid =
    { $side-cap } pose la carte { $card } en colonne { $x-sign ->
        [minus] −{ $x-size }
       *[other] { $x }
    }, ligne { $y-sign ->
        [minus] −{ $y-size }
       *[other] { $y }
    }.
fact-region_scored =
    Décompte, { $region } : le camp américain domine { $us ->
        [one] { $us } carte
       *[other] { $us } cartes
    }, le camp soviétique { $ussr }. { $bonus-sign ->
        [plus] Le camp américain reçoit aussi le bonus de { $bonus-size }. Différence : { $points-size } pour lui.
        [minus] Le camp soviétique reçoit aussi le bonus de { $bonus-size }. Différence : { $points-size } pour lui.
       *[zero] { $points-sign ->
            [plus] Différence : { $points-size } pour le camp américain.
            [minus] Différence : { $points-size } pour le camp soviétique.
           *[zero] Personne ne gagne rien.
        }
    }
fact-region_skipped = { $region } : région incomplète, pas de décompte.
fact-gained =
    { $side-cap } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : le marqueur est à { $track-sign ->
        [plus] +{ $track }
        [minus] −{ $track-size }
       *[other] { $track }
    }.
fact-event_used = { $side-cap } utilise l’événement de la carte { $card }.
fact-event_declined = { $side-cap } n’utilise pas l’événement de la carte { $card }.
fact-influence_chosen = { $side-cap } place les cubes de la carte { $card }.
fact-skipped = Événement de la carte { $card } : l’étape { $step } est sautée, sa condition n’est pas remplie.
fact-placed =
    { $cost ->
        [one] { $side-cap } place un cube sur la carte { $card }.
       *[other] { $side-cap } place un cube sur la carte { $card }, au prix de { $cost } : l’adversaire la contrôle.
    }
fact-infiltrated = { $side-cap } infiltre un cube sur la carte { $card }.
fact-lifted = { $side-cap } n’a plus de réserve et prend un cube sur la carte { $card }.
fact-removed = { $side-cap } perd un cube sur la carte { $card }.
fact-stopped =
    { $side-cap } s’arrête et laisse { $left ->
        [one] { $left } cube inutilisé
       *[other] { $left } cubes inutilisés
    }.
fact-lost =
    { $side-cap } n’a pas de carte où utiliser { $left ->
        [one] { $left } cube
       *[other] { $left } cubes
    }.
fact-moved =
    { $side-cap } déplace la carte { $card } en colonne { $x-sign ->
        [minus] −{ $x-size }
       *[other] { $x }
    }, ligne { $y-sign ->
        [minus] −{ $y-size }
       *[other] { $y }
    }.
fact-stayed = { $side-cap } laisse la carte { $card } à sa place.
fact-set_aside = { $side-cap } met sa dernière carte de côté, face cachée, pour les retombées.
fact-shown = La carte de retombées { $side-de } est { $card }.
fact-aftermath_scored =
    Retombées : les cartes américaines montrent { $us ->
        [one] { $us } cube
       *[other] { $us } cubes
    }, les cartes soviétiques { $ussr }. { $points-sign ->
        [plus] { $points-size } pour le camp américain.
        [minus] { $points-size } pour le camp soviétique.
       *[zero] Personne ne gagne rien.
    }
fact-won =
    { $side-cap } gagne, le marqueur est à { $track-sign ->
        [plus] +{ $track }
        [minus] −{ $track-size }
       *[other] { $track }
    }.

## Ce qui est demandé

ask-deal =
    Quelle carte reçoit { $side-def } ? { $left ->
        [one] Il manque { $left } carte.
       *[other] Il manque { $left } cartes.
    }
ask-starter = Qui commence la manche { $round } ?
ask-play = Quelle carte jouez-vous ?
ask-lay = Où posez-vous la carte { $card } ?
ask-course = { $card } est votre propre carte : son événement, ou ses cubes ?
ask-event = Votre adversaire a joué { $card }, qui est votre carte. Utilisez-vous son événement ?
ask-move = Par l’événement de la carte { $card }, vous pouvez déplacer la carte { $moved }. Vers où ?
ask-place =
    Vous placez les cubes de la carte { $card }, il reste { $left ->
        [one] { $left } cube
       *[other] { $left } cubes
    }. Où va le prochain ?
ask-infiltrate =
    Vous infiltrez par l’événement de la carte { $card }, il reste { $left ->
        [one] { $left } cube
       *[other] { $left } cubes
    }. Où va le prochain ?
ask-remove =
    Vous retirez des cubes adverses par l’événement de la carte { $card }, il reste { $left ->
        [one] { $left } cube
       *[other] { $left } cubes
    }. D’où vient le prochain ?

## Ce qui peut être joué

action-deal = Donner la carte { $value }
about-deal = Une carte arrive en main au hasard.
action-start = Laisser commencer { $value-def }
about-start = Les camps jouent ensuite une carte à tour de rôle, quatre chacun. Qui joue en dernier a le dernier mot. Le marqueur à votre bout de la piste gagne aussitôt la partie ; sinon gagne le camp en tête après la manche 2 et le décompte final.
action-play = Jouer la carte { $value }
about-play = Vous posez la carte, et sa région est décomptée si elle est alors complète. Puis vient l’événement ou les cubes de votre propre carte ; avec une carte adverse, l’adversaire peut d’abord utiliser l’événement, et vous placez les cubes.
action-lay =
    La poser en colonne { $x-sign ->
        [minus] −{ $x-size }
       *[other] { $x }
    }, ligne { $y-sign ->
        [minus] −{ $y-size }
       *[other] { $y }
    }
about-lay = Une carte doit toucher une carte de sa région ou, si c’est impossible, n’importe quelle carte. Sa place décide des cartes que vos cubes atteignent.
action-event = Utiliser l’événement
about-event = L’événement se déroule étape par étape, et vous décidez partout où il y a un choix. Avec votre propre carte, vous ne placez alors pas de cubes.
action-influence = Placer les cubes
about-influence = Vous placez autant de cubes que la carte en montre, et son événement n’est pas utilisé.
action-decline = Ne pas utiliser l’événement
about-decline = Il ne se passe rien ; votre adversaire place ensuite les cubes de la carte.
action-move =
    La déplacer en colonne { $x-sign ->
        [minus] −{ $x-size }
       *[other] { $x }
    }, ligne { $y-sign ->
        [minus] −{ $y-size }
       *[other] { $y }
    }
about-move = La carte se déplace avec ses cubes, selon la même règle que si elle était posée maintenant.
action-stay = La laisser à sa place
about-stay = La carte n’est pas déplacée ; l’événement continue.
action-place = Placer un cube sur la carte { $value }
about-place = Vous atteignez les cartes qui portent vos cubes et leurs voisines, telles qu’elles étaient au début. Là où l’adversaire mène d’au moins deux cubes, un cube en coûte deux.
action-infiltrate = Infiltrer un cube sur la carte { $value }
about-infiltrate = Un cube infiltré n’a pas besoin de voisin, et ne coûte rien de plus là où l’adversaire contrôle.
action-shift = Cube : { $from } → { $to }
about-shift = Votre réserve est vide : le cube doit venir d’une autre carte sur la table.
action-remove = Retirer un cube de la carte { $value }
about-remove = Le cube retourne dans la réserve de l’adversaire.
action-stop = S’arrêter
about-stop = Le reste des cubes n’est pas utilisé.

## Pourquoi pas

refusal-over = La partie est finie.
refusal-dealing = Les cartes sont distribuées ; personne ne décide de rien.
refusal-not_yours = C’est { $side-def } qui en décide.
refusal-unasked = Cela ne répond pas à la question.
refusal-no_passing = On ne passe pas : il faut jouer une carte.
refusal-not_in_hand = Vous n’avez pas la carte { $card } en main.
refusal-already_laid = La carte { $card } est déjà sur la table.
refusal-off_grid =
    Colonne { $x-sign ->
        [minus] −{ $x-size }
       *[other] { $x }
    }, ligne { $y-sign ->
        [minus] −{ $y-size }
       *[other] { $y }
    } : c’est trop loin.
refusal-occupied = La carte { $card } s’y trouve.
refusal-not_beside_region = La carte doit toucher une carte de sa région ({ $region }).
refusal-not_beside_card = La carte doit toucher une carte sur la table.
refusal-own_card = { $card } est votre propre carte : utilisez son événement ou placez ses cubes.
refusal-not_your_cubes = Les cubes de la carte { $card } sont à l’adversaire, qui l’a jouée ; vous ne décidez que de l’événement.
refusal-same_place = La carte { $card } s’y trouve déjà ; la laisser est un choix à part.
refusal-must_move = La carte { $card } doit être déplacée.
refusal-not_on_table = La carte { $card } n’est pas sur la table.
refusal-out_of_reach = La carte { $card } était hors d’atteinte au début : aucun de vos cubes n’était dessus ni à côté.
refusal-too_dear = L’adversaire contrôle la carte { $card } : un cube y coûte deux, et il n’en reste qu’un.
refusal-outside_zone = L’événement ne s’étend pas à la carte { $card }.
refusal-full = L’événement ne permet pas plus de cubes sur la carte { $card }.
refusal-no_enemy_cube = Il n’y a pas de cube adverse sur la carte { $card }.
refusal-last_cube = Le cube de la carte { $card } est le dernier de l’adversaire sur la table, et il y reste.
refusal-supply_empty = Votre réserve est vide : dites de quelle carte vient le cube.
refusal-supply_left = Vous avez encore des cubes en réserve.
refusal-same_card = On ne déplace pas un cube de la carte { $card } vers elle-même.
refusal-no_own_cube = Vous n’avez pas de cube sur la carte { $card }.
refusal-just_put = Les cubes de la carte { $card } y ont été mis à cette étape ; ils y restent.
refusal-must_go_on =
    { $left ->
        [one] Il faut encore utiliser { $left } cube
       *[other] Il faut encore utiliser { $left } cubes
    }, autant que possible.

## Comment cela s’est terminé

end-end_space = Le marqueur a atteint le bout de la piste.
end-ahead = Le décompte final a tranché.
end-tie = Le décompte final a tranché : marqueur à 0, victoire américaine.

## Éditions et options

preset-default = Le paquet de cartes fourni avec le programme, avec ses précisions de règles.

option-pack = Le paquet de cartes
option-pack-default = Celui du programme. Un autre se charge avec --cards FICHIER.
option-start_card_scores = La carte de départ compte-t-elle au décompte de l’Europe ?
option-start_card_scores-true = Oui, comme toute autre carte d’Europe.
option-start_card_scores-false = Non.
option-starter_chosen_after_deal = Quand choisit-on qui commence une manche ?
option-starter_chosen_after_deal-true = Après la distribution.
option-starter_chosen_after_deal-false = Avant la distribution.
option-incomplete_regions_score = Les régions incomplètes sont-elles décomptées à la fin ?
option-incomplete_regions_score-true = Oui, avec les cartes sur la table.
option-incomplete_regions_score-false = Non.
option-event_cubes_are_maxima = Peut-on utiliser moins de cubes que n’en donne un événement ?
option-event_cubes_are_maxima-true = Oui, les nombres sont des maximums.
option-event_cubes_are_maxima-false = Non, sauf s’il n’y a pas de place pour eux.
option-keep_last_cube = Un événement peut-il retirer le dernier cube d’un camp sur la table ?
option-keep_last_cube-true = Non, il y reste.
option-keep_last_cube-false = Oui.

## La table dans le terminal

screen-lay_beside =
    La poser { $where ->
        [left] à gauche de la carte { $card }
        [right] à droite de la carte { $card }
        [above] au-dessus de la carte { $card }
       *[below] au-dessous de la carte { $card }
    }
screen-move_beside =
    La déplacer { $where ->
        [left] à gauche de la carte { $card }
        [right] à droite de la carte { $card }
        [above] au-dessus de la carte { $card }
       *[below] au-dessous de la carte { $card }
    }
screen-round = Manche { $round }
screen-turn = tour { $turn } sur 8
screen-code_europe = EU
screen-code_middle_east = MO
screen-code_asia = AS
screen-code_africa = AF
screen-code_central_america = AC
screen-code_south_america = SU
screen-dominates = domine
screen-controls = contrôle
screen-designed = inventé, voir « ? NOM »
screen-figures = cartes posées/en tout, +bonus, dominées
screen-region_cards = Cartes : { $cards }.
screen-supply = réserve { $count }
screen-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
screen-aftermath = retombées : { $card }
screen-face_down = face cachée
screen-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
screen-hand = Votre main
screen-played = Jouée
screen-event = Événement :
screen-event_titled = Événement « { $title } » :
screen-pack_default = Le paquet de cartes fourni avec le programme
screen-pack_other = Un autre paquet de cartes
screen-hash = numéro { $hash }
screen-regions = Régions
screen-rulings = Précisions
screen-cards_all = Cartes
screen-effect = Selon les mots du paquet :
screen-note = Note sur les sources :
