# Through the Ages in English. Keys: do- moves, event- what came of them, ask- decisions, then names, then refusals.
# $a and $b of a decision are the numbers that its step counts with.

## Moves. The attributes named like a field ask for that field alone; .help says what the move does.

through-the-ages-do-choose-first = { $seat } begins
    .verb = Choose who begins
    .seat = Who begins?
    .help = Chance decides who begins (TTA-SET-6).
through-the-ages-do-lay-card = Lay { $card } on the row
    .verb = Lay card
    .card = Which card?
    .help = Chance draws the next civil card for the row (TTA-ROW-1).
through-the-ages-do-draw-card = Draw { $card }
    .verb = Draw card
    .card = Which card?
    .help = Chance draws the next military card (TTA-PRO-5).
through-the-ages-do-reveal-event = Reveal { $card }
    .verb = Reveal event
    .card = Which card?
    .help = Chance draws the top current event (TTA-EVE-1).
through-the-ages-do-turn-up = Turn up { $card }
    .verb = Turn up
    .card = Which card?
    .help = Chance draws an event of age III that lies open for the end (TTA-SET-4).
through-the-ages-do-deal-bonus = Deal { $card }
    .verb = Deal bonus
    .card = Which card?
    .help = Chance draws a bonus card to be set aside or dealt (TTA-VAR-6).
through-the-ages-do-take-card = Take the card in place { $place }
    .verb = Take a card
    .place = Which place?
    .help = Take the card in a place of the row (TTA-TAK-1).
through-the-ages-do-grow = Increase the population
    .verb = Grow
    .help = Increase the population (TTA-CIV-1).
through-the-ages-do-build = Build { $card }
    .verb = Build
    .card = Which card?
    .help = Build a farm, mine, urban building or unit (TTA-CIV-2, TTA-MIL-1).
through-the-ages-do-upgrade = Upgrade { $card } to { $to }
    .verb = Upgrade
    .card = Which card?
    .to = To which technology?
    .help = Move a worker to a higher technology (TTA-CIV-3, TTA-MIL-1).
through-the-ages-do-destroy = Destroy or disband { $card }
    .verb = Destroy or disband
    .card = Which card?
    .help = Destroy a building or disband a unit (TTA-CIV-4, TTA-MIL-1).
through-the-ages-do-build-stages = Build { $count ->
        [one] one stage
       *[other] { $count } stages
    } of the wonder
    .verb = Build stages
    .count = How many?
    .help = Build that many stages of the wonder for one civil action (TTA-CIV-5).
through-the-ages-do-play-leader = Play { $card }
    .verb = Play leader
    .card = Which card?
    .help = Play a leader (TTA-CIV-6).
through-the-ages-do-develop = Develop { $card }
    .verb = Develop
    .card = Which card?
    .help = Play a technology, or change the government peacefully (TTA-CIV-7, TTA-CIV-10).
through-the-ages-do-revolt = Revolution: { $card }
    .verb = Revolt
    .card = Which card?
    .help = Change the government by revolution (TTA-CIV-9).
through-the-ages-do-play-action = Play { $card }
    .verb = Play action
    .card = Which card?
    .help = Play an action card that gives something at once (TTA-CIV-16).
through-the-ages-do-grow-with = Increase the population with { $card }
    .verb = Grow with a card
    .card = Which card?
    .help = Increase the population with an action card (TTA-CIV-15).
through-the-ages-do-build-with = Build { $on } with { $card }
    .verb = Build with a card
    .card = Which card?
    .on = On which technology?
    .help = Build with an action card (TTA-CRD-1).
through-the-ages-do-upgrade-with = Upgrade { $start } to { $to } with { $card }
    .verb = Upgrade with a card
    .card = Which card?
    .start = From which technology?
    .to = To which technology?
    .help = Upgrade with an action card (TTA-CRD-1).
through-the-ages-do-stage-with = Build a stage with { $card }
    .verb = Build a stage with a card
    .card = Which card?
    .help = Build one stage with an action card (TTA-CRD-1).
through-the-ages-do-develop-with = Develop { $technology } with { $card }
    .verb = Develop with a card
    .card = Which card?
    .technology = Which technology?
    .help = Play a technology with an action card (TTA-CIV-15).
through-the-ages-do-revolt-with = Revolution with { $card }: { $technology }
    .verb = Revolt with a card
    .card = Which card?
    .technology = Which technology?
    .help = Start a revolution with an action card (TTA-CIV-12).
through-the-ages-do-play-tactic = Play the tactic { $card }
    .verb = Play tactic
    .card = Which card?
    .help = Play a tactic (TTA-MIL-3).
through-the-ages-do-levy-unit = Levy { $card }
    .verb = Levy unit
    .card = Which card?
    .help = Increase the population and build a unit with that worker (TTA-CRD-13).
through-the-ages-do-welcome = Welcome a new worker
    .verb = Welcome
    .help = Increase the population without a civil action, once a turn (TTA-CRD-12).
through-the-ages-do-trade = Use the trade route
    .verb = Trade
    .help = Use the trade route for the next payment (TTA-CRD-30).
through-the-ages-do-draw-military = Draw a military card
    .verb = Draw military
    .help = Draw a military card for a military action (TTA-VAR-5).
through-the-ages-do-end-actions = End your actions
    .verb = End actions
    .help = End your actions for this turn (TTA-TUR-3).
through-the-ages-do-prepare = Prepare { $card }
    .verb = Prepare
    .card = Which card?
    .help = Put an event or territory face down onto the future events (TTA-EVE-1).
through-the-ages-do-attack = Play { $card } against { $seat }
    .verb = Attack
    .card = Which card?
    .seat = Who?
    .help = Play an aggression against a rival (TTA-AGG-1).
through-the-ages-do-declare-war = Declare { $card } on { $seat }
    .verb = Declare war
    .card = Which card?
    .seat = Who?
    .help = Declare war on a rival (TTA-WAR-1).
through-the-ages-do-offer-pact = Offer { $card } to { $seat }{ $card-id ->
        [open-borders-agreement] { "" }
        [scientific-cooperation] { "" }
        [international-tourism] { "" }
        [military-pact] { "" }
        [peace-treaty] { "" }
       *[other] , as { $role }
    }
    .verb = Offer pact
    .card = Which card?
    .seat = Who?
    .role = Which side?
    .help = Offer a pact to a rival, and choose your side of it (TTA-PAC-1).
through-the-ages-do-cancel-pact = Cancel the pact in front of { $seat }
    .verb = Cancel pact
    .seat = Who?
    .help = Cancel the pact in front of somebody (TTA-PAC-2).
through-the-ages-do-settle = Settle { $card }
    .verb = Settle
    .card = Which card?
    .help = Turn a territory in your hand into a colony (TTA-CRD-2).
through-the-ages-do-resign = Resign
    .verb = Resign
    .help = Leave the game (TTA-END-6).
through-the-ages-do-pass = Pass
    .verb = Pass
    .help = Do nothing: no political action, no higher bid (TTA-POL-1, TTA-COL-1).
through-the-ages-do-accept = Accept
    .verb = Accept
    .help = Accept the pact (TTA-PAC-1).
through-the-ages-do-refuse = Refuse
    .verb = Refuse
    .help = Refuse the pact (TTA-PAC-1).
through-the-ages-do-bid = Bid { $bid }
    .verb = Bid
    .bid = How much?
    .help = Bid for the territory (TTA-COL-1).
through-the-ages-do-sacrifice = Sacrifice { $card }
    .verb = Sacrifice
    .card = Which card?
    .help = Give up a unit (TTA-AGG-1, TTA-COL-2).
through-the-ages-do-play-bonus = Play { $card }
    .verb = Play bonus
    .card = Which card?
    .help = Play a bonus card for defence or colonization (TTA-AGG-3).
through-the-ages-do-done = Done
    .verb = Done
    .told = { $player } is done.
    .help = Stop choosing.
through-the-ages-do-discard = Discard { $card }
    .verb = Discard
    .card = Which card?
    .help = Discard a military card face down (TTA-MCA-1).
through-the-ages-do-lose-worker = Lose a worker on { $card }
    .verb = Lose worker
    .card = Which card?
    .help = Lose a worker from a technology (TTA-EVE-3).
through-the-ages-do-destroy-own = Lose { $card }
    .verb = Lose a building
    .card = Which card?
    .help = Lose a farm, mine or urban building (TTA-CRD-20).
through-the-ages-do-choose-goods = { $resources ->
        [0] Everything in food
        [one] 1 resource, the rest in food
       *[other] { $resources } resources, the rest in food
    }
    .verb = Choose goods
    .resources = How many resources?
    .help = Choose how many of the goods are resources; the rest is food (TTA-CRD-20).
through-the-ages-do-give-up-colony = Give up { $card }
    .verb = Give up colony
    .card = Which card?
    .help = Lose a colony (TTA-CRD-20).
through-the-ages-do-ravage = Let { $card } fall into ruin
    .verb = Ravage
    .card = Which card?
    .help = Let a wonder fall into ruin (TTA-CRD-15).
through-the-ages-do-raze = Destroy { $count } of { $card }
    .verb = Raze
    .card = Which card?
    .count = How many?
    .help = Destroy somebody else’s urban buildings (TTA-CRD-20, TTA-CRD-25).
through-the-ages-do-take-colony = Take { $card }
    .verb = Take colony
    .card = Which card?
    .help = Take a colony of the loser (TTA-CRD-26).
through-the-ages-do-take-technology = Take { $card }
    .verb = Take technology
    .card = Which card?
    .help = Take a special technology of the loser (TTA-CRD-27).
through-the-ages-do-lose-token = Lose a blue token on { $card }
    .verb = Lose token
    .card = Which card?
    .help = Lose a blue token from a card (TTA-CRD-21).
through-the-ages-do-build-free = Build it for free
    .verb = Build for free
    .help = Build without paying (TTA-EVE-8).
through-the-ages-do-produce-less = One token less on { $card }
    .verb = Produce less
    .card = Which card?
    .help = Let a mine produce one blue token less (TTA-VAR-1).
through-the-ages-do-keep-bonus = Keep { $card }
    .verb = Keep bonus
    .card = Which card?
    .help = Keep a bonus card (TTA-VAR-6).
through-the-ages-do-pick-bonus = Pick { $card }
    .verb = Pick bonus
    .card = Which card?
    .help = Pick an open bonus card (TTA-VAR-6).

## Events

through-the-ages-event-first-chosen = { $seat-player } begins.
through-the-ages-event-card-laid = { $card } is laid on place { $place }.
through-the-ages-event-row-cleared = { $card } leaves the row.
through-the-ages-event-age-ended = Age { $age } ends.
through-the-ages-event-turn-began = Round { $round }: { $seat-player }’s turn.
through-the-ages-event-card-taken = { $seat-player } takes { $card } from place { $place }.
through-the-ages-event-population-grew = { $seat-player }: { $count ->
        [one] one new worker
       *[other] { $count } new workers
    }.
through-the-ages-event-built = { $seat-player } builds { $card }.
through-the-ages-event-upgraded = { $seat-player } upgrades { $card } to { $to }.
through-the-ages-event-destroyed = { $seat-player } loses { $card }; the worker is unused.
through-the-ages-event-stage-built = { $seat-player } builds stage { $stage } of { $card }.
through-the-ages-event-wonder-completed = { $seat-player } completes { $card }.
through-the-ages-event-leader-played = { $card } leads { $seat-player }.
through-the-ages-event-developed = { $seat-player } develops { $card }.
through-the-ages-event-government-changed = { $seat-player } is governed by { $card }.
through-the-ages-event-action-played = { $seat-player } plays { $card }.
through-the-ages-event-tactic-played = { $seat-player } plays the tactic { $card }.
through-the-ages-event-traded = { $seat-player } uses the trade route.
through-the-ages-event-actions-ended = { $seat-player } ends their actions.
through-the-ages-event-points-scored = { $seat-player } gains { $culture ->
        [0] { $science ->
            [one] one science point
           *[other] { $science } science points
        }
        [one] one culture point
       *[other] { $culture } culture points
    }.
through-the-ages-event-points-lost = { $seat-player } loses { $culture ->
        [0] { $science ->
            [one] one science point
           *[other] { $science } science points
        }
        [one] one culture point
       *[other] { $culture } culture points
    }.
through-the-ages-event-goods-gained = { $seat-player } gains { $food ->
        [0] { $resources ->
            [one] one resource
           *[other] { $resources } resources
        }
       *[other] { $food } food{ $resources ->
            [0] {""}
            [one] {""} and one resource
           *[other] {""} and { $resources } resources
        }
    }.
through-the-ages-event-goods-lost = { $seat-player } loses { $food ->
        [0] { $resources ->
            [one] one resource
           *[other] { $resources } resources
        }
       *[other] { $food } food{ $resources ->
            [0] {""}
            [one] {""} and one resource
           *[other] {""} and { $resources } resources
        }
    }.
through-the-ages-event-population-lost = { $seat-player } loses { $count } population.
through-the-ages-event-uprising = Uprising: { $seat-player } produces nothing.
through-the-ages-event-starved = { $seat-player } lacks { $missing } food.
through-the-ages-event-corruption-paid = Corruption costs { $seat-player } { $resources ->
        [one] 1 resource
       *[other] { $resources } resources
    }.
