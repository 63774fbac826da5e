### Żelazna Kurtyna po polsku.
### Nazwa strony ma atrybuty .player (gracz), .cap (na początku zdania), .gen (dopełniacz); nazwa miejsca .on i .from. Nazwy kart
### i regionów może zmienić zestaw kart: żadne zdanie nie używa ich atrybutów, które tylko pomagają zrozumieć wpisane słowa.

title = Żelazna Kurtyna

## Strony i regiony

name-west = USA
    .player = gracz USA
    .cap = Gracz USA
    .gen = gracza USA
name-east = ZSRR
    .player = gracz ZSRR
    .cap = Gracz ZSRR
    .gen = gracza ZSRR

name-europe = Europa
name-middle_east = Bliski Wschód
name-asia = Azja
name-africa = Afryka
name-central_america = Ameryka Środkowa
name-south_america = Ameryka Południowa

## Karty i ich wydarzenia w domyślnym zestawie

name-start_europe = Europa
    .acc = Europę
name-west_germany = RFN (Niemcy Zachodnie)
    .long = Niemcy Zachodnie
text-west_germany = Gracz USA zyskuje 1 punkt ideologii. Potem infiltruje po 1 kostce na co najwyżej 3 karty Europy.
name-france = Francja
    .acc = Francję
text-france = Gracz USA infiltruje 2 kostki na Francję. Potem, jeśli dominuje na co najmniej jednej innej karcie Europy, zyskuje 1 punkt ideologii.
name-italy = Włochy
text-italy = Gracz USA usuwa po 1 kostce ZSRR z co najwyżej 3 kart Europy.
name-east_germany = NRD
text-east_germany = Gracz ZSRR zyskuje 1 punkt ideologii. Potem infiltruje 2 kostki na dowolne karty.
name-poland = Polska
    .acc = Polskę
text-poland = Gracz ZSRR infiltruje 3 kostki na karty Europy, najwyżej 2 na jedną kartę. Potem, jeśli kontroluje co najmniej 2 karty Europy, zyskuje 1 punkt ideologii.
name-israel = Izrael
text-israel = Gracz USA infiltruje 3 kostki na Izrael i sąsiednie karty, najwyżej 2 na jedną kartę. Potem usuwa 1 kostkę ZSRR z karty sąsiadującej z Izraelem.
name-iran = Iran
text-iran = Gracz ZSRR może przenieść Iran wraz z leżącymi na nim kostkami w inne miejsce: obok karty Bliskiego Wschodu, jeśli któraś ma wolny bok, w przeciwnym razie obok dowolnej karty. Potem infiltruje 3 kostki na Iran i karty, które teraz z nim sąsiadują, najwyżej 2 na jedną kartę.
name-japan = Japonia
    .acc = Japonię
text-japan = Gracz USA zyskuje 1 punkt ideologii. Potem infiltruje 1 kostkę na kartę Azji.
name-pakistan = Pakistan
text-pakistan = Gracz USA infiltruje 1 kostkę na Pakistan i po 1 kostce na każdą sąsiednią kartę, na której leży kostka ZSRR.
name-vietnam = Wietnam
text-vietnam = Gracz ZSRR infiltruje 2 kostki na Wietnam i 1 kostkę na inną kartę Azji. Potem usuwa do 2 kostek USA z kart Azji.
name-south_africa = RPA (Południowa Afryka)
    .long = Południowa Afryka
text-south_africa = Gracz USA usuwa 1 kostkę ZSRR z karty Afryki. Potem infiltruje 2 kostki na RPA.
name-zaire = Zair
text-zaire = Gracz USA infiltruje 1 kostkę na Zair i 1 kostkę na inną kartę Afryki.
name-nigeria = Nigeria
    .acc = Nigerię
text-nigeria = Gracz ZSRR infiltruje 1 kostkę na Nigerię. Potem, jeśli dominuje na większej liczbie kart Afryki niż gracz USA, zyskuje 1 punkt ideologii.
name-angola = Angola
    .acc = Angolę
text-angola = Gracz ZSRR infiltruje po 1 kostce na co najwyżej 3 karty Afryki. Potem usuwa do 2 kostek USA z kart Afryki.
name-cuba = Kuba
    .acc = Kubę
text-cuba = Gracz ZSRR infiltruje 2 kostki na Kubę. Potem usuwa 1 kostkę USA z karty sąsiadującej z Kubą.
name-panama = Panama
    .acc = Panamę
