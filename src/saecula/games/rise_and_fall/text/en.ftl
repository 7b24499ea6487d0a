# Rise & Fall in English. Keys: do- moves, event- what came of them, ask- decisions, then names, then refusals.
# $a and $b of a decision are the numbers that its step counts with.

## Moves. The attributes named like a field ask for that field alone; .help says what the move does.

rise-and-fall-do-choose-first = { $seat } begins
    .verb = Choose who begins
    .seat = Who begins?
    .help = Chance decides who begins to build and, later, who takes the first-player token (RNF-WOR-1, RNF-STA-2).
rise-and-fall-do-draw-world = Take World { $number } from the library
    .verb = Draw a World
    .number = Which World?
    .help = Chance draws one of the ready-made Worlds for this number of players (RNF-WOR-1).
rise-and-fall-do-draw-seed = Draw the number { $number }
    .verb = Draw a number
    .number = Which number?
    .help = Two numbers drawn by chance make a World, by the same rules that players follow when they build one (RNF-WOR-1).
rise-and-fall-do-lay-sea = Lay a sea tile beside tile { $tile }, on spot { $spot }
    .verb = Lay a sea tile
    .tile = Beside which tile?
    .spot = On which spot around it?
    .help = It must touch two tiles, overlap none and close off no empty space (RNF-WOR-2, RNF-WOR-8, RNF-WOR-9).
rise-and-fall-do-lay-tile = Lay the tile on hex { $hex }, { $turned ->
        [0] not turned
        [1] turned by one sixth
       *[other] turned by { $turned } sixths
    }
    .verb = Lay a tile
    .hex = Where does its first hex go?
    .turned = Turned clockwise by how many sixths?
    .help = All its hexes must lie on the terrain one level below (RNF-WOR-3, RNF-WOR-5, RNF-WOR-10).
rise-and-fall-do-lift-tile = Take up the tile on hex { $hex }
    .verb = Take up a tile
    .hex = The tile on which hex?
    .help = It is laid again elsewhere, so that your own tile finds room; as few tiles as possible are moved (RNF-WOR-4, RNF-WOR-11).
rise-and-fall-do-place-piece = Place the { $piece } on hex { $hex }
    .verb = Place a starting piece
    .piece = Which piece?
    .hex = On which hex?
    .help = Ships start on sea, towns and nomads on plain, forest or mountain, each on an empty hex (RNF-STA-3).
rise-and-fall-do-choose-card = Choose the card { $card }
    .verb = Choose a card
    .card = Which card?
    .help = All cards are revealed together; yours lets your pieces of that kind act this round (RNF-A-1, RNF-B-1).
rise-and-fall-do-draw-card = Draw the card { $card }
    .verb = Draw a card
    .card = Which card?
    .help = Chance plays a card for a player who was too late (RNF-A-2).
rise-and-fall-do-tick = The clock shows { $to } milliseconds
    .verb = Let time pass
    .to = Until when?
    .help = The last one to choose has three seconds (RNF-A-2).
rise-and-fall-do-move-piece = Move from hex { $start } to hex { $end }
    .verb = Move a piece
    .start = From which hex?
    .end = To which hex?
    .help = Nomads go one step without a cliff, mountaineers three and merchants four over cliffs, ships anywhere in their sea (RNF-NOM-1, RNF-MOU-1, RNF-MER-1, RNF-SHI-1).
rise-and-fall-do-produce = Produce on hex { $hex }
    .verb = Produce
    .hex = With the piece on which hex?
    .help = One wood in forest, one stone on mountain or glacier; nobody holds more than five of either (RNF-NOM-2, RNF-MOU-2, RNF-B-5).
rise-and-fall-do-build-town = Build a town on hex { $hex }
    .verb = Build a town
    .hex = On which hex?
    .help = A nomad pays 1 wood and 1 stone on plain or in forest; a mountaineer 2 wood in forest or on a mountain. The builder becomes the town (RNF-NOM-3, RNF-MOU-3).
rise-and-fall-do-build-temple = Build a temple on hex { $hex }
    .verb = Build a temple
    .hex = On which hex?
    .help = A nomad pays 2 stone on plain or mountain and becomes the temple (RNF-NOM-4).
rise-and-fall-do-build-ship = Build a ship from hex { $hex } to the { $side }
    .verb = Build a ship
    .hex = With the piece on which hex?
    .side = On which side?
    .help = A nomad or merchant on plain pays 1 wood and leaves; the ship is put on an empty sea hex beside it (RNF-NOM-5, RNF-MER-4).
rise-and-fall-do-grow = Let the town on hex { $town } grow to the { $side }
    .verb = Grow
    .town = Which town?
    .side = On which side?
    .help = A new nomad comes to an empty hex beside the town, not over a cliff (RNF-TOW-1).
rise-and-fall-do-educate = Make the nomad to the { $side } of the town on hex { $town } a { $into }
    .verb = Educate
    .town = In which town?
    .side = The nomad on which side?
    .into = To become what?
    .help = A merchant costs 2 gold, a mountaineer 1 (RNF-TOW-2).
rise-and-fall-do-collect-taxes = Collect taxes in the town on hex { $town }
    .verb = Collect taxes
    .town = In which town?
    .help = 1 gold on a mountain, 2 on plain, 3 in forest (RNF-TOW-3).
rise-and-fall-do-build-ashore = Build a { $building } to the { $side } of the ship on hex { $ship }
    .verb = Build ashore
    .ship = With which ship?
    .side = On which side?
    .building = Which building?
    .help = On an empty plain hex: a town for 1 stone, a temple for 2; the ship leaves (RNF-SHI-2).
