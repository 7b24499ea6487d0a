# Pebbles in Italian. Keys: do- moves, event- what came of them, ask- decisions, then refusals, points- and screen- what the screen says.

pebbles-do-draw = Pesca un sassolino da { $value }
pebbles-do-choose = Scegli il sassolino da { $value }
    .verb = Scegli un sassolino
    .value = Quale sassolino?
    .help = Nessun altro lo vede finché tutti non hanno scelto (PEB-3); il più alto vince il mucchio (PEB-5).
pebbles-do-snatch = Soffia il mucchio
    .help = Il mucchio è tuo e non di chi l’ha vinto; puoi farlo una volta per partita (PEB-6).
pebbles-do-leave = Lascia il mucchio a chi l’ha vinto
pebbles-do-tick = Sono passati { $to } millisecondi

pebbles-event-pebble-drawn = { $value ->
        [hidden] { $seat-player } pesca un sassolino.
       *[other] { $seat-player } pesca un sassolino da { $value }.
    }
pebbles-event-pebble-shown = { $seat-player } mostra { $value }.
pebbles-event-pile-taken = { $seat-player } prende il mucchio: { $points } punti.

pebbles-ask-choice = Scegli un sassolino in segreto.
    .help = Tutti scelgono nello stesso momento; il sassolino più alto vince tutti quelli mostrati (PEB-3, PEB-5).
pebbles-ask-challenge = Il giocatore prima di te ha vinto il mucchio: lo soffi?
    .help = Puoi soffiare una volta per partita (PEB-6).

pebbles-not-held = Non hai un sassolino simile.

pebbles-points-pebbles = Sassolini
pebbles-screen-held = { $held } in mano, { $points } punti
pebbles-screen-seat = { $player } ha in mano { $held } sassolini e ha vinto { $points } punti.
