# Rivedere una partita, e il suo risultato.

replay-title = { $game }: rivedere la partita
replay-parts = Che cosa mostrare
replay-tab-result = Risultato
replay-tab-through = Partita

## La barra

replay-bar = Scorrere la partita
replay-first = All’inizio (Inizio)
replay-turn-back = Un turno indietro (freccia su)
replay-back = Una mossa indietro (freccia sinistra)
replay-play = Riproduci (spazio)
replay-pause = Pausa (spazio)
replay-on = Una mossa avanti (freccia destra)
replay-turn-on = Un turno avanti (freccia giù)
replay-last = Alla fine (Fine)
replay-slider = Mossa
replay-place = { $at } di { $of }
# Numeri di mosse annullate; sempre due o più, perché anche l’annullamento ha un numero.
replay-gone = (Le mosse da { $first } a { $last } sono state annullate.)
replay-speed = Velocità
replay-speed-slow = lenta
replay-speed-normal = normale
replay-speed-fast = rapida

## Il tavolo com’era

replay-seats = Posti
replay-described = Il tabellone in parole
replay-log = Tutte le mosse
replay-chart = Tabella
replay-points = Punti
replay-beginning = Prima della prima mossa.
replay-eyes = Visto da
replay-spectator = uno spettatore

## Che cosa farne

replay-share = Copia il link della partita
replay-share-move = Copia il link a questa mossa
replay-share-done = Il link è copiato.
replay-share-by-hand = Copia questo link:
replay-export-jsonl = Registrazione (JSON Lines)
replay-export-txt = Registrazione (testo)
replay-rematch = Rivincita
replay-to-rematch = Vai alla rivincita
replay-play-on = Continua da qui
replay-play-on-help = Un nuovo tavolo comincia dalla posizione dopo la mossa { $n }. Tutto ciò che si pesca da lì in poi è nuovo.
replay-play-before-help = Un nuovo tavolo comincia subito prima della mossa { $n }. Tutto ciò che si pesca da lì in poi è nuovo.
replay-same-deal = Stessa distribuzione, nuovo tavolo
replay-same-deal-help = Un nuovo tavolo dall’inizio, con la stessa sorte: se peschi tante carte o tessere quante qui, peschi le stesse.
replay-seat = Posto { $letter }
replay-wish-me = Gioco io
replay-wish-open = Libero, per un amico
replay-wish-bot = Bot, { $level }
replay-begin = Comincia
replay-gather = Apri il tavolo

## Il risultato

replay-won = { $count ->
        [one] { $names } vince con { $points } punti
       *[other] { $names } si dividono la vittoria con { $points } punti
    }
replay-nobody-won = La partita non ha vincitore
replay-ended-rules = Finita secondo le regole
replay-ended-agreed = Finita di comune accordo
replay-ended-abandoned = Finita per abbandono
replay-length = { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
# Segue il numero delle mosse.
replay-length-gone = (di cui { $count } per ciò che è stato annullato)
replay-scores = Punti per categoria
replay-rank = Posizione
replay-player = Giocatore
replay-by-category = Per categoria
replay-total = Totale
replay-share-of-win = { $count ->
        [one] vince
        [2] metà della vittoria
        [3] un terzo della vittoria
       *[other] una parte della vittoria
    }
replay-conceded = ha abbandonato
replay-final-board = Il tabellone alla fine
replay-curves = Altre curve
replay-curve = { $name } durante la partita
replay-curve-at = Dopo la mossa { $at }: { $values }
replay-curve-step = Mossa { $at }
replay-curve-help = Indica un momento per leggerlo, clicca per vederlo
replay-curve-table = Come tabella
replay-move = Mossa
replay-to-move = Mossa { $n }
replay-fairness = Come verificare che la sorte era onesta
replay-fair = Tutte le pescate di questa partita derivano da un seme fissato prima di cominciare. La sua impronta è rimasta visibile al tavolo per tutto il tempo; il seme stesso sta alla fine della registrazione, così chiunque può ripetere le pescate e confrontare.
replay-fair-verify = Per controllare ogni mossa e ogni pescata, scarica la registrazione ed esegui
replay-fair-check = Confronta ora seme e impronta
replay-fair-kept = Il seme è quello promesso.
replay-fair-broken = Il seme non è quello promesso!
