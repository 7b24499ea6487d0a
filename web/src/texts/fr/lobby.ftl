# Accueil, nouvelle table, places avant le début, mes tables, classements, import, réglages.

lobby-tab = Accueil
lobby-title = Une table ouverte pour les jeux de civilisation
lobby-lead = Des jeux de société de croissance, de découverte et d’empire, à jouer dans le navigateur : contre des robots tout de suite, ou avec des amis invités par un lien. Sans compte, rien à installer.
lobby-shelf = L’étagère
lobby-box = La boîte de { $game }
lobby-seats-from-to = { $low } à { $high } joueurs
lobby-players = Joueurs
lobby-level = Force des robots
lobby-you-and-bots = { $count ->
        [one] Vous et { $count } robot
       *[other] Vous et { $count } robots
    }
lobby-play-now = Jouer maintenant
lobby-friends = Entre amis
lobby-friends-line = Ouvrir une table et envoyer le lien
lobby-learn = Apprendre en dix minutes
lobby-learn-line = Une première partie qui montre comment faire
lobby-practise = S’exercer
lobby-watch = Regarder
lobby-watch-line = { $count ->
        [0] Aucune partie publique en ce moment
        [one] { $count } partie publique en cours
       *[other] { $count } parties publiques en cours
    }
lobby-rules = Règles
lobby-ratings = Classement
lobby-rules-of = Règles de { $game }
lobby-reconstructed = Une partie du matériel est une reconstitution.
lobby-my-tables = Mes tables
lobby-all-mine = Toutes mes tables
lobby-open-tables = Tables ouvertes
lobby-running-tables = Parties à regarder
lobby-no-open = Personne n’attend de joueurs pour l’instant. Ouvrez une table entre amis, et annoncez-la si d’autres peuvent vous rejoindre.
lobby-no-running = Aucune partie publique en cours.
lobby-join = Rejoindre
lobby-go-on = Continuer
lobby-your-turn = À vous
lobby-look = Regarder
lobby-notice = Un projet non officiel et non commercial. Les jeux appartiennent à leurs auteurs et éditeurs ; les textes de règles et les dessins sont les nôtres.

## Une nouvelle table

lobby-no-game = Ce jeu n’existe pas ici
lobby-new = Nouvelle table : { $game }
lobby-new-lead = Choisissez qui s’assoit où, ou laissez tout tel quel.
lobby-same-deal = Cette table reçoit la même donne que celle d’où vous venez.
lobby-from-position = La partie reprend à la position choisie. Les places sont dans le même ordre.
lobby-seats = Places
lobby-seats-line = Les places libres sont pour ceux qui reçoivent le lien. On peut aussi jouer à plusieurs sur cet écran.
lobby-seat-who = Qui s’assoit à la place { $letter } ?
lobby-seat-level = Force du robot à la place { $letter }
lobby-seat-name = Nom du joueur à la place { $letter }
lobby-seat-me = Moi
lobby-seat-open = Libre, par lien
lobby-seat-bot = Robot
lobby-seat-hot = Sur cet écran
lobby-seat-more = Une place de plus
lobby-seat-fewer = Une place de moins
lobby-options = Options
lobby-variants = Variantes ({ $count })
lobby-tempo = Temps
lobby-tempo-none = Sans pendule
lobby-tempo-none-line = Prenez tout votre temps
lobby-tempo-brisk = Rapide
lobby-tempo-calm = Posé
lobby-tempo-daily = Un coup par jour
lobby-tempo-weekly = Un coup par semaine
lobby-tempo-custom = Personnalisé
lobby-tempo-custom-line = Fixer la réserve et ce qui s’y ajoute
lobby-tempo-live = En direct
lobby-tempo-live-line = Tout le monde est à la table
lobby-tempo-turns = Tour par tour
lobby-tempo-turns-line = Chacun revient quand c’est son tour
lobby-bank-minutes = Réserve en minutes
lobby-bank-hours = Réserve en heures
lobby-increment-seconds = Ajout par décision, en secondes
lobby-increment-hours = Ajout par décision, en heures
lobby-cap-minutes = Réserve maximale, en minutes
lobby-cap-hours = Réserve maximale, en heures
lobby-tempo-help = Chaque joueur a une réserve de temps qui s’écoule pendant que les autres l’attendent ; chaque décision en ajoute un peu. Si elle est vide, la table peut confier la place à un robot jusqu’au retour du joueur.
lobby-who-finds = Qui peut trouver la table ?
lobby-private = Privée
lobby-private-line = Seulement les personnes qui ont le lien
lobby-listed = Annoncée
lobby-listed-line = Tout le monde peut la rejoindre ou la regarder depuis l’accueil
lobby-phrase = La même donne pour plusieurs tables
lobby-phrase-line = Les tables qui utilisent la même phrase reçoivent les mêmes cartes et tuiles, pour que les groupes puissent comparer.
lobby-start-now = Commencer
lobby-start-line = Toutes les places sont prises : la partie commence aussitôt.
lobby-open-table = Ouvrir la table
lobby-open-line = Vous recevrez un lien pour les places libres.
lobby-nameless = Donnez un nom à chaque joueur de cet écran.

