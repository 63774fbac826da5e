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
web-lobby-text = No account needed. Take a seat and play.
web-machine-title = Play the computer
web-friend-title = Play a friend
web-friend-short = With a friend
web-friend-link = Make the link
web-friend-note = They see the terms before they sit down.
web-start = Start now
web-level-easy = Easy
web-level-medium = Medium
web-level-hard = Hard
web-level-expert = Expert
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
web-list-you = Your turn
web-list-other = { $name } to decide.
web-list-both-decide = Both sides to decide.

## A new game

web-new = New game
web-new-game = Which game?
web-new-against = Play against
web-against-bot = Computer
web-against-friend = A friend
web-against-anyone = Anyone
web-against-anyone-text = The table waits in the lobby.
web-against-screen = Same screen
web-against-screen-text = Two players pass one device.
web-new-level = Level
web-bot-random = Computer, random
web-bot-easy = Computer, easy
web-bot-medium = Computer, medium
web-bot-hard = Computer, hard
web-bot-expert = Computer, expert
web-new-side = Side
web-side-lot = Random
web-side-bid = Bid
web-side-bid-text = Both of you bid influence for the right to choose the side.
web-new-clock = Time each
web-clock-none = No limit
web-clock-minutes = { $minutes } min
web-clock-increment = { $minutes } min + { $seconds } s
web-clock-none-text = No clock: take all the time you need.
web-clock-live = Live
web-clock-post = By correspondence
web-clock-custom = Custom
web-clock-set-minutes = Minutes each
web-clock-set-seconds = Seconds added a move
web-clock-set-days = Days a move
web-clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-clock-live-text =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } each for the whole game{ $seconds ->
        [0] {""}
        [one] , plus { $seconds } second a move
       *[other] , plus { $seconds } seconds a move
    }. Dice and the opponent’s time do not count.
web-clock-days-text =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    } a move: a game by correspondence, played when you find the time.
web-new-preset = Rule set
web-new-usual = Default: { $value }
web-new-rated = Rated game: no takebacks
web-new-rated-terms = Two accounts, a clock, a rule set without changes.
web-new-public = Anyone may watch
web-new-more = More options
web-new-fewer = Fewer options
web-new-fair = Dice and draws are fixed before the game, and anyone can check them afterwards.

## Sitting down

web-join = Sit down
web-join-title = You are invited to a game
web-join-as = You sit down as { $name }.
web-join-note = The clock starts when both have sat down.
web-terms-host = Host
web-terms-side = You play
web-terms-clock = Clock
web-terms-rules = Rules
web-terms-differs = What differs
web-terms-changed = changed rules
web-terms-counts = Game
web-terms-rated = rated, no takebacks
web-terms-unrated = unrated
web-terms-public = Anyone may watch.
web-terms-private = Private: nobody else sees it.
web-join-name = Your name
web-invite-text = Send this link to your friend:
web-invite-copy = Copy the link
web-waiting-lobby = The table waits in the lobby until somebody sits down.
web-waiting-link = The table waits for the player who opens the invitation link. The link is kept on the device on which you opened the table.
web-player-rated = { $name } { $rating }
web-rating-provisional = { $rating }?
web-player-you = You
web-player-guest = Guest
web-player-nobody = nobody yet
web-player-gone = a former player
web-player-away = away

## The table

web-page-table = { $title } · Hotline
web-page-turn = ({ $count }) { $title } · Hotline
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
web-thinking = Thinking…
web-who-nobody = Nobody has to decide
web-who-over = The game is over
web-phase-waiting = Waiting for an opponent
web-phase-paused = The clocks are stopped.
web-phase-cancelled = The table was cancelled.
web-phase-stuck = This game was played under rules that this program no longer knows. Its record is kept.
web-phase-chance = Dice and cards decide
web-early-title = You may answer already; the other side does not see it
web-held = Your answer is chosen and sealed. { $text }
web-held-change = Change it
web-held-busy = Your choice is on its way.
web-held-early = Your choice is on its way. Choose again in a moment.
web-held-offline = There is no connection just now.
web-interrupts = It is not your turn, but you may do this:
web-points-done =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
web-points-left = so far, { $left } left
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
web-log-of = { $what }:
web-log-then = ;
web-result-of = { $number } of { $of }
web-result-go = Go on
web-result-die = Die: { $die }
web-result-before = before
web-result-after = after
web-since =
    { $count ->
        [one] Since you were last here: one move.
       *[other] Since you were last here: { $count } moves.
    }
