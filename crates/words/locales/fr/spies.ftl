### Guerre Froide : CIA vs KGB en français.
### Le nom d’un camp, d’un groupe, d’un agent, d’un objectif a l’attribut .def (avec l’article), celui d’un camp aussi .cap
### (en tête de phrase) et .de (« de la CIA ») ; le nom d’un groupe a aussi .faction.

title = Guerre Froide : CIA vs KGB

## Camps et phases

name-west = CIA
    .def = la CIA
    .cap = La CIA
    .de = de la CIA
name-east = KGB
    .def = le KGB
    .cap = Le KGB
    .de = du KGB

name-briefing = Briefing
name-planning = Planification
name-influence_struggle = Lutte d’influence
name-cease_fire = Résolution du conflit
name-debriefing = Débriefing
name-detente = Détente

## Factions

name-military = Armée
text-military = Pouvoir : détruit un autre groupe en jeu, d’un camp ou de l’autre.
name-economic = Économie
text-economic = Pouvoir : mobilise ou démobilise un autre groupe qui n’est pas économique : un groupe démobilisé est mobilisé sans utiliser son pouvoir, un groupe mobilisé est démobilisé.
name-political = Politique
text-political = Pouvoir : fait passer un autre groupe dans le camp opposé. Celui qui reçoit doit avoir la place, et céder un groupe ne peut pas porter l’adversaire au-delà de la stabilité.
name-media = Média
text-media = Pouvoir : regarde le premier groupe de la pioche, qui est ensuite levé, défaussé ou laissé en place.

## Groupes

name-guerrilla = Guérilla
    .def = la Guérilla
    .faction = military
text-guerrilla = Groupe militaire, influence 1. { text-military }
name-militia = Milice
    .def = la Milice
    .faction = military
text-militia = Groupe militaire, influence 2. { text-military }
name-mercenaries = Mercenaires
    .def = les Mercenaires
    .faction = military
text-mercenaries = Groupe militaire, influence 3. { text-military }
name-police = Police
    .def = la Police
    .faction = military
text-police = Groupe militaire, influence 4. { text-military }
name-infantry = Infanterie
    .def = l’Infanterie
    .faction = military
text-infantry = Groupe militaire, influence 5. { text-military }
name-generals = Généraux
    .def = les Généraux
    .faction = military
text-generals = Groupe militaire, influence 6. { text-military }
name-workers = Ouvriers
    .def = les Ouvriers
    .faction = economic
text-workers = Groupe économique, influence 1. { text-economic }
name-mafia = Mafia
    .def = la Mafia
    .faction = economic
text-mafia = Groupe économique, influence 2. { text-economic }
name-food_companies = Entreprises alimentaires
    .def = les Entreprises alimentaires
    .faction = economic
text-food_companies = Groupe économique, influence 3. { text-economic }
name-industry = Industrie
    .def = l’Industrie
    .faction = economic
text-industry = Groupe économique, influence 4. { text-economic }
name-oil_tycoons = Magnats du pétrole
    .def = les Magnats du pétrole
    .faction = economic
text-oil_tycoons = Groupe économique, influence 5. { text-economic }
name-bankers = Banquiers
    .def = les Banquiers
    .faction = economic
text-bankers = Groupe économique, influence 6. { text-economic }
name-students = Étudiants
    .def = les Étudiants
    .faction = political
text-students = Groupe politique, influence 1. { text-political }
name-trade_union = Syndicat
    .def = le Syndicat
    .faction = political
text-trade_union = Groupe politique, influence 2. { text-political }
name-nationalists = Nationalistes
    .def = les Nationalistes
    .faction = political
text-nationalists = Groupe politique, influence 3. { text-political }
name-fundamentalists = Fondamentalistes
    .def = les Fondamentalistes
    .faction = political
text-fundamentalists = Groupe politique, influence 4. { text-political }
name-opposition = Opposition
    .def = l’Opposition
    .faction = political
text-opposition = Groupe politique, influence 5. { text-political }
name-government = Gouvernement
    .def = le Gouvernement
    .faction = political
text-government = Groupe politique, influence 6. { text-political }
name-artists = Artistes
    .def = les Artistes
    .faction = media
