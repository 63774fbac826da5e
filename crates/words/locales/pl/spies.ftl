### Zimna wojna: CIA vs KGB po polsku.
### Nazwa grupy, agenta i celu ma atrybut .acc (biernik); nazwa grupy ma też .faction (stronnictwo).

title = Zimna wojna: CIA vs KGB

## Strony i fazy

name-west = CIA
name-east = KGB

name-briefing = Odprawa
name-planning = Planowanie
name-influence_struggle = Walka o wpływy
name-cease_fire = Zawieszenie broni
name-debriefing = Sprawozdanie
name-detente = Odprężenie

## Frakcje

name-military = militarne
text-military = Zdolność: niszczy inną grupę w grze, po dowolnej stronie.
name-economic = ekonomiczne
text-economic = Zdolność: obraca inną grupę, która nie jest ekonomiczna: przygotowana zostaje zmobilizowana bez użycia swojej zdolności, zmobilizowana staje się przygotowana.
name-political = polityczne
text-political = Zdolność: przenosi inną grupę na przeciwną stronę. Strona przyjmująca musi mieć miejsce, a oddanie grupy nie może sprawić, że wpływy przeciwnika przekroczą stabilizację.
name-media = medialne
text-media = Zdolność: podgląda wierzchnią grupę talii, którą potem można zrekrutować, odrzucić albo zostawić na miejscu.

## Grupy

name-guerrilla = Partyzantka
    .acc = Partyzantkę
    .faction = military
text-guerrilla = Grupa militarna, wpływy 1. { text-military }
name-militia = Milicja
    .acc = Milicję
    .faction = military
text-militia = Grupa militarna, wpływy 2. { text-military }
name-mercenaries = Najemnicy
    .acc = Najemników
    .faction = military
text-mercenaries = Grupa militarna, wpływy 3. { text-military }
name-police = Policja
    .acc = Policję
    .faction = military
text-police = Grupa militarna, wpływy 4. { text-military }
name-infantry = Piechota
    .acc = Piechotę
    .faction = military
text-infantry = Grupa militarna, wpływy 5. { text-military }
name-generals = Generałowie
    .acc = Generałów
    .faction = military
text-generals = Grupa militarna, wpływy 6. { text-military }
name-workers = Robotnicy
    .acc = Robotników
    .faction = economic
text-workers = Grupa ekonomiczna, wpływy 1. { text-economic }
name-mafia = Mafia
    .acc = Mafię
    .faction = economic
text-mafia = Grupa ekonomiczna, wpływy 2. { text-economic }
name-food_companies = Kompanie spożywcze
    .acc = Kompanie spożywcze
    .faction = economic
text-food_companies = Grupa ekonomiczna, wpływy 3. { text-economic }
name-industry = Przemysł
    .acc = Przemysł
    .faction = economic
text-industry = Grupa ekonomiczna, wpływy 4. { text-economic }
name-oil_tycoons = Potentaci naftowi
    .acc = Potentatów naftowych
    .faction = economic
text-oil_tycoons = Grupa ekonomiczna, wpływy 5. { text-economic }
name-bankers = Bankierzy
    .acc = Bankierów
    .faction = economic
text-bankers = Grupa ekonomiczna, wpływy 6. { text-economic }
name-students = Studenci
    .acc = Studentów
    .faction = political
text-students = Grupa polityczna, wpływy 1. { text-political }
name-trade_union = Związek zawodowy
    .acc = Związek zawodowy
    .faction = political
text-trade_union = Grupa polityczna, wpływy 2. { text-political }
name-nationalists = Nacjonaliści
    .acc = Nacjonalistów
    .faction = political
text-nationalists = Grupa polityczna, wpływy 3. { text-political }
name-fundamentalists = Fundamentaliści
    .acc = Fundamentalistów
    .faction = political
text-fundamentalists = Grupa polityczna, wpływy 4. { text-political }
name-opposition = Opozycja
    .acc = Opozycję
    .faction = political
text-opposition = Grupa polityczna, wpływy 5. { text-political }
name-government = Rząd
    .acc = Rząd
    .faction = political
text-government = Grupa polityczna, wpływy 6. { text-political }
name-artists = Artyści
    .acc = Artystów
    .faction = media
text-artists = Grupa medialna, wpływy 1. { text-media }
name-ngos = Organizacje pozarządowe
    .acc = Organizacje pozarządowe
    .faction = media
