# La schermata di gioco.

table-title-turn = Tocca a te – { $game }
table-cannot-draw = Questa pagina non sa mostrare questo gioco.
table-gone = Questo tavolo non è più raggiungibile.
table-gone-elsewhere = Questo tavolo è aperto in un’altra finestra; questa si è fermata.
table-gone-unauthorised = Non puoi guardare questo tavolo.
table-gone-flood = Questo browser ha inviato troppi dati in una volta; il server ha chiuso la connessione.
table-to-lobby = Alla sala
table-lost = La connessione è caduta. Quello che fai viene conservato e inviato appena torna.
table-reconnecting = Connessione…
table-watchers = { $count ->
        [one] 1 spettatore
       *[other] { $count } spettatori
    }
table-watching = Stai guardando.
table-not-playable = Questo server non ha più le regole o i materiali di questo tavolo. Puoi ancora consultarlo, e finire la partita se tutti i presenti sono d’accordo.

## Chi deve fare che cosa

table-over = La partita è finita.
table-paused = La partita è in pausa.
table-paused-banner = In pausa: gli orologi sono fermi e nessuno può muovere.
table-waiting = { $count ->
        [one] Tocca a { $names }.
       *[other] Tocca a { $names }.
    }
table-drawing = La partita va avanti da sola.
table-explain = Di che si tratta?
table-tools = Strumenti
table-back = Indietro
table-no = No
table-foreseeing = Si sta ancora calcolando che cosa succede dopo. Scegli di nuovo la stessa cosa per giocare subito.
table-confirm = Va bene così?
table-warnings = Prima di continuare
table-understood = Capito
table-for-all = { $verb }: tutti e { $count }
table-all-choices = Tutte le scelte ({ $count })
table-all-choices-title = Tutte le scelte
table-all-choices-find = Cerca una scelta
table-all-choices-found = { $count ->
        [one] 1 scelta
       *[other] { $count } scelte
    }
table-final = Questa mossa non si potrà annullare.
table-final-asked = Questa mossa non si potrà annullare: poi tocca decidere a qualcun altro.
table-final-chance = Questa mossa non si potrà annullare: poi decide il caso.
table-final-clock = Questa mossa non si potrà annullare: da qui il tempo riprende.
table-final-learned = Questa mossa non si potrà annullare: gli altri se ne accorgono subito.
table-preview-open = Quello che aggiungerà il caso non si può sapere prima.

## Annulla, consiglio, perché non si può, e se

table-undo = Annulla
table-undo-help = Ritira la tua ultima mossa
table-undo-all = Annulla il turno
table-undo-all-help = Ritira tutte le mosse di questo turno, fin dove si può
table-hint = Consiglio
table-hint-help = Il miglior piano che un bot forte sa trovare, e perché
table-hint-none = Per questo non c’è un consiglio.
table-hint-thinking = Sto pensando…
table-hint-chance = probabilità di vincere { $value }%
table-hint-chance-best = probabilità di vincere { $value }% (il successivo { $other }%)
table-hint-chance-other = probabilità di vincere { $value }% (il migliore { $other }%)
table-hint-play = Gioca questa
table-why-not = Perché non si può?
table-why-not-help = Chiedi perché una mossa non è permessa
table-why-not-prompt = Perché non si può? Clicca dove vuoi.
table-why-not-verb = Che cosa vorresti fare?
table-why-not-click = Clicca gli elementi della mossa.
table-why-not-allowed = Questa mossa ora è permessa.
table-leave-mode = Torna al gioco
table-what-if = E se?
table-what-if-help = Prova delle mosse senza giocarle
table-what-if-band = E se: niente di quello che fai qui viene giocato.
table-what-if-back = Una mossa indietro
table-what-if-reset = Ricomincia
table-what-if-world = Ridistribuisci
table-what-if-open = Quello che non puoi sapere è stato sorteggiato; la realtà può essere diversa.
table-what-if-for = Decidi per { $name }
table-what-if-tried = { $count ->
        [one] Provata: { $move }
       *[other] { $count } provate, l’ultima: { $move }
    }
