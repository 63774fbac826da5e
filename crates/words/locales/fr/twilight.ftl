### Twilight Struggle in French: names and card texts.
### A name of a place has the attributes .loc ("in Poland") and .gen ("of Poland").

## Sides

name-west = États-Unis
    .gen = des États-Unis
name-east = URSS
    .gen = de l’URSS
name-neutral = neutre

## Regions

name-europe = Europe
    .loc = en Europe
    .gen = de l’Europe
name-asia = Asie
    .loc = en Asie
    .gen = de l’Asie
name-middle_east = Moyen-Orient
    .loc = au Moyen-Orient
    .gen = du Moyen-Orient
name-africa = Afrique
    .loc = en Afrique
    .gen = de l’Afrique
name-central_america = Amérique centrale
    .loc = en Amérique centrale
    .gen = de l’Amérique centrale
name-south_america = Amérique du Sud
    .loc = en Amérique du Sud
    .gen = de l’Amérique du Sud

## Subregions

name-western_europe = Europe de l’Ouest
    .loc = en Europe de l’Ouest
    .gen = de l’Europe de l’Ouest
name-eastern_europe = Europe de l’Est
    .loc = en Europe de l’Est
    .gen = de l’Europe de l’Est
name-southeast_asia = Asie du Sud-Est
    .loc = en Asie du Sud-Est
    .gen = de l’Asie du Sud-Est

## Superpowers

name-us = États-Unis
    .loc = aux États-Unis
    .gen = des États-Unis
name-ussr = URSS
    .loc = en URSS
    .gen = de l’URSS

## Countries: Europe

name-canada = Canada
    .loc = au Canada
    .gen = du Canada
name-united_kingdom = Royaume-Uni
    .loc = au Royaume-Uni
    .gen = du Royaume-Uni
name-norway = Norvège
    .loc = en Norvège
    .gen = de la Norvège
name-sweden = Suède
    .loc = en Suède
    .gen = de la Suède
name-finland = Finlande
    .loc = en Finlande
    .gen = de la Finlande
name-denmark = Danemark
    .loc = au Danemark
    .gen = du Danemark
name-benelux = Benelux
    .loc = au Benelux
    .gen = du Benelux
name-france = France
    .loc = en France
    .gen = de la France
name-spain_portugal = Espagne/Portugal
    .loc = en Espagne/au Portugal
    .gen = de l’Espagne/du Portugal
name-italy = Italie
    .loc = en Italie
    .gen = de l’Italie
name-greece = Grèce
    .loc = en Grèce
    .gen = de la Grèce
name-turkey = Turquie
    .loc = en Turquie
    .gen = de la Turquie
name-west_germany = Allemagne de l’Ouest
    .loc = en Allemagne de l’Ouest
    .gen = de l’Allemagne de l’Ouest
name-east_germany = Allemagne de l’Est
    .loc = en Allemagne de l’Est
    .gen = de l’Allemagne de l’Est
name-poland = Pologne
    .loc = en Pologne
    .gen = de la Pologne
name-czechoslovakia = Tchécoslovaquie
    .loc = en Tchécoslovaquie
    .gen = de la Tchécoslovaquie
name-austria = Autriche
    .loc = en Autriche
    .gen = de l’Autriche
name-hungary = Hongrie
    .loc = en Hongrie
    .gen = de la Hongrie
name-romania = Roumanie
    .loc = en Roumanie
    .gen = de la Roumanie
name-yugoslavia = Yougoslavie
    .loc = en Yougoslavie
    .gen = de la Yougoslavie
name-bulgaria = Bulgarie
    .loc = en Bulgarie
    .gen = de la Bulgarie

## Countries: Middle East

name-lebanon = Liban
    .loc = au Liban
    .gen = du Liban
name-syria = Syrie
    .loc = en Syrie
    .gen = de la Syrie
name-israel = Israël
    .loc = en Israël
    .gen = d’Israël
name-iraq = Irak
    .loc = en Irak
    .gen = de l’Irak
name-iran = Iran
    .loc = en Iran
    .gen = de l’Iran
name-libya = Libye
    .loc = en Libye
    .gen = de la Libye
name-egypt = Égypte
    .loc = en Égypte
    .gen = de l’Égypte
name-jordan = Jordanie
    .loc = en Jordanie
    .gen = de la Jordanie
name-gulf_states = États du Golfe
    .loc = dans les États du Golfe
    .gen = des États du Golfe
name-saudi_arabia = Arabie saoudite
    .loc = en Arabie saoudite
    .gen = de l’Arabie saoudite

## Countries: Asia

name-afghanistan = Afghanistan
    .loc = en Afghanistan
    .gen = de l’Afghanistan
name-pakistan = Pakistan
    .loc = au Pakistan
    .gen = du Pakistan
name-india = Inde
    .loc = en Inde
    .gen = de l’Inde
name-burma = Birmanie
    .loc = en Birmanie
    .gen = de la Birmanie
name-laos_cambodia = Laos/Cambodge
    .loc = au Laos/Cambodge
    .gen = du Laos/Cambodge
name-thailand = Thaïlande
    .loc = en Thaïlande
    .gen = de la Thaïlande
name-vietnam = Vietnam
    .loc = au Vietnam
    .gen = du Vietnam
name-malaysia = Malaisie
    .loc = en Malaisie
    .gen = de la Malaisie