text-ngos = Grupa medialna, wpływy 2. { text-media }
name-phone_company = Firma telefoniczna
    .acc = Firmę telefoniczną
    .faction = media
text-phone_company = Grupa medialna, wpływy 3. { text-media }
name-newspapers = Gazety
    .acc = Gazety
    .faction = media
text-newspapers = Grupa medialna, wpływy 4. { text-media }
name-radio = Radio
    .acc = Radio
    .faction = media
text-radio = Grupa medialna, wpływy 5. { text-media }
name-television = Telewizja
    .acc = Telewizję
    .faction = media
text-television = Grupa medialna, wpływy 6. { text-media }

## Agenci

name-master_spy = Superszpieg
    .acc = Superszpiega
text-master_spy = Działa pierwszy. Cel zdobywa strona, która nie położyła żetonu dominacji: opłaca się więc przegrać walkę o wpływy.
name-deputy_director = Zastępca dyrektora
    .acc = Zastępcę dyrektora
text-deputy_director = Działa drugi i nie robi nic. Nie można go zabić i nigdy nie trafia na zwolnienie.
name-double_agent = Podwójny agent
    .acc = Podwójnego agenta
text-double_agent = Działa trzeci, bez względu na dominację. Wyślij na zwolnienie agenta ze sztabu przeciwnika albo w następnym Planowaniu podejrzyj agenta X przeciwnika, zanim wybierzesz swojego. Z dwóch Podwójnych agentów działa tylko ten, którego strona położyła żeton.
name-analyst = Analityk
    .acc = Analityka
text-analyst = Działa czwarty, bez względu na dominację. W następnej Odprawie podglądasz trzy wierzchnie grupy i odkładasz je w dowolnej kolejności. Z dwóch Analityków działa tylko ten, którego strona nie położyła żetonu.
name-assassin = Zabójca
    .acc = Zabójcę
text-assassin = Działa piąty i tylko wtedy, gdy położono twój żeton. Agent X przeciwnika zostaje zabity, a cel, jeśli nikt go nie zdobył, trafia na spód talii.
name-director = Dyrektor
    .acc = Dyrektora
text-director = Działa ostatni i tylko wtedy, gdy położono twój żeton. Zdobywasz dodatkowo spodnią kartę talii celów.

## Cele

name-egypt = Egipt
    .acc = Egipt
text-egypt = Państwo warte 20 punktów: stabilizacja 11, zaludnienie 4.
name-vietnam = Wietnam
    .acc = Wietnam
text-vietnam = Państwo warte 20 punktów: stabilizacja 9, zaludnienie 5.
name-panama = Panama
    .acc = Panamę
text-panama = Państwo warte 15 punktów: stabilizacja 9, zaludnienie 5.
name-angola = Angola
    .acc = Angolę
text-angola = Państwo warte 10 punktów: stabilizacja 9, zaludnienie 5.
name-afghanistan = Afganistan
    .acc = Afganistan
text-afghanistan = Państwo warte 15 punktów: stabilizacja 9, zaludnienie 5.
name-honduras = Honduras
    .acc = Honduras
text-honduras = Państwo warte 10 punktów: stabilizacja 9, zaludnienie 5.
name-libya = Libia
    .acc = Libię
text-libya = Państwo warte 15 punktów: stabilizacja 11, zaludnienie 4.
name-greece = Grecja
    .acc = Grecję
text-greece = Państwo warte 10 punktów: stabilizacja 13, zaludnienie 3.
name-turkey = Turcja
    .acc = Turcję
text-turkey = Państwo warte 15 punktów: stabilizacja 13, zaludnienie 3.
name-iran = Iran
    .acc = Iran
text-iran = Państwo warte 15 punktów: stabilizacja 11, zaludnienie 4.
name-cuba = Kuba
    .acc = Kubę
text-cuba = Państwo warte 10 punktów: stabilizacja 9, zaludnienie 5.
name-congo = Kongo
    .acc = Kongo
text-congo = Państwo warte 10 punktów: stabilizacja 9, zaludnienie 5.
name-czechoslovakia = Czechosłowacja
    .acc = Czechosłowację
text-czechoslovakia = Państwo warte 20 punktów: stabilizacja 13, zaludnienie 3.
name-chile = Chile
    .acc = Chile
