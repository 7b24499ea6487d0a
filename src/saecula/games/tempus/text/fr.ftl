# Tempus in French. Keys: do- moves, event- what came of them, ask- decisions, then names, then refusals.
# $a and $b of a decision are the numbers that its step counts with.

## Moves. The attributes named like a field ask for that field alone; .help says what the move does.

tempus-do-choose-first = { $seat } commence
    .verb = Choisir qui commence
    .seat = Qui commence ?
    .help = Le hasard désigne qui reçoit le marqueur de premier joueur (TEM-SET-1).
tempus-do-draw-tile = Piocher la tuile Carte { $tile }
    .verb = Piocher une tuile Carte
    .tile = Quelle tuile ?
    .help = Le hasard retourne la tuile Carte suivante (TEM-SET-3).
tempus-do-place-tile = Placer la tuile, son centre sur { $hex }, { $turned ->
        [0] sans la tourner
        [1] tournée d’un sixième
       *[other] tournée de { $turned } sixièmes
    }
    .verb = Placer la tuile
    .hex = Sur quel hexagone placer le centre ?
    .turned = Tournée de combien de sixièmes dans le sens horaire ?
    .help = Les sept hexagones doivent tomber sur de l’eau libre du plateau et, dès la deuxième tuile, un côté au moins doit toucher la terre (TEM-SET-3, TEM-SET-4).
tempus-do-place-token = Placer un jeton sur { $hex }
    .verb = Placer un jeton
    .hex = Sur quel hexagone ?
    .help = Vos trois jetons doivent former un seul groupe d’un tenant, deux au plus par hexagone (TEM-SET-8, TEM-SET-11).
tempus-do-choose-action = { $action }
    .verb = Dépenser une tuile Action
    .action = Pour quelle action ?
    .help = Dépense une tuile Action ; ce qu’elle permet dépend de votre ligne du tableau des Époques (TEM-ERA-4, TEM-ERA-5).
tempus-do-move-token = Déplacer un jeton de { $start } à { $end }
    .verb = Déplacer un jeton
    .start = Depuis quel hexagone ?
    .end = Vers quel hexagone ?
    .help = Compte parmi les jetons que vous pouvez déplacer ; ce jeton ne bougera plus pendant cette action (TEM-MOV-1).
tempus-do-place-baby = Avoir un enfant sur { $hex }
    .verb = Avoir un enfant
    .hex = Sur quel hexagone ?
    .help = Amène un jeton de votre stock sur cet hexagone de prairie, un seul par hexagone (TEM-BAB-2, TEM-BAB-3).
tempus-do-attack = Attaquer depuis { $start }, côté { $side }
    .verb = Attaquer
    .start = Depuis quel hexagone ?
    .side = De quel côté ?
    .help = Engage un combat avec tous les jetons de votre hexagone. Il faut une force supérieure pour gagner ; en cas de défaite, un jeton retourne dans votre stock (TEM-FIG-5, TEM-FIG-6, TEM-FIG-8).
tempus-do-declare-terrain = Faire compter la cité comme { $terrain }
    .verb = Déclarer un terrain
    .terrain = Quel terrain ?
    .help = Pendant ce combat, chaque carte de ce terrain vaut 1 pour qui la joue (TEM-FIG-3, TEM-FIG-5).
tempus-do-lay-card = Poser { $card }
    .verb = Poser une carte
    .card = Quelle carte ?
    .help = Elle reste face cachée jusqu’à ce qu’on révèle les cartes, puis elle est défaussée (TEM-FIG-4, TEM-PRO-3).
tempus-do-step-in = { $count ->
        [0] N’entrer avec aucun jeton
        [1] Entrer avec un jeton
       *[other] Entrer avec { $count } jetons
    }
    .verb = Entrer
    .count = Avec combien de jetons ?
    .help = Des jetons de l’hexagone attaquant entrent dans celui qui vient d’être pris, autant que vous voulez dans la limite d’empilement (TEM-FIG-7, TEM-FIG-16).
tempus-do-draw-card = Piocher { $card }
    .verb = Piocher une carte
    .card = Quelle carte ?
    .help = Le hasard tire une carte de la pioche (TEM-IDE-1).
tempus-do-discard-card = Défausser { $card }
    .verb = Défausser une carte
    .card = Quelle carte ?
    .help = Vous ne pouvez pas garder plus de cartes que votre limite de main (TEM-IDE-1).
tempus-do-build-city = Construire une cité de { $value } sur { $hex }
    .verb = Construire une cité
    .hex = Sur quel hexagone ?
    .value = De quelle valeur ?
    .help = Tous les jetons de l’hexagone retournent dans votre stock. La cité compte pour sa valeur à la fin et en défense, et pour 1 point de progrès (TEM-CIT-1, TEM-COM-7, TEM-PRO-4).
tempus-do-play-card = Jouer { $card }
    .verb = Jouer une carte
    .card = Quelle carte ?
    .help = La carte est défaussée dès que sa capacité a servi (TEM-IDE-10).
tempus-do-play-religion = Jouer Religion ({ $terrain }) sur { $hex } et convertir côté { $side }
    .verb = Jouer Religion
    .terrain = Avec quelle carte ?
    .hex = Auprès duquel de vos hexagones ?
    .side = De quel côté ?
    .help = Le jeton adverse de ce côté rentre chez lui et un jeton de votre stock rejoint votre hexagone ; il n’a pas encore bougé (TEM-CAR-8, TEM-CAR-11).
tempus-do-act-twice = Jouer Gouvernement ({ $terrain }) pour agir une fois de plus pendant ce tour
    .verb = Jouer Gouvernement pour agir une fois de plus
    .terrain = Avec quelle carte ?
    .help = Vous utilisez une tuile Action de plus maintenant, et vous aurez donc un tour de table de moins plus tard ; vous ne gagnez aucune action (TEM-CAR-9, TEM-CAR-12).
tempus-do-pass-slot = Jouer Gouvernement ({ $terrain }) pour passer ce tour
    .verb = Jouer Gouvernement pour passer
    .terrain = Avec quelle carte ?
    .help = Vos actions de cette époque viennent un tour de table plus tard ; au prochain, vous utilisez exactement la tuile retardée (TEM-CAR-9, TEM-CAR-12).
