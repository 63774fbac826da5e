### Le client web, en français.

## Partout

web-title = Hotline
web-brand-label = Hotline : vers l’accueil
web-close = Fermer
web-loading = Chargement
web-missing = Il n’y a rien à cette adresse.
web-error-network = Le serveur ne répond pas. Ce que vous avez joué est en sûreté.
web-error-server = Une erreur est survenue sur le serveur. Rien n’a changé.
web-copied = Copié
web-nav-label = Pages
web-nav-play = Jouer
web-nav-replays = Revoir
web-rules = Règles

## Les jeux

web-game-twilight = Twilight Struggle
web-game-twilight-text = Toute la guerre froide sur une carte. Dix tours, deux à trois heures.
web-game-curtain = Iron Curtain
web-game-curtain-text = Dix-huit cartes deviennent la carte du monde. Vingt minutes.
web-game-spies = CIA vs KGB
web-game-spies-text = Du bluff, un pays après l’autre. Une demi-heure.

## L’accueil

web-lobby-title =
    { $count ->
        [one] À vous de jouer dans une partie
       *[other] À vous de jouer dans { $count } parties
    }
web-lobby-none = À quoi jouons-nous ?
web-lobby-text = Pas besoin de compte. Prenez place et jouez.
web-machine-title = Contre l’ordinateur
web-friend-title = Avec un ami
web-friend-short = Avec un ami
web-friend-link = Créer le lien
web-friend-note = Les conditions s’affichent avant de prendre place.
web-start = Commencer
web-level-easy = Facile
web-level-medium = Moyen
web-level-hard = Difficile
web-level-expert = Expert
web-lobby-waiting = En attente de l’autre camp
web-lobby-open = Tables ouvertes
web-lobby-open-count =
    { $count ->
        [one] une personne cherche un adversaire
       *[other] { $count } personnes cherchent un adversaire
    }
web-lobby-watch = Parties à regarder
web-lobby-finished = Mes parties terminées
web-list-play = Jouer
web-list-look = Voir
web-list-join = Rejoindre
web-list-watch = Regarder
web-list-replay = Revoir
web-list-against = contre { $name }
web-list-both = { $west } – { $east }
web-list-you = À vous de jouer
web-list-other = Décision : { $name }.
web-list-both-decide = Les deux camps décident.

## Une nouvelle partie

web-new = Nouvelle partie
web-new-game = Quel jeu ?
web-new-against = Jouer contre
web-against-bot = Ordinateur
web-against-friend = Un ami
web-against-anyone = N’importe qui
web-against-anyone-text = La table attend à l’accueil.
web-against-screen = Même écran
web-against-screen-text = Deux joueurs se passent l’appareil.
web-new-level = Niveau
web-bot-random = Ordinateur, au hasard
web-bot-easy = Ordinateur, facile
web-bot-medium = Ordinateur, moyen
web-bot-hard = Ordinateur, difficile
web-bot-expert = Ordinateur, expert
web-new-side = Camp
web-side-lot = Au hasard
web-side-bid = Enchères
web-side-bid-text = Chacun mise de l’influence pour le droit de choisir son camp.
web-new-clock = Temps
web-clock-none = Sans limite
web-clock-minutes = { $minutes } min
web-clock-increment = { $minutes } min + { $seconds } s
web-clock-none-text = Sans pendule : prenez votre temps.
web-clock-live = En direct
web-clock-post = Par correspondance
web-clock-custom = Autre
web-clock-set-minutes = Minutes par camp
web-clock-set-seconds = Secondes par coup
web-clock-set-days = Jours par coup
web-clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-clock-live-text =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } par camp pour toute la partie{ $seconds ->
        [0] {""}
        [one] , et { $seconds } seconde de plus à chaque coup
       *[other] , et { $seconds } secondes de plus à chaque coup
    }. Les dés et le temps adverse ne comptent pas.
web-clock-days-text =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } par coup : une partie par correspondance, quand on en a le temps.
web-new-preset = Jeu de règles
web-new-usual = Par défaut : { $value }
web-new-rated = Partie classée, sans retour en arrière
web-new-rated-terms = Deux comptes, une pendule, un jeu de règles sans modification.
web-new-public = Tout le monde peut regarder
web-new-more = Plus d’options
web-new-fewer = Moins d’options
web-new-fair = Dés et tirages sont fixés avant la partie ; chacun peut les vérifier ensuite.

## Prendre place

