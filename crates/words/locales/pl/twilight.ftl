### Twilight Struggle in Polish: names and card texts.
### A name of a place has the attributes .loc ("in Poland") and .gen ("of Poland").

## Sides

name-west = USA
    .gen = USA
name-east = ZSRR
    .gen = ZSRR
name-neutral = neutralna

## Regions

name-europe = Europa
    .loc = w Europie
    .gen = Europy
name-asia = Azja
    .loc = w Azji
    .gen = Azji
name-middle_east = Bliski Wschód
    .loc = na Bliskim Wschodzie
    .gen = Bliskiego Wschodu
name-africa = Afryka
    .loc = w Afryce
    .gen = Afryki
name-central_america = Ameryka Środkowa
    .loc = w Ameryce Środkowej
    .gen = Ameryki Środkowej
name-south_america = Ameryka Południowa
    .loc = w Ameryce Południowej
    .gen = Ameryki Południowej

## Subregions

name-western_europe = Europa Zachodnia
    .loc = w Europie Zachodniej
    .gen = Europy Zachodniej
name-eastern_europe = Europa Wschodnia
    .loc = w Europie Wschodniej
    .gen = Europy Wschodniej
name-southeast_asia = Azja Południowo-Wschodnia
    .loc = w Azji Południowo-Wschodniej
    .gen = Azji Południowo-Wschodniej

## Superpowers

name-us = USA
    .loc = w USA
    .gen = USA
name-ussr = ZSRR
    .loc = w ZSRR
    .gen = ZSRR

## Countries: Europe

name-canada = Kanada
    .loc = w Kanadzie
    .gen = Kanady
name-united_kingdom = Wielka Brytania
    .loc = w Wielkiej Brytanii
    .gen = Wielkiej Brytanii
name-norway = Norwegia
    .loc = w Norwegii
    .gen = Norwegii
name-sweden = Szwecja
    .loc = w Szwecji
    .gen = Szwecji
name-finland = Finlandia
    .loc = w Finlandii
    .gen = Finlandii
name-denmark = Dania
    .loc = w Danii
    .gen = Danii
name-benelux = Beneluks
    .loc = w Beneluksie
    .gen = Beneluksu
name-france = Francja
    .loc = we Francji
    .gen = Francji
name-spain_portugal = Hiszpania/Portugalia
    .loc = w Hiszpanii/Portugalii
    .gen = Hiszpanii/Portugalii
name-italy = Włochy
    .loc = we Włoszech
    .gen = Włoch
name-greece = Grecja
    .loc = w Grecji
    .gen = Grecji
name-turkey = Turcja
    .loc = w Turcji
    .gen = Turcji
name-west_germany = RFN
    .loc = w RFN
    .gen = RFN
name-east_germany = NRD
    .loc = w NRD
    .gen = NRD
name-poland = Polska
    .loc = w Polsce
    .gen = Polski
name-czechoslovakia = Czechosłowacja
    .loc = w Czechosłowacji
    .gen = Czechosłowacji
name-austria = Austria
    .loc = w Austrii
    .gen = Austrii
name-hungary = Węgry
    .loc = na Węgrzech
    .gen = Węgier
name-romania = Rumunia
    .loc = w Rumunii
    .gen = Rumunii
name-yugoslavia = Jugosławia
    .loc = w Jugosławii
    .gen = Jugosławii
name-bulgaria = Bułgaria
    .loc = w Bułgarii
    .gen = Bułgarii

## Countries: Middle East

name-lebanon = Liban
    .loc = w Libanie
    .gen = Libanu
name-syria = Syria
    .loc = w Syrii
    .gen = Syrii
name-israel = Izrael
    .loc = w Izraelu
    .gen = Izraela
name-iraq = Irak
    .loc = w Iraku
    .gen = Iraku
name-iran = Iran
    .loc = w Iranie
    .gen = Iranu
name-libya = Libia
    .loc = w Libii
    .gen = Libii
name-egypt = Egipt
    .loc = w Egipcie
    .gen = Egiptu
name-jordan = Jordania
    .loc = w Jordanii
    .gen = Jordanii
name-gulf_states = Państwa Zatoki Perskiej
    .loc = w Państwach Zatoki Perskiej
    .gen = Państw Zatoki Perskiej
name-saudi_arabia = Arabia Saudyjska
    .loc = w Arabii Saudyjskiej
    .gen = Arabii Saudyjskiej

## Countries: Asia

name-afghanistan = Afganistan
    .loc = w Afganistanie
    .gen = Afganistanu
name-pakistan = Pakistan
    .loc = w Pakistanie
    .gen = Pakistanu
name-india = Indie
    .loc = w Indiach
    .gen = Indii
name-burma = Birma
    .loc = w Birmie
    .gen = Birmy
name-laos_cambodia = Laos/Kambodża
    .loc = w Laosie/Kambodży
    .gen = Laosu/Kambodży
name-thailand = Tajlandia
    .loc = w Tajlandii
    .gen = Tajlandii
name-vietnam = Wietnam
    .loc = w Wietnamie
    .gen = Wietnamu
name-malaysia = Malezja
    .loc = w Malezji
    .gen = Malezji
name-indonesia = Indonezja
    .loc = w Indonezji
    .gen = Indonezji
name-philippines = Filipiny
    .loc = na Filipinach
    .gen = Filipin
name-australia = Australia
    .loc = w Australii
    .gen = Australii
name-japan = Japonia
    .loc = w Japonii
    .gen = Japonii
name-taiwan = Tajwan
    .loc = na Tajwanie
    .gen = Tajwanu
name-south_korea = Korea Południowa
    .loc = w Korei Południowej
    .gen = Korei Południowej
