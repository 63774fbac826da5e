### Twilight Struggle in French.
### A name of a place has the attributes .loc ("in Poland") and .gen ("of Poland"), a long one also .short.

title = Twilight Struggle

## Sides

name-west = États-Unis
    .gen = des États-Unis
name-east = URSS
    .gen = de l’URSS

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
    .short = M.-Orient
name-africa = Afrique
    .loc = en Afrique
    .gen = de l’Afrique
name-central_america = Amérique centrale
    .loc = en Amérique centrale
    .gen = de l’Amérique centrale
    .short = Amér. centrale
name-south_america = Amérique du Sud
    .loc = en Amérique du Sud
    .gen = de l’Amérique du Sud
    .short = Amér. du Sud

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
    .short = Espagne/Port.
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
    .short = RFA
name-east_germany = Allemagne de l’Est
    .loc = en Allemagne de l’Est
    .gen = de l’Allemagne de l’Est
    .short = RDA
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
name-vietnam = Viêt Nam
    .loc = au Viêt Nam
    .gen = du Viêt Nam
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
    .short = Afrique de l’O.
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
    .short = Afr. du Sud-Est
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
    .short = Rép. dominic.

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
    .short = Début
name-mid = Milieu de guerre
    .short = Milieu
name-late = Fin de guerre
    .short = Fin

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
text-asia_scoring = Les deux camps décomptent l’Asie, Asie du Sud-Est comprise : présence 3, domination 7, contrôle 9 PV. Chacun ajoute 1 PV par pays stratégique qu’il y contrôle et 1 PV par pays qu’il y contrôle à côté de la superpuissance ennemie ; seule la différence déplace le marqueur de PV.

name-europe_scoring = Décompte de l’Europe
text-europe_scoring = Les deux camps décomptent l’Europe : présence 3, domination 7 PV ; le contrôle de l’Europe fait gagner la partie sur-le-champ. Chacun ajoute 1 PV par pays stratégique qu’il y contrôle et 1 PV par pays qu’il y contrôle à côté de la superpuissance ennemie ; seule la différence déplace le marqueur de PV.

name-middle_east_scoring = Décompte du Moyen-Orient
text-middle_east_scoring = Les deux camps décomptent le Moyen-Orient : présence 3, domination 5, contrôle 7 PV. Chacun ajoute 1 PV par pays stratégique qu’il y contrôle ; seule la différence déplace le marqueur de PV.

name-duck_and_cover = Campagne “Duck and Cover”
text-duck_and_cover = Le DEFCON baisse de 1. Les États-Unis marquent ensuite un nombre de PV égal à 5 moins le nouveau niveau de DEFCON.

name-five_year_plan = Plan quinquennal
text-five_year_plan = L’URSS défausse une carte de sa main au hasard. Si c’est une carte américaine dont l’événement peut avoir lieu, il se produit aussitôt comme si les États-Unis l’avaient jouée ; toute autre carte, même de décompte, est défaussée sans effet.

name-the_china_card = La carte Chine
text-the_china_card = Pas d’événement : dans un round d’action, elle donne 4 PO, ou 5 si tous les points sont dépensés en Asie ; elle ne peut servir de gros titre et ne compte jamais parmi les cartes en main. Une fois jouée, elle passe face cachée à l’adversaire, qui peut s’en servir dès le tour suivant ; jouée par les États-Unis, elle met fin à « Résolution sur Formose ». Qui la détient à la fin du tour 10 marque 1 PV au décompte final.

name-socialist_governments = Gouvernements socialistes
text-socialist_governments = L’URSS retire en tout 3 points d’influence américaine d’Europe de l’Ouest, au plus 2 par pays. Ne peut plus avoir lieu après « La Dame de fer ».

name-fidel = Fidel
text-fidel = Les États-Unis perdent toute leur influence à Cuba. L’URSS y place autant d’influence qu’il lui en faut pour contrôler le pays.

name-vietnam_revolts = Révoltes au Viêt Nam
text-vietnam_revolts = L’URSS place 2 points d’influence au Viêt Nam. Jusqu’à la fin du tour, chaque carte que l’URSS utilise pour des opérations vaut 1 PO de plus si tous ses points, le point supplémentaire compris, sont dépensés en Asie du Sud-Est.

name-blockade = Blocus
text-blockade = Les États-Unis choisissent : défausser aussitôt une carte valant au moins 3 PO (après modificateurs), sans son événement, ou perdre toute leur influence en Allemagne de l’Ouest.

name-korean_war = Guerre de Corée
text-korean_war = Guerre contre la Corée du Sud : l’URSS lance un dé, −1 par pays voisin que contrôlent les États-Unis. Sur 4 à 6, l’URSS marque 2 PV et remplace toute l’influence américaine en Corée du Sud par la sienne. Dans tous les cas, elle gagne 2 opérations militaires.

name-romanian_abdication = Abdication en Roumanie
text-romanian_abdication = Les États-Unis perdent toute leur influence en Roumanie. L’URSS y place autant d’influence qu’il lui en faut pour contrôler le pays.

name-arab_israeli_war = Guerre israélo-arabe
text-arab_israeli_war = Guerre contre Israël : l’URSS lance un dé, −1 par pays voisin que contrôlent les États-Unis et encore −1 s’ils contrôlent Israël même. Sur 4 à 6, l’URSS marque 2 PV et remplace toute l’influence américaine en Israël par la sienne ; dans tous les cas, elle gagne 2 opérations militaires. Ne peut plus avoir lieu après « Accords de Camp David ».

name-comecon = COMECON
text-comecon = L’URSS place de l’influence dans 4 pays différents d’Europe de l’Est que les États-Unis ne contrôlent pas, 1 point par pays.

name-nasser = Nasser
text-nasser = L’URSS place 2 points d’influence en Égypte. Les États-Unis y perdent la moitié de leur influence, arrondie à l’entier supérieur.

name-warsaw_pact_formed = Création du pacte de Varsovie
text-warsaw_pact_formed = L’URSS retire toute l’influence américaine de 4 pays d’Europe de l’Est, ou bien place 5 points d’influence en Europe de l’Est, au plus 2 par pays. Désormais, « OTAN » peut avoir lieu.

name-de_gaulle_leads_france = De Gaulle à la tête de la France
text-de_gaulle_leads_france = Les États-Unis perdent 2 points d’influence en France et l’URSS y en place 1. « OTAN » ne protège pas la France, que cet événement ait déjà eu lieu ou qu’il vienne plus tard.

name-captured_nazi_scientist = Capture de scientifiques nazis
text-captured_nazi_scientist = Le marqueur du joueur dans la course à l’espace avance d’une case sans jet de dé ; le joueur reçoit les PV de cette case et, s’il y arrive le premier, sa capacité. Cela ne compte pas comme une tentative dans la course à l’espace.

name-truman_doctrine = Doctrine Truman
text-truman_doctrine = Les États-Unis retirent toute l’influence soviétique d’un pays d’Europe qu’aucun camp ne contrôle.

name-olympic_games = Jeux olympiques
text-olympic_games = L’adversaire choisit de participer ou de boycotter. Participation : chacun lance un dé, le joueur ajoute 2, et le total le plus élevé rapporte 2 PV ; on relance en cas d’égalité. Boycott : le DEFCON baisse de 1 et le joueur peut mener des opérations comme avec une carte de 4 PO (hors course à l’espace).

name-nato = OTAN
text-nato = Exige « Création du pacte de Varsovie » ou « Plan Marshall ». Désormais, l’URSS ne peut tenter ni coup d’État ni réalignement dans les pays d’Europe que contrôlent les États-Unis, et nul ne peut les viser par « Conflit localisé ». « De Gaulle à la tête de la France » met fin à cette protection pour la France, « Willy Brandt » pour l’Allemagne de l’Ouest.

