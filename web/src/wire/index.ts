// Generated from crates/wire by `cargo xtask wire`; a test of that crate fails when this file is out of date.

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key in string]?: Json };

/**
 * One of the two sides; each game has its own names for them.
 */
export type Side = "west" | "east";

/**
 * From where a game is looked at.
 */
export type Seat = "west" | "east" | "spectator" | "all";

/**
 * A language of sentences.
 */
export type Language = "en" | "pl" | "fr";

/**
 * Who gives the next answer.
 */
export type Actor = "west" | "east" | "chance";

/**
 * Something of each side.
 */
export type Pair<T> = {
/**
 * Of the western side.
 */
west: T,
/**
 * Of the eastern side.
 */
east: T, };

/**
 * The kind of an error; every kind has one HTTP status.
 */
export type Code = "malformed" | "not_found" | "method" | "sign_in" | "password" | "forbidden" | "origin" | "name_taken" | "name_unfit" | "seat_taken" | "stale" | "refused" | "not_yours" | "not_begun" | "begun" | "paused" | "not_paused" | "over" | "not_over" | "no_undo" | "rated" | "rated_terms" | "no_offer" | "no_claim" | "no_bot" | "options" | "position" | "record" | "export" | "too_large" | "too_often" | "too_many" | "too_many_games" | "too_many_tables" | "full" | "key_used" | "stuck" | "busy" | "storage" | "internal";

/**
 * The body of every answer that is not a success, and of a refused message.
 */
export type Error = {
/**
 * The kind.
 */
code: Code,
/**
 * A sentence in the reader's language.
 */
text: string,
/**
 * The rule that forbids the action.
 */
refusal?: Refusal,
/**
 * What exactly is wrong with what was sent, for its author: the field of a position, the line of a log.
 */
detail?: string, };

/**
 * Why an action is not possible.
 */
export type Refusal = {
/**
 * The machine form.
 */
refusal: Json,
/**
 * The section of the rule digest.
 */
section: string,
/**
 * The sentence, with the section.
 */
text: string, };

/**
 * The clock of a table.
 */
export type ClockSetting = { "kind": "none" } | { "kind": "live",
/**
 * For the game, 1 to 600.
 */
minutes: number,
/**
 * With each turn, 0 to 600.
 */
increment: number, } | { "kind": "correspondence",
/**
 * For a turn, 1 to 45.
 */
days: number, };

/**
 * Who sits on the other side.
 */
export type Opponent = { "kind": "open" } | { "kind": "invite" } | { "kind": "bot",
/**
 * Its name, as `GET /api/games` lists them.
 */
name: string, } | { "kind": "player",
/**
 * The name of the account.
 */
name: string, } | { "kind": "hot_seat" };

/**
 * Which side I play.
 */
export type SideChoice = "west" | "east" | "random" | "bid";

/**
 * What a game starts from.
 */
export type Start = { "kind": "usual" } | { "kind": "position",
/**
 * The document (`docs/positions.md`).
 */
position: Json, } | { "kind": "table",
/**
 * The table.
 */
id: string,
/**
 * After so many actions.
 */
at: number, };

/**
 * A table to be opened.
 */
export type NewTable = {
/**
 * `twilight`, `curtain` or `spies`.
 */
game: string,
/**
 * A named rule set; without it the one that readers of the language of the request begin with.
 */
preset?: string,
/**
 * Single rule options, by name.
 */
options?: { [key in string]?: Json },
/**
 * What it starts from.
 */
start?: Start,
/**
 * Who sits on the other side.
 */
opponent?: Opponent,
/**
 * Which side I play.
 */
side?: SideChoice,
/**
 * The clock.
 */
clock?: ClockSetting,
/**
 * Whether it counts: no takebacks then.
 */
rated?: boolean,
/**
 * Whether everybody may watch.
 */
public?: boolean,
/**
 * 64 hexadecimal digits of my own, which dice and draws depend on; made up by the server if absent.
 */
entropy?: string, };

/**
 * A table was opened.
 */
export type Opened = {
/**
 * The table.
 */
id: string,
/**
 * The sides I play.
 */
sides: Array<Side>,
/**
 * The secret of the invitation: the link is `/t/<id>?invite=<invite>`. It is told once.
 */
invite?: string, };

