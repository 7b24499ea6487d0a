# Time of Empires in French. Keys: do- moves, event- what came of them, ask- decisions, then names, then refusals.
# $a and $b of a decision are the numbers that its step counts with. All buildings are masculine: un, son.

## Moves. The attributes named like a field ask for that field alone; .help says what the move does.

time-of-empires-do-tick = La pendule marque { $millisecond } millisecondes
    .verb = Laisser passer le temps
    .millisecond = Jusqu’à quelle milliseconde ?
    .help = Le temps de jeu avance ; les sabliers s’épuisent, les cris et le gong viennent exactement à leur heure (TOE-RTI-3).
time-of-empires-do-lay-tile = Poser { $tile } en { $spot }, { $turned ->
        [0] sans la tourner
        [1] tournée d’un tiers
       *[other] tournée de { $turned } tiers
    }
    .verb = Poser une tuile
    .spot = À quelle position ?
    .tile = Quelle tuile ?
    .turned = Tournée de combien de tiers ?
    .help = Le hasard pose et tourne les tuiles du plateau central (TOE-SET-1).
time-of-empires-do-choose-side = La tuile { $column } montre cette face : { $side }
    .verb = Choisir une face
    .column = De quelle colonne ?
    .side = Quelle face ?
    .help = Le hasard décide quelle face d’une tuile Effet sert dans cette partie (TOE-SET-3).
time-of-empires-do-draw-wonder = Merveille en jeu : { $wonder }
    .verb = Tirer une merveille
    .wonder = Quelle merveille ?
    .help = Une merveille de l’âge entre en jeu et y reste (TOE-PRE-2).
time-of-empires-do-draw-leader = { $leader } entre en jeu
    .verb = Tirer un leader
    .leader = Quel leader ?
    .help = Un leader pour chaque colonne en service (TOE-PRE-3).
time-of-empires-do-turn-up = Type du dessus : { $type }
    .verb = Montrer un type
    .type = Quel type ?
    .help = Le dos de la carte suivante d’une pile montre son type (TOE-PRE-1).
time-of-empires-do-draw-card = Piocher { $card }
    .verb = Piocher une technologie
    .card = Quelle carte ?
    .help = Seul le joueur qui pioche la carte la voit (TOE-DRA-1).
time-of-empires-do-choose-first = { $seat } commence
    .verb = Choisir qui commence
    .seat = Qui commence ?
    .help = Le hasard décide qui commence le premier âge d’initiation (TOE-INI-5).
time-of-empires-do-place-pawn = Placer votre premier clan en { $territory }
    .verb = Placer le premier clan
    .territory = Dans quel territoire ?
    .help = Il se tient sur un territoire de votre tuile capitale ; vous pouvez construire là, et partir de là (TOE-SET-5).
time-of-empires-do-choose-pace = Jouer cet âge { $pace }
    .verb = Choisir comment l’âge se joue
    .pace = Comment ?
    .help = L’âge ne se joue en temps réel que si tous le veulent (TOE-INI-4).
time-of-empires-do-create-scholars = { $count ->
        [0] Ne créer aucun érudit
        [1] Créer un érudit
       *[other] Créer { $count } érudits
    }
    .verb = Créer des érudits
    .count = Combien ?
    .help = Des pions de votre réserve deviennent des érudits, qui construisent les merveilles et influencent les leaders (TOE-SCH-1, TOE-SCH-2).
time-of-empires-do-lay-token = Poser le jeton Bonus sur la section { $section }
    .verb = Poser le jeton Bonus
    .section = Sur quelle section ?
    .help = À chaque décompte à venir le jeton compte pour chaque bâtiment sorti de cette section ; il ne bouge plus jamais (TOE-PRE-6, TOE-SCO-2).
time-of-empires-do-turn-glass = Sablier { $glass } : { $action }
    .verb = Retourner un sablier
    .glass = Quel sablier ?
    .action = Sur quelle action ?
    .help = Le sablier coule pendant que l’action est résolue aussitôt ; ensuite il peut servir à nouveau, depuis un plateau commun seulement pour une autre action (TOE-GLA-1, TOE-GLA-5).
time-of-empires-do-shift-glass = Déplacer le sablier { $glass } : { $action }
    .verb = Déplacer un sablier
    .glass = Quel sablier ?
    .action = Vers quelle action ?
    .help = Le sablier passe sur une autre case libre sans être retourné, et l’action de cette case est résolue ; son temps continue (TOE-C203).
time-of-empires-do-discard-card = Défausser votre technologie visible
    .verb = Défausser la technologie visible
    .help = La carte du dessous redevient visible ; les cartes défaussées ne reviennent jamais (TOE-TEC-2, TOE-TEC-3).
time-of-empires-do-limit-scholars = { $count ->
        [0] Ne créer aucun érudit aux cris
        [9] Créer le plus d’érudits possible aux cris
        [1] Créer un érudit au plus aux cris
       *[other] Créer { $count } érudits au plus aux cris
    }
    .verb = Fixer combien d’érudits un cri crée
    .count = Combien ?
    .help = Un cri crée autant d’érudits que possible, sauf si vous en fixez moins (TOE-SCH-3).
time-of-empires-do-rest = Attendre
    .verb = Attendre
    .help = Vous ne faites rien avant que la pendule ait avancé.
time-of-empires-do-draw-from = Piocher dans { $pile }
    .verb = Piocher une technologie
    .pile = Dans quelle pile ?
    .help = Vous voyez le type du dessus avant de piocher ; la carte va dans votre main (TOE-DRA-1).
time-of-empires-do-take-resource = Prendre { $resource }
    .verb = Prendre une ressource
    .resource = Quelle ressource ?
    .help = Elle va dans votre stock, qui en contient six de chaque sorte (TOE-RES-2).
time-of-empires-do-deploy = Déployer un clan en { $space }
    .verb = Déployer un clan
    .space = Où ?
    .help = Un pion de votre réserve arrive dans votre capitale ou dans une cité où vous avez un clan (TOE-CLA-1).
time-of-empires-do-move-clans = Déplacer { $count ->
        [1] un clan
       *[other] { $count } clans
    } de { $start } à { $end }
    .verb = Déplacer des clans
    .start = D’où ?
    .end = Vers où ?
    .count = Combien ?
    .help = Un pas. Là où se tiennent des clans adverses il y a combat, ce qui met fin à vos mouvements (TOE-CLA-4, TOE-CLA-7, TOE-CLA-8).
time-of-empires-do-airlift = Faire atterrir { $count ->
        [1] un pion
       *[other] { $count } pions
    } en { $territory }
    .verb = Faire atterrir des pions
    .territory = Dans quel territoire ?
    .count = Combien ?
    .help = Des pions de votre réserve atterrissent dans n’importe quel territoire et combattent aussitôt les clans adverses qui s’y trouvent (TOE-C309).
time-of-empires-do-bombard = Bombarder { $territory }
    .verb = Bombarder un territoire
    .territory = Quel territoire ?
    .help = Tout y est détruit ; vous gardez les bâtiments des autres, les clans rentrent (TOE-GLO-7).
time-of-empires-do-discover = Découvrir { $card }
    .verb = Découvrir une technologie
    .card = Quelle carte ?
    .help = Vous payez son prix en idées, la posez sur votre case Découverte et résolvez aussitôt son effet ; plus tard, vous pourrez construire son bâtiment (TOE-TEC-1, TOE-BUI-1).
time-of-empires-do-place-building = Placer le bâtiment en { $territory }
    .verb = Placer le bâtiment
    .territory = Dans quel territoire ?
    .help = Il prend un emplacement libre d’un territoire que vous occupez ; sa carte est défaussée (TOE-BUI-1, TOE-BUI-2).
time-of-empires-do-build-free = Construire un { $building } en { $territory }
    .verb = Construire gratuitement
    .building = Quel bâtiment ?
    .territory = Dans quel territoire ?
    .help = Vous ne payez rien et ne défaussez aucune carte ; il faut un emplacement libre (TOE-GLO-4).
time-of-empires-do-place-inaccessible = Placer le bâtiment sur l’emplacement inaccessible en { $territory }
    .verb = Placer le bâtiment sur un emplacement inaccessible
    .territory = Dans quel territoire ?
    .help = L’emplacement ouvert reste libre ; la carte du bâtiment est défaussée (TOE-BUI-1, TOE-BUI-2).
time-of-empires-do-build-inaccessible = Construire un { $building } sur l’emplacement inaccessible en { $territory }
    .verb = Construire gratuitement sur un emplacement inaccessible
    .building = Quel bâtiment ?
    .territory = Dans quel territoire ?
    .help = Vous ne payez rien et ne défaussez aucune carte ; l’emplacement ouvert reste libre (TOE-GLO-4, TOE-BUI-2).
time-of-empires-do-place-on-wonder = Placer un érudit sur la merveille de l’âge { $place }
    .verb = Placer un érudit sur une merveille
    .place = La merveille de quel âge ?
    .help = Le joueur qui y a le plus d’érudits marque 2 points chaque fois que la condition est remplie, les autres présents 1 (TOE-SCO-4, TOE-GLO-9).
