### Lessons, in French. The keys follow from the files of lessons/: lesson-<game>-<lesson>-<step>.

## What all lessons share

lesson-other = C’est permis, mais ce n’est pas le sujet de cette leçon. Essayez encore.
lesson-unasked = Cela ne répond pas à la question. Essayez encore.
lesson-theme-board = Le plateau
lesson-theme-operations = Les opérations
lesson-theme-cards = Les cartes
lesson-theme-turn = Le tour
lesson-theme-danger = Les dangers
lesson-theme-struggle = La lutte
lesson-theme-agents = Les agents
lesson-theme-table = La table
lesson-theme-points = Les points

## Twilight Struggle: the map and influence

lesson-twilight-influence = La carte et l’influence
lesson-twilight-influence-map = Chaque case est un pays, et des lignes relient les voisins. Le chiffre de **gauche** est l’influence des États-Unis, celui de **droite** l’influence de l’URSS.
lesson-twilight-influence-near = Vous avez joué une carte pour ses 4 points d’opération (PO). Vous pouvez placer de l’influence **là où vous en avez déjà** et dans les pays **voisins**.
lesson-twilight-influence-near-task = Placez 1 point d’influence au Pakistan.
lesson-twilight-influence-near-yes = Le Pakistan est voisin de l’Iran, où vous avez de l’influence. Cela a coûté 1 PO.
lesson-twilight-influence-near-far = L’Angola est trop loin : vous n’avez d’influence ni là ni dans un pays voisin.
lesson-twilight-influence-near-iran = L’Iran serait permis, car vous y avez de l’influence. Cette fois, allez à côté, au Pakistan.
lesson-twilight-influence-chain = Ce qui compte est la situation **au début du round**. Le Pakistan était vide, donc l’Inde, derrière lui, reste hors d’atteinte.
lesson-twilight-influence-chain-task = Placez 1 point d’influence en Afghanistan, à côté de l’Iran.
lesson-twilight-influence-chain-yes = L’Afghanistan est voisin de l’Iran. Il vous reste 2 PO.
lesson-twilight-influence-chain-india = Parmi vos pays, l’Inde n’est voisine que du Pakistan, où vous n’aviez rien au début du round. Au prochain round, elle sera à portée.
lesson-twilight-influence-cost = L’URSS contrôle l’Irak. Dans un pays que l’adversaire contrôle, un point d’influence coûte **2** PO au lieu d’un.
lesson-twilight-influence-cost-task = Dépensez vos 2 derniers PO en Irak.
lesson-twilight-influence-cost-yes = L’avance de l’URSS en Irak n’est plus que de 2, et sa stabilité est de 3 : plus personne ne le contrôle.
lesson-twilight-influence-end = L’influence s’étend de proche en proche, à partir de vos pays. La leçon suivante dit à quoi elle sert : le contrôle.

## Twilight Struggle: control

lesson-twilight-control = Contrôle et stabilité
lesson-twilight-control-number = Le chiffre au milieu d’une case est la **stabilité** du pays : l’avance qu’il faut pour le **contrôler**. L’Iran a une stabilité de 2 et vous menez d’un point : personne ne le contrôle.
lesson-twilight-control-number-task = Placez 1 point d’influence en Iran.
lesson-twilight-control-number-yes = 2 à 0, c’est une avance de 2 : vous contrôlez l’Iran, et sa case prend votre couleur.
lesson-twilight-control-number-israel = Israël a une stabilité de 4 : un deuxième point y changerait peu de choses. Renforcez l’Iran.
lesson-twilight-control-number-syria = La Syrie est pour l’instant à l’URSS. Prenez d’abord le contrôle de l’Iran.
lesson-twilight-control-break = Le Liban a une stabilité de 1 : un seul point suffit à l’URSS pour le contrôler. Le vôtre y coûte 2 PO et ramène à 1 partout.
lesson-twilight-control-break-task = Brisez le contrôle du Liban.
lesson-twilight-control-break-yes = 1 à 1, ce n’est pas une avance : personne ne contrôle le Liban. Briser un contrôle coûte souvent moins que de le prendre.
lesson-twilight-control-break-syria = Cela briserait aussi un contrôle, celui de la Syrie. Cette leçon demande le Liban.
lesson-twilight-control-end = Le contrôle est une avance au moins égale à la stabilité. Il décide du coût d’un point et de ce que rapporte une région décomptée.

## Twilight Struggle: coups and DEFCON

