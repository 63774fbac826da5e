### Twilight Struggle in Polish.
### A name of a place has the attributes .loc ("in Poland") and .gen ("of Poland"), a long one also .short.

title = Zimna wojna 1945–1989

## Sides

name-west = USA
    .gen = USA
name-east = ZSRR
    .gen = ZSRR

## Regions

name-europe = Europa
    .loc = w Europie
    .gen = Europy
name-asia = Azja
    .loc = w Azji
    .gen = Azji
name-middle_east = Bliski Wschód
    .loc = na Bliskim Wschodzie
    .gen = Bliskiego Wschodu
    .short = Bliski Wsch.
name-africa = Afryka
    .loc = w Afryce
    .gen = Afryki
name-central_america = Ameryka Środkowa
    .loc = w Ameryce Środkowej
    .gen = Ameryki Środkowej
    .short = Ameryka Śr.
name-south_america = Ameryka Południowa
    .loc = w Ameryce Południowej
    .gen = Ameryki Południowej
    .short = Ameryka Płd.

## Subregions

name-western_europe = Europa Zachodnia
    .loc = w Europie Zachodniej
    .gen = Europy Zachodniej
name-eastern_europe = Europa Wschodnia
    .loc = w Europie Wschodniej
    .gen = Europy Wschodniej
name-southeast_asia = Azja Południowo-Wschodnia
    .loc = w Azji Południowo-Wschodniej
    .gen = Azji Południowo-Wschodniej

## Countries: Europe

name-canada = Kanada
    .loc = w Kanadzie
    .gen = Kanady
name-united_kingdom = Wielka Brytania
    .loc = w Wielkiej Brytanii
    .gen = Wielkiej Brytanii
name-norway = Norwegia
    .loc = w Norwegii
    .gen = Norwegii
name-sweden = Szwecja
    .loc = w Szwecji
    .gen = Szwecji
name-finland = Finlandia
    .loc = w Finlandii
    .gen = Finlandii
name-denmark = Dania
    .loc = w Danii
    .gen = Danii
name-benelux = Beneluks
    .loc = w Beneluksie
    .gen = Beneluksu
name-france = Francja
    .loc = we Francji
    .gen = Francji
name-spain_portugal = Hiszpania/Portugalia
    .loc = w Hiszpanii/Portugalii
    .gen = Hiszpanii/Portugalii
    .short = Hiszp./Portug.
name-italy = Włochy
    .loc = we Włoszech
    .gen = Włoch
name-greece = Grecja
    .loc = w Grecji
    .gen = Grecji
name-turkey = Turcja
    .loc = w Turcji
    .gen = Turcji
name-west_germany = RFN
    .loc = w RFN
    .gen = RFN
name-east_germany = NRD
    .loc = w NRD
    .gen = NRD
name-poland = Polska
    .loc = w Polsce
    .gen = Polski
name-czechoslovakia = Czechosłowacja
    .loc = w Czechosłowacji
    .gen = Czechosłowacji
name-austria = Austria
    .loc = w Austrii
    .gen = Austrii
name-hungary = Węgry
    .loc = na Węgrzech
    .gen = Węgier
name-romania = Rumunia
    .loc = w Rumunii
    .gen = Rumunii
name-yugoslavia = Jugosławia
    .loc = w Jugosławii
    .gen = Jugosławii
name-bulgaria = Bułgaria
    .loc = w Bułgarii
    .gen = Bułgarii

## Countries: Middle East

name-lebanon = Liban
    .loc = w Libanie
    .gen = Libanu
name-syria = Syria
    .loc = w Syrii
    .gen = Syrii
name-israel = Izrael
    .loc = w Izraelu
    .gen = Izraela
name-iraq = Irak
    .loc = w Iraku
    .gen = Iraku
name-iran = Iran
    .loc = w Iranie
    .gen = Iranu
name-libya = Libia
    .loc = w Libii
    .gen = Libii
name-egypt = Egipt
    .loc = w Egipcie
    .gen = Egiptu
name-jordan = Jordania
    .loc = w Jordanii
    .gen = Jordanii
name-gulf_states = Państwa Zatoki Perskiej
    .loc = w Państwach Zatoki Perskiej
    .gen = Państw Zatoki Perskiej
    .short = Zatoka Perska
name-saudi_arabia = Arabia Saudyjska
    .loc = w Arabii Saudyjskiej
    .gen = Arabii Saudyjskiej
    .short = Arabia Saud.

## Countries: Asia

name-afghanistan = Afganistan
    .loc = w Afganistanie
    .gen = Afganistanu
name-pakistan = Pakistan
    .loc = w Pakistanie
    .gen = Pakistanu
name-india = Indie
    .loc = w Indiach
    .gen = Indii
name-burma = Birma
    .loc = w Birmie
    .gen = Birmy
name-laos_cambodia = Laos/Kambodża
    .loc = w Laosie/Kambodży
    .gen = Laosu/Kambodży
name-thailand = Tajlandia
    .loc = w Tajlandii
    .gen = Tajlandii
name-vietnam = Wietnam
    .loc = w Wietnamie
    .gen = Wietnamu
name-malaysia = Malezja
    .loc = w Malezji
    .gen = Malezji
name-indonesia = Indonezja
    .loc = w Indonezji
    .gen = Indonezji
name-philippines = Filipiny
    .loc = na Filipinach
    .gen = Filipin
name-australia = Australia
    .loc = w Australii
    .gen = Australii
name-japan = Japonia
    .loc = w Japonii
    .gen = Japonii
name-taiwan = Tajwan
    .loc = na Tajwanie
    .gen = Tajwanu
name-south_korea = Korea Południowa
    .loc = w Korei Południowej
    .gen = Korei Południowej
    .short = Korea Płd.
name-north_korea = Korea Północna
    .loc = w Korei Północnej
    .gen = Korei Północnej
    .short = Korea Płn.

## Countries: Africa

name-morocco = Maroko
    .loc = w Maroku
    .gen = Maroka
name-algeria = Algieria
    .loc = w Algierii
    .gen = Algierii
name-tunisia = Tunezja
    .loc = w Tunezji
    .gen = Tunezji
name-west_african_states = Afryka Zachodnia
    .loc = w Afryce Zachodniej
    .gen = Afryki Zachodniej
    .short = Afryka Zach.
name-saharan_states = Państwa Saharyjskie
    .loc = w Państwach Saharyjskich
    .gen = Państw Saharyjskich
    .short = Sahara
name-sudan = Sudan
    .loc = w Sudanie
    .gen = Sudanu
name-ivory_coast = Wybrzeże Kości Słoniowej
    .loc = na Wybrzeżu Kości Słoniowej
    .gen = Wybrzeża Kości Słoniowej
    .short = Wybrz. K. Słon.
name-nigeria = Nigeria
    .loc = w Nigerii
    .gen = Nigerii
name-ethiopia = Etiopia
    .loc = w Etiopii
    .gen = Etiopii
name-somalia = Somalia
    .loc = w Somalii
    .gen = Somalii
name-cameroon = Kamerun
    .loc = w Kamerunie
    .gen = Kamerunu
name-zaire = Zair
    .loc = w Zairze
    .gen = Zairu
name-kenya = Kenia
    .loc = w Kenii
    .gen = Kenii
name-angola = Angola
    .loc = w Angoli
    .gen = Angoli
name-zimbabwe = Zimbabwe
    .loc = w Zimbabwe
    .gen = Zimbabwe
name-southeast_african_states = Afryka Południowo-Wschodnia
    .loc = w Afryce Południowo-Wschodniej
    .gen = Afryki Południowo-Wschodniej
    .short = Afr. Płd.-Wsch.
name-botswana = Botswana
    .loc = w Botswanie
    .gen = Botswany
name-south_africa = RPA
    .loc = w RPA
    .gen = RPA

## Countries: Central America

name-mexico = Meksyk
    .loc = w Meksyku
    .gen = Meksyku
name-guatemala = Gwatemala
    .loc = w Gwatemali
    .gen = Gwatemali
name-el_salvador = Salwador
    .loc = w Salwadorze
    .gen = Salwadoru
name-honduras = Honduras
    .loc = w Hondurasie
    .gen = Hondurasu
name-costa_rica = Kostaryka
    .loc = w Kostaryce
    .gen = Kostaryki
name-nicaragua = Nikaragua
    .loc = w Nikaragui
    .gen = Nikaragui
name-panama = Panama
    .loc = w Panamie
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
    .loc = w Kolumbii
    .gen = Kolumbii
name-venezuela = Wenezuela
    .loc = w Wenezueli
    .gen = Wenezueli
name-ecuador = Ekwador
    .loc = w Ekwadorze
    .gen = Ekwadoru
name-peru = Peru
    .loc = w Peru
    .gen = Peru
name-bolivia = Boliwia
    .loc = w Boliwii
    .gen = Boliwii
name-brazil = Brazylia
    .loc = w Brazylii
    .gen = Brazylii
name-paraguay = Paragwaj
    .loc = w Paragwaju
    .gen = Paragwaju
name-uruguay = Urugwaj
    .loc = w Urugwaju
    .gen = Urugwaju
name-chile = Chile
    .loc = w Chile
    .gen = Chile
name-argentina = Argentyna
    .loc = w Argentynie
    .gen = Argentyny

