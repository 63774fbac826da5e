## Klient w przeglądarce

web-title = Hotline
web-brand-label = Hotline: do poczekalni
web-close = Zamknij