lesson-twilight-coups = Coups d’État et DEFCON
lesson-twilight-coups-sum = Un **coup d’État** : un dé, plus les PO de la carte, moins le double de la stabilité. Le reste retire l’influence adverse, puis ajoute la vôtre.
lesson-twilight-coups-sum-task = Tentez un coup d’État en Iran avec vos 3 PO.
lesson-twilight-coups-sum-yes = Le dé donne 4 : 4 + 3 − 4 = 3. Deux points soviétiques partent, un des vôtres arrive.
lesson-twilight-coups-sum-europe = Le DEFCON est à 4 : plus de coup d’État en Europe. Allez en Iran.
lesson-twilight-coups-sum-safe = Il n’y a rien à gagner ici : il faut de l’influence soviétique à retirer.
lesson-twilight-coups-price = L’Iran est un pays **stratégique** (nom sur fond sombre). Un coup d’État y fait baisser le **DEFCON** d’un cran : il est à 3, et l’Asie aussi est fermée aux coups d’État. Vos opérations militaires montent à 3.
lesson-twilight-coups-calm = L’URSS a placé de l’influence, et vous jouez une autre carte de 3 PO. Dans un pays qui n’est **pas** stratégique, un coup d’État ne touche pas au DEFCON.
lesson-twilight-coups-calm-task = Tentez un coup d’État qui laisse le DEFCON à 3.
lesson-twilight-coups-calm-yes = Le dé donne 2 : 2 + 3 − 2 = 3. Le Soudan est à vous, et le DEFCON reste à 3.
lesson-twilight-coups-calm-egypt = L’Égypte est stratégique : ce coup d’État ferait baisser le DEFCON à 2. Cherchez un nom sur fond clair.
lesson-twilight-coups-end = Un coup d’État agit vite, mais dans un pays stratégique il se paie en DEFCON. À 1, le joueur actif a perdu.

## Twilight Struggle: event or Operations

lesson-twilight-cards = Événement ou opérations
lesson-twilight-cards-hand = À chaque round, vous jouez une carte. Le chiffre donne ses points d’opération (PO), le texte son événement. Si la carte est à vous ou neutre, vous utilisez **l’un ou l’autre**.
lesson-twilight-cards-pick = « Doctrine Truman » n’a qu’1 PO, mais un événement fort : toute l’influence soviétique quitte un pays d’Europe que personne ne contrôle. L’Italie en est un.
lesson-twilight-cards-pick-task = Choisissez « Doctrine Truman » dans votre main.
lesson-twilight-cards-pick-containment = Gardez « Endiguement » pour le prochain round : elle a plus de PO.
lesson-twilight-cards-use = Décidez maintenant à quoi sert la carte.
lesson-twilight-cards-use-task = Jouez-la comme événement.
lesson-twilight-cards-use-ops = 1 PO n’apporterait presque rien. L’événement vaut plus ici.
lesson-twilight-cards-use-space = La course à l’espace demande une carte d’au moins 2 PO.
lesson-twilight-cards-where = L’événement demande un pays. Ce qu’il fait ne coûte rien de plus.
lesson-twilight-cards-where-task = Choisissez l’Italie.
lesson-twilight-cards-where-yes = Le point soviétique en Italie disparaît. La carte porte une étoile : après son événement, elle quitte la partie.
lesson-twilight-cards-second = L’URSS s’est placée au Liban, et c’est de nouveau à vous. « Endiguement » a 3 PO.
lesson-twilight-cards-second-task = Choisissez « Endiguement ».
lesson-twilight-cards-ops = Les opérations servent à placer de l’influence, à un coup d’État ou à des réalignements, une seule sorte par carte.
lesson-twilight-cards-ops-task = Utilisez-la pour des opérations.
lesson-twilight-cards-ops-event = Cet événement vaut surtout en début de tour. Ici, prenez les points.
lesson-twilight-cards-ops-yes = Trois points : un en Iran, deux au Pakistan, et vous contrôlez les deux. L’événement n’a pas eu lieu : la carte va à la défausse et reviendra.
lesson-twilight-cards-end = Événement ou points : pour vos cartes, c’est un choix. Pour celles de l’adversaire, non, comme le montre la leçon suivante.

## Twilight Struggle: cards of the opponent

lesson-twilight-opponent = Les cartes de l’adversaire
lesson-twilight-opponent-theirs = À peu près la moitié de votre main porte des événements **soviétiques**. Si vous jouez une telle carte pour ses PO, **son événement a lieu aussi**.
lesson-twilight-opponent-pick = Jouez-la donc quand elle fait peu de mal. « Fidel » donne Cuba à l’URSS, et Cuba est déjà à elle.
lesson-twilight-opponent-pick-task = Choisissez la carte dont l’événement fait le moins de mal.
lesson-twilight-opponent-pick-socialist = « Gouvernements socialistes » vous prendrait trois points en Europe de l’Ouest. Attendez, ou envoyez-la dans l’espace.
lesson-twilight-opponent-pick-own = Cette carte est à vous et peut attendre. Débarrassez-vous de la soviétique tant qu’elle est inoffensive.
lesson-twilight-opponent-order = C’est vous qui fixez l’ordre : leur événement ou vos points d’abord. Ici, cela revient au même : choisissez.
lesson-twilight-opponent-order-task = Utilisez la carte, événement avant ou après.
lesson-twilight-opponent-order-event = L’événement n’est pas à vous : vous ne pouvez pas jouer la carte pour lui seul.
lesson-twilight-opponent-order-first = Rien n’a changé à Cuba, et vos deux points sont allés en Iran et au Pakistan.
lesson-twilight-opponent-order-last = Vos deux points sont allés en Iran et au Pakistan, puis l’événement n’a rien changé à Cuba.
lesson-twilight-opponent-gone = « Fidel » porte une étoile et a eu lieu : elle est hors du jeu et ne vous gênera plus.
lesson-twilight-opponent-end = Presque toute carte doit être jouée. L’art est de laisser passer les événements adverses au moment le moins grave.