through-the-ages-event-card-drawn = { $seat-player } draws { $card ->
        [hidden] a military card
       *[other] { $card }
    }.
through-the-ages-event-card-discarded = { $seat-player } discards { $card ->
        [hidden] a card of age { $age }
       *[other] { $card }
    }.
through-the-ages-event-discards-shuffled = { $count ->
        [one] One discarded card becomes
       *[other] { $count } discarded cards become
    } the new military deck.
through-the-ages-event-event-prepared = { $seat-player } prepares { $card ->
        [hidden] an event of age { $age }
       *[other] { $card }
    }.
through-the-ages-event-event-revealed = Event: { $card }.
through-the-ages-event-aggression-played = { $seat-player } plays { $card } against { $target-player }.
through-the-ages-event-war-declared = { $seat-player } declares { $card } on { $target-player }.
through-the-ages-event-war-began = { $card }: { $seat-player } against { $target-player }.
through-the-ages-event-pact-offered = { $seat-player } offers { $card } to { $target-player }{ $card-id ->
        [open-borders-agreement] { "" }
        [scientific-cooperation] { "" }
        [international-tourism] { "" }
        [military-pact] { "" }
        [peace-treaty] { "" }
       *[other] , as { $role }
    }.
through-the-ages-event-pact-signed = { $seat-player } and { $partner-player } agree on { $card }.
through-the-ages-event-pact-refused = { $seat-player } refuses { $card } from { $by-player }.
through-the-ages-event-pact-ended = { $card } between { $seat-player } and { $partner-player } ends.
through-the-ages-event-resigned = { $seat-player } resigns.
through-the-ages-event-passed = { $seat-player } passes.
through-the-ages-event-bidden = { $seat-player } bids { $bid }.
through-the-ages-event-unit-sacrificed = { $seat-player } sacrifices { $card }.
through-the-ages-event-bonus-played = { $seat-player } plays { $card }.
through-the-ages-event-colonized = { $card } becomes a colony of { $seat-player }.
through-the-ages-event-territory-left = Nobody wants { $card }.
through-the-ages-event-fight-decided = { $seat-player } { $attack } against { $target-player } { $defence }.
through-the-ages-event-colony-lost = { $seat-player } loses { $card }.
through-the-ages-event-wonder-ravaged = { $card } of { $seat-player } falls into ruin.
through-the-ages-event-leader-lost = { $seat-player } loses { $card }.
through-the-ages-event-wonder-lost = { $seat-player } loses the unfinished { $card }.
through-the-ages-event-technology-taken = { $seat-player } takes { $card } from { $target-player }.
through-the-ages-event-tokens-gained = { $seat-player } gains { $yellow ->
        [0] { $blue ->
            [one] one blue token
           *[other] { $blue } blue tokens
        }
        [one] one yellow token
       *[other] { $yellow } yellow tokens
    } for good.
through-the-ages-event-tokens-lost = { $seat-player } loses { $yellow ->
        [0] { $blue ->
            [one] one blue token
           *[other] { $blue } blue tokens
        }
        [one] one yellow token
       *[other] { $yellow } yellow tokens
    } for good.
through-the-ages-event-actions-lost = { $seat-player } loses { $count ->
        [one] one civil action
       *[other] { $count } civil actions
    } in the next turn.
through-the-ages-event-bonus-turned-up = { $card } will score at the end.
through-the-ages-event-bonus-dealt = { $seat-player } is dealt { $card ->
        [hidden] a bonus card
       *[other] { $card }
    }.
through-the-ages-event-bonus-kept = { $seat-player } keeps { $card ->
        [hidden] a bonus card
       *[other] { $card }
    }.
through-the-ages-event-bonus-picked = { $seat-player } picks { $card }.
through-the-ages-event-spoils-taken = { $seat-player } wins the holy war: the loser loses { $count ->
        [0] no workers
        [one] one worker
       *[other] { $count } workers
    }.
through-the-ages-event-produced-less = { $seat-player } produces one token less on { $card }.
through-the-ages-event-game-ended = The game is over.
through-the-ages-event-obsolete = { $card } in { $seat-player }’s hand is obsolete.

## Decisions; .help says what they are about.

through-the-ages-ask-turn = Your actions.
    .help = Civil and military actions in any order, as many as you have; then end the phase (TTA-TUR-3). In the first round you can only take cards (TTA-FIR-1).
through-the-ages-ask-political = Your political action, or none.
    .help = Prepare an event for culture, attack, declare war, offer or cancel a pact (TTA-POL-1). Attacks cost their military actions now (TTA-POL-2).
through-the-ages-ask-offer = A pact is offered to you.
    .help = If you accept, it lies in front of the player who offered it; if you refuse, it goes back to their hand (TTA-PAC-1).
through-the-ages-ask-bidding = { $a ->
        [0] Bid for the territory, or pass.
       *[other] Bid more than { $a } for the territory, or pass.
    }
    .help = A player who passes is out of the auction. You must be able to pay your bid with units, bonus cards and permanent bonuses, and it is binding (TTA-COL-1, TTA-COL-2).
through-the-ages-ask-payment = Pay your bid of { $b }.
    .help = Give up units, at least one, and play colonization cards until the bid is reached; more is allowed (TTA-COL-2, TTA-COL-5).
through-the-ages-ask-sacrifices = Sacrifice units for more strength, or fight as you are.
    .help = A sacrificed unit counts twice in this fight and leaves after it (TTA-AGG-1, TTA-AGG-2).
through-the-ages-ask-defence = You are attacked: sacrifice units, play bonus cards, or defend as you are.
    .help = The attacker must be strictly stronger (TTA-AGG-1). Bonus cards are used once (TTA-AGG-3).
through-the-ages-ask-discards = { $b ->
        [one] Discard a military card.
       *[other] Discard { $b } military cards.
    }
    .help = You keep as many as you have military actions; the others go face down, in the order of the list (TTA-MCA-1, TTA-MCA-2).
through-the-ages-ask-worker-loss = { $a ->
        [one] A worker is lost: on which technology?
       *[other] { $a } workers are lost: on which technologies?
    }
    .help = There is no unused worker to lose, so you choose one on a card (TTA-EVE-3).
through-the-ages-ask-building-loss = You lose a farm, mine or urban building: which one?
    .help = The worker becomes unused (TTA-CRD-20, TTA-EVE-9).
through-the-ages-ask-goods = { $a } in food and resources: how many resources?
    .help = The rest is food (TTA-CRD-20, TTA-AGG-4).
through-the-ages-ask-colony-loss = You lose a colony: which one?
    .help = Its permanent effects go with it (TTA-CRD-20, TTA-COL-3).
through-the-ages-ask-wonder-loss = A wonder of age A or I falls into ruin: which one?
    .help = It keeps 2 culture per turn and nothing else (TTA-CRD-15).
through-the-ages-ask-terror = Destroy an urban building of { $a ->
        [0] A
        [1] B
        [2] C
       *[other] D
    }: which one?
    .help = You have the least culture, so you choose for all the others (TTA-CRD-20).
through-the-ages-ask-raid = { $a ->
        [one] Destroy an urban building.
       *[other] Destroy up to { $a } urban buildings of one type and level.
    }
    .help = You gain half their printed cost (TTA-CRD-25).
through-the-ages-ask-colony-spoil = Take a colony of the loser.
    .help = You get its permanent effects (TTA-CRD-26).
through-the-ages-ask-technology-spoil = An advantage of { $a }: take special technologies, then science.
    .help = Each technology stands for as much science as it costs (TTA-CRD-27).
through-the-ages-ask-token-loss = { $a ->
        [one] A blue token is lost: from which card?
       *[other] { $a } blue tokens are lost: from which cards?
    }
    .help = The blue bank is empty (TTA-CRD-21, TTA-COL-8).
through-the-ages-ask-free-building = You may put an unused worker to work for free.
    .help = It needs an unused worker and spends no action (TTA-EVE-8).
through-the-ages-ask-agreement = { $a ->
        [one] Take cards worth one civil action, or stop.
       *[other] Take cards worth { $a } civil actions, or stop.
    }
    .help = If you take any, you give up your next political action (TTA-CRD-16).
through-the-ages-ask-less = Mines produce: one token less on one of them?
    .help = A fuller blue bank may ward off corruption (TTA-VAR-1).
through-the-ages-ask-keeping = { $a ->
        [one] Keep a bonus card.
       *[other] Keep { $a } bonus cards.
    }
    .help = Kept cards stay hidden and score for everybody at the end; the others go into the deck (TTA-VAR-6, TTA-VAR-8).
through-the-ages-ask-picking = Pick a bonus card.
    .help = It lies open and scores for everybody at the end (TTA-VAR-6, TTA-VAR-8).

## Names

through-the-ages-card-despotism = Despotism
    .help = Government, age A. 4 civil and 2 military actions. Urban limit 2.
through-the-ages-card-agriculture = Agriculture
    .help = Farm, age A. 2 resources to build; each worker gives 1 food.
through-the-ages-card-bronze = Bronze
    .help = Mine, age A. 2 resources to build; each worker gives 1 resource.
through-the-ages-card-philosophy = Philosophy
    .help = Laboratory, age A. 3 resources to build; each worker gives 1 science.
through-the-ages-card-religion = Religion
    .help = Temple, age A. 3 resources to build; each worker gives 1 culture, 1 happy face.
through-the-ages-card-warriors = Warriors
    .help = Infantry, age A. 2 resources to build; each worker gives 1 strength.
through-the-ages-card-alexander-the-great = Alexander the Great
    .help = Leader, age A. 1 strength for each worker on units.
through-the-ages-card-aristotle = Aristotle
    .help = Leader, age A. 1 science for each technology taken.
through-the-ages-card-hammurabi = Hammurabi
    .help = Leader, age A. +1 civil and -1 military action.
through-the-ages-card-homer = Homer
    .help = Leader, age A. 1 special resource for units each turn; 1 culture per turn for each of up to 2 Warriors.
through-the-ages-card-julius-caesar = Julius Caesar
    .help = Leader, age A. 1 strength. +1 military action.
through-the-ages-card-moses = Moses
    .help = Leader, age A. A new worker costs 1 food less.
through-the-ages-card-hanging-gardens = Hanging Gardens
    .help = Wonder, age A. 1 culture, 2 happy faces. Stages 2, 2, 2.
through-the-ages-card-library-of-alexandria = Library of Alexandria
    .help = Wonder, age A. 1 culture, 1 science. Stages 1, 2, 2, 1. One more card in each hand.
through-the-ages-card-colossus = Colossus
    .help = Wonder, age A. 1 culture, 1 strength. Stages 3, 3. 1 more when colonizing.
through-the-ages-card-pyramids = Pyramids
    .help = Wonder, age A. Stages 3, 2, 1. +1 civil action.
through-the-ages-card-engineering-genius-a = Engineering Genius A
    .help = Action card, age A. Build one wonder stage for 2 resources less.
through-the-ages-card-frugality-a = Frugality A
    .help = Action card, age A. Increase the population, then gain 1 food.
through-the-ages-card-ideal-building-site-a = Ideal Building Site A
    .help = Action card, age A. Build an urban building for 1 resource less.
through-the-ages-card-patriotism-a = Patriotism A
    .help = Action card, age A. One more military action and 1 special resource for units this turn.
through-the-ages-card-revolutionary-idea-a = Revolutionary Idea A
    .help = Action card, age A. 1 science at once.
through-the-ages-card-rich-land-a = Rich Land A
    .help = Action card, age A. Build a farm or mine for 1 resource less.
through-the-ages-card-work-of-art-a = Work of Art A
    .help = Action card, age A. 6 culture at once.
through-the-ages-card-irrigation = Irrigation
    .help = Farm, age I. 3 science. 4 resources to build; each worker gives 2 food.
through-the-ages-card-iron = Iron
    .help = Mine, age I. 5 science. 5 resources to build; each worker gives 2 resources.
through-the-ages-card-alchemy = Alchemy
    .help = Laboratory, age I. 4 science. 6 resources to build; each worker gives 2 science.
through-the-ages-card-theology = Theology
    .help = Temple, age I. 2 science. 5 resources to build; each worker gives 1 culture, 2 happy faces.
through-the-ages-card-bread-and-circuses = Bread and Circuses
    .help = Arena, age I. 3 science. 4 resources to build; each worker gives 1 strength, 2 happy faces.
through-the-ages-card-printing-press = Printing Press
    .help = Library, age I. 3 science. 4 resources to build; each worker gives 1 culture, 1 science.
through-the-ages-card-drama = Drama
    .help = Theater, age I. 4 science. 5 resources to build; each worker gives 2 culture, 1 happy face.
through-the-ages-card-swordsmen = Swordsmen
    .help = Infantry, age I. 3 science. 3 resources to build; each worker gives 2 strength.
through-the-ages-card-knights = Knights
    .help = Cavalry, age I. 4 science. 3 resources to build; each worker gives 2 strength.
through-the-ages-card-monarchy = Monarchy
    .help = Government, age I. 9 science, 3 by revolution. 5 civil and 3 military actions. Urban limit 3.