name-independent_reds = Communistes indépendants
text-independent_reds = Les États-Unis choisissent la Yougoslavie, la Roumanie, la Bulgarie, la Hongrie ou la Tchécoslovaquie et y ajoutent de l’influence jusqu’à en avoir autant que l’URSS.

name-marshall_plan = Plan Marshall
text-marshall_plan = Les États-Unis placent de l’influence dans 7 pays différents d’Europe de l’Ouest que l’URSS ne contrôle pas, 1 point par pays. Désormais, « OTAN » peut avoir lieu.

name-indo_pakistani_war = Guerre indo-pakistanaise
text-indo_pakistani_war = Guerre contre l’Inde ou le Pakistan, au choix du joueur : il lance un dé, −1 par pays voisin que contrôle l’adversaire. Sur 4 à 6, le joueur marque 2 PV et remplace toute l’influence adverse dans le pays visé par la sienne. Dans tous les cas, il gagne 2 opérations militaires.

name-containment = Endiguement
text-containment = Jusqu’à la fin du tour, chaque carte utilisée par les États-Unis vaut 1 PO de plus, avec un maximum de 4.

name-cia_created = Création de la CIA
text-cia_created = L’URSS montre une fois sa main. Les États-Unis peuvent ensuite mener des opérations avec la valeur de cette carte (1 PO, hors course à l’espace).

name-us_japan_mutual_defense_pact = Pacte de défense mutuelle États-Unis/Japon
text-us_japan_mutual_defense_pact = Les États-Unis placent au Japon autant d’influence qu’il leur en faut pour le contrôler. Désormais, l’URSS ne peut tenter ni coup d’État ni réalignement au Japon.

name-suez_crisis = Crise de Suez
text-suez_crisis = L’URSS retire en tout 4 points d’influence américaine de la France, du Royaume-Uni et d’Israël, au plus 2 par pays.

name-east_european_unrest = Troubles en Europe de l’Est
text-east_european_unrest = Les États-Unis retirent de l’influence soviétique de 3 pays différents d’Europe de l’Est, 1 point par pays ; aux tours 8 à 10, 2 points par pays.

name-decolonization = Décolonisation
text-decolonization = L’URSS place de l’influence dans 4 pays différents d’Afrique et/ou d’Asie du Sud-Est, 1 point par pays.

name-red_scare_purge = Peur rouge/Purges
text-red_scare_purge = Jusqu’à la fin du tour, chaque carte utilisée par l’adversaire vaut 1 PO de moins, avec un minimum de 1.

name-un_intervention = Intervention de l’ONU
text-un_intervention = Se joue avec une carte de la main portant un événement adverse : cet événement n’a pas lieu et le joueur mène des opérations avec la valeur de cette carte, sauf dans la course à l’espace. Les deux cartes sont défaussées. Ne peut servir de gros titre.

name-de_stalinization = Déstalinisation
text-de_stalinization = L’URSS peut prendre jusqu’à 4 de ses points d’influence dans n’importe quels pays et en placer autant dans des pays que les États-Unis ne contrôlent pas, au plus 2 par pays.

name-nuclear_test_ban = Interdiction des essais nucléaires
text-nuclear_test_ban = Le joueur marque un nombre de PV égal au niveau de DEFCON moins 2. Le DEFCON monte ensuite de 2, au plus jusqu’à 5.

name-formosan_resolution = Résolution sur Formose
text-formosan_resolution = Tant que les États-Unis contrôlent Taïwan, l’île compte comme pays stratégique pour « Décompte de l’Asie » et au décompte final. Prend fin dès que les États-Unis jouent la carte Chine.

name-defectors = Transfuges
text-defectors = Comme gros titre américain : le gros titre soviétique, même une carte de décompte, est annulé et défaussé sans effet, quelle que soit sa valeur en PO. Si l’URSS joue cette carte pour des opérations dans un round d’action, les États-Unis marquent 1 PV ; la course à l’espace ne compte pas. Sinon, elle est sans effet.

name-the_cambridge_five = Les Cinq de Cambridge
text-the_cambridge_five = Les États-Unis montrent toutes les cartes de décompte de leur main. L’URSS peut ensuite placer 1 point d’influence dans un pays d’une région nommée sur l’une d’elles. Ne peut avoir lieu aux tours 8 à 10.

name-special_relationship = Relation spéciale
text-special_relationship = Exige que les États-Unis contrôlent le Royaume-Uni. Si « OTAN » n’est pas en vigueur, ils placent 1 point d’influence dans un pays voisin du Royaume-Uni. Si « OTAN » est en vigueur, ils placent plutôt 2 points d’influence dans un seul pays d’Europe de l’Ouest et marquent 2 PV.

name-norad = NORAD
text-norad = Désormais, à la fin de tout round d’action de l’un ou l’autre camp où le DEFCON est passé à 2, les États-Unis, s’ils contrôlent le Canada, peuvent placer 1 point d’influence dans un pays où ils en ont déjà. « Bourbier » met fin à cet effet.

## Cards: Mid War

name-brush_war = Conflit localisé
text-brush_war = Guerre contre un pays de stabilité 1 ou 2 choisi par le joueur : il lance un dé, −1 par pays voisin que contrôle l’adversaire et −1 si la superpuissance adverse est voisine. Sur 3 à 6, le joueur marque 1 PV et remplace toute l’influence adverse dans ce pays par la sienne ; dans tous les cas, il gagne 3 opérations militaires. Un pays protégé par « OTAN » ne peut être choisi.

name-central_america_scoring = Décompte de l’Amérique centrale
text-central_america_scoring = Les deux camps décomptent l’Amérique centrale : présence 1, domination 3, contrôle 5 PV. Chacun ajoute 1 PV par pays stratégique qu’il y contrôle et 1 PV par pays qu’il y contrôle à côté de la superpuissance ennemie ; seule la différence déplace le marqueur de PV.

name-southeast_asia_scoring = Décompte de l’Asie du Sud-Est
text-southeast_asia_scoring = Chaque camp marque 1 PV pour chacun de ces pays qu’il contrôle : Birmanie, Laos/Cambodge, Viêt Nam, Malaisie, Indonésie, Philippines, et 2 PV pour la Thaïlande. Seule la différence déplace le marqueur de PV.

name-arms_race = Course aux armements
text-arms_race = Si le joueur a plus d’opérations militaires que l’adversaire, il marque 1 PV, ou 3 PV à la place s’il a aussi atteint le nombre requis (le niveau de DEFCON).

name-cuban_missile_crisis = Crise des missiles de Cuba
text-cuban_missile_crisis = Le DEFCON passe à 2. Jusqu’à la fin du tour, si l’adversaire tente un coup d’État quel qu’il soit, il perd la partie. Il peut lever cette menace à tout moment en retirant 2 de ses points d’influence d’un seul pays : l’URSS de Cuba, les États-Unis d’Allemagne de l’Ouest ou de Turquie.

name-nuclear_subs = Sous-marins nucléaires
text-nuclear_subs = Jusqu’à la fin du tour, les coups d’État américains dans les pays stratégiques ne font pas baisser le DEFCON.

name-quagmire = Bourbier
text-quagmire = Dès leur prochain round d’action, les États-Unis doivent à chaque round défausser une carte valant au moins 2 PO (après modificateurs), sans son événement, et lancer un dé : 1 à 4 met fin à cet effet, et le round s’achève dans tous les cas. Une carte de décompte qui ne peut plus attendre, ou n’importe laquelle si aucune défausse n’est possible, est jouée à la place ; à défaut, le round est perdu. Met fin à « NORAD ».

