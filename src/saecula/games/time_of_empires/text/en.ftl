# Time of Empires in English. Keys: do- moves, event- what came of them, ask- decisions, then names, then refusals.
# $a and $b of a decision are the numbers that its step counts with.

## Moves. The attributes named like a field ask for that field alone; .help says what the move does.

time-of-empires-do-tick = The clock shows { $millisecond } milliseconds
    .verb = Let time pass
    .millisecond = Until which millisecond?
    .help = Game time goes on; glasses run out, and the cries and the gong come exactly on time (TOE-RTI-3).
time-of-empires-do-lay-tile = Lay { $tile } on { $spot }, { $turned ->
        [0] not turned
        [1] turned by one third
       *[other] turned by { $turned } thirds
    }
    .verb = Lay a tile
    .spot = On which spot?
    .tile = Which tile?
    .turned = Turned by how many thirds?
    .help = Chance lays and turns the tiles of the central board (TOE-SET-1).
time-of-empires-do-choose-side = The { $column } tile lies with this side up: { $side }
    .verb = Choose a side
    .column = Of which column?
    .side = Which side?
    .help = Chance decides which side of a leader effect tile is used in this game (TOE-SET-3).
time-of-empires-do-draw-wonder = { $wonder } enters play
    .verb = Draw a wonder
    .wonder = Which wonder?
    .help = One wonder of the age enters play and stays (TOE-PRE-2).
time-of-empires-do-draw-leader = { $leader } enters play
    .verb = Draw a leader
    .leader = Which leader?
    .help = One leader for each column in use (TOE-PRE-3).
time-of-empires-do-turn-up = { $type } is on top
    .verb = Turn up a type
    .type = Which type?
    .help = The back of the next card of a pile shows its type (TOE-PRE-1).
time-of-empires-do-draw-card = Draw { $card }
    .verb = Draw a technology
    .card = Which card?
    .help = Only the player who draws the card sees it (TOE-DRA-1).
time-of-empires-do-choose-first = { $seat } begins
    .verb = Choose who begins
    .seat = Who begins?
    .help = Chance decides who begins the first initiation age (TOE-INI-5).
time-of-empires-do-place-pawn = Place your first clan on { $territory }
    .verb = Place the first clan
    .territory = On which territory?
    .help = It stands on a territory of your capital tile; there you can build and from there you can move (TOE-SET-5).
time-of-empires-do-choose-pace = Play this age { $pace }
    .verb = Choose how the age is played
    .pace = How?
    .help = The age is only played in real time if everybody wants it (TOE-INI-4).
time-of-empires-do-create-scholars = Create { $count ->
        [0] no scholar
        [1] one scholar
       *[other] { $count } scholars
    }
    .verb = Create scholars
    .count = How many?
    .help = Pawns of your reserve become scholars, which build wonders and influence leaders (TOE-SCH-1, TOE-SCH-2).
time-of-empires-do-lay-token = Lay the bonus token on the section of the { $section }
    .verb = Lay the bonus token
    .section = On which section?
    .help = From now on the token counts in every scoring for each building that has left that section; it never moves again (TOE-PRE-6, TOE-SCO-2).
time-of-empires-do-turn-glass = Glass { $glass }: { $action }
    .verb = Turn a glass
    .glass = Which glass?
    .action = On which action?
    .help = The glass runs while the action is resolved at once; afterwards it can be turned again, from a shared board only for another action (TOE-GLA-1, TOE-GLA-5).
time-of-empires-do-shift-glass = Shift glass { $glass }: { $action }
    .verb = Shift a glass
    .glass = Which glass?
    .action = To which action?
    .help = The glass moves to another free space without being turned, and that action is resolved; its time runs on (TOE-C203).
time-of-empires-do-discard-card = Discard your visible technology
    .verb = Discard the visible technology
    .help = The card under it comes into sight; discards never come back (TOE-TEC-2, TOE-TEC-3).
time-of-empires-do-limit-scholars = { $count ->
        [0] Create no scholars at the cries
        [9] Create as many scholars as possible at the cries
       *[other] Create at most { $count } at the cries
    }
    .verb = Set how many scholars a cry creates
    .count = How many?
    .help = A cry creates as many scholars as possible unless you set fewer (TOE-SCH-3).
time-of-empires-do-rest = Rest
    .verb = Rest
    .help = You do nothing until the clock has moved.
time-of-empires-do-draw-from = Draw from { $pile }
    .verb = Draw a technology
    .pile = From which pile?
    .help = You see the type on top before you draw; the card goes into your hand (TOE-DRA-1).
time-of-empires-do-take-resource = Take { $resource }
    .verb = Take a resource
    .resource = Which resource?
    .help = It goes into your stock, which holds six of each (TOE-RES-2).
time-of-empires-do-deploy = Deploy a clan to { $space }
    .verb = Deploy a clan
    .space = To where?
    .help = A pawn of your reserve comes to your capital or to a city where you have a clan (TOE-CLA-1).
time-of-empires-do-move-clans = Move { $count ->
        [1] one clan
       *[other] { $count } clans
    } from { $start } to { $end }
    .verb = Move clans
    .start = From where?
    .end = To where?
    .count = How many?
    .help = One step. Where opposing clans stand there is a fight, which ends your moves (TOE-CLA-4, TOE-CLA-7, TOE-CLA-8).
time-of-empires-do-airlift = Land { $count ->
        [1] one pawn
       *[other] { $count } pawns
    } in { $territory }
    .verb = Land pawns
    .territory = In which territory?
    .count = How many?
    .help = Pawns of your reserve land in any territory and fight at once where opposing clans stand (TOE-C309).
time-of-empires-do-bombard = Bombard { $territory }
    .verb = Bombard a territory
    .territory = Which territory?
    .help = Everything there is destroyed; you keep other players’ buildings, clans go home (TOE-GLO-7).
time-of-empires-do-discover = Discover { $card }
    .verb = Discover a technology
    .card = Which card?
    .help = You pay its price in ideas, lay it on your discovery space and resolve its effect at once; later you can build its building (TOE-TEC-1, TOE-BUI-1).
time-of-empires-do-place-building = Place the building in { $territory }
    .verb = Place the building
    .territory = In which territory?
    .help = It takes a free slot of a territory you occupy; its card is discarded (TOE-BUI-1, TOE-BUI-2).
time-of-empires-do-build-free = Build the { $building } in { $territory }
    .verb = Build for free
    .building = Which building?
    .territory = In which territory?
    .help = You pay nothing and discard no card; it needs a free slot (TOE-GLO-4).
time-of-empires-do-place-inaccessible = Place the building on the inaccessible slot of { $territory }
    .verb = Place the building on an inaccessible slot
    .territory = In which territory?
    .help = The open slot stays free; the card of the building is discarded (TOE-BUI-1, TOE-BUI-2).
time-of-empires-do-build-inaccessible = Build the { $building } on the inaccessible slot of { $territory }
    .verb = Build for free on an inaccessible slot
    .building = Which building?
    .territory = In which territory?
    .help = You pay nothing and discard no card; the open slot stays free (TOE-GLO-4, TOE-BUI-2).
time-of-empires-do-place-on-wonder = Place a scholar on the wonder of age { $place }
    .verb = Place a scholar on a wonder
    .place = The wonder of which age?
    .help = The player with the most scholars there scores 2 each time the condition is met, the others there 1 (TOE-SCO-4, TOE-GLO-9).
time-of-empires-do-place-on-leader = Place a scholar on the { $column } tile
    .verb = Place a scholar on an effect tile
    .column = On which tile?
    .help = The effect is not resolved; whoever has the most scholars there at the scoring wins the leader (TOE-GLO-10, TOE-SCO-3).