text-panama = Gracz USA infiltruje 1 kostkę na Panamę. Potem, jeśli gracz ZSRR nie dominuje na żadnej karcie Ameryki Środkowej, gracz USA zyskuje 1 punkt ideologii.
name-chile = Chile
text-chile = Gracz ZSRR infiltruje 3 kostki na karty Ameryki Środkowej i Południowej, najwyżej 2 na jedną kartę. Potem, jeśli w obu regionach razem dominuje na większej liczbie kart niż gracz USA, zyskuje 1 punkt ideologii.
name-brazil = Brazylia
    .acc = Brazylię
text-brazil = Gracz USA infiltruje 2 kostki na karty Ameryki Południowej. Potem usuwa 1 kostkę ZSRR z karty Ameryki Środkowej lub Południowej.

## Co mówi karta

name-name = nazwa
name-faction = frakcja
name-region = region
name-cubes = liczba kostek
name-region_size = wielkość regionu
name-region_bonus = punkty bonusowe regionu
name-effect = wydarzenie

name-any = dowolne karty
    .on = na dowolnych kartach
    .onto = na dowolne karty
    .from = z dowolnych kart
name-any_other = dowolne inne karty
    .on = na dowolnych kartach oprócz tej
    .onto = na dowolne karty oprócz tej
    .from = z dowolnych kart oprócz tej
name-this = ta karta
    .on = na tej karcie
    .onto = na tę kartę
    .from = z tej karty
name-adjacent = sąsiednie karty
    .on = na kartach sąsiadujących z tą kartą
    .onto = na karty sąsiadujące z tą kartą
    .from = z kart sąsiadujących z tą kartą
name-this_or_adjacent = ta i sąsiednie karty
    .on = na tej karcie i na sąsiednich
    .onto = na tę kartę i na sąsiednie
    .from = z tej karty i z sąsiednich

remark-card =
    Karta { $side }, { $region }, { $cubes ->
        [one] { $cubes } kostka
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostki
    }.
remark-start = Karta startowa, część regionu { $region }. Nie ma frakcji, wydarzenia ani kostek do umieszczenia.
remark-region =
    Region liczy { $size ->
        [one] { $size } kartę
        [few] { $size } karty
        [many] { $size } kart
       *[other] { $size } karty
    }; punkty bonusowe za dominację na większej ich liczbie: { $bonus ->
        [one] { $bonus } punkt
        [few] { $bonus } punkty
        [many] { $bonus } punktów
       *[other] { $bonus } punktu
    }.
remark-no_event = Nie ma wydarzenia.
remark-if_dominates_at_least =
    Następny krok tylko wtedy, gdy { $side-player } dominuje na co najmniej { $n ->
        [one] { $n } karcie
       *[other] { $n } kartach
    } { $regions-count ->
        [one] regionu
       *[other] regionów
    } { $regions }{ $others ->
        [true] , nie licząc tej
       *[false] {""}
    }.
remark-if_controls_at_least =
    Następny krok tylko wtedy, gdy { $side-player } kontroluje co najmniej { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } { $regions-count ->
        [one] regionu
       *[other] regionów
    } { $regions }{ $others ->
        [true] , nie licząc tej
       *[false] {""}
    }.
remark-if_dominates_more =
    Następny krok tylko wtedy, gdy { $side-player } dominuje na większej liczbie kart { $regions-count ->
        [one] regionu
       *[other] regionów
    } { $regions } niż przeciwnik{ $others ->
        [true] , nie licząc tej karty
       *[false] {""}
    }.
remark-if_dominates_none =
    Następny krok tylko wtedy, gdy { $side-player } nie dominuje na żadnej karcie { $regions-count ->
        [one] regionu
       *[other] regionów
    } { $regions }{ $others ->
        [true] , nie licząc tej
       *[false] {""}
    }.
remark-score =
    { $side-cap } zyskuje { $points ->
        [one] { $points } punkt ideologii
        [few] { $points } punkty ideologii
        [many] { $points } punktów ideologii
       *[other] { $points } punktu ideologii
    }.
remark-infiltrate =
    { $side-cap } { $optional ->
        [true] może infiltrować
       *[false] infiltruje
    } { $cubes ->
        [one] { $cubes } kostkę
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostki
    } { $spot-onto }{ $max ->
        [0] {""}
       *[other] , najwyżej { $max } na jedną kartę
    }{ $enemies ->
        [true] , tylko tam, gdzie przeciwnik ma kostkę
       *[false] {""}
    }.
