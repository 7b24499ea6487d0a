# Rise & Fall in French. Keys: do- moves, event- what came of them, ask- decisions, then names, then refusals.
# $a and $b of a decision are the numbers that its step counts with. Among the pieces only the town (ville) is feminine.

## Moves. The attributes named like a field ask for that field alone; .help says what the move does.

rise-and-fall-do-choose-first = { $seat } commence
    .verb = Choisir qui commence
    .seat = Qui commence ?
    .help = Le hasard désigne qui commence à construire et, plus tard, qui reçoit le jeton Premier Joueur (RNF-WOR-1, RNF-STA-2).
rise-and-fall-do-draw-world = Prendre le Monde { $number } de l’atlas
    .verb = Tirer un Monde
    .number = Quel Monde ?
    .help = Le hasard tire un des Mondes tout prêts pour ce nombre de joueurs (RNF-WOR-1).
rise-and-fall-do-draw-seed = Tirer le nombre { $number }
    .verb = Tirer un nombre
    .number = Quel nombre ?
    .help = Deux nombres tirés au hasard donnent un Monde, selon les règles que suivent les joueurs quand ils en construisent un (RNF-WOR-1).
rise-and-fall-do-lay-sea = Poser une tuile de mer contre la tuile { $tile }, à l’emplacement { $spot }
    .verb = Poser une tuile de mer
    .tile = Contre quelle tuile ?
    .spot = À quel emplacement autour d’elle ?
    .help = Elle doit toucher deux tuiles, n’en recouvrir aucune et n’enfermer aucun vide (RNF-WOR-2, RNF-WOR-8, RNF-WOR-9).
rise-and-fall-do-lay-tile = Poser la tuile sur l’hexagone { $hex }, { $turned ->
        [0] sans la tourner
        [1] tournée d’un sixième
       *[other] tournée de { $turned } sixièmes
    }
    .verb = Poser une tuile
    .hex = Sur quel hexagone poser son premier hexagone ?
    .turned = Tournée de combien de sixièmes dans le sens horaire ?
    .help = Tous ses hexagones doivent reposer sur le terrain du niveau juste au-dessous (RNF-WOR-3, RNF-WOR-5, RNF-WOR-10).
rise-and-fall-do-lift-tile = Retirer la tuile de l’hexagone { $hex }
    .verb = Retirer une tuile
    .hex = La tuile de quel hexagone ?
    .help = On la pose de nouveau ailleurs, pour que votre tuile trouve sa place ; on en déplace aussi peu que possible (RNF-WOR-4, RNF-WOR-11).
rise-and-fall-do-place-piece = Placer { $piece ->
        [ville] la ville
       *[other] le { $piece }
    } sur l’hexagone { $hex }
    .verb = Placer une pièce de départ
    .piece = Quelle pièce ?
    .hex = Sur quel hexagone ?
    .help = Les navires commencent en mer, les villes et les nomades en plaine, en forêt ou en montagne, chacun sur un hexagone vide (RNF-STA-3).
rise-and-fall-do-choose-card = Choisir la carte { $card }
    .verb = Choisir une carte
    .card = Quelle carte ?
    .help = Toutes les cartes sont révélées ensemble ; la vôtre fait agir vos pièces de ce type pendant cette manche (RNF-A-1, RNF-B-1).
rise-and-fall-do-draw-card = Tirer la carte { $card }
    .verb = Tirer une carte
    .card = Quelle carte ?
    .help = Le hasard joue une carte à la place du joueur qui a trop tardé (RNF-A-2).
rise-and-fall-do-tick = La pendule marque { $to } millisecondes
    .verb = Laisser passer le temps
    .to = Jusqu’à quand ?
    .help = Le dernier à choisir a trois secondes (RNF-A-2).
rise-and-fall-do-move-piece = Aller de l’hexagone { $start } à l’hexagone { $end }
    .verb = Déplacer une pièce
    .start = Depuis quel hexagone ?
    .end = Vers quel hexagone ?
    .help = Un nomade fait un pas, sans franchir de falaise ; un montagnard en fait trois et un marchand quatre, falaises comprises ; un navire va où il veut dans sa mer (RNF-NOM-1, RNF-MOU-1, RNF-MER-1, RNF-SHI-1).
rise-and-fall-do-produce = Produire sur l’hexagone { $hex }
    .verb = Produire
    .hex = Avec la pièce de quel hexagone ?
    .help = Un bois en forêt, une pierre sur une montagne ou un glacier ; personne n’en détient plus de cinq de chaque (RNF-NOM-2, RNF-MOU-2, RNF-B-5).
rise-and-fall-do-build-town = Construire une ville sur l’hexagone { $hex }
    .verb = Construire une ville
    .hex = Sur quel hexagone ?
    .help = Un nomade paie 1 bois et 1 pierre, en plaine ou en forêt ; un montagnard 2 bois, en forêt ou en montagne. Le bâtisseur devient la ville (RNF-NOM-3, RNF-MOU-3).
rise-and-fall-do-build-temple = Construire un temple sur l’hexagone { $hex }
    .verb = Construire un temple
    .hex = Sur quel hexagone ?
    .help = Un nomade paie 2 pierres, en plaine ou en montagne, et devient le temple (RNF-NOM-4).
rise-and-fall-do-build-ship = Depuis l’hexagone { $hex }, construire un navire côté { $side }
    .verb = Construire un navire
    .hex = Avec la pièce de quel hexagone ?
    .side = De quel côté ?
    .help = Un nomade ou un marchand en plaine paie 1 bois et s’en va ; le navire est mis à l’eau sur un hexagone de mer vide, juste à côté (RNF-NOM-5, RNF-MER-4).
rise-and-fall-do-grow = Faire croître la ville de l’hexagone { $town }, côté { $side }
    .verb = Faire croître une ville
    .town = Quelle ville ?
    .side = De quel côté ?
    .help = Un nouveau nomade arrive sur un hexagone vide à côté de la ville, sans franchir de falaise (RNF-TOW-1).
rise-and-fall-do-educate = Auprès de la ville de l’hexagone { $town }, faire du nomade côté { $side } un { $into }
    .verb = Former un nomade
    .town = Dans quelle ville ?
    .side = Le nomade de quel côté ?
    .into = Pour en faire quoi ?
    .help = Un marchand coûte 2 pièces d’or, un montagnard 1 (RNF-TOW-2).
rise-and-fall-do-collect-taxes = Prélever les taxes dans la ville de l’hexagone { $town }
    .verb = Prélever les taxes
    .town = Dans quelle ville ?
    .help = 1 pièce d’or en montagne, 2 en plaine, 3 en forêt (RNF-TOW-3).
rise-and-fall-do-build-ashore = Avec le navire de l’hexagone { $ship }, construire { $building ->
        [ville] une ville
       *[other] un { $building }
    } côté { $side }
    .verb = Construire à terre
    .ship = Avec quel navire ?
    .side = De quel côté ?
    .building = Quel bâtiment ?
    .help = Sur un hexagone de plaine vide : une ville pour 1 pierre, un temple pour 2 ; le navire s’en va (RNF-SHI-2).