## Chinese Civil War variant

name-chinese_civil_war = Chińska wojna domowa
    .loc = na polu „Chińska wojna domowa”
    .gen = pola „Chińska wojna domowa”

## Eras

name-early = Początek Wojny
    .short = Początek
name-mid = Apogeum Wojny
    .short = Apogeum
name-late = Schyłek Wojny
    .short = Schyłek

## Boxes of the Space Race

name-space-0 = Start
name-space-1 = Satelita ziemski
name-space-2 = Zwierzę w kosmosie
name-space-3 = Człowiek w kosmosie
name-space-4 = Człowiek na orbicie
name-space-5 = Orbita Księżyca
name-space-6 = Orzeł/Niedźwiedź wylądował
name-space-7 = Prom kosmiczny
name-space-8 = Stacja kosmiczna

## Cards: Early War

name-asia_scoring = Kulminacja napięć w Azji
    .short = Napięcia w Azji
text-asia_scoring = Obie strony punktują Azję łącznie z Azją Południowo-Wschodnią: obecność 3, dominacja 7, kontrola 9 PZ. Każda dolicza 1 PZ za każde kontrolowane tam państwo strategiczne i 1 PZ za każde kontrolowane tam państwo sąsiadujące z wrogim supermocarstwem; o ruchu znacznika PZ decyduje tylko różnica.

name-europe_scoring = Kulminacja napięć w Europie
    .short = Napięcia w Europie
text-europe_scoring = Obie strony punktują Europę: obecność 3, dominacja 7 PZ; kontrola Europy daje natychmiastowe zwycięstwo. Każda dolicza 1 PZ za każde kontrolowane tam państwo strategiczne i 1 PZ za każde kontrolowane tam państwo sąsiadujące z wrogim supermocarstwem; o ruchu znacznika PZ decyduje tylko różnica.

name-middle_east_scoring = Kulminacja napięć na Bliskim Wschodzie
    .short = Napięcia na Bliskim Wschodzie
text-middle_east_scoring = Obie strony punktują Bliski Wschód: obecność 3, dominacja 5, kontrola 7 PZ. Każda dolicza 1 PZ za każde kontrolowane tam państwo strategiczne; o ruchu znacznika PZ decyduje tylko różnica.

name-duck_and_cover = Kampania „Duck and Cover”
text-duck_and_cover = DEFCON spada o 1. Następnie USA zdobywają tyle PZ, ile wynosi 5 minus nowy poziom DEFCON.

name-five_year_plan = Plan pięcioletni
text-five_year_plan = ZSRR odrzuca losową kartę z ręki. Jeśli jest to karta USA, której wydarzenie można rozegrać, jest ono natychmiast rozpatrywane, jak gdyby zagrały ją USA; każda inna karta, nawet karta punktująca, zostaje odrzucona bez efektu.

name-the_china_card = Chiny
text-the_china_card = Brak wydarzenia: w rundzie daje 4 PO albo 5, jeśli wszystkie punkty zostaną wydane w Azji; nie może być wydarzeniem dekady i nigdy nie liczy się jako karta na ręce. Po zagraniu przechodzi zakryta do przeciwnika, który może jej użyć od następnej tury; zagrana przez USA kończy efekt karty „Rezolucja w sprawie obrony Tajwanu”. Kto ma ją na koniec 10. tury, zdobywa 1 PZ w punktacji końcowej.

name-socialist_governments = Rządy socjalistów
text-socialist_governments = ZSRR usuwa łącznie 3 PW USA z Europy Zachodniej, najwyżej 2 z jednego państwa. Nie można rozegrać po wydarzeniu „Żelazna dama”.

name-fidel = Fidel
text-fidel = USA tracą wszystkie PW na Kubie. ZSRR umieszcza tam tyle PW, ile potrzebuje, aby kontrolować to państwo.

name-vietnam_revolts = Rewolty w Wietnamie
text-vietnam_revolts = ZSRR umieszcza 2 PW w Wietnamie. Do końca tury każda karta użyta przez ZSRR do operacji jest warta o 1 PO więcej, jeśli wszystkie jej punkty, łącznie z dodatkowym, zostaną wydane w Azji Południowo-Wschodniej.

name-blockade = Blokada
text-blockade = USA wybierają: natychmiast odrzucają z ręki kartę wartą co najmniej 3 PO (po modyfikacjach), bez jej wydarzenia, albo tracą wszystkie PW w RFN.

name-korean_war = Wojna w Korei
text-korean_war = Wojna przeciw Korei Południowej: ZSRR rzuca kostką, −1 za każde sąsiednie państwo kontrolowane przez USA. Przy wyniku 4–6 ZSRR zdobywa 2 PZ i zamienia wszystkie PW USA w Korei Południowej na własne. Bez względu na wynik ZSRR dodaje 2 do swoich działań militarnych.

name-romanian_abdication = Michał I Rumuński abdykuje
text-romanian_abdication = USA tracą wszystkie PW w Rumunii. ZSRR umieszcza tam tyle PW, ile potrzebuje, aby kontrolować to państwo.

name-arab_israeli_war = Wojna izraelsko-arabska
text-arab_israeli_war = Wojna przeciw Izraelowi: ZSRR rzuca kostką, −1 za każde sąsiednie państwo kontrolowane przez USA i jeszcze −1, jeśli USA kontrolują sam Izrael. Przy wyniku 4–6 ZSRR zdobywa 2 PZ i zamienia wszystkie PW USA w Izraelu na własne; bez względu na wynik dodaje 2 do swoich działań militarnych. Nie można rozegrać po wydarzeniu „Porozumienie Camp David”.

name-comecon = RWPG
text-comecon = ZSRR umieszcza po 1 PW w 4 różnych państwach Europy Wschodniej, których nie kontrolują USA.

name-nasser = Nasser
text-nasser = ZSRR umieszcza 2 PW w Egipcie. USA tracą tam połowę swoich PW, zaokrągloną w górę.

name-warsaw_pact_formed = Utworzenie Układu Warszawskiego
text-warsaw_pact_formed = ZSRR albo usuwa wszystkie PW USA z 4 państw Europy Wschodniej, albo umieszcza 5 PW w Europie Wschodniej, najwyżej 2 w jednym państwie. Odtąd można zagrać „NATO” jako wydarzenie.

name-de_gaulle_leads_france = De Gaulle dochodzi do władzy we Francji
text-de_gaulle_leads_france = USA tracą 2 PW we Francji, a ZSRR umieszcza tam 1 PW. „NATO” nie chroni Francji bez względu na to, czy to wydarzenie rozegrano wcześniej, czy rozegra się je później.

name-captured_nazi_scientist = Schwytanie nazistowskich naukowców
text-captured_nazi_scientist = Znacznik gracza w wyścigu kosmicznym przesuwa się bez rzutu o jedno pole do przodu; gracz zdobywa PZ tego pola, a jeśli jest tam pierwszy, także jego zdolność. Nie liczy się to jako próba w wyścigu kosmicznym.

name-truman_doctrine = Doktryna Trumana
text-truman_doctrine = USA usuwają wszystkie PW ZSRR z jednego państwa Europy, którego nie kontroluje żadna ze stron.

name-olympic_games = Igrzyska olimpijskie
text-olympic_games = Przeciwnik wybiera udział albo bojkot. Udział: obie strony rzucają kostką, gracz dodaje 2, wyższy wynik daje 2 PZ; remis oznacza ponowny rzut. Bojkot: DEFCON spada o 1, a gracz może przeprowadzić operacje jak z karty o wartości 4 PO (bez wyścigu kosmicznego).

name-nato = NATO
text-nato = Wymaga wcześniejszego wydarzenia „Utworzenie Układu Warszawskiego” lub „Plan Marshalla”. Odtąd ZSRR nie może przeprowadzać przewrotów ani prób zmiany sojuszu w państwach Europy kontrolowanych przez USA i nikt nie może ich zaatakować kartą „Konflikt zbrojny”. „De Gaulle dochodzi do władzy we Francji” kończy tę ochronę we Francji, a „Willy Brandt” w RFN.

name-independent_reds = Niezależni komuniści
text-independent_reds = USA wybierają Jugosławię, Rumunię, Bułgarię, Węgry albo Czechosłowację i dokładają tam PW, aż będą ich miały tyle, ile ZSRR.

name-marshall_plan = Plan Marshalla
text-marshall_plan = USA umieszczają po 1 PW w 7 różnych państwach Europy Zachodniej, których nie kontroluje ZSRR. Odtąd można zagrać „NATO” jako wydarzenie.

name-indo_pakistani_war = Wojna indyjsko-pakistańska
text-indo_pakistani_war = Wojna przeciw Indiom albo Pakistanowi, do wyboru gracza: rzut kostką, −1 za każde sąsiednie państwo kontrolowane przez przeciwnika. Przy wyniku 4–6 gracz zdobywa 2 PZ i zamienia wszystkie PW przeciwnika w zaatakowanym państwie na własne. Bez względu na wynik gracz dodaje 2 do swoich działań militarnych.

name-containment = Doktryna powstrzymywania
text-containment = Do końca tury każda karta używana przez USA jest warta o 1 PO więcej, ale najwyżej 4.

