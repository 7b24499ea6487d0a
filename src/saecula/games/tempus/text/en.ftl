# Tempus in English. Keys: do- moves, event- what came of them, ask- decisions, then names, then refusals.
# $a and $b of a decision are the numbers that its step counts with.

## Moves. The attributes named like a field ask for that field alone; .help says what the move does.

tempus-do-choose-first = { $seat } begins
    .verb = Choose who begins
    .seat = Who begins?
    .help = Chance decides who holds the first-player marker (TEM-SET-1).
tempus-do-draw-tile = Draw map tile { $tile }
    .verb = Draw a map tile
    .tile = Which tile?
    .help = Chance turns up the next map tile (TEM-SET-3).
tempus-do-place-tile = Lay the tile with its centre on { $hex }, { $turned ->
        [0] not turned
        [1] turned by one sixth
       *[other] turned by { $turned } sixths
    }
    .verb = Lay the tile
    .hex = Where does its centre go?
    .turned = Turned clockwise by how many sixths?
    .help = All seven hexes must lie on free water of the board, and after the first tile at least one side must touch land (TEM-SET-3, TEM-SET-4).
tempus-do-place-token = Place a token on { $hex }
    .verb = Place a token
    .hex = On which hex?
    .help = Your three tokens must form one connected group, at most two on a hex (TEM-SET-8, TEM-SET-11).
tempus-do-choose-action = { $action }
    .verb = Spend an action tile
    .action = On which action?
    .help = Spends one action tile; what you may do then depends on your row of the era chart (TEM-ERA-4, TEM-ERA-5).
tempus-do-move-token = Move a token from { $start } to { $end }
    .verb = Move a token
    .start = From which hex?
    .end = To which hex?
    .help = Uses one of the tokens you may move; this token does not move again in this action (TEM-MOV-1).
tempus-do-place-baby = Have a baby on { $hex }
    .verb = Have a baby
    .hex = On which hex?
    .help = Brings a token from your supply to this grassland hex, at most one to a hex (TEM-BAB-2, TEM-BAB-3).
tempus-do-attack = Attack from { $start } to the { $side }
    .verb = Attack
    .start = From which hex?
    .side = Over which side?
    .help = Starts a fight with all tokens of your hex. You only win with the greater strength; if you lose, one token goes back to your supply (TEM-FIG-5, TEM-FIG-6, TEM-FIG-8).
tempus-do-declare-terrain = Let the city count as { $terrain }
    .verb = Declare a terrain
    .terrain = Which terrain?
    .help = In this fight, every card of that terrain counts 1, whoever plays it (TEM-FIG-3, TEM-FIG-5).
tempus-do-lay-card = Lay { $card }
    .verb = Lay a card
    .card = Which card?
    .help = It stays face down until cards are revealed, then it is discarded (TEM-FIG-4, TEM-PRO-3).
tempus-do-step-in = Step in with { $count ->
        [0] no token
        [1] one token
       *[other] { $count } tokens
    }
    .verb = Step in
    .count = With how many tokens?
    .help = Tokens of the attacking hex move into the hex just won, as many as you like within the stacking limit (TEM-FIG-7, TEM-FIG-16).
tempus-do-draw-card = Draw { $card }
    .verb = Draw a card
    .card = Which card?
    .help = Chance draws from the deck (TEM-IDE-1).
tempus-do-discard-card = Discard { $card }
    .verb = Discard a card
    .card = Which card?
    .help = You cannot keep more cards than your hand limit (TEM-IDE-1).
tempus-do-build-city = Build a city of { $value } on { $hex }
    .verb = Build a city
    .hex = On which hex?
    .value = Of which value?
    .help = All tokens of the hex go back to your supply. The city is worth its value at the end and in defence, and 1 progress point (TEM-CIT-1, TEM-COM-7, TEM-PRO-4).
tempus-do-play-card = Play { $card }
    .verb = Play a card
    .card = Which card?
    .help = The card is discarded once its ability is used (TEM-IDE-10).
tempus-do-play-religion = Play Religion ({ $terrain }) on { $hex }, converting to the { $side }
    .verb = Play Religion
    .terrain = With which card?
    .hex = Beside which hex of yours?
    .side = Over which side?
    .help = The opponent's token on that side goes home, and a token from your supply joins your hex; it has not moved yet (TEM-CAR-8, TEM-CAR-11).
tempus-do-act-twice = Play Government ({ $terrain }) to act once more this turn
    .verb = Play Government to act once more
    .terrain = With which card?
    .help = You use one more action tile now and have one round fewer later; no action is gained (TEM-CAR-9, TEM-CAR-12).
tempus-do-pass-slot = Play Government ({ $terrain }) to pass this turn
    .verb = Play Government to pass
    .terrain = With which card?
    .help = Your actions this era come one round later; in the next round you use exactly the delayed tile (TEM-CAR-9, TEM-CAR-12).
