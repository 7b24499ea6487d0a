# Ciò che tutte le schermate condividono.

house-skip = Vai al contenuto
house-pages = Pagine
house-home = Alla sala
house-lobby = Sala
house-mine = I miei tavoli
house-import = Importa
house-settings = Impostazioni
house-loading = Caricamento
house-again = Riprova
house-close = Chiudi
house-cancel = Annulla
house-copy = Copia
house-copied = Copiato
house-share = Condividi
house-name = Il tuo nome
house-somebody = Qualcuno
house-offline = Il server non risponde. Nuovo tentativo in corso; nulla di ciò che è stato confermato va perso.
house-failed = Non ha funzionato. Riprova.
house-missing = Questa pagina non esiste
house-missing-line = Forse l’indirizzo è scritto male, o il tavolo non c’è più.
house-watchers = { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }

## Posti, livelli, tempo

house-seat-open = libero
house-seat-bot = Bot ({ $level })
house-seat-named-bot = { $name } ({ $line })
house-bot-line = { $character } · { $level }
house-character-builder = Costruttore
    .help = Ama costruire: città, miniere, meraviglie.
house-character-raider = Predone
    .help = Ama le armi e i confini, e cerca lo scontro.
house-character-scholar = Studioso
    .help = Ama le idee, la scienza e il progresso.
house-character-trader = Mercante
    .help = Ama gli spazi ampi, il commercio e i magazzini pieni.
house-level-beginner = Principiante
    .help = Si lascia sfuggire molte cose, si difende poco e perdona gli errori: adatto a una prima partita.
house-level-casual = Tranquillo
    .help = Prende subito ciò che conviene, senza guardare lontano.
house-level-strong = Forte
    .help = Ha imparato da migliaia di partite quanto vale una posizione.
house-level-expert = Esperto
    .help = Mette alla prova i suoi piani contro i tuoi, due secondi a turno, e punisce gli errori.
house-level-master = Maestro
    .help = Lo stesso con cinque secondi a turno: il meglio che Saecula sa fare.
house-days = { $count } g
house-hours = { $count } h
house-minutes = { $count } min
house-seconds = { $count } s
house-tempo-free = Senza orologio
house-tempo-live = Dal vivo, { $bank } + { $increment }
house-tempo-turns = A turni, { $bank } + { $increment }

## Righe del registro

house-entry-move = { $player }: { $move }
house-entry-created = Il tavolo è aperto.
house-entry-sat = { $name } si siede.
house-entry-stood = { $name } si alza.
house-entry-bot-added = { $player } si siede: un bot, { $level }.
house-entry-started =
    { $text ->
        [rated] La partita comincia. Conta per la classifica.
       *[other] La partita comincia.
    }
house-entry-undo = { $player } ritira una mossa.
house-entry-paused = { $name } mette in pausa la partita.
house-entry-resumed = { $name } fa riprendere la partita.
house-entry-pause-offered = { $player } vorrebbe una pausa.
house-entry-resume-offered = { $player }: pronto a riprendere.
house-entry-stand-in = Un bot ({ $level }) gioca per { $player }.
house-entry-taken-back = { $player } torna a giocare.
house-entry-conceded = { $player } abbandona.
house-entry-end-offered = { $player } sarebbe d’accordo a finire qui.
house-entry-end-declined = { $player } vuole continuare.
house-entry-ended = La partita è finita.
house-entry-remove-offered = { $player } vorrebbe che un bot prendesse definitivamente il posto di { $name }.
house-entry-removed = { $name } deve lasciare il tavolo.
house-entry-muted = { $text } non può più scrivere.
house-entry-unmuted = { $text } può di nuovo scrivere.
house-entry-reported = { $name } segnala { $text }.
house-auto-preset = (risposta data in anticipo)
house-auto-forced = (l’unica scelta)
house-auto-stand-in = (giocata da un bot)

## Essere avvisati

house-push-title = Tocca a te: { $game }
house-push-body = { $name }, il tavolo ti aspetta.

## Tabelloni

house-zoom-in = Ingrandisci
house-zoom-out = Riduci
house-zoom-whole = Mostra tutto il tabellone
house-turn-left = Gira la tessera a sinistra
house-turn-right = Gira la tessera a destra (R)

## Suono

house-sound = Effetti sonori
house-sound-line = Brevi note quando tocca a te, quando i pezzi si muovono e quando succede qualcosa di importante
house-sound-volume = Volume degli effetti
house-music = Musica
house-music-line = Nei giochi che ce l’hanno
house-music-volume = Volume della musica

house-pace = Velocità delle mosse altrui
house-pace-line = Le mosse degli altri sono mostrate una per una; un clic porta subito al presente.
house-pace-slow = Lenta
house-pace-normal = Normale
house-pace-quick = Veloce
house-pace-now = Subito
house-pace-now-line = Anche i momenti salienti, come uno scontro o una nuova era, non vengono mostrati.
house-stay = Tieni aperti i momenti salienti
house-stay-line = Uno scontro o un evento resta sullo schermo finché non vai avanti.

house-learn = Impara
house-rules = Regole
