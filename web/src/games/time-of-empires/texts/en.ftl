# What stands on the back of the box.

time-of-empires-box-line = Three ages of nine minutes against running sandglasses: turn one, act at once, and reach the next space before the others do.
time-of-empires-box-era = Age { $era }
time-of-empires-box-time = about 45 minutes
time-of-empires-box-weight = fast: begin in turns
time-of-empires-option-ages = The ages
time-of-empires-option-ages-real-time = In real time
    .help = Everyone acts at the same time while the sand runs; an age lasts nine minutes.
time-of-empires-option-ages-initiation = In turns
    .help = Without a clock: fifteen rounds per age. Good for learning.
time-of-empires-option-ages-chosen = Chosen before each age
    .help = Real time if all want it, in turns otherwise.
time-of-empires-option-speed = Sandglasses
time-of-empires-option-speed-20 = 20 seconds
    .help = Quick: an age lasts six minutes.
time-of-empires-option-speed-30 = 30 seconds
    .help = As in the box: an age lasts nine minutes.
time-of-empires-option-speed-45 = 45 seconds
    .help = Calm: an age lasts thirteen and a half minutes.
time-of-empires-box-practice = One age against the clock with slow glasses and tips; stop when you like
