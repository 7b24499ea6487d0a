# What all screens share.

house-skip = Skip to the content
house-pages = Pages
house-home = To the lobby
house-lobby = Lobby
house-mine = My tables
house-import = Import
house-settings = Settings
house-loading = Loading
house-again = Try again
house-close = Close
house-cancel = Cancel
house-copy = Copy
house-copied = Copied
house-share = Share
house-name = Your name
house-somebody = Somebody
house-offline = The server cannot be reached. Trying again; nothing that was confirmed is lost.
house-failed = That did not work. Please try again.
house-missing = There is no such page
house-missing-line = The address may be misspelt, or the table is gone.
house-watchers = { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }

## Seats, levels, tempo

house-seat-open = free
house-seat-bot = Bot ({ $level })
house-seat-named-bot = { $name } ({ $line })
house-bot-line = { $character } · { $level }
house-character-builder = Builder
    .help = Likes to build: cities, mines, wonders.
house-character-raider = Raider
    .help = Likes arms and borders, and looks for a fight.
house-character-scholar = Scholar
    .help = Likes ideas, science and progress.
house-character-trader = Trader
    .help = Likes wide land, trade and full stores.
house-level-beginner = Beginner
    .help = Overlooks a lot, rarely defends itself and forgives mistakes: right for a first game.
house-level-casual = Casual
    .help = Takes what is good at once, without looking far ahead.
house-level-strong = Strong
    .help = Has learned from thousands of games what a position is worth.
house-level-expert = Expert
    .help = Tries its plans out against yours, two seconds a turn, and punishes mistakes.
house-level-master = Master
    .help = The same with five seconds a turn: the best that Saecula can do.
house-days = { $count } d
house-hours = { $count } h
house-minutes = { $count } min
house-seconds = { $count } s
house-tempo-free = No clock
house-tempo-live = Live, { $bank } + { $increment }
house-tempo-turns = Turn-based, { $bank } + { $increment }

## Lines of the log

house-entry-move = { $player }: { $move }
house-entry-created = The table is open.
house-entry-sat = { $name } sits down.
house-entry-stood = { $name } stands up.
house-entry-bot-added = { $player } joins: a bot, { $level }.
house-entry-started =
    { $text ->
        [rated] The game begins. It counts for the ratings.
       *[other] The game begins.
    }
house-entry-undo = { $player } takes a move back.
house-entry-paused = { $name } pauses the game.
house-entry-resumed = { $name } resumes the game.
house-entry-pause-offered = { $player } would like to pause.
house-entry-resume-offered = { $player } is ready to go on.
house-entry-stand-in = A bot ({ $level }) plays for { $player }.
house-entry-taken-back = { $player } plays again.
house-entry-conceded = { $player } gives up.
house-entry-end-offered = { $player } would agree to end the game here.
house-entry-end-declined = { $player } wants to play on.
house-entry-ended = The game is over.
house-entry-remove-offered = { $player } would like a bot to take over { $name }’s seat for good.
house-entry-removed = { $name } is removed from the table.
house-entry-muted = { $text } is muted.
house-entry-unmuted = { $text } may write again.
house-entry-reported = { $name } reports { $text }.
house-auto-preset = (answered in advance)
house-auto-forced = (the only choice)
house-auto-stand-in = (played by a bot)

## Being told

house-push-title = Your turn: { $game }
house-push-body = { $name }, the table is waiting for you.

## Boards

house-zoom-in = Zoom in
house-zoom-out = Zoom out
house-zoom-whole = Show the whole board
house-turn-left = Turn the tile to the left
house-turn-right = Turn the tile to the right (R)

## Sound

house-sound = Sound effects
house-sound-line = Short tones when it is your turn, when pieces move, and when something happens that nobody should miss
house-sound-volume = Volume of sound effects
house-music = Music
house-music-line = In games that have music
house-music-volume = Volume of music

house-pace = How fast others’ moves are shown
house-pace-line = The moves of others are shown one by one; a click takes you straight to the present.
house-pace-slow = Slow
house-pace-normal = Normal
house-pace-quick = Quick
house-pace-now = At once
house-pace-now-line = Big moments, such as a fight or a new era, are left out too.
house-stay = Keep big moments open
house-stay-line = A fight or an event stays on the screen until you go on.

house-learn = Learn
house-rules = Rules