remark-infiltrate_regions =
    { $side-cap } { $optional ->
        [true] może infiltrować
       *[false] infiltruje
    } { $cubes ->
        [one] { $cubes } kostkę
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostki
    } na { $others ->
        [true] {"inne "}
       *[false] {""}
    }karty { $regions-count ->
        [one] regionu
       *[other] regionów
    } { $regions }{ $max ->
        [0] {""}
       *[other] , najwyżej { $max } na jedną kartę
    }{ $enemies ->
        [true] , tylko tam, gdzie przeciwnik ma kostkę
       *[false] {""}
    }.
remark-remove =
    { $side-cap } { $optional ->
        [true] może usunąć
       *[false] usuwa
    } { $cubes ->
        [one] { $cubes } kostkę
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostki
    } przeciwnika { $spot-from }{ $max ->
        [0] {""}
       *[other] , najwyżej { $max } z jednej karty
    }.
remark-remove_regions =
    { $side-cap } { $optional ->
        [true] może usunąć
       *[false] usuwa
    } { $cubes ->
        [one] { $cubes } kostkę
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostki
    } przeciwnika z { $others ->
        [true] {"innych "}
       *[false] {""}
    }kart { $regions-count ->
        [one] regionu
       *[other] regionów
    } { $regions }{ $max ->
        [0] {""}
       *[other] , najwyżej { $max } z jednej karty
    }.
remark-place =
    { $side-cap } { $optional ->
        [true] może umieścić
       *[false] umieszcza
    } według zwykłych zasad { $cubes ->
        [one] { $cubes } kostkę
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostki
    } { $spot-on }{ $enemies ->
        [true] , tylko tam, gdzie przeciwnik ma kostkę
       *[false] {""}
    }.
remark-place_regions =
    { $side-cap } { $optional ->
        [true] może umieścić
       *[false] umieszcza
    } według zwykłych zasad { $cubes ->
        [one] { $cubes } kostkę
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostki
    } na { $others ->
        [true] {"innych "}
       *[false] {""}
    }kartach { $regions-count ->
        [one] regionu
       *[other] regionów
    } { $regions }{ $enemies ->
        [true] , tylko tam, gdzie przeciwnik ma kostkę
       *[false] {""}
    }.
remark-move_card =
    { $side-cap } { $optional ->
        [true] może przenieść
       *[false] przenosi
    } kartę „{ $card }” wraz z leżącymi na niej kostkami w inne miejsce, w którym można by ją położyć.
remark-sourced = Znane ze źródeł: { $fields }.
remark-inferred = Wywnioskowane ze źródeł: { $fields }.
remark-designed = Wymyślone na potrzeby tego zestawu, bo nie podaje tego żadne źródło: { $fields }.

## Co się wydarzyło

fact-round_began = Runda { $round }
fact-dealt = Dostajesz kartę „{ $card }”.
fact-hand_dealt =
    { $side-cap } ma na ręce { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }.
fact-starter_chosen = { $side-cap } decyduje: zaczyna { $starter-player }.
fact-turn_began = Tura { $turn }: { $side }
fact-played = { $side-cap } zagrywa kartę „{ $card }”.
fact-laid =
    { $side-cap } kładzie kartę „{ $card }” w kolumnie { $x-sign ->
        [minus] −{ $x-size }
       *[other] { $x }
    }, rzędzie { $y-sign ->
        [minus] −{ $y-size }
       *[other] { $y }
    }.
fact-region_scored =
    Punktowanie, { $region }: gracz USA dominuje na { $us ->
        [one] { $us } karcie
       *[other] { $us } kartach
    }, gracz ZSRR na { $ussr }. { $bonus-sign ->
        [plus] Gracz USA dostaje też punkty bonusowe: { $bonus-size }. Różnica: { $points-size } dla USA.
        [minus] Gracz ZSRR dostaje też punkty bonusowe: { $bonus-size }. Różnica: { $points-size } dla ZSRR.
       *[zero] { $points-sign ->
            [plus] Różnica: { $points-size } dla USA.
            [minus] Różnica: { $points-size } dla ZSRR.
           *[zero] Nikt nic nie zyskuje.
        }
    }
fact-region_skipped = { $region }: region niepełny, nie ma punktów.
fact-gained =
    { $side-cap } zyskuje { $points ->
        [one] { $points } punkt ideologii
        [few] { $points } punkty ideologii
        [many] { $points } punktów ideologii
       *[other] { $points } punktu ideologii
    }: znacznik stoi na { $track-sign ->
        [plus] +{ $track }
        [minus] −{ $track-size }
       *[other] { $track }
    }.