/**
 * Sitting down at a table.
 */
export type Join = {
/**
 * The secret of the invitation, where one is needed.
 */
invite?: string,
/**
 * 64 hexadecimal digits of my own, which dice and draws depend on; made up by the server if absent.
 */
entropy?: string, };

/**
 * A record or a log, to be watched.
 */
export type Upload = {
/**
 * The text of the file: a record of Hotline, or a Playdek log.
 */
text: string,
/**
 * Whether everybody may watch it.
 */
public?: boolean,
/**
 * The language of the answer.
 */
lang?: Language, };

/**
 * A record was taken.
 */
export type Uploaded = {
/**
 * The table on which it can be watched.
 */
id: string,
/**
 * How many actions it has.
 */
actions: number,
/**
 * Whether its dice and draws were checked against its seeds.
 */
verified: boolean, };

/**
 * What sort of player somebody is.
 */
export type PlayerKind = "account" | "guest" | "bot" | "hot_seat" | "open" | "invited" | "asked" | "gone";

/**
 * How strong an account plays a game, by Glicko-2.
 */
export type Rating = {
/**
 * The rating, in points.
 */
rating: number,
/**
 * How far the true strength may be from it: in two of three cases not further.
 */
deviation: number,
/**
 * Whether so little is known yet that it is no more than a guess.
 */
provisional: boolean,
/**
 * How many games were counted.
 */
games: number, };

/**
 * Who sits on a chair.
 */
export type Player = {
/**
 * What sort of player.
 */
kind: PlayerKind,
/**
 * The name to show; of a bot the name of its level. None on an empty chair.
 */
name: string | null,
/**
 * Whether one of its windows is open, as far as this server knows.
 */
online: boolean,
/**
 * How strong an account plays this game, if it has played rated games.
 */
rating?: Rating, };

/**
 * Both chairs.
 */
export type Seats = {
/**
 * The western one.
 */
west: Player,
/**
 * The eastern one.
 */
east: Player, };

/**
 * How far a table has come.
 */
export type Phase = "waiting" | "running" | "paused" | "over" | "cancelled" | "stuck";

/**
 * What is asked.
 */
export type Question = {
/**
 * The machine form.
 */
question: Json,
/**
 * The sentence.
 */
text: string,
/**
 * The section of the rule digest that it belongs to.
 */
rule: string | null, };

/**
 * Something that can be played.
 */
export type Choice = {
/**
 * What to send back.
 */
action: Json,
/**
 * The sentence.
 */
text: string,
/**
 * What it costs and how it may come out, in the form of the game.
 */
stakes?: Json,
/**
 * A warning.
 */
danger?: Danger, };

/**
 * Something that happened.
 */
export type Fact = {
/**
 * The machine form.
 */
fact: Json,
/**
 * The sentence.
 */
text: string,
/**
 * Whether a new part of the log begins here, such as a turn.
 */
opens?: boolean,
/**
 * The only side that may read it; told to who sees everything.
 */
only?: Side, };

/**
 * What one action brought about.
 */
export type LogGroup = {
/**
 * The number of the action, from 0: the position before it is the one after so many actions.
 */
action: number,
/**
 * Who acted.
 */
by: Actor,
/**
 * What happened, as far as the seat may know.
 */
facts: Array<Fact>,
/**
 * How the scene changed by it, in an update: a merge patch (RFC 7396) of the scene before.
 */
patch?: Json, };

/**
 * How it ended.
 */
export type Outcome = {
/**
 * The winner; nobody in a draw.
 */
winner: Side | null,
/**
 * Why: a reason of the game, or `resigned`, `time`, `agreed`.
 */
reason: string,
/**
 * The sentence.
 */
text: string, };

/**
 * What one side may propose to the other.
 */
export type OfferKind = "draw" | "takeback" | "pause" | "rematch";

/**
 * A proposal that waits for an answer.
 */
export type Offer = {
/**
 * What is proposed.
 */
kind: OfferKind,
/**
 * Who proposes it.
 */
by: Side,
/**
 * Of a takeback: how many actions would stay.
 */
to?: number, };

/**
 * How the clocks stand.
 */