name-north_korea = Korea Północna
    .loc = w Korei Północnej
    .gen = Korei Północnej

## Countries: Africa

name-morocco = Maroko
    .loc = w Maroku
    .gen = Maroka
name-algeria = Algieria
    .loc = w Algierii
    .gen = Algierii
name-tunisia = Tunezja
    .loc = w Tunezji
    .gen = Tunezji
name-west_african_states = Afryka Zachodnia
    .loc = w Afryce Zachodniej
    .gen = Afryki Zachodniej
name-saharan_states = Państwa Saharyjskie
    .loc = w Państwach Saharyjskich
    .gen = Państw Saharyjskich
name-sudan = Sudan
    .loc = w Sudanie
    .gen = Sudanu
name-ivory_coast = Wybrzeże Kości Słoniowej
    .loc = na Wybrzeżu Kości Słoniowej
    .gen = Wybrzeża Kości Słoniowej
name-nigeria = Nigeria
    .loc = w Nigerii
    .gen = Nigerii
name-ethiopia = Etiopia
    .loc = w Etiopii
    .gen = Etiopii
name-somalia = Somalia
    .loc = w Somalii
    .gen = Somalii
name-cameroon = Kamerun
    .loc = w Kamerunie
    .gen = Kamerunu
name-zaire = Zair
    .loc = w Zairze
    .gen = Zairu
name-kenya = Kenia
    .loc = w Kenii
    .gen = Kenii
name-angola = Angola
    .loc = w Angoli
    .gen = Angoli
name-zimbabwe = Zimbabwe
    .loc = w Zimbabwe
    .gen = Zimbabwe
name-southeast_african_states = Afryka Południowo-Wschodnia
    .loc = w Afryce Południowo-Wschodniej
    .gen = Afryki Południowo-Wschodniej
name-botswana = Botswana
    .loc = w Botswanie
    .gen = Botswany
name-south_africa = RPA
    .loc = w RPA
    .gen = RPA

## Countries: Central America

name-mexico = Meksyk
    .loc = w Meksyku
    .gen = Meksyku
name-guatemala = Gwatemala
    .loc = w Gwatemali
    .gen = Gwatemali
name-el_salvador = Salwador
    .loc = w Salwadorze
    .gen = Salwadoru
name-honduras = Honduras
    .loc = w Hondurasie
    .gen = Hondurasu
name-costa_rica = Kostaryka
    .loc = w Kostaryce
    .gen = Kostaryki
name-nicaragua = Nikaragua
    .loc = w Nikaragui
    .gen = Nikaragui
name-panama = Panama
    .loc = w Panamie
    .gen = Panamy
name-cuba = Kuba
    .loc = na Kubie
    .gen = Kuby
name-haiti = Haiti
    .loc = na Haiti
    .gen = Haiti
name-dominican_republic = Dominikana
    .loc = na Dominikanie
    .gen = Dominikany

## Countries: South America

name-colombia = Kolumbia
    .loc = w Kolumbii
    .gen = Kolumbii
name-venezuela = Wenezuela
    .loc = w Wenezueli
    .gen = Wenezueli
name-ecuador = Ekwador
    .loc = w Ekwadorze
    .gen = Ekwadoru
name-peru = Peru
    .loc = w Peru
    .gen = Peru
name-bolivia = Boliwia
    .loc = w Boliwii
    .gen = Boliwii
name-brazil = Brazylia
    .loc = w Brazylii
    .gen = Brazylii
name-paraguay = Paragwaj
    .loc = w Paragwaju
    .gen = Paragwaju
name-uruguay = Urugwaj
    .loc = w Urugwaju
    .gen = Urugwaju
name-chile = Chile
    .loc = w Chile
    .gen = Chile
name-argentina = Argentyna
    .loc = w Argentynie
    .gen = Argentyny

## Chinese Civil War variant

name-chinese_civil_war = Chińska wojna domowa
    .loc = na polu „Chińska wojna domowa”
    .gen = pola „Chińska wojna domowa”

## Eras

name-early = Wczesna wojna
name-mid = Środek wojny
name-late = Późna wojna

## Phases of the turn

name-setup = Przygotowanie gry
name-improve_defcon = Poprawa DEFCON
name-deal_cards = Rozdanie kart
name-headline_phase = Faza wydarzenia dekady
name-action_round = Runda
name-check_military_operations = Sprawdzenie działań militarnych
name-reveal_held_cards = Ujawnienie zachowanych kart
name-flip_china_card = Odkrycie karty „Chiny”
name-discard_held_card = Odrzucenie zachowanej karty
name-advance_turn = Przesunięcie znacznika tury
name-final_scoring = Punktacja końcowa

## Boxes of the Space Race

name-space-0 = Start
name-space-1 = Satelita ziemski
name-space-2 = Zwierzę w kosmosie
name-space-3 = Człowiek w kosmosie
name-space-4 = Człowiek na orbicie
name-space-5 = Orbita Księżyca
name-space-6 = Orzeł/Niedźwiedź wylądował
name-space-7 = Prom kosmiczny
name-space-8 = Stacja kosmiczna

## Cards: Early War

name-asia_scoring = Kulminacja napięć w Azji
text-asia_scoring = Obie strony punktują Azję łącznie z Azją Południowo-Wschodnią: obecność 3, dominacja 7, kontrola 9 PZ. Każda dolicza 1 PZ za każde kontrolowane tam państwo strategiczne i 1 PZ za każde kontrolowane tam państwo sąsiadujące z wrogim supermocarstwem; o ruchu znacznika PZ decyduje tylko różnica.

