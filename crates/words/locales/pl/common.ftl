### Wspólne dla wszystkich gier, po polsku.

list-separator = {", "}
labelled = { $label }: { $text }
with-section = { $sentence } (zasada { $section })
outcome-won = Zwycięzca: { $winner }. { $reason }
outcome-draw = Remis. { $reason }

## Terminal

ui-serving = Hotline działa pod adresem { $url } (zatrzymanie: Ctrl-C; hotline --help powie, co jeszcze potrafi).
ui-help =
    3             zagraj wybór 3
    SŁOWA         zagraj wybór, do którego pasują słowa: co zrobić i którą kartą
    ?             wyjaśnij pytanie; ? 3 wyjaśnia wybór, ? NAZWA kartę
    why SŁOWA     wyjaśnij, dlaczego coś jest niemożliwe
    log           wszystko, co się wydarzyło
    table         narysuj stół jeszcze raz
    undo          cofnij swoją ostatnią akcję, jeśli nic od tego czasu nie odkryto
    save PLIK     zapisz grę; bez nazwy tam, gdzie ostatnio
    quit          zapisz i wyjdź
ui-playing = { $title }. Twoja strona: { $side }. Wpisz help, aby zobaczyć polecenia.
ui-playing-both = { $title }. Dwoje graczy przy jednej klawiaturze. Wpisz help, aby zobaczyć polecenia.
ui-happened = Co się wydarzyło:
ui-nothing-yet = Nic się jeszcze nie wydarzyło.
ui-hand-over = Klawiaturę przejmuje { $side }.
ui-hand-over-undo = Poprzedni gracz może jeszcze wpisać undo.
ui-press-enter = { $side }: naciśnij Enter, aby zobaczyć stół.
ui-no-such-choice =
    { $count ->
        [one] Jest tylko jeden wybór; wpisz 1.
       *[other] Nie ma wyboru { $number }; wpisz liczbę od 1 do { $count }.
    }
ui-not-understood = Nie rozumiem „{ $input }”. Wpisz liczbę albo help.
ui-several = Pasuje kilka wyborów: { $numbers }.
ui-why-what = Dlaczego co? Na przykład: { $example }
ui-why-possible = To jest możliwe: wybór { $numbers }.
ui-why-unknown = Nie wiem, czym ma być „{ $input }”. Podaj akcję i jej karty, na przykład: { $example }
ui-nothing-to-explain = Nie ma czego wyjaśniać: „{ $input }”.
ui-choose-again = Wybierz to jeszcze raz, aby mimo to zagrać.
ui-undone = Cofnięto.
ui-cannot-undo = Nie ma czego cofnąć: można cofać tylko własne ostatnie akcje, do ostatniego dobrania, odkrycia lub akcji kogoś innego.
ui-saved = Zapisano w pliku { $file }.
ui-not-saved = Nie udało się zapisać gry w pliku { $file }: { $error }.
ui-continue = Ciąg dalszy: { $command }
ui-older-rules = { $file }: tę grę rozegrano według wersji { $found } zasad, a odtwarza się ją według wersji { $known }.
ui-interrupt = { $side } może przerwać:
ui-go-on = Naciśnij Enter, jeśli { $side } ma grać dalej.
ui-only = (tylko dla { $side }) { $sentence }
ui-presets = Wydania (--edition):
ui-options = Opcje (--option NAZWA=WARTOŚĆ):
ui-default = (domyślnie)
ui-pack-good = { $file }: poprawny zestaw kart.

## Serwer

server-malformed = Nie można zrozumieć tego żądania.
server-not_found = Niczego takiego tu nie ma.
server-sign_in = Najpierw zaloguj się albo zajmij miejsce.
server-password = Zła nazwa lub hasło.
server-forbidden = Nie możesz tego zobaczyć ani zrobić.
server-origin = To żądanie pochodzi z innej witryny.
server-name_taken = Ta nazwa jest zajęta.
server-name_unfit = Wybierz inną nazwę (od 2 do 40 znaków: litery jednego pisma, cyfry, zwykła interpunkcja) albo dłuższe hasło (co najmniej 8 znaków).
server-seat_taken = Miejsce jest zajęte albo odnośnik stracił ważność.
server-stale = Sytuacja przy stole już się zmieniła.
server-refused = To nie jest odpowiedź na pytanie.
server-not_yours = Decyzja należy do kogoś innego.
server-not_begun = Gra się jeszcze nie zaczęła.
server-begun = Gra już się zaczęła: można się poddać, ale nie można jej odwołać.
server-paused = Gra jest wstrzymana.
server-not_paused = Gra nie jest wstrzymana.
server-over = Gra jest skończona.
server-not_over = Gra jeszcze się nie skończyła.
server-no_undo = Nie ma czego cofnąć: od tego czasu coś rzucono, dobrano lub pokazano.
server-no_offer = Nie ma takiej propozycji albo nie można jej teraz złożyć.
server-no_claim = Nikomu nie skończył się czas.
server-no_bot = Nie ma takiego bota.
server-options = Takie opcje nie są możliwe.
server-position = Taka pozycja nie jest możliwa.
server-record = Ten zapis lub dziennik jest uszkodzony.
server-export = Tej gry nie da się zapisać w tej postaci.
server-too_large = To za dużo naraz.
server-too_often = To za często; proszę chwilę poczekać.
server-too_many = Otwartych jest zbyt wiele okien; proszę zamknąć część z nich.
server-too_many_games = Zbyt wiele rozgrywek z myślącymi botami toczy się naraz; proszę część z nich dokończyć lub poddać.
server-full = Ten stół lub ta lista są pełne; nic więcej nie można dodać.
server-key_used = Tego klucza użyto już dla innego polecenia.
server-stuck = Tę grę rozegrano według innych zasad i ta wersja nie może jej pokazać.
server-busy = Serwer nie może teraz odpowiedzieć; proszę spróbować ponownie.
server-storage = Serwer nie może teraz niczego zapisać: dysk jest pełny albo nie da się na nim pisać. Ostatnie działanie nie zostało wykonane; proszę za chwilę spróbować ponownie.
server-internal = Coś poszło nie tak. Nic nie przepadło; proszę spróbować ponownie.
server-waiting = Decyduje { $side }.
server-waiting_seat = Czekamy, aż ktoś zajmie wolne miejsce.
server-waiting_paused = Gra jest wstrzymana.
server-end_resigned = { $loser } rezygnuje z gry.
server-end_time = { $loser }: czas się skończył.
server-end_agreed = Gracze zgodzili się na remis.
server-bot_random = Wykonuje dowolny dozwolony ruch.
server-bot_easy = Nie robi ruchu, który od razu przegrywa, i nic nie planuje.
server-bot_medium = Patrzy o jedną decyzję naprzód.
server-bot_hard = Szuka, najwyżej przez dwie sekundy w rundzie.
server-bot_expert = Szuka, najwyżej przez sześć sekund w rundzie.
server-guest = Gość