name-salt_negotiations = Négociations SALT
text-salt_negotiations = Le DEFCON monte de 2. Jusqu’à la fin du tour, les deux camps retranchent 1 de leurs jets de coup d’État. Le joueur peut reprendre en main une carte de la défausse, sauf une carte de décompte, en la montrant à l’adversaire.

name-bear_trap = Piège à ours
text-bear_trap = Dès son prochain round d’action, l’URSS doit à chaque round défausser une carte valant au moins 2 PO (après modificateurs), sans son événement, et lancer un dé : 1 à 4 met fin à cet effet, et le round s’achève dans tous les cas. Une carte de décompte qui ne peut plus attendre, ou n’importe laquelle si aucune défausse n’est possible, est jouée à la place ; à défaut, le round est perdu.

name-summit = Sommet
text-summit = Chaque camp lance un dé et ajoute 1 pour chacune des six régions qu’il domine ou contrôle. Le total le plus élevé rapporte 2 PV et permet de monter ou de baisser le DEFCON de 1 ; une égalité est sans effet.

name-how_i_learned_to_stop_worrying = Comment j’ai appris à ne plus m’en faire
text-how_i_learned_to_stop_worrying = Le joueur fixe le DEFCON au niveau de son choix, de 1 à 5, et gagne 5 opérations militaires.

name-junta = Junte
text-junta = Le joueur place 2 points d’influence dans un pays d’Amérique centrale ou du Sud. Il peut ensuite, dans ces régions, tenter un coup d’État gratuit ou des réalignements avec la valeur de cette carte (2 PO) ; le coup d’État ne rapporte pas d’opérations militaires.

name-kitchen_debates = Débat de cuisine
text-kitchen_debates = Si les États-Unis contrôlent dans le monde entier plus de pays stratégiques que l’URSS, ils marquent 2 PV.

name-missile_envy = Envie de missiles
text-missile_envy = L’adversaire remet la carte de sa main qui vaut le plus de PO (après ses modificateurs ; à son choix en cas d’égalité) et reçoit celle-ci. Si la carte remise porte un événement neutre ou du camp du joueur, il se produit aussitôt ; sinon, le joueur utilise ses PO sans l’événement, hors course à l’espace. L’adversaire doit utiliser la présente carte pour des opérations à son prochain round d’action.

name-we_will_bury_you = Nous vous enterrerons !
text-we_will_bury_you = Le DEFCON baisse de 1. Au prochain round d’action américain, l’URSS marque 3 PV, avant tout PV que les États-Unis y gagneraient, sauf si « Intervention de l’ONU » est résolue comme événement pendant ce round.

name-brezhnev_doctrine = Doctrine Brejnev
text-brezhnev_doctrine = Jusqu’à la fin du tour, chaque carte utilisée par l’URSS vaut 1 PO de plus, avec un maximum de 4.

name-portuguese_empire_crumbles = Effondrement de l’empire portugais
text-portuguese_empire_crumbles = L’URSS place 2 points d’influence en Angola et 2 dans les États d’Afrique du Sud-Est.

name-south_african_unrest = Troubles en Afrique du Sud
text-south_african_unrest = L’URSS place soit 2 points d’influence en Afrique du Sud, soit 1 en Afrique du Sud et 2 dans un seul pays voisin (Angola ou Botswana).

name-allende = Allende
text-allende = L’URSS place 2 points d’influence au Chili.

name-willy_brandt = Willy Brandt
text-willy_brandt = L’URSS marque 1 PV et place 1 point d’influence en Allemagne de l’Ouest, qu’« OTAN » ne protège plus. « Abattez ce mur ! » rétablit la protection ; ensuite, cette carte ne peut plus avoir lieu.

name-muslim_revolution = Révolution islamique
text-muslim_revolution = L’URSS retire toute l’influence américaine de 2 de ces pays : Soudan, Iran, Irak, Égypte, Libye, Arabie saoudite, Syrie, Jordanie. Ne peut plus avoir lieu après « Vente d’AWACS aux Saoudiens ».

name-abm_treaty = Traité ABM
text-abm_treaty = Le DEFCON monte de 1. Le joueur peut ensuite mener des opérations avec la valeur de cette carte (4 PO, hors course à l’espace).

name-cultural_revolution = Révolution culturelle
text-cultural_revolution = Si les États-Unis détiennent la carte Chine, elle passe à l’URSS face visible et utilisable aussitôt. Si l’URSS la détient déjà, elle marque 1 PV.

name-flower_power = Flower Power
text-flower_power = Désormais, l’URSS marque 2 PV chaque fois que les États-Unis jouent, comme événement ou pour des opérations, « Guerre de Corée », « Guerre israélo-arabe », « Guerre indo-pakistanaise », « Conflit localisé » ou « Guerre Iran-Irak ». Ne comptent ni la course à l’espace ni une guerre qui ne peut plus avoir lieu. « L’Empire du mal » met fin à cet effet ; ensuite, cette carte ne peut plus avoir lieu.

name-u2_incident = Incident de l’U-2
text-u2_incident = L’URSS marque 1 PV. Si l’un des camps joue plus tard dans ce tour « Intervention de l’ONU » comme événement, l’URSS marque encore 1 PV.

name-opec = OPEP
text-opec = L’URSS marque 1 PV pour chacun de ces pays qu’elle contrôle : Égypte, Iran, Libye, Arabie saoudite, Irak, États du Golfe, Venezuela. Ne peut plus avoir lieu après « Pétrole de la mer du Nord ».

name-lone_gunman = Tireur isolé
text-lone_gunman = Les États-Unis montrent une fois leur main. L’URSS peut ensuite mener des opérations avec la valeur de cette carte (1 PO, hors course à l’espace).

name-colonial_rear_guards = Arrière-gardes coloniales
text-colonial_rear_guards = Les États-Unis placent de l’influence dans 4 pays différents d’Afrique et/ou d’Asie du Sud-Est, 1 point par pays.

name-panama_canal_returned = Restitution du canal de Panama
text-panama_canal_returned = Les États-Unis placent 1 point d’influence au Panama, 1 au Costa Rica et 1 au Venezuela.

name-camp_david_accords = Accords de Camp David
text-camp_david_accords = Les États-Unis marquent 1 PV et placent 1 point d’influence en Israël, 1 en Jordanie et 1 en Égypte. Désormais, « Guerre israélo-arabe » ne peut plus avoir lieu.

name-puppet_governments = Gouvernements fantoches
text-puppet_governments = Les États-Unis peuvent placer de l’influence dans 3 pays différents au plus où aucun camp n’en a, 1 point par pays.

name-grain_sales_to_soviets = Vente de céréales aux Soviétiques
text-grain_sales_to_soviets = Les États-Unis tirent au hasard une carte de la main de l’URSS et la jouent aussitôt comme la leur – comme événement, pour des opérations (un événement soviétique se produit alors normalement) ou dans la course à l’espace – ou bien la rendent. S’ils la rendent ou si l’URSS n’a pas de cartes, ils mènent des opérations avec la valeur de la présente carte (2 PO, hors course à l’espace).

name-john_paul_ii_elected_pope = Jean-Paul II élu pape
text-john_paul_ii_elected_pope = L’URSS perd 2 points d’influence en Pologne et les États-Unis y en placent 1. Désormais, « Solidarność » peut avoir lieu.

name-latin_american_death_squads = Escadrons de la mort en Amérique latine
text-latin_american_death_squads = Jusqu’à la fin du tour, le joueur ajoute 1 à ses jets de coup d’État en Amérique centrale et en Amérique du Sud ; l’adversaire y retranche 1 des siens.

name-oas_founded = Création de l’OEA
text-oas_founded = Les États-Unis placent en tout 2 points d’influence en Amérique centrale et/ou en Amérique du Sud, dans un ou deux pays.

