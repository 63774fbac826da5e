### Klient w przeglądarce, po polsku.

## Wszędzie

web-title = Hotline
web-brand-label = Hotline: do poczekalni
web-close = Zamknij
web-loading = Wczytywanie
web-missing = Pod tym adresem niczego nie ma.
web-error-network = Serwer nie odpowiada. To, co zostało zagrane, jest bezpieczne.
web-error-server = Na serwerze coś poszło nie tak. Nic się nie zmieniło.
web-copied = Skopiowano
web-nav-label = Strony
web-nav-play = Gra
web-nav-replays = Powtórki
web-rules = Zasady

## Gry

web-game-twilight = Zimna wojna 1945–1989
web-game-twilight-text = Cała zimna wojna na jednej mapie. Dziesięć tur, dwie do trzech godzin.
web-game-curtain = Żelazna Kurtyna
web-game-curtain-text = Osiemnaście kart staje się mapą. Dwadzieścia minut.
web-game-spies = CIA vs KGB
web-game-spies-text = Blef o jeden kraj naraz. Pół godziny.

## Poczekalnia

web-lobby-title =
    { $count ->
        [one] Twój ruch w jednej grze
        [few] Twój ruch w { $count } grach
       *[other] Twój ruch w { $count } grach
    }
web-lobby-none = W co zagramy?
web-lobby-text = Konto nie jest potrzebne. Wystarczy zająć miejsce i grać.
web-machine-title = Graj z komputerem
web-friend-title = Graj ze znajomym
web-friend-short = Ze znajomym
web-friend-link = Utwórz link
web-friend-note = Zanim ktoś usiądzie, zobaczy warunki gry.
web-start = Zaczynamy
web-level-easy = Łatwy
web-level-medium = Średni
web-level-hard = Trudny
web-level-expert = Mistrz
web-lobby-waiting = Czekamy na drugą stronę
web-lobby-open = Wolne stoły
web-lobby-open-count =
    { $count ->
        [one] jedna osoba szuka przeciwnika
        [few] { $count } osoby szukają przeciwnika
       *[other] { $count } osób szuka przeciwnika
    }
web-lobby-watch = Gry do oglądania
web-lobby-finished = Moje zakończone gry
web-list-play = Graj
web-list-look = Zobacz
web-list-join = Dołącz
web-list-watch = Oglądaj
web-list-replay = Powtórka
web-list-against = przeciwnik: { $name }
web-list-both = { $west } – { $east }
web-list-you = Twój ruch
web-list-other = Decyduje: { $name }.
web-list-both-decide = Decydują obie strony.

## Nowa gra

web-new = Nowa gra
web-new-game = Która gra?
web-new-against = Przeciwnik
web-against-bot = Komputer
web-against-friend = Znajomy
web-against-anyone = Ktokolwiek
web-against-anyone-text = Stół czeka w poczekalni.
web-against-screen = Jeden ekran
web-against-screen-text = Dwoje graczy podaje sobie urządzenie.
web-new-level = Poziom
web-bot-random = Komputer, losowy
web-bot-easy = Komputer, łatwy
web-bot-medium = Komputer, średni
web-bot-hard = Komputer, trudny
web-bot-expert = Komputer, mistrz
web-new-side = Strona
web-side-lot = Losowo
web-side-bid = Licytacja
web-side-bid-text = Oboje licytujecie wpływy za prawo wyboru strony.
web-new-clock = Czas gracza
web-clock-none = Bez limitu
web-clock-minutes = { $minutes } min
web-clock-increment = { $minutes } min + { $seconds } s
web-clock-none-text = Bez zegara: każdy myśli, jak długo chce.
web-clock-live = Na żywo
web-clock-post = Korespondencyjnie
web-clock-custom = Własny
web-clock-set-minutes = Minuty na gracza
web-clock-set-seconds = Sekundy za ruch
web-clock-set-days = Dni na ruch
web-clock-days =
    { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    }
