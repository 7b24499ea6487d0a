# What a judge thinks: reviews of finished games, and reasons for a plan.

judge-review = Review
judge-chances = Chance to win (%)
judge-rough = This game is judged by rough rules of thumb, from what was public at the time.
judge-as-it-stood = Each position is judged as it stood, without thinking ahead. A hint thinks ahead: its figures can differ.
judge-ahead = Chances as they are after thinking ahead. The review judges every position as it stood, without thinking ahead: its figures can differ.
judge-making = The game is being judged, move by move. You can leave this page: the review is kept.
judge-show = Show
judge-show-move = Show the position before move { $n }
judge-try = Try it from here
judge-costly-own = Your moves that cost most
judge-costly-none = None of your moves cost much.
judge-costly-others = The others’ moves that cost most
judge-stood-in = { $count ->
        [one] A bot chose once in { $player }’s place; that is not judged.
       *[other] A bot chose { $count } times in { $player }’s place; that is not judged.
    }
judge-sources = Where the points came from
judge-analyse = Best moves here
judge-analyse-help = What a strong bot would consider in this position (h)
judge-for = For { $player }:
judge-nobody = Nobody has to decide here.

## Reasons

judge-plan = The plan:
judge-changes = Compared with doing nothing: { $changes }.
judge-changes-now = Compared with the position now: { $changes }.
judge-against-next = Compared with the next best: { $changes }.
judge-against-best = Compared with the best: { $changes }.
judge-holds-back = It holds { $player } back: from { $before }% to { $after }%.
judge-danger = Careful: { $player } gains from it, from { $before }% to { $after }%.
judge-averts = It spares you this: { $threat }
judge-brings = But it brings this on: { $threat }
judge-open = After that it depends on draws, secrets or the other players.
judge-alike = As far as the judge can tell, another move does just as well.
judge-behind = The judge sees it fall behind only in later turns.
judge-prospect = Points at the end (estimate)
