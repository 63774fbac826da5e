### What all games share, in English.

list-separator = {", "}
labelled = { $label }: { $text }
with-section = { $sentence } (rule { $section })
outcome-won = Winner: { $winner }. { $reason }
outcome-draw = A draw. { $reason }

## The terminal

ui-welcome =
    Hotline: three Cold War duels for two people, or for one against the machine.

    Play in the terminal:
      hotline play spies                      CIA against a random KGB
      hotline play curtain                    USA against a random USSR
      hotline play twilight --side ussr       Twilight Struggle as the USSR
      hotline play spies --vs human           two players at one keyboard
      hotline play spies --lang pl            in Polish (en, pl, fr)
      hotline options spies                   editions and rule options
      hotline sim spies --games 10000         random games, with statistics
      hotline --help                          everything else

    From the sources, write `cargo run --release -- play spies` instead.
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
ui-choose-again = Choose it again to play it all the same.
ui-undone = Taken back.
ui-cannot-undo = There is nothing to take back: only your own last actions, up to the last draw, reveal or action of somebody else.
ui-saved = Saved in { $file }.
ui-not-saved = The game could not be saved in { $file }: { $error }.
ui-continue = Go on with: { $command }
ui-interrupt = { $side } may interrupt:
ui-go-on = Press Enter to let { $side } go on.
ui-only = (for { $side } only) { $sentence }
ui-presets = Editions (--edition):
ui-options = Options (--option NAME=VALUE):
ui-default = (default)
ui-pack-good = { $file }: a good card pack.
