# L’écran de jeu.

table-title-turn = À vous – { $game }
table-cannot-draw = Cette page ne sait pas afficher ce jeu.
table-gone = Cette table n’est plus accessible.
table-gone-elsewhere = Cette table est ouverte dans une autre fenêtre ; celle-ci s’est arrêtée.
table-gone-unauthorised = Vous ne pouvez pas regarder cette table.
table-gone-flood = Ce navigateur a envoyé trop de données d’un coup ; le serveur a coupé la connexion.
table-to-lobby = Vers l’accueil
table-lost = La connexion est perdue. Ce que vous faites est gardé et sera envoyé dès qu’elle sera rétablie.
table-reconnecting = Connexion…
table-watchers = { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
table-watching = Vous regardez la partie.
table-not-playable = Ce serveur n’a plus les règles ou le matériel de cette table. Vous pouvez encore la consulter, et terminer la partie si toutes les personnes présentes sont d’accord.

## Qui doit faire quoi

table-over = La partie est finie.
table-paused = La partie est en pause.
table-paused-banner = En pause : les pendules sont arrêtées et personne ne peut jouer.
table-waiting = { $count ->
        [one] C’est à { $names } de jouer.
       *[other] C’est à { $names } de jouer.
    }
table-drawing = La partie avance toute seule.
table-explain = De quoi s’agit-il ?
table-tools = Outils
table-back = Retour
table-no = Non
table-foreseeing = La suite se calcule encore. Choisissez la même chose de nouveau pour jouer tout de suite.
table-confirm = Vous confirmez ?
table-warnings = Avant de continuer
table-understood = Compris
table-for-all = { $verb } : les { $count }
table-all-choices = Tous les choix ({ $count })
table-all-choices-title = Tous les choix
table-all-choices-find = Chercher un choix
table-all-choices-found = { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
table-final = Ce coup ne pourra pas être repris.
table-final-asked = Ce coup ne pourra pas être repris : c’est ensuite à quelqu’un d’autre de décider.
table-final-chance = Ce coup ne pourra pas être repris : un tirage au hasard suit.
table-final-clock = Ce coup ne pourra pas être repris : le temps repart d’ici.
table-final-learned = Ce coup ne pourra pas être repris : les autres s’en aperçoivent aussitôt.
table-preview-open = Ce que le hasard ajoutera ne se sait pas d’avance.

## Annuler, conseil, pourquoi est-ce interdit, et si

table-undo = Annuler
table-undo-help = Reprendre votre dernier coup
table-undo-all = Annuler le tour
table-undo-all-help = Reprendre tous les coups de ce tour, aussi loin que possible
table-hint = Conseil
table-hint-help = Le meilleur plan qu’un robot fort puisse trouver, et pourquoi
table-hint-none = Il n’y a pas de conseil pour cela.
table-hint-thinking = Réflexion…
table-hint-chance = chances de gagner { $value } %
table-hint-chance-best = chances de gagner { $value } % (le suivant { $other } %)
table-hint-chance-other = chances de gagner { $value } % (le meilleur { $other } %)
table-hint-play = Jouer ce coup
table-why-not = Pourquoi interdit ?
table-why-not-help = Demander pourquoi un coup est interdit
table-why-not-prompt = Pourquoi est-ce interdit ? Cliquez où vous voulez.
table-why-not-verb = Que voudriez-vous faire ?
table-why-not-click = Cliquez sur les éléments du coup.
table-why-not-allowed = Ce coup est permis maintenant.
table-leave-mode = Revenir au jeu
table-what-if = Et si ?
table-what-if-help = Essayer des coups sans les jouer
table-what-if-band = Et si : rien de ce que vous faites ici n’est joué.
table-what-if-back = Un coup en arrière
table-what-if-reset = Recommencer
table-what-if-world = Redistribuer
table-what-if-open = Ce que vous ne pouvez pas savoir a été tiré au hasard ; la réalité peut être différente.
table-what-if-for = Décider pour { $name }
table-what-if-tried = { $count ->
        [one] Essayé : { $move }
       *[other] { $count } essais, le dernier : { $move }
    }
table-what-if-moved-on = La partie a continué ; l’essai est fermé.
table-clause = Lire la clause { $clause }
table-rule = La règle
table-rule-open = Ouvrir les règles à cet endroit
table-rules = Règles
table-reference = Consulter
table-reference-help = Tout ce que contient la boîte, et où cela se trouve dans cette partie

## Depuis mon dernier tour

table-since = Depuis mon tour
table-since-help = Ce qui s’est passé depuis votre dernier tour
table-since-nothing = Rien ne s’est passé depuis votre dernier coup.
table-play-back = Revoir
table-play-back-earlier = Coup précédent
table-play-back-later = Coup suivant
table-play-back-pause = Arrêter
table-play-back-go = Continuer
table-back-to-now = Revenir au présent

## La table

table-board = Plateau
table-board-words = Le plateau en mots
table-own = Votre espace
table-seats = Places
table-phase = Où en est la partie
table-rail = Journal et discussion
table-log = Journal
table-log-earlier = Lignes précédentes
table-log-table = Table
table-log-undone = (repris)
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-chat-muted = L’hôte vous a retiré la parole.
table-sheet-open = Montrer votre espace
table-sheet-close = Cacher votre espace
table-panel-whole = Tout montrer
table-panel-lower = En montrer moins
table-back-to-board = Revenir au plateau

## Places et pendules

table-you = Vous
table-to-act = à jouer
table-bot = robot
table-away = absent
table-standing-in = un robot joue ({ $level })
table-conceded = a abandonné
table-agrees-to-end = veut arrêter la partie
table-hand-to-bot = Laisser jouer un robot
table-take-back = Reprendre la place
table-sit = S’asseoir ici
table-clock = Il reste { $time }
table-clock-days = { $days } j { $hours } h
table-clock-low = peu de temps

## Menu

table-menu = Menu
table-link = Le lien de cette table
table-pause = Pause
table-resume = Reprendre
table-pause-wished = { $names } : pause demandée.
table-resume-wished = Prêts à reprendre : { $names }.
table-pause-take-back = Finalement, non
table-level = Niveau du robot
table-stand-in = Me faire remplacer
table-stand-in-help = Un robot de cette force joue pour vous jusqu’à ce que vous repreniez votre place. Si la partie compte pour le classement, c’est toujours un robot tranquille.
table-end-offer = Proposer d’arrêter la partie ici
table-end-take-back = Retirer cette proposition
table-end-offered = { $names } : proposition d’arrêter la partie ici.
table-end-agree = Accepter
table-concede = Abandonner
table-concede-sure = Abandonner ? Vous finirez en dernière position, et un robot jouera pour vous.
table-concede-ends = Abandonner ? Vous finirez en dernière position, et la partie s’arrêtera là : il ne resterait que des robots.
table-host = Pour l’hôte
table-others = Les autres
table-mute = Retirer la parole
table-unmute = Rendre la parole
table-remove = Exclure
table-remove-sure = Vraiment exclure ?
table-remove-offered = { $names } : proposition de confier définitivement la place de { $name } à un robot.
table-settings = Réglages
table-leave = Quitter la table (votre place vous reste)

## Réponses données d’avance

table-presets = Réponses données d’avance
table-presets-help = La table répond aussitôt à ces questions pour vous, tant que la réponse est permise. Chacune laisse une ligne dans le journal.
table-presets-active = Actives
table-presets-none = Aucune.
table-presets-add = Questions qu’on vous a déjà posées
table-presets-always = Toujours faire ça
table-presets-remove = Me redemander
table-preset-offer = Toujours faire ça…
table-preset-on = Répondu d’avance.

## Plusieurs personnes, un seul écran

table-cover-give = Passez l’écran à { $name }
table-cover-why = Ce que les autres ne doivent pas voir reste caché jusque-là.
table-cover-me = Je suis { $name }

## La fin

table-scores-show = Montrer les scores
table-scores-hide = Cacher les scores
table-to-replay = Courbes et relecture
table-rematch = Revanche
table-to-rematch = Aller à la revanche

## Touches

table-sound = Son
table-sound-off = Le son est coupé
table-practice = Entraînement
table-practice-end = S’arrêter là
table-practice-go-on = Continuer la partie
table-practice-read = Compris
table-keys = Touches
table-key-digits = prendre le choix qui porte ce numéro
table-key-all = tous les choix en liste
table-key-parts = choisir l’élément qui montre cette touche
table-key-enter = le grand bouton : terminer, finir le tour, confirmer ; choisir l’hexagone ou la carte sélectionnée
table-key-esc = retour, annuler
table-key-undo = reprendre un coup
table-key-hint = conseil
table-key-why = pourquoi est-ce interdit ?
table-key-what-if = et si ?
table-key-since = depuis mon dernier tour
table-key-reference = consulter le matériel
table-key-log = vers le journal
table-key-chat = vers la discussion
table-key-arrows = d’un lieu à l’autre sur le plateau
table-key-lit = au prochain lieu que vous pouvez choisir
table-key-zoom = agrandir, réduire, tout le plateau
table-key-help = cette liste

## Là où l’on répond

table-group = { $verb } ({ $count })
table-part-menu = Que voulez-vous faire ici ?
table-all-choices-short = Tout ({ $count })
table-not-yet = Pas encore
table-figures = Vos chiffres
table-threats = Ce qui vous menace
table-threat-now = À la fin de ce tour : { "" }
table-threat-soon = Bientôt : { "" }

# Les coups des autres, montrés un par un, et les moments forts.
table-skip = Sauter
table-skip-help = Aller à l’état actuel de la table
table-caption-whole = Lire ligne par ligne ; le texte reste jusqu’à ce que vous continuiez
table-stage-on = Continuer
table-stage-stay = Garder ouvert jusqu’à ce que je continue
table-stage-show = Voir en grand
table-stage-again = Revoir ce moment
table-stage-sums = Le détail du calcul
table-stage-effect = Effet
table-stage-first = En tête
table-stage-hit = Touché
table-log-newest = Dernière ligne
table-log-took-back = { $count ->
        [one] A repris 1 coup
       *[other] A repris { $count } coups
    }

table-fairness = Tirages vérifiables
table-fairness-line = Les tirages découlent d’une graine fixée avant le premier. Voici son empreinte ; après la partie, l’enregistrement montre la graine, et tout le monde peut vérifier.

table-stranded-end = Terminer la partie
table-stranded-over = La partie s’est terminée sans résultat : ce serveur n’a plus ses règles.
table-stranded-record = Enregistrement
table-stranded-rules = Version { $version } des règles
table-stranded-waiting = En attente de l’accord de { $names }.
table-stranded-agrees = d’accord pour terminer
table-stranded-past = Cette partie est finie. Ce serveur n’a plus ses règles : on peut seulement la lire.

## Pendant que les coups des autres défilent

table-showing = Les derniers coups défilent encore.
table-showing-of = { $name } n’a pas fini de jouer.

## Signaler quelqu’un à l’hôte
table-report = Signaler
table-report-named = Signaler { $name } à l’hôte
table-report-message = Signaler à l’hôte ce message de { $name }
table-report-done = L’hôte est prévenu. Personne d’autre ne le saura.
table-reported = { $name } signale { $whom }.
table-reported-quote = { $name } signale un message de { $whom } : « { $quote } »
table-mute-named = Retirer la parole à { $name }
table-unmute-named = Rendre la parole à { $name }