time-of-empires-do-place-on-leader = Placer un érudit sur la tuile { $column }
    .verb = Placer un érudit sur une tuile Effet
    .column = Sur quelle tuile ?
    .help = L’effet n’est pas résolu ; le joueur qui y a le plus d’érudits au décompte gagne le leader (TOE-GLO-10, TOE-SCO-3).
time-of-empires-do-copy-tile = Copier la tuile { $column }
    .verb = Copier une tuile
    .column = Quelle tuile ?
    .help = Vous résolvez l’effet de cette tuile (TOE-EFF-4).
time-of-empires-do-garrison = Mettre un clan en { $space }
    .verb = Mettre un clan dans la cité
    .space = Dans quelle cité ?
    .help = Celui qui tenait la cité reprend ses clans (TOE-SCO-6).
time-of-empires-do-done = C’est tout
    .verb = C’est tout
    .told = { $player } a fini.
    .help = Ce que vous laissez de côté est perdu (TOE-GLA-2).
time-of-empires-do-end-turn = Terminer le tour
    .verb = Terminer le tour
    .help = Vos sabliers restent jusqu’à votre prochain tour et bloquent leurs cases (TOE-INI-1).
time-of-empires-do-resolve-action = Résoudre : { $action }
    .verb = Résoudre l’action de l’autre sablier
    .action = Quelle action ?
    .help = Vous faites ce que désigne votre autre sablier et payez ce que cela coûte ; aucune case n’est prise (TOE-EFF-7, TOE-EFF-9).

## Events

time-of-empires-event-tile-laid = { $tile } est posée en { $spot }.
time-of-empires-event-side-chosen = La tuile { $column } : { $side }.
time-of-empires-event-pawn-placed = { $seat-player } commence en { $territory }.
time-of-empires-event-pace-wished = { $seat-player } veut jouer { $pace }.
time-of-empires-event-pace-set = Cet âge se joue { $pace }.
time-of-empires-event-age-began = L’âge { $age } sur 3 commence.
time-of-empires-event-wonder-entered = Une merveille entre en jeu : { $wonder }.
time-of-empires-event-leader-entered = { $leader } entre en jeu dans la colonne { $column }.
time-of-empires-event-top-turned = Le type de la carte du dessus de { $pile } est { $type }.
time-of-empires-event-scholars-created = { $count ->
        [0] { $seat-player } ne crée aucun érudit.
        [one] { $seat-player } crée 1 érudit.
       *[other] { $seat-player } crée { $count } érudits.
    }
time-of-empires-event-token-laid = { $seat-player } a posé un jeton Bonus.
time-of-empires-event-token-placed = { $seat-player } : le jeton de { $value } est sur la section { $section }.
time-of-empires-event-first-chosen = { $seat-player } joue en premier.
time-of-empires-event-gong-rang = { $last ->
        [0] Le gong : l’âge { $age } commence.
       *[other] Le gong : l’âge { $age } est terminé.
    }
time-of-empires-event-baby-cried = Un bébé crie, à l’âge { $age } : des érudits pour tous.
time-of-empires-event-round-began = La manche { $round } commence avec { $first-player }.
time-of-empires-event-glass-turned = { $seat-player } retourne le sablier { $glass } : { $action }.
time-of-empires-event-discovery-began = { $seat-player } s’apprête à découvrir une technologie.
time-of-empires-event-glass-shifted = { $seat-player } déplace le sablier { $glass } : { $action }.
time-of-empires-event-turn-ended = { $seat-player } termine son tour.
time-of-empires-event-choice-lapsed = Il ne reste rien à choisir pour { $seat-player }.
time-of-empires-event-chain-lost = Le temps de { $seat-player } est écoulé ; le reste de l’action est perdu.
time-of-empires-event-resources-gained = { $ideas ->
        [0] { $seat-player } gagne { $bricks ->
                [0] zéro ressource
                [one] 1 brique
               *[other] { $bricks } briques
            }.
        [one] { $seat-player } gagne 1 idée{ $bricks ->
                [0] { "" }
                [one] { " " }et 1 brique
               *[other] { " " }et { $bricks } briques
            }.
       *[other] { $seat-player } gagne { $ideas } idées{ $bricks ->
                [0] { "" }
                [one] { " " }et 1 brique
               *[other] { " " }et { $bricks } briques
            }.
    }
time-of-empires-event-card-drawn = { $card ->
        [hidden] { $seat-player } pioche une carte dans { $pile } : { $type }.
       *[other] { $seat-player } pioche { $card } dans { $pile } : { $type }.
    }
time-of-empires-event-card-discarded = { $seat-player } défausse { $card }.
time-of-empires-event-technology-discovered = { $seat-player } découvre { $card }.
time-of-empires-event-clan-deployed = { $seat-player } déploie un clan en { $space }.
time-of-empires-event-clans-moved = { $seat-player } déplace { $count ->
        [one] 1 clan
       *[other] { $count } clans
    } de { $start } à { $end }.
time-of-empires-event-fought = { $seat-player } attaque { $defender-player } en { $territory } : { $killed ->
        [one] 1 clan détruit
       *[other] { $killed } clans détruits
    }, { $lost ->
        [one] { $lost } perdu
       *[other] { $lost } perdus
    }.
time-of-empires-event-clans-destroyed = { $seat-player } attaque { $defender-player } en { $territory } sans perte : { $killed ->
        [one] 1 clan détruit
       *[other] { $killed } clans détruits
    }.
time-of-empires-event-building-taken = { $seat-player } construit un { $building }.
time-of-empires-event-building-placed = { $seat-player } place son { $building } en { $territory }.
time-of-empires-event-inaccessible-used = { $seat-player } utilise l’emplacement inaccessible en { $territory }.
time-of-empires-event-building-waits = { $seat-player } : un { $building } attend un emplacement sur sa carte.
time-of-empires-event-territory-bombarded = { $seat-player } bombarde { $territory }.
time-of-empires-event-scholar-on-wonder = { $seat-player } met un érudit sur la merveille { $wonder }.
time-of-empires-event-scholar-on-leader = { $seat-player } met un érudit sur la tuile { $column }.
time-of-empires-event-tile-copied = { $seat-player } copie la tuile { $column }.
time-of-empires-event-building-destroyed = { $seat-player } détruit un { $building } de { $owner-player } en { $territory }.
time-of-empires-event-points-scored = { $seat-player } marque { $points ->
        [one] 1 point
       *[other] { $points } points
    } : { $kind }.
time-of-empires-event-leader-won = { $seat-player } gagne un leader : { $leader }.
time-of-empires-event-wonder-scored = La merveille { $wonder } compte { $times } fois pour { $seat-player }.
time-of-empires-event-scholars-returned = Tous les érudits des plateaux rentrent dans leurs réserves.
time-of-empires-event-city-garrisoned = { $seat-player } met un clan en { $space }.
time-of-empires-event-clans-returned = { $seat-player } reprend { $count ->
        [one] 1 clan
       *[other] { $count } clans
    } de { $space }.
time-of-empires-event-age-ended = Le décompte de l’âge { $age } est fait.
time-of-empires-event-game-ended = La partie est terminée.
time-of-empires-event-scholars-limited = { $count ->
        [9] { $seat-player } créera le plus d’érudits possible aux cris.
        [one] { $seat-player } créera { $count } érudit au plus aux cris.
       *[other] { $seat-player } créera { $count } érudits au plus aux cris.
    }

## Decisions

time-of-empires-ask-start = Placez votre premier clan.
    .help = Sur l’un des trois territoires de votre tuile capitale (TOE-SET-5).
time-of-empires-ask-pace-choice = Comment jouer l’âge qui vient ?
    .help = En temps réel avec des sabliers qui coulent, ou au tour par tour sans pendule ; en temps réel seulement si tous le veulent (TOE-INI-4).
time-of-empires-ask-creating = Créez des érudits : { $a } au plus.
    .help = Les érudits viennent de votre réserve ; les pions que vous y gardez peuvent devenir des clans (TOE-SCH-1, TOE-CLA-1).
time-of-empires-ask-token = Posez le jeton Bonus de { $a } sur une section.
    .help = Il marque sa valeur pour chaque bâtiment sorti de la section, à ce décompte et à tous les suivants ; personne ne le voit avant que tous aient choisi (TOE-PRE-6, TOE-SCO-2).
time-of-empires-ask-idle = Retournez un sablier.
    .help = Un sablier épuisé se retourne sur une case libre ; chaque action commune en a deux, et vous ne pouvez en tenir qu’une (TOE-GLA-1, TOE-GLA-4). Vous ne pouvez pas commencer ce que vous ne pouvez pas payer, ou qui ne changerait rien (TOE-GLA-8). Votre technologie visible peut être défaussée à tout moment (TOE-TEC-2).
time-of-empires-ask-drawing = { $a ->
        [one] Piochez une technologie.
       *[other] Piochez des technologies : encore { $a }.
    }
    .help = Le type de chaque carte du dessus est visible ; une pile vide ne donne rien (TOE-DRA-1, TOE-DRA-2).
time-of-empires-ask-gaining = { $a ->
        [one] Prenez une ressource.
       *[other] Prenez des ressources : encore { $a }.
    }
    .help = Les idées servent à découvrir, les briques à construire ; un stock en contient six de chaque (TOE-RES-2).