name-europe_scoring = Kulminacja napięć w Europie
text-europe_scoring = Obie strony punktują Europę: obecność 3, dominacja 7 PZ; kontrola Europy daje natychmiastowe zwycięstwo. Każda dolicza 1 PZ za każde kontrolowane tam państwo strategiczne i 1 PZ za każde kontrolowane tam państwo sąsiadujące z wrogim supermocarstwem; o ruchu znacznika PZ decyduje tylko różnica.

name-middle_east_scoring = Kulminacja napięć na Bliskim Wschodzie
text-middle_east_scoring = Obie strony punktują Bliski Wschód: obecność 3, dominacja 5, kontrola 7 PZ. Każda dolicza 1 PZ za każde kontrolowane tam państwo strategiczne; o ruchu znacznika PZ decyduje tylko różnica.

name-duck_and_cover = Kampania „Duck and Cover”
text-duck_and_cover = DEFCON spada o 1. Następnie USA zdobywają tyle PZ, ile wynosi 5 minus nowy poziom DEFCON.

name-five_year_plan = Plan pięcioletni
text-five_year_plan = ZSRR odrzuca losową kartę z ręki. Jeśli jest to karta USA, której wydarzenie może zajść, zachodzi ono natychmiast, jak gdyby zagrały ją USA; każda inna karta, nawet Kulminacja napięć, zostaje odrzucona bez efektu.

name-the_china_card = Chiny
text-the_china_card = Brak wydarzenia: w rundzie daje 4 PO albo 5, jeśli wszystkie punkty zostaną wydane w Azji; nie może być wydarzeniem dekady i nigdy nie liczy się jako karta na ręce. Po zagraniu przechodzi zakryta do przeciwnika, który może jej użyć od następnej tury; zagrana przez USA kończy efekt karty „Rezolucja w sprawie obrony Tajwanu”. Kto ma ją na koniec 10. tury, zdobywa 1 PZ w punktacji końcowej.

name-socialist_governments = Rządy socjalistów
text-socialist_governments = ZSRR usuwa łącznie 3 PW USA z Europy Zachodniej, najwyżej 2 z jednego państwa. Nie może zajść po wydarzeniu „Żelazna dama”.

name-fidel = Fidel
text-fidel = USA tracą wszystkie PW na Kubie. ZSRR umieszcza tam tyle PW, ile potrzebuje, aby kontrolować to państwo.

name-vietnam_revolts = Rewolty w Wietnamie
text-vietnam_revolts = ZSRR umieszcza 2 PW w Wietnamie. Do końca tury każda karta użyta przez ZSRR do operacji jest warta o 1 PO więcej, jeśli wszystkie jej punkty, łącznie z dodatkowym, zostaną wydane w Azji Południowo-Wschodniej.

name-blockade = Blokada
text-blockade = USA wybierają: natychmiast odrzucają z ręki kartę wartą co najmniej 3 PO (po modyfikacjach), bez jej wydarzenia, albo tracą wszystkie PW w RFN.

name-korean_war = Wojna w Korei
text-korean_war = Wojna przeciw Korei Południowej: ZSRR rzuca kostką, −1 za każde sąsiednie państwo kontrolowane przez USA. Przy wyniku 4–6 ZSRR zdobywa 2 PZ i zamienia wszystkie PW USA w Korei Południowej na własne. Bez względu na wynik ZSRR dodaje 2 do swoich działań militarnych.

name-romanian_abdication = Michał I Rumuński abdykuje
text-romanian_abdication = USA tracą wszystkie PW w Rumunii. ZSRR umieszcza tam tyle PW, ile potrzebuje, aby kontrolować to państwo.

name-arab_israeli_war = Wojna izraelsko-arabska
text-arab_israeli_war = Wojna przeciw Izraelowi: ZSRR rzuca kostką, −1 za każde sąsiednie państwo kontrolowane przez USA i jeszcze −1, jeśli USA kontrolują sam Izrael. Przy wyniku 4–6 ZSRR zdobywa 2 PZ i zamienia wszystkie PW USA w Izraelu na własne; bez względu na wynik dodaje 2 do swoich działań militarnych. Nie może zajść po wydarzeniu „Porozumienie Camp David”.

name-comecon = RWPG
text-comecon = ZSRR umieszcza po 1 PW w 4 różnych państwach Europy Wschodniej, których nie kontrolują USA.

name-nasser = Nasser
text-nasser = ZSRR umieszcza 2 PW w Egipcie. USA tracą tam połowę swoich PW, zaokrągloną w górę.

name-warsaw_pact_formed = Utworzenie Układu Warszawskiego
text-warsaw_pact_formed = ZSRR albo usuwa wszystkie PW USA z 4 państw Europy Wschodniej, albo umieszcza 5 PW w Europie Wschodniej, najwyżej 2 w jednym państwie. Odtąd może zajść wydarzenie „NATO”.

name-de_gaulle_leads_france = De Gaulle dochodzi do władzy we Francji
text-de_gaulle_leads_france = USA tracą 2 PW we Francji, a ZSRR umieszcza tam 1 PW. „NATO” nie chroni Francji bez względu na to, czy zaszło wcześniej, czy zajdzie później.

name-captured_nazi_scientist = Schwytanie nazistowskich naukowców
text-captured_nazi_scientist = Znacznik gracza w wyścigu kosmicznym przesuwa się bez rzutu o jedno pole do przodu; gracz zdobywa PZ tego pola, a jeśli jest tam pierwszy, także jego zdolność. Nie liczy się to jako próba w wyścigu kosmicznym.

