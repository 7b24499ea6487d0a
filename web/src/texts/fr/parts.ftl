# Ce que tous les écrans partagent.

parts-skip = Aller au contenu
parts-pages = Pages
parts-home = Vers l’accueil
parts-lobby = Accueil
parts-mine = Mes tables
parts-import = Importer
parts-settings = Réglages
parts-loading = Chargement
parts-again = Réessayer
parts-close = Fermer
parts-cancel = Annuler
parts-copy = Copier
parts-copied = Copié
parts-share = Partager
parts-name = Votre nom
parts-somebody = Quelqu’un
parts-offline = Le serveur est injoignable. Nouvel essai dans un instant ; rien de ce qui a été confirmé n’est perdu.
parts-failed = Cela n’a pas marché. Veuillez réessayer.
parts-missing = Cette page n’existe pas
parts-missing-line = L’adresse est peut-être mal écrite, ou la table a disparu.
parts-watchers = { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }

## Places, niveaux, cadence

parts-seat-open = libre
parts-seat-bot = Robot ({ $level })
parts-seat-named-bot = { $name } ({ $line })
parts-bot-line = { $character } · { $level }
parts-character-builder = Bâtisseur
    .help = Aime construire : villes, mines, merveilles.
parts-character-raider = Pillard
    .help = Aime les armes et les frontières, et cherche la bagarre.
parts-character-scholar = Savant
    .help = Aime les idées, la science et le progrès.
parts-character-trader = Marchand
    .help = Aime les grands espaces, le commerce et les greniers pleins.
parts-level-beginner = Débutant
    .help = Passe à côté de beaucoup de choses, se défend peu et pardonne les erreurs : idéal pour une première partie.
parts-level-casual = Tranquille
    .help = Prend ce qui est bon tout de suite, sans voir loin.
parts-level-strong = Fort
    .help = A appris de milliers de parties ce que vaut une position.
parts-level-expert = Expert
    .help = Met ses plans à l’épreuve des vôtres, deux secondes par tour, et punit les erreurs.
parts-level-master = Maître
    .help = Pareil, avec cinq secondes par tour : ce que Saecula sait faire de mieux.
parts-days = { $count } j
parts-hours = { $count } h
parts-minutes = { $count } min
parts-seconds = { $count } s
parts-tempo-free = Sans pendule
parts-tempo-live = En direct, { $bank } + { $increment }
parts-tempo-turns = Tour par tour, { $bank } + { $increment }

## Lignes du journal

parts-entry-move = { $player } : { $move }
parts-entry-created = La table est ouverte.
parts-entry-sat = { $name } s’assoit.
parts-entry-stood = { $name } se lève.
parts-entry-bot-added = { $player } s’assoit : un robot, { $level }.
parts-entry-started =
    { $text ->
        [rated] La partie commence. Elle compte pour le classement.
       *[other] La partie commence.
    }
parts-entry-undo = { $player } reprend un coup.
parts-entry-paused = { $name } met la partie en pause.
parts-entry-resumed = { $name } fait reprendre la partie.
parts-entry-pause-offered = { $player } souhaite une pause.
parts-entry-resume-offered = { $player } : prêt à reprendre.
parts-entry-stand-in = Un robot ({ $level }) joue pour { $player }.
parts-entry-taken-back = { $player } joue à nouveau.
parts-entry-conceded = { $player } abandonne.
parts-entry-end-offered = { $player } accepterait d’arrêter la partie ici.
parts-entry-end-declined = { $player } veut continuer.
parts-entry-ended = La partie est terminée.
parts-entry-remove-offered = { $player } voudrait qu’un robot prenne définitivement la place de { $name }.
parts-entry-removed = { $name } doit quitter la table.
parts-entry-muted = { $text } ne peut plus écrire.
parts-entry-unmuted = { $text } peut de nouveau écrire.
parts-entry-reported = { $name } signale { $text }.
parts-auto-preset = (répondu d’avance)
parts-auto-forced = (le seul choix)
parts-auto-stand-in = (joué par un robot)

## Être prévenu

parts-push-title = À vous de jouer : { $game }
parts-push-body = { $name }, la table vous attend.

## Boards

parts-zoom-in = Agrandir
parts-zoom-out = Réduire
parts-zoom-whole = Montrer tout le plateau

## Son

parts-sound = Effets sonores
parts-sound-line = Quelques notes quand c’est à vous, quand des pièces bougent et quand il se passe quelque chose d’important
parts-sound-volume = Volume des effets
parts-music = Musique
parts-music-line = Dans les jeux qui en ont
parts-music-volume = Volume de la musique

parts-pace = Vitesse des coups des autres
parts-pace-line = Les coups des autres sont montrés un par un ; un clic mène directement au présent.
parts-pace-slow = Lente
parts-pace-normal = Normale
parts-pace-quick = Rapide
parts-pace-now = Immédiate
parts-pace-now-line = Les moments forts, comme un combat ou une nouvelle époque, ne sont pas montrés non plus.
parts-stay = Garder les moments forts ouverts
parts-stay-line = Un combat ou un événement reste à l’écran jusqu’à ce que vous continuiez.

parts-learn = Apprendre
parts-rules = Règles
