### The web client, in English.

## Everywhere

web-title = Hotline
web-brand-label = Hotline: to the lobby
web-close = Close
web-loading = Loading
web-missing = There is nothing at this address.
web-error-network = The server cannot be reached. What you played is safe.
web-error-server = Something went wrong on the server. Nothing has changed.
web-copied = Copied
web-nav-label = Pages
web-nav-play = Play
web-nav-replays = Replays
web-rules = Rules

## The games

web-game-twilight = Twilight Struggle
web-game-twilight-text = The whole Cold War on one map. Ten turns, two to three hours.
web-game-curtain = Iron Curtain
web-game-curtain-text = Eighteen cards become the map. Twenty minutes.
web-game-spies = CIA vs KGB
web-game-spies-text = Bluff over one country at a time. Half an hour.

## The lobby

web-lobby-title =
    { $count ->
        [one] Your move in one game
       *[other] Your move in { $count } games
    }
web-lobby-none = What shall we play?
web-lobby-empty = No games yet
web-lobby-empty-text = Begin with Iron Curtain against the machine: it takes twenty minutes.
web-lobby-waiting = Waiting for the other side
web-lobby-open = Open tables
web-lobby-open-count =
    { $count ->
        [one] one person is looking for an opponent
       *[other] { $count } people are looking for an opponent
    }
web-lobby-watch = Games to watch
web-lobby-finished = My finished games
web-list-play = Play
web-list-look = Look
web-list-join = Join
web-list-watch = Watch
web-list-replay = Replay
web-list-against = against { $name }
web-list-both = { $west } – { $east }
web-list-you = It is for you to decide.
web-list-other = { $name } decides.
web-list-both-decide = Both sides decide.

## A new game

web-new = New game
web-new-game = Which game?
web-new-against = Play against
web-against-bot = Machine
web-against-friend = A friend
web-against-friend-text = You get a link to send.
web-against-anyone = Anyone
web-against-anyone-text = The table waits in the lobby.
web-against-screen = Same screen
web-against-screen-text = Two players pass one device.
web-new-level = Level
web-bot-random = Machine, random
web-bot-easy = Machine, easy
web-bot-medium = Machine, medium
web-bot-hard = Machine, hard
web-bot-expert = Machine, expert
web-new-side = Side
web-side-lot = By lot
web-side-bid = Bid
web-side-bid-text = Both of you bid influence for the right to choose the side.
web-new-clock = Time each
web-clock-none = No limit
web-clock-minutes = { $minutes } min
web-clock-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-clock-live-text = { $minutes } minutes for the whole game, and { $seconds } seconds more with each turn.
web-clock-days-text = { $days } days for each turn: a game by correspondence, played when you find the time.
web-new-preset = Rule set
web-new-usual = As usual: { $value }
web-new-rated = The game counts: no taking back by consent
web-new-public = Everybody may watch
web-new-more = More options
web-new-fewer = Fewer options
web-new-fair = Dice and draws are fixed before the game and can be checked by anyone afterwards.

## Sitting down

web-join = Sit down
web-join-title = You are invited to a game
web-join-game = You are invited: { $title }
web-join-name = Your name
web-invite-text = Send this link to your friend:
web-invite-copy = Copy the link
web-waiting-lobby = The table stands in the lobby until somebody sits down.
web-player-you = You
web-player-guest = Guest
web-player-nobody = nobody yet
web-player-gone = a former player
web-player-away = away

## The table

web-page-table = { $title } · Hotline
web-page-turn = (1) { $title } · Hotline
web-page-count = ({ $count }) Hotline
web-page-replay = Replay: { $title } · Hotline
web-page-finished = Replays · Hotline
web-board-label = Board
web-rail-label = Question and log
web-hand-label = Below the board
web-prompt-label = What is to be decided
web-read-rule = Read rule { $section }
web-choices-label = Possible choices
web-kinds-label = Kind of operation
web-kind-place = Influence
web-kind-coup = Coup
web-kind-realign = Realign
web-who-you = Your decision, as { $side }
web-who-other = { $name } decides, as { $side }
web-thinking = Thinking…
web-who-nobody = Nobody has to decide
web-who-over = The game is over
web-phase-waiting = Waiting for an opponent
web-phase-paused = The clocks are stopped.
web-phase-cancelled = The table was called off.
web-phase-stuck = This game was played under rules that this program no longer knows. Its record is kept.
web-phase-chance = Dice and cards decide
web-early-title = You may answer already; the other side does not see it
web-held = Your answer is chosen and sealed: { $text }
web-held-change = Change it
web-held-busy = Your choice is on its way.
web-held-offline = There is no connection just now.
web-interrupts = It is not your turn, but you may do this:
web-back = Back
web-points-done =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
web-points-left = so far, { $left } left
web-points-undo = Undo the last one
web-tabs-label = Parts of the table
web-tab-board = Board
web-tab-hand = Hand
web-tab-log = Log
web-tab-moves = Moves
web-tab-chat = Chat
web-tab-notes = Notes
web-tab-cards = Cards
web-tab-tracks = Tracks
web-log-label = What happened
web-log-empty = Nothing has happened yet.
web-since =
    { $count ->
        [one] Since you were last here: one move.
       *[other] Since you were last here: { $count } moves.
    }
