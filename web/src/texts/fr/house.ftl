# Ce que tous les écrans partagent.

house-skip = Aller au contenu
house-pages = Pages
house-home = Vers l’accueil
house-lobby = Accueil
house-mine = Mes tables
house-import = Importer
house-settings = Réglages
house-loading = Chargement
house-again = Réessayer
house-close = Fermer
house-cancel = Annuler
house-copy = Copier
house-copied = Copié
house-share = Partager
house-name = Votre nom
house-somebody = Quelqu’un
house-offline = Le serveur est injoignable. Nouvel essai dans un instant ; rien de ce qui a été confirmé n’est perdu.
house-failed = Cela n’a pas marché. Veuillez réessayer.
house-missing = Cette page n’existe pas
house-missing-line = L’adresse est peut-être mal écrite, ou la table a disparu.
house-watchers = { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }

## Places, niveaux, cadence

house-seat-open = libre
house-seat-bot = Robot ({ $level })
house-seat-named-bot = { $name } ({ $line })
house-bot-line = { $character } · { $level }
house-character-builder = Bâtisseur
    .help = Aime construire : villes, mines, merveilles.
house-character-raider = Pillard
    .help = Aime les armes et les frontières, et cherche la bagarre.
house-character-scholar = Savant
    .help = Aime les idées, la science et le progrès.
house-character-trader = Marchand
    .help = Aime les grands espaces, le commerce et les greniers pleins.
house-level-beginner = Débutant
    .help = Passe à côté de beaucoup de choses, se défend peu et pardonne les erreurs : idéal pour une première partie.
house-level-casual = Tranquille
    .help = Prend ce qui est bon tout de suite, sans voir loin.
house-level-strong = Fort
    .help = A appris de milliers de parties ce que vaut une position.
house-level-expert = Expert
    .help = Met ses plans à l’épreuve des vôtres, deux secondes par tour, et punit les erreurs.
house-level-master = Maître
    .help = Pareil, avec cinq secondes par tour : ce que Saecula sait faire de mieux.
house-days = { $count } j
house-hours = { $count } h
house-minutes = { $count } min
house-seconds = { $count } s
house-tempo-free = Sans pendule
house-tempo-live = En direct, { $bank } + { $increment }
house-tempo-turns = Tour par tour, { $bank } + { $increment }

## Lignes du journal

house-entry-move = { $player } : { $move }
house-entry-created = La table est ouverte.
house-entry-sat = { $name } s’assoit.
house-entry-stood = { $name } se lève.
house-entry-bot-added = { $player } s’assoit : un robot, { $level }.
house-entry-started =
    { $text ->
        [rated] La partie commence. Elle compte pour le classement.
       *[other] La partie commence.
    }
house-entry-undo = { $player } reprend un coup.
house-entry-paused = { $name } met la partie en pause.
house-entry-resumed = { $name } fait reprendre la partie.
house-entry-pause-offered = { $player } souhaite une pause.
house-entry-resume-offered = { $player } : prêt à reprendre.
house-entry-stand-in = Un robot ({ $level }) joue pour { $player }.
house-entry-taken-back = { $player } joue à nouveau.
house-entry-conceded = { $player } abandonne.
house-entry-end-offered = { $player } accepterait d’arrêter la partie ici.
house-entry-end-declined = { $player } veut continuer.
house-entry-ended = La partie est terminée.
house-entry-remove-offered = { $player } voudrait qu’un robot prenne définitivement la place de { $name }.
house-entry-removed = { $name } doit quitter la table.
house-entry-muted = { $text } ne peut plus écrire.
house-entry-unmuted = { $text } peut de nouveau écrire.
house-entry-reported = { $name } signale { $text }.
house-auto-preset = (répondu d’avance)
house-auto-forced = (le seul choix)
house-auto-stand-in = (joué par un robot)

## Être prévenu

house-push-title = À vous de jouer : { $game }
house-push-body = { $name }, la table vous attend.

## Plateaux

house-zoom-in = Agrandir
house-zoom-out = Réduire
house-zoom-whole = Montrer tout le plateau
house-turn-left = Tourner la tuile vers la gauche
house-turn-right = Tourner la tuile vers la droite (R)

## Son

house-sound = Effets sonores
house-sound-line = Quelques notes quand c’est à vous, quand des pièces bougent et quand il se passe quelque chose d’important
house-sound-volume = Volume des effets
house-music = Musique
house-music-line = Dans les jeux qui en ont
house-music-volume = Volume de la musique

house-pace = Vitesse des coups des autres
house-pace-line = Les coups des autres sont montrés un par un ; un clic mène directement au présent.
house-pace-slow = Lente
house-pace-normal = Normale
house-pace-quick = Rapide
house-pace-now = Immédiate
house-pace-now-line = Les moments forts, comme un combat ou une nouvelle époque, ne sont pas montrés non plus.
house-stay = Garder les moments forts ouverts
house-stay-line = Un combat ou un événement reste à l’écran jusqu’à ce que vous continuiez.

house-learn = Apprendre
house-rules = Règles