web-join = Prendre place
web-join-title = Invitation à une partie
web-join-as = Vous prenez place sous le nom { $name }.
web-join-note = La pendule démarre quand les deux camps sont là.
web-terms-host = Hôte
web-terms-side = Votre camp
web-terms-clock = Pendule
web-terms-rules = Règles
web-terms-differs = Ce qui diffère
web-terms-changed = règles modifiées
web-terms-counts = Partie
web-terms-rated = classée, sans retour en arrière
web-terms-unrated = amicale
web-terms-public = Tout le monde peut regarder.
web-terms-private = Privée : personne d’autre ne la voit.
web-join-name = Votre nom
web-invite-text = Envoyez ce lien à votre ami :
web-invite-copy = Copier le lien
web-waiting-lobby = La table reste à l’accueil jusqu’à ce que quelqu’un prenne place.
web-waiting-link = La table attend le joueur qui ouvrira le lien d’invitation. Ce lien est conservé sur l’appareil avec lequel vous avez ouvert la table.
web-player-rated = { $name } { $rating }
web-rating-provisional = { $rating } ?
web-player-you = Vous
web-player-guest = Invité
web-player-nobody = personne encore
web-player-gone = un ancien joueur
web-player-away = hors ligne

## La table

web-page-table = { $title } · Hotline
web-page-turn = ({ $count }) { $title } · Hotline
web-page-count = ({ $count }) Hotline
web-page-replay = Revoir : { $title } · Hotline
web-page-finished = Revoir · Hotline
web-board-label = Plateau
web-rail-label = Question et journal
web-hand-label = Sous le plateau
web-prompt-label = Ce qu’il faut décider
web-read-rule = Lire la règle { $section }
web-choices-label = Choix possibles
web-kinds-label = Type d’opération
web-kind-place = Influence
web-kind-coup = Coup d’État
web-kind-realign = Réalignement
web-who-you = À vous de décider : { $side }
web-thinking = Réfléchit…
web-who-nobody = Personne n’a à décider
web-who-over = La partie est finie
web-phase-waiting = En attente d’un adversaire
web-phase-paused = Les pendules sont arrêtées.
web-phase-cancelled = La table a été annulée.
web-phase-stuck = Cette partie suit des règles que ce programme ne connaît plus. Son compte rendu est conservé.
web-phase-chance = Les dés et les cartes décident
web-early-title = Vous pouvez déjà répondre ; l’autre camp n’en voit rien
web-held = Votre réponse est choisie et scellée. { $text }
web-held-change = Modifier
web-held-busy = Votre choix est en route.
web-held-early = Votre choix est en route. Choisissez de nouveau dans un instant.
web-held-offline = La connexion est coupée.
web-interrupts = Ce n’est pas votre tour, mais vous pouvez :
web-points-done =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
web-points-left = jusqu’ici, reste { $left }
web-tabs-label = Parties de la table
web-tab-board = Plateau
web-tab-hand = Main
web-tab-log = Journal
web-tab-moves = Coups
web-tab-chat = Discussion
web-tab-notes = Notes
web-tab-cards = Cartes
web-tab-tracks = Pistes
web-log-label = Ce qui s’est passé
web-log-empty = Rien ne s’est encore passé.
web-log-of = { $what } :
web-log-then = {" "};
web-result-of = { $number } sur { $of }
web-result-go = Continuer
web-result-die = Dé : { $die }
web-result-before = avant
web-result-after = après
web-since =
    { $count ->
        [one] Depuis votre dernière visite : un coup.
       *[other] Depuis votre dernière visite : { $count } coups.
    }
web-since-show = Montrer
web-step-skip = Une touche ou un clic : position actuelle
web-chat-label = Ce qui s’est dit
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Écrivez quelque chose
web-chat-send = Envoyer
web-notes-label = Mes notes sur cette partie
web-notes-text = Personne d’autre ne peut les lire. Elles sont enregistrées à mesure que vous écrivez.
web-notes-saved = Enregistré
web-notes-waiting = Pas encore enregistré
web-whynot-label = Pourquoi c’est impossible
web-whynot-now = Cela n’a rien à voir avec la question posée.
web-whynot-show = Voir mes choix
web-danger-title = Confirmer ce coup ?
web-danger-back = Choisir autre chose
web-danger-go = Le jouer quand même
web-handover-title = { $side } : c’est à vous
web-handover-text = Les cartes de l’autre camp sont cachées. Appuyez quand vous tenez l’appareil.
web-handover-show = Montrer la vue : { $side }
web-lost = La connexion est perdue.
web-lost-retry =
    { $seconds ->
        [0] Nouvel essai. Ce qui a été accepté est enregistré.
       *[other] Nouvel essai dans { $seconds } s. Ce qui a été accepté est enregistré.
    }
