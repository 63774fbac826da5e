## Le client web

web-title = Hotline
web-brand-label = Hotline : vers l’accueil
web-close = Fermer
