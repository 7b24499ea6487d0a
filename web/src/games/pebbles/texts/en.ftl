# What stands on the back of the box.

pebbles-box-line = Choose a pebble in secret: the highest wins them all, unless somebody snatches the pile.
pebbles-box-era = Round { $era }
pebbles-box-time = about 5 minutes
pebbles-box-weight = learned in a minute
pebbles-option-glass = The glass
pebbles-option-glass-off = No hurry
pebbles-option-glass-on = Five seconds
    .help = Whoever has not chosen in time plays the smallest pebble.
