# Through the Ages in French. Keys: do- moves, event- what came of them, ask- decisions, then names, then refusals.
# $a and $b of a decision are the numbers that its step counts with. Names of cards agree with nothing: « la carte … ».

## Moves. The attributes named like a field ask for that field alone; .help says what the move does.

through-the-ages-do-choose-first = { $seat } commence
    .verb = Choisir qui commence
    .seat = Qui commence ?
    .help = Le hasard décide qui commence (TTA-SET-6).
through-the-ages-do-lay-card = Poser { $card } dans la rangée
    .verb = Poser une carte
    .card = Quelle carte ?
    .help = Le hasard tire la carte civile suivante de la rangée (TTA-ROW-1).
through-the-ages-do-draw-card = Piocher { $card }
    .verb = Piocher une carte
    .card = Quelle carte ?
    .help = Le hasard tire la carte militaire suivante (TTA-PRO-5).
through-the-ages-do-reveal-event = Révéler { $card }
    .verb = Révéler un événement
    .card = Quelle carte ?
    .help = Le hasard tire l’événement actuel du dessus (TTA-EVE-1).
through-the-ages-do-turn-up = Retourner { $card }
    .verb = Retourner une carte
    .card = Quelle carte ?
    .help = Le hasard tire un événement de l’âge III, visible jusqu’à la fin (TTA-SET-4).
through-the-ages-do-deal-bonus = Distribuer { $card }
    .verb = Distribuer une carte Bonus
    .card = Quelle carte ?
    .help = Le hasard tire une carte Bonus à mettre de côté ou à distribuer (TTA-VAR-6).
through-the-ages-do-take-card = Prendre la carte de la case { $place }
    .verb = Prendre une carte
    .place = Quelle case ?
    .help = Prendre la carte d’une case de la rangée (TTA-TAK-1).
through-the-ages-do-grow = Augmenter la population
    .verb = Augmenter la population
    .help = Augmenter la population (TTA-CIV-1).
through-the-ages-do-build = Construire { $card }
    .verb = Construire
    .card = Quelle carte ?
    .help = Construire une ferme, une mine, un bâtiment urbain ou une unité (TTA-CIV-2, TTA-MIL-1).
through-the-ages-do-upgrade = Améliorer { $card } en { $to }
    .verb = Améliorer
    .card = Quelle carte ?
    .to = Vers quelle technologie ?
    .help = Déplacer un ouvrier vers une technologie supérieure (TTA-CIV-3, TTA-MIL-1).
through-the-ages-do-destroy = Détruire ou dissoudre { $card }
    .verb = Détruire ou dissoudre
    .card = Quelle carte ?
    .help = Détruire un bâtiment ou dissoudre une unité (TTA-CIV-4, TTA-MIL-1).
through-the-ages-do-build-stages = Construire { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    } de la merveille
    .verb = Construire des étapes
    .count = Combien ?
    .help = Construire ce nombre d’étapes de la merveille pour une seule action civile (TTA-CIV-5).
through-the-ages-do-play-leader = Jouer { $card }
    .verb = Jouer un leader
    .card = Quelle carte ?
    .help = Jouer un leader (TTA-CIV-6).
through-the-ages-do-develop = Développer { $card }
    .verb = Développer
    .card = Quelle carte ?
    .help = Jouer une technologie, ou changer pacifiquement de gouvernement (TTA-CIV-7, TTA-CIV-10).
through-the-ages-do-revolt = Révolution : { $card }
    .verb = Faire la révolution
    .card = Quelle carte ?
    .help = Changer de gouvernement par une révolution (TTA-CIV-9).
through-the-ages-do-play-action = Jouer { $card }
    .verb = Jouer une carte Action
    .card = Quelle carte ?
    .help = Jouer une carte Action qui donne aussitôt quelque chose (TTA-CIV-16).
through-the-ages-do-grow-with = Augmenter la population avec { $card }
    .verb = Augmenter la population avec une carte
    .card = Quelle carte ?
    .help = Augmenter la population avec une carte Action (TTA-CIV-15).
through-the-ages-do-build-with = Construire { $on } avec { $card }
    .verb = Construire avec une carte
    .card = Quelle carte ?
    .on = Sur quelle technologie ?
    .help = Construire avec une carte Action (TTA-CRD-1).
through-the-ages-do-upgrade-with = Améliorer { $start } en { $to } avec { $card }
    .verb = Améliorer avec une carte
    .card = Quelle carte ?
    .start = De quelle technologie ?
    .to = Vers quelle technologie ?
    .help = Améliorer avec une carte Action (TTA-CRD-1).
through-the-ages-do-stage-with = Construire une étape avec { $card }
    .verb = Construire une étape avec une carte
    .card = Quelle carte ?
    .help = Construire une seule étape avec une carte Action (TTA-CRD-1).
through-the-ages-do-develop-with = Développer { $technology } avec { $card }
    .verb = Développer avec une carte
    .card = Quelle carte ?
    .technology = Quelle technologie ?
    .help = Jouer une technologie avec une carte Action (TTA-CIV-15).
through-the-ages-do-revolt-with = Révolution avec { $card } : { $technology }
    .verb = Faire la révolution avec une carte
    .card = Quelle carte ?
    .technology = Quelle technologie ?
    .help = Lancer une révolution avec une carte Action (TTA-CIV-12).
through-the-ages-do-play-tactic = Jouer la tactique { $card }
    .verb = Jouer une tactique
    .card = Quelle carte ?
    .help = Jouer une tactique (TTA-MIL-3).
through-the-ages-do-levy-unit = Lever { $card }
    .verb = Lever une unité
    .card = Quelle carte ?
    .help = Augmenter la population et construire une unité avec cet ouvrier (TTA-CRD-13).
through-the-ages-do-welcome = Accueillir un nouvel ouvrier
    .verb = Accueillir un ouvrier
    .help = Augmenter la population sans action civile, une fois par tour (TTA-CRD-12).
through-the-ages-do-trade = Utiliser la route commerciale
    .verb = Utiliser la route commerciale
    .help = Utiliser la route commerciale pour le prochain paiement (TTA-CRD-30).
through-the-ages-do-draw-military = Piocher une carte militaire
    .verb = Piocher une carte militaire
    .help = Piocher une carte militaire pour une action militaire (TTA-VAR-5).
through-the-ages-do-end-actions = Terminer vos actions
    .verb = Terminer les actions
    .help = Terminer vos actions de ce tour (TTA-TUR-3).
through-the-ages-do-prepare = Préparer { $card }
    .verb = Préparer
    .card = Quelle carte ?
    .help = Poser un événement ou un territoire, face cachée, sur les événements futurs (TTA-EVE-1).
through-the-ages-do-attack = Jouer { $card } contre { $seat }
    .verb = Attaquer
    .card = Quelle carte ?
    .seat = Contre qui ?
    .help = Jouer une agression contre un adversaire (TTA-AGG-1).
through-the-ages-do-declare-war = Déclarer la guerre à { $seat } : { $card }
    .verb = Déclarer la guerre
    .card = Quelle carte ?
    .seat = À qui ?
    .help = Déclarer la guerre à un adversaire (TTA-WAR-1).
through-the-ages-do-offer-pact = Proposer { $card } à { $seat }{ $card-id ->
        [open-borders-agreement] { "" }
        [scientific-cooperation] { "" }
        [international-tourism] { "" }
        [military-pact] { "" }
        [peace-treaty] { "" }
       *[other] , en prenant le { $role }
    }
    .verb = Proposer un pacte
    .card = Quelle carte ?
    .seat = À qui ?
    .role = Quel côté ?
    .help = Proposer un pacte à un adversaire, et choisir votre côté (TTA-PAC-1).
through-the-ages-do-cancel-pact = Rompre le pacte posé devant { $seat }
    .verb = Rompre un pacte
    .seat = Devant qui ?
    .help = Rompre le pacte posé devant quelqu’un (TTA-PAC-2).
through-the-ages-do-settle = Coloniser { $card }
    .verb = Coloniser
    .card = Quelle carte ?
    .help = Faire une colonie d’un territoire de votre main (TTA-CRD-2).
through-the-ages-do-resign = Abandonner
    .verb = Abandonner
    .help = Quitter la partie (TTA-END-6).
through-the-ages-do-pass = Passer
    .verb = Passer
    .help = Ne rien faire : aucune action politique, ou plus d’enchère (TTA-POL-1, TTA-COL-1).
through-the-ages-do-accept = Accepter
    .verb = Accepter
    .help = Accepter le pacte (TTA-PAC-1).
through-the-ages-do-refuse = Refuser
    .verb = Refuser
    .help = Refuser le pacte (TTA-PAC-1).
through-the-ages-do-bid = Enchérir à { $bid }
    .verb = Enchérir
    .bid = Combien ?
    .help = Enchérir pour le territoire (TTA-COL-1).
through-the-ages-do-sacrifice = Sacrifier { $card }
    .verb = Sacrifier
    .card = Quelle carte ?
    .help = Renoncer à une unité (TTA-AGG-1, TTA-COL-2).
through-the-ages-do-play-bonus = Jouer { $card }
    .verb = Jouer une carte Bonus
    .card = Quelle carte ?
    .help = Jouer une carte Bonus pour la défense ou la colonisation (TTA-AGG-3).
through-the-ages-do-done = C’est tout
    .verb = C’est tout
    .told = { $player } a fini.
    .help = Ne plus rien choisir.
through-the-ages-do-discard = Défausser { $card }
    .verb = Défausser
    .card = Quelle carte ?
    .help = Défausser une carte militaire face cachée (TTA-MCA-1).
through-the-ages-do-lose-worker = Perdre un ouvrier sur { $card }
    .verb = Perdre un ouvrier
    .card = Quelle carte ?
    .help = Perdre un ouvrier d’une technologie (TTA-EVE-3).
through-the-ages-do-destroy-own = Perdre { $card }
    .verb = Perdre un bâtiment
    .card = Quelle carte ?
    .help = Perdre une ferme, une mine ou un bâtiment urbain (TTA-CRD-20).
through-the-ages-do-choose-goods = { $resources ->
        [0] Tout en nourriture
        [one] { $resources } ressource, le reste en nourriture
       *[other] { $resources } ressources, le reste en nourriture
    }
    .verb = Choisir les biens
    .resources = Combien de ressources ?
    .help = Choisir combien de ces biens sont des ressources ; le reste est de la nourriture (TTA-CRD-20).
through-the-ages-do-give-up-colony = Renoncer à la colonie { $card }
    .verb = Renoncer à une colonie
    .card = Quelle carte ?
    .help = Perdre une colonie (TTA-CRD-20).
through-the-ages-do-ravage = Laisser tomber en ruine : { $card }
    .verb = Laisser tomber en ruine
    .card = Quelle carte ?
    .help = Laisser une merveille tomber en ruine (TTA-CRD-15).
through-the-ages-do-raze = Détruire { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    } : { $card }
    .verb = Raser
    .card = Quelle carte ?
    .count = Combien ?
    .help = Détruire des bâtiments urbains de quelqu’un d’autre (TTA-CRD-20, TTA-CRD-25).
through-the-ages-do-take-colony = Prendre la colonie { $card }
    .verb = Prendre une colonie
    .card = Quelle carte ?
    .help = Prendre une colonie du perdant (TTA-CRD-26).
through-the-ages-do-take-technology = Prendre la technologie { $card }
    .verb = Prendre une technologie
    .card = Quelle carte ?
    .help = Prendre une technologie spéciale du perdant (TTA-CRD-27).
through-the-ages-do-lose-token = Perdre un jeton bleu sur { $card }
    .verb = Perdre un jeton
    .card = Quelle carte ?
    .help = Perdre un jeton bleu d’une carte (TTA-CRD-21).
through-the-ages-do-build-free = Construire gratuitement
    .verb = Construire gratuitement
    .help = Construire sans rien payer (TTA-EVE-8).
through-the-ages-do-produce-less = Un jeton de moins sur { $card }
    .verb = Produire moins
    .card = Quelle carte ?
    .help = Faire produire à une mine un jeton bleu de moins (TTA-VAR-1).
through-the-ages-do-keep-bonus = Garder { $card }
    .verb = Garder une carte Bonus
    .card = Quelle carte ?
    .help = Garder une carte Bonus (TTA-VAR-6).
through-the-ages-do-pick-bonus = Choisir { $card }
    .verb = Choisir une carte Bonus
    .card = Quelle carte ?
    .help = Choisir une carte Bonus visible (TTA-VAR-6).

## Events

through-the-ages-event-first-chosen = { $seat-player } commence.
through-the-ages-event-card-laid = La carte { $card } entre dans la rangée, case { $place }.
through-the-ages-event-row-cleared = La carte { $card } quitte la rangée.
through-the-ages-event-age-ended = L’âge { $age } se termine.
through-the-ages-event-turn-began = Manche { $round } : c’est au tour de { $seat-player }.
through-the-ages-event-card-taken = { $seat-player } prend { $card } sur la case { $place }.
through-the-ages-event-population-grew = { $seat-player } : { $count ->
        [one] { $count } nouvel ouvrier
       *[other] { $count } nouveaux ouvriers
    }.
through-the-ages-event-built = { $seat-player } construit { $card }.
through-the-ages-event-upgraded = { $seat-player } améliore { $card } en { $to }.
through-the-ages-event-destroyed = { $seat-player } perd { $card } ; l’ouvrier devient inutilisé.
through-the-ages-event-stage-built = { $seat-player } construit l’étape { $stage } de la merveille { $card }.
through-the-ages-event-wonder-completed = { $seat-player } achève la merveille { $card }.
through-the-ages-event-leader-played = { $seat-player } a un nouveau leader : { $card }.
through-the-ages-event-developed = { $seat-player } développe { $card }.
through-the-ages-event-government-changed = { $seat-player } change de gouvernement : { $card }.
through-the-ages-event-action-played = { $seat-player } joue { $card }.
through-the-ages-event-tactic-played = { $seat-player } joue la tactique { $card }.
through-the-ages-event-traded = { $seat-player } utilise la route commerciale.
through-the-ages-event-actions-ended = { $seat-player } termine ses actions.
through-the-ages-event-points-scored = { $seat-player } gagne { $culture ->
        [0] { $science ->
            [one] { $science } point de science
           *[other] { $science } points de science
        }
        [one] { $culture } point de culture
       *[other] { $culture } points de culture
    }.
through-the-ages-event-points-lost = { $seat-player } perd { $culture ->
        [0] { $science ->
            [one] { $science } point de science
           *[other] { $science } points de science
        }
        [one] { $culture } point de culture
       *[other] { $culture } points de culture
    }.
through-the-ages-event-goods-gained = { $seat-player } gagne { $food ->
        [0] { $resources ->
            [one] { $resources } ressource
           *[other] { $resources } ressources
        }
       *[other] { $resources ->
            [0] { $food ->
                    [one] { $food } nourriture
                   *[other] { $food } nourritures
                }
            [one] { $food ->
                    [one] { $food } nourriture
                   *[other] { $food } nourritures
                } et { $resources } ressource
           *[other] { $food ->
                    [one] { $food } nourriture
                   *[other] { $food } nourritures
                } et { $resources } ressources
        }
    }.
through-the-ages-event-goods-lost = { $seat-player } perd { $food ->
        [0] { $resources ->
            [one] { $resources } ressource
           *[other] { $resources } ressources
        }
       *[other] { $resources ->
            [0] { $food ->
                    [one] { $food } nourriture
                   *[other] { $food } nourritures
                }
            [one] { $food ->
                    [one] { $food } nourriture
                   *[other] { $food } nourritures
                } et { $resources } ressource
           *[other] { $food ->
                    [one] { $food } nourriture
                   *[other] { $food } nourritures
                } et { $resources } ressources
        }
    }.
through-the-ages-event-population-lost = La population de { $seat-player } diminue de { $count }.
through-the-ages-event-uprising = Soulèvement : { $seat-player } ne produit rien.
through-the-ages-event-starved = Il manque { $missing ->
        [one] { $missing } nourriture
       *[other] { $missing } nourritures
    } à { $seat-player }.