tempus-do-done = C’est tout
    .verb = C’est tout
    .told = { $player } a fini.
    .help = Vous renoncez au reste de ce qui vous était accordé ; les chiffres sont des maximums (TEM-ERA-6).
tempus-do-end-turn = Terminer le tour
    .verb = Terminer le tour
    .help = Votre tour est fini et c’est au joueur suivant ; ensuite, rien de ce que vous y avez fait ne peut être annulé (TEM-ERA-3).

## Events

tempus-event-first-chosen = { $seat-player } reçoit le marqueur de premier joueur.
tempus-event-tile-drawn = La tuile Carte { $tile } est retournée.
tempus-event-tile-placed = { $seat-player } place la tuile Carte { $tile }, son centre sur { $hex }.
tempus-event-map-finished = L’île est terminée : { $tiles } tuiles Carte.
tempus-event-token-placed = { $seat-player } place un jeton sur { $hex }.
tempus-event-era-began = L’époque { $era } sur 10 commence ; { $first-player } joue en premier.
tempus-event-action-chosen = { $seat-player } dépense une tuile Action : { $action }.
tempus-event-token-moved = { $seat-player } déplace un jeton de { $start } à { $end } { $way }.
tempus-event-baby-born = { $seat-player } a un enfant sur { $hex }.
tempus-event-attacked = { $seat-player } attaque { $defender-player } sur { $target } depuis { $start }.
tempus-event-terrain-declared = { $seat-player } déclare le terrain { $terrain } pour la cité attaquée.
tempus-event-card-laid = { $seat-player } pose une carte ({ $count } en tout).
tempus-event-card-revealed = { $seat-player } révèle { $card }.
tempus-event-fight-won = { $seat-player } bat { $defender-player } { $attack } à { $defence } et prend { $hex }.
tempus-event-fight-lost = { $seat-player } échoue contre { $defender-player } { $attack } à { $defence } et perd un jeton sur { $hex }.
tempus-event-stepped-in = { $count ->
        [0] { $seat-player } laisse { $end } vide.
        [one] { $seat-player } entre avec un jeton de { $start } dans { $end }.
       *[other] { $seat-player } entre avec { $count } jetons de { $start } dans { $end }.
    }
tempus-event-card-drawn = { $card ->
        [hidden] { $seat-player } pioche une carte.
       *[other] { $seat-player } pioche { $card }.
    }
tempus-event-card-discarded = { $seat-player } défausse { $card }.
tempus-event-deck-reshuffled = La défausse ({ $cards } cartes) est mélangée et forme une nouvelle pioche.
tempus-event-city-built = { $seat-player } construit une cité de { $value } sur { $hex }.
tempus-event-card-played = { $seat-player } joue { $card }.
tempus-event-token-converted = { $seat-player } convertit un jeton de { $victim-player } sur { $hex } ; un nouveau jeton rejoint { $joined }.
tempus-event-slot-passed = { $seat-player } passe ce tour.
tempus-event-turn-ended = { $seat-player } termine son tour.
tempus-event-caught-up = { $seat-player } rattrape l’époque { $era }.
tempus-event-progress-counted = { $seat-player } a { $total ->
        [one] { $total } point de progrès
       *[other] { $total } points de progrès
    } : jetons { $tokens }, cités { $cities }, cartes { $cards }.
tempus-event-advanced = { $seat-player } avance à l’époque { $era }.
tempus-event-era-ended = L’époque { $eras } est terminée.
tempus-event-game-ended = La partie est terminée.
tempus-event-sanitation-called = { $seat-player } dépasse la limite d’empilement sur { $hex } et doit jouer Sanitaires.

## Decisions

tempus-ask-tile-place = Placez la tuile Carte que vous venez de piocher.
    .help = Le centre va sur un hexagone dont les six voisins sont de l’eau libre du plateau ; dès la deuxième, la tuile doit toucher la terre par un côté. Vous pouvez la tourner à votre guise (TEM-SET-3, TEM-SET-4). Plus de prairie près de vous, c’est plus d’enfants ; les montagnes ne rapportent aucun point à la fin (TEM-BAB-2, TEM-END-3).
tempus-ask-start-hex = { $a ->
        [one] Placez votre dernier jeton de départ.
       *[other] Placez vos jetons de départ : encore { $a }.
    }
    .help = Trois jetons en un seul groupe d’un tenant, deux au plus par hexagone, jamais avec ceux d’un autre (TEM-SET-8, TEM-SET-11, TEM-SET-12). Les enfants naissent sur la prairie où vous êtes déjà (TEM-BAB-2).
tempus-ask-turn = { $a ->
        [0] Votre action est faite : jouez des cartes si vous voulez, puis terminez le tour.
        [one] À vous : choisissez une action.
       *[other] À vous : { $a } actions pendant ce tour.
    }
    .help = On dépense une tuile Action à chaque tour ; seul Gouvernement permet de passer ou d’agir deux fois (TEM-ERA-3, TEM-ERA-6, TEM-CAR-9). Les cartes se jouent avant, pendant et après l’action (TEM-IDE-3) ; Leader militaire donne un combat gratuit (TEM-CAR-4).
tempus-ask-moving = { $a ->
        [0] Déplacement : tous les mouvements sont utilisés.
        [one] Déplacement : un jeton peut encore bouger.
       *[other] Déplacement : { $a } jetons peuvent encore bouger.
    }
    .help = Chaque jeton bouge une fois, aussi loin que le dit votre ligne, par la terre et à travers vos propres pièces ; par un lac vers n’importe quel hexagone de sa rive, par la mer si votre ligne a des navires (TEM-MOV-1, TEM-MOV-5, TEM-MOV-7, TEM-MOV-8). Vous pouvez vous arrêter avant (TEM-ERA-6).
tempus-ask-births = { $a ->
        [0] Enfants : tous sont nés.
        [one] Enfants : il peut encore en naître un.
       *[other] Enfants : il peut encore en naître { $a }.
    }
    .help = Un enfant passe de votre stock à un hexagone de prairie où vous aviez déjà un jeton ; un par hexagone, dans la limite d’empilement (TEM-BAB-1, TEM-BAB-2, TEM-BAB-3, TEM-BAB-4). Médecine en permet un de plus (TEM-CAR-3).
