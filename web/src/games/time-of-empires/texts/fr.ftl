# Ce qui est écrit au dos de la boîte.

time-of-empires-box-line = Trois âges de neuf minutes contre des sabliers qui coulent : retournez-en un, agissez aussitôt et arrivez avant les autres sur la prochaine case.
time-of-empires-box-era = Âge { $era }
time-of-empires-box-time = environ 45 minutes
time-of-empires-box-weight = rapide : commencez au tour par tour
time-of-empires-option-ages = Les âges
time-of-empires-option-ages-real-time = En temps réel
    .help = Tout le monde agit en même temps pendant que le sable coule ; un âge dure neuf minutes.
time-of-empires-option-ages-initiation = Au tour par tour
    .help = Sans pendule : quinze manches par âge. Idéal pour apprendre.
time-of-empires-option-ages-chosen = Au choix avant chaque âge
    .help = En temps réel si tous le veulent, sinon au tour par tour.
time-of-empires-option-speed = Sabliers
time-of-empires-option-speed-20 = 20 secondes
    .help = Rapide : un âge dure six minutes.
time-of-empires-option-speed-30 = 30 secondes
    .help = Comme dans la boîte : un âge dure neuf minutes.
time-of-empires-option-speed-45 = 45 secondes
    .help = Tranquille : un âge dure treize minutes et demie.
time-of-empires-box-practice = Un âge contre la montre, avec des sabliers lents et des conseils ; arrêtez quand vous voulez
