### Klient w przeglądarce: plansze.

## All boards

board-close = Zamknij
board-none = brak
board-why_not = Dlaczego nie?
board-your_hand = Twoja ręka
board-hand_empty = Brak kart na ręce.
board-holds = { $side }: { $count }
board-cards_held = na ręce
board-offered = Do wyboru
board-play_card = Zagraj: { $card }
board-choose_card = Wybierz: { $card }
board-round = Runda { $round }
board-of = z { $count }
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
    }, poziom stabilizacji { $stability }. USA { $us }, ZSRR { $ussr }. { $control ->
        [west] Kontrolują USA.
        [east] Kontroluje ZSRR.
       *[other] Nikt nie kontroluje.
    }
board-country_legal = Można wybrać: { $actions }.
board-country_kind =
    { $battleground ->
        [true] strategiczne, poziom stabilizacji { $stability }
       *[other] poziom stabilizacji { $stability }
    }
board-legend = Legenda
board-legend_us = wpływy USA
board-legend_ussr = wpływy ZSRR
board-legend_stability = poziom stabilizacji: przewaga potrzebna do kontroli
board-legend_battleground = państwo strategiczne
board-legend_control = kontrola: pełne pole USA, kreskowane ZSRR
board-legend_legal = można teraz wybrać
board-legend_last = zmiana od twojej ostatniej decyzji

## Twilight Struggle: scoring

board-scored_even = Teraz po równo
board-scored_gain = Teraz { $side } +{ $vp }
board-scored_wins = Wygrałby gracz { $side }
board-scored_now = Punktacja teraz: { $result }.
board-score_title = { $region }: punktacja teraz
board-score_worth =
    Obecność { $presence }, dominacja { $domination }, { $control ->
        [0] kontrola daje zwycięstwo
       *[other] kontrola { $control }
    }; po jednym za każde państwo strategiczne i każde państwo obok wrogiego mocarstwa.
board-standing = Pozycja
board-battlegrounds = Państwa strategiczne
board-next_to_enemy = Obok wroga
board-held_battlegrounds = Kontrolowane strategiczne
board-held_others = Inne kontrolowane
board-scores = Punktacja teraz
board-final = Punktacja końcowa teraz: { $result }.

## Twilight Struggle: odds

board-coup_odds = Sukces przy { $works } z 6 wyników, kontrola przy { $wins }.
board-coup_none = nic
board-coup_works = Udany
board-coup_control = { $side }: kontrola
board-coup_loses = Ten przewrót oznacza przegraną.
board-coup_defcon = DEFCON spada do { $level }.
board-odds = { $part } z { $whole }, { $percent }%
board-realign_gain = Straty: { $side }
board-realign_loss = Straty własne: { $side }
board-cost = Wpływ kosztuje tu
board-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Twilight Struggle: tracks

board-vp = PZ
board-vp_long = Punkty zwycięstwa
board-vp_note = Zdobycie 20 oznacza natychmiastowe zwycięstwo.
board-defcon = DEFCON
board-defcon_level = DEFCON { $level }
board-defcon_bars = DEFCON, zakaz: { $regions }
board-defcon_note = Bez przewrotów i zmian sojuszu: { $regions }.
board-defcon_free = Przewroty i zmiany sojuszu wszędzie.
board-defcon_end = Przy DEFCON 1 przegrywa gracz aktywny.
board-milops = Działania militarne
board-milops_need = Militarne, cel { $level }
board-milops_of = { $level } z { $need }
board-milops_note = Na koniec tury każdy brakujący punkt to punkt zwycięstwa przeciwnika.
board-space = Kosmos
board-space_box = { $ops }+ PO, rzut 1–{ $roll }; pierwszy { $first } PZ, drugi { $second }
board-space_two = Pierwszy: dwie karty na turę, póki drugi nie dotrze.
board-space_four = Pierwszy: widzi wydarzenie dekady przeciwnika, póki drugi nie dotrze.
board-space_six = Pierwszy: może odrzucić zatrzymaną kartę, póki drugi nie dotrze.
board-space_eight = Pierwszy: osiem rund, póki drugi nie dotrze.
board-space_spent =
    { $side }: { $count ->
        [0] w tej turze bez kart
        [one] w tej turze { $count } karta
        [few] w tej turze { $count } karty
       *[many] w tej turze { $count } kart
    }.