name-nixon_plays_the_china_card = Nixon joue la carte Chine
text-nixon_plays_the_china_card = Si l’URSS détient la carte Chine, elle passe aux États-Unis face cachée et inutilisable pendant ce tour. S’ils la détiennent déjà, les États-Unis marquent 2 PV.

name-sadat_expels_soviets = Sadate expulse les Soviétiques
text-sadat_expels_soviets = L’URSS perd toute son influence en Égypte et les États-Unis y placent 1 point d’influence.

name-shuttle_diplomacy = Diplomatie de la navette
text-shuttle_diplomacy = Reste en jeu jusqu’au prochain « Décompte de l’Asie » ou « Décompte du Moyen-Orient », puis est défaussée. Lors de ce décompte, un pays stratégique de la région contrôlé par l’URSS, au choix des États-Unis, compte à tous égards comme non contrôlé par l’URSS. Sans effet au décompte final.

name-the_voice_of_america = La Voix de l’Amérique
text-the_voice_of_america = Les États-Unis retirent en tout 4 points d’influence soviétique de pays hors d’Europe, au plus 2 par pays.

name-liberation_theology = Théologie de la libération
text-liberation_theology = L’URSS place 3 points d’influence en Amérique centrale, au plus 2 par pays.

name-ussuri_river_skirmish = Escarmouche sur l’Oussouri
text-ussuri_river_skirmish = Si l’URSS détient la carte Chine, elle passe aux États-Unis face visible et utilisable aussitôt. S’ils la détiennent déjà, les États-Unis placent 4 points d’influence en Asie, au plus 2 par pays.

name-ask_not_what_your_country_can_do_for_you = Ne demandez pas ce que votre pays peut faire pour vous
text-ask_not_what_your_country_can_do_for_you = Les États-Unis peuvent défausser autant de cartes de leur main qu’ils veulent, cartes de décompte comprises, puis en piochent autant.

name-alliance_for_progress = Alliance pour le progrès
text-alliance_for_progress = Les États-Unis marquent 1 PV par pays stratégique qu’ils contrôlent en Amérique centrale et en Amérique du Sud.

name-africa_scoring = Décompte de l’Afrique
text-africa_scoring = Les deux camps décomptent l’Afrique : présence 1, domination 4, contrôle 6 PV. Chacun ajoute 1 PV par pays stratégique qu’il y contrôle ; seule la différence déplace le marqueur de PV.

name-one_small_step = Un petit pas…
text-one_small_step = Si le joueur est en retard dans la course à l’espace, son marqueur avance de 2 cases sans jet de dé. Seule la seconde case donne ses PV et, s’il y arrive le premier, sa capacité.

name-south_america_scoring = Décompte de l’Amérique du Sud
text-south_america_scoring = Les deux camps décomptent l’Amérique du Sud : présence 2, domination 5, contrôle 6 PV. Chacun ajoute 1 PV par pays stratégique qu’il y contrôle ; seule la différence déplace le marqueur de PV.

name-che = Che
text-che = L’URSS peut tenter un coup d’État avec la valeur de cette carte (3 PO) dans un pays non stratégique d’Amérique centrale, d’Amérique du Sud ou d’Afrique. S’il retire au moins 1 point d’influence américaine, elle peut en tenter un second, de même valeur, dans un autre pays de ce genre.

name-our_man_in_tehran = Notre homme à Téhéran
text-our_man_in_tehran = Exige que les États-Unis contrôlent au moins un pays du Moyen-Orient. Les États-Unis regardent les 5 premières cartes de la pioche et peuvent en défausser autant qu’ils veulent sans effet, en les montrant à l’URSS. Les autres y retournent et la pioche est mélangée.

## Cards: Late War

name-iranian_hostage_crisis = Crise des otages en Iran
text-iranian_hostage_crisis = Les États-Unis perdent toute leur influence en Iran et l’URSS y place 2 points d’influence. Désormais, « Terrorisme » joué par l’URSS fait défausser aux États-Unis 2 cartes au lieu de 1.

name-the_iron_lady = La Dame de fer
text-the_iron_lady = Les États-Unis marquent 1 PV. L’URSS place 1 point d’influence en Argentine et perd toute son influence au Royaume-Uni. Désormais, « Gouvernements socialistes » ne peut plus avoir lieu.

name-reagan_bombs_libya = Reagan bombarde la Libye
text-reagan_bombs_libya = Les États-Unis marquent 1 PV par tranche entière de 2 points d’influence soviétique en Libye ; cette influence reste en place.

name-star_wars = Guerre des étoiles
text-star_wars = Si les États-Unis sont en tête dans la course à l’espace, ils choisissent dans la défausse une carte autre que de décompte et son événement se produit aussitôt. Il est résolu par le camp auquel il appartient, ou par les États-Unis s’il est neutre.

name-north_sea_oil = Pétrole de la mer du Nord
text-north_sea_oil = Désormais, « OPEP » ne peut plus avoir lieu. Pendant ce tour, les États-Unis peuvent jouer 8 rounds d’action.

name-the_reformer = Le Réformateur
text-the_reformer = L’URSS place en Europe 4 points d’influence, ou 6 si elle mène aux PV, au plus 2 par pays. Désormais, l’URSS ne peut plus tenter de coup d’État en Europe. « Glasnost » donnera aussi des opérations.

name-marine_barracks_bombing = Attentat contre la caserne des marines
text-marine_barracks_bombing = Les États-Unis perdent toute leur influence au Liban. L’URSS retire ensuite 2 autres points d’influence américaine du Moyen-Orient, d’un ou de deux pays.

name-soviets_shoot_down_kal_007 = Les Soviétiques abattent le vol KAL 007
text-soviets_shoot_down_kal_007 = Le DEFCON baisse de 1 et les États-Unis marquent 2 PV. S’ils contrôlent la Corée du Sud, ils peuvent ensuite placer de l’influence ou tenter des réalignements avec la valeur de cette carte (4 PO).

name-glasnost = Glasnost
text-glasnost = Le DEFCON monte de 1 et l’URSS marque 2 PV. Si « Le Réformateur » a eu lieu, l’URSS peut ensuite placer de l’influence ou tenter des réalignements avec la valeur de cette carte (4 PO).

name-ortega_elected_in_nicaragua = Ortega élu au Nicaragua
text-ortega_elected_in_nicaragua = Les États-Unis perdent toute leur influence au Nicaragua. L’URSS peut ensuite tenter un coup d’État gratuit avec la valeur de cette carte (2 PO) dans un pays voisin du Nicaragua (Cuba, Honduras ou Costa Rica) ; il ne rapporte pas d’opérations militaires.

name-terrorism = Terrorisme
text-terrorism = L’adversaire défausse 1 carte de sa main au hasard. Si l’URSS joue cette carte après « Crise des otages en Iran », les États-Unis en défaussent 2 au hasard.

name-iran_contra_scandal = Scandale Iran-Contra
text-iran_contra_scandal = Jusqu’à la fin du tour, les États-Unis retranchent 1 de tous leurs jets de réalignement, quel que soit le camp qui les a provoqués.

name-chernobyl = Tchernobyl
text-chernobyl = Les États-Unis désignent l’une des six régions. Jusqu’à la fin du tour, l’URSS ne peut y placer d’influence par des opérations ; coups d’État, réalignements et événements restent permis.

name-latin_american_debt_crisis = Crise de la dette en Amérique latine
text-latin_american_debt_crisis = Les États-Unis choisissent : défausser aussitôt une carte valant au moins 3 PO (après modificateurs), sans son événement, ou laisser l’URSS doubler son influence dans 2 pays d’Amérique du Sud.