time-of-empires-ask-deploying = { $a ->
        [one] Déploiement : encore un clan.
       *[other] Déploiement : encore { $a } clans.
    }
    .help = Dans votre capitale, ou dans une cité où vous avez un clan ; quatre y tiennent (TOE-CLA-1, TOE-CLA-2).
time-of-empires-ask-moving = { $a ->
        [one] Mouvement : encore un.
       *[other] Mouvements : encore { $a }.
    }
    .help = Un mouvement fait avancer d’un pas un ou deux clans d’un groupe ; un combat met fin à vos mouvements (TOE-CLA-4, TOE-CLA-5, TOE-CLA-8).
time-of-empires-ask-overrun = Déplacez un groupe ; il détruit sans perte les clans adverses sur place.
    .help = Un ou deux clans vont dans un territoire adjacent (TOE-C209).
time-of-empires-ask-airlifting = Faites atterrir jusqu’à deux pions dans un territoire.
    .help = Deux fois, dans deux territoires différents ; là où se tiennent des clans adverses il y a combat (TOE-C309).
time-of-empires-ask-bombarding = Bombardez un territoire à côté d’une de vos cités.
    .help = Tout y est détruit, vos propres pièces aussi (TOE-GLO-7).
time-of-empires-ask-discovering = Découvrez une technologie de votre main.
    .help = Elle couvre ce qui est sur votre case Découverte ; son effet est résolu aussitôt, et ce que vous laissez est perdu (TOE-TEC-1).
time-of-empires-ask-site = Où placer le bâtiment ?
    .help = Sur un emplacement libre d’un territoire que vous occupez, mais pas là où vous avez déjà un bâtiment de ce type (TOE-BUI-1, TOE-BUI-2).
time-of-empires-ask-free-building = Construisez gratuitement.
    .help = Choisissez un territoire que vous occupez avec un emplacement libre (TOE-GLO-4).
time-of-empires-ask-assembly = Construisez gratuitement ce que montre votre technologie visible.
    .help = La carte est défaussée ; vous pouvez recommencer une fois avec la suivante (TOE-C306).
time-of-empires-ask-to-wonder = Placez un érudit sur une merveille.
    .help = Les érudits sur les merveilles comptent au décompte de cet âge (TOE-SCO-4).
time-of-empires-ask-to-leader = Placez un érudit sur une tuile Effet.
    .help = Le joueur qui a le plus d’érudits gagne le leader ; à égalité, c’est l’érudit le plus bas qui l’emporte (TOE-SCO-3).
time-of-empires-ask-copying = Copier quelle tuile ?
    .help = Vous résolvez son effet comme si votre érudit y était allé (TOE-EFF-4).
time-of-empires-ask-other-glass = Résoudre l’action de votre autre sablier ?
    .help = Son coût se paie comme d’habitude ; vous pouvez aussi y renoncer (TOE-EFF-9, TOE-GLA-2).
time-of-empires-ask-shifting = Déplacez un sablier vers une autre action.
    .help = Le sablier n’est pas retourné, son temps continue ; la nouvelle action est résolue (TOE-C203).
time-of-empires-ask-siege = Vous dominez les terres autour d’une cité : y mettre un clan ?
    .help = Celui qui la tenait reprend ses clans ; depuis une cité, on peut déployer et se déplacer (TOE-SCO-6, TOE-CLA-1).

## Names

time-of-empires-action-leader-technology = influencer le leader technologique
    .help = Mettre un érudit sur la tuile de la colonne et résoudre son effet (TOE-LEA-1).
time-of-empires-action-leader-expansion = influencer le leader d’expansion
    .help = Mettre un érudit sur la tuile de la colonne et résoudre son effet (TOE-LEA-1).
time-of-empires-action-leader-culture = influencer le leader culturel
    .help = Mettre un érudit sur la tuile de la colonne et résoudre son effet (TOE-LEA-1).
time-of-empires-action-leader-bonus = influencer le leader bonus
    .help = Mettre un érudit sur la tuile de la colonne et résoudre son effet (TOE-LEA-1).
time-of-empires-action-wonder-1 = construire la première merveille
    .help = Y mettre un érudit ; elle compte à la fin de l’âge (TOE-WON-1, TOE-SCO-4).
time-of-empires-action-wonder-2 = construire la deuxième merveille
    .help = Y mettre un érudit ; elle compte à la fin de l’âge (TOE-WON-1, TOE-SCO-4).
time-of-empires-action-wonder-3 = construire la troisième merveille
    .help = Y mettre un érudit ; elle compte à la fin de l’âge (TOE-WON-1, TOE-SCO-4).
time-of-empires-action-draw-left = piocher sur le plateau de gauche
    .help = Piocher la carte du dessus d’une de ses deux piles (TOE-DRA-1).
time-of-empires-action-draw-right = piocher sur le plateau de droite
    .help = Piocher la carte du dessus d’une de ses deux piles (TOE-DRA-1).
time-of-empires-action-ideas = produire des idées
    .help = Autant que d’icônes visibles (TOE-RES-1).
time-of-empires-action-bricks = produire des briques
    .help = Autant que d’icônes visibles (TOE-RES-1).
time-of-empires-action-deploy = déployer des clans
    .help = Autant que d’icônes de clan visibles (TOE-CLA-1).
time-of-empires-action-move = déplacer des clans
    .help = Autant de mouvements que d’icônes visibles (TOE-CLA-4).
time-of-empires-action-discover = découvrir une technologie
    .help = Payer des idées et résoudre l’effet (TOE-TEC-1).
time-of-empires-action-build = construire un bâtiment
    .help = Payer des briques et placer le bâtiment de votre technologie visible (TOE-BUI-1).

time-of-empires-column-technology = technologie
time-of-empires-column-expansion = expansion
time-of-empires-column-culture = culture
time-of-empires-column-bonus = bonus

time-of-empires-side-draw = piocher une technologie
time-of-empires-side-moves = jusqu’à 2 mouvements
time-of-empires-side-wonder = un érudit sur une merveille
time-of-empires-side-copy = copier une autre tuile
time-of-empires-side-resources = gagner 2 ressources
time-of-empires-side-clans = déployer 2 clans
time-of-empires-side-other-glass = l’action de votre autre sablier
time-of-empires-side-leader = un érudit sur une autre tuile

time-of-empires-type-science = science
time-of-empires-type-construction = construction
time-of-empires-type-expansion = expansion
time-of-empires-type-culture = culture

time-of-empires-building-observatory = observatoire
time-of-empires-building-warehouse = entrepôt
time-of-empires-building-mill = moulin
time-of-empires-building-theatre = théâtre

time-of-empires-section-observatory = observatoires
time-of-empires-section-warehouse = entrepôts
time-of-empires-section-mill = moulins
time-of-empires-section-theatre = théâtres

time-of-empires-pile-left-1 = la première pile de gauche
time-of-empires-pile-left-2 = la deuxième pile de gauche
time-of-empires-pile-right-1 = la première pile de droite
time-of-empires-pile-right-2 = la deuxième pile de droite

time-of-empires-pace-none = pas du tout
time-of-empires-pace-real-time = en temps réel
time-of-empires-pace-initiation = au tour par tour

time-of-empires-resource-idea = une idée
time-of-empires-resource-brick = une brique

time-of-empires-points-destruction = Bâtiments détruits
time-of-empires-points-bonus = Bonus de construction
time-of-empires-points-leaders = Leaders
time-of-empires-points-wonders = Merveilles
time-of-empires-points-culture = Culture

time-of-empires-measure-points = Points
time-of-empires-measure-buildings = Bâtiments construits
time-of-empires-measure-territories = Territoires occupés
time-of-empires-measure-clans = Clans sur la carte
time-of-empires-measure-scholars = Érudits
time-of-empires-measure-leaders = Leaders gagnés
time-of-empires-measure-cards = Cartes en main

time-of-empires-tile-red-capital = la tuile capitale rouge
time-of-empires-tile-red-a = la première tuile rouge
time-of-empires-tile-red-b = la deuxième tuile rouge
time-of-empires-tile-green-capital = la tuile capitale verte
time-of-empires-tile-green-a = la première tuile verte
time-of-empires-tile-green-b = la deuxième tuile verte
time-of-empires-tile-yellow-capital = la tuile capitale jaune
time-of-empires-tile-yellow-a = la première tuile jaune
time-of-empires-tile-yellow-b = la deuxième tuile jaune
time-of-empires-tile-blue-capital = la tuile capitale bleue
time-of-empires-tile-blue-a = la première tuile bleue
time-of-empires-tile-blue-b = la deuxième tuile bleue

time-of-empires-card-001 = Calcul
    .help = Piochez 1 technologie.
time-of-empires-card-002 = Argile
    .help = Gagnez 2 briques.
time-of-empires-card-003 = Cavaliers
    .help = Déployez 1 clan, puis jusqu’à 2 mouvements.
time-of-empires-card-004 = Contes
    .help = Créez 1 érudit.
time-of-empires-card-005 = Cartes du ciel
    .help = Piochez 2 technologies.
time-of-empires-card-006 = Argile
    .help = Gagnez 2 briques.
time-of-empires-card-007 = Pistes
    .help = Jusqu’à 2 mouvements.
time-of-empires-card-008 = Contes
    .help = Créez 1 érudit.