time-of-empires-do-copy-tile = Copy the { $column } tile
    .verb = Copy a tile
    .column = Which tile?
    .help = You resolve the effect of that tile (TOE-EFF-4).
time-of-empires-do-garrison = Put a clan into { $space }
    .verb = Put a clan into the city
    .space = Into which city?
    .help = The player who held the city takes their clans back (TOE-SCO-6).
time-of-empires-do-done = Done
    .verb = Done
    .told = { $player } is done.
    .help = What you leave undone is lost (TOE-GLA-2).
time-of-empires-do-end-turn = End the turn
    .verb = End the turn
    .help = Your glasses stay until your next turn and block their spaces (TOE-INI-1).
time-of-empires-do-resolve-action = Resolve: { $action }
    .verb = Resolve the action of the other glass
    .action = Which action?
    .help = You do what your other glass stands for and pay what it costs; no space is taken (TOE-EFF-7, TOE-EFF-9).

## Events

time-of-empires-event-tile-laid = { $tile } is laid on { $spot }.
time-of-empires-event-side-chosen = The { $column } tile: { $side }.
time-of-empires-event-pawn-placed = { $seat-player } begins on { $territory }.
time-of-empires-event-pace-wished = { $seat-player } wants to play { $pace }.
time-of-empires-event-pace-set = This age is played { $pace }.
time-of-empires-event-age-began = Age { $age } of 3 begins.
time-of-empires-event-wonder-entered = { $wonder } enters play.
time-of-empires-event-leader-entered = { $leader } enters play in the { $column } column.
time-of-empires-event-top-turned = The top card of { $pile } is { $type }.
time-of-empires-event-scholars-created = { $seat-player } creates { $count ->
        [0] no scholar
        [one] 1 scholar
       *[other] { $count } scholars
    }.
time-of-empires-event-token-laid = { $seat-player } has laid a bonus token.
time-of-empires-event-token-placed = { $seat-player }: the token of { $value } is on the { $section } section.
time-of-empires-event-first-chosen = { $seat-player } is the first player.
time-of-empires-event-gong-rang = { $last ->
        [0] The gong: age { $age } begins.
       *[other] The gong: age { $age } is over.
    }
time-of-empires-event-baby-cried = A baby cries in age { $age }: scholars for everybody.
time-of-empires-event-round-began = Round { $round } begins with { $first-player }.
time-of-empires-event-glass-turned = { $seat-player } turns glass { $glass }: { $action }.
time-of-empires-event-discovery-began = { $seat-player } is about to discover.
time-of-empires-event-glass-shifted = { $seat-player } shifts glass { $glass }: { $action }.
time-of-empires-event-turn-ended = { $seat-player } ends the turn.
time-of-empires-event-choice-lapsed = Nothing is left to choose for { $seat-player }.
time-of-empires-event-chain-lost = { $seat-player } has run out of time; the rest of the action is lost.
time-of-empires-event-resources-gained = { $ideas ->
        [0] { $seat-player } gains { $bricks ->
                [0] nothing
                [one] 1 brick
               *[other] { $bricks } bricks
            }.
        [one] { $seat-player } gains 1 idea{ $bricks ->
                [0] { "" }
                [one] { " " }and 1 brick
               *[other] { " " }and { $bricks } bricks
            }.
       *[other] { $seat-player } gains { $ideas } ideas{ $bricks ->
                [0] { "" }
                [one] { " " }and 1 brick
               *[other] { " " }and { $bricks } bricks
            }.
    }
time-of-empires-event-card-drawn = { $card ->
        [hidden] { $seat-player } draws a card from { $pile }: { $type }.
       *[other] { $seat-player } draws { $card } from { $pile }: { $type }.
    }
time-of-empires-event-card-discarded = { $seat-player } discards { $card }.
time-of-empires-event-technology-discovered = { $seat-player } discovers { $card }.
time-of-empires-event-clan-deployed = { $seat-player } brings a clan to { $space }.
time-of-empires-event-clans-moved = { $seat-player } moves { $count ->
        [one] 1 clan
       *[other] { $count } clans
    } from { $start } to { $end }.
time-of-empires-event-fought = { $seat-player } attacks { $defender-player } in { $territory }: { $killed ->
        [one] 1 clan
       *[other] { $killed } clans
    } destroyed, { $lost } lost.
time-of-empires-event-clans-destroyed = { $seat-player } destroys { $killed ->
        [one] 1 clan
       *[other] { $killed } clans
    } of { $defender-player } in { $territory } without loss.
time-of-empires-event-building-taken = { $seat-player } builds: { $building }.
time-of-empires-event-building-placed = { $seat-player } places the { $building } in { $territory }.
time-of-empires-event-inaccessible-used = { $seat-player } uses the inaccessible slot of { $territory }.
time-of-empires-event-building-waits = { $seat-player }: the { $building } waits on its card for a slot.
time-of-empires-event-territory-bombarded = { $seat-player } bombards { $territory }.
time-of-empires-event-scholar-on-wonder = { $seat-player } puts a scholar on { $wonder }.
time-of-empires-event-scholar-on-leader = { $seat-player } puts a scholar on the { $column } tile.
time-of-empires-event-tile-copied = { $seat-player } copies the { $column } tile.
time-of-empires-event-building-destroyed = { $seat-player } destroys the { $building } of { $owner-player } in { $territory }.
time-of-empires-event-points-scored = { $seat-player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $kind }.
time-of-empires-event-leader-won = { $seat-player } wins { $leader }.
time-of-empires-event-wonder-scored = { $wonder } scores { $times ->
        [0] nothing
        [one] once
       *[other] { $times } times
    } for { $seat-player }.
time-of-empires-event-scholars-returned = All scholars on the boards go home.
time-of-empires-event-city-garrisoned = { $seat-player } puts a clan into { $space }.
time-of-empires-event-clans-returned = { $seat-player } takes { $count ->
        [one] 1 clan
       *[other] { $count } clans
    } back from { $space }.
time-of-empires-event-age-ended = Age { $age } is scored.
time-of-empires-event-game-ended = The game is over.
time-of-empires-event-scholars-limited = { $count ->
        [9] { $seat-player } will create as many scholars as possible at the cries.
       *[other] { $seat-player } will create at most { $count } at the cries.
    }

## Decisions

time-of-empires-ask-start = Place your first clan.
    .help = On one of the three territories of your capital tile (TOE-SET-5).
time-of-empires-ask-pace-choice = How will the coming age be played?
    .help = In real time with running glasses, or in turns without a clock; it is only in real time if everybody wants it (TOE-INI-4).
time-of-empires-ask-creating = Create scholars: at most { $a }.
    .help = Scholars come from your reserve; pawns you keep there can become clans (TOE-SCH-1, TOE-CLA-1).
time-of-empires-ask-token = Lay the bonus token of { $a } on a section.
    .help = It scores its value for each building that has left the section, in this and every later scoring; nobody sees it until everybody has chosen (TOE-PRE-6, TOE-SCO-2).
time-of-empires-ask-idle = Turn a glass.
    .help = A glass that has run out can be turned on a free space; each shared action has two, and you may only hold one of them (TOE-GLA-1, TOE-GLA-4). You cannot start what you cannot pay for, or what would change nothing (TOE-GLA-8). You may discard your visible technology at any time (TOE-TEC-2).
time-of-empires-ask-drawing = { $a ->
        [one] Draw a technology.
       *[other] Draw technologies: { $a } to go.
    }
    .help = You can see the type of each top card; an empty pile gives nothing (TOE-DRA-1, TOE-DRA-2).
time-of-empires-ask-gaining = { $a ->
        [one] Take a resource.
       *[other] Take resources: { $a } to go.
    }
    .help = Ideas are for discovering, bricks for building; a stock holds six of each (TOE-RES-2).