board-china_card = Karta „Chiny”
board-china_ready = gotowa
board-china_down = zakryta
board-china_nobody = niczyja: trwa wojna domowa
board-china_holds_up = Ma ją gracz { $side } i może ją zagrać.
board-china_holds_down = Ma ją gracz { $side }, zakrytą: można ją zagrać od następnej tury.
board-in_force = Obowiązuje: { $count }
board-until_turn = do końca tury
board-effect_about = { $name } ({ $about })

## Twilight Struggle: cards

board-once = { $era }, raz
board-once_short = raz
board-starred_note = Po wydarzeniu jest usuwana z gry.
board-their_event = Wydarzenie należy do przeciwnika: przy zagraniu na operacje też zostanie rozpatrzone.
board-headline_card = Wydarzenie dekady: { $card }
board-your_headline = Twoje wydarzenie
board-piles = Talia { $pile }, odrzucone { $discard }, usunięte { $removed }.
board-known_hand = { $side }: { $count }, w tym znane
board-known_pile = Znane w talii
board-on_table = Na stole
board-removed = Usunięte
board-unseen = Niewidziane: { $era }
board-not_seen = Niewidziane
board-log_influence = wpływy
board-log_coup = przewrót
board-log_realign = zmiana sojuszu
board-log_space = wyścig kosmiczny
board-log_event = wydarzenie
board-log_headline = wydarzenia dekady
board-log_succeeds = sukces
board-log_fails = porażka
board-log_out = usunięta z gry
board-log_box = Pole { $box }
board-log_vp = { $vp } PZ
board-log_gain = +{ $vp } PZ
board-log_milops = Militarne { $level }
board-log_dealt =
    { $count ->
        [one] Rozdano { $count } kartę
        [few] Rozdano { $count } karty
       *[many] Rozdano { $count } kart
    }
board-log_card = { $era }, PO { $ops }
board-sum_ops = PO
board-sum_modifier = modyfikator
board-sum_stability = 2 × stabilizacja { $stability }
board-sum_margin = różnica
board-sum_neighbours = sąsiedzi
board-sum_total = wynik
board-sum_needed = wymagane
board-sum_milops = militarne
board-result_coup =
    { $won ->
        [true] { $side }: przewrót { $place } udany
       *[false] { $side }: przewrót { $place } nieudany
    }
board-result_space =
    { $won ->
        [true] { $side }: krok w kosmos udany
       *[false] { $side }: krok w kosmos nieudany
    }
board-result_realign = Zmiana sojuszu { $place }: { $what }
board-result_loses = { $side } −{ $amount }
board-result_nothing = bez zmian
board-event_of = Wydarzenie { $side }
board-event_either = Obie strony
board-hand_count =
    Twoja ręka: { $count }{ $china ->
        [true] {" "}i karta „Chiny”
       *[other] {""}
    }
board-rounds_left =
    { $count ->
        [one] ostatnia runda
        [few] zostały { $count } rundy
       *[other] zostało { $count } rund
    }
board-must_play = Do zagrania w tej turze: { $cards }
board-use_event = Wydarzenie
board-use_ops = Operacje
board-use_event_first = Wydarzenie, potem operacje
board-use_ops_first = Operacje, potem wydarzenie
board-use_space = Wyścig kosmiczny
board-space_odds = kostka 1–{ $roll }
board-cost_tag = { $points } pkt

## Iron Curtain