export type Clocks = {
/**
 * The clock.
 */
setting: ClockSetting,
/**
 * Milliseconds left at the moment `now`; 0 when time is over.
 */
left: Pair<number>,
/**
 * Whose clock runs.
 */
running: Side | null,
/**
 * The server's time when this was written.
 */
now: number,
/**
 * When the running clock is over.
 */
deadline: number | null,
/**
 * The side that may claim the win, or wait, because the other's time is over.
 */
claim: Side | null, };

/**
 * An answer given before its question.
 */
export type Premove = {
/**
 * The answer.
 */
action: Json,
/**
 * Its sentence.
 */
text: string, };

/**
 * What a seat sees at one version of a table.
 */
export type Moment = {
/**
 * Grows with every change of the table, and never goes back.
 */
version: number,
/**
 * How many actions have been played; fewer after one was taken back.
 */
actions: number,
/**
 * How far the table has come.
 */
phase: Phase,
/**
 * Who gives the next answer; nobody before the beginning and after the end.
 */
actor: Actor | null,
/**
 * What is asked.
 */
question: Question | null,
/**
 * Why one waits, where the seat has nothing to choose.
 */
waiting: string | null,
/**
 * The bot that thinks, where one searches.
 */
thinking?: Thinking,
/**
 * The answers of this seat.
 */
choices: Array<Choice>,
/**
 * What this seat may do although it is not its turn.
 */
interrupts: Array<Choice>,
/**
 * Answers that this seat may give now to a question that comes to it next; kept secret until then.
 */
premoves: Array<Choice>,
/**
 * The answer of this seat to a question that is still to come.
 */
premove: Premove | null,
/**
 * How many of its last actions this seat may take back.
 */
undo: number,
/**
 * What that would take back, or why nothing can be taken back; none where nobody plays.
 */
undo_text: string | null,
/**
 * The last decisions of this seat, at most 40, to which it may go back, in ascending order: how many actions had been played before
 * each. Between two people that takes the consent of the other (`offer` of a `takeback`), else it is done at once (`go_back`). Empty
 * where it is not allowed, as in rated games.
 */
decisions: Array<number>,
/**
 * How it ended.
 */
outcome: Outcome | null,
/**
 * Proposals that wait for an answer.
 */
offers: Array<Offer>,
/**
 * The clocks; none where there is none.
 */
clocks: Clocks | null,
/**
 * Who sits where.
 */
seats: Seats,
/**
 * The game that followed as a rematch.
 */
rematch?: string, };

/**
 * A bot that thinks. It tells nothing but how long the bot has thought, which everybody can see by their own clock.
 */
export type Thinking = {
/**
 * Whose decision it is.
 */
side: Side,
/**
 * Milliseconds that it had thought in this round when it was asked.
 */
spent: number,
/**
 * Milliseconds that it thinks in a round at most.
 */
budget: number,
/**
 * When it was asked.
 */
since: number, };

/**
 * What proves dice and draws.
 */
export type Fairness = {
/**
 * BLAKE3 of the seed, told before the game.
 */
commitment: string,
/**
 * What each seat added when it sat down.
 */
entropy: Pair<string | null>,
/**
 * The seed, told when the game is over.
 */
seed: string | null, };

/**
 * What a board draws.
 */
export type Scene = {
/**
 * What the seat knows, as a document (`docs/positions.md`).
 */
view: Json,
/**
 * What can be counted of it, such as how each region would score, in the form of the game.
 */
figures: Json, };

/**
 * A table as one opens it.
 */
export type TableSnapshot = {
/**
 * Its name in links.
 */
id: string,
/**
 * What is played: `twilight`, `curtain` or `spies`.
 */
game: string,
/**
 * The title of the game.
 */
title: string,
/**
 * The rules version.
 */
rules: number,
/**
 * Editions, variants and rulings, as a table is opened with them.
 */
options: { [key in string]?: Json },
/**
 * Which rule set that is, in words.
 */
rule_set: string,
/**
 * Whether it counts.
 */
rated: boolean,
/**
 * Whether everybody may watch.
 */
public: boolean,
/**
 * When it was opened.
 */
created: number,
/**
 * The sides I play; two on a hot seat, none for who watches.
 */
mine: Array<Side>,
/**
 * From where this is seen.
 */
seat: Seat,
/**
 * The language of the sentences.
 */
lang: Language,
/**
 * What never changes about the cards and places of this game, in the form of the game.
 */
catalog: Json,
/**
 * What is there now.
 */
now: Moment,
/**
 * What a board draws; none before the game has begun.
 */
scene: Scene | null,
/**
 * What happened, as far as the seat may know.
 */
log: Array<LogGroup>,
/**
 * What was said, the last hundred lines.
 */
chat: Array<ChatLine>,
/**
 * What proves dice and draws.
 */
fairness: Fairness,
/**
 * The game that it is the rematch of.
 */
rematch_of: string | null, };

