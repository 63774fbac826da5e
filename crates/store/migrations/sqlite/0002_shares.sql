-- Whose jobs they are and what they cost, so that the time of the workers is shared. The defaults are for nodes that run an earlier version.
ALTER TABLE jobs ADD COLUMN since BIGINT NOT NULL DEFAULT 0; -- when the bot was asked
ALTER TABLE jobs ADD COLUMN owner TEXT NOT NULL DEFAULT ''; -- for whom it plays
ALTER TABLE jobs ADD COLUMN spent BIGINT NOT NULL DEFAULT 0; -- what it has thought in this round, in milliseconds
ALTER TABLE jobs ADD COLUMN cost BIGINT NOT NULL DEFAULT 1; -- what it may think now, in milliseconds; 0 if it does not search
ALTER TABLE jobs ADD COLUMN turn BIGINT NOT NULL DEFAULT 0; -- its place among the jobs of all owners: the lowest is next
UPDATE jobs SET since = due;

DROP INDEX jobs_by_due;
CREATE INDEX jobs_quick ON jobs (turn, due) WHERE cost = 0;
CREATE INDEX jobs_long ON jobs (turn, due) WHERE cost > 0;
CREATE INDEX jobs_by_owner ON jobs (owner, turn);
