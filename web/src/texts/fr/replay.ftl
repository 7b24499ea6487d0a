# Revoir une partie, et son résultat.

replay-title = { $game } : revoir la partie
replay-parts = Que montrer
replay-tab-result = Résultat
replay-tab-through = Partie

## La barre

replay-bar = Parcourir la partie
replay-first = Au début (Début)
replay-turn-back = Un tour en arrière (flèche haut)
replay-back = Un coup en arrière (flèche gauche)
replay-play = Lecture (espace)
replay-pause = Pause (espace)
replay-on = Un coup en avant (flèche droite)
replay-turn-on = Un tour en avant (flèche bas)
replay-last = À la fin (Fin)
replay-slider = Coup
replay-place = { $at } sur { $of }
# Numéros de coups repris ; toujours deux ou plus, car la reprise a aussi un numéro.
replay-gone = (Les coups { $first } à { $last } ont été repris.)
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-fast = rapide

## La table telle qu’elle était

replay-seats = Places
replay-described = Le plateau en mots
replay-log = Tous les coups
replay-chart = Tableau
replay-points = Points
replay-beginning = Avant le premier coup.
replay-eyes = Vu par
replay-spectator = un spectateur

## Ce qu’on peut en faire

replay-share = Copier le lien de la partie
replay-share-move = Copier le lien vers ce coup
replay-share-done = Le lien est copié.
replay-share-by-hand = Copiez ce lien :
replay-export-jsonl = Enregistrement (JSON Lines)
replay-export-txt = Enregistrement (texte)
replay-rematch = Revanche
replay-to-rematch = Aller à la revanche
replay-play-on = Continuer à partir d’ici
replay-play-on-help = Une nouvelle table commence par la position après le coup { $n }. Les tirages à venir sont nouveaux.
replay-play-before-help = Une nouvelle table commence juste avant le coup { $n }. Les tirages à venir sont nouveaux.
replay-same-deal = Même donne, nouvelle table
replay-same-deal-help = Une nouvelle table depuis le début, avec le même hasard : si vous tirez autant de cartes ou de tuiles qu’ici, vous tirez les mêmes.
replay-seat = Place { $letter }
replay-wish-me = Je joue
replay-wish-open = Libre, pour un ami
replay-wish-bot = Robot, { $level }
replay-begin = Commencer
replay-gather = Ouvrir la table

## Le résultat

replay-won = { $count ->
        [one] { $names } gagne avec { $points } points
       *[other] { $names } se partagent la victoire avec { $points } points
    }
replay-nobody-won = La partie n’a pas de vainqueur
replay-ended-rules = Terminée selon les règles
replay-ended-agreed = Terminée d’un commun accord
replay-ended-abandoned = Terminée par abandon
replay-length = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
# Suit le nombre de coups.
replay-length-gone = (dont { $count } repris)
replay-scores = Points par catégorie
replay-rank = Rang
replay-player = Joueur
replay-by-category = Par catégorie
replay-total = Total
replay-share-of-win = { $count ->
        [1] gagne
        [2] moitié de la victoire
        [3] tiers de la victoire
       *[other] part de la victoire
    }
replay-conceded = a abandonné
replay-final-board = Le plateau à la fin
replay-curves = Autres courbes
replay-curve = { $name } au fil de la partie
replay-curve-at = Après le coup { $at } : { $values }
replay-curve-step = Coup { $at }
replay-curve-help = Pointez un moment pour le lire, cliquez pour le voir
replay-curve-table = En tableau
replay-move = Coup
replay-to-move = Coup { $n }
replay-fairness = Comment vérifier que le hasard était honnête
replay-fair = Chaque tirage de cette partie découle d’une graine fixée avant le premier. Son empreinte est restée visible à la table tout du long ; la graine elle-même figure à la fin de l’enregistrement : chacun peut refaire les tirages et comparer.
replay-fair-verify = Pour vérifier chaque coup et chaque tirage, téléchargez l’enregistrement et lancez
replay-fair-check = Comparer la graine et l’empreinte
replay-fair-kept = La graine est bien celle qui était promise.
replay-fair-broken = La graine n’est pas celle qui était promise !
