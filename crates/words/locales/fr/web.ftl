### Le client web, en français.

## Partout

web-title = Hotline
web-brand-label = Hotline : vers l’accueil
web-close = Fermer
web-loading = Chargement
web-missing = Il n’y a rien à cette adresse.
web-error-network = Le serveur ne répond pas. Ce que vous avez joué est en sûreté.
web-error-server = Une erreur est survenue sur le serveur. Rien n’a changé.
web-copied = Copié
web-nav-label = Pages
web-nav-play = Jouer
web-nav-replays = Parties
web-rules = Règles

## Les jeux

web-game-twilight = Twilight Struggle
web-game-twilight-text = Toute la guerre froide sur une carte. Dix tours, deux à trois heures.
web-game-curtain = Iron Curtain
web-game-curtain-text = Dix-huit cartes deviennent la carte du monde. Vingt minutes.
web-game-spies = CIA contre KGB
web-game-spies-text = Du bluff, un pays après l’autre. Une demi-heure.

## L’accueil

web-lobby-title =
    { $count ->
        [one] À vous de jouer dans une partie
       *[other] À vous de jouer dans { $count } parties
    }
web-lobby-none = À quoi jouons-nous ?
web-lobby-empty = Pas encore de partie
web-lobby-empty-text = Commencez par Iron Curtain contre la machine : cela prend vingt minutes.
web-lobby-waiting = En attente de l’autre camp
web-lobby-open = Tables ouvertes
web-lobby-open-count =
    { $count ->
        [one] une personne cherche un adversaire
       *[other] { $count } personnes cherchent un adversaire
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
web-list-you = À vous de décider.
web-list-other = Décision : { $name }.
web-list-both-decide = Les deux camps décident.

## Une nouvelle partie

web-new = Nouvelle partie
web-new-game = Quel jeu ?
web-new-against = Jouer contre
web-against-bot = Machine
web-against-friend = Un ami
web-against-friend-text = Vous recevez un lien à envoyer.
web-against-anyone = N’importe qui
web-against-anyone-text = La table attend à l’accueil.
web-against-screen = Même écran
web-against-screen-text = Deux joueurs se passent l’appareil.
web-new-level = Niveau
web-bot-random = Machine, au hasard
web-bot-easy = Machine, facile
web-bot-medium = Machine, moyen
web-bot-hard = Machine, difficile
web-bot-expert = Machine, expert
web-new-side = Camp
web-side-lot = Au sort
web-side-bid = Enchères
web-side-bid-text = Chacun mise de l’influence pour le droit de choisir son camp.
web-new-clock = Temps
web-clock-none = Sans limite
web-clock-minutes = { $minutes } min
web-clock-days =
    { $days ->
        [one] 1 jour
       *[other] { $days } jours
    }
web-clock-live-text = { $minutes } minutes pour toute la partie, et { $seconds } secondes de plus à chaque tour.
web-clock-days-text = { $days } jours par tour : une partie par correspondance, quand on en a le temps.
web-new-preset = Jeu de règles
web-new-usual = Comme d’habitude : { $value }
web-new-rated = La partie compte : pas de retour en arrière consenti
web-new-public = Tout le monde peut regarder
web-new-more = Plus d’options
web-new-fewer = Moins d’options
web-new-fair = Dés et tirages sont fixés avant la partie ; chacun peut les vérifier ensuite.

## Prendre place

web-join = Prendre place
web-join-title = Vous êtes invité à une partie
web-join-game = Vous êtes invité : { $title }
web-join-name = Votre nom
web-invite-text = Envoyez ce lien à votre ami :
web-invite-copy = Copier le lien
web-waiting-lobby = La table reste à l’accueil jusqu’à ce que quelqu’un prenne place.
web-player-you = Vous
web-player-guest = Invité
web-player-nobody = personne encore
web-player-gone = un ancien joueur
web-player-away = absent

## La table

web-page-table = { $title } · Hotline
web-page-turn = (1) { $title } · Hotline
web-page-count = ({ $count }) Hotline
web-page-replay = Rejouer : { $title } · Hotline
web-page-finished = Parties · Hotline
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
web-who-you = À vous de décider : { $side }
web-who-other = { $name } décide : { $side }
web-thinking = Réfléchit…
web-who-nobody = Personne n’a à décider
web-who-over = La partie est finie
web-phase-waiting = En attente d’un adversaire
web-phase-paused = Les pendules sont arrêtées.
web-phase-cancelled = La table a été annulée.
web-phase-stuck = Cette partie suit des règles que ce programme ne connaît plus. Son compte rendu est conservé.
web-phase-chance = Les dés et les cartes décident
web-early-title = Vous pouvez déjà répondre ; l’autre camp n’en voit rien
web-held = Votre réponse est choisie et scellée : { $text }
web-held-change = La changer
web-held-busy = Votre choix est en route.
web-held-offline = La connexion est coupée.
web-interrupts = Ce n’est pas votre tour, mais vous pouvez :
web-back = Retour
web-points-done =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
web-points-left = jusqu’ici, reste { $left }
web-points-undo = Annuler
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
web-since =
    { $count ->
        [one] Depuis votre dernière visite : un coup.
       *[other] Depuis votre dernière visite : { $count } coups.
    }
web-since-again = Montrer encore
web-step-skip = Une touche ou un clic : position actuelle
web-chat-label = Ce qui s’est dit
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Écrivez quelque chose
web-chat-send = Envoyer
web-notes-label = Mes notes sur cette partie
web-notes-text = Vous seul pouvez les lire. Elles sont enregistrées à mesure que vous écrivez.
web-notes-saved = Enregistré
web-notes-waiting = Pas encore enregistré
web-whynot-label = Pourquoi c’est impossible
web-whynot-now = Cela n’a rien à voir avec la question posée.
web-whynot-show = Montrer ce que je peux faire
web-danger-title = Êtes-vous sûr ?
web-danger-back = Choisir autre chose
web-danger-go = Le jouer quand même
web-handover-title = { $side } : c’est à vous
web-handover-text = Les cartes de l’autre camp sont cachées. Appuyez quand vous tenez l’appareil.
web-handover-show = Montrer la vue : { $side }
web-lost = La connexion est perdue.
web-lost-retry =
    { $seconds ->
        [0] Nouvel essai. Ce qui a été accepté est enregistré.
       *[other] Nouvel essai dans { $seconds } s. Ce qui a été accepté est enregistré.
    }
web-lost-now = Réessayer
web-resume = Reprendre
web-claim-text = L’autre camp n’a plus de temps.
web-claim = Réclamer la victoire
web-claim-wait = Accorder du temps
web-offer-draw-theirs = { $side } propose l’égalité.
web-offer-draw-mine = Vous avez proposé l’égalité.
web-offer-takeback-theirs = { $side } demande à reprendre sa dernière décision.
web-offer-takeback-mine = Vous avez demandé à reprendre votre dernière décision.
web-offer-pause-theirs = { $side } demande d’arrêter les pendules.
web-offer-pause-mine = Vous avez demandé d’arrêter les pendules.
web-offer-rematch-theirs = { $side } veut rejouer en échangeant les camps.
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
web-menu-draw = Proposer l’égalité
web-menu-pause = Demander une pause
web-menu-resign = Abandonner
web-menu-cancel = Annuler la table
web-resign-title = Vous abandonnez ?
web-resign-text = L’autre camp gagne aussitôt. C’est sans retour.
web-resign-no = Continuer
web-resign-yes = Abandonner
web-fair = Dés et tirages
web-fair-text = Ils découlent d’une graine scellée avant la partie et de ce que chaque camp a ajouté. La graine est révélée à la fin, et chacun peut vérifier.
web-fair-commitment = Sceau :
web-fair-seed = Graine :
web-download = Télécharger
web-download-record = Enregistrement
web-download-text = Phrases
web-download-csv = Dés et tirages (CSV)
web-download-playdek = Journal Playdek
web-download-position = Cette position

## Touches

web-keys = Touches
web-key-choice = aller à un choix
web-key-arrows = d’un choix à l’autre, d’un lieu à l’autre
web-key-enter = choisir, confirmer
web-key-escape = quitter, désélectionner
web-key-back = revenir
web-key-kinds = influence, coup d’État, réalignement
web-key-prompt = aux choix
web-key-board = au plateau
web-key-log = journal
web-key-chat = discussion
web-key-notes = notes
web-key-list = le plateau en liste
web-key-region = puis une lettre : l’Europe (E), l’Asie (A), le Moyen-Orient (M), l’Afrique (F), l’Amérique centrale (C), l’Amérique du Sud (S)
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
web-palette = Palette
web-palette-usual = Habituelle
web-palette-distinct = Pour daltoniens
web-sound = Un coup sourd quand c’est mon tour
web-letters = Les lettres seules sont des commandes
web-confirm = Demander confirmation avant chaque coup

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
web-curve-label = Le score au fil de la partie ; maintenant : { $score }
web-check = Vérifier dés et tirages
web-check-yes = Vérifié : chaque dé et chaque tirage découle de la graine scellée.
web-check-no = L’enregistrement n’a pas de graines : dés et tirages ne peuvent être vérifiés.
web-continue = Continuer d’ici
web-continue-text = Une nouvelle partie commence à la position après l’étape { $at }.
web-continue-start = Commencer
web-upload = Regarder un enregistrement ou un journal
web-upload-text = Un enregistrement de Hotline, ou un journal Playdek de Twilight Struggle. Chaque coup est vérifié.
web-upload-choose = Choisir un fichier
web-upload-busy = Vérification du fichier
web-finished-empty = Aucune de vos parties n’est encore finie.
web-finished-all = Toutes les parties publiques
web-finished-more = Plus

## Les règles sous la main

web-rules-games = Jeux
web-rules-note = Un résumé dans nos propres mots, en anglais ; à la table, noms et textes des cartes sont dans chaque langue.
web-rules-search = Chercher dans les règles
web-rules-contents = Sommaire
web-rules-none = Aucune règle ne parle de « { $sought } ».

## Le compte

web-account = Compte
web-account-text = Vous n’en avez pas besoin. Avec un compte, vos parties vous suivent sur d’autres appareils ; ce que vous jouez comme invité lui revient.
web-account-guest = Utiliser ce nom comme invité
web-account-password = Mot de passe, 8 caractères au moins
web-account-enter = Se connecter
web-account-make = Créer un compte
web-account-leave = Se déconnecter
web-account-export = Tout ce qui est conservé sur moi
web-account-signed = Vous êtes connecté : { $name }.
web-account-done = C’est fait.