through-the-ages-event-corruption-paid = La corruption coûte { $resources ->
        [one] { $resources } ressource
       *[other] { $resources } ressources
    } à { $seat-player }.
through-the-ages-event-card-drawn = { $seat-player } pioche { $card ->
        [hidden] une carte militaire
       *[other] { $card }
    }.
through-the-ages-event-card-discarded = { $seat-player } défausse { $card ->
        [hidden] une carte de l’âge { $age }
       *[other] { $card }
    }.
through-the-ages-event-discards-shuffled = La défausse est mélangée et redevient la pioche militaire : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
through-the-ages-event-event-prepared = { $seat-player } prépare { $card ->
        [hidden] un événement de l’âge { $age }
       *[other] { $card }
    }.
through-the-ages-event-event-revealed = Événement : { $card }.
through-the-ages-event-aggression-played = { $seat-player } joue { $card } contre { $target-player }.
through-the-ages-event-war-declared = { $seat-player } déclare la guerre à { $target-player } : { $card }.
through-the-ages-event-war-began = { $card } : { $seat-player } contre { $target-player }.
through-the-ages-event-pact-offered = { $seat-player } propose { $card } à { $target-player }{ $card-id ->
        [open-borders-agreement] { "" }
        [scientific-cooperation] { "" }
        [international-tourism] { "" }
        [military-pact] { "" }
        [peace-treaty] { "" }
       *[other] , en prenant le { $role }
    }.
through-the-ages-event-pact-signed = { $seat-player } et { $partner-player } concluent un pacte : { $card }.
through-the-ages-event-pact-refused = { $seat-player } refuse { $card }, le pacte de { $by-player }.
through-the-ages-event-pact-ended = Le pacte entre { $seat-player } et { $partner-player } prend fin : { $card }.
through-the-ages-event-resigned = { $seat-player } abandonne.
through-the-ages-event-passed = { $seat-player } passe.
through-the-ages-event-bidden = { $seat-player } enchérit à { $bid }.
through-the-ages-event-unit-sacrificed = { $seat-player } sacrifie { $card }.
through-the-ages-event-bonus-played = { $seat-player } joue { $card }.
through-the-ages-event-colonized = { $card } devient une colonie de { $seat-player }.
through-the-ages-event-territory-left = Sans preneur : { $card }.
through-the-ages-event-fight-decided = Combat : { $seat-player } { $attack } contre { $target-player } { $defence }.
through-the-ages-event-colony-lost = { $seat-player } perd { $card }.
through-the-ages-event-wonder-ravaged = { $seat-player } voit une merveille tomber en ruine : { $card }.
through-the-ages-event-leader-lost = { $seat-player } perd { $card }.
through-the-ages-event-wonder-lost = { $seat-player } perd une merveille inachevée : { $card }.
through-the-ages-event-technology-taken = { $seat-player } prend { $card } à { $target-player }.
through-the-ages-event-tokens-gained = { $seat-player } gagne { $yellow ->
        [0] { $blue ->
            [one] { $blue } jeton bleu
           *[other] { $blue } jetons bleus
        }
        [one] { $yellow } jeton jaune
       *[other] { $yellow } jetons jaunes
    } pour de bon.
through-the-ages-event-tokens-lost = { $seat-player } perd { $yellow ->
        [0] { $blue ->
            [one] { $blue } jeton bleu
           *[other] { $blue } jetons bleus
        }
        [one] { $yellow } jeton jaune
       *[other] { $yellow } jetons jaunes
    } pour de bon.
through-the-ages-event-actions-lost = { $seat-player } perd { $count ->
        [one] { $count } action civile
       *[other] { $count } actions civiles
    } de son prochain tour.
through-the-ages-event-bonus-turned-up = La carte { $card } comptera à la fin.
through-the-ages-event-bonus-dealt = { $seat-player } reçoit { $card ->
        [hidden] une carte Bonus
       *[other] { $card }
    }.
through-the-ages-event-bonus-kept = { $seat-player } garde { $card ->
        [hidden] une carte Bonus
       *[other] { $card }
    }.
through-the-ages-event-bonus-picked = { $seat-player } choisit { $card }.
through-the-ages-event-spoils-taken = { $seat-player } gagne la guerre sainte : le perdant { $count ->
        [0] ne perd aucun ouvrier
        [1] perd un ouvrier
       *[other] perd { $count } ouvriers
    }.
through-the-ages-event-produced-less = { $seat-player } produit un jeton de moins sur { $card }.
through-the-ages-event-game-ended = La partie est terminée.
through-the-ages-event-obsolete = La carte { $card }, dans la main de { $seat-player }, est obsolète.

## Decisions; .help says what they are about.

through-the-ages-ask-turn = Vos actions.
    .help = Actions civiles et militaires dans n’importe quel ordre, autant que vous en avez ; puis terminez la phase (TTA-TUR-3). Pendant la première manche, on ne peut que prendre des cartes (TTA-FIR-1).
through-the-ages-ask-political = Votre action politique, ou aucune.
    .help = Préparez un événement pour de la culture, attaquez, déclarez la guerre, proposez ou rompez un pacte (TTA-POL-1). Une attaque coûte dès maintenant ses actions militaires (TTA-POL-2).
through-the-ages-ask-offer = On vous propose un pacte.
    .help = Si vous acceptez, il est posé devant le joueur qui l’a proposé ; si vous refusez, il retourne dans sa main (TTA-PAC-1).
through-the-ages-ask-bidding = { $a ->
        [0] Enchérissez pour le territoire, ou passez.
       *[other] Enchérissez à plus de { $a } pour le territoire, ou passez.
    }
    .help = Un joueur qui passe ne peut plus enchérir. Vous devez pouvoir payer votre enchère avec des unités, des cartes Bonus et des bonus permanents, et elle vous engage (TTA-COL-1, TTA-COL-2).
through-the-ages-ask-payment = Payez votre enchère de { $b }.
    .help = Sacrifiez des unités, au moins une, et jouez des cartes de colonisation jusqu’à atteindre l’enchère ; vous pouvez la dépasser (TTA-COL-2, TTA-COL-5).
through-the-ages-ask-sacrifices = Sacrifiez des unités pour avoir plus de force, ou combattez sans rien sacrifier.
    .help = Une unité sacrifiée compte deux fois dans ce combat et part ensuite (TTA-AGG-1, TTA-AGG-2).
through-the-ages-ask-defence = On vous attaque : sacrifiez des unités, jouez des Bonus, ou ne faites rien.
    .help = L’attaquant doit être strictement plus fort (TTA-AGG-1). Une carte Bonus ne sert qu’une fois (TTA-AGG-3).
through-the-ages-ask-discards = { $b ->
        [one] Défaussez une carte militaire.
       *[other] Défaussez { $b } cartes militaires.
    }
    .help = Vous en gardez autant que vous avez d’actions militaires ; les autres partent face cachée, dans l’ordre de la liste (TTA-MCA-1, TTA-MCA-2).
through-the-ages-ask-worker-loss = { $a ->
        [one] Un ouvrier est perdu : sur quelle technologie ?
       *[other] { $a } ouvriers sont perdus : sur quelles technologies ?
    }
    .help = Il n’y a pas d’ouvrier inutilisé à perdre ; vous en choisissez donc un sur une carte (TTA-EVE-3).
through-the-ages-ask-building-loss = Vous perdez une ferme, une mine ou un bâtiment urbain : lequel ?
    .help = L’ouvrier devient inutilisé (TTA-CRD-20, TTA-EVE-9).
through-the-ages-ask-goods = { $a } en nourriture et ressources : combien de ressources ?
    .help = Le reste est de la nourriture (TTA-CRD-20, TTA-AGG-4).
through-the-ages-ask-colony-loss = Vous perdez une colonie : laquelle ?
    .help = Ses effets permanents disparaissent avec elle (TTA-CRD-20, TTA-COL-3).
through-the-ages-ask-wonder-loss = Une merveille de l’âge A ou I tombe en ruine : laquelle ?
    .help = Elle garde 2 points de culture par tour et rien d’autre (TTA-CRD-15).
through-the-ages-ask-terror = Détruisez un bâtiment urbain de { $a ->
        [0] A
        [1] B
        [2] C
       *[other] D
    } : lequel ?
    .help = Vous avez le moins de culture : c’est vous qui choisissez pour tous les autres (TTA-CRD-20).
through-the-ages-ask-raid = { $a ->
        [one] Détruisez un bâtiment urbain.
       *[other] Détruisez jusqu’à { $a } bâtiments urbains de même type et de même niveau.
    }
    .help = Vous gagnez la moitié de leur coût imprimé (TTA-CRD-25).
through-the-ages-ask-colony-spoil = Prenez une colonie du perdant.
    .help = Vous recevez ses effets permanents (TTA-CRD-26).
through-the-ages-ask-technology-spoil = Un avantage de { $a } : prenez des technologies spéciales, puis de la science.
    .help = Chaque technologie vaut autant de science qu’elle en coûte (TTA-CRD-27).
through-the-ages-ask-token-loss = { $a ->
        [one] Un jeton bleu est perdu : sur quelle carte ?
       *[other] { $a } jetons bleus sont perdus : sur quelles cartes ?
    }
    .help = La banque bleue est vide (TTA-CRD-21, TTA-COL-8).
through-the-ages-ask-free-building = Vous pouvez mettre gratuitement au travail un ouvrier inutilisé.
    .help = Il faut un ouvrier inutilisé ; cela ne coûte aucune action (TTA-EVE-8).
through-the-ages-ask-agreement = { $a ->
        [one] Prenez des cartes pour { $a } action civile, ou arrêtez-vous.
       *[other] Prenez des cartes pour { $a } actions civiles, ou arrêtez-vous.
    }
    .help = Si vous en prenez, vous renoncez à votre prochaine action politique (TTA-CRD-16).
through-the-ages-ask-less = Les mines produisent : un jeton de moins sur l’une d’elles ?
    .help = Une banque bleue mieux remplie peut écarter la corruption (TTA-VAR-1).
through-the-ages-ask-keeping = { $a ->
        [one] Gardez une carte Bonus.
       *[other] Gardez { $a } cartes Bonus.
    }
    .help = Les cartes gardées restent secrètes et comptent pour tous à la fin ; les autres vont dans la pioche (TTA-VAR-6, TTA-VAR-8).
through-the-ages-ask-picking = Choisissez une carte Bonus.
    .help = Elle reste visible et compte pour tous à la fin (TTA-VAR-6, TTA-VAR-8).

## Names

through-the-ages-card-despotism = Despotisme
    .help = Gouvernement, âge A. 4 actions civiles et 2 militaires. Limite urbaine 2.
through-the-ages-card-agriculture = Agriculture
    .help = Ferme, âge A. Construction : 2 ressources ; par ouvrier : +1 nourriture.
through-the-ages-card-bronze = Bronze
    .help = Mine, âge A. Construction : 2 ressources ; par ouvrier : +1 ressource.
through-the-ages-card-philosophy = Philosophie
    .help = Laboratoire, âge A. Construction : 3 ressources ; par ouvrier : +1 de science.
through-the-ages-card-religion = Religion
    .help = Temple, âge A. Construction : 3 ressources ; par ouvrier : +1 de culture, +1 visage heureux.
through-the-ages-card-warriors = Guerriers
    .help = Infanterie, âge A. Construction : 2 ressources ; par ouvrier : +1 de force.
through-the-ages-card-alexander-the-great = Alexandre le Grand
    .help = Leader, âge A. +1 de force pour chaque ouvrier sur des unités.
through-the-ages-card-aristotle = Aristote
    .help = Leader, âge A. 1 point de science pour chaque technologie prise.
through-the-ages-card-hammurabi = Hammurabi
    .help = Leader, âge A. +1 action civile et −1 action militaire.
through-the-ages-card-homer = Homère
    .help = Leader, âge A. 1 ressource spéciale pour les unités à chaque tour ; 1 point de culture par tour pour chaque unité de Guerriers, jusqu’à 2.
through-the-ages-card-julius-caesar = Jules César
    .help = Leader, âge A. +1 de force. +1 action militaire.
through-the-ages-card-moses = Moïse
    .help = Leader, âge A. Un nouvel ouvrier coûte 1 nourriture de moins.
through-the-ages-card-hanging-gardens = Jardins suspendus
    .help = Merveille, âge A. +1 de culture, +2 visages heureux. Étapes 2, 2, 2.
through-the-ages-card-library-of-alexandria = Bibliothèque d’Alexandrie
    .help = Merveille, âge A. +1 de culture, +1 de science. Étapes 1, 2, 2, 1. Une carte de plus en main, civile comme militaire.
through-the-ages-card-colossus = Colosse
    .help = Merveille, âge A. +1 de culture, +1 de force. Étapes 3, 3. +1 pour coloniser.
through-the-ages-card-pyramids = Pyramides
    .help = Merveille, âge A. Étapes 3, 2, 1. +1 action civile.
through-the-ages-card-engineering-genius-a = Génie bâtisseur A
    .help = Carte Action, âge A. Construisez une étape de merveille pour 2 ressources de moins.
through-the-ages-card-frugality-a = Frugalité A
    .help = Carte Action, âge A. Augmentez la population, puis gagnez 1 nourriture.
through-the-ages-card-ideal-building-site-a = Site de construction idéal A
    .help = Carte Action, âge A. Construisez un bâtiment urbain pour 1 ressource de moins.
through-the-ages-card-patriotism-a = Patriotisme A
    .help = Carte Action, âge A. Une action militaire de plus et 1 ressource spéciale pour les unités pendant ce tour.
through-the-ages-card-revolutionary-idea-a = Idée révolutionnaire A
    .help = Carte Action, âge A. 1 point de science aussitôt.
through-the-ages-card-rich-land-a = Terres riches A
    .help = Carte Action, âge A. Construisez une ferme ou une mine pour 1 ressource de moins.
through-the-ages-card-work-of-art-a = Œuvre d’art A
    .help = Carte Action, âge A. 6 points de culture aussitôt.
through-the-ages-card-irrigation = Irrigation
    .help = Ferme, âge I. Coût : 3 points de science. Construction : 4 ressources ; par ouvrier : +2 nourritures.
through-the-ages-card-iron = Fer
    .help = Mine, âge I. Coût : 5 points de science. Construction : 5 ressources ; par ouvrier : +2 ressources.
through-the-ages-card-alchemy = Alchimie
    .help = Laboratoire, âge I. Coût : 4 points de science. Construction : 6 ressources ; par ouvrier : +2 de science.
through-the-ages-card-theology = Théologie
    .help = Temple, âge I. Coût : 2 points de science. Construction : 5 ressources ; par ouvrier : +1 de culture, +2 visages heureux.
through-the-ages-card-bread-and-circuses = Du pain et des jeux
    .help = Arène, âge I. Coût : 3 points de science. Construction : 4 ressources ; par ouvrier : +1 de force, +2 visages heureux.
through-the-ages-card-printing-press = Imprimerie
    .help = Bibliothèque, âge I. Coût : 3 points de science. Construction : 4 ressources ; par ouvrier : +1 de culture, +1 de science.
through-the-ages-card-drama = Art dramatique
    .help = Théâtre, âge I. Coût : 4 points de science. Construction : 5 ressources ; par ouvrier : +2 de culture, +1 visage heureux.
through-the-ages-card-swordsmen = Épéistes
    .help = Infanterie, âge I. Coût : 3 points de science. Construction : 3 ressources ; par ouvrier : +2 de force.
through-the-ages-card-knights = Chevaliers
    .help = Cavalerie, âge I. Coût : 4 points de science. Construction : 3 ressources ; par ouvrier : +2 de force.
through-the-ages-card-monarchy = Monarchie
    .help = Gouvernement, âge I. Coût : 9 points de science, 3 par révolution. 5 actions civiles et 3 militaires. Limite urbaine 3.
through-the-ages-card-theocracy = Théocratie
    .help = Gouvernement, âge I. Coût : 7 points de science, 2 par révolution. +1 de culture, +2 visages heureux. 4 actions civiles et 3 militaires. Limite urbaine 3.
through-the-ages-card-warfare = Art de la guerre
    .help = Technologie spéciale (guerre), âge I. Coût : 4 points de science. +1 de force. +1 action militaire.
