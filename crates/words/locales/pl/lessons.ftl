### Lessons, in Polish. The keys follow from the files of lessons/: lesson-<game>-<lesson>-<step>.

## What all lessons share

lesson-other = To jest dozwolone, ale nie o to chodzi w tej lekcji. Spróbuj jeszcze raz.
lesson-unasked = To nie jest odpowiedź na pytanie. Spróbuj jeszcze raz.
lesson-theme-board = Plansza
lesson-theme-operations = Operacje
lesson-theme-cards = Karty
lesson-theme-turn = Przebieg tury
lesson-theme-danger = Zagrożenia
lesson-theme-struggle = Walka
lesson-theme-agents = Agenci
lesson-theme-table = Stół
lesson-theme-points = Punkty

## Twilight Struggle: the map and influence

lesson-twilight-influence = Mapa i wpływy
lesson-twilight-influence-map = Każde pole to państwo, a linie łączą sąsiadów. Liczba po **lewej** stronie pola to punkty wpływów (PW) USA, a po **prawej** ZSRR.
lesson-twilight-influence-near = Zagrywasz kartę dla jej 4 punktów operacyjnych (PO). PW możesz umieścić tam, **gdzie już je masz**, i w państwach **sąsiednich**.
lesson-twilight-influence-near-task = Umieść 1 PW w Pakistanie.
lesson-twilight-influence-near-yes = Pakistan sąsiaduje z Iranem, w którym masz PW. Kosztowało to 1 PO.
lesson-twilight-influence-near-far = Angola leży za daleko: nie masz PW ani tam, ani w żadnym państwie sąsiednim.
lesson-twilight-influence-near-iran = Iran byłby dozwolony, bo masz tam PW. Tym razem idź obok, do Pakistanu.
lesson-twilight-influence-chain = Liczy się to, co było na planszy **na początku rundy**. Pakistan był wtedy pusty, więc leżące za nim Indie są nadal poza zasięgiem.
lesson-twilight-influence-chain-task = Umieść 1 PW w Afganistanie, obok Iranu.
lesson-twilight-influence-chain-yes = Afganistan sąsiaduje z Iranem. Zostały ci 2 PO.
lesson-twilight-influence-chain-india = Z twoich państw Indie sąsiadują tylko z Pakistanem, a tam na początku rundy nie było twoich PW. W następnej rundzie będą w zasięgu.
lesson-twilight-influence-cost = ZSRR kontroluje Irak. W państwie kontrolowanym przez przeciwnika 1 PW kosztuje **2** PO zamiast 1.
lesson-twilight-influence-cost-task = Wydaj ostatnie 2 PO na Irak.
lesson-twilight-influence-cost-yes = Przewaga ZSRR w Iraku wynosi teraz 2, a poziom stabilizacji to 3: nikt go już nie kontroluje.
lesson-twilight-influence-end = Wpływy rozchodzą się z miejsc, w których już jesteś, pole po polu. Po co je masz, powie następna lekcja: kontrola.

## Twilight Struggle: control

lesson-twilight-control = Kontrola i poziom stabilizacji
lesson-twilight-control-number = Liczba pośrodku pola to **poziom stabilizacji** państwa: taka przewaga jest potrzebna, żeby je **kontrolować**. W Iranie to 2, a twoja przewaga wynosi 1, więc nikt go nie kontroluje.
lesson-twilight-control-number-task = Umieść 1 PW w Iranie.
lesson-twilight-control-number-yes = 2 do 0 to przewaga 2: kontrolujesz Iran i jego pole przybiera twój kolor.
lesson-twilight-control-number-israel = Poziom stabilizacji Izraela to 4, więc drugi PW niewiele by zmienił. Wzmocnij Iran.
lesson-twilight-control-number-syria = Syrię kontroluje teraz ZSRR. Najpierw zdobądź kontrolę nad Iranem.
lesson-twilight-control-break = Poziom stabilizacji Libanu to 1, więc ZSRR kontroluje go jednym PW. Twój PW kosztuje tam 2 PO i wyrównuje stan na 1 do 1.
lesson-twilight-control-break-task = Złam kontrolę ZSRR nad Libanem.
lesson-twilight-control-break-yes = 1 do 1 to żadna przewaga: nikt nie kontroluje Libanu. Złamać kontrolę jest często taniej niż ją zdobyć.
lesson-twilight-control-break-syria = To też złamałoby kontrolę, tyle że nad Syrią. Tym razem chodzi o Liban.
lesson-twilight-control-end = Kontrola to przewaga co najmniej równa poziomowi stabilizacji. Od niej zależy koszt PW i to, ile region da punktów.

## Twilight Struggle: coups and DEFCON