/**
 * What has changed since a version.
 */
export type Update = {
/**
 * The version it starts from: it fits a client that has this one or a later one.
 */
since: number,
/**
 * What is there now.
 */
now: Moment,
/**
 * Groups of the log with this number or a higher one are replaced by `log`.
 */
log_from: number,
/**
 * What happened since. The scene of the client follows by the patches of these groups, one after the other.
 */
log: Array<LogGroup>,
/**
 * The scene as it is now, where patches would not do: when the game begins, and after something was taken back.
 */
scene?: Scene,
/**
 * The seed, once the game is over.
 */
seed?: string, };

/**
 * Something said at a table.
 */
export type ChatLine = {
/**
 * From 1 at each table.
 */
number: number,
/**
 * From which seat.
 */
seat: Seat,
/**
 * By whom; nobody, if the account was deleted.
 */
name: string | null,
/**
 * What was said.
 */
text: string,
/**
 * When it was said, in milliseconds since 1970.
 */
at: number, };

/**
 * Something to be said at a table.
 */
export type NewChat = {
/**
 * What; 1 to 500 characters.
 */
text: string,
/**
 * A key of the client's choice: sent again with the same key, it is said once.
 */
key: string, };

/**
 * A private remark about a table.
 */
export type Note = {
/**
 * The remark; at most 10,000 characters.
 */
text: string, };

/**
 * A moment of a game that is over.
 */
export type Replay = {
/**
 * After so many actions.
 */
at: number,
/**
 * How many there are.
 */
of: number,
/**
 * From where it is seen.
 */
seat: Seat,
/**
 * Who gives the next answer.
 */
actor: Actor | null,
/**
 * What is asked.
 */
question: Question | null,
/**
 * The answer that was given, if the seat may know it.
 */
answer: Json | null,
/**
 * What a board draws of it.
 */
scene: Scene,
/**
 * How it ended, at the end.
 */
outcome: Outcome | null, };

/**
 * What a player does at a table.
 */
export type Command = { "do": "play",
/**
 * The action as it came.
 */
action?: Json,
/**
 * The actions of a draft, 1 to 64, each as it came: all are stored in one change, or none. Where something comes that could not
 * be known (a die, a draw, a reveal, the other side), the rest is dropped.
 */
actions?: Array<Json>, } | { "do": "cancel_premove" } | { "do": "undo" } | { "do": "go_back",
/**
 * How many actions had been played before that decision: one of `decisions`.
 */
to: number, } | { "do": "resign" } | { "do": "cancel" } | { "do": "offer",
/**
 * What is proposed.
 */
kind: OfferKind,
/**
 * Of a takeback: back to the own decision before which so many actions had been played; the last one if absent.
 */
to?: number, } | { "do": "accept",
/**
 * The proposal that is agreed to.
 */
kind: OfferKind, } | { "do": "decline",
/**
 * The proposal that is declined or withdrawn.
 */
kind: OfferKind, } | { "do": "claim" } | { "do": "wait" } | { "do": "resume" };

/**
 * What a client sends.
 */