fact-event_used = { $side-cap } używa wydarzenia karty „{ $card }”.
fact-event_declined = { $side-cap } nie używa wydarzenia karty „{ $card }”.
fact-influence_chosen = { $side-cap } umieszcza kostki z karty „{ $card }”.
fact-skipped = Wydarzenie karty „{ $card }”: krok { $step } pominięty, bo jego warunek nie jest spełniony.
fact-placed =
    { $cost ->
        [one] { $side-cap } umieszcza kostkę na karcie „{ $card }”.
       *[other] { $side-cap } umieszcza kostkę na karcie „{ $card }” za { $cost ->
            [few] { $cost } kostki
           *[many] { $cost } kostek
        }, bo kontroluje ją przeciwnik.
    }
fact-infiltrated = { $side-cap } infiltruje kostkę na kartę „{ $card }”.
fact-lifted = { $side-cap } nie ma zasobów i zdejmuje kostkę z karty „{ $card }”.
fact-removed = { $side-cap } traci kostkę na karcie „{ $card }”.
fact-stopped =
    { $side-cap } kończy i nie używa { $left ->
        [one] { $left } kostki
       *[other] { $left } kostek
    }.
fact-lost =
    { $side-cap } nie ma gdzie położyć { $left ->
        [one] { $left } kostki
       *[other] { $left } kostek
    }.
fact-moved =
    { $side-cap } przenosi kartę „{ $card }” do kolumny { $x-sign ->
        [minus] −{ $x-size }
       *[other] { $x }
    }, rzędu { $y-sign ->
        [minus] −{ $y-size }
       *[other] { $y }
    }.
fact-stayed = { $side-cap } zostawia kartę „{ $card }” na miejscu.
fact-set_aside = { $side-cap } odkłada ostatnią kartę, zakrytą, na następstwa.
fact-shown = Karta następstw { $side-gen } to „{ $card }”.
fact-aftermath_scored =
    Następstwa: na kartach USA { $us ->
        [one] { $us } kostka
        [few] { $us } kostki
        [many] { $us } kostek
       *[other] { $us } kostki
    }, na kartach ZSRR { $ussr }. { $points-sign ->
        [plus] Różnica: { $points-size } dla USA.
        [minus] Różnica: { $points-size } dla ZSRR.
       *[zero] Nikt nic nie zyskuje.
    }
fact-won =
    { $side-cap } wygrywa, znacznik stoi na { $track-sign ->
        [plus] +{ $track }
        [minus] −{ $track-size }
       *[other] { $track }
    }.

## O co chodzi w pytaniu

ask-deal =
    { $side-cap } dostaje kartę: którą? { $left ->
        [one] Brakuje { $left } karty.
       *[other] Brakuje { $left } kart.
    }
ask-starter = Kto zaczyna rundę { $round }?
ask-play = Którą kartę zagrywasz?
ask-lay = Gdzie kładziesz kartę „{ $card }”?
ask-course = „{ $card }” to twoja własna karta: wydarzenie czy kostki?
ask-event = Przeciwnik zagrał twoją kartę „{ $card }”. Czy używasz jej wydarzenia?
ask-move = Dzięki wydarzeniu karty „{ $card }” możesz przenieść kartę „{ $moved }”. Dokąd?
ask-place =
    Umieszczasz kostki z karty „{ $card }”, { $left ->
        [one] została { $left } kostka
        [few] zostały { $left } kostki
        [many] zostało { $left } kostek
       *[other] zostało { $left } kostki
    }. Gdzie trafia następna?
ask-infiltrate =
    Infiltracja dzięki wydarzeniu karty „{ $card }”, { $left ->
        [one] została { $left } kostka
        [few] zostały { $left } kostki
        [many] zostało { $left } kostek
       *[other] zostało { $left } kostki
    }. Gdzie trafia następna?
ask-remove =
    Usuwasz kostki przeciwnika dzięki wydarzeniu karty „{ $card }”, { $left ->
        [one] została { $left } kostka
        [few] zostały { $left } kostki
        [many] zostało { $left } kostek
       *[other] zostało { $left } kostki
    }. Skąd następna?

## Co można zagrać

