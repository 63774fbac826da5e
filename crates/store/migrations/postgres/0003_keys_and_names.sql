-- A key belongs to the player who sends it, and stands for one command.
CREATE TABLE replies (
    table_id TEXT NOT NULL REFERENCES tables (id),
    player TEXT NOT NULL, -- "user" or "guest", and the id
    retry_key TEXT NOT NULL,
    command BYTEA NOT NULL, -- a hash; empty where the command is not known
    version BIGINT NOT NULL,
    reply TEXT NOT NULL, -- JSON
    PRIMARY KEY (table_id, player, retry_key)
);

-- A key belonged to a chair; who plays both sides sits on one of them.
INSERT INTO replies (table_id, player, retry_key, command, version, reply)
SELECT r.table_id, CASE WHEN s.user_id IS NOT NULL THEN 'user ' || s.user_id ELSE 'guest ' || s.guest_id END, r.retry_key,
    ''::bytea, r.version, r.reply
FROM retries r
JOIN seats own ON own.table_id = r.table_id AND own.side = r.side
JOIN seats s ON s.table_id = r.table_id AND (s.side = r.side) = (own.holder <> 'hot_seat')
WHERE s.user_id IS NOT NULL OR s.guest_id IS NOT NULL
ON CONFLICT DO NOTHING;

-- The table stays for nodes that run an earlier version.
DELETE FROM retries;

-- What a name looks like, so that two do not look the same. Empty where it was not worked out yet, or looks like an older one.
ALTER TABLE users ADD COLUMN likeness TEXT;
CREATE UNIQUE INDEX users_by_likeness ON users (likeness) WHERE likeness IS NOT NULL;