name-truman_doctrine = Doktryna Trumana
text-truman_doctrine = USA usuwają wszystkie PW ZSRR z jednego państwa Europy, którego nie kontroluje żadna ze stron.

name-olympic_games = Igrzyska olimpijskie
text-olympic_games = Przeciwnik wybiera udział albo bojkot. Udział: obie strony rzucają kostką, gracz dodaje 2, wyższy wynik daje 2 PZ; remis oznacza ponowny rzut. Bojkot: DEFCON spada o 1, a gracz może przeprowadzić operacje jak z karty o wartości 4 PO (bez wyścigu kosmicznego).

name-nato = NATO
text-nato = Wymaga wcześniejszego wydarzenia „Utworzenie Układu Warszawskiego” lub „Plan Marshalla”. Odtąd ZSRR nie może przeprowadzać przewrotów ani prób zmiany sojuszu w państwach Europy kontrolowanych przez USA i nikt nie może ich zaatakować kartą „Konflikt zbrojny”. „De Gaulle dochodzi do władzy we Francji” kończy tę ochronę we Francji, a „Willy Brandt” w RFN.

name-independent_reds = Niezależni komuniści
text-independent_reds = USA wybierają Jugosławię, Rumunię, Bułgarię, Węgry albo Czechosłowację i dokładają tam PW, aż będą ich miały tyle, ile ZSRR.

name-marshall_plan = Plan Marshalla
text-marshall_plan = USA umieszczają po 1 PW w 7 różnych państwach Europy Zachodniej, których nie kontroluje ZSRR. Odtąd może zajść wydarzenie „NATO”.

name-indo_pakistani_war = Wojna indyjsko-pakistańska
text-indo_pakistani_war = Wojna przeciw Indiom albo Pakistanowi, do wyboru gracza: rzut kostką, −1 za każde sąsiednie państwo kontrolowane przez przeciwnika. Przy wyniku 4–6 gracz zdobywa 2 PZ i zamienia wszystkie PW przeciwnika w zaatakowanym państwie na własne. Bez względu na wynik gracz dodaje 2 do swoich działań militarnych.

name-containment = Doktryna powstrzymywania
text-containment = Do końca tury każda karta używana przez USA jest warta o 1 PO więcej, ale najwyżej 4.

name-cia_created = Utworzenie CIA
text-cia_created = ZSRR jednorazowo pokazuje karty na ręce. Następnie USA mogą przeprowadzić operacje o wartości tej karty (1 PO, bez wyścigu kosmicznego).

name-us_japan_mutual_defense_pact = Traktat o bezpieczeństwie USA i Japonii
text-us_japan_mutual_defense_pact = USA umieszczają w Japonii tyle PW, ile potrzebują, aby ją kontrolować. Odtąd ZSRR nie może przeprowadzać w Japonii przewrotów ani prób zmiany sojuszu.

name-suez_crisis = Kryzys sueski
text-suez_crisis = ZSRR usuwa łącznie 4 PW USA z Francji, Wielkiej Brytanii i Izraela, najwyżej 2 z każdego z tych państw.

name-east_european_unrest = Niepokoje w Europie Wschodniej
text-east_european_unrest = USA usuwają po 1 PW ZSRR z 3 różnych państw Europy Wschodniej; w turach 8–10 po 2.

name-decolonization = Dekolonizacja
text-decolonization = ZSRR umieszcza po 1 PW w 4 różnych państwach Afryki i/lub Azji Południowo-Wschodniej.

name-red_scare_purge = Czerwona panika/Czystki
text-red_scare_purge = Do końca tury każda karta używana przez przeciwnika jest warta o 1 PO mniej, ale co najmniej 1.

name-un_intervention = Interwencja ONZ
text-un_intervention = Zagrywana razem z kartą z ręki, na której jest wydarzenie przeciwnika: to wydarzenie nie zachodzi, a gracz przeprowadza operacje o wartości tamtej karty, ale nie w wyścigu kosmicznym. Obie karty zostają odrzucone. Nie może być wydarzeniem dekady.

name-de_stalinization = Destalinizacja
text-de_stalinization = ZSRR może zabrać do 4 swoich PW z dowolnych państw i umieścić tyle samo w państwach, których nie kontrolują USA, najwyżej 2 w jednym państwie.

name-nuclear_test_ban = Zakaz prób jądrowych
text-nuclear_test_ban = Gracz zdobywa tyle PZ, ile wynosi poziom DEFCON minus 2. Następnie DEFCON rośnie o 2, najwyżej do 5.

name-formosan_resolution = Rezolucja w sprawie obrony Tajwanu
text-formosan_resolution = Dopóki USA kontrolują Tajwan, liczy się on jako państwo strategiczne przy karcie „Kulminacja napięć w Azji” i w punktacji końcowej. Efekt kończy się, gdy USA zagrają kartę „Chiny”.

name-defectors = Zdrajcy
text-defectors = Jako wydarzenie dekady USA: wydarzenie dekady ZSRR, nawet Kulminacja napięć, zostaje anulowane i odrzucone bez efektu, bez względu na wartość PO. Jeśli ZSRR zagra tę kartę w rundzie do operacji, USA zdobywają 1 PZ; wyścig kosmiczny się nie liczy. Poza tym nie ma skutku.

name-the_cambridge_five = Siatka szpiegowska z Cambridge
text-the_cambridge_five = USA pokazują wszystkie karty Kulminacji napięć na ręce. Następnie ZSRR może umieścić 1 PW w jednym państwie regionu wymienionego na jednej z nich. Nie może zajść w turach 8–10.