name-cia_created = Utworzenie CIA
text-cia_created = ZSRR jednorazowo pokazuje karty na ręce. Następnie USA mogą przeprowadzić operacje o wartości tej karty (1 PO, bez wyścigu kosmicznego).

name-us_japan_mutual_defense_pact = Traktat o bezpieczeństwie USA i Japonii
text-us_japan_mutual_defense_pact = USA umieszczają w Japonii tyle PW, ile potrzebują, aby ją kontrolować. Odtąd ZSRR nie może przeprowadzać w Japonii przewrotów ani prób zmiany sojuszu.

name-suez_crisis = Kryzys sueski
text-suez_crisis = ZSRR usuwa łącznie 4 PW USA z Francji, Wielkiej Brytanii i Izraela, najwyżej 2 z każdego z tych państw.

name-east_european_unrest = Niepokoje w Europie Wschodniej
text-east_european_unrest = USA usuwają po 1 PW ZSRR z 3 różnych państw Europy Wschodniej; w turach 8–10 po 2.

name-decolonization = Dekolonizacja
text-decolonization = ZSRR umieszcza po 1 PW w 4 różnych państwach Afryki i/lub Azji Południowo-Wschodniej.

name-red_scare_purge = Czerwona panika/Czystki
text-red_scare_purge = Do końca tury każda karta używana przez przeciwnika jest warta o 1 PO mniej, ale co najmniej 1.

name-un_intervention = Interwencja ONZ
text-un_intervention = Zagrywana razem z kartą z ręki, na której jest wydarzenie przeciwnika: to wydarzenie nie jest rozpatrywane, a gracz przeprowadza operacje o wartości tamtej karty, ale nie w wyścigu kosmicznym. Obie karty zostają odrzucone. Nie może być wydarzeniem dekady.

name-de_stalinization = Destalinizacja
text-de_stalinization = ZSRR może zabrać do 4 swoich PW z dowolnych państw i umieścić tyle samo w państwach, których nie kontrolują USA, najwyżej 2 w jednym państwie.

name-nuclear_test_ban = Zakaz prób jądrowych
text-nuclear_test_ban = Gracz zdobywa tyle PZ, ile wynosi poziom DEFCON minus 2. Następnie DEFCON rośnie o 2, najwyżej do 5.

name-formosan_resolution = Rezolucja w sprawie obrony Tajwanu
text-formosan_resolution = Dopóki USA kontrolują Tajwan, liczy się on jako państwo strategiczne przy karcie „Kulminacja napięć w Azji” i w punktacji końcowej. Efekt kończy się, gdy USA zagrają kartę „Chiny”.

name-defectors = Zdrajcy
text-defectors = Jako wydarzenie dekady USA: wydarzenie dekady ZSRR, nawet karta punktująca, zostaje anulowane i odrzucone bez efektu, bez względu na wartość PO. Jeśli ZSRR zagra tę kartę w rundzie do operacji, USA zdobywają 1 PZ; wyścig kosmiczny się nie liczy. Poza tym nie ma skutku.

name-the_cambridge_five = Siatka szpiegowska z Cambridge
text-the_cambridge_five = USA pokazują wszystkie karty punktujące na ręce. Następnie ZSRR może umieścić 1 PW w jednym państwie regionu wymienionego na jednej z nich. Nie można rozegrać w turach 8–10.

name-special_relationship = Niezwykłe relacje
text-special_relationship = Wymaga kontroli USA nad Wielką Brytanią. Jeśli „NATO” nie działa, USA umieszczają 1 PW w państwie sąsiadującym z Wielką Brytanią. Jeśli „NATO” działa, zamiast tego umieszczają 2 PW w jednym państwie Europy Zachodniej i zdobywają 2 PZ.

name-norad = NORAD
text-norad = Odtąd na koniec każdej rundy dowolnej strony, w której DEFCON zmienił się na 2, USA, jeśli kontrolują Kanadę, mogą umieścić 1 PW w państwie, w którym już mają PW. Wydarzenie „Bagno” kończy ten efekt.

## Cards: Mid War

name-brush_war = Konflikt zbrojny
text-brush_war = Wojna przeciw wybranemu przez gracza państwu o poziomie stabilizacji 1 lub 2: rzut kostką, −1 za każde sąsiednie państwo kontrolowane przez przeciwnika i −1, jeśli sąsiaduje z nim supermocarstwo przeciwnika. Przy wyniku 3–6 gracz zdobywa 1 PZ i zamienia wszystkie PW przeciwnika w tym państwie na własne; bez względu na wynik dodaje 3 do swoich działań militarnych. Nie można wybrać państwa chronionego przez „NATO”.

name-central_america_scoring = Kulminacja napięć w Ameryce Środkowej
    .short = Napięcia w Ameryce Środkowej
text-central_america_scoring = Obie strony punktują Amerykę Środkową: obecność 1, dominacja 3, kontrola 5 PZ. Każda dolicza 1 PZ za każde kontrolowane tam państwo strategiczne i 1 PZ za każde kontrolowane tam państwo sąsiadujące z wrogim supermocarstwem; o ruchu znacznika PZ decyduje tylko różnica.

name-southeast_asia_scoring = Kulminacja napięć w Azji Południowo-Wschodniej
    .short = Napięcia w Azji Płd.-Wsch.
text-southeast_asia_scoring = Każda strona zdobywa po 1 PZ za kontrolę Birmy, Laosu/Kambodży, Wietnamu, Malezji, Indonezji i Filipin oraz 2 PZ za kontrolę Tajlandii. O ruchu znacznika PZ decyduje tylko różnica.

name-arms_race = Wyścig zbrojeń
text-arms_race = Jeśli gracz ma więcej działań militarnych niż przeciwnik, zdobywa 1 PZ albo zamiast tego 3 PZ, jeśli osiągnął też ich wymaganą liczbę (poziom DEFCON).

name-cuban_missile_crisis = Kryzys kubański
text-cuban_missile_crisis = DEFCON zostaje ustawiony na 2. Do końca tury przeciwnik, który podejmie jakąkolwiek próbę przewrotu, przegrywa grę. Przeciwnik może w każdej chwili zakończyć ten efekt, usuwając 2 własne PW z jednego państwa: ZSRR z Kuby, USA z RFN albo z Turcji.

name-nuclear_subs = Atomowe okręty podwodne
text-nuclear_subs = Do końca tury przewroty USA w państwach strategicznych nie obniżają DEFCON.

name-quagmire = Bagno
text-quagmire = Od swojej najbliższej rundy USA muszą w każdej rundzie odrzucić kartę wartą co najmniej 2 PO (po modyfikacjach), bez jej wydarzenia, i rzucić kostką: 1–4 kończy ten efekt, a runda w każdym razie dobiega końca. Zamiast tego zagrywają kartę punktującą, z którą nie można już czekać, albo dowolną taką kartę, jeśli nie mają czego odrzucić; jeśli i to niemożliwe, runda przepada. Kończy efekt karty „NORAD”.

name-salt_negotiations = Negocjacje SALT
text-salt_negotiations = DEFCON rośnie o 2. Do końca tury obie strony odejmują 1 od rzutów na przewrót. Gracz może wziąć na rękę jedną kartę ze stosu kart odrzuconych, oprócz karty punktującej, pokazując ją przeciwnikowi.

name-bear_trap = Niedźwiedź w potrzasku
text-bear_trap = Od swojej najbliższej rundy ZSRR musi w każdej rundzie odrzucić kartę wartą co najmniej 2 PO (po modyfikacjach), bez jej wydarzenia, i rzucić kostką: 1–4 kończy ten efekt, a runda w każdym razie dobiega końca. Zamiast tego zagrywa kartę punktującą, z którą nie można już czekać, albo dowolną taką kartę, jeśli nie ma czego odrzucić; jeśli i to niemożliwe, runda przepada.

name-summit = Rozmowy na szczycie
text-summit = Obie strony rzucają kostką i dodają 1 za każdy z sześciu regionów, w którym mają dominację lub kontrolę. Wyższy wynik daje 2 PZ oraz prawo podniesienia lub obniżenia DEFCON o 1; remis nie ma skutku.

name-how_i_learned_to_stop_worrying = „Jak przestałem się martwić...”
text-how_i_learned_to_stop_worrying = Gracz ustawia DEFCON na dowolnym poziomie od 1 do 5 i dodaje 5 do swoich działań militarnych.

name-junta = Junta
text-junta = Gracz umieszcza 2 PW w jednym państwie Ameryki Środkowej lub Południowej. Następnie może w tych regionach przeprowadzić jeden darmowy przewrót albo próby zmiany sojuszu o wartości tej karty (2 PO); przewrót nie liczy się do działań militarnych.

name-kitchen_debates = Rozmowy „kuchenne”
text-kitchen_debates = Jeśli USA kontrolują na całym świecie więcej państw strategicznych niż ZSRR, zdobywają 2 PZ.

name-missile_envy = Zazdrość o rakiety „Missile Envy”
    .short = Zazdrość o rakiety
text-missile_envy = Przeciwnik oddaje kartę z ręki o najwyższej wartości PO (po swoich modyfikacjach; przy remisie sam wybiera) i dostaje w zamian tę kartę. Jeśli oddana karta zawiera wydarzenie neutralne lub własne gracza, jest ono natychmiast rozpatrywane; w przeciwnym razie gracz używa jej PO bez wydarzenia i nie w wyścigu kosmicznym. Przeciwnik musi w swojej następnej rundzie użyć tej karty do operacji.