## Twilight Struggle: realignment

lesson-twilight-realignment = Réalignement
lesson-twilight-realignment-sum = Pour un **réalignement**, chaque camp lance un dé et ajoute 1 par pays voisin qu’il contrôle, 1 s’il a plus d’influence sur place, 1 à côté de sa superpuissance.
lesson-twilight-realignment-roll = À Cuba, vous ajoutez 3 : Haïti, le Nicaragua et les États-Unis à côté. L’URSS ajoute 1, car elle y a plus d’influence.
lesson-twilight-realignment-roll-task = Tentez un réalignement à Cuba.
lesson-twilight-realignment-roll-yes = Vous faites 4, l’URSS 3 : 7 à 4. Le perdant retire la différence : les trois points soviétiques partent. Le DEFCON n’a pas bougé.
lesson-twilight-realignment-roll-haiti = Il n’y a rien de soviétique à retirer à Haïti.
lesson-twilight-realignment-choose = Chaque jet coûte 1 PO et n’ajoute **aucune** influence à vous. Il vous en reste 2 : comparez le Chili et l’Angola.
lesson-twilight-realignment-choose-task = Tentez le jet là où l’on ajoute plus à votre dé.
lesson-twilight-realignment-choose-tie = Au Chili, vous ajoutez 2 pour l’Argentine et le Pérou : 3 + 2 contre 4 + 1. Égalité, rien ne se passe.
lesson-twilight-realignment-choose-angola = En Angola, l’URSS ajoute 2, pour le Zaïre et pour son influence, et vous rien.
lesson-twilight-realignment-again = On peut retenter dans le même pays tant qu’il reste des points.
lesson-twilight-realignment-again-task = Retentez le Chili.
lesson-twilight-realignment-again-yes = 5 + 2 contre 2 + 1 : le point soviétique quitte le Chili. Le pays est vide, mais pas à vous.
lesson-twilight-realignment-end = Le réalignement retire sans toucher au DEFCON, surtout là où vous avez des voisins. Pour gagner le pays, il faut encore y placer de l’influence.

## Twilight Struggle: scoring

lesson-twilight-scoring = Les cartes de décompte
lesson-twilight-scoring-levels = Un pays contrôlé donne la **présence**, plus de pays et plus de pays stratégiques que l’autre la **domination**, dont un pays non stratégique. Vous dominez le Moyen-Orient.
lesson-twilight-scoring-sum = La domination vaut ici 5, la présence 3, et chaque pays stratégique 1 de plus. Vous recevez 5 + 2 = 7, l’URSS 3 + 1 = 4.
lesson-twilight-scoring-play = Le marqueur avance de la différence. Une carte de décompte ne se garde pas au-delà du tour, et le moment est bon.
lesson-twilight-scoring-play-task = Décomptez le Moyen-Orient.
lesson-twilight-scoring-play-yes = 7 à 4 : vous gagnez 3 points de victoire (PV).
lesson-twilight-scoring-play-later = L’URSS profiterait du prochain round pour briser votre avance. Décomptez d’abord.
lesson-twilight-scoring-end = À 20 PV, victoire immédiate. Qui garde une carte de décompte à la fin d’un tour a perdu : prévoyez-la tôt.

## Twilight Struggle: headlines

lesson-twilight-headline = Le gros titre
lesson-twilight-headline-secret = Chaque tour commence par un **gros titre** : chacun choisit une carte en secret, et les deux événements ont lieu. La plus forte en PO passe d’abord, celle des États-Unis en cas d’égalité.
lesson-twilight-headline-pick = Seul l’événement compte, pas les points. Prenez-en un à vous : un événement soviétique servirait l’URSS.
lesson-twilight-headline-pick-task = Choisissez la campagne « Duck and Cover » comme gros titre.
lesson-twilight-headline-pick-yes = Votre carte a 3 PO, « Nasser » 1 : la vôtre passe d’abord. Le DEFCON tombe à 4 et vous marquez 5 − 4 = 1 PV. Puis Nasser prend l’Égypte.
lesson-twilight-headline-pick-theirs = Cet événement est soviétique : en gros titre, il vous frapperait, c’est tout. Gardez la carte pour un round calme.
lesson-twilight-headline-pick-un = « Intervention de l’ONU » ne peut pas être un gros titre : elle se joue avec une autre carte.
lesson-twilight-headline-after = Après les gros titres, chaque camp joue six rounds, sept à partir du tour 4. L’URSS commence chacun.
lesson-twilight-headline-end = Un gros titre est un événement gratuit. Prenez-en un qui soit bon quoi que fasse l’autre camp.

## Twilight Struggle: Space Race and Military Operations