name-special_relationship = Niezwykłe relacje
text-special_relationship = Wymaga kontroli USA nad Wielką Brytanią. Jeśli „NATO” nie działa, USA umieszczają 1 PW w państwie sąsiadującym z Wielką Brytanią. Jeśli „NATO” działa, zamiast tego umieszczają 2 PW w jednym państwie Europy Zachodniej i zdobywają 2 PZ.

name-norad = NORAD
text-norad = Odtąd na koniec każdej rundy dowolnej strony, w której DEFCON zmienił się na 2, USA, jeśli kontrolują Kanadę, mogą umieścić 1 PW w państwie, w którym już mają PW. Wydarzenie „Bagno” kończy ten efekt.

## Cards: Mid War

name-brush_war = Konflikt zbrojny
text-brush_war = Wojna przeciw wybranemu przez gracza państwu o stabilności 1 lub 2: rzut kostką, −1 za każde sąsiednie państwo kontrolowane przez przeciwnika i −1, jeśli sąsiaduje z nim supermocarstwo przeciwnika. Przy wyniku 3–6 gracz zdobywa 1 PZ i zamienia wszystkie PW przeciwnika w tym państwie na własne; bez względu na wynik dodaje 3 do swoich działań militarnych. Nie można wybrać państwa chronionego przez „NATO”.

name-central_america_scoring = Kulminacja napięć w Ameryce Środkowej
text-central_america_scoring = Obie strony punktują Amerykę Środkową: obecność 1, dominacja 3, kontrola 5 PZ. Każda dolicza 1 PZ za każde kontrolowane tam państwo strategiczne i 1 PZ za każde kontrolowane tam państwo sąsiadujące z wrogim supermocarstwem; o ruchu znacznika PZ decyduje tylko różnica.

name-southeast_asia_scoring = Kulminacja napięć w Azji Południowo-Wschodniej
text-southeast_asia_scoring = Każda strona zdobywa po 1 PZ za kontrolę Birmy, Laosu/Kambodży, Wietnamu, Malezji, Indonezji i Filipin oraz 2 PZ za kontrolę Tajlandii. O ruchu znacznika PZ decyduje tylko różnica.

name-arms_race = Wyścig zbrojeń
text-arms_race = Jeśli gracz ma więcej działań militarnych niż przeciwnik, zdobywa 1 PZ albo zamiast tego 3 PZ, jeśli osiągnął też ich wymaganą liczbę (poziom DEFCON).

name-cuban_missile_crisis = Kryzys kubański
text-cuban_missile_crisis = DEFCON zostaje ustawiony na 2. Do końca tury przeciwnik, który podejmie jakąkolwiek próbę przewrotu, przegrywa grę. Przeciwnik może w każdej chwili zakończyć ten efekt, usuwając 2 własne PW z jednego państwa: ZSRR z Kuby, USA z RFN albo z Turcji.

name-nuclear_subs = Atomowe okręty podwodne
text-nuclear_subs = Do końca tury przewroty USA w państwach strategicznych nie obniżają DEFCON.

name-quagmire = Bagno
text-quagmire = Od swojej najbliższej rundy USA muszą w każdej rundzie odrzucić kartę wartą co najmniej 2 PO (po modyfikacjach), bez jej wydarzenia, i rzucić kostką: 1–4 kończy ten efekt, a runda w każdym razie dobiega końca. Zamiast tego zagrywają kartę Kulminacji napięć, z którą nie można już czekać, albo dowolną taką kartę, jeśli nie mają czego odrzucić; jeśli i to niemożliwe, runda przepada. Kończy efekt karty „NORAD”.

name-salt_negotiations = Negocjacje SALT
text-salt_negotiations = DEFCON rośnie o 2. Do końca tury obie strony odejmują 1 od rzutów na przewrót. Gracz może wziąć na rękę jedną kartę ze stosu kart odrzuconych, oprócz Kulminacji napięć, pokazując ją przeciwnikowi.

name-bear_trap = Niedźwiedź w potrzasku
text-bear_trap = Od swojej najbliższej rundy ZSRR musi w każdej rundzie odrzucić kartę wartą co najmniej 2 PO (po modyfikacjach), bez jej wydarzenia, i rzucić kostką: 1–4 kończy ten efekt, a runda w każdym razie dobiega końca. Zamiast tego zagrywa kartę Kulminacji napięć, z którą nie można już czekać, albo dowolną taką kartę, jeśli nie ma czego odrzucić; jeśli i to niemożliwe, runda przepada.

name-summit = Rozmowy na szczycie
text-summit = Obie strony rzucają kostką i dodają 1 za każdy z sześciu regionów, w którym mają dominację lub kontrolę. Wyższy wynik daje 2 PZ oraz prawo podniesienia lub obniżenia DEFCON o 1; remis nie ma skutku.

name-how_i_learned_to_stop_worrying = „Jak przestałem się martwić...”
text-how_i_learned_to_stop_worrying = Gracz ustawia DEFCON na dowolnym poziomie od 1 do 5 i dodaje 5 do swoich działań militarnych.

name-junta = Junta
text-junta = Gracz umieszcza 2 PW w jednym państwie Ameryki Środkowej lub Południowej. Następnie może w tych regionach przeprowadzić jeden darmowy przewrót albo próby zmiany sojuszu o wartości tej karty (2 PO); przewrót nie liczy się do działań militarnych.

name-kitchen_debates = Rozmowy „kuchenne”
text-kitchen_debates = Jeśli USA kontrolują na całym świecie więcej państw strategicznych niż ZSRR, zdobywają 2 PZ.