rise-and-fall-do-transform = Transformer le navire de l’hexagone { $ship } en { $into }, côté { $side }
    .verb = Transformer un navire
    .ship = Quel navire ?
    .side = De quel côté ?
    .into = En quoi ?
    .help = En plaine ou en forêt : un nomade gratuitement, ou un marchand pour 2 pièces d’or, qui peut aussi débarquer sur une ville (RNF-SHI-3).
rise-and-fall-do-trade = Commercer sur l’hexagone { $hex }
    .verb = Commercer
    .hex = Avec la pièce de quel hexagone ?
    .help = Un navire reçoit 3 pièces d’or pour chaque ville sur les côtes de sa mer ; un marchand en reçoit 5 pour une ville adverse et 3 pour l’une des vôtres, à côté de lui ou sous lui (RNF-SHI-4, RNF-MER-2).
rise-and-fall-do-convert = Avec le temple de l’hexagone { $temple }, convertir côté { $side }
    .verb = Convertir
    .temple = Avec quel temple ?
    .side = De quel côté ?
    .help = Un nomade coûte 2 pièces d’or, un montagnard 3, un marchand ou un navire 5 ; la pièce qui le remplace vient de votre réserve (RNF-TEM-1).
rise-and-fall-do-tithe = Prélever la dîme au temple de l’hexagone { $temple }
    .verb = Prélever la dîme
    .temple = Dans quel temple ?
    .help = 2 pièces d’or pour chacune de vos pièces à côté du temple, sauf les temples (RNF-TEM-2).
rise-and-fall-do-buy-resource = Acheter 1 { $resource } sur l’hexagone { $hex }
    .verb = Acheter à la banque
    .hex = Avec quel marchand ?
    .resource = Quelle ressource ?
    .help = Un bois ou une pierre coûte 5 pièces d’or (RNF-MER-3).
rise-and-fall-do-sell-resource = Vendre 1 { $resource } sur l’hexagone { $hex }
    .verb = Vendre à la banque
    .hex = Avec quel marchand ?
    .resource = Quelle ressource ?
    .help = Un bois ou une pierre rapporte 5 pièces d’or (RNF-MER-3).
rise-and-fall-do-end-turn = Terminer le tour
    .verb = Terminer le tour
    .help = Les pièces qui n’ont pas agi ne font rien cette manche ; ensuite, rien de ce que vous avez fait à ce tour ne peut être annulé (RNF-B-10).
rise-and-fall-do-decline-card = Mettre en déclin la carte { $card }
    .verb = Mettre une carte en déclin
    .card = Quelle carte ?
    .help = Elle part en déclin, face cachée ; s’il en faut plusieurs, posez-les dans l’ordre que vous voulez (RNF-C-1).
rise-and-fall-do-buy-back = Racheter la carte { $card }
    .verb = Racheter
    .card = Quelle carte ?
    .help = Elle revient en main si une pièce de son type est dans le Monde, sinon elle va dans votre réserve (RNF-D-1, RNF-D-2).
rise-and-fall-do-pass = Ne rien racheter
    .verb = Passer
    .help = Vous pourrez racheter une carte lors d’une manche suivante, au prix du moment (RNF-D-1).

## Events

rise-and-fall-event-builder-chosen = { $seat-player } commence à construire le Monde.
rise-and-fall-event-first-chosen = { $seat-player } reçoit le jeton Premier Joueur.
rise-and-fall-event-world-drawn = On joue avec le Monde { $number } de l’atlas.
rise-and-fall-event-seed-drawn = Le nombre { $number } est tiré pour le Monde.
rise-and-fall-event-sea-laid = { $seat-player } pose la tuile de mer { $tile }.
rise-and-fall-event-tile-laid = { $seat-player } pose une tuile de { $terrain } sur l’hexagone { $hex }.
rise-and-fall-event-tile-lifted = { $seat-player } retire la tuile de { $terrain } de l’hexagone { $hex } pour faire de la place.
rise-and-fall-event-tiles-left-out = On ne peut pas faire de place ; les autres tuiles de { $terrain } restent dans la boîte.
rise-and-fall-event-world-finished = Le Monde est fait : { $hexes } hexagones.
rise-and-fall-event-piece-placed = { $seat-player } place { $piece ->
        [ville] une ville
       *[other] un { $piece }
    } sur l’hexagone { $hex }.
rise-and-fall-event-round-began = La manche { $round } commence ; { $first-player } joue en premier.
rise-and-fall-event-card-chosen = { $seat-player } a choisi une carte.
rise-and-fall-event-countdown-began = Trois secondes pour { $seat-player }.
rise-and-fall-event-card-drawn = { $seat-player } a trop tardé : le hasard joue une carte.
rise-and-fall-event-card-revealed = { $seat-player } joue la carte { $card }.
rise-and-fall-event-turn-passed = { $seat-player } n’a plus de { $card } et passe.
rise-and-fall-event-piece-moved = { $seat-player } déplace un { $piece } de l’hexagone { $start } à l’hexagone { $end }.
rise-and-fall-event-produced = { $seat-player } prend 1 { $good } sur l’hexagone { $hex }.
rise-and-fall-event-piece-built = { $seat-player } construit { $piece ->
        [ville] une ville
       *[other] un { $piece }
    } sur l’hexagone { $hex } avec le { $builder } de l’hexagone { $start }.
rise-and-fall-event-town-grew = La ville de { $seat-player } sur l’hexagone { $town } amène un nomade sur l’hexagone { $hex }.
rise-and-fall-event-nomad-educated = { $seat-player } fait du nomade de l’hexagone { $hex } un { $piece }, auprès de la ville de l’hexagone { $town }.
rise-and-fall-event-taxes-collected = { $gold ->
        [one] { $seat-player } prélève { $gold } pièce d’or dans la ville de l’hexagone { $town }.
       *[other] { $seat-player } prélève { $gold } pièces d’or dans la ville de l’hexagone { $town }.
    }
rise-and-fall-event-ship-transformed = { $seat-player } transforme le navire de l’hexagone { $start } en { $piece } sur l’hexagone { $hex }.
rise-and-fall-event-traded = { $gold ->
        [one] { $seat-player } commerce sur l’hexagone { $hex } et reçoit { $gold } pièce d’or.
       *[other] { $seat-player } commerce sur l’hexagone { $hex } et reçoit { $gold } pièces d’or.
    }
rise-and-fall-event-converted = { $seat-player } convertit un { $piece } de { $victim-player } sur l’hexagone { $hex }, par le temple de l’hexagone { $temple }.
rise-and-fall-event-tithed = { $gold ->
        [one] { $seat-player } prélève { $gold } pièce d’or de dîme au temple de l’hexagone { $temple }.
       *[other] { $seat-player } prélève { $gold } pièces d’or de dîme au temple de l’hexagone { $temple }.
    }
rise-and-fall-event-resource-bought = { $seat-player } achète 1 { $good } avec le marchand de l’hexagone { $hex }.
rise-and-fall-event-resource-sold = { $gold ->
        [one] { $seat-player } vend 1 { $good } pour { $gold } pièce d’or avec le marchand de l’hexagone { $hex }.
       *[other] { $seat-player } vend 1 { $good } pour { $gold } pièces d’or avec le marchand de l’hexagone { $hex }.
    }