lesson-twilight-space = Espace et opérations militaires
lesson-twilight-space-race = Une fois par tour, vous pouvez envoyer une carte dans la **course à l’espace**. Son événement n’a pas lieu : c’est la place des pires cartes adverses.
lesson-twilight-space-pick = Pour la première case, il faut une carte de 2 PO et un dé de 3 ou moins.
lesson-twilight-space-pick-task = Choisissez la carte dont vous voulez vous défaire.
lesson-twilight-space-pick-own = Celle-là est à vous et ne vous fait pas de mal. Choisissez la carte soviétique.
lesson-twilight-space-send = « Gouvernements socialistes » vous coûterait l’Italie.
lesson-twilight-space-send-task = Envoyez-la dans la course à l’espace.
lesson-twilight-space-send-yes = Le dé donne 2 : vous êtes le premier dans la case, soit 2 PV, et l’Italie est sauve.
lesson-twilight-space-send-event = Son événement aurait alors lieu. Dans l’espace, non.
lesson-twilight-space-due = C’est le dernier round du tour. À sa fin, chaque camp doit avoir autant d’**opérations militaires** que le niveau du DEFCON, ici 3. Vous en avez 0, l’URSS 1.
lesson-twilight-space-coup = Ce qui manque donne des PV à l’autre camp. Un coup d’État compte autant d’opérations que sa carte a de PO.
lesson-twilight-space-coup-task = Tentez un coup d’État au Soudan.
lesson-twilight-space-coup-yes = Vous en avez 3, l’URSS une seule : ses 2 opérations manquantes vous donnent 2 PV.
lesson-twilight-space-coup-place = Placer de l’influence n’est pas une opération militaire : vous perdriez 3 PV à la fin du tour.
lesson-twilight-space-end = Une carte dangereuse par tour part dans l’espace, et un coup d’État évite la pénalité. Prévoyez les deux à chaque tour.

## Twilight Struggle: the China Card

lesson-twilight-china = La carte Chine
lesson-twilight-china-card = La carte Chine ne fait pas partie de votre main. Elle donne **4 PO**, ou **5** s’ils sont tous dépensés en Asie. Elle n’a pas d’événement.
lesson-twilight-china-pick = Elle se joue dans un round à la place d’une autre carte : il vous en reste une de plus en main.
lesson-twilight-china-pick-task = Jouez la carte Chine.
lesson-twilight-china-pick-other = C’est une carte ordinaire. Prenez la carte Chine.
lesson-twilight-china-india = L’Inde est stratégique, sa stabilité est de 3, et elle touche votre Pakistan.
lesson-twilight-china-india-task = Placez 3 points d’influence en Inde.
lesson-twilight-china-india-outside = La Jordanie est au Moyen-Orient : le cinquième point serait perdu.
lesson-twilight-china-india-yes = L’Inde est à vous. Il vous reste 2 PO, si vous restez en Asie.
lesson-twilight-china-malaysia = La Malaisie a une stabilité de 2 et touche l’Australie. L’Asie du Sud-Est fait partie de l’Asie.
lesson-twilight-china-malaysia-task = Placez 2 points d’influence en Malaisie.
lesson-twilight-china-malaysia-outside = Ce serait quitter l’Asie, et perdre le cinquième point.
lesson-twilight-china-malaysia-yes = Cinq PO, tous en Asie. La carte est maintenant **face cachée** devant l’URSS, qui pourra la jouer dès le prochain tour.
lesson-twilight-china-end = La carte Chine va et vient. Qui la détient a une réserve, et 1 PV à la fin de la partie.

## Twilight Struggle: a first turn