time-of-empires-ask-deploying = { $a ->
        [one] Deploy: one clan may still come.
       *[other] Deploy: { $a } clans may still come.
    }
    .help = To your capital, or to a city where you have a clan; each holds four (TOE-CLA-1, TOE-CLA-2).
time-of-empires-ask-moving = { $a ->
        [one] Move: one move left.
       *[other] Move: { $a } moves left.
    }
    .help = A move takes one or two clans of a group one step; a fight ends your moves (TOE-CLA-4, TOE-CLA-5, TOE-CLA-8).
time-of-empires-ask-overrun = Move a group; it destroys opposing clans there without loss.
    .help = One or two clans go into an adjacent territory (TOE-C209).
time-of-empires-ask-airlifting = Land up to two pawns in a territory.
    .help = Twice, in two different territories; where opposing clans stand there is a fight (TOE-C309).
time-of-empires-ask-bombarding = Bombard a territory beside a city of yours.
    .help = Everything there is destroyed, your own pieces too (TOE-GLO-7).
time-of-empires-ask-discovering = Discover a technology from your hand.
    .help = It covers what lies on your discovery space; its effect is resolved at once, and what you leave undone is lost (TOE-TEC-1).
time-of-empires-ask-site = Where will you put the building?
    .help = On a free slot of a territory you occupy, but not where you already have a building of its type (TOE-BUI-1, TOE-BUI-2).
time-of-empires-ask-free-building = Build for free.
    .help = Choose a territory you occupy with a free slot (TOE-GLO-4).
time-of-empires-ask-assembly = Build what your visible technology shows, for free.
    .help = The card is discarded; you may do it once more with the next one (TOE-C306).
time-of-empires-ask-to-wonder = Place a scholar on a wonder.
    .help = Scholars on wonders score in the scoring of this age (TOE-SCO-4).
time-of-empires-ask-to-leader = Place a scholar on an effect tile.
    .help = The most scholars win the leader; in a tie, the lowest one does (TOE-SCO-3).
time-of-empires-ask-copying = Copy which tile?
    .help = You resolve its effect as if your scholar had gone there (TOE-EFF-4).
time-of-empires-ask-other-glass = Resolve the action of your other glass?
    .help = What it costs is paid as usual; you may also leave it (TOE-EFF-9, TOE-GLA-2).
time-of-empires-ask-shifting = Shift a glass to another action.
    .help = The glass is not turned, its time runs on; the new action is resolved (TOE-C203).
time-of-empires-ask-siege = You rule the land around a city: put a clan in?
    .help = The player who held it takes their clans back; from a city you can deploy and move (TOE-SCO-6, TOE-CLA-1).

## Names

time-of-empires-action-leader-technology = influence the technology leader
    .help = Put a scholar on the tile of the column and resolve its effect (TOE-LEA-1).
time-of-empires-action-leader-expansion = influence the expansion leader
    .help = Put a scholar on the tile of the column and resolve its effect (TOE-LEA-1).
time-of-empires-action-leader-culture = influence the culture leader
    .help = Put a scholar on the tile of the column and resolve its effect (TOE-LEA-1).
time-of-empires-action-leader-bonus = influence the bonus leader
    .help = Put a scholar on the tile of the column and resolve its effect (TOE-LEA-1).
time-of-empires-action-wonder-1 = build the first wonder
    .help = Put a scholar on it; it scores at the end of the age (TOE-WON-1, TOE-SCO-4).
time-of-empires-action-wonder-2 = build the second wonder
    .help = Put a scholar on it; it scores at the end of the age (TOE-WON-1, TOE-SCO-4).
time-of-empires-action-wonder-3 = build the third wonder
    .help = Put a scholar on it; it scores at the end of the age (TOE-WON-1, TOE-SCO-4).
time-of-empires-action-draw-left = draw from the left board
    .help = Draw the top card of one of its two piles (TOE-DRA-1).
time-of-empires-action-draw-right = draw from the right board
    .help = Draw the top card of one of its two piles (TOE-DRA-1).
time-of-empires-action-ideas = produce ideas
    .help = As many as icons in sight (TOE-RES-1).
time-of-empires-action-bricks = produce bricks
    .help = As many as icons in sight (TOE-RES-1).
time-of-empires-action-deploy = deploy clans
    .help = As many as clan icons in sight (TOE-CLA-1).
time-of-empires-action-move = move clans
    .help = As many moves as icons in sight (TOE-CLA-4).
time-of-empires-action-discover = discover a technology
    .help = Pay ideas and resolve the effect (TOE-TEC-1).
time-of-empires-action-build = build a building
    .help = Pay bricks and place the building of your visible technology (TOE-BUI-1).

time-of-empires-column-technology = technology
time-of-empires-column-expansion = expansion
time-of-empires-column-culture = culture
time-of-empires-column-bonus = bonus

time-of-empires-side-draw = draw a technology
time-of-empires-side-moves = up to 2 moves
time-of-empires-side-wonder = a scholar on a wonder
time-of-empires-side-copy = copy another tile
time-of-empires-side-resources = gain 2 resources
time-of-empires-side-clans = deploy 2 clans
time-of-empires-side-other-glass = the action of your other glass
time-of-empires-side-leader = a scholar on another tile

time-of-empires-type-science = science
time-of-empires-type-construction = construction
time-of-empires-type-expansion = expansion
time-of-empires-type-culture = culture

time-of-empires-building-observatory = observatory
time-of-empires-building-warehouse = warehouse
time-of-empires-building-mill = mill
time-of-empires-building-theatre = theatre

time-of-empires-section-observatory = observatory
time-of-empires-section-warehouse = warehouse
time-of-empires-section-mill = mill
time-of-empires-section-theatre = theatre

time-of-empires-pile-left-1 = the first pile on the left
time-of-empires-pile-left-2 = the second pile on the left
time-of-empires-pile-right-1 = the first pile on the right
time-of-empires-pile-right-2 = the second pile on the right

time-of-empires-pace-none = not at all
time-of-empires-pace-real-time = in real time
time-of-empires-pace-initiation = in turns

time-of-empires-resource-idea = an idea
time-of-empires-resource-brick = a brick

time-of-empires-points-destruction = Destroyed buildings
time-of-empires-points-bonus = Building bonus
time-of-empires-points-leaders = Leaders
time-of-empires-points-wonders = Wonders
time-of-empires-points-culture = Culture

time-of-empires-measure-points = Points
time-of-empires-measure-buildings = Buildings built
time-of-empires-measure-territories = Territories occupied
time-of-empires-measure-clans = Clans on the map
time-of-empires-measure-scholars = Scholars
time-of-empires-measure-leaders = Leaders won
time-of-empires-measure-cards = Cards in hand

time-of-empires-tile-red-capital = the red capital tile
time-of-empires-tile-red-a = the first red tile
time-of-empires-tile-red-b = the second red tile
time-of-empires-tile-green-capital = the green capital tile
time-of-empires-tile-green-a = the first green tile
time-of-empires-tile-green-b = the second green tile
time-of-empires-tile-yellow-capital = the yellow capital tile
time-of-empires-tile-yellow-a = the first yellow tile
time-of-empires-tile-yellow-b = the second yellow tile
time-of-empires-tile-blue-capital = the blue capital tile
time-of-empires-tile-blue-a = the first blue tile
time-of-empires-tile-blue-b = the second blue tile

time-of-empires-card-001 = Counting
    .help = Draw 1 technology.
time-of-empires-card-002 = Clay
    .help = Gain 2 bricks.
time-of-empires-card-003 = Riders
    .help = Deploy 1 clan, then up to 2 moves.
