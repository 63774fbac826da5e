### Klient w przeglądarce: plansze.

## All boards

board-close = Zamknij
board-none = brak
board-why_not = Dlaczego nie?
board-your_hand = Twoja ręka
board-hand_empty = Brak kart na ręce.
board-holds = { $side } ma { $count }
board-cards_held = na ręce
board-offered = Do wyboru
board-play_card = Zagraj: { $card }
board-choose_card = Wybierz: { $card }
board-round = Runda { $round }
board-of = z { $count }
board-turn = Tura { $turn }
board-even = remis
board-lead = { $side } +{ $vp }
board-regions = Regiony
board-discard = Odrzucone

## Twilight Struggle: the map

board-map = Mapa świata
board-map_short = Mapa
board-list = Lista
board-world = Świat
board-fit = Całość
board-zoom_in = Powiększ
board-zoom_out = Pomniejsz
board-usa = USA
board-ussr = ZSRR
board-china = Chiny
board-sort = Sortuj według
board-by_region = Region
board-by_control = Kontrola
board-by_legality = Do wyboru
board-whole_name = { $drawn } ({ $full })
board-country =
    { $name }, { $region }{ $battleground ->
        [true] , strategiczne
       *[other] {""}
    }, stabilność { $stability }. USA { $us }, ZSRR { $ussr }. { $control ->
        [west] Kontroluje USA.
        [east] Kontroluje ZSRR.
       *[other] Nikt nie kontroluje.
    }
board-country_legal = Można wybrać: { $actions }.
board-country_kind =
    { $battleground ->
        [true] strategiczne, stabilność { $stability }
       *[other] stabilność { $stability }
    }
board-legend = Legenda
board-legend_us = wpływy USA
board-legend_ussr = wpływy ZSRR
board-legend_stability = stabilność: przewaga potrzebna do kontroli
board-legend_battleground = państwo strategiczne
board-legend_control = kontrola: pełne pole USA, kreskowane ZSRR
board-legend_legal = można teraz wybrać
board-legend_last = zmiana od twojej ostatniej decyzji

## Twilight Struggle: scoring

board-scored_even = Teraz po równo
board-scored_gain = Teraz { $side } +{ $vp }
board-scored_wins = Wygrałoby { $side }
board-scored_now = Punktacja teraz: { $result }.
board-score_title = { $region }: punktacja teraz
board-score_worth =
    Obecność { $presence }, dominacja { $domination }, { $control ->
        [0] kontrola wygrywa grę
       *[other] kontrola { $control }
    }; po jednym za każde państwo strategiczne i każde państwo obok wrogiego mocarstwa.
board-standing = Pozycja
board-battlegrounds = Państwa strategiczne
board-next_to_enemy = Obok wroga
board-held_battlegrounds = Kontrolowane strategiczne
board-held_others = Inne kontrolowane
board-scores = Punktacja teraz
board-final = Punktacja końcowa teraz: { $result }.

## Twilight Struggle: odds

board-coup_odds = Działa { $works } z 6 ścianek kostki, kontrolę daje { $wins }.
board-coup_none = nic
board-coup_works = Udany
board-coup_control = { $side } zdobywa kontrolę
board-coup_loses = Ten przewrót oznacza przegraną.
board-coup_defcon = DEFCON spada do { $level }.
board-odds = { $part } z { $whole }, { $percent } %
board-realign_gain = { $side } traci wpływy
board-realign_loss = { $side } traci własne wpływy
board-cost = Wpływ kosztuje tu
board-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Twilight Struggle: tracks

board-vp = PZ
board-vp_long = Punkty zwycięstwa
board-vp_note = 20 od razu wygrywa.
board-defcon = DEFCON
board-defcon_level = DEFCON { $level }
board-defcon_bars = DEFCON, zakaz: { $regions }
board-defcon_note = Bez przewrotów i zmian sojuszu: { $regions }.
board-defcon_free = Przewroty i zmiany sojuszu wszędzie.
board-defcon_end = Przy 1 przegrywa gracz fazowy.
board-milops = Działania militarne
board-milops_need = Militarne, cel { $level }
board-milops_of = { $level } z { $need }
board-milops_note = Na koniec tury każdy brakujący punkt to punkt zwycięstwa przeciwnika.
board-space = Kosmos
board-space_box = { $ops }+ PO, rzut 1–{ $roll }; pierwszy { $first } PZ, drugi { $second }
board-space_two = Pierwszy: dwie karty na turę, póki drugi nie dotrze.
board-space_four = Pierwszy: widzi wydarzenie dekady przeciwnika, póki drugi nie dotrze.
board-space_six = Pierwszy: może odrzucić zachowaną kartę, póki drugi nie dotrze.
board-space_eight = Pierwszy: osiem rund, póki drugi nie dotrze.
board-space_spent =
    { $side }: { $count ->
        [0] w tej turze bez kart
        [one] w tej turze { $count } karta
        [few] w tej turze { $count } karty
       *[many] w tej turze { $count } kart
    }.