lesson-twilight-turn = Votre premier tour
lesson-twilight-turn-begin = La mise en place est faite : vous contrôlez l’Allemagne de l’Ouest et l’Italie, l’URSS la Pologne et l’Allemagne de l’Est. Jouez le début du tour 1 avec les États-Unis.
lesson-twilight-turn-headline = D’abord le gros titre. « Endiguement » donne 1 PO de plus à chacune de vos cartes pendant tout le tour.
lesson-twilight-turn-headline-task = Choisissez « Endiguement » comme gros titre.
lesson-twilight-turn-headline-yes = Les deux événements ont eu lieu, le vôtre d’abord, car l’égalité est aux États-Unis. Puis l’URSS a joué « COMECON » pour un coup d’État en Iran : elle y a 1 point, vous aucun. Le DEFCON est à 4.
lesson-twilight-turn-headline-theirs = En gros titre, un événement soviétique jouerait contre vous.
lesson-twilight-turn-headline-nato = « OTAN » exige d’abord « Création du pacte de Varsovie » ou « Plan Marshall » : l’événement n’aurait pas lieu.
lesson-twilight-turn-answer = Répondez en Iran : un coup d’État donne aussi les opérations militaires dues en fin de tour. « Duck and Cover » a 3 PO, 4 avec « Endiguement ».
lesson-twilight-turn-answer-task = Jouez la campagne « Duck and Cover » pour des opérations.
lesson-twilight-turn-answer-theirs = Son événement vous prendrait trois points en Europe de l’Ouest. Elle servira mieux plus tard.
lesson-twilight-turn-coup = L’Iran a une stabilité de 2 : on retire 4 à la somme du dé et des PO.
lesson-twilight-turn-coup-task = Tentez un coup d’État en Iran.
lesson-twilight-turn-coup-yes = 3 + 4 − 4 = 3 : un point soviétique part, deux des vôtres arrivent. L’Iran est à vous, le DEFCON à 3, vos opérations militaires à 4.
lesson-twilight-turn-coup-place = L’Iran est hors d’atteinte pour l’influence : vous n’en avez plus là ni à côté. Un coup d’État n’a pas besoin de voisin.
lesson-twilight-turn-scored = L’URSS a décompté l’Asie : 3 + 1 pour la Corée du Nord contre vos 3, soit 1 PV pour elle. À DEFCON 3, plus de coup d’État en Europe ni en Asie.
lesson-twilight-turn-grow = Étendez-vous. « OTAN » a 4 PO, et avec « Endiguement » elle reste au maximum de 4.
lesson-twilight-turn-grow-task = Jouez « OTAN » pour des opérations.
lesson-twilight-turn-grow-theirs = Pas encore : son événement ferait mal, et sa place est dans l’espace.
lesson-twilight-turn-place = Le Pakistan est stratégique et voisin de l’Iran, la Jordanie est voisine d’Israël. Il faut 2 points pour contrôler chacun.
lesson-twilight-turn-place-task = Placez 2 points au Pakistan, puis 2 en Jordanie.
lesson-twilight-turn-place-yes = Le Pakistan et la Jordanie sont à vous. L’URSS a répondu au Liban, avec « Nasser ».
lesson-twilight-turn-danger = « Gouvernements socialistes » est la pire carte de votre main. Une fois par tour, il y a une issue.
lesson-twilight-turn-danger-task = Choisissez « Gouvernements socialistes ».
lesson-twilight-turn-danger-later = Cette carte peut attendre. Débarrassez-vous d’abord de la dangereuse.
lesson-twilight-turn-space = Dans l’espace, son événement n’a pas lieu.
lesson-twilight-turn-space-task = Envoyez-la dans la course à l’espace.
lesson-twilight-turn-space-yes = Un 3 suffit tout juste : votre marqueur est dans la première case, et il y est le premier.
lesson-twilight-turn-space-event = Son événement aurait lieu tout de même. Utilisez la course à l’espace.
lesson-twilight-turn-end = Trois rounds sur six sont joués : l’Iran, le Pakistan et la Jordanie sont à vous, les opérations militaires faites. À vous une vraie partie.

## Twilight Struggle: DEFCON

lesson-twilight-defcon = Ne pas perdre par le DEFCON
lesson-twilight-defcon-edge = Le DEFCON est à **2**. S’il tombe à 1, le **joueur actif** perd, quel que soit celui qui l’a fait baisser. Dans votre round, c’est vous.
lesson-twilight-defcon-coup = Vous avez 3 PO pour des opérations. L’Angola est stratégique, le Soudan non.
lesson-twilight-defcon-coup-task = Tentez un coup d’État qui ne vous fasse pas perdre.
lesson-twilight-defcon-coup-lost = Un coup d’État dans un pays stratégique met le DEFCON à 1, et la partie est perdue. À DEFCON 2, jamais.
lesson-twilight-defcon-coup-closed = À DEFCON 2, le Moyen-Orient est fermé aux coups d’État, comme l’Europe et l’Asie.
lesson-twilight-defcon-coup-yes = 3 + 3 − 2 = 4 : le Soudan est à vous, et le DEFCON reste à 2.
lesson-twilight-defcon-hand = Des cartes aussi font baisser le DEFCON : « Nous vous enterrerons ! » comme événement soviétique, « Duck and Cover » comme événement à vous.
lesson-twilight-defcon-pick = Votre propre événement, rien ne vous y oblige. Le soviétique a lieu dès que vous jouez la carte pour ses PO.
lesson-twilight-defcon-pick-task = Choisissez la carte que vous ne pouvez pas jouer maintenant pour ses PO.
lesson-twilight-defcon-pick-duck = Cet événement est à vous : pour des opérations, il n’a pas lieu. Le piège est l’autre carte.
lesson-twilight-defcon-pick-later = Cette carte est inoffensive. Occupez-vous de la dangereuse tant que vous le pouvez.
lesson-twilight-defcon-space = Il est un endroit où un événement n’a jamais lieu.
lesson-twilight-defcon-space-task = Envoyez la carte dans la course à l’espace.
lesson-twilight-defcon-space-lost = Son événement met le DEFCON à 1 dans votre round : vous perdriez aussitôt.
lesson-twilight-defcon-space-yes = Un 5 ne fait rien avancer, mais la carte est partie et le monde tient encore.
lesson-twilight-defcon-own = Reste « Duck and Cover », avec 3 PO.
lesson-twilight-defcon-own-task = Choisissez « Duck and Cover ».
lesson-twilight-defcon-use = Votre carte est sans danger si son événement n’a pas lieu.
lesson-twilight-defcon-use-task = Utilisez-la sans perdre la partie.
lesson-twilight-defcon-use-lost = Comme événement, elle met le DEFCON à 1 : perdu.
lesson-twilight-defcon-use-yes = Trois PO pour de l’influence, et le DEFCON reste à 2.
lesson-twilight-defcon-end = À DEFCON 2, demandez-vous avant chaque carte : peut-elle le faire baisser ou permettre un coup d’État ? Au début d’un tour, le DEFCON remonte de 1.