time-of-empires-card-004 = Tales
    .help = Create 1 scholar.
time-of-empires-card-005 = Star charts
    .help = Draw 2 technologies.
time-of-empires-card-006 = Clay
    .help = Gain 2 bricks.
time-of-empires-card-007 = Tracks
    .help = Up to 2 moves.
time-of-empires-card-008 = Tales
    .help = Create 1 scholar.
time-of-empires-card-009 = Counting
    .help = Draw 1 technology.
time-of-empires-card-010 = Quarry
    .help = Gain 1 idea and 3 bricks.
time-of-empires-card-011 = Tracks
    .help = Up to 2 moves.
time-of-empires-card-012 = Tales
    .help = Create 1 scholar.
time-of-empires-card-013 = Counting
    .help = Draw 1 technology.
time-of-empires-card-014 = Clay
    .help = Gain 2 bricks.
time-of-empires-card-015 = Tracks
    .help = Up to 2 moves.
time-of-empires-card-016 = Great tales
    .help = Create up to 2 scholars.
time-of-empires-card-101 = Writing
    .help = Draw 2 technologies.
time-of-empires-card-102 = Mathematics
    .help = Discover 1 technology for free.
time-of-empires-card-103 = Astronomy
    .help = Draw 1 technology, then discover 1 for free.
time-of-empires-card-104 = Masonry
    .help = Gain 3 bricks.
time-of-empires-card-105 = Currency
    .help = Gain 2 ideas and 2 bricks.
time-of-empires-card-106 = Aqueduct
    .help = Build a mill for free.
time-of-empires-card-107 = Animal husbandry
    .help = Up to 3 moves.
time-of-empires-card-108 = Bronze working
    .help = Deploy up to 2 clans.
time-of-empires-card-109 = Navigation
    .help = Deploy up to 2 clans, then up to 3 moves.
time-of-empires-card-110 = Mythology
    .help = Create 1 scholar, place 1 on a wonder.
time-of-empires-card-111 = Philosophy
    .help = Create as many scholars as you have created, or fewer.
time-of-empires-card-112 = Rhetoric
    .help = Create 1 scholar, place 1 on an effect tile.
time-of-empires-card-201 = Printing
    .help = Draw 3 technologies.
time-of-empires-card-202 = Universities
    .help = Draw until you hold 4 technologies.
time-of-empires-card-203 = Mechanical clock
    .help = Shift one of your glasses to another action without turning it, and resolve it.
time-of-empires-card-204 = Guilds
    .help = Gain 3 ideas and 3 bricks.
time-of-empires-card-205 = Town planning
    .help = Gain 2 bricks for each territory with two of your buildings.
time-of-empires-card-206 = Gothic vault
    .help = Build a theatre for free.
time-of-empires-card-207 = Feudalism
    .help = Deploy up to 3 clans, then 1 move.
time-of-empires-card-208 = Stirrup
    .help = Up to 4 moves.
time-of-empires-card-209 = Gunpowder
    .help = Move a group to an adjacent territory and destroy clans there without loss.
time-of-empires-card-210 = Monasticism
    .help = Create up to 2 scholars.
time-of-empires-card-211 = Patronage
    .help = Create 1 scholar, place 1 on an effect tile and 1 on a wonder.
time-of-empires-card-212 = Perspective
    .help = Create 1 scholar, place up to 2 on wonders.
time-of-empires-card-301 = Scientific method
    .help = Draw 2 technologies, then discover 1 for free.
time-of-empires-card-302 = Electricity
    .help = Discover 2 technologies for free.
time-of-empires-card-303 = Telegraph
    .help = Draw 4 technologies.
time-of-empires-card-304 = Steam engine
    .help = Gain 5 ideas and 5 bricks.
time-of-empires-card-305 = Steel frame
    .help = Build any building for free, on any slot.
time-of-empires-card-306 = Assembly line
    .help = Build the building of your visible technology for free, up to 2 times.
time-of-empires-card-307 = Railways
    .help = Deploy up to 3 clans, then up to 3 moves.
time-of-empires-card-308 = Artillery
    .help = Destroy everything in a territory beside a city of yours.
time-of-empires-card-309 = Aviation
    .help = Land up to 2 pawns in one territory and up to 2 in another.
time-of-empires-card-310 = Public schooling
    .help = Create up to 3 scholars.
time-of-empires-card-311 = World's fair
    .help = Create up to 2 scholars, place up to 2 on wonders.
time-of-empires-card-312 = Cinema
    .help = Create up to 2 scholars, place up to 2 on effect tiles.

time-of-empires-leader-L11 = Archimedes
    .help = Producing bricks gives you 1 more.
time-of-empires-leader-L12 = Hypatia
    .help = Producing ideas gives you 1 more.
time-of-empires-leader-L13 = Alexander
    .help = Your move action has 1 more move.
time-of-empires-leader-L14 = Hannibal
    .help = Your deploy action has 1 more clan.
time-of-empires-leader-L15 = Sappho
    .help = You create 1 more scholar in preparation and at each cry.
time-of-empires-leader-L16 = Cleopatra
    .help = Each of your leader and wonder actions also gives 1 resource.
time-of-empires-leader-L21 = Leonardo da Vinci
    .help = Building costs you 1 brick less; you may use inaccessible slots.
time-of-empires-leader-L22 = Gutenberg
    .help = Discovering costs you 1 idea less.
time-of-empires-leader-L23 = Genghis Khan
    .help = You have 1 free move after each deploy action.
time-of-empires-leader-L24 = Joan of Arc
    .help = You lose 1 clan fewer in a fight you start, if no defender is left.
time-of-empires-leader-L25 = Shakespeare
    .help = 1 more culture point for each theatre you have built.
time-of-empires-leader-L26 = Lorenzo de' Medici
    .help = Your wonder action may place 1 more scholar there.
time-of-empires-leader-L31 = Marie Curie
    .help = 2 points for each observatory you have built.
time-of-empires-leader-L32 = Gustave Eiffel
    .help = 2 points for each territory with two or more of your buildings.
time-of-empires-leader-L33 = Napoleon
    .help = 1 point for each territory you occupy.
time-of-empires-leader-L34 = Simón Bolívar
    .help = 2 points for each mill you have built.
time-of-empires-leader-L35 = Beethoven
    .help = 2 points for each leader you have.
time-of-empires-leader-L36 = Victor Hugo
    .help = 1 point for each of your scholars on wonders and effect tiles.

time-of-empires-wonder-W11 = Pyramids of Giza
    .help = Counts each warehouse you have built.
time-of-empires-wonder-W12 = Library of Alexandria
    .help = Counts each observatory you have built.
time-of-empires-wonder-W13 = Hanging Gardens of Babylon
    .help = Counts each field you occupy.
time-of-empires-wonder-W14 = Colosseum
    .help = Counts each territory with two of your clans.
time-of-empires-wonder-W21 = Great Wall
    .help = Counts each mill you have built.
time-of-empires-wonder-W22 = Notre-Dame
    .help = Counts each theatre you have built.
time-of-empires-wonder-W23 = Machu Picchu
    .help = Counts each mountain you occupy.
time-of-empires-wonder-W24 = Angkor Wat
    .help = Counts each forest you occupy.
time-of-empires-wonder-W31 = Eiffel Tower
    .help = Counts each territory with two or more of your buildings.
time-of-empires-wonder-W32 = Statue of Liberty
    .help = Counts each city, and your capital, with a clan of yours.
time-of-empires-wonder-W33 = Suez Canal
    .help = Counts each tile on which you occupy a territory.
time-of-empires-wonder-W34 = Crystal Palace
    .help = Counts each leader you have.

## Refusals