name-missile_envy = Zazdrość o rakiety „Missile Envy”
text-missile_envy = Przeciwnik oddaje kartę z ręki o najwyższej wartości PO (po swoich modyfikacjach; przy remisie sam wybiera) i dostaje w zamian tę kartę. Jeśli oddana karta zawiera wydarzenie neutralne lub własne gracza, zachodzi ono natychmiast; w przeciwnym razie gracz używa jej PO bez wydarzenia i nie w wyścigu kosmicznym. Przeciwnik musi w swojej następnej rundzie użyć tej karty do operacji.

name-we_will_bury_you = „Pogrzebiemy was”
text-we_will_bury_you = DEFCON spada o 1. W najbliższej rundzie USA ZSRR zdobywa 3 PZ, zanim USA zdobędą w niej jakiekolwiek PZ, chyba że w tej rundzie zajdzie wydarzenie „Interwencja ONZ”.

name-brezhnev_doctrine = Doktryna Breżniewa
text-brezhnev_doctrine = Do końca tury każda karta używana przez ZSRR jest warta o 1 PO więcej, ale najwyżej 4.

name-portuguese_empire_crumbles = Upadek imperium portugalskiego
text-portuguese_empire_crumbles = ZSRR umieszcza 2 PW w Angoli i 2 PW w Afryce Południowo-Wschodniej.

name-south_african_unrest = Niepokoje w Afryce Południowej
text-south_african_unrest = ZSRR umieszcza albo 2 PW w RPA, albo 1 PW w RPA i 2 PW w jednym państwie sąsiednim (w Angoli lub Botswanie).

name-allende = Allende
text-allende = ZSRR umieszcza 2 PW w Chile.

name-willy_brandt = Willy Brandt
text-willy_brandt = ZSRR zdobywa 1 PZ i umieszcza 1 PW w RFN, której „NATO” odtąd nie chroni. Wydarzenie „Zburzcie ten mur” przywraca ochronę; po nim ta karta nie może zajść.

name-muslim_revolution = Rewolucja muzułmańska
text-muslim_revolution = ZSRR usuwa wszystkie PW USA z 2 spośród tych państw: Sudan, Iran, Irak, Egipt, Libia, Arabia Saudyjska, Syria, Jordania. Nie może zajść po wydarzeniu „Sprzedaż AWACS Saudyjczykom”.

name-abm_treaty = Traktat ABM
text-abm_treaty = DEFCON rośnie o 1. Następnie gracz może przeprowadzić operacje o wartości tej karty (4 PO, bez wyścigu kosmicznego).

name-cultural_revolution = Rewolucja kulturalna
text-cultural_revolution = Jeśli kartę „Chiny” mają USA, przechodzi ona odkryta do ZSRR i od razu można jej użyć. Jeśli ma ją już ZSRR, zdobywa 1 PZ.

name-flower_power = Dzieci kwiaty
text-flower_power = Odtąd ZSRR zdobywa 2 PZ za każdym razem, gdy USA zagrają jako wydarzenie lub do operacji kartę „Wojna w Korei”, „Wojna izraelsko-arabska”, „Wojna indyjsko-pakistańska”, „Konflikt zbrojny” lub „Wojna iracko-irańska”. Nie liczy się wyścig kosmiczny ani wojna, która nie może już zajść. Wydarzenie „Imperium zła” kończy ten efekt; po nim ta karta nie może zajść.

name-u2_incident = Incydent U-2
text-u2_incident = ZSRR zdobywa 1 PZ. Jeśli później w tej turze którakolwiek strona zagra kartę „Interwencja ONZ” jako wydarzenie, ZSRR zdobywa jeszcze 1 PZ.

name-opec = OPEC
text-opec = ZSRR zdobywa po 1 PZ za każde z tych państw, które kontroluje: Egipt, Iran, Libia, Arabia Saudyjska, Irak, Państwa Zatoki Perskiej, Wenezuela. Nie może zajść po wydarzeniu „Ropa na Morzu Północnym”.

name-lone_gunman = Samotny strzelec
text-lone_gunman = USA jednorazowo pokazują karty na ręce. Następnie ZSRR może przeprowadzić operacje o wartości tej karty (1 PO, bez wyścigu kosmicznego).

name-colonial_rear_guards = Ruchy antykolonialne
text-colonial_rear_guards = USA umieszczają po 1 PW w 4 różnych państwach Afryki i/lub Azji Południowo-Wschodniej.

name-panama_canal_returned = Zwrot Kanału Panamskiego
text-panama_canal_returned = USA umieszczają po 1 PW w Panamie, Kostaryce i Wenezueli.

name-camp_david_accords = Porozumienie Camp David
text-camp_david_accords = USA zdobywają 1 PZ i umieszczają po 1 PW w Izraelu, Jordanii i Egipcie. Odtąd nie może zajść wydarzenie „Wojna izraelsko-arabska”.

name-puppet_governments = Rządy marionetkowe
text-puppet_governments = USA mogą umieścić po 1 PW w najwyżej 3 państwach, w których żadna ze stron nie ma PW.

name-grain_sales_to_soviets = Sprzedaż zboża Sowietom
text-grain_sales_to_soviets = USA losują kartę z ręki ZSRR i albo od razu zagrywają ją jak własną – jako wydarzenie, do operacji (wydarzenie ZSRR zachodzi wtedy jak zwykle) lub w wyścigu kosmicznym – albo ją oddają. Jeśli ją oddadzą lub ZSRR nie ma kart, USA przeprowadzają operacje o wartości tej karty (2 PO, bez wyścigu kosmicznego).

name-john_paul_ii_elected_pope = Jan Paweł II wybrany papieżem
text-john_paul_ii_elected_pope = ZSRR traci 2 PW w Polsce, a USA umieszczają tam 1 PW. Odtąd może zajść wydarzenie „Solidarność”.