text-artists = Groupe Média, influence 1. { text-media }
name-ngos = ONG
    .def = les ONG
    .faction = media
text-ngos = Groupe Média, influence 2. { text-media }
name-phone_company = Compagnie du téléphone
    .def = la Compagnie du téléphone
    .faction = media
text-phone_company = Groupe Média, influence 3. { text-media }
name-newspapers = Journaux
    .def = les Journaux
    .faction = media
text-newspapers = Groupe Média, influence 4. { text-media }
name-radio = Radio
    .def = la Radio
    .faction = media
text-radio = Groupe Média, influence 5. { text-media }
name-television = Télévision
    .def = la Télévision
    .faction = media
text-television = Groupe Média, influence 6. { text-media }

## Agents

name-master_spy = Maître-espion
    .def = le Maître-espion
text-master_spy = Agit en premier. L’objectif revient au camp qui n’a pas posé son marqueur Domination : mieux vaut donc perdre la lutte.
name-deputy_director = Directeur adjoint
    .def = le Directeur adjoint
text-deputy_director = Agit en deuxième, et ne fait rien. Il ne peut pas être éliminé et n’est jamais mis au repos.
name-double_agent = Agent double
    .def = l’Agent double
text-double_agent = Agit en troisième, quel que soit le dominant. Mettez au repos un agent du QG adverse, ou voyez l’Agent X adverse à la prochaine Planification avant de choisir le vôtre. De deux Agents doubles, seul agit celui du camp qui a posé son marqueur.
name-analyst = Analyste
    .def = l’Analyste
text-analyst = Agit en quatrième, quel que soit le dominant. Au prochain Briefing, vous regardez les trois premiers groupes et les replacez dans l’ordre voulu. De deux Analystes, seul agit celui du camp qui n’a pas posé son marqueur.
name-assassin = Assassin
    .def = l’Assassin
text-assassin = Agit en cinquième, et seulement si votre marqueur est posé. L’Agent X adverse est éliminé et l’objectif, si personne ne l’a remporté, va sous la pioche.
name-director = Directeur
    .def = le Directeur
text-director = Agit en dernier, et seulement si votre marqueur est posé. Vous remportez aussi la dernière carte de la pioche des objectifs.

## Objectifs

name-egypt = Égypte
    .def = l’Égypte
text-egypt = Un pays qui vaut 20 points : stabilité 11, population 4.
name-vietnam = Viêt Nam
    .def = le Viêt Nam
text-vietnam = Un pays qui vaut 20 points : stabilité 9, population 5.
name-panama = Panama
    .def = le Panama
text-panama = Un pays qui vaut 15 points : stabilité 9, population 5.
name-angola = Angola
    .def = l’Angola
text-angola = Un pays qui vaut 10 points : stabilité 9, population 5.
name-afghanistan = Afghanistan
    .def = l’Afghanistan
text-afghanistan = Un pays qui vaut 15 points : stabilité 9, population 5.
name-honduras = Honduras
    .def = le Honduras
text-honduras = Un pays qui vaut 10 points : stabilité 9, population 5.
name-libya = Libye
    .def = la Libye
text-libya = Un pays qui vaut 15 points : stabilité 11, population 4.
name-greece = Grèce
    .def = la Grèce
text-greece = Un pays qui vaut 10 points : stabilité 13, population 3.
name-turkey = Turquie
    .def = la Turquie
text-turkey = Un pays qui vaut 15 points : stabilité 13, population 3.
name-iran = Iran
    .def = l’Iran
text-iran = Un pays qui vaut 15 points : stabilité 11, population 4.
name-cuba = Cuba
    .def = Cuba
text-cuba = Un pays qui vaut 10 points : stabilité 9, population 5.
name-congo = Congo
    .def = le Congo
text-congo = Un pays qui vaut 10 points : stabilité 9, population 5.
name-czechoslovakia = Tchécoslovaquie
    .def = la Tchécoslovaquie
text-czechoslovakia = Un pays qui vaut 20 points : stabilité 13, population 3.
name-chile = Chili
    .def = le Chili