web-since-show = Show
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
web-lost-draft = Your draft is kept; nothing of it has been sent.
web-lost-slow = The server has not answered yet. What you sent is kept and is not lost.
web-lost-now = Try now
web-resume = Go on
web-claim-text = The other side has run out of time.
web-claim = Claim the win
web-claim-wait = Give more time
web-offer-draw-theirs = { $side } offers a draw.
web-offer-draw-mine = You have offered a draw.
web-offer-takeback-theirs = { $side } asks to take back the last decision.
web-offer-takeback-mine = You have asked to take back your last decision.
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
web-menu-takeback = Ask for a takeback
web-menu-draw = Offer a draw
web-menu-pause = Ask for a pause
web-menu-resign = Resign
web-menu-cancel = Cancel the table
web-resign-title = Do you resign?
web-resign-text = The other side wins at once. This cannot be taken back.
web-resign-no = Play on
web-resign-yes = Resign
web-fair = Dice and draws
web-fair-text = They follow from a seed that was sealed before the game and from what each side added. The seed is revealed at the end, and anyone can check it.
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
web-key-choice = open a card of the hand, or go to a choice
web-key-arrows = from choice to choice, from place to place
web-key-enter = choose, confirm
web-key-escape = leave, unselect
web-key-back = take back
web-key-kinds = influence, coup, realignment
web-key-uses = event, Space Race, event first
web-key-prompt = to the choices
web-key-board = to the board
web-key-log = log
web-key-chat = chat
web-key-notes = notes
web-key-list = the board or the choices as a list
web-key-region = then a letter: to Europe (E), Asia (A), the Middle East (M), Africa (F), Central America (C), South America (S)
web-key-help = these keys

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animations
web-motion-off = Off
web-motion-quick = Quick
web-motion-normal = Normal
web-motion-slow = Slow
web-results = Results of dice and moves
web-results-always = Always
web-results-own = Own dice only
web-results-never = Never
web-palette = Palette
web-palette-usual = Normal
web-palette-distinct = For colour-blind eyes
web-sound = A sound when it is my turn
web-letters = Single letters are commands
web-confirm = Confirm before sending

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
web-rules-note = The rules in our own words, numbered as everywhere in the program.
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-none = No rule mentions “{ $sought }”.
web-rules-places =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    }
web-rules-before = Before
web-rules-next = Next
web-rules-all = All cards
web-rules-cards-chapter = Cards of this chapter
web-rules-cards-found = Cards that match
web-rules-every = All
web-rules-mentions = In the rules

## The account

web-account = Account
web-account-text = You do not need one. With an account your games follow you to other devices, and what you played as a guest moves into it.
web-account-guest = Use this name as a guest
web-account-password = Password, at least 8 characters
web-account-enter = Sign in
web-account-make = Create an account
web-account-leave = Sign out
web-account-export = Everything stored about me
web-account-signed = You are signed in as { $name }.
web-account-done = Done.

## The draft: what was chosen and not sent

web-who-draft = Your draft, as { $side }
web-undo = Undo
web-draft-label = Your draft
web-draft-drop = Take back: { $text }
web-draft-clear = Clear
web-draft-left =
    { $left ->
        [one] 1 point left
       *[other] { $left } points left
    }
web-draft-cubes-left =
    { $left ->
        [one] 1 cube left
       *[other] { $left } cubes left
    }
web-draft-open = Not complete yet
web-draft-target = Choose on the board
web-draft-of = { $card }: { $what }
web-draft-lay = Lay { $card }
web-draft-place =
    { $count ->
        [one] Place the point
       *[other] Place { $count } points
    }
web-draft-remove =
    { $count ->
        [one] Remove the point
       *[other] Remove { $count } points
    }
web-draft-place-cubes =
    { $count ->
        [one] Place the cube
       *[other] Place { $count } cubes
    }
web-draft-remove-cubes =
    { $count ->
        [one] Remove the cube
       *[other] Remove { $count } cubes
    }
