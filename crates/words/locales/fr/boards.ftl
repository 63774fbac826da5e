### Le client web : plateaux.

## All boards

board-close = Fermer
board-none = aucun
board-why_not = Pourquoi pas ?
board-your_hand = Votre main
board-hand_empty = Aucune carte en main.
board-holds = { $side } : { $count }
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
board-country_legal = Peut être choisi : { $actions }.
board-country_kind =
    { $battleground ->
        [true] stratégique, stabilité { $stability }
       *[other] stabilité { $stability }
    }
board-legend = Légende
board-legend_us = influence des États-Unis
board-legend_ussr = influence de l’URSS
board-legend_stability = stabilité : l’avance qui donne le contrôle
board-legend_battleground = pays stratégique
board-legend_control = contrôle : plein pour les États-Unis, hachuré pour l’URSS
board-legend_legal = peut être choisi
board-legend_last = changé depuis votre dernière décision

## Twilight Struggle: scoring

board-scored_even = Égalité
board-scored_gain = { $side } +{ $vp }
board-scored_wins = Victoire : { $side }
board-scored_now = Décompte maintenant : { $result }.
board-score_title = { $region } : décompte maintenant
board-score_worth =
    Présence { $presence }, domination { $domination }, { $control ->
        [0] le contrôle donne la victoire
       *[other] contrôle { $control }
    } ; un de plus par pays stratégique et par pays voisin de la superpuissance ennemie.
board-standing = Position
board-battlegrounds = Pays stratégiques
board-next_to_enemy = Près de l’ennemi
board-held_battlegrounds = Stratégiques contrôlés
board-held_others = Autres pays contrôlés
board-scores = Décompte maintenant
board-final = Décompte final maintenant : { $result }.

## Twilight Struggle: odds

board-coup_odds = Réussite : { $works } sur 6 ; contrôle : { $wins } sur 6.
board-coup_none = rien
board-coup_works = Réussite
board-coup_control = { $side } : prise de contrôle
board-coup_loses = Ce coup d’État vous ferait perdre la partie.
board-coup_defcon = Le DEFCON tombe à { $level }.
board-odds = { $part } sur { $whole }, { $percent } %
board-realign_gain = Perte : { $side }
board-realign_loss = Perte propre : { $side }
board-cost = L’influence coûte ici
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Twilight Struggle: tracks

board-vp = PV
board-vp_long = Points de victoire
board-vp_note = À 20, victoire immédiate.
board-defcon = DEFCON
board-defcon_level = DEFCON { $level }
board-defcon_bars = DEFCON, interdits : { $regions }
board-defcon_note = Ni coup d’État ni réalignement : { $regions }.
board-defcon_free = Coups d’État et réalignements partout.
board-defcon_end = À 1, le joueur actif perd la partie.
board-milops = Opérations militaires
board-milops_need = Militaire, requis { $level }
board-milops_of = { $level } sur { $need }
board-milops_note = En fin de tour, chaque point manquant est un point de victoire pour l’adversaire.
board-space = Espace
board-space_box = { $ops }+ PO, dé 1–{ $roll } ; { $first } PV au premier, { $second } au second
board-space_two = Premier arrivé : deux cartes par tour, jusqu’à l’autre.
board-space_four = Premier arrivé : voit d’abord le gros titre adverse, jusqu’à l’autre.
board-space_six = Premier arrivé : peut défausser une carte conservée, jusqu’à l’autre.
board-space_eight = Premier arrivé : huit rounds, jusqu’à l’autre.
board-space_spent =
    { $side } : { $count ->
        [0] aucune carte ce tour
        [one] { $count } carte ce tour
       *[other] { $count } cartes ce tour
    }.
board-china_card = Carte Chine
board-china_ready = prête
board-china_down = face cachée
board-china_nobody = à personne : la guerre civile continue
board-china_holds_up = Détenteur : { $side }, jouable.
board-china_holds_down = Détenteur : { $side }, face cachée, jouable dès le tour suivant.
board-in_force = En vigueur : { $count }
board-until_turn = jusqu’à la fin du tour
board-effect_about = { $name } ({ $about })

## Twilight Struggle: cards