time-of-empires-card-009 = Calcul
    .help = Piochez 1 technologie.
time-of-empires-card-010 = Carrière
    .help = Gagnez 1 idée et 3 briques.
time-of-empires-card-011 = Pistes
    .help = Jusqu’à 2 mouvements.
time-of-empires-card-012 = Contes
    .help = Créez 1 érudit.
time-of-empires-card-013 = Calcul
    .help = Piochez 1 technologie.
time-of-empires-card-014 = Argile
    .help = Gagnez 2 briques.
time-of-empires-card-015 = Pistes
    .help = Jusqu’à 2 mouvements.
time-of-empires-card-016 = Grands contes
    .help = Créez jusqu’à 2 érudits.
time-of-empires-card-101 = Écriture
    .help = Piochez 2 technologies.
time-of-empires-card-102 = Mathématiques
    .help = Découvrez 1 technologie gratuitement.
time-of-empires-card-103 = Astronomie
    .help = Piochez 1 technologie, puis découvrez-en 1 gratuitement.
time-of-empires-card-104 = Maçonnerie
    .help = Gagnez 3 briques.
time-of-empires-card-105 = Monnaie
    .help = Gagnez 2 idées et 2 briques.
time-of-empires-card-106 = Aqueduc
    .help = Construisez un moulin gratuitement.
time-of-empires-card-107 = Élevage
    .help = Jusqu’à 3 mouvements.
time-of-empires-card-108 = Travail du bronze
    .help = Déployez jusqu’à 2 clans.
time-of-empires-card-109 = Navigation
    .help = Déployez jusqu’à 2 clans, puis jusqu’à 3 mouvements.
time-of-empires-card-110 = Mythologie
    .help = Créez 1 érudit, placez-en 1 sur une merveille.
time-of-empires-card-111 = Philosophie
    .help = Créez au plus autant d’érudits que vous en avez déjà créé.
time-of-empires-card-112 = Rhétorique
    .help = Créez 1 érudit, placez-en 1 sur une tuile Effet.
time-of-empires-card-201 = Imprimerie
    .help = Piochez 3 technologies.
time-of-empires-card-202 = Universités
    .help = Piochez jusqu’à avoir 4 technologies en main.
time-of-empires-card-203 = Horloge mécanique
    .help = Déplacez un de vos sabliers sans le retourner vers une autre action et résolvez-la.
time-of-empires-card-204 = Guildes
    .help = Gagnez 3 idées et 3 briques.
time-of-empires-card-205 = Urbanisme
    .help = Gagnez 2 briques par territoire avec deux de vos bâtiments.
time-of-empires-card-206 = Voûte gothique
    .help = Construisez un théâtre gratuitement.
time-of-empires-card-207 = Féodalité
    .help = Déployez jusqu’à 3 clans, puis 1 mouvement.
time-of-empires-card-208 = Étrier
    .help = Jusqu’à 4 mouvements.
time-of-empires-card-209 = Poudre à canon
    .help = Déplacez un groupe vers un territoire adjacent et détruisez-y les clans sans perte.
time-of-empires-card-210 = Monachisme
    .help = Créez jusqu’à 2 érudits.
time-of-empires-card-211 = Mécénat
    .help = Créez 1 érudit, placez-en 1 sur une tuile Effet et 1 sur une merveille.
time-of-empires-card-212 = Perspective
    .help = Créez 1 érudit, placez-en jusqu’à 2 sur des merveilles.
time-of-empires-card-301 = Méthode scientifique
    .help = Piochez 2 technologies, puis découvrez-en 1 gratuitement.
time-of-empires-card-302 = Électricité
    .help = Découvrez 2 technologies gratuitement.
time-of-empires-card-303 = Télégraphe
    .help = Piochez 4 technologies.
time-of-empires-card-304 = Machine à vapeur
    .help = Gagnez 5 idées et 5 briques.
time-of-empires-card-305 = Charpente d’acier
    .help = Construisez gratuitement n’importe quel bâtiment, sur n’importe quel emplacement.
time-of-empires-card-306 = Chaîne de montage
    .help = Construisez gratuitement le bâtiment de votre technologie visible, jusqu’à 2 fois.
time-of-empires-card-307 = Chemins de fer
    .help = Déployez jusqu’à 3 clans, puis jusqu’à 3 mouvements.
time-of-empires-card-308 = Artillerie
    .help = Détruisez tout dans un territoire à côté d’une de vos cités.
time-of-empires-card-309 = Aviation
    .help = Faites atterrir jusqu’à 2 pions dans un territoire et jusqu’à 2 dans un autre.
time-of-empires-card-310 = École publique
    .help = Créez jusqu’à 3 érudits.
time-of-empires-card-311 = Exposition universelle
    .help = Créez jusqu’à 2 érudits, placez-en jusqu’à 2 sur des merveilles.
time-of-empires-card-312 = Cinéma
    .help = Créez jusqu’à 2 érudits, placez-en jusqu’à 2 sur des tuiles Effet.

time-of-empires-leader-L11 = Archimède
    .help = Produire des briques vous en donne 1 de plus.
time-of-empires-leader-L12 = Hypatie
    .help = Produire des idées vous en donne 1 de plus.
time-of-empires-leader-L13 = Alexandre
    .help = Votre action de mouvement a 1 mouvement de plus.
time-of-empires-leader-L14 = Hannibal
    .help = Votre action de déploiement a 1 clan de plus.
time-of-empires-leader-L15 = Sappho
    .help = Vous créez 1 érudit de plus en préparation et à chaque cri.
time-of-empires-leader-L16 = Cléopâtre
    .help = Chacune de vos actions de leader et de merveille vous donne aussi 1 ressource.
time-of-empires-leader-L21 = Léonard de Vinci
    .help = Construire vous coûte 1 brique de moins ; vous pouvez utiliser les emplacements inaccessibles.
time-of-empires-leader-L22 = Gutenberg
    .help = Découvrir vous coûte 1 idée de moins.
time-of-empires-leader-L23 = Gengis Khan
    .help = Vous avez 1 mouvement gratuit après chaque action de déploiement.
time-of-empires-leader-L24 = Jeanne d’Arc
    .help = Vous perdez 1 clan de moins dans un combat que vous engagez s’il ne reste aucun défenseur.
time-of-empires-leader-L25 = Shakespeare
    .help = 1 point de culture de plus par théâtre construit.
time-of-empires-leader-L26 = Laurent de Médicis
    .help = Votre action de merveille peut placer 1 érudit de plus sur la merveille.
time-of-empires-leader-L31 = Marie Curie
    .help = 2 points par observatoire construit.
time-of-empires-leader-L32 = Gustave Eiffel
    .help = 2 points par territoire avec au moins deux de vos bâtiments.
time-of-empires-leader-L33 = Napoléon
    .help = 1 point par territoire que vous occupez.
time-of-empires-leader-L34 = Simón Bolívar
    .help = 2 points par moulin construit.
time-of-empires-leader-L35 = Beethoven
    .help = 2 points par leader que vous avez.
time-of-empires-leader-L36 = Victor Hugo
    .help = 1 point par érudit à vous sur les merveilles et les tuiles Effet.

time-of-empires-wonder-W11 = Pyramides de Gizeh
    .help = Compte chaque entrepôt construit.
time-of-empires-wonder-W12 = Bibliothèque d’Alexandrie
    .help = Compte chaque observatoire construit.
time-of-empires-wonder-W13 = Jardins suspendus de Babylone
    .help = Compte chaque champ occupé.
time-of-empires-wonder-W14 = Colisée
    .help = Compte chaque territoire avec deux de vos clans.
time-of-empires-wonder-W21 = Grande Muraille
    .help = Compte chaque moulin construit.
time-of-empires-wonder-W22 = Notre-Dame
    .help = Compte chaque théâtre construit.
time-of-empires-wonder-W23 = Machu Picchu
    .help = Compte chaque montagne occupée.
time-of-empires-wonder-W24 = Angkor Vat
    .help = Compte chaque forêt occupée.
time-of-empires-wonder-W31 = Tour Eiffel
    .help = Compte chaque territoire avec au moins deux de vos bâtiments.
time-of-empires-wonder-W32 = Statue de la Liberté
    .help = Compte chaque cité, et votre capitale, avec un clan à vous.
time-of-empires-wonder-W33 = Canal de Suez
    .help = Compte chaque tuile dont vous occupez un territoire.
time-of-empires-wonder-W34 = Palais de Cristal
    .help = Compte chaque leader que vous avez.

## Refusals