through-the-ages-card-theocracy = Theocracy
    .help = Government, age I. 7 science, 2 by revolution. 1 culture, 2 happy faces. 4 civil and 3 military actions. Urban limit 3.
through-the-ages-card-warfare = Warfare
    .help = Special technology (warfare), age I. 4 science. 1 strength. +1 military action.
through-the-ages-card-code-of-laws = Code of Laws
    .help = Special technology (administration), age I. 6 science. +1 civil action.
through-the-ages-card-cartography = Cartography
    .help = Special technology (exploration), age I. 4 science. 1 strength. 2 more when colonizing.
through-the-ages-card-masonry = Masonry
    .help = Special technology (construction), age I. 3 science. Urban buildings of levels 0 to III cost 0, 1, 1, 1 less; up to 2 wonder stages for one civil action.
through-the-ages-card-michelangelo = Michelangelo
    .help = Leader, age I. 1 culture per turn for each happy face on temples, theaters and wonders; taking a wonder costs 1 civil action less.
through-the-ages-card-joan-of-arc = Joan of Arc
    .help = Leader, age I. 1 strength for each happy face on temples; 5 culture whenever somebody attacks you.
through-the-ages-card-leonardo-da-vinci = Leonardo da Vinci
    .help = Leader, age I. The best laboratory or library gives its level in science once more; 1 resource for each technology played.
through-the-ages-card-genghis-khan = Genghis Khan
    .help = Leader, age I. Your tactic gives nothing; each unit of cavalry is stronger by 1; 1 culture per turn for each unit of cavalry.
through-the-ages-card-christopher-columbus = Christopher Columbus
    .help = Leader, age I. Once in the game, a territory in your hand becomes a colony as your political action.
through-the-ages-card-frederick-barbarossa = Frederick Barbarossa
    .help = Leader, age I. For one civil action a new worker becomes a unit, for 1 food and 1 resource less.
through-the-ages-card-great-wall = Great Wall
    .help = Wonder, age I. 1 culture, 1 happy face. Stages 2, 2, 3, 2. 1 strength for each worker on infantry and artillery.
through-the-ages-card-st-peters-basilica = St. Peter's Basilica
    .help = Wonder, age I. 2 culture. Stages 4, 4. Every happy face counts twice.
through-the-ages-card-universitas-carolina = Universitas Carolina
    .help = Wonder, age I. 1 culture, 2 science. Stages 3, 3, 3.
through-the-ages-card-taj-mahal = Taj Mahal
    .help = Wonder, age I. 3 culture. Stages 2, 4, 2.
through-the-ages-card-engineering-genius-i = Engineering Genius I
    .help = Action card, age I. Build one wonder stage for 3 resources less.
through-the-ages-card-frugality-i = Frugality I
    .help = Action card, age I. Increase the population, then gain 2 food.
through-the-ages-card-ideal-building-site-i = Ideal Building Site I
    .help = Action card, age I. Build an urban building for 2 resources less.
through-the-ages-card-patriotism-i = Patriotism I
    .help = Action card, age I. One more military action and 2 special resources for units this turn.
through-the-ages-card-revolutionary-idea-i = Revolutionary Idea I
    .help = Action card, age I. 2 science at once.
through-the-ages-card-rich-land-i = Rich Land I
    .help = Action card, age I. Build a farm or mine for 2 resources less.
through-the-ages-card-work-of-art-i = Work of Art I
    .help = Action card, age I. 5 culture at once.
through-the-ages-card-bountiful-harvest-i = Bountiful Harvest I
    .help = Action card, age I. 2 food at once.
through-the-ages-card-breakthrough-i = Breakthrough I
    .help = Action card, age I. Play a technology at full price, then score 2 science.
through-the-ages-card-efficient-upgrade-i = Efficient Upgrade I
    .help = Action card, age I. Upgrade a farm, mine or urban building for 2 resources less.
through-the-ages-card-mineral-deposits-i = Mineral Deposits I
    .help = Action card, age I. 2 resources at once.
through-the-ages-card-selective-breeding = Selective Breeding
    .help = Farm, age II. 5 science. 6 resources to build; each worker gives 3 food.
through-the-ages-card-coal = Coal
    .help = Mine, age II. 7 science. 8 resources to build; each worker gives 3 resources.
through-the-ages-card-scientific-method = Scientific Method
    .help = Laboratory, age II. 6 science. 8 resources to build; each worker gives 3 science.
through-the-ages-card-organized-religion = Organized Religion
    .help = Temple, age II. 4 science. 7 resources to build; each worker gives 1 culture, 3 happy faces.
through-the-ages-card-team-sports = Team Sports
    .help = Arena, age II. 5 science. 6 resources to build; each worker gives 2 strength, 3 happy faces.
through-the-ages-card-journalism = Journalism
    .help = Library, age II. 6 science. 8 resources to build; each worker gives 2 culture, 2 science.
through-the-ages-card-opera = Opera
    .help = Theater, age II. 7 science. 9 resources to build; each worker gives 3 culture, 1 happy face.
through-the-ages-card-riflemen = Riflemen
    .help = Infantry, age II. 5 science. 5 resources to build; each worker gives 3 strength.
through-the-ages-card-cavalrymen = Cavalrymen
    .help = Cavalry, age II. 6 science. 5 resources to build; each worker gives 3 strength.
through-the-ages-card-cannon = Cannon
    .help = Artillery, age II. 7 science. 5 resources to build; each worker gives 3 strength.
through-the-ages-card-constitutional-monarchy = Constitutional Monarchy
    .help = Government, age II. 12 science, 5 by revolution. 6 civil and 4 military actions. Urban limit 3.
through-the-ages-card-republic = Republic
    .help = Government, age II. 14 science, 4 by revolution. 7 civil and 2 military actions. Urban limit 3.
through-the-ages-card-strategy = Strategy
    .help = Special technology (warfare), age II. 8 science. 3 strength. +2 military actions.
through-the-ages-card-justice-system = Justice System
    .help = Special technology (administration), age II. 7 science. +1 civil action. 3 more blue tokens.
through-the-ages-card-navigation = Navigation
    .help = Special technology (exploration), age II. 6 science. 2 strength. 3 more when colonizing.
through-the-ages-card-architecture = Architecture
    .help = Special technology (construction), age II. 6 science. Urban buildings of levels 0 to III cost 0, 1, 2, 2 less; up to 3 wonder stages for one civil action.
through-the-ages-card-william-shakespeare = William Shakespeare
    .help = Leader, age II. 1 culture per turn for each of your libraries; 2 more for each pair of a library and a theater.
through-the-ages-card-james-cook = James Cook
    .help = Leader, age II. Colonization cards count 1 more; 2 culture per turn for each colony.
through-the-ages-card-napoleon-bonaparte = Napoleon Bonaparte
    .help = Leader, age II. +1 military action. The bonus of your best army counts once more.
through-the-ages-card-maximilien-robespierre = Maximilien Robespierre
    .help = Leader, age II. +1 military action. A revolution uses all military actions instead of all civil ones.
through-the-ages-card-js-bach = J.S. Bach
    .help = Leader, age II. Technologies of theaters cost 1 science less; theaters cost 1 resource less; 1 culture per turn for each of your theaters.
through-the-ages-card-isaac-newton = Isaac Newton
    .help = Leader, age II. The best laboratory or library gives its level in science once more; each technology played gives its civil action back.
through-the-ages-card-transcontinental-railroad = Transcontinental Railroad
    .help = Wonder, age II. 5 strength. Stages 3, 4, 5. The best mine makes one more blue token.
through-the-ages-card-eiffel-tower = Eiffel Tower
    .help = Wonder, age II. 4 culture, 1 happy face. Stages 3, 7, 3.
through-the-ages-card-kremlin = Kremlin
    .help = Wonder, age II. 3 culture, 2 unhappy faces. Stages 4, 4, 4. +1 civil and +1 military action.
through-the-ages-card-ocean-liner-service = Ocean Liner Service
    .help = Wonder, age II. Stages 3, 2, 2, 2, 3. Once a turn, a new worker for 5 food less and without a civil action.
through-the-ages-card-engineering-genius-ii = Engineering Genius II
    .help = Action card, age II. Build one wonder stage for 4 resources less.
through-the-ages-card-frugality-ii = Frugality II
    .help = Action card, age II. Increase the population, then gain 3 food.
through-the-ages-card-ideal-building-site-ii = Ideal Building Site II
    .help = Action card, age II. Build an urban building for 3 resources less.
through-the-ages-card-patriotism-ii = Patriotism II
    .help = Action card, age II. One more military action and 3 special resources for units this turn.
through-the-ages-card-revolutionary-idea-ii = Revolutionary Idea II
    .help = Action card, age II. 4 science at once.
through-the-ages-card-rich-land-ii = Rich Land II
    .help = Action card, age II. Build a farm or mine for 3 resources less.
through-the-ages-card-work-of-art-ii = Work of Art II
    .help = Action card, age II. 4 culture at once.
through-the-ages-card-bountiful-harvest-ii = Bountiful Harvest II
    .help = Action card, age II. 3 food at once.
through-the-ages-card-breakthrough-ii = Breakthrough II
    .help = Action card, age II. Play a technology at full price, then score 4 science.
through-the-ages-card-efficient-upgrade-ii = Efficient Upgrade II
    .help = Action card, age II. Upgrade a farm, mine or urban building for 3 resources less.
through-the-ages-card-mineral-deposits-ii = Mineral Deposits II
    .help = Action card, age II. 3 resources at once.
through-the-ages-card-wave-of-nationalism-ii = Wave of Nationalism
    .help = Action card, age II. Special resources for units for each stronger civilization: 6, 3, 2 with 2, 3, 4 players.
through-the-ages-card-mechanized-agriculture = Mechanized Agriculture
    .help = Farm, age III. 7 science. 8 resources to build; each worker gives 5 food.
through-the-ages-card-oil = Oil
    .help = Mine, age III. 9 science. 11 resources to build; each worker gives 5 resources.
through-the-ages-card-computers = Computers
    .help = Laboratory, age III. 8 science. 10 resources to build; each worker gives 5 science.
through-the-ages-card-professional-sports = Professional Sports
    .help = Arena, age III. 7 science. 8 resources to build; each worker gives 3 strength, 4 happy faces.
through-the-ages-card-multimedia = Multimedia
    .help = Library, age III. 9 science. 11 resources to build; each worker gives 3 culture, 3 science.
through-the-ages-card-movies = Movies
    .help = Theater, age III. 10 science. 12 resources to build; each worker gives 4 culture, 1 happy face.
through-the-ages-card-modern-infantry = Modern Infantry
    .help = Infantry, age III. 8 science. 7 resources to build; each worker gives 5 strength.
through-the-ages-card-tanks = Tanks
    .help = Cavalry, age III. 9 science. 7 resources to build; each worker gives 5 strength.
through-the-ages-card-rockets = Rockets
    .help = Artillery, age III. 10 science. 7 resources to build; each worker gives 5 strength.
through-the-ages-card-air-forces = Air Forces
    .help = Air force, age III. 11 science. 7 resources to build; each worker gives 5 strength.
through-the-ages-card-communism = Communism
    .help = Government, age III. 17 science, 6 by revolution. 1 unhappy face. 7 civil and 5 military actions. Urban limit 4.
through-the-ages-card-democracy = Democracy
    .help = Government, age III. 21 science, 8 by revolution. 2 culture. 7 civil and 3 military actions. Urban limit 4.
through-the-ages-card-fundamentalism = Fundamentalism
    .help = Government, age III. 19 science, 7 by revolution. 5 strength. 6 civil and 5 military actions. Urban limit 4.
through-the-ages-card-military-theory = Military Theory
    .help = Special technology (warfare), age III. 12 science. 5 strength. +3 military actions.
through-the-ages-card-civil-service = Civil Service
    .help = Special technology (administration), age III. 10 science. +2 civil actions. 3 more blue tokens.
through-the-ages-card-satellites = Satellites
    .help = Special technology (exploration), age III. 8 science. 3 strength. 4 more when colonizing.
through-the-ages-card-engineering = Engineering
    .help = Special technology (construction), age III. 9 science. Urban buildings of levels 0 to III cost 0, 1, 2, 3 less; up to 4 wonder stages for one civil action.
through-the-ages-card-albert-einstein = Albert Einstein
    .help = Leader, age III. The best laboratory or library gives its level in science once more; 3 culture for each technology played.
through-the-ages-card-mahatma-gandhi = Mahatma Gandhi
    .help = Leader, age III. 2 culture. You play no aggressions and no wars; attacks on you cost twice the military actions.
through-the-ages-card-elvis-presley = Elvis Presley
    .help = Leader, age III. 2 happy faces. One of your best theaters gives its culture twice.
through-the-ages-card-bill-gates = Bill Gates
    .help = Leader, age III. Laboratories of level I to III also make a token worth their level in resources; rivals pay 1 more resource for laboratories and libraries.
through-the-ages-card-winston-churchill = Winston Churchill
    .help = Leader, age III. Technologies of units cost 3 science less; your defence cards count double; while a war on you is open, each new unit costs 2 resources less.
through-the-ages-card-sid-meier = Sid Meier
    .help = Leader, age III. 1 culture per turn per level of your laboratories; 1 science less for each of them.