web-clock-live-text =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    } dla każdego na całą grę{ $seconds ->
        [0] {""}
        [one] {" "}i { $seconds } sekunda więcej z każdym ruchem
        [few] {" "}i { $seconds } sekundy więcej z każdym ruchem
       *[many] {" "}i { $seconds } sekund więcej z każdym ruchem
    }. Rzuty i czas przeciwnika się nie liczą.
web-clock-days-text =
    { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    } na każdy ruch: gra korespondencyjna, w wolnych chwilach.
web-new-preset = Zestaw zasad
web-new-usual = Domyślnie: { $value }
web-new-rated = Gra rankingowa: bez cofania
web-new-rated-terms = Dwa konta, zegar, zestaw zasad bez zmian.
web-new-public = Każdy może oglądać
web-new-more = Więcej opcji
web-new-fewer = Mniej opcji
web-new-fair = Rzuty i karty są ustalone przed grą i każdy może je potem sprawdzić.

## Zajmowanie miejsca

web-join = Zajmij miejsce
web-join-title = Zaproszenie do gry
web-join-as = Zajmujesz miejsce jako { $name }.
web-join-note = Zegar rusza, gdy obie strony zajmą miejsca.
web-terms-host = Zaprasza
web-terms-side = Twoja strona
web-terms-clock = Zegar
web-terms-rules = Zasady
web-terms-differs = Czym się różnią
web-terms-changed = zmienione zasady
web-terms-counts = Gra
web-terms-rated = rankingowa, bez cofania
web-terms-unrated = towarzyska
web-terms-public = Każdy może oglądać.
web-terms-private = Prywatna: nikt inny jej nie widzi.
web-join-name = Twoje imię
web-invite-text = Wyślij znajomemu ten link:
web-invite-copy = Skopiuj link
web-waiting-lobby = Stół stoi w poczekalni, aż ktoś usiądzie.
web-waiting-link = Stół czeka na gracza, który otworzy link z zaproszeniem. Link jest zapisany na urządzeniu, na którym otwarto stół.
web-player-rated = { $name } { $rating }
web-rating-provisional = { $rating }?
web-player-you = Ty
web-player-guest = Gość
web-player-nobody = jeszcze nikt
web-player-gone = dawny gracz
web-player-away = poza stołem

## Stół

web-page-table = { $title } · Hotline
web-page-turn = ({ $count }) { $title } · Hotline
web-page-count = ({ $count }) Hotline
web-page-replay = Powtórka: { $title } · Hotline
web-page-finished = Powtórki · Hotline
web-board-label = Plansza
web-rail-label = Pytanie i dziennik
web-hand-label = Pod planszą
web-prompt-label = Co jest do rozstrzygnięcia
web-read-rule = Przeczytaj zasadę { $section }
web-choices-label = Możliwe wybory
web-kinds-label = Rodzaj operacji
web-kind-place = Wpływy
web-kind-coup = Przewrót
web-kind-realign = Sojusze
web-who-you = Twoja decyzja: { $side }
web-thinking = Zastanawia się…
web-who-nobody = Nikt nie musi decydować
web-who-over = Gra skończona
web-phase-waiting = Czekamy na przeciwnika
web-phase-paused = Zegary stoją.
web-phase-cancelled = Stół odwołano.
web-phase-stuck = Tę grę prowadzono według zasad, których program już nie zna. Jej zapis pozostaje.
web-phase-chance = Decydują kości i karty
web-early-title = Możesz odpowiedzieć już teraz; druga strona tego nie zobaczy
web-held = Twoja odpowiedź jest wybrana i zapieczętowana. { $text }
web-held-change = Zmień
web-held-busy = Twój wybór jest w drodze.
web-held-early = Twój wybór jest w drodze. Wybierz ponownie za chwilę.
web-held-offline = Chwilowo nie ma połączenia.
web-interrupts = To nie twoja kolej, ale możesz:
web-points-done =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
web-points-left =
    { $left ->
        [one] dotąd, został { $left }
        [few] dotąd, zostały { $left }
       *[other] dotąd, zostało { $left }
    }
