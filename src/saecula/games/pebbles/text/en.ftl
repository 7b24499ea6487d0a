# Pebbles in English. Keys: do- moves, event- what came of them, ask- decisions, then refusals, points- and screen- what the screen says.

pebbles-do-draw = Draw a pebble of { $value }
pebbles-do-choose = Choose the pebble of { $value }
    .verb = Choose a pebble
    .value = Which pebble?
    .help = Nobody else sees it until all have chosen (PEB-3); the highest wins the pile (PEB-5).
pebbles-do-snatch = Snatch the pile
    .help = The pile is yours and not the winner's; you can do this once in a game (PEB-6).
pebbles-do-leave = Leave the pile to its winner
pebbles-do-tick = { $to } milliseconds have gone by

pebbles-event-pebble-drawn = { $value ->
        [hidden] { $seat-player } draws a pebble.
       *[other] { $seat-player } draws a pebble of { $value }.
    }
pebbles-event-pebble-shown = { $seat-player } shows { $value }.
pebbles-event-pile-taken = { $seat-player } takes the pile: { $points } points.

pebbles-ask-choice = Choose a pebble in secret.
    .help = All choose at the same time; the highest pebble wins all that are shown (PEB-3, PEB-5).
pebbles-ask-challenge = The player before you has won the pile: snatch it?
    .help = You can snatch once in a game (PEB-6).

pebbles-not-held = You do not hold such a pebble.

pebbles-points-pebbles = Pebbles
pebbles-screen-held = { $held } in hand, { $points } points
pebbles-screen-seat = { $player } holds { $held } pebbles and has won { $points } points.