through-the-ages-card-hollywood = Hollywood
    .help = Wonder, age III. Stages 5, 6, 5. When completed, 2 culture per level of each worker on theaters and libraries.
through-the-ages-card-internet = Internet
    .help = Wonder, age III. Stages 2, 3, 4, 3, 2. When completed, 2 culture per level of each worker on laboratories and libraries.
through-the-ages-card-first-space-flight = First Space Flight
    .help = Wonder, age III. Stages 3, 4, 9. When completed, 1 culture per level of each technology in play.
through-the-ages-card-fast-food-chains = Fast Food Chains
    .help = Wonder, age III. Stages 4, 4, 4, 4. When completed, 1 culture for each worker on a unit or urban building, and 2 for each on a farm or mine.
through-the-ages-card-engineering-genius-iii = Engineering Genius III
    .help = Action card, age III. Build one wonder stage for 5 resources less.
through-the-ages-card-ideal-building-site-iii = Ideal Building Site III
    .help = Action card, age III. Build an urban building for 4 resources less.
through-the-ages-card-patriotism-iii = Patriotism III
    .help = Action card, age III. One more military action and 4 special resources for units this turn.
through-the-ages-card-revolutionary-idea-iii = Revolutionary Idea III
    .help = Action card, age III. 6 science at once.
through-the-ages-card-work-of-art-iii = Work of Art III
    .help = Action card, age III. 3 culture at once.
through-the-ages-card-bountiful-harvest-iii = Bountiful Harvest III
    .help = Action card, age III. 4 food at once.
through-the-ages-card-efficient-upgrade-iii = Efficient Upgrade III
    .help = Action card, age III. Upgrade a farm, mine or urban building for 4 resources less.
through-the-ages-card-mineral-deposits-iii = Mineral Deposits III
    .help = Action card, age III. 4 resources at once.
through-the-ages-card-military-build-up-iii = Military Build-Up
    .help = Action card, age III. Special resources for units for each stronger civilization: 8, 5, 3 with 2, 3, 4 players.
through-the-ages-card-endowment-for-the-arts-iii = Endowment for the Arts
    .help = Action card, age III. Culture for each civilization with more culture: 6, 3, 2 with 2, 3, 4 players.
through-the-ages-card-development-of-agriculture = Development of Agriculture
    .help = Event, age A. Everybody: 2 food.
through-the-ages-card-development-of-crafts = Development of Crafts
    .help = Event, age A. Everybody: 2 resources.
through-the-ages-card-development-of-markets = Development of Markets
    .help = Event, age A. Everybody: 2 food or 2 resources.
through-the-ages-card-development-of-politics = Development of Politics
    .help = Event, age A. Everybody: 3 military cards; the player whose turn it is: no discard in this turn.
through-the-ages-card-development-of-religion = Development of Religion
    .help = Event, age A. Everybody: may build Religion for free.
through-the-ages-card-development-of-science = Development of Science
    .help = Event, age A. Everybody: 2 science.
through-the-ages-card-development-of-settlement = Development of Settlement
    .help = Event, age A. Everybody: 1 population for free.
through-the-ages-card-development-of-trade-routes = Development of Trade Routes
    .help = Event, age A. Everybody: 1 science, 1 resource, 1 food.
through-the-ages-card-development-of-warfare = Development of Warfare
    .help = Event, age A. Everybody: may build Warriors for free.
through-the-ages-card-no-event = No Event
    .help = Event, age A. Nothing happens.
through-the-ages-card-barbarians = Barbarians
    .help = Event, age I. The player with the most culture, if among the two weakest: loses 1 population.
through-the-ages-card-border-conflict = Border Conflict
    .help = Event, age I. The weakest: loses a farm, mine or urban building; the strongest: 3 resources.
through-the-ages-card-crusades = Crusades
    .help = Event, age I. The strongest: 4 culture; the weakest: loses 4 culture.
through-the-ages-card-cultural-influence = Cultural Influence
    .help = Event, age I. Everybody: culture as in a production.
through-the-ages-card-foray = Foray
    .help = Event, age I. The two strongest: 3 in food and resources.
through-the-ages-card-good-harvest = Good Harvest
    .help = Event, age I. Everybody: farms produce.
through-the-ages-card-immigration = Immigration
    .help = Event, age I. The happiest: 1 population for free.
through-the-ages-card-new-deposits = New Deposits
    .help = Event, age I. Everybody: mines produce.
through-the-ages-card-pestilence = Pestilence
    .help = Event, age I. Everybody: loses 1 population.
through-the-ages-card-raiders = Raiders
    .help = Event, age I. The two weakest: lose 2 in food and resources.
through-the-ages-card-rats = Rats
    .help = Event, age I. Everybody: loses all food.
through-the-ages-card-rebellion = Rebellion
    .help = Event, age I. Everybody: loses 2 civil actions of the next turn for each unhappy worker.
through-the-ages-card-reign-of-terror = Reign of Terror
    .help = Event, age I. The weakest: loses 1 population.
through-the-ages-card-scientific-breakthrough = Scientific Breakthrough
    .help = Event, age I. Everybody: science as in a production.
through-the-ages-card-uncertain-borders = Uncertain Borders
    .help = Event, age I. The weakest: gives 1 yellow token to the strongest.
through-the-ages-card-developed-territory-i = Developed Territory I
    .help = Territory, age I. Permanent: 1 yellow token, 1 blue token. At once: 3 science.
through-the-ages-card-fertile-territory-i = Fertile Territory I
    .help = Territory, age I. Permanent: 3 yellow tokens. At once: 3 food.
through-the-ages-card-historic-territory-i = Historic Territory I
    .help = Territory, age I. Permanent: 1 happy face. At once: 6 culture.
through-the-ages-card-inhabited-territory-i = Inhabited Territory I
    .help = Territory, age I. Permanent: 2 yellow tokens. At once: 1 population for free.
through-the-ages-card-strategic-territory-i = Strategic Territory I
    .help = Territory, age I. Permanent: 2 strength. At once: 3 military cards.
through-the-ages-card-wealthy-territory-i = Wealthy Territory I
    .help = Territory, age I. Permanent: 2 blue tokens. At once: 5 resources.
through-the-ages-card-enslave-i = Enslave
    .help = Aggression, age I. Costs 2 military actions. The loser loses 1 population; the winner gains 3 resources.
through-the-ages-card-plunder-i = Plunder I
    .help = Aggression, age I. Costs 2 military actions. The winner takes 3 in food and resources.
through-the-ages-card-raid-i = Raid I
    .help = Aggression, age I. Costs 1 military action. The winner destroys an urban building and gains half its cost.
through-the-ages-card-open-borders-agreement = Open Borders Agreement
    .help = Pact, age I. Both: +1 military action. If one attacks the other, the attacker has 3 more strength.
through-the-ages-card-trade-routes-agreement = Trade Routes Agreement
    .help = Pact, age I. Side 1: once a turn 1 food as 1 resource. Side 2: once a turn 1 resource as 1 food.
through-the-ages-card-fighting-band = Fighting Band
    .help = Tactic, age I. Army of 2 infantry: 1 strength.
through-the-ages-card-legion = Legion
    .help = Tactic, age I. Army of 3 infantry: 2 strength.
through-the-ages-card-light-cavalry = Light Cavalry
    .help = Tactic, age I. Army of 2 cavalry: 2 strength.
through-the-ages-card-heavy-cavalry = Heavy Cavalry
    .help = Tactic, age I. Army of 3 cavalry: 4 strength.
through-the-ages-card-medieval-army = Medieval Army
    .help = Tactic, age I. Army of 1 infantry, 1 cavalry: 2 strength.
through-the-ages-card-phalanx = Phalanx
    .help = Tactic, age I. Army of 2 infantry, 1 cavalry: 3 strength.
through-the-ages-card-bonus-i = Defense / Colonization Bonus I
    .help = Bonus card, age I. 2 in defence against an aggression, or 1 in colonization.
through-the-ages-card-civil-unrest = Civil Unrest
    .help = Event, age II. Everybody: loses 4 culture for each unhappy worker.
through-the-ages-card-cold-war = Cold War
    .help = Event, age II. The two strongest: 6 science.
through-the-ages-card-crime-wave = Crime Wave
    .help = Event, age II. The two weakest lose 3 culture and 1 blue token.
through-the-ages-card-economic-progress = Economic Progress
    .help = Event, age II. Everybody: farms produce, food is eaten, mines produce, corruption is paid.
through-the-ages-card-emigration = Emigration
    .help = Event, age II. Everybody: loses half of their unhappy workers.
through-the-ages-card-iconoclasm = Iconoclasm
    .help = Event, age II. Everybody: loses a leader who is not of the current age.
through-the-ages-card-independence-declaration = Independence Declaration
    .help = Event, age II. The weakest: loses a colony.
through-the-ages-card-international-agreement = International Agreement
    .help = Event, age II. The strongest: may take cards worth 5 civil actions in return for the next political action.
through-the-ages-card-national-pride = National Pride
    .help = Event, age II. The player with the most culture: 5 culture.
through-the-ages-card-popularization-of-science = Popularization of Science
    .help = Event, age II. Everybody: as much culture as their science per turn.
through-the-ages-card-ravages-of-time = Ravages of Time
    .help = Event, age II. Everybody: turns a wonder of age A or I into a ruin.
through-the-ages-card-refugees = Refugees
    .help = Event, age II. The weakest loses 3 culture and 1 population; the strongest gains 3 culture and 1 population for free.
through-the-ages-card-terrorism = Terrorism
    .help = Event, age II. The player with the least culture: destroys an urban building of each other civilization.
through-the-ages-card-developed-territory-ii = Developed Territory II
    .help = Territory, age II. Permanent: 2 yellow tokens, 2 blue tokens. At once: 5 science.
through-the-ages-card-fertile-territory-ii = Fertile Territory II
    .help = Territory, age II. Permanent: 4 yellow tokens. At once: 5 food.
through-the-ages-card-historic-territory-ii = Historic Territory II
    .help = Territory, age II. Permanent: 2 happy faces. At once: 11 culture.
through-the-ages-card-inhabited-territory-ii = Inhabited Territory II
    .help = Territory, age II. Permanent: 3 yellow tokens. At once: 2 population for free.
through-the-ages-card-strategic-territory-ii = Strategic Territory II
    .help = Territory, age II. Permanent: 4 strength. At once: 5 military cards.
through-the-ages-card-wealthy-territory-ii = Wealthy Territory II
    .help = Territory, age II. Permanent: 3 blue tokens. At once: 8 resources.
through-the-ages-card-annex-ii = Annex
    .help = Aggression, age II. Costs 2 military actions. The winner takes a colony.
through-the-ages-card-assassinate-ii = Assassinate
    .help = Aggression, age II. Costs military actions equal to the level of the target. The loser loses the leader; the winner gains 3 culture per level.
through-the-ages-card-plunder-ii = Plunder II
    .help = Aggression, age II. Costs 2 military actions. The winner takes 5 in food and resources.
through-the-ages-card-raid-ii = Raid II
    .help = Aggression, age II. Costs 2 military actions. The winner destroys up to 2 urban buildings and gains half their cost.
through-the-ages-card-sabotage-ii = Sabotage
    .help = Aggression, age II. Costs military actions equal to the level of the target. The loser loses the unfinished wonder; the winner gains 3 culture per level.
through-the-ages-card-spy-ii = Spy
    .help = Aggression, age II. Costs 1 military action. The winner takes 5 science.
through-the-ages-card-war-over-culture-ii = War over Culture II
    .help = War, age II. Costs 3 military actions. The winner takes as much culture as the difference in strength.
through-the-ages-card-war-over-resources-ii = War over Resources
    .help = War, age II. Costs 2 military actions. The winner takes as much food and resources as the difference in strength.
through-the-ages-card-war-over-technology-ii = War over Technology
    .help = War, age II. Costs 2 military actions. The winner takes science or special technologies worth the difference in strength.
through-the-ages-card-war-over-territory-ii = War over Territory
    .help = War, age II. Costs 3 military actions. The winner takes a yellow token, and one more for every 3 points of the difference in strength.
through-the-ages-card-acceptance-of-supremacy = Acceptance of Supremacy
    .help = Pact, age II. Side 1: +1 resource in production. Side 2: -1 resource in production. No attacks between the two.
through-the-ages-card-international-trade-agreement = International Trade Agreement
    .help = Pact, age II. Side 1: +1 resource in production. Side 2: +1 food in production.
through-the-ages-card-promise-of-military-protection = Promise of Military Protection
    .help = Pact, age II. Side 1: +1 culture per turn. Side 2: +5 strength, -1 culture per turn. Ends if one attacks the other.
through-the-ages-card-scientific-cooperation = Scientific Cooperation
    .help = Pact, age II. Both: each technology costs 2 science less, and the partner pays 1.
through-the-ages-card-classic-army = Classic Army
    .help = Tactic, age II. Army of 2 infantry, 2 cavalry: 9 strength, 5 with an old unit.
through-the-ages-card-conquistadors = Conquistadors
    .help = Tactic, age II. Army of 1 infantry, 2 cavalry: 5 strength, 3 with an old unit.