tempus-ask-target = Combat : qui attaquez-vous, et d’où ?
    .help = Depuis un hexagone qui porte vos jetons vers un hexagone voisin qui porte des jetons ou une cité d’un adversaire, jamais par-dessus l’eau (TEM-FIG-1). Un joueur qui occupe trois hexagones ou moins est protégé (TEM-FIG-2). La plus grande force gagne ; à égalité, l’attaquant perd (TEM-FIG-5, TEM-FIG-6). Religion peut se jouer d’abord ; si elle ne vous laisse personne à attaquer, il n’y a pas de combat (TEM-IDE-11).
tempus-ask-terrain = Votre cité est attaquée : comme quel terrain doit-elle compter ?
    .help = Choisissez un terrain dont vous avez des cartes et dont l’attaquant, avec un peu de chance, n’en a pas (TEM-FIG-3, TEM-FIG-5).
tempus-ask-attack-cards = Attaque : posez des cartes face cachée, ou arrêtez.
    .help = Chaque carte du terrain de l’hexagone attaqué vaut 1, Armes 1 de plus ; toutes les cartes posées sont perdues, et l’on peut en poser d’inutiles pour bluffer (TEM-FIG-4, TEM-FIG-5, TEM-FIG-9, TEM-FIG-14).
tempus-ask-defence-cards = On vous attaque : posez des cartes, ou arrêtez.
    .help = Chaque carte du terrain de votre hexagone vaut 1, Armes 1 de plus, Fortifications 2 de plus ; une égalité vous suffit. Toutes les cartes posées sont perdues (TEM-FIG-5, TEM-FIG-6, TEM-FIG-9).
tempus-ask-stepping-in = Vous avez gagné : avec combien de jetons entrez-vous ?
    .help = Autant de jetons attaquants que vous voulez peuvent entrer, dans la limite d’empilement ; Sanitaires peut aider (TEM-FIG-7, TEM-CAR-10). Ce n’est pas un déplacement (TEM-FIG-16).
tempus-ask-discard = { $a ->
        [one] Limite de main : défaussez une carte.
       *[other] Limite de main : défaussez { $a } cartes.
    }
    .help = Vous gardez autant de cartes que le dit votre ligne ; vous choisissez celles qui partent (TEM-IDE-1, TEM-IDE-7).
tempus-ask-city-site = Choisissez où construire, et quelle tuile Cité.
    .help = Tous les jetons de l’hexagone retournent dans votre stock ; la valeur ne dépasse pas leur nombre. Jamais sur une montagne, jamais à côté d’une cité, quelle qu’elle soit (TEM-CIT-1, TEM-CIT-2, TEM-CIT-3, TEM-CIT-5).
tempus-ask-sanitation-card = La pile dépasse la limite : jouez Sanitaires.
    .help = Sanitaires se joue en même temps que le placement qui en a besoin (TEM-CAR-6, TEM-CAR-10).
tempus-ask-progress-cards = Progrès : posez des cartes face cachée, ou arrêtez.
    .help = Chaque carte du terrain de la nouvelle époque vaut 1, Éducation 1 de plus ; les jetons sur ce terrain et les cités comptent automatiquement. Tous ceux qui atteignent le plus haut total avancent ; les cartes posées sont perdues (TEM-PRO-3, TEM-PRO-4, TEM-PRO-5, TEM-PRO-7).

## Names

tempus-terrain-water = eau
tempus-terrain-grassland = prairie
tempus-terrain-farmland = champs
tempus-terrain-hills = collines
tempus-terrain-forest = forêt
tempus-terrain-mountain = montagne

tempus-action-move = se déplacer
    .help = Déplacez au plus le nombre de jetons de votre ligne, chacun au plus à la distance de votre ligne (TEM-MOV-1).
tempus-action-babies = avoir des enfants
    .help = Amenez au plus le nombre de jetons de votre ligne, de votre stock sur la prairie où vous êtes (TEM-BAB-1, TEM-BAB-2).
tempus-action-fight = combattre
    .help = Attaquez un adversaire voisin (TEM-FIG-1).
tempus-action-idea = avoir une idée
    .help = Piochez le nombre de cartes Idée de votre ligne, puis défaussez jusqu’à votre limite de main (TEM-IDE-1).
tempus-action-city = construire une cité
    .help = Changez tous les jetons d’un hexagone en une tuile Cité (TEM-CIT-1).

tempus-card = { $first }/{ $second }
tempus-card-education = Éducation
    .help = 1 point de progrès si elle est engagée ; son terrain peut en ajouter un (TEM-CAR-1).
tempus-card-fortifications = Fortifications
    .help = Ajoute 2 à la force d’un défenseur ; son terrain peut ajouter 1 (TEM-CAR-2).
tempus-card-medicine = Médecine
    .help = Un enfant de plus pendant cette action, toujours un par hexagone (TEM-CAR-3).
tempus-card-military-leader = Leader militaire
    .help = Un combat gratuit pendant votre tour, avant ou après l’action (TEM-CAR-4).
tempus-card-transportation = Transport
    .help = Un jeton de plus se déplace pendant cette action, par terre, lac ou mer (TEM-CAR-5).
tempus-card-sanitation = Sanitaires
    .help = Un hexagone peut dépasser la limite d’empilement de un, tant qu’aucun jeton ne le quitte (TEM-CAR-6, TEM-CAR-10).
tempus-card-weapons = Armes
    .help = Ajoute 1 à votre force en attaque ou en défense ; son terrain peut ajouter 1 (TEM-CAR-7).
tempus-card-religion = Religion
    .help = Renvoie chez lui un jeton d’un adversaire non protégé à côté de votre hexagone, et en ajoute un des vôtres sur cet hexagone (TEM-CAR-8, TEM-CAR-11).
tempus-card-government = Gouvernement
    .help = Agissez une fois de plus pendant ce tour, ou passez-le et agissez un tour de table plus tard ; vous ne gagnez aucune action (TEM-CAR-9, TEM-CAR-12).
