### Wspólne dla wszystkich gier, po polsku.

list-separator = {", "}
labelled = { $label }: { $text }
labelled-sentence = [{ $label }] { $text }
with-section = { $sentence } (zasada { $section })
outcome-won = Zwycięzca: { $winner }. { $reason }
outcome-draw = Remis. { $reason }

## Terminal

ui-serving = Hotline działa pod adresem { $url } (zatrzymanie: Ctrl-C; hotline --help powie, co jeszcze potrafi).
ui-help =
    3             wybierz możliwość 3
    SŁOWA         wybierz możliwość, do której pasują słowa: co zrobić i którą kartą
    ?             wyjaśnij pytanie; ? 3 wyjaśnia możliwość, ? NAZWA kartę
    why SŁOWA     wyjaśnij, dlaczego coś jest niemożliwe
    log           wszystko, co się wydarzyło
    table         narysuj stół jeszcze raz
    undo          cofnij swoją ostatnią akcję, jeśli nic od tego czasu nie odkryto
    save PLIK     zapisz grę; bez nazwy tam, gdzie ostatnio
    quit          zapisz i wyjdź
ui-playing = { $title }. Twoja strona: { $side }. Wpisz help, aby zobaczyć polecenia.
ui-playing-both = { $title }. Dwoje graczy przy jednej klawiaturze. Wpisz help, aby zobaczyć polecenia.
ui-happened = Co się wydarzyło:
ui-nothing-yet = Nic się jeszcze nie wydarzyło.
ui-hand-over = Klawiaturę przejmuje gracz { $side }.
ui-hand-over-undo = Poprzedni gracz może jeszcze wpisać undo.
ui-press-enter = { $side }: naciśnij Enter, aby zobaczyć stół.
ui-press-enter-leave = Naciśnij Enter, aby wyjść.
ui-pane-board = Stół
ui-pane-hand = Ręka
ui-pane-log = Dziennik
ui-pane-question = Pytanie
ui-pane-keys = Tab: następne okno, PgUp/PgDn: przewijanie
ui-only-choice = Jedyna możliwość, zagrana od razu: { $choice }
ui-press-enter-only = Naciśnij Enter, aby wybrać jedyną możliwość.
ui-no-such-choice =
    { $count ->
        [one] Jest tylko jedna możliwość; wpisz 1.
       *[other] Nie ma możliwości nr { $number }; wpisz liczbę od 1 do { $count }.
    }
ui-not-understood = Nie rozumiem „{ $input }”. Wpisz liczbę albo help.
ui-several = Pasuje kilka możliwości: { $numbers }.
ui-why-what = Dlaczego co? Na przykład: { $example }
ui-why-possible = To jest możliwe, numer na liście: { $numbers }.
ui-why-unknown = Nie wiem, czym ma być „{ $input }”. Podaj akcję i jej karty, na przykład: { $example }
ui-nothing-to-explain = Nie ma czego wyjaśniać: „{ $input }”.
ui-choose-again = Wybierz to jeszcze raz, aby mimo to zagrać.
ui-undone = Cofnięto.
ui-cannot-undo = Nie ma czego cofnąć: można cofać tylko własne ostatnie akcje, do ostatniego dobrania, odkrycia lub akcji kogoś innego.
ui-saved = Zapisano w pliku { $file }.
ui-not-saved = Nie udało się zapisać gry w pliku { $file }: { $error }.
ui-continue = Ciąg dalszy: { $command }
ui-older-rules = { $file }: tę grę rozegrano według wersji { $found } zasad, a odtwarza się ją według wersji { $known }.
ui-interrupt = Gracz { $side } może teraz zareagować:
ui-go-on = Naciśnij Enter, aby gracz { $side } grał dalej.
ui-only = (tylko gracz { $side }) { $sentence }
ui-presets = Wydania (--edition):
ui-options = Opcje (--option NAZWA=WARTOŚĆ):
ui-default = (domyślnie)
ui-pack-good = { $file }: poprawny zestaw kart.

## Analiza gry

ui-analysis-unfinished = Gra jeszcze trwa.
ui-analysis-course = Szansa wygranej gracza { $side }: { $start }% na początku, { $result }% na końcu.
ui-analysis-sum = Punkty ze szczęścia: { $luck }; z decyzji: { $decisions }; zmiany zdania oceny: { $rest }.
ui-analysis-side = { $side }: decyzje: { $decisions }, dokładność: { $accuracy }%, stracone punkty: { $lost } (niedokładności: { $inaccuracies }, błędy: { $mistakes }, grube błędy: { $blunders }); szczęście: { $luck }; wynik bez szczęścia: { $adjusted }%.
ui-analysis-faults = Najdroższe decyzje
ui-analysis-fault = { $number }. { $side } – { $question } { $action }: { $grade }, stracone punkty: { $lost }. Lepiej: { $better }.
ui-analysis-casts = Rzuty i dobrania, które zmieniły najwięcej
ui-analysis-cast = { $number }. { $question } { $action }: { $luck } pkt dla gracza { $side }.
ui-analysis-none = Brak.
ui-grade-inaccuracy = niedokładność
ui-grade-mistake = błąd
ui-grade-blunder = gruby błąd