## Iron Curtain: laying a card

lesson-curtain-lay = Poser une carte
lesson-curtain-lay-map = Chaque carte est un pays, et ensemble elles forment la carte. La carte de départ est en Europe, le Brésil en Amérique du Sud ; la couleur montre la région.
lesson-curtain-lay-pick = À votre tour, vous jouez une carte de votre main : vous la posez, puis utilisez son événement ou ses cubes.
lesson-curtain-lay-pick-task = Jouez l’Allemagne de l’Ouest.
lesson-curtain-lay-pick-cuba = Cuba est une carte de l’URSS, sujet d’une autre leçon. Commencez par une des vôtres.
lesson-curtain-lay-lay = Une carte doit toucher, par tout un côté, une carte de **sa région**. L’Allemagne de l’Ouest est en Europe : elle va à côté de la carte de départ.
lesson-curtain-lay-lay-task = Posez-la à l’une des places offertes.
lesson-curtain-lay-lay-yes = Elle est à côté de l’Europe, et elle ne porte pas encore de cube.
lesson-curtain-lay-lay-region = Là, elle ne toucherait que le Brésil, qui est en Amérique du Sud.
lesson-curtain-lay-use = Avec votre propre carte, c’est l’événement **ou** les cubes.
lesson-curtain-lay-use-task = Placez les cubes.
lesson-curtain-lay-cubes = Quatre cubes : ils vont là où vous en avez déjà un, et à côté. Deux en Allemagne de l’Ouest donnent une avance difficile à briser.
lesson-curtain-lay-cubes-task = Placez 2 cubes en Allemagne de l’Ouest.
lesson-curtain-lay-cubes-europe = C’est possible, et utile aussi. Renforcez d’abord la nouvelle carte.
lesson-curtain-lay-cubes-yes = Vous menez de 2 en Allemagne de l’Ouest : vous la **contrôlez**, et chaque cube soviétique y coûterait 2.
lesson-curtain-lay-end = La place d’une carte décide de ce que l’on atteint. Gardez vos pays côte à côte.

## Iron Curtain: cubes

lesson-curtain-cubes = Portée et prix
lesson-curtain-cubes-reach = Vous êtes l’URSS et placez 3 cubes. Vous atteignez toute carte portant un de vos cubes et ses voisines, **telles qu’au début**.
lesson-curtain-cubes-price = Au Japon, les USA mènent de 3 et le **contrôlent** : un de vos cubes y coûte **2**.
lesson-curtain-cubes-price-task = Placez tout de même un cube au Japon.
lesson-curtain-cubes-price-pakistan = Le Pakistan est moins cher, mais voyez d’abord ce que coûte un contrôle.
lesson-curtain-cubes-price-yes = 2 de vos 3 cubes sont dépensés : l’un est au Japon, l’autre revient dans votre réserve. Les USA mènent encore de 2.
lesson-curtain-cubes-rest = Il reste un cube, et au Japon il coûterait encore 2.
lesson-curtain-cubes-rest-task = Placez le dernier cube au Pakistan.
lesson-curtain-cubes-rest-dear = Les USA y mènent de 2 : un cube coûte 2, et vous en avez 1.
lesson-curtain-cubes-rest-yes = 2 à 0 au Pakistan : vous le contrôlez.
lesson-curtain-cubes-end = Une avance de 1 domine, une avance de 2 contrôle et rend le pays cher pour l’autre camp.

## Iron Curtain: scoring

lesson-curtain-scoring = Décompter une région
lesson-curtain-scoring-dominate = Avec plus de cubes que l’autre camp sur une carte, vous la **dominez**. En Afrique, vous dominez l’Afrique du Sud et l’Angola, l’URSS le Nigeria.
lesson-curtain-scoring-sum = Une région est décomptée quand sa **dernière carte** est posée. Chaque carte dominée vaut 1, et qui en a le plus reçoit aussi le bonus, 1 en Afrique.
lesson-curtain-scoring-pick = Le Zaïre est la quatrième et dernière carte d’Afrique, et il est dans votre main.
lesson-curtain-scoring-pick-task = Jouez le Zaïre.
lesson-curtain-scoring-pick-later = L’Afrique vous est favorable, et l’URSS pourrait y changer quelque chose. Décomptez-la.
lesson-curtain-scoring-lay = La région est décomptée **avant** les cubes de ce tour : la place choisie n’y change rien.
lesson-curtain-scoring-lay-task = Posez le Zaïre à côté d’une carte d’Afrique.
lesson-curtain-scoring-lay-yes = 2 cartes et le bonus font 3 contre 1 : le marqueur avance de 2 pas vers vous.
lesson-curtain-scoring-lay-region = Le Zaïre doit toucher une carte d’Afrique.
lesson-curtain-scoring-end = Qui pose la dernière carte choisit le moment. À 8 pas du milieu, victoire immédiate.