tempus-card-grassland = { tempus-terrain-grassland }
tempus-card-farmland = { tempus-terrain-farmland }
tempus-card-hills = { tempus-terrain-hills }
tempus-card-forest = { tempus-terrain-forest }

tempus-era-start = Départ
tempus-era-writing = Écriture
tempus-era-agriculture = Agriculture
tempus-era-cities = Cités
tempus-era-roads = Routes
tempus-era-trade = Commerce
tempus-era-ships = Navires
tempus-era-printing = Imprimerie
tempus-era-industry = Industrie
tempus-era-trains = Trains
tempus-era-flight = Vol

tempus-way-land = par la terre
tempus-way-lake = par le lac
tempus-way-sea = par la mer

tempus-side-E = est
tempus-side-SE = sud-est
tempus-side-SW = sud-ouest
tempus-side-W = ouest
tempus-side-NW = nord-ouest
tempus-side-NE = nord-est

tempus-points-hexes = Terres
tempus-points-cities = Cités
tempus-points-flight = Vol

## Drawings

tempus-draw-title = Tempus
tempus-draw-era = Époque { $era } sur 10
tempus-draw-setup = Avant la première époque
tempus-draw-over = La fin
tempus-draw-eras = Les époques
tempus-draw-next = ensuite : { $terrain }
tempus-draw-terrains = Terrains
tempus-draw-lake = lac
tempus-draw-seat = Place
tempus-draw-tiles = Tuiles Action
tempus-draw-supply = Jetons
tempus-draw-cities = Tuiles Cité
tempus-draw-hand = Cartes
tempus-draw-open = { $cards } visibles
tempus-draw-first = premier
tempus-draw-hand-own = Vos cartes
tempus-draw-hand-empty = aucune
tempus-draw-deck = Pioche { $deck }, défausse { $discards }
tempus-draw-fight = Combat : { $start } attaque { $target } ({ $terrain })
tempus-draw-laid = { $count ->
        [one] { $seat } : { $count } carte posée
       *[other] { $seat } : { $count } cartes posées
    }
tempus-draw-drawn = Tuile { $tile } (non tournée)
tempus-draw-city = cité de { $value }
tempus-draw-sign-move = jetons×pas
tempus-draw-sign-sea = par mer
tempus-draw-sign-babies = enfants
tempus-draw-sign-stack = pile
tempus-draw-sign-cards = pioche/main
tempus-draw-sign-actions = tuiles
tempus-draw-description = { $hexes } hexagones de terre, { $seats } places.

## Refusals

tempus-action-under-way = Finissez d’abord l’action en cours.
tempus-baby-full = L’hexagone porte déjà autant de vos jetons qu’il le peut.
tempus-baby-no-supply = Il ne reste aucun jeton dans votre stock.
tempus-baby-none-left = Tous les enfants de cette action sont nés.
tempus-baby-not-here = Un enfant ne peut naître que sur un hexagone de prairie où se trouve un de vos jetons.
tempus-baby-one-per-hex = Un enfant est déjà né sur cet hexagone ; il n’y en a qu’un par hexagone et par action.
tempus-card-at-the-start = Gouvernement se joue au début de votre tour, pour agir une fois de plus ou pour passer.
tempus-card-beside-a-victim = Religion se joue en désignant un de vos hexagones et le côté où se trouve le jeton adverse.
tempus-card-between-actions = Leader militaire se joue avant ou après une action, pas au milieu.
tempus-card-for-babies = Médecine se joue pendant que vous avez des enfants.
tempus-card-for-defence = Fortifications compte quand vous la posez en défense.
tempus-card-for-fights = Armes compte quand vous la posez dans un combat.
tempus-card-for-moving = Transport se joue pendant que vous déplacez vos jetons.
tempus-card-for-progress = Éducation compte quand vous la posez pour le progrès.
tempus-card-for-stacks = Sanitaires est demandée quand une pile dépasse la limite.
tempus-card-kept = On ne peut pas simplement jeter une carte.
tempus-card-no-effect = La carte n’aurait aucun effet maintenant, et l’on ne joue jamais une carte pour rien (voir { $see }).
tempus-card-not-held = Vous n’avez pas cette carte.
tempus-card-not-laid-now = On ne pose des cartes que dans un combat ou pour le progrès.
tempus-city-beside-city = Une cité se trouve à côté de cet hexagone.
tempus-city-no-tile = Il ne vous reste aucune tuile Cité de cette valeur.
tempus-city-no-tokens = Aucun de vos jetons ne se trouve sur cet hexagone.
tempus-city-on-mountain = Vous ne pouvez pas construire de cité sur une montagne.
tempus-city-too-dear = Il y a moins de jetons sur l’hexagone que la valeur de la cité.
tempus-city-too-few = Une cité demande au moins 2 jetons sur l’hexagone.
tempus-discard-first = Défaussez d’abord jusqu’à votre limite de main.
tempus-fight-cards-first = Un combat est en cours : posez d’abord vos cartes, ou aucune.
tempus-fight-city-attacks = Une cité n’attaque pas ; ce sont les jetons qui attaquent.
tempus-fight-no-tokens = Aucun de vos jetons ne se trouve sur cet hexagone.
tempus-fight-nobody = Il n’y a pas d’adversaire de ce côté de l’hexagone.
tempus-fight-not-beside = On attaque depuis un hexagone où se trouvent ses jetons, vers l’hexagone voisin, jamais par-dessus l’eau.
tempus-government-one-way = Vous avez choisi d’agir plusieurs fois à ce tour, donc vous ne pouvez pas le passer.
tempus-government-tiles = Vous n’avez pas les tuiles Action qu’il faut.
tempus-government-too-late = Gouvernement se joue au début de votre tour, avant toute autre chose, et pas au tour de table qui suit celui où vous avez passé.
tempus-move-full = L’hexagone porte déjà autant de vos jetons qu’il le peut.
tempus-move-into-city = Un jeton ne peut pas terminer son déplacement sur une cité.
tempus-move-into-opponent = Un jeton ne peut pas entrer dans un hexagone qui porte une pièce adverse.
tempus-move-into-water = Un jeton ne peut pas terminer son déplacement sur l’eau.
tempus-move-moved-already = Les jetons de cet hexagone ont déjà bougé pendant cette action.
tempus-move-no-ships = Cet hexagone est hors de portée, car votre ligne ne permet pas d’aller par la mer.
tempus-move-no-token = Aucun de vos jetons ne se trouve sur cet hexagone.
tempus-move-none-left = Tous les mouvements de cette action sont utilisés.
tempus-move-too-far = Cet hexagone est hors de portée.
tempus-needs-sanitation = Seule une carte Sanitaires peut aider ici.
tempus-progress-first = Les actions de cette époque sont finies : posez d’abord vos cartes pour le progrès, ou aucune.
tempus-protected = Cet adversaire occupe trois hexagones ou moins : il est protégé.
tempus-religion-before-the-fight = Le combat est déclaré : Religion se joue avant, ou une fois le combat décidé.
tempus-religion-full = Il n’y a plus de place pour un jeton sur votre hexagone.
tempus-religion-no-supply = Il n’y a aucun jeton dans votre stock à y mettre.
tempus-religion-nobody = Aucun jeton adverse ne se trouve de ce côté de l’hexagone.
tempus-religion-not-yours = Vous ne contrôlez un hexagone que si l’un de vos jetons s’y trouve.
tempus-start-apart = Vos jetons de départ doivent former un seul groupe d’un tenant, avec de la place pour les trois.
tempus-start-first = Placez d’abord vos jetons de départ.
tempus-start-full = L’hexagone porte déjà autant de vos jetons qu’il le peut.
tempus-start-occupied = Quelqu’un d’autre se trouve sur cet hexagone.
tempus-start-on-water = Les jetons de départ vont sur la terre.
tempus-start-over = Les jetons de départ ne se placent qu’avant la première époque.
tempus-step-in-first = Dites d’abord combien de jetons entrent.
tempus-step-in-no-victory = Des jetons ne peuvent entrer qu’après un combat qu’ils ont gagné.
tempus-step-in-too-many = Il n’est pas possible de faire entrer autant de jetons.
tempus-terrain-first = Dites d’abord pour quel terrain compte votre cité.
tempus-terrain-no-city = Seul le propriétaire d’une cité attaquée peut déclarer un terrain.
tempus-tile-apart = La tuile doit toucher l’île par un côté au moins.
tempus-tile-first = Placez d’abord la tuile Carte.
tempus-tile-island-finished = L’île est terminée.
tempus-tile-off-board = La tuile doit tenir tout entière sur le plateau.
tempus-tile-overlaps = La tuile en recouvrirait une autre.
tempus-turn-all-protected = Tous ceux qui sont à côté de vous occupent trois hexagones ou moins : ils sont protégés.
tempus-turn-choose-action = Choisissez d’abord une action.
tempus-turn-mountains-and-cities = Toutes vos piles se trouvent sur des montagnes ou à côté d’une cité.
tempus-turn-no-action-left = Les actions de ce tour sont faites.
tempus-turn-no-stack = Une cité demande au moins 2 jetons sur un même hexagone, et vous n’avez aucune pile de cette taille.
tempus-turn-nothing-to-build = Il n’y a aucun hexagone où vous puissiez construire une cité.
tempus-turn-nothing-to-fight = Il n’y a personne que vous puissiez attaquer.
tempus-turn-only-beside-cities = Toutes vos piles se trouvent à côté d’une cité.
tempus-turn-only-mountains = Toutes vos piles se trouvent sur des montagnes.
tempus-turn-tile-unspent = Votre tour ne se termine qu’une fois sa tuile Action dépensée.

