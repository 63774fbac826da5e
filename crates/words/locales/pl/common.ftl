### Wspólne dla wszystkich gier, po polsku.

list-separator = {", "}
labelled = { $label }: { $text }
with-section = { $sentence } (zasada { $section })
outcome-won = Zwycięzca: { $winner }. { $reason }
outcome-draw = Remis. { $reason }

## Terminal

ui-welcome =
    Hotline: trzy zimnowojenne pojedynki dla dwóch osób albo dla jednej przeciw maszynie.

    Gra w terminalu:
      hotline play spies                      CIA przeciw losowo grającemu KGB
      hotline play curtain                    USA przeciw losowo grającemu ZSRR
      hotline play twilight --side ussr       Zimna wojna 1945–1989 jako ZSRR
      hotline play spies --vs human           dwoje graczy przy jednej klawiaturze
      hotline play spies --lang en            po angielsku (en, pl, fr)
      hotline options spies                   wydania i opcje zasad
      hotline sim spies --games 10000         losowe partie ze statystyką
      hotline --help                          cała reszta

    Ze źródeł: `cargo run --release -- play spies`.
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
ui-interrupt = { $side } może przerwać:
ui-go-on = Naciśnij Enter, jeśli { $side } ma grać dalej.
ui-only = (tylko dla { $side }) { $sentence }
ui-presets = Wydania (--edition):
ui-options = Opcje (--option NAZWA=WARTOŚĆ):
ui-default = (domyślnie)
ui-pack-good = { $file }: poprawny zestaw kart.