name-we_will_bury_you = „Pogrzebiemy was”
text-we_will_bury_you = DEFCON spada o 1. W najbliższej rundzie USA ZSRR zdobywa 3 PZ, zanim USA zdobędą w niej jakiekolwiek PZ, chyba że w tej rundzie zostanie rozegrane wydarzenie „Interwencja ONZ”.

name-brezhnev_doctrine = Doktryna Breżniewa
text-brezhnev_doctrine = Do końca tury każda karta używana przez ZSRR jest warta o 1 PO więcej, ale najwyżej 4.

name-portuguese_empire_crumbles = Upadek imperium portugalskiego
text-portuguese_empire_crumbles = ZSRR umieszcza 2 PW w Angoli i 2 PW w Afryce Południowo-Wschodniej.

name-south_african_unrest = Niepokoje w Afryce Południowej
text-south_african_unrest = ZSRR umieszcza albo 2 PW w RPA, albo 1 PW w RPA i 2 PW w jednym państwie sąsiednim (w Angoli lub Botswanie).

name-allende = Allende
text-allende = ZSRR umieszcza 2 PW w Chile.

name-willy_brandt = Willy Brandt
text-willy_brandt = ZSRR zdobywa 1 PZ i umieszcza 1 PW w RFN, której „NATO” odtąd nie chroni. Wydarzenie „Zburzcie ten mur” przywraca ochronę; po nim nie można rozegrać tej karty.

name-muslim_revolution = Rewolucja muzułmańska
text-muslim_revolution = ZSRR usuwa wszystkie PW USA z 2 spośród tych państw: Sudan, Iran, Irak, Egipt, Libia, Arabia Saudyjska, Syria, Jordania. Nie można rozegrać po wydarzeniu „Sprzedaż AWACS Saudyjczykom”.

name-abm_treaty = Traktat ABM
text-abm_treaty = DEFCON rośnie o 1. Następnie gracz może przeprowadzić operacje o wartości tej karty (4 PO, bez wyścigu kosmicznego).

name-cultural_revolution = Rewolucja kulturalna
text-cultural_revolution = Jeśli kartę „Chiny” mają USA, przechodzi ona odkryta do ZSRR i od razu można jej użyć. Jeśli ma ją już ZSRR, zdobywa 1 PZ.

name-flower_power = Dzieci kwiaty
text-flower_power = Odtąd ZSRR zdobywa 2 PZ za każdym razem, gdy USA zagrają jako wydarzenie lub do operacji kartę „Wojna w Korei”, „Wojna izraelsko-arabska”, „Wojna indyjsko-pakistańska”, „Konflikt zbrojny” lub „Wojna iracko-irańska”. Nie liczy się wyścig kosmiczny ani wojna, której nie można już rozegrać. Wydarzenie „Imperium zła” kończy ten efekt; po nim nie można rozegrać tej karty.

name-u2_incident = Incydent U-2
text-u2_incident = ZSRR zdobywa 1 PZ. Jeśli później w tej turze którakolwiek strona zagra kartę „Interwencja ONZ” jako wydarzenie, ZSRR zdobywa jeszcze 1 PZ.

name-opec = OPEC
text-opec = ZSRR zdobywa po 1 PZ za każde z tych państw, które kontroluje: Egipt, Iran, Libia, Arabia Saudyjska, Irak, Państwa Zatoki Perskiej, Wenezuela. Nie można rozegrać po wydarzeniu „Ropa na Morzu Północnym”.

name-lone_gunman = Samotny strzelec
text-lone_gunman = USA jednorazowo pokazują karty na ręce. Następnie ZSRR może przeprowadzić operacje o wartości tej karty (1 PO, bez wyścigu kosmicznego).

name-colonial_rear_guards = Ruchy antykolonialne
text-colonial_rear_guards = USA umieszczają po 1 PW w 4 różnych państwach Afryki i/lub Azji Południowo-Wschodniej.

name-panama_canal_returned = Zwrot Kanału Panamskiego
text-panama_canal_returned = USA umieszczają po 1 PW w Panamie, Kostaryce i Wenezueli.

name-camp_david_accords = Porozumienie Camp David
text-camp_david_accords = USA zdobywają 1 PZ i umieszczają po 1 PW w Izraelu, Jordanii i Egipcie. Odtąd nie można rozegrać wydarzenia „Wojna izraelsko-arabska”.

name-puppet_governments = Rządy marionetkowe
text-puppet_governments = USA mogą umieścić po 1 PW w najwyżej 3 państwach, w których żadna ze stron nie ma PW.

name-grain_sales_to_soviets = Sprzedaż zboża Sowietom
text-grain_sales_to_soviets = USA losują kartę z ręki ZSRR i albo od razu zagrywają ją jak własną – jako wydarzenie, do operacji (wydarzenie ZSRR jest wtedy rozpatrywane jak zwykle) lub w wyścigu kosmicznym – albo ją oddają. Jeśli ją oddadzą lub ZSRR nie ma kart, USA przeprowadzają operacje o wartości tej karty (2 PO, bez wyścigu kosmicznego).

name-john_paul_ii_elected_pope = Jan Paweł II wybrany papieżem
text-john_paul_ii_elected_pope = ZSRR traci 2 PW w Polsce, a USA umieszczają tam 1 PW. Odtąd można zagrać „Solidarność” jako wydarzenie.

name-latin_american_death_squads = Szwadrony śmierci w Ameryce Łacińskiej
text-latin_american_death_squads = Do końca tury gracz dodaje 1 do swoich rzutów na przewrót w Ameryce Środkowej i Południowej, a przeciwnik odejmuje tam 1.

name-oas_founded = Powołanie OPA
text-oas_founded = USA umieszczają łącznie 2 PW w Ameryce Środkowej i/lub Południowej, w jednym państwie albo w dwóch.

name-nixon_plays_the_china_card = Wizyta Nixona w Chinach
text-nixon_plays_the_china_card = Jeśli kartę „Chiny” ma ZSRR, przechodzi ona zakryta do USA i w tej turze nie można jej użyć. Jeśli mają ją już USA, zdobywają 2 PZ.

name-sadat_expels_soviets = Sadat wyrzuca Sowietów
text-sadat_expels_soviets = ZSRR traci wszystkie PW w Egipcie, a USA umieszczają tam 1 PW.

name-shuttle_diplomacy = Dyplomacja wahadłowa
text-shuttle_diplomacy = Pozostaje w grze do najbliższej karty „Kulminacja napięć w Azji” lub „Kulminacja napięć na Bliskim Wschodzie”, po czym zostaje odrzucona. W tej punktacji jedno wybrane przez USA państwo strategiczne regionu, kontrolowane przez ZSRR, pod każdym względem liczy się jako niekontrolowane przez ZSRR. Nie działa w punktacji końcowej.

name-the_voice_of_america = Głos Ameryki
text-the_voice_of_america = USA usuwają łącznie 4 PW ZSRR z państw poza Europą, najwyżej 2 z jednego państwa.

name-liberation_theology = Teologia wyzwolenia
text-liberation_theology = ZSRR umieszcza 3 PW w Ameryce Środkowej, najwyżej 2 w jednym państwie.

name-ussuri_river_skirmish = Konflikt nad Ussuri
text-ussuri_river_skirmish = Jeśli kartę „Chiny” ma ZSRR, przechodzi ona odkryta do USA i od razu można jej użyć. Jeśli mają ją już USA, umieszczają 4 PW w Azji, najwyżej 2 w jednym państwie.

name-ask_not_what_your_country_can_do_for_you = „Nie pytaj, co twój kraj może zrobić dla ciebie...”
text-ask_not_what_your_country_can_do_for_you = USA mogą odrzucić z ręki dowolną liczbę kart, także karty punktujące, a następnie dobierają tyle samo z talii kart dobieranych.

name-alliance_for_progress = Sojusz dla postępu
text-alliance_for_progress = USA zdobywają po 1 PZ za każde kontrolowane państwo strategiczne w Ameryce Środkowej i Południowej.

name-africa_scoring = Kulminacja napięć w Afryce
    .short = Napięcia w Afryce
text-africa_scoring = Obie strony punktują Afrykę: obecność 1, dominacja 4, kontrola 6 PZ. Każda dolicza 1 PZ za każde kontrolowane tam państwo strategiczne; o ruchu znacznika PZ decyduje tylko różnica.

name-one_small_step = „Jeden mały krok...”
text-one_small_step = Jeśli gracz przegrywa w wyścigu kosmicznym, jego znacznik przesuwa się bez rzutu o 2 pola do przodu. Tylko drugie z tych pól daje PZ, a jeśli gracz jest tam pierwszy, także zdolność.

name-south_america_scoring = Kulminacja napięć w Ameryce Południowej
    .short = Napięcia w Ameryce Południowej
text-south_america_scoring = Obie strony punktują Amerykę Południową: obecność 2, dominacja 5, kontrola 6 PZ. Każda dolicza 1 PZ za każde kontrolowane tam państwo strategiczne; o ruchu znacznika PZ decyduje tylko różnica.