text-chile = Państwo warte 10 punktów: stabilizacja 11, zaludnienie 4.
name-korea = Korea
    .acc = Koreę
text-korea = Państwo warte 10 punktów: stabilizacja 11, zaludnienie 4.
name-nobel_peace_prize = Pokojowa Nagroda Nobla
    .acc = Pokojową Nagrodę Nobla
text-nobel_peace_prize = Wydarzenie, 5 punktów: stabilizacja 6, zaludnienie 1. Gdy wywołasz zamieszki, oddaj tę kartę, a twój agent X trafi na zwolnienie, zamiast zostać zabity.
name-live_benefit = Korzyści życiowe
    .acc = Korzyści życiowe
text-live_benefit = Wydarzenie, 5 punktów: stabilizacja 6, zaludnienie 1. W Walce o wpływy oddaj tę kartę zamiast wykonać akcję, a zrekrutujesz wierzchnią grupę ze stosu kart odrzuconych.
name-nuclear_escalation = Wyścig atomowy
    .acc = Wyścig atomowy
text-nuclear_escalation = Wydarzenie, 5 punktów: stabilizacja 6, zaludnienie 1. W Walce o wpływy oddaj tę kartę zamiast wykonać akcję, a wszystkie grupy militarne obu stron zostaną odrzucone.
name-space_race = Wyścig kosmiczny
    .acc = Wyścig kosmiczny
text-space_race = Wydarzenie, 5 punktów: stabilizacja 6, zaludnienie 1. W Odprężeniu oddaj tę kartę, aby podejrzeć trzy następne cele i odłożyć je w dowolnej kolejności.
name-olympic_games = Igrzyska olimpijskie
    .acc = Igrzyska olimpijskie
text-olympic_games = Wydarzenie, 5 punktów: stabilizacja 6, zaludnienie 1. W Odprężeniu oddaj tę kartę, aby jeden z twoich zabitych agentów wrócił do służby; najpierw trafia na zwolnienie.
name-summit_meeting = Spotkanie na szczycie
    .acc = Spotkanie na szczycie
text-summit_meeting = Wydarzenie, 5 punktów: stabilizacja 6, zaludnienie 1. W swojej turze w Walce o wpływy oddaj tę kartę, a przeciwnik pokaże agenta X; potem wykonujesz akcję.

## Co się wydarzyło