text-chile = Un pays qui vaut 10 points : stabilité 11, population 4.
name-korea = Corée
    .def = la Corée
text-korea = Un pays qui vaut 10 points : stabilité 11, population 4.
name-nobel_peace_prize = Prix Nobel de la Paix
    .def = le Prix Nobel de la Paix
text-nobel_peace_prize = Événement, 5 points : stabilité 6, population 1. Quand vous tombez dans le désordre civil, sacrifiez-le : votre Agent X est mis au repos au lieu d’être éliminé.
name-live_benefit = Concert caritatif
    .def = le Concert caritatif
text-live_benefit = Événement, 5 points : stabilité 6, population 1. Dans la Lutte d’influence, sacrifiez-le au lieu d’agir pour lever le groupe du dessus de la défausse.
name-nuclear_escalation = Escalade nucléaire
    .def = l’Escalade nucléaire
text-nuclear_escalation = Événement, 5 points : stabilité 6, population 1. Dans la Lutte d’influence, sacrifiez-le au lieu d’agir pour défausser tous les groupes militaires des deux camps.
name-space_race = Conquête spatiale
    .def = la Conquête spatiale
text-space_race = Événement, 5 points : stabilité 6, population 1. Dans la Détente, sacrifiez-le pour regarder les trois prochains objectifs et les replacer dans l’ordre voulu.
name-olympic_games = Jeux Olympiques
    .def = les Jeux Olympiques
text-olympic_games = Événement, 5 points : stabilité 6, population 1. Dans la Détente, sacrifiez-le pour ramener l’un de vos agents éliminés, mis au repos.
name-summit_meeting = Conférence au sommet
    .def = la Conférence au sommet
text-summit_meeting = Événement, 5 points : stabilité 6, population 1. À votre tour dans la Lutte d’influence, sacrifiez-le pour faire révéler l’Agent X adverse ; vous agissez ensuite.

## Ce qui s’est passé

fact-turn = Tour { $turn }
fact-objective =
    L’objectif est { $objective-def } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, stabilité { $stability }, population { $population }.
fact-balance = { $side-cap } a le marqueur Balance.
fact-shuffled = Tous les groupes sont mélangés.
fact-saw_groups = Sur le dessus de la pioche des groupes, vous voyez : { $groups }.
fact-arranged_groups = { $side-cap } a arrangé le dessus de la pioche des groupes.
fact-picked = { $side-cap } a choisi son Agent X.
fact-picked_agent = Votre Agent X est { $agent-def }.
fact-shown = L’Agent X { $side-de } est { $agent-def }.
fact-returned = { $side } : { $agent-def } revient au QG.
fact-first = { $side-cap } agit en premier.
fact-recruited = { $side-cap } lève { $group-def }.
fact-activated = { $side-cap } active { $group-def }.
fact-destroyed = { $side-cap } perd { $group-def } : groupe détruit.
fact-moved = { $side-cap } obtient { $group-def } : le groupe change de camp.
fact-readied = { $side } : { $group-def }, groupe démobilisé.
fact-mobilized = { $side } : { $group-def }, groupe mobilisé sans utiliser son pouvoir.
fact-looked = { $side-cap } regarde la première carte de la pioche des groupes.
fact-saw = Vous voyez { $group-def }.
fact-left = { $side-cap } laisse la carte sur la pioche.
fact-discarded = { $side-cap } défausse { $group-def } de la pioche.
fact-passed = { $side-cap } passe.
fact-used =
    { $side-cap } utilise { $objective-def } et perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
fact-totals = Influence : { name-west } { $west }, { name-east } { $east } ; stabilité { $stability }.
fact-tie_broken = Égalité départagée en faveur { $side-de }, selon le profil : { $faction }.
fact-token = { $side-cap } pose son marqueur Domination.
fact-no_token = Personne ne pose de marqueur Domination.
fact-disorder = { $side-cap } tombe dans le désordre civil.
fact-terminated = { $side } : { $agent-def } est éliminé.
fact-on_leave = { $side } : { $agent-def } est mis au repos.
fact-home = { $side } : { $agent-def } rentre au QG.
fact-claimed =
    { $side-cap } remporte { $objective-def } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