name-tear_down_this_wall = Abattez ce mur !
text-tear_down_this_wall = Les États-Unis placent 3 points d’influence en Allemagne de l’Est. Ils peuvent ensuite, quel que soit le niveau de DEFCON, tenter en Europe un coup d’État gratuit ou des réalignements avec la valeur de cette carte (3 PO) ; le coup d’État ne rapporte pas d’opérations militaires. « Willy Brandt » est annulé et ne peut plus avoir lieu.

name-an_evil_empire = L’Empire du mal
text-an_evil_empire = Les États-Unis marquent 1 PV. « Flower Power » est annulé et ne peut plus avoir lieu.

name-aldrich_ames_remix = Aldrich Ames
text-aldrich_ames_remix = Les États-Unis jouent main découverte jusqu’à la fin du tour. L’URSS y choisit une carte, qui est défaussée sans effet.

name-pershing_ii_deployed = Déploiement des Pershing II
text-pershing_ii_deployed = L’URSS marque 1 PV et retire de l’influence américaine de 3 pays différents au plus d’Europe de l’Ouest, 1 point par pays.

name-wargames = Wargames
text-wargames = Exige DEFCON 2. Le joueur peut donner 6 PV à l’adversaire et mettre fin à la partie sur-le-champ ; il n’y a pas de décompte final, et celui qui mène alors aux PV l’emporte.

name-solidarity = Solidarność
text-solidarity = Exige « Jean-Paul II élu pape ». Les États-Unis placent 3 points d’influence en Pologne.

name-iran_iraq_war = Guerre Iran-Irak
text-iran_iraq_war = Guerre contre l’Iran ou l’Irak, au choix du joueur : il lance un dé, −1 par pays voisin que contrôle l’adversaire. Sur 4 à 6, le joueur marque 2 PV et remplace toute l’influence adverse dans le pays visé par la sienne. Dans tous les cas, il gagne 2 opérations militaires.

name-yuri_and_samantha = Iouri et Samantha
text-yuri_and_samantha = Jusqu’à la fin du tour, l’URSS marque 1 PV pour chaque coup d’État tenté par les États-Unis, réussi ou non.

name-awacs_sale_to_saudis = Vente d’AWACS aux Saoudiens
text-awacs_sale_to_saudis = Les États-Unis placent 2 points d’influence en Arabie saoudite. Désormais, « Révolution islamique » ne peut plus avoir lieu.

## What happened

fact-turn = Tour { $turn }
fact-round = Round d’action { $round } : { $side }
fact-bid =
    { $side } : enchère de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’influence pour jouer { $wants }.
fact-swapped = Les joueurs échangent leurs camps.
fact-placed = { $side } : +{ $amount } PI { $country-loc } (total { $total }).
fact-removed = { $side } : −{ $amount } PI { $country-loc } (total { $total }).
fact-drew = { $side } : carte piochée, « { $card } ».
fact-dealt = Les cartes sont distribuées : États-Unis { $us } en main, URSS { $ussr }.
fact-reshuffled = La défausse devient la nouvelle pioche.
fact-deck_added =
    { $turn ->
        [4] Les cartes de milieu de guerre rejoignent la pioche.
       *[other] Les cartes de fin de guerre rejoignent la pioche.
    }
fact-headline = Gros titre { $side-gen } : « { $card } ».
fact-cancelled = Gros titre { $side-gen } annulé : « { $card } ».
fact-played = { $side } : carte jouée, « { $card } ».
fact-event = Événement ({ $side }) : « { $card } ».
fact-no_event = « { $card } » : l’événement n’a pas lieu.
fact-ended = « { $card } » n’est plus en vigueur.
fact-effect = « { $card } » s’applique.
fact-discarded = { $side } : carte défaussée, « { $card } ».
fact-left_game = « { $card } » quitte la partie.
fact-taken = { $side } : carte prise en main, « { $card } ».
fact-shown = { $side } : carte qui vous est montrée, « { $card } ».
fact-ordered = « { $card } » vient en dernier dans l’ordre imposé aux États-Unis.
fact-showed_hand =
    { $cards ->
        [0] { $side } : main montrée, aucune carte de ce genre.
        [one] { $side } : { $cards } carte montrée.
       *[other] { $side } : { $cards } cartes montrées.
    }
fact-peeked = Vous voyez « { $card } ».
fact-china =
    { $up ->
        [true] Carte Chine : { $side }, prête à être jouée.
       *[false] Carte Chine : { $side }, face cachée jusqu’au prochain tour.
    }
fact-china_up = La carte Chine est retournée face visible.
fact-passed = { $side } : passe.
fact-no_cards = { $side } : aucune carte à jouer.
fact-chose = { $side }, choix : { $choice }.
fact-named = { $side }, région désignée : { $region }.
fact-targeted = { $side }, pays choisi : { $country }.
fact-coup = { $side } : coup d’État { $country-loc } avec { $ops } PO.
fact-coup_rolled =
    { $side }, dé : { $die }{ $modifier-sign ->
        [plus] {" "}+ { $modifier-size }
        [minus] {" "}− { $modifier-size }
       *[zero] {""}
    } ; { $result-sign ->
        [plus] coup d’État réussi, marge { $result-size }.
       *[other] coup d’État manqué.
    }
fact-realigned =
    Réalignement { $country-loc } : États-Unis { $us }{ $us_modifier-sign ->
        [plus] {" "}+ { $us_modifier-size }
        [minus] {" "}− { $us_modifier-size }
       *[zero] {""}
    }, URSS { $ussr }{ $ussr_modifier-sign ->
        [plus] {" "}+ { $ussr_modifier-size }
        [minus] {" "}− { $ussr_modifier-size }
       *[zero] {""}
    }.
fact-rolled = { $side }, dé : { $die }.
fact-rolled_both = Dés : États-Unis { $us }, URSS { $ussr }.
fact-war =
    { $side }, guerre ({ $country }) : { $die }{ $minus ->
        [0] {""}
       *[other] {" "}− { $minus }
    }, { $won ->
        [true] la guerre est gagnée.
       *[false] la guerre est perdue.
    }
fact-spaced = { $side } : « { $card } » à la course à l’espace.
fact-space_rolled = { $side }, dé : { $die } ; réussite de 1 à { $needed }.
fact-advanced =
    { $side } : case { $to } de la course à l’espace, { $to ->
        [1] { name-space-1 }
        [2] { name-space-2 }
        [3] { name-space-3 }
        [4] { name-space-4 }
        [5] { name-space-5 }
        [6] { name-space-6 }
        [7] { name-space-7 }
       *[8] { name-space-8 }
    }.
fact-trap_rolled =
    { $free ->
        [true] { $side }, dé : { $die }, sortie du piège.
       *[false] { $side }, dé : { $die }, toujours dans le piège.
    }
fact-defcon = Le DEFCON est maintenant à { $level }.
fact-milops = Opérations militaires { $side-gen } : { $level }.
fact-milops_missing = Opérations militaires manquantes : États-Unis { $us }, URSS { $ussr }.
fact-scored = Décompte, { $region } : États-Unis { $us }, URSS { $ussr }.
fact-vp =
    { $side } : +{ $amount } PV ; { $total-sign ->
        [plus] les États-Unis mènent de { $total-size }.
        [minus] l’URSS mène de { $total-size }.
       *[zero] égalité.
    }
fact-defused = { $side } : influence abandonnée { $country-loc }, la crise de Cuba est finie.
fact-envious = { $side } : « { name-missile_envy } » doit servir aux opérations au prochain round.
fact-over = La partie est finie : { $reason }.
fact-won = Vainqueur : { $side }.

## What is asked