tempus-do-done = Done
    .verb = Done
    .told = { $player } is done.
    .help = You do no more in this action; the figures of your row are upper limits (TEM-ERA-6).
tempus-do-end-turn = End the turn
    .verb = End the turn
    .help = Your turn is over and the next player is asked; after that, nothing you did in it can be undone (TEM-ERA-3).

## Events

tempus-event-first-chosen = { $seat-player } holds the first-player marker.
tempus-event-tile-drawn = Map tile { $tile } is turned up.
tempus-event-tile-placed = { $seat-player } lays map tile { $tile } with its centre on { $hex }.
tempus-event-map-finished = The island is finished: { $tiles } map tiles.
tempus-event-token-placed = { $seat-player } places a token on { $hex }.
tempus-event-era-began = Era { $era } of 10 begins; { $first-player } is first.
tempus-event-action-chosen = { $seat-player } spends an action tile: { $action }.
tempus-event-token-moved = { $seat-player } moves a token from { $start } to { $end } { $way }.
tempus-event-baby-born = { $seat-player } has a baby on { $hex }.
tempus-event-attacked = { $seat-player } attacks { $defender-player } on { $target } from { $start }.
tempus-event-terrain-declared = { $seat-player } declares { $terrain } for the city under attack.
tempus-event-card-laid = { $seat-player } lays a card ({ $count } so far).
tempus-event-card-revealed = { $seat-player } reveals { $card }.
tempus-event-fight-won = { $seat-player } beats { $defender-player } with { $attack } to { $defence } and takes { $hex }.
tempus-event-fight-lost = { $seat-player } fails against { $defender-player } with { $attack } to { $defence } and loses a token on { $hex }.
tempus-event-stepped-in = { $count ->
        [0] { $seat-player } leaves { $end } empty.
        [one] { $seat-player } steps in with one token from { $start } to { $end }.
       *[other] { $seat-player } steps in with { $count } tokens from { $start } to { $end }.
    }
tempus-event-card-drawn = { $card ->
        [hidden] { $seat-player } draws a card.
       *[other] { $seat-player } draws { $card }.
    }
tempus-event-card-discarded = { $seat-player } discards { $card }.
tempus-event-deck-reshuffled = The { $cards } discards are shuffled into a new deck.
tempus-event-city-built = { $seat-player } builds a city of { $value } on { $hex }.
tempus-event-card-played = { $seat-player } plays { $card }.
tempus-event-token-converted = { $seat-player } converts a token of { $victim-player } on { $hex }; a new one joins { $joined }.
tempus-event-slot-passed = { $seat-player } passes this turn.
tempus-event-turn-ended = { $seat-player } ends the turn.
tempus-event-caught-up = { $seat-player } catches up to { $era }.
tempus-event-progress-counted = { $seat-player } has { $total ->
        [one] 1 progress point
       *[other] { $total } progress points
    }: tokens { $tokens }, cities { $cities }, cards { $cards }.
tempus-event-advanced = { $seat-player } advances to { $era }.
tempus-event-era-ended = Era { $eras } is over.
tempus-event-game-ended = The game is over.
tempus-event-sanitation-called = { $seat-player } stacks above the limit on { $hex } and must play Sanitation.

## Decisions

tempus-ask-tile-place = Lay the map tile just drawn.
    .help = The centre goes on a hex from which all six neighbours are free water on the board; after the first tile the new one must touch land along a side. You may turn it as you like (TEM-SET-3, TEM-SET-4). More grassland near you means more babies, and mountains give no points at the end (TEM-BAB-2, TEM-END-3).
tempus-ask-start-hex = { $a ->
        [one] Place your last starting token.
       *[other] Place your starting tokens: { $a } to go.
    }
    .help = Three tokens, one connected group, at most two on a hex, never with somebody else’s (TEM-SET-8, TEM-SET-11, TEM-SET-12). Babies are born on grassland where you already stand (TEM-BAB-2).
tempus-ask-turn = { $a ->
        [0] Your action is done: play cards if you like, then end the turn.
        [one] Your turn: choose one action.
       *[other] Your turn: { $a } actions this turn.
    }
    .help = You spend one action tile every turn; only Government lets you pass or act twice (TEM-ERA-3, TEM-ERA-6, TEM-CAR-9). Cards may be played before, during and after the action (TEM-IDE-3); Military Leader gives a free fight (TEM-CAR-4).
tempus-ask-moving = { $a ->
        [0] Moving: all moves are used.
        [one] Moving: one token may still move.
       *[other] Moving: { $a } tokens may still move.
    }
    .help = Each token moves once, as far as your row says, over land and through your own pieces; over a lake to any hex of its shore, over the sea if your row has ships (TEM-MOV-1, TEM-MOV-5, TEM-MOV-7, TEM-MOV-8). You may stop early (TEM-ERA-6).
