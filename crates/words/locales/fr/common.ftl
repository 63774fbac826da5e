### Ce que tous les jeux partagent, en français.

list-separator = {", "}
labelled = { $label } : { $text }
labelled-sentence = [{ $label }] { $text }
with-section = { $sentence } (règle { $section })
outcome-won = Vainqueur : { $winner }. { $reason }
outcome-draw = Partie nulle. { $reason }

## Le terminal

ui-serving = Hotline est ouvert à l’adresse { $url } (arrêt : Ctrl-C ; hotline --help dit ce qu’il sait faire d’autre).
ui-help =
    3             joue le choix 3
    MOTS          joue le choix qui correspond aux mots : quoi faire, quelle carte
    ?             explique la question ; ? 3 explique un choix, ? NOM une carte
    why MOTS      explique pourquoi une chose est impossible
    log           tout ce qui s’est passé
    table         redessine la table
    undo          annule votre dernière action, si rien n’a été révélé depuis
    save FICHIER  sauvegarde la partie ; sans nom, là où elle l’a été
    quit          sauvegarde et quitte
ui-playing = { $title }. Votre camp : { $side }. Tapez help pour voir les commandes.
ui-playing-both = { $title }. Deux joueurs sur le même clavier. Tapez help pour voir les commandes.
ui-happened = Ce qui s’est passé :
ui-nothing-yet = Il ne s’est encore rien passé.
ui-hand-over = Passez le clavier. Au tour de : { $side }.
ui-hand-over-undo = Le joueur précédent peut encore taper undo.
ui-press-enter = { $side } : appuyez sur Entrée pour voir la table.
ui-press-enter-leave = Appuyez sur Entrée pour quitter.
ui-pane-board = Table
ui-pane-hand = Main
ui-pane-log = Journal
ui-pane-question = Question
ui-pane-keys = Tab : volet suivant, PgUp/PgDn : défiler
ui-only-choice = Le seul choix est joué : { $choice }
ui-press-enter-only = Appuyez sur Entrée pour jouer le seul choix.
ui-no-such-choice =
    { $count ->
        [one] Il n’y a qu’un choix ; tapez 1.
       *[other] Il n’y a pas de choix { $number } ; tapez un nombre de 1 à { $count }.
    }
ui-not-understood = Je ne comprends pas « { $input } ». Tapez un nombre, ou help.
ui-several = Plusieurs choix correspondent : { $numbers }.
ui-why-what = Pourquoi quoi ? Par exemple : { $example }
ui-why-possible = C’est possible : choix { $numbers }.
ui-why-unknown = Je ne sais pas ce que serait « { $input } ». Nommez une action et ses cartes, par exemple : { $example }
ui-nothing-to-explain = Il n’y a rien à expliquer sur « { $input } ».
ui-choose-again = Choisissez-le encore une fois pour le jouer quand même.
ui-undone = C’est annulé.
ui-cannot-undo = Il n’y a rien à annuler : seulement vos propres dernières actions, jusqu’à la dernière pioche, révélation ou action d’un autre.
ui-saved = Partie sauvegardée dans { $file }.
ui-not-saved = La partie n’a pas pu être sauvegardée dans { $file } : { $error }.
ui-continue = Pour continuer : { $command }
ui-older-rules = { $file } : cette partie a été jouée selon la version { $found } des règles ; elle est rejouée selon la version { $known }.
ui-interrupt = Interruption possible ({ $side }) :
ui-go-on = Appuyez sur Entrée pour laisser jouer l’autre camp ({ $side }).
ui-only = ({ $side } seulement) { $sentence }
ui-presets = Éditions (--edition) :
ui-options = Options (--option NOM=VALEUR) :
ui-default = (par défaut)
ui-pack-good = { $file } : paquet de cartes valide.

## L’analyse d’une partie

ui-analysis-unfinished = La partie n’est pas terminée.
ui-analysis-course = Chances de victoire ({ $side }) : { $start } % au début, { $result } % à la fin.
ui-analysis-sum = Points dus à la chance : { $luck } ; aux décisions : { $decisions } ; aux changements d’avis de l’évaluation : { $rest }.
ui-analysis-side = { $side } : { $decisions } décisions, précision { $accuracy } %, points perdus : { $lost } (imprécisions : { $inaccuracies }, erreurs : { $mistakes }, gaffes : { $blunders }) ; chance : { $luck } ; résultat sans la chance : { $adjusted } %.
ui-analysis-faults = Les décisions les plus coûteuses
ui-analysis-fault = { $number }. { $side } – { $question } { $action } : { $grade }, points perdus : { $lost }. Mieux : { $better }.
ui-analysis-casts = Les dés et les pioches les plus décisifs
ui-analysis-cast = { $number }. { $question } { $action } : { $luck } points pour { $side }.
ui-analysis-none = Aucun.
ui-grade-inaccuracy = une imprécision
ui-grade-mistake = une erreur
ui-grade-blunder = une gaffe