rise-and-fall-do-transform = Turn the ship on hex { $ship } into a { $into } to the { $side }
    .verb = Transform a ship
    .ship = Which ship?
    .side = On which side?
    .into = Into what?
    .help = On plain or in forest: a nomad for free, or a merchant for 2 gold, who may also land on a town (RNF-SHI-3).
rise-and-fall-do-trade = Trade on hex { $hex }
    .verb = Trade
    .hex = With the piece on which hex?
    .help = A ship takes 3 gold for each town on the coasts of its sea; a merchant takes 5 for a rival town and 3 for one of yours, beside or under it (RNF-SHI-4, RNF-MER-2).
rise-and-fall-do-convert = Convert the piece to the { $side } of the temple on hex { $temple }
    .verb = Convert
    .temple = With which temple?
    .side = On which side?
    .help = A nomad costs 2 gold, a mountaineer 3, a merchant or ship 5; yours comes from your reserve (RNF-TEM-1).
rise-and-fall-do-tithe = Take the tithe at the temple on hex { $temple }
    .verb = Take the tithe
    .temple = At which temple?
    .help = 2 gold for each piece of yours beside the temple, temples excepted (RNF-TEM-2).
rise-and-fall-do-buy-resource = Buy { $resource } on hex { $hex }
    .verb = Buy from the bank
    .hex = With which merchant?
    .resource = Which resource?
    .help = One wood or stone costs 5 gold (RNF-MER-3).
rise-and-fall-do-sell-resource = Sell { $resource } on hex { $hex }
    .verb = Sell to the bank
    .hex = With which merchant?
    .resource = Which resource?
    .help = One wood or stone brings 5 gold (RNF-MER-3).
rise-and-fall-do-end-turn = End the turn
    .verb = End the turn
    .help = Pieces that have not acted do nothing this round; after this, nothing you did this turn can be undone (RNF-B-10).
rise-and-fall-do-decline-card = Give up the card { $card }
    .verb = Give up a card
    .card = Which card?
    .help = It goes face down into decline; if you give up several, lay them in any order (RNF-C-1).
rise-and-fall-do-buy-back = Buy back the card { $card }
    .verb = Buy back
    .card = Which card?
    .help = It goes to your hand if a piece of its type is in the World, else to your reserve (RNF-D-1, RNF-D-2).
rise-and-fall-do-pass = Buy nothing back
    .verb = Pass
    .help = You may buy one card back in a later round, at the price of that round (RNF-D-1).

## Events

rise-and-fall-event-builder-chosen = { $seat-player } begins to build the World.
rise-and-fall-event-first-chosen = { $seat-player } takes the first-player token.
rise-and-fall-event-world-drawn = World { $number } from the library is used.
rise-and-fall-event-seed-drawn = The number { $number } is drawn for the World.
rise-and-fall-event-sea-laid = { $seat-player } lays sea tile { $tile }.
rise-and-fall-event-tile-laid = { $seat-player } lays a { $terrain } tile on hex { $hex }.
rise-and-fall-event-tile-lifted = { $seat-player } takes up the { $terrain } tile on hex { $hex } to make room.
rise-and-fall-event-tiles-left-out = There is no way to make room; the other { $terrain } tiles stay in the box.
rise-and-fall-event-world-finished = The World is made: { $hexes } hexes.
rise-and-fall-event-piece-placed = { $seat-player } places a { $piece } on hex { $hex }.
rise-and-fall-event-round-began = Round { $round } begins; { $first-player } is first.
rise-and-fall-event-card-chosen = { $seat-player } has chosen a card.
rise-and-fall-event-countdown-began = Three seconds for { $seat-player }.
rise-and-fall-event-card-drawn = { $seat-player } was too late: chance plays a card.
rise-and-fall-event-card-revealed = { $seat-player } plays { $card }.
rise-and-fall-event-turn-passed = { $seat-player } has no { $card } left and passes.
rise-and-fall-event-piece-moved = { $seat-player } moves a { $piece } from hex { $start } to hex { $end }.
rise-and-fall-event-produced = { $seat-player } takes one { $good } on hex { $hex }.
rise-and-fall-event-piece-built = { $seat-player } builds a { $piece } on hex { $hex } with the { $builder } on hex { $start }.
rise-and-fall-event-town-grew = The town of { $seat-player } on hex { $town } brings a nomad to hex { $hex }.
rise-and-fall-event-nomad-educated = { $seat-player } makes the nomad on hex { $hex } a { $piece }, in the town on hex { $town }.
rise-and-fall-event-taxes-collected = { $seat-player } collects { $gold } gold in the town on hex { $town }.
rise-and-fall-event-ship-transformed = { $seat-player } turns the ship on hex { $start } into a { $piece } on hex { $hex }.
rise-and-fall-event-traded = { $seat-player } trades on hex { $hex } for { $gold } gold.
rise-and-fall-event-converted = { $seat-player } converts a { $piece } of { $victim-player } on hex { $hex }, with the temple on hex { $temple }.
rise-and-fall-event-tithed = { $seat-player } takes a tithe of { $gold } gold at the temple on hex { $temple }.
rise-and-fall-event-resource-bought = { $seat-player } buys one { $good } with the merchant on hex { $hex }.
rise-and-fall-event-resource-sold = { $seat-player } sells one { $good } for { $gold } gold with the merchant on hex { $hex }.
rise-and-fall-event-card-gained = { $seat-player } takes the card { $card } from the reserve into hand.
rise-and-fall-event-card-lost = { $seat-player } puts the card { $card } into the reserve.
rise-and-fall-event-trophy-won = { $seat-player } wins the trophy { $trophy }: { $points } points.
rise-and-fall-event-turn-ended = { $seat-player } ends the turn.
rise-and-fall-event-decline-laid = { $left ->
        [0] { $seat-player } lays a card face down for decline.
       *[other] { $seat-player } lays a card face down for decline ({ $left } still to come).
    }