tempus-ask-births = { $a ->
        [0] Babies: all are born.
        [one] Babies: one may still be born.
       *[other] Babies: { $a } may still be born.
    }
    .help = A baby comes from your supply to a grassland hex where a token of yours stood before; one on a hex, within the stacking limit (TEM-BAB-1, TEM-BAB-2, TEM-BAB-3, TEM-BAB-4). Medicine allows one more (TEM-CAR-3).
tempus-ask-target = Fight: whom do you attack, and from where?
    .help = From one hex with your tokens into one beside it with an opponent's tokens or city, never over water (TEM-FIG-1). A player who stands on three hexes or fewer is protected (TEM-FIG-2). The greater strength wins, a tie is lost (TEM-FIG-5, TEM-FIG-6). Religion may come first; if it leaves you nobody to attack, there is no fight (TEM-IDE-11).
tempus-ask-terrain = Your city is attacked: which terrain does it count as?
    .help = Choose a terrain you have cards of and, with luck, the attacker does not (TEM-FIG-3, TEM-FIG-5).
tempus-ask-attack-cards = Attack: lay cards face down, or stop.
    .help = Each card of the terrain of the attacked hex counts 1, Weapons 1 more; all cards laid are lost, and you may lay useless ones as a bluff (TEM-FIG-4, TEM-FIG-5, TEM-FIG-9, TEM-FIG-14).
tempus-ask-defence-cards = You are attacked: lay cards, or stop.
    .help = Each card of the terrain of your hex counts 1, Weapons 1 more, Fortifications 2 more; a tie is enough for you. All laid cards are lost (TEM-FIG-5, TEM-FIG-6, TEM-FIG-9).
tempus-ask-stepping-in = You won: step in with how many tokens?
    .help = Any number of the attacking tokens may go in, within the stacking limit; Sanitation may help (TEM-FIG-7, TEM-CAR-10). It does not count as movement (TEM-FIG-16).
tempus-ask-discard = { $a ->
        [one] Hand limit: discard a card.
       *[other] Hand limit: discard { $a } cards.
    }
    .help = You may keep as many cards as your row says; you choose which go (TEM-IDE-1, TEM-IDE-7).
tempus-ask-city-site = Choose where to build, and which city tile.
    .help = All tokens of the hex go back to your supply; the value is at most their number. Never on a mountain, never beside any city (TEM-CIT-1, TEM-CIT-2, TEM-CIT-3, TEM-CIT-5).
tempus-ask-sanitation-card = The stack is above the limit: play Sanitation.
    .help = Sanitation is played together with the placement that needs it (TEM-CAR-6, TEM-CAR-10).
tempus-ask-progress-cards = Progress: lay cards face down, or stop.
    .help = Each card of the new era's terrain counts 1, Education 1 more; tokens on that terrain and cities count by themselves. All who reach the highest total advance; laid cards are lost (TEM-PRO-3, TEM-PRO-4, TEM-PRO-5, TEM-PRO-7).

## Names

tempus-terrain-water = water
tempus-terrain-grassland = grassland
tempus-terrain-farmland = farmland
tempus-terrain-hills = hills
tempus-terrain-forest = forest
tempus-terrain-mountain = mountain

tempus-action-move = move people
    .help = Move up to your row's number of tokens, each up to your row's distance (TEM-MOV-1).
tempus-action-babies = have babies
    .help = Bring up to your row's number of tokens from your supply to grassland where you stand (TEM-BAB-1, TEM-BAB-2).
tempus-action-fight = fight
    .help = Attack an opponent beside you (TEM-FIG-1).
tempus-action-idea = have an idea
    .help = Draw your row's number of idea cards, then discard down to your hand limit (TEM-IDE-1).
tempus-action-city = build a city
    .help = Turn all tokens of a hex into a city tile (TEM-CIT-1).

tempus-card = { $first }/{ $second }
tempus-card-education = Education
    .help = 1 progress point when committed; its terrain may add one (TEM-CAR-1).
tempus-card-fortifications = Fortifications
    .help = Adds 2 to the strength of a defender; its terrain may add one (TEM-CAR-2).
tempus-card-medicine = Medicine
    .help = One more baby in this action, still one on a hex (TEM-CAR-3).
tempus-card-military-leader = Military Leader
    .help = One free fight in your turn, before or after the action (TEM-CAR-4).
tempus-card-transportation = Transportation
    .help = One more token moves in this action, by land, lake or sea (TEM-CAR-5).
tempus-card-sanitation = Sanitation
    .help = One hex may exceed the stacking limit by one, as long as no token leaves it (TEM-CAR-6, TEM-CAR-10).
tempus-card-weapons = Weapons
    .help = Adds 1 to your strength in attack or defence; its terrain may add one (TEM-CAR-7).
tempus-card-religion = Religion
    .help = Sends a token of an unprotected opponent beside your hex home and adds one of yours to that hex (TEM-CAR-8, TEM-CAR-11).
