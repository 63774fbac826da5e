-- Who waits for an opponent: one place for each player.
CREATE TABLE seeks (
    player TEXT NOT NULL PRIMARY KEY, -- "user" or "guest", and the id
    user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
    guest_id TEXT REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    clock TEXT NOT NULL, -- JSON
    rating BIGINT NOT NULL, -- in thousandths
    network TEXT NOT NULL,
    since BIGINT NOT NULL,
    until_at BIGINT NOT NULL, -- until when the place is kept without a sign of life
    table_id TEXT REFERENCES tables (id) -- where an opponent was found
);
CREATE INDEX seeks_by_end ON seeks (until_at);