web-tabs-label = Części stołu
web-tab-board = Plansza
web-tab-hand = Ręka
web-tab-log = Dziennik
web-tab-moves = Ruchy
web-tab-chat = Rozmowa
web-tab-notes = Notatki
web-tab-cards = Karty
web-tab-tracks = Tory
web-log-label = Co się wydarzyło
web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-of = { $what }:
web-log-then = ;
web-result-of = { $number } z { $of }
web-result-go = Dalej
web-result-die = Kostka: { $die }
web-result-before = przed
web-result-after = po
web-since =
    { $count ->
        [one] Od twojej ostatniej wizyty: jeden ruch.
        [few] Od twojej ostatniej wizyty: { $count } ruchy.
       *[other] Od twojej ostatniej wizyty: { $count } ruchów.
    }
web-since-show = Pokaż
web-step-skip = Dowolny klawisz lub kliknięcie: do obecnej pozycji
web-chat-label = Co powiedziano
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-write = Napisz coś
web-chat-send = Wyślij
web-notes-label = Moje notatki o tej grze
web-notes-text = Tylko ty możesz je czytać. Zapisują się w trakcie pisania.
web-notes-saved = Zapisano
web-notes-waiting = Jeszcze nie zapisano
web-whynot-label = Dlaczego to niemożliwe
web-whynot-now = To nie ma związku z obecnym pytaniem.
web-whynot-show = Pokaż, co mogę
web-danger-title = Na pewno?
web-danger-back = Wybierz coś innego
web-danger-go = Zagraj mimo to
web-handover-title = { $side }: twoja kolej
web-handover-text = Karty drugiej strony są ukryte. Naciśnij, gdy masz urządzenie w ręku.
web-handover-show = Pokaż widok: { $side }
web-lost = Utracono połączenie.
web-lost-retry =
    { $seconds ->
        [0] Ponowna próba. To, co przyjęto, jest zapisane.
       *[other] Ponowna próba za { $seconds } s. To, co przyjęto, jest zapisane.
    }
web-lost-draft = Twój szkic jest zachowany; nic z niego nie wysłano.
web-lost-slow = Serwer jeszcze nie odpowiedział. To, co wysłano, jest zachowane i nie przepadnie.
web-lost-now = Spróbuj teraz
web-resume = Wznów
web-claim-text = Druga strona przekroczyła czas.
web-claim = Zgłoś wygraną
web-claim-wait = Daj więcej czasu
web-offer-draw-theirs = Gracz { $side } proponuje remis.
web-offer-draw-mine = Zaproponowano remis.
web-offer-takeback-theirs = Gracz { $side } prosi o cofnięcie ostatniej decyzji.
web-offer-takeback-mine = Prośba o cofnięcie twojej ostatniej decyzji została wysłana.
web-offer-pause-theirs = Gracz { $side } prosi o zatrzymanie zegarów.
web-offer-pause-mine = Prośba o zatrzymanie zegarów została wysłana.
web-offer-rematch-theirs = Gracz { $side } chce zagrać jeszcze raz z zamianą stron.
web-offer-rematch-mine = Zaproponowano jeszcze jedną grę z zamianą stron.
web-offer-accept = Zgoda
web-offer-decline = Odmów
web-offer-withdraw = Wycofaj
web-over-replay = Obejrzyj powtórkę
web-over-rematch = Jeszcze raz
web-over-next = Do następnej gry
web-over-lobby = Do poczekalni

## Menu stołu

web-menu = Menu
web-menu-lobby = Do poczekalni
web-menu-rules = Zasady tej gry
web-menu-history = Wcześniejsze pozycje
web-menu-takeback = Poproś o cofnięcie
web-menu-draw = Zaproponuj remis
web-menu-pause = Poproś o przerwę
web-menu-resign = Poddaj grę
web-menu-cancel = Odwołaj stół
web-resign-title = Poddajesz się?
web-resign-text = Druga strona od razu wygrywa. Tego nie da się cofnąć.
web-resign-no = Gram dalej
web-resign-yes = Poddaję grę
web-fair = Kości i karty
web-fair-text = Wynikają z ziarna zapieczętowanego przed grą i z tego, co dodała każda strona. Ziarno podaje się na końcu i każdy może sprawdzić.
web-fair-commitment = Pieczęć:
web-fair-seed = Ziarno:
web-download = Pobierz
web-download-record = Zapis
web-download-text = Zdania
web-download-csv = Rzuty i karty (CSV)
web-download-playdek = Dziennik Playdek
web-download-position = Ta pozycja