web-draft-all = All points are chosen
web-draft-all-cubes = All cubes are chosen
web-draft-sending = Sending…
web-draft-offline = Waits for the connection
web-draft-round = End round
web-draft-full = Everything is placed. Confirm, or take something back first.
web-draft-note = Nothing has left this screen yet.
web-draft-lost = The table has moved on. Your draft was dropped.
web-draft-dice = Roll the dice?
web-draft-draw = Draw the cards?
web-draft-reveal = See what comes of it?
web-draft-other = Ready to send
web-draft-over = This ends the game
web-choose-board = Choose on the board or in your hand.
web-choose-map = Choose on the board.
web-choose-hand = Choose in your hand.
web-choices-list = List all choices as buttons
web-confirm-all = Everything
web-confirm-dice = Dice and draws
web-confirm-none = Nothing
web-goback = Go back
web-goback-text = Choose the decision to go back to. Dice and draws will come out the same again.
web-goback-hidden = A decision of yours

## About

web-about = About
web-about-text = Hotline is free software: you may use it under the MIT licence or under the Apache licence 2.0.
web-about-others = Works of others in it
web-about-by = By { $authors }
web-about-by-more = By { $authors } and others
web-about-licence = Licence:
web-about-changed = The pictograms take the colours of the page, and their coordinates are rounded.

## Profiles and players

web-nav-players = Players
web-account-profile = My profile
web-page-profile = { $name } – Hotline
web-page-players = Players – Hotline
web-profile-since = Here since { $date }
web-profile-count = Games
web-profile-now = Playing now
web-profile-none = Nothing public has been played yet.
web-profile-ratings = Ratings
web-profile-ratings-note = Glicko-2, with deviation
web-profile-game = Game
web-profile-overall = Overall
web-profile-west = As US or CIA
web-profile-east = As USSR or KGB
web-profile-unrated = unrated
web-profile-curve = Rating over time
web-profile-curve-table = As a table
web-profile-curve-none = No rated games in this time.
web-profile-span = Time
web-profile-months = 3 months
web-profile-year = Year
web-profile-all = All
web-profile-results = Results
web-profile-score = { $won } won, { $drawn } drawn, { $lost } lost
web-profile-ends = How the games ended
web-profile-opponents = Opponents
web-profile-opponents-none = No public games against other accounts yet.
web-profile-name = Name
web-profile-show = Games
web-profile-against = Games against { $name }
web-profile-playing = Games that are on
web-profile-archive = Games played
web-result-won = Won
web-result-drawn = Drawn
web-result-lost = Lost
web-archive-filters = Filters
web-archive-games = All games
web-archive-side = Side
web-archive-sides = Both sides
web-archive-result = Result
web-archive-results = All results
web-archive-kind = Kind
web-archive-kinds = Rated or not
web-archive-rated = Rated
web-archive-casual = Unrated
web-archive-all-opponents = Show all opponents
web-archive-none = No game fits these filters.
web-players-title = Players
web-players-text = Ratings count rated games. A place on the list needs enough of them.
web-players-none = Nobody has played enough rated games yet.
web-players-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }

## Quick pairing and asking by name

web-pool-title = Quick pairing
web-pool-text = people waiting now
web-pool-join = { $game }, { $clock }: { $count } waiting. Join
web-pool-leave = { $game }, { $clock }: { $count } waiting, you too. Leave
web-pool-waiting = You wait for an opponent: { $game }, { $clock }. Press again to leave.
web-pool-rated = Between two accounts the game is rated. One press joins, a second leaves.
web-pool-casual = One press joins, a second leaves. With an account the game can be rated.
web-lobby-asked = You are asked to play
web-list-terms = See terms
web-list-refuse = Decline
web-list-asked = { $name } was asked to play
web-ask-name = Ask an account by name
web-ask = Ask to play
web-waiting-asked = { $name } sees your offer in the lobby, and can accept or decline it.
web-profile-ask = Ask to play

## Lessons

web-nav-learn = Learn
web-lobby-learn = New here? Learn a game by playing it:
web-page-learn = Learn · Hotline
web-page-lesson = { $title } · Hotline
web-learn-title = Learn by playing
web-learn-text = Short lessons on the real board. You play, and you are told at once what came of it.
web-learn-progress = { $done } of { $count } lessons
web-learn-lesson = Lesson { $number } of { $count }, { $title }
web-learn-label = The lesson
web-learn-minutes = { $minutes } min
web-learn-done = done
web-learn-steps = { $done } of { $count } steps
web-learn-turn = Your turn
web-learn-right = That’s it.
web-learn-wrong = Not this one.
web-learn-illegal = Not possible.
web-learn-back = Back
web-learn-show = Show me
web-learn-next = Next
web-learn-following = Next lesson
web-learn-play = Play a game
web-learn-leave = Leave the lesson
