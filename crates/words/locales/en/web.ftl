## The web client

web-title = Hotline
web-brand-label = Hotline: to the lobby
web-close = Close