## Klawisze

web-keys = Klawisze
web-key-choice = otwórz kartę z ręki albo przejdź do wyboru
web-key-arrows = od wyboru do wyboru, od miejsca do miejsca
web-key-enter = wybierz, potwierdź
web-key-escape = wyjdź, odznacz
web-key-back = cofnij
web-key-kinds = wpływy, przewrót, zmiana sojuszu
web-key-uses = wydarzenie, wyścig kosmiczny, najpierw wydarzenie
web-key-prompt = do wyborów
web-key-board = do planszy
web-key-log = dziennik
web-key-chat = rozmowa
web-key-notes = notatki
web-key-list = plansza albo możliwości jako lista
web-key-region = potem litera: Europa (E), Azja (A), Bliski Wschód (M), Afryka (F), Ameryka Środkowa (C), Ameryka Południowa (S)
web-key-help = te klawisze

## Ustawienia

web-settings = Ustawienia
web-language = Język
web-theme = Kolory
web-theme-system = Jak system
web-theme-light = Jasne
web-theme-dark = Ciemne
web-motion = Animacje
web-motion-off = Bez
web-motion-quick = Szybkie
web-motion-normal = Zwykłe
web-motion-slow = Wolne
web-results = Wyniki rzutów i ruchów
web-results-always = Zawsze
web-results-own = Tylko własne rzuty
web-results-never = Nigdy
web-palette = Paleta
web-palette-usual = Zwykła
web-palette-distinct = Dla daltonistów
web-sound = Dźwięk, gdy moja kolej
web-letters = Pojedyncze litery są poleceniami
web-confirm = Potwierdzaj przed wysłaniem

## Powtórki

web-replay-label = Powtórka
web-replay-seen = Widok
web-replay-both = Obie
web-replay-public = Publiczny
web-replay-slider = Chwila gry
web-replay-step = Krok { $at } z { $of }
web-replay-first = Na początek
web-replay-turnback = Tura wstecz
web-replay-back = Krok wstecz
web-replay-play = Odtwórz
web-replay-pause = Pauza
web-replay-forward = Krok naprzód
web-replay-turnforward = Tura naprzód
web-replay-last = Na koniec
web-replay-speed = Tempo { $speed }×
web-replay-copy = Skopiuj link do tego kroku
web-score = { $side } { $points }
web-score-even = 0
web-curve-label = Wynik w ciągu gry; teraz: { $score }
web-check = Sprawdź kości i karty
web-check-yes = Sprawdzone: wszystkie rzuty i karty wynikają z zapieczętowanego ziarna.
web-check-no = Zapis nie ma ziaren, więc rzutów i kart nie można sprawdzić.
web-continue = Graj stąd
web-continue-text = Nowa gra zaczyna się od pozycji po kroku { $at }.
web-continue-start = Zaczynamy
web-upload = Obejrzyj zapis lub dziennik
web-upload-text = Zapis z Hotline albo dziennik Zimnej Wojny z Playdek. Każdy ruch jest sprawdzany.
web-upload-choose = Wybierz plik
web-upload-busy = Sprawdzanie pliku
web-finished-empty = Żadna z twoich gier jeszcze się nie skończyła.
web-finished-all = Wszystkie publiczne gry
web-finished-more = Więcej

## Zasady pod ręką