through-the-ages-card-code-of-laws = Code de lois
    .help = Technologie spéciale (administration), âge I. Coût : 6 points de science. +1 action civile.
through-the-ages-card-cartography = Cartographie
    .help = Technologie spéciale (exploration), âge I. Coût : 4 points de science. +1 de force. +2 pour coloniser.
through-the-ages-card-masonry = Maçonnerie
    .help = Technologie spéciale (construction), âge I. Coût : 3 points de science. Les bâtiments urbains des niveaux 0 à III coûtent 0, 1, 1, 1 de moins ; jusqu’à 2 étapes de merveille pour une action civile.
through-the-ages-card-michelangelo = Michel-Ange
    .help = Leader, âge I. 1 point de culture par tour pour chaque visage heureux des temples, théâtres et merveilles ; prendre une merveille coûte 1 action civile de moins.
through-the-ages-card-joan-of-arc = Jeanne d’Arc
    .help = Leader, âge I. +1 de force pour chaque visage heureux des temples ; 5 points de culture chaque fois que quelqu’un vous attaque.
through-the-ages-card-leonardo-da-vinci = Léonard de Vinci
    .help = Leader, âge I. Le meilleur laboratoire ou la meilleure bibliothèque donne une fois de plus son niveau en science ; 1 ressource pour chaque technologie jouée.
through-the-ages-card-genghis-khan = Gengis Khan
    .help = Leader, âge I. Votre tactique ne donne rien ; chaque unité de cavalerie a +1 de force ; 1 point de culture par tour pour chaque unité de cavalerie.
through-the-ages-card-christopher-columbus = Christophe Colomb
    .help = Leader, âge I. Une fois dans la partie, comme action politique, un territoire de votre main devient une colonie.
through-the-ages-card-frederick-barbarossa = Frédéric Barberousse
    .help = Leader, âge I. Pour une action civile, un nouvel ouvrier devient une unité, pour 1 nourriture et 1 ressource de moins.
through-the-ages-card-great-wall = Grande Muraille
    .help = Merveille, âge I. +1 de culture, +1 visage heureux. Étapes 2, 2, 3, 2. +1 de force pour chaque ouvrier sur l’infanterie et l’artillerie.
through-the-ages-card-st-peters-basilica = Basilique Saint-Pierre
    .help = Merveille, âge I. +2 de culture. Étapes 4, 4. Chaque visage heureux compte deux fois.
through-the-ages-card-universitas-carolina = Université Charles
    .help = Merveille, âge I. +1 de culture, +2 de science. Étapes 3, 3, 3.
through-the-ages-card-taj-mahal = Taj Mahal
    .help = Merveille, âge I. +3 de culture. Étapes 2, 4, 2.
through-the-ages-card-engineering-genius-i = Génie bâtisseur I
    .help = Carte Action, âge I. Construisez une étape de merveille pour 3 ressources de moins.
through-the-ages-card-frugality-i = Frugalité I
    .help = Carte Action, âge I. Augmentez la population, puis gagnez 2 nourritures.
through-the-ages-card-ideal-building-site-i = Site de construction idéal I
    .help = Carte Action, âge I. Construisez un bâtiment urbain pour 2 ressources de moins.
through-the-ages-card-patriotism-i = Patriotisme I
    .help = Carte Action, âge I. Une action militaire de plus et 2 ressources spéciales pour les unités pendant ce tour.
through-the-ages-card-revolutionary-idea-i = Idée révolutionnaire I
    .help = Carte Action, âge I. 2 points de science aussitôt.
through-the-ages-card-rich-land-i = Terres riches I
    .help = Carte Action, âge I. Construisez une ferme ou une mine pour 2 ressources de moins.
through-the-ages-card-work-of-art-i = Œuvre d’art I
    .help = Carte Action, âge I. 5 points de culture aussitôt.
through-the-ages-card-bountiful-harvest-i = Récolte abondante I
    .help = Carte Action, âge I. 2 nourritures aussitôt.
through-the-ages-card-breakthrough-i = Percée I
    .help = Carte Action, âge I. Jouez une technologie à son plein prix, puis marquez 2 points de science.
through-the-ages-card-efficient-upgrade-i = Amélioration efficace I
    .help = Carte Action, âge I. Améliorez une ferme, une mine ou un bâtiment urbain pour 2 ressources de moins.
through-the-ages-card-mineral-deposits-i = Gisements minéraux I
    .help = Carte Action, âge I. 2 ressources aussitôt.
through-the-ages-card-selective-breeding = Élevage sélectif
    .help = Ferme, âge II. Coût : 5 points de science. Construction : 6 ressources ; par ouvrier : +3 nourritures.
through-the-ages-card-coal = Charbon
    .help = Mine, âge II. Coût : 7 points de science. Construction : 8 ressources ; par ouvrier : +3 ressources.
through-the-ages-card-scientific-method = Méthode scientifique
    .help = Laboratoire, âge II. Coût : 6 points de science. Construction : 8 ressources ; par ouvrier : +3 de science.
through-the-ages-card-organized-religion = Religion organisée
    .help = Temple, âge II. Coût : 4 points de science. Construction : 7 ressources ; par ouvrier : +1 de culture, +3 visages heureux.
through-the-ages-card-team-sports = Sport d’équipe
    .help = Arène, âge II. Coût : 5 points de science. Construction : 6 ressources ; par ouvrier : +2 de force, +3 visages heureux.
through-the-ages-card-journalism = Journalisme
    .help = Bibliothèque, âge II. Coût : 6 points de science. Construction : 8 ressources ; par ouvrier : +2 de culture, +2 de science.
through-the-ages-card-opera = Opéra
    .help = Théâtre, âge II. Coût : 7 points de science. Construction : 9 ressources ; par ouvrier : +3 de culture, +1 visage heureux.
through-the-ages-card-riflemen = Fusiliers
    .help = Infanterie, âge II. Coût : 5 points de science. Construction : 5 ressources ; par ouvrier : +3 de force.
through-the-ages-card-cavalrymen = Cavaliers
    .help = Cavalerie, âge II. Coût : 6 points de science. Construction : 5 ressources ; par ouvrier : +3 de force.
through-the-ages-card-cannon = Canons
    .help = Artillerie, âge II. Coût : 7 points de science. Construction : 5 ressources ; par ouvrier : +3 de force.
through-the-ages-card-constitutional-monarchy = Monarchie constitutionnelle
    .help = Gouvernement, âge II. Coût : 12 points de science, 5 par révolution. 6 actions civiles et 4 militaires. Limite urbaine 3.
through-the-ages-card-republic = République
    .help = Gouvernement, âge II. Coût : 14 points de science, 4 par révolution. 7 actions civiles et 2 militaires. Limite urbaine 3.
through-the-ages-card-strategy = Stratégie
    .help = Technologie spéciale (guerre), âge II. Coût : 8 points de science. +3 de force. +2 actions militaires.
through-the-ages-card-justice-system = Système judiciaire
    .help = Technologie spéciale (administration), âge II. Coût : 7 points de science. +1 action civile. 3 jetons bleus de plus.
through-the-ages-card-navigation = Navigation
    .help = Technologie spéciale (exploration), âge II. Coût : 6 points de science. +2 de force. +3 pour coloniser.
through-the-ages-card-architecture = Architecture
    .help = Technologie spéciale (construction), âge II. Coût : 6 points de science. Les bâtiments urbains des niveaux 0 à III coûtent 0, 1, 2, 2 de moins ; jusqu’à 3 étapes de merveille pour une action civile.
through-the-ages-card-william-shakespeare = William Shakespeare
    .help = Leader, âge II. 1 point de culture par tour pour chacune de vos bibliothèques ; 2 de plus pour chaque paire formée d’une bibliothèque et d’un théâtre.
through-the-ages-card-james-cook = James Cook
    .help = Leader, âge II. Les cartes de colonisation comptent 1 de plus ; 2 points de culture par tour pour chaque colonie.
through-the-ages-card-napoleon-bonaparte = Napoléon Bonaparte
    .help = Leader, âge II. +1 action militaire. Le bonus de votre meilleure armée compte une fois de plus.
through-the-ages-card-maximilien-robespierre = Maximilien Robespierre
    .help = Leader, âge II. +1 action militaire. Une révolution prend toutes les actions militaires au lieu de toutes les actions civiles.
through-the-ages-card-js-bach = J.-S. Bach
    .help = Leader, âge II. Les technologies de théâtre coûtent 1 point de science de moins ; les théâtres coûtent 1 ressource de moins ; 1 point de culture par tour pour chacun de vos théâtres.
through-the-ages-card-isaac-newton = Isaac Newton
    .help = Leader, âge II. Le meilleur laboratoire ou la meilleure bibliothèque donne une fois de plus son niveau en science ; chaque technologie jouée rend son action civile.
through-the-ages-card-transcontinental-railroad = Chemin de fer transcontinental
    .help = Merveille, âge II. +5 de force. Étapes 3, 4, 5. La meilleure mine produit un jeton bleu de plus.
through-the-ages-card-eiffel-tower = Tour Eiffel
    .help = Merveille, âge II. +4 de culture, +1 visage heureux. Étapes 3, 7, 3.
through-the-ages-card-kremlin = Kremlin
    .help = Merveille, âge II. +3 de culture, 2 visages malheureux. Étapes 4, 4, 4. +1 action civile et +1 action militaire.
through-the-ages-card-ocean-liner-service = Paquebots transatlantiques
    .help = Merveille, âge II. Étapes 3, 2, 2, 2, 3. Une fois par tour, un nouvel ouvrier pour 5 nourritures de moins et sans action civile.
through-the-ages-card-engineering-genius-ii = Génie bâtisseur II
    .help = Carte Action, âge II. Construisez une étape de merveille pour 4 ressources de moins.
through-the-ages-card-frugality-ii = Frugalité II
    .help = Carte Action, âge II. Augmentez la population, puis gagnez 3 nourritures.
through-the-ages-card-ideal-building-site-ii = Site de construction idéal II
    .help = Carte Action, âge II. Construisez un bâtiment urbain pour 3 ressources de moins.
through-the-ages-card-patriotism-ii = Patriotisme II
    .help = Carte Action, âge II. Une action militaire de plus et 3 ressources spéciales pour les unités pendant ce tour.
through-the-ages-card-revolutionary-idea-ii = Idée révolutionnaire II
    .help = Carte Action, âge II. 4 points de science aussitôt.
through-the-ages-card-rich-land-ii = Terres riches II
    .help = Carte Action, âge II. Construisez une ferme ou une mine pour 3 ressources de moins.
through-the-ages-card-work-of-art-ii = Œuvre d’art II
    .help = Carte Action, âge II. 4 points de culture aussitôt.
through-the-ages-card-bountiful-harvest-ii = Récolte abondante II
    .help = Carte Action, âge II. 3 nourritures aussitôt.
through-the-ages-card-breakthrough-ii = Percée II
    .help = Carte Action, âge II. Jouez une technologie à son plein prix, puis marquez 4 points de science.
through-the-ages-card-efficient-upgrade-ii = Amélioration efficace II
    .help = Carte Action, âge II. Améliorez une ferme, une mine ou un bâtiment urbain pour 3 ressources de moins.
through-the-ages-card-mineral-deposits-ii = Gisements minéraux II
    .help = Carte Action, âge II. 3 ressources aussitôt.
through-the-ages-card-wave-of-nationalism-ii = Vague de nationalisme
    .help = Carte Action, âge II. Ressources spéciales pour les unités, pour chaque civilisation plus forte : 6, 3, 2 à 2, 3, 4 joueurs.
through-the-ages-card-mechanized-agriculture = Agriculture mécanisée
    .help = Ferme, âge III. Coût : 7 points de science. Construction : 8 ressources ; par ouvrier : +5 nourritures.
through-the-ages-card-oil = Pétrole
    .help = Mine, âge III. Coût : 9 points de science. Construction : 11 ressources ; par ouvrier : +5 ressources.
through-the-ages-card-computers = Ordinateurs
    .help = Laboratoire, âge III. Coût : 8 points de science. Construction : 10 ressources ; par ouvrier : +5 de science.
through-the-ages-card-professional-sports = Sport professionnel
    .help = Arène, âge III. Coût : 7 points de science. Construction : 8 ressources ; par ouvrier : +3 de force, +4 visages heureux.
through-the-ages-card-multimedia = Multimédia
    .help = Bibliothèque, âge III. Coût : 9 points de science. Construction : 11 ressources ; par ouvrier : +3 de culture, +3 de science.
through-the-ages-card-movies = Cinéma
    .help = Théâtre, âge III. Coût : 10 points de science. Construction : 12 ressources ; par ouvrier : +4 de culture, +1 visage heureux.
through-the-ages-card-modern-infantry = Infanterie moderne
    .help = Infanterie, âge III. Coût : 8 points de science. Construction : 7 ressources ; par ouvrier : +5 de force.
through-the-ages-card-tanks = Chars d’assaut
    .help = Cavalerie, âge III. Coût : 9 points de science. Construction : 7 ressources ; par ouvrier : +5 de force.
through-the-ages-card-rockets = Roquettes
    .help = Artillerie, âge III. Coût : 10 points de science. Construction : 7 ressources ; par ouvrier : +5 de force.
through-the-ages-card-air-forces = Aviation
    .help = Aviation, âge III. Coût : 11 points de science. Construction : 7 ressources ; par ouvrier : +5 de force.
through-the-ages-card-communism = Communisme
    .help = Gouvernement, âge III. Coût : 17 points de science, 6 par révolution. 1 visage malheureux. 7 actions civiles et 5 militaires. Limite urbaine 4.
through-the-ages-card-democracy = Démocratie
    .help = Gouvernement, âge III. Coût : 21 points de science, 8 par révolution. +2 de culture. 7 actions civiles et 3 militaires. Limite urbaine 4.
through-the-ages-card-fundamentalism = Fondamentalisme
    .help = Gouvernement, âge III. Coût : 19 points de science, 7 par révolution. +5 de force. 6 actions civiles et 5 militaires. Limite urbaine 4.
through-the-ages-card-military-theory = Théorie militaire
    .help = Technologie spéciale (guerre), âge III. Coût : 12 points de science. +5 de force. +3 actions militaires.
through-the-ages-card-civil-service = Fonction publique
    .help = Technologie spéciale (administration), âge III. Coût : 10 points de science. +2 actions civiles. 3 jetons bleus de plus.
through-the-ages-card-satellites = Satellites
    .help = Technologie spéciale (exploration), âge III. Coût : 8 points de science. +3 de force. +4 pour coloniser.
through-the-ages-card-engineering = Ingénierie
    .help = Technologie spéciale (construction), âge III. Coût : 9 points de science. Les bâtiments urbains des niveaux 0 à III coûtent 0, 1, 2, 3 de moins ; jusqu’à 4 étapes de merveille pour une action civile.
through-the-ages-card-albert-einstein = Albert Einstein
    .help = Leader, âge III. Le meilleur laboratoire ou la meilleure bibliothèque donne une fois de plus son niveau en science ; 3 points de culture pour chaque technologie jouée.
through-the-ages-card-mahatma-gandhi = Mahatma Gandhi
    .help = Leader, âge III. +2 de culture. Vous ne jouez ni agressions ni guerres ; vous attaquer coûte deux fois plus d’actions militaires.
through-the-ages-card-elvis-presley = Elvis Presley
    .help = Leader, âge III. +2 visages heureux. Un de vos meilleurs théâtres donne deux fois sa culture.
through-the-ages-card-bill-gates = Bill Gates
    .help = Leader, âge III. Les laboratoires des niveaux I à III produisent aussi un jeton qui vaut leur niveau en ressources ; les adversaires paient 1 ressource de plus pour les laboratoires et les bibliothèques.
through-the-ages-card-winston-churchill = Winston Churchill
    .help = Leader, âge III. Les technologies d’unité coûtent 3 points de science de moins ; vos cartes de défense comptent double ; tant qu’une guerre vous menace, chaque nouvelle unité coûte 2 ressources de moins.
through-the-ages-card-sid-meier = Sid Meier
    .help = Leader, âge III. 1 point de culture par tour et par niveau de vos laboratoires ; 1 point de science par tour de moins pour chacun d’eux.