web-lost-draft = Votre brouillon est conservé ; rien n’en a été envoyé.
web-lost-slow = Le serveur n’a pas encore répondu. Votre envoi est conservé et ne sera pas perdu.
web-lost-now = Réessayer
web-resume = Reprendre
web-claim-text = L’autre camp n’a plus de temps.
web-claim = Réclamer la victoire
web-claim-wait = Accorder du temps
web-offer-draw-theirs = { $side } : partie nulle proposée.
web-offer-draw-mine = Vous avez proposé la nulle.
web-offer-takeback-theirs = { $side } : retour à la décision précédente demandé.
web-offer-takeback-mine = Vous avez demandé à reprendre votre dernière décision.
web-offer-pause-theirs = { $side } : arrêt des pendules demandé.
web-offer-pause-mine = Vous avez demandé d’arrêter les pendules.
web-offer-rematch-theirs = { $side } : nouvelle partie proposée, camps échangés.
web-offer-rematch-mine = Vous avez proposé de rejouer en échangeant les camps.
web-offer-accept = Accepter
web-offer-decline = Refuser
web-offer-withdraw = Retirer
web-over-replay = Revoir la partie
web-over-rematch = Rejouer
web-over-next = À la partie suivante
web-over-lobby = À l’accueil

## Le menu d’une table

web-menu = Menu
web-menu-lobby = À l’accueil
web-menu-rules = Règles de ce jeu
web-menu-history = Positions passées
web-menu-takeback = Demander à reprendre
web-menu-draw = Proposer la nulle
web-menu-pause = Demander une pause
web-menu-resign = Abandonner
web-menu-cancel = Annuler la table
web-resign-title = Vous abandonnez ?
web-resign-text = L’autre camp gagne aussitôt. C’est sans retour.
web-resign-no = Continuer
web-resign-yes = Abandonner
web-fair = Dés et tirages
web-fair-text = Ils découlent d’une graine scellée avant la partie et de ce que chaque camp a ajouté. La graine est révélée à la fin, et chacun peut vérifier.
web-fair-commitment = Empreinte :
web-fair-seed = Graine :
web-download = Télécharger
web-download-record = Enregistrement
web-download-text = Phrases
web-download-csv = Dés et tirages (CSV)
web-download-playdek = Journal Playdek
web-download-position = Cette position

## Touches

web-keys = Touches
web-key-choice = ouvrir une carte de la main, ou aller à un choix
web-key-arrows = d’un choix à l’autre, d’un lieu à l’autre
web-key-enter = choisir, confirmer
web-key-escape = quitter, désélectionner
web-key-back = revenir
web-key-kinds = influence, coup d’État, réalignement
web-key-uses = événement, course à l’espace, événement d’abord
web-key-prompt = aux choix
web-key-board = au plateau
web-key-log = journal
web-key-chat = discussion
web-key-notes = notes
web-key-list = le plateau ou les choix en liste
web-key-region = puis une lettre : l’Europe (E), l’Asie (A), le Moyen-Orient (M), l’Afrique (F), l’Amérique centrale (C), l’Amérique du Sud (S)
web-key-help = ces touches

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Animations
web-motion-off = Aucune
web-motion-quick = Rapides
web-motion-normal = Normales
web-motion-slow = Lentes
web-results = Résultats des dés et des coups
web-results-always = Toujours
web-results-own = Mes dés seulement
web-results-never = Jamais
web-palette = Palette
web-palette-usual = Habituelle
web-palette-distinct = Pour daltoniens
web-sound = Un son quand c’est mon tour
web-letters = Les lettres seules sont des commandes
web-confirm = Confirmer avant l’envoi

## Parties

