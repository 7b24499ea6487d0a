# Lobby, new table, seats before the start, my tables, ratings, import, settings.

lobby-tab = Lobby
lobby-title = An open table for civilization games
lobby-lead = Board games of growth, discovery and empire, played in the browser: against bots at once, or with friends who join by a link. No account, nothing to install.
lobby-shelf = The shelf
lobby-box = The box of { $game }
lobby-seats-from-to = { $low } to { $high } players
lobby-players = Players
lobby-level = Strength of the bots
lobby-you-and-bots = { $count ->
        [one] You and 1 bot
       *[other] You and { $count } bots
    }
lobby-play-now = Play now
lobby-friends = With friends
lobby-friends-line = Open a table and send the link
lobby-learn = Learn in ten minutes
lobby-learn-line = A first game that shows you how
lobby-practise = Practise
lobby-watch = Watch
lobby-watch-line = { $count ->
        [0] No public game is running now
        [one] 1 public game is running
       *[other] { $count } public games are running
    }
lobby-rules = Rules
lobby-ratings = Ratings
lobby-rules-of = Rules of { $game }
lobby-reconstructed = Parts of the components are a reconstruction.
lobby-my-tables = My tables
lobby-all-mine = All my tables
lobby-open-tables = Open tables
lobby-running-tables = Games to watch
lobby-no-open = Nobody is waiting for players just now. Open a table with friends, and list it if others may join.
lobby-no-running = No public game is running.
lobby-join = Join
lobby-go-on = Go on
lobby-your-turn = Your turn
lobby-look = View
lobby-notice = An unofficial, non-commercial project. The games belong to their authors and publishers; rules texts and drawings here are our own.

## A new table

lobby-no-game = There is no such game here
lobby-new = A new table: { $game }
lobby-new-lead = Choose who sits where, or leave everything as it is.
lobby-same-deal = This table gets the same deal as the one you come from.
lobby-from-position = This game goes on from the position you chose. The seats are in the same order.
lobby-seats = Seats
lobby-seats-line = Anyone who gets the link can take a free seat. Several people can share this screen.
lobby-seat-who = Who sits on seat { $letter }?
lobby-seat-level = Strength of the bot on seat { $letter }
lobby-seat-name = Name of the player on seat { $letter }
lobby-seat-me = Me
lobby-seat-open = Free, by link
lobby-seat-bot = Bot
lobby-seat-hot = At this screen
lobby-seat-more = One more seat
lobby-seat-fewer = One fewer seat
lobby-options = Options
lobby-variants = Variants ({ $count })
lobby-tempo = Time
lobby-tempo-none = No clock
lobby-tempo-none-line = Take as long as you like
lobby-tempo-brisk = Brisk
lobby-tempo-calm = Calm
lobby-tempo-daily = A move a day
lobby-tempo-weekly = A move a week
lobby-tempo-custom = Custom
lobby-tempo-custom-line = Set the bank and what is added
lobby-tempo-live = Live
lobby-tempo-live-line = Everyone is at the table now
lobby-tempo-turns = Turn-based
lobby-tempo-turns-line = Players come back when it is their turn
lobby-bank-minutes = Bank in minutes
lobby-bank-hours = Bank in hours
lobby-increment-seconds = Added per decision, in seconds
lobby-increment-hours = Added per decision, in hours
lobby-cap-minutes = Maximum bank, in minutes
lobby-cap-hours = Maximum bank, in hours
lobby-tempo-help = Each player has a bank of time that runs down while the others wait for them; every decision adds a little. When it is empty, the table may let a bot take over until the player is back.
lobby-who-finds = Who can find the table?
lobby-private = Private
lobby-private-line = Only people who have the link
lobby-listed = Listed
lobby-listed-line = Anyone can join or watch from the lobby
lobby-phrase = The same deal for several tables
lobby-phrase-line = Tables that use the same phrase get the same cards and tiles, so that groups can compare.
lobby-start-now = Start
lobby-start-line = All seats are taken: the game begins at once.
lobby-open-table = Open the table
lobby-open-line = Then you get a link for the free seats.
lobby-nameless = Give every player at this screen a name.

## Before the start

lobby-gathering = { $game }: waiting for players
lobby-gathered = { $game }: ready to start
lobby-option-is = { $option }: { $value }
lobby-you = you
lobby-away = away
lobby-sit = Sit here
lobby-sit-another = Somebody else at this screen
lobby-sit-them = Sit down
lobby-add-bot = Add bot
lobby-stand = Stand up
lobby-remove = Free the seat
lobby-invite = Invite
lobby-invite-line = Anyone who opens this link can take a free seat as a guest, on any phone or computer.
lobby-invite-share = Play { $game } with me
lobby-start = Start the game
lobby-seats-free = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-all-here = All seats are taken.
lobby-wait-for-host = All seats are taken; { $name } starts the game.

## My tables, ratings