name-indonesia = Indonésie
    .loc = en Indonésie
    .gen = de l’Indonésie
name-philippines = Philippines
    .loc = aux Philippines
    .gen = des Philippines
name-australia = Australie
    .loc = en Australie
    .gen = de l’Australie
name-japan = Japon
    .loc = au Japon
    .gen = du Japon
name-taiwan = Taïwan
    .loc = à Taïwan
    .gen = de Taïwan
name-south_korea = Corée du Sud
    .loc = en Corée du Sud
    .gen = de la Corée du Sud
name-north_korea = Corée du Nord
    .loc = en Corée du Nord
    .gen = de la Corée du Nord

## Countries: Africa

name-morocco = Maroc
    .loc = au Maroc
    .gen = du Maroc
name-algeria = Algérie
    .loc = en Algérie
    .gen = de l’Algérie
name-tunisia = Tunisie
    .loc = en Tunisie
    .gen = de la Tunisie
name-west_african_states = États d’Afrique de l’Ouest
    .loc = dans les États d’Afrique de l’Ouest
    .gen = des États d’Afrique de l’Ouest
name-saharan_states = États sahariens
    .loc = dans les États sahariens
    .gen = des États sahariens
name-sudan = Soudan
    .loc = au Soudan
    .gen = du Soudan
name-ivory_coast = Côte d’Ivoire
    .loc = en Côte d’Ivoire
    .gen = de la Côte d’Ivoire
name-nigeria = Nigeria
    .loc = au Nigeria
    .gen = du Nigeria
name-ethiopia = Éthiopie
    .loc = en Éthiopie
    .gen = de l’Éthiopie
name-somalia = Somalie
    .loc = en Somalie
    .gen = de la Somalie
name-cameroon = Cameroun
    .loc = au Cameroun
    .gen = du Cameroun
name-zaire = Zaïre
    .loc = au Zaïre
    .gen = du Zaïre
name-kenya = Kenya
    .loc = au Kenya
    .gen = du Kenya
name-angola = Angola
    .loc = en Angola
    .gen = de l’Angola
name-zimbabwe = Zimbabwe
    .loc = au Zimbabwe
    .gen = du Zimbabwe
name-southeast_african_states = États d’Afrique du Sud-Est
    .loc = dans les États d’Afrique du Sud-Est
    .gen = des États d’Afrique du Sud-Est
name-botswana = Botswana
    .loc = au Botswana
    .gen = du Botswana
name-south_africa = Afrique du Sud
    .loc = en Afrique du Sud
    .gen = de l’Afrique du Sud

## Countries: Central America

name-mexico = Mexique
    .loc = au Mexique
    .gen = du Mexique
name-guatemala = Guatemala
    .loc = au Guatemala
    .gen = du Guatemala
name-el_salvador = Salvador
    .loc = au Salvador
    .gen = du Salvador
name-honduras = Honduras
    .loc = au Honduras
    .gen = du Honduras
name-costa_rica = Costa Rica
    .loc = au Costa Rica
    .gen = du Costa Rica
name-nicaragua = Nicaragua
    .loc = au Nicaragua
    .gen = du Nicaragua
name-panama = Panama
    .loc = au Panama
    .gen = du Panama
name-cuba = Cuba
    .loc = à Cuba
    .gen = de Cuba
name-haiti = Haïti
    .loc = en Haïti
    .gen = d’Haïti
name-dominican_republic = République dominicaine
    .loc = en République dominicaine
    .gen = de la République dominicaine

## Countries: South America

name-colombia = Colombie
    .loc = en Colombie
    .gen = de la Colombie
name-venezuela = Venezuela
    .loc = au Venezuela
    .gen = du Venezuela
name-ecuador = Équateur
    .loc = en Équateur
    .gen = de l’Équateur
name-peru = Pérou
    .loc = au Pérou
    .gen = du Pérou
name-bolivia = Bolivie
    .loc = en Bolivie
    .gen = de la Bolivie
name-brazil = Brésil
    .loc = au Brésil
    .gen = du Brésil
name-paraguay = Paraguay
    .loc = au Paraguay
    .gen = du Paraguay
name-uruguay = Uruguay
    .loc = en Uruguay
    .gen = de l’Uruguay
name-chile = Chili
    .loc = au Chili
    .gen = du Chili
name-argentina = Argentine
    .loc = en Argentine
    .gen = de l’Argentine

## Chinese Civil War variant

name-chinese_civil_war = Guerre civile chinoise
    .loc = dans la case Guerre civile chinoise
    .gen = de la case Guerre civile chinoise

## Eras

name-early = Début de guerre
name-mid = Milieu de guerre
name-late = Fin de guerre

## Phases of the turn

name-setup = Mise en place
name-improve_defcon = Amélioration du DEFCON
name-deal_cards = Distribution des cartes
name-headline_phase = Phase des gros titres
name-action_round = Round d’action
name-check_military_operations = Vérification des opérations militaires
name-reveal_held_cards = Révélation des cartes conservées
name-flip_china_card = Retournement de la carte Chine
name-discard_held_card = Défausse d’une carte conservée
name-advance_turn = Avancement du marqueur de tour
name-final_scoring = Décompte final

## Boxes of the Space Race

name-space-0 = Départ
name-space-1 = Satellite terrestre
name-space-2 = Animal dans l’espace
name-space-3 = Homme dans l’espace
name-space-4 = Homme en orbite terrestre
name-space-5 = Orbite lunaire
name-space-6 = L’Aigle/l’Ours a aluni
name-space-7 = Navette spatiale
name-space-8 = Station spatiale