name-latin_american_death_squads = Szwadrony śmierci w Ameryce Łacińskiej
text-latin_american_death_squads = Do końca tury gracz dodaje 1 do swoich rzutów na przewrót w Ameryce Środkowej i Południowej, a przeciwnik odejmuje tam 1.

name-oas_founded = Powołanie OPA
text-oas_founded = USA umieszczają łącznie 2 PW w Ameryce Środkowej i/lub Południowej, w jednym państwie albo w dwóch.

name-nixon_plays_the_china_card = Wizyta Nixona w Chinach
text-nixon_plays_the_china_card = Jeśli kartę „Chiny” ma ZSRR, przechodzi ona zakryta do USA i w tej turze nie można jej użyć. Jeśli mają ją już USA, zdobywają 2 PZ.

name-sadat_expels_soviets = Sadat wyrzuca Sowietów
text-sadat_expels_soviets = ZSRR traci wszystkie PW w Egipcie, a USA umieszczają tam 1 PW.

name-shuttle_diplomacy = Dyplomacja wahadłowa
text-shuttle_diplomacy = Pozostaje w grze do najbliższej karty „Kulminacja napięć w Azji” lub „Kulminacja napięć na Bliskim Wschodzie”, po czym zostaje odrzucona. W tej punktacji jedno wybrane przez USA państwo strategiczne regionu, kontrolowane przez ZSRR, pod każdym względem liczy się jako niekontrolowane przez ZSRR. Nie działa w punktacji końcowej.

name-the_voice_of_america = Głos Ameryki
text-the_voice_of_america = USA usuwają łącznie 4 PW ZSRR z państw poza Europą, najwyżej 2 z jednego państwa.

name-liberation_theology = Teologia wyzwolenia
text-liberation_theology = ZSRR umieszcza 3 PW w Ameryce Środkowej, najwyżej 2 w jednym państwie.

name-ussuri_river_skirmish = Konflikt nad Ussuri
text-ussuri_river_skirmish = Jeśli kartę „Chiny” ma ZSRR, przechodzi ona odkryta do USA i od razu można jej użyć. Jeśli mają ją już USA, umieszczają 4 PW w Azji, najwyżej 2 w jednym państwie.

name-ask_not_what_your_country_can_do_for_you = „Nie pytaj, co twój kraj może zrobić dla ciebie...”
text-ask_not_what_your_country_can_do_for_you = USA mogą odrzucić z ręki dowolną liczbę kart, także Kulminacje napięć, a następnie dobierają tyle samo ze stosu doboru.

name-alliance_for_progress = Sojusz dla postępu
text-alliance_for_progress = USA zdobywają po 1 PZ za każde kontrolowane państwo strategiczne w Ameryce Środkowej i Południowej.

name-africa_scoring = Kulminacja napięć w Afryce
text-africa_scoring = Obie strony punktują Afrykę: obecność 1, dominacja 4, kontrola 6 PZ. Każda dolicza 1 PZ za każde kontrolowane tam państwo strategiczne; o ruchu znacznika PZ decyduje tylko różnica.

name-one_small_step = „Jeden mały krok...”
text-one_small_step = Jeśli gracz przegrywa w wyścigu kosmicznym, jego znacznik przesuwa się bez rzutu o 2 pola do przodu. Tylko drugie z tych pól daje PZ, a jeśli gracz jest tam pierwszy, także zdolność.

name-south_america_scoring = Kulminacja napięć w Ameryce Południowej
text-south_america_scoring = Obie strony punktują Amerykę Południową: obecność 2, dominacja 5, kontrola 6 PZ. Każda dolicza 1 PZ za każde kontrolowane tam państwo strategiczne; o ruchu znacznika PZ decyduje tylko różnica.

name-che = Che
text-che = ZSRR może przeprowadzić przewrót o wartości tej karty (3 PO) w państwie Ameryki Środkowej, Ameryki Południowej lub Afryki, które nie jest strategiczne. Jeśli usunie on co najmniej 1 PW USA, ZSRR może przeprowadzić drugi przewrót o tej samej wartości w innym takim państwie.

name-our_man_in_tehran = Nasz człowiek w Teheranie
text-our_man_in_tehran = Wymaga, aby USA kontrolowały co najmniej jedno państwo Bliskiego Wschodu. USA oglądają 5 wierzchnich kart stosu doboru i mogą odrzucić dowolne z nich bez efektu, pokazując je ZSRR. Pozostałe wracają, a stos doboru zostaje potasowany.

## Cards: Late War

name-iranian_hostage_crisis = Atak na ambasadę w Teheranie
text-iranian_hostage_crisis = USA tracą wszystkie PW w Iranie, a ZSRR umieszcza tam 2 PW. Odtąd „Terroryzm” zagrany przez ZSRR zmusza USA do odrzucenia 2 kart zamiast 1.

name-the_iron_lady = Żelazna dama
text-the_iron_lady = USA zdobywają 1 PZ. ZSRR umieszcza 1 PW w Argentynie i traci wszystkie PW w Wielkiej Brytanii. Odtąd nie może zajść wydarzenie „Rządy socjalistów”.

name-reagan_bombs_libya = Reagan bombarduje Libię
text-reagan_bombs_libya = USA zdobywają 1 PZ za każde pełne 2 PW ZSRR w Libii; PW pozostają na miejscu.

name-star_wars = Gwiezdne wojny
text-star_wars = Jeśli USA prowadzą w wyścigu kosmicznym, wybierają ze stosu kart odrzuconych kartę inną niż Kulminacja napięć i jej wydarzenie natychmiast zachodzi. Rozstrzyga je strona, do której należy, a neutralne – USA.