tempus-card-government = Government
    .help = Act once more this turn, or pass it and act a round later; no action is gained (TEM-CAR-9, TEM-CAR-12).
tempus-card-grassland = { tempus-terrain-grassland }
tempus-card-farmland = { tempus-terrain-farmland }
tempus-card-hills = { tempus-terrain-hills }
tempus-card-forest = { tempus-terrain-forest }

tempus-era-start = Start
tempus-era-writing = Writing
tempus-era-agriculture = Agriculture
tempus-era-cities = Cities
tempus-era-roads = Roads
tempus-era-trade = Trade
tempus-era-ships = Ships
tempus-era-printing = Printing
tempus-era-industry = Industry
tempus-era-trains = Trains
tempus-era-flight = Flight

tempus-way-land = over land
tempus-way-lake = over the lake
tempus-way-sea = over the sea

tempus-side-E = east
tempus-side-SE = south-east
tempus-side-SW = south-west
tempus-side-W = west
tempus-side-NW = north-west
tempus-side-NE = north-east

tempus-points-hexes = Land
tempus-points-cities = Cities
tempus-points-flight = Flight

## Drawings

tempus-draw-title = Tempus
tempus-draw-era = Era { $era } of 10
tempus-draw-setup = Before the first era
tempus-draw-over = The end
tempus-draw-eras = The eras
tempus-draw-next = next: { $terrain }
tempus-draw-terrains = Terrain
tempus-draw-lake = lake
tempus-draw-seat = Seat
tempus-draw-tiles = Actions
tempus-draw-supply = Tokens
tempus-draw-cities = City tiles
tempus-draw-hand = Cards
tempus-draw-open = { $cards } open
tempus-draw-first = first
tempus-draw-hand-own = Your cards
tempus-draw-hand-empty = none
tempus-draw-deck = Deck { $deck }, discards { $discards }
tempus-draw-fight = Fight: { $start } attacks { $target } ({ $terrain })
tempus-draw-laid = { $count ->
        [one] { $seat }: 1 card laid
       *[other] { $seat }: { $count } cards laid
    }
tempus-draw-drawn = Tile { $tile } (not turned)
tempus-draw-city = city of { $value }
tempus-draw-sign-move = tokens×steps
tempus-draw-sign-sea = by sea
tempus-draw-sign-babies = babies
tempus-draw-sign-stack = stack
tempus-draw-sign-cards = drawn/hand
tempus-draw-sign-actions = actions
tempus-draw-description = { $hexes } land hexes, { $seats } seats.

## Refusals

