# Leçons et pages de règles.

learn-title = Apprendre { $game }
learn-start = Apprendre { $game } en jouant
learn-leave = Quitter la leçon
learn-no-tour = Il n’y a pas de leçon pour ce jeu.
learn-coach = La leçon
learn-you = vous
learn-chapter = Chapitre { $at } sur { $of }
learn-begin = Commencer
learn-go-on = Continuer
learn-click-lit = Cliquez sur ce qui est éclairé sur la table, ou ici :
learn-press = À vous :
learn-others = Les autres jouent.
learn-pause = Pause
learn-resume = Reprendre
learn-skip = Passer à mon tour
learn-since = Ce que les autres ont fait
learn-back = Retour
learn-progress = Où vous en êtes
learn-step = { $at } sur { $of }
learn-end = La leçon est finie : à vous de jouer
learn-lessons = Toutes les leçons
learn-choose = Choisissez une leçon
learn-first = Votre première partie
learn-first-line = Jouez une courte partie guidée ; chaque étape est expliquée, et vous pouvez revenir en arrière à tout moment.
learn-next = Leçon suivante : { $name }
learn-play = Jouer contre des robots
learn-friends = Avec des amis
learn-rules = Lire les règles

## Pages de règles

learn-rules-title = Règles de { $game }
learn-rules-missing = Impossible de charger le texte de cette règle pour l’instant.
learn-search = Chercher dans les règles
learn-found = { $count ->
        [0] Rien trouvé.
        [one] { $count } passage trouvé.
       *[other] { $count } passages trouvés.
    }
learn-contents = Sommaire
learn-clause-link = Lien vers { $id }
learn-table = Tableau
learn-source-both = les deux livrets
    .help = Les deux livrets imprimés, le français et l’italien, le disent.
learn-source-fr = livret français
    .help = Le livret français le dit.
learn-source-it = livret italien
    .help = Le livret italien le dit.
learn-source-reports = récits de parties
    .help = Aucun livret ne le dit ; des descriptions et des comptes rendus publics, si.
learn-source-ours = notre décision
    .help = Notre propre décision, là où les livrets ne disent rien ou se contredisent.
learn-source-book = livret
    .help = Le livret imprimé le dit.
learn-source-card = cartes
    .help = Cela découle de ce qui est imprimé sur les cartes.
learn-source-condensed = règles abrégées
    .help = Seules les règles abrégées, à la fin du livret, le disent.
learn-source-data = matériel
    .help = Les chiffres sont ceux du matériel.

## La page qui enseigne

learn-teach = En bref
learn-glance = { $game } en bref
learn-teach-aim = L’objectif
learn-teach-turn = Votre tour
learn-teach-round = Une manche
learn-teach-age = Un âge
learn-teach-care = À surveiller
learn-teach-points = Comment on marque des points
learn-teach-end = Comment la partie se termine

## Clics sur ce que la leçon ne demande pas

learn-not-this = Pas ça : la leçon demande « { $move } ».
learn-not-before = Lisez d’abord le début du chapitre, puis appuyez sur Commencer.
learn-not-now = Les autres jouent : attendez votre tour ou passez-y directement.