name-che = Che
text-che = ZSRR może przeprowadzić przewrót o wartości tej karty (3 PO) w państwie Ameryki Środkowej, Ameryki Południowej lub Afryki, które nie jest strategiczne. Jeśli usunie on co najmniej 1 PW USA, ZSRR może przeprowadzić drugi przewrót o tej samej wartości w innym takim państwie.

name-our_man_in_tehran = Nasz człowiek w Teheranie
text-our_man_in_tehran = Wymaga, aby USA kontrolowały co najmniej jedno państwo Bliskiego Wschodu. USA oglądają 5 wierzchnich kart talii kart dobieranych i mogą odrzucić dowolne z nich bez efektu, pokazując je ZSRR. Pozostałe wracają, a talia kart dobieranych zostaje potasowana.

## Cards: Late War

name-iranian_hostage_crisis = Atak na ambasadę w Teheranie
text-iranian_hostage_crisis = USA tracą wszystkie PW w Iranie, a ZSRR umieszcza tam 2 PW. Odtąd „Terroryzm” zagrany przez ZSRR zmusza USA do odrzucenia 2 kart zamiast 1.

name-the_iron_lady = Żelazna dama
text-the_iron_lady = USA zdobywają 1 PZ. ZSRR umieszcza 1 PW w Argentynie i traci wszystkie PW w Wielkiej Brytanii. Odtąd nie można rozegrać wydarzenia „Rządy socjalistów”.

name-reagan_bombs_libya = Reagan bombarduje Libię
text-reagan_bombs_libya = USA zdobywają 1 PZ za każde pełne 2 PW ZSRR w Libii; PW pozostają na miejscu.

name-star_wars = Gwiezdne wojny
text-star_wars = Jeśli USA prowadzą w wyścigu kosmicznym, wybierają ze stosu kart odrzuconych kartę inną niż punktująca a jej wydarzenie jest natychmiast rozpatrywane. Rozstrzyga je strona, do której należy, a neutralne – USA.

name-north_sea_oil = Ropa na Morzu Północnym
text-north_sea_oil = Odtąd nie można rozegrać wydarzenia „OPEC”. W tej turze USA mogą rozegrać 8 rund.

name-the_reformer = Reformator
text-the_reformer = ZSRR umieszcza w Europie 4 PW albo 6 PW, jeśli prowadzi na torze PZ, najwyżej 2 w jednym państwie. Odtąd ZSRR nie może przeprowadzać przewrotów w Europie. „Głasnost” da także operacje.

name-marine_barracks_bombing = Zamach bombowy na koszary marines
text-marine_barracks_bombing = USA tracą wszystkie PW w Libanie. Następnie ZSRR usuwa jeszcze 2 PW USA z Bliskiego Wschodu, z jednego państwa albo z dwóch.

name-soviets_shoot_down_kal_007 = Sowieci strącają KAL-007
text-soviets_shoot_down_kal_007 = DEFCON spada o 1, a USA zdobywają 2 PZ. Jeśli USA kontrolują Koreę Południową, mogą następnie umieścić PW albo przeprowadzić próby zmiany sojuszu o wartości tej karty (4 PO).

name-glasnost = Głasnost
text-glasnost = DEFCON rośnie o 1, a ZSRR zdobywa 2 PZ. Jeśli rozegrano wydarzenie „Reformator”, ZSRR może następnie umieścić PW albo przeprowadzić próby zmiany sojuszu o wartości tej karty (4 PO).

name-ortega_elected_in_nicaragua = Ortega wybrany w Nikaragui
text-ortega_elected_in_nicaragua = USA tracą wszystkie PW w Nikaragui. Następnie ZSRR może przeprowadzić jeden darmowy przewrót o wartości tej karty (2 PO) w państwie sąsiadującym z Nikaraguą (na Kubie, w Hondurasie lub Kostaryce); nie liczy się on do działań militarnych.

name-terrorism = Terroryzm
text-terrorism = Przeciwnik odrzuca z ręki 1 losową kartę. Jeśli gra to ZSRR po wydarzeniu „Atak na ambasadę w Teheranie”, USA odrzucają 2 losowe karty.

name-iran_contra_scandal = Afera Iran-Contras
text-iran_contra_scandal = Do końca tury USA odejmują 1 od wszystkich swoich rzutów na zmianę sojuszu, bez względu na to, która strona je rozpoczęła.

name-chernobyl = Czarnobyl
text-chernobyl = USA wskazują jeden z sześciu regionów. Do końca tury ZSRR nie może umieszczać tam PW w ramach operacji; przewroty, zmiany sojuszu i wydarzenia są nadal dozwolone.

name-latin_american_debt_crisis = Kryzys kredytowy w Ameryce Łacińskiej
text-latin_american_debt_crisis = USA wybierają: natychmiast odrzucają z ręki kartę wartą co najmniej 3 PO (po modyfikacjach), bez jej wydarzenia, albo ZSRR podwaja swoje PW w 2 państwach Ameryki Południowej.

name-tear_down_this_wall = „Zburzcie ten mur”
text-tear_down_this_wall = USA umieszczają 3 PW w NRD. Następnie mogą przeprowadzić w Europie, bez względu na poziom DEFCON, jeden darmowy przewrót albo próby zmiany sojuszu o wartości tej karty (3 PO); przewrót nie liczy się do działań militarnych. Wydarzenie „Willy Brandt” przestaje działać i nie można go już rozegrać.

name-an_evil_empire = „Imperium zła”
text-an_evil_empire = USA zdobywają 1 PZ. Wydarzenie „Dzieci kwiaty” przestaje działać i nie można go już rozegrać.

name-aldrich_ames_remix = Aldrich Ames
text-aldrich_ames_remix = Do końca tury USA grają z odkrytymi kartami na ręce. ZSRR wybiera jedną z nich, która zostaje odrzucona bez efektu.

name-pershing_ii_deployed = Rozmieszczenie rakiet Pershing II
text-pershing_ii_deployed = ZSRR zdobywa 1 PZ i usuwa po 1 PW USA z najwyżej 3 różnych państw Europy Zachodniej.

name-wargames = Gry wojenne
text-wargames = Wymaga DEFCON 2. Gracz może oddać przeciwnikowi 6 PZ i natychmiast zakończyć grę; nie ma punktacji końcowej, a wygrywa ten, kto prowadzi wtedy na torze PZ.

name-solidarity = Solidarność
text-solidarity = Wymaga wcześniejszego wydarzenia „Jan Paweł II wybrany papieżem”. USA umieszczają 3 PW w Polsce.

name-iran_iraq_war = Wojna iracko-irańska
text-iran_iraq_war = Wojna przeciw Iranowi albo Irakowi, do wyboru gracza: rzut kostką, −1 za każde sąsiednie państwo kontrolowane przez przeciwnika. Przy wyniku 4–6 gracz zdobywa 2 PZ i zamienia wszystkie PW przeciwnika w zaatakowanym państwie na własne. Bez względu na wynik gracz dodaje 2 do swoich działań militarnych.

name-yuri_and_samantha = Jurij i Samantha
text-yuri_and_samantha = Do końca tury ZSRR zdobywa 1 PZ za każdą próbę przewrotu podjętą przez USA, udaną czy nie.

name-awacs_sale_to_saudis = Sprzedaż AWACS Saudyjczykom
text-awacs_sale_to_saudis = USA umieszczają 2 PW w Arabii Saudyjskiej. Odtąd nie można rozegrać wydarzenia „Rewolucja muzułmańska”.

## What happened

fact-turn = Tura { $turn }
fact-round = Runda { $round }: { $side }
fact-bid = { $side }: { $points } PW w licytacji o stronę { $wants }.
fact-swapped = Gracze zamieniają się stronami.
fact-placed = { $side }: +{ $amount } PW { $country-loc } (razem { $total }).
fact-removed = { $side }: −{ $amount } PW { $country-loc } (razem { $total }).
fact-drew = { $side }: dobrana karta „{ $card }”.
fact-dealt = Rozdano karty: USA mają na ręce { $us }, ZSRR { $ussr }.
fact-reshuffled = Stos kart odrzuconych staje się nową talią.
fact-deck_added =
    { $turn ->
        [4] Do talii dochodzą karty „Apogeum Wojny”.
       *[other] Do talii dochodzą karty „Schyłek Wojny”.
    }
fact-headline = Wydarzenie dekady { $side-gen }: „{ $card }”.
fact-cancelled = Anulowane wydarzenie dekady { $side-gen }: „{ $card }”.
fact-played = { $side }: zagrana karta „{ $card }”.
fact-event = Wydarzenie ({ $side }): „{ $card }”.
fact-no_event = „{ $card }”: wydarzenie nie jest rozpatrywane.
fact-ended = „{ $card }” przestaje obowiązywać.
fact-effect = Działa karta „{ $card }”.
fact-discarded = { $side }: odrzucona karta „{ $card }”.
fact-left_game = Karta „{ $card }” zostaje usunięta z gry.
fact-taken = { $side }: karta „{ $card }” trafia na rękę.
fact-shown = { $side }: pokazana ci karta „{ $card }”.
fact-ordered = „{ $card }” jest ostatnia w kolejności, w jakiej muszą grać USA.
fact-showed_hand =
    { $cards ->
        [0] { $side }: na ręce nie ma takiej karty.
        [one] { $side }: pokazano { $cards } kartę.
        [few] { $side }: pokazano { $cards } karty.
       *[many] { $side }: pokazano { $cards } kart.
    }