rise-and-fall-event-card-gained = { $seat-player } prend en main la carte { $card }, de sa réserve.
rise-and-fall-event-card-lost = { $seat-player } met la carte { $card } dans sa réserve.
rise-and-fall-event-trophy-won = { $seat-player } remporte le trophée { $trophy } : { $points } points.
rise-and-fall-event-turn-ended = { $seat-player } termine son tour.
rise-and-fall-event-decline-laid = { $left ->
        [0] { $seat-player } pose une carte face cachée pour le déclin.
       *[other] { $seat-player } pose une carte face cachée pour le déclin (encore { $left }).
    }
rise-and-fall-event-card-declined = { $seat-player } met en déclin la carte { $card }.
rise-and-fall-event-card-bought-back = { $seat-player } rachète la carte { $card } pour { $price } pièces d’or.
rise-and-fall-event-buy-back-passed = { $seat-player } ne rachète rien.
rise-and-fall-event-recycled = { $seat-player } reprend sa défausse en main.
rise-and-fall-event-token-passed = Le jeton Premier Joueur passe à { $seat-player }.
rise-and-fall-event-died-out = La civilisation de { $seat-player } s’éteint.
rise-and-fall-event-game-ended = La partie est terminée.

## Decisions

rise-and-fall-ask-sea-place = Posez une tuile de mer.
    .help = Elle doit toucher au moins deux tuiles, n’en recouvrir aucune et n’enfermer aucun vide (RNF-WOR-2, RNF-WOR-8, RNF-WOR-9). Sur de vastes mers, les navires atteignent beaucoup de villes (RNF-SHI-4).
rise-and-fall-ask-tile-place = { $b ->
        [0] Posez une tuile de { $a ->
            [1] plaine
            [2] forêt
            [3] montagne
           *[other] glacier
        }.
       *[other] Posez de nouveau les tuiles déplacées, puis la vôtre : encore { $b } après celle-ci.
    }
    .help = Tous les hexagones de la tuile doivent reposer sur le terrain du niveau juste au-dessous ; elle peut chevaucher plusieurs tuiles (RNF-WOR-3, RNF-WOR-5, RNF-WOR-10). Tant que l’on fait de la place, seuls sont proposés les endroits qui en laissent aux tuiles restantes (RNF-WOR-11).
rise-and-fall-ask-tile-lift = Il n’y a pas de place : retirez { $b ->
        [one] une tuile de { $a ->
            [1] plaine
            [2] forêt
            [3] montagne
           *[other] glacier
        }.
       *[other] { $b } tuiles.
    }
    .help = Toute tuile doit être posée ; on déplace donc le moins possible de tuiles de la couche, et seules celles qui le permettent sont proposées (RNF-WOR-4, RNF-WOR-11).
rise-and-fall-ask-start-piece = Placez l’une de vos pièces de départ.
    .help = Une pièce à la fois, en trois tours de table : un nomade, une ville et un navire, dans l’ordre de votre choix (RNF-STA-1, RNF-STA-2, RNF-STA-3).
rise-and-fall-ask-card-choice = Choisissez une carte en secret.
    .help = Toutes les cartes sont révélées ensemble ; la vôtre fait agir toutes vos pièces de ce type (RNF-A-1, RNF-B-1). Les cartes jouées reviennent quand votre main est vide (RNF-E-1).
rise-and-fall-ask-turn = À vous : faites agir vos { $a ->
        [0] nomades
        [1] villes
        [2] navires
        [3] montagnards
        [4] marchands
       *[other] temples
    }.
    .help = Chaque pièce agit une fois au plus, dans l’ordre de votre choix ; ce que l’une rapporte sert déjà à la suivante (RNF-B-1, RNF-B-9). Terminez le tour quand vous voulez (RNF-B-10).
rise-and-fall-ask-decline-choice = { $a ->
        [one] Mettez une carte en déclin.
       *[other] Mettez { $a } cartes en déclin.
    }
    .help = Pour chaque trophée remporté pendant cette manche, chacun met en déclin une carte de sa main ou de sa défausse ; en déclin, elle ne donne plus ni points ni actions tant qu’elle n’est pas rachetée (RNF-C-1, RNF-C-3, RNF-SCO-3).
rise-and-fall-ask-buy-back-choice = Rachetez une carte pour { $a } pièces d’or, ou passez si vous en avez une active.
    .help = Une carte par manche au plus ; le prix monte avec les trophées remportés (RNF-D-1). Sans carte active, il faut racheter (RNF-D-4).

## Names

rise-and-fall-terrain-sea = mer
rise-and-fall-terrain-plain = plaine
rise-and-fall-terrain-forest = forêt
rise-and-fall-terrain-mountain = montagne
rise-and-fall-terrain-glacier = glacier
rise-and-fall-terrain = { $first } ({ $second })

rise-and-fall-piece-nomad = nomade
    .help = Se déplace, produit, construit une ville, un temple ou un navire (RNF-NOM-1, RNF-NOM-2, RNF-NOM-3).
rise-and-fall-piece-town = ville
    .help = Amène des nomades, les forme, prélève des taxes (RNF-TOW-1, RNF-TOW-2, RNF-TOW-3).
rise-and-fall-piece-ship = navire
    .help = Vogue, commerce avec les villes côtières, construit à terre ou débarque (RNF-SHI-1, RNF-SHI-2, RNF-SHI-4).
rise-and-fall-piece-mountaineer = montagnard
    .help = Grimpe partout sauf en mer, produit, construit des villes sur les hauteurs (RNF-MOU-1, RNF-MOU-2, RNF-MOU-3).
rise-and-fall-piece-merchant = marchand
    .help = Voyage loin, commerce avec les villes et la banque, construit des navires (RNF-MER-1, RNF-MER-2, RNF-MER-3).
rise-and-fall-piece-temple = temple
    .help = Convertit les pièces adverses à côté de lui, prélève la dîme des vôtres (RNF-TEM-1, RNF-TEM-2).
rise-and-fall-pupil-merchant = { rise-and-fall-piece-merchant }
rise-and-fall-pupil-mountaineer = { rise-and-fall-piece-mountaineer }
rise-and-fall-building-town = { rise-and-fall-piece-town }
rise-and-fall-building-temple = { rise-and-fall-piece-temple }
rise-and-fall-settler-nomad = { rise-and-fall-piece-nomad }
rise-and-fall-settler-merchant = { rise-and-fall-piece-merchant }

rise-and-fall-good-gold = or
rise-and-fall-good-wood = bois
rise-and-fall-good-stone = pierre
rise-and-fall-resource-wood = { rise-and-fall-good-wood }
rise-and-fall-resource-stone = { rise-and-fall-good-stone }

rise-and-fall-side-E = est
rise-and-fall-side-SE = sud-est
rise-and-fall-side-SW = sud-ouest
rise-and-fall-side-W = ouest
rise-and-fall-side-NW = nord-ouest
rise-and-fall-side-NE = nord-est

rise-and-fall-points-economy = Économie
rise-and-fall-points-trophies = Trophées
rise-and-fall-points-development = Développement
rise-and-fall-points-territory = Territoire

