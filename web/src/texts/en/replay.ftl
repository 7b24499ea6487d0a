# Stepping through a game, and its result.

replay-title = { $game }: replay
replay-parts = What to show
replay-tab-result = Result
replay-tab-through = Replay

## The bar

replay-bar = Going through the game
replay-first = To the beginning (Home)
replay-turn-back = One turn back (arrow up)
replay-back = One move back (arrow left)
replay-play = Play back (space)
replay-pause = Pause (space)
replay-on = One move forward (arrow right)
replay-turn-on = One turn forward (arrow down)
replay-last = To the end (End)
replay-slider = Move
replay-place = { $at } of { $of }
# Numbers of moves that do not stand; always two or more, as taking back has a number too.
replay-gone = (Moves { $first } to { $last } were taken back.)
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast

## The table as it stood

replay-seats = Seats
replay-described = The board in words
replay-log = All moves
replay-chart = Chart
replay-points = Points
replay-beginning = Before the first move.
replay-eyes = Seen by
replay-spectator = a spectator

## What you can do with it

replay-share = Copy link to this game
replay-share-move = Copy link to this move
replay-share-done = The link is copied.
replay-share-by-hand = Copy this link:
replay-export-jsonl = Record (JSON Lines)
replay-export-txt = Record (text)
replay-rematch = Rematch
replay-to-rematch = Go to the rematch
replay-play-on = Play on from here
replay-play-on-help = A new table begins with the position after move { $n }. Everything drawn from then on is new.
replay-play-before-help = A new table begins just before move { $n }. Everything drawn from then on is new.
replay-same-deal = Same deal, new table
replay-same-deal-help = A new table from the start, with the same luck: if you draw as many cards or tiles as in this game, you draw the same ones.
replay-seat = Seat { $letter }
replay-wish-me = I play
replay-wish-open = Open, for a friend
replay-wish-bot = Bot, { $level }
replay-begin = Begin
replay-gather = Open the table

## The result

replay-won = { $count ->
        [one] { $names } wins with { $points } points
       *[other] { $names } share the win with { $points } points
    }
replay-nobody-won = The game has no winner
replay-ended-rules = Ended by the rules
replay-ended-agreed = Ended by agreement
replay-ended-abandoned = Ended because everybody had given up or left
replay-length = { $count ->
        [one] one move
       *[other] { $count } moves
    }
# Follows how many moves there are.
replay-length-gone = ({ $count } of them for what was taken back)
replay-scores = Points by category
replay-rank = Rank
replay-player = Player
replay-by-category = By category
replay-total = Total
replay-share-of-win = { $count ->
        [one] wins
        [2] half of the win
        [3] a third of the win
       *[other] a share of the win
    }
replay-conceded = gave up
replay-final-board = The board at the end
replay-curves = More curves
replay-curve = { $name } over the game
replay-curve-at = After move { $at }: { $values }
replay-curve-step = Move { $at }
replay-curve-help = Point at a moment to read it, click to see it
replay-curve-table = As a table
replay-move = Move
replay-to-move = Move { $n }
replay-fairness = How to check that the luck was fair
replay-fair = Every draw of this game follows from a seed that was fixed before the first one. Its hash was shown at the table throughout; the seed itself is at the end of the record, so that anyone can repeat the draws and compare.
replay-fair-verify = To check every move and every draw, download the record and run
replay-fair-check = Compare seed and hash now
replay-fair-kept = The seed is the one that was promised.
replay-fair-broken = The seed is not the one that was promised!
