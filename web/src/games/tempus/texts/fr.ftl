# Ce qui est écrit au dos de la boîte.

tempus-box-line = Dix époques sur une petite île : croître, bouger, penser, bâtir, et s’envoler le premier.
tempus-box-era = Époque { $era }
tempus-box-time = environ 60 minutes
tempus-box-weight = idéal pour débuter
tempus-option-map = L’île
tempus-option-map-built = Les joueurs la posent
    .help = Chacun pose des tuiles Carte à son tour, comme à la vraie table. Cela prend quelques minutes de plus.
tempus-option-map-dealt = Le hasard la pose
    .help = Les tuiles sont posées au hasard et la partie commence aussitôt.