rise-and-fall-measure-points = Points
rise-and-fall-measure-gold = Or
rise-and-fall-measure-pieces = Pièces
rise-and-fall-measure-trophies = Trophées
rise-and-fall-measure-regions = Régions dominées

## Refusals

rise-and-fall-no-such-spot = Il n’y a pas d’emplacement de ce numéro autour de cette tuile.
rise-and-fall-overlaps = La tuile en recouvrirait une autre.
rise-and-fall-touches-one = La tuile doit toucher au moins deux tuiles.
rise-and-fall-closes-off = La tuile enfermerait du vide.
rise-and-fall-lower-tile = À cet endroit, la tuile en touche une de numéro plus petit ; désignez l’endroit par celle-là.
rise-and-fall-beyond-the-world = La tuile dépasserait du Monde.
rise-and-fall-wrong-level = Tous les hexagones de la tuile doivent reposer sur le terrain du niveau juste au-dessous.
rise-and-fall-leaves-no-room = Les tuiles qui restent à poser n’auraient plus de place.
rise-and-fall-no-such-tile = Aucune tuile de ce terrain n’a là son premier hexagone.
rise-and-fall-not-in-a-smallest-set = Déplacer cette tuile ne permet pas de faire de la place avec le moins de tuiles possible.
rise-and-fall-make-room-first = La tuile n’a pas de place : retirez d’abord une de celles qui sont proposées.
rise-and-fall-no-starting-piece = Cette pièce n’est pas parmi vos pièces de départ encore à placer.
rise-and-fall-wrong-terrain = Le terrain ne le permet pas.
rise-and-fall-not-empty = Une autre pièce s’y trouve.
rise-and-fall-stands-there = La pièce se trouve déjà sur cet hexagone.
rise-and-fall-card-not-in-hand = Cette carte n’est pas dans votre main.
rise-and-fall-has-acted = Cette pièce a déjà agi.
rise-and-fall-not-its-action = Ce type de pièce ne sait pas le faire.
rise-and-fall-not-adjacent = Cet hexagone n’est pas à côté.
rise-and-fall-cliff = Une falaise sépare les deux hexagones.
rise-and-fall-too-far = Cet hexagone est hors de portée.
rise-and-fall-another-sea = Cet hexagone n’est pas dans la même région de mer.
rise-and-fall-yields-nothing = Ce terrain ne produit rien.
rise-and-fall-treasury-full = Vous en avez déjà cinq.
rise-and-fall-no-empty-sea = Il n’y a pas d’hexagone de mer vide de ce côté.
rise-and-fall-no-piece-left = Votre réserve n’a plus de pièce de ce type.
rise-and-fall-too-dear = Vous ne pouvez pas payer le prix entier.
rise-and-fall-no-nomad = Aucun de vos nomades ne s’y trouve.
rise-and-fall-no-town = Il n’y a aucune ville avec laquelle commercer.
rise-and-fall-nobody-tithes = À côté de ce temple, vous n’avez aucune pièce, sauf peut-être des temples.
rise-and-fall-nobody-to-convert = Il n’y a pas de pièce adverse à convertir de ce côté.
rise-and-fall-nothing-to-sell = Vous n’en avez pas à vendre.
rise-and-fall-card-not-active = Cette carte n’est ni dans votre main ni dans votre défausse.
rise-and-fall-card-laid-already = Cette carte est déjà posée face cachée.
rise-and-fall-card-not-declined = Cette carte n’est pas en déclin.
rise-and-fall-must-buy-back = Sans carte active, il faut en racheter une.
rise-and-fall-not-your-piece = Aucune de vos pièces ne s’y trouve.
rise-and-fall-another-kind = Votre carte de cette manche fait agir d’autres pièces.
rise-and-fall-another-turn = Les pièces agissent joueur par joueur, et c’est au tour d’un autre.
rise-and-fall-card-first = Chacun choisit d’abord une carte ; ensuite agissent les pièces de ce type.
rise-and-fall-actions-are-over = Les pièces ont déjà agi pendant cette manche.
rise-and-fall-no-round-yet = Les pièces agissent pendant les manches, une fois le Monde achevé et toutes les pièces de départ placées.
rise-and-fall-has-chosen = Vous avez déjà choisi votre carte ; on ne peut pas changer d’avis.
rise-and-fall-one-card-a-round = On joue une carte par manche, et la vôtre est déjà révélée.
rise-and-fall-no-decline-now = Une carte ne va en déclin qu’à la fin d’une manche où un trophée a été remporté.
rise-and-fall-has-given = Vous avez déjà mis en déclin toutes les cartes que vous deviez.
rise-and-fall-back-in-phase-d = Les cartes se rachètent à la fin de la manche, quand toutes les pièces ont agi.
rise-and-fall-another-buys-back = Les cartes se rachètent dans l’ordre à partir du premier joueur, et c’est au tour d’un autre.
rise-and-fall-asked-once = On rachète une carte par manche au plus, et la question vous a déjà été posée.
rise-and-fall-is-extinct = Votre civilisation est éteinte.
rise-and-fall-world-is-made = Le Monde est achevé ; ses tuiles ne bougent plus.
rise-and-fall-another-layer = On pose en ce moment un autre terrain : mer, plaine, forêt, montagne, glacier, dans cet ordre.
rise-and-fall-another-lays = Les tuiles se posent à tour de rôle, et c’est au tour d’un autre.
rise-and-fall-room-enough = On ne déplace des tuiles que si la suivante ne trouve pas de place.
rise-and-fall-another-makes-room = La tuile suivante n’a pas de place, et c’est un autre joueur qui lui en fait.
rise-and-fall-world-first = On achève d’abord le Monde, puis on place les pièces.
rise-and-fall-another-places = Les pièces de départ se placent à tour de rôle, et c’est au tour d’un autre.
rise-and-fall-never-converted = Les villes et les temples ne peuvent pas être convertis.

## Screen

rise-and-fall-screen-board = Le Monde
rise-and-fall-screen-map = Hexagones du Monde. Les flèches vont d’hexagone en hexagone, Page suivante et Page précédente vers ceux que l’on peut choisir.
rise-and-fall-screen-names = Montrer les numéros des hexagones
rise-and-fall-screen-regions = Montrer ce que valent les régions et qui les domine
rise-and-fall-screen-can = { $part }. Peut être choisi.
rise-and-fall-screen-chosen = { $part }. Choisi.
rise-and-fall-screen-piece = { $piece } de { $player }
rise-and-fall-screen-hex = { $hex } : { $terrain }
rise-and-fall-screen-hex-held = { $hex } : { $terrain }, { $pieces }
rise-and-fall-screen-sea-place = Emplacement { $number } pour la tuile de mer
rise-and-fall-screen-region-led = Région de { $hexes ->
        [one] un hexagone
       *[other] { $hexes } hexagones
    } ({ $terrain }), vaut { $worth }, dominée par { $player }
rise-and-fall-screen-region-tied = Région de { $hexes ->
        [one] un hexagone
       *[other] { $hexes } hexagones
    } ({ $terrain }), vaut { $worth }, à égalité