fact-buried = La carte « { $objective } » va face cachée sous la pioche.
fact-peek_earned = { $side-cap } verra l’Agent X adverse avant de choisir le sien.
fact-analyst_earned = { $side-cap } arrangera les trois premiers groupes au prochain Briefing.
fact-choice_earned = { $side-cap } utilisera son Agent double à la prochaine Planification.
fact-saw_objectives = Les prochains objectifs : { $objectives }.
fact-arranged_objectives = { $side-cap } a arrangé les prochains objectifs.
fact-revived = { $side } : { $agent-def } reprend du service, mis au repos.
fact-scores = Score : { name-west } { $west }, { name-east } { $east }.
fact-overtime = Les deux camps sont à égalité à 100 points ou plus : le premier qui prend l’avantage gagne.
fact-deck_empty = Il ne reste plus d’objectif.

## Ce qui est demandé

ask-balance = Qui reçoit le marqueur Balance ?
ask-next_group = Quel est le prochain groupe de la pioche ?
ask-next_objective = Quel est le prochain objectif de la pioche ?
ask-last_objective = Quel objectif se trouve sous la pioche ?
ask-analyst = Votre Analyste a vu les premiers groupes. Dans quel ordre les replacez-vous, le premier sur le dessus ?
ask-agent = Qui est votre Agent X ce tour-ci ?
ask-first = Vous avez le marqueur Balance. Qui agit en premier ?
ask-act = Que faites-vous ?
ask-media = Que devient le groupe que vous avez regardé ?
ask-on_top = Lequel des groupes défaussés se retrouve sur le dessus ?
ask-save = Votre Agent X va être éliminé. Utilisez-vous le Prix Nobel de la Paix ?
ask-double_agent = Que fait votre Agent double ?
ask-window = Utilisez-vous un événement dans la Détente ?
ask-space_race = Dans quel ordre viennent les prochains objectifs ?

## Ce qui peut être joué

action-balance = Marqueur Balance : { $value }
about-balance = Au premier tour, le marqueur Balance est attribué au hasard.
action-draw = Piocher { $value-def }
about-draw = La prochaine carte de la pioche des groupes.
action-uncover = Retourner { $value-def }
about-uncover = La prochaine carte de la pioche des objectifs.
action-arrange_groups = Arranger : { $value }
about-arrange_groups = La première carte nommée est sur le dessus et sera piochée en premier. L’adversaire ne voit ni les cartes ni leur ordre.
action-pick = Choisir { $value-def }
about-pick = L’Agent X reste face cachée jusqu’au Débriefing, puis accomplit son plan. Il est au repos à la prochaine Planification.
action-first = Laisser commencer { $value-def }
about-first = Les camps agissent ensuite à tour de rôle, jusqu’à ce que les deux passent l’un après l’autre.
action-recruit = Lever un groupe
about-recruit = Le premier groupe de la pioche vous rejoint, démobilisé. Vous ne pouvez pas avoir plus de groupes que la population ; au-delà de la stabilité, vous tombez dans le désordre civil à la fin de la lutte.
action-activate = Activer { $group-def }
action-activate-target =
    { $group-faction ->
        [military] Avec { $group-def }, détruire { $target-def }
        [political] Avec { $group-def }, déplacer { $target-def }
       *[economic] Avec { $group-def }, (dé)mobiliser { $target-def }
    }