fact-peeked = Widzisz kartę „{ $card }”.
fact-china =
    { $up ->
        [true] Karta „Chiny”: { $side }, gotowa do zagrania.
       *[false] Karta „Chiny”: { $side }, zakryta do następnej tury.
    }
fact-china_up = Karta „Chiny” zostaje odkryta.
fact-passed = { $side }: pas.
fact-no_cards = { $side }: brak karty do zagrania.
fact-chose = { $side }, wybór: { $choice }.
fact-named = { $side }, wybrany region: { $region }.
fact-targeted = { $side }, wybrane państwo: { $country }.
fact-coup = { $side }: przewrót { $country-loc } za { $ops } PO.
fact-coup_rolled =
    { $side }, rzut: { $die }{ $modifier-sign ->
        [plus] {" "}+ { $modifier-size }
        [minus] {" "}− { $modifier-size }
       *[zero] {""}
    }; { $result-sign ->
        [plus] przewrót się udaje, wynik { $result-size }.
       *[other] przewrót się nie udaje.
    }
fact-realigned =
    Zmiana sojuszu { $country-loc }: USA { $us }{ $us_modifier-sign ->
        [plus] {" "}+ { $us_modifier-size }
        [minus] {" "}− { $us_modifier-size }
       *[zero] {""}
    }, ZSRR { $ussr }{ $ussr_modifier-sign ->
        [plus] {" "}+ { $ussr_modifier-size }
        [minus] {" "}− { $ussr_modifier-size }
       *[zero] {""}
    }.
fact-rolled = { $side }, rzut: { $die }.
fact-rolled_both = Rzut: USA { $us }, ZSRR { $ussr }.
fact-war =
    { $side }, wojna: { $country }; rzut { $die }{ $minus ->
        [0] {""}
       *[other] {" "}− { $minus }
    }, { $won ->
        [true] wojna wygrana.
       *[false] wojna przegrana.
    }
fact-spaced = { $side }: „{ $card }” do wyścigu kosmicznego.
fact-space_rolled = { $side }, rzut: { $die }; sukces przy 1–{ $needed }.
fact-advanced =
    { $side }: pole { $to } wyścigu kosmicznego, { $to ->
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
        [true] { $side }, rzut: { $die }, wyjście z pułapki.
       *[false] { $side }, rzut: { $die }, pułapka trwa.
    }
fact-defcon = DEFCON wynosi teraz { $level }.
fact-milops = Działania militarne { $side-gen }: { $level }.
fact-milops_missing = Brakujące działania militarne: USA { $us }, ZSRR { $ussr }.
fact-scored = Punktacja, { $region }: USA { $us }, ZSRR { $ussr }.
fact-vp =
    { $side }: +{ $amount } PZ; { $total-sign ->
        [plus] USA prowadzą o { $total-size }.
        [minus] ZSRR prowadzi o { $total-size }.
       *[zero] jest remis.
    }
fact-defused = { $side }: oddane PW { $country-loc }, koniec kryzysu kubańskiego.
fact-envious = { $side }: teraz trzeba użyć karty „{ name-missile_envy }” do operacji.
fact-over = Koniec gry: { $reason }.
fact-won = Zwycięzca: { $side }.

## What is asked

ask-deal = Która karta trafia do { $to-gen }?
ask-draw = Która karta trafia z talii do { $to-gen }? (jeszcze { $left })
ask-peek = Która karta jest podglądana ({ $by })? (jeszcze { $left })
ask-snatch = „{ $card }”: która karta { $from-gen }?
ask-die = „{ $card }”: jaki jest rzut { $by-gen }?
ask-dice = „{ $card }”: jakie są rzuty obu stron?
ask-coup_die = Jaki jest rzut { $by-gen } na przewrót { $country-loc } za { $ops } PO?
ask-realign_dice = Jakie są rzuty na zmianę sojuszu { $country-loc } (prowadzi: { $by })?
ask-space_die = Jaki jest rzut { $by-gen } w wyścigu kosmicznym?
ask-trap_die = Jaki jest rzut { $by-gen } na wyjście z pułapki?
ask-coin = O wszystkim rozstrzyga rzut kością. Ile wypadło?
ask-bid =
    { $hidden ->
        [true] Którą stronę chcesz i ile PW jest dla ciebie warta? Przeciwnik jeszcze nie widzi twojej oferty.
       *[false] Którą stronę chcesz i ile PW jest dla ciebie warta?
    }
ask-set_up = Przygotowanie gry: gdzie umieszczasz PW? (zostało { $left })
ask-bonus = Dodatkowe PW: gdzie je umieszczasz? (zostało { $left })
ask-headline =
    { $hidden ->
        [true] Która karta jest twoim wydarzeniem dekady? Leży zakryta, dopóki obie nie są wybrane.
       *[false] Która karta jest twoim wydarzeniem dekady?
    }
ask-round = Którą kartę zagrywasz?
ask-trapped = Jesteś w pułapce. Którą kartę o wartości co najmniej 2 PO odrzucasz, aby rzucić na wyjście?
ask-use =
    { $may ->
        [true] Jak używasz karty „{ $card }”? Możesz też spasować i ją oddać.
       *[false] Jak używasz karty „{ $card }”?
    }
ask-ops =
    „{ $card }”: { $left ->
        [0] tylko punkt dodatkowy
        [one] { $left } punkt
        [few] { $left } punkty
       *[many] { $left } punktów
    }; { $kinds }{ $asia ->
        [true] {" "}(+1, jeśli wszystkie w Azji)
       *[false] {""}
    }{ $sea ->
        [true] {" "}(+1, jeśli wszystkie w Azji Południowo-Wschodniej)
       *[false] {""}
    }
ask-place =
    „{ $card }”: gdzie umieszczasz { $each } PW? (jeszcze { $left }, w jednym państwie najwyżej { $cap ->
        [one] raz
        [2] dwa razy
       *[other] { $cap } razy
    }){ $may ->
        [true] {" "}Możesz przerwać.
       *[false] {""}
    }
ask-remove =
    „{ $card }”: skąd usuwasz { $each ->
        [255] wszystkie PW
       *[other] { $each } PW
    } { $from-gen }? (jeszcze { $left }, z jednego państwa najwyżej { $cap ->
        [one] raz
        [2] dwa razy
       *[other] { $cap } razy
    }){ $may ->
        [true] {" "}Możesz przerwać.
       *[false] {""}
    }
ask-country =
    { $may ->
        [true] „{ $card }”: które państwo? Możesz spasować.
       *[false] „{ $card }”: które państwo?
    }
ask-hand =
    { $card-id ->
        [blockade] „{ $card }”: którą kartę o wartości co najmniej { $min_ops } PO odrzucasz? Jeśli spasujesz, tracisz wszystkie PW w RFN.
        [latin_american_debt_crisis] „{ $card }”: którą kartę o wartości co najmniej { $min_ops } PO odrzucasz? Jeśli spasujesz, ZSRR podwoi swoje PW w dwóch państwach Ameryki Południowej.
        [ask_not_what_your_country_can_do_for_you] „{ $card }”: które karty odrzucasz, jedną po drugiej? Gdy spasujesz, dobierzesz tyle samo.
       *[other] { $which-id ->
            [highest] „{ $card }”: którą ze swoich kart o najwyższej wartości PO oddajesz?
            [opponents] „{ $card }”: którą kartę z wydarzeniem przeciwnika zagrywasz razem z nią?{ $may ->
                [true] {" "}Możesz spasować.
               *[false] {""}
            }
           *[any] „{ $card }”: którą kartę z ręki?
        }
    }
ask-theirs = „{ $card }”: którą kartę przeciwnika?
ask-discards =
    { $may ->
        [true] „{ $card }”: którą kartę bierzesz ze stosu kart odrzuconych? Możesz spasować.
       *[false] „{ $card }”: którą kartę ze stosu kart odrzuconych?
    }
ask-peeked = „{ $card }”: które z widzianych kart odrzucasz, jedną po drugiej? Gdy spasujesz, reszta wraca do talii.
ask-choose = „{ $card }”: co wybierasz?
ask-region = „{ $card }”: który region wskazujesz?
ask-defcon = „{ $card }”: na jaki poziom ustawiasz DEFCON?
ask-held = Koniec tury. Którą zatrzymaną kartę odrzucasz? Możesz spasować.

## What can be played