## Cards: Early War

name-asia_scoring = Décompte de l’Asie
text-asia_scoring = Les deux camps décomptent l’Asie, Asie du Sud-Est comprise : présence 3, domination 7, contrôle 9 PV. Chacun ajoute 1 PV par pays stratégique qu’il y contrôle et 1 PV par pays qu’il y contrôle à côté de la superpuissance ennemie ; seule la différence déplace le marqueur de PV.

name-europe_scoring = Décompte de l’Europe
text-europe_scoring = Les deux camps décomptent l’Europe : présence 3, domination 7 PV ; le contrôle de l’Europe fait gagner la partie sur-le-champ. Chacun ajoute 1 PV par pays stratégique qu’il y contrôle et 1 PV par pays qu’il y contrôle à côté de la superpuissance ennemie ; seule la différence déplace le marqueur de PV.

name-middle_east_scoring = Décompte du Moyen-Orient
text-middle_east_scoring = Les deux camps décomptent le Moyen-Orient : présence 3, domination 5, contrôle 7 PV. Chacun ajoute 1 PV par pays stratégique qu’il y contrôle ; seule la différence déplace le marqueur de PV.

name-duck_and_cover = Campagne « Duck and Cover »
text-duck_and_cover = Le DEFCON baisse de 1. Les États-Unis marquent ensuite un nombre de PV égal à 5 moins le nouveau niveau de DEFCON.

name-five_year_plan = Plan quinquennal
text-five_year_plan = L’URSS défausse une carte de sa main au hasard. Si c’est une carte américaine dont l’événement peut avoir lieu, il se produit aussitôt comme si les États-Unis l’avaient jouée ; toute autre carte, même de décompte, est défaussée sans effet.

name-the_china_card = La carte Chine
text-the_china_card = Pas d’événement : dans un round d’action, elle donne 4 OP, ou 5 si tous les points sont dépensés en Asie ; elle ne peut servir de gros titre et ne compte jamais parmi les cartes en main. Une fois jouée, elle passe face cachée à l’adversaire, qui peut s’en servir dès le tour suivant ; jouée par les États-Unis, elle met fin à « Résolution sur Formose ». Qui la détient à la fin du tour 10 marque 1 PV au décompte final.

name-socialist_governments = Gouvernements socialistes
text-socialist_governments = L’URSS retire en tout 3 points d’influence américaine d’Europe de l’Ouest, au plus 2 par pays. Ne peut plus avoir lieu après « La Dame de fer ».

name-fidel = Fidel
text-fidel = Les États-Unis perdent toute leur influence à Cuba. L’URSS y place autant d’influence qu’il lui en faut pour contrôler le pays.

name-vietnam_revolts = Révoltes au Vietnam
text-vietnam_revolts = L’URSS place 2 points d’influence au Vietnam. Jusqu’à la fin du tour, chaque carte que l’URSS utilise pour des opérations vaut 1 OP de plus si tous ses points, le point supplémentaire compris, sont dépensés en Asie du Sud-Est.

name-blockade = Blocus
text-blockade = Les États-Unis choisissent : défausser aussitôt une carte valant au moins 3 OP (après modificateurs), sans son événement, ou perdre toute leur influence en Allemagne de l’Ouest.

name-korean_war = Guerre de Corée
text-korean_war = Guerre contre la Corée du Sud : l’URSS lance un dé, −1 par pays voisin que contrôlent les États-Unis. Sur 4 à 6, l’URSS marque 2 PV et remplace toute l’influence américaine en Corée du Sud par la sienne. Dans tous les cas, elle gagne 2 opérations militaires.

name-romanian_abdication = Abdication en Roumanie
text-romanian_abdication = Les États-Unis perdent toute leur influence en Roumanie. L’URSS y place autant d’influence qu’il lui en faut pour contrôler le pays.

name-arab_israeli_war = Guerre israélo-arabe
text-arab_israeli_war = Guerre contre Israël : l’URSS lance un dé, −1 par pays voisin que contrôlent les États-Unis et encore −1 s’ils contrôlent Israël même. Sur 4 à 6, l’URSS marque 2 PV et remplace toute l’influence américaine en Israël par la sienne ; dans tous les cas, elle gagne 2 opérations militaires. Ne peut plus avoir lieu après « Accords de Camp David ».

name-comecon = COMECON
text-comecon = L’URSS place 1 point d’influence dans chacun de 4 pays d’Europe de l’Est que les États-Unis ne contrôlent pas.

name-nasser = Nasser
text-nasser = L’URSS place 2 points d’influence en Égypte. Les États-Unis y perdent la moitié de leur influence, arrondie au supérieur.

name-warsaw_pact_formed = Création du pacte de Varsovie
text-warsaw_pact_formed = L’URSS retire toute l’influence américaine de 4 pays d’Europe de l’Est, ou bien place 5 points d’influence en Europe de l’Est, au plus 2 par pays. Désormais, « OTAN » peut avoir lieu.

name-de_gaulle_leads_france = De Gaulle à la tête de la France
text-de_gaulle_leads_france = Les États-Unis perdent 2 points d’influence en France et l’URSS y en place 1. « OTAN » ne protège pas la France, que cet événement ait déjà eu lieu ou qu’il vienne plus tard.