lesson-twilight-coups = Przewroty i DEFCON
lesson-twilight-coups-sum = **Przewrót** to rzut kostką plus PO karty minus podwojony poziom stabilizacji. Wynik usuwa PW przeciwnika, a nadwyżka dodaje twoje.
lesson-twilight-coups-sum-task = Przeprowadź przewrót w Iranie za 3 PO.
lesson-twilight-coups-sum-yes = Wypadło 4: 4 + 3 − 4 = 3. Znikają dwa PW ZSRR i przybywa jeden twój.
lesson-twilight-coups-sum-europe = DEFCON wynosi 4: w Europie nie można już przeprowadzać przewrotów. Wybierz Iran.
lesson-twilight-coups-sum-safe = Tu nic byś nie zyskał: w państwie muszą być PW ZSRR.
lesson-twilight-coups-price = Iran to państwo **strategiczne** (ciemna nazwa). Przewrót w takim państwie obniża **DEFCON** o 1: wynosi on teraz 3 i także w Azji nie można przeprowadzać przewrotów. Twoje działania militarne wzrosły do 3.
lesson-twilight-coups-calm = ZSRR umieścił wpływy, a ty zagrywasz kolejną kartę z 3 PO. Przewrót w państwie, które **nie** jest strategiczne, nie zmienia DEFCON.
lesson-twilight-coups-calm-task = Przeprowadź przewrót, po którym DEFCON pozostanie na poziomie 3.
lesson-twilight-coups-calm-yes = Wypadło 2: 2 + 3 − 2 = 3. Kontrolujesz Sudan, a DEFCON nadal wynosi 3.
lesson-twilight-coups-calm-egypt = Egipt to państwo strategiczne: ten przewrót obniżyłby DEFCON do 2. Poszukaj jasnej nazwy.
lesson-twilight-coups-end = Przewroty działają szybko, ale w państwach strategicznych płaci się za nie poziomem DEFCON. Na poziomie 1 przegrywa gracz aktywny.

## Twilight Struggle: event or Operations

lesson-twilight-cards = Wydarzenie albo operacje
lesson-twilight-cards-hand = W rundzie zagrywasz jedną kartę. Liczba to jej punkty operacyjne (PO), tekst to wydarzenie. Jeśli karta jest twoja albo neutralna, korzystasz z **jednego albo drugiego**.
lesson-twilight-cards-pick = „Doktryna Trumana” ma tylko 1 PO, ale mocne wydarzenie: z jednego państwa Europy, którego nikt nie kontroluje, znikają wszystkie PW ZSRR. Takim państwem są Włochy.
lesson-twilight-cards-pick-task = Wybierz na ręce „Doktrynę Trumana”.
lesson-twilight-cards-pick-containment = „Doktrynę powstrzymywania” zachowaj na następną rundę: ma więcej PO.
lesson-twilight-cards-use = Teraz zdecyduj, do czego użyjesz karty.
lesson-twilight-cards-use-task = Zagraj ją jako wydarzenie.
lesson-twilight-cards-use-ops = 1 PO niewiele pomoże. Wydarzenie jest tu warte więcej.
lesson-twilight-cards-use-space = Do wyścigu kosmicznego potrzebna jest karta o wartości co najmniej 2 PO.
lesson-twilight-cards-where = Wydarzenie wymaga wskazania państwa. Za jego skutki nic już nie płacisz.
lesson-twilight-cards-where-task = Wybierz Włochy.
lesson-twilight-cards-where-yes = PW ZSRR znika z Włoch. Karta ma gwiazdkę, więc po wydarzeniu wypada z gry.
lesson-twilight-cards-second = ZSRR umieścił PW w Libanie i znów jest twoja runda. „Doktryna powstrzymywania” ma 3 PO.
lesson-twilight-cards-second-task = Wybierz „Doktrynę powstrzymywania”.
lesson-twilight-cards-ops = Za operacje umieszczasz PW, przeprowadzasz przewrót albo próby zmiany sojuszu, jedną kartą tylko jedno z nich.
lesson-twilight-cards-ops-task = Użyj jej do operacji.
lesson-twilight-cards-ops-event = To wydarzenie opłaca się na początku tury. Teraz użyj punktów.
lesson-twilight-cards-ops-yes = Trzy punkty: jeden do Iranu i dwa do Pakistanu, kontrolujesz oba. Wydarzenia nie było, więc karta trafia na stos kart odrzuconych i jeszcze wróci.
lesson-twilight-cards-end = Wydarzenie albo punkty: przy własnych kartach masz wybór. Przy kartach przeciwnika już nie, co pokaże następna lekcja.

## Twilight Struggle: cards of the opponent

lesson-twilight-opponent = Karty przeciwnika
lesson-twilight-opponent-theirs = Mniej więcej połowa kart na ręce ma wydarzenia **ZSRR**. Gdy zagrywasz taką kartę do operacji, dostajesz jej PO, ale **jej wydarzenie też jest rozpatrywane**.
lesson-twilight-opponent-pick = Zagraj ją więc wtedy, gdy mało zaszkodzi. „Fidel” daje ZSRR kontrolę nad Kubą, a tę ZSRR i tak już kontroluje.
lesson-twilight-opponent-pick-task = Wybierz kartę, której wydarzenie najmniej teraz zaszkodzi.
lesson-twilight-opponent-pick-socialist = „Rządy socjalistów” zabrałyby ci trzy PW w Europie Zachodniej. Poczekaj albo wyślij tę kartę w kosmos.
lesson-twilight-opponent-pick-own = To twoja karta i może poczekać. Pozbądź się karty ZSRR, póki jest niegroźna.
lesson-twilight-opponent-order = Ty decydujesz, co będzie pierwsze: ich wydarzenie czy twoje punkty. Tutaj to bez różnicy, wybierz dowolnie.
lesson-twilight-opponent-order-task = Użyj karty, z wydarzeniem przed operacjami albo po nich.
lesson-twilight-opponent-order-event = To nie twoje wydarzenie: nie możesz zagrać karty tylko dla niego.
lesson-twilight-opponent-order-first = Na Kubie nic się nie zmieniło, a twoje dwa PW trafiły do Iranu i Pakistanu.
lesson-twilight-opponent-order-last = Dwa PW trafiły do Iranu i Pakistanu, a potem wydarzenie niczego na Kubie nie zmieniło.
lesson-twilight-opponent-gone = „Fidel” ma gwiazdkę, a wydarzenie zostało rozegrane: karta wypadła z gry i już ci nie zaszkodzi.
lesson-twilight-opponent-end = Prawie każdą kartę trzeba zagrać. Sztuka polega na tym, by wydarzenia przeciwnika trafiały na najmniej groźną chwilę.