ask-deal = Quelle carte est distribuée au camp { $to-gen } ?
ask-draw = Quelle carte pioche le camp { $to-gen } ? (encore { $left })
ask-peek = Quelle carte voit le camp { $by-gen } ? (encore { $left })
ask-snatch = « { $card } » : quelle carte { $from-gen } ?
ask-die = « { $card } » : quel est le dé { $by-gen } ?
ask-dice = « { $card } » : quels sont les dés des deux camps ?
ask-coup_die = Quel est le dé { $by-gen } pour le coup d’État { $country-loc } avec { $ops } PO ?
ask-realign_dice = Quels sont les dés pour le réalignement { $by-gen } { $country-loc } ?
ask-space_die = Quel est le dé { $by-gen } dans la course à l’espace ?
ask-trap_die = Quel est le dé { $by-gen } pour sortir du piège ?
ask-coin = Un dé départage les deux camps. Que montre-t-il ?
ask-bid =
    { $hidden ->
        [true] Quel camp voulez-vous, et pour combien d’influence ? L’adversaire ne voit pas encore votre enchère.
       *[false] Quel camp voulez-vous, et pour combien d’influence ?
    }
ask-set_up = Mise en place : où placez-vous de l’influence ? (reste { $left })
ask-bonus = Influence supplémentaire : où la placez-vous ? (reste { $left })
ask-headline =
    { $hidden ->
        [true] Quelle carte est votre gros titre ? Elle reste face cachée jusqu’à ce que les deux soient choisies.
       *[false] Quelle carte est votre gros titre ?
    }
ask-round = Quelle carte jouez-vous ?
ask-trapped = Vous êtes pris au piège. Quelle carte de 2 PO ou plus défaussez-vous pour tenter d’en sortir ?
ask-use =
    { $may ->
        [true] Comment utilisez-vous « { $card } » ? Vous pouvez aussi passer et la rendre.
       *[false] Comment utilisez-vous « { $card } » ?
    }
ask-ops =
    « { $card } » : { $left ->
        [0] seulement un point de bonus
        [one] { $left } point
       *[other] { $left } points
    } pour { $kinds }{ $asia ->
        [true] {" "}(+1 si tous sont dépensés en Asie)
       *[false] {""}
    }{ $sea ->
        [true] {" "}(+1 si tous sont dépensés en Asie du Sud-Est)
       *[false] {""}
    }
ask-place =
    « { $card } » : où placez-vous { $each ->
        [one] { $each } point
       *[other] { $each } points
    } d’influence ? (encore { $left }, au plus { $cap ->
        [1] une fois
        [2] deux fois
       *[other] { $cap } fois
    } par pays){ $may ->
        [true] {" "}Vous pouvez arrêter.
       *[false] {""}
    }
ask-remove =
    « { $card } », influence { $from-gen } : d’où en retirez-vous { $each ->
        [255] tout
        [one] { $each } point
       *[other] { $each } points
    } ? (encore { $left }, au plus { $cap ->
        [1] une fois
        [2] deux fois
       *[other] { $cap } fois
    } par pays){ $may ->
        [true] {" "}Vous pouvez arrêter.
       *[false] {""}
    }
ask-country =
    { $may ->
        [true] « { $card } » : quel pays ? Vous pouvez passer.
       *[false] « { $card } » : quel pays ?
    }
ask-hand =
    { $card-id ->
        [blockade] « { $card } » : quelle carte de { $min_ops } PO ou plus défaussez-vous ? Si vous passez, vous perdez toute votre influence en Allemagne de l’Ouest.
        [latin_american_debt_crisis] « { $card } » : quelle carte de { $min_ops } PO ou plus défaussez-vous ? Si vous passez, l’URSS double son influence dans deux pays d’Amérique du Sud.
        [ask_not_what_your_country_can_do_for_you] « { $card } » : quelles cartes défaussez-vous, une par une ? Quand vous passez, vous en piochez autant.
       *[other] { $which-id ->
            [highest] « { $card } » : laquelle de vos cartes de plus forte valeur donnez-vous ?
            [opponents] « { $card } » : avec quelle carte portant l’événement adverse la jouez-vous ?{ $may ->
                [true] {" "}Vous pouvez passer.
               *[false] {""}
            }
           *[any] « { $card } » : quelle carte de votre main ?
        }
    }
ask-theirs = « { $card } » : quelle carte de l’adversaire ?
ask-discards =
    { $may ->
        [true] « { $card } » : quelle carte prenez-vous dans la défausse ? Vous pouvez passer.
       *[false] « { $card } » : quelle carte de la défausse ?
    }
ask-peeked = « { $card } » : lesquelles des cartes vues défaussez-vous, une par une ? Quand vous passez, les autres retournent à la pioche.
ask-choose = « { $card } » : que choisissez-vous ?
ask-region = « { $card } » : quelle région désignez-vous ?
ask-defcon = « { $card } » : à quel niveau mettez-vous le DEFCON ?
ask-held = Le tour est fini. Quelle carte conservée défaussez-vous ? Vous pouvez passer.

## What can be played

action-roll = Lancer { $value }
about-roll = Un dé est lancé.
action-dice = Lancer { $us } pour les États-Unis et { $ussr } pour l’URSS
about-dice = Chaque camp lance un dé.
action-draw = Piocher « { $value } »
about-draw = Une carte vient de la pioche ou d’une main.
action-bid = Enchérir { $points } : { $side }
about-bid = La plus forte enchère obtient son camp ; l’adversaire place autant d’influence supplémentaire.
action-card = { $value }
about-card = La carte est choisie en réponse à la question.
action-event = Événement
about-event = L’événement de la carte a lieu ; vous ne recevez pas de points d’opération.
action-ops = Opérations
about-ops = Vous recevez les points d’opération de la carte : influence, réalignements ou coup d’État. Son événement n’a pas lieu.
action-event_first = Événement, puis opérations
about-event_first = L’adversaire résout l’événement, puis vous utilisez les points d’opération.
action-ops_first = Opérations, puis événement
about-ops_first = Vous utilisez les points d’opération, puis l’adversaire résout l’événement.
action-intervene = Intervenir : jouer avec « { name-un_intervention } »
about-intervene = L’événement de l’adversaire n’a pas lieu ; vous utilisez les points d’opération. Les deux cartes sont défaussées.
action-space = Course à l’espace
about-space = La carte est défaussée sans son événement, et un dé décide si votre marqueur avance.
action-space_unrolled = Course à l’espace sans lancer le dé
about-space_unrolled = La carte est défaussée sans son événement ; votre marqueur ne bouge pas.
action-place = Placer de l’influence { $value-loc }
about-place = Un point d’influence coûte 1 PO, ou 2 là où l’adversaire contrôle le pays. Il se place là où vous avez déjà de l’influence, dans un pays voisin ou près de votre superpuissance.
action-remove = Retirer de l’influence { $value-loc }
about-remove = De l’influence quitte le plateau.
action-realign = Réalignement { $value-loc }
about-realign = Les deux camps lancent un dé ; +1 par voisin contrôlé, +1 pour plus d’influence sur place, +1 près de sa superpuissance. Le plus faible perd la différence en influence. Tapez odds et un pays pour voir les chances.
action-coup = Coup d’État { $value-loc }
about-coup = Dé plus PO contre le double de la stabilité ; l’excédent retire l’influence adverse, puis ajoute la vôtre. Dans un pays stratégique, le DEFCON baisse de 1. Tapez odds et un pays pour voir les chances.
action-country = Choisir : { $value }
about-country = L’événement a lieu là.
action-region = Désigner : { $value }
about-region = L’événement concerne cette région.
action-choice = { $value }
about-choice = La carte offre deux possibilités.
action-defcon = Mettre le DEFCON à { $value }
about-defcon = Au DEFCON 1, le joueur actif perd la partie.
action-pass = Passer
about-pass = Vous renoncez, ou vous arrêtez là.
action-defuse = Désamorcer : retirer 2 PI { $value-loc }
about-defuse = Vous abandonnez deux points d’influence, et la crise de Cuba ne vous menace plus.

