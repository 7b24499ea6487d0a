# What stands on the back of the box.

tempus-box-line = Ten eras on a small island: grow, move, think, build, and be the first to fly.
tempus-box-era = Era { $era }
tempus-box-time = about 60 minutes
tempus-box-weight = a good first game
tempus-option-map = The island
tempus-option-map-built = Players lay it
    .help = Everyone lays map tiles in turn, as around a real table. Takes a few minutes more.
tempus-option-map-dealt = Chance lays it
    .help = The tiles are laid at random, and the game begins at once.