tempus-action-under-way = First finish the action you have begun.
tempus-baby-full = The hex already holds as many of your tokens as it can.
tempus-baby-no-supply = You have no token left in your supply.
tempus-baby-none-left = All babies of this action have been born.
tempus-baby-not-here = A baby can only be born on a grassland hex where you have a token.
tempus-baby-one-per-hex = A baby has already been born on this hex; only one per hex is allowed in one action.
tempus-card-at-the-start = Government is played at the start of your turn, to act once more or to pass.
tempus-card-beside-a-victim = Religion is played by naming a hex of yours and the side on which the opponent’s token stands.
tempus-card-between-actions = Military Leader is played before or after an action, not in the middle of one.
tempus-card-for-babies = Medicine is played while you have babies.
tempus-card-for-defence = Fortifications count when you lay them in defence.
tempus-card-for-fights = Weapons count when you lay them in a fight.
tempus-card-for-moving = Transportation is played while you move people.
tempus-card-for-progress = Education counts when you lay it for progress.
tempus-card-for-stacks = Sanitation is asked for when a stack grows above the limit.
tempus-card-kept = You cannot simply throw cards away.
tempus-card-no-effect = The card would have no effect now, and cards are never played for nothing (see { $see }).
tempus-card-not-held = You do not hold this card.
tempus-card-not-laid-now = Cards are laid only in a fight or for progress.
tempus-city-beside-city = A city stands next to this hex.
tempus-city-no-tile = You have no city tile of this value left.
tempus-city-no-tokens = No token of yours stands on this hex.
tempus-city-on-mountain = You cannot build a city on a mountain.
tempus-city-too-dear = There are fewer tokens on the hex than the city is worth.
tempus-city-too-few = A city needs at least 2 tokens on the hex.
tempus-discard-first = First discard down to your hand limit.
tempus-fight-cards-first = A fight is under way: first lay your cards, or none.
tempus-fight-city-attacks = A city does not attack; attacks start from tokens.
tempus-fight-no-tokens = No token of yours stands on this hex.
tempus-fight-nobody = There is no opponent on that side of the hex.
tempus-fight-not-beside = You attack from a hex with your tokens into the hex beside it, never over water.
tempus-government-one-way = You have chosen to act more than once this turn, so you cannot pass it.
tempus-government-tiles = You do not have the action tiles for it.
tempus-government-too-late = Government is played at the start of your turn, before anything else, and not in the round after a pass.
tempus-move-full = The hex already holds as many of your tokens as it can.
tempus-move-into-city = A token cannot end its move on a city.
tempus-move-into-opponent = A token cannot enter a hex with an opponent’s piece.
tempus-move-into-water = A token cannot end its move on water.
tempus-move-moved-already = The tokens of this hex have moved already in this action.
tempus-move-no-ships = That hex is out of reach, as your row does not allow sea movement.
tempus-move-no-token = No token of yours stands on this hex.
tempus-move-none-left = All moves of this action are used.
tempus-move-too-far = That hex is out of reach.
tempus-needs-sanitation = Only a Sanitation card helps here.
tempus-progress-first = The actions of this era are over: first lay your cards for progress, or none.
tempus-protected = That opponent stands on three hexes or fewer and is protected.
tempus-religion-before-the-fight = The fight has been declared: Religion is played before that, or once it is decided.
tempus-religion-full = Your hex has no room for one more token.
tempus-religion-no-supply = You have no token in your supply to put there.
tempus-religion-nobody = No opponent's token stands on that side of the hex.
tempus-religion-not-yours = You control a hex only if a token of yours stands on it.
tempus-start-apart = Your starting tokens must form one connected group, with room for all three.
tempus-start-first = First place your starting tokens.
tempus-start-full = The hex already holds as many of your tokens as it can.
tempus-start-occupied = Somebody else stands on this hex.
tempus-start-on-water = Starting tokens go on land.
tempus-start-over = Starting tokens are placed before the first era only.
tempus-step-in-first = First say how many tokens step in.
tempus-step-in-no-victory = Tokens can only step in after a fight they have won.
tempus-step-in-too-many = That many tokens cannot step in.
tempus-terrain-first = First say which terrain your city counts as.
tempus-terrain-no-city = Only the owner of a city under attack can declare a terrain.
tempus-tile-apart = The tile must touch the island along at least one side.
tempus-tile-first = First lay the map tile.
tempus-tile-island-finished = The island is finished.
tempus-tile-off-board = The whole tile must lie on the board.
tempus-tile-overlaps = The tile would lie on another one.
tempus-turn-all-protected = Everyone beside you stands on three hexes or fewer and is protected.
tempus-turn-choose-action = First choose an action.
tempus-turn-mountains-and-cities = All your stacks stand on mountains or next to a city.
tempus-turn-no-action-left = The actions of this turn are done.
tempus-turn-no-stack = A city needs at least 2 tokens on one hex, and you have no such stack.
tempus-turn-nothing-to-build = There is no hex where you may build a city.
tempus-turn-nothing-to-fight = There is nobody you may attack.
tempus-turn-only-beside-cities = All your stacks stand next to a city.
tempus-turn-only-mountains = All your stacks stand on mountains.
tempus-turn-tile-unspent = You can only end your turn once its action tile is spent.

## Tour

tempus-tour-first-era = The first era
    .intro = You lead a people of sixteen tokens through ten eras, from the first letters to the first flight. The most points at the end win: 1 for every land hex where your people stand (mountains give none), 2 to 4 for every city, and 3 for whoever invents flight. The island is already in place; usually the players lay its tiles together.
tempus-tour-first-token = Your people begin with three tokens. This hex is grassland, and babies are born on grassland only: a good first home.
tempus-tour-second-token = The three must form one connected group, two on a hex at most. The next goes beside the first, on farmland.
tempus-tour-third-token = And the last one on grassland again. Different terrains will pay off soon: progress asks for another one in each era.
tempus-tour-actions = Everybody has taken three action tiles. In turn order each player spends one at a time on one of five actions: move people, have babies, fight, have an idea, build a city. Begin with a baby, as more people can do more.
tempus-tour-baby = A baby comes to a grassland hex where you already stand. You have two of those; take the one in the middle of the island.
tempus-tour-done = Your row of the era chart allows one baby, and it is born. The figures of a row are upper limits: you may always stop.
tempus-tour-end-turn = After an action you may still play cards, or take back what you did. Once the turn has ended, the next player is asked and nothing can be taken back.
tempus-tour-move = Two tokens stand on one hex now. At the end only the number of your land hexes counts, so people should spread out. Spend a tile to move.
tempus-tour-step = Your row moves one token by one hex. The next era to reach is Writing, and its box shows farmland: step onto farmland.
tempus-tour-idea = Your last tile of this era: have an idea. You draw as many cards as your row says, here one.
tempus-tour-drawn = A card has an ability, here Government, and a terrain, here farmland. It can be played for its ability in your turn, or laid for its terrain in a fight or for progress. Keep it for a moment.
tempus-tour-progress = All tiles are spent: progress decides who reaches Writing. Each token of yours on farmland counts 1, each city 1, each farmland card you lay 1. You have two tokens there; lay the card for a third point.
tempus-tour-bluff = The others see how many cards you lay, but not which. You have no more: done.
tempus-tour-a-card = Playing a card
    .intro = With three points you and C advance to Writing, and each draws two cards for it. B stays one row behind for now.