table-what-if-moved-on = La partita è andata avanti; la prova è chiusa.
table-clause = Leggi la clausola { $clause }
table-rule = La regola
table-rule-open = Apri le regole in quel punto
table-rules = Regole
table-reference = Consulta
table-reference-help = Tutto ciò che c’è nella scatola, e dove si trova in questa partita

## Dal mio ultimo turno

table-since = Dal mio turno
table-since-help = Che cosa è successo dal tuo ultimo turno
table-since-nothing = Dalla tua ultima mossa non è successo niente.
table-play-back = Rivedi
table-play-back-earlier = Mossa precedente
table-play-back-later = Mossa successiva
table-play-back-pause = Ferma
table-play-back-go = Continua
table-back-to-now = Torna al presente

## Il tavolo

table-board = Tabellone
table-board-words = Il tabellone in parole
table-own = La tua area
table-seats = Posti
table-phase = A che punto è la partita
table-rail = Registro e chat
table-log = Registro
table-log-earlier = Righe precedenti
table-log-table = Tavolo
table-log-undone = (annullata)
table-chat = Chat
table-chat-empty = Nessuno ha ancora detto niente.
table-chat-say = Di’ qualcosa
table-chat-send = Invia
table-chat-muted = Chi ospita ti ha tolto la parola.
table-sheet-open = Mostra la tua area
table-sheet-close = Nascondi la tua area
table-panel-whole = Mostra tutto
table-panel-lower = Mostra di meno
table-back-to-board = Torna al tabellone

## Posti e orologi

table-you = Tu
table-to-act = di turno
table-bot = bot
table-away = assente
table-standing-in = gioca un bot ({ $level })
table-conceded = ha abbandonato
table-agrees-to-end = vuole finire la partita
table-hand-to-bot = Fai giocare un bot
table-take-back = Riprendi il posto
table-sit = Siediti qui
table-clock = Restano { $time }
table-clock-days = { $days } g { $hours } h
table-clock-low = poco tempo

## Menu

table-menu = Menu
table-link = Il link di questo tavolo
table-pause = Pausa
table-resume = Riprendi
table-pause-wished = { $names }: pausa richiesta.
table-resume-wished = Pronti a riprendere: { $names }.
table-pause-take-back = Lascia stare
table-level = Livello del bot
table-stand-in = Fatti sostituire da un bot
table-stand-in-help = Un bot di questa forza gioca per te finché non riprendi il tuo posto. Se la partita conta per la classifica, è sempre un bot tranquillo.
table-end-offer = Proponi di finire qui la partita
table-end-take-back = Ritira questa proposta
table-end-offered = { $names }: proposta di finire qui la partita.
table-end-agree = Accetta
table-concede = Abbandona
table-concede-sure = Abbandonare? Finirai in ultima posizione, e un bot giocherà al posto tuo.
table-concede-ends = Abbandonare? Finirai in ultima posizione e la partita finirà qui: resterebbero solo bot.
table-host = Per chi ospita
table-others = Gli altri
table-mute = Togli la parola
table-unmute = Ridai la parola
table-remove = Escludi
table-remove-sure = Escludere davvero?
table-remove-offered = { $names }: proposta di affidare definitivamente a un bot il posto di { $name }.
table-settings = Impostazioni
table-leave = Lascia il tavolo (il posto resta tuo)

## Risposte date in anticipo

table-presets = Risposte date in anticipo
table-presets-help = Il tavolo risponde subito a queste domande per te, finché la risposta è permessa. Ognuna lascia una riga nel registro.
table-presets-active = Attive
table-presets-none = Nessuna.
table-presets-add = Domande che ti sono già state fatte
table-presets-always = Fai sempre così
table-presets-remove = Chiedimelo di nuovo
table-preset-offer = Fai sempre così…
table-preset-on = Risposta data in anticipo.

