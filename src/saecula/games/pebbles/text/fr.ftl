# Pebbles in French. Keys: do- moves, event- what came of them, ask- decisions, then refusals, points- and screen- what the screen says.

pebbles-do-draw = Tirer un caillou de { $value }
pebbles-do-choose = Choisir le caillou de { $value }
    .verb = Choisir un caillou
    .value = Quel caillou ?
    .help = Personne d’autre ne le voit avant que tous aient choisi (PEB-3) ; le plus haut gagne le tas (PEB-5).
pebbles-do-snatch = Rafler le tas
    .help = Le tas est à vous et non au gagnant ; vous pouvez le faire une fois par partie (PEB-6).
pebbles-do-leave = Laisser le tas à son gagnant
pebbles-do-tick = { $to } millisecondes se sont écoulées

pebbles-event-pebble-drawn = { $value ->
        [hidden] { $seat-player } tire un caillou.
       *[other] { $seat-player } tire un caillou de { $value }.
    }
pebbles-event-pebble-shown = { $seat-player } montre { $value }.
pebbles-event-pile-taken = { $seat-player } prend le tas : { $points } points.

pebbles-ask-choice = Choisissez un caillou en secret.
    .help = Tous choisissent en même temps ; le caillou le plus haut gagne tous ceux qui sont montrés (PEB-3, PEB-5).
pebbles-ask-challenge = Le joueur avant vous a gagné le tas : le raflez-vous ?
    .help = Vous pouvez rafler une fois par partie (PEB-6).

pebbles-not-held = Vous n’avez pas un tel caillou.

pebbles-points-pebbles = Cailloux
pebbles-screen-held = { $held } en main, { $points } points
pebbles-screen-seat = { $player } a { $held } cailloux en main et a gagné { $points } points.