## Why not

refusal-not_your_decision = La décision ne vous appartient pas maintenant.
refusal-not_asked = Cela ne répond pas à la question.
refusal-not_in_hand = « { $card } » n’est pas dans votre main.
refusal-no_headline = « { $card } » ne peut pas servir dans la phase des gros titres.
refusal-missile_envy_first = Vous devez d’abord utiliser « { name-missile_envy } ».
refusal-out_of_order = « { $card } » n’est pas la suivante dans l’ordre qui vous est imposé.
refusal-scoring_due = Une carte de décompte est due : vous en avez autant qu’il vous reste de rounds.
refusal-china_down = La carte Chine est face cachée, ou pas à vous.
refusal-china_strands_scoring = La carte Chine laisserait trop peu de rounds pour vos cartes de décompte.
refusal-trapped = Pris au piège, vous ne pouvez défausser qu’une carte de 2 PO ou plus.
refusal-too_few_ops = La carte doit valoir { $ops } PO ou plus.
refusal-wrong_card = « { $card } » n’est pas le genre de carte demandé.
refusal-event_prohibited = Un autre événement interdit « { $card } », ou celui qu’il exige n’a pas eu lieu.
refusal-opponents_event = « { $card } » est un événement adverse : vous jouez la carte pour ses opérations, et l’événement a lieu aussi.
refusal-event_comes_too = L’événement de « { $card } » accompagne les opérations : choisissez avant ou après.
refusal-event_or_ops = « { $card } » se joue pour l’événement ou pour les opérations, pas pour les deux.
refusal-scoring_scores = « { $card } » se joue toujours comme événement.
refusal-missile_envy_ops = « { name-missile_envy } » doit servir aux opérations.
refusal-no_partner = « { name-un_intervention } » demande une carte portant l’événement adverse.
refusal-space_over = Vous êtes au bout de la course à l’espace.
refusal-space_used = Vous ne pouvez plus envoyer de carte à la course à l’espace ce tour-ci.
refusal-space_ops = La prochaine case de la course à l’espace demande une carte de { $ops } PO ou plus.
refusal-space_must_roll = Le dé de la course à l’espace doit être lancé.
refusal-out_of_reach = { $country } : hors de portée, vous n’aviez d’influence ni là ni à côté.
refusal-chernobyl = « { name-chernobyl } » vous interdit de placer de l’influence { $country-loc }.
refusal-too_dear = { $country } : il ne reste pas assez de points.
refusal-one_kind = Tous les points d’une carte vont à un seul genre d’opération.
refusal-both_kinds = { $country } : avec des opérations mixtes, un pays reçoit de l’influence ou des réalignements, pas les deux.
refusal-no_enemy = L’adversaire n’a pas d’influence { $country-loc }.
refusal-defcon_ban = Au DEFCON { $level }, ni coup d’État ni réalignement { $country-loc }.
refusal-protected = { $country } : protection de « { $card } ».
refusal-not_there = { $country } : la carte ne le permet pas.
refusal-set_up_limit = { $country } : la mise en place ne le permet pas.
refusal-bonus_limit = { $country } : l’influence supplémentaire va là où vous en avez, au plus deux de plus que le contrôle.
refusal-must_play = Vous devez jouer une carte.
refusal-must_spend = Les points doivent être dépensés.
refusal-compulsory = L’événement ne laisse pas le choix.
refusal-no_crisis = Il n’y a pas de crise de Cuba à désamorcer là.

## How it ended

end-victory_points = 20 PV sont atteints.
end-europe_control = L’Europe était contrôlée lors de son décompte.
end-nuclear_war = DEFCON 1 : la guerre nucléaire a éclaté.
end-missile_crisis = Un coup d’État pendant la crise de Cuba.
end-held_scoring_card = Une carte de décompte était encore en main à la fin du tour.
end-final_scoring = Le décompte final a tranché.
end-peace = « { name-wargames } » a mis fin à la partie.
name-victory_points = 20 PV
name-europe_control = contrôle de l’Europe
name-nuclear_war = guerre nucléaire
name-missile_crisis = coup d’État pendant la crise de Cuba
name-held_scoring_card = carte de décompte gardée en main
name-final_scoring = décompte final
name-peace = « { name-wargames } »

## Ways, kinds and standings

name-participate = Participer
name-boycott = Boycotter
name-withdraw = Retirer l’influence américaine de quatre pays
name-reinforce = Ajouter cinq points d’influence
name-concentrate = Deux en Afrique du Sud
name-spread = Un en Afrique du Sud, deux à côté
name-end_game = Finir la partie
name-play_on = Continuer
name-operate = utiliser ses opérations
name-launch = l’envoyer dans la course à l’espace
name-influence = influence
name-realignment = réalignement
name-coup = coup d’État
name-free = sans restriction du DEFCON
name-optional = facultatif
name-any = quelconque
name-opponents = adverse
name-highest = la plus forte
name-nothing = rien
name-presence = présence
name-domination = domination
name-control = contrôle

## Editions and options

preset-seed = Les décisions de l’édition polonaise.
preset-deluxe = Les règles de l’édition anglaise Deluxe.
preset-league = Comme en tournoi : l’édition Deluxe ; États-Unis +2.
preset-second_edition = La deuxième édition : sans les cartes 104 à 110, Canada vide.
preset-playdek = Comme joue le programme de Playdek, pour les parties importées.

option-optional_cards = Joue-t-on avec les cartes optionnelles 104 à 110 ?
option-optional_cards-false = Non.
option-optional_cards-true = Oui.
option-us_handicap = Influence supplémentaire des États-Unis
option-us_handicap-number =
    { $value ->
        [0] Aucune.
        [one] { $value } point là où les États-Unis en ont déjà.
       *[other] { $value } points là où les États-Unis en ont déjà.
    }
option-ussr_handicap = Influence supplémentaire de l’URSS
option-ussr_handicap-number =
    { $value ->
        [0] Aucune.
        [one] { $value } point là où l’URSS en a déjà.
       *[other] { $value } points là où l’URSS en a déjà.
    }