rise-and-fall-event-card-declined = { $seat-player } gives up { $card }.
rise-and-fall-event-card-bought-back = { $seat-player } buys back { $card } for { $price } gold.
rise-and-fall-event-buy-back-passed = { $seat-player } buys nothing back.
rise-and-fall-event-recycled = { $seat-player } takes the discard pile back into hand.
rise-and-fall-event-token-passed = The first-player token passes to { $seat-player }.
rise-and-fall-event-died-out = The civilization of { $seat-player } is extinct.
rise-and-fall-event-game-ended = The game is over.

## Decisions

rise-and-fall-ask-sea-place = Lay a sea tile.
    .help = It must touch at least two tiles, lie on none and close off no empty space (RNF-WOR-2, RNF-WOR-8, RNF-WOR-9). Wide seas let ships reach many towns (RNF-SHI-4).
rise-and-fall-ask-tile-place = { $b ->
        [0] Lay a { $a ->
            [1] plain
            [2] forest
            [3] mountain
           *[other] glacier
        } tile.
       *[other] Lay the moved tiles again, then your own: { $b } more after this one.
    }
    .help = All hexes of the tile must lie on the terrain one level below; it may lie across several tiles (RNF-WOR-3, RNF-WOR-5, RNF-WOR-10). While room is being made, only places that leave room for the rest are offered (RNF-WOR-11).
rise-and-fall-ask-tile-lift = There is no room: take up { $b ->
        [one] a { $a ->
            [1] plain
            [2] forest
            [3] mountain
           *[other] glacier
        } tile.
       *[other] { $b } tiles.
    }
    .help = Every tile must be laid, so as few tiles of the layer as possible are moved; those offered belong to such a smallest set (RNF-WOR-4, RNF-WOR-11).
rise-and-fall-ask-start-piece = Place one of your starting pieces.
    .help = One piece at a time, three times round: a nomad, a town and a ship, in any order (RNF-STA-1, RNF-STA-2, RNF-STA-3).
rise-and-fall-ask-card-choice = Choose a card in secret.
    .help = All cards are revealed together; yours lets all your pieces of that kind act (RNF-A-1, RNF-B-1). Played cards come back when your hand is empty (RNF-E-1).
rise-and-fall-ask-turn = Your turn: let your { $a ->
        [0] nomads
        [1] towns
        [2] ships
        [3] mountaineers
        [4] merchants
       *[other] temples
    } act.
    .help = Each piece acts at most once, in any order; what one brings, the next can already use (RNF-B-1, RNF-B-9). End the turn when you like (RNF-B-10).
rise-and-fall-ask-decline-choice = { $a ->
        [one] Give up a card.
       *[other] Give up { $a } cards.
    }
    .help = For each trophy won this round everybody gives up a card from hand or discard pile; in decline it gives no points and no actions until it is bought back (RNF-C-1, RNF-C-3, RNF-SCO-3).
rise-and-fall-ask-buy-back-choice = Buy back a card for { $a } gold, or pass if you have an active one.
    .help = At most one card a round; the price rises with the trophies won (RNF-D-1). Without an active card you must buy one back (RNF-D-4).

## Names

rise-and-fall-terrain-sea = sea
rise-and-fall-terrain-plain = plain
rise-and-fall-terrain-forest = forest
rise-and-fall-terrain-mountain = mountain
rise-and-fall-terrain-glacier = glacier
rise-and-fall-terrain = { $first } ({ $second })

rise-and-fall-piece-nomad = nomad
    .help = Moves, produces, builds a town, a temple or a ship (RNF-NOM-1, RNF-NOM-2, RNF-NOM-3).
rise-and-fall-piece-town = town
    .help = Brings nomads, educates them, collects taxes (RNF-TOW-1, RNF-TOW-2, RNF-TOW-3).
rise-and-fall-piece-ship = ship
    .help = Sails, trades with coastal towns, builds ashore or lands (RNF-SHI-1, RNF-SHI-2, RNF-SHI-4).
rise-and-fall-piece-mountaineer = mountaineer
    .help = Climbs anywhere but the sea, produces, builds towns in the heights (RNF-MOU-1, RNF-MOU-2, RNF-MOU-3).
rise-and-fall-piece-merchant = merchant
    .help = Travels far, trades with towns and the bank, builds ships (RNF-MER-1, RNF-MER-2, RNF-MER-3).
rise-and-fall-piece-temple = temple
    .help = Converts opposing pieces beside it, takes the tithe of your own (RNF-TEM-1, RNF-TEM-2).
rise-and-fall-pupil-merchant = { rise-and-fall-piece-merchant }
rise-and-fall-pupil-mountaineer = { rise-and-fall-piece-mountaineer }
rise-and-fall-building-town = { rise-and-fall-piece-town }
rise-and-fall-building-temple = { rise-and-fall-piece-temple }
rise-and-fall-settler-nomad = { rise-and-fall-piece-nomad }
rise-and-fall-settler-merchant = { rise-and-fall-piece-merchant }

rise-and-fall-good-gold = gold
rise-and-fall-good-wood = wood
rise-and-fall-good-stone = stone
rise-and-fall-resource-wood = { rise-and-fall-good-wood }
rise-and-fall-resource-stone = { rise-and-fall-good-stone }

rise-and-fall-side-E = east
rise-and-fall-side-SE = south-east
rise-and-fall-side-SW = south-west
rise-and-fall-side-W = west
rise-and-fall-side-NW = north-west
rise-and-fall-side-NE = north-east

rise-and-fall-points-economy = Economy
rise-and-fall-points-trophies = Trophies
rise-and-fall-points-development = Development
rise-and-fall-points-territory = Territory