## Twilight Struggle: realignment

lesson-twilight-realignment = Zmiana sojuszu
lesson-twilight-realignment-sum = Przy próbie **zmiany sojuszu** obie strony rzucają kostką. Dodajesz 1 za każdego sąsiada, którego kontrolujesz, 1 za więcej PW na miejscu i 1 obok własnego supermocarstwa.
lesson-twilight-realignment-roll = Na Kubie dodajesz 3: za Haiti, za Nikaraguę i za sąsiedztwo USA. ZSRR dodaje 1, bo ma tam więcej PW.
lesson-twilight-realignment-roll-task = Spróbuj zmiany sojuszu na Kubie.
lesson-twilight-realignment-roll-yes = Wypadło 4 dla ciebie i 3 dla ZSRR: 7 do 4. Przegrany traci różnicę, więc znikają wszystkie trzy PW ZSRR. DEFCON się nie zmienił.
lesson-twilight-realignment-roll-haiti = Na Haiti nie ma PW ZSRR, które można by usunąć.
lesson-twilight-realignment-choose = Każda próba kosztuje 1 PO i **nie** dodaje twoich PW. Masz jeszcze 2 próby: porównaj Chile i Angolę.
lesson-twilight-realignment-choose-task = Wybierz miejsce, gdzie do twojej kostki dodaje się więcej.
lesson-twilight-realignment-choose-tie = W Chile dodajesz 2 za Argentynę i Peru: 3 + 2 przeciw 4 + 1. Remis, więc nic się nie dzieje.
lesson-twilight-realignment-choose-angola = W Angoli ZSRR dodaje 2, za Zair i za swoje PW, a ty nic.
lesson-twilight-realignment-again = W tym samym państwie można próbować ponownie, póki są punkty.
lesson-twilight-realignment-again-task = Spróbuj w Chile jeszcze raz.
lesson-twilight-realignment-again-yes = 5 + 2 przeciw 2 + 1: PW ZSRR znika z Chile. Państwo jest teraz puste, ale nie twoje.
lesson-twilight-realignment-end = Zmiana sojuszu usuwa PW bez ruszania DEFCON, najlepiej tam, gdzie masz sąsiadów. Żeby zdobyć państwo, trzeba jeszcze umieścić PW.

## Twilight Struggle: scoring

lesson-twilight-scoring = Karty punktujące
lesson-twilight-scoring-levels = **Obecność** daje jedno kontrolowane państwo regionu, **dominację** więcej państw i więcej strategicznych niż przeciwnik, w tym jedno niestrategiczne. Na Bliskim Wschodzie masz dominację.
lesson-twilight-scoring-sum = Dominacja daje tu 5 PZ, obecność 3, a każde państwo strategiczne jeszcze 1. Ty dostajesz 5 + 2 = 7, ZSRR 3 + 1 = 4.
lesson-twilight-scoring-play = Znacznik przesuwa się o różnicę. Karty punktującej nie wolno zatrzymać po turze, a teraz jest na nią dobra chwila.
lesson-twilight-scoring-play-task = Podlicz Bliski Wschód.
lesson-twilight-scoring-play-yes = 7 do 4: zdobywasz 3 punkty zwycięstwa (PZ).
lesson-twilight-scoring-play-later = ZSRR wykorzysta następną rundę, żeby złamać twoją przewagę. Najpierw podlicz region.
lesson-twilight-scoring-end = 20 PZ daje natychmiastowe zwycięstwo. Kto na koniec tury ma na ręce kartę punktującą, przegrywa, więc zaplanuj ją wcześnie.

## Twilight Struggle: headlines

lesson-twilight-headline = Wydarzenie dekady
lesson-twilight-headline-secret = Każda tura zaczyna się od **wydarzenia dekady**: obie strony w tajemnicy wybierają kartę i oba wydarzenia są rozpatrywane. Pierwsza jest karta o większej liczbie PO, przy remisie karta USA.
lesson-twilight-headline-pick = Liczy się tylko wydarzenie, nie punkty. Wybierz własne, bo wydarzenie ZSRR zadziała na korzyść ZSRR.
lesson-twilight-headline-pick-task = Wybierz kampanię „Duck and Cover” jako wydarzenie dekady.
lesson-twilight-headline-pick-yes = Twoja karta ma 3 PO, „Nasser” 1, więc twoja była pierwsza: DEFCON spadł do 4, a ty zdobywasz 5 − 4 = 1 PZ. Potem Nasser zajął Egipt.
lesson-twilight-headline-pick-theirs = To wydarzenie ZSRR: jako wydarzenie dekady po prostu by ci zaszkodziło. Lepiej zostaw tę kartę na spokojną rundę.
lesson-twilight-headline-pick-un = „Interwencja ONZ” nie może być wydarzeniem dekady: zagrywa się ją razem z inną kartą.
lesson-twilight-headline-after = Po wydarzeniach dekady każda strona ma sześć rund, od tury 4 siedem. Każdą zaczyna ZSRR.
lesson-twilight-headline-end = Wydarzenie dekady to darmowe wydarzenie. Wybierz takie, które przyda się bez względu na to, co zrobi przeciwnik.

