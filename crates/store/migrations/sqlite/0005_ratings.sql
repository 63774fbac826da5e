-- How games ended for those who played them: a row for each chair on which a person sat, written with the end of the game.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    side TEXT NOT NULL,
    player TEXT, -- the id of an account, or what a deleted one left behind; none for a guest
    opponent TEXT, -- the same of the other chair
    game TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    number BIGINT, -- the place among all rated games, from 1; none if it is not rated
    score BIGINT NOT NULL, -- 2 if it was won, 1 if it was drawn, 0 if it was lost
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    before BIGINT, -- the rating before and after it, in thousandths, and the deviation after it
    rating BIGINT,
    deviation BIGINT,
    PRIMARY KEY (table_id, side)
) WITHOUT ROWID;
CREATE UNIQUE INDEX results_by_number ON results (number, side) WHERE number IS NOT NULL;
CREATE INDEX results_by_player ON results (player, at, table_id) WHERE public AND player IS NOT NULL;
CREATE INDEX results_by_game ON results (player, game, at, table_id) WHERE public AND player IS NOT NULL;
CREATE INDEX results_by_opponent ON results (player, opponent, at, table_id) WHERE public AND opponent IS NOT NULL;

-- How strong accounts play, in whole numbers: it follows from the results that have a number.
CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES users (id),
    game TEXT NOT NULL,
    side TEXT NOT NULL, -- both, west, east
    rating BIGINT NOT NULL, -- in thousandths
    deviation BIGINT NOT NULL, -- in thousandths
    volatility BIGINT NOT NULL, -- in billionths
    games BIGINT NOT NULL,
    at BIGINT NOT NULL, -- when the last of them ended
    PRIMARY KEY (player, game, side)
) WITHOUT ROWID;
CREATE INDEX ratings_by_rank ON ratings (game, side, rating, player) WHERE deviation <= 150000;