rise-and-fall-measure-points = Points
rise-and-fall-measure-gold = Gold
rise-and-fall-measure-pieces = Pieces
rise-and-fall-measure-trophies = Trophies
rise-and-fall-measure-regions = Regions led

## Refusals

rise-and-fall-no-such-spot = There is no such spot around that tile.
rise-and-fall-overlaps = The tile would lie on another one.
rise-and-fall-touches-one = The tile must touch at least two tiles.
rise-and-fall-closes-off = The tile would close off empty space.
rise-and-fall-lower-tile = The tile touches one with a lower number there; name the place by that one.
rise-and-fall-beyond-the-world = The tile would reach beyond the World.
rise-and-fall-wrong-level = All hexes of the tile must lie on the terrain one level below.
rise-and-fall-leaves-no-room = There would be no room for the tiles still to be laid.
rise-and-fall-no-such-tile = No tile of this terrain has its first hex there.
rise-and-fall-not-in-a-smallest-set = Moving that tile does not make room with as few tiles as possible.
rise-and-fall-make-room-first = There is no room for the tile: first take up one that is offered.
rise-and-fall-no-starting-piece = That is not one of your starting pieces still to be placed.
rise-and-fall-wrong-terrain = The terrain does not allow it.
rise-and-fall-not-empty = Another piece stands there.
rise-and-fall-stands-there = The piece already stands on that hex.
rise-and-fall-card-not-in-hand = That card is not in your hand.
rise-and-fall-has-acted = That piece has already acted.
rise-and-fall-not-its-action = That kind of piece cannot do this.
rise-and-fall-not-adjacent = That hex is not beside it.
rise-and-fall-cliff = There is a cliff between the two hexes.
rise-and-fall-too-far = That hex cannot be reached.
rise-and-fall-another-sea = That hex is not in the same sea region.
rise-and-fall-yields-nothing = Nothing is produced on this terrain.
rise-and-fall-treasury-full = You already have five of these.
rise-and-fall-no-empty-sea = There is no empty sea hex on that side.
rise-and-fall-no-piece-left = You have no such piece in your reserve.
rise-and-fall-too-dear = You cannot pay the full price.
rise-and-fall-no-nomad = No nomad of yours stands there.
rise-and-fall-no-town = There is no town to trade with.
rise-and-fall-nobody-tithes = No piece of yours but temples stands beside that temple.
rise-and-fall-nobody-to-convert = There is no opposing piece to convert on that side.
rise-and-fall-nothing-to-sell = You have none to sell.
rise-and-fall-card-not-active = That card is neither in your hand nor in your discard pile.
rise-and-fall-card-laid-already = That card already lies face down.
rise-and-fall-card-not-declined = That card is not in decline.
rise-and-fall-must-buy-back = Without an active card you must buy one back.
rise-and-fall-not-your-piece = No piece of yours stands there.
rise-and-fall-another-kind = Your card this round lets other pieces act.
rise-and-fall-another-turn = Pieces act player by player, and it is somebody else’s turn.
rise-and-fall-card-first = First everybody chooses a card; then the pieces of its kind act.
rise-and-fall-actions-are-over = The pieces have acted in this round.
rise-and-fall-no-round-yet = Pieces act in the rounds, once the World is finished and all starting pieces are placed.
rise-and-fall-has-chosen = You have already chosen your card; you cannot change your choice.
rise-and-fall-one-card-a-round = You play one card each round, and yours is already open.
rise-and-fall-no-decline-now = You only give up cards at the end of a round in which a trophy was won.
rise-and-fall-has-given = You have given up as many cards as you owe.
rise-and-fall-back-in-phase-d = Cards are bought back at the end of a round, after all pieces have acted.
rise-and-fall-another-buys-back = Cards are bought back in order from the first player, and it is somebody else’s turn.
rise-and-fall-asked-once = One card a round at most can be bought back, and you have been asked already.
rise-and-fall-is-extinct = Your civilization is extinct.
rise-and-fall-world-is-made = The World is finished; its tiles stay where they are.
rise-and-fall-another-layer = Another terrain is being laid now: sea, plain, forest, mountain, glacier, in this order.
rise-and-fall-another-lays = Tiles are laid in turn, and it is somebody else’s turn.
rise-and-fall-room-enough = Tiles are only moved if there is no room for the next one.
rise-and-fall-another-makes-room = There is no room for the next tile, and another player makes some.
rise-and-fall-world-first = First the World is made, then the pieces are placed.
rise-and-fall-another-places = Starting pieces are placed in turn, and it is somebody else’s turn.
rise-and-fall-never-converted = Towns and temples cannot be converted.

## Screen

rise-and-fall-screen-board = The World
rise-and-fall-screen-map = Hexes of the World. Arrow keys go from hex to hex, Page Down and Page Up to those that can be chosen.
rise-and-fall-screen-names = Show the numbers of the hexes
rise-and-fall-screen-regions = Show what the regions are worth and who leads them
rise-and-fall-screen-can = { $part }. Can be chosen.
rise-and-fall-screen-chosen = { $part }. Chosen.
rise-and-fall-screen-piece = { $piece } of { $player }
rise-and-fall-screen-hex = { $hex }: { $terrain }
rise-and-fall-screen-hex-held = { $hex }: { $terrain }, { $pieces }
rise-and-fall-screen-sea-place = Place { $number } for the sea tile
rise-and-fall-screen-region-led = Region of { $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    } ({ $terrain }), worth { $worth }, led by { $player }
rise-and-fall-screen-region-tied = Region of { $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    } ({ $terrain }), worth { $worth }, tied
rise-and-fall-screen-region-empty = Region of { $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    } ({ $terrain }), worth { $worth }, nobody there
rise-and-fall-screen-building = Making the World
rise-and-fall-screen-building-help = Tiles are laid in turn: sea, plain, forest, mountain, glacier. Each lies on the terrain one level below. Trophies and points begin when the World is made.
rise-and-fall-screen-starting = Starting pieces
rise-and-fall-screen-round = Round { $round }
rise-and-fall-screen-over = The game is over
rise-and-fall-screen-phase-a = A. Everybody chooses a card
rise-and-fall-screen-phase-b = B. Pieces act
rise-and-fall-screen-phase-c = C. Cards decline
rise-and-fall-screen-phase-d = D. Buying back
rise-and-fall-screen-tiles-left = { $left ->
        [one] the last tile
       *[other] { $left } tiles left
    }