## Twilight Struggle: Space Race and Military Operations

lesson-twilight-space = Kosmos i działania militarne
lesson-twilight-space-race = Raz na turę możesz wysłać kartę do **wyścigu kosmicznego**. Jej wydarzenie nie jest rozpatrywane, więc to dobre miejsce dla najgorszych kart przeciwnika.
lesson-twilight-space-pick = Na pierwsze pole potrzeba karty o wartości 2 PO, a na kostce musi wypaść 3 lub mniej.
lesson-twilight-space-pick-task = Wybierz kartę, której chcesz się pozbyć.
lesson-twilight-space-pick-own = Ta karta jest twoja i ci nie szkodzi. Wybierz kartę ZSRR.
lesson-twilight-space-send = „Rządy socjalistów” kosztowałyby cię Włochy.
lesson-twilight-space-send-task = Wyślij ją do wyścigu kosmicznego.
lesson-twilight-space-send-yes = Wypadło 2: jesteś na polu pierwszy i zdobywasz 2 PZ, a Włochy są bezpieczne.
lesson-twilight-space-send-event = Wtedy jej wydarzenie zostanie rozpatrzone. W kosmosie nie.
lesson-twilight-space-due = To ostatnia runda tury. Na jej koniec każda strona potrzebuje tylu **działań militarnych**, ile wynosi DEFCON, teraz 3. Ty masz 0, a ZSRR 1.
lesson-twilight-space-coup = Za każdą brakującą drugą stronę nagradza się 1 PZ. Przewrót liczy się za tyle działań, ile PO ma karta.
lesson-twilight-space-coup-task = Przeprowadź przewrót w Sudanie.
lesson-twilight-space-coup-yes = Masz 3, a ZSRR tylko 1: za 2 brakujące działania zdobywasz 2 PZ.
lesson-twilight-space-coup-place = Umieszczanie PW to nie działanie militarne: na koniec tury stracisz 3 PZ.
lesson-twilight-space-end = Jedna groźna karta na turę leci w kosmos, a jeden przewrót chroni przed karą. Warto planować jedno i drugie w każdej turze.

## Twilight Struggle: the China Card

lesson-twilight-china = Karta „Chiny”
lesson-twilight-china-card = Karta „Chiny” nie wlicza się do kart na ręce. Daje **4 PO**, a **5**, jeśli wszystkie wydasz w Azji. Nie ma wydarzenia.
lesson-twilight-china-pick = Zagrywasz ją w rundzie zamiast innej karty, więc na ręce zostaje ci jedna więcej.
lesson-twilight-china-pick-task = Zagraj kartę „Chiny”.
lesson-twilight-china-pick-other = To zwykła karta. Weź kartę „Chiny”.
lesson-twilight-china-india = Indie to państwo strategiczne o poziomie stabilizacji 3, obok twojego Pakistanu.
lesson-twilight-china-india-task = Umieść 3 PW w Indiach.
lesson-twilight-china-india-outside = Jordania leży na Bliskim Wschodzie: przepadłby wtedy piąty punkt.
lesson-twilight-china-india-yes = Kontrolujesz Indie. Zostały ci 2 PO, jeśli nie opuścisz Azji.
lesson-twilight-china-malaysia = Malezja ma poziom stabilizacji 2 i leży obok Australii. Azja Południowo-Wschodnia to część Azji.
lesson-twilight-china-malaysia-task = Umieść 2 PW w Malezji.
lesson-twilight-china-malaysia-outside = To poza Azją, a wtedy piąty punkt przepada.
lesson-twilight-china-malaysia-yes = Pięć PO, wszystkie w Azji. Karta leży teraz **zakryta** przed ZSRR, który będzie mógł ją zagrać od następnej tury.
lesson-twilight-china-end = Karta „Chiny” przechodzi z rąk do rąk. Kto ją ma, ma rezerwę, a na koniec gry 1 PZ.

## Twilight Struggle: a first turn