tempus-tour-new-row = In the row of Writing an idea brings two cards. You drew Medicine, and Medicine goes with babies: choose that action first.
tempus-tour-medicine = Cards may be played before, during and after an action. Medicine allows one more baby.
tempus-tour-twins = Two babies, then, but never two on the same hex in one action: one here, one at your first home.
tempus-tour-fight-and-city = A fight and a city
    .intro = Three eras later. You have just reached Roads, alone: your people walk two hexes, everybody else’s only one. Everybody has four actions by now, and three tokens may share a hex.
tempus-tour-fight = Three of your tokens stand beside a single one of B. The greater strength wins a fight, and the attacker loses a tie. Spend a tile to fight.
tempus-tour-target = You attack from one hex into one beside it, never over water.
tempus-tour-weapons = Every token counts 1. Cards of the terrain under attack count 1 each, here hills, and Weapons 1 more in any terrain. B holds no card, so you would win anyway; lay Weapons to see how it is done.
tempus-tour-strength = Cards laid in a fight are lost, the winner’s too. That is enough: done.
tempus-tour-step-in = Four against one: B’s token goes home, and you may step in with as many tokens as you like. One is enough to hold the hex; two stay behind.
tempus-tour-protected = B is left with three hexes. A player who stands on three hexes or fewer is protected and cannot be attacked, so nobody is ever wiped out.
tempus-tour-city = Three tokens on one grassland hex are worth a single point. As a city of 3 they are worth three, and every city also gives a progress point in each era. Build one.
tempus-tour-city-site = All tokens of the hex go back to your supply, ready to be born again. No city may stand beside another, nor on a mountain.
tempus-tour-government = Government lets you use two action tiles in a row. It gains no action, but nobody can come in between. Play it.
tempus-tour-two-babies = Your row now has two babies, and room for three on a hex. Have babies first.
tempus-tour-roads = Now the second action: move. With Roads a token walks two hexes, far enough for new farmland in the north.
tempus-tour-catch-up = Before progress is counted, everybody behind catches up: B and C now stand in Roads too. So a lead lasts for one era only. Trade asks for farmland; Education counts 1 in any terrain. Lay it.
tempus-tour-last-era = The last era
    .intro = C had one point more and took Trade. Five eras on, the tenth is nearly over: you have 16 points, C 16, B 14. B attacks your stack on the hills and is about to lay three cards.
tempus-tour-defend = The attacker’s cards lie face down; yours are open, and a tie is enough for you. Three tokens and Weapons make four. Lay it, and keep the hills cards: you will need them.
tempus-tour-last-action = Five against four: the hex is lost, and C leads by a point. One tile is left. Draw for the last progress.
tempus-tour-flight = The last box is Flight, and it shows hills. Getting there is worth three more victory points, which would win this game. Education counts 1 whatever its terrain; you hold two.
tempus-tour-hills = Cards of hills count 1 each, whatever their ability. Cards in hand only break ties now, so lay all that help.
tempus-tour-last-word = Five tokens on hills, two cities and four cards make eleven. Done, and the cards are turned over.
tempus-tour-end = You alone invent flight and win with 18 to 16 and 15. At the end each land hex with your people counts 1, unless it is a mountain; each city its number; flight 3. B had the most in cities, C the most land, and you were there on the last day.

## Curves

tempus-measure-points = Victory points
tempus-measure-tokens = Tokens on the map
tempus-measure-hexes = Hexes held
tempus-measure-cities = Cities
tempus-measure-era = Era reached
tempus-measure-cards = Idea cards

## Screen

tempus-screen-board = Board
tempus-screen-map = Hexes of the map. Arrow keys go from hex to hex, Page Down and Page Up to those that can be chosen.
tempus-screen-names = Show the names of the hexes
tempus-screen-can = { $part }. Can be chosen.
tempus-screen-chosen = { $part }. Chosen.
tempus-screen-hex = { $hex }: { $terrain }
tempus-screen-hex-tokens = { $hex }: { $terrain }, { $count ->
        [one] one token
       *[other] { $count } tokens
    } of { $player }
tempus-screen-hex-city = { $hex }: city of { $value } of { $player } ({ $terrain } underneath)
tempus-screen-hex-sea = { $hex }: sea
tempus-screen-hex-lake = { $hex }: lake
tempus-screen-tile = Map tile { $tile }
tempus-screen-say-island = The island has { $hexes ->
        [0] no land yet.
        [one] one hex: { $terrains }.
       *[other] { $hexes } hexes: { $terrains }.
    }
