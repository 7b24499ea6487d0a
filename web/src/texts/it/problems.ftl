# Perché qualcosa non è stato fatto.

## Ovunque

problem-address = Questo indirizzo non può essere usato.
problem-closing = Il server si sta spegnendo. Riprova tra un momento.
problem-failed = Qui qualcosa è andato storto. Nulla è cambiato; riprova, per favore.
problem-forbidden = Non puoi farlo.
problem-invalid = Questa richiesta non ha senso.
problem-malformed = La richiesta è illeggibile.
problem-media = Questo server non capisce il formato della richiesta.
problem-method = Qui non si può fare.
problem-name-taken = Questo nome è già preso.
problem-origin = La richiesta viene da un altro sito.
problem-refused = Al momento non è possibile.
problem-too-large = È troppo grande.
problem-too-many = Troppe richieste. Aspetta un momento.
problem-unknown = Non esiste.
problem-who = Prima scegli un nome.

## Aprire un tavolo

problem-deal = Questa distribuzione non si può usare qui.
problem-level = Non c’è nessun bot di questo livello.
problem-no-table = Questo tavolo non esiste.
problem-not-over = Sarà possibile solo a partita finita.
problem-options = Il gioco non si può preparare così.
problem-record = La partita registrata è illeggibile.
problem-unplayable = Questo server non ha più le regole di questo tavolo; puoi solo leggerlo e finirlo.

## Al tavolo

problem-conceded = Questo posto ha abbandonato; un bot lo gioca fino alla fine.
problem-eyes = Non puoi guardare da questo posto finché la partita è in corso.
problem-move = Questa non è una mossa di questo gioco.
problem-mute-self = Non puoi togliere la parola a te stesso.
problem-muted = Chi ospita ti ha tolto la parola.
problem-report-self = Non puoi segnalare te stesso.
problem-report-host = Non si può segnalare chi ospita a se stesso.
problem-report-nobody = Nessuno con quel nome è a questo tavolo.
problem-report-message = Quel messaggio non c’è più.
problem-no-seat = Questo posto non esiste.
problem-not-host = Può farlo solo chi ospita.
problem-not-seated = Può farlo solo chi siede al tavolo.
problem-not-started = La partita non è ancora cominciata.
problem-not-your-seat = Questo non è il tuo posto.
problem-over = La partita è finita.
problem-paused = La partita è in pausa.
problem-count-in = La partita riprende tra un momento.
problem-preset-time = Finché scorre il tempo del gioco non si può rispondere in anticipo: ogni mossa si fa a mano.
problem-present = Questa persona non è assente da abbastanza tempo.
problem-vote = Questa persona è presente. Un bot prende il posto solo se lo vogliono almeno due degli altri.
problem-seat-bot = Questo posto è di un bot.
problem-seat-open = Lì non siede nessuno.
problem-seat-taken = Questo posto è occupato.
problem-seats-open = Non tutti i posti sono occupati.
problem-stale = È già stato deciso.
problem-stand-in = Al momento un bot gioca per te. Prima riprendi il tuo posto.
problem-started = La partita è già cominciata.
problem-host = Questo server non ha quel nome. Chi lo gestisce può aggiungerlo con --origin.
problem-damaged = Il registro di questo tavolo è stato modificato all’insaputa del server; non si apre più.
problem-sealed = Un tavolo con la stessa distribuzione è ancora in gioco. Potrai vedere tutta questa partita, e averne la registrazione, quando quel tavolo sarà finito.