## Avant le début

lobby-gathering = { $game } : en attente de joueurs
lobby-gathered = { $game } : tout est prêt
lobby-option-is = { $option } : { $value }
lobby-you = vous
lobby-away = absent
lobby-sit = S’asseoir ici
lobby-sit-another = Quelqu’un d’autre sur cet écran
lobby-sit-them = Installer
lobby-add-bot = Ajouter un robot
lobby-stand = Se lever
lobby-remove = Libérer la place
lobby-invite = Inviter
lobby-invite-line = Toute personne qui ouvre ce lien peut prendre une place libre, en invité, sur un téléphone ou un ordinateur.
lobby-invite-share = Viens jouer à { $game } avec moi
lobby-start = Commencer la partie
lobby-seats-free = { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
lobby-all-here = Toutes les places sont prises.
lobby-wait-for-host = Toutes les places sont prises ; { $name } lance la partie.

## Mes tables, classement

lobby-none-mine = Vous n’êtes encore à aucune table.
lobby-group-turn = À vous de jouer
lobby-group-running = En cours
lobby-group-gathering = En attente de joueurs
lobby-group-over = Terminées
lobby-rank = { $rank ->
        [1] gagnée
       *[other] rang { $rank }
    }
lobby-ratings-of = Classement : { $game }
lobby-ratings-lead = Une estimation prudente de la force de chaque joueur d’après ses résultats. Elle monte à mesure que les parties la rendent plus fiable.
lobby-rating-rank = Rang
lobby-rating-name = Joueur
lobby-rating-value = Cote
lobby-rating-games = Parties
lobby-rating-spread = { $mu } ± { $sigma }
lobby-no-ratings = Personne n’est encore classé ici.
lobby-keep-to-rate = Vos parties comptent pour le classement dès que vous gardez votre nom.

## Import

lobby-import = Importer une partie
lobby-import-lead = Revoyez pas à pas une partie enregistrée ailleurs, ou reprenez-la à n’importe quelle position.
lobby-import-text = L’enregistrement
lobby-import-forms = Un enregistrement en JSON Lines ou en texte, ou une position.
lobby-import-file = Choisir un fichier
lobby-import-paste = … ou collez-le ici
lobby-import-read = Ouvrir
lobby-import-large = Le fichier est trop volumineux pour un enregistrement.
lobby-import-found = { $game }, { $seats } places, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
lobby-play-on = Reprendre à la fin

## Réglages

lobby-settings = Réglages
lobby-settings-lead = Vous jouez en invité sous le nom que vous voulez. Si vous gardez ce nom, vos parties comptent pour le classement.
lobby-player = Vous
lobby-save = Enregistrer
lobby-saved = Enregistré.
lobby-keep = Garder ce nom
lobby-keep-line = Personne d’autre ne peut l’utiliser, et vos parties comptent pour le classement.
lobby-link = Lien personnel
lobby-link-line = Il vous rend votre nom et vos places depuis un autre navigateur, ou quand celui-ci vous a oublié. Toute personne qui l’a peut jouer sous votre nom : gardez-le comme une clé.
lobby-link-make = Créer un nouveau lien
lobby-link-once = Il ne s’affiche qu’une fois. Les liens plus anciens ne marchent plus, et les navigateurs qui les ont utilisés sont déconnectés. Gardez-le en lieu sûr.
lobby-log-out = Se déconnecter
lobby-log-out-line = Ce navigateur oublie qui vous êtes. Sans lien personnel, vous ne pourrez pas retrouver vos places.
lobby-language = Langue
lobby-language-auto = Comme le navigateur
lobby-screen = Cet écran
lobby-theme = Thème
lobby-theme-auto = Comme le système
lobby-theme-auto-line = Change avec votre appareil
lobby-theme-light = Papier
lobby-theme-light-line = Un atlas en plein jour
lobby-theme-dark = Lampe
lobby-theme-dark-line = Un cabinet de cartes, la nuit
lobby-confirm = Demander confirmation avant de jouer un coup
lobby-confirm-always = Toujours
lobby-confirm-irreversible = S’il ne peut pas être annulé
lobby-confirm-never = Jamais
lobby-sound-motion = Son et mouvement
lobby-motion = Pièces en mouvement
lobby-motion-line = Les pièces glissent jusqu’à leur nouvelle place. Sinon, elles y apparaissent d’un coup.
lobby-telling = Quand c’est à vous de jouer
lobby-telling-line = L’onglet l’indique toujours. Ces messages vous parviennent même sans page ouverte.
lobby-push = Notifications de ce navigateur
lobby-push-line = Une fois par tour, et seulement si vous ne regardez pas
lobby-push-cannot = Ce navigateur ne peut pas le faire ici ; il faut une adresse sécurisée (https).
lobby-push-refused = Le navigateur n’autorise pas les notifications.
lobby-webhook = Webhook
lobby-webhook-line = Une adresse qui reçoit un petit message JSON chaque fois que c’est à vous.
lobby-bots = Robots en réseau
lobby-bots-line = Faites jouer votre propre programme, par HTTP, avec un jeton.
lobby-bot-name = Nom du robot
lobby-bot-make = Nouveau robot
lobby-bot-token = Jeton de { $name }, affiché une seule fois :
lobby-bot-drop = Retirer
lobby-bot-drop-named = Retirer { $name }

## Revenir

lobby-recover = Content de vous revoir
lobby-recover-lead = Ce lien personnel vous rend votre nom et vos places dans ce navigateur.
lobby-recover-none = Ouvrez le lien personnel en entier : il manque ici ce qui suit le #.
lobby-recover-instead = Ce navigateur joue en ce moment sous le nom { $name }. Si vous continuez, il l’oublie ; sans lien personnel, le nom { $name } est perdu.
lobby-recover-go = C’est moi
lobby-recover-unknown = Ce lien n’est plus valable. Un plus récent l’a peut-être remplacé.
lobby-invite-code = Le lien en code QR
lobby-invite-code-line = Ou scannez le code avec un téléphone.
lobby-talk = Discussion
lobby-mute = Retirer la parole
lobby-unmute = Rendre la parole
lobby-turn = À vous de jouer
lobby-library-learn = Une première partie où l’on vous explique chaque coup.
lobby-library-rules = Chaque règle avec son numéro, et une recherche.

lobby-sessions = Vos connexions
lobby-sessions-line = Tous les navigateurs qui vous connaissent. Déconnectez ceux dont vous ne vous servez plus, ou que vous ne reconnaissez pas.
lobby-session-unknown = Un navigateur
lobby-session-this = (celui-ci)
lobby-session-seen = Depuis le { $created }, utilisé la dernière fois le { $seen }.
lobby-session-by-link = Connecté par un lien personnel.
lobby-session-end = Déconnecter
lobby-session-end-named = Déconnecter { $name }, connecté depuis le { $created }
lobby-session-end-all = Déconnecter tous les autres

## Les pages qui présentent les jeux

lobby-library-clauses = Toutes les règles
lobby-library-way = { $way } : { $game }

lobby-known-deal = Quelqu’un sait peut-être ce qui est caché ici : la donne vient d’une phrase ou d’une partie précédente, ou l’on continue depuis une position connue. Les joueurs ne peuvent rien ajouter à la graine des tirages, et la partie ne compte pas pour le classement.
