## Le client: boards web