## Tour

tempus-tour-first-era = La première époque
    .intro = Vous menez un peuple de seize jetons à travers dix époques, des premières lettres au premier vol. À la fin, le peuple qui a le plus de points l’emporte : 1 par hexagone de terre où se tient votre peuple (les montagnes n’en donnent pas), 2 à 4 par cité, et 3 pour celui qui invente le vol. L’île est déjà en place ; d’ordinaire, les joueurs en posent les tuiles ensemble.
tempus-tour-first-token = Votre peuple commence avec trois jetons. Cet hexagone est une prairie, et les enfants ne naissent que dans les prairies : un bon premier foyer.
tempus-tour-second-token = Les trois doivent former un seul groupe d’un tenant, deux au plus par hexagone. Le suivant va à côté du premier, dans les champs.
tempus-tour-third-token = Et le dernier à nouveau dans une prairie. La variété des terrains sera bientôt utile : à chaque époque, le progrès en demande un autre.
tempus-tour-actions = Chacun a pris trois tuiles Action. À tour de rôle, chaque joueur en dépense une pour l’une des cinq actions : se déplacer, avoir des enfants, combattre, avoir une idée, construire une cité. Commencez par un enfant : plus on est nombreux, plus on peut faire.
tempus-tour-baby = Un enfant arrive dans une prairie où vous êtes déjà. Vous en avez deux ; prenez celle qui regarde vers le centre de l’île.
tempus-tour-done = Votre ligne du tableau des Époques accorde un enfant, et il est né. Les chiffres d’une ligne sont des maximums : on peut toujours s’arrêter.
tempus-tour-end-turn = Après une action, vous pouvez encore jouer des cartes ou revenir en arrière. Une fois le tour terminé, c’est au joueur suivant et rien ne s’annule plus.
tempus-tour-move = Deux jetons se tiennent maintenant sur un hexagone. À la fin, seul compte le nombre de vos hexagones de terre : mieux vaut s’étendre. Dépensez une tuile pour vous déplacer.
tempus-tour-step = Votre ligne déplace un jeton d’un hexagone. La prochaine époque est l’Écriture, et sa case montre des champs : allez dans les champs.
tempus-tour-idea = Votre dernière tuile de cette époque : ayez une idée. Vous piochez autant de cartes que l’indique votre ligne, ici une.
tempus-tour-drawn = Une carte a une capacité, ici Gouvernement, et un terrain, ici les champs. On la joue à son tour pour sa capacité, ou on la pose pour son terrain, au combat ou pour le progrès. Gardez-la encore un instant.
tempus-tour-progress = Toutes les tuiles sont dépensées : le progrès décide qui atteint l’Écriture. Chacun de vos jetons dans les champs compte 1, chaque cité 1, chaque carte de champs posée 1. Vous y avez deux jetons ; la carte donne un troisième point.
tempus-tour-bluff = Les autres voient combien de cartes vous posez, mais pas lesquelles. Vous n’en avez plus : c’est tout.
tempus-tour-a-card = Jouer une carte
    .intro = Avec trois points, C et vous avancez à l’Écriture, et chacun pioche pour cela deux cartes. B reste une ligne en arrière pour l’instant.