through-the-ages-card-hollywood = Hollywood
    .help = Merveille, âge III. Étapes 5, 6, 5. Une fois achevée, 2 points de culture par niveau pour chaque ouvrier sur les théâtres et les bibliothèques.
through-the-ages-card-internet = Internet
    .help = Merveille, âge III. Étapes 2, 3, 4, 3, 2. Une fois achevée, 2 points de culture par niveau pour chaque ouvrier sur les laboratoires et les bibliothèques.
through-the-ages-card-first-space-flight = Premier vol spatial
    .help = Merveille, âge III. Étapes 3, 4, 9. Une fois achevée, 1 point de culture par niveau de chaque technologie en jeu.
through-the-ages-card-fast-food-chains = Restauration rapide
    .help = Merveille, âge III. Étapes 4, 4, 4, 4. Une fois achevée, 1 point de culture pour chaque ouvrier sur une unité ou un bâtiment urbain, et 2 pour chaque ouvrier sur une ferme ou une mine.
through-the-ages-card-engineering-genius-iii = Génie bâtisseur III
    .help = Carte Action, âge III. Construisez une étape de merveille pour 5 ressources de moins.
through-the-ages-card-ideal-building-site-iii = Site de construction idéal III
    .help = Carte Action, âge III. Construisez un bâtiment urbain pour 4 ressources de moins.
through-the-ages-card-patriotism-iii = Patriotisme III
    .help = Carte Action, âge III. Une action militaire de plus et 4 ressources spéciales pour les unités pendant ce tour.
through-the-ages-card-revolutionary-idea-iii = Idée révolutionnaire III
    .help = Carte Action, âge III. 6 points de science aussitôt.
through-the-ages-card-work-of-art-iii = Œuvre d’art III
    .help = Carte Action, âge III. 3 points de culture aussitôt.
through-the-ages-card-bountiful-harvest-iii = Récolte abondante III
    .help = Carte Action, âge III. 4 nourritures aussitôt.
through-the-ages-card-efficient-upgrade-iii = Amélioration efficace III
    .help = Carte Action, âge III. Améliorez une ferme, une mine ou un bâtiment urbain pour 4 ressources de moins.
through-the-ages-card-mineral-deposits-iii = Gisements minéraux III
    .help = Carte Action, âge III. 4 ressources aussitôt.
through-the-ages-card-military-build-up-iii = Réarmement
    .help = Carte Action, âge III. Ressources spéciales pour les unités, pour chaque civilisation plus forte : 8, 5, 3 à 2, 3, 4 joueurs.
through-the-ages-card-endowment-for-the-arts-iii = Mécénat
    .help = Carte Action, âge III. Points de culture pour chaque civilisation qui a plus de culture : 6, 3, 2 à 2, 3, 4 joueurs.
through-the-ages-card-development-of-agriculture = Développement de l’agriculture
    .help = Événement, âge A. Chacun gagne 2 nourritures.
through-the-ages-card-development-of-crafts = Développement de l’artisanat
    .help = Événement, âge A. Chacun gagne 2 ressources.
through-the-ages-card-development-of-markets = Développement des marchés
    .help = Événement, âge A. Chacun gagne 2 nourritures ou 2 ressources.
through-the-ages-card-development-of-politics = Développement de la politique
    .help = Événement, âge A. Chacun pioche 3 cartes militaires ; le joueur dont c’est le tour ne défausse rien pendant ce tour.
through-the-ages-card-development-of-religion = Développement de la religion
    .help = Événement, âge A. Chacun peut construire Religion gratuitement.
through-the-ages-card-development-of-science = Développement de la science
    .help = Événement, âge A. Chacun gagne 2 points de science.
through-the-ages-card-development-of-settlement = Développement du peuplement
    .help = Événement, âge A. La population de chacun augmente de 1, gratuitement.
through-the-ages-card-development-of-trade-routes = Développement des routes commerciales
    .help = Événement, âge A. Chacun gagne 1 point de science, 1 ressource et 1 nourriture.
through-the-ages-card-development-of-warfare = Développement de l’art de la guerre
    .help = Événement, âge A. Chacun peut construire Guerriers gratuitement.
through-the-ages-card-no-event = Aucun événement
    .help = Événement, âge A. Il ne se passe rien.
through-the-ages-card-barbarians = Barbares
    .help = Événement, âge I. Si celui qui a le plus de culture est parmi les deux plus faibles, sa population diminue de 1.
through-the-ages-card-border-conflict = Conflit frontalier
    .help = Événement, âge I. Le plus faible perd une ferme, une mine ou un bâtiment urbain ; le plus fort gagne 3 ressources.
through-the-ages-card-crusades = Croisades
    .help = Événement, âge I. Le plus fort gagne 4 points de culture ; le plus faible en perd 4.
through-the-ages-card-cultural-influence = Influence culturelle
    .help = Événement, âge I. Chacun marque sa culture comme à la production.
through-the-ages-card-foray = Incursion
    .help = Événement, âge I. Les deux plus forts gagnent chacun 3 en nourriture et ressources.
through-the-ages-card-good-harvest = Bonne récolte
    .help = Événement, âge I. Les fermes de chacun produisent.
through-the-ages-card-immigration = Immigration
    .help = Événement, âge I. La population du plus heureux augmente de 1, gratuitement.
through-the-ages-card-new-deposits = Nouveaux gisements
    .help = Événement, âge I. Les mines de chacun produisent.
through-the-ages-card-pestilence = Peste
    .help = Événement, âge I. La population de chacun diminue de 1.
through-the-ages-card-raiders = Pillards
    .help = Événement, âge I. Les deux plus faibles perdent chacun 2 en nourriture et ressources.
through-the-ages-card-rats = Rats
    .help = Événement, âge I. Chacun perd toute sa nourriture.
through-the-ages-card-rebellion = Rébellion
    .help = Événement, âge I. Chacun perd 2 actions civiles de son prochain tour pour chaque ouvrier mécontent.
through-the-ages-card-reign-of-terror = Règne de la terreur
    .help = Événement, âge I. La population du plus faible diminue de 1.
through-the-ages-card-scientific-breakthrough = Percée scientifique
    .help = Événement, âge I. Chacun marque sa science comme à la production.
through-the-ages-card-uncertain-borders = Frontières incertaines
    .help = Événement, âge I. Le plus faible donne 1 jeton jaune au plus fort.
through-the-ages-card-developed-territory-i = Territoire développé I
    .help = Territoire, âge I. Permanent : +1 jeton jaune, +1 jeton bleu. Aussitôt : 3 points de science.
through-the-ages-card-fertile-territory-i = Territoire fertile I
    .help = Territoire, âge I. Permanent : +3 jetons jaunes. Aussitôt : 3 nourritures.
through-the-ages-card-historic-territory-i = Territoire historique I
    .help = Territoire, âge I. Permanent : +1 visage heureux. Aussitôt : 6 points de culture.
through-the-ages-card-inhabited-territory-i = Territoire habité I
    .help = Territoire, âge I. Permanent : +2 jetons jaunes. Aussitôt : population +1, gratuitement.
through-the-ages-card-strategic-territory-i = Territoire stratégique I
    .help = Territoire, âge I. Permanent : +2 de force. Aussitôt : 3 cartes militaires.
through-the-ages-card-wealthy-territory-i = Territoire prospère I
    .help = Territoire, âge I. Permanent : +2 jetons bleus. Aussitôt : 5 ressources.
through-the-ages-card-enslave-i = Asservissement
    .help = Agression, âge I. Coûte 2 actions militaires. La population du perdant diminue de 1 ; le vainqueur gagne 3 ressources.
through-the-ages-card-plunder-i = Pillage I
    .help = Agression, âge I. Coûte 2 actions militaires. Le vainqueur prend 3 en nourriture et ressources.
through-the-ages-card-raid-i = Raid I
    .help = Agression, âge I. Coûte 1 action militaire. Le vainqueur détruit 1 bâtiment urbain et gagne la moitié de son coût.
through-the-ages-card-open-borders-agreement = Accord d’ouverture des frontières
    .help = Pacte, âge I. Les deux : +1 action militaire. Celui des deux qui attaque l’autre a +3 de force.
through-the-ages-card-trade-routes-agreement = Accord sur les routes commerciales
    .help = Pacte, âge I. Côté 1 : une fois par tour, 1 nourriture vaut 1 ressource. Côté 2 : une fois par tour, 1 ressource vaut 1 nourriture.
through-the-ages-card-fighting-band = Bande guerrière
    .help = Tactique, âge I. Par armée (2 unités d’infanterie) : +1 de force.
through-the-ages-card-legion = Légion
    .help = Tactique, âge I. Par armée (3 unités d’infanterie) : +2 de force.
through-the-ages-card-light-cavalry = Cavalerie légère
    .help = Tactique, âge I. Par armée (2 unités de cavalerie) : +2 de force.
through-the-ages-card-heavy-cavalry = Cavalerie lourde
    .help = Tactique, âge I. Par armée (3 unités de cavalerie) : +4 de force.
through-the-ages-card-medieval-army = Armée médiévale
    .help = Tactique, âge I. Par armée (1 unité d’infanterie et 1 de cavalerie) : +2 de force.
through-the-ages-card-phalanx = Phalange
    .help = Tactique, âge I. Par armée (2 unités d’infanterie et 1 de cavalerie) : +3 de force.
through-the-ages-card-bonus-i = Bonus de défense/colonisation I
    .help = Carte Bonus, âge I. +2 en défense contre une agression, ou +1 en colonisation.
through-the-ages-card-civil-unrest = Troubles civils
    .help = Événement, âge II. Chacun perd 4 points de culture pour chaque ouvrier mécontent.
through-the-ages-card-cold-war = Guerre froide
    .help = Événement, âge II. Les deux plus forts gagnent chacun 6 points de science.
through-the-ages-card-crime-wave = Vague de criminalité
    .help = Événement, âge II. Les deux plus faibles perdent chacun 3 points de culture et 1 jeton bleu.
through-the-ages-card-economic-progress = Progrès économique
    .help = Événement, âge II. Chez chacun, les fermes produisent, la nourriture est consommée, les mines produisent, la corruption est payée.
through-the-ages-card-emigration = Émigration
    .help = Événement, âge II. Chacun perd la moitié de ses ouvriers mécontents.
through-the-ages-card-iconoclasm = Iconoclasme
    .help = Événement, âge II. Chacun perd son leader s’il n’est pas de l’âge en cours.
through-the-ages-card-independence-declaration = Déclaration d’indépendance
    .help = Événement, âge II. Le plus faible perd une colonie.
through-the-ages-card-international-agreement = Accord international
    .help = Événement, âge II. Le plus fort peut prendre des cartes pour 5 actions civiles, en échange de sa prochaine action politique.
through-the-ages-card-national-pride = Fierté nationale
    .help = Événement, âge II. Le joueur qui a le plus de culture gagne 5 points de culture.
through-the-ages-card-popularization-of-science = Vulgarisation scientifique
    .help = Événement, âge II. Chacun gagne autant de points de culture qu’il a de science par tour.
through-the-ages-card-ravages-of-time = Ravages du temps
    .help = Événement, âge II. Chacun voit une de ses merveilles de l’âge A ou I tomber en ruine.
through-the-ages-card-refugees = Réfugiés
    .help = Événement, âge II. Le plus faible perd 3 points de culture et sa population diminue de 1 ; le plus fort gagne 3 points de culture et sa population augmente de 1, gratuitement.
through-the-ages-card-terrorism = Terrorisme
    .help = Événement, âge II. Le joueur qui a le moins de culture détruit un bâtiment urbain de chaque autre civilisation.
through-the-ages-card-developed-territory-ii = Territoire développé II
    .help = Territoire, âge II. Permanent : +2 jetons jaunes, +2 jetons bleus. Aussitôt : 5 points de science.
through-the-ages-card-fertile-territory-ii = Territoire fertile II
    .help = Territoire, âge II. Permanent : +4 jetons jaunes. Aussitôt : 5 nourritures.
through-the-ages-card-historic-territory-ii = Territoire historique II
    .help = Territoire, âge II. Permanent : +2 visages heureux. Aussitôt : 11 points de culture.
through-the-ages-card-inhabited-territory-ii = Territoire habité II
    .help = Territoire, âge II. Permanent : +3 jetons jaunes. Aussitôt : population +2, gratuitement.
through-the-ages-card-strategic-territory-ii = Territoire stratégique II
    .help = Territoire, âge II. Permanent : +4 de force. Aussitôt : 5 cartes militaires.
through-the-ages-card-wealthy-territory-ii = Territoire prospère II
    .help = Territoire, âge II. Permanent : +3 jetons bleus. Aussitôt : 8 ressources.
through-the-ages-card-annex-ii = Annexion
    .help = Agression, âge II. Coûte 2 actions militaires. Le vainqueur prend une colonie.
through-the-ages-card-assassinate-ii = Assassinat
    .help = Agression, âge II. Coûte autant d’actions militaires que le niveau de la cible. Le perdant perd son leader ; le vainqueur gagne 3 points de culture par niveau.
through-the-ages-card-plunder-ii = Pillage II
    .help = Agression, âge II. Coûte 2 actions militaires. Le vainqueur prend 5 en nourriture et ressources.
through-the-ages-card-raid-ii = Raid II
    .help = Agression, âge II. Coûte 2 actions militaires. Le vainqueur détruit jusqu’à 2 bâtiments urbains et gagne la moitié de leur coût.
through-the-ages-card-sabotage-ii = Sabotage
    .help = Agression, âge II. Coûte autant d’actions militaires que le niveau de la cible. Le perdant perd sa merveille inachevée ; le vainqueur gagne 3 points de culture par niveau.
through-the-ages-card-spy-ii = Espionnage
    .help = Agression, âge II. Coûte 1 action militaire. Le vainqueur prend 5 points de science.
through-the-ages-card-war-over-culture-ii = Guerre culturelle II
    .help = Guerre, âge II. Coûte 3 actions militaires. Le vainqueur prend autant de points de culture que la différence de force.
through-the-ages-card-war-over-resources-ii = Guerre des ressources
    .help = Guerre, âge II. Coûte 2 actions militaires. Le vainqueur prend autant de nourriture et de ressources que la différence de force.
through-the-ages-card-war-over-technology-ii = Guerre technologique
    .help = Guerre, âge II. Coûte 2 actions militaires. Le vainqueur prend de la science ou des technologies spéciales, pour la valeur de la différence de force.
through-the-ages-card-war-over-territory-ii = Guerre territoriale
    .help = Guerre, âge II. Coûte 3 actions militaires. Le vainqueur prend un jeton jaune, et un de plus par tranche de 3 points de différence de force.
through-the-ages-card-acceptance-of-supremacy = Reconnaissance de suprématie
    .help = Pacte, âge II. Côté 1 : +1 ressource à la production. Côté 2 : −1 ressource à la production. Pas d’attaque entre les deux.
through-the-ages-card-international-trade-agreement = Accord commercial international
    .help = Pacte, âge II. Côté 1 : +1 ressource à la production. Côté 2 : +1 nourriture à la production.
through-the-ages-card-promise-of-military-protection = Promesse de protection militaire
    .help = Pacte, âge II. Côté 1 : +1 de culture par tour. Côté 2 : +5 de force, −1 de culture par tour. Prend fin si l’un attaque l’autre.
through-the-ages-card-scientific-cooperation = Coopération scientifique
    .help = Pacte, âge II. Les deux : chaque technologie coûte 2 points de science de moins, et le partenaire en paie 1.
through-the-ages-card-classic-army = Armée classique
    .help = Tactique, âge II. Par armée (2 unités d’infanterie et 2 de cavalerie) : +9 de force, +5 avec une unité trop ancienne.
through-the-ages-card-conquistadors = Conquistadors
    .help = Tactique, âge II. Par armée (1 unité d’infanterie et 2 de cavalerie) : +5 de force, +3 avec une unité trop ancienne.
through-the-ages-card-defensive-army = Armée défensive
    .help = Tactique, âge II. Par armée (2 unités d’infanterie et 1 d’artillerie) : +6 de force, +3 avec une unité trop ancienne.