time-of-empires-all-built = You have built all buildings of this type.
time-of-empires-another-action = This glass must go to another action.
time-of-empires-another-territory = That must be another territory.
time-of-empires-another-tile = That must be another tile.
time-of-empires-both-spaces = You already hold one of the two spaces of this action.
time-of-empires-building-waits = A building of yours waits on its card for a slot.
time-of-empires-card-not-held = You do not hold this technology.
time-of-empires-city-held = Another player has clans in this city.
time-of-empires-column-closed = This column is not in use.
time-of-empires-deploy-where = Clans are deployed to your capital, or to a city where you have a clan.
time-of-empires-glass-runs = This glass is still running.
time-of-empires-glass-stands-nowhere = This glass does not stand on any action yet.
time-of-empires-glass-used = You have used this glass in this turn.
time-of-empires-limit = Choose a number below your scholar icons that is not set already, or all of them; you can set it only once now.
time-of-empires-limit-again = Choose a number other than the one set now, lower than the scholar icons you may come to, or all of them.
time-of-empires-no-choice-of-slots = You choose the inaccessible slot where you may use it and an open one is free, too.
time-of-empires-no-pace = An age is played in real time or in turns.
time-of-empires-no-result = This action would have no effect now.
time-of-empires-no-scholar = You have no scholar to place.
time-of-empires-no-slot = There is no free slot you may use.
time-of-empires-no-such-wonder = There is no such wonder in play, or it is not the one you are asked about.
time-of-empires-no-visible-card = You have no visible technology.
time-of-empires-no-way-into-capital = Clans cannot move into a capital; you deploy them there.
time-of-empires-not-adjacent = These spaces are not adjacent.
time-of-empires-not-in-play = This action is not in play.
time-of-empires-not-occupied = You do not occupy this territory.
time-of-empires-nothing-there = There is nothing to destroy.
time-of-empires-other-board = This pile is on the other technology board.
time-of-empires-other-building = The technology names another building.
time-of-empires-other-city = You are being asked about another city.
time-of-empires-other-glass-elsewhere = Your other glass was last put on another action.
time-of-empires-other-glass-twice = The action of the other glass can only be resolved once.
time-of-empires-out-of-reach = This territory is not beside a city where you have a clan.
time-of-empires-own-space-taken = Your other glass holds this space.
time-of-empires-pile-empty = This pile is empty.
time-of-empires-piles-empty = Both piles of this board are empty.
time-of-empires-reserve-empty = There are not enough pawns in your reserve.
time-of-empires-same-building = You already have a building of this type there.
time-of-empires-section-taken = There is already a bonus token on this section.
time-of-empires-space-full = There is no room for that many clans.
time-of-empires-space-taken = Both spaces of this action are taken.
time-of-empires-start-at-home = Choose one of the three territories of your capital tile for your first clan.
time-of-empires-stock-full = Your stock holds no more of these.
time-of-empires-territory-only = The group must go into a territory.
time-of-empires-too-few-bricks = You have too few bricks.
time-of-empires-too-few-clans = You do not have that many clans there.
time-of-empires-too-few-ideas = You have too few ideas.
time-of-empires-too-many-pawns = You may land one or two pawns, if your reserve has them.
time-of-empires-too-many-scholars = You may not create that many scholars now.
time-of-empires-two-at-once = At most two clans can move at once.

time-of-empires-before-gong = Glasses can only be turned during an age, from gong to gong.
time-of-empires-after-gong = The gong has rung: no more glasses can be turned in this age.
time-of-empires-finish-first = First finish the action you have begun.
time-of-empires-not-your-turn = It is another player’s turn.
time-of-empires-no-turns = In real time there are no turns to end.
time-of-empires-takes-start = This is done once, before the first age.
time-of-empires-takes-preparation = This is chosen before an age begins.
time-of-empires-takes-cry = Scholars are only created before an age, at the cries, or by the effect of a technology.
time-of-empires-takes-card = Only the effect of a technology lets you do this.
time-of-empires-takes-pause = You can set this in real time, whenever you are asked between two actions.
time-of-empires-takes-draw = To draw, turn a glass on one of the technology boards.
time-of-empires-takes-production = To gain ideas or bricks, turn a glass on Ideas or Bricks.
time-of-empires-takes-deploy = To bring clans here, turn a glass on Deploy.
time-of-empires-takes-move = To move clans, turn a glass on Move.
time-of-empires-takes-discover = To discover it, turn a glass on Discover.
time-of-empires-takes-build = To build here, turn a glass on Build.
time-of-empires-takes-wonder = To place a scholar there, turn a glass on the wonder.
time-of-empires-takes-leader = To place a scholar there, turn a glass on the leader.
time-of-empires-takes-tile = Only the effect of a leader’s tile lets you do this.
time-of-empires-takes-siege = Only at the scoring of an age can a clan be put into a city, by the player who rules the land around it.
time-of-empires-no-siege-of-capital = Capitals cannot be besieged.

## Screen

time-of-empires-screen-map = The central board. Arrow keys go from place to place, Page Down and Page Up to those that can be chosen.
time-of-empires-screen-names = Show the names of the places
time-of-empires-screen-can = { $part }. Can be chosen.
time-of-empires-screen-chosen = { $part }. Chosen.
time-of-empires-screen-territory = { $space }, { $terrain }
time-of-empires-screen-city = City { $space }
time-of-empires-screen-capital = Capital { $space } of { $player }
time-of-empires-screen-field = field
time-of-empires-screen-forest = forest
time-of-empires-screen-mountain = mountain
time-of-empires-screen-clans-of = { $count ->
        [one] 1 clan
       *[other] { $count } clans
    } of { $player }
time-of-empires-screen-building-of = { $building } of { $player }
time-of-empires-screen-free-slots = { $count ->
        [0] no free slot
        [one] 1 free slot
       *[other] { $count } free slots
    }
time-of-empires-screen-how-many = How many clans?
time-of-empires-screen-show-boards = Boards
time-of-empires-screen-show-map = To the map
time-of-empires-screen-ticker = What the others did last
time-of-empires-screen-age = Age { $age ->
        [1] I
        [2] II
       *[other] III
    }
time-of-empires-screen-clock = { $time } left of the age
time-of-empires-screen-next-cry = Baby cry in { $time }
time-of-empires-screen-gong-in = Gong in { $time }
time-of-empires-screen-count-in = The age begins in { $seconds } s
time-of-empires-screen-phase-setup = Setting up
time-of-empires-screen-phase-preparation = Preparation
time-of-empires-screen-phase-count-in = Hands ready
time-of-empires-screen-phase-action = Actions
time-of-empires-screen-phase-finish = Finish what you have begun
time-of-empires-screen-phase-scoring = Scoring
time-of-empires-screen-clock-stands = no clock runs
time-of-empires-screen-phase-over = The game is over
time-of-empires-screen-step-clan = First clan
time-of-empires-screen-step-pace = How to play
time-of-empires-screen-step-boards = New boards
time-of-empires-screen-step-scholars = Scholars
time-of-empires-screen-step-token = Bonus token
time-of-empires-screen-step-action = The age begins
time-of-empires-screen-round = Round { $round } of { $rounds }
time-of-empires-screen-turn = { $player }’s turn
time-of-empires-screen-first = First player: { $player }
time-of-empires-screen-wait-count-in = Age { $age ->
        [1] I
        [2] II
       *[other] III
    } begins with the gong.
time-of-empires-screen-wait-glasses = Both your glasses are running.
time-of-empires-screen-wait-finish = The gong has rung. The others finish their actions.
time-of-empires-screen-glasses = Your sandglasses
time-of-empires-screen-glass-runs = Glass { $glass } runs for { $seconds } more { $seconds ->
        [one] second
       *[other] seconds
    }: { $action }