through-the-ages-card-defensive-army = Defensive Army
    .help = Tactic, age II. Army of 2 infantry, 1 artillery: 6 strength, 3 with an old unit.
through-the-ages-card-fortifications = Fortifications
    .help = Tactic, age II. Army of 2 artillery: 4 strength.
through-the-ages-card-mobile-artillery = Mobile Artillery
    .help = Tactic, age II. Army of 1 cavalry, 1 artillery: 5 strength.
through-the-ages-card-napoleonic-army = Napoleonic Army
    .help = Tactic, age II. Army of 1 infantry, 1 cavalry, 1 artillery: 8 strength, 4 with an old unit.
through-the-ages-card-bonus-ii = Defense / Colonization Bonus II
    .help = Bonus card, age II. 4 in defence against an aggression, or 2 in colonization.
through-the-ages-card-impact-of-agriculture = Impact of Agriculture
    .help = Event, age III. Everybody: 1 culture for each food the farms make.
through-the-ages-card-impact-of-architecture = Impact of Architecture
    .help = Event, age III. Everybody: 1 culture per level of each urban building.
through-the-ages-card-impact-of-colonies = Impact of Colonies
    .help = Event, age III. Everybody: 4 culture for each colony.
through-the-ages-card-impact-of-competition = Impact of Competition
    .help = Event, age III. Everybody: 1 culture per level of each unit and each arena.
through-the-ages-card-impact-of-government = Impact of Government
    .help = Event, age III. Everybody: 2 culture for each civil, 1 for each military action.
through-the-ages-card-impact-of-happiness = Impact of Happiness
    .help = Event, age III. Everybody: 2 culture for each happy face, 2 less for each unhappy worker.
through-the-ages-card-impact-of-industry = Impact of Industry
    .help = Event, age III. Everybody: 1 culture for each resource the mines make.
through-the-ages-card-impact-of-population = Impact of Population
    .help = Event, age III. Everybody: 2 culture for each content worker above 10.
through-the-ages-card-impact-of-progress = Impact of Progress
    .help = Event, age III. Everybody: 2 culture per level of government and special technologies.
through-the-ages-card-impact-of-science = Impact of Science
    .help = Event, age III. Culture by rank of science per turn: 10 with two players, 14 and 7 with three, 15, 10 and 5 with four.
through-the-ages-card-impact-of-strength = Impact of Strength
    .help = Event, age III. Culture by rank of strength: 10 with two players, 14 and 7 with three, 15, 10 and 5 with four.
through-the-ages-card-impact-of-technology = Impact of Technology
    .help = Event, age III. Everybody: 4 culture for each technology of level III (level II in the advanced version).
through-the-ages-card-impact-of-wonders = Impact of Wonders
    .help = Event, age III. Everybody: 5, 4, 3, 2 culture for each wonder of age A, I, II, III.
through-the-ages-card-armed-intervention-iii = Armed Intervention
    .help = Aggression, age III. Costs 2 military actions. The winner takes 7 culture.
through-the-ages-card-plunder-iii = Plunder III
    .help = Aggression, age III. Costs 2 military actions. The winner takes 8 in food and resources.
through-the-ages-card-raid-iii = Raid III
    .help = Aggression, age III. Costs 3 military actions. The winner destroys up to 3 urban buildings and gains half their cost.
through-the-ages-card-holy-war-iii = Holy War
    .help = War, age III. Costs 3 military actions. The loser loses a worker for every 3 points of the difference in strength; the winner gains 3 culture for each.
through-the-ages-card-war-over-culture-iii = War over Culture III
    .help = War, age III. Costs 3 military actions. The winner takes as much culture as the difference in strength.
through-the-ages-card-international-tourism = International Tourism
    .help = Pact, age III. Both: +1 culture for each wonder of the other.
through-the-ages-card-loss-of-sovereignty = Loss of Sovereignty
    .help = Pact, age III. Side 1: +2 culture per turn. Side 2: -2 culture per turn, but nobody may declare war on it. No attacks between the two.
through-the-ages-card-military-pact = Military Pact
    .help = Pact, age III. Both: +4 strength. Ends if one attacks the other.
through-the-ages-card-peace-treaty = Peace Treaty
    .help = Pact, age III. Both: +1 culture per turn. No attacks between the two.
through-the-ages-card-entrenchments = Entrenchments
    .help = Tactic, age III. Army of 1 infantry, 2 artillery: 9 strength, 5 with an old unit.
through-the-ages-card-mechanized-army = Mechanized Army
    .help = Tactic, age III. Army of 1 cavalry, 2 artillery: 10 strength, 5 with an old unit.
through-the-ages-card-modern-army = Modern Army
    .help = Tactic, age III. Army of 2 infantry, 1 cavalry, 1 artillery: 13 strength, 7 with an old unit.
through-the-ages-card-shock-troops = Shock Troops
    .help = Tactic, age III. Army of 1 infantry, 3 cavalry: 11 strength, 6 with an old unit.
through-the-ages-card-bonus-iii = Defense / Colonization Bonus III
    .help = Bonus card, age III. 6 in defence against an aggression, or 3 in colonization.

through-the-ages-role-a = side 1
through-the-ages-role-b = side 2

through-the-ages-points-culture = Culture
through-the-ages-source-famine = Famine
through-the-ages-source-prepared = Events prepared
through-the-ages-source-last-scoring = The last scoring
through-the-ages-source-limit = Beyond the limit

through-the-ages-measure-culture = Culture
through-the-ages-measure-culture-per-turn = Culture per turn
through-the-ages-measure-science-per-turn = Science per turn
through-the-ages-measure-strength = Strength
through-the-ages-measure-happiness = Happiness
through-the-ages-measure-food = Food produced per turn
through-the-ages-measure-resources = Resources produced per turn
through-the-ages-measure-population = Population

## Refusals

through-the-ages-actions-later = Actions come later in your turn, after politics and the question you are being asked now.
through-the-ages-after-revolution = After a revolution you cannot take a civil action in the same turn, not even a free one.
through-the-ages-attacked-already = Somebody else has already attacked this civilization this round.
through-the-ages-bank-empty = The yellow bank is empty.
through-the-ages-bid-low = A bid must be higher than the last one.
through-the-ages-bid-not-payable = You could not pay this bid.
through-the-ages-bid-not-reached = You have not reached the bid yet, or you have not given up any unit.
through-the-ages-bid-when = No territory is being auctioned.
through-the-ages-bonus-when = You only play bonus cards against an aggression, or to pay for a colony.
through-the-ages-card-does-otherwise = This card is not for that.
through-the-ages-card-too-fresh = You cannot play an action card in the turn in which you took it.
through-the-ages-civil-actions-short = You have too few civil actions left.
through-the-ages-civil-actions-spent = A revolution must be your first and only civil action.
through-the-ages-cooperation-stuck = As long as one partner of the scientific cooperation has no science point, neither can play a technology.
through-the-ages-discard-when = You only discard military cards when you hold too many after your political action.
through-the-ages-first-round = In the first round you can only take cards.
through-the-ages-food-short = You have too little food.
through-the-ages-hand-full = You cannot hold any more civil cards.
through-the-ages-leader-of-age = You have already taken a leader of this age.
through-the-ages-leader-of-peace = With your leader you cannot play aggressions or wars.
through-the-ages-military-actions-short = You have too few military actions left.
through-the-ages-military-actions-spent = With this leader a revolution needs all military actions unspent.
through-the-ages-no-bonus-here = Bonus cards are for the defender of an aggression.
through-the-ages-no-colony = There is no such colony.
through-the-ages-no-deck = No military cards are drawn in age IV.
through-the-ages-no-drawing = In this game you cannot draw cards for actions.
through-the-ages-no-free-building = No event lets you build for free now.
through-the-ages-no-levy = Only Barbarossa can levy units.
through-the-ages-no-liner = There is no ocean liner, or it has already sailed this turn.
through-the-ages-no-offer = No pact is offered to you.
through-the-ages-no-old-wonder = That is not one of your working wonders of age A or I.
through-the-ages-no-pact = You have no pact there.
through-the-ages-no-place-for-workers = Workers cannot be placed on this card.
through-the-ages-no-politics = There are no political actions in the first round, nor in the simple version.
through-the-ages-no-resigning-now = You cannot resign now.
through-the-ages-no-rival = That player is not a rival in this game.
through-the-ages-no-route = You have no trade route, or you have already used it this turn.
through-the-ages-no-sacrifice-at-the-end = Units cannot be sacrificed in the last round.
through-the-ages-no-stage = You cannot build that many stages now.
through-the-ages-no-such-bonus = You hold no such bonus card.
through-the-ages-no-such-bonus-card = That bonus card is not available.
through-the-ages-no-such-building = That building cannot be chosen here, or not that many of it.
through-the-ages-no-such-mix = That mix of food and resources is not possible.
through-the-ages-no-such-spoil = That technology cannot be taken.
through-the-ages-no-such-unit = You have no such unit left.
through-the-ages-no-token = No blue token lies there.
through-the-ages-no-voyage = Only Columbus can settle this way, and only once in the game.
through-the-ages-no-war-at-the-end = War cannot be declared in the last round.
through-the-ages-no-worker = You have no unused worker.
through-the-ages-nobody-there = Nobody works there.
through-the-ages-not-a-government = A revolution can only bring a new government.
through-the-ages-not-an-upgrade = A worker can only move to a higher technology of the same type.
through-the-ages-not-in-hand = You do not hold this card.
through-the-ages-not-known = You have not developed this technology.
through-the-ages-not-now = This is not possible now.
through-the-ages-not-your-turn = You can only take actions in your own turn.
through-the-ages-nothing-produced = This mine produces no token that you could do without.
through-the-ages-nothing-to-draw = There are no military cards left to draw.
through-the-ages-nothing-to-hit = There is nothing this card could hit.
through-the-ages-nothing-to-trade = You have nothing to trade.
through-the-ages-older-special = You already have a technology of this kind that is as new or newer.
through-the-ages-pact-forbids = A pact forbids it.
through-the-ages-place-empty = The place is empty.
through-the-ages-politics-before = The political action comes before all other actions of the turn; it is too late for one now.
through-the-ages-resources-short = You have too few resources.
through-the-ages-roles-alike = Both sides of this pact are the same: take side 1.
through-the-ages-sacrifice-when = You only give up units in a fight, or to pay for a colony.
through-the-ages-science-short = You have too few science points.
through-the-ages-technology-had = You already have this technology in hand or in play.
through-the-ages-two-players = With two players, pacts cannot be offered.
through-the-ages-units-alone = Barbarossa can only levy military units.
through-the-ages-urban-limit = Your government allows no more buildings of this type.
through-the-ages-wonder-begun = You already have a wonder under construction.

## Warnings: what ending the turn now would bring

through-the-ages-warning-uprising = { $amount ->
        [one] One worker too many is unhappy: there will be an uprising, and nothing is produced.
       *[other] { $amount } workers too many are unhappy: there will be an uprising, and nothing is produced.
    }
through-the-ages-warning-famine = There is too little food: { $amount ->
        [one] one culture point is lost.
       *[other] { $amount } culture points are lost.
    }
through-the-ages-warning-corruption = { $amount ->
        [one] One resource is lost to corruption.
       *[other] { $amount } resources are lost to corruption.
    }
through-the-ages-warning-corruption-production = { $amount ->
        [one] One resource is lost to corruption: production takes tokens from the blue bank first.
       *[other] { $amount } resources are lost to corruption: production takes tokens from the blue bank first.
    }
through-the-ages-warning-waste = The blue bank has too few tokens: { $amount ->
        [one] one food or resource is not produced.
       *[other] food and resources worth { $amount } are not produced.
    }
through-the-ages-warning-revolution = A revolution takes all your civil actions of this turn.
through-the-ages-warning-revolution-military = With Robespierre, a revolution takes all your military actions of this turn.
through-the-ages-warning-unused-civil = { $amount ->
        [one] One civil action is unused.
       *[other] { $amount } civil actions are unused.
    }
through-the-ages-warning-unused-military = { $amount ->
        [one] One military action is wasted: it does not even draw a card.
       *[other] { $amount } military actions are wasted: they do not even draw cards.
    }
through-the-ages-warning-discards = { $amount ->
        [one] One military card must be discarded in your next turn, unless you play it first.
       *[other] { $amount } military cards must be discarded in your next turn, unless you play one first.
    }

## Screen: the others, where the game stands, the reference

through-the-ages-screen-seat-culture = Culture { $now }, { $rate } a turn
through-the-ages-screen-seat-science = Science { $now }, { $rate } a turn
through-the-ages-screen-seat-strength = Strength { $now }
through-the-ages-screen-seat-happiness = Happy faces { $now }, needed { $needed }; unhappy workers: { $unhappy }
through-the-ages-screen-seat-food = Food { $now }, { $rate } a turn
through-the-ages-screen-seat-resources = Resources { $now }, { $rate } a turn
through-the-ages-screen-seat-civil = Civil actions left: { $left } of { $all }
through-the-ages-screen-seat-military = Military actions left: { $left } of { $all }
through-the-ages-screen-seat-cards = Cards in hand: { $civil } civil, { $military } military
through-the-ages-screen-seat-fallen = (in ruins)
through-the-ages-screen-seat-resigned = Resigned
through-the-ages-screen-seat-marked = Already attacked by { $player }: safe from the others (TTA-VAR-3)
through-the-ages-screen-seat-choose = Choose { $player }
through-the-ages-screen-seat-more = See everything
through-the-ages-screen-seat-title = The civilization of { $player }
through-the-ages-screen-rail-age = Age { $age }
through-the-ages-screen-rail-round = Round { $round }
through-the-ages-screen-rail-last = Last: round { $round }
through-the-ages-screen-rail-civil = { $cards ->
        [one] 1 civil card left
       *[other] { $cards } civil cards left
    }