tempus-screen-say-turn = It is { $player }’s turn.
tempus-screen-say-next = The next era is { $era }, its terrain { $terrain }.
tempus-screen-say-fight = { $attacker } attacks { $defender } from { $start } on { $target }, which counts as { $terrain }.
tempus-screen-say-fight-open = { $attacker } attacks { $defender } from { $start } on { $target }; its terrain is still to be declared.
tempus-screen-say-seat = { $player }: era { $era }, action tiles { $tiles }, tokens in supply { $supply }, cards { $cards }.
tempus-screen-say-places = { $player } stands here: { $places }.
tempus-screen-say-nowhere = { $player } has nothing on the map.
tempus-screen-say-tokens = { $hex } ({ $terrain }) { $count ->
        [one] one token
       *[other] { $count } tokens
    }
tempus-screen-say-city = { $hex } city of { $value }
tempus-screen-tiles-left = { $tiles ->
        [0] No action tile left
        [one] One action tile left
       *[other] { $tiles } action tiles left
    }
tempus-screen-delayed = one delayed by Government
tempus-screen-supply = { $tokens ->
        [one] One token in supply
       *[other] { $tokens } tokens in supply
    }
tempus-screen-city-tiles = { $count ->
        [0] No city tile of { $value } left
        [one] One city tile of { $value }
       *[other] { $count } city tiles of { $value }
    }
tempus-screen-hand = { $cards ->
        [one] One card in hand
       *[other] { $cards } cards in hand
    }{ $laid ->
        [0] { "" }
        [one] , one laid face down
       *[other] , { $laid } laid face down
    }
tempus-screen-land = { $hexes ->
        [one] Tokens on one hex
       *[other] Tokens on { $hexes } hexes
    }
tempus-screen-first = Holds the first-player marker
tempus-screen-laid = Laid face down
tempus-screen-shown = In front of you
tempus-screen-no-cards = No cards in hand.
tempus-screen-matches = of the terrain that counts now
tempus-screen-card-education = 1 progress point when you lay it for progress.
tempus-screen-card-fortifications = 2 strength when you lay it in defence.
tempus-screen-card-medicine = While you have babies: one more baby, still one on a hex.
tempus-screen-card-military-leader = A free fight in your turn, before or after the action.
tempus-screen-card-transportation = While you move people: one more token moves.
tempus-screen-card-sanitation = One hex may hold one token above the limit, until a token leaves it.
tempus-screen-card-weapons = 1 strength when you lay it in a fight.
tempus-screen-card-religion = Sends home an unprotected neighbour’s token; one of yours joins your hex.
tempus-screen-card-government = Use two action tiles in a row, or pass and act a round later.
tempus-screen-figure-move = Moves: { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }, distance { $distance }
tempus-screen-figure-sea = Sea movement
tempus-screen-figure-babies = Babies: { $babies }
tempus-screen-figure-stack = Stacking limit: { $stack }
tempus-screen-figure-cards = Ideas drawn: { $drawn }, hand limit { $hand }
tempus-screen-figure-actions = Actions in an era: { $actions }
tempus-screen-next = Next: { $era }
tempus-screen-next-help = Tokens on this terrain and cards of this terrain count in the coming progress phase.
tempus-screen-points = +{ $points } victory points
tempus-screen-reconstructed = our reconstruction
tempus-screen-deck = Deck: { $cards }
tempus-screen-discards = Discards: { $cards }
tempus-screen-duel = Fight
tempus-screen-duel-terrain = Terrain of the fight: { $terrain }
tempus-screen-duel-open = to be declared
tempus-screen-duel-tokens = { $place }: { $count ->
        [one] one token
       *[other] { $count } tokens
    }