time-of-empires-all-built = Vous avez construit tous les bâtiments de ce type.
time-of-empires-another-action = Ce sablier doit aller à une autre action.
time-of-empires-another-territory = Il faut un autre territoire.
time-of-empires-another-tile = Il faut une autre tuile.
time-of-empires-both-spaces = Vous tenez déjà l’une des deux cases de cette action.
time-of-empires-building-waits = Un de vos bâtiments attend un emplacement sur sa carte.
time-of-empires-card-not-held = Vous n’avez pas cette technologie en main.
time-of-empires-city-held = Un autre joueur a des clans dans cette cité.
time-of-empires-column-closed = Cette colonne n’est pas en service.
time-of-empires-deploy-where = On ne déploie des clans que dans sa capitale, ou dans une cité où on a déjà un clan.
time-of-empires-glass-runs = Ce sablier coule encore.
time-of-empires-glass-stands-nowhere = Ce sablier ne se trouve encore sur aucune action.
time-of-empires-glass-used = Vous avez déjà utilisé ce sablier ce tour-ci.
time-of-empires-limit = Choisissez un nombre inférieur à vos icônes Érudit qui n’est pas déjà fixé, ou tous les érudits ; vous ne pouvez le fixer qu’une fois pour l’instant.
time-of-empires-limit-again = Fixez un autre nombre que celui déjà fixé, inférieur aux icônes d’érudit que vous pouvez atteindre, ou tous.
time-of-empires-no-choice-of-slots = On choisit l’emplacement inaccessible là où l’on peut l’utiliser et où un emplacement ouvert est libre aussi.
time-of-empires-no-pace = Un âge se joue en temps réel ou au tour par tour.
time-of-empires-no-result = Cette action n’aurait aucun effet maintenant.
time-of-empires-no-scholar = Vous n’avez aucun érudit à placer.
time-of-empires-no-slot = Il n’y a pas d’emplacement libre que vous puissiez utiliser.
time-of-empires-no-such-wonder = Cette merveille n’est pas en jeu, ou ce n’est pas d’elle qu’il s’agit.
time-of-empires-no-visible-card = Vous n’avez aucune technologie visible.
time-of-empires-no-way-into-capital = Un clan ne peut pas se déplacer dans une capitale ; on y déploie des clans.
time-of-empires-not-adjacent = Ces espaces ne sont pas adjacents.
time-of-empires-not-in-play = Cette action n’est pas en jeu.
time-of-empires-not-occupied = Vous n’occupez pas ce territoire.
time-of-empires-nothing-there = Il n’y a rien à détruire.
time-of-empires-other-board = Cette pile est sur l’autre plateau Technologies.
time-of-empires-other-building = La technologie permet un autre bâtiment.
time-of-empires-other-city = Il s’agit d’une autre cité.
time-of-empires-other-glass-elsewhere = Votre autre sablier a été mis en dernier sur une autre action.
time-of-empires-other-glass-twice = L’action de l’autre sablier ne peut être résolue qu’une fois.
time-of-empires-out-of-reach = Ce territoire n’est pas à côté d’une cité où vous avez un clan.
time-of-empires-own-space-taken = Votre autre sablier tient cette case.
time-of-empires-pile-empty = Cette pile est vide.
time-of-empires-piles-empty = Les deux piles de ce plateau sont vides.
time-of-empires-reserve-empty = Il n’y a pas assez de pions dans votre réserve.
time-of-empires-same-building = Vous y avez déjà un bâtiment de ce type.
time-of-empires-section-taken = Un jeton Bonus est déjà sur cette section.
time-of-empires-space-full = Il n’y a pas de place pour autant de clans.
time-of-empires-space-taken = Les deux cases de cette action sont prises.
time-of-empires-start-at-home = Choisissez pour votre premier clan l’un des trois territoires de votre tuile capitale.
time-of-empires-stock-full = Votre stock ne peut pas en contenir plus.
time-of-empires-territory-only = Le groupe doit aller dans un territoire.
time-of-empires-too-few-bricks = Vous avez trop peu de briques.
time-of-empires-too-few-clans = Vous n’avez pas autant de clans à cet endroit.
time-of-empires-too-few-ideas = Vous avez trop peu d’idées.
time-of-empires-too-many-pawns = Vous pouvez faire atterrir un ou deux pions, selon votre réserve.
time-of-empires-too-many-scholars = Vous ne pouvez pas créer autant d’érudits maintenant.
time-of-empires-two-at-once = Deux clans au plus peuvent se déplacer à la fois.

time-of-empires-before-gong = Les sabliers ne se retournent que pendant un âge, d’un gong à l’autre.
time-of-empires-after-gong = Le gong a sonné : plus aucun sablier ne peut être retourné dans cet âge.
time-of-empires-finish-first = Terminez d’abord l’action commencée.
time-of-empires-not-your-turn = C’est au tour de quelqu’un d’autre.
time-of-empires-no-turns = En temps réel, il n’y a pas de tour à terminer.
time-of-empires-takes-start = Cela se fait une seule fois, avant le premier âge.
time-of-empires-takes-preparation = Cela se choisit avant le début d’un âge.
time-of-empires-takes-cry = Les érudits se créent avant un âge, aux cris du bébé ou par l’effet d’une technologie.
time-of-empires-takes-card = Seul l’effet d’une technologie le permet.
time-of-empires-takes-pause = Cela se règle en temps réel, chaque fois qu’une question vous est posée entre deux actions.
time-of-empires-takes-draw = Pour piocher, retournez un sablier sur un plateau Technologies.
time-of-empires-takes-production = Pour gagner des idées ou des briques, retournez un sablier sur Idées ou sur Briques.
time-of-empires-takes-deploy = Pour y amener des clans, retournez un sablier sur Déployer.
time-of-empires-takes-move = Pour déplacer des clans, retournez un sablier sur Déplacer.
time-of-empires-takes-discover = Pour la découvrir, retournez un sablier sur Découvrir.
time-of-empires-takes-build = Pour construire ici, retournez un sablier sur Construire.
time-of-empires-takes-wonder = Pour y placer un érudit, retournez un sablier sur la merveille.
time-of-empires-takes-leader = Pour y placer un érudit, retournez un sablier sur le leader.
time-of-empires-takes-tile = Seul l’effet d’une tuile de leader le permet.
time-of-empires-takes-siege = Un clan n’entre dans une cité assiégée qu’au décompte d’un âge, et c’est celui du joueur qui domine les terres autour.
time-of-empires-no-siege-of-capital = Une capitale ne peut pas être assiégée.

## Écran

time-of-empires-screen-map = Le plateau central. Les flèches vont d’un lieu à l’autre, Page suivante et Page précédente à ceux que l’on peut choisir.
time-of-empires-screen-names = Afficher les noms des lieux
time-of-empires-screen-can = { $part }. Peut être choisi.
time-of-empires-screen-chosen = { $part }. Choisi.
time-of-empires-screen-territory = { $space }, { $terrain }
time-of-empires-screen-city = Cité { $space }
time-of-empires-screen-capital = Capitale { $space } de { $player }
time-of-empires-screen-field = champ
time-of-empires-screen-forest = forêt
time-of-empires-screen-mountain = montagne
time-of-empires-screen-clans-of = { $count ->
        [one] 1 clan
       *[other] { $count } clans
    } de { $player }
time-of-empires-screen-building-of = { $building } de { $player }
time-of-empires-screen-free-slots = { $count ->
        [0] aucun emplacement libre
        [one] 1 emplacement libre
       *[other] { $count } emplacements libres
    }
time-of-empires-screen-how-many = Combien de clans ?
time-of-empires-screen-show-boards = Plateaux
time-of-empires-screen-show-map = Vers la carte
time-of-empires-screen-ticker = Ce que les autres viennent de faire
time-of-empires-screen-age = Âge { $age ->
        [1] I
        [2] II
       *[other] III
    }
time-of-empires-screen-clock = Encore { $time } dans cet âge
time-of-empires-screen-next-cry = Cri de bébé dans { $time }
time-of-empires-screen-gong-in = Gong dans { $time }
time-of-empires-screen-count-in = L’âge commence dans { $seconds } s
time-of-empires-screen-phase-setup = Mise en place
time-of-empires-screen-phase-preparation = Préparation
time-of-empires-screen-phase-count-in = Tenez-vous prêts
time-of-empires-screen-phase-action = Actions
time-of-empires-screen-phase-finish = Terminez ce qui est commencé
time-of-empires-screen-phase-scoring = Décompte
time-of-empires-screen-clock-stands = la pendule est arrêtée
time-of-empires-screen-phase-over = La partie est finie
time-of-empires-screen-step-clan = Premier clan
time-of-empires-screen-step-pace = Façon de jouer
time-of-empires-screen-step-boards = Nouveaux plateaux
time-of-empires-screen-step-scholars = Érudits
time-of-empires-screen-step-token = Jeton Bonus
time-of-empires-screen-step-action = L’âge commence
time-of-empires-screen-round = Manche { $round } sur { $rounds }
time-of-empires-screen-turn = Au tour de { $player }
time-of-empires-screen-first = Premier joueur : { $player }
time-of-empires-screen-wait-count-in = L’âge { $age ->
        [1] I
        [2] II
       *[other] III
    } commence au gong.