rise-and-fall-screen-region-empty = Région de { $hexes ->
        [one] un hexagone
       *[other] { $hexes } hexagones
    } ({ $terrain }), vaut { $worth }, sans personne
rise-and-fall-screen-building = Construction du Monde
rise-and-fall-screen-building-help = Les tuiles se posent à tour de rôle : mer, plaine, forêt, montagne, glacier. Chacune repose sur le terrain du niveau juste au-dessous. Trophées et points commencent quand le Monde est fait.
rise-and-fall-screen-starting = Pièces de départ
rise-and-fall-screen-round = Manche { $round }
rise-and-fall-screen-over = La partie est terminée
rise-and-fall-screen-phase-a = A. Chacun choisit une carte
rise-and-fall-screen-phase-b = B. Les pièces agissent
rise-and-fall-screen-phase-c = C. Déclin
rise-and-fall-screen-phase-d = D. Rachat
rise-and-fall-screen-tiles-left = { $left ->
        [0] plus de tuile
        [one] la dernière tuile
       *[other] encore { $left } tuiles
    }
rise-and-fall-screen-places = { $places ->
        [0] aucun emplacement
        [one] un emplacement
       *[other] { $places } emplacements
    }
rise-and-fall-screen-fits = La tuile suivante tiendra encore.
rise-and-fall-screen-fits-room = Ensuite, il faudra faire de la place.
rise-and-fall-screen-fits-not = Ici, elle ne tient pas autrement.
rise-and-fall-screen-treasury = Trésorerie
rise-and-fall-screen-cards = Vos cartes
rise-and-fall-screen-in-world = { $pieces } sur { $all } dans le Monde
rise-and-fall-screen-development = Développement actuel : { $now }
rise-and-fall-screen-state-hand = en main
rise-and-fall-screen-state-discard = en défausse
rise-and-fall-screen-state-decline = en déclin
rise-and-fall-screen-state-reserve = en réserve
rise-and-fall-screen-state-chosen = choisie, face cachée
rise-and-fall-screen-state-giving = déclin, face cachée
rise-and-fall-screen-state-played = jouée cette manche
rise-and-fall-screen-state-declined = déclin, rachat { $price }
rise-and-fall-screen-card-nomad = Marcher, récolter, bâtir
rise-and-fall-screen-card-town = Croître, former, taxer
rise-and-fall-screen-card-ship = Voguer, débarquer, commercer
rise-and-fall-screen-card-mountaineer = Grimper, récolter, bâtir
rise-and-fall-screen-card-merchant = Voyager, commercer
rise-and-fall-screen-card-temple = Convertir, dîme
rise-and-fall-screen-card-at = { $card } : { $state }, { $pieces } dans le Monde
rise-and-fall-screen-points = { $points ->
        [one] point
       *[other] points
    }
rise-and-fall-screen-first = Détient le jeton Premier Joueur
rise-and-fall-screen-trophy = Trophée : { $trophy }
rise-and-fall-screen-trophy-open = Trophée { $trophy }, { $points } points : pour le premier joueur qui a toutes ces pièces dans le Monde
rise-and-fall-screen-trophy-won = Trophée { $trophy } : remporté par { $player }
rise-and-fall-screen-trophies = Trophées
rise-and-fall-screen-prices = Rachat d’une carte, selon les trophées remportés
rise-and-fall-screen-price-after = Après { $trophies ->
        [one] un trophée
       *[other] { $trophies } trophées
    } : { $price } pièces d’or.
rise-and-fall-screen-ring = Ici finit la partie.
rise-and-fall-screen-ring-means = anneau : fin de la partie
rise-and-fall-screen-won = { $won ->
        [one] { $won } trophée remporté sur { $ends }
       *[other] { $won } trophées remportés sur { $ends }
    }
rise-and-fall-screen-scores = Points à ce stade
rise-and-fall-screen-quick = Décompte rapide
    .help = Les mêmes totaux par un autre chemin : la moitié de l’or reste en pièces, le développement et les régions sont payés en pièces, les trophées s’ajoutent à la fin (RNF-SCO-6).
rise-and-fall-screen-quick-gold = ½ or
rise-and-fall-screen-quick-coins = Pièces
rise-and-fall-screen-bank = Banque
rise-and-fall-screen-died = Votre civilisation est éteinte.
rise-and-fall-screen-extinct = Éteinte
rise-and-fall-screen-has-chosen = a choisi une carte
rise-and-fall-screen-has-given = { $cards ->
        [one] une carte face cachée
       *[other] { $cards } cartes face cachée
    }
rise-and-fall-screen-has-played = joue : { $card }
rise-and-fall-screen-say-building = On pose les tuiles ({ $terrain }), il en reste { $left }.
rise-and-fall-screen-say-trophies = { $won ->
        [one] { $won } trophée remporté sur { $ends }
       *[other] { $won } trophées remportés sur { $ends }
    } ; racheter une carte coûte { $price } pièces d’or.
rise-and-fall-screen-say-realm = { $player } : or { $gold }, bois { $wood }, pierre { $stone }, points { $points } ({ $parts }).
rise-and-fall-screen-say-cards = Cartes de { $player } : { $cards }.
rise-and-fall-screen-say-died = { $player } : civilisation éteinte.
rise-and-fall-screen-say-place = { $piece } sur l’hexagone { $hex } ({ $terrain })
rise-and-fall-screen-say-places = { $player } se trouve ici : { $places }.
rise-and-fall-screen-say-nowhere = { $player } n’a rien dans le Monde.
rise-and-fall-screen-short-economy = Écon.
rise-and-fall-screen-short-trophies = Trophées
rise-and-fall-screen-short-development = Dév.
rise-and-fall-screen-short-territory = Terr.

## Cards in full

rise-and-fall-card-nomad =
    Avancer d’un hexagone, sans franchir de falaise.
    Produire 1 bois en forêt, 1 pierre en montagne.
    Devenir une ville (1 bois, 1 pierre) ou un temple (2 pierres).
    Depuis une plaine, mettre un navire à la mer (1 bois).
rise-and-fall-card-town =
    Croître : un nouveau nomade à côté, sans falaise entre les deux.
    Former un nomade voisin : marchand (2 pièces d’or) ou montagnard (1 pièce d’or).
    Prélever les taxes : 1 pièce d’or en montagne, 2 en plaine, 3 en forêt.
rise-and-fall-card-ship =
    Voguer jusqu’à un hexagone vide de sa mer.
    Commercer : 3 pièces d’or par ville côtière de sa mer.
    Débarquer : nomade (gratuit) ou marchand (2 pièces d’or).
    Bâtir sur la côte : une ville (1 pierre) ou un temple (2 pierres).
rise-and-fall-card-mountaineer =
    Grimper jusqu’à 3 hexagones, falaises et glaciers compris.
    Produire 1 bois en forêt, 1 pierre en montagne ou sur un glacier.
    Devenir une ville en forêt ou en montagne (2 bois).
rise-and-fall-card-merchant =
    Voyager jusqu’à 4 hexagones, falaises comprises, et s’arrêter sur une ville.
    Commercer : 5 pièces d’or par ville adverse voisine ou sous lui, 3 par ville à vous.
    Acheter ou vendre un bois ou une pierre pour 5 pièces d’or.
    Depuis une plaine, mettre un navire à la mer (1 bois).