rise-and-fall-screen-places = { $places ->
        [0] no place
        [one] one place
       *[other] { $places } places
    }
rise-and-fall-screen-fits = The next tile still fits.
rise-and-fall-screen-fits-room = After this, somebody will have to make room.
rise-and-fall-screen-fits-not = It does not fit here in any other way.
rise-and-fall-screen-treasury = Treasury
rise-and-fall-screen-cards = Your cards
rise-and-fall-screen-in-world = { $pieces } of { $all } in the World
rise-and-fall-screen-development = Development now: { $now }
rise-and-fall-screen-state-hand = in hand
rise-and-fall-screen-state-discard = discarded
rise-and-fall-screen-state-decline = in decline
rise-and-fall-screen-state-reserve = in reserve
rise-and-fall-screen-state-chosen = chosen, face down
rise-and-fall-screen-state-giving = given up, face down
rise-and-fall-screen-state-played = played this round
rise-and-fall-screen-state-declined = decline, back for { $price }
rise-and-fall-screen-card-nomad = Move, gather, settle
rise-and-fall-screen-card-town = Grow, teach, tax
rise-and-fall-screen-card-ship = Sail, land, trade
rise-and-fall-screen-card-mountaineer = Climb, gather, settle
rise-and-fall-screen-card-merchant = Travel, trade, bank
rise-and-fall-screen-card-temple = Convert, tithe
rise-and-fall-screen-card-at = { $card }: { $state }, { $pieces } in the World
rise-and-fall-screen-points = { $points ->
        [one] point
       *[other] points
    }
rise-and-fall-screen-first = Holds the first-player token
rise-and-fall-screen-trophy = Trophy: { $trophy }
rise-and-fall-screen-trophy-open = Trophy { $trophy }, { $points } points: for the first player with all of these pieces in the World
rise-and-fall-screen-trophy-won = Trophy { $trophy }: won by { $player }
rise-and-fall-screen-trophies = Trophies
rise-and-fall-screen-prices = Buying a card back, by trophies won
rise-and-fall-screen-price-after = After { $trophies ->
        [one] one trophy
       *[other] { $trophies } trophies
    } { $price } gold.
rise-and-fall-screen-ring = The game ends here.
rise-and-fall-screen-ring-means = ring: the game ends
rise-and-fall-screen-won = { $won } of { $ends } trophies won
rise-and-fall-screen-scores = Points as they stand
rise-and-fall-screen-quick = Quick scoring
    .help = The same totals by another route: half the gold stays as coins, development and regions are paid in coins, trophies are added at the end (RNF-SCO-6).
rise-and-fall-screen-quick-gold = ½ gold
rise-and-fall-screen-quick-coins = Coins
rise-and-fall-screen-bank = Bank
rise-and-fall-screen-died = Your civilization is extinct.
rise-and-fall-screen-extinct = Extinct
rise-and-fall-screen-has-chosen = has chosen a card
rise-and-fall-screen-has-given = { $cards ->
        [one] one card face down
       *[other] { $cards } cards face down
    }
rise-and-fall-screen-has-played = plays: { $card }
rise-and-fall-screen-say-building = { $terrain } tiles are being laid, { $left } to go.
rise-and-fall-screen-say-trophies = { $won } of { $ends } trophies won; buying a card back costs { $price } gold.
rise-and-fall-screen-say-realm = { $player }: { $gold } gold, { $wood } wood, { $stone } stone, { $points } points ({ $parts }).
rise-and-fall-screen-say-cards = Cards of { $player }: { $cards }.
rise-and-fall-screen-say-died = { $player } is extinct.
rise-and-fall-screen-say-place = { $piece } on { $hex } ({ $terrain })
rise-and-fall-screen-say-places = { $player } stands here: { $places }.
rise-and-fall-screen-say-nowhere = { $player } has nothing in the World.
rise-and-fall-screen-short-economy = Econ.
rise-and-fall-screen-short-trophies = Trophies
rise-and-fall-screen-short-development = Dev.
rise-and-fall-screen-short-territory = Land

## Cards in full

rise-and-fall-card-nomad =
    Move one hex, not over a cliff.
    Produce 1 wood in forest, 1 stone on a mountain.
    Become a town (1 wood, 1 stone) or a temple (2 stone).
    Put a ship to sea from plain (1 wood).
rise-and-fall-card-town =
    Grow: a new nomad beside the town, not over a cliff.
    Educate a nomad beside it: a merchant (2 gold) or a mountaineer (1 gold).
    Collect taxes: 1 gold on a mountain, 2 on plain, 3 in forest.
rise-and-fall-card-ship =
    Sail to any empty hex of its sea.
    Trade: 3 gold for each town on the coasts of its sea.
    Land as a nomad (free) or a merchant (2 gold).
    Build ashore: a town (1 stone) or a temple (2 stone).
rise-and-fall-card-mountaineer =
    Climb up to 3 hexes, over cliffs and glaciers.
    Produce 1 wood in forest, 1 stone on a mountain or glacier.
    Become a town in forest or on a mountain (2 wood).