time-of-empires-screen-wait-glasses = Vos deux sabliers s’écoulent.
time-of-empires-screen-wait-finish = Le gong a retenti. Les autres terminent leurs actions.
time-of-empires-screen-glasses = Vos sabliers
time-of-empires-screen-glass-runs = Sablier { $glass } : encore { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }, { $action }
time-of-empires-screen-glass-free = Sablier { $glass } : prêt à être retourné
time-of-empires-screen-glass-rests = Sablier { $glass } : immobile
time-of-empires-screen-ready = prêt
time-of-empires-screen-rests = immobile
time-of-empires-screen-free = libre
time-of-empires-screen-again = Encore une fois : { $action }
time-of-empires-screen-last = Dernière action : { $action }
time-of-empires-screen-spaces = Cases d’action
time-of-empires-screen-space = { $action }
time-of-empires-screen-space-can = { $action }. Peut être choisi
time-of-empires-screen-holds = Un sablier de { $player } est ici
time-of-empires-screen-own-board = Votre plateau
time-of-empires-screen-ideas = Idées
time-of-empires-screen-bricks = Briques
time-of-empires-screen-discover = Découvrir
time-of-empires-screen-deploy = Déployer
time-of-empires-screen-move = Déplacer
time-of-empires-screen-build = Construire
time-of-empires-screen-gives-ideas = { $count ->
        [one] Donne { $count } idée
       *[other] Donne { $count } idées
    }
time-of-empires-screen-gives-bricks = { $count ->
        [one] Donne { $count } brique
       *[other] Donne { $count } briques
    }
time-of-empires-screen-gives-clans = { $count ->
        [one] Jusqu’à { $count } clan
       *[other] Jusqu’à { $count } clans
    }
time-of-empires-screen-gives-moves = { $count ->
        [one] Jusqu’à { $count } mouvement
       *[other] Jusqu’à { $count } mouvements
    }
time-of-empires-screen-costs-ideas = { $count ->
        [one] Coûte au moins { $count } idée
       *[other] Coûte au moins { $count } idées
    }
time-of-empires-screen-costs-bricks = { $count ->
        [one] Coûte { $count } brique
       *[other] Coûte { $count } briques
    }
time-of-empires-screen-section = Section { $building } : { $built } sur { $most }
time-of-empires-screen-token = Jeton Bonus de { $value }
time-of-empires-screen-token-laid = Jeton Bonus posé
time-of-empires-screen-of = { $what } : { $count } sur { $most }
time-of-empires-screen-scholars = érudits
time-of-empires-screen-scholars-help = Érudits créés : ils construisent les merveilles et influencent les leaders.
time-of-empires-screen-reserve = en réserve
time-of-empires-screen-reserve-help = Pions en réserve : ils deviennent clans ou érudits.
time-of-empires-screen-cards = cartes en main
time-of-empires-screen-kept = bâtiments détruits gardés
time-of-empires-screen-cry-creates = Érudits au prochain cri
time-of-empires-screen-limit-scholars = Nombre maximal d’érudits à créer à un cri
time-of-empires-screen-all-scholars = tous
time-of-empires-screen-discovered = Découverte
time-of-empires-screen-none-discovered = Aucune technologie découverte
time-of-empires-screen-discard = Défausser
time-of-empires-screen-waits = Le bâtiment attend un emplacement : { $building }
time-of-empires-screen-hand = Main
time-of-empires-screen-empty-hand = Aucune carte en main
time-of-empires-screen-card = { $card }. { $text } { $price }
time-of-empires-screen-price-discover = { $ideas ->
        [one] La découvrir coûte { $ideas } idée.
       *[other] La découvrir coûte { $ideas } idées.
    }
time-of-empires-screen-price-build = { $bricks ->
        [one] Son bâtiment ({ $building }) coûte { $bricks } brique.
       *[other] Son bâtiment ({ $building }) coûte { $bricks } briques.
    }
time-of-empires-screen-cost-discover = Idées pour la découvrir
time-of-empires-screen-cost-build = Briques pour son bâtiment
time-of-empires-screen-reconstructed = Reconstitué : les valeurs imprimées ne sont pas connues.
time-of-empires-screen-leaders = Leaders
time-of-empires-screen-wonders = Merveilles
time-of-empires-screen-technologies = Technologies
time-of-empires-screen-left = Gauche
time-of-empires-screen-right = Droite
time-of-empires-screen-draw = Piocher
time-of-empires-screen-pile = { $pile } : { $type } au-dessus, encore { $count }
time-of-empires-screen-pile-empty = { $pile } : vide
time-of-empires-screen-scholar-of = un érudit de { $player }
time-of-empires-screen-gong-begins = Gong : l’âge { $age ->
        [1] I
        [2] II
       *[other] III
    } commence
time-of-empires-screen-gong-begins-text = Vos deux sabliers sont libres.
time-of-empires-screen-gong-ends = Gong : l’âge { $age ->
        [1] I
        [2] II
       *[other] III
    } est fini
time-of-empires-screen-gong-ends-text = Plus aucun sablier ne se retourne ; terminez les actions commencées.
time-of-empires-screen-gong-scored = On compte maintenant les points de l’âge ; la pendule est arrêtée.
time-of-empires-screen-cry = Un bébé crie
time-of-empires-screen-cry-text = { $count ->
        [0] Vous ne créez aucun érudit.
        [one] Vous créez 1 érudit.
       *[other] Vous créez { $count } érudits.
    }
time-of-empires-screen-cry-all = Tout le monde crée des érudits.
time-of-empires-screen-alarm = Alerte
time-of-empires-screen-alarm-entered = { $player } entre dans votre territoire { $space }.
time-of-empires-screen-alarm-fought = { $player } vous attaque en { $space }.
time-of-empires-screen-lost = Le temps est écoulé
time-of-empires-screen-lost-text = Le reste de votre action est perdu.
time-of-empires-screen-scoring = Décompte de l’âge { $age ->
        [1] I
        [2] II
       *[other] III
    }
time-of-empires-screen-this-age = Cet âge
time-of-empires-screen-in-all = En tout
time-of-empires-screen-say-column = Colonne { $column } : { $leader } ; tuile : { $effect } ; érudits depuis le bas : { $scholars }
time-of-empires-screen-say-wonder = { $wonder } : { $counts } Érudits depuis le bas : { $scholars }
time-of-empires-screen-say-player = { $player } : idées { $ideas }, briques { $bricks }, érudits { $scholars }, réserve { $reserve }, cartes { $cards }, bâtiments construits { $built }

## Scènes, menaces et ce qui presse

time-of-empires-stage-clans = Clans
time-of-empires-stage-lost = Perdus
time-of-empires-stage-left = Restent
time-of-empires-stage-fight = Combat en { $space }
time-of-empires-stage-one-for-one = Chaque clan attaquant détruit un défenseur et disparaît avec lui.
time-of-empires-stage-spared = Chaque clan attaquant détruit un défenseur ; un leader épargne un attaquant.
time-of-empires-stage-without-loss = Les défenseurs sont détruits sans perte.
time-of-empires-stage-taken = { $count ->
        [one] { $player } prend { $space } : il y reste 1 clan.
       *[other] { $player } prend { $space } : il y reste { $count } clans.
    }
time-of-empires-stage-held = { $count ->
        [one] { $player } tient { $space } avec 1 clan.
       *[other] { $player } tient { $space } avec { $count } clans.
    }
time-of-empires-stage-nobody = Il ne reste aucun clan en { $space }.
time-of-empires-stage-bombed = Bombardement de { $space }
time-of-empires-stage-bombed-text = Tout y est détruit ; les clans retournent dans leurs réserves.
time-of-empires-stage-buildings = Bâtiments
time-of-empires-stage-territories = Territoires
time-of-empires-stage-kept = { $count ->
        [0] { $player } ne garde aucun bâtiment.
        [one] { $player } garde 1 bâtiment : 3 points à chaque décompte.
       *[other] { $player } garde { $count } bâtiments : 3 points chacun à chaque décompte.
    }
time-of-empires-stage-siege = Siège de { $space }
time-of-empires-stage-siege-text = Le plus de territoires autour de la cité ; à égalité, le plus de bâtiments, puis de clans alentour et dedans.
time-of-empires-stage-siege-won = { $player } met un clan en { $space }.
time-of-empires-stage-goes-home = { $count ->
        [one] 1 clan rentre
       *[other] { $count } clans rentrent
    }
time-of-empires-stage-wins = gagne { $leaders }
time-of-empires-stage-ahead = { $count ->
        [one] { $players } mène avec { $points } points.
       *[other] { $players } mènent avec { $points } points chacun.
    }
time-of-empires-stage-created = Créés
time-of-empires-stage-waiting = À placer
time-of-empires-threat-raid = { $count ->
        [one] Des clans de { $player } sont sur votre bâtiment en { $space } : il sera détruit au décompte.
       *[other] Des clans de { $player } sont sur vos { $count } bâtiments en { $space } : ils seront détruits au décompte.
    }
time-of-empires-threat-waiting = Votre { $building } attend un emplacement : d’ici là, ni découverte ni construction.
time-of-empires-screen-idle = libre : { $seconds } s
time-of-empires-screen-idle-said = Le sablier { $glass } est libre depuis { $seconds } secondes.
time-of-empires-screen-short-leader = { $column ->
        [technology] Technologie
        [expansion] Expansion
        [culture] Culture
       *[other] Bonus
    }
time-of-empires-screen-short-wonder = Merveille { $place ->
        [1] I
        [2] II
       *[other] III
    }
time-of-empires-screen-short-left = Pioche gauche
time-of-empires-screen-short-right = Pioche droite
time-of-empires-screen-price-ideas = { $count ->
        [one] 1 idée
       *[other] { $count } idées
    }
time-of-empires-screen-price-bricks = { $count ->
        [one] 1 brique
       *[other] { $count } briques
    }