option-scenario = Que joue-t-on ?
option-scenario-standard = Toute la guerre, dix tours.
option-scenario-late_war = Le scénario de fin de guerre, tours 8 à 10.
option-second_edition = Deuxième édition : Canada vide, sans les cartes 104 à 110, ancien Aldrich Ames ?
option-second_edition-false = Non.
option-second_edition-true = Oui.
option-chinese_civil_war = La variante de la guerre civile chinoise ?
option-chinese_civil_war-false = Non.
option-chinese_civil_war-true = Oui : personne n’a la carte Chine avant que l’URSS ait gagné la guerre civile.
option-bidding = Les camps sont-ils mis aux enchères ?
option-bidding-false = Non.
option-bidding-true = Oui, avec de l’influence supplémentaire pour l’adversaire.
option-reveal_held_cards = Montre-t-on les cartes conservées à la fin d’un tour ?
option-reveal_held_cards-false = Non.
option-reveal_held_cards-true = Oui, comme en tournoi.
option-both_hold = Qui gagne quand les deux camps ont gardé une carte de décompte ?
option-both_hold-us = Les États-Unis.
option-both_hold-ussr = L’URSS.
option-both_hold-coin = Le dé décide.
option-realign_ignores_defcon = Les réalignements ignorent-ils les interdictions du DEFCON ?
option-realign_ignores_defcon-false = Non.
option-realign_ignores_defcon-true = Oui.
option-realign_spares_actor = Celui qui fait un réalignement est-il à l’abri d’une perte ?
option-realign_spares_actor-false = Non.
option-realign_spares_actor-true = Oui.
option-mix_influence_and_realign = Peut-on partager les points d’une carte entre influence et réalignements ?
option-mix_influence_and_realign-false = Non.
option-mix_influence_and_realign-true = Oui.
option-space_without_roll = Peut-on renoncer au dé de la course à l’espace ?
option-space_without_roll-false = Non.
option-space_without_roll-true = Oui.
option-reach = Quelle influence donne de la portée ?
option-reach-start_and_now = Celle du début du round, si elle y est encore.
option-reach-start = Celle du début du round.
option-granted_ops = Que valent les opérations d’un événement ?
option-granted_ops-modified = La valeur avec les modificateurs du joueur.
option-granted_ops-printed = La valeur imprimée.
option-angola = L’Angola dans le scénario de fin de guerre
option-angola-minimum = Le minimum qui donne le contrôle à l’URSS.
option-angola-one_three = États-Unis 1, URSS 3.
option-finland = La Finlande dans le scénario de fin de guerre
option-finland-one_three = États-Unis 1, URSS 3.
option-finland-one_two = États-Unis 1, URSS 2.
option-late_war_goal = Que faut-il aux États-Unis dans le scénario de fin de guerre ?
option-late_war_goal-above_20 = Plus de 20 PV.
option-late_war_goal-from_20 = 20 PV ou plus.
option-junta = Où peuvent se faire les réalignements de « { name-junta } » ?
option-junta-both = Dans les deux Amériques.
option-junta-one = Tous dans l’une d’elles.
option-envy_value = Selon quelles valeurs « { name-missile_envy } » trouve-t-elle la plus forte carte ?
option-envy_value-giver = Modifiées pour celui qui donne.
option-envy_value-printed = Imprimées.
option-envy_value-taker = Modifiées pour celui qui prend.
option-eager_reshuffle = La défausse est-elle mélangée dès que la pioche est épuisée ?
option-eager_reshuffle-false = Non, quand il faut une carte.
option-eager_reshuffle-true = Oui, aussitôt.
option-envy_may_space = Une carte adverse reçue par « { name-missile_envy } » peut-elle aller dans la course à l’espace ?
option-envy_may_space-false = Non.
option-envy_may_space-true = Oui.
option-plan_pays_defectors = « { name-defectors } », tirés par « { name-five_year_plan } » dans un round d’action de l’URSS, donnent-ils 1 PV aux États-Unis ?
option-plan_pays_defectors-false = Non.
option-plan_pays_defectors-true = Oui.
option-unrest_may_split = « { name-south_african_unrest } » peut-elle partager ses deux points entre les voisins ?
option-unrest_may_split-false = Non.
option-unrest_may_split-true = Oui.
option-shown_hand = Combien de temps « { name-cia_created } » et « { name-lone_gunman } » montrent-elles une main ?
option-shown_hand-once = Une fois.
option-shown_hand-turn = Jusqu’à la fin du tour.

## Phases

name-set_up = Mise en place
name-headline = Gros titres
name-rounds = Rounds d’action
name-end = Fin du tour

## The table in the terminal

screen-turn = Tour { $turn }/10
screen-round = round { $round }/{ $rounds }
screen-vp = PV
screen-vp_leads = { $side } +{ $vp }
screen-vp_level = 0, égalité
screen-defcon = DEFCON
screen-no_ban = coups d’État et réalignements partout
screen-ban = ni coup d’État ni réalignement { $regions }
screen-milops = Op. milit.
screen-milops_due = { $level } sur { $due }
screen-space = Espace
screen-tries =
    { $left ->
        [0] plus de carte ce tour
        [one] encore { $left } carte ce tour
       *[other] encore { $left } cartes ce tour
    }
screen-ability_two = deux cartes par tour
screen-ability_four = voit d’abord le gros titre adverse
screen-ability_six = peut défausser une carte conservée
screen-ability_eight = huit rounds
screen-china = Carte Chine
screen-china_up = { $side }, prête
screen-china_down = { $side }, face cachée
screen-china_nobody = à personne : la guerre civile continue
screen-effects = En vigueur
screen-effects_none = rien
screen-until_turn = jusqu’à la fin du tour
screen-piles = Cartes
screen-pile_counts = pioche { $pile }, défausse { $discard }, retirées { $removed }
screen-opponent = Main : { $side }
screen-known = { $count }, dont connues : { $cards }
screen-hand = Votre main
screen-hands = Mains
screen-hand_empty = aucune carte
screen-headlines = Gros titres
screen-face_down = face cachée
screen-others =
    { $count ->
        [one] et { $count } pays vide
       *[other] et { $count } pays vides
    }
screen-legend = pays, stabilité, ! stratégique, influence { $west }:{ $east }, contrôle
screen-region = { $region } : { $west }, { $east }
screen-standing = { $standing } { $vp }
screen-next_to = voisins : { $names }
screen-score = Décompte maintenant
screen-score_row = { $standing } { $level } + stratégiques { $battlegrounds } + près de l’ennemi { $next } = { $vp }
screen-score_net = { $side } : +{ $vp }
screen-score_even = personne ne gagne rien
screen-score_wins = { $side } : contrôle de l’Europe, partie gagnée
screen-score_sea = un PV par pays, deux pour la Thaïlande : { $west } contre { $east }
screen-score_end = Décompte final maintenant, avec la carte Chine : { $result }
screen-odds = Chances { $country-loc }, joueur : { $side }
screen-odds_coup = Coup d’État avec { $ops } PO : { $chance } %, en moyenne { $mean } ; dés 1–6 : { $results }
screen-odds_defcon = Un coup d’État ici met le DEFCON à { $level }.
screen-odds_defcon_loss = Un coup d’État ici met le DEFCON à 1 : vous perdez la partie.
screen-odds_crisis = Un coup d’État maintenant vous fait perdre la partie : crise de Cuba.
screen-odds_no_coup = Pas de coup d’État : { $reason }
screen-odds_realign = Réalignement : { $gain } % de perte pour l’adversaire ({ $enemy }, en moyenne { $removed }), { $loss } % pour vous ({ $lost })
screen-odds_no_realign = Pas de réalignement : { $reason }
screen-odds_barred = le DEFCON ou un événement l’interdit.
screen-odds_nobody = l’adversaire n’y a pas d’influence.
screen-which_country = Quel pays ? Par exemple : odds { $country }
screen-cards_discard = Défausse
screen-cards_removed = Retirées
screen-cards_unseen = Pas vues : { $era }
screen-none = aucune
screen-neutral = neutre
screen-starred = * retirée après l’événement
screen-space_next = ensuite { $ops }+ PO, dé 1–{ $roll }
screen-score_shuttle = « { $card } » attend encore : un pays stratégique ne comptera pas pour l’URSS.
screen-cards_known = Connues en pioche
screen-help =
    map           tous les pays ; map asie ceux d’une région
    odds iran     chances des coups d’État et réalignements dans un pays
    score         chaque région décomptée maintenant ; score asie une seule
    cards         défausse, cartes retirées et cartes pas encore vues
    effects       événements en vigueur et ce qu’ils font
screen-danger_now = Attention : ce coup vous fait perdre la partie sur-le-champ ({ $reason }).
screen-danger_soon = Attention : ce coup peut vous faire perdre la partie dans ce round ({ $reason }), selon le dé ou l’adversaire.
screen-danger_scoring = Attention : vous avez autant de cartes de décompte que de rounds restants. Qui en garde une à la fin du tour perd.