fact-turn = Runda { $turn }
fact-objective =
    Cel rundy: { $objective }; { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, stabilizacja { $stability }, zaludnienie { $population }.
fact-balance = { $side } ma żeton równowagi.
fact-shuffled = Wszystkie grupy zostają przetasowane.
fact-saw_groups = Na wierzchu talii grup widzisz: { $groups }.
fact-arranged_groups = { $side } układa wierzch talii grup.
fact-picked = { $side } wybiera swojego agenta X.
fact-picked_agent = Twój agent X to { $agent }.
fact-shown = Agent X po stronie { $side } to { $agent }.
fact-returned = { $side }: { $agent } wraca ze zwolnienia.
fact-first = Zaczyna { $side }.
fact-recruited = { $side } rekrutuje { $group-acc }.
fact-activated = { $side } aktywuje { $group-acc }.
fact-destroyed = { $side } traci { $group-acc }: grupa zniszczona.
fact-moved = { $side } zyskuje { $group-acc }: grupa zmienia stronę.
fact-readied = { $side }: grupa „{ $group }” znów przygotowana.
fact-mobilized = { $side }: grupa „{ $group }” zmobilizowana bez użycia zdolności.
fact-looked = { $side } podgląda wierzchnią kartę talii grup.
fact-saw = Widzisz kartę: { $group }.
fact-left = { $side } zostawia kartę na talii.
fact-discarded = { $side } odrzuca { $group-acc } z talii.
fact-passed = { $side } pasuje.
fact-used =
    { $side } używa karty „{ $objective }” i traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
fact-totals = Wpływy: { name-west } { $west }, { name-east } { $east }; stabilizacja { $stability }.
fact-tie_broken = Remis na korzyść { $side }; rozstrzyga stronnictwo { $faction }.
fact-token = { $side } kładzie żeton dominacji.
fact-no_token = Nikt nie kładzie żetonu dominacji.
fact-disorder = { $side } wywołuje zamieszki.
fact-terminated = { $side }: { $agent } zostaje zabity.
fact-on_leave = { $side }: { $agent } zostaje wysłany na zwolnienie.
fact-home = { $side }: { $agent } wraca do sztabu.
fact-claimed =
    { $side } zdobywa { $objective-acc }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
fact-buried = Karta „{ $objective }” trafia zakryta na spód talii.
fact-peek_earned = { $side } zobaczy agenta X przeciwnika, zanim wybierze swojego.
fact-analyst_earned = { $side } ułoży trzy wierzchnie grupy w następnej Odprawie.
fact-choice_earned = { $side } użyje Podwójnego agenta w następnym Planowaniu.
fact-saw_objectives = Następne cele: { $objectives }.
fact-arranged_objectives = { $side } układa następne cele.
fact-revived = { $side }: { $agent } wraca do służby, na razie na zwolnieniu.
fact-scores = Wynik: { name-west } { $west }, { name-east } { $east }.
fact-overtime = Obie strony mają po tyle samo, co najmniej 100 punktów: wygra ta, która pierwsza obejmie prowadzenie.
fact-deck_empty = Nie ma już żadnego celu.

## O co chodzi w pytaniu

ask-balance = Kto dostaje żeton równowagi?
ask-next_group = Która grupa jest następna w talii?
ask-next_objective = Który cel jest następny w talii?
ask-last_objective = Który cel leży na spodzie talii?
ask-analyst = Twój Analityk podejrzał wierzchnie grupy. W jakiej kolejności je odkładasz (pierwsza będzie na wierzchu)?
ask-agent = Kto jest twoim agentem X w tej rundzie?
ask-first = Masz żeton równowagi. Kto zaczyna?
ask-act = Co robisz?
ask-media = Co zrobić z tą grupą?
ask-on_top = Która z odrzuconych grup ma leżeć na wierzchu stosu?
ask-save = Twój agent X ma zostać zabity. Czy używasz Pokojowej Nagrody Nobla?
ask-double_agent = Co robi twój Podwójny agent?
ask-window = Czy używasz wydarzenia w Odprężeniu?
ask-space_race = W jakiej kolejności nadejdą następne cele?

## Co można zagrać

action-balance = Żeton równowagi: { $value }
about-balance = W pierwszej rundzie żeton równowagi przydziela los.
action-draw = Dobierz { $value-acc }
about-draw = Następna karta talii grup.
action-uncover = Odkryj kartę: { $value }
about-uncover = Następna karta talii celów.
action-arrange_groups = Ułóż: { $value }
about-arrange_groups = Pierwsza wymieniona karta leży na wierzchu i zostanie dobrana pierwsza. Przeciwnik nie widzi ani kart, ani kolejności.
action-pick = Wybierz { $value-acc }
about-pick = Agent X leży zakryty do Sprawozdania, a wtedy wykonuje swoje zadanie. W następnym Planowaniu jest na zwolnieniu.
action-first = Niech zaczyna { $value }
about-first = Potem strony działają na przemian, aż obie spasują jedna po drugiej.
action-recruit = Rekrutuj
about-recruit = Wierzchnia grupa talii dołącza do ciebie, przygotowana. Nie możesz mieć więcej grup, niż wynosi zaludnienie; wpływy powyżej stabilizacji na koniec walki to zamieszki.
action-activate = Aktywuj { $group-acc }
action-activate-target =
    { $group-faction ->
        [military] Aktywuj { $group-acc }: zniszcz { $target-acc }
        [political] Aktywuj { $group-acc }: przenieś { $target-acc }
       *[economic] Aktywuj { $group-acc }: obróć { $target-acc }
    }
about-activate = Jedna z twoich przygotowanych grup zostaje zmobilizowana i używa zdolności: militarna niszczy grupę, ekonomiczna ją mobilizuje lub przygotowuje, polityczna przenosi na drugą stronę, medialna podgląda talię.
action-pass = Pasuj
about-pass = Nie robisz nic. Gdy obie strony spasują jedna po drugiej, walka się kończy.
action-take = Rekrutuj ją
about-take = Ta grupa dołącza do ciebie, przygotowana.
action-discard = Odrzuć ją
about-discard = Ta grupa trafia odkryta na stos kart odrzuconych.
action-leave = Zostaw ją na talii
about-leave = Grupa zostaje na wierzchu talii; wiesz o niej tylko ty.
action-use = Użyj karty „{ $value }”
about-use = Wydarzenie wychodzi z gry, a jego punkty przepadają.
action-on_top = Połóż na wierzchu { $value-acc }
about-on_top = Karta „Korzyści życiowe” pozwala zrekrutować tylko wierzchnią kartę stosu.
action-send = Na zwolnienie: { $value }
about-send = Agent opuszcza sztab przeciwnika i nie bierze udziału w następnym Planowaniu.
action-peek = Zobacz następnego agenta X przeciwnika
about-peek = W następnym Planowaniu przeciwnik wybiera pierwszy i pokazuje ci agenta.
action-arrange_objectives = Ułóż: { $value }
about-arrange_objectives = Pierwsza wymieniona karta będzie celem następnej rundy.
action-revive = Użyj karty „{ name-olympic_games }”: wraca { $value }
about-revive = Jeden z twoich zabitych agentów wraca do służby, na razie na zwolnieniu. Wydarzenie wychodzi z gry, a jego punkty przepadają.
action-decline = Nie
about-decline = Niczego nie używasz; zachowujesz wydarzenie i jego punkty.

## Dlaczego nie

refusal-not_your_decision = To nie jest teraz twoja decyzja.
refusal-not_asked = To nie jest odpowiedź na pytanie.
refusal-not_the_cards_seen = To nie są karty, które widzisz.
refusal-agent_on_leave = Ten agent jest na zwolnieniu.
refusal-agent_terminated = Ten agent został zabity.
refusal-must_recruit = Strona bez grup musi rekrutować.
refusal-population_reached = Masz tyle grup, na ile pozwala zaludnienie.
refusal-group_deck_empty = Talia grup jest pusta.
refusal-not_your_group = Ta grupa nie jest po twojej stronie.
refusal-already_mobilized = Ta grupa jest już zmobilizowana.
refusal-target_not_in_play = Wskazanej grupy nie ma w grze.
refusal-targets_itself = Grupa nie może użyć zdolności na sobie.
refusal-target_needed = Zdolność tej grupy wymaga wskazania innej grupy.
refusal-no_target_for_media = Grupa medialna nie wskazuje innej grupy: podgląda talię.
refusal-receiver_full = Strona przyjmująca ma tyle grup, na ile pozwala zaludnienie.
refusal-opponent_would_exceed = Po oddaniu grupy wpływy przeciwnika nie mogą przekraczać stabilizacji.
refusal-opponent_exceeds = Wpływy przeciwnika już przekraczają stabilizację, więc nie można też zabierać.
refusal-economic_target = Zdolność ekonomiczna nie działa na grupy ekonomiczne.
refusal-action_limit = Osiągnięto limit akcji w tej walce; możesz już tylko pasować.
refusal-event_not_owned = Nie masz tego wydarzenia wśród zdobytych kart.
refusal-wrong_moment = Tego wydarzenia nie można użyć w tej chwili.
refusal-no_objective_left = W talii nie ma już żadnego celu.
refusal-no_discard = Stos kart odrzuconych jest pusty.
refusal-no_military = W grze nie ma żadnej grupy militarnej.
refusal-already_shown = Nie ma zakrytego agenta X, którego można by pokazać.
refusal-not_discarded = To nie jest jedna z odrzucanych grup.
refusal-not_in_headquarters = Tego agenta nie ma w sztabie przeciwnika.
refusal-deputy_director_stays = Zastępca dyrektora nigdy nie trafia na zwolnienie.
refusal-not_terminated = Ten agent nie został zabity.

## Jak się skończyło

end-points = Osiągnięto 100 punktów.
end-overtime = Remis przy 100 punktach został rozstrzygnięty.
end-deck_empty = Rozegrano ostatni cel.
end-turn_limit = Minęła umówiona ostatnia runda.

## Wydania i opcje

preset-english = Wydanie angielskie: walka trwa, aż obie strony spasują.
preset-polish = Wydanie polskie: przekroczenie stabilizacji od razu kończy walkę.
preset-french = Wydanie francuskie: nadmiar grup to zamieszki, a agenci działają zawsze.

option-struggle_ends_on_exceed = Czy przekroczenie stabilizacji od razu kończy walkę?
option-struggle_ends_on_exceed-false = Nie: walka trwa, aż obie strony spasują.
option-struggle_ends_on_exceed-true = Tak, od razu.
option-population_excess = Więcej grup, niż wynosi zaludnienie
option-population_excess-forbidden = Niedozwolone.
option-population_excess-civil_disorder = Dozwolone, ale wywołuje zamieszki.
option-economic_targets = Które grupy ekonomiczne są odporne na zdolność ekonomiczną?
option-economic_targets-no_economic = Wszystkie.
option-economic_targets-no_own_economic = Tylko własne.
option-double_agent_timing = Kiedy wybiera Podwójny agent?
option-double_agent_timing-debriefing = Od razu, w Sprawozdaniu.
option-double_agent_timing-next_planning = Na początku następnego Planowania.
option-mirrored_agents = Dwaj Podwójni agenci albo dwaj Analitycy
option-mirrored_agents-token_rule = O tym, który działa, decyduje żeton dominacji.
option-mirrored_agents-both_work = Działają obaj.
option-civil_disorder_claim = Kto zdobywa cel, gdy jedna strona wywoła zamieszki?
option-civil_disorder_claim-immediate = Druga strona, od razu.
option-civil_disorder_claim-by_domination = Druga strona kładzie żeton, a agenci jeszcze działają.
option-deputy_director_leave = Czy Zastępca dyrektora trafia na zwolnienie?
option-deputy_director_leave-never = Nigdy.
option-deputy_director_leave-as_others = Jak każdy inny agent.
option-briefing_order = Kolejność kroków Odprawy
option-briefing_order-balance_first = Żeton równowagi, potem tasowanie.
option-briefing_order-shuffle_first = Tasowanie, potem żeton równowagi.
option-political_blocked_when_opponent_exceeds = Czego nie wolno, gdy przeciwnik przekracza stabilizację?
option-political_blocked_when_opponent_exceeds-give = Oddawać mu grup.
option-political_blocked_when_opponent_exceeds-both = Oddawać mu grup ani ich zabierać.
option-summit_meeting_window = Kiedy można użyć Spotkania na szczycie?
option-summit_meeting_window-own_turn = We własnej turze.
option-summit_meeting_window-any_time = W dowolnej chwili Walki o wpływy.
option-double_agent_may_target_deputy_director = Czy Podwójny agent może wysłać na zwolnienie Zastępcę dyrektora?
option-double_agent_may_target_deputy_director-false = Nie.
option-double_agent_may_target_deputy_director-true = Tak.
option-turn_limit = Ostatnia runda
option-turn_limit-number =
    { $value ->
        [0] Bez limitu.
        [one] Po { $value } rundzie decyduje wynik.
       *[other] Po { $value } rundach decyduje wynik.
    }
option-double_disorder_keeps_balance = Czy żeton równowagi zostaje po zamieszkach obu stron?
option-double_disorder_keeps_balance-on_equal_scores = Przy równym wyniku.
option-double_disorder_keeps_balance-always = Zawsze.
option-struggle_action_limit = Długość walki
option-struggle_action_limit-number =
    { $value ->
        [0] Bez limitu.
        [one] Po { $value } akcji, nie licząc pasów, można już tylko pasować.
       *[other] Po { $value } akcjach, nie licząc pasów, można już tylko pasować.
    }

## Stół w terminalu

screen-turn = Runda { $turn }
screen-objective = Cel
screen-no_objective = brak
screen-figures =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, stabilizacja { $stability }, zaludnienie { $population }
screen-bias = Remis
screen-deck = Talia grup
screen-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
screen-discard = wierzch odrzuconych: { $group }
screen-known = znasz wierzch: { $cards }
screen-objectives = Talia celów
screen-buried = na spodzie: { $cards }
screen-influence = wpływy { $influence }, grupy { $groups }
screen-exceeds = ponad stabilizację
screen-balance = żeton równowagi
screen-token = żeton dominacji
screen-ready = przygotowana
screen-mobilized = zmobilizowana
screen-agent = Agent X
screen-hidden = jeden z: { $agents }
screen-hidden_own = { $agent }, zakryty
screen-shown = { $agent }, odkryty
screen-absent = brak
screen-headquarters = Sztab
screen-leave = Zwolnienie
screen-terminated = Zabici
screen-pile = Zdobyte
screen-benefit = Następnie
screen-peek = zobaczy agenta X przeciwnika
screen-analyst = ułoży trzy grupy
screen-choice = użyje Podwójnego agenta