lesson-twilight-turn = Pierwsza tura
lesson-twilight-turn-begin = Gra jest przygotowana: kontrolujesz RFN i Włochy, a ZSRR Polskę i NRD. Rozegrasz początek tury 1 jako USA.
lesson-twilight-turn-headline = Najpierw wydarzenie dekady. „Doktryna powstrzymywania” do końca tury dodaje każdej twojej karcie 1 PO.
lesson-twilight-turn-headline-task = Wybierz „Doktrynę powstrzymywania” jako wydarzenie dekady.
lesson-twilight-turn-headline-yes = Oba wydarzenia rozpatrzono, twoje pierwsze, bo remisy rozstrzyga się na korzyść USA. Potem ZSRR kartą „RWPG” przeprowadził przewrót w Iranie: ma tam 1 PW, a ty żadnego. DEFCON wynosi 4.
lesson-twilight-turn-headline-theirs = Wydarzenie ZSRR jako wydarzenie dekady zadziałałoby przeciw tobie.
lesson-twilight-turn-headline-nato = „NATO” wymaga wcześniej „Utworzenia Układu Warszawskiego” lub „Planu Marshalla”: tego wydarzenia nie można by rozegrać.
lesson-twilight-turn-answer = Odpowiedz w Iranie: przewrót daje też działania militarne, potrzebne na koniec tury. „Duck and Cover” ma 3 PO, a z „Doktryną powstrzymywania” 4.
lesson-twilight-turn-answer-task = Zagraj kampanię „Duck and Cover” do operacji.
lesson-twilight-turn-answer-theirs = To wydarzenie zabrałoby ci trzy PW w Europie Zachodniej. Ta karta przyda się później inaczej.
lesson-twilight-turn-coup = Iran ma poziom stabilizacji 2, więc od sumy kostki i PO odejmuje się 4.
lesson-twilight-turn-coup-task = Przeprowadź przewrót w Iranie.
lesson-twilight-turn-coup-yes = 3 + 4 − 4 = 3: znika jeden PW ZSRR i przybywają dwa twoje. Kontrolujesz Iran, DEFCON wynosi 3, a działania militarne 4.
lesson-twilight-turn-coup-place = Iran jest poza zasięgiem PW: nie masz ich już tam ani obok. Przewrót nie wymaga sąsiedztwa.
lesson-twilight-turn-scored = ZSRR podliczył Azję: 3 + 1 za Koreę Północną przeciw twoim 3, czyli zdobył 1 PZ. Przy DEFCON 3 nie ma już przewrotów w Europie i Azji.
lesson-twilight-turn-grow = Teraz rozszerzaj wpływy. „NATO” ma 4 PO i z „Doktryną powstrzymywania” pozostaje przy maksimum, czyli 4.
lesson-twilight-turn-grow-task = Zagraj „NATO” do operacji.
lesson-twilight-turn-grow-theirs = Jeszcze nie: to wydarzenie zaboli, a tej karcie miejsce w kosmosie.
lesson-twilight-turn-place = Pakistan to państwo strategiczne obok Iranu, Jordania sąsiaduje z Izraelem. Do kontroli każdego potrzeba 2 PW.
lesson-twilight-turn-place-task = Umieść 2 PW w Pakistanie, a potem 2 w Jordanii.
lesson-twilight-turn-place-yes = Kontrolujesz Pakistan i Jordanię. ZSRR odpowiedział w Libanie, kartą „Nasser”.
lesson-twilight-turn-danger = „Rządy socjalistów” to najgorsza karta na twojej ręce. Raz na turę jest na to sposób.
lesson-twilight-turn-danger-task = Wybierz „Rządy socjalistów”.
lesson-twilight-turn-danger-later = Ta karta może poczekać. Najpierw pozbądź się groźnej.
lesson-twilight-turn-space = W kosmosie jej wydarzenie nie jest rozpatrywane.
lesson-twilight-turn-space-task = Wyślij ją do wyścigu kosmicznego.
lesson-twilight-turn-space-yes = 3 akurat wystarcza: twój znacznik jest na pierwszym polu, i to jako pierwszy.
lesson-twilight-turn-space-event = Wtedy jej wydarzenie i tak zostanie rozpatrzone. Użyj wyścigu kosmicznego.
lesson-twilight-turn-end = Trzy z sześciu rund za tobą: Iran, Pakistan i Jordania są twoje, a działania militarne wykonane. Możesz zagrać prawdziwą partię.

## Twilight Struggle: DEFCON

lesson-twilight-defcon = Jak nie przegrać przez DEFCON
lesson-twilight-defcon-edge = DEFCON wynosi **2**. Gdy spadnie do 1, przegrywa **gracz aktywny**, bez względu na to, kto go obniżył. W twojej rundzie to ty.
lesson-twilight-defcon-coup = Masz 3 PO na operacje. Angola to państwo strategiczne, Sudan nie.
lesson-twilight-defcon-coup-task = Przeprowadź przewrót, który nie oznacza przegranej.
lesson-twilight-defcon-coup-lost = Przewrót w państwie strategicznym obniża DEFCON do 1 i przegrywasz. Przy DEFCON 2 nigdy tego nie rób.
lesson-twilight-defcon-coup-closed = Przy DEFCON 2 przewrotów nie ma już także na Bliskim Wschodzie, tak jak w Europie i Azji.
lesson-twilight-defcon-coup-yes = 3 + 3 − 2 = 4: kontrolujesz Sudan, a DEFCON nadal wynosi 2.
lesson-twilight-defcon-hand = Karty też potrafią obniżyć DEFCON. „Pogrzebiemy was” robi to jako wydarzenie ZSRR, „Duck and Cover” jako twoje.
lesson-twilight-defcon-pick = Własnego wydarzenia nie musisz używać. Wydarzenie ZSRR jest rozpatrywane zawsze, gdy zagrasz kartę do operacji.
lesson-twilight-defcon-pick-task = Wybierz kartę, której nie możesz teraz zagrać do operacji.
lesson-twilight-defcon-pick-duck = To twoje wydarzenie: przy operacjach nie jest rozpatrywane. Pułapką jest druga karta.
lesson-twilight-defcon-pick-later = Ta karta jest niegroźna. Zajmij się groźną, póki możesz.
lesson-twilight-defcon-space = Jest jedno miejsce, w którym wydarzenie nigdy nie jest rozpatrywane.
lesson-twilight-defcon-space-task = Wyślij kartę do wyścigu kosmicznego.
lesson-twilight-defcon-space-lost = To wydarzenie obniża DEFCON do 1 w twojej rundzie: natychmiast przegrywasz.
lesson-twilight-defcon-space-yes = Przy 5 znacznik się nie rusza, ale karta zniknęła, a świat ocalał.
lesson-twilight-defcon-own = Została kampania „Duck and Cover” z 3 PO.
lesson-twilight-defcon-own-task = Wybierz kampanię „Duck and Cover”.
lesson-twilight-defcon-use = Własna karta jest bezpieczna, jeśli nie użyjesz jej wydarzenia.
lesson-twilight-defcon-use-task = Użyj jej tak, by nie przegrać.
lesson-twilight-defcon-use-lost = Jako wydarzenie obniża DEFCON do 1: przegrana.
lesson-twilight-defcon-use-yes = Trzy PO na wpływy, a DEFCON pozostaje na poziomie 2.
lesson-twilight-defcon-end = Przy DEFCON 2 przed każdą kartą zapytaj: czy coś może go obniżyć albo pozwolić komuś na przewrót? Na początku tury DEFCON rośnie o 1.

