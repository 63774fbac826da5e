### What all games share, in English.

list-separator = {", "}
labelled = { $label }: { $text }
labelled-sentence = [{ $label }] { $text }
with-section = { $sentence } (rule { $section })
outcome-won = Winner: { $winner }. { $reason }
outcome-draw = A draw. { $reason }

## The terminal

ui-serving = Hotline is open at { $url } (stop with Ctrl-C; hotline --help tells what else it can do).
ui-help =
    3             play choice 3
    WORDS         play the choice that the words fit: what to do, which card
    ?             explain what is asked; ? 3 explains a choice, ? NAME a card
    why WORDS     explain why something is not possible
    log           everything that has happened
    table         draw the table again
    undo          take back your last action, if nothing was shown since
    save FILE     save the game; without a name, where it was saved last
    quit          save and leave
ui-playing = { $title }. You play { $side }. Type help to see the commands.
ui-playing-both = { $title }. Two players at one keyboard. Type help to see the commands.
ui-happened = What happened:
ui-nothing-yet = Nothing has happened yet.
ui-hand-over = Please hand the keyboard to { $side }.
ui-hand-over-undo = The player before may still type undo.
ui-press-enter = { $side }: press Enter to see the table.
ui-press-enter-leave = Press Enter to leave.
ui-pane-board = Table
ui-pane-hand = Hand
ui-pane-log = Log
ui-pane-question = Question
ui-pane-keys = Tab: next pane, PgUp/PgDn: scroll
ui-only-choice = The only choice is played: { $choice }
ui-press-enter-only = Press Enter to play the only choice.
ui-no-such-choice =
    { $count ->
        [one] There is only one choice; type 1.
       *[other] There is no choice { $number }; type a number from 1 to { $count }.
    }
ui-not-understood = I do not understand “{ $input }”. Type a number, or help.
ui-several = That fits several choices: { $numbers }.
ui-why-what = Why what? For example: { $example }
ui-why-possible = That is possible: choice { $numbers }.
ui-why-unknown = I do not know what “{ $input }” should be. Name an action and its cards, for example: { $example }
ui-nothing-to-explain = There is nothing to explain about “{ $input }”.
ui-choose-again = Choose it again to play it anyway.
ui-undone = Taken back.
ui-cannot-undo = There is nothing to take back: only your own last actions, up to the last draw, reveal or action of somebody else.
ui-saved = Saved in { $file }.
ui-not-saved = The game could not be saved in { $file }: { $error }.
ui-continue = Continue with: { $command }
ui-older-rules = { $file }: this game was played under version { $found } of the rules and is replayed under version { $known }.
ui-interrupt = { $side } may interrupt:
ui-go-on = Press Enter to let { $side } go on.
ui-only = (for { $side } only) { $sentence }
ui-presets = Editions (--edition):
ui-options = Options (--option NAME=VALUE):
ui-default = (default)
ui-pack-good = { $file } is a valid card pack.

## The analysis of a game

ui-analysis-unfinished = The game is not over yet.
ui-analysis-course = Chance to win of { $side }: { $start }% at the start, { $result }% in the end.
ui-analysis-sum = Points of this by luck: { $luck }; by decisions: { $decisions }; what the evaluation changed its mind about: { $rest }.
ui-analysis-side = { $side }: { $decisions } decisions, accuracy { $accuracy }%, { $lost } points lost (inaccuracies: { $inaccuracies }, mistakes: { $mistakes }, blunders: { $blunders }); luck { $luck } points; result without luck { $adjusted }%.
ui-analysis-faults = Decisions that cost most
ui-analysis-fault = { $number }. { $side } – { $question } { $action }: { $grade }, { $lost } points lost. Better: { $better }.
ui-analysis-casts = Dice and draws that changed most
ui-analysis-cast = { $number }. { $question } { $action }: { $luck } points for { $side }.
ui-analysis-none = None.
ui-grade-inaccuracy = an inaccuracy
ui-grade-mistake = a mistake
ui-grade-blunder = a blunder

## The server

server-malformed = This request cannot be understood.
server-not_found = There is no such thing here.
server-method = This address does not take such a request.
server-sign_in = Please sign in or take a seat first.
server-password = Name or password is wrong.
server-forbidden = You are not allowed to see or do this.
server-origin = This request comes from another site.
server-name_taken = This name is taken.
server-name_unfit = Please choose another name (2 to 40 characters: letters of one script, digits, common punctuation) or a longer password (8 characters at least).
server-seat_taken = The seat is taken, or the link is no longer valid.
server-stale = The table has moved on.
server-refused = This does not answer the question.
server-not_yours = It is somebody else’s decision.
server-not_begun = The game has not begun.
server-begun = The game has started: you can resign, but not cancel it.
server-paused = The game is paused.
server-not_paused = The game is not paused.
server-over = The game is over.
server-not_over = The game is not over yet.
server-no_undo = There is nothing to take back: since then a die was rolled, or a card drawn or shown.
server-rated = In a rated game nothing goes back.
server-rated_terms = A rated game needs two accounts, a clock, a named rule set and the usual start.
server-no_offer = There is no such offer, or it cannot be made now.
server-no_claim = Nobody has run out of time.
server-no_bot = There is no such bot.
server-options = These options are not available together.
server-position = This position is not possible.
server-record = This record or log is damaged.
server-export = This game cannot be written in this form.
server-too_large = This is too much at once.
server-too_often = Too many requests. Please wait a moment.
server-too_many = Too many windows are open; please close some.
server-too_many_games = You are playing too many games at once against bots that think; please finish or resign some.
server-too_many_tables = Too many of your tables are not over; please finish, resign or cancel some.
server-full = This table or list is full; nothing more can be added.
server-key_used = This key was used for another command.
server-stuck = This game was played under other rules and cannot be shown by this version.
server-busy = The server cannot answer right now; please try again.
server-storage = The server cannot store anything right now: its disk is full or cannot be written to. Your last action did not count; please try again in a moment.
server-internal = Something went wrong here. Nothing is lost; please try again.
server-waiting = { $side } decides.
server-waiting_seat = Waiting for somebody to take the free seat.
server-waiting_paused = The game is paused.
server-undo_takes = Takes back: { $action }
server-undo_nothing = You have done nothing yet that could be taken back.
server-undo_moved = Nothing to take back: the other side has moved since.
server-undo_shown = Nothing to take back: something has been shown.
server-undo_rolled = Nothing to take back: dice have been rolled.
server-undo_drawn = Nothing to take back: a card has been drawn.
server-end_resigned = { $loser } has resigned.
server-end_time = { $loser } ran out of time.
server-end_agreed = The players have agreed to a draw.
server-reason_resigned = Resignation.
server-reason_time = Out of time.
server-reason_agreed = Draw by agreement.
server-bot_random = Plays any legal move.
server-bot_easy = Avoids moves that lose at once; does not plan ahead.
server-bot_medium = Looks one decision ahead.
server-bot_hard = Thinks for at most two seconds a round.
server-bot_expert = Thinks for at most six seconds a round.
server-guest = Guest
server-own_rules = A rule set of its own.