about-activate = L’un de vos groupes démobilisés est mobilisé et utilise son pouvoir : un groupe militaire en détruit un autre, un groupe économique en mobilise ou démobilise un, un groupe politique le fait changer de camp, un groupe Média regarde la pioche.
action-pass = Passer
about-pass = Vous ne faites rien. Quand les deux camps passent l’un après l’autre, la lutte s’achève.
action-take = Le lever
about-take = Le groupe que vous avez regardé vous rejoint, démobilisé.
action-discard = Le défausser
about-discard = Le groupe que vous avez regardé va face visible dans la défausse.
action-leave = Le laisser sur la pioche
about-leave = Le groupe reste sur le dessus de la pioche ; vous seul le connaissez.
action-use = Utiliser { $value-def }
about-use = L’événement sort du jeu et ses points sont perdus.
action-on_top = Mettre sur le dessus { $value-def }
about-on_top = Un Concert caritatif ne peut lever que la carte du dessus de la défausse.
action-send = Mettre au repos { $value-def }
about-send = L’agent quitte le QG adverse et manque la prochaine Planification.
action-peek = Voir le prochain Agent X adverse
about-peek = À la prochaine Planification, l’adversaire choisit en premier et vous montre l’agent.
action-arrange_objectives = Arranger : { $value }
about-arrange_objectives = La première carte nommée est l’objectif du prochain tour.
action-revive = Utiliser les { name-olympic_games } pour ramener { $value-def }
about-revive = L’un de vos agents éliminés revient, mis au repos. L’événement sort du jeu et ses points sont perdus.
action-decline = Non
about-decline = Rien n’est utilisé ; vous gardez l’événement et ses points.

## Pourquoi pas

refusal-not_your_decision = Ce n’est pas à vous d’en décider maintenant.
refusal-not_asked = Cela ne répond pas à la question.
refusal-not_the_cards_seen = Ce ne sont pas les cartes que vous avez vues.
refusal-agent_on_leave = Cet agent est au repos.
refusal-agent_terminated = Cet agent a été éliminé.
refusal-must_recruit = Un camp sans groupe doit en lever un.
refusal-population_reached = Vous avez autant de groupes que la population le permet.
refusal-group_deck_empty = La pioche des groupes est vide.
refusal-not_your_group = Ce groupe n’est pas dans votre camp.
refusal-already_mobilized = Ce groupe est déjà mobilisé.
refusal-target_not_in_play = Le groupe visé n’est pas en jeu.
refusal-targets_itself = Un groupe ne peut pas utiliser son pouvoir sur lui-même.
refusal-target_needed = Le pouvoir de ce groupe doit viser un autre groupe.
refusal-no_target_for_media = Un groupe Média ne vise personne : il regarde la pioche.
refusal-receiver_full = Le camp qui reçoit a autant de groupes que la population le permet.
refusal-opponent_would_exceed = Céder un groupe ne peut pas laisser l’adversaire au-delà de la stabilité.
refusal-opponent_exceeds = L’adversaire dépasse déjà la stabilité, et rien ne peut non plus lui être pris.
refusal-economic_target = Un pouvoir économique ne peut ni mobiliser ni démobiliser un groupe économique.
refusal-action_limit = La limite d’actions de cette lutte est atteinte ; vous ne pouvez que passer.
refusal-event_not_owned = Vous n’avez pas remporté cet événement.
refusal-wrong_moment = Cet événement ne peut pas être utilisé à ce moment.
refusal-no_objective_left = Il ne reste aucun objectif dans la pioche.
refusal-no_discard = La défausse est vide.
refusal-no_military = Il n’y a aucun groupe militaire en jeu.
refusal-already_shown = Il n’y a pas d’Agent X caché à révéler.
refusal-not_discarded = Ce n’est pas l’un des groupes à défausser.
refusal-not_in_headquarters = Cet agent n’est pas au QG adverse.
refusal-deputy_director_stays = Le Directeur adjoint n’est jamais mis au repos.
refusal-not_terminated = Cet agent n’a pas été éliminé.

## Comment cela s’est terminé

end-points = Les 100 points sont atteints.
end-overtime = L’égalité à 100 points a été départagée.
end-deck_empty = Le dernier objectif a été joué.
end-turn_limit = Le dernier tour convenu est passé.

## Éditions et options

preset-english = Édition anglaise : la lutte continue jusqu’à ce que les deux camps passent.
preset-polish = Édition polonaise : dépasser la stabilité met aussitôt fin à la lutte.
preset-french = Édition française : trop de groupes entraînent le désordre civil, et les agents agissent toujours.