board-table = Karty na stole
board-tile =
    { $name }, { $region }. USA { $us }, ZSRR { $ussr }. { $held ->
        [west] Dominują USA.
        [west-controls] Kontrolują USA.
        [east] Dominuje ZSRR.
        [east-controls] Kontroluje ZSRR.
       *[nobody] Nikt nie dominuje.
    }
board-table_round = Runda { $round }
board-lay_here = Połóż tu
board-lay_place =
    { $where ->
        [left] na lewo od karty „{ $card }”
        [right] na prawo od karty „{ $card }”
        [above] nad kartą „{ $card }”
       *[below] pod kartą „{ $card }”
    }
board-log_place = od karty „{ $card }”: { $steps }
board-log_across =
    { $where ->
        [left] { $count } w lewo
       *[right] { $count } w prawo
    }
board-log_along =
    { $where ->
        [up] { $count } w górę
       *[down] { $count } w dół
    }
board-regions_note = Położone karty, karty zdominowane przez każdą stronę i punkty bonusowe za przewagę.
board-laid_of = Położone karty: { $count } z { $size }
board-bonus = bonus { $bonus }
board-region_short = { $region } { $size }, bonus { $bonus }
board-ideology = Ideologia, zwycięstwo od 8
board-ideology_short = Ideologia
board-ideology_at = Tor ideologii: { $result }
board-cubes = Kostki
board-cubes_left = Zapas kostek
board-cards_in_hand = Na ręce
board-aftermath = Następstwa
board-aftermath_note = Odłożona do końca; liczy wtedy { $cubes } swojej stronie.
board-own_pack = Słowami zestawu kart.
board-designed_note = Wartości, których nie podaje żadne źródło, są wymyślone; karty mówią, które.
board-card_kind = { $region }, kostki { $cubes }
board-completes = { $region }: komplet, punkty od razu: { $result }.
board-wins = To daje wygraną. Wygrywa: { $side }.
board-missing =
    { $region }: { $count ->
        [one] zabraknie jeszcze { $count } karty
       *[other] zabraknie jeszcze { $count } kart
    }.
board-reached =
    { $by ->
        [both] Obie strony sięgają tu kostkami.
        [west] Sięga tu kostkami gracz USA, gracz ZSRR nie.
        [east] Sięga tu kostkami gracz ZSRR, gracz USA nie.
       *[nobody] Żadna ze stron nie sięga tu kostkami.
    }
board-cube_costs =
    { $points ->
        [one] Kostka kosztuje tu 1.
       *[other] Kostka kosztuje tu { $points }: kartę kontroluje przeciwnik.
    }
board-log_cubes = kostki
board-sum_dominated = Karty zdominowane
board-sum_bonus = Bonus

## CIA vs KGB

board-objective = Cel
board-objective_nation = Cel, państwo
board-objective_event = Cel, wydarzenie
board-stability = Stabilizacja
board-population = Zaludnienie
board-worth = Punkty
board-tie = Remis rozstrzyga najsilniejsze stronnictwo
board-nobody = nikt
board-disorder_note = Wpływy powyżej { $stability } w chwili zawieszenia broni to zamieszki: strona traci agenta X, a cel zdobywa przeciwnik.
board-influence_of = { $side }: wpływy { $influence }, stabilizacja { $stability }
board-groups_of = grupy: { $count } z { $room }
board-x_absent = Bez agenta X
board-x_hidden = Agent X ukryty
board-x_own = Agent X: { $agent }
board-x_shown = Agent X odkryty: { $agent }
board-group =
    { $name }, { $faction }, wpływy { $influence }, { $ready ->
        [true] przygotowana
       *[other] zmobilizowana
    }.
