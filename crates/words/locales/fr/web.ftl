## Le client web

web-title = Hotline