board-once = { $era }, unique
board-once_short = unique
board-starred_note = Elle quitte la partie après son événement.
board-their_event = Événement de l’adversaire : jouée pour ses opérations, il a lieu aussi.
board-headline_card = Gros titre : { $card }
board-your_headline = Votre gros titre
board-piles = Pioche { $pile }, défausse { $discard }, retirées { $removed }.
board-known_hand = { $side } : { $count }, dont connues
board-known_pile = Connues dans la pioche
board-on_table = Sur la table
board-removed = Retirées
board-unseen = Non vues : { $era }
board-not_seen = Non vues
board-log_influence = influence
board-log_coup = coup d’État
board-log_realign = réalignement
board-log_space = course à l’espace
board-log_event = événement
board-log_headline = gros titres
board-log_succeeds = réussite
board-log_fails = échec
board-log_out = hors jeu
board-log_box = Case { $box }
board-log_vp = { $vp } PV
board-log_gain = +{ $vp } PV
board-log_milops = Militaire { $level }
board-log_dealt =
    { $count ->
        [one] { $count } carte distribuée
       *[other] { $count } cartes distribuées
    }
board-log_card = { $era }, { $ops } PO
board-sum_ops = PO
board-sum_modifier = modificateur
board-sum_stability = 2 × stabilité { $stability }
board-sum_margin = marge
board-sum_neighbours = voisins
board-sum_total = résultat
board-sum_needed = requis
board-sum_milops = militaire
board-result_coup =
    { $won ->
        [true] { $side } : le coup d’État { $place } réussit
       *[false] { $side } : le coup d’État { $place } échoue
    }
board-result_space =
    { $won ->
        [true] { $side } : le pas dans l’espace réussit
       *[false] { $side } : le pas dans l’espace échoue
    }
board-result_realign = Réalignement { $place } : { $what }
board-result_loses = { $side } −{ $amount }
board-result_nothing = rien ne change
board-event_of = { $side }
board-event_either = Les deux camps
board-hand_count =
    Votre main : { $count }{ $china ->
        [true] {" "}et la carte Chine
       *[other] {""}
    }
board-rounds_left =
    { $count ->
        [one] dernier round
       *[other] encore { $count } rounds
    }
board-must_play = À jouer ce tour-ci : { $cards }
board-use_event = Événement
board-use_ops = Opérations
board-use_event_first = Événement, puis opérations
board-use_ops_first = Opérations, puis événement
board-use_space = Course à l’espace
board-space_odds = dé 1–{ $roll }
board-cost_tag = { $points } pts

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
board-table_round = Manche { $round }
board-lay_here = Poser ici
board-lay_place =
    { $where ->
        [left] à gauche de « { $card } »
        [right] à droite de « { $card } »
        [above] au-dessus de « { $card } »
       *[below] au-dessous de « { $card } »
    }
board-log_place = depuis « { $card } » : { $steps }
board-log_across =
    { $where ->
        [left] { $count } à gauche
       *[right] { $count } à droite
    }
board-log_along =
    { $where ->
        [up] { $count } vers le haut
       *[down] { $count } vers le bas
    }
board-regions_note = Cartes posées, cartes dominées par chaque camp, et bonus à qui en domine le plus.
board-laid_of = Cartes posées : { $count } sur { $size }
board-bonus = bonus { $bonus }
board-region_short = { $region } { $size }, bonus { $bonus }
board-ideology = Idéologie, victoire à 8
board-ideology_short = Idéologie
board-ideology_at = Piste d’idéologie : { $result }
board-cubes = Cubes
board-cubes_left = Cubes restants
board-cards_in_hand = En main
board-aftermath = Retombées
board-aftermath_note = Mise de côté jusqu’à la fin ; compte alors { $cubes } pour son camp.
board-own_pack = Selon le paquet de cartes.
board-designed_note = Les valeurs qu’aucune source ne donne sont inventées ; les cartes disent lesquelles.
board-card_kind = { $region }, cubes { $cubes }
board-completes = { $region } : région complète, décomptée aussitôt ({ $result }).
board-wins = C’est la victoire : { $side }.
board-missing =
    { $region } : il { $count ->
        [one] manquera encore { $count } carte
       *[other] manquera encore { $count } cartes
    }.
board-reached =
    { $by ->
        [both] Les deux camps peuvent y poser des cubes.
        [west] Le camp américain peut y poser des cubes, le camp soviétique non.
        [east] Le camp soviétique peut y poser des cubes, le camp américain non.
       *[nobody] Aucun camp ne peut y poser de cubes.
    }
board-cube_costs =
    { $points ->
        [one] Ici, un cube coûte 1.
       *[other] Ici, un cube coûte { $points } : l’adversaire contrôle la carte.
    }
board-log_cubes = cubes
board-sum_dominated = Cartes dominées
board-sum_bonus = Bonus

## CIA vs KGB