web-replay-label = Revoir
web-replay-seen = Vu par
web-replay-both = Les deux
web-replay-public = Public
web-replay-slider = Moment de la partie
web-replay-step = Étape { $at } sur { $of }
web-replay-first = Au début
web-replay-turnback = Un tour en arrière
web-replay-back = Une étape en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-forward = Une étape en avant
web-replay-turnforward = Un tour en avant
web-replay-last = À la fin
web-replay-speed = Vitesse { $speed }×
web-replay-copy = Copier le lien de cette étape
web-score = { $side } { $points }
web-score-even = 0
web-curve-label = Le score au fil de la partie ; maintenant : { $score }
web-check = Vérifier dés et tirages
web-check-yes = Vérifié : chaque dé et chaque tirage découle de la graine scellée.
web-check-no = L’enregistrement n’a pas de graines : dés et tirages ne peuvent être vérifiés.
web-continue = Continuer d’ici
web-continue-text = Une nouvelle partie commence à la position après l’étape { $at }.
web-continue-start = Commencer
web-upload = Revoir un fichier
web-upload-text = Un enregistrement de Hotline, ou un journal Playdek de Twilight Struggle. Chaque coup est vérifié.
web-upload-choose = Choisir un fichier
web-upload-busy = Vérification du fichier
web-finished-empty = Aucune de vos parties n’est encore finie.
web-finished-all = Toutes les parties publiques
web-finished-more = Plus

## Les règles sous la main

web-rules-games = Jeux
web-rules-note = Les règles dans nos propres mots, numérotées comme partout dans le programme.
web-rules-search = Chercher dans les règles
web-rules-contents = Sommaire
web-rules-none = Aucune règle ne parle de « { $sought } ».
web-rules-places =
    { $count ->
        [one] 1 passage
       *[other] { $count } passages
    }
web-rules-before = Précédent
web-rules-next = Suivant
web-rules-all = Toutes les cartes
web-rules-cards-chapter = Cartes de ce chapitre
web-rules-cards-found = Cartes trouvées
web-rules-every = Toutes
web-rules-mentions = Dans les règles

## Le compte

web-account = Compte
web-account-text = Vous n’en avez pas besoin. Avec un compte, vos parties vous suivent sur d’autres appareils ; ce que vous jouez sans compte lui revient.
web-account-guest = Utiliser ce nom sans compte
web-account-password = Mot de passe, 8 caractères au moins
web-account-enter = Se connecter
web-account-make = Créer un compte
web-account-leave = Se déconnecter
web-account-export = Tout ce qui est conservé sur moi
web-account-signed = Connexion : { $name }.
web-account-done = C’est fait.

## The draft: what was chosen and not sent

web-who-draft = Votre brouillon, camp : { $side }
web-undo = Annuler
web-draft-label = Votre brouillon
web-draft-drop = Annuler : { $text }
web-draft-clear = Effacer
web-draft-left =
    { $left ->
        [one] Reste { $left } point
       *[other] Restent { $left } points
    }
web-draft-cubes-left =
    { $left ->
        [one] Reste { $left } cube
       *[other] Restent { $left } cubes
    }
web-draft-open = Incomplet
web-draft-target = Choisissez sur le plateau
web-draft-of = { $card } : { $what }
web-draft-lay = Poser { $card }
web-draft-place =
    { $count ->
        [one] Placer le point
       *[other] Placer { $count } points
    }
web-draft-remove =
    { $count ->
        [one] Retirer le point
       *[other] Retirer { $count } points
    }
web-draft-place-cubes =
    { $count ->
        [one] Placer le cube
       *[other] Placer { $count } cubes
    }
web-draft-remove-cubes =
    { $count ->
        [one] Retirer le cube
       *[other] Retirer { $count } cubes
    }
web-draft-all = Tous les points sont choisis
web-draft-all-cubes = Tous les cubes sont choisis
web-draft-sending = Envoi…
web-draft-offline = En attente de la connexion
web-draft-round = Finir le round
web-draft-full = Tout est placé. Confirmez, ou annulez d’abord quelque chose.
web-draft-note = Rien n’a encore été envoyé.
web-draft-lost = La partie a avancé. Votre brouillon est perdu.
web-draft-dice = Lancer les dés ?
web-draft-draw = Piocher ?
web-draft-reveal = Voir ce qui en résulte ?
web-draft-other = Prêt à envoyer
web-draft-over = Ceci termine la partie
web-choose-board = Choisissez sur le plateau ou dans votre main.
web-choose-map = Choisissez sur le plateau.
web-choose-hand = Choisissez dans votre main.
web-choices-list = Afficher tous les choix comme boutons
web-confirm-all = Tout
web-confirm-dice = Dés et pioches
web-confirm-none = Rien
web-goback = Revenir en arrière
web-goback-text = Choisissez la décision à laquelle revenir. Les dés et les pioches donneront le même résultat.
web-goback-hidden = Une de vos décisions

## About

