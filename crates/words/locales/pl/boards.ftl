## Klient w przeglądarce