time-of-empires-screen-glass-free = Glass { $glass } can be turned
time-of-empires-screen-glass-rests = Glass { $glass } stands still
time-of-empires-screen-ready = ready
time-of-empires-screen-rests = still
time-of-empires-screen-free = free
time-of-empires-screen-again = Same again: { $action }
time-of-empires-screen-last = Last action: { $action }
time-of-empires-screen-spaces = Action spaces
time-of-empires-screen-space = { $action }
time-of-empires-screen-space-can = { $action }. Can be chosen
time-of-empires-screen-holds = A glass of { $player } stands here
time-of-empires-screen-own-board = Your board
time-of-empires-screen-ideas = Ideas
time-of-empires-screen-bricks = Bricks
time-of-empires-screen-discover = Discover
time-of-empires-screen-deploy = Deploy
time-of-empires-screen-move = Move
time-of-empires-screen-build = Build
time-of-empires-screen-gives-ideas = { $count ->
        [one] Gives 1 idea
       *[other] Gives { $count } ideas
    }
time-of-empires-screen-gives-bricks = { $count ->
        [one] Gives 1 brick
       *[other] Gives { $count } bricks
    }
time-of-empires-screen-gives-clans = { $count ->
        [one] Up to 1 clan
       *[other] Up to { $count } clans
    }
time-of-empires-screen-gives-moves = { $count ->
        [one] Up to 1 move
       *[other] Up to { $count } moves
    }
time-of-empires-screen-costs-ideas = { $count ->
        [one] Costs at least 1 idea
       *[other] Costs at least { $count } ideas
    }
time-of-empires-screen-costs-bricks = { $count ->
        [one] Costs 1 brick
       *[other] Costs { $count } bricks
    }
time-of-empires-screen-section = Section { $building }: { $built } of { $most } built
time-of-empires-screen-token = Bonus token of { $value }
time-of-empires-screen-token-laid = Bonus token laid
time-of-empires-screen-of = { $what }: { $count } of { $most }
time-of-empires-screen-scholars = scholars
time-of-empires-screen-scholars-help = Created scholars: they build wonders and influence leaders.
time-of-empires-screen-reserve = in reserve
time-of-empires-screen-reserve-help = Pawns in reserve: they become clans or scholars.
time-of-empires-screen-cards = cards in hand
time-of-empires-screen-kept = destroyed buildings kept
time-of-empires-screen-cry-creates = Scholars at the next cry
time-of-empires-screen-limit-scholars = Most scholars to create at a cry
time-of-empires-screen-all-scholars = all
time-of-empires-screen-discovered = Discovered
time-of-empires-screen-none-discovered = No technology discovered
time-of-empires-screen-discard = Discard
time-of-empires-screen-waits = The { $building } waits for a slot
time-of-empires-screen-hand = Hand
time-of-empires-screen-empty-hand = No cards in hand
time-of-empires-screen-card = { $card }. { $text } { $price }
time-of-empires-screen-price-discover = { $ideas ->
        [one] Discovering it costs 1 idea.
       *[other] Discovering it costs { $ideas } ideas.
    }
time-of-empires-screen-price-build = { $bricks ->
        [one] Its building, the { $building }, costs 1 brick.
       *[other] Its building, the { $building }, costs { $bricks } bricks.
    }
time-of-empires-screen-cost-discover = Ideas to discover it
time-of-empires-screen-cost-build = Bricks for its building
time-of-empires-screen-reconstructed = Reconstructed: the printed figures are not known.
time-of-empires-screen-leaders = Leaders
time-of-empires-screen-wonders = Wonders
time-of-empires-screen-technologies = Technologies
time-of-empires-screen-left = Left
time-of-empires-screen-right = Right
time-of-empires-screen-draw = Draw one
time-of-empires-screen-pile = { $pile }: { $type } on top, { $count } left
time-of-empires-screen-pile-empty = { $pile }: empty
time-of-empires-screen-scholar-of = a scholar of { $player }
time-of-empires-screen-gong-begins = Gong: age { $age ->
        [1] I
        [2] II
       *[other] III
    } begins
time-of-empires-screen-gong-begins-text = Both your glasses are free.
time-of-empires-screen-gong-ends = Gong: age { $age ->
        [1] I
        [2] II
       *[other] III
    } is over
time-of-empires-screen-gong-ends-text = No glass may be turned now; finish the actions that have begun.
time-of-empires-screen-gong-scored = The age is scored now; no clock runs.
time-of-empires-screen-cry = A baby cries
time-of-empires-screen-cry-text = { $count ->
        [0] You create no scholar.
        [one] You create 1 scholar.
       *[other] You create { $count } scholars.
    }
time-of-empires-screen-cry-all = Everybody creates scholars.
time-of-empires-screen-alarm = Alarm
time-of-empires-screen-alarm-entered = { $player } enters your territory { $space }.
time-of-empires-screen-alarm-fought = { $player } attacks you in { $space }.
time-of-empires-screen-lost = Time is up
time-of-empires-screen-lost-text = What was left of your action is lost.
time-of-empires-screen-scoring = Scoring of age { $age ->
        [1] I
        [2] II
       *[other] III
    }
time-of-empires-screen-this-age = This age
time-of-empires-screen-in-all = In all
time-of-empires-screen-say-column = Column { $column }: { $leader }; tile: { $effect }; scholars from the bottom: { $scholars }
time-of-empires-screen-say-wonder = { $wonder }: { $counts } Scholars from the bottom: { $scholars }
time-of-empires-screen-say-player = { $player }: ideas { $ideas }, bricks { $bricks }, scholars { $scholars }, reserve { $reserve }, cards { $cards }, buildings built { $built }

## Stages, threats and what hurries one

time-of-empires-stage-clans = Clans
time-of-empires-stage-lost = Lost
time-of-empires-stage-left = Left
time-of-empires-stage-fight = Fight in { $space }
time-of-empires-stage-one-for-one = Each attacking clan destroys one defender and is lost with it.
time-of-empires-stage-spared = Each attacking clan destroys one defender; a leader spares one attacker.
time-of-empires-stage-without-loss = The defenders are destroyed without loss.
time-of-empires-stage-taken = { $count ->
        [one] { $player } takes { $space }: 1 clan is left there.
       *[other] { $player } takes { $space }: { $count } clans are left there.
    }
time-of-empires-stage-held = { $count ->
        [one] { $player } holds { $space } with 1 clan.
       *[other] { $player } holds { $space } with { $count } clans.
    }
time-of-empires-stage-nobody = No clan is left in { $space }.
time-of-empires-stage-bombed = Bombardment of { $space }
time-of-empires-stage-bombed-text = Everything there is destroyed; clans go back to their reserves.
time-of-empires-stage-buildings = Buildings
time-of-empires-stage-territories = Territories
time-of-empires-stage-kept = { $count ->
        [0] { $player } keeps no building.
        [one] { $player } keeps 1 building: 3 points at each scoring.
       *[other] { $player } keeps { $count } buildings: 3 points each at every scoring.
    }
time-of-empires-stage-siege = Siege of { $space }
time-of-empires-stage-siege-text = The most territories around the city; in a tie the most buildings there, then the most clans there and inside.
time-of-empires-stage-siege-won = { $player } puts a clan into { $space }.
time-of-empires-stage-goes-home = { $count ->
        [one] 1 clan goes home
       *[other] { $count } clans go home
    }
time-of-empires-stage-wins = wins { $leaders }
time-of-empires-stage-ahead = { $count ->
        [one] { $players } leads with { $points } points.
       *[other] { $players } lead with { $points } points each.
    }