rise-and-fall-card-merchant =
    Travel up to 4 hexes, over cliffs, also onto a town.
    Trade: 5 gold for each rival town beside or under it, 3 for each of yours.
    Buy or sell one wood or stone for 5 gold.
    Put a ship to sea from plain (1 wood).
rise-and-fall-card-temple =
    Convert a rival piece beside it: a nomad (2 gold), a mountaineer (3), a merchant or a ship (5).
    Take the tithe: 2 gold for each piece of yours beside it.
rise-and-fall-screen-track = Development points by number of pieces:

## Prices

rise-and-fall-gain-gold = +{ $count } gold
rise-and-fall-cost-gold = { $count } gold
rise-and-fall-cost-wood = { $count } wood
rise-and-fall-cost-stone = { $count } stone

## Stages

rise-and-fall-stage-reveal = Round { $round }: the cards
rise-and-fall-stage-card = Card
rise-and-fall-stage-pieces = Pieces
rise-and-fall-stage-reveal-verdict = { $player } acts first.
rise-and-fall-stage-trophy = { $player } wins a trophy: { $trophy }
rise-and-fall-stage-trophy-text = All { $count } pieces of this kind are in the World.
rise-and-fall-stage-in-world = In the World
rise-and-fall-stage-gain = +{ $points } points
rise-and-fall-stage-trophy-verdict = Trophies won: { $won } of { $ends }. After this round everybody gives up { $cards ->
        [one] a card
       *[other] { $cards } cards
    }; buying one back costs { $price } gold.