lobby-none-mine = You are not at any table yet.
lobby-group-turn = Your turn
lobby-group-running = In progress
lobby-group-gathering = Waiting for players
lobby-group-over = Finished
lobby-rank = { $rank ->
        [1] won
       *[other] rank { $rank }
    }
lobby-ratings-of = Ratings: { $game }
lobby-ratings-lead = A cautious estimate of each player’s strength from the results so far. It rises as more games make it more certain.
lobby-rating-rank = Rank
lobby-rating-name = Player
lobby-rating-value = Rating
lobby-rating-games = Games
lobby-rating-spread = { $mu } ± { $sigma }
lobby-no-ratings = Nobody is rated here yet.
lobby-keep-to-rate = Your games count for the ratings once you keep your name.

## Import

lobby-import = Import a game
lobby-import-lead = Step through a game that was saved elsewhere, or play on from any of its positions.
lobby-import-text = The record
lobby-import-forms = A record as JSON Lines or as text, or a position.
lobby-import-file = Choose a file
lobby-import-paste = … or paste it here
lobby-import-read = Open
lobby-import-large = The file is too large for a record.
lobby-import-found = { $game }, { $seats } seats, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
lobby-play-on = Play on from the end

## Settings

lobby-settings = Settings
lobby-settings-lead = You play as a guest under any name you like. If you keep the name, your games are rated.
lobby-player = You
lobby-save = Save
lobby-saved = Saved.
lobby-keep = Keep this name
lobby-keep-line = Nobody else can use it, and your games count for ratings.
lobby-link = Personal link
lobby-link-line = It brings you back to your name and your seats from another browser, or when this one has forgotten you. Anyone who has it can play as you, so keep it as safe as a key.
lobby-link-make = Make a new link
lobby-link-once = It is shown only once. Older links stop working, and browsers that signed in with them are signed out. Keep it somewhere safe.
lobby-log-out = Sign out
lobby-log-out-line = This browser forgets who you are. Without a personal link there is no way back to your seats.
lobby-language = Language
lobby-language-auto = Same as the browser
lobby-screen = This screen
lobby-theme = Theme
lobby-theme-auto = Same as the system
lobby-theme-auto-line = Changes with your device
lobby-theme-light = Paper
lobby-theme-light-line = An atlas by day
lobby-theme-dark = Lamplight
lobby-theme-dark-line = A map room at night
lobby-confirm = Ask before a move is made
lobby-confirm-always = Always
lobby-confirm-irreversible = When it cannot be undone
lobby-confirm-never = Never
lobby-sound-motion = Sound and motion
lobby-motion = Moving pieces
lobby-motion-line = Pieces slide to their new place. When off, they simply appear there.
lobby-telling = When it is your turn
lobby-telling-line = The browser tab always shows it. These also reach you when no page is open.
lobby-push = Notifications from this browser
lobby-push-line = Once a turn, and only while you are not looking
lobby-push-cannot = This browser cannot do that here; it needs a secure address (https).
lobby-push-refused = The browser does not allow notifications.
lobby-webhook = Webhook
lobby-webhook-line = An address that gets a small JSON message whenever it is your turn.
lobby-bots = Network bots
lobby-bots-line = Let a program of your own play, over HTTP with a token.
lobby-bot-name = Name of the bot
lobby-bot-make = New bot
lobby-bot-token = Token of { $name }, shown only once:
lobby-bot-drop = Remove
lobby-bot-drop-named = Remove { $name }

## Coming back

lobby-recover = Welcome back
lobby-recover-lead = This personal link signs you in again in this browser, with your name and your seats.
lobby-recover-none = Open the whole personal link: the part after the # is missing here.
lobby-recover-instead = This browser plays as { $name } now. If you go on, it forgets that, and without a personal link { $name } is lost.
lobby-recover-go = It’s me
lobby-recover-unknown = This link is no longer valid. A newer one may have replaced it.
lobby-invite-code = The link as a QR code
lobby-invite-code-line = Or point a phone’s camera at the code.
lobby-talk = Chat
lobby-mute = Mute
lobby-unmute = Unmute
lobby-turn = Your turn
lobby-library-learn = Play a first game with somebody beside you who explains every move.
lobby-library-rules = Every rule with its number, and a search.

lobby-sessions = Where you are signed in
lobby-sessions-line = Every browser that knows you. Sign out the ones you no longer use, or do not know.
lobby-session-unknown = A browser
lobby-session-this = (this one)
lobby-session-seen = Since { $created }, last used { $seen }.
lobby-session-by-link = Signed in with a personal link.
lobby-session-end = Sign out
lobby-session-end-named = Sign out { $name }, signed in since { $created }
lobby-session-end-all = Sign out all the others

## The pages that list the games

lobby-library-clauses = All rules
lobby-library-way = { $way }: { $game }

lobby-known-deal = Somebody may know what is hidden here: the deal comes from a phrase or an earlier game, or play goes on from a known position. Players cannot add anything to the seed of its draws, and the game is not rated.