action-roll = Rzut { $value }
about-roll = Rzut kostką.
action-dice = Rzut: USA { $us }, ZSRR { $ussr }
about-dice = Każda strona rzuca kostką.
action-draw = Dobierz „{ $value }”
about-draw = Karta pochodzi z talii albo z ręki.
action-bid = Licytuj { $points } o stronę { $side }
about-bid = Wyższa oferta dostaje swoją stronę; przeciwnik umieszcza tyle dodatkowych PW.
action-card = { $value }
about-card = Wybierasz tę kartę w odpowiedzi na pytanie.
action-event = Wydarzenie
about-event = Rozpatrujesz wydarzenie karty; nie dostajesz punktów operacyjnych.
action-ops = Operacje
about-ops = Dostajesz punkty operacyjne karty: PW, zmiany sojuszu albo przewrót. Wydarzenie nie jest rozpatrywane.
action-event_first = Wydarzenie, potem operacje
about-event_first = Przeciwnik rozpatruje wydarzenie, potem ty wykorzystujesz punkty operacyjne.
action-ops_first = Operacje, potem wydarzenie
about-ops_first = Wykorzystujesz punkty operacyjne, potem przeciwnik rozpatruje wydarzenie.
action-intervene = Interweniuj: zagraj razem z kartą „{ name-un_intervention }”
about-intervene = Wydarzenie przeciwnika nie jest rozpatrywane; wykorzystujesz punkty operacyjne. Obie karty zostają odrzucone.
action-space = Wyścig kosmiczny
about-space = Karta zostaje odrzucona bez wydarzenia, a rzut decyduje, czy twój znacznik się przesunie.
action-space_unrolled = Wyścig kosmiczny bez rzutu
about-space_unrolled = Karta zostaje odrzucona bez wydarzenia; znacznik zostaje na miejscu.
action-place = Umieść PW { $value-loc }
about-place = 1 PW kosztuje 1 PO, a w państwie kontrolowanym przez przeciwnika 2. Umieszczasz je tam, gdzie już masz PW, w państwach sąsiednich i obok swojego supermocarstwa.
action-remove = Usuń PW { $value-loc }
about-remove = PW znikają z planszy.
action-realign = Zmiana sojuszu { $value-loc }
about-realign = Obie strony rzucają; +1 za każdego kontrolowanego sąsiada, +1 za więcej PW na miejscu, +1 obok własnego supermocarstwa. Niższy wynik traci różnicę w PW. Wpisz odds i nazwę państwa, aby zobaczyć szanse.
action-coup = Przewrót { $value-loc }
about-coup = Rzut plus PO przeciw podwojonemu poziomowi stabilizacji; nadwyżka usuwa PW przeciwnika, a potem dodaje twoje. W państwie strategicznym DEFCON spada o 1. Wpisz odds i nazwę państwa, aby zobaczyć szanse.
action-country = Wybierz: { $value }
about-country = Wydarzenie dotyczy tego państwa.
action-region = Wskaż: { $value }
about-region = Wydarzenie dotyczy tego regionu.
action-choice = { $value }
about-choice = Karta daje dwie możliwości.
action-defcon = Ustaw DEFCON na { $value }
about-defcon = Przy DEFCON 1 przegrywa gracz aktywny.
action-pass = Pas
about-pass = Rezygnujesz albo na tym kończysz.
action-defuse = Rozładuj kryzys: oddaj 2 PW { $value-loc }
about-defuse = Oddajesz dwa PW i kryzys kubański już ci nie grozi.

## Why not

refusal-not_your_decision = Teraz nie ty decydujesz.
refusal-not_asked = To nie jest odpowiedź na pytanie.
refusal-not_in_hand = Karty „{ $card }” nie ma na twojej ręce.
refusal-no_headline = Karty „{ $card }” nie można użyć w fazie wydarzenia dekady.
refusal-missile_envy_first = Najpierw musisz użyć karty „{ name-missile_envy }”.
refusal-out_of_order = „{ $card }” nie jest następna w kolejności, w jakiej musisz grać.
refusal-scoring_due = Musisz zagrać kartę punktującą: masz ich tyle, ile rund ci zostało.
refusal-china_down = Karta „Chiny” jest zakryta albo nie twoja.
refusal-china_strands_scoring = Po karcie „Chiny” zabrakłoby rund na twoje karty punktujące.
refusal-trapped = W pułapce możesz odrzucić tylko kartę o wartości co najmniej 2 PO.
refusal-too_few_ops = Karta musi być warta co najmniej { $ops } PO.
refusal-wrong_card = „{ $card }” to nie taka karta, o jaką chodzi.
refusal-event_prohibited = Inne wydarzenie wyklucza kartę „{ $card }” albo nie rozegrano tego, którego ona wymaga.
refusal-opponents_event = „{ $card }” to wydarzenie przeciwnika: zagrywasz kartę do operacji, a wydarzenie i tak jest rozpatrywane.
refusal-event_comes_too = Wydarzenie karty „{ $card }” towarzyszy operacjom: wybierz, czy przed nimi, czy po nich.
refusal-event_or_ops = Kartę „{ $card }” zagrywa się jako wydarzenie albo do operacji, nie jedno i drugie.
refusal-scoring_scores = Kartę „{ $card }” zawsze zagrywa się jako wydarzenie.
refusal-missile_envy_ops = Karty „{ name-missile_envy }” trzeba użyć do operacji.
refusal-no_partner = „{ name-un_intervention }” wymaga karty z wydarzeniem przeciwnika.
refusal-space_over = Twój wyścig kosmiczny dobiegł końca.
refusal-space_used = W tej turze nie możesz już wysłać karty do wyścigu kosmicznego.
refusal-space_ops = Następne pole wyścigu kosmicznego wymaga karty o wartości co najmniej { $ops } PO.
refusal-space_must_roll = W wyścigu kosmicznym trzeba rzucić kostką.
refusal-out_of_reach = { $country }: poza zasięgiem, nie było tam ani obok twoich PW.
refusal-chernobyl = „{ name-chernobyl }”: w tej turze nie możesz umieszczać PW { $country-loc }.
refusal-too_dear = { $country }: zabraknie punktów.
refusal-one_kind = Wszystkie punkty karty idą na jeden rodzaj operacji.
refusal-both_kinds = { $country }: przy operacjach mieszanych w jednym kraju albo umieszcza się PW, albo zmienia sojusz.
refusal-no_enemy = Przeciwnik nie ma PW { $country-loc }.
refusal-defcon_ban = Przy DEFCON { $level } nie ma przewrotów ani zmian sojuszu { $country-loc }.
refusal-protected = { $country }: chroni karta „{ $card }”.
refusal-not_there = { $country }: karta na to nie pozwala.
refusal-set_up_limit = { $country }: przygotowanie gry na to nie pozwala.
refusal-bonus_limit = { $country }: dodatkowe PW umieszcza się tam, gdzie już są własne, najwyżej dwa ponad kontrolę.
refusal-must_play = Musisz zagrać kartę.
refusal-must_spend = Punkty trzeba wydać.
refusal-compulsory = Wydarzenie nie zostawia wyboru.
refusal-no_crisis = Nie ma kryzysu kubańskiego, który można by tam zakończyć.

## How it ended

end-victory_points = Osiągnięto 20 PZ.
end-europe_control = Europa była pod kontrolą w chwili punktacji.
end-nuclear_war = DEFCON 1: wybuchła wojna nuklearna.
end-missile_crisis = Przewrót podczas kryzysu kubańskiego.
end-held_scoring_card = Na koniec tury została na ręce karta punktująca.
end-final_scoring = Rozstrzygnęła punktacja końcowa.
end-peace = Grę zakończyła karta „{ name-wargames }”.
name-victory_points = 20 PZ
name-europe_control = kontrola Europy
name-nuclear_war = wojna nuklearna
name-missile_crisis = przewrót podczas kryzysu kubańskiego
name-held_scoring_card = zatrzymana karta punktująca
name-final_scoring = punktacja końcowa
name-peace = „{ name-wargames }”

## Ways, kinds and standings

name-participate = Udział
name-boycott = Bojkot
name-withdraw = Usuń PW USA z czterech państw
name-reinforce = Dodaj pięć PW
name-concentrate = Dwa PW w RPA
name-spread = Jeden w RPA, dwa obok
name-end_game = Zakończ grę
name-play_on = Graj dalej
name-operate = wykorzystaj PO
name-launch = wyślij na wyścig kosmiczny
name-influence = PW
name-realignment = zmiana sojuszu
name-coup = przewrót
name-free = bez ograniczeń DEFCON
name-optional = można zrezygnować
name-any = dowolna
name-opponents = przeciwnika
name-highest = najwyższa
name-nothing = nic
name-presence = obecność
name-domination = dominacja
name-control = kontrola

## Editions and options

preset-seed = Rozstrzygnięcia wydania polskiego.
preset-deluxe = Zasady angielskiego wydania Deluxe.
preset-league = Jak na turniejach: wydanie Deluxe; USA +2.
preset-second_edition = Drugie wydanie: bez kart 104–110, Kanada pusta.
preset-playdek = Tak jak gra program Playdek, dla importowanych partii.

option-optional_cards = Czy używa się kart dodatkowych 104–110?
option-optional_cards-false = Nie.
option-optional_cards-true = Tak.
option-us_handicap = Dodatkowe PW USA
option-us_handicap-number =
    { $value ->
        [0] Brak.
       *[other] { $value } PW tam, gdzie USA już je mają.
    }
option-ussr_handicap = Dodatkowe PW ZSRR
option-ussr_handicap-number =
    { $value ->
        [0] Brak.
       *[other] { $value } PW tam, gdzie ZSRR już je ma.
    }