through-the-ages-screen-rail-military = { $cards } military
through-the-ages-screen-rail-current = Current events: { $cards }
through-the-ages-screen-rail-future = Future events: { $cards }
through-the-ages-screen-rail-past = Past: { $cards }, the last
through-the-ages-screen-rail-bonus = For the end: { $cards }
through-the-ages-screen-rail-event = Event of age { $age }
through-the-ages-screen-rail-event-by = Event of age { $age }, prepared by { $player }
through-the-ages-screen-rail-race = Culture, science and strength of everybody
through-the-ages-screen-phase-politics = Political phase
through-the-ages-screen-phase-actions = Actions
through-the-ages-screen-phase-production = Production
through-the-ages-screen-phase-event = An event takes effect
through-the-ages-screen-phase-colony = Auction of a territory
through-the-ages-screen-phase-fight = A fight
through-the-ages-screen-phase-spoils = Spoils are divided
through-the-ages-screen-phase-pact = A pact is on offer
through-the-ages-screen-phase-discards = Military cards are discarded
through-the-ages-screen-phase-bonus = Bonus cards are chosen
through-the-ages-screen-reference-search = Search names and texts
through-the-ages-screen-reference-found = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
through-the-ages-screen-reference-deck = Deck
through-the-ages-screen-reference-initial = Starting cards
through-the-ages-screen-reference-civil = Civil
through-the-ages-screen-reference-military = Military
through-the-ages-screen-reference-age = Age
through-the-ages-screen-reference-kind = Type
through-the-ages-screen-reference-place = Place
through-the-ages-screen-reference-row = in the row
through-the-ages-screen-reference-hand = in hand
through-the-ages-screen-reference-play = in play
through-the-ages-screen-reference-prepared = prepared
through-the-ages-screen-reference-hidden = to come or unseen
through-the-ages-screen-reference-gone = gone
through-the-ages-screen-reference-box = not in this game
through-the-ages-screen-reference-of = { $place }: { $player }
through-the-ages-screen-reference-coming = { $count } still to come
through-the-ages-screen-reference-unseen = { $count } not seen yet: in a deck, a hand or an event pile
through-the-ages-screen-reference-few-coming = { $count } to come
through-the-ages-screen-reference-few-unseen = { $count } unseen
through-the-ages-screen-reference-choose = Choose a card to see what it does, where it is and what became of it.
through-the-ages-screen-reference-back = All cards
through-the-ages-screen-reference-where = Where it is
through-the-ages-screen-reference-history = What became of it
through-the-ages-screen-reference-no-history = The log says nothing about it yet.
through-the-ages-screen-reference-reconstructed = The figures of this card are reconstructed.

## Screen: the table and one's own desk