time-of-empires-screen-draw-type = Piocher une carte dans { $pile } : { $type }
time-of-empires-screen-leave-city = Laisser la cité telle quelle
time-of-empires-screen-leave-glass = S’en passer
time-of-empires-screen-warn-glass = Le sablier { $glass } n’a pas servi pendant ce tour.
time-of-empires-screen-warn-unmoved = Aucun clan n’a été déplacé : le sablier serait perdu pour rien.
time-of-empires-screen-warn-undeployed = Aucun clan n’a été déployé : le sablier serait perdu pour rien.
time-of-empires-screen-warn-undiscovered = Aucune technologie n’est choisie : la découverte serait perdue.
time-of-empires-screen-warn-unused = Rien n’est choisi : ce que l’action donne encore serait perdu.
time-of-empires-screen-ask-action = Sablier { $glass } : pour quelle action ?
time-of-empires-screen-ask-siege = Vous dominez les terres autour de la cité { $city } : y mettre un clan ?
time-of-empires-screen-count-scholars = { $count ->
        [one] érudit
       *[other] érudits
    }

## Dessins

time-of-empires-draw-waits = { $building } en attente
time-of-empires-draw-kept = { $count ->
        [one] 1 bâtiment détruit gardé
       *[other] { $count } bâtiments détruits gardés
    }
time-of-empires-draw-laid = Jeton posé : { $section }
time-of-empires-draw-gains = Vous obtiendriez : idées +{ $ideas }, briques +{ $bricks }, clans { $clans }, mouvements { $moves }, érudits au cri { $scholars }, culture { $culture }
time-of-empires-draw-slot = emplacement
time-of-empires-draw-closed = emplacement inaccessible
time-of-empires-draw-city = cité
time-of-empires-draw-capital = capitale
time-of-empires-draw-glass = sablier
time-of-empires-draw-visible = technologie visible
time-of-empires-draw-token = construits × jeton bonus
time-of-empires-draw-costs = idées/briques
time-of-empires-draw-description = { $tiles } tuiles, { $seats } places.

## Visite guidée

time-of-empires-tour-first-glasses = Les premiers sabliers
    .intro = Une partie compte trois âges, avec un décompte à la fin de chacun, et le joueur qui a le plus de points l’emporte. Les points viennent des merveilles où sont vos érudits, des bâtiments sortis de votre plateau, des bâtiments adverses que vos clans détruisent, et de la culture. Un âge se joue contre la montre, ou au tour par tour comme celui-ci, avec tout votre temps. Votre capitale est sur la tuile H0, celle de B sur H3.
time-of-empires-tour-pawn = Placez votre premier clan sur l’un des trois territoires autour de votre capitale. On ne construit que là où l’on occupe. Prenez la montagne.
time-of-empires-tour-scholar = On crée autant d’érudits que le plateau joueur montre d’icônes Érudit : un seul. Les érudits gagnent des leaders et élèvent des merveilles.
time-of-empires-tour-token = À chaque âge vous posez un jeton Bonus sur une section de votre plateau. À ce décompte et aux suivants il rapporte sa valeur, 1 pour cet âge, par bâtiment sorti de la section. Posez-le sur les entrepôts, et construisez-en.
time-of-empires-tour-ideas = À votre tour vous utilisez vos deux sabliers, l’un après l’autre. Retournez le premier sur Produire des idées : une idée par icône visible. Cela en fait deux.
time-of-empires-tour-discover = Les idées paient les découvertes. Retournez le second sablier sur Découvrir ; sa case est sur votre plateau, où personne ne vous gêne.
time-of-empires-tour-card = Cette technologie coûte une idée et donne aussitôt deux briques. Elle reste visible, et son type, construction, dit ce qu’elle permet de construire : un entrepôt.
time-of-empires-tour-end-turn = Les deux sabliers restent en place jusqu’à votre prochain tour et tiennent leurs cases. En temps réel ils s’épuiseraient au bout d’une demi-minute et seraient de nouveau à vous.
time-of-empires-tour-building = Briques et érudits
    .intro = Manche 2. Vous avez trois briques et une technologie visible : tout ce qu’il faut pour un bâtiment. B a mis un érudit sur la tuile technologique.
time-of-empires-tour-build = Construire : payez trois briques et placez l’entrepôt sur un emplacement libre d’un territoire occupé. Il n’y en a qu’un, on ne vous demande donc rien. La carte est dépensée, et une deuxième icône Brique apparaît là où était l’entrepôt.
time-of-empires-tour-draw = Les autres plateaux sont à tous. Chacune de leurs actions a deux cases. Piocher donne la carte du dessus de l’une des deux piles.
time-of-empires-tour-pile = Les dos montrent les types. Prenez construction : pour un autre entrepôt il faut une autre technologie de ce type.
time-of-empires-tour-drawn = C’est l’Aqueduc : un moulin gratuit pour quatre idées. B n’en a vu que le dos, et tous voient le type qui est maintenant au-dessus.
time-of-empires-tour-bricks = La deuxième icône rapporte déjà : deux briques au lieu d’une.
time-of-empires-tour-leader = Posez votre érudit sur la tuile Effet du leader technologique. La tuile agit aussitôt ; celle-ci donne deux ressources. Au décompte, le leader va au joueur qui y a le plus d’érudits.
time-of-empires-tour-resources = L’Aqueduc coûte quatre idées et vous en avez une. Prenez des idées, deux fois.
time-of-empires-tour-lowest = Un érudit chacun sur cette tuile. À égalité, le plus bas l’emporte, et c’est celui de B. Gardez-le en tête.
time-of-empires-tour-clans = Des clans et une merveille
    .intro = Manche 4. Les pions de la réserve deviennent des clans sur la carte. Les clans tiennent la terre, la terre porte les bâtiments, et celui qui domine autour d’une cité la prend.
time-of-empires-tour-deploy = Déployer amène autant de clans que votre plateau montre d’icônes Clan, un pour l’instant, dans votre capitale ou dans une cité où vous avez un clan.
time-of-empires-tour-move = Un pas par icône Mouvement. De la capitale les clans vont dans l’un de ses territoires ; ils n’y rentrent jamais.
time-of-empires-tour-forest = Dans la forêt. Vous occupez deux territoires, et chacun peut porter un bâtiment de chaque type à vous.
time-of-empires-tour-four-ideas = Une idée de plus, cela fait quatre. Une case de votre plateau peut servir manche après manche ; sur un plateau commun, il faut changer d’action.
time-of-empires-tour-aqueduct = L’Aqueduc prend les quatre idées. Son effet vient aussitôt : un moulin, sans briques.
time-of-empires-tour-mill = Choisissez un territoire avec un emplacement libre. Mettez le moulin dans la forêt.
time-of-empires-tour-icons = Le moulin a découvert une deuxième icône Clan et une deuxième icône Mouvement. Ces deux actions valent désormais le double.
time-of-empires-tour-creation = Après les manches 5 et 10 chacun crée des érudits ; en temps réel, c’est le cri d’un bébé à trois et à six minutes. Puis le premier joueur change : B commence les cinq manches suivantes.
time-of-empires-tour-wonder = Un érudit sur une merveille ne fait rien encore. Au décompte les Pyramides de Gizeh comptent les entrepôts : deux points par entrepôt pour le joueur qui y a le plus d’érudits, un pour les autres présents. B y était avant vous.
time-of-empires-tour-stock = Votre stock contient six idées et six briques au plus ; le surplus est perdu. Deux briques maintenant.
time-of-empires-tour-war = En terre étrangère
    .intro = Manche 10. Vous avez bâti un deuxième entrepôt, grâce à l’Aqueduc, et envoyé des clans au loin. Le clan de B vient de quitter la forêt de sa capitale, où se dresse un observatoire.
time-of-empires-tour-march = Deux mouvements. Un clan peut faire les deux, ou deux groupes un chacun.
time-of-empires-tour-enter = Il n’y a ici qu’un bâtiment de B, donc pas de combat. Les clans qui se tiennent au décompte sur les bâtiments d’un autre les détruisent, pour trois points chacun.
time-of-empires-tour-meanwhile = Le second sablier : une idée n’est jamais de trop.
time-of-empires-tour-second-creation = La manche 10 est finie : un érudit pour vous, deux pour B, qui a un théâtre. Vous êtes de nouveau premier joueur.
time-of-empires-tour-groups = Deux mouvements pour deux groupes : un clan quitte la capitale pour le champ, afin d’y construire.
time-of-empires-tour-mountain = L’autre continue vers la montagne : deux bâtiments de B y sont, six points s’il y reste.
time-of-empires-tour-majority = Votre deuxième érudit sur la tuile technologique. B en a un : en l’état, le leader est à vous.
time-of-empires-tour-danger = Votre clan est seul parmi les bâtiments de B, et c’est à B de jouer. Voyez ce qui arrive.
time-of-empires-tour-scoring = Les dernières manches
    .intro = Un combat : chaque attaquant détruit un clan et disparaît lui aussi, il n’en reste donc aucun. Depuis, vous avez bâti un théâtre sur le champ et mis un troisième érudit sur la tuile technologique. Manche 14 : en temps réel, la musique accélérerait maintenant.