## Iron Curtain: laying a card

lesson-curtain-lay = Kładzenie karty
lesson-curtain-lay-map = Każda karta to państwo, a razem tworzą mapę. Karta startowa należy do Europy, Brazylia do Ameryki Południowej; region poznasz po kolorze.
lesson-curtain-lay-pick = W swojej turze zagrywasz jedną kartę z ręki: kładziesz ją, a potem używasz wydarzenia albo kostek.
lesson-curtain-lay-pick-task = Zagraj RFN.
lesson-curtain-lay-pick-cuba = Kuba to karta ZSRR, o takich mówi inna lekcja. Zacznij od własnej.
lesson-curtain-lay-lay = Karta musi stykać się całym bokiem z kartą **swojego regionu**. RFN należy do Europy, więc leży obok karty startowej.
lesson-curtain-lay-lay-task = Połóż ją na dowolnym z oferowanych miejsc.
lesson-curtain-lay-lay-yes = Leży obok Europy i nie ma na niej jeszcze kostek.
lesson-curtain-lay-lay-region = Tam stykałaby się tylko z Brazylią, a to Ameryka Południowa.
lesson-curtain-lay-use = Przy własnej karcie wybierasz wydarzenie **albo** kostki.
lesson-curtain-lay-use-task = Umieść kostki.
lesson-curtain-lay-cubes = Cztery kostki: mogą trafić tam, gdzie już masz kostkę, i na sąsiednie karty. Dwie na RFN dają przewagę, którą trudno złamać.
lesson-curtain-lay-cubes-task = Umieść 2 kostki na RFN.
lesson-curtain-lay-cubes-europe = To też możliwe i przydatne. Najpierw wzmocnij nową kartę.
lesson-curtain-lay-cubes-yes = Na RFN prowadzisz o 2: **kontrolujesz** ją, a każda kostka ZSRR kosztuje tam 2.
lesson-curtain-lay-end = Miejsce karty decyduje o tym, dokąd z niej sięgniesz. Trzymaj swoje państwa obok siebie.

## Iron Curtain: cubes

lesson-curtain-cubes = Zasięg i cena
lesson-curtain-cubes-reach = Grasz ZSRR i masz do umieszczenia 3 kostki. Sięgasz do kart z twoją kostką i do ich sąsiadów, **tak jak było na początku**.
lesson-curtain-cubes-price = W Japonii USA prowadzą o 3, więc ją **kontrolują**: twoja kostka kosztuje tam **2**.
lesson-curtain-cubes-price-task = Mimo to umieść kostkę w Japonii.
lesson-curtain-cubes-price-pakistan = Pakistan jest tańszy, ale najpierw zobacz, ile kosztuje kontrola.
lesson-curtain-cubes-price-yes = Zużyte 2 z 3 kostek: jedna leży w Japonii, druga wróciła do zasobów. USA nadal prowadzą o 2.
lesson-curtain-cubes-rest = Została jedna kostka, a w Japonii nadal kosztuje 2.
lesson-curtain-cubes-rest-task = Umieść ostatnią kostkę w Pakistanie.
lesson-curtain-cubes-rest-dear = USA prowadzą tam o 2, więc kostka kosztuje 2, a ty masz 1.
lesson-curtain-cubes-rest-yes = W Pakistanie 2 do 0: teraz ty go kontrolujesz.
lesson-curtain-cubes-end = Przewaga 1 to dominacja, przewaga 2 to kontrola, która podnosi cenę drugiej stronie.

## Iron Curtain: scoring

lesson-curtain-scoring = Punktowanie regionu
lesson-curtain-scoring-dominate = Mając na karcie więcej kostek niż druga strona, **dominujesz** na niej. W Afryce dominujesz w RPA i w Angoli, a ZSRR w Nigerii.
lesson-curtain-scoring-sum = Region jest punktowany, gdy trafia na stół jego **ostatnia karta**. Każda zdominowana karta daje 1, a kto ma ich więcej, dostaje też bonus, w Afryce 1.
lesson-curtain-scoring-pick = Zair to czwarta i ostatnia karta Afryki, a masz go na ręce.
lesson-curtain-scoring-pick-task = Zagraj Zair.
lesson-curtain-scoring-pick-later = Afryka jest teraz korzystna dla ciebie, a ZSRR może to zmienić. Podlicz ją.
lesson-curtain-scoring-lay = Region jest punktowany **przed** kostkami tej tury, więc miejsce nie ma tu znaczenia.
lesson-curtain-scoring-lay-task = Połóż Zair obok karty Afryki.
lesson-curtain-scoring-lay-yes = 2 karty i bonus to 3 przeciw 1: znacznik przesuwa się o 2 pola w twoją stronę.
lesson-curtain-scoring-lay-region = Zair musi stykać się z kartą Afryki.
lesson-curtain-scoring-end = Kto kładzie ostatnią kartę, wybiera chwilę. Osiem pól od środka to natychmiastowe zwycięstwo.

