# Visites guidées et pages de règles.

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
learn-rules-missing = Le texte de cette règle ne peut être chargé pour l’instant.
learn-search = Chercher dans les règles
learn-found = { $count ->
        [0] Rien trouvé.
        [one] { $count } passage trouvé.
       *[other] { $count } passages trouvés.
    }
learn-contents = Sommaire
learn-clause-link = Lien vers { $id }
learn-table = Tableau
learn-source-both = Les deux livrets imprimés le disent.
learn-source-fr = Le livret français le dit.
learn-source-it = Le livret italien le dit.
learn-source-reports = Des descriptions et comptes rendus publics le disent.
learn-source-ours = Notre interprétation, là où les livrets se taisent ou s’embrouillent.