through-the-ages-card-fortifications = Fortifications
    .help = Tactique, âge II. Par armée (2 unités d’artillerie) : +4 de force.
through-the-ages-card-mobile-artillery = Artillerie mobile
    .help = Tactique, âge II. Par armée (1 unité de cavalerie et 1 d’artillerie) : +5 de force.
through-the-ages-card-napoleonic-army = Armée napoléonienne
    .help = Tactique, âge II. Par armée (1 unité d’infanterie, 1 de cavalerie et 1 d’artillerie) : +8 de force, +4 avec une unité trop ancienne.
through-the-ages-card-bonus-ii = Bonus de défense/colonisation II
    .help = Carte Bonus, âge II. +4 en défense contre une agression, ou +2 en colonisation.
through-the-ages-card-impact-of-agriculture = Impact de l’agriculture
    .help = Événement, âge III. Chacun marque 1 point de culture par nourriture que produisent ses fermes.
through-the-ages-card-impact-of-architecture = Impact de l’architecture
    .help = Événement, âge III. Chacun marque 1 point de culture par niveau de chacun de ses bâtiments urbains.
through-the-ages-card-impact-of-colonies = Impact des colonies
    .help = Événement, âge III. Chacun marque 4 points de culture pour chaque colonie.
through-the-ages-card-impact-of-competition = Impact de la compétition
    .help = Événement, âge III. Chacun marque 1 point de culture par niveau de chacune de ses unités et de ses arènes.
through-the-ages-card-impact-of-government = Impact du gouvernement
    .help = Événement, âge III. Chacun marque 2 points de culture pour chaque action civile, 1 pour chaque action militaire.
through-the-ages-card-impact-of-happiness = Impact du bonheur
    .help = Événement, âge III. Chacun marque 2 points de culture pour chaque visage heureux, 2 de moins pour chaque ouvrier mécontent.
through-the-ages-card-impact-of-industry = Impact de l’industrie
    .help = Événement, âge III. Chacun marque 1 point de culture par ressource que produisent ses mines.
through-the-ages-card-impact-of-population = Impact de la population
    .help = Événement, âge III. Chacun marque 2 points de culture pour chaque ouvrier satisfait au-delà de 10.
through-the-ages-card-impact-of-progress = Impact du progrès
    .help = Événement, âge III. Chacun marque 2 points de culture par niveau de son gouvernement et de ses technologies spéciales.
through-the-ages-card-impact-of-science = Impact de la science
    .help = Événement, âge III. Culture selon le rang en science par tour : 10 à deux joueurs, 14 et 7 à trois, 15, 10 et 5 à quatre.
through-the-ages-card-impact-of-strength = Impact de la force
    .help = Événement, âge III. Culture selon le rang en force : 10 à deux joueurs, 14 et 7 à trois, 15, 10 et 5 à quatre.
through-the-ages-card-impact-of-technology = Impact de la technologie
    .help = Événement, âge III. Chacun marque 4 points de culture pour chaque technologie de niveau III (de niveau II dans la version avancée).
through-the-ages-card-impact-of-wonders = Impact des merveilles
    .help = Événement, âge III. Chacun marque 5, 4, 3, 2 points de culture pour chaque merveille de l’âge A, I, II, III.
through-the-ages-card-armed-intervention-iii = Intervention armée
    .help = Agression, âge III. Coûte 2 actions militaires. Le vainqueur prend 7 points de culture.
through-the-ages-card-plunder-iii = Pillage III
    .help = Agression, âge III. Coûte 2 actions militaires. Le vainqueur prend 8 en nourriture et ressources.
through-the-ages-card-raid-iii = Raid III
    .help = Agression, âge III. Coûte 3 actions militaires. Le vainqueur détruit jusqu’à 3 bâtiments urbains et gagne la moitié de leur coût.
through-the-ages-card-holy-war-iii = Guerre sainte
    .help = Guerre, âge III. Coûte 3 actions militaires. Le perdant perd un ouvrier par tranche de 3 points de différence de force ; le vainqueur gagne 3 points de culture pour chacun.
through-the-ages-card-war-over-culture-iii = Guerre culturelle III
    .help = Guerre, âge III. Coûte 3 actions militaires. Le vainqueur prend autant de points de culture que la différence de force.
through-the-ages-card-international-tourism = Tourisme international
    .help = Pacte, âge III. Les deux : +1 de culture par tour pour chaque merveille de l’autre.
through-the-ages-card-loss-of-sovereignty = Perte de souveraineté
    .help = Pacte, âge III. Côté 1 : +2 de culture par tour. Côté 2 : −2 de culture par tour, mais personne ne peut lui déclarer la guerre. Pas d’attaque entre les deux.
through-the-ages-card-military-pact = Pacte militaire
    .help = Pacte, âge III. Les deux : +4 de force. Prend fin si l’un attaque l’autre.
through-the-ages-card-peace-treaty = Traité de paix
    .help = Pacte, âge III. Les deux : +1 de culture par tour. Pas d’attaque entre les deux.
through-the-ages-card-entrenchments = Retranchements
    .help = Tactique, âge III. Par armée (1 unité d’infanterie et 2 d’artillerie) : +9 de force, +5 avec une unité trop ancienne.
through-the-ages-card-mechanized-army = Armée mécanisée
    .help = Tactique, âge III. Par armée (1 unité de cavalerie et 2 d’artillerie) : +10 de force, +5 avec une unité trop ancienne.
through-the-ages-card-modern-army = Armée moderne
    .help = Tactique, âge III. Par armée (2 unités d’infanterie, 1 de cavalerie et 1 d’artillerie) : +13 de force, +7 avec une unité trop ancienne.
through-the-ages-card-shock-troops = Troupes de choc
    .help = Tactique, âge III. Par armée (1 unité d’infanterie et 3 de cavalerie) : +11 de force, +6 avec une unité trop ancienne.
through-the-ages-card-bonus-iii = Bonus de défense/colonisation III
    .help = Carte Bonus, âge III. +6 en défense contre une agression, ou +3 en colonisation.

through-the-ages-role-a = côté 1
through-the-ages-role-b = côté 2

through-the-ages-points-culture = Culture
through-the-ages-source-famine = Famine
through-the-ages-source-prepared = Événements préparés
through-the-ages-source-last-scoring = Le décompte final
through-the-ages-source-limit = Au-delà de la limite

through-the-ages-measure-culture = Culture
through-the-ages-measure-culture-per-turn = Culture par tour
through-the-ages-measure-science-per-turn = Science par tour
through-the-ages-measure-strength = Force
through-the-ages-measure-happiness = Bonheur
through-the-ages-measure-food = Nourriture produite par tour
through-the-ages-measure-resources = Ressources produites par tour
through-the-ages-measure-population = Population

## Refusals

through-the-ages-actions-later = Les actions viennent plus tard dans votre tour, après la politique et ce qu’on vous demande maintenant.
through-the-ages-after-revolution = Après une révolution, aucune action civile n’est possible pendant ce tour, pas même gratuite.
through-the-ages-attacked-already = Quelqu’un d’autre a déjà attaqué cette civilisation pendant cette manche.
through-the-ages-bank-empty = La banque jaune est vide.
through-the-ages-bid-low = Une enchère doit dépasser la précédente.
through-the-ages-bid-not-payable = Vous ne pourriez pas payer cette enchère.
through-the-ages-bid-not-reached = Vous n’avez pas encore atteint l’enchère, ou vous n’avez sacrifié aucune unité.
through-the-ages-bid-when = Aucun territoire n’est mis aux enchères.
through-the-ages-bonus-when = Les cartes Bonus se jouent quand on subit une agression, ou pour payer une colonie.
through-the-ages-card-does-otherwise = Cette carte ne sert pas à cela.
through-the-ages-card-too-fresh = Une carte Action ne se joue pas pendant le tour où on l’a prise.
through-the-ages-civil-actions-short = Il vous reste trop peu d’actions civiles.
through-the-ages-civil-actions-spent = Une révolution doit être votre première et seule action civile.
through-the-ages-cooperation-stuck = Tant qu’un partenaire de la coopération scientifique n’a aucun point de science, aucun des deux ne peut jouer de technologie.
through-the-ages-discard-when = On ne défausse des cartes militaires que si l’on en a trop après son action politique.
through-the-ages-first-round = Pendant la première manche, on ne fait que prendre des cartes.
through-the-ages-food-short = Vous avez trop peu de nourriture.
through-the-ages-hand-full = Vous ne pouvez pas avoir plus de cartes civiles en main.
through-the-ages-leader-of-age = Vous avez déjà pris un leader de cet âge.
through-the-ages-leader-of-peace = Avec votre leader, vous ne pouvez jouer ni agressions ni guerres.
through-the-ages-military-actions-short = Il vous reste trop peu d’actions militaires.
through-the-ages-military-actions-spent = Avec ce leader, une révolution demande qu’aucune action militaire ne soit dépensée.
through-the-ages-no-bonus-here = Les cartes Bonus sont pour le défenseur d’une agression.
through-the-ages-no-colony = Cette colonie n’existe pas.
through-the-ages-no-deck = On ne pioche plus de cartes militaires à l’âge IV.
through-the-ages-no-drawing = Ici on ne pioche pas de cartes avec des actions.
through-the-ages-no-free-building = Aucun événement ne vous permet de construire gratuitement maintenant.
through-the-ages-no-levy = Seul Barberousse peut lever des unités.
through-the-ages-no-liner = Il n’y a pas de paquebot, ou il a déjà navigué pendant ce tour.
through-the-ages-no-offer = Aucun pacte ne vous est proposé.
through-the-ages-no-old-wonder = Ce n’est pas une de vos merveilles en service de l’âge A ou I.
through-the-ages-no-pact = Vous n’avez pas de pacte ici.
through-the-ages-no-place-for-workers = On ne peut pas placer d’ouvrier sur cette carte.
through-the-ages-no-politics = Il n’y a pas d’action politique pendant la première manche, ni dans la version simple.
through-the-ages-no-resigning-now = Vous ne pouvez pas abandonner maintenant.
through-the-ages-no-rival = Ce n’est pas un adversaire encore en jeu.
through-the-ages-no-route = Vous n’avez pas de route commerciale, ou vous l’avez déjà utilisée pendant ce tour.
through-the-ages-no-sacrifice-at-the-end = On ne sacrifie pas d’unité pendant la dernière manche.
through-the-ages-no-stage = Vous ne pouvez pas construire autant d’étapes maintenant.
through-the-ages-no-such-bonus = Vous n’avez pas cette carte Bonus en main.
through-the-ages-no-such-bonus-card = Cette carte Bonus n’est pas disponible.
through-the-ages-no-such-building = Ce bâtiment ne peut pas être choisi ici, ou pas en aussi grand nombre.
through-the-ages-no-such-mix = Ce partage entre nourriture et ressources n’est pas possible.
through-the-ages-no-such-spoil = Cette technologie ne peut pas être prise.
through-the-ages-no-such-unit = Vous n’avez plus cette unité.
through-the-ages-no-token = Il n’y a pas de jeton bleu à cet endroit.
through-the-ages-no-voyage = Seul Colomb peut coloniser ainsi, et une seule fois dans la partie.
through-the-ages-no-war-at-the-end = On ne déclare pas de guerre pendant la dernière manche.
through-the-ages-no-worker = Vous n’avez pas d’ouvrier inutilisé.
through-the-ages-nobody-there = Personne ne travaille là.
through-the-ages-not-a-government = Une révolution ne peut apporter qu’un nouveau gouvernement.
through-the-ages-not-an-upgrade = Un ouvrier ne peut passer qu’à une technologie supérieure du même type.
through-the-ages-not-in-hand = Vous n’avez pas cette carte en main.
through-the-ages-not-known = Vous n’avez pas développé cette technologie.
through-the-ages-not-now = Ce n’est pas possible maintenant.
through-the-ages-not-your-turn = Vous ne pouvez agir que pendant votre tour.
through-the-ages-nothing-produced = Cette mine ne produit aucun jeton dont on puisse se passer.
through-the-ages-nothing-to-draw = Il ne reste plus de cartes militaires à piocher.
through-the-ages-nothing-to-hit = Il n’y a rien que cette carte puisse toucher.
through-the-ages-nothing-to-trade = Vous n’avez rien à échanger.
through-the-ages-older-special = Vous avez déjà une technologie de ce genre, aussi récente ou plus récente.
through-the-ages-pact-forbids = Un pacte l’interdit.
through-the-ages-place-empty = La case est vide.
through-the-ages-politics-before = L’action politique précède toutes les autres actions du tour ; il est trop tard pour en faire une.
through-the-ages-resources-short = Vous avez trop peu de ressources.
through-the-ages-roles-alike = Les deux côtés de ce pacte sont identiques : prenez le côté 1.
through-the-ages-sacrifice-when = On ne sacrifie des unités que pendant un combat, ou pour payer une colonie.
through-the-ages-science-short = Vous avez trop peu de points de science.
through-the-ages-technology-had = Vous avez déjà cette technologie en main ou en jeu.
through-the-ages-two-players = À deux joueurs, on ne propose pas de pacte.
through-the-ages-units-alone = Barberousse ne peut lever que des unités militaires.
through-the-ages-urban-limit = Votre gouvernement ne permet pas plus de bâtiments de ce type.
through-the-ages-wonder-begun = Vous avez déjà une merveille en chantier.

## Warnings: what ending the turn now would bring

through-the-ages-warning-uprising = { $amount ->
        [one] Un ouvrier mécontent de trop : il y aura un soulèvement et rien ne sera produit.
       *[other] { $amount } ouvriers mécontents de trop : il y aura un soulèvement et rien ne sera produit.
    }
through-the-ages-warning-famine = Il y a trop peu de nourriture : { $amount ->
        [one] { $amount } point de culture est perdu.
       *[other] { $amount } points de culture sont perdus.
    }
through-the-ages-warning-corruption = La corruption prend { $amount ->
        [one] { $amount } ressource.
       *[other] { $amount } ressources.
    }
through-the-ages-warning-corruption-production = La corruption prend { $amount ->
        [one] { $amount } ressource
       *[other] { $amount } ressources
    } : la production puise d’abord dans la banque bleue.
through-the-ages-warning-waste = La banque bleue a trop peu de jetons : { $amount ->
        [one] une nourriture ou une ressource n’est pas produite.
       *[other] { $amount } en nourriture et ressources ne sont pas produits.
    }
through-the-ages-warning-revolution = Une révolution prend toutes vos actions civiles de ce tour.
through-the-ages-warning-revolution-military = Avec Robespierre, une révolution prend toutes vos actions militaires de ce tour.
through-the-ages-warning-unused-civil = { $amount ->
        [one] Une action civile n’est pas utilisée.
       *[other] { $amount } actions civiles ne sont pas utilisées.
    }
through-the-ages-warning-unused-military = { $amount ->
        [one] Une action militaire est perdue : elle ne fait même pas piocher de carte.
       *[other] { $amount } actions militaires sont perdues : elles ne font même pas piocher de cartes.
    }
through-the-ages-warning-discards = { $amount ->
        [one] Une carte militaire devra être défaussée à votre prochain tour, sauf si vous en jouez une avant.
       *[other] { $amount } cartes militaires devront être défaussées à votre prochain tour, sauf si vous en jouez une avant.
    }

## Screen: the others, where the game stands, the reference