## Serwer

server-malformed = Nie można zrozumieć tego żądania.
server-not_found = Niczego takiego tu nie ma.
server-method = Pod tym adresem takie żądanie nie jest obsługiwane.
server-sign_in = Najpierw zaloguj się albo zajmij miejsce.
server-password = Zła nazwa lub hasło.
server-forbidden = Nie możesz tego zobaczyć ani zrobić.
server-origin = To żądanie pochodzi z innej witryny.
server-name_taken = Ta nazwa jest zajęta.
server-name_unfit = Wybierz inną nazwę (od 2 do 40 znaków: litery jednego pisma, cyfry, zwykła interpunkcja) albo dłuższe hasło (co najmniej 8 znaków).
server-seat_taken = Miejsce jest zajęte albo link stracił ważność.
server-stale = Sytuacja przy stole już się zmieniła.
server-refused = To nie jest odpowiedź na pytanie.
server-not_yours = Decyzja należy do kogoś innego.
server-not_begun = Gra się jeszcze nie zaczęła.
server-begun = Gra już się zaczęła: można się poddać, ale nie można jej odwołać.
server-paused = Gra jest wstrzymana.
server-not_paused = Gra nie jest wstrzymana.
server-over = Gra jest skończona.
server-not_over = Gra jeszcze się nie skończyła.
server-no_undo = Nie ma czego cofnąć: od tego czasu wykonano rzut, dobrano lub pokazano kartę.
server-rated = W grze rankingowej niczego nie można cofnąć.
server-rated_terms = Gra rankingowa wymaga dwóch kont, zegara, nazwanego zestawu zasad i zwykłego początku.
server-no_offer = Nie ma takiej propozycji albo nie można jej teraz złożyć.
server-no_claim = Nikomu nie skończył się czas.
server-no_bot = Nie ma takiego bota.
server-options = Takie opcje nie są możliwe.
server-position = Taka pozycja nie jest możliwa.
server-record = Ten zapis lub dziennik jest uszkodzony.
server-export = Tej gry nie da się zapisać w tej postaci.
server-too_large = To za dużo naraz.
server-too_often = To za często; proszę chwilę poczekać.
server-too_many = Otwartych jest zbyt wiele okien; proszę zamknąć część z nich.
server-too_many_games = Zbyt wiele rozgrywek z myślącymi botami toczy się naraz; proszę część z nich dokończyć lub poddać.
server-too_many_tables = Zbyt wiele rozgrywek nie jest zakończonych; proszę część z nich dokończyć, poddać lub odwołać.
server-full = Ten stół lub ta lista są pełne; nic więcej nie można dodać.
server-key_used = Tego klucza użyto już dla innego polecenia.
server-stuck = Tę grę rozegrano według innych zasad i ta wersja nie może jej pokazać.
server-busy = Serwer nie może teraz odpowiedzieć; proszę spróbować ponownie.
server-storage = Serwer nie może teraz niczego zapisać: dysk jest pełny albo nie da się na nim pisać. Ostatnie działanie nie zostało wykonane; proszę za chwilę spróbować ponownie.
server-internal = Coś poszło nie tak. Nic nie przepadło; proszę spróbować ponownie.
server-waiting = Decyduje gracz { $side }.
server-waiting_seat = Czekamy, aż ktoś zajmie wolne miejsce.
server-waiting_paused = Gra jest wstrzymana.
server-undo_takes = Cofa: { $action }
server-undo_nothing = Nie ma jeszcze żadnej decyzji do cofnięcia.
server-undo_moved = Nie ma czego cofnąć: druga strona wykonała już ruch.
server-undo_shown = Nie ma czego cofnąć: coś zostało pokazane.
server-undo_rolled = Nie ma czego cofnąć: rzucono kośćmi.
server-undo_drawn = Nie ma czego cofnąć: dobrano kartę.
server-end_resigned = Gracz { $loser } poddaje grę.
server-end_time = Graczowi { $loser } skończył się czas.
server-end_agreed = Gracze zgodzili się na remis.
server-reason_resigned = Poddanie gry.
server-reason_time = Koniec czasu.
server-reason_agreed = Remis za zgodą graczy.
server-bot_random = Wykonuje dowolny dozwolony ruch.
server-bot_easy = Unika ruchów oznaczających natychmiastową przegraną; niczego nie planuje.
server-bot_medium = Patrzy o jedną decyzję naprzód.
server-bot_hard = Zastanawia się, najwyżej dwie sekundy w rundzie.
server-bot_expert = Zastanawia się, najwyżej sześć sekund w rundzie.
server-guest = Gość
server-own_rules = Własny zestaw zasad.