export type ToServer = { "type": "do",
/**
 * A key of the client's choice, new for every command and the same when it is sent again; at most 64 characters.
 */
key: string,
/**
 * The version that the player saw.
 */
version: number,
/**
 * For which side, where one plays both.
 */
side?: Side,
/**
 * What is to be done.
 */
command: Command, } | { "type": "chat",
/**
 * A key of the client's choice.
 */
key: string,
/**
 * What; 1 to 500 characters.
 */
text: string, } | { "type": "why",
/**
 * A key of the client's choice.
 */
key: string,
/**
 * For which side, where one plays both.
 */
side?: Side,
/**
 * The action.
 */
action: Json, } | { "type": "preview",
/**
 * A key of the client's choice.
 */
key: string,
/**
 * The version that the player saw.
 */
version: number,
/**
 * For which side, where one plays both.
 */
side?: Side,
/**
 * 1 to 64 actions from the present question on, or from the one that comes to the side next while the other answers in secret.
 */
actions: Array<Json>, } | { "type": "look",
/**
 * From where; stays as it is if absent.
 */
seat?: Seat,
/**
 * In which language; stays as it is if absent.
 */
lang?: Language, } | { "type": "ping",
/**
 * A key of the client's choice.
 */
key: string, };

/**
 * What the server sends.
 */
export type FromServer = { "type": "table" } & TableSnapshot | { "type": "update" } & Update | { "type": "done",
/**
 * The key of the command.
 */
key: string,
/**
 * The version it made.
 */
version: number,
/**
 * The rematch that began.
 */
rematch?: string, } | { "type": "refused",
/**
 * The key of the message; none where it had none.
 */
key: string | null,
/**
 * The code, the sentence, and the rule if one forbids it.
 */
error: Error, } | { "type": "why",
/**
 * The key of the question.
 */
key: string,
/**
 * The answer.
 */
answer: WhyNot, } | { "type": "preview",
/**
 * The key of the question.
 */
key: string,
/**
 * What would come of the actions.
 */
preview: Preview, } | { "type": "chat" } & ChatLine | { "type": "seats" } & Seats | { "type": "pong",
/**
 * The key of the `ping`.
 */
key: string,
/**
 * The server's time.
 */
now: number, };

/**
 * The question why an action is not possible.
 */
export type Why = {
/**
 * The action.
 */
action: Json,
/**
 * For which side, where one plays both.
 */
side?: Side, };

/**
 * Why an action is not possible.
 */
export type WhyNot = {
/**
 * Whether it is possible after all.
 */
legal: boolean,
/**
 * The rule that forbids it; none if it is possible, or has nothing to do with what is asked.
 */
refusal: Refusal | null, };

/**
 * Actions that are not played yet, and of which one wants to know what would come.
 */
export type Draft = {
/**
 * The version that the player saw.
 */
version: number,
/**
 * For which side, where one plays both.
 */
side?: Side,
/**
 * 1 to 64 actions from the present question on, or from the one that comes to the side next while the other answers in secret.
 */
actions: Array<Json>, };

/**
 * What would come of the actions of a draft, as far as its seat can know: it depends on the view of the seat and on nothing else.
 */
export type Preview = {
/**
 * The version that it starts from.
 */
version: number,
/**
 * What would be asked next, if the draft can go on.
 */
question: Question | null,
/**
 * The answers to it.
 */
choices: Array<Choice>,
/**
 * How the scene would change by all the actions: a merge patch (RFC 7396) of the scene of that version; none if it would not.
 */
patch: Json | null,
/**
 * What would happen, as far as it is certain: a group an action, without patches. Actions behind the end have none.
 */
log: Array<LogGroup>,
/**
 * Why the draft cannot go on here; none while it can.
 */
ends: DraftEnd | null, };

/**
 * Why a draft cannot go on.
 */
export type DraftEnd = "dice" | "draw" | "reveal" | "other" | "over";

/**
 * What sort of visitor one is.
 */
export type Who = "account" | "guest" | "nobody";

/**
 * Who one is.
 */
export type Me = {
/**
 * What sort of visitor.
 */
who: Who,
/**
 * The name that others read.
 */
name: string | null,
/**
 * How many tables wait for one's decision.
 */
waiting: number, };

/**
 * Somebody without an account.
 */
export type Whoever = {
/**
 * The name that others read, 1 to 40 characters. Without it, a guest keeps the name they have, and a new one is called `Guest`.
 */
name?: string, };

/**
 * An account to be made.
 */
export type Account = {
/**
 * The name, 2 to 40 characters.
 */
name: string,
/**
 * The password, 8 to 200 characters.
 */
password: string, };

/**
 * Signing in; what one played as a guest goes over to the account.
 */
export type SignIn = {
/**
 * The name.
 */
name: string,
/**
 * The password.
 */
password: string, };