name-captured_nazi_scientist = Capture de scientifiques nazis
text-captured_nazi_scientist = Le marqueur du joueur dans la course à l’espace avance d’une case sans jet de dé ; le joueur reçoit les PV de cette case et, s’il y arrive le premier, sa capacité. Cela ne compte pas comme une tentative dans la course à l’espace.

name-truman_doctrine = Doctrine Truman
text-truman_doctrine = Les États-Unis retirent toute l’influence soviétique d’un pays d’Europe qu’aucun camp ne contrôle.

name-olympic_games = Jeux olympiques
text-olympic_games = L’adversaire choisit de participer ou de boycotter. Participation : chacun lance un dé, le joueur ajoute 2, et le total le plus élevé rapporte 2 PV ; on relance en cas d’égalité. Boycott : le DEFCON baisse de 1 et le joueur peut mener des opérations comme avec une carte de 4 OP (hors course à l’espace).

name-nato = OTAN
text-nato = Exige « Création du pacte de Varsovie » ou « Plan Marshall ». Désormais, l’URSS ne peut tenter ni coup d’État ni réalignement dans les pays d’Europe que contrôlent les États-Unis, et nul ne peut les viser par « Conflit localisé ». « De Gaulle à la tête de la France » met fin à cette protection pour la France, « Willy Brandt » pour l’Allemagne de l’Ouest.

name-independent_reds = Communistes indépendants
text-independent_reds = Les États-Unis choisissent la Yougoslavie, la Roumanie, la Bulgarie, la Hongrie ou la Tchécoslovaquie et y ajoutent de l’influence jusqu’à en avoir autant que l’URSS.

name-marshall_plan = Plan Marshall
text-marshall_plan = Les États-Unis placent 1 point d’influence dans chacun de 7 pays d’Europe de l’Ouest que l’URSS ne contrôle pas. Désormais, « OTAN » peut avoir lieu.

name-indo_pakistani_war = Guerre indo-pakistanaise
text-indo_pakistani_war = Guerre contre l’Inde ou le Pakistan, au choix du joueur : il lance un dé, −1 par pays voisin que contrôle l’adversaire. Sur 4 à 6, le joueur marque 2 PV et remplace toute l’influence adverse dans le pays visé par la sienne. Dans tous les cas, il gagne 2 opérations militaires.

name-containment = Endiguement
text-containment = Jusqu’à la fin du tour, chaque carte utilisée par les États-Unis vaut 1 OP de plus, avec un maximum de 4.

name-cia_created = Création de la CIA
text-cia_created = L’URSS montre une fois sa main. Les États-Unis peuvent ensuite mener des opérations avec la valeur de cette carte (1 OP, hors course à l’espace).

name-us_japan_mutual_defense_pact = Pacte de défense mutuelle États-Unis/Japon
text-us_japan_mutual_defense_pact = Les États-Unis placent au Japon autant d’influence qu’il leur en faut pour le contrôler. Désormais, l’URSS ne peut tenter ni coup d’État ni réalignement au Japon.

name-suez_crisis = Crise de Suez
text-suez_crisis = L’URSS retire en tout 4 points d’influence américaine de la France, du Royaume-Uni et d’Israël, au plus 2 par pays.

name-east_european_unrest = Troubles en Europe de l’Est
text-east_european_unrest = Les États-Unis retirent 1 point d’influence soviétique de chacun de 3 pays d’Europe de l’Est ; aux tours 8 à 10, 2 points de chacun.

name-decolonization = Décolonisation
text-decolonization = L’URSS place 1 point d’influence dans chacun de 4 pays d’Afrique et/ou d’Asie du Sud-Est.

name-red_scare_purge = Peur rouge/Purges
text-red_scare_purge = Jusqu’à la fin du tour, chaque carte utilisée par l’adversaire vaut 1 OP de moins, avec un minimum de 1.

name-un_intervention = Intervention de l’ONU
text-un_intervention = Se joue avec une carte de la main portant un événement adverse : cet événement n’a pas lieu et le joueur mène des opérations avec la valeur de cette carte, sauf dans la course à l’espace. Les deux cartes sont défaussées. Ne peut servir de gros titre.

name-de_stalinization = Déstalinisation
text-de_stalinization = L’URSS peut prendre jusqu’à 4 de ses points d’influence dans n’importe quels pays et en placer autant dans des pays que les États-Unis ne contrôlent pas, au plus 2 par pays.

name-nuclear_test_ban = Interdiction des essais nucléaires
text-nuclear_test_ban = Le joueur marque un nombre de PV égal au niveau de DEFCON moins 2. Le DEFCON monte ensuite de 2, au plus jusqu’à 5.

name-formosan_resolution = Résolution sur Formose
text-formosan_resolution = Tant que les États-Unis contrôlent Taïwan, l’île compte comme pays stratégique pour « Décompte de l’Asie » et au décompte final. Prend fin dès que les États-Unis jouent la carte Chine.

name-defectors = Transfuges
text-defectors = Comme gros titre américain : le gros titre soviétique, même une carte de décompte, est annulé et défaussé sans effet, quelle que soit sa valeur en OP. Si l’URSS joue cette carte pour des opérations dans un round d’action, les États-Unis marquent 1 PV ; la course à l’espace ne compte pas. Sinon, elle est sans effet.