tempus-tour-new-row = À la ligne de l’Écriture, une idée rapporte deux cartes. Vous avez pioché Médecine, qui va avec les enfants : choisissez d’abord cette action.
tempus-tour-medicine = Les cartes se jouent avant, pendant et après une action. Médecine accorde un enfant de plus.
tempus-tour-twins = Deux enfants, donc, mais jamais deux sur le même hexagone en une action : un ici, un dans votre premier foyer.
tempus-tour-fight-and-city = Un combat et une cité
    .intro = Trois époques plus tard. Vous venez d’atteindre les Routes, et personne d’autre : vos jetons avancent de deux hexagones, ceux des autres d’un seul. Chacun a désormais quatre actions, et trois jetons tiennent sur un hexagone.
tempus-tour-fight = Trois de vos jetons sont à côté d’un seul jeton de B. La plus grande force gagne, et l’égalité fait perdre l’attaquant. Dépensez une tuile pour combattre.
tempus-tour-target = On attaque d’un hexagone vers un hexagone voisin, jamais par-dessus l’eau.
tempus-tour-weapons = Chaque jeton compte 1. Chaque carte du terrain attaqué compte 1, ici les collines, et Armes 1 de plus sur tout terrain. B n’a aucune carte, vous gagneriez donc de toute façon ; posez Armes pour voir comment on fait.
tempus-tour-strength = Les cartes posées dans un combat sont perdues, celles du vainqueur aussi. Une suffit : c’est tout.
tempus-tour-step-in = Quatre contre un : le jeton de B retourne dans son stock, et vous pouvez entrer avec autant de jetons que vous voulez. Un seul suffit pour tenir l’hexagone ; deux restent derrière.
tempus-tour-protected = Il reste trois hexagones à B. Un joueur qui occupe trois hexagones ou moins est protégé et ne peut pas être attaqué : personne n’est jamais éliminé.
tempus-tour-city = Trois jetons dans une prairie valent un seul point. En cité de 3, ils en valent trois, et chaque cité donne en plus un point de progrès à chaque époque. Construisez-en une.
tempus-tour-city-site = Tous les jetons de l’hexagone reviennent dans votre stock, prêts à renaître. Jamais de cité à côté d’une autre, ni sur une montagne.
tempus-tour-government = Gouvernement permet d’utiliser deux tuiles Action de suite. On n’y gagne pas d’action, mais personne ne s’interpose. Jouez-le.
tempus-tour-two-babies = Votre ligne accorde maintenant deux enfants, et trois jetons par hexagone. D’abord les enfants.
tempus-tour-roads = Et la deuxième action : se déplacer. Avec les Routes, un jeton avance de deux hexagones, assez pour atteindre de nouveaux champs au nord.
tempus-tour-catch-up = Avant que l’on compte le progrès, les retardataires rattrapent les premiers : B et C sont aux Routes, eux aussi. Une avance ne dure donc qu’une époque. Le Commerce demande des champs ; Éducation compte 1 sur tout terrain. Posez-la.
tempus-tour-last-era = La dernière époque
    .intro = C avait un point de plus et a pris le Commerce. Cinq époques après, la dixième s’achève : vous avez 16 points, C 16, B 14. B attaque votre pile dans les collines et va poser trois cartes.
tempus-tour-defend = Les cartes de l’attaquant sont face cachée, les vôtres face visible, et l’égalité vous suffit. Trois jetons et Armes font quatre. Posez cette carte et gardez celles de collines : vous en aurez besoin.
tempus-tour-last-action = Cinq contre quatre : l’hexagone est perdu, et C mène d’un point. Il vous reste une tuile. Piochez pour le dernier progrès.
tempus-tour-flight = La dernière case est le Vol, et elle montre des collines. Elle vaut trois points de victoire, de quoi gagner cette partie. Éducation compte 1 quel que soit son terrain ; vous en avez deux.
tempus-tour-hills = Chaque carte de collines compte 1, quelle que soit sa capacité. Les cartes en main ne servent plus qu’à départager les égalités : posez tout ce qui aide.
tempus-tour-last-word = Cinq jetons dans les collines, deux cités et quatre cartes font onze. C’est tout, et l’on retourne les cartes.
tempus-tour-end = Personne d’autre n’a inventé le vol : vous gagnez avec 18 points, contre 16 et 15. À la fin, chaque hexagone de terre avec un jeton à vous compte 1, sauf les montagnes ; chaque cité compte son chiffre ; le vol compte 3. B avait les plus belles cités, C le plus de terres, et vous étiez là le dernier jour.

## Curves

tempus-measure-points = Points de victoire
tempus-measure-tokens = Jetons sur l’île
tempus-measure-hexes = Hexagones occupés
tempus-measure-cities = Cités
tempus-measure-era = Époque atteinte
tempus-measure-cards = Cartes Idée

## Screen

tempus-screen-board = Plateau
tempus-screen-map = Hexagones du plateau. Les flèches vont d’un hexagone à l’autre, Page suivante et Page précédente vers ceux que l’on peut choisir.
tempus-screen-names = Afficher le nom des hexagones
tempus-screen-can = { $part }. Peut être choisi.
tempus-screen-chosen = { $part }. Choisi.
tempus-screen-hex = { $hex } : { $terrain }
tempus-screen-hex-tokens = { $hex } : { $terrain }, { $count ->
        [one] un jeton
       *[other] { $count } jetons
    } de { $player }