time-of-empires-stage-created = Created
time-of-empires-stage-waiting = To be placed
time-of-empires-threat-raid = { $count ->
        [one] Clans of { $player } stand on your building in { $space }: it is destroyed at the scoring.
       *[other] Clans of { $player } stand on your { $count } buildings in { $space }: they are destroyed at the scoring.
    }
time-of-empires-threat-waiting = Your { $building } waits for a slot: until then you cannot discover or build.
time-of-empires-screen-idle = { $seconds } s idle
time-of-empires-screen-idle-said = Glass { $glass } has been free for { $seconds } seconds.
time-of-empires-screen-short-leader = { $column ->
        [technology] Technology
        [expansion] Expansion
        [culture] Culture
       *[other] Bonus
    }
time-of-empires-screen-short-wonder = Wonder { $place ->
        [1] I
        [2] II
       *[other] III
    }
time-of-empires-screen-short-left = Draw left
time-of-empires-screen-short-right = Draw right
time-of-empires-screen-price-ideas = { $count ->
        [one] 1 idea
       *[other] { $count } ideas
    }
time-of-empires-screen-price-bricks = { $count ->
        [one] 1 brick
       *[other] { $count } bricks
    }
time-of-empires-screen-draw-type = Draw a card from { $pile }: { $type }
time-of-empires-screen-leave-city = Leave the city as it is
time-of-empires-screen-leave-glass = Do without it
time-of-empires-screen-warn-glass = Glass { $glass } has not been used in this turn.
time-of-empires-screen-warn-unmoved = No clan has been moved: the glass would be spent for nothing.
time-of-empires-screen-warn-undeployed = No clan has been deployed: the glass would be spent for nothing.
time-of-empires-screen-warn-undiscovered = No technology is chosen: the discovery would be lost.
time-of-empires-screen-warn-unused = Nothing is chosen: what the action still gives would be lost.
time-of-empires-screen-ask-action = Glass { $glass }: for which action?
time-of-empires-screen-ask-siege = You rule the land around city { $city }: put a clan in?
time-of-empires-screen-count-scholars = { $count ->
        [one] scholar
       *[other] scholars
    }

## Drawings

time-of-empires-draw-waits = the { $building } waits
time-of-empires-draw-kept = { $count ->
        [one] 1 destroyed building kept
       *[other] { $count } destroyed buildings kept
    }
time-of-empires-draw-laid = Token laid: { $section }
time-of-empires-draw-gains = You would get: ideas +{ $ideas }, bricks +{ $bricks }, clans { $clans }, moves { $moves }, scholars at a cry { $scholars }, culture { $culture }
time-of-empires-draw-slot = slot
time-of-empires-draw-closed = inaccessible slot
time-of-empires-draw-city = city
time-of-empires-draw-capital = capital
time-of-empires-draw-glass = sandglass
time-of-empires-draw-visible = visible technology
time-of-empires-draw-token = built × bonus token
time-of-empires-draw-costs = ideas/bricks
time-of-empires-draw-description = { $tiles } tiles, { $seats } seats.

## Tour

time-of-empires-tour-first-glasses = The first glasses
    .intro = A game has three ages, and points are counted at the end of each; whoever has the most in the end wins. Points come from wonders where your scholars are, from buildings that have left your board, from foreign buildings that your clans destroy, and from culture. An age is played against the clock, or in turns like this one, with all the time you like. Your capital is on tile H0, B’s on H3.
time-of-empires-tour-pawn = Place your first clan on one of the three territories around your capital. What you occupy is where you can build. Take the mountain.
time-of-empires-tour-scholar = You create as many scholars as your board shows scholar icons: one. Scholars win leaders and raise wonders.
time-of-empires-tour-token = Each age you lay a bonus token on a section of your board. At this scoring and all later ones it gives its value, 1 in this age, for each building that has left the section. Lay it on the warehouses, and build warehouses.
time-of-empires-tour-ideas = In your turn you use both glasses, one after the other. Turn the first on Produce ideas: one idea for each idea icon in sight. That makes two.
time-of-empires-tour-discover = Ideas pay for discoveries. Turn the second glass on Discover; its space is on your own board, where nobody else can be in the way.
time-of-empires-tour-card = This technology costs one idea and gives two bricks at once. It stays in sight, and its type, construction, says what it lets you build: a warehouse.
time-of-empires-tour-end-turn = Both glasses stand until your next turn and hold their spaces. In real time they would run out after half a minute and be yours again.
time-of-empires-tour-building = Bricks and scholars
    .intro = Round 2. You have three bricks and a discovered technology in sight: all that a building needs. B has put a scholar on the technology tile.
time-of-empires-tour-build = Build: pay three bricks and place the warehouse on a free slot of a territory that you occupy. There is only one such territory, so you are not asked. The card is spent, and a second brick icon shows where the warehouse was.
time-of-empires-tour-draw = The other boards are everybody’s. Each of their actions has two spaces. Draw gives the top card of one of two piles.
time-of-empires-tour-pile = The backs show the types. Take construction: for another warehouse you need another technology of that type.
time-of-empires-tour-drawn = It is the Aqueduct: a free mill for four ideas. B saw only the back, and everybody sees the type that is on top now.
time-of-empires-tour-bricks = Now the second icon pays: two bricks instead of one.
time-of-empires-tour-leader = Put your scholar on the effect tile of the technology leader. The tile works at once; this one gives two resources. At the scoring the leader goes to whoever has the most scholars on it.
time-of-empires-tour-resources = The Aqueduct costs four ideas and you have one. Take ideas, twice.
time-of-empires-tour-lowest = One scholar each on this tile. In a tie the lowest one wins, and that is B’s. Remember it.
time-of-empires-tour-clans = Clans and a wonder
    .intro = Round 4. Pawns of the reserve become clans on the map. Clans hold land, land carries buildings, and whoever rules the land around a city takes it.
time-of-empires-tour-deploy = Deploy brings as many clans as your board shows clan icons, one for now, into your capital or into a city where you have a clan.
time-of-empires-tour-move = One step for each move icon. From a capital clans go to one of its territories; they never walk back in.
time-of-empires-tour-forest = Into the forest. Now you occupy two territories, and each may hold one building of each type of yours.
time-of-empires-tour-four-ideas = One more idea makes four. The action space on your own board may be used round after round; on a shared board the action must change.
time-of-empires-tour-aqueduct = The Aqueduct takes all four ideas. Its effect comes at once: a mill, without bricks.
time-of-empires-tour-mill = Choose a territory with a free slot. Put the mill in the forest.
time-of-empires-tour-icons = The mill has uncovered a second clan icon and a second move icon. From now on both actions are worth twice as much.
time-of-empires-tour-creation = After rounds 5 and 10 everybody creates scholars; in real time a baby cries for it at three and six minutes. Then the first player changes: B begins the next five rounds.
time-of-empires-tour-wonder = A scholar on a wonder does nothing yet. At the scoring the Pyramids of Giza count warehouses: two points for each of yours if you have the most scholars there, one if you are merely among them. B was here first.
time-of-empires-tour-stock = Your stock holds six ideas and six bricks at most; what you would gain beyond is lost. Two bricks now.
time-of-empires-tour-war = On foreign land
    .intro = Round 10. You have built a second warehouse, from the Aqueduct, and sent clans out. B’s clan has just left the forest at its capital, where an observatory stands.