name-north_sea_oil = Ropa na Morzu Północnym
text-north_sea_oil = Odtąd nie może zajść wydarzenie „OPEC”. W tej turze USA mogą rozegrać 8 rund.

name-the_reformer = Reformator
text-the_reformer = ZSRR umieszcza w Europie 4 PW albo 6 PW, jeśli prowadzi na torze PZ, najwyżej 2 w jednym państwie. Odtąd ZSRR nie może przeprowadzać przewrotów w Europie. „Głasnost” da także operacje.

name-marine_barracks_bombing = Zamach bombowy na koszary marines
text-marine_barracks_bombing = USA tracą wszystkie PW w Libanie. Następnie ZSRR usuwa jeszcze 2 PW USA z Bliskiego Wschodu, z jednego państwa albo z dwóch.

name-soviets_shoot_down_kal_007 = Sowieci strącają KAL-007
text-soviets_shoot_down_kal_007 = DEFCON spada o 1, a USA zdobywają 2 PZ. Jeśli USA kontrolują Koreę Południową, mogą następnie umieścić PW albo przeprowadzić próby zmiany sojuszu o wartości tej karty (4 PO).

name-glasnost = Głasnost
text-glasnost = DEFCON rośnie o 1, a ZSRR zdobywa 2 PZ. Jeśli zaszło wydarzenie „Reformator”, ZSRR może następnie umieścić PW albo przeprowadzić próby zmiany sojuszu o wartości tej karty (4 PO).

name-ortega_elected_in_nicaragua = Ortega wybrany w Nikaragui
text-ortega_elected_in_nicaragua = USA tracą wszystkie PW w Nikaragui. Następnie ZSRR może przeprowadzić jeden darmowy przewrót o wartości tej karty (2 PO) w państwie sąsiadującym z Nikaraguą (na Kubie, w Hondurasie lub Kostaryce); nie liczy się on do działań militarnych.

name-terrorism = Terroryzm
text-terrorism = Przeciwnik odrzuca z ręki 1 losową kartę. Jeśli gra to ZSRR po wydarzeniu „Atak na ambasadę w Teheranie”, USA odrzucają 2 losowe karty.

name-iran_contra_scandal = Afera Iran-Contras
text-iran_contra_scandal = Do końca tury USA odejmują 1 od wszystkich swoich rzutów na zmianę sojuszu, bez względu na to, która strona je rozpoczęła.

name-chernobyl = Czarnobyl
text-chernobyl = USA wskazują jeden z sześciu regionów. Do końca tury ZSRR nie może umieszczać tam PW w ramach operacji; przewroty, zmiany sojuszu i wydarzenia są nadal dozwolone.

name-latin_american_debt_crisis = Kryzys kredytowy w Ameryce Łacińskiej
text-latin_american_debt_crisis = USA wybierają: natychmiast odrzucają z ręki kartę wartą co najmniej 3 PO (po modyfikacjach), bez jej wydarzenia, albo ZSRR podwaja swoje PW w 2 państwach Ameryki Południowej.

name-tear_down_this_wall = „Zburzcie ten mur”
text-tear_down_this_wall = USA umieszczają 3 PW w NRD. Następnie mogą przeprowadzić w Europie, bez względu na poziom DEFCON, jeden darmowy przewrót albo próby zmiany sojuszu o wartości tej karty (3 PO); przewrót nie liczy się do działań militarnych. Wydarzenie „Willy Brandt” przestaje działać i nie może już zajść.

name-an_evil_empire = „Imperium zła”
text-an_evil_empire = USA zdobywają 1 PZ. Wydarzenie „Dzieci kwiaty” przestaje działać i nie może już zajść.

name-aldrich_ames_remix = Aldrich Ames
text-aldrich_ames_remix = Do końca tury USA grają z odkrytymi kartami na ręce. ZSRR wybiera jedną z nich, która zostaje odrzucona bez efektu.

name-pershing_ii_deployed = Rozmieszczenie rakiet Pershing II
text-pershing_ii_deployed = ZSRR zdobywa 1 PZ i usuwa po 1 PW USA z najwyżej 3 różnych państw Europy Zachodniej.

name-wargames = Gry wojenne
text-wargames = Wymaga DEFCON 2. Gracz może oddać przeciwnikowi 6 PZ i natychmiast zakończyć grę; nie ma punktacji końcowej, a wygrywa ten, kto prowadzi wtedy na torze PZ.

name-solidarity = Solidarność
text-solidarity = Wymaga wcześniejszego wydarzenia „Jan Paweł II wybrany papieżem”. USA umieszczają 3 PW w Polsce.

name-iran_iraq_war = Wojna iracko-irańska
text-iran_iraq_war = Wojna przeciw Iranowi albo Irakowi, do wyboru gracza: rzut kostką, −1 za każde sąsiednie państwo kontrolowane przez przeciwnika. Przy wyniku 4–6 gracz zdobywa 2 PZ i zamienia wszystkie PW przeciwnika w zaatakowanym państwie na własne. Bez względu na wynik gracz dodaje 2 do swoich działań militarnych.

name-yuri_and_samantha = Jurij i Samantha
text-yuri_and_samantha = Do końca tury ZSRR zdobywa 1 PZ za każdą próbę przewrotu podjętą przez USA, udaną czy nie.

name-awacs_sale_to_saudis = Sprzedaż AWACS Saudyjczykom
text-awacs_sale_to_saudis = USA umieszczają 2 PW w Arabii Saudyjskiej. Odtąd nie może zajść wydarzenie „Rewolucja muzułmańska”.
