-- The network that a table was opened from, as a keyed hash and only until the game is over, so that the time of the workers is shared
-- between networks, too: whoever has one has as many guests as they like. The defaults are for nodes that run an earlier version.
ALTER TABLE tables ADD COLUMN network TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_by_network ON tables (network) WHERE network <> '';

ALTER TABLE jobs ADD COLUMN network TEXT NOT NULL DEFAULT '';
ALTER TABLE jobs ADD COLUMN share BIGINT NOT NULL DEFAULT 0; -- a place of its network among all networks: the lowest is next
DROP INDEX jobs_quick;
DROP INDEX jobs_long;
CREATE INDEX jobs_quick ON jobs (share, due) WHERE cost = 0;
CREATE INDEX jobs_long ON jobs (share, due) WHERE cost > 0;
CREATE INDEX jobs_by_network ON jobs (network, turn);

-- What the nodes of one database have in common and nobody else knows.
CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value BYTEA NOT NULL
);