tempus-screen-hex-city = { $hex } : cité de { $value } de { $player } ({ $terrain } dessous)
tempus-screen-hex-sea = { $hex } : mer
tempus-screen-hex-lake = { $hex } : lac
tempus-screen-tile = Tuile Carte { $tile }
tempus-screen-say-island = { $hexes ->
        [0] L’île n’a pas encore de terre.
        [one] L’île compte un hexagone : { $terrains }.
       *[other] L’île compte { $hexes } hexagones : { $terrains }.
    }
tempus-screen-say-turn = C’est le tour de { $player }.
tempus-screen-say-next = L’époque suivante est { $era }, son terrain : { $terrain }.
tempus-screen-say-fight = { $attacker } attaque { $defender } depuis { $start } sur { $target }, qui compte comme { $terrain }.
tempus-screen-say-fight-open = { $attacker } attaque { $defender } depuis { $start } sur { $target } ; le terrain reste à déclarer.
tempus-screen-say-seat = { $player } : époque { $era }, tuiles Action { $tiles }, jetons en stock { $supply }, cartes { $cards }.
tempus-screen-say-places = { $player } se trouve ici : { $places }.
tempus-screen-say-nowhere = { $player } n’a rien sur l’île.
tempus-screen-say-tokens = { $hex } ({ $terrain }) { $count ->
        [one] un jeton
       *[other] { $count } jetons
    }
tempus-screen-say-city = { $hex } cité de { $value }
tempus-screen-tiles-left = { $tiles ->
        [0] Plus aucune tuile Action
        [one] Il reste une tuile Action
       *[other] Il reste { $tiles } tuiles Action
    }
tempus-screen-delayed = une tuile retardée par Gouvernement
tempus-screen-supply = { $tokens ->
        [0] Aucun jeton en stock
        [one] Un jeton en stock
       *[other] { $tokens } jetons en stock
    }
tempus-screen-city-tiles = { $count ->
        [0] Plus de tuile Cité de { $value }
        [one] Une tuile Cité de { $value }
       *[other] { $count } tuiles Cité de { $value }
    }
tempus-screen-hand = { $cards ->
        [0] Aucune carte en main
        [one] Une carte en main
       *[other] { $cards } cartes en main
    }{ $laid ->
        [0] { "" }
        [one] , une posée face cachée
       *[other] , { $laid } posées face cachée
    }
tempus-screen-land = { $hexes ->
        [0] Aucun jeton sur l’île
        [one] Des jetons sur un hexagone
       *[other] Des jetons sur { $hexes } hexagones
    }
tempus-screen-first = Tient le marqueur de premier joueur
tempus-screen-laid = Posées face cachée
tempus-screen-shown = Devant vous
tempus-screen-no-cards = Aucune carte en main.
tempus-screen-matches = du terrain qui compte maintenant
tempus-screen-card-education = 1 point de progrès si vous la posez pour le progrès.
tempus-screen-card-fortifications = 2 de force si vous la posez en défense.
tempus-screen-card-medicine = Quand vous avez des enfants : un de plus, toujours un par hexagone.
tempus-screen-card-military-leader = Un combat gratuit à votre tour, avant ou après l’action.
tempus-screen-card-transportation = Quand vous déplacez des jetons : un jeton de plus bouge.
tempus-screen-card-sanitation = Un hexagone peut porter un jeton de plus, tant qu’aucun n’en part.
tempus-screen-card-weapons = 1 de force si vous la posez dans un combat.
tempus-screen-card-religion = Renvoie un jeton voisin non protégé ; un des vôtres rejoint votre hexagone.
tempus-screen-card-government = Deux tuiles Action d’affilée, ou passer et agir un tour de table plus tard.
tempus-screen-figure-move = Déplacements : { $tokens ->
        [one] un jeton
       *[other] { $tokens } jetons
    }, distance { $distance }
tempus-screen-figure-sea = Mouvement maritime
tempus-screen-figure-babies = Enfants : { $babies }
tempus-screen-figure-stack = Limite d’empilement : { $stack }
tempus-screen-figure-cards = Idées piochées : { $drawn }, limite de main { $hand }
tempus-screen-figure-actions = Actions par époque : { $actions }
tempus-screen-next = Ensuite : { $era }
tempus-screen-next-help = Les jetons sur ce terrain et ses cartes comptent pour le prochain progrès.
tempus-screen-points = +{ $points } points de victoire
tempus-screen-reconstructed = notre reconstitution
tempus-screen-deck = Pioche : { $cards }
tempus-screen-discards = Défausse : { $cards }
tempus-screen-duel = Combat
tempus-screen-duel-terrain = Terrain du combat : { $terrain }
tempus-screen-duel-open = à déclarer
tempus-screen-duel-tokens = { $place } : { $count ->
        [one] un jeton
       *[other] { $count } jetons
    }
tempus-screen-duel-city = { $place } : cité de { $value }
tempus-screen-attacker = attaquant
tempus-screen-defender = défenseur
tempus-screen-sum-open = { $stands } + { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }

## La page qui enseigne

tempus-teach-aim = Menez un petit peuple à travers dix époques, de l’écriture au vol. Le joueur qui a le plus de points de victoire quand le premier peuple s’envole l’emporte.
tempus-teach-turn = À chaque époque, vous avez quelques tuiles Action. À tour de rôle, chacun en dépense une pour l’une des cinq actions ; votre ligne du tableau des Époques dit ce qu’elle permet. Les cartes Idée renforcent une action.
tempus-teach-move = Se déplacer : les jetons vont sur les hexagones voisins, plus tard par la mer.
tempus-teach-babies = Avoir des enfants : de nouveaux jetons en prairie, là où se tient déjà votre peuple.
tempus-teach-fight = Combattre : jetons et cartes contre ceux d’un hexagone voisin ; à égalité, l’attaquant perd.
tempus-teach-idea = Avoir une idée : piochez des cartes. Chacune a une capacité et un terrain.
tempus-teach-city = Construire une cité : tous les jetons d’un hexagone deviennent une cité de ce nombre.
tempus-teach-progress = À la fin de l’époque comptent les jetons sur le terrain de la nouvelle époque, les cités et les cartes de ce terrain. Celui qui en a le plus y entre d’abord, les autres une époque plus tard.
tempus-teach-points = Les points se comptent une seule fois, à la fin.
tempus-teach-land = 1 par hexagone de terre où se tient votre peuple, quel que soit le nombre ; les montagnes n’en donnent pas.
tempus-teach-cities = 2, 3 ou 4 par cité, selon son nombre.
tempus-teach-flight = 3 pour celui qui atteint le Vol.
tempus-teach-end = Après la dixième époque, quelqu’un atteint toujours le Vol, et la partie est finie. Elle dure environ une heure.