web-since-again = Show again
web-step-skip = Any key or click: to the present position
web-chat-label = What was said
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write something
web-chat-send = Send
web-notes-label = My notes about this game
web-notes-text = Only you can read them. They are saved as you write.
web-notes-saved = Saved
web-notes-waiting = Not saved yet
web-whynot-label = Why this is not possible
web-whynot-now = This has nothing to do with what is asked now.
web-whynot-show = Show what I can do
web-danger-title = Are you sure?
web-danger-back = Choose something else
web-danger-go = Play it anyway
web-handover-title = { $side }: it is your turn
web-handover-text = The cards of the other side are hidden. Press when you hold the device.
web-handover-show = Show the view: { $side }
web-lost = The connection is lost.
web-lost-retry =
    { $seconds ->
        [0] Trying again. What was accepted is saved.
       *[other] Trying again in { $seconds } s. What was accepted is saved.
    }
web-lost-now = Try now
web-resume = Go on
web-claim-text = The other side has run out of time.
web-claim = Claim the win
web-claim-wait = Give more time
web-offer-draw-theirs = { $side } offers a draw.
web-offer-draw-mine = You have offered a draw.
web-offer-takeback-theirs = { $side } asks to take the last decision back.
web-offer-takeback-mine = You have asked to take your last decision back.
web-offer-pause-theirs = { $side } asks to stop the clocks.
web-offer-pause-mine = You have asked to stop the clocks.
web-offer-rematch-theirs = { $side } wants to play again with sides swapped.
web-offer-rematch-mine = You have offered to play again with sides swapped.
web-offer-accept = Agree
web-offer-decline = Decline
web-offer-withdraw = Withdraw
web-over-replay = Watch the replay
web-over-rematch = Play again
web-over-next = To the next game
web-over-lobby = To the lobby

## The menu of a table

web-menu = Menu
web-menu-lobby = To the lobby
web-menu-rules = Rules of this game
web-menu-history = Earlier positions
web-menu-takeback = Ask to take back
web-menu-draw = Offer a draw
web-menu-pause = Ask for a pause
web-menu-resign = Resign
web-menu-cancel = Call the table off
web-resign-title = Do you give up?
web-resign-text = The other side wins at once. This cannot be taken back.
web-resign-no = Play on
web-resign-yes = Resign
web-fair = Dice and draws
web-fair-text = They follow from a seed that was sealed before the game and from what each side added. The seed is told at the end, and anybody can check.
web-fair-commitment = Seal:
web-fair-seed = Seed:
web-download = Download
web-download-record = Record
web-download-text = Sentences
web-download-csv = Dice and draws (CSV)
web-download-playdek = Playdek log
web-download-position = This position

## Keys

web-keys = Keys
web-key-choice = go to a choice
web-key-arrows = from choice to choice, from place to place
web-key-enter = choose, confirm
web-key-escape = leave, unselect
web-key-back = take back
web-key-kinds = influence, coup, realignment
web-key-prompt = to the choices
web-key-board = to the board
web-key-log = log
web-key-chat = chat
web-key-notes = notes
web-key-list = the board as a list
web-key-region = then a letter: to Europe (E), Asia (A), the Middle East (M), Africa (F), Central America (C), South America (S)
web-key-help = these keys

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animations
web-motion-off = Off
web-motion-quick = Quick
web-motion-normal = Usual
web-motion-slow = Slow
web-palette = Palette
web-palette-usual = Usual
web-palette-distinct = For colour-blind eyes
web-sound = A knock when it is my turn
web-letters = Single letters are commands
web-confirm = Ask for a confirmation before each move

## Replays

web-replay-label = Replay
web-replay-seen = Seen by
web-replay-both = Both
web-replay-public = Public
web-replay-slider = Moment of the game
web-replay-step = Step { $at } of { $of }
web-replay-first = To the beginning
web-replay-turnback = One turn back
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step forward
web-replay-turnforward = One turn forward
web-replay-last = To the end
web-replay-speed = Speed { $speed }×
web-replay-copy = Copy the link to this step
web-score = { $side } { $points }
web-score-even = 0
web-curve-label = The score through the game; now: { $score }
web-check = Check dice and draws
web-check-yes = Checked: every die and draw follows from the sealed seed.
web-check-no = The record has no seeds, so dice and draws cannot be checked.
web-continue = Play on from here
web-continue-text = A new game begins with the position after step { $at }.
web-continue-start = Begin
web-upload = Watch a record or a log
web-upload-text = A record of Hotline, or a Twilight Struggle log of Playdek. Every move is checked.
web-upload-choose = Choose a file
web-upload-busy = Checking the file
web-finished-empty = None of your games is over yet.
web-finished-all = All public games
web-finished-more = More

## Rules at hand

web-rules-games = Games
web-rules-note = A digest in our own words, in English; names and texts of cards are in every language at the table.
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-none = No rule speaks of “{ $sought }”.

## The account

web-account = Account
web-account-text = You do not need one. With an account your games follow you to other devices; what you play as a guest goes over to it.
web-account-guest = Use this name as a guest
web-account-password = Password, at least 8 characters
web-account-enter = Sign in
web-account-make = Make an account
web-account-leave = Sign out
web-account-export = Everything that is kept about me
web-account-signed = You are signed in as { $name }.
web-account-done = Done.