through-the-ages-screen-kind-farm = Farm
through-the-ages-screen-kind-mine = Mine
through-the-ages-screen-kind-lab = Laboratory
through-the-ages-screen-kind-temple = Temple
through-the-ages-screen-kind-arena = Arena
through-the-ages-screen-kind-library = Library
through-the-ages-screen-kind-theater = Theater
through-the-ages-screen-kind-infantry = Infantry
through-the-ages-screen-kind-cavalry = Cavalry
through-the-ages-screen-kind-artillery = Artillery
through-the-ages-screen-kind-air-force = Air force
through-the-ages-screen-kind-government = Government
through-the-ages-screen-kind-warfare = Warfare
through-the-ages-screen-kind-administration = Administration
through-the-ages-screen-kind-exploration = Exploration
through-the-ages-screen-kind-construction = Construction
through-the-ages-screen-kind-leader = Leader
through-the-ages-screen-kind-wonder = Wonder
through-the-ages-screen-kind-action = Action card
through-the-ages-screen-kind-event = Event
through-the-ages-screen-kind-territory = Territory
through-the-ages-screen-kind-aggression = Aggression
through-the-ages-screen-kind-war = War
through-the-ages-screen-kind-pact = Pact
through-the-ages-screen-kind-tactic = Tactic
through-the-ages-screen-kind-bonus = Bonus card
through-the-ages-screen-board = The card row and the piles
through-the-ages-screen-zone = Price { $price }
through-the-ages-screen-place = Place { $place }: { $card }, { $cost ->
    [one] 1 civil action
   *[other] { $cost } civil actions
}. { $text }
through-the-ages-screen-take = Take { $card } for { $cost ->
    [one] 1 civil action
   *[other] { $cost } civil actions
}
through-the-ages-screen-takes = { $cost ->
    [one] 1 civil action to take it
   *[other] { $cost } civil actions to take it
}
through-the-ages-screen-civil-deck = Civil deck
through-the-ages-screen-military-deck = Military deck
through-the-ages-screen-current-events = Current events
through-the-ages-screen-future-events = Future events
through-the-ages-screen-pile = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
through-the-ages-screen-yours = Prepared by you: { $cards }
through-the-ages-screen-offered = Cards to choose from
through-the-ages-screen-auction = Territory
through-the-ages-screen-fight = Fight
through-the-ages-screen-offer = A pact is offered
through-the-ages-screen-event = Event
through-the-ages-screen-offer-role = { $player } would have { $role }.
through-the-ages-screen-bid = { $player } bids { $bid }
through-the-ages-screen-no-bid = Nobody has bid yet.
through-the-ages-screen-passed = Passed:
through-the-ages-screen-bids = Bids
through-the-ages-screen-attacker = Attacker
through-the-ages-screen-defender = Defender
through-the-ages-screen-desks = Whose civilization
through-the-ages-screen-own = Your civilization
through-the-ages-screen-resigned = You have left the game.
through-the-ages-screen-looming = At the end of the turn:
through-the-ages-screen-actions = Civil actions: { $civil } of { $all } left. Military actions: { $military } of { $of } left.
through-the-ages-screen-culture = Culture
through-the-ages-screen-science = Science
through-the-ages-screen-strength = Strength
through-the-ages-screen-happiness = Happy faces, and how many are needed
through-the-ages-screen-food = Food
through-the-ages-screen-resources = Resources
through-the-ages-screen-unit-resources = { $count } more for units this turn
through-the-ages-screen-explain = How it adds up
through-the-ages-screen-per-turn = { $name } per turn
through-the-ages-screen-sum = Sum
through-the-ages-screen-sum-limit = Beyond the limit
through-the-ages-screen-sum-wings = Air force
through-the-ages-screen-sum-eaten = Eaten
through-the-ages-screen-sum-corruption = Corruption
through-the-ages-screen-sum-nothing = Nothing
through-the-ages-screen-sum-uprising = Uprising: nothing is produced
through-the-ages-screen-technologies = Farms, mines, urban buildings and units
through-the-ages-screen-urban = { $kind }: { $count } of at most { $limit }
through-the-ages-screen-holding = { $card }: { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}, { $tokens ->
    [one] 1 blue token
   *[other] { $tokens } blue tokens
}.
through-the-ages-screen-workers = { $count ->
    [one] 1 worker on { $card }
   *[other] { $count } workers on { $card }
}
through-the-ages-screen-in-play = Cards in play
through-the-ages-screen-armies = Armies: { $full } in full, { $obsolete } with old units; air forces: { $wings }
through-the-ages-screen-ravaged = in ruins
through-the-ages-screen-pact-with = With { $player }, as { $role }
through-the-ages-screen-war-on = War on { $player }
through-the-ages-screen-bonus = Scores at the end
through-the-ages-screen-site = { $card }: { $built ->
    [one] 1 stage built
   *[other] { $built } stages built
}, { $left } left; the next one costs { $next ->
    [one] 1 resource
   *[other] { $next } resources
}.
through-the-ages-screen-yellow = Yellow bank: { $left ->
    [one] 1 token
   *[other] { $left } tokens
}. { $left ->
    [0] There is no next worker;
   *[other] The next worker costs { $price } food;
} { $eats } food eaten per turn; { $faces ->
    [one] 1 happy face needed
   *[other] { $faces } happy faces needed
}
through-the-ages-screen-next-price = price { $next } after { $after ->
    [one] 1 more worker
   *[other] { $after } more workers
}
through-the-ages-screen-next-faces = { $next ->
    [one] 1 happy face
   *[other] { $next } happy faces
} needed after { $after ->
    [one] 1 more worker
   *[other] { $after } more workers
}
through-the-ages-screen-next-eats = { $next } food eaten after { $after ->
    [one] 1 more worker
   *[other] { $after } more workers
}
through-the-ages-screen-unused = { $count ->
    [one] 1 unused worker
   *[other] { $count } unused workers
}, { $unhappy ->
    [one] 1 unhappy
   *[other] { $unhappy } unhappy
}
through-the-ages-screen-unused-short = unused
through-the-ages-screen-blue = Blue bank: { $left ->
    [one] 1 token
   *[other] { $left } tokens
}. Corruption { $now } now, { $due } at the end of the turn
through-the-ages-screen-next-corruption = corruption { $next } with { $after ->
    [one] 1 token
   *[other] { $after } tokens
} fewer
through-the-ages-screen-civil-hand = Civil cards { $count } / { $limit }
through-the-ages-screen-military-hand = Military cards { $count } / { $limit }
through-the-ages-screen-fresh = Taken this turn
through-the-ages-screen-backs = { $count ->
    [one] 1 military card
   *[other] { $count } military cards
} in hand: { $ages }
through-the-ages-screen-say-when = Age { $age }, round { $round }
through-the-ages-screen-say-place = { $place } { $card } ({ $cost })
through-the-ages-screen-say-row = The card row, with prices: { $cards }.
through-the-ages-screen-say-row-empty = The card row is empty.
through-the-ages-screen-say-fight = { $card }: { $attacker } with { $attack } against { $defender } with { $defence }.
through-the-ages-screen-say-auction = { $card } is up for auction; the highest bid is { $bid }.
through-the-ages-screen-say-offer = { $player } offers { $card }.
through-the-ages-screen-say-event = The event { $card } happens.
through-the-ages-screen-say-resigned = { $player } has left the game.
through-the-ages-screen-say-figures = { $player }: culture { $culture }, per turn { $culturerate }; science { $science }, per turn { $sciencerate }; strength { $strength }; happiness { $happiness }; food { $food }; resources { $resources }.
through-the-ages-screen-say-holding = { $card } with { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
through-the-ages-screen-say-desk = { $player } has { $cards }.

## Stages, threats, prices, and what a button says at its moment

through-the-ages-stage-culture = { $n } culture
through-the-ages-stage-science = { $n } science
through-the-ages-stage-food = { $n } food
through-the-ages-stage-resources = { $n } resources
through-the-ages-stage-people = population { $n }
through-the-ages-stage-yellow = yellow tokens { $n }
through-the-ages-stage-blue = blue tokens { $n }
through-the-ages-stage-actions = civil actions next turn { $n }
through-the-ages-stage-card = a military card
through-the-ages-stage-ruin = { $card } in ruins
through-the-ages-stage-strongest = Strongest: { $players }.
through-the-ages-stage-weakest = Weakest: { $players }.
through-the-ages-stage-most-culture = Most culture: { $players }.
through-the-ages-stage-least-culture = Least culture: { $players }.
through-the-ages-stage-happiest = Happiest: { $players }.
through-the-ages-stage-hit = Hit: { $players }.
through-the-ages-stage-nobody = It hits nobody.
through-the-ages-stage-auction = A territory: the highest bid in units and bonuses wins the colony.
through-the-ages-stage-aggression = { $player } attacks { $target }
through-the-ages-stage-war = { $player } declares war on { $target }
through-the-ages-stage-war-begins = { $player } goes to war against { $target }
through-the-ages-stage-war-when = It is fought in round { $round }, when the turn of { $player } begins.
through-the-ages-stage-stands-through = As it stands, the attack succeeds by { $by }.
through-the-ages-stage-stands-fails = As it stands, the attack fails: { $by } more would be needed.
through-the-ages-stage-wins = { $player } wins by { $by }.
through-the-ages-stage-holds = { $player } holds out, stronger by { $by }.
through-the-ages-stage-tie = Equal strength: the attack fails.
through-the-ages-stage-tie-war = Equal strength: nobody gains anything from the war.
through-the-ages-stage-nothing = nothing gained
through-the-ages-stage-added = Units and cards
through-the-ages-stage-total = Total
through-the-ages-stage-side = Side
through-the-ages-stage-offered = { $player } offers it to { $target }.
through-the-ages-stage-out = out
through-the-ages-stage-won = { $player } wins it for { $bid }.
through-the-ages-stage-production = The end of your turn
through-the-ages-stage-uprising = Uprising
through-the-ages-stage-unhappy = Unhappy
through-the-ages-stage-unused = Unused workers
through-the-ages-stage-before = Before
through-the-ages-stage-made = Made
through-the-ages-stage-lost = Eaten, lost
through-the-ages-stage-now = Now
through-the-ages-stage-old = Leaders, unfinished wonders and cards in hand from the previous age are gone.
through-the-ages-stage-next = Age { $age } begins.
through-the-ages-stage-last = Round { $round } is the last one.
through-the-ages-stage-at-the-end = At the end
through-the-ages-stage-winner = { $count ->
        [one] { $players } wins with { $points } culture points.
       *[other] { $players } share the victory with { $points } culture points.
    }
through-the-ages-threat-war-lacks = { $card }: { $player } fights you in round { $round }, { $theirs } strength against your { $own }. You lack { $lacks }.
through-the-ages-threat-war-level = { $card }: { $player } fights you in round { $round }, { $theirs } strength against your { $own }. As it stands, nobody wins.
through-the-ages-threat-war-ahead = { $card }: { $player } fights you in round { $round }, { $theirs } strength against your { $own }. You are ahead by { $lacks }.
through-the-ages-threat-event = { $card } is among the events: as things stand, it would hit you.
through-the-ages-threat-weakest-tied = You are tied as the weakest ({ $own }): as it stands, an event would hit you.
through-the-ages-threat-weakest = You are the weakest ({ $own }; the next has { $next }): events hit the weakest.
through-the-ages-figure-actions = Actions
through-the-ages-price-resources = { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
through-the-ages-price-science = { $n } science
through-the-ages-price-food = { $n } food
through-the-ages-price-civil = { $n ->
        [one] 1 civil action
       *[other] { $n } civil actions
    }
through-the-ages-price-military = { $n ->
        [one] 1 military action
       *[other] { $n } military actions
    }
through-the-ages-screen-build-free = Build { $card } for free
through-the-ages-screen-build-not = Leave the worker unused
through-the-ages-screen-defend-with = Defend with { $strength }
through-the-ages-screen-attack-with = Attack with { $strength }
through-the-ages-screen-pay = Pay the bid
through-the-ages-screen-enough = Take no more
through-the-ages-screen-rest-science = Take the rest in science
through-the-ages-screen-produce-all = Produce everything
through-the-ages-screen-no-politics = No political action
through-the-ages-screen-leaves = Leaves the row in the next turn
through-the-ages-screen-leaves-short = leaves

## The table in a terminal and as a picture

through-the-ages-draw-own = yours:
through-the-ages-draw-strength = Str.
through-the-ages-draw-happy = Happy
through-the-ages-draw-food = Food
through-the-ages-draw-resources = Res.
through-the-ages-draw-civil = Civil
through-the-ages-draw-military = Milit.
through-the-ages-draw-idle = Idle
through-the-ages-draw-hand = Cards
through-the-ages-draw-yellow = Yellow bank
through-the-ages-draw-blue = Blue bank
through-the-ages-draw-worker = next worker { $amount }
through-the-ages-draw-eats = eats { $amount }
through-the-ages-draw-faces = needs { $amount }
through-the-ages-draw-loss = corruption { $amount }
through-the-ages-draw-step = { $amount } after { $after }
through-the-ages-draw-special = Special
through-the-ages-draw-dealings = Dealings
through-the-ages-draw-armies = armies { $full } ({ $old } old)
through-the-ages-draw-rebellion = { $count } civil actions fewer next turn
through-the-ages-draw-attacked = attacked by { $player }
through-the-ages-draw-uprising = uprising
through-the-ages-draw-famine = famine -{ $amount } culture
through-the-ages-draw-corruption = corruption -{ $amount } resources
through-the-ages-draw-waste = { $amount } goods not produced
through-the-ages-draw-discards = { $amount } military cards to discard

## Tour

through-the-ages-tour-first-turns = The first turns
    .intro = The most culture points at the end win. Temples and wonders bring culture in every turn; at the end your technologies, strength, happy faces and production count as well. This is the simple version: two ages, no military cards. You have two farms, two mines, a laboratory, a unit of warriors and one unused worker. The row of thirteen cards in the middle is for both of you.
through-the-ages-tour-pyramids = In the first round you can only take cards, and the first player has a single civil action. The five places on the left cost one action, the next four two, the last four three. Take the Pyramids: a wonder goes straight onto the table, to be built over the next turns.
through-the-ages-tour-end-turn = Your only action is spent. At the end of every turn your civilization produces: each farm one food, each mine one resource, and Philosophy a science point.
through-the-ages-tour-build = From now on you have four civil actions and two military ones. Build: the unused worker goes onto Bronze for 2 resources. A third mine pays for everything that follows.
through-the-ages-tour-grow = People come from the yellow bank. A new worker costs food, 2 at first, and is unused until you build something for it.
through-the-ages-tour-leader-from-row = Two actions are left, and Aristotle costs two. He is a leader: one of each age may be taken, and one at a time leads. He goes to your hand for now.
through-the-ages-tour-production = Three mines now make 3 resources. Production also eats food, but not yet: the yellow bank is still nearly full. End the turn.
through-the-ages-tour-leader-and-wonder = A leader and a wonder
    .intro = Round 3. From now on the first player reveals an event at the start of each round, and it holds for everybody. Then the row moves on: with two players the first three cards leave the game in every turn, the others slide to the left and become cheaper.
through-the-ages-tour-play-leader = The event brought 2 science points to both of you. Play Aristotle for one action: from now on every technology that you take from the row brings a science point.
through-the-ages-tour-take-technology = Alchemy for two actions. Technologies go to your hand and are paid for with science points later. The first point from Aristotle comes at once.
through-the-ages-tour-first-stage = The Pyramids have three stages: 3, 2 and 1 resources, each for one action. You have 3 resources, so build the first one. A blue token marks it.
through-the-ages-tour-leave-it = Your worker stays unused for this turn; you have nothing left to build a place for it. The two military actions are for units, and you have no resources for those either.
through-the-ages-tour-last-stages = Round 4, and the event brought each of you a food, a resource and a science point. Build the second stage and then the last one: a wonder works at once when it is complete.
through-the-ages-tour-develop = The Pyramids give a fifth civil action in every turn, and already in this one. Use it to develop Alchemy, paying with science points. It is in play now, though nobody works there yet.
through-the-ages-tour-another-technology = Irrigation is in a one-action place, and Aristotle gives you a science point for it. Such cards are better farms, mines, laboratories or units than those you began with.
through-the-ages-tour-dearer = One more worker for 2 food, the last at this price: the emptier the yellow bank, the dearer the next one, and the more food is eaten in every turn.
through-the-ages-tour-technologies = Technologies at work
    .intro = Round 5. B has built two temples and leads by 3 culture points to none. You have two unused workers, five actions and 5 science points.
through-the-ages-tour-free-unit = The event lets everybody put an unused worker onto Warriors for free. Strength will be worth points at the end, so accept it. B has no worker to spare.
through-the-ages-tour-row-slides = Two technologies have slid into one-action places: Iron and the Printing Press. Take both, and Aristotle turns your 5 science points into 7.
through-the-ages-tour-iron = Develop Iron for 5 science points. At the end every technology of level I in play counts 2 culture points, whether anybody works there or not.
through-the-ages-tour-temple = A temple at last: Religion costs 3 resources and gives a culture point in every turn and a happy face, which is worth 2 points at the end.
through-the-ages-tour-more-people = The next worker costs 3 food now. You have 4, and one food is eaten at the end of the turn: enough, as the farms bring 2.
through-the-ages-tour-upgrade = Round 6, with 2 resources from the event. A worker who is already at work may move to a better technology of the same type for the difference in price: from Philosophy to Alchemy for 3. That makes 2 science points in every turn.
through-the-ages-tour-second-temple = A second temple takes the other 3 resources. Under Despotism there may be two buildings of each urban type; better governments allow more.
through-the-ages-tour-units-need-technology = Swordsmen for two actions. Every point of strength will count 2 culture points, and a unit of swordsmen has 2 strength instead of 1.
through-the-ages-tour-level-one = The last action develops Irrigation for 3 science points: another technology of level I, and 2 points at the end.
through-the-ages-tour-the-end = The last turns
    .intro = Round 7. The event has given everybody a worker. The deck is nearly empty: when its last card is laid, the round is played to its end and the game is over. B leads with 7 to 3, but the end has points of its own.
through-the-ages-tour-warfare = Warfare for one action, and a science point with it. It is a special technology: nobody works there, but it gives strength and a military action.
through-the-ages-tour-swordsmen = You have 4 science points. Develop the Swordsmen for 3, so that your warriors can learn their trade at once.
through-the-ages-tour-military-action = Units are built and upgraded with military actions, and you have two. One resource each makes swordsmen of both your warriors: 4 strength instead of 2.
through-the-ages-tour-action-card = Action cards are played once, but not in the turn in which they were taken. Breakthrough develops a technology and pays 2 science points back. Take it for your next turn.
through-the-ages-tour-grow-again = One more worker for 3 food. In the last turn it will be a soldier.
through-the-ages-tour-spare-action = One action is left. A card in hand is worth nothing at the end, but neither is an unused action: take the Efficient Upgrade, in case there is time for it.
through-the-ages-tour-choose-goods = The event gives everybody 2 food or 2 resources. Some events leave a choice, and each player makes it. Take resources: with 6 you can build two units of swordsmen.
through-the-ages-tour-for-the-science = One card is left in the deck, and B will lay it: this is your last turn. Warfare costs 4 science points and you have 3, so take Monarchy just for the point that Aristotle gives.
through-the-ages-tour-breakthrough = Now Breakthrough with Warfare: it costs 4, 2 come back, and all for one action. One more strength, and a third military action.
through-the-ages-tour-build-units = Two workers are unused and you have 6 resources. Each unit of swordsmen costs 3 and is worth 4 points at the end. Build two.
through-the-ages-tour-last-points = Three actions are left and 2 science points, and the Printing Press costs 3. Theology is in a two-action place, and Aristotle pays the point that is missing.
through-the-ages-tour-sixth-technology = The Printing Press is your sixth technology of level I: 12 points in all.
through-the-ages-tour-last-turn = All actions are spent. Your civilization produces once more, then B plays its last turn.
through-the-ages-tour-end = You win with 48 to 32. On top of 7 points from your temples you score 12 for technologies, 18 for 9 strength, 4 for two happy faces, 5 for what farms and mines produce and 2 for science. The advanced and the full version go on into later ages, with armies, events of your own making and governments.

## Second lesson: politics

through-the-ages-tour-politics = Politics and armies
    .line = Events, tactics, defence, happiness, corruption, a revolution and a colony: what the advanced version adds.
through-the-ages-tour-politics-and-tactics = Politics and a tactic
    .intro = The most culture points at the end still win. They come from temples, theaters and wonders in every turn, from events, and at the end from the four Impact cards that lie open: for farms, happiness, strength and technology. New in the advanced version are politics, armies, happiness and corruption. It is round 7; you have 12 points, B 11.
through-the-ages-tour-prepare = A turn now begins with politics: one political action, or none. Prepare Immigration: it goes face down onto the future events, and you score 1 culture point for it. In return the top current event is revealed at once, and it holds for everybody.
through-the-ages-tour-hand-limit = The event brought 2 science points to both of you. After politics you may keep as many military cards as you have military actions: three. Discard Rats; nobody sees what you throw away.
through-the-ages-tour-tactic = A tactic turns units into armies. Legion makes an army of three infantry units and adds 2 strength to it. Play it for a military action; it stays until you play another one.
through-the-ages-tour-third-warriors = The legion lacks one unit. A third unit of warriors costs 2 resources and a military action, and completes the army: your strength goes from 3 to 6.
through-the-ages-tour-taj-mahal = Do not forget what wins: the Taj Mahal will bring 3 culture points in every turn. Its stages cost 2, 4 and 2 resources. Build the first one.
through-the-ages-tour-cards-for-later = Two good cards are in one-action places: Work of Art, worth 5 culture points from your next turn on, and Code of Laws, which will give a civil action. Take both.
through-the-ages-tour-unspent-action = At the end of the turn every unspent military action draws a military card, three at most. And keep an eye on your resources: a part of them is about to disappear.
through-the-ages-tour-defence = Under attack
    .intro = Two resources went to corruption; more about that soon, for B is up to something. An aggression is a political action too. It costs military actions, and the attacker must be stronger than you, not just as strong.
through-the-ages-tour-bonus-card = Plunder would take 3 of your goods. B has strength 7 and sacrifices warriors, who count once more: 8. You have 6. In defence a bonus card of age I adds 2, and a tie is enough for you. Play it.
through-the-ages-tour-hold = Eight against eight: that holds. You could also sacrifice units of your own, but they would be gone, as those of B are now. Done.
through-the-ages-tour-corruption = Corruption
    .intro = Round 8. Food and resources are blue tokens, and the emptier your blue bank, the more is stolen. With 9 or more tokens left in it you lose nothing, with 5 to 8 left 2 resources in every turn, then 4, then 6. You have 7 left.
through-the-ages-tour-rebellion = Politics first. Rebellion will hit everyone who has unhappy workers when it turns up: prepare it, and take care that this is not you. Another culture point.
through-the-ages-tour-better-mines = The event would have given a temple to anybody with an unused worker; nobody had one. Now Iron for 5 science points: there a blue token is worth 2 resources, so you need fewer tokens for the same wealth.
through-the-ages-tour-upgrade-a-mine = Move one mine from Bronze to Iron for the difference in price, 3 resources. Spending is the other cure: what is spent goes back to the blue bank.
through-the-ages-tour-work-of-art = You took Work of Art in your last turn, so it may be played now: 5 culture points at once, for one action.
through-the-ages-tour-one-too-many = Stored food is blue tokens too. Spend 3 of it on a new worker.
through-the-ages-tour-leave-unused = The emptier the yellow bank, the more happy faces your people want: two by now, and your temple gives one. So one worker is unhappy. That does no harm as long as you have as many unused workers as unhappy ones. Leave this one unused and end the turn.
through-the-ages-tour-happiness = Happy people
    .intro = Round 9. You lost nothing to corruption; B hoards and lost 4 resources. Now for your unhappy worker: if at the end of a turn more workers are unhappy than unused, there is an uprising and the whole production is lost, culture and science with it.
through-the-ages-tour-territory = You drew a territory. It is prepared like an event; when it turns up, everybody may bid for it. You will want to be ready for that. One more culture point.
through-the-ages-tour-temple-for-the-unhappy = Putting the unhappy worker to work would cause the uprising, unless the work makes people happy: a second temple for 3 resources. Two happy faces, and nobody is unhappy any more.
through-the-ages-tour-room-to-grow = Now there is room for one more. Two happy faces are still enough for the next worker, who costs 4 food.
through-the-ages-tour-fourth-warriors = Make it a warrior, for 2 resources and a military action. Strength 7: now you are stronger than B, who has 6.
through-the-ages-tour-second-iron-mine = Your last 3 resources bring a second mine to Iron. Better mines make more of every blue token.
through-the-ages-tour-draw-two = Two military actions are left and draw two cards. Military cards are worth saving for: they are attacks, defence and events of your own.
through-the-ages-tour-revolution = An attack and a revolution
    .intro = Round 10. Your strength is 7, that of B 6, and you still hold Plunder. You also have 7 science points and Monarchy in hand: enough for a revolution.
through-the-ages-tour-attack = Attack with Plunder; it costs two military actions. B has four hidden cards, and every one could be a bonus card. One point ahead is a risk, but if it fails, only the card is lost.
through-the-ages-tour-no-sacrifice = Units sacrificed now would count twice and then be gone. Your soldiers are worth more at home: attack as you are.
through-the-ages-tour-loot = B plays no card: 7 against 6, and you win. The winner chooses among the goods. Take 2 resources and 1 food.
through-the-ages-tour-useless-tactic = Again one card too many. The Medieval Army needs cavalry, and you have none. Keep the bonus cards.
through-the-ages-tour-revolt = Monarchy costs 9 science points peacefully. By revolution it costs 3 and all civil actions of this turn, so it must be the first thing you do. With 7 points: revolt.
through-the-ages-tour-after-the-revolution = From your next turn on you have six civil actions and four military ones, and room for three buildings of each urban type. Military actions were not touched by the revolution: the two that are left draw cards.
through-the-ages-tour-colony = A colony, and the harvest
    .intro = The loot filled your store, and 2 resources were lost to corruption again. The last card of age I has been laid: age II begins, and leaders, hand cards and unfinished wonders of age A would be out of date now. B prepares an event, and what turns up is your territory.
through-the-ages-tour-bid = Wealthy Territory gives 5 resources at once and 2 more blue tokens for good: the best cure for corruption. B bids 1. Bids are paid with units and bonus cards. Bid 2.
through-the-ages-tour-settlers = B passes, and you pay. At least one unit must go to the colony: a unit of warriors counts 1. Three are left, so the legion stays whole.
through-the-ages-tour-colonization-bonus = The same bonus card that helps in defence counts 1 here. That makes 2: the bid is paid.
through-the-ages-tour-no-politics = Round 11. No event in your hand, no attack: then no politics this time. You have strength 6, as much as B, and a bonus card left for defence.
through-the-ages-tour-harvest = Six civil actions and full mines: finish the Taj Mahal, 4 resources and then 2. The blue tokens that marked its stages come back to your bank as well.
through-the-ages-tour-code-of-laws = Code of Laws for 6 science points gives a seventh civil action, and in this very turn. Special technologies need no workers.
through-the-ages-tour-grow-and-pray = A new worker for a third temple, which Monarchy allows: happiness 3, one more than needed, and one of the open Impact cards will pay for it.
through-the-ages-tour-alchemists = The last 6 resources bring both laboratories from Philosophy to Alchemy: 4 science points in every turn instead of 2.
through-the-ages-tour-six-a-turn = Three temples and the Taj Mahal: 6 culture points in every turn, where it was 1 when we began. End the turn.
through-the-ages-tour-politics-end = You lead with 32 to 29, and with 6 culture points a turn to 4. The game would go on to the end of age II, when the four open Impact cards are scored. The full version adds a third age, wars and, with three or more, pacts. Next comes a real game, with a coach.

## Practice game

through-the-ages-practice-first-round = In the first round you can only take cards. A leader or a wonder from the left of the row is a good start: cheap now, and useful for the whole game.
through-the-ages-practice-leader = Play your leader: one action. The effect lasts until another leader takes over or the age after the leader’s own is over.
through-the-ages-practice-mine = Resources pay for almost everything. Put a worker on a mine until four come in every turn.
through-the-ages-practice-develop = You can pay for a technology in your hand. Develop it: better farms, mines and buildings come from there, and a place in your hand is free again.
through-the-ages-practice-wonder = Go on building your wonder. A finished one brings culture or other good things for the rest of the game, without a worker.
through-the-ages-practice-urban = A worker is free. A laboratory brings science, a temple culture and a happy face, a library or a theater even more.
through-the-ages-practice-upgrade = Upgrade: a worker moves to a better card of the same type for the difference in price.
through-the-ages-practice-action-card = An action card from an earlier turn can be played now. It saves goods or brings points at once.
through-the-ages-practice-grow = All workers are busy. A new one costs food; look at the happy faces that the yellow bank asks for.
through-the-ages-practice-take = Take a card from the row: the further left, the cheaper. Technologies you can pay for soon are the best.
through-the-ages-practice-uprising = Careful: more people are unhappy than unused. Without another happy face there is an uprising, and this turn produces nothing. A temple helps.
through-the-ages-practice-uprising-idle = Careful: more people are unhappy than unused. Take somebody off their work, so that they are unused: an uprising would cost the whole production.
through-the-ages-practice-famine = You will be short of food at the end of the turn, and each missing food costs 4 culture points. Another farm would help.
through-the-ages-practice-corruption = Your blue bank is getting empty: corruption will take resources. Spend something, on workers, buildings or your wonder.
through-the-ages-practice-army = Somebody is stronger than you. Another unit keeps aggressions away, and strength decides many events.
through-the-ages-practice-tactic = Play a tactic for a military action: your units become armies and stronger, as soon as there are enough of them.
through-the-ages-practice-attack = You are clearly stronger. An aggression could pay off; it costs military actions, and your opponent may still play bonus cards.
through-the-ages-practice-prepare = Prepare an event: culture points at once, and something that will happen later. Choose one that will help you more than your opponent.
through-the-ages-practice-no-politics = No event to prepare and no attack worth it: go on without a political action.
through-the-ages-practice-defend = You are attacked. A tie is enough to hold: play bonus cards if they bring you there, otherwise keep them.
through-the-ages-practice-no-defence = You are attacked and hold no bonus card. Sacrifice units only if that is enough for a tie; they would be gone.
through-the-ages-practice-sacrifices = You could sacrifice units to be stronger in this fight. They would be gone for good: usually it is better not to.
through-the-ages-practice-discards = You hold more military cards than you have military actions. Discard what fits least; bonus cards and tactics for your units are worth keeping.
through-the-ages-practice-bidding = A territory! Bid what you can spare in units and bonus cards, or pass. At least one unit has to go.
through-the-ages-practice-payment = Pay your bid: first the weakest units, then bonus cards.
through-the-ages-practice-goods = Choose how much of it is resources; the rest is food. Resources are usually scarcer.
through-the-ages-practice-free-building = Something for free: accept it if you have a worker to spare.
through-the-ages-practice-worker-loss = You lose a worker. Choose the one that brings you the least.
through-the-ages-practice-end-turn = Nothing pressing is left. End the turn: your civilization produces, and unspent military actions draw cards.
through-the-ages-practice-waiting = Your opponent is playing. Have a look at their board in the meantime: strength, happy faces, and what is being built. The row moves on with every turn.
through-the-ages-practice-end = Age I is over, and you have now seen everything. Age II brings better cards, then the open Impact cards are scored. Play on, or end here and count.

## The page that teaches

through-the-ages-teach-aim = Lead a people from antiquity to modern times. The player who has gathered the most culture points at the end wins.
through-the-ages-teach-turn = One player after the other takes a whole turn, in this order.
through-the-ages-teach-row = The card row moves on: old cards leave, the others become cheaper, new ones come.
through-the-ages-teach-politics = Politics (not in the simple version): prepare an event, attack, declare war, or nothing.
through-the-ages-teach-civil = Civil actions: take cards, grow, build, develop technologies, build a stage of your wonder, play a leader.
through-the-ages-teach-military = Military actions: build units and play tactics. Those left over draw military cards.
through-the-ages-teach-production = Production: culture and science points, food and resources, and the people eat.
through-the-ages-teach-care = Four things go wrong easily; the screen warns you before a turn ends.
through-the-ages-teach-food = Food: a bigger people eats more. Each missing food costs 4 culture points.
through-the-ages-teach-happiness = Happiness: without enough happy faces workers must stay idle, or there is an uprising and no production.
through-the-ages-teach-corruption = Corruption: if you hoard, you empty the blue bank and lose resources every turn.
through-the-ages-teach-strength = Strength: the weakest are attacked and are hit by events.
through-the-ages-teach-points = Culture points come in every turn, and some all at once.
through-the-ages-teach-culture = Temples, theaters, libraries and some leaders: culture in every turn.
through-the-ages-teach-wonders = Wonders: paid stage by stage, then culture for the rest of the game.
through-the-ages-teach-events = Events that you prepare, territories, aggressions and wars.
through-the-ages-teach-last-points = At the end: Impact cards, or in the simple version points for technologies, strength, happiness and production.
through-the-ages-teach-end = When the last card of the last deck is laid: age I in the simple version, age II in the advanced, age III in the full one. The last rounds are played to their end.

# -- whose things are meant
through-the-ages-screen-ask-whom-attack = { $card }: on whom?
through-the-ages-screen-ask-whom-pact = { $card }: with whom?
through-the-ages-screen-ask-payment = Pay your bid with units and bonus cards: { $paid } of { $bid }, { $left } to go.
through-the-ages-screen-ask-payment-unit = { $paid } of { $bid }; one unit must go as well.
through-the-ages-screen-ask-payment-done = { $paid } of { $bid }: pay your bid with this?
through-the-ages-screen-both-strengths = Strength: you { $own }, { $player } { $theirs }.
through-the-ages-screen-war-win = As it stands, you win by { $by }.
through-the-ages-screen-war-tie = As it stands, nobody wins.
through-the-ages-screen-war-lose = As it stands, { $player } wins by { $by }.
through-the-ages-screen-war-when = It is fought in round { $round }, at the start of your turn.
through-the-ages-screen-fought-after-sacrifices = It is fought in this turn: you may still sacrifice units, then { $player } defends.
through-the-ages-screen-fought-at-once = It is fought at once: { $player } defends.
through-the-ages-screen-pact-alike = With { $player }
through-the-ages-screen-points-before = Before the end
through-the-ages-screen-points-impact = Impact cards
through-the-ages-screen-ask-turn = Your turn: { $civil } civil and { $military } military { $military ->
        [one] action
       *[other] actions
    } left.
through-the-ages-screen-ask-turn-first = { $civil ->
        [one] Take a card from the row: you have one civil action.
       *[other] Take cards from the row: you have { $civil } civil actions.
    }
through-the-ages-screen-ask-turn-spent = There is nothing more you can do in this turn.
through-the-ages-screen-ask-terror = Destroy an urban building of { $player }: which one?
through-the-ages-screen-ask-raid = { $count ->
        [one] Destroy an urban building of { $player }: which one?
       *[other] Destroy up to { $count } urban buildings of { $player }, of one type and level.
    }
through-the-ages-screen-ask-goods-one = { $food } or { $resources }?
through-the-ages-screen-ask-goods-gain = You gain { $amount } in food and resources: how much of each?
through-the-ages-screen-ask-goods-lose = You lose { $amount } in food and resources: how much of each?
through-the-ages-screen-ask-goods-take = You take { $amount } in food and resources from { $player }: how much of each?
through-the-ages-screen-goods = { $food }, { $resources }
through-the-ages-screen-offered-of = What { $player } has
through-the-ages-screen-ask-colony-spoil = Take a colony of { $player }: which one?