action-deal = Rozdaj kartę „{ $value }”
about-deal = Karta trafia na rękę losowo.
action-start = Niech zaczyna { $value-player }
about-start = Potem strony na przemian zagrywają po jednej karcie, każda cztery. Kto gra ostatni, ma ostatnie słowo. Znacznik na twoim końcu toru to natychmiastowe zwycięstwo; w przeciwnym razie wygrywa ten, kto prowadzi po rundzie 2 i punktowaniu końcowym.
action-play = Zagraj kartę „{ $value }”
about-play = Kładziesz kartę, a jeśli jej region jest już pełny, następuje jego punktowanie. Potem wydarzenie albo kostki własnej karty; przy karcie przeciwnika on może najpierw użyć wydarzenia, a ty umieszczasz kostki.
action-lay =
    Połóż ją w kolumnie { $x-sign ->
        [minus] −{ $x-size }
       *[other] { $x }
    }, rzędzie { $y-sign ->
        [minus] −{ $y-size }
       *[other] { $y }
    }
about-lay = Karta musi stykać się z kartą swojego regionu, a jeśli się nie da, z dowolną kartą. Od jej miejsca zależy, gdzie sięgają twoje kostki.
action-event = Użyj wydarzenia
about-event = Wydarzenie rozgrywa się krok po kroku, a ty decydujesz tam, gdzie jest wybór. Przy własnej karcie nie umieszczasz już kostek.
action-influence = Umieść kostki
about-influence = Umieszczasz tyle kostek, ile pokazuje karta, a jej wydarzenie przepada.
action-decline = Nie używaj wydarzenia
about-decline = Nic się nie dzieje; potem przeciwnik umieszcza kostki z karty.
action-move =
    Przenieś ją do kolumny { $x-sign ->
        [minus] −{ $x-size }
       *[other] { $x }
    }, rzędu { $y-sign ->
        [minus] −{ $y-size }
       *[other] { $y }
    }
about-move = Karta przenosi się wraz z kostkami, według tej samej zasady co przy kładzeniu.
action-stay = Zostaw ją na miejscu
about-stay = Karta nie zmienia miejsca; wydarzenie trwa dalej.
action-place = Umieść kostkę na karcie „{ $value }”
about-place = Sięgasz do kart z własnymi kostkami i do ich sąsiadów, tak jak było na początku. Tam, gdzie przeciwnik prowadzi o co najmniej dwie kostki, jedna kostka kosztuje dwie.
action-infiltrate = Infiltruj: „{ $value }”
about-infiltrate = Infiltrowana kostka nie wymaga sąsiedztwa, a na karcie pod kontrolą przeciwnika nie kosztuje więcej.
action-shift = „{ $from }” → „{ $to }”
about-shift = Twoje zasoby są puste, więc kostka musi pochodzić z innej karty na stole.
action-remove = Usuń kostkę z karty „{ $value }”
about-remove = Kostka wraca do zasobów przeciwnika.
action-stop = Koniec
about-stop = Pozostałe kostki przepadają.

## Dlaczego nie

refusal-over = Gra jest skończona.
refusal-dealing = Trwa rozdawanie kart; nikt o niczym nie decyduje.
refusal-not_yours = O tym decyduje { $side-player }.
refusal-unasked = To nie jest odpowiedź na pytanie.
refusal-no_passing = Nie można pasować: trzeba zagrać kartę.
refusal-not_in_hand = Nie masz na ręce karty „{ $card }”.
refusal-already_laid = Karta „{ $card }” leży już na stole.
refusal-off_grid =
    Kolumna { $x-sign ->
        [minus] −{ $x-size }
       *[other] { $x }
    }, rząd { $y-sign ->
        [minus] −{ $y-size }
       *[other] { $y }
    }: to za daleko.
