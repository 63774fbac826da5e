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
web-game-twilight-text = Cała zimna wojna na jednej mapie. Dziesięć etapów, dwie do trzech godzin.
web-game-curtain = Żelazna Kurtyna
web-game-curtain-text = Osiemnaście kart staje się mapą. Dwadzieścia minut.
web-game-spies = CIA kontra KGB
web-game-spies-text = Blef o jeden kraj naraz. Pół godziny.

## Poczekalnia

web-lobby-title =
    { $count ->
        [one] Twój ruch w jednej grze
        [few] Twój ruch w { $count } grach
       *[other] Twój ruch w { $count } grach
    }
web-lobby-none = W co zagramy?
web-lobby-empty = Jeszcze żadnych gier
web-lobby-empty-text = Na początek Żelazna Kurtyna z komputerem: trwa dwadzieścia minut.
web-lobby-waiting = Czekamy na drugą stronę
web-lobby-open = Wolne stoły
web-lobby-open-count =
    { $count ->
        [one] jedna osoba szuka przeciwnika
        [few] { $count } osoby szukają przeciwnika
       *[other] { $count } osób szuka przeciwnika
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
web-list-you = Decyzja należy do ciebie.
web-list-other = Decyduje: { $name }.
web-list-both-decide = Decydują obie strony.

## Nowa gra

web-new = Nowa gra
web-new-game = Która gra?
web-new-against = Przeciwnik
web-against-bot = Komputer
web-against-friend = Znajomy
web-against-friend-text = Dostaniesz odnośnik do wysłania.
web-against-anyone = Ktokolwiek
web-against-anyone-text = Stół czeka w poczekalni.
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
web-clock-minutes = { $minutes } min
web-clock-days =
    { $days ->
        [one] 1 dzień
       *[other] { $days } dni
    }
web-clock-live-text = { $minutes } minut na całą grę i { $seconds } sekund więcej z każdą kolejką.
web-clock-days-text = { $days } dni na każdą kolejkę: gra korespondencyjna, gdy znajdzie się czas.
web-new-preset = Zestaw zasad
web-new-usual = Jak zwykle: { $value }
web-new-rated = Gra się liczy: bez cofania za zgodą
web-new-public = Każdy może oglądać
web-new-more = Więcej opcji
web-new-fewer = Mniej opcji
web-new-fair = Rzuty i karty są ustalone przed grą i każdy może je potem sprawdzić.

## Zajmowanie miejsca

web-join = Usiądź
web-join-title = Zaproszenie do gry
web-join-game = Zaproszenie: { $title }
web-join-name = Twoje imię
web-invite-text = Wyślij znajomemu ten odnośnik:
web-invite-copy = Skopiuj odnośnik
web-waiting-lobby = Stół stoi w poczekalni, aż ktoś usiądzie.
web-player-you = Ty
web-player-guest = Gość
web-player-nobody = jeszcze nikt
web-player-gone = dawny gracz
web-player-away = nieobecny

## Stół

web-page-table = { $title } · Hotline
web-page-turn = (1) { $title } · Hotline
web-page-count = ({ $count }) Hotline
web-page-replay = Powtórka: { $title } · Hotline
web-page-finished = Powtórki · Hotline
web-board-label = Plansza
web-rail-label = Pytanie i dziennik
web-hand-label = Pod planszą
web-prompt-label = Co jest do rozstrzygnięcia
web-read-rule = Przeczytaj zasadę { $section }
web-choices-label = Możliwe wybory
web-kinds-label = Rodzaj operacji
web-kind-place = Wpływy
web-kind-coup = Przewrót
web-kind-realign = Sojusze
web-who-you = Twoja decyzja: { $side }
web-who-other = Decyduje { $name }: { $side }
web-thinking = Zastanawia się…
web-who-nobody = Nikt nie musi decydować
web-who-over = Gra skończona
web-phase-waiting = Czekamy na przeciwnika
web-phase-paused = Zegary stoją.
web-phase-cancelled = Stół odwołano.
web-phase-stuck = Tę grę prowadzono według zasad, których program już nie zna. Jej zapis pozostaje.
web-phase-chance = Decydują kości i karty
web-early-title = Możesz odpowiedzieć już teraz; druga strona tego nie zobaczy
web-held = Twoja odpowiedź jest wybrana i zapieczętowana: { $text }
web-held-change = Zmień
web-held-busy = Twój wybór jest w drodze.
web-held-offline = Chwilowo nie ma połączenia.
web-interrupts = To nie twoja kolej, ale możesz:
web-back = Cofnij
web-points-done =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
web-points-left = dotąd, zostało { $left }
web-points-undo = Cofnij ostatni
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
web-since =
    { $count ->
        [one] Od twojej ostatniej wizyty: jeden ruch.
        [few] Od twojej ostatniej wizyty: { $count } ruchy.
       *[other] Od twojej ostatniej wizyty: { $count } ruchów.
    }
web-since-again = Pokaż jeszcze raz
web-step-skip = Dowolny klawisz lub kliknięcie: do obecnej pozycji
web-chat-label = Co powiedziano
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-write = Napisz coś
web-chat-send = Wyślij
web-notes-label = Moje notatki o tej grze
web-notes-text = Tylko ty możesz je czytać. Zapisują się w trakcie pisania.
web-notes-saved = Zapisano
web-notes-waiting = Jeszcze nie zapisano
web-whynot-label = Dlaczego to niemożliwe
web-whynot-now = To nie ma związku z obecnym pytaniem.
web-whynot-show = Pokaż, co mogę
web-danger-title = Na pewno?
web-danger-back = Wybierz coś innego
web-danger-go = Zagraj mimo to
web-handover-title = { $side }: twoja kolej
web-handover-text = Karty drugiej strony są ukryte. Naciśnij, gdy masz urządzenie w ręku.
web-handover-show = Pokaż widok: { $side }
web-lost = Utracono połączenie.
web-lost-retry =
    { $seconds ->
        [0] Ponowna próba. To, co przyjęto, jest zapisane.
       *[other] Ponowna próba za { $seconds } s. To, co przyjęto, jest zapisane.
    }
web-lost-now = Spróbuj teraz
web-resume = Wznów
web-claim-text = Druga strona przekroczyła czas.
web-claim = Ogłoś wygraną
web-claim-wait = Daj więcej czasu
web-offer-draw-theirs = { $side } proponuje remis.
web-offer-draw-mine = Zaproponowano remis.
web-offer-takeback-theirs = { $side } prosi o cofnięcie ostatniej decyzji.
web-offer-takeback-mine = Poproszono o cofnięcie twojej ostatniej decyzji.
web-offer-pause-theirs = { $side } prosi o zatrzymanie zegarów.
web-offer-pause-mine = Poproszono o zatrzymanie zegarów.
web-offer-rematch-theirs = { $side } chce zagrać jeszcze raz z zamianą stron.
web-offer-rematch-mine = Zaproponowano jeszcze jedną grę z zamianą stron.
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
web-menu-takeback = Poproś o cofnięcie
web-menu-draw = Zaproponuj remis
web-menu-pause = Poproś o przerwę
web-menu-resign = Poddaj grę
web-menu-cancel = Odwołaj stół
web-resign-title = Poddajesz się?
web-resign-text = Druga strona od razu wygrywa. Tego nie da się cofnąć.
web-resign-no = Gram dalej
web-resign-yes = Poddaję grę
web-fair = Kości i karty
web-fair-text = Wynikają z ziarna zapieczętowanego przed grą i z tego, co dodała każda strona. Ziarno podaje się na końcu i każdy może sprawdzić.
web-fair-commitment = Pieczęć:
web-fair-seed = Ziarno:
web-download = Pobierz
web-download-record = Zapis
web-download-text = Zdania
web-download-csv = Rzuty i karty (CSV)
web-download-playdek = Dziennik Playdek
web-download-position = Ta pozycja

## Klawisze

web-keys = Klawisze
web-key-choice = przejdź do wyboru
web-key-arrows = od wyboru do wyboru, od miejsca do miejsca
web-key-enter = wybierz, potwierdź
web-key-escape = wyjdź, odznacz
web-key-back = cofnij
web-key-kinds = wpływy, przewrót, zmiana sojuszu
web-key-prompt = do wyborów
web-key-board = do planszy
web-key-log = dziennik
web-key-chat = rozmowa
web-key-notes = notatki
web-key-list = plansza jako lista
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
web-palette = Paleta
web-palette-usual = Zwykła
web-palette-distinct = Dla daltonistów
web-sound = Stuknięcie, gdy moja kolej
web-letters = Pojedyncze litery są poleceniami
web-confirm = Proś o potwierdzenie każdego ruchu

## Powtórki

web-replay-label = Powtórka
web-replay-seen = Widok
web-replay-both = Obie
web-replay-public = Publiczny
web-replay-slider = Chwila gry
web-replay-step = Krok { $at } z { $of }
web-replay-first = Na początek
web-replay-turnback = Etap wstecz
web-replay-back = Krok wstecz
web-replay-play = Odtwórz
web-replay-pause = Pauza
web-replay-forward = Krok naprzód
web-replay-turnforward = Etap naprzód
web-replay-last = Na koniec
web-replay-speed = Tempo { $speed }×
web-replay-copy = Skopiuj odnośnik do tego kroku
web-score = { $side } { $points }
web-score-even = 0
web-curve-label = Wynik w ciągu gry; teraz: { $score }
web-check = Sprawdź kości i karty
web-check-yes = Sprawdzone: wszystkie rzuty i karty wynikają z zapieczętowanego ziarna.
web-check-no = Zapis nie ma ziaren, więc rzutów i kart nie można sprawdzić.
web-continue = Graj dalej od tego miejsca
web-continue-text = Nowa gra zaczyna się od pozycji po kroku { $at }.
web-continue-start = Zaczynamy
web-upload = Obejrzyj zapis lub dziennik
web-upload-text = Zapis z Hotline albo dziennik Zimnej Wojny z Playdek. Każdy ruch jest sprawdzany.
web-upload-choose = Wybierz plik
web-upload-busy = Sprawdzanie pliku
web-finished-empty = Żadna z twoich gier jeszcze się nie skończyła.
web-finished-all = Wszystkie publiczne gry
web-finished-more = Więcej

## Zasady pod ręką

web-rules-games = Gry
web-rules-note = Streszczenie własnymi słowami, po angielsku; nazwy i teksty kart są przy stole w każdym języku.
web-rules-search = Szukaj w zasadach
web-rules-contents = Spis treści
web-rules-none = Żadna zasada nie mówi o „{ $sought }”.

## Konto

web-account = Konto
web-account-text = Nie jest potrzebne. Z kontem gry idą za tobą na inne urządzenia; to, co zagrasz jako gość, przejdzie na konto.
web-account-guest = Używaj tego imienia jako gość
web-account-password = Hasło, co najmniej 8 znaków
web-account-enter = Zaloguj się
web-account-make = Załóż konto
web-account-leave = Wyloguj się
web-account-export = Wszystko, co o mnie zapisano
web-account-signed = Zalogowano jako { $name }.
web-account-done = Gotowe.
