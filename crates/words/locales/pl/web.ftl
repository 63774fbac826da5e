## Klient w przeglądarce

web-title = Hotline