through-the-ages-screen-seat-culture = Culture { $now }, { $rate } par tour
through-the-ages-screen-seat-science = Science { $now }, { $rate } par tour
through-the-ages-screen-seat-strength = Force { $now }
through-the-ages-screen-seat-happiness = Visages heureux { $now }, nécessaires { $needed } ; ouvriers mécontents : { $unhappy }
through-the-ages-screen-seat-food = Nourriture { $now }, { $rate } par tour
through-the-ages-screen-seat-resources = Ressources { $now }, { $rate } par tour
through-the-ages-screen-seat-civil = Actions civiles restantes : { $left } sur { $all }
through-the-ages-screen-seat-military = Actions militaires restantes : { $left } sur { $all }
through-the-ages-screen-seat-cards = Cartes en main : civiles { $civil }, militaires { $military }
through-the-ages-screen-seat-fallen = (en ruine)
through-the-ages-screen-seat-resigned = A abandonné
through-the-ages-screen-seat-marked = Déjà attaquée par { $player } : à l’abri des autres (TTA-VAR-3)
through-the-ages-screen-seat-choose = Choisir { $player }
through-the-ages-screen-seat-more = Tout voir
through-the-ages-screen-seat-title = La civilisation de { $player }
through-the-ages-screen-rail-age = Âge { $age }
through-the-ages-screen-rail-round = Manche { $round }
through-the-ages-screen-rail-last = Dernière manche : { $round }
through-the-ages-screen-rail-civil = { $cards ->
        [one] encore { $cards } carte civile
       *[other] encore { $cards } cartes civiles
    }
through-the-ages-screen-rail-military = { $cards ->
        [one] { $cards } militaire
       *[other] { $cards } militaires
    }