rise-and-fall-stage-trophy-last = Trophies won: { $won } of { $ends }. The game ends with this round. First everybody gives up { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
rise-and-fall-stage-decline = Decline
rise-and-fall-stage-decline-text = For each trophy of this round everybody has given up a card. It cannot be played and gives no points until it is bought back.
rise-and-fall-stage-given = Given up
rise-and-fall-stage-loss = { $points ->
        [0] loses no points
        [one] loses 1 point
       *[other] loses { $points } points
    }
rise-and-fall-stage-decline-verdict = Buying a card back costs { $price } gold now.
rise-and-fall-stage-return = { $player } buys a card back: { $card }
rise-and-fall-stage-price = Price
rise-and-fall-stage-gold-left = Gold left
rise-and-fall-stage-return-hand = { $points ->
        [one] back in hand, +1 point
       *[other] back in hand, +{ $points } points
    }
rise-and-fall-stage-return-reserve = to the reserve: no such piece is in the World
rise-and-fall-stage-extinct = Extinct: { $players }
rise-and-fall-stage-extinct-text = No card is left to play, and none can be bought back.
rise-and-fall-stage-pieces-lost = Pieces lost
rise-and-fall-stage-gold-lost = Gold lost
rise-and-fall-stage-extinct-effect = out of the game
rise-and-fall-stage-extinct-verdict = { $left ->
        [0] No civilization is left.
        [one] One civilization is left: it has won.
       *[other] { $left } civilizations are left.
    }

## Threats

rise-and-fall-threat-extinct-now = You are about to give up your last card, and buying one back costs { $price } gold: you lack { $lack }. Without a card your civilization is extinct.
rise-and-fall-threat-extinct-soon = You have a single active card. If a trophy is won you lose it, and buying one back will cost { $price } gold: you lack { $lack }.
rise-and-fall-threat-decline = { $cards ->
        [one] A trophy was won: after this round you give up a card.
       *[other] { $cards } trophies were won: after this round you give up { $cards } cards.
    }
rise-and-fall-threat-end-now = The last trophy is won: the game ends with this round.
rise-and-fall-threat-end-soon = The next trophy ends the game.
rise-and-fall-threat-quiet = { $left ->
        [one] Without a trophy the game ends after this round.
       *[other] Without a trophy the game ends in { $left } rounds.
    }
rise-and-fall-threat-trophy = { $player } needs one more { $piece } for the trophy ({ $points } points).
rise-and-fall-threat-convert = A temple of { $player } can convert your { $pieces }.
rise-and-fall-threat-prey = { $piece } on hex { $hex }

## Drawings for the terminal and as SVG

rise-and-fall-draw-letter-nomad = N
rise-and-fall-draw-letter-town = T
rise-and-fall-draw-letter-ship = S
rise-and-fall-draw-letter-mountaineer = M
rise-and-fall-draw-letter-merchant = C
rise-and-fall-draw-letter-temple = P
rise-and-fall-draw-total = Total
rise-and-fall-draw-hidden = face down
rise-and-fall-draw-first = first player
rise-and-fall-draw-asked = to decide
rise-and-fall-draw-chosen = has laid a card
rise-and-fall-draw-extinct = extinct
rise-and-fall-draw-seconds = { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
rise-and-fall-draw-quiet = { $quiet } of { $most } rounds without a trophy
rise-and-fall-draw-regions = Regions: first hex, points, leader
rise-and-fall-draw-tile = The tile in its turns; [#] is the first hex.
rise-and-fall-draw-cliff = cliff: two levels or more
rise-and-fall-draw-places = Each hex shows the number of its sea tile. A place such as 12/14 lies beside tile 12, on spot 14.
rise-and-fall-draw-acted = small letter: has acted
rise-and-fall-draw-legend = Legend
rise-and-fall-draw-cliff-short = cliff
rise-and-fall-draw-prices = Buying back, by trophies won
rise-and-fall-draw-bank = Bank: { $gold } gold, { $wood } wood, { $stone } stone.

## Tour

rise-and-fall-tour-first-cards = The first cards
    .intro = You lead a civilization, and the most points at the end win: 1 for two gold, 10 to 25 for each trophy, points for the pieces of every active card, and the regions where you have the most pieces. The World is ready. Its terrains lie on levels: sea, plain, forest, mountain, glacier. Where two neighbours differ by two levels or more there is a cliff.
rise-and-fall-tour-town = You begin with a town, a nomad and a ship, and place one at a time. A town in forest yields the most taxes, and this one has mountains beside it: one level up, so without a cliff.
rise-and-fall-tour-nomad = Nomads gather wood in forest and stone on mountains. From here the mountains are one step away.
rise-and-fall-tour-ship = The ship goes on the sea beside your town: there it can trade with it. It may sail to any empty hex of its sea.
rise-and-fall-tour-choose = Each round everybody chooses a card in secret, and all are shown together. Your pieces of that kind then act, each once. Take Town: more people can do more.
rise-and-fall-tour-grow = A town can grow, educate a nomad or collect taxes. Growing brings a nomad to an empty hex beside it, but never over a cliff. Send it up the mountain.
rise-and-fall-tour-end-turn = Your only town has acted, and there is nothing left to do. Once your turn has ended, B is asked and nothing can be taken back.
rise-and-fall-tour-nomad-card = Town is in your discard pile now; it comes back when your hand is empty. Choose Nomad: both your nomads may act, each in its own way.
rise-and-fall-tour-climb = These twelve hexes of mountain and glacier are one region. Whoever has the most pieces there scores 4 points a hex; B has come too, and a tie gives nobody anything. Climb up with your second nomad: 48 points, as long as you lead.
rise-and-fall-tour-produce = The other nomad takes one stone from its mountain. Nobody ever holds more than five wood or five stone.
rise-and-fall-tour-ship-card = One card is left in your hand, so there is nothing to choose: Ship.
rise-and-fall-tour-trade = A ship trades with every town on the coasts of its sea, no matter whose, for 3 gold each. Here there is only your own.
rise-and-fall-tour-recycle = Both hands were empty, so both players took their discard piles back, and the first-player token went to B. Now Nomad again: another stone makes two.
rise-and-fall-tour-temple = Two stone are the price of a temple on plain or mountain. The nomad who builds it is gone: it becomes the temple.
rise-and-fall-tour-new-card = Your first temple brings the card Temple from the reserve to your hand. You have four cards now, and more to choose from in each round.
rise-and-fall-tour-town-and-merchant = A town and a convert
    .intro = Round 12. You have gathered wood, stone and 9 gold and have three nomads. B has a second town and two merchants, who bring in more gold than anybody else.
rise-and-fall-tour-three-nomads = All your cards are in your hand again. Choose Nomad: three pieces, three actions.
rise-and-fall-tour-build-town = In forest or on plain a nomad becomes a town for one wood and one stone. The other two nomads replace at once what it cost: pieces act one after the other, in the order you like.
rise-and-fall-tour-two-towns = Two towns act in one turn now. The new one brings a nomad, the old one has other plans.
rise-and-fall-tour-educate = A nomad beside a town becomes a merchant for 2 gold or a mountaineer for 1. Merchants travel four hexes, over cliffs and past others, and trade with towns. Your first one brings its card to your hand.
rise-and-fall-tour-temple-card = In round 12 B’s merchant stopped beside your temple, and nobody has moved it since. Choose Temple.
rise-and-fall-tour-convert = A temple converts an opposing piece beside it: a nomad for 2 gold, a mountaineer for 3, a merchant or a ship for 5. Towns and temples stay true. The piece must still be in your reserve.
rise-and-fall-tour-majority = The merchant is yours, and so are the mountains: three pieces against two, 48 points. But B has a temple as well, and will pay you back in the same coin.
rise-and-fall-tour-a-trophy = A trophy, and decline
    .intro = Round 27. You lead with 125 to 75. Three merchants of yours stand where towns are; one of them on a town of B, as a merchant may share the hex of any town. B has two of its three temples.
rise-and-fall-tour-merchants = Choose Merchant. B acts before you in this round: watch what its nomads build.
rise-and-fall-tour-trade-abroad = B’s third temple was its last one: trophy, 20 points. Now trade. Each opposing town beside or under a merchant gives 5 gold. Two of your merchants find two of them.
rise-and-fall-tour-trade-at-home = Your own towns give 3 gold each; the merchant at home finds three. A merchant may also buy or sell a wood or a stone for 5 gold.
rise-and-fall-tour-decline = For every trophy won in the round everybody gives up a card, winners too. A card in decline cannot be played, and its pieces give no points for development. Give up Ship, in secret like the choice before.
rise-and-fall-tour-buy-back = One declined card may be bought back each round. After the first trophy that costs 5 gold: cheap, as Ship earns you 9 each time. It returns to your hand.
rise-and-fall-tour-own-trophy = A trophy of your own
    .intro = Round 35. Temples have been taking merchants back and forth. Five of the six merchants of your colour are in the World, and one of B stands on your town, beside your temple.
rise-and-fall-tour-five-merchants = The first player with all pieces of a kind in the World wins the trophy of that kind, however the last one came there. Choose Temple.
rise-and-fall-tour-sixth = Convert B’s merchant: yours takes its place on the town, and it is the sixth. 20 points for the trophy. The other temple then takes the tithe, 2 gold for each piece of yours beside it.
rise-and-fall-tour-give-town = Again everybody gives up a card, and you have hardly any left to play. Give up Town from your discard pile: bought back, it will be in your hand and not in the discard pile.
rise-and-fall-tour-price = With two trophies won the price is 10 gold; after three it is 20, after four 40. A player who has no active card left and cannot pay is extinct.
rise-and-fall-tour-last-nomad = A mountaineer climbs three hexes over any cliff, glaciers included. But this is your last nomad, and a card without pieces goes to the reserve: Nomad leaves, Mountaineer comes to your hand.
rise-and-fall-tour-taxes = The other towns collect taxes: 1 gold on a mountain, 2 on plain, 3 in forest. Two gold make a point in the end.
rise-and-fall-tour-the-end = The last trophy
    .intro = Round 74. Three trophies are won: B’s temples, your merchants and your ships. The fourth ends the game. You lead with 367 to 281, and two of your three mountaineers are in the World.
rise-and-fall-tour-last-trophy = The game does not have to end when the others want it to. Choose Town: a nomad waits beside one for its last lesson.
rise-and-fall-tour-summit = The third mountaineer for 1 gold: the trophy is worth 15 points, and it is the fourth. This round is still played to its end.
rise-and-fall-tour-empty-bank = B has taken the last gold of the bank, and you have just put 1 back. A town in forest would give 3, but the bank pays only what it has. Take it.
rise-and-fall-tour-least = One more card for everybody to give up, and there is no round left to use it. So give up the one that counts least: two nomads are worth 2 points, six merchants 36.
rise-and-fall-tour-too-dear = You may buy back even now. But after four trophies it costs 40 gold, which is 20 points, for a card that brings 2. Leave it.
rise-and-fall-tour-end = You win with 384 to 290. Half your gold makes 125 points, three trophies 60, development 85 and the regions you lead 114. B had more gold, but your merchants and ships were all there when it counted, and the mountains were yours.

## The page that teaches

rise-and-fall-teach-aim = Lead a civilization of six kinds of pieces over a world of heights, and have the most points when enough trophies have been won.
rise-and-fall-teach-turn = Everybody chooses a card in secret, and all are shown together. Then your pieces of that kind act, each once. Played cards come back when your hand is empty. New kinds of pieces bring their cards.
rise-and-fall-teach-town = A town grows a nomad, educates one, or collects taxes.
rise-and-fall-teach-nomad = A nomad walks, gathers wood or stone, or becomes a town, a temple or a ship.
rise-and-fall-teach-ship = A ship sails over its sea and trades with the towns on the coast.
rise-and-fall-teach-merchant = A merchant travels far and trades with towns, preferably other players’ towns.
rise-and-fall-teach-mountaineer = A mountaineer climbs over every cliff and holds the heights.
rise-and-fall-teach-temple = A temple converts pieces beside it, for gold, or takes a tithe.
rise-and-fall-teach-points = Points are counted at the end; the screen always shows where you stand.
rise-and-fall-teach-gold = 1 point for every two gold.
rise-and-fall-teach-trophy = 10 to 25 for a trophy: it goes to the first player who has all pieces of a kind in the World. Then everybody gives up a card.
rise-and-fall-teach-development = Points for the pieces of each card that is not in decline.
rise-and-fall-teach-regions = Regions where you have the most pieces: 1 per hex of plain, 2 of sea, 3 of forest, 4 of mountain.
rise-and-fall-teach-end = When the agreed number of trophies is won, the round is finished and everything is counted. A player who has no active card left and cannot buy one back is out.

# -- the question after a click, and what is lost when a turn ends too soon
rise-and-fall-screen-starter = { $piece ->
        [nomad] Nomad
        [town] Town
       *[ship] Ship
    } chosen: on which hex?
rise-and-fall-screen-starter-which = Which piece goes on hex { $hex }?
rise-and-fall-screen-where = { $piece ->
        [nomad] Nomad chosen: where to?
        [town] Town chosen: to which hex?
        [ship] Ship chosen: where to?
        [mountaineer] Mountaineer chosen: where to?
        [merchant] Merchant chosen: where to?
       *[temple] Temple chosen: to which hex?
    }
rise-and-fall-screen-done = Your { $piece ->
        [nomad] nomads
        [town] towns
        [ship] ships
        [mountaineer] mountaineers
        [merchant] merchants
       *[temple] temples
    } can do nothing more: end the turn.
rise-and-fall-way-build-ship = From hex { $from }, build a ship on hex { $place }
rise-and-fall-way-grow = Let the town on hex { $from } grow to hex { $place }
rise-and-fall-way-educate = Make the nomad on hex { $place } a { $piece }, in the town on hex { $from }
rise-and-fall-way-build-ashore = With the ship on hex { $from }, build a { $piece } on hex { $place }
rise-and-fall-way-transform = Turn the ship on hex { $from } into a { $piece } on hex { $place }
rise-and-fall-way-convert = Convert the piece on hex { $place } with the temple on hex { $from }
rise-and-fall-about-decline = You lose { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of development as long as it is in decline.
rise-and-fall-about-return = It counts again: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of development.
rise-and-fall-about-reserve = You have no piece of this type in the World: it goes to your reserve and counts nothing for now.
rise-and-fall-screen-may-buy-back = Buy back a card for { $gold } gold, or pass.
rise-and-fall-screen-must-buy-back = You have no active card: buy one back for { $gold } gold.
rise-and-fall-screen-what = { $piece ->
        [nomad] Nomad
        [town] Town
        [ship] Ship
        [mountaineer] Mountaineer
        [merchant] Merchant
       *[temple] Temple
    } chosen: what should it do?
rise-and-fall-warning-produce = { $count ->
        [one] One piece can still produce, at no cost.
       *[other] { $count } pieces can still produce, at no cost.
    }
rise-and-fall-warning-taxes = { $count ->
        [one] One town can still collect taxes.
       *[other] { $count } towns can still collect taxes.
    }
rise-and-fall-warning-trade = { $count ->
        [one] One piece can still trade for gold.
       *[other] { $count } pieces can still trade for gold.
    }
rise-and-fall-warning-tithe = { $count ->
        [one] One temple can still take its tithe.
       *[other] { $count } temples can still take their tithe.
    }
rise-and-fall-warning-act = { $count ->
        [one] One piece has not acted yet.
       *[other] { $count } pieces have not acted yet.
    }
rise-and-fall-warning-pass = A card can be bought back now for { $price } gold.