time-of-empires-tour-again = L’observatoire de B est de nouveau sans clan. Deux mouvements maintenant et deux à la dernière manche y mènent.
time-of-empires-tour-masonry = La Maçonnerie donne trois briques, mais votre stock n’a de place que pour deux ; elle permet aussi un troisième entrepôt.
time-of-empires-tour-last-march = La dernière manche de l’âge. Avancez jusqu’à la forêt de B.
time-of-empires-tour-stand = Votre clan reste ici : B joue après vous, mais ce qu’il a tout près est occupé ailleurs.
time-of-empires-tour-last-building = Un troisième entrepôt vaut deux points : un par le jeton Bonus, un par les Pyramides.
time-of-empires-tour-field = Deux de vos territoires ont déjà un entrepôt, et aucun ne peut en porter un second. Le champ est libre.
time-of-empires-tour-over = Votre dernier tour. Quand B aura joué, l’âge est décompté, étape par étape.
time-of-empires-tour-siege = L’observatoire a fait 3 points, le jeton 3, les Pyramides 3, et Archimède est à vous jusqu’à la fin : une brique de plus à chaque fois. Viennent enfin les sièges : vous dominez autour de cette cité, mettez-y un clan.
time-of-empires-tour-end = Neuf à cinq après un âge sur trois. Les suivants apportent de nouvelles technologies, de nouveaux leaders et d’autres merveilles. Contre la montre les actions sont les mêmes ; seulement personne ne vous attend, et les joueurs rapides en font davantage.

## Âge d’entraînement

time-of-empires-practice-start = Placez votre premier clan sur un territoire éclairé de votre capitale. Vous pourrez construire là où vous avez un clan ou un bâtiment.
    .phone = Touchez un territoire éclairé de votre capitale : votre premier clan s’y place.
time-of-empires-practice-creating = Les érudits viennent de votre réserve, autant que votre plateau en montre. Ils iront aux leaders et aux merveilles. Créez-en autant que possible.
    .phone = Créez autant d’érudits que possible : ils iront aux leaders et aux merveilles.
time-of-empires-practice-token = Posez le jeton Bonus sur la section d’où vous construirez le plus. Il compte pour chaque bâtiment qui en est sorti, à ce décompte et à tous les suivants.
    .phone = Choisissez la section d’où vous construirez le plus : chaque bâtiment sorti compte.
time-of-empires-practice-count-in = Le gong va sonner. Vous avez deux sabliers. Retournez-en un et vous agissez aussitôt ; vous le retrouvez quand son sable a fini de couler.
    .phone = Le gong va sonner. Retournez un sablier et vous agissez aussitôt ; il revient quand son sable a coulé.
time-of-empires-practice-first = Retournez un sablier : cliquez dessus, ou touche 1, puis sur une case éclairée. Produire des idées est un bon début : elles paient les découvertes.
    .phone = Touchez un sablier, puis une case éclairée. Les idées sont un bon début : elles paient les découvertes.
time-of-empires-practice-second = Votre autre sablier est libre, ne le laissez pas attendre. Piochez une technologie : sa case est sur un plateau commun, où deux joueurs différents trouvent place.
    .phone = Votre autre sablier est libre : sur « Pioche gauche » ou « Pioche droite », il donne une technologie.
time-of-empires-practice-running = Les deux sabliers coulent : le temps de regarder. Au milieu la carte, à droite leaders, merveilles et technologies, en bas votre plateau avec ce que donne chaque action. L’arc est l’âge ; à ses marques, un bébé crie.
    .phone = Les deux sabliers coulent : regardez. Leaders, merveilles et âge sont derrière « Plateaux ».
time-of-empires-practice-cry = Le bébé a crié : chacun a reçu des érudits. Sur la tuile d’un leader, un érudit donne aussitôt l’effet de la tuile, et le leader va au joueur qui en a le plus à la fin. Sur une merveille il compte au décompte.
    .phone = Le bébé a crié : de nouveaux érudits. Placez-les sur leaders et merveilles ; la majorité gagne le leader.
time-of-empires-practice-late = La dernière minute. Dès le gong plus aucun sablier ne se retourne ; ce qui est commencé peut se finir. Dépensez ce qui serait perdu.
    .phone = La dernière minute : dépensez ce qui serait perdu. Après le gong, plus de sablier.
time-of-empires-practice-finish = Le gong ! Plus aucun sablier ne se retourne. Finissez ce qui est ouvert, vous avez quelques secondes, puis vient le décompte.
    .phone = Le gong ! Finissez ce qui est ouvert : quelques secondes, puis vient le décompte.
time-of-empires-practice-siege = Le joueur qui tient le plus de territoires autour d’une cité peut y mettre un clan. On pourra ensuite y déployer d’autres clans.
    .phone = Vous tenez le plus de terres autour de cette cité : mettez-y un clan, d’autres pourront suivre.
time-of-empires-practice-scoring = Les points se comptent étape par étape : bâtiments détruits, jetons Bonus, leaders, merveilles, culture, et enfin les cités.
    .phone = Les points se comptent étape par étape, les cités en dernier.
time-of-empires-practice-drawing = Prenez la carte du dessus d’une pile éclairée. Le dos dit son type : science, construction, expansion ou culture.
    .phone = Prenez la carte du dessus d’une pile éclairée ; le dos dit son type.
time-of-empires-practice-discovering = Choisissez une carte que vous pouvez payer. Son effet vient aussitôt, et son type dit quel bâtiment elle permettra.
    .phone = Choisissez une carte que vous pouvez payer. Son type dit ce qu’elle permet de construire.
time-of-empires-practice-site = Choisissez où placer le bâtiment. Il y a place pour un de chaque type par territoire, et des clans adverses le détruiraient au décompte.
    .phone = Choisissez sa place : un bâtiment de chaque type par territoire.
time-of-empires-practice-moving = Cliquez sur un de vos groupes, puis là où il doit aller. Une terre sans clan adverse se prend sans combat.
    .phone = Touchez un de vos groupes, puis sa destination. Une terre libre se prend sans combat.
time-of-empires-practice-discover = Découvrez une technologie avec vos idées : un sablier sur Découvrir, puis une carte de votre main.
time-of-empires-practice-bricks = La technologie visible peut devenir un bâtiment, mais il manque des briques. Produisez-en.
time-of-empires-practice-build = Vous avez les briques : construisez ce que permet votre technologie. Chaque bâtiment découvre une meilleure icône sur votre plateau.
    .phone = Vous avez les briques : construisez ce que permet votre technologie.
time-of-empires-practice-scholar = Un érudit attend sur votre plateau. Posez-le sur un leader ou sur la merveille, avec un sablier sur l’une de ces cases.
    .phone = Un érudit attend : mettez un sablier sur un leader ou sur la merveille.
time-of-empires-practice-deploy = Amenez du monde : déployez des clans dans votre capitale.
time-of-empires-practice-move = Faites sortir des clans de votre capitale, pour avoir plus de terre où construire.
time-of-empires-practice-go-on = Gardez vos deux sabliers en marche : découvrez, construisez, avancez, placez vos érudits. Une action répétée se fait d’un clic sous son sablier.
    .phone = Gardez vos deux sabliers en marche. Touchez sous un sablier pour répéter son action.
time-of-empires-practice-end = C’était un âge, avec son décompte. Deux autres suivraient, avec de meilleures cartes et d’autres merveilles. Continuez, ou arrêtez-vous là et comptez.
    .phone = C’était un âge ; deux autres suivraient. Continuez, ou arrêtez-vous là et comptez.

## La page qui enseigne

time-of-empires-teach-aim = Bâtissez un empire en trois âges de neuf minutes, contre la montre. Le joueur qui a le plus de points après le troisième décompte l’emporte.
time-of-empires-teach-turn = Tous jouent en même temps. Vous avez deux sabliers et les retournez aussi souvent que possible. Un âge peut aussi se jouer au tour par tour, sans pendule.
time-of-empires-teach-glass = Retournez un sablier sur une action : elle a lieu aussitôt. Une demi-minute plus tard, le sablier est de nouveau à vous.
time-of-empires-teach-goods = Produire des idées et des briques : elles paient presque tout.
time-of-empires-teach-discover = Piocher des technologies et les découvrir avec des idées.
time-of-empires-teach-build = Construire avec des briques ce que permet une technologie découverte ; chaque bâtiment améliore une de vos actions.
time-of-empires-teach-clans = Déployer des clans et les déplacer : pour avoir de la terre où construire, et se battre pour elle.
time-of-empires-teach-scholars = Envoyer des érudits vers les leaders, qui aident pour toujours, et vers les merveilles.
time-of-empires-teach-points = Après chaque âge, la pendule s’arrête et on compte les points.
time-of-empires-teach-destroyed = 3 par bâtiment adverse que vos clans ont détruit.
time-of-empires-teach-bonus = Vos jetons Bonus : leur valeur pour chaque bâtiment sorti de la section où ils sont.
time-of-empires-teach-wonders = Merveilles : chaque fois que leur condition est remplie, 2 points pour le joueur qui y a le plus d’érudits, 1 pour les autres.
time-of-empires-teach-culture = La culture que montre votre plateau.
time-of-empires-teach-end = Après le troisième âge et son décompte. À égalité, le joueur qui a le plus de bâtiments sur la carte l’emporte.
