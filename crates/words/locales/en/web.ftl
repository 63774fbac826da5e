## The web client

web-title = Hotline
