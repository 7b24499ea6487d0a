# What stands on the back of the box.

rise-and-fall-box-line = A world of heights, six cards, and a secret choice every round: rise, decline, and come back before the last trophy.
rise-and-fall-box-era =
    { $era ->
        [0] Starting pieces
       *[other] Round { $era }
    }
rise-and-fall-box-time = about 90 minutes
rise-and-fall-box-weight = few rules, long plans
rise-and-fall-option-world = The World
rise-and-fall-option-world-library = From the library
    .help = One of the ready-made Worlds, drawn at random. The game begins at once.
rise-and-fall-option-world-random = Random
    .help = A World that nobody has seen before.
rise-and-fall-option-world-built = Players build it
    .help = Everyone lays tiles in turn: sea, plain, forest, mountain, glacier. Takes a quarter of an hour more.
rise-and-fall-option-length = Length
rise-and-fall-option-length-4 = 4 trophies
    .help = The normal game.
rise-and-fall-option-length-5 = 5 trophies
    .help = The advanced game.
rise-and-fall-option-length-6 = 6 trophies
    .help = The epic game.
rise-and-fall-option-three-seconds = Three seconds
rise-and-fall-option-three-seconds-off = Off
    .help = Take as long as you need to choose a card.
rise-and-fall-option-three-seconds-on = On
    .help = When all but one have chosen, the last one has three seconds; after that, chance chooses.
rise-and-fall-option-quiet-rounds = Rounds without a trophy
rise-and-fall-option-quiet-rounds-60 = 60 rounds
    .help = After this many rounds in a row without a trophy, the game ends and is scored.
rise-and-fall-option-quiet-rounds-20 = 20 rounds
    .help = The same, sooner.