## State at a glance

tempus-own-points = Points
tempus-own-progress = Progrès
tempus-own-tiles = Actions
tempus-screen-worth-progress = Progrès vers l’époque { $era } sans les cartes : { $total } (jetons { $tokens }, cités { $cities })
tempus-screen-protected = protégé
tempus-screen-protected-help = Occupe trois hexagones ou moins : on ne peut ni l’attaquer ni le convertir (TEM-FIG-2).
tempus-threat-fight = { $player } attaque { $place } : { $theirs } contre { $yours } pour vous, plus les cartes.
tempus-threat-attack = { $player } peut attaquer { $place } depuis { $start } : { $theirs } contre { $yours } pour vous, sans les cartes.
tempus-threat-progress = { $player } mène la course vers l’époque { $era } : { $theirs } contre { $yours } pour vous, sans les cartes.
tempus-price-tokens = { $count ->
        [one] 1 jeton
       *[other] { $count } jetons
    }
tempus-price-now = une tuile de plus maintenant
tempus-price-later = un tour de table plus tard

## Stages

tempus-scene-progress = Progrès : qui atteint l’époque { $era } ?
tempus-scene-progress-text = Terrain : { $terrain }. 1 par jeton qui s’y trouve, 1 par carte de ce terrain, 1 de plus par Éducation, et 1 par cité.
tempus-scene-tokens = Jetons
tempus-scene-cities = Cités
tempus-scene-cards = Cartes
tempus-scene-total = Total
tempus-scene-advances = atteint l’époque { $era }
tempus-scene-bonus = { $cards ->
        [one] pioche une carte
       *[other] pioche { $cards } cartes
    }
tempus-scene-stays = reste à l’époque { $era }
tempus-scene-progress-verdict = { $count ->
        [one] { $players } atteint l’époque { $era }.
       *[other] { $players } atteignent l’époque { $era }.
    }
tempus-scene-fight = { $attacker } attaque { $defender }
tempus-scene-fight-text = De { $start } vers { $target }, qui compte comme { $terrain }.
tempus-scene-stands = Jetons, cité
tempus-scene-strength = Force
tempus-scene-cards-played = avec { $cards }
tempus-scene-loses-tokens = { $count ->
        [one] perd un jeton sur { $hex }
       *[other] perd { $count } jetons sur { $hex }
    }
tempus-scene-loses-city = perd la cité de { $value } sur { $hex }
tempus-scene-fight-won = { $attacker } prend { $hex }, { $attack } à { $defence }.
tempus-scene-fight-lost = { $defender } tient { $hex }, { $defence } à { $attack }.
tempus-scene-fight-tie = { $attack } à { $defence } : l’égalité suffit à { $defender }, qui tient { $hex }.
tempus-scene-era = L’époque { $era } sur 10 commence
tempus-scene-era-text = L’époque suivante est { $era } : les jetons et les cartes du terrain { $terrain } compteront.
tempus-scene-row = Époque
tempus-scene-actions = Actions
tempus-scene-points = Points
tempus-scene-plays-first = joue en premier
tempus-scene-end = La dixième époque est terminée
tempus-scene-end-text = Chaque hexagone de terre compte 1, sauf les montagnes, chaque cité sa valeur, le vol 3.
tempus-scene-end-won = { $players } gagne avec { $points } points.
tempus-scene-end-tie = { $players } sont à égalité avec { $points } points.
tempus-tie = À égalité de points, le nombre de cartes Idée en main décide, puis celui des cités sur la carte (TEM-END-4).
    .cards = cartes en main
    .cities = cités

## Ce qu’on peut faire à son tour, dans le dock

tempus-way-price = Pour une tuile Action :
tempus-way-move = se déplacer ({ $tokens ->
        [one] un jeton
       *[other] { $tokens } jetons
    }, { $distance ->
        [one] un hexagone
       *[other] { $distance } hexagones
    })
tempus-way-babies = { $babies ->
        [0] avoir des enfants (aucun possible)
       *[other] avoir des enfants ({ $babies })
    }
tempus-way-fight = combattre un voisin
tempus-way-idea = avoir une idée ({ $drawn ->
        [one] une carte
       *[other] { $drawn } cartes
    })
tempus-way-city = construire une cité (tous les jetons d’un hexagone)
tempus-way-fight-into = Combat : quel hexagone attaquez-vous depuis { $place } ?
tempus-way-fight-from = Combat : depuis quel hexagone attaquez-vous { $place } ?
tempus-way-fight-nobody = Combat : il ne reste personne à attaquer.
tempus-way-attack = Attaquer { $target } depuis { $start }
tempus-way-religion = Jouer Religion ({ $terrain }) : convertir { $target } depuis { $hex }
tempus-about-attack = Avant les cartes : { $attack } contre { $defence } ; l’égalité ne suffit pas. Cartes en main : vous { $own }, { $player } { $others }.
tempus-way-move-to = Déplacement : où va le jeton de { $place } ?
tempus-way-end = Votre action est faite : terminez le tour.
tempus-way-convert = Religion : quel jeton voisin convertissez-vous ?
tempus-way-convert-into = Religion : lequel de vos hexagones accueille le nouveau jeton ?
tempus-way-terrain = { $terrain } ({ $cards ->
        [0] aucune de vos cartes
        [one] une de vos cartes
       *[other] { $cards } de vos cartes
    })
tempus-warning-babies = Aucun enfant ne peut naître maintenant : il faut une prairie avec un de vos jetons et de la place pour un autre. La tuile Action serait dépensée pour rien.
tempus-warning-nobody-moved = Aucun jeton n’a été déplacé : la tuile Action serait dépensée pour rien.
tempus-warning-nobody-born = Aucun enfant n’est né : la tuile Action serait dépensée pour rien.