## Iron Curtain: cards of the opponent

lesson-curtain-opponent = Karty przeciwnika
lesson-curtain-opponent-theirs = Kuba to karta **ZSRR**. Jeśli ją zagrasz, ZSRR może najpierw użyć wydarzenia, a potem ty umieszczasz kostki.
lesson-curtain-opponent-pick = Jej wydarzenie daje 2 kostki ZSRR na Kubę i usuwa jedną twoją obok. Miejsce wybierasz ty, więc to ty decydujesz, jak bardzo zaboli.
lesson-curtain-opponent-pick-task = Zagraj Kubę.
lesson-curtain-opponent-pick-own = To twoja karta. Ta lekcja jest o tych drugich.
lesson-curtain-opponent-lay = Kuba to pierwsza karta swojego regionu, więc może stykać się z każdą. Obok Polski nie masz nic do stracenia.
lesson-curtain-opponent-lay-task = Połóż Kubę tam, gdzie wydarzenie nie zabierze ci kostki.
lesson-curtain-opponent-lay-yes = ZSRR położył 2 kostki na Kubie, ale obok nie było żadnej twojej. Teraz 2 kostki z karty należą do ciebie.
lesson-curtain-opponent-lay-brazil = Tam stykałaby się z Brazylią, a na niej masz co stracić.
lesson-curtain-opponent-cubes = Użyj ich tam, gdzie się liczą: na karcie startowej jest remis.
lesson-curtain-opponent-cubes-task = Umieść 2 kostki na karcie startowej.
lesson-curtain-opponent-cubes-cuba = Kuba jest poza zasięgiem: nie masz kostki ani na niej, ani obok.
lesson-curtain-opponent-cubes-yes = 3 do 1: kontrolujesz pierwszą kartę Europy, a wydarzenie ZSRR nic ci nie zrobiło.
lesson-curtain-opponent-end = Karty przeciwnika zagrywaj tam, gdzie najmniej zaszkodzą. Ostatnia karta rundy 1 zostaje na ręce i liczy się na samym końcu.

## CIA vs KGB: the struggle

lesson-spies-struggle = Rekrutuj i pasuj
lesson-spies-struggle-objective = Celem rundy jest Panama. Suma liczb na twoich grupach to twoje **wpływy**: „Nacjonaliści” dają CIA 3, „Policja” daje KGB 4.
lesson-spies-struggle-recruit = Cel zdobywa ten, kto na koniec ma więcej wpływów. **Rekrutując**, bierzesz wierzchnią grupę talii, jakakolwiek jest.
lesson-spies-struggle-recruit-task = Rekrutuj grupę.
lesson-spies-struggle-recruit-yes = „Najemnicy” dają 3: masz 6. KGB rekrutuje „Robotników” i ma 5.
lesson-spies-struggle-recruit-pass = Przegrywasz 3 do 4. Jeśli KGB też spasuje, zdobędzie Panamę.
lesson-spies-struggle-pass = Prowadzisz 6 do 5. **Stabilizacja** Panamy to 9: kto skończy powyżej niej, wywołuje zamieszki i traci cel.
lesson-spies-struggle-pass-task = Spasuj.
lesson-spies-struggle-pass-yes = Obie strony spasowały jedna po drugiej, więc walka się kończy. 6 do 5 i nie powyżej 9: Panama jest twoja.
lesson-spies-struggle-pass-risk = Następna grupa może dać nawet 6. Prowadzisz, nie ma po co ryzykować przekroczenia 9.
lesson-spies-struggle-end = Więcej niż przeciwnik, ale nigdy powyżej stabilizacji. Kto na koniec rundy ma 100 punktów, wygrywa.

## CIA vs KGB: powers

lesson-spies-powers = Grupy militarne i polityczne
lesson-spies-powers-ready = **Przygotowana** grupa może raz użyć swojej zdolności. Potem jest zmobilizowana, ale jej wpływy nadal się liczą.
lesson-spies-powers-military = Grupa **militarna** niszczy dowolną inną grupę. KGB prowadzi 7 do 6.
lesson-spies-powers-military-task = Aktywuj „Piechotę” i zniszcz najsilniejszą grupę KGB.
lesson-spies-powers-military-yes = „Radio” zniszczone: 6 do 2. „Piechota” jest zmobilizowana, ale jej 5 nadal się liczy.
lesson-spies-powers-military-weak = KGB straci tak tylko 2. Bez „Radia” straci 5.
lesson-spies-powers-military-own = „Studenci” to twoja grupa. Wybierz grupę KGB.
lesson-spies-powers-military-recruit = To zależy od szczęścia. Zniszczona grupa to rzecz pewna.
lesson-spies-powers-political = Grupa **polityczna** przenosi dowolną inną grupę na drugą stronę.
lesson-spies-powers-political-task = Aktywuj „Studentów” i przejmij ostatnią grupę KGB.
lesson-spies-powers-political-yes = Masz teraz 8. Strona bez grup musi rekrutować: KGB dobrało „Artystów” i ma 1.
lesson-spies-powers-political-used = „Piechota” jest zmobilizowana: użyła już zdolności.
lesson-spies-powers-political-gift = W ten sposób oddasz „Piechotę” KGB.
lesson-spies-powers-end = Niszcz mocne grupy, przejmuj te, z którymi nie przekroczysz stabilizacji. Dwa pozostałe stronnictwa pokaże jedna z następnych lekcji.