board-china_card = Karta „Chiny”
board-china_ready = gotowa
board-china_down = zakryta
board-china_nobody = niczyja: trwa wojna domowa
board-china_holds_up = Ma ją { $side } i może zagrać.
board-china_holds_down = Ma ją zakrytą { $side }: można ją zagrać od następnej tury.
board-in_force = Obowiązuje: { $count }
board-until_turn = do końca tury
board-effect_about = { $name } ({ $about })

## Twilight Struggle: cards

board-once = { $era }, raz
board-once_short = raz
board-starred_note = Po wydarzeniu jest usuwana z gry.
board-their_event = Wydarzenie należy do przeciwnika: przy zagraniu na operacje też się wydarzy.
board-headline_card = Wydarzenie dekady: { $card }
board-your_headline = Twoje wydarzenie dekady
board-piles = Talia { $pile }, odrzucone { $discard }, usunięte { $removed }.
board-known_hand = { $side } ma { $count }, w tym znane
board-known_pile = Znane w talii
board-on_table = Na stole
board-removed = Usunięte
board-unseen = Niewidziane: { $era }
board-not_seen = Niewidziane

## Iron Curtain

board-table = Karty na stole
board-tile =
    { $name }, { $region }. USA { $us }, ZSRR { $ussr }. { $held ->
        [west] Dominuje USA.
        [west-controls] Kontroluje USA.
        [east] Dominuje ZSRR.
        [east-controls] Kontroluje ZSRR.
       *[nobody] Nikt nie dominuje.
    }
board-lay_here = Połóż tu
board-lay_place = kolumna { $x }, rząd { $y }
board-regions_note = Położone karty, karty zdominowane przez każdą stronę i premia za przewagę.
board-laid_of = Położone karty: { $count } z { $size }
board-bonus = premia { $bonus }
board-region_short = { $region } { $size }, premia { $bonus }
board-ideology = Ideologia, 8 od razu wygrywa
board-ideology_short = Ideologia
board-ideology_at = Tor ideologii: { $result }
board-cubes = Kostki
board-cubes_left = Zapas kostek
board-cards_in_hand = Na ręce
board-aftermath = Następstwa
board-aftermath_note = Odłożona do końca; liczy wtedy { $cubes } swojej stronie.
board-own_pack = Słowami zestawu kart.
board-designed_note = Wartości, których nie podaje żadne źródło, są wymyślone; karty mówią, które.
board-card_kind = { $region }, kostki { $cubes }

## CIA vs KGB

board-objective = Cel
board-objective_nation = Cel, państwo
board-objective_event = Cel, wydarzenie
board-stability = Stabilność
board-population = Populacja
board-worth = Punkty
board-tie = Remis rozstrzyga najsilniejsza
board-nobody = nikt
board-disorder_note = Wpływy powyżej { $stability } w chwili rozejmu to zamieszki: strona traci Agenta X, a cel zdobywa przeciwnik.
board-influence_of = { $side }: wpływy { $influence }, stabilność { $stability }
board-groups_of = grupy: { $count } z { $room }
board-x_absent = Bez Agenta X
board-x_hidden = Agent X ukryty
board-x_own = Agent X: { $agent }
board-x_shown = Agent X odkryty: { $agent }
board-group =
    { $name }, { $faction }, wpływy { $influence }, { $ready ->
        [true] gotowa
       *[other] zmobilizowana
    }.
board-group_kind = { $faction }, wpływy { $influence }
board-ready = Gotowa
board-used = Użyta
board-free_place = Wolne miejsce
board-agents = Agenci
board-agents_of = w kwaterze lub w terenie { $headquarters }, na urlopie: { $leave }, straceni: { $lost }
board-claimed = Zdobyte
board-calm_wait = { $side } wybiera Agenta X. Zaraz twoja kolej.
board-calm_chosen = Twój Agent X jest wybrany. { $side } jeszcze się zastanawia.
board-top_known = Znasz wierzch talii grup: { $cards }.
board-token_note = Kto prowadzi, nie przekraczając { $stability }, kładzie żeton dominacji.
board-your_agents = Twoi agenci
board-at_hand = z { $count } dostępnych
board-agent_x = Agent X, tajny
board-agent_shown = Agent X, odkryty
board-agent_home = Kwatera
board-agent_leave = Na urlopie
board-agent_lost = Stracony
board-agent_away = W terenie?
board-initiative = Inicjatywa { $number }
board-race = Punkty, 100 wygrywa
board-race_at = Punkty: CIA { $cia }, KGB { $kgb }
board-group_deck = Talia grup
board-discard_top = odrzucona: { $group }
board-balance = Żeton równowagi
board-domination = Żeton dominacji
board-history = { $side }: { $points } pkt
board-next_peek = W następnej turze zobaczy Agenta X przeciwnika.
board-next_analyst = W następnej turze ułoży trzy grupy.
board-next_choice = Teraz użyje Podwójnego agenta.
board-spent = Użyte wydarzenia
board-buried = Na spodzie talii
board-known_top = Znane na wierzchu
board-decks = W talii: grupy { $groups }, cele { $objectives }.
board-known_objectives = Następne cele: { $cards }.