name-the_cambridge_five = Les Cinq de Cambridge
text-the_cambridge_five = Les États-Unis montrent toutes les cartes de décompte de leur main. L’URSS peut ensuite placer 1 point d’influence dans un pays d’une région nommée sur l’une d’elles. Ne peut avoir lieu aux tours 8 à 10.

name-special_relationship = Relation spéciale
text-special_relationship = Exige que les États-Unis contrôlent le Royaume-Uni. Si « OTAN » n’est pas en vigueur, ils placent 1 point d’influence dans un pays voisin du Royaume-Uni. Si « OTAN » est en vigueur, ils placent plutôt 2 points d’influence dans un seul pays d’Europe de l’Ouest et marquent 2 PV.

name-norad = NORAD
text-norad = Désormais, à la fin de tout round d’action de l’un ou l’autre camp où le DEFCON est passé à 2, les États-Unis, s’ils contrôlent le Canada, peuvent placer 1 point d’influence dans un pays où ils en ont déjà. « Bourbier » met fin à cet effet.

## Cards: Mid War

name-brush_war = Conflit localisé
text-brush_war = Guerre contre un pays de stabilité 1 ou 2 choisi par le joueur : il lance un dé, −1 par pays voisin que contrôle l’adversaire et −1 si la superpuissance adverse est voisine. Sur 3 à 6, le joueur marque 1 PV et remplace toute l’influence adverse dans ce pays par la sienne ; dans tous les cas, il gagne 3 opérations militaires. Un pays protégé par « OTAN » ne peut être choisi.

name-central_america_scoring = Décompte de l’Amérique centrale
text-central_america_scoring = Les deux camps décomptent l’Amérique centrale : présence 1, domination 3, contrôle 5 PV. Chacun ajoute 1 PV par pays stratégique qu’il y contrôle et 1 PV par pays qu’il y contrôle à côté de la superpuissance ennemie ; seule la différence déplace le marqueur de PV.

name-southeast_asia_scoring = Décompte de l’Asie du Sud-Est
text-southeast_asia_scoring = Chaque camp marque 1 PV pour chacun de ces pays qu’il contrôle : Birmanie, Laos/Cambodge, Vietnam, Malaisie, Indonésie, Philippines, et 2 PV pour la Thaïlande. Seule la différence déplace le marqueur de PV.

name-arms_race = Course aux armements
text-arms_race = Si le joueur a plus d’opérations militaires que l’adversaire, il marque 1 PV, ou 3 PV à la place s’il a aussi atteint le nombre requis (le niveau de DEFCON).

name-cuban_missile_crisis = Crise des missiles de Cuba
text-cuban_missile_crisis = Le DEFCON passe à 2. Jusqu’à la fin du tour, si l’adversaire tente un coup d’État quel qu’il soit, il perd la partie. Il peut lever cette menace à tout moment en retirant 2 de ses points d’influence d’un seul pays : l’URSS de Cuba, les États-Unis d’Allemagne de l’Ouest ou de Turquie.

name-nuclear_subs = Sous-marins nucléaires
text-nuclear_subs = Jusqu’à la fin du tour, les coups d’État américains dans les pays stratégiques ne font pas baisser le DEFCON.

name-quagmire = Bourbier
text-quagmire = Dès leur prochain round d’action, les États-Unis doivent à chaque round défausser une carte valant au moins 2 OP (après modificateurs), sans son événement, et lancer un dé : 1 à 4 met fin à cet effet, et le round s’achève dans tous les cas. Une carte de décompte qui ne peut plus attendre, ou n’importe laquelle si aucune défausse n’est possible, est jouée à la place ; à défaut, le round est perdu. Met fin à « NORAD ».

name-salt_negotiations = Négociations SALT
text-salt_negotiations = Le DEFCON monte de 2. Jusqu’à la fin du tour, les deux camps retranchent 1 de leurs jets de coup d’État. Le joueur peut reprendre en main une carte de la défausse, sauf une carte de décompte, en la montrant à l’adversaire.

name-bear_trap = Piège à ours
text-bear_trap = Dès son prochain round d’action, l’URSS doit à chaque round défausser une carte valant au moins 2 OP (après modificateurs), sans son événement, et lancer un dé : 1 à 4 met fin à cet effet, et le round s’achève dans tous les cas. Une carte de décompte qui ne peut plus attendre, ou n’importe laquelle si aucune défausse n’est possible, est jouée à la place ; à défaut, le round est perdu.

name-summit = Sommet
text-summit = Chaque camp lance un dé et ajoute 1 pour chacune des six régions qu’il domine ou contrôle. Le total le plus élevé rapporte 2 PV et permet de monter ou de baisser le DEFCON de 1 ; une égalité est sans effet.

name-how_i_learned_to_stop_worrying = Comment j’ai appris à ne plus m’en faire
text-how_i_learned_to_stop_worrying = Le joueur fixe le DEFCON au niveau de son choix, de 1 à 5, et gagne 5 opérations militaires.

name-junta = Junte
text-junta = Le joueur place 2 points d’influence dans un pays d’Amérique centrale ou du Sud. Il peut ensuite, dans ces régions, tenter un coup d’État gratuit ou des réalignements avec la valeur de cette carte (2 OP) ; le coup d’État ne rapporte pas d’opérations militaires.

name-kitchen_debates = Débat de cuisine
text-kitchen_debates = Si les États-Unis contrôlent dans le monde entier plus de pays stratégiques que l’URSS, ils marquent 2 PV.