/**
 * The password, to confirm something that cannot be taken back.
 */
export type Password = {
/**
 * The password.
 */
password: string,
/**
 * The new one, where it is to be changed.
 */
new?: string, };

/**
 * A token for a program, to be made.
 */
export type NewApiToken = {
/**
 * What one calls it.
 */
label: string,
/**
 * What it may do: `read` (see tables), `play` (open, sit down, act).
 */
scopes: Array<string>,
/**
 * When it ends by itself, in days; never, if absent.
 */
days?: number, };

/**
 * A token for a program.
 */
export type Token = {
/**
 * Names it.
 */
id: string,
/**
 * What one calls it.
 */
label: string,
/**
 * What it may do.
 */
scopes: Array<string>,
/**
 * When it was made.
 */
created: number,
/**
 * When it ends by itself.
 */
expires: number | null, };

/**
 * A token was made.
 */
export type TokenMade = {
/**
 * The token.
 */
token: Token,
/**
 * What the program sends as `Authorization: Bearer …`; it is told once.
 */
secret: string, };

/**
 * A line of a list of tables.
 */
export type TableSummary = {
/**
 * Its name in links.
 */
id: string,
/**
 * Its version.
 */
version: number,
/**
 * What is played.
 */
game: string,
/**
 * The title of the game.
 */
title: string,
/**
 * The options that are not the default ones.
 */
options: { [key in string]?: Json },
/**
 * Whether it counts.
 */
rated: boolean,
/**
 * Whether everybody may watch.
 */
public: boolean,
/**
 * The clock.
 */
clock: ClockSetting,
/**
 * When the running clock is over.
 */
deadline: number | null,
/**
 * How far it has come.
 */
phase: Phase,
/**
 * Who sits where.
 */
seats: Seats,
/**
 * Who has something to decide.
 */
turn: Pair<boolean>,
/**
 * The sides that are mine.
 */
mine: Array<Side>,
/**
 * Whether it is for me to decide.
 */
my_turn: boolean,
/**
 * How it ended.
 */
outcome: Outcome | null,
/**
 * When it was opened.
 */
created: number,
/**
 * When it last changed.
 */
updated: number, };

/**
 * A part of a list.
 */
export type TableList = {
/**
 * The part.
 */
tables: Array<TableSummary>,
/**
 * What to send as `after` for the next part; none if this is the last.
 */
next: string | null, };

/**
 * One kind of game for which people wait.
 */
export type PoolCell = {
/**
 * `twilight`, `curtain` or `spies`.
 */
game: string,
/**
 * The clock.
 */
clock: ClockSetting,
/**
 * How many people wait.
 */
waiting: number,
/**
 * Whether I am one of them.
 */
mine: boolean, };

/**
 * The pool: two who wait for the same kind of game and fit by their ratings are paired.
 */
export type Pool = {
/**
 * Every kind of game, by game and clock.
 */
cells: Array<PoolCell>,
/**
 * The table at which I was seated just now.
 */
table?: string, };

/**
 * Waiting for an opponent: for one of the cells of the pool.
 */
export type Seek = {
/**
 * `twilight`, `curtain` or `spies`.
 */
game: string,
/**
 * The clock.
 */
clock: ClockSetting, };

/**
 * What the lobby shows; also the data of each event of its stream.
 */
export type Lobby = {
/**
 * My tables that are not over.
 */
mine: Array<TableSummary>,
/**
 * Tables with a free chair.
 */
open: Array<TableSummary>,
/**
 * Public games that are on.
 */
watch: Array<TableSummary>,
/**
 * My games that are over.
 */
finished: Array<TableSummary>,
/**
 * Tables to which somebody has asked me by name.
 */
asked: Array<TableSummary>,
/**
 * Who waits for an opponent.
 */
pool: Pool, };

/**
 * How a game ended for somebody.
 */
export type GameResult = "won" | "drawn" | "lost";

/**
 * How many games ended in each way.
 */
export type Count = {
/**
 * How many were won.
 */
won: number,
/**
 * How many were drawn.
 */
drawn: number,
/**
 * How many were lost.
 */
lost: number, };

/**
 * A rating after a game.
 */