refusal-occupied = Leży tam karta „{ $card }”.
refusal-not_beside_region = Karta musi stykać się z kartą swojego regionu ({ $region }).
refusal-not_beside_card = Karta musi stykać się z jakąś kartą na stole.
refusal-own_card = „{ $card }” to twoja własna karta: użyj wydarzenia albo umieść kostki.
refusal-not_your_cubes = Kostki z karty „{ $card }” umieszcza przeciwnik, który ją zagrał; ty decydujesz tylko o wydarzeniu.
refusal-same_place = Karta „{ $card }” już tam leży; pozostawienie jej to osobny wybór.
refusal-must_move = Karta „{ $card }” musi zmienić miejsce.
refusal-not_on_table = Karty „{ $card }” nie ma na stole.
refusal-out_of_reach = Karta „{ $card }” była na początku poza zasięgiem: ani na niej, ani obok nie było twojej kostki.
refusal-too_dear = Kartę „{ $card }” kontroluje przeciwnik: kostka kosztuje tam dwie, a została tylko jedna.
refusal-outside_zone = Wydarzenie nie obejmuje karty „{ $card }”.
refusal-full = Wydarzenie nie pozwala na więcej kostek na karcie „{ $card }”.
refusal-no_enemy_cube = Na karcie „{ $card }” nie ma kostki przeciwnika.
refusal-last_cube = Kostka na karcie „{ $card }” to ostatnia kostka przeciwnika na stole i musi zostać.
refusal-supply_empty = Twoje zasoby są puste: wskaż kartę, z której pochodzi kostka.
refusal-supply_left = Masz jeszcze kostki w zasobach.
refusal-same_card = Nie przenosi się kostki z karty „{ $card }” na nią samą.
refusal-no_own_cube = Na karcie „{ $card }” nie ma twojej kostki.
refusal-just_put = Kostki na karcie „{ $card }” położono w tym kroku i muszą zostać.
refusal-must_go_on =
    { $left ->
        [one] Trzeba jeszcze użyć { $left } kostki
       *[other] Trzeba jeszcze użyć { $left } kostek
    }, o ile jest gdzie.

## Jak się skończyło

end-end_space = Znacznik dotarł do końca toru.
end-ahead = Decyduje punktowanie końcowe.
end-tie = Decyduje punktowanie końcowe: przy znaczniku na 0 wygrywa gracz USA.

## Wydania i opcje

preset-default = Zestaw kart dołączony do programu, z jego ustaleniami.

option-pack = Zestaw kart
option-pack-default = Ten dołączony do programu. Inny można wczytać przez --cards PLIK.
option-start_card_scores = Czy karta startowa liczy się przy punktowaniu Europy?
option-start_card_scores-true = Tak, jak każda inna karta Europy.
option-start_card_scores-false = Nie.
option-starter_chosen_after_deal = Kiedy wybiera się, kto zaczyna rundę?
option-starter_chosen_after_deal-true = Po rozdaniu kart.
option-starter_chosen_after_deal-false = Przed rozdaniem kart.
option-incomplete_regions_score = Czy na koniec punktują niepełne regiony?
option-incomplete_regions_score-true = Tak, kartami, które leżą na stole.
option-incomplete_regions_score-false = Nie.
option-event_cubes_are_maxima = Czy można użyć mniej kostek, niż podaje wydarzenie?
option-event_cubes_are_maxima-true = Tak, liczby w wydarzeniach to maksima.
option-event_cubes_are_maxima-false = Nie, chyba że nie ma na nie miejsca.
option-keep_last_cube = Czy wydarzenie może usunąć ostatnią kostkę strony na stole?
option-keep_last_cube-true = Nie, ta kostka zostaje.
option-keep_last_cube-false = Tak.

## Stół w terminalu

screen-lay_beside =
    Połóż ją { $where ->
        [left] na lewo od karty „{ $card }”
        [right] na prawo od karty „{ $card }”
        [above] nad kartą „{ $card }”
       *[below] pod kartą „{ $card }”
    }
screen-move_beside =
    Przenieś ją { $where ->
        [left] na lewo od karty „{ $card }”
        [right] na prawo od karty „{ $card }”
        [above] nad kartą „{ $card }”
       *[below] pod kartą „{ $card }”
    }
screen-round = Runda { $round }
screen-turn = tura { $turn } z 8
screen-code_europe = EU
screen-code_middle_east = BW
screen-code_asia = AZ
screen-code_africa = AF
screen-code_central_america = AŚ
screen-code_south_america = AP
screen-dominates = dominuje
screen-controls = kontroluje
screen-designed = wymyślone, zobacz ? NAZWA
screen-figures = karty na stole/wszystkie, +bonus, dominacja
screen-region_cards = Karty: { $cards }.
screen-supply = zasoby { $count }
screen-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
screen-aftermath = następstwa: { $card }
screen-face_down = zakryta
screen-cubes =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
        [many] { $count } kostek
       *[other] { $count } kostki
    }
screen-hand = Twoja ręka
screen-played = Zagrana
screen-event = Wydarzenie:
screen-event_titled = Wydarzenie „{ $title }”:
screen-pack_default = Zestaw kart dołączony do programu
screen-pack_other = Własny zestaw kart
screen-hash = numer { $hash }
screen-regions = Regiony
screen-rulings = Ustalenia
screen-cards_all = Karty
screen-effect = Słowami zestawu:
screen-note = Uwaga o źródłach:
