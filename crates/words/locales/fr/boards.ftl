### Le client web : plateaux.

## All boards

board-close = Fermer
board-none = aucun
board-why_not = Pourquoi pas ?
board-your_hand = Votre main
board-hand_empty = Aucune carte en main.
board-holds = { $side } : { $count }
board-cards_held = en main
board-offered = Au choix
board-play_card = Jouer { $card }
board-choose_card = Choisir { $card }
board-round = Round { $round }
board-of = sur { $count }
board-turn = Tour { $turn }
board-even = égalité
board-lead = { $side } +{ $vp }
board-regions = Régions
board-discard = Défausse

## Twilight Struggle: the map

board-map = Carte du monde
board-map_short = Carte
board-list = Liste
board-world = Monde
board-fit = Tout
board-zoom_in = Agrandir
board-zoom_out = Réduire
board-usa = USA
board-ussr = URSS
board-china = Chine
board-sort = Trier par
board-by_region = Région
board-by_control = Contrôle
board-by_legality = Au choix
board-whole_name = { $drawn } ({ $full })
board-country =
    { $name }, { $region }{ $battleground ->
        [true] , stratégique
       *[other] {""}
    }, stabilité { $stability }. États-Unis { $us }, URSS { $ussr }. { $control ->
        [west] Contrôle des États-Unis.
        [east] Contrôle de l’URSS.
       *[other] Sans contrôle.
    }
board-country_legal = Peut être choisi : { $actions }.
board-country_kind =
    { $battleground ->
        [true] stratégique, stabilité { $stability }
       *[other] stabilité { $stability }
    }
board-legend = Légende
board-legend_us = influence des États-Unis
board-legend_ussr = influence de l’URSS
board-legend_stability = stabilité : l’avance qui donne le contrôle
board-legend_battleground = pays stratégique
board-legend_control = contrôle : plein pour les États-Unis, hachuré pour l’URSS
board-legend_legal = peut être choisi
board-legend_last = changé depuis votre dernière décision

## Twilight Struggle: scoring

board-scored_even = Égalité
board-scored_gain = { $side } +{ $vp }
board-scored_wins = Victoire : { $side }
board-scored_now = Décompte maintenant : { $result }.
board-score_title = { $region } : décompte maintenant
board-score_worth =
    Présence { $presence }, domination { $domination }, { $control ->
        [0] le contrôle gagne la partie
       *[other] contrôle { $control }
    } ; un de plus par pays stratégique et par pays voisin de la superpuissance ennemie.
board-standing = Position
board-battlegrounds = Pays stratégiques
board-next_to_enemy = Près de l’ennemi
board-held_battlegrounds = Stratégiques contrôlés
board-held_others = Autres pays contrôlés
board-scores = Décompte maintenant
board-final = Décompte final maintenant : { $result }.

## Twilight Struggle: odds

board-coup_odds = { $works } faces du dé sur 6 réussissent, { $wins } donnent le contrôle.
board-coup_none = rien
board-coup_works = Réussit
board-coup_control = { $side } : prise de contrôle
board-coup_loses = Ce coup d’État perdrait la partie.
board-coup_defcon = Le DEFCON tombe à { $level }.
board-odds = { $part } sur { $whole }, { $percent } %
board-realign_gain = Perte pour { $side }
board-realign_loss = Perte pour soi ({ $side })
board-cost = L’influence coûte ici
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Twilight Struggle: tracks

board-vp = PV
board-vp_long = Points de victoire
board-vp_note = 20 gagnent aussitôt.
board-defcon = DEFCON
board-defcon_level = DEFCON { $level }
board-defcon_bars = DEFCON interdit { $regions }
board-defcon_note = Ni coup d’État ni réalignement : { $regions }.
board-defcon_free = Coups d’État et réalignements partout.
board-defcon_end = À 1, le joueur actif perd la partie.
board-milops = Opérations militaires
board-milops_need = Militaire, requis { $level }
board-milops_of = { $level } sur { $need }
board-milops_note = En fin de tour, chaque point manquant est un point de victoire pour l’adversaire.
board-space = Espace
board-space_box = { $ops }+ OP, dé 1–{ $roll } ; { $first } PV au premier, { $second } au second
board-space_two = Premier arrivé : deux cartes par tour, jusqu’à l’autre.
board-space_four = Premier arrivé : voit d’abord le gros titre adverse, jusqu’à l’autre.
board-space_six = Premier arrivé : peut défausser une carte conservée, jusqu’à l’autre.
board-space_eight = Premier arrivé : huit rounds, jusqu’à l’autre.
board-space_spent =
    { $side } : { $count ->
        [0] aucune carte ce tour
        [one] { $count } carte ce tour
       *[other] { $count } cartes ce tour
    }.
board-china_card = Carte Chine
board-china_ready = prête
board-china_down = face cachée
board-china_nobody = à personne : la guerre civile continue
board-china_holds_up = { $side } la détient et peut la jouer.
board-china_holds_down = { $side } la détient face cachée : jouable dès le tour suivant.
board-in_force = En vigueur : { $count }
board-until_turn = jusqu’à la fin du tour
board-effect_about = { $name } ({ $about })

## Twilight Struggle: cards

board-once = { $era }, unique
board-once_short = unique
board-starred_note = Elle quitte la partie après son événement.
board-their_event = Événement de l’adversaire : jouée pour ses opérations, il a lieu aussi.
board-headline_card = Gros titre : { $card }
board-your_headline = Votre gros titre
board-piles = Pioche { $pile }, défausse { $discard }, retirées { $removed }.
board-known_hand = { $side } en a { $count }, dont connues
board-known_pile = Connues dans la pioche
board-on_table = Sur la table
board-removed = Retirées
board-unseen = Non vues : { $era }
board-not_seen = Non vues

## Iron Curtain

board-table = Cartes sur la table
board-tile =
    { $name }, { $region }. États-Unis { $us }, URSS { $ussr }. { $held ->
        [west] Les États-Unis la dominent.
        [west-controls] Les États-Unis la contrôlent.
        [east] L’URSS la domine.
        [east-controls] L’URSS la contrôle.
       *[nobody] Personne ne la domine.
    }
board-lay_here = Poser ici
board-lay_place = colonne { $x }, ligne { $y }
board-regions_note = Cartes posées, cartes dominées par chaque camp, et bonus à qui en domine le plus.
board-laid_of = { $count } cartes posées sur { $size }
board-bonus = bonus { $bonus }
board-region_short = { $region } { $size }, bonus { $bonus }
board-ideology = Idéologie, 8 gagne aussitôt
board-ideology_short = Idéologie
board-ideology_at = Piste d’idéologie : { $result }
board-cubes = Cubes
board-cubes_left = Cubes restants
board-cards_in_hand = En main
board-aftermath = Retombées
board-aftermath_note = Mise de côté jusqu’à la fin ; compte alors { $cubes } pour son camp.
board-own_pack = Selon le paquet de cartes.
board-designed_note = Les valeurs qu’aucune source ne donne sont inventées ; les cartes disent lesquelles.
board-card_kind = { $region }, cubes { $cubes }

## CIA vs KGB

board-objective = Objectif
board-objective_nation = Objectif, nation
board-objective_event = Objectif, événement
board-stability = Stabilité
board-population = Population
board-worth = Points
board-tie = L’égalité se départage par le plus fort
board-nobody = personne
board-disorder_note = Plus de { $stability } d’influence au cessez-le-feu, c’est le désordre civil : l’Agent X est perdu et l’autre camp remporte l’objectif.
board-influence_of = { $side } : influence { $influence }, stabilité { $stability }
board-groups_of = { $count } groupes sur { $room }
board-x_absent = Pas d’Agent X
board-x_hidden = Agent X caché
board-x_own = Agent X : { $agent }
board-x_shown = Agent X dévoilé : { $agent }
board-group =
    { $name }, { $faction }, influence { $influence }, { $ready ->
        [true] prêt
       *[other] mobilisé
    }.
board-group_kind = { $faction }, influence { $influence }
board-ready = Prêt
board-used = Mobilisé
board-free_place = Place libre
board-agents = Agents
board-agents_of = au QG ou sur le terrain { $headquarters }, en congé : { $leave }, perdus : { $lost }
board-claimed = Remportés
board-calm_wait = { $side } choisit son Agent X. Votre tour vient ensuite.
board-calm_chosen = Votre Agent X est choisi. { $side } réfléchit encore.
board-top_known = Vous connaissez le dessus des groupes : { $cards }.
board-token_note = Qui mène sans dépasser { $stability } pose le jeton de domination.
board-your_agents = Vos agents
board-at_hand = disponibles sur { $count }
board-agent_x = Agent X, secret
board-agent_shown = Agent X, dévoilé
board-agent_home = QG
board-agent_leave = En congé
board-agent_lost = Perdu
board-agent_away = Sur le terrain ?
board-initiative = Initiative { $number }
board-race = Score, 100 gagnent
board-race_at = Score : CIA { $cia }, KGB { $kgb }
board-group_deck = Pioche des groupes
board-discard_top = défausse : { $group }
board-balance = Jeton d’équilibre
board-domination = Jeton de domination
board-history = { $side } : { $points } points
board-next_peek = Au prochain tour, il verra l’Agent X adverse.
board-next_analyst = Au prochain tour, il arrangera trois groupes.
board-next_choice = Il utilisera son Agent double.
board-spent = Événements utilisés
board-buried = Au fond de la pioche
board-known_top = Connus sur le dessus
board-decks = Groupes dans la pioche { $groups }, objectifs { $objectives }.
board-known_objectives = Prochains objectifs : { $cards }.
