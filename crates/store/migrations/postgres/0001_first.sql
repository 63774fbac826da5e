-- Times are milliseconds since 1970. JSON is text, so that the order of its keys stays as it was written.

CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE, -- the name in lower case
    password TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    token BYTEA NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    claimed_by TEXT REFERENCES users (id)
);
CREATE INDEX guests_by_claim ON guests (claimed_by) WHERE claimed_by IS NOT NULL;

CREATE TABLE sessions (
    token BYTEA NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_end ON sessions (expires);

CREATE TABLE api_tokens (
    token BYTEA NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES users (id),
    label TEXT NOT NULL,
    scopes TEXT NOT NULL, -- JSON
    created BIGINT NOT NULL,
    expires BIGINT
);
CREATE INDEX api_tokens_by_user ON api_tokens (user_id);

CREATE TABLE vacations (
    user_id TEXT NOT NULL REFERENCES users (id),
    from_at BIGINT NOT NULL,
    until_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, from_at)
);

-- What changes with every action; kept small. What never changes is in setups.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    brief TEXT NOT NULL, -- JSON
    public BOOLEAN NOT NULL,
    rated BOOLEAN NOT NULL,
    clock TEXT NOT NULL, -- JSON
    clock_west BIGINT NOT NULL,
    clock_east BIGINT NOT NULL,
    clock_running TEXT,
    clock_since BIGINT NOT NULL,
    deadline BIGINT,
    rematch_of TEXT UNIQUE,
    status TEXT NOT NULL,
    outcome TEXT, -- JSON
    turn_west BOOLEAN NOT NULL,
    turn_east BOOLEAN NOT NULL,
    offers TEXT NOT NULL, -- JSON
    entries BIGINT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX tables_waiting ON tables (created, id) WHERE public AND status = 'waiting';
CREATE INDEX tables_running ON tables (updated, id) WHERE public AND status = 'running';
CREATE INDEX tables_over ON tables (updated, id) WHERE public AND status = 'over';
CREATE INDEX tables_by_deadline ON tables (deadline, id) WHERE deadline IS NOT NULL;
CREATE INDEX tables_by_rules ON tables (game, rules, id) WHERE status IN ('running', 'paused');

CREATE TABLE setups (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    options TEXT NOT NULL, -- JSON
    start_position TEXT, -- JSON
    seed BYTEA NOT NULL,
    commitment BYTEA NOT NULL
);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    side TEXT NOT NULL,
    holder TEXT NOT NULL, -- open, invite, hot_seat, bot, user, guest, gone
    level TEXT,
    user_id TEXT REFERENCES users (id),
    guest_id TEXT REFERENCES guests (id),
    invitation BYTEA,
    entropy BYTEA,
    PRIMARY KEY (table_id, side)
);
CREATE INDEX seats_by_user ON seats (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_by_guest ON seats (guest_id) WHERE guest_id IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    version BIGINT NOT NULL,
    actor TEXT NOT NULL, -- west, east, chance, nobody
    kind TEXT NOT NULL, -- act, back, note
    body TEXT NOT NULL, -- JSON
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE retries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    side TEXT NOT NULL,
    retry_key TEXT NOT NULL,
    version BIGINT NOT NULL,
    reply TEXT NOT NULL, -- JSON
    PRIMARY KEY (table_id, side, retry_key)
);

CREATE TABLE held (
    table_id TEXT NOT NULL REFERENCES tables (id),
    side TEXT NOT NULL,
    version BIGINT NOT NULL,
    action TEXT NOT NULL, -- JSON
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, side)
);

CREATE TABLE messages (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    seat TEXT NOT NULL, -- west, east, spectator
    user_id TEXT REFERENCES users (id),
    guest_id TEXT REFERENCES guests (id),
    body TEXT NOT NULL,
    retry_key TEXT, -- the author's id and key
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, retry_key)
);
CREATE INDEX messages_by_user ON messages (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX messages_by_guest ON messages (guest_id) WHERE guest_id IS NOT NULL;

CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    side TEXT NOT NULL,
    body TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, side)
);

CREATE TABLE jobs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    side TEXT NOT NULL,
    version BIGINT NOT NULL,
    attempt BIGINT NOT NULL,
    due BIGINT NOT NULL, -- from when it may be claimed: the end of the lease, once it was
    PRIMARY KEY (table_id, side)
);
CREATE INDEX jobs_by_due ON jobs (due);

CREATE TABLE leases (
    name TEXT NOT NULL PRIMARY KEY,
    holder TEXT NOT NULL,
    until_at BIGINT NOT NULL,
    seen BIGINT NOT NULL -- the last sign of life of any node
);

-- The number of the transaction orders what nodes read: all rows below the oldest running transaction are there for good.
CREATE TABLE outbox (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    xid BIGINT NOT NULL DEFAULT pg_current_xact_id()::text::bigint,
    kind TEXT NOT NULL, -- table, chat, lobby
    table_id TEXT,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX outbox_by_transaction ON outbox (xid);

CREATE FUNCTION entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'entries are never changed and never removed';
END
$$;
CREATE TRIGGER entries_stay BEFORE UPDATE OR DELETE ON entries FOR EACH STATEMENT EXECUTE FUNCTION entries_stay();