web-about = À propos
web-about-text = Hotline est un logiciel libre : vous pouvez l’utiliser sous la licence MIT ou sous la licence Apache 2.0.
web-about-others = Œuvres d’autres auteurs
web-about-by = Auteurs : { $authors }
web-about-by-more = Auteurs : { $authors } et d’autres
web-about-licence = Licence :
web-about-changed = Les pictogrammes prennent les couleurs de la page, et leurs coordonnées sont arrondies.

## Profils et joueurs

web-nav-players = Joueurs
web-account-profile = Mon profil
web-page-profile = { $name } – Hotline
web-page-players = Joueurs – Hotline
web-profile-since = Compte créé en { $date }
web-profile-count = Parties
web-profile-now = En cours
web-profile-none = Aucune partie publique pour l’instant.
web-profile-ratings = Classements
web-profile-ratings-note = Glicko-2, avec écart
web-profile-game = Jeu
web-profile-overall = Ensemble
web-profile-west = Camp USA ou CIA
web-profile-east = Camp URSS ou KGB
web-profile-unrated = aucun
web-profile-curve = Classement dans le temps
web-profile-curve-table = En tableau
web-profile-curve-none = Aucune partie classée sur cette période.
web-profile-span = Période
web-profile-months = 3 mois
web-profile-year = Un an
web-profile-all = Tout
web-profile-results = Résultats
web-profile-score = gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }
web-profile-ends = Fin des parties
web-profile-opponents = Adversaires
web-profile-opponents-none = Aucune partie publique contre d’autres comptes.
web-profile-name = Nom
web-profile-show = Parties
web-profile-against = Parties contre { $name }
web-profile-playing = Parties en cours
web-profile-archive = Parties jouées
web-result-won = Gagnée
web-result-drawn = Nulle
web-result-lost = Perdue
web-archive-filters = Filtres
web-archive-games = Tous les jeux
web-archive-side = Camp
web-archive-sides = Les deux camps
web-archive-result = Résultat
web-archive-results = Tous les résultats
web-archive-kind = Type
web-archive-kinds = Classées ou non
web-archive-rated = Classées
web-archive-casual = Amicales
web-archive-all-opponents = Montrer tous les adversaires
web-archive-none = Aucune partie ne correspond.
web-players-title = Joueurs
web-players-text = Le classement compte les parties classées. Il en faut assez pour figurer sur la liste.
web-players-none = Personne n’a encore joué assez de parties classées.
web-players-games =
    { $count ->
        [one] une partie
        [many] { $count } de parties
       *[other] { $count } parties
    }

## Partie rapide et invitations

web-pool-title = Partie rapide
web-pool-text = en attente maintenant
web-pool-join = { $game }, { $clock } : { $count } en attente. Rejoindre
web-pool-leave = { $game }, { $clock } : { $count } en attente, vous aussi. Quitter
web-pool-waiting = Vous attendez un adversaire : { $game }, { $clock }. Appuyez encore pour quitter.
web-pool-rated = Entre deux comptes, la partie est classée. Appuyez pour rejoindre, encore pour quitter.
web-pool-casual = Appuyez pour rejoindre, encore pour quitter. Avec un compte, la partie peut être classée.
web-lobby-asked = On vous invite à jouer
web-list-terms = Conditions
web-list-refuse = Refuser
web-list-asked = invitation : { $name }
web-ask-name = Inviter un compte par son nom
web-ask = Inviter
web-waiting-asked = { $name } : l’invitation est affichée à l’accueil et peut être acceptée ou refusée.
web-profile-ask = Inviter à jouer

## Lessons

web-nav-learn = Apprendre
web-lobby-learn = Première visite ? Apprenez un jeu en jouant :
web-page-learn = Apprendre · Hotline
web-page-lesson = { $title } · Hotline
web-learn-title = Apprendre en jouant
web-learn-text = Des leçons courtes sur le vrai plateau. Vous jouez, et vous savez aussitôt ce que cela donne.
web-learn-progress = Leçons : { $done } sur { $count }
web-learn-lesson = Leçon { $number } sur { $count }, { $title }
web-learn-label = La leçon
web-learn-minutes = { $minutes } min
web-learn-done = terminée
web-learn-steps = Étapes : { $done } sur { $count }
web-learn-turn = À vous
web-learn-right = C’est cela.
web-learn-wrong = Pas cette fois.
web-learn-illegal = Impossible.
web-learn-back = Retour
web-learn-show = Montrer
web-learn-next = Suite
web-learn-following = Leçon suivante
web-learn-play = Jouer une partie
web-learn-leave = Quitter la leçon