option-struggle_ends_on_exceed = Dépasser la stabilité met-il aussitôt fin à la lutte ?
option-struggle_ends_on_exceed-false = Non : elle continue jusqu’à ce que les deux camps passent.
option-struggle_ends_on_exceed-true = Oui, aussitôt.
option-population_excess = Plus de groupes que la population
option-population_excess-forbidden = Interdit.
option-population_excess-civil_disorder = Permis, mais c’est le désordre civil.
option-economic_targets = Quels groupes économiques échappent au pouvoir économique ?
option-economic_targets-no_economic = Tous.
option-economic_targets-no_own_economic = Seulement ceux de son camp.
option-double_agent_timing = Quand l’Agent double choisit-il ?
option-double_agent_timing-debriefing = Aussitôt, au Débriefing.
option-double_agent_timing-next_planning = Au début de la prochaine Planification.
option-mirrored_agents = Deux Agents doubles, ou deux Analystes
option-mirrored_agents-token_rule = Le marqueur Domination dit lequel agit.
option-mirrored_agents-both_work = Les deux agissent.
option-civil_disorder_claim = À qui va l’objectif quand un camp tombe dans le désordre civil ?
option-civil_disorder_claim-immediate = À l’autre camp, aussitôt.
option-civil_disorder_claim-by_domination = L’autre camp pose son marqueur, et les agents agissent encore.
option-deputy_director_leave = Le Directeur adjoint est-il mis au repos ?
option-deputy_director_leave-never = Jamais.
option-deputy_director_leave-as_others = Comme tout autre agent.
option-briefing_order = L’ordre des étapes du Briefing
option-briefing_order-balance_first = Le marqueur Balance, puis le mélange.
option-briefing_order-shuffle_first = Le mélange, puis le marqueur Balance.
option-political_blocked_when_opponent_exceeds = Qu’est-ce qui est interdit quand l’adversaire dépasse la stabilité ?
option-political_blocked_when_opponent_exceeds-give = Lui donner des groupes.
option-political_blocked_when_opponent_exceeds-both = Lui donner ou lui prendre des groupes.
option-summit_meeting_window = Quand peut-on utiliser la Conférence au sommet ?
option-summit_meeting_window-own_turn = À son tour d’agir.
option-summit_meeting_window-any_time = À tout moment de la Lutte d’influence.
option-double_agent_may_target_deputy_director = L’Agent double peut-il mettre au repos le Directeur adjoint ?
option-double_agent_may_target_deputy_director-false = Non.
option-double_agent_may_target_deputy_director-true = Oui.
option-turn_limit = Le dernier tour
option-turn_limit-number =
    { $value ->
        [0] Sans limite.
        [one] Après { $value } tour, le score décide.
       *[other] Après { $value } tours, le score décide.
    }
option-double_disorder_keeps_balance = Le marqueur Balance reste-t-il après un désordre civil dans les deux camps ?
option-double_disorder_keeps_balance-on_equal_scores = À score égal.
option-double_disorder_keeps_balance-always = Toujours.
option-struggle_action_limit = La longueur d’une lutte
option-struggle_action_limit-number =
    { $value ->
        [0] Sans limite.
        [one] Après { $value } action, sans compter les passes, on ne peut que passer.
       *[other] Après { $value } actions, sans compter les passes, on ne peut que passer.
    }

## La table dans le terminal

screen-turn = Tour { $turn }
screen-objective = Objectif
screen-no_objective = aucun
screen-figures =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, stabilité { $stability }, population { $population }
screen-bias = Profil
screen-deck = Groupes
screen-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
screen-discard = dessus de la défausse : { $group }
screen-known = vous connaissez le dessus : { $cards }
screen-objectives = Objectifs
screen-buried = dessous : { $cards }
screen-influence = influence { $influence }, groupes { $groups }
screen-exceeds = au-delà de la stabilité
screen-balance = marqueur Balance
screen-token = marqueur Domination
screen-ready = démobilisé
screen-mobilized = mobilisé
screen-agent = Agent X
screen-hidden = l’un de : { $agents }
screen-hidden_own = { $agent }, face cachée
screen-shown = { $agent }, révélé
screen-absent = aucun
screen-headquarters = QG
screen-leave = Au repos
screen-terminated = Éliminés
screen-pile = Remportés
screen-benefit = Ensuite
screen-peek = verra l’Agent X adverse
screen-analyst = arrangera trois groupes
screen-choice = utilisera son Agent double