board-group_kind = { $faction }, wpływy { $influence }
board-ready = Przygotowana
board-used = Zmobilizowana
board-free_place = Wolne miejsce
board-groups = Grupy
board-objectives = Cele
board-agents = Agenci
board-agents_of = w sztabie lub w terenie { $headquarters }, na zwolnieniu: { $leave }, zabici: { $lost }
board-claimed = Zdobyte
board-calm_wait = Gracz { $side } wybiera agenta X. Zaraz twoja kolej.
board-calm_chosen = Twój agent X jest wybrany. Gracz { $side } jeszcze się zastanawia.
board-top_known = Znasz wierzch talii grup: { $cards }.
board-token_note = Kto prowadzi, nie przekraczając { $stability }, kładzie żeton dominacji.
board-your_agents = Twoi agenci
board-at_hand = z { $count } dostępnych
board-agent_x = Agent X, tajny
board-agent_shown = Agent X, odkryty
board-agent_home = Sztab
board-agent_leave = Na zwolnieniu
board-agent_lost = Zabity
board-agent_away = W terenie?
board-initiative = Inicjatywa { $number }
board-race = Punkty, zwycięstwo od 100
board-race_at = Punkty: CIA { $cia }, KGB { $kgb }
board-group_deck = Talia grup
board-discard_top = odrzucona: { $group }
board-balance = Żeton równowagi
board-domination = Żeton dominacji
board-history = { $side }: { $points } pkt
board-next_peek = Następna runda: zobaczy agenta X przeciwnika.
board-next_analyst = Następna runda: ułoży trzy grupy.
board-next_choice = Następne Planowanie: użyje Podwójnego agenta.
board-spent = Użyte wydarzenia
board-buried = Na spodzie talii
board-known_top = Znane na wierzchu
board-decks = W talii: grupy { $groups }, cele { $objectives }.
board-known_objectives = Następne cele: { $cards }.
board-log_destroyed = zniszczona
board-log_moved = zmienia stronę
board-log_readied = znów gotowa
board-log_mobilized = zmobilizowana
board-log_points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
board-game_turn = Runda { $turn }
board-show_claim = Zdobycie celu
board-show_x = { $side }, Agent X
board-show_first = Działa pierwszy
board-show_second = Działa drugi
board-show_all = Pokaż wszystko
board-show_again = Krok po kroku
board-show_go = Dalej
board-show_leads = { $side } zdobywa { $objective }: { $more } do { $less }, w granicach stabilizacji { $stability }.
board-show_tie = { $side } zdobywa { $objective }: silniejsza grupa przy remisie po { $influence }.
board-show_disorder =
    { $side } zdobywa { $objective }: { $why ->
        [stability] { $other } przekracza stabilizację { $stability }
       *[groups] { $other } ma za dużo grup
    }.
board-show_spy = { $side } zdobywa { $objective } bez żetonu: wynik odwraca Superszpieg.
board-show_director = Dyrektor dokłada { $objective }.
board-show_nobody =
    { $why ->
        [disorder] Obie strony wywołują zamieszki: celu „{ $objective }” nie zdobywa nikt.
        [assassin] Zabójca grzebie cel: celu „{ $objective }” nie zdobywa nikt.
       *[tie] Remis, którego nie rozstrzyga żadna grupa: celu „{ $objective }” nie zdobywa nikt.
    }
board-power_military = Niszczy inną grupę
board-power_economic = Mobilizuje lub przygotowuje grupę
board-power_political = Przenosi grupę na drugą stronę
board-power_media = Podgląda wierzch talii grup
board-agenda_master_spy = Cel zdobywa strona bez żetonu.
board-agenda_deputy_director = Nie ginie i nie idzie na zwolnienie.
board-agenda_double_agent = Wysyła rywala na zwolnienie lub podgląda.
board-agenda_analyst = Układa trzy następne grupy.
board-agenda_assassin = Z twoim żetonem: zabija i grzebie cel.
board-agenda_director = Z twoim żetonem: jeszcze jeden cel.
board-x_one_of = Agent X ({ $side }) to jeden z tych
board-initiative_note = Inicjatywa 1 działa pierwsza
board-influence_after = { $side }: wpływy { $influence }, potem { $after }; stabilizacja { $stability }