## Le serveur

server-malformed = Cette requête est incompréhensible.
server-not_found = Il n’y a rien de tel ici.
server-method = Cette adresse n’accepte pas une telle requête.
server-sign_in = Veuillez d’abord vous connecter ou prendre une place.
server-password = Nom ou mot de passe incorrect.
server-forbidden = Vous ne pouvez ni voir ni faire cela.
server-origin = Cette requête vient d’un autre site.
server-name_taken = Ce nom est déjà pris.
server-name_unfit = Choisissez un autre nom (de 2 à 40 caractères : lettres d’une seule écriture, chiffres, ponctuation courante) ou un mot de passe plus long (8 caractères au moins).
server-seat_taken = La place est prise, ou le lien n’est plus valable.
server-stale = La situation à la table a changé.
server-refused = Cela ne répond pas à la question.
server-not_yours = La décision revient à quelqu’un d’autre.
server-not_begun = La partie n’a pas commencé.
server-begun = La partie a commencé : on peut abandonner, mais plus l’annuler.
server-paused = La partie est suspendue.
server-not_paused = La partie n’est pas suspendue.
server-over = La partie est terminée.
server-not_over = La partie n’est pas encore terminée.
server-no_undo = Il n’y a rien à reprendre : depuis, un dé a été lancé, une carte piochée ou montrée.
server-rated = Dans une partie classée, on ne revient pas en arrière.
server-rated_terms = Une partie classée demande deux comptes, une pendule, un jeu de règles nommé et le début habituel.
server-no_offer = Cette proposition n’est pas possible maintenant.
server-no_claim = Personne n’a épuisé son temps.
server-no_bot = Ce robot n’existe pas.
server-options = Ces options sont incompatibles.
server-position = Cette position est impossible.
server-record = Cet enregistrement ou ce journal est endommagé.
server-export = Cette partie ne peut être écrite sous cette forme.
server-too_large = C’est trop à la fois.
server-too_often = Trop de requêtes ; veuillez patienter un instant.
server-too_many = Trop de fenêtres sont ouvertes ; veuillez en fermer quelques-unes.
server-too_many_games = Trop de parties sont en cours contre des robots qui réfléchissent ; veuillez en terminer ou en abandonner quelques-unes.
server-full = Cette table ou cette liste est pleine ; rien de plus ne peut y être ajouté.
server-too_many_tables = Trop de vos tables ne sont pas terminées ; veuillez en terminer, en abandonner ou en annuler quelques-unes.
server-key_used = Cette clé a déjà servi pour une autre commande.
server-stuck = Cette partie a été jouée selon d’autres règles et cette version ne peut la montrer.
server-busy = Le serveur ne peut répondre maintenant ; veuillez réessayer.
server-storage = Le serveur ne peut rien enregistrer maintenant : son disque est plein ou protégé en écriture. Votre dernière action n’a pas compté ; veuillez réessayer dans un instant.
server-internal = Quelque chose s’est mal passé. Rien n’est perdu ; veuillez réessayer.
server-waiting = Décision en cours : { $side }.
server-waiting_seat = En attente de quelqu’un pour la place libre.
server-waiting_paused = La partie est suspendue.
server-undo_takes = Reprendre : { $action }
server-undo_nothing = Vous n’avez encore rien fait qui puisse être repris.
server-undo_moved = Rien à reprendre : l’autre camp a joué depuis.
server-undo_shown = Rien à reprendre : quelque chose a été montré.
server-undo_rolled = Rien à reprendre : les dés ont été lancés.
server-undo_drawn = Rien à reprendre : une carte a été piochée.
server-end_resigned = { $loser } : abandon.
server-end_time = { $loser } : temps écoulé.
server-end_agreed = Partie nulle d’un commun accord.
server-reason_resigned = Abandon.
server-reason_time = Temps écoulé.
server-reason_agreed = Nulle par accord mutuel.
server-bot_random = Joue n’importe quel coup permis.
server-bot_easy = Évite les coups qui font perdre aussitôt ; ne prévoit rien.
server-bot_medium = Regarde une décision plus loin.
server-bot_hard = Réfléchit au plus deux secondes par round.
server-bot_expert = Réfléchit au plus six secondes par round.
server-guest = Invité
server-own_rules = Des règles propres à cette table.
