# The play screen.

table-title-turn = Your turn – { $game }
table-cannot-draw = This page cannot show this game.
table-gone = This table can no longer be reached.
table-gone-elsewhere = This table is open in another window; this one has stopped.
table-gone-unauthorised = You may not look at this table.
table-gone-flood = This browser sent too much at once; the server closed the connection.
table-to-lobby = To the lobby
table-lost = The connection is lost. What you do is kept and sent as soon as it is back.
table-reconnecting = Connecting…
table-watchers = { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
table-watching = You are watching.
table-not-playable = This server no longer has the rules or pieces of this table. You can still read it, and end it if everyone here agrees.

## Who must do what

table-over = The game is over.
table-paused = The game is paused.
table-paused-banner = Paused: the clocks have stopped and nobody can move.
table-waiting = { $count ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
table-drawing = The game goes on by itself.
table-explain = What is this about?
table-tools = Tools
table-back = Back
table-no = No
table-foreseeing = What follows is still being worked out. Choose the same again to go ahead at once.
table-confirm = Is that right?
table-warnings = Before you go on
table-understood = I see
table-for-all = { $verb }: all { $count }
table-all-choices = All choices ({ $count })
table-all-choices-title = All choices
table-all-choices-find = Find a choice
table-all-choices-found = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
table-final = This cannot be taken back.
table-final-asked = This cannot be taken back: somebody else is asked next.
table-final-chance = This cannot be taken back: chance draws next.
table-final-clock = This cannot be taken back: the clock goes on from here.
table-final-learned = This cannot be taken back: the others notice it at once.
table-preview-open = What chance will add cannot be known in advance.

## Undo, hint, why not, what if

table-undo = Undo
table-undo-help = Take your last move back
table-undo-all = Undo turn
table-undo-all-help = Take back all moves of this turn, as far as possible
table-hint = Hint
table-hint-help = The best plan a strong bot can find, and why
table-hint-none = There is no hint for this.
table-hint-thinking = Thinking…
table-hint-chance = chance to win { $value }%
table-hint-chance-best = chance to win { $value }% (next best { $other }%)
table-hint-chance-other = chance to win { $value }% (best { $other }%)
table-hint-play = Play it
table-why-not = Why not?
table-why-not-help = Ask why a move is not allowed
table-why-not-prompt = Why not? Click anything.
table-why-not-verb = What would you like to do?
table-why-not-click = Click the parts of the move.
table-why-not-allowed = This is allowed now.
table-leave-mode = Back to the game
table-what-if = What if?
table-what-if-help = Try moves without playing them
table-what-if-band = What if: nothing you do here is played.
table-what-if-back = One move back
table-what-if-reset = Start over
table-what-if-world = Deal again
table-what-if-open = What you cannot know was dealt at random; it may turn out differently.
table-what-if-for = Decide for { $name }
table-what-if-tried = { $count ->
        [one] Tried: { $move }
       *[other] { $count } moves tried, the last one: { $move }
    }
table-what-if-moved-on = The game has moved on; the what-if is closed.
table-clause = Read clause { $clause }
table-rule = The rule
table-rule-open = Open the rules there
table-rules = Rules
table-reference = Look up
table-reference-help = Everything in the box, and where it is in this game

## Since my last turn

table-since = Since my turn
table-since-help = What happened since your last turn
table-since-nothing = Nothing has happened since your last move.
table-play-back = Play back
table-play-back-earlier = One move back
table-play-back-later = One move forward
table-play-back-pause = Stop
table-play-back-go = Go on
table-back-to-now = Back to now

## The table

table-board = Board
table-board-words = The board in words
table-own = Your area
table-seats = Seats
table-phase = Where the game stands
table-rail = Log and chat
table-log = Log
table-log-earlier = Earlier lines
table-log-table = Table
table-log-undone = (taken back)
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-muted = The host has muted you.
table-sheet-open = Show your area
table-sheet-close = Hide your area
table-panel-whole = Show all of it
table-panel-lower = Show less of it
table-back-to-board = Back to the board

## Seats and clocks

table-you = You
table-to-act = to act
table-bot = bot
table-away = away
table-standing-in = a bot stands in ({ $level })
table-conceded = has given up
table-agrees-to-end = wants to end the game
table-hand-to-bot = Let a bot play
table-take-back = Take the seat back
table-sit = Sit here
table-clock = { $time } left
table-clock-days = { $days } d { $hours } h
table-clock-low = little time

## Menu

table-menu = Menu
table-link = The link to this table
table-pause = Pause
table-resume = Go on
table-pause-wished = { $names } would like to pause.
table-resume-wished = Ready to go on: { $names }.
table-pause-take-back = Never mind
table-level = Level of the bot
table-stand-in = Let a bot stand in
table-stand-in-help = A bot of this strength plays for you until you take your seat back. In a rated game it is always a casual one.
table-end-offer = Offer to end the game as it stands
table-end-take-back = Withdraw the offer to end
table-end-offered = { $names } would like to end the game as it stands.
table-end-agree = Agree
table-concede = Give up
table-concede-sure = Give up? You come last, and a bot plays on for you.
table-concede-ends = Give up? You come last, and the game ends here: only bots would be left.
table-host = For the host
table-others = The others
table-mute = Mute
table-unmute = Unmute
table-remove = Remove
table-remove-sure = Really remove?
table-remove-offered = { $names } would like a bot to take over { $name }’s seat for good.
table-settings = Settings
table-leave = Leave the table (your seat stays yours)

## Answers given in advance

table-presets = Answers set in advance
table-presets-help = The table answers these questions for you at once, as long as the answer is allowed. Every such answer leaves a line in the log.
table-presets-active = Set
table-presets-none = None.
table-presets-add = Questions you have been asked
table-presets-always = Always do this
table-presets-remove = Ask me again
table-preset-offer = Always do this…
table-preset-on = Answered in advance.

## One screen for several people

table-cover-give = Give the screen to { $name }
table-cover-why = What the others must not see is covered until then.
table-cover-me = I am { $name }

## The end

table-scores-show = Show the scores
table-scores-hide = Hide the scores
table-to-replay = Curves and replay
table-rematch = Rematch
table-to-rematch = Go to the rematch

## Keys

table-sound = Sound
table-sound-off = Sound is off
table-practice = Practice
table-practice-end = End here
table-practice-go-on = Play on
table-practice-read = Got it
table-keys = Keys
table-key-digits = take the choice with that number
table-key-all = all choices as a list
table-key-parts = choose the part that shows this key
table-key-enter = the big button: done, end the turn, confirm; choose the hex or card in focus
table-key-esc = back, cancel
table-key-undo = undo
table-key-hint = hint
table-key-why = why not?
table-key-what-if = what if?
table-key-since = since my last turn
table-key-reference = look things up
table-key-log = to the log
table-key-chat = to the chat
table-key-arrows = from place to place on the board
table-key-lit = to the next place you may choose
table-key-zoom = zoom in, zoom out, whole board
table-key-help = this list

## The dock

table-group = { $verb } ({ $count })
table-part-menu = What do you want to do here?
table-all-choices-short = All ({ $count })
table-not-yet = Not yet
table-figures = Your figures
table-threats = What threatens you
table-threat-now = At the end of this turn: { "" }
table-threat-soon = Soon: { "" }

# The moves of others, shown step by step, and the big moments.
table-skip = Skip
table-skip-help = To the table as it is now
table-caption-whole = Read this line by line; it stays until you move on
table-stage-on = Go on
table-stage-stay = Keep open until I go on
table-stage-show = Show it large
table-stage-again = Show this moment again
table-stage-sums = The sums
table-stage-effect = Effect
table-stage-first = Leading
table-stage-hit = Hit
table-log-newest = Newest
table-log-took-back = { $count ->
        [one] Took back 1 move
       *[other] Took back { $count } moves
    }

table-fairness = Fair draws
table-fairness-line = The draws follow from a seed that was fixed before the first one. This is its hash; the record shows the seed after the game, so that anyone can check.

table-stranded-end = End the game
table-stranded-over = The game ended without a result: this server no longer has its rules.
table-stranded-record = Record
table-stranded-rules = Rules version { $version }
table-stranded-waiting = Waiting for { $names } to agree.
table-stranded-agrees = agrees to end the game
table-stranded-past = This game is over. This server no longer has its rules, so it can only be read.

## While the moves of others are being shown

table-showing = The last moves are still being shown.
table-showing-of = { $name } is still moving.

## Reporting somebody to the host
table-report = Report
table-report-named = Report { $name } to the host
table-report-message = Report this message from { $name } to the host
table-report-done = The host has been told. Nobody else will know.
table-reported = { $name } reports { $whom }.
table-reported-quote = { $name } reports a message from { $whom }: “{ $quote }”
table-mute-named = Mute { $name }
table-unmute-named = Let { $name } write again