## Iron Curtain: cards of the opponent

lesson-curtain-opponent = Les cartes de l’adversaire
lesson-curtain-opponent-theirs = Cuba est une carte de l’**URSS**. Si vous la jouez, l’URSS peut d’abord utiliser l’événement, puis vous placez les cubes.
lesson-curtain-opponent-pick = Son événement met 2 cubes soviétiques à Cuba et retire un des vôtres à côté. Vous choisissez la place, donc le mal qu’il fait.
lesson-curtain-opponent-pick-task = Jouez Cuba.
lesson-curtain-opponent-pick-own = C’est une carte à vous. Cette leçon parle des autres.
lesson-curtain-opponent-lay = Cuba est la première carte de sa région : elle peut toucher n’importe laquelle. À côté de la Pologne, vous n’avez rien à perdre.
lesson-curtain-opponent-lay-task = Posez Cuba là où l’événement ne vous prend aucun cube.
lesson-curtain-opponent-lay-yes = L’URSS met 2 cubes à Cuba et ne trouve rien à vous à côté. Les 2 cubes de la carte sont maintenant pour vous.
lesson-curtain-opponent-lay-brazil = Là, elle toucherait le Brésil, où vous avez des cubes à perdre.
lesson-curtain-opponent-cubes = Placez-les où ils comptent : sur la carte de départ, vous êtes à égalité.
lesson-curtain-opponent-cubes-task = Placez 2 cubes sur la carte de départ.
lesson-curtain-opponent-cubes-cuba = Cuba est hors d’atteinte : vous n’avez de cube ni là ni à côté.
lesson-curtain-opponent-cubes-yes = 3 à 1 : vous contrôlez la première carte d’Europe, et l’événement soviétique ne vous a rien coûté.
lesson-curtain-opponent-end = Jouez les cartes adverses là où elles font le moins de mal. La dernière carte de la manche 1 reste en main et compte tout à la fin.

## CIA vs KGB: the struggle

lesson-spies-struggle = Lever et passer
lesson-spies-struggle-objective = L’objectif du tour est Panama. La somme de vos groupes est votre **influence** : Nationalistes donne 3 à la CIA, Police 4 au KGB.
lesson-spies-struggle-recruit = Qui a le plus d’influence à la fin obtient l’objectif. **Lever** un groupe, c’est prendre le premier de la pioche, quel qu’il soit.
lesson-spies-struggle-recruit-task = Levez un groupe.
lesson-spies-struggle-recruit-yes = Mercenaires apporte 3 : vous avez 6. Le KGB lève Ouvriers et a 5.
lesson-spies-struggle-recruit-pass = Vous êtes mené 3 à 4. Si le KGB passe aussi, Panama est à lui.
lesson-spies-struggle-pass = Vous menez 6 à 5. La **stabilité** de Panama est de 9 : qui finit au-dessus tombe dans le désordre civil et perd l’objectif.
lesson-spies-struggle-pass-task = Passez.
lesson-spies-struggle-pass-yes = Les deux camps ont passé de suite : la lutte est finie. 6 à 5, sans dépasser 9 : Panama est à vous.
lesson-spies-struggle-pass-risk = Le prochain groupe peut apporter jusqu’à 6. Vous menez : inutile de risquer de dépasser 9.
lesson-spies-struggle-end = Plus que l’adversaire, mais jamais au-dessus de la stabilité. Avec 100 points à la fin d’un tour, vous gagnez la partie.

## CIA vs KGB: powers

lesson-spies-powers = Groupes militaires et politiques
lesson-spies-powers-ready = Un groupe **démobilisé** peut utiliser son pouvoir une fois. Il est ensuite mobilisé, mais son influence compte toujours.
lesson-spies-powers-military = Un groupe **militaire** détruit n’importe quel autre groupe. Le KGB mène 7 à 6.
lesson-spies-powers-military-task = Activez Infanterie et détruisez le groupe le plus fort du KGB.
lesson-spies-powers-military-yes = Radio disparaît : 6 à 2. Infanterie est mobilisée, et ses 5 comptent toujours.
lesson-spies-powers-military-weak = Cela n’enlève que 2 au KGB. Radio en enlèverait 5.
lesson-spies-powers-military-own = Étudiants est votre groupe. Visez le KGB.
lesson-spies-powers-military-recruit = Ce serait de la chance. Un groupe détruit, c’est sûr.
lesson-spies-powers-political = Un groupe **politique** fait passer n’importe quel autre groupe dans l’autre camp.
lesson-spies-powers-political-task = Activez Étudiants et prenez le dernier groupe du KGB.
lesson-spies-powers-political-yes = Vous avez 8. Un camp sans groupe doit en lever un : le KGB pioche Artistes et a 1.
lesson-spies-powers-political-used = Infanterie est mobilisée : son pouvoir a servi.
lesson-spies-powers-political-gift = Cela donnerait Infanterie au KGB.
lesson-spies-powers-end = Détruisez les forts, prenez ce qui tient sous la stabilité. Une autre leçon montre les deux autres factions.