tempus-screen-duel-city = { $place }: city of { $value }
tempus-screen-attacker = attacker
tempus-screen-defender = defender
tempus-screen-sum-open = { $stands } + { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

## The page that teaches

tempus-teach-aim = Lead a small people through ten eras, from writing to flight. Whoever has the most victory points when the first people fly wins.
tempus-teach-turn = In every era you have a few action tiles. In turn order each player spends one at a time on one of five actions; your row of the era chart says how much it does. Idea cards make an action stronger.
tempus-teach-move = Move people: tokens walk to neighbouring hexes, later over the sea.
tempus-teach-babies = Have babies: new tokens on grassland where your people already stand.
tempus-teach-fight = Fight: tokens and cards against those of a neighbouring hex; the attacker loses a tie.
tempus-teach-idea = Have an idea: draw cards. Each has an ability and a terrain.
tempus-teach-city = Build a city: all tokens of a hex become a city of that number.
tempus-teach-progress = At the end of the era: tokens on the terrain of the new era, cities and cards of that terrain count. Whoever has the most reaches the new era first, the others one era later.
tempus-teach-points = Points are counted once, at the end.
tempus-teach-land = 1 for each land hex where your people stand, however many; mountains give none.
tempus-teach-cities = 2, 3 or 4 for each city, as its number says.
tempus-teach-flight = 3 for whoever reaches Flight.
tempus-teach-end = After the tenth era somebody always reaches Flight, and the game is over. It takes about an hour.

## State at a glance

tempus-own-points = Points
tempus-own-progress = Progress
tempus-own-tiles = Actions
tempus-screen-worth-progress = Progress for { $era } without cards: { $total } (tokens { $tokens }, cities { $cities })
tempus-screen-protected = protected
tempus-screen-protected-help = Stands on three hexes or fewer and can be neither attacked nor converted (TEM-FIG-2).
tempus-threat-fight = { $player } is attacking { $place }: { $theirs } against your { $yours }, and cards come on top.
tempus-threat-attack = { $player } can attack { $place } from { $start }: { $theirs } against your { $yours }, before cards.
tempus-threat-progress = { $player } leads the race to { $era }: { $theirs } against your { $yours }, before cards.
tempus-price-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
tempus-price-now = one more tile now
tempus-price-later = a round later

## Stages

tempus-scene-progress = Progress: who reaches { $era }?
tempus-scene-progress-text = The terrain is { $terrain }: 1 for each token there, 1 for each card of it, 1 more for Education, and 1 for each city.
tempus-scene-tokens = Tokens
tempus-scene-cities = Cities
tempus-scene-cards = Cards
tempus-scene-total = Total
tempus-scene-advances = advances to { $era }
tempus-scene-bonus = { $cards ->
        [one] draws a card
       *[other] draws { $cards } cards
    }
tempus-scene-stays = stays in { $era }
tempus-scene-progress-verdict = { $count ->
        [one] { $players } reaches { $era }.
       *[other] { $players } reach { $era }.
    }
tempus-scene-fight = { $attacker } attacks { $defender }
tempus-scene-fight-text = From { $start } into { $target }, which counts as { $terrain }.
tempus-scene-stands = Tokens, city
tempus-scene-strength = Strength
tempus-scene-cards-played = with { $cards }
tempus-scene-loses-tokens = { $count ->
        [one] loses a token on { $hex }
       *[other] loses { $count } tokens on { $hex }
    }
tempus-scene-loses-city = loses the city of { $value } on { $hex }
tempus-scene-fight-won = { $attacker } wins { $hex }, { $attack } to { $defence }.
tempus-scene-fight-lost = { $defender } holds { $hex }, { $defence } to { $attack }.
tempus-scene-fight-tie = { $attack } to { $defence }: a tie is enough for { $defender }, who holds { $hex }.
tempus-scene-era = Era { $era } of 10 begins
tempus-scene-era-text = Next on the chart is { $era }: tokens on { $terrain } and cards of { $terrain } will count.
tempus-scene-row = Era
tempus-scene-actions = Actions
tempus-scene-points = Points
tempus-scene-plays-first = plays first
tempus-scene-end = The tenth era is over
tempus-scene-end-text = Land counts 1 for each hex that is not a mountain, each city its number, flight 3.
tempus-scene-end-won = { $players } wins with { $points } points.
tempus-scene-end-tie = { $players } are level at { $points } points.
tempus-tie = Equal points: more idea cards in hand decide, then more cities on the map (TEM-END-4).
    .cards = cards in hand
    .cities = cities

## What can be done in a turn, in the dock

tempus-way-price = For one action tile:
tempus-way-move = move people ({ $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }, { $distance ->
        [one] one hex
       *[other] { $distance } hexes
    })
tempus-way-babies = { $babies ->
        [0] have babies (none possible)
       *[other] have babies ({ $babies })
    }
tempus-way-fight = fight a neighbour
tempus-way-idea = have an idea ({ $drawn ->
        [one] one card
       *[other] { $drawn } cards
    })
tempus-way-city = build a city (all tokens of a hex)
tempus-way-fight-into = Fight: which hex do you attack from { $place }?
tempus-way-fight-from = Fight: from which hex do you attack { $place }?
tempus-way-fight-nobody = Fight: nobody is left to attack.
tempus-way-attack = Attack { $target } from { $start }
tempus-way-religion = Play Religion ({ $terrain }): convert { $target } from { $hex }
tempus-about-attack = Before cards { $attack } against { $defence }; a tie is not enough. Cards in hand: you { $own }, { $player } { $others }.
tempus-way-move-to = Moving: where does the token on { $place } go?
tempus-way-end = Your action is done: end the turn.
tempus-way-convert = Religion: which token beside one of your hexes do you convert?
tempus-way-convert-into = Religion: which of your hexes does the new token join?
tempus-way-terrain = { $terrain } ({ $cards ->
        [0] none of your cards
        [one] one of your cards
       *[other] { $cards } of your cards
    })
tempus-warning-babies = No baby can be born now: that takes grassland with a token of yours and room for one more. The action tile would be spent for nothing.
tempus-warning-nobody-moved = No token has been moved: the action tile would be spent for nothing.
tempus-warning-nobody-born = No baby has been born: the action tile would be spent for nothing.