name-missile_envy = Envie de missiles
text-missile_envy = L’adversaire remet la carte de sa main qui vaut le plus d’OP (après ses modificateurs ; à son choix en cas d’égalité) et reçoit celle-ci. Si la carte remise porte un événement neutre ou du camp du joueur, il se produit aussitôt ; sinon, le joueur utilise ses OP sans l’événement, hors course à l’espace. L’adversaire doit utiliser la présente carte pour des opérations à son prochain round d’action.

name-we_will_bury_you = Nous vous enterrerons !
text-we_will_bury_you = Le DEFCON baisse de 1. Au prochain round d’action américain, l’URSS marque 3 PV, avant tout PV que les États-Unis y gagneraient, sauf si « Intervention de l’ONU » est résolue comme événement pendant ce round.

name-brezhnev_doctrine = Doctrine Brejnev
text-brezhnev_doctrine = Jusqu’à la fin du tour, chaque carte utilisée par l’URSS vaut 1 OP de plus, avec un maximum de 4.

name-portuguese_empire_crumbles = Effondrement de l’empire portugais
text-portuguese_empire_crumbles = L’URSS place 2 points d’influence en Angola et 2 dans les États d’Afrique du Sud-Est.

name-south_african_unrest = Troubles en Afrique du Sud
text-south_african_unrest = L’URSS place soit 2 points d’influence en Afrique du Sud, soit 1 en Afrique du Sud et 2 dans un seul pays voisin (Angola ou Botswana).

name-allende = Allende
text-allende = L’URSS place 2 points d’influence au Chili.

name-willy_brandt = Willy Brandt
text-willy_brandt = L’URSS marque 1 PV et place 1 point d’influence en Allemagne de l’Ouest, que « OTAN » ne protège plus. « Abattez ce mur ! » rétablit la protection ; ensuite, cette carte ne peut plus avoir lieu.

name-muslim_revolution = Révolution islamique
text-muslim_revolution = L’URSS retire toute l’influence américaine de 2 de ces pays : Soudan, Iran, Irak, Égypte, Libye, Arabie saoudite, Syrie, Jordanie. Ne peut plus avoir lieu après « Vente d’AWACS aux Saoudiens ».

name-abm_treaty = Traité ABM
text-abm_treaty = Le DEFCON monte de 1. Le joueur peut ensuite mener des opérations avec la valeur de cette carte (4 OP, hors course à l’espace).

name-cultural_revolution = Révolution culturelle
text-cultural_revolution = Si les États-Unis détiennent la carte Chine, elle passe à l’URSS face visible et utilisable aussitôt. Si l’URSS la détient déjà, elle marque 1 PV.

name-flower_power = Flower Power
text-flower_power = Désormais, l’URSS marque 2 PV chaque fois que les États-Unis jouent, comme événement ou pour des opérations, « Guerre de Corée », « Guerre israélo-arabe », « Guerre indo-pakistanaise », « Conflit localisé » ou « Guerre Iran-Irak ». Ne comptent ni la course à l’espace ni une guerre qui ne peut plus avoir lieu. « L’Empire du mal » met fin à cet effet ; ensuite, cette carte ne peut plus avoir lieu.

name-u2_incident = Incident de l’U-2
text-u2_incident = L’URSS marque 1 PV. Si l’un des camps joue plus tard dans ce tour « Intervention de l’ONU » comme événement, l’URSS marque encore 1 PV.

name-opec = OPEP
text-opec = L’URSS marque 1 PV pour chacun de ces pays qu’elle contrôle : Égypte, Iran, Libye, Arabie saoudite, Irak, États du Golfe, Venezuela. Ne peut plus avoir lieu après « Pétrole de la mer du Nord ».

name-lone_gunman = Tireur isolé
text-lone_gunman = Les États-Unis montrent une fois leur main. L’URSS peut ensuite mener des opérations avec la valeur de cette carte (1 OP, hors course à l’espace).

name-colonial_rear_guards = Arrière-gardes coloniales
text-colonial_rear_guards = Les États-Unis placent 1 point d’influence dans chacun de 4 pays d’Afrique et/ou d’Asie du Sud-Est.

name-panama_canal_returned = Restitution du canal de Panama
text-panama_canal_returned = Les États-Unis placent 1 point d’influence au Panama, 1 au Costa Rica et 1 au Venezuela.

name-camp_david_accords = Accords de Camp David
text-camp_david_accords = Les États-Unis marquent 1 PV et placent 1 point d’influence en Israël, 1 en Jordanie et 1 en Égypte. Désormais, « Guerre israélo-arabe » ne peut plus avoir lieu.

name-puppet_governments = Gouvernements fantoches
text-puppet_governments = Les États-Unis peuvent placer 1 point d’influence dans chacun de 3 pays au plus où aucun camp n’a d’influence.

name-grain_sales_to_soviets = Vente de céréales aux Soviétiques
text-grain_sales_to_soviets = Les États-Unis tirent au hasard une carte de la main de l’URSS et la jouent aussitôt comme la leur – comme événement, pour des opérations (un événement soviétique se produit alors normalement) ou dans la course à l’espace – ou bien la rendent. S’ils la rendent ou si l’URSS n’a pas de cartes, ils mènent des opérations avec la valeur de la présente carte (2 OP, hors course à l’espace).

