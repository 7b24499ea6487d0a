# What all screens share.

parts-skip = Skip to the content
parts-pages = Pages
parts-home = To the lobby
parts-lobby = Lobby
parts-mine = My tables
parts-import = Import
parts-settings = Settings
parts-loading = Loading
parts-again = Try again
parts-close = Close
parts-cancel = Cancel
parts-copy = Copy
parts-copied = Copied
parts-share = Share
parts-name = Your name
parts-somebody = Somebody
parts-offline = The server cannot be reached. Trying again; nothing that was confirmed is lost.
parts-failed = That did not work. Please try again.
parts-missing = There is no such page
parts-missing-line = The address may be misspelt, or the table is gone.
parts-watchers = { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }

## Seats, levels, tempo

parts-seat-open = free
parts-seat-bot = Bot ({ $level })
parts-seat-named-bot = { $name } ({ $line })
parts-bot-line = { $character } · { $level }
parts-character-builder = Builder
    .help = Likes to build: cities, mines, wonders.
parts-character-raider = Raider
    .help = Likes arms and borders, and looks for a fight.
parts-character-scholar = Scholar
    .help = Likes ideas, science and progress.
parts-character-trader = Trader
    .help = Likes wide land, trade and full stores.
parts-level-beginner = Beginner
    .help = Overlooks a lot, rarely defends itself and forgives mistakes: right for a first game.
parts-level-casual = Casual
    .help = Takes what is good at once, without looking far ahead.
parts-level-strong = Strong
    .help = Has learned from thousands of games what a position is worth.
parts-level-expert = Expert
    .help = Tries its plans out against yours, two seconds a turn, and punishes mistakes.
parts-level-master = Master
    .help = The same with five seconds a turn: the best that Saecula can do.
parts-days = { $count } d
parts-hours = { $count } h
parts-minutes = { $count } min
parts-seconds = { $count } s
parts-tempo-free = No clock
parts-tempo-live = Live, { $bank } + { $increment }
parts-tempo-turns = Turn-based, { $bank } + { $increment }

## Lines of the log

parts-entry-move = { $player }: { $move }
parts-entry-created = The table is open.
parts-entry-sat = { $name } sits down.
parts-entry-stood = { $name } stands up.
parts-entry-bot-added = { $player } joins: a bot, { $level }.
parts-entry-started =
    { $text ->
        [rated] The game begins. It counts for the ratings.
       *[other] The game begins.
    }
parts-entry-undo = { $player } takes a move back.
parts-entry-paused = { $name } pauses the game.
parts-entry-resumed = { $name } resumes the game.
parts-entry-pause-offered = { $player } would like to pause.
parts-entry-resume-offered = { $player } is ready to go on.
parts-entry-stand-in = A bot ({ $level }) plays for { $player }.
parts-entry-taken-back = { $player } plays again.
parts-entry-conceded = { $player } gives up.
parts-entry-end-offered = { $player } would agree to end the game here.
parts-entry-end-declined = { $player } wants to play on.
parts-entry-ended = The game is over.
parts-entry-remove-offered = { $player } would like a bot to take over { $name }’s seat for good.
parts-entry-removed = { $name } is removed from the table.
parts-entry-muted = { $text } is muted.
parts-entry-unmuted = { $text } may write again.
parts-entry-reported = { $name } reports { $text }.
parts-auto-preset = (answered in advance)
parts-auto-forced = (the only choice)
parts-auto-stand-in = (played by a bot)

## Being told

parts-push-title = Your turn: { $game }
parts-push-body = { $name }, the table is waiting for you.

## Boards

parts-zoom-in = Zoom in
parts-zoom-out = Zoom out
parts-zoom-whole = Show the whole board

## Sound

parts-sound = Sound effects
parts-sound-line = Short tones when it is your turn, when pieces move, and when something happens that nobody should miss
parts-sound-volume = Volume of sound effects
parts-music = Music
parts-music-line = In games that have music
parts-music-volume = Volume of music

parts-pace = How fast others’ moves are shown
parts-pace-line = The moves of others are shown one by one; a click takes you straight to the present.
parts-pace-slow = Slow
parts-pace-normal = Normal
parts-pace-quick = Quick
parts-pace-now = At once
parts-pace-now-line = Big moments, such as a fight or a new era, are left out too.
parts-stay = Keep big moments open
parts-stay-line = A fight or an event stays on the screen until you go on.

parts-learn = Learn
parts-rules = Rules