## CIA vs KGB: the limit

lesson-spies-limit = Powyżej stabilizacji
lesson-spies-limit-above = Masz 6 + 3 + 1 = 10, a stabilizacja Panamy to 9. W **trakcie** walki wolno, na koniec już nie.
lesson-spies-limit-down = KGB ma 4. Grupa może zniszczyć także twoją: wróć poniżej 9, ale nie strać prowadzenia.
lesson-spies-limit-down-task = Aktywuj „Partyzantkę” i zmniejsz swoje wpływy.
lesson-spies-limit-down-yes = 6 + 1 = 7: poniżej 9 i więcej niż 4. KGB spasowało.
lesson-spies-limit-down-pass = Jeśli KGB też spasuje, wywołasz zamieszki: stracisz agenta, a Panamę zdobędzie KGB.
lesson-spies-limit-down-police = KGB zostanie bez grup, ale ty nadal będziesz mieć 10.
lesson-spies-limit-down-much = 3 + 1 = 4 to za duża ofiara: wyjdzie tylko remis.
lesson-spies-limit-stop = Dokładnie 9 też byłoby w porządku: zamieszki są dopiero **powyżej** stabilizacji.
lesson-spies-limit-stop-task = Zakończ walkę.
lesson-spies-limit-stop-yes = 7 do 4: Panama jest twoja, a twój agent bezpieczny.
lesson-spies-limit-stop-risk = Prowadzisz i nie przekraczasz limitu. Kolejna grupa nic ci nie da.
lesson-spies-limit-end = Licz, zanim spasujesz. Wydania się różnią: według polskich zasad przekroczenie stabilizacji od razu kończy walkę.

## CIA vs KGB: economic and media groups

lesson-spies-support = Grupy ekonomiczne i medialne
lesson-spies-support-economic = Grupa **ekonomiczna** obraca inną: zmobilizowana staje się przygotowana, a przygotowana zmobilizowana. Przegrywasz 8 do 9.
lesson-spies-support-economic-task = Aktywuj „Mafię” i znów przygotuj „Piechotę”.
lesson-spies-support-economic-yes = „Piechota” znów jest przygotowana. KGB spasowało.
lesson-spies-support-economic-generals = „Generałowie” są zmobilizowani: przygotujesz ich dla KGB.
lesson-spies-support-strike = Grupa przygotowana ponownie może znów użyć zdolności.
lesson-spies-support-strike-task = Zniszcz „Generałów” „Piechotą”.
lesson-spies-support-strike-yes = Teraz 8 do 3. KGB znów spasowało.
lesson-spies-support-strike-weak = KGB zostanie z 6. Wybierz większą grupę.
lesson-spies-support-media = Grupa **medialna** podgląda wierzch talii i tylko ty go widzisz. Nie potrzebuje celu.
lesson-spies-support-media-task = Aktywuj „Artystów”.
lesson-spies-support-choose = To „Opozycja”, wartość 5. Możesz ją rekrutować, odrzucić albo zostawić na talii.
lesson-spies-support-choose-task = Zrób to, co pozwoli ci prowadzić bez względu na wszystko.
lesson-spies-support-choose-yes = Z nią masz 13, dużo powyżej 9, a z talii mogłoby ją zrekrutować KGB i mieć 8. Na stosie kart odrzuconych nie pomoże nikomu.
lesson-spies-support-choose-take = 8 + 5 = 13: powyżej stabilizacji 9.
lesson-spies-support-choose-leave = Wtedy zrekrutuje ją KGB: 3 + 5 = 8, tyle samo co ty.
lesson-spies-support-end = Grupy ekonomiczne dają drugie użycie, medialne wiedzę. Jedne i drugie są warte więcej niż ich wpływy.

## CIA vs KGB: agents

lesson-spies-agents = Agent X
lesson-spies-agents-six = Przed walką każda strona potajemnie wysyła jednego z sześciu agentów. Ten **agent X** zostaje ujawniony po walce, według inicjatywy, i może wszystko odwrócić.
lesson-spies-agents-pick = **Superszpieg** oddaje cel stronie, która **przegrała** walkę. Wyślij go, a potem przegraj celowo.
lesson-spies-agents-pick-task = Wybierz Superszpiega na agenta X.
lesson-spies-agents-pick-yes = KGB też wybrało. Zaczęło na twoje życzenie: zrekrutowało „Piechotę” (5), ty „Robotników” (1), a potem spasowało.
lesson-spies-agents-pick-director = On działa tylko wtedy, gdy wygrasz walkę. Wypróbuj agenta, z którym wolno ją przegrać.
lesson-spies-agents-lose = Przegrywasz 1 do 5, i o to chodzi.
lesson-spies-agents-lose-task = Pozwól walce się skończyć.
lesson-spies-agents-lose-yes = KGB położyło żeton dominacji, potem ujawniono agentów: twój Superszpieg odebrał mu Koreę.
lesson-spies-agents-lose-recruit = Jeśli wygrasz walkę, Superszpieg odda Koreę KGB.
lesson-spies-agents-leave = Superszpieg jest teraz na zwolnieniu: nie można go wybrać w następnym Planowaniu. KGB wie więc, kto to nie będzie.
lesson-spies-agents-end = Patrz, kto był już użyty, i zgaduj, kto jest w terenie. Każdy agent chce innego końca walki.