name-john_paul_ii_elected_pope = Jean-Paul II élu pape
text-john_paul_ii_elected_pope = L’URSS perd 2 points d’influence en Pologne et les États-Unis y en placent 1. Désormais, « Solidarność » peut avoir lieu.

name-latin_american_death_squads = Escadrons de la mort en Amérique latine
text-latin_american_death_squads = Jusqu’à la fin du tour, le joueur ajoute 1 à ses jets de coup d’État en Amérique centrale et en Amérique du Sud ; l’adversaire y retranche 1 des siens.

name-oas_founded = Création de l’OEA
text-oas_founded = Les États-Unis placent en tout 2 points d’influence en Amérique centrale et/ou en Amérique du Sud, dans un ou deux pays.

name-nixon_plays_the_china_card = Nixon joue la carte Chine
text-nixon_plays_the_china_card = Si l’URSS détient la carte Chine, elle passe aux États-Unis face cachée et inutilisable pendant ce tour. S’ils la détiennent déjà, les États-Unis marquent 2 PV.

name-sadat_expels_soviets = Sadate expulse les Soviétiques
text-sadat_expels_soviets = L’URSS perd toute son influence en Égypte et les États-Unis y placent 1 point d’influence.

name-shuttle_diplomacy = Diplomatie de la navette
text-shuttle_diplomacy = Reste en jeu jusqu’au prochain « Décompte de l’Asie » ou « Décompte du Moyen-Orient », puis est défaussée. Lors de ce décompte, un pays stratégique de la région contrôlé par l’URSS, au choix des États-Unis, compte à tous égards comme non contrôlé par l’URSS. Sans effet au décompte final.

name-the_voice_of_america = La Voix de l’Amérique
text-the_voice_of_america = Les États-Unis retirent en tout 4 points d’influence soviétique de pays hors d’Europe, au plus 2 par pays.

name-liberation_theology = Théologie de la libération
text-liberation_theology = L’URSS place 3 points d’influence en Amérique centrale, au plus 2 par pays.

name-ussuri_river_skirmish = Escarmouche sur l’Oussouri
text-ussuri_river_skirmish = Si l’URSS détient la carte Chine, elle passe aux États-Unis face visible et utilisable aussitôt. S’ils la détiennent déjà, les États-Unis placent 4 points d’influence en Asie, au plus 2 par pays.

name-ask_not_what_your_country_can_do_for_you = Ne demandez pas ce que votre pays peut faire pour vous
text-ask_not_what_your_country_can_do_for_you = Les États-Unis peuvent défausser autant de cartes de leur main qu’ils veulent, cartes de décompte comprises, puis en piochent autant.

name-alliance_for_progress = Alliance pour le progrès
text-alliance_for_progress = Les États-Unis marquent 1 PV par pays stratégique qu’ils contrôlent en Amérique centrale et en Amérique du Sud.

name-africa_scoring = Décompte de l’Afrique
text-africa_scoring = Les deux camps décomptent l’Afrique : présence 1, domination 4, contrôle 6 PV. Chacun ajoute 1 PV par pays stratégique qu’il y contrôle ; seule la différence déplace le marqueur de PV.

name-one_small_step = Un petit pas…
text-one_small_step = Si le joueur est en retard dans la course à l’espace, son marqueur avance de 2 cases sans jet de dé. Seule la seconde case donne ses PV et, s’il y arrive le premier, sa capacité.

name-south_america_scoring = Décompte de l’Amérique du Sud
text-south_america_scoring = Les deux camps décomptent l’Amérique du Sud : présence 2, domination 5, contrôle 6 PV. Chacun ajoute 1 PV par pays stratégique qu’il y contrôle ; seule la différence déplace le marqueur de PV.

name-che = Che
text-che = L’URSS peut tenter un coup d’État avec la valeur de cette carte (3 OP) dans un pays non stratégique d’Amérique centrale, d’Amérique du Sud ou d’Afrique. S’il retire au moins 1 point d’influence américaine, elle peut en tenter un second, de même valeur, dans un autre pays de ce genre.

name-our_man_in_tehran = Notre homme à Téhéran
text-our_man_in_tehran = Exige que les États-Unis contrôlent au moins un pays du Moyen-Orient. Les États-Unis regardent les 5 premières cartes de la pioche et peuvent en défausser autant qu’ils veulent sans effet, en les montrant à l’URSS. Les autres y retournent et la pioche est mélangée.

## Cards: Late War

name-iranian_hostage_crisis = Crise des otages en Iran
text-iranian_hostage_crisis = Les États-Unis perdent toute leur influence en Iran et l’URSS y place 2 points d’influence. Désormais, « Terrorisme » joué par l’URSS fait défausser aux États-Unis 2 cartes au lieu de 1.

name-the_iron_lady = La Dame de fer
text-the_iron_lady = Les États-Unis marquent 1 PV. L’URSS place 1 point d’influence en Argentine et perd toute son influence au Royaume-Uni. Désormais, « Gouvernements socialistes » ne peut plus avoir lieu.

name-reagan_bombs_libya = Reagan bombarde la Libye
text-reagan_bombs_libya = Les États-Unis marquent 1 PV par tranche entière de 2 points d’influence soviétique en Libye ; cette influence reste en place.

name-star_wars = Guerre des étoiles
text-star_wars = Si les États-Unis sont en tête dans la course à l’espace, ils choisissent dans la défausse une carte autre que de décompte et son événement se produit aussitôt. Il est résolu par le camp auquel il appartient, ou par les États-Unis s’il est neutre.