time-of-empires-tour-march = Two moves. One clan may make both, or two groups one each.
time-of-empires-tour-enter = Only a building of B is here, so there is no fight. Clans that stand on somebody else’s buildings at the scoring destroy them, for three points each.
time-of-empires-tour-meanwhile = The second glass: you can always use an idea.
time-of-empires-tour-second-creation = Round 10 is over: a scholar for you, two for B, who has built a theatre. Now you are the first player again.
time-of-empires-tour-groups = Two moves for two groups: a clan leaves the capital for the field, so that you can build there.
time-of-empires-tour-mountain = The other one goes on to the mountain: two buildings of B stand there, six points if it stays.
time-of-empires-tour-majority = Your second scholar on the technology tile. B has one: as it stands, the leader is yours.
time-of-empires-tour-danger = Your clan stands alone among B’s buildings, and B is next. See what happens.
time-of-empires-tour-scoring = The last rounds
    .intro = A fight: each attacker destroys one clan and is lost too, so both are gone. Since then you have built a theatre on the field and put a third scholar on the technology tile. Round 14: in real time the music would speed up now.
time-of-empires-tour-again = B’s observatory stands without a clan once more. Two moves now and two in the last round lead there.
time-of-empires-tour-masonry = Masonry gives three bricks, of which your stock has room for two, and it lets you build a third warehouse.
time-of-empires-tour-last-march = The last round of the age. Go on to the forest of B.
time-of-empires-tour-stand = Here your clan stays: B acts after you, but what it has nearby is busy elsewhere.
time-of-empires-tour-last-building = A third warehouse is worth two points: one by the bonus token, one by the Pyramids.
time-of-empires-tour-field = Two of your territories have a warehouse already, and none may hold a second. The field is free.
time-of-empires-tour-over = Your last turn. When B has played, the age is scored, step by step.
time-of-empires-tour-siege = The observatory made 3 points, the token 3, the Pyramids 3, and Archimedes is yours until the end: one more brick each time. Last come the sieges: you rule the land around this city, so put a clan in.
time-of-empires-tour-end = Nine to five after one age of three. The next ones bring new technologies, new leaders and further wonders. Against the clock the actions are the same, but nobody waits for you, and quick players get more of them.

## Practice age

time-of-empires-practice-start = Place your first clan on a lit territory of your capital. Where you have a clan or a building you may build.
    .phone = Tap a lit territory of your capital: your first clan goes there.
time-of-empires-practice-creating = Scholars come from your reserve, as many as your board shows. They go to leaders and wonders later. Create all you can.
    .phone = Create all the scholars you can: they go to leaders and wonders later.
time-of-empires-practice-token = Lay the bonus token on the section that you will build from most. It scores for each building that has left it, at this scoring and at all later ones.
    .phone = Choose the section you will build from most: each building gone from it scores.
time-of-empires-practice-count-in = The gong is about to ring. You have two glasses. Turn one and you act at once; you have it back when its sand has run out.
    .phone = Soon the gong rings. Turn a glass and you act at once; it is yours again when its sand has run out.
time-of-empires-practice-first = Turn a glass: click it, or press 1, then a lit space. Producing ideas is a good start: ideas pay for discoveries.
    .phone = Tap a glass, then a lit space. Ideas are a good start: they pay for discoveries.
time-of-empires-practice-second = Your other glass is free, so do not let it wait. Draw a technology: its space is on a shared board, with room for the glasses of two different players.
    .phone = Your other glass is free: put it on “Draw left” or “Draw right” for a technology.
time-of-empires-practice-running = Both glasses are running: time to look around. In the middle the map, on the right leaders, wonders and technologies, below your own board with what each action gives now. The arc is the age; at its marks a baby cries.
    .phone = Both glasses are running: look around. Leaders, wonders and the age are behind “Boards”.
time-of-empires-practice-cry = The baby has cried: everybody gets scholars. A scholar on a leader’s tile gives the tile’s effect at once, and the leader to the player with the most at the end. On a wonder it counts at the scoring.
    .phone = The baby has cried: new scholars. Put them on leaders and wonders; the most scholars win a leader.
time-of-empires-practice-late = The last minute. Once the gong rings, no glass can be turned; what you have begun may still be finished. Spend what would be lost.
    .phone = The last minute: spend what would be lost. After the gong no glass can be turned.
time-of-empires-practice-finish = The gong! No more glasses can be turned. Finish what is open, you have a few seconds, then the age is scored.
    .phone = The gong! Finish what is open: you have a few seconds, then the age is scored.
time-of-empires-practice-siege = The player who holds the most land around a city may put a clan in. More clans can then be deployed there.
    .phone = You hold the most land around this city: put a clan in, and more can come later.
time-of-empires-practice-scoring = Points are counted step by step: destroyed buildings, bonus tokens, leaders, wonders, culture, and finally the cities.
    .phone = Points are counted step by step, the cities last.
time-of-empires-practice-drawing = Take the top card of a lit pile. The back tells its type: science, construction, expansion or culture.
    .phone = Take the top card of a lit pile; its back tells its type.
time-of-empires-practice-discovering = Choose a card you can pay for. Its effect comes at once, and its type says which building it lets you build afterwards.
    .phone = Choose a card you can pay for. Its type says what you can build afterwards.
time-of-empires-practice-site = Choose where the building goes. One of each type fits into a territory, and other players’ clans there would destroy it at the scoring.
    .phone = Choose where it goes: one building of each type in a territory.
time-of-empires-practice-moving = Click a group of yours and where it goes. Land without other players’ clans is taken without a fight.
    .phone = Tap a group of yours, then where it goes. Free land is taken without a fight.
time-of-empires-practice-discover = Discover a technology with your ideas: a glass on Discover, then a card from your hand.
time-of-empires-practice-bricks = The technology in sight can become a building, but bricks are missing. Produce some.
time-of-empires-practice-build = You have the bricks: build what your technology allows. Each building uncovers a better icon on your board.
    .phone = You have the bricks: build what your technology allows.
time-of-empires-practice-scholar = A scholar waits on your board. Put it on a leader or on the wonder, with a glass on one of these spaces.
    .phone = A scholar waits: put a glass on a leader or on the wonder.
time-of-empires-practice-deploy = Bring more people: deploy clans into your capital.
time-of-empires-practice-move = Send clans out of your capital, so that you have more land to build on.
time-of-empires-practice-go-on = Keep both glasses running: discover, build, spread, and place your scholars. A repeated action is one click below its glass.
    .phone = Keep both glasses running. One tap below a glass repeats its action.
time-of-empires-practice-end = That was an age, with its scoring. Two more would follow, with better cards and more wonders. Play on, or end here and count.
    .phone = That was an age; two more would follow. Play on, or end here and count.

## The page that teaches

time-of-empires-teach-aim = Build an empire in three ages of nine minutes, against the clock. The player with the most points after the third scoring wins.
time-of-empires-teach-turn = All play at the same time. You have two sandglasses and turn them as often as you can. An age may also be played in turns, without a clock.
time-of-empires-teach-glass = Turn a glass on an action: it happens at once. After half a minute the glass is yours again.
time-of-empires-teach-goods = Produce ideas and bricks: they pay for nearly everything.
time-of-empires-teach-discover = Draw technologies and discover them with ideas.
time-of-empires-teach-build = Build with bricks what a discovered technology allows; every building makes one of your actions better.
time-of-empires-teach-clans = Deploy clans and move them: to gain land to build on, and to fight for it.
time-of-empires-teach-scholars = Send scholars to leaders, who help for good, and to wonders.
time-of-empires-teach-points = After each age the clock rests and points are counted.
time-of-empires-teach-destroyed = 3 for each foreign building that your clans have destroyed.
time-of-empires-teach-bonus = Your bonus tokens: their value for each building that has left the section they lie on.
time-of-empires-teach-wonders = Wonders: each time the condition is met, 2 points for the player with the most scholars there and 1 for the others.
time-of-empires-teach-culture = The culture that your board shows.
time-of-empires-teach-end = After the third age and its scoring. Ties go to the player with more buildings on the map.