through-the-ages-screen-rail-current = Événements actuels : { $cards }
through-the-ages-screen-rail-future = Événements futurs : { $cards }
through-the-ages-screen-rail-past = Passés : { $cards }, le dernier
through-the-ages-screen-rail-bonus = Pour la fin : { $cards }
through-the-ages-screen-rail-event = Événement de l’âge { $age }
through-the-ages-screen-rail-event-by = Événement de l’âge { $age }, préparé par { $player }
through-the-ages-screen-rail-race = Culture, science et force de tous
through-the-ages-screen-phase-politics = Phase politique
through-the-ages-screen-phase-actions = Actions
through-the-ages-screen-phase-production = Production
through-the-ages-screen-phase-event = Un événement a lieu
through-the-ages-screen-phase-colony = Un territoire est aux enchères
through-the-ages-screen-phase-fight = Un combat
through-the-ages-screen-phase-spoils = Le butin est partagé
through-the-ages-screen-phase-pact = Un pacte est proposé
through-the-ages-screen-phase-discards = On défausse des cartes militaires
through-the-ages-screen-phase-bonus = On choisit des cartes Bonus
through-the-ages-screen-reference-search = Chercher dans les noms et les textes
through-the-ages-screen-reference-found = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
through-the-ages-screen-reference-deck = Pioche
through-the-ages-screen-reference-initial = Cartes de départ
through-the-ages-screen-reference-civil = Civiles
through-the-ages-screen-reference-military = Militaires
through-the-ages-screen-reference-age = Âge
through-the-ages-screen-reference-kind = Type
through-the-ages-screen-reference-place = Endroit
through-the-ages-screen-reference-row = dans la rangée
through-the-ages-screen-reference-hand = en main
through-the-ages-screen-reference-play = en jeu
through-the-ages-screen-reference-prepared = préparée
through-the-ages-screen-reference-hidden = à venir ou cachée
through-the-ages-screen-reference-gone = hors du jeu
through-the-ages-screen-reference-box = pas dans cette partie
through-the-ages-screen-reference-of = { $place } : { $player }
through-the-ages-screen-reference-coming = Encore à venir : { $count }
through-the-ages-screen-reference-unseen = Pas encore vues : { $count }, dans une pioche, une main ou une pile d’événements
through-the-ages-screen-reference-few-coming = { $count } à venir
through-the-ages-screen-reference-few-unseen = { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
through-the-ages-screen-reference-choose = Choisissez une carte pour voir ce qu’elle fait, où elle est et ce qu’elle est devenue.
through-the-ages-screen-reference-back = Toutes les cartes
through-the-ages-screen-reference-where = Où elle est
through-the-ages-screen-reference-history = Ce qu’elle est devenue
through-the-ages-screen-reference-no-history = Le journal n’en dit encore rien.
through-the-ages-screen-reference-reconstructed = Les chiffres de cette carte sont reconstitués.

## Screen: the table and one's own desk

through-the-ages-screen-kind-farm = Ferme
through-the-ages-screen-kind-mine = Mine
through-the-ages-screen-kind-lab = Laboratoire
through-the-ages-screen-kind-temple = Temple
through-the-ages-screen-kind-arena = Arène
through-the-ages-screen-kind-library = Bibliothèque
through-the-ages-screen-kind-theater = Théâtre
through-the-ages-screen-kind-infantry = Infanterie
through-the-ages-screen-kind-cavalry = Cavalerie
through-the-ages-screen-kind-artillery = Artillerie
through-the-ages-screen-kind-air-force = Aviation
through-the-ages-screen-kind-government = Gouvernement
through-the-ages-screen-kind-warfare = Technologie de guerre
through-the-ages-screen-kind-administration = Technologie administrative
through-the-ages-screen-kind-exploration = Technologie d’exploration
through-the-ages-screen-kind-construction = Technologie de construction
through-the-ages-screen-kind-leader = Leader
through-the-ages-screen-kind-wonder = Merveille
through-the-ages-screen-kind-action = Carte Action
through-the-ages-screen-kind-event = Événement
through-the-ages-screen-kind-territory = Territoire
through-the-ages-screen-kind-aggression = Agression
through-the-ages-screen-kind-war = Guerre
through-the-ages-screen-kind-pact = Pacte
through-the-ages-screen-kind-tactic = Tactique
through-the-ages-screen-kind-bonus = Carte Bonus
through-the-ages-screen-board = La rangée de cartes et les piles
through-the-ages-screen-zone = Prix { $price }
through-the-ages-screen-place = Case { $place } : { $card }, { $cost ->
    [one] { $cost } action civile
   *[other] { $cost } actions civiles
}. { $text }
through-the-ages-screen-take = Prendre { $card } pour { $cost ->
    [one] { $cost } action civile
   *[other] { $cost } actions civiles
}
through-the-ages-screen-takes = { $cost ->
    [one] { $cost } action civile pour la prendre
   *[other] { $cost } actions civiles pour la prendre
}
through-the-ages-screen-civil-deck = Pioche civile
through-the-ages-screen-military-deck = Pioche militaire
through-the-ages-screen-current-events = Événements actuels
through-the-ages-screen-future-events = Événements futurs
through-the-ages-screen-pile = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
through-the-ages-screen-yours = Préparés par vous : { $cards }
through-the-ages-screen-offered = Cartes au choix
through-the-ages-screen-auction = Territoire aux enchères
through-the-ages-screen-fight = Combat
through-the-ages-screen-offer = Un pacte est proposé
through-the-ages-screen-event = Événement
through-the-ages-screen-offer-role = { $player } aurait le { $role }.
through-the-ages-screen-bid = { $player } enchérit à { $bid }
through-the-ages-screen-no-bid = Personne n’a encore enchéri.
through-the-ages-screen-passed = Ont passé :
through-the-ages-screen-bids = Enchères
through-the-ages-screen-attacker = Attaquant
through-the-ages-screen-defender = Défenseur
through-the-ages-screen-desks = Quelle civilisation
through-the-ages-screen-own = Votre civilisation
through-the-ages-screen-resigned = Vous avez quitté la partie.
through-the-ages-screen-looming = À la fin du tour :
through-the-ages-screen-actions = Actions civiles : il en reste { $civil } sur { $all }. Actions militaires : il en reste { $military } sur { $of }.
through-the-ages-screen-culture = Culture
through-the-ages-screen-science = Science
through-the-ages-screen-strength = Force
through-the-ages-screen-happiness = Visages heureux, et combien il en faut
through-the-ages-screen-food = Nourriture
through-the-ages-screen-resources = Ressources
through-the-ages-screen-unit-resources = { $count } de plus pour les unités pendant ce tour
through-the-ages-screen-explain = D’où vient ce chiffre
through-the-ages-screen-per-turn = { $name } par tour
through-the-ages-screen-sum = Total
through-the-ages-screen-sum-limit = Au-delà de la limite
through-the-ages-screen-sum-wings = Aviation
through-the-ages-screen-sum-eaten = Consommation
through-the-ages-screen-sum-corruption = Corruption
through-the-ages-screen-sum-nothing = Rien
through-the-ages-screen-sum-uprising = Soulèvement : rien n’est produit
through-the-ages-screen-technologies = Fermes, mines, bâtiments urbains et unités
through-the-ages-screen-urban = { $kind } : { $count } sur { $limit } au plus
through-the-ages-screen-holding = { $card } : { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}, { $tokens ->
    [one] { $tokens } jeton bleu
   *[other] { $tokens } jetons bleus
}.
through-the-ages-screen-workers = { $count ->
    [one] { $count } ouvrier sur { $card }
   *[other] { $count } ouvriers sur { $card }
}
through-the-ages-screen-in-play = Cartes en jeu
through-the-ages-screen-armies = Armées : { $full } au complet, { $obsolete } avec des unités trop anciennes ; aviation : { $wings }
through-the-ages-screen-ravaged = en ruine
through-the-ages-screen-pact-with = Avec { $player }, { $role }
through-the-ages-screen-war-on = Guerre contre { $player }
through-the-ages-screen-bonus = Compte à la fin de la partie
through-the-ages-screen-site = { $card } : { $built ->
    [one] { $built } étape construite
   *[other] { $built } étapes construites
}, reste { $left } ; la prochaine coûte { $next ->
    [one] { $next } ressource
   *[other] { $next } ressources
}.
through-the-ages-screen-yellow = Banque jaune : { $left ->
    [one] { $left } jeton
   *[other] { $left } jetons
}. { $left ->
    [0] Il n’y a plus d’ouvrier à venir ;
   *[other] Le prochain ouvrier coûte { $price } en nourriture ;
} consommation { $eats } par tour ; { $faces ->
    [one] { $faces } visage heureux nécessaire
   *[other] { $faces } visages heureux nécessaires
}
through-the-ages-screen-next-price = prix { $next } après { $after ->
    [one] { $after } ouvrier de plus
   *[other] { $after } ouvriers de plus
}
through-the-ages-screen-next-faces = { $next ->
    [one] { $next } visage heureux nécessaire
   *[other] { $next } visages heureux nécessaires
} après { $after ->
    [one] { $after } ouvrier de plus
   *[other] { $after } ouvriers de plus
}
through-the-ages-screen-next-eats = consommation { $next } après { $after ->
    [one] { $after } ouvrier de plus
   *[other] { $after } ouvriers de plus
}
through-the-ages-screen-unused = { $count ->
    [one] { $count } ouvrier inutilisé
   *[other] { $count } ouvriers inutilisés
}, { $unhappy ->
    [one] { $unhappy } mécontent
   *[other] { $unhappy } mécontents
}
through-the-ages-screen-unused-short = inutilisés
through-the-ages-screen-blue = Banque bleue : { $left ->
    [one] { $left } jeton
   *[other] { $left } jetons
}. Corruption { $now } pour l’instant, { $due } à la fin du tour
through-the-ages-screen-next-corruption = corruption { $next } avec { $after ->
    [one] { $after } jeton
   *[other] { $after } jetons
} de moins
through-the-ages-screen-civil-hand = Cartes civiles { $count } / { $limit }
through-the-ages-screen-military-hand = Cartes militaires { $count } / { $limit }
through-the-ages-screen-fresh = Prise pendant ce tour
through-the-ages-screen-backs = { $count ->
    [one] { $count } carte militaire
   *[other] { $count } cartes militaires
} en main : { $ages }
through-the-ages-screen-say-when = Âge { $age }, manche { $round }
through-the-ages-screen-say-place = { $place } { $card } ({ $cost })
through-the-ages-screen-say-row = La rangée de cartes, avec les prix : { $cards }.
through-the-ages-screen-say-row-empty = La rangée de cartes est vide.
through-the-ages-screen-say-fight = { $card } : { $attacker } avec { $attack } contre { $defender } avec { $defence }.
through-the-ages-screen-say-auction = { $card } est aux enchères ; la plus forte enchère est de { $bid }.
through-the-ages-screen-say-offer = { $player } propose { $card }.
through-the-ages-screen-say-event = L’événement { $card } a lieu.
through-the-ages-screen-say-resigned = { $player } a quitté la partie.
through-the-ages-screen-say-figures = { $player } : culture { $culture }, { $culturerate } par tour ; science { $science }, { $sciencerate } par tour ; force { $strength } ; bonheur { $happiness } ; nourriture { $food } ; ressources { $resources }.
through-the-ages-screen-say-holding = { $card } avec { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}
through-the-ages-screen-say-desk = { $player } possède { $cards }.

## Stages, threats, prices, and what a button says at its moment

through-the-ages-stage-culture = { $n } de culture
through-the-ages-stage-science = { $n } de science
through-the-ages-stage-food = nourriture { $n }
through-the-ages-stage-resources = ressources { $n }
through-the-ages-stage-people = population { $n }
through-the-ages-stage-yellow = jetons jaunes { $n }
through-the-ages-stage-blue = jetons bleus { $n }
through-the-ages-stage-actions = actions civiles au prochain tour { $n }
through-the-ages-stage-card = une carte militaire
through-the-ages-stage-ruin = en ruine : { $card }
through-the-ages-stage-strongest = Force la plus grande : { $players }.
through-the-ages-stage-weakest = Force la plus faible : { $players }.
through-the-ages-stage-most-culture = Le plus de culture : { $players }.
through-the-ages-stage-least-culture = Le moins de culture : { $players }.
through-the-ages-stage-happiest = Peuple le plus heureux : { $players }.
through-the-ages-stage-hit = Frappe : { $players }.
through-the-ages-stage-nobody = Personne n’est touché.
through-the-ages-stage-auction = Un territoire : la colonie va à la plus forte enchère en unités et en bonus.
through-the-ages-stage-aggression = { $player } attaque { $target }
through-the-ages-stage-war = { $player } déclare la guerre à { $target }
through-the-ages-stage-war-begins = { $player } entre en guerre contre { $target }
through-the-ages-stage-war-when = Elle se joue à la manche { $round }, au début du tour de { $player }.
through-the-ages-stage-stands-through = En l’état, l’attaque réussit avec { $by } d’avance.
through-the-ages-stage-stands-fails = En l’état, l’attaque échoue : il manque { $by }.
through-the-ages-stage-wins = { $player } l’emporte avec { $by } d’avance.
through-the-ages-stage-holds = { $player } résiste avec { $by } d’avance.
through-the-ages-stage-tie = Forces égales : l’attaque échoue.
through-the-ages-stage-tie-war = Forces égales : la guerre ne rapporte rien à personne.
through-the-ages-stage-nothing = aucun gain
through-the-ages-stage-added = Unités et cartes
through-the-ages-stage-total = Total
through-the-ages-stage-side = Côté
through-the-ages-stage-offered = { $player } le propose à { $target }.
through-the-ages-stage-out = a passé
through-the-ages-stage-won = { $player } l’obtient pour { $bid }.
through-the-ages-stage-production = La fin de votre tour
through-the-ages-stage-uprising = Soulèvement
through-the-ages-stage-unhappy = Mécontents
through-the-ages-stage-unused = Ouvriers inutilisés
through-the-ages-stage-before = Avant
through-the-ages-stage-made = Produit
through-the-ages-stage-lost = Mangé, perdu
through-the-ages-stage-now = Maintenant
through-the-ages-stage-old = Les leaders, les merveilles inachevées et les cartes en main de l’âge précédent disparaissent.
through-the-ages-stage-next = L’âge { $age } commence.
through-the-ages-stage-last = La manche { $round } est la dernière.
through-the-ages-stage-at-the-end = À la fin
through-the-ages-stage-winner = { $count ->
        [one] { $players } gagne avec { $points } points de culture.
       *[other] { $players } se partagent la victoire avec { $points } points de culture.
    }
through-the-ages-threat-war-lacks = { $card } : { $player } vous combat à la manche { $round }, force { $theirs } contre { $own }. Il vous manque { $lacks }.
through-the-ages-threat-war-level = { $card } : { $player } vous combat à la manche { $round }, force { $theirs } contre { $own }. En l’état, personne ne gagne.
through-the-ages-threat-war-ahead = { $card } : { $player } vous combat à la manche { $round }, force { $theirs } contre { $own }. Vous avez { $lacks } d’avance.
through-the-ages-threat-event = { $card } se trouve parmi les événements : en l’état, vous seriez touché.
through-the-ages-threat-weakest-tied = Vous êtes à égalité parmi les plus faibles ({ $own }) : en l’état, un événement vous frapperait.
through-the-ages-threat-weakest = Vous avez la force la plus faible ({ $own } contre { $next }) : les événements frappent le plus faible.
through-the-ages-figure-actions = Actions
through-the-ages-price-resources = { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources
    }
through-the-ages-price-science = { $n } de science
through-the-ages-price-food = { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
through-the-ages-price-civil = { $n ->
        [one] { $n } action civile
       *[other] { $n } actions civiles
    }
through-the-ages-price-military = { $n ->
        [one] { $n } action militaire
       *[other] { $n } actions militaires
    }
through-the-ages-screen-build-free = Construire { $card } gratuitement
through-the-ages-screen-build-not = Laisser l’ouvrier inutilisé
through-the-ages-screen-defend-with = Se défendre avec { $strength }
through-the-ages-screen-attack-with = Attaquer avec { $strength }
through-the-ages-screen-pay = Payer l’enchère
through-the-ages-screen-enough = Ne plus rien prendre
through-the-ages-screen-rest-science = Prendre le reste en science
through-the-ages-screen-produce-all = Tout produire
through-the-ages-screen-no-politics = Pas d’action politique
through-the-ages-screen-leaves = Quitte la rangée au prochain tour
through-the-ages-screen-leaves-short = part

## The table in a terminal and as a picture

through-the-ages-draw-own = à vous :
through-the-ages-draw-strength = Force
through-the-ages-draw-happy = Joie
through-the-ages-draw-food = Nourr.
through-the-ages-draw-resources = Ress.
through-the-ages-draw-civil = Civ.
through-the-ages-draw-military = Mil.
through-the-ages-draw-idle = Libres
through-the-ages-draw-hand = Cartes
through-the-ages-draw-yellow = Banque jaune
through-the-ages-draw-blue = Banque bleue
through-the-ages-draw-worker = prochain ouvrier { $amount }
through-the-ages-draw-eats = mange { $amount }
through-the-ages-draw-faces = besoin de { $amount }
through-the-ages-draw-loss = corruption { $amount }
through-the-ages-draw-step = { $amount } après { $after }
through-the-ages-draw-special = Spéciales
through-the-ages-draw-dealings = Relations
through-the-ages-draw-armies = armées { $full } ({ $old } anciennes)
through-the-ages-draw-rebellion = { $count } actions civiles de moins au prochain tour
through-the-ages-draw-attacked = attaqué par { $player }
through-the-ages-draw-uprising = soulèvement
through-the-ages-draw-famine = famine -{ $amount } de culture
through-the-ages-draw-corruption = corruption -{ $amount } ressources
through-the-ages-draw-waste = { $amount } biens non produits
through-the-ages-draw-discards = { $amount } cartes militaires à défausser

## Tour

through-the-ages-tour-first-turns = Les premiers tours
    .intro = La civilisation qui a le plus de points de culture à la fin l’emporte. Temples et merveilles en rapportent à chaque tour ; à la fin comptent aussi vos technologies, votre force, vos visages heureux et votre production. Voici la version simple : deux âges, pas de cartes militaires. Vous avez deux fermes, deux mines, un laboratoire, une unité de guerriers et un ouvrier inutilisé. La rangée de treize cartes, au milieu, est pour vous deux.
through-the-ages-tour-pyramids = À la première manche, on ne peut que prendre des cartes, et le premier joueur n’a qu’une action civile. Les cinq cases de gauche coûtent une action, les quatre suivantes deux, les quatre dernières trois. Prenez les Pyramides : une merveille va droit sur la table, et se construit au fil des tours.
through-the-ages-tour-end-turn = Votre seule action est dépensée. À la fin de chaque tour, votre civilisation produit : chaque ferme une nourriture, chaque mine une ressource, et Philosophie un point de science.
through-the-ages-tour-build = Désormais, vous avez quatre actions civiles et deux militaires. Construisez : l’ouvrier inutilisé va sur Bronze contre 2 ressources. Une troisième mine paiera tout ce qui suit.
through-the-ages-tour-grow = Les gens viennent de la banque jaune. Un nouvel ouvrier coûte de la nourriture, 2 pour commencer, et reste inutilisé jusqu’à ce que vous construisiez pour lui.
through-the-ages-tour-leader-from-row = Il reste deux actions, et Aristote en coûte deux. C’est un leader : on en prend un par âge, et un seul dirige à la fois. Pour l’instant, il rejoint votre main.
through-the-ages-tour-production = Trois mines donnent maintenant 3 ressources. La production consomme aussi de la nourriture, mais pas encore : la banque jaune est encore presque pleine. Terminez le tour.
through-the-ages-tour-leader-and-wonder = Un leader et une merveille
    .intro = Troisième manche. Désormais, le premier joueur révèle un événement au début de chaque manche, et il vaut pour tous. Puis la rangée avance : à deux joueurs, les trois premières cartes quittent le jeu à chaque tour, les autres glissent vers la gauche et coûtent moins cher.
through-the-ages-tour-play-leader = L’événement vous a donné 2 points de science à chacun. Jouez Aristote pour une action : désormais, chaque technologie prise dans la rangée vous rapporte un point de science.
through-the-ages-tour-take-technology = Alchimie pour deux actions. Les technologies vont en main et se paient plus tard en points de science. Le premier point d’Aristote arrive aussitôt.
through-the-ages-tour-first-stage = Les Pyramides ont trois étapes : 3, 2 et 1 ressources, chacune pour une action. Vous avez 3 ressources : construisez la première. Un jeton bleu la marque.
through-the-ages-tour-leave-it = Votre ouvrier reste inutilisé ce tour-ci : il n’y a plus de quoi lui bâtir une place. Les deux actions militaires servent aux unités, et vous n’avez pas non plus de ressources pour elles.
through-the-ages-tour-last-stages = Quatrième manche : l’événement a donné à chacun une nourriture, une ressource et un point de science. Construisez la deuxième étape, puis la dernière : une merveille agit dès qu’elle est achevée.
through-the-ages-tour-develop = Les Pyramides donnent une cinquième action civile à chaque tour, et dès celui-ci. Servez-vous-en pour développer Alchimie, en payant avec vos points de science. La voilà en jeu, même si personne n’y travaille encore.
through-the-ages-tour-another-technology = Irrigation est sur une case à une action, et Aristote vous donne un point de science en plus. De telles cartes sont de meilleures fermes, mines, laboratoires ou unités que celles du début.
through-the-ages-tour-dearer = Encore un ouvrier pour 2 nourritures, le dernier à ce prix : plus la banque jaune se vide, plus le suivant est cher, et plus on consomme de nourriture à chaque tour.
through-the-ages-tour-technologies = Les technologies au travail
    .intro = Cinquième manche. B a construit deux temples et mène avec 3 points de culture, contre zéro. Vous avez deux ouvriers inutilisés, cinq actions et 5 points de science.
through-the-ages-tour-free-unit = L’événement permet à chacun de mettre gratuitement un ouvrier inutilisé sur Guerriers. La force vaudra des points à la fin : acceptez. B n’a pas d’ouvrier libre.
through-the-ages-tour-row-slides = Deux technologies ont glissé jusqu’aux cases à une action : Fer et Imprimerie. Prenez les deux : grâce à Aristote, vos 5 points de science deviennent 7.
through-the-ages-tour-iron = Développez Fer pour 5 points de science. À la fin, chaque technologie de niveau I en jeu compte 2 points de culture, que quelqu’un y travaille ou non.
through-the-ages-tour-temple = Enfin un temple : Religion coûte 3 ressources et donne un point de culture à chaque tour et un visage heureux, qui vaut 2 points à la fin.
through-the-ages-tour-more-people = Le prochain ouvrier coûte maintenant 3 nourritures. Vous en avez 4, et une est consommée à la fin du tour : cela suffit, car les fermes en rapportent 2.
through-the-ages-tour-upgrade = Sixième manche, avec 2 ressources de l’événement. Un ouvrier déjà au travail peut passer à une meilleure technologie du même type pour la différence de prix : de Philosophie à Alchimie pour 3. Cela fait 2 points de science à chaque tour.
through-the-ages-tour-second-temple = Un deuxième temple prend les 3 autres ressources. Sous le Despotisme, on peut avoir deux bâtiments de chaque type urbain ; de meilleurs gouvernements en permettent davantage.
through-the-ages-tour-units-need-technology = Les Épéistes pour deux actions. Chaque point de force comptera 2 points de culture, et une unité d’épéistes a 2 de force au lieu de 1.
through-the-ages-tour-level-one = La dernière action développe Irrigation pour 3 points de science : encore une technologie de niveau I, et 2 points à la fin.
through-the-ages-tour-the-end = Les derniers tours
    .intro = Septième manche. L’événement a donné un ouvrier à chacun. La pioche est presque vide : quand sa dernière carte est posée, on finit la manche et la partie est terminée. B mène 7 à 3, mais la fin apporte d’autres points.
through-the-ages-tour-warfare = L’Art de la guerre pour une action, et un point de science avec. C’est une technologie spéciale : personne n’y travaille, mais elle donne de la force et une action militaire.
through-the-ages-tour-swordsmen = Vous avez 4 points de science. Développez les Épéistes pour 3, et vos guerriers pourront tout de suite apprendre le métier.
through-the-ages-tour-military-action = Les unités se construisent et s’améliorent avec des actions militaires, et vous en avez deux. Pour une ressource chacun, vos deux guerriers deviennent des épéistes : 4 de force au lieu de 2.
through-the-ages-tour-action-card = Les cartes Action se jouent une fois, mais pas dans le tour où on les a prises. Percée développe une technologie et rend 2 points de science. Prenez-la pour votre prochain tour.
through-the-ages-tour-grow-again = Encore un ouvrier pour 3 nourritures. Au dernier tour, il sera soldat.
through-the-ages-tour-spare-action = Il reste une action. Une carte en main ne vaut rien à la fin, mais une action inutilisée non plus : prenez Amélioration efficace, au cas où le temps suffirait.
through-the-ages-tour-choose-goods = L’événement donne à chacun 2 nourritures ou 2 ressources. Certains événements laissent le choix, et chaque joueur le fait. Prenez les ressources : avec 6, vous construisez deux unités d’épéistes.
through-the-ages-tour-for-the-science = Il reste une carte dans la pioche, et c’est B qui la posera : voici votre dernier tour. L’Art de la guerre coûte 4 points de science et vous en avez 3 : prenez Monarchie, rien que pour le point d’Aristote.
through-the-ages-tour-breakthrough = Maintenant Percée avec l’Art de la guerre : il coûte 4, 2 reviennent, et tout cela pour une action. Un point de force de plus, et une troisième action militaire.
through-the-ages-tour-build-units = Deux ouvriers sont inutilisés et vous avez 6 ressources. Chaque unité d’épéistes en coûte 3 et vaut 4 points à la fin. Construisez-en deux.
through-the-ages-tour-last-points = Il reste trois actions et 2 points de science, et l’Imprimerie en coûte 3. Théologie est sur une case à deux actions, et Aristote paie le point qui manque.
through-the-ages-tour-sixth-technology = L’Imprimerie est votre sixième technologie de niveau I : 12 points en tout.
through-the-ages-tour-last-turn = Toutes les actions sont dépensées. Votre civilisation produit encore une fois, puis B joue son dernier tour.
through-the-ages-tour-end = Vous gagnez 48 à 32. Aux 7 points de vos temples s’ajoutent 12 pour les technologies, 18 pour 9 de force, 4 pour deux visages heureux, 5 pour ce que produisent fermes et mines et 2 pour la science. Les versions avancée et complète continuent dans les âges suivants, avec des armées, des événements préparés par vous et des gouvernements.

## Deuxième leçon : la politique

through-the-ages-tour-politics = Politique et armées
    .line = Événements, tactiques, défense, bonheur du peuple, corruption, révolution et colonie : ce qu’ajoute la version avancée.
through-the-ages-tour-politics-and-tactics = Politique et tactique
    .intro = La civilisation qui a le plus de points de culture à la fin l’emporte, comme avant. Ils viennent des temples, théâtres et merveilles à chaque tour, des événements, et à la fin des quatre cartes Impact visibles : fermes, bonheur, force et technologie. La version avancée ajoute la politique, les armées, le bonheur et la corruption. Septième manche : vous avez 12 points, B en a 11.
through-the-ages-tour-prepare = Le tour commence désormais par la politique : une action politique, ou aucune. Préparez Immigration : la carte va, face cachée, sur les événements futurs et vous rapporte 1 point de culture. En échange, le premier événement actuel est révélé aussitôt, et il vaut pour tous.
through-the-ages-tour-hand-limit = L’événement vous a donné 2 points de science à chacun. Après la politique, on garde autant de cartes militaires qu’on a d’actions militaires : trois. Défaussez Rats ; personne ne voit ce que vous jetez.
through-the-ages-tour-tactic = Une tactique fait de vos unités des armées. Légion réunit trois unités d’infanterie en une armée et lui ajoute 2 de force. Jouez-la pour une action militaire ; elle reste jusqu’à ce que vous en jouiez une autre.
through-the-ages-tour-third-warriors = Il manque une unité à la légion. Une troisième unité de guerriers coûte 2 ressources et une action militaire, et complète l’armée : votre force passe de 3 à 6.
through-the-ages-tour-taj-mahal = N’oubliez pas ce qui fait gagner : le Taj Mahal rapportera 3 points de culture à chaque tour. Ses étapes coûtent 2, 4 et 2 ressources. Construisez la première.
through-the-ages-tour-cards-for-later = Deux bonnes cartes sont sur des cases à une action : Œuvre d’art, qui vaudra 5 points de culture dès votre prochain tour, et Code de lois, qui donnera une action civile. Prenez les deux.
through-the-ages-tour-unspent-action = À la fin du tour, chaque action militaire non dépensée fait piocher une carte militaire, trois au plus. Et gardez un œil sur vos ressources : une partie va disparaître.
through-the-ages-tour-defence = Attaqué
    .intro = Deux ressources sont parties en corruption ; nous y reviendrons, car B prépare quelque chose. Une agression est aussi une action politique. Elle coûte des actions militaires, et l’attaquant doit être plus fort que vous, pas seulement aussi fort.
through-the-ages-tour-bonus-card = Pillage vous prendrait 3 biens. B a 7 de force et sacrifie des guerriers, qui comptent une fois de plus : 8. Vous avez 6. En défense, une carte Bonus de l’âge I ajoute 2, et l’égalité vous suffit. Jouez-la.
through-the-ages-tour-hold = Huit contre huit : vous tenez bon. Vous pourriez aussi sacrifier des unités, mais elles seraient perdues, comme celles de B maintenant. C’est tout.
through-the-ages-tour-corruption = Corruption
    .intro = Huitième manche. Nourriture et ressources sont des jetons bleus, et plus votre banque bleue est vide, plus on vous vole. Avec 9 jetons ou plus, vous ne perdez rien ; avec 5 à 8, 2 ressources par tour, puis 4, puis 6. Il vous en reste 7.
through-the-ages-tour-rebellion = La politique d’abord. Rébellion frappera tous ceux qui ont des ouvriers mécontents quand elle sortira : préparez-la, et faites en sorte que ce ne soit pas vous. Encore un point de culture.
through-the-ages-tour-better-mines = L’événement offrait un temple à ceux qui avaient un ouvrier inutilisé ; personne n’en avait. Maintenant Fer, pour 5 points de science : un jeton bleu y vaut 2 ressources, il en faut donc moins pour la même richesse.
through-the-ages-tour-upgrade-a-mine = Faites passer une mine de Bronze à Fer pour la différence de prix, 3 ressources. Dépenser est l’autre remède : ce qui est dépensé retourne à la banque bleue.
through-the-ages-tour-work-of-art = Vous avez pris Œuvre d’art au tour précédent, elle peut donc être jouée : 5 points de culture tout de suite, pour une action.
through-the-ages-tour-one-too-many = La nourriture en réserve, ce sont aussi des jetons bleus. Dépensez-en 3 pour un nouvel ouvrier.
through-the-ages-tour-leave-unused = Plus la banque jaune se vide, plus votre peuple veut de visages heureux : deux à présent, et votre temple en donne un. Un ouvrier est donc mécontent. C’est sans danger tant que vous avez autant d’ouvriers inutilisés que de mécontents. Laissez celui-ci inutilisé et terminez le tour.
through-the-ages-tour-happiness = Un peuple heureux
    .intro = Neuvième manche. La corruption ne vous a rien pris ; B accumule et y a perdu 4 ressources. Passons à votre ouvrier mécontent : si à la fin d’un tour il y a plus de mécontents que d’inutilisés, c’est le soulèvement, et toute la production est perdue, culture et science comprises.
through-the-ages-tour-territory = Vous avez pioché un territoire. Il se prépare comme un événement ; quand il sort, chacun peut enchérir. Il faudra être prêt. Encore un point de culture.
through-the-ages-tour-temple-for-the-unhappy = Mettre au travail l’ouvrier mécontent causerait le soulèvement, sauf si ce travail rend heureux : un deuxième temple pour 3 ressources. Deux visages heureux, et plus personne n’est mécontent.
through-the-ages-tour-room-to-grow = Il y a maintenant de la place pour un de plus. Deux visages heureux suffisent encore pour le prochain ouvrier, qui coûte 4 nourritures.
through-the-ages-tour-fourth-warriors = Faites-en un guerrier, pour 2 ressources et une action militaire. 7 de force : vous voilà plus fort que B, qui en a 6.
through-the-ages-tour-second-iron-mine = Vos 3 dernières ressources font passer une deuxième mine à Fer. De meilleures mines tirent plus de chaque jeton bleu.
through-the-ages-tour-draw-two = Il reste deux actions militaires, qui font piocher deux cartes. Cela vaut la peine d’en garder : ce sont vos attaques, votre défense et vos événements.
through-the-ages-tour-revolution = Une attaque et une révolution
    .intro = Dixième manche. Votre force est de 7, celle de B de 6, et vous tenez toujours Pillage. Vous avez aussi 7 points de science et Monarchie en main : assez pour une révolution.
through-the-ages-tour-attack = Attaquez avec Pillage ; cela coûte deux actions militaires. B a quatre cartes cachées, et chacune pourrait être un bonus. Un point d’avance, c’est un risque, mais en cas d’échec seule la carte est perdue.
through-the-ages-tour-no-sacrifice = Des unités sacrifiées maintenant compteraient deux fois, puis seraient perdues. Vos soldats valent plus chez vous : attaquez sans rien sacrifier.
through-the-ages-tour-loot = B ne joue pas de carte : 7 contre 6, vous gagnez. Le vainqueur choisit parmi les biens. Prenez 2 ressources et 1 nourriture.
through-the-ages-tour-useless-tactic = Encore une carte de trop. L’Armée médiévale demande de la cavalerie, et vous n’en avez pas. Gardez les cartes Bonus.
through-the-ages-tour-revolt = Monarchie coûte 9 points de science par la voie pacifique. Par révolution, elle en coûte 3 et toutes les actions civiles du tour : ce doit donc être la première chose que vous faites. Avec 7 points : révolution.
through-the-ages-tour-after-the-revolution = Dès votre prochain tour, vous avez six actions civiles et quatre militaires, et de la place pour trois bâtiments de chaque type urbain. La révolution n’a pas touché aux actions militaires : les deux qui restent font piocher.
through-the-ages-tour-colony = Une colonie, et la récolte
    .intro = Le butin a rempli vos réserves, et 2 ressources sont encore parties en corruption. La dernière carte de l’âge I est posée : l’âge II commence, et les leaders, cartes en main et merveilles inachevées de l’âge A seraient désormais dépassés. B prépare un événement, et c’est votre territoire qui sort.
through-the-ages-tour-bid = Le Territoire prospère donne 5 ressources tout de suite et 2 jetons bleus de plus pour toujours : le meilleur remède contre la corruption. B offre 1. On paie avec des unités et des cartes Bonus. Offrez 2.
through-the-ages-tour-settlers = B passe, et vous payez. Une unité au moins doit partir pour la colonie : des guerriers comptent 1. Il en reste trois, la légion reste donc entière.
through-the-ages-tour-colonization-bonus = La carte Bonus qui aide en défense compte 1 ici. Cela fait 2 : l’offre est payée.
through-the-ages-tour-no-politics = Onzième manche. Pas d’événement en main, pas d’attaque : pas de politique cette fois. Vous avez 6 de force, autant que B, et encore une carte Bonus pour vous défendre.
through-the-ages-tour-harvest = Six actions civiles et des mines pleines : achevez le Taj Mahal, 4 ressources puis 2. Les jetons bleus qui marquaient ses étapes reviennent aussi à votre banque.
through-the-ages-tour-code-of-laws = Code de lois, pour 6 points de science, donne une septième action civile, et dès ce tour. Les technologies spéciales n’ont pas besoin d’ouvriers.
through-the-ages-tour-grow-and-pray = Un nouvel ouvrier pour un troisième temple, que Monarchie autorise : 3 visages heureux, un de plus qu’il ne faut, et l’une des cartes Impact visibles le paiera.
through-the-ages-tour-alchemists = Les 6 dernières ressources font passer vos deux laboratoires de Philosophie à Alchimie : 4 points de science à chaque tour au lieu de 2.
through-the-ages-tour-six-a-turn = Trois temples et le Taj Mahal : 6 points de culture à chaque tour, contre 1 au début. Terminez le tour.
through-the-ages-tour-politics-end = Vous menez 32 à 29, avec 6 points de culture par tour contre 4. La partie irait jusqu’à la fin de l’âge II, où comptent les quatre cartes Impact visibles. La version complète ajoute un troisième âge, des guerres et, à partir de trois joueurs, des pactes. Ensuite : une vraie partie, avec un entraîneur.

## Partie d’entraînement

through-the-ages-practice-first-round = La première manche ne sert qu’à prendre des cartes. Un leader ou une merveille à gauche de la rangée, c’est un bon début : bon marché, et utile toute la partie.
through-the-ages-practice-leader = Jouez votre leader : une action. L’effet dure jusqu’à ce qu’un autre prenne sa place ou que l’âge suivant le sien se termine.
through-the-ages-practice-mine = Les ressources paient presque tout. Mettez un ouvrier à la mine jusqu’à en recevoir quatre par tour.
through-the-ages-practice-develop = Vous pouvez payer une technologie de votre main. Développez-la : les meilleures fermes, mines et bâtiments en viennent, et une place se libère en main.
through-the-ages-practice-wonder = Avancez votre merveille. Achevée, elle rapporte de la culture ou d’autres avantages jusqu’à la fin de la partie, sans ouvrier.
through-the-ages-practice-urban = Un ouvrier est libre. Un laboratoire donne de la science, un temple de la culture et un visage heureux, une bibliothèque ou un théâtre encore plus.
through-the-ages-practice-upgrade = Améliorez : un ouvrier passe à une meilleure carte du même type pour la différence de prix.
through-the-ages-practice-action-card = Une carte Action prise plus tôt peut être jouée. Elle fait économiser des biens ou rapporte des points tout de suite.
through-the-ages-practice-grow = Tous les ouvriers sont occupés. Un nouveau coûte de la nourriture ; regardez combien de visages heureux demande la banque jaune.
through-the-ages-practice-take = Prenez une carte de la rangée : plus elle est à gauche, moins elle coûte. Les meilleures sont les technologies que vous pourrez bientôt payer.
through-the-ages-practice-uprising = Attention : il y a plus de mécontents que d’inutilisés. Sans un visage heureux de plus, c’est le soulèvement, et ce tour ne produit rien. Un temple y remédie.
through-the-ages-practice-uprising-idle = Attention : il y a plus de mécontents que d’inutilisés. Retirez quelqu’un de son travail pour qu’il soit inutilisé : un soulèvement coûterait toute la production.
through-the-ages-practice-famine = La nourriture va manquer à la fin du tour, et chaque unité manquante coûte 4 points de culture. Une ferme de plus y remédierait.
through-the-ages-practice-corruption = Votre banque bleue se vide : la corruption va prendre des ressources. Dépensez, en ouvriers, en bâtiments ou pour votre merveille.
through-the-ages-practice-army = Quelqu’un est plus fort que vous. Une unité de plus tient les agressions à distance, et la force décide de bien des événements.
through-the-ages-practice-tactic = Jouez une tactique pour une action militaire : vos unités deviennent des armées, plus fortes, dès qu’elles sont assez nombreuses.
through-the-ages-practice-attack = Vous êtes nettement plus fort. Une agression peut rapporter ; elle coûte des actions militaires, et l’adversaire peut encore jouer des cartes Bonus.
through-the-ages-practice-prepare = Préparez un événement : des points de culture tout de suite, et quelque chose qui arrivera plus tard. Choisissez-en un qui vous aidera plus que votre adversaire.
through-the-ages-practice-no-politics = Pas d’événement à préparer, pas d’attaque qui en vaille la peine : continuez sans action politique.
through-the-ages-practice-defend = On vous attaque. L’égalité suffit pour tenir : jouez des cartes Bonus si elles y suffisent, sinon gardez-les.
through-the-ages-practice-no-defence = On vous attaque et vous n’avez pas de carte Bonus. Ne sacrifiez des unités que si cela suffit pour l’égalité ; elles seraient perdues.
through-the-ages-practice-sacrifices = Vous pourriez sacrifier des unités pour être plus fort dans ce combat. Elles seraient perdues : mieux vaut en général s’en passer.
through-the-ages-practice-discards = Vous avez plus de cartes militaires que d’actions militaires. Défaussez la moins utile ; gardez les bonus et les tactiques qui vont à vos unités.
through-the-ages-practice-bidding = Un territoire ! Offrez ce dont vous pouvez vous passer en unités et cartes Bonus, ou passez. Une unité au moins doit partir.
through-the-ages-practice-payment = Payez votre offre : d’abord les unités les plus faibles, puis des cartes Bonus.
through-the-ages-practice-goods = Choisissez combien de ressources ; le reste sera de la nourriture. En général, ce sont les ressources qui manquent.
through-the-ages-practice-free-building = Un cadeau : acceptez si vous avez un ouvrier disponible.
through-the-ages-practice-worker-loss = Vous perdez un ouvrier. Choisissez celui qui vous rapporte le moins.
through-the-ages-practice-end-turn = Plus rien ne presse. Terminez le tour : votre civilisation produit, et les actions militaires non dépensées font piocher.
through-the-ages-practice-waiting = Votre adversaire joue. Regardez son plateau pendant ce temps : sa force, ses visages heureux, ce qu’il construit. La rangée avance à chaque tour.
through-the-ages-practice-end = L’âge I est fini, et vous avez tout vu. L’âge II apporte de meilleures cartes, puis on compte les cartes Impact visibles. Continuez, ou arrêtez-vous là et comptez.

## La page qui enseigne

through-the-ages-teach-aim = Menez un peuple de l’Antiquité aux temps modernes. La civilisation qui a réuni le plus de points de culture à la fin l’emporte.
through-the-ages-teach-turn = Les joueurs jouent l’un après l’autre un tour entier, dans cet ordre.
through-the-ages-teach-row = La rangée avance : les vieilles cartes partent, les autres coûtent moins, de nouvelles arrivent.
through-the-ages-teach-politics = Politique (sauf version simple) : préparer un événement, attaquer, déclarer la guerre, ou rien.
through-the-ages-teach-civil = Actions civiles : prendre des cartes, augmenter la population, construire, développer des technologies, bâtir une étape de merveille, jouer un leader.
through-the-ages-teach-military = Actions militaires : former des unités et jouer des tactiques. Celles qui restent font piocher des cartes militaires.
through-the-ages-teach-production = Production : points de culture et de science, nourriture et ressources, et le peuple mange.
through-the-ages-teach-care = Quatre choses tournent vite mal ; l’écran vous avertit avant la fin du tour.
through-the-ages-teach-food = Nourriture : un peuple plus grand mange plus. Chaque unité manquante coûte 4 points de culture.
through-the-ages-teach-happiness = Bonheur : sans assez de visages heureux, des ouvriers doivent rester inutilisés, sinon c’est le soulèvement et la production est perdue.
through-the-ages-teach-corruption = Corruption : qui accumule vide sa banque bleue et perd des ressources à chaque tour.
through-the-ages-teach-strength = Force : les plus faibles sont attaqués et frappés par les événements.
through-the-ages-teach-points = Des points de culture arrivent à chaque tour, et d’autres d’un coup.
through-the-ages-teach-culture = Temples, théâtres, bibliothèques et certains leaders : de la culture à chaque tour.
through-the-ages-teach-wonders = Merveilles : payées étape par étape, puis de la culture jusqu’à la fin.
through-the-ages-teach-events = Les événements que vous préparez, les territoires, les agressions et les guerres.
through-the-ages-teach-last-points = À la fin : les cartes Impact ou, dans la version simple, des points pour technologies, force, bonheur et production.
through-the-ages-teach-end = Quand la dernière carte de la dernière pioche est posée : âge I en version simple, âge II en avancée, âge III en complète. On joue les dernières manches jusqu’au bout.

# -- à qui c’est
through-the-ages-screen-ask-whom-attack = { $card } : contre qui ?
through-the-ages-screen-ask-whom-pact = { $card } : avec qui ?
through-the-ages-screen-ask-payment = Payez votre enchère en unités et cartes Bonus : { $paid } sur { $bid }, il manque { $left }.
through-the-ages-screen-ask-payment-unit = { $paid } sur { $bid } ; il faut encore donner une unité.
through-the-ages-screen-ask-payment-done = { $paid } sur { $bid } : payer l’enchère avec cela ?
through-the-ages-screen-both-strengths = Force : vous { $own }, { $player } { $theirs }.
through-the-ages-screen-war-win = En l’état, vous gagnez avec { $by } d’avance.
through-the-ages-screen-war-tie = En l’état, personne ne gagne.
through-the-ages-screen-war-lose = En l’état, { $player } gagne avec { $by } d’avance.
through-the-ages-screen-war-when = Elle se joue à la manche { $round }, au début de votre tour.
through-the-ages-screen-fought-after-sacrifices = Le combat a lieu dans ce tour : vous pouvez encore sacrifier des unités, puis { $player } se défend.
through-the-ages-screen-fought-at-once = Le combat a lieu tout de suite : { $player } se défend.
through-the-ages-screen-pact-alike = Avec { $player }
through-the-ages-screen-points-before = Avant la fin
through-the-ages-screen-points-impact = Cartes Impact
through-the-ages-screen-ask-turn = À vous : il vous reste { $civil ->
        [one] { $civil } action civile
       *[other] { $civil } actions civiles
    } et { $military ->
        [one] { $military } militaire
       *[other] { $military } militaires
    }.
through-the-ages-screen-ask-turn-first = { $civil ->
        [one] Prenez une carte de la rangée : vous avez une action civile.
       *[other] Prenez des cartes de la rangée : vous avez { $civil } actions civiles.
    }
through-the-ages-screen-ask-turn-spent = Vous ne pouvez plus rien faire pendant ce tour.
through-the-ages-screen-ask-terror = Détruisez un bâtiment urbain de { $player } : lequel ?
through-the-ages-screen-ask-raid = { $count ->
        [one] Détruisez un bâtiment urbain de { $player } : lequel ?
       *[other] Détruisez jusqu’à { $count } bâtiments urbains de { $player }, de même type et de même niveau.
    }
through-the-ages-screen-ask-goods-one = { $food } ou { $resources } ?
through-the-ages-screen-ask-goods-gain = Vous gagnez { $amount } en nourriture et ressources : combien de chacune ?
through-the-ages-screen-ask-goods-lose = Vous perdez { $amount } en nourriture et ressources : combien de chacune ?
through-the-ages-screen-ask-goods-take = Vous prenez { $amount } en nourriture et ressources à { $player } : combien de chacune ?
through-the-ages-screen-goods = { $food }, { $resources }
through-the-ages-screen-offered-of = Ce que possède { $player }
through-the-ages-screen-ask-colony-spoil = Prenez une colonie de { $player } : laquelle ?