option-scenario = Co się rozgrywa?
option-scenario-standard = Całą wojnę, dziesięć tur.
option-scenario-late_war = Scenariusz „Decydujące Starcia”, tury 8–10.
option-second_edition = II edycja: pusta Kanada, bez kart 104–110, starszy Aldrich Ames?
option-second_edition-false = Nie.
option-second_edition-true = Tak.
option-chinese_civil_war = Wariant „Chińska wojna domowa”?
option-chinese_civil_war-false = Nie.
option-chinese_civil_war-true = Tak: nikt nie ma karty „Chiny”, dopóki ZSRR nie wygra wojny domowej.
option-bidding = Licytacja stron?
option-bidding-false = Nie.
option-bidding-true = Tak, dodatkowymi PW dla przeciwnika.
option-reveal_held_cards = Czy na koniec tury pokazuje się zatrzymane karty?
option-reveal_held_cards-false = Nie.
option-reveal_held_cards-true = Tak, jak na turniejach.
option-both_hold = Kto wygrywa, gdy obie strony zatrzymały kartę punktującą?
option-both_hold-us = USA.
option-both_hold-ussr = ZSRR.
option-both_hold-coin = Decyduje rzut.
option-realign_ignores_defcon = Czy zmiany sojuszu nie podlegają zakazom DEFCON?
option-realign_ignores_defcon-false = Podlegają.
option-realign_ignores_defcon-true = Nie podlegają.
option-realign_spares_actor = Czy prowadzący zmianę sojuszu nie może stracić PW?
option-realign_spares_actor-false = Może stracić.
option-realign_spares_actor-true = Nie może.
option-mix_influence_and_realign = Czy punkty karty można podzielić między PW i zmiany sojuszu?
option-mix_influence_and_realign-false = Nie.
option-mix_influence_and_realign-true = Tak.
option-space_without_roll = Czy w wyścigu kosmicznym można zrezygnować z rzutu?
option-space_without_roll-false = Nie.
option-space_without_roll-true = Tak.
option-reach = Które PW dają zasięg?
option-reach-start_and_now = Te, które były na początku rundy i są nadal.
option-reach-start = Te, które były na początku rundy.
option-granted_ops = Ile są warte operacje z wydarzenia?
option-granted_ops-modified = Tyle, ile wynika z modyfikatorów gracza.
option-granted_ops-printed = Tyle, ile wydrukowano.
option-angola = Angola w scenariuszu „Decydujące Starcia”
option-angola-minimum = Najmniej, ile daje kontrolę ZSRR.
option-angola-one_three = USA 1, ZSRR 3.
option-finland = Finlandia w scenariuszu „Decydujące Starcia”
option-finland-one_three = USA 1, ZSRR 3.
option-finland-one_two = USA 1, ZSRR 2.
option-late_war_goal = Czego potrzebują USA w scenariuszu „Decydujące Starcia”?
option-late_war_goal-above_20 = Więcej niż 20 PZ.
option-late_war_goal-from_20 = Co najmniej 20 PZ.
option-junta = Gdzie można wykonać zmiany sojuszu z karty „Junta”?
option-junta-both = W obu Amerykach.
option-junta-one = Wszystkie w jednej z nich.
option-envy_value = Według jakich wartości „{ name-missile_envy }” szuka najwyższej karty?
option-envy_value-giver = Zmodyfikowanych dla oddającego.
option-envy_value-printed = Wydrukowanych.
option-envy_value-taker = Zmodyfikowanych dla biorącego.
option-eager_reshuffle = Czy karty odrzucone tasuje się, gdy tylko talia się wyczerpie?
option-eager_reshuffle-false = Nie, dopiero gdy potrzebna jest karta.
option-eager_reshuffle-true = Tak, od razu.
option-envy_may_space = Czy kartę przeciwnika zdobytą dzięki „{ name-missile_envy }” można przeznaczyć na wyścig kosmiczny?
option-envy_may_space-false = Nie.
option-envy_may_space-true = Tak.
option-plan_pays_defectors = Czy karta „{ name-defectors }” wylosowana przez „{ name-five_year_plan }” w rundzie ZSRR daje USA 1 PZ?
option-plan_pays_defectors-false = Nie.
option-plan_pays_defectors-true = Tak.
option-unrest_may_split = Czy „{ name-south_african_unrest }” może podzielić dwa PW między sąsiadów?
option-unrest_may_split-false = Nie.
option-unrest_may_split-true = Tak.
option-shown_hand = Jak długo „{ name-cia_created }” i „{ name-lone_gunman }” pokazują rękę?
option-shown_hand-once = Raz.
option-shown_hand-turn = Do końca tury.

## Phases

name-set_up = Przygotowanie gry
name-headline = Wydarzenia dekady
name-rounds = Rundy
name-end = Koniec tury

## The table in the terminal

screen-turn = Tura { $turn }/10
screen-round = runda { $round }/{ $rounds }
screen-vp = PZ
screen-vp_leads = { $side } +{ $vp }
screen-vp_level = 0, remis
screen-defcon = DEFCON
screen-no_ban = przewroty i zmiany sojuszu wszędzie
screen-ban = bez przewrotów i zmian sojuszu { $regions }
screen-milops = Dz. milit.
screen-milops_due = { $level } z { $due }
screen-space = Kosmos
screen-tries =
    { $left ->
        [0] w tej turze już bez kart
        [one] w tej turze jeszcze 1 karta
        [few] w tej turze jeszcze { $left } karty
       *[many] w tej turze jeszcze { $left } kart
    }
screen-ability_two = dwie karty na turę
screen-ability_four = widzi wydarzenie dekady przeciwnika
screen-ability_six = może odrzucić zatrzymaną kartę
screen-ability_eight = osiem rund
screen-china = Chiny
screen-china_up = { $side }, gotowa
screen-china_down = { $side }, zakryta
screen-china_nobody = niczyja: trwa wojna domowa
screen-effects = Obowiązuje
screen-effects_none = nic
screen-until_turn = do końca tury
screen-piles = Karty
screen-pile_counts = talia { $pile }, odrzucone { $discard }, usunięte { $removed }
screen-opponent = Ręka { $side }
screen-known = { $count }, w tym znane: { $cards }
screen-hand = Ręka
screen-hands = Ręce
screen-hand_empty = brak kart
screen-headlines = Dekada
screen-face_down = zakryte
screen-others =
    { $count ->
        [one] i { $count } państwo bez PW
        [few] i { $count } państwa bez PW
       *[many] i { $count } państw bez PW
    }
screen-legend = państwo, poziom stabilizacji, ! strategiczne, PW { $west }:{ $east }, kontrola
screen-region = { $region }: { $west }, { $east }
screen-standing = { $standing } { $vp }
screen-next_to = sąsiaduje: { $names }
screen-score = Punktacja teraz
screen-score_row = { $standing } { $level } + strategiczne { $battlegrounds } + obok wroga { $next } = { $vp }
screen-score_net = { $side }: +{ $vp }
screen-score_even = nikt nie zyskuje
screen-score_wins = { $side }: kontrola Europy i zwycięstwo
screen-score_sea = po 1 PZ za państwo, 2 za Tajlandię: { $west }:{ $east }
screen-score_end = Punktacja końcowa teraz, z kartą „Chiny”: { $result }
screen-odds = Szanse { $country-loc }, strona: { $side }
screen-odds_coup = Przewrót za { $ops } PO: { $chance }%, średnio { $mean }; rzut 1–6: { $results }
screen-odds_defcon = Przewrót obniży tu DEFCON do { $level }.
screen-odds_defcon_loss = Przewrót obniży tu DEFCON do 1: przegrywasz grę.
screen-odds_crisis = Przewrót oznacza teraz przegraną: trwa kryzys kubański.
screen-odds_no_coup = Bez przewrotu: { $reason }
screen-odds_realign = Zmiana sojuszu: { $gain }% na stratę strony { $enemy } (średnio { $removed }), { $loss }% na własną ({ $lost })
screen-odds_no_realign = Bez zmiany sojuszu: { $reason }
screen-odds_barred = zabrania DEFCON albo wydarzenie.
screen-odds_nobody = przeciwnik nie ma tu PW.
screen-which_country = Które państwo? Na przykład: odds { $country }
screen-cards_discard = Odrzucone
screen-cards_removed = Usunięte
screen-cards_unseen = Niewidziane: { $era }
screen-none = brak
screen-neutral = neutralna
screen-starred = * po wydarzeniu usuwana z gry
screen-space_next = dalej: { $ops }+ PO, rzut 1–{ $roll }
screen-score_shuttle = Czeka jeszcze „{ $card }”: jedno państwo strategiczne nie policzy się ZSRR.
screen-cards_known = Znane w talii
screen-help =
    map           wszystkie państwa; map azja tylko jednego regionu
    odds iran     szanse przewrotów i zmian sojuszu w państwie
    score         punktacja każdego regionu teraz; score azja jednego
    cards         karty odrzucone, usunięte i jeszcze niewidziane
    effects       obowiązujące wydarzenia i ich działanie
screen-danger_now = Uwaga: ten ruch oznacza natychmiastową przegraną ({ $reason }).
screen-danger_soon = Uwaga: po tym ruchu możesz przegrać w tej rundzie ({ $reason }), zależnie od rzutu lub przeciwnika.
screen-danger_scoring = Uwaga: masz tyle kart punktujących, ile rund ci zostało. Kto zatrzyma taką kartę na koniec tury, przegrywa.