board-objective = Objectif
board-objective_nation = Objectif, nation
board-objective_event = Objectif, événement
board-stability = Stabilité
board-population = Population
board-worth = Points
board-tie = Profil : le plus fort départage l’égalité
board-nobody = personne
board-disorder_note = Plus de { $stability } d’influence à la Résolution du conflit, c’est le désordre civil : l’Agent X est éliminé et l’autre camp remporte l’objectif.
board-influence_of = { $side } : influence { $influence }, stabilité { $stability }
board-groups_of = Groupes : { $count } sur { $room }
board-x_absent = Pas d’Agent X
board-x_hidden = Agent X caché
board-x_own = Agent X : { $agent }
board-x_shown = Agent X dévoilé : { $agent }
board-group =
    { $name }, { $faction }, influence { $influence }, { $ready ->
        [true] démobilisé
       *[other] mobilisé
    }.
board-group_kind = { $faction }, influence { $influence }
board-ready = Démobilisé
board-used = Mobilisé
board-free_place = Place libre
board-groups = Groupes
board-objectives = Objectifs
board-agents = Agents
board-agents_of = au QG ou sur le terrain { $headquarters }, au repos : { $leave }, éliminés : { $lost }
board-claimed = Remportés
board-calm_wait = Choix de l’Agent X en cours : { $side }. Votre tour vient ensuite.
board-calm_chosen = Votre Agent X est choisi. Choix en cours : { $side }.
board-top_known = Vous connaissez le dessus des groupes : { $cards }.
board-token_note = Qui mène sans dépasser { $stability } pose le marqueur Domination.
board-your_agents = Vos agents
board-at_hand = disponibles sur { $count }
board-agent_x = Agent X, secret
board-agent_shown = Agent X, dévoilé
board-agent_home = QG
board-agent_leave = Au repos
board-agent_lost = Éliminé
board-agent_away = Sur le terrain ?
board-initiative = Initiative { $number }
board-race = Score, victoire à 100
board-race_at = Score : CIA { $cia }, KGB { $kgb }
board-group_deck = Pioche des groupes
board-discard_top = défausse : { $group }
board-balance = Marqueur Balance
board-domination = Marqueur Domination
board-history =
    { $side } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-next_peek = Au prochain tour : voit l’Agent X adverse.
board-next_analyst = Au prochain tour : arrange trois groupes.
board-next_choice = À la prochaine Planification : utilise son Agent double.
board-spent = Événements utilisés
board-buried = Au fond de la pioche
board-known_top = Connus sur le dessus
board-decks = Groupes dans la pioche { $groups }, objectifs { $objectives }.
board-known_objectives = Prochains objectifs : { $cards }.
board-log_destroyed = détruit
board-log_moved = change de camp
board-log_readied = démobilisé
board-log_mobilized = mobilisé
board-log_points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-game_turn = Tour { $turn }
board-show_claim = Objectif
board-show_x = { $side }, Agent X
board-show_first = Agit en premier
board-show_second = Agit en second
board-show_all = Tout montrer
board-show_again = Pas à pas
board-show_go = Continuer
board-show_leads = { $side } remporte { $objective } : { $more } à { $less }, sans dépasser la stabilité { $stability }.
board-show_tie = { $side } remporte { $objective } : le groupe le plus fort, à égalité de { $influence }.
board-show_disorder =
    { $side } remporte { $objective } : { $why ->
        [stability] { $other } dépasse la stabilité { $stability }
       *[groups] { $other } a trop de groupes
    }.
board-show_spy = { $side } remporte { $objective } sans le marqueur : le Maître-espion inverse le résultat.
board-show_director = Le Directeur ajoute { $objective }.
board-show_nobody =
    { $why ->
        [disorder] Désordre civil dans les deux camps : personne ne remporte « { $objective } ».
        [assassin] L’Assassin enterre l’objectif : personne ne remporte « { $objective } ».
       *[tie] Une égalité qu’aucun groupe ne départage : personne ne remporte « { $objective } ».
    }
board-power_military = Détruit un autre groupe
board-power_economic = Mobilise ou démobilise un groupe
board-power_political = Fait changer un groupe de camp
board-power_media = Regarde le premier groupe
board-agenda_master_spy = L’objectif va au camp sans marqueur.
board-agenda_deputy_director = Jamais éliminé, jamais au repos.
board-agenda_double_agent = Met un rival au repos, ou épie.
board-agenda_analyst = Arrange les trois prochains groupes.
board-agenda_assassin = Avec votre marqueur : tue et enterre.
board-agenda_director = Avec votre marqueur : un objectif de plus.
board-x_one_of = Agent X ({ $side }) : l’un de ceux-ci
board-initiative_note = L’initiative 1 agit en premier
board-influence_after = { $side } : influence { $influence }, puis { $after } ; stabilité { $stability }