web-rules-games = Gry
web-rules-note = Zasady naszymi słowami, z numerami takimi jak wszędzie w programie.
web-rules-search = Szukaj w zasadach
web-rules-contents = Spis treści
web-rules-none = Żadna zasada nie mówi o „{ $sought }”.
web-rules-places =
    { $count ->
        [one] 1 miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
web-rules-before = Poprzedni
web-rules-next = Następny
web-rules-all = Wszystkie karty
web-rules-cards-chapter = Karty z tego rozdziału
web-rules-cards-found = Pasujące karty
web-rules-every = Wszystkie
web-rules-mentions = W zasadach

## Konto

web-account = Konto
web-account-text = Nie jest potrzebne. Z kontem gry idą za tobą na inne urządzenia; to, co zagrasz jako gość, przejdzie na konto.
web-account-guest = Używaj tego imienia jako gość
web-account-password = Hasło, co najmniej 8 znaków
web-account-enter = Zaloguj się
web-account-make = Załóż konto
web-account-leave = Wyloguj się
web-account-export = Wszystko, co o mnie zapisano
web-account-signed = Zalogowano jako { $name }.
web-account-done = Gotowe.

## The draft: what was chosen and not sent

web-who-draft = Twój szkic, strona: { $side }
web-undo = Cofnij
web-draft-label = Twój szkic
web-draft-drop = Cofnij: { $text }
web-draft-clear = Wyczyść
web-draft-left =
    { $left ->
        [one] Został 1 punkt
        [few] Zostały { $left } punkty
       *[many] Zostało { $left } punktów
    }
web-draft-cubes-left =
    { $left ->
        [one] Została 1 kostka
        [few] Zostały { $left } kostki
       *[many] Zostało { $left } kostek
    }
web-draft-open = Jeszcze niepełny
web-draft-target = Wybierz na planszy
web-draft-of = { $card }: { $what }
web-draft-lay = Połóż: { $card }
web-draft-place =
    { $count ->
        [one] Umieść punkt
        [few] Umieść { $count } punkty
       *[other] Umieść { $count } punktów
    }
web-draft-remove =
    { $count ->
        [one] Usuń punkt
        [few] Usuń { $count } punkty
       *[other] Usuń { $count } punktów
    }
web-draft-place-cubes =
    { $count ->
        [one] Umieść kostkę
        [few] Umieść { $count } kostki
       *[other] Umieść { $count } kostek
    }
web-draft-remove-cubes =
    { $count ->
        [one] Usuń kostkę
        [few] Usuń { $count } kostki
       *[other] Usuń { $count } kostek
    }
web-draft-all = Wszystkie punkty wybrane
web-draft-all-cubes = Wszystkie kostki wybrane
web-draft-sending = Wysyłanie…
web-draft-offline = Czeka na połączenie
web-draft-round = Zakończ rundę
web-draft-full = Wszystko rozmieszczone. Zatwierdź albo najpierw coś cofnij.
web-draft-note = Nic jeszcze nie zostało wysłane.
web-draft-lost = Sytuacja na stole się zmieniła. Szkic przepadł.
web-draft-dice = Rzucić kośćmi?
web-draft-draw = Dobrać karty?
web-draft-reveal = Sprawdzić, co z tego wyniknie?
web-draft-other = Gotowe do wysłania
web-draft-over = To kończy grę
web-choose-board = Wybierz na planszy lub na ręce.
web-choose-map = Wybierz na planszy.
web-choose-hand = Wybierz na ręce.
web-choices-list = Pokazuj wszystkie możliwości jako przyciski
web-confirm-all = Wszystko
web-confirm-dice = Kości i dobieranie
web-confirm-none = Nic
web-goback = Wróć do decyzji
web-goback-text = Wybierz decyzję, do której chcesz wrócić. Kości i dobierane karty wypadną tak samo.
web-goback-hidden = Twoja decyzja

## About

web-about = O programie
web-about-text = Hotline to wolne oprogramowanie: można z niego korzystać na licencji MIT albo Apache 2.0.
web-about-others = Zawarte w nim dzieła innych autorów
web-about-by = Autorzy: { $authors }
web-about-by-more = Autorzy: { $authors } i inni
web-about-licence = Licencja:
web-about-changed = Piktogramy przyjmują kolory strony, a ich współrzędne są zaokrąglone.

## Profile i gracze

web-nav-players = Gracze
web-account-profile = Mój profil
web-page-profile = { $name } – Hotline
web-page-players = Gracze – Hotline
web-profile-since = Konto od: { $date }
web-profile-count = Rozgrywki
web-profile-now = W toku
web-profile-none = Nie ma jeszcze żadnych publicznych rozgrywek.
web-profile-ratings = Rankingi
web-profile-ratings-note = Glicko-2, z odchyleniem
web-profile-game = Gra
web-profile-overall = Razem
web-profile-west = Jako USA lub CIA
web-profile-east = Jako ZSRR lub KGB
web-profile-unrated = brak
web-profile-curve = Ranking w czasie
web-profile-curve-table = Jako tabela
web-profile-curve-none = W tym czasie nie było gier rankingowych.
web-profile-span = Okres
web-profile-months = 3 miesiące
web-profile-year = Rok
web-profile-all = Całość
web-profile-results = Wyniki
web-profile-score = wygrane: { $won }, remisy: { $drawn }, przegrane: { $lost }
web-profile-ends = Jak kończyły się gry
web-profile-opponents = Przeciwnicy
web-profile-opponents-none = Nie ma jeszcze publicznych gier z innymi kontami.
web-profile-name = Nazwa
web-profile-show = Gry
web-profile-against = Gry przeciw: { $name }
web-profile-playing = Gry w toku
web-profile-archive = Rozegrane gry
web-result-won = Wygrana
web-result-drawn = Remis
web-result-lost = Przegrana
web-archive-filters = Filtry
web-archive-games = Wszystkie gry
web-archive-side = Strona
web-archive-sides = Obie strony
web-archive-result = Wynik
web-archive-results = Wszystkie wyniki
web-archive-kind = Rodzaj
web-archive-kinds = Rankingowe i towarzyskie
web-archive-rated = Rankingowe
web-archive-casual = Towarzyskie
web-archive-all-opponents = Pokaż wszystkich przeciwników
web-archive-none = Żadna gra nie pasuje do tych filtrów.
web-players-title = Gracze
web-players-text = Do rankingu liczą się gry rankingowe. Miejsce na liście wymaga ich dostatecznej liczby.
web-players-none = Nikt nie rozegrał jeszcze dość gier rankingowych.
web-players-games =
    { $count ->
        [one] jedna gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }

## Szybka gra i zaproszenia

web-pool-title = Szybka gra
web-pool-text = ile osób teraz czeka
web-pool-join = { $game }, { $clock }: czeka { $count }. Dołącz
web-pool-leave = { $game }, { $clock }: czeka { $count }, ty też. Zrezygnuj
web-pool-waiting = Czekasz na przeciwnika: { $game }, { $clock }. Naciśnij ponownie, by zrezygnować.
web-pool-rated = Między dwoma kontami gra jest rankingowa. Naciśnij, by dołączyć, i ponownie, by zrezygnować.
web-pool-casual = Naciśnij, by dołączyć, i ponownie, by zrezygnować. Z kontem gra może być rankingowa.
web-lobby-asked = Zaproszenia dla ciebie
web-list-terms = Warunki
web-list-refuse = Odmów
web-list-asked = zaproszenie: { $name }
web-ask-name = Zaproś konto po nazwie
web-ask = Zaproś
web-waiting-asked = { $name }: zaproszenie widać w lobby, można je przyjąć lub odrzucić.
web-profile-ask = Zaproś do gry

## Lessons

web-nav-learn = Nauka
web-lobby-learn = Pierwszy raz tutaj? Poznaj grę, grając:
web-page-learn = Nauka – Hotline
web-page-lesson = { $title } – Hotline
web-learn-title = Nauka przez grę
web-learn-text = Krótkie lekcje na prawdziwej planszy. Grasz i od razu wiesz, co z tego wynika.
web-learn-progress = Lekcje: { $done } z { $count }
web-learn-lesson = Lekcja { $number } z { $count }, { $title }
web-learn-label = Lekcja
web-learn-minutes = { $minutes } min
web-learn-done = ukończona
web-learn-steps = Kroki: { $done } z { $count }
web-learn-turn = Twój ruch
web-learn-right = Dobrze.
web-learn-wrong = Nie tym razem.
web-learn-illegal = Tak nie można.
web-learn-back = Wstecz
web-learn-show = Pokaż
web-learn-next = Dalej
web-learn-following = Następna lekcja
web-learn-play = Zagraj partię
web-learn-leave = Zakończ lekcję
