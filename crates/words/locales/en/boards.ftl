## The web client: boards