export type CurvePoint = {
/**
 * When the game ended.
 */
at: number,
/**
 * The rating, in points.
 */
rating: number,
/**
 * The deviation.
 */
deviation: number, };

/**
 * Why games ended, and how many of them.
 */
export type EndCount = {
/**
 * The slug of the reason.
 */
reason: string,
/**
 * The reason as a sentence.
 */
text: string,
/**
 * How these games ended.
 */
games: Count, };

/**
 * How somebody plays one game.
 */
export type GameProfile = {
/**
 * `twilight`, `curtain` or `spies`.
 */
game: string,
/**
 * The title of the game.
 */
title: string,
/**
 * The rating of all games, if any was rated.
 */
rating?: Rating,
/**
 * The rating of the games on each side.
 */
sides: Pair<Rating | null>,
/**
 * How the games on each side ended, those that were not rated too.
 */
results: Pair<Count>,
/**
 * Why they ended, the most frequent reason first.
 */
ends: Array<EndCount>,
/**
 * The rating after each of the last two hundred rated games, in their order.
 */
curve: Array<CurvePoint>, };

/**
 * How the games against one opponent ended.
 */
export type HeadToHead = {
/**
 * The name of the opponent.
 */
name: string,
/**
 * How they ended.
 */
games: Count,
/**
 * When the last one ended.
 */
at: number, };

/**
 * A public game that somebody has played.
 */
export type PlayedGame = {
/**
 * The table.
 */
id: string,
/**
 * Which game.
 */
game: string,
/**
 * The title of the game.
 */
title: string,
/**
 * On which side.
 */
side: Side,
/**
 * Who sat on the other side.
 */
opponent: Player,
/**
 * How it ended.
 */
result: GameResult,
/**
 * Why it ended, as a sentence.
 */
text: string,
/**
 * When it ended.
 */
at: number,
/**
 * What it did to the rating, in points; only there if it was rated.
 */
change?: number,
/**
 * The rating after it.
 */
rating?: number, };

/**
 * Public games that somebody has played, the last one first.
 */
export type PlayedList = {
/**
 * A part of them.
 */
games: Array<PlayedGame>,
/**
 * What to send as `after` for the next part; none if this is the last.
 */
next: string | null, };

/**
 * Somebody with an account, as everybody sees it: public games alone.
 */
export type Profile = {
/**
 * The name.
 */
name: string,
/**
 * When the account was made.
 */
since: number,
/**
 * How each game is played of which one is over.
 */
games: Array<GameProfile>,
/**
 * Whom they have played most.
 */
opponents: Array<HeadToHead>,
/**
 * Games that are on.
 */
playing: Array<TableSummary>, };

/**
 * A line of a leaderboard.
 */
export type Leader = {
/**
 * The name.
 */
name: string,
/**
 * The rating.
 */
rating: Rating, };

/**
 * Who plays a game best, among those of whom enough is known.
 */
export type Leaderboard = {
/**
 * Which game.
 */
game: string,
/**
 * The title of the game.
 */
title: string,
/**
 * A part of the list, the highest rating first.
 */
leaders: Array<Leader>,
/**
 * What to send as `after` for the next part; none if this is the last.
 */
next: string | null, };

/**
 * Every game.
 */
export type Games = {
/**
 * The games.
 */
games: Array<GameInfo>,
/**
 * The languages of the sentences.
 */
languages: Array<string>, };

/**
 * A game, with all that can be set.
 */
export type GameInfo = {
/**
 * `twilight`, `curtain` or `spies`.
 */
name: string,
/**
 * Its title.
 */
title: string,
/**
 * Its rules version.
 */
rules: number,
/**
 * Its sides.
 */
sides: Pair<SideName>,
/**
 * Its named rule sets, the default first.
 */
presets: Array<Preset>,
/**
 * The one that readers of this language begin with.
 */
usual: string,
/**
 * Its rule options.
 */
options: Array<OptionInfo>,
/**
 * Who can be played against.
 */
bots: Array<Bot>,
/**
 * Whether sides can be bid for.
 */
bidding: boolean,
/**
 * Whether a draw can be agreed.
 */
draw: boolean,
/**
 * What never changes about cards, places and whatever else has a slug, with the default options.
 */
catalog: Json,
/**
 * The names of everything that has a slug.
 */
names: { [key in string]: string },
/**
 * What cards and places do, by slug.
 */
texts: { [key in string]: string }, };