## CIA vs KGB: the limit

lesson-spies-limit = Au-dessus de la stabilité
lesson-spies-limit-above = Vous avez 6 + 3 + 1 = 10, et la stabilité de Panama est de 9. C’est permis **pendant** la lutte, mais pas à la fin.
lesson-spies-limit-down = Le KGB a 4. Un groupe peut aussi en détruire un des vôtres : revenez sous 9 tout en restant devant.
lesson-spies-limit-down-task = Activez Guérilla et faites baisser votre influence.
lesson-spies-limit-down-yes = 6 + 1 = 7 : sous 9, et plus que 4. Le KGB a passé.
lesson-spies-limit-down-pass = Si le KGB passe aussi, c’est le désordre civil : vous perdez votre agent, et Panama va au KGB.
lesson-spies-limit-down-police = Le KGB n’aurait plus rien, mais vous seriez toujours à 10.
lesson-spies-limit-down-much = 3 + 1 = 4, c’est trop sacrifier : il n’y aurait qu’égalité.
lesson-spies-limit-stop = Exactement 9 aurait convenu aussi : seul **plus** que la stabilité est du désordre.
lesson-spies-limit-stop-task = Terminez la lutte.
lesson-spies-limit-stop-yes = 7 à 4 : Panama est à vous, et votre agent est sauf.
lesson-spies-limit-stop-risk = Vous menez et restez dans la limite. Un groupe de plus n’apporte rien.
lesson-spies-limit-end = Comptez avant de passer. Les éditions diffèrent : selon les règles polonaises, dépasser met aussitôt fin à la lutte.

## CIA vs KGB: economic and media groups

lesson-spies-support = Groupes économiques et Média
lesson-spies-support-economic = Un groupe **économique** en retourne un autre : un groupe mobilisé redevient démobilisé, et inversement. Vous êtes mené 8 à 9.
lesson-spies-support-economic-task = Activez Mafia et démobilisez Infanterie.
lesson-spies-support-economic-yes = Infanterie est de nouveau démobilisée. Le KGB a passé.
lesson-spies-support-economic-generals = Généraux est mobilisé : vous le démobiliseriez pour le KGB.
lesson-spies-support-strike = Un groupe démobilisé de nouveau peut resservir.
lesson-spies-support-strike-task = Détruisez Généraux avec Infanterie.
lesson-spies-support-strike-yes = 8 à 3 désormais. Le KGB passe encore.
lesson-spies-support-strike-weak = Cela laisse 6 au KGB. Prenez le plus gros.
lesson-spies-support-media = Un groupe **Média** regarde le dessus de la pioche, et vous seul le voyez. Il n’a pas besoin de cible.
lesson-spies-support-media-task = Activez Artistes.
lesson-spies-support-choose = C’est Opposition, qui vaut 5. Vous pouvez le lever, le défausser ou le laisser sur la pioche.
lesson-spies-support-choose-task = Faites ce qui vous garde en tête quoi qu’il arrive.
lesson-spies-support-choose-yes = Avec lui vous auriez 13, bien plus que 9, et sur la pioche le KGB pourrait le lever et atteindre 8. À la défausse, il n’aide personne.
lesson-spies-support-choose-take = 8 + 5 = 13 : au-dessus de la stabilité, qui est de 9.
lesson-spies-support-choose-leave = Le KGB le lèverait : 3 + 5 = 8, autant que vous.
lesson-spies-support-end = L’économie donne une seconde chance, les Média la connaissance. Les deux valent plus que leur influence.

## CIA vs KGB: agents

lesson-spies-agents = L’Agent X
lesson-spies-agents-six = Avant la lutte, chaque camp envoie en secret l’un de ses six agents. Cet **Agent X** est révélé ensuite, par ordre d’initiative, et peut tout renverser.
lesson-spies-agents-pick = Le **Maître-espion** donne l’objectif au camp qui a **perdu** la lutte. Envoyez-le, puis perdez exprès.
lesson-spies-agents-pick-task = Choisissez le Maître-espion comme Agent X.
lesson-spies-agents-pick-yes = Le KGB a choisi aussi. Vous l’avez laissé commencer : il a levé Infanterie (5), vous Ouvriers (1), puis il a passé.
lesson-spies-agents-pick-director = Lui n’agit que si vous gagnez la lutte. Essayez l’agent avec qui l’on peut la perdre.
lesson-spies-agents-lose = Vous êtes mené 1 à 5, comme prévu.
lesson-spies-agents-lose-task = Laissez finir la lutte.
lesson-spies-agents-lose-yes = Le KGB a posé son marqueur, puis les agents ont été révélés : votre Maître-espion lui prend la Corée.
lesson-spies-agents-lose-recruit = Si vous gagnez la lutte, le Maître-espion donne la Corée au KGB.
lesson-spies-agents-leave = Votre Maître-espion est au repos : il manquera à la prochaine Planification. Le KGB sait donc qui ce ne sera pas.
lesson-spies-agents-end = Regardez qui a servi, et devinez qui est sur le terrain. Chaque agent souhaite une certaine fin de la lutte.
