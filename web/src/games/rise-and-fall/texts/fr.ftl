# Ce qui est écrit au dos de la boîte.

rise-and-fall-box-line = Un monde de reliefs, six cartes et un choix secret à chaque manche : s’élever, décliner, et revenir avant le dernier trophée.
rise-and-fall-box-era =
    { $era ->
        [0] Pièces de départ
       *[other] Manche { $era }
    }
rise-and-fall-box-time = environ 90 minutes
rise-and-fall-box-weight = peu de règles, de longs projets
rise-and-fall-option-world = Le Monde
rise-and-fall-option-world-library = Tiré de l’atlas
    .help = L’un des Mondes tout prêts, tiré au hasard. La partie commence aussitôt.
rise-and-fall-option-world-random = Tiré au hasard
    .help = Un Monde que personne n’a encore vu.
rise-and-fall-option-world-built = Les joueurs le construisent
    .help = Chacun pose des tuiles à son tour : mer, plaine, forêt, montagne, glacier. Comptez un quart d’heure de plus.
rise-and-fall-option-length = Durée
rise-and-fall-option-length-4 = 4 trophées
    .help = La partie normale.
rise-and-fall-option-length-5 = 5 trophées
    .help = La partie avancée.
rise-and-fall-option-length-6 = 6 trophées
    .help = La partie épique.
rise-and-fall-option-three-seconds = Trois secondes
rise-and-fall-option-three-seconds-off = Sans
    .help = Chacun prend le temps qu’il lui faut pour choisir sa carte.
rise-and-fall-option-three-seconds-on = Avec
    .help = Quand tous ont choisi sauf un, le dernier a trois secondes ; ensuite le hasard choisit.
rise-and-fall-option-quiet-rounds = Manches sans trophée
rise-and-fall-option-quiet-rounds-60 = 60 manches
    .help = Après autant de manches de suite sans trophée, la partie s’achève et l’on compte les points.
rise-and-fall-option-quiet-rounds-20 = 20 manches
    .help = Pareil, mais plus tôt.