/**
 * What a side is called.
 */
export type SideName = {
/**
 * In positions and on the command line: `us`, `kgb`.
 */
slug: string,
/**
 * To show.
 */
name: string, };

/**
 * A named rule set.
 */
export type Preset = {
/**
 * The name.
 */
name: string,
/**
 * What it is.
 */
text: string,
/**
 * The options that it sets.
 */
options: { [key in string]?: Json }, };

/**
 * A rule option.
 */
export type OptionInfo = {
/**
 * The name.
 */
name: string,
/**
 * What it decides.
 */
text: string,
/**
 * The values that it takes, or for a number a few typical ones.
 */
values: Array<OptionValue>,
/**
 * The default.
 */
default: Json, };

/**
 * A value of a rule option.
 */
export type OptionValue = {
/**
 * The value.
 */
value: Json,
/**
 * What it means.
 */
text: string, };

/**
 * A bot.
 */
export type Bot = {
/**
 * The name.
 */
name: string,
/**
 * What it is.
 */
text: string, };

/**
 * The rules of a game in numbered sections.
 */
export type Digest = {
/**
 * The game.
 */
game: string,
/**
 * The language it is written in.
 */
lang: string,
/**
 * The sections in order.
 */
sections: Array<Section>, };

/**
 * A section of the rules.
 */
export type Section = {
/**
 * Its number, such as `3.7`; empty where there is none.
 */
number: string,
/**
 * Its title, where it has one.
 */
title: string,
/**
 * Its text, in Markdown.
 */
text: string, };

/**
 * How bad an action may be.
 */
export type DangerLevel = "loses" | "may_lose" | "neglects";

/**
 * A warning before an action that a player would regret.
 */
export type Danger = {
/**
 * How bad it may be.
 */
level: DangerLevel,
/**
 * The warning.
 */
text: string, };

/**
 * Every lesson, in the order in which they are learnt.
 */
export type Lessons = {
/**
 * The lessons.
 */
lessons: Array<LessonInfo>, };

/**
 * A lesson, as it stands in a list.
 */
export type LessonInfo = {
/**
 * `twilight`, `curtain` or `spies`.
 */
game: string,
/**
 * Its name in addresses.
 */
id: string,
/**
 * Its title.
 */
title: string,
/**
 * What it belongs to.
 */
theme: string,
/**
 * The same in words.
 */
theme_text: string,
/**
 * How long it takes, about.
 */
minutes: number,
/**
 * How many steps it has.
 */
steps: number, };

/**
 * How far somebody is in a lesson. The server keeps nothing of it.
 */
export type LessonPlay = {
/**
 * What was answered to each step so far: an action, or null where there was only something to read. The last one may be wrong.
 */
answers: Array<Json>, };

/**
 * A moment of a lesson.
 */
export type LessonMoment = {
/**
 * What lesson it is.
 */
lesson: LessonInfo,
/**
 * Whom one plays.
 */
seat: Side,
/**
 * How many steps are done.
 */
done: number,
/**
 * What came of the last answer.
 */
reply?: LessonReply,
/**
 * What is read next; after the last step the closing sentence. Words between `**` are emphasised.
 */
text: string,
/**
 * What is to be done, where there is something to do.
 */
task?: string,
/**
 * What it is about: slugs of what lies on the table.
 */
point: Array<string>,
/**
 * An answer that is right, for who wants to be shown.
 */
show?: Json,
/**
 * Who decides.
 */
actor?: Actor,
/**
 * What is asked.
 */
question?: Question,
/**
 * What one may play; the lesson wants one of them.
 */
choices: Array<Choice>,
/**
 * What a board draws.
 */
scene: Scene,
/**
 * How the game ended, if it did.
 */
outcome?: Outcome, };

/**
 * What came of an answer.
 */
export type LessonReply = {
/**
 * What the lesson says to it.
 */
verdict: Verdict,
/**
 * Why, or what it has brought; nothing where the next step says it.
 */
text: string | null,
/**
 * What has happened.
 */
log: Array<LogGroup>, };

/**
 * What a lesson says to an answer.
 */
export type Verdict = "right" | "wrong" | "illegal";