name-north_sea_oil = Pétrole de la mer du Nord
text-north_sea_oil = Désormais, « OPEP » ne peut plus avoir lieu. Pendant ce tour, les États-Unis peuvent jouer 8 rounds d’action.

name-the_reformer = Le Réformateur
text-the_reformer = L’URSS place en Europe 4 points d’influence, ou 6 si elle mène aux PV, au plus 2 par pays. Désormais, l’URSS ne peut plus tenter de coup d’État en Europe. « Glasnost » donnera aussi des opérations.

name-marine_barracks_bombing = Attentat contre la caserne des marines
text-marine_barracks_bombing = Les États-Unis perdent toute leur influence au Liban. L’URSS retire ensuite 2 autres points d’influence américaine du Moyen-Orient, d’un ou de deux pays.

name-soviets_shoot_down_kal_007 = Les Soviétiques abattent le vol KAL 007
text-soviets_shoot_down_kal_007 = Le DEFCON baisse de 1 et les États-Unis marquent 2 PV. S’ils contrôlent la Corée du Sud, ils peuvent ensuite placer de l’influence ou tenter des réalignements avec la valeur de cette carte (4 OP).

name-glasnost = Glasnost
text-glasnost = Le DEFCON monte de 1 et l’URSS marque 2 PV. Si « Le Réformateur » a eu lieu, l’URSS peut ensuite placer de l’influence ou tenter des réalignements avec la valeur de cette carte (4 OP).

name-ortega_elected_in_nicaragua = Ortega élu au Nicaragua
text-ortega_elected_in_nicaragua = Les États-Unis perdent toute leur influence au Nicaragua. L’URSS peut ensuite tenter un coup d’État gratuit avec la valeur de cette carte (2 OP) dans un pays voisin du Nicaragua (Cuba, Honduras ou Costa Rica) ; il ne rapporte pas d’opérations militaires.

name-terrorism = Terrorisme
text-terrorism = L’adversaire défausse 1 carte de sa main au hasard. Si l’URSS joue cette carte après « Crise des otages en Iran », les États-Unis en défaussent 2 au hasard.

name-iran_contra_scandal = Scandale Iran-Contra
text-iran_contra_scandal = Jusqu’à la fin du tour, les États-Unis retranchent 1 de tous leurs jets de réalignement, quel que soit le camp qui les a provoqués.

name-chernobyl = Tchernobyl
text-chernobyl = Les États-Unis désignent l’une des six régions. Jusqu’à la fin du tour, l’URSS ne peut y placer d’influence par des opérations ; coups d’État, réalignements et événements restent permis.

name-latin_american_debt_crisis = Crise de la dette en Amérique latine
text-latin_american_debt_crisis = Les États-Unis choisissent : défausser aussitôt une carte valant au moins 3 OP (après modificateurs), sans son événement, ou laisser l’URSS doubler son influence dans 2 pays d’Amérique du Sud.

name-tear_down_this_wall = Abattez ce mur !
text-tear_down_this_wall = Les États-Unis placent 3 points d’influence en Allemagne de l’Est. Ils peuvent ensuite, quel que soit le niveau de DEFCON, tenter en Europe un coup d’État gratuit ou des réalignements avec la valeur de cette carte (3 OP) ; le coup d’État ne rapporte pas d’opérations militaires. « Willy Brandt » est annulé et ne peut plus avoir lieu.

name-an_evil_empire = L’Empire du mal
text-an_evil_empire = Les États-Unis marquent 1 PV. « Flower Power » est annulé et ne peut plus avoir lieu.

name-aldrich_ames_remix = Aldrich Ames
text-aldrich_ames_remix = Les États-Unis jouent main découverte jusqu’à la fin du tour. L’URSS y choisit une carte, qui est défaussée sans effet.

name-pershing_ii_deployed = Déploiement des Pershing II
text-pershing_ii_deployed = L’URSS marque 1 PV et retire 1 point d’influence américaine de chacun de 3 pays au plus d’Europe de l’Ouest.

name-wargames = Wargames
text-wargames = Exige DEFCON 2. Le joueur peut donner 6 PV à l’adversaire et mettre fin à la partie sur-le-champ ; il n’y a pas de décompte final, et celui qui mène alors aux PV l’emporte.

name-solidarity = Solidarność
text-solidarity = Exige « Jean-Paul II élu pape ». Les États-Unis placent 3 points d’influence en Pologne.

name-iran_iraq_war = Guerre Iran-Irak
text-iran_iraq_war = Guerre contre l’Iran ou l’Irak, au choix du joueur : il lance un dé, −1 par pays voisin que contrôle l’adversaire. Sur 4 à 6, le joueur marque 2 PV et remplace toute l’influence adverse dans le pays visé par la sienne. Dans tous les cas, il gagne 2 opérations militaires.

name-yuri_and_samantha = Iouri et Samantha
text-yuri_and_samantha = Jusqu’à la fin du tour, l’URSS marque 1 PV pour chaque coup d’État tenté par les États-Unis, réussi ou non.

name-awacs_sale_to_saudis = Vente d’AWACS aux Saoudiens
text-awacs_sale_to_saudis = Les États-Unis placent 2 points d’influence en Arabie saoudite. Désormais, « Révolution islamique » ne peut plus avoir lieu.
