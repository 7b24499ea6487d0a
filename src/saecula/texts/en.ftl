# What every game shares, in English.

chance = chance
player = { $letter } ({ $name })
you = you

## Refusals of the kernel

not-your-decision = It is not your decision now.
not-this-decision = That is not what you are asked now.
not-in-time = The clock cannot show that now.
undo-asked = Somebody else has been asked to decide since; your move can no longer be undone.
undo-chance = Something has been drawn by chance since; your move can no longer be undone.
undo-built-on = Others have built on that move since; it can no longer be undone.
undo-clock = Time is running; nothing can be undone while it does.
undo-learned = Somebody has learned something since; your move can no longer be undone.
undo-not-yours = You have no move to undo.

## At the table

welcome = { $game }: { $players }. Type ? for help.
committed = Every draw follows from a seed. Its hash is { $hash }; the seed itself is revealed at the end of the record, so that anyone can check.
reconstructed = Parts of the component set "{ $name }" are a reconstruction, because no text describes them; docs/components.md says which, and how to use your own.
help-keys = Type a number, or a move as text (such as { $example }).  ? explains, ? 3 explains choice 3, why MOVE says why a move is not allowed, u undoes, h gives a hint, b draws the table, r CLAUSE shows a rule, s FILE saves the record, q quits.
prompt = { $player }:
prompt-part = { $player } (0 goes back):
clock-runs = { $clock } · Enter: the table as it is now
your-turn = { $player }, it is your turn; press Enter.
moves-alone = { $player }: { $move } (the only choice)
choice-unknown = There is no choice { $said }; type a number from 1 to { $count }, a move, or ? for help.
choice-effect = What would happen:
choice-open = What would happen cannot be known in advance.
choices-many = This leads to { $count } choices.
move-allowed = This is allowed now: { $move }.
move-malformed = { $problem }.
undone = { $count ->
        [one] Your last move is undone.
       *[other] Your last move and what followed from it are undone.
    }
hint = { $name } would consider:
hint-line = { $move }: share of its thinking { $share }%, chance to win { $value }%
rule-unknown = There is no clause { $clause }.
rule-which = Name a clause, such as r { $example }.
saved = The record is in { $file }.
save-where = Name a file: s FILE.
save-offer = Save the record? Type a file name, or just press Enter if not:
not-saved = The record was not kept (--save FILE keeps it).
stopped = The game was left unfinished.
thinking = { $name } is thinking

## The end

scores = The result
score-rank = Rank
score-seat = Seat
score-total = Total
winners = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
ended-by = The game ended under { $clause }.

## Replay

replay-at = Move { $at } of { $count }
replay-keys = → next   ← back   ↑ ↓ ten at once   Home End   q quits

## Review

review-chances = Chance to win, from what was public at the time
review-move = Move
review-accuracy = { $player }: { $percent }% accurate over { $count ->
        [one] one choice
       *[other] { $count } choices
    }.
review-sources = Points from: { $list }.
review-turnings = Turning points
review-turning = Move { $n }: { $player }’s chance goes from { $before }% to { $after }%.
review-costly = The moves that cost most
review-played = Move { $n }, { $player }: { $move } (cost { $cost }%).
review-better = Better: { $moves }.
review-reasons = Compared with the move that was made: { $changes }.
review-later = The judge sees it pay off only in later turns.
review-rival = { $player }’s chance would be { $by }% lower.
review-prospect = Points at the end (estimate)