rise-and-fall-card-temple =
    Convertir une pièce adverse voisine : nomade (2 pièces d’or), montagnard (3), marchand ou navire (5).
    Prélever la dîme : 2 pièces d’or par pièce à vous voisine du temple.
rise-and-fall-screen-track = Points de développement selon le nombre de pièces :

## Prices

rise-and-fall-gain-gold = +{ $count } or
rise-and-fall-cost-gold = { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
rise-and-fall-cost-wood = { $count } bois
rise-and-fall-cost-stone = { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }

## Stages

rise-and-fall-stage-reveal = Manche { $round } : les cartes
rise-and-fall-stage-card = Carte
rise-and-fall-stage-pieces = Pièces
rise-and-fall-stage-reveal-verdict = { $player } agit en premier.
rise-and-fall-stage-trophy = { $player } remporte un trophée : { $trophy }
rise-and-fall-stage-trophy-text = Les { $count } pièces de ce type sont dans le Monde.
rise-and-fall-stage-in-world = Dans le Monde
rise-and-fall-stage-gain = +{ $points } points
rise-and-fall-stage-trophy-verdict = { $won } { $won ->
        [one] trophée remporté
       *[other] trophées remportés
    } sur { $ends }. Après cette manche, chacun met { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } en déclin ; en racheter une coûte { $price } pièces d’or.
rise-and-fall-stage-trophy-last = { $won } { $won ->
        [one] trophée remporté
       *[other] trophées remportés
    } sur { $ends } : la partie s’achève avec cette manche. Chacun met d’abord { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } en déclin.
rise-and-fall-stage-decline = Déclin
rise-and-fall-stage-decline-text = Pour chaque trophée de cette manche, chacun a mis une carte en déclin. Elle ne se joue plus et ne rapporte rien tant qu’elle n’est pas rachetée.
rise-and-fall-stage-given = En déclin
rise-and-fall-stage-loss = { $points ->
        [0] ne perd aucun point
        [one] perd 1 point
       *[other] perd { $points } points
    }
rise-and-fall-stage-decline-verdict = Racheter une carte coûte maintenant { $price } pièces d’or.
rise-and-fall-stage-return = { $player } rachète une carte : { $card }
rise-and-fall-stage-price = Prix
rise-and-fall-stage-gold-left = Or restant
rise-and-fall-stage-return-hand = { $points ->
        [one] de nouveau en main, +{ $points } point
       *[other] de nouveau en main, +{ $points } points
    }
rise-and-fall-stage-return-reserve = en réserve : aucune pièce de ce type dans le Monde
rise-and-fall-stage-extinct = Civilisation éteinte : { $players }
rise-and-fall-stage-extinct-text = Il ne reste aucune carte à jouer, et aucune ne peut être rachetée.
rise-and-fall-stage-pieces-lost = Pièces perdues
rise-and-fall-stage-gold-lost = Or perdu
rise-and-fall-stage-extinct-effect = hors de la partie
rise-and-fall-stage-extinct-verdict = { $left ->
        [0] Il ne reste aucune civilisation.
        [one] Il reste une seule civilisation : elle a gagné.
       *[other] Il reste { $left } civilisations.
    }

## Threats

rise-and-fall-threat-extinct-now = Votre dernière carte va partir en déclin, et en racheter une coûte { $price } pièces d’or : il vous en manque { $lack }. Sans carte, votre civilisation s’éteint.
rise-and-fall-threat-extinct-soon = Vous n’avez qu’une carte active. Un trophée de plus et vous la perdez ; en racheter une coûtera { $price } pièces d’or : il vous en manque { $lack }.
rise-and-fall-threat-decline = { $cards ->
        [one] Un trophée a été remporté : après cette manche, vous mettez une carte en déclin.
       *[other] { $cards } trophées ont été remportés : après cette manche, vous mettez { $cards } cartes en déclin.
    }
rise-and-fall-threat-end-now = Le dernier trophée est remporté : la partie s’achève avec cette manche.
rise-and-fall-threat-end-soon = Le prochain trophée met fin à la partie.
rise-and-fall-threat-quiet = { $left ->
        [one] Sans trophée, la partie s’achève après cette manche.
       *[other] Sans trophée, la partie s’achève dans { $left } manches.
    }
rise-and-fall-threat-trophy = Il manque une seule pièce à { $player } pour le trophée : { $piece } ({ $points } points).
rise-and-fall-threat-convert = Un temple de { $player } peut convertir : { $pieces }.
rise-and-fall-threat-prey = { $piece } (hexagone { $hex })

## Drawings for the terminal and as SVG

rise-and-fall-draw-letter-nomad = N
rise-and-fall-draw-letter-town = V
rise-and-fall-draw-letter-ship = B
rise-and-fall-draw-letter-mountaineer = M
rise-and-fall-draw-letter-merchant = C
rise-and-fall-draw-letter-temple = T
rise-and-fall-draw-total = Total
rise-and-fall-draw-hidden = face cachée
rise-and-fall-draw-first = premier joueur
rise-and-fall-draw-asked = doit décider
rise-and-fall-draw-chosen = a posé une carte
rise-and-fall-draw-extinct = éteinte
rise-and-fall-draw-seconds = { $seconds ->
        [one] encore une seconde
       *[other] encore { $seconds } secondes
    }
rise-and-fall-draw-quiet = { $quiet } manches sur { $most } sans trophée
rise-and-fall-draw-regions = Régions : 1er hexagone, points, en tête
rise-and-fall-draw-tile = La tuile selon sa rotation ; [#] est le premier hexagone.
rise-and-fall-draw-cliff = falaise : deux niveaux ou plus
rise-and-fall-draw-places = Chaque hexagone porte le numéro de sa tuile de mer. Une place comme 12/14 est à côté de la tuile 12, à l’emplacement 14.
rise-and-fall-draw-acted = minuscule : a déjà agi
rise-and-fall-draw-legend = Légende
rise-and-fall-draw-cliff-short = falaise
rise-and-fall-draw-prices = Rachat, par trophées remportés
rise-and-fall-draw-bank = Banque : { $gold } or, { $wood } bois, { $stone } pierre.

## Tour

rise-and-fall-tour-first-cards = Les premières cartes
    .intro = Vous menez une civilisation, et celle qui a le plus de points à la fin l’emporte : 1 pour deux pièces d’or, 10 à 25 par trophée, des points pour les pièces de chaque carte encore active, et les régions où vous avez le plus de pièces. Le Monde est prêt. Ses terrains s’étagent : mer, plaine, forêt, montagne, glacier. Entre deux voisins que séparent deux niveaux ou plus, il y a une falaise.
rise-and-fall-tour-town = Vous commencez avec une ville, un nomade et un navire, placés un à un. C’est en forêt qu’une ville rapporte le plus de taxes, et celle-ci touche aux montagnes : un niveau plus haut, donc sans falaise.
rise-and-fall-tour-nomad = Les nomades prennent du bois en forêt et de la pierre en montagne. D’ici, les montagnes sont à un pas.
rise-and-fall-tour-ship = Le navire va sur la mer qui borde votre ville : il pourra commercer avec elle. Il vogue jusqu’à n’importe quel hexagone vide de sa mer.
rise-and-fall-tour-choose = À chaque manche, chacun choisit une carte en secret, et on les révèle ensemble. Vos pièces de ce type agissent alors, une fois chacune. Prenez Ville : à plusieurs, on fait davantage.
rise-and-fall-tour-grow = Une ville peut croître, former un nomade ou prélever des taxes. En croissant, elle amène un nomade sur un hexagone voisin et vide, jamais par-dessus une falaise. Envoyez-le sur la montagne.
rise-and-fall-tour-end-turn = Votre seule ville a agi : il ne reste rien à faire. Une fois le tour terminé, c’est à B et rien ne s’annule plus.
rise-and-fall-tour-nomad-card = La carte Ville est dans votre défausse ; elle reviendra quand votre main sera vide. Choisissez Nomade : vos deux nomades peuvent agir, chacun à sa façon.
rise-and-fall-tour-climb = Ces douze hexagones de montagne et de glacier forment une région. Le joueur qui y a le plus de pièces marque 4 points par hexagone ; B est venu aussi, et une égalité ne donne rien à personne. Montez avec votre second nomade : 48 points, tant que vous dominez.
rise-and-fall-tour-produce = L’autre nomade prend une pierre de sa montagne. Personne n’a jamais plus de cinq bois ni de cinq pierres.
rise-and-fall-tour-ship-card = Il vous reste une seule carte en main, il n’y a donc rien à choisir : Navire.
rise-and-fall-tour-trade = Un navire commerce avec toutes les villes côtières de sa mer, quel que soit leur propriétaire, pour 3 pièces d’or chacune. Ici, il n’y a que la vôtre.
rise-and-fall-tour-recycle = Les deux mains étaient vides : chacun a repris sa défausse, et le jeton Premier Joueur est passé à B. De nouveau Nomade : avec une pierre de plus, vous en aurez deux.
rise-and-fall-tour-temple = Un temple coûte deux pierres, en plaine ou en montagne. Le nomade qui le construit disparaît : il devient le temple.
rise-and-fall-tour-new-card = Votre premier temple fait passer la carte Temple de la réserve à votre main. Vous avez maintenant quatre cartes, et plus de choix à chaque manche.
rise-and-fall-tour-town-and-merchant = Une ville et une conversion
    .intro = Manche 12. Vous avez amassé du bois, de la pierre et 9 pièces d’or, et vous avez trois nomades. B a une deuxième ville et deux marchands, qui rapportent plus d’or que quiconque.
rise-and-fall-tour-three-nomads = Toutes vos cartes sont revenues en main. Choisissez Nomade : trois pièces, trois actions.
rise-and-fall-tour-build-town = En forêt ou en plaine, un nomade devient une ville pour un bois et une pierre. Les deux autres remplacent aussitôt ce qu’elle a coûté : les pièces agissent l’une après l’autre, dans l’ordre que vous voulez.
rise-and-fall-tour-two-towns = Deux villes agissent maintenant dans le même tour. La nouvelle amène un nomade, l’ancienne a d’autres projets.
rise-and-fall-tour-educate = Un nomade à côté d’une ville devient marchand pour 2 pièces d’or ou montagnard pour 1. Les marchands parcourent quatre hexagones, par-dessus les falaises et les autres pièces, et commercent avec les villes. Le premier vous apporte sa carte.
rise-and-fall-tour-temple-card = À la manche 12, un marchand de B s’est arrêté à côté de votre temple, et il n’a plus bougé. Choisissez Temple.
rise-and-fall-tour-convert = Un temple convertit une pièce adverse voisine : un nomade pour 2 pièces d’or, un montagnard pour 3, un marchand ou un navire pour 5. Les villes et les temples restent fidèles. La pièce doit encore être dans votre réserve.
rise-and-fall-tour-majority = Le marchand est à vous, et les montagnes aussi : trois pièces contre deux, 48 points. Mais B a aussi un temple et saura vous rendre la pareille.
rise-and-fall-tour-a-trophy = Un trophée, et le déclin
    .intro = Manche 27. Vous menez 125 à 75. Trois de vos marchands se tiennent près des villes ; l’un d’eux sur une ville de B, car un marchand peut partager l’hexagone de toute ville. B a deux de ses trois temples.
rise-and-fall-tour-merchants = Choisissez Marchand. À cette manche, B agit avant vous : regardez ce que construisent ses nomades.
rise-and-fall-tour-trade-abroad = Le troisième temple de B était le dernier : trophée, 20 points. À vous de commercer. Chaque ville adverse à côté d’un marchand ou sous lui rapporte 5 pièces d’or. Deux de vos marchands en trouvent deux.
rise-and-fall-tour-trade-at-home = Vos propres villes rapportent 3 pièces d’or chacune ; le marchand resté chez vous en trouve trois. Un marchand peut aussi acheter ou vendre un bois ou une pierre pour 5 pièces d’or.
rise-and-fall-tour-decline = Pour chaque trophée remporté dans la manche, chacun met une carte en déclin, le vainqueur aussi. Une carte en déclin ne se joue plus, et ses pièces ne donnent plus de points de développement. Choisissez Navire, en secret comme tout à l’heure.
rise-and-fall-tour-buy-back = On peut racheter une carte en déclin par manche. Après le premier trophée, cela coûte 5 pièces d’or : une bonne affaire, car Navire vous en rapporte 9 à chaque fois. La carte revient en main.
rise-and-fall-tour-own-trophy = Un trophée à vous
    .intro = Manche 35. D’un temple à l’autre, les marchands ont changé de camp. Cinq des six marchands de votre couleur sont dans le Monde, et un marchand de B se tient sur votre ville, à côté de votre temple.
rise-and-fall-tour-five-merchants = Le premier joueur qui a toutes les pièces d’un type dans le Monde remporte le trophée de ce type, peu importe comment la dernière y est arrivée. Choisissez Temple.
rise-and-fall-tour-sixth = Convertissez le marchand de B : le vôtre prend sa place sur la ville, et c’est le sixième. Le trophée vaut 20 points. L’autre temple prélève ensuite la dîme, 2 pièces d’or par pièce à vous à côté de lui.
rise-and-fall-tour-give-town = De nouveau, chacun met une carte en déclin, et il ne vous en reste guère à jouer. Choisissez Ville, qui est dans votre défausse : rachetée, elle sera dans votre main.
rise-and-fall-tour-price = Après deux trophées, le prix est de 10 pièces d’or ; après trois, de 20 ; après quatre, de 40. Une civilisation qui n’a plus de carte active et ne peut pas payer s’éteint.
rise-and-fall-tour-last-nomad = Un montagnard franchit trois hexagones et n’importe quelle falaise, glaciers compris. Mais c’est votre dernier nomade, et une carte sans pièces va à la réserve : Nomade s’en va, Montagnard vient en main.
rise-and-fall-tour-taxes = Les autres villes prélèvent des taxes : 1 pièce d’or en montagne, 2 en plaine, 3 en forêt. À la fin, deux pièces d’or font un point.
rise-and-fall-tour-the-end = Le dernier trophée
    .intro = Manche 74. Trois trophées sont remportés : les temples de B, vos marchands et vos navires. Le quatrième met fin à la partie. Vous menez 367 à 281, et deux de vos trois montagnards sont dans le Monde.
rise-and-fall-tour-last-trophy = Rien n’oblige à laisser aux autres le choix de la fin. Choisissez Ville : près de l’une d’elles, un nomade attend sa dernière leçon.
rise-and-fall-tour-summit = Le troisième montagnard, pour 1 pièce d’or : le trophée vaut 15 points, et c’est le quatrième. La manche se joue encore jusqu’au bout.
rise-and-fall-tour-empty-bank = B a pris la dernière pièce d’or de la banque, et vous venez d’en remettre 1. En forêt, une ville en donnerait 3, mais la banque ne paie que ce qu’elle a. Prenez-la.
rise-and-fall-tour-least = Chacun met encore une carte en déclin, et il n’y a plus de manche où la jouer. Choisissez donc celle qui compte le moins : deux nomades valent 2 points, six marchands 36.
rise-and-fall-tour-too-dear = On peut racheter même maintenant. Mais après quatre trophées, cela coûte 40 pièces d’or, soit 20 points, pour une carte qui en donne 2. Laissez.
rise-and-fall-tour-end = Vous gagnez 384 à 290. La moitié de votre or fait 125 points, trois trophées 60, le développement 85 et les régions que vous dominez 114. B avait plus d’or, mais vos marchands et vos navires étaient là au bon moment, et les montagnes étaient à vous.

## La page qui enseigne

rise-and-fall-teach-aim = Menez une civilisation de six types de pièces dans un monde de reliefs, et ayez le plus de points quand assez de trophées ont été remportés.
rise-and-fall-teach-turn = Chacun choisit une carte en secret, et toutes sont révélées ensemble. Puis vos pièces de ce type agissent, chacune une fois. Les cartes jouées reviennent quand la main est vide. Les nouveaux types de pièces apportent leur carte.
rise-and-fall-teach-town = Une ville amène un nomade, en forme un, ou prélève les taxes.
rise-and-fall-teach-nomad = Un nomade marche, récolte du bois ou de la pierre, ou devient ville, temple ou navire.
rise-and-fall-teach-ship = Un navire parcourt sa mer et commerce avec les villes de la côte.
rise-and-fall-teach-merchant = Un marchand voyage loin et commerce avec les villes, de préférence celles des autres.
rise-and-fall-teach-mountaineer = Un montagnard franchit toutes les falaises et tient les hauteurs.
rise-and-fall-teach-temple = Un temple convertit les pièces voisines, contre de l’or, ou prélève la dîme.
rise-and-fall-teach-points = Les points se comptent à la fin ; l’écran montre à tout moment où vous en êtes.
rise-and-fall-teach-gold = 1 point pour deux pièces d’or.
rise-and-fall-teach-trophy = 10 à 25 par trophée : il va au premier joueur dont toutes les pièces d’un type sont dans le Monde. Ensuite, chacun met une carte en déclin.
rise-and-fall-teach-development = Des points pour les pièces de chaque carte qui n’est pas en déclin.
rise-and-fall-teach-regions = Les régions où vous avez le plus de pièces : 1 par hexagone de plaine, 2 de mer, 3 de forêt, 4 de montagne.
rise-and-fall-teach-end = Quand le nombre de trophées convenu est remporté, on finit la manche et on compte. Un joueur sans carte active qui ne peut pas en racheter est éliminé.

# -- la question après un clic, et ce que l’on perd à finir trop tôt
rise-and-fall-screen-starter = { $piece ->
        [nomad] Nomade choisi
        [town] Ville choisie
       *[ship] Navire choisi
    } : sur quel hexagone ?
rise-and-fall-screen-starter-which = Quelle pièce sur l’hexagone { $hex } ?
rise-and-fall-screen-where = { $piece ->
        [nomad] Nomade choisi : pour aller où ?
        [town] Ville choisie : vers quel hexagone ?
        [ship] Navire choisi : pour aller où ?
        [mountaineer] Montagnard choisi : pour aller où ?
        [merchant] Marchand choisi : pour aller où ?
       *[temple] Temple choisi : vers quel hexagone ?
    }
rise-and-fall-screen-done = Vos { $piece ->
        [nomad] nomades
        [town] villes
        [ship] navires
        [mountaineer] montagnards
        [merchant] marchands
       *[temple] temples
    } n’ont plus rien à faire : terminez le tour.
rise-and-fall-way-build-ship = Depuis l’hexagone { $from }, construire un navire sur l’hexagone { $place }
rise-and-fall-way-grow = Faire croître la ville de l’hexagone { $from } vers l’hexagone { $place }
rise-and-fall-way-educate = Faire du nomade de l’hexagone { $place } un { $piece }, à la ville de l’hexagone { $from }
rise-and-fall-way-build-ashore = Avec le navire de l’hexagone { $from }, construire { $piece ->
        [ville] une ville
       *[other] un { $piece }
    } sur l’hexagone { $place }
rise-and-fall-way-transform = Transformer le navire de l’hexagone { $from } en { $piece } sur l’hexagone { $place }
rise-and-fall-way-convert = Convertir la pièce de l’hexagone { $place } avec le temple de l’hexagone { $from }
rise-and-fall-about-decline = Vous perdez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de développement tant qu’elle est en déclin.
rise-and-fall-about-return = Elle compte de nouveau : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de développement.
rise-and-fall-about-reserve = Vous n’avez aucune pièce de ce type dans le Monde : elle va dans votre réserve et ne rapporte rien pour l’instant.
rise-and-fall-screen-may-buy-back = Rachetez une carte pour { $gold } pièces d’or, ou passez.
rise-and-fall-screen-must-buy-back = Vous n’avez aucune carte active : rachetez-en une pour { $gold } pièces d’or.
rise-and-fall-screen-what = { $piece ->
        [nomad] Nomade choisi
        [town] Ville choisie
        [ship] Navire choisi
        [mountaineer] Montagnard choisi
        [merchant] Marchand choisi
       *[temple] Temple choisi
    } : pour quoi faire ?
rise-and-fall-warning-produce = { $count ->
        [one] Une pièce peut encore produire, sans rien payer.
       *[other] { $count } pièces peuvent encore produire, sans rien payer.
    }
rise-and-fall-warning-taxes = { $count ->
        [one] Une ville peut encore prélever les taxes.
       *[other] { $count } villes peuvent encore prélever les taxes.
    }
rise-and-fall-warning-trade = { $count ->
        [one] Une pièce peut encore commercer pour de l’or.
       *[other] { $count } pièces peuvent encore commercer pour de l’or.
    }
rise-and-fall-warning-tithe = { $count ->
        [one] Un temple peut encore prélever la dîme.
       *[other] { $count } temples peuvent encore prélever la dîme.
    }
rise-and-fall-warning-act = { $count ->
        [one] Une pièce n’a pas encore agi.
       *[other] { $count } pièces n’ont pas encore agi.
    }
rise-and-fall-warning-pass = Vous pouvez racheter une carte maintenant pour { $price } pièces d’or.
