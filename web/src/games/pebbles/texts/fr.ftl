# Ce qui est écrit au dos de la boîte.

pebbles-box-line = Choisissez un caillou en secret : le plus haut les gagne tous, sauf si quelqu’un rafle le tas.
pebbles-box-era = Manche { $era }
pebbles-box-time = environ 5 minutes
pebbles-box-weight = appris en une minute
pebbles-option-glass = Le sablier
pebbles-option-glass-off = Sans hâte
pebbles-option-glass-on = Cinq secondes
    .help = Celui qui n’a pas choisi à temps joue son plus petit caillou.