## Uno schermo per più persone

table-cover-give = Passa lo schermo a { $name }
table-cover-why = Quello che gli altri non devono vedere resta coperto fino ad allora.
table-cover-me = Sono { $name }

## La fine

table-scores-show = Mostra i punteggi
table-scores-hide = Nascondi i punteggi
table-to-replay = Curve e riproduzione
table-rematch = Rivincita
table-to-rematch = Vai alla rivincita

## Tasti

table-sound = Suono
table-sound-off = Il suono è spento
table-practice = Allenamento
table-practice-end = Fermati qui
table-practice-go-on = Gioca ancora
table-practice-read = Capito
table-keys = Tasti
table-key-digits = prendi la scelta con quel numero
table-key-all = tutte le scelte in elenco
table-key-parts = scegli l’elemento che mostra questo tasto
table-key-enter = il pulsante grande: fatto, fine del turno, conferma; scegli l’esagono o la carta selezionata
table-key-esc = indietro, annulla
table-key-undo = ritira una mossa
table-key-hint = consiglio
table-key-why = perché non si può?
table-key-what-if = e se?
table-key-since = dal mio ultimo turno
table-key-reference = consulta i componenti
table-key-log = al registro
table-key-chat = alla chat
table-key-arrows = da un luogo all’altro sul tabellone
table-key-lit = al prossimo luogo che puoi scegliere
table-key-zoom = ingrandisci, riduci, tutto il tabellone
table-key-help = questo elenco

## Dove si risponde

table-group = { $verb } ({ $count })
table-part-menu = Che cosa vuoi fare qui?
table-all-choices-short = Tutte ({ $count })
table-not-yet = Non ancora
table-figures = I tuoi numeri
table-threats = Che cosa ti minaccia
table-threat-now = Alla fine di questo turno: { "" }
table-threat-soon = Presto: { "" }

# Le mosse degli altri, mostrate una per una, e i momenti salienti.
table-skip = Salta
table-skip-help = Vai al tavolo com’è adesso
table-caption-whole = Leggi riga per riga; il testo resta finché non vai avanti
table-stage-on = Avanti
table-stage-stay = Tieni aperto finché non vado avanti
table-stage-show = Mostra in grande
table-stage-again = Rivedi questo momento
table-stage-sums = I conti
table-stage-effect = Effetto
table-stage-first = In testa
table-stage-hit = Colpito
table-log-newest = Ultima riga
table-log-took-back = { $count ->
        [one] Ha annullato 1 mossa
       *[other] Ha annullato { $count } mosse
    }

table-fairness = Pescate verificabili
table-fairness-line = Le pescate derivano da un seme fissato prima di cominciare. Questa è la sua impronta; dopo la partita la registrazione mostra il seme, e chiunque può verificare.

table-stranded-end = Finisci la partita
table-stranded-over = La partita è finita senza risultato: questo server non ha più le sue regole.
table-stranded-record = Registrazione
table-stranded-rules = Versione { $version } delle regole
table-stranded-waiting = In attesa del consenso di { $names }.
table-stranded-agrees = d’accordo a finire
table-stranded-past = Questa partita è finita. Questo server non ha più le sue regole: si può solo leggerla.

## Mentre vengono mostrate le mosse degli altri

table-showing = Stai ancora vedendo le ultime mosse.
table-showing-of = { $name } sta ancora giocando.

## Segnalare qualcuno a chi ospita
table-report = Segnala
table-report-named = Segnala { $name } a chi ospita
table-report-message = Segnala a chi ospita questo messaggio di { $name }
table-report-done = Chi ospita è stato avvisato. Nessun altro lo saprà.
table-reported = { $name } segnala { $whom }.
table-reported-quote = { $name } segnala un messaggio di { $whom }: «{ $quote }»
table-mute-named = Togli la parola a { $name }
table-unmute-named = Ridai la parola a { $name }
