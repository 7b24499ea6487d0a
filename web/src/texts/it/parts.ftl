# Ciò che tutte le schermate condividono.

parts-skip = Vai al contenuto
parts-pages = Pagine
parts-home = Alla sala
parts-lobby = Sala
parts-mine = I miei tavoli
parts-import = Importa
parts-settings = Impostazioni
parts-loading = Caricamento
parts-again = Riprova
parts-close = Chiudi
parts-cancel = Annulla
parts-copy = Copia
parts-copied = Copiato
parts-share = Condividi
parts-name = Il tuo nome
parts-somebody = Qualcuno
parts-offline = Il server non risponde. Nuovo tentativo in corso; nulla di ciò che è stato confermato va perso.
parts-failed = Non ha funzionato. Riprova.
parts-missing = Questa pagina non esiste
parts-missing-line = Forse l’indirizzo è scritto male, o il tavolo non c’è più.
parts-watchers = { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }

## Posti, livelli, tempo

parts-seat-open = libero
parts-seat-bot = Bot ({ $level })
parts-seat-named-bot = { $name } ({ $line })
parts-bot-line = { $character } · { $level }
parts-character-builder = Costruttore
    .help = Ama costruire: città, miniere, meraviglie.
parts-character-raider = Predone
    .help = Ama le armi e i confini, e cerca lo scontro.
parts-character-scholar = Studioso
    .help = Ama le idee, la scienza e il progresso.
parts-character-trader = Mercante
    .help = Ama gli spazi ampi, il commercio e i magazzini pieni.
parts-level-beginner = Principiante
    .help = Si lascia sfuggire molte cose, si difende poco e perdona gli errori: adatto a una prima partita.
parts-level-casual = Tranquillo
    .help = Prende subito ciò che conviene, senza guardare lontano.
parts-level-strong = Forte
    .help = Ha imparato da migliaia di partite quanto vale una posizione.
parts-level-expert = Esperto
    .help = Mette alla prova i suoi piani contro i tuoi, due secondi a turno, e punisce gli errori.
parts-level-master = Maestro
    .help = Lo stesso con cinque secondi a turno: il meglio che Saecula sa fare.
parts-days = { $count } g
parts-hours = { $count } h
parts-minutes = { $count } min
parts-seconds = { $count } s
parts-tempo-free = Senza orologio
parts-tempo-live = Dal vivo, { $bank } + { $increment }
parts-tempo-turns = A turni, { $bank } + { $increment }

## Righe del registro

parts-entry-move = { $player }: { $move }
parts-entry-created = Il tavolo è aperto.
parts-entry-sat = { $name } si siede.
parts-entry-stood = { $name } si alza.
parts-entry-bot-added = { $player } si siede: un bot, { $level }.
parts-entry-started =
    { $text ->
        [rated] La partita comincia. Conta per la classifica.
       *[other] La partita comincia.
    }
parts-entry-undo = { $player } ritira una mossa.
parts-entry-paused = { $name } mette in pausa la partita.
parts-entry-resumed = { $name } fa riprendere la partita.
parts-entry-pause-offered = { $player } vorrebbe una pausa.
parts-entry-resume-offered = { $player }: pronto a riprendere.
parts-entry-stand-in = Un bot ({ $level }) gioca per { $player }.
parts-entry-taken-back = { $player } torna a giocare.
parts-entry-conceded = { $player } abbandona.
parts-entry-end-offered = { $player } sarebbe d’accordo a finire qui.
parts-entry-end-declined = { $player } vuole continuare.
parts-entry-ended = La partita è finita.
parts-entry-remove-offered = { $player } vorrebbe che un bot prendesse definitivamente il posto di { $name }.
parts-entry-removed = { $name } deve lasciare il tavolo.
parts-entry-muted = { $text } non può più scrivere.
parts-entry-unmuted = { $text } può di nuovo scrivere.
parts-entry-reported = { $name } segnala { $text }.
parts-auto-preset = (risposta data in anticipo)
parts-auto-forced = (l’unica scelta)
parts-auto-stand-in = (giocata da un bot)

## Essere avvisati

parts-push-title = Tocca a te: { $game }
parts-push-body = { $name }, il tavolo ti aspetta.

## Boards

parts-zoom-in = Ingrandisci
parts-zoom-out = Riduci
parts-zoom-whole = Mostra tutto il tabellone

## Suono

parts-sound = Effetti sonori
parts-sound-line = Brevi note quando tocca a te, quando i pezzi si muovono e quando succede qualcosa di importante
parts-sound-volume = Volume degli effetti
parts-music = Musica
parts-music-line = Nei giochi che ce l’hanno
parts-music-volume = Volume della musica

parts-pace = Velocità delle mosse altrui
parts-pace-line = Le mosse degli altri sono mostrate una per una; un clic porta subito al presente.
parts-pace-slow = Lenta
parts-pace-normal = Normale
parts-pace-quick = Veloce
parts-pace-now = Subito
parts-pace-now-line = Anche i momenti salienti, come uno scontro o una nuova era, non vengono mostrati.
parts-stay = Tieni aperti i momenti salienti
parts-stay-line = Uno scontro o un evento resta sullo schermo finché non vai avanti.

parts-learn = Impara
parts-rules = Regole
