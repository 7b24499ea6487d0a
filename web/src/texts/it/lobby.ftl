# Sala, nuovo tavolo, posti prima dell’inizio, i miei tavoli, classifiche, importazione, impostazioni.

lobby-tab = Sala
lobby-title = Un tavolo aperto per i giochi di civiltà
lobby-lead = Giochi da tavolo di crescita, scoperta e imperi, nel browser: subito contro i bot, o con amici invitati con un link. Nessun account, nulla da installare.
lobby-shelf = Lo scaffale
lobby-box = La scatola di { $game }
lobby-seats-from-to = da { $low } a { $high } giocatori
lobby-players = Giocatori
lobby-level = Forza dei bot
lobby-you-and-bots = { $count ->
        [one] Tu e { $count } bot
       *[other] Tu e { $count } bot
    }
lobby-play-now = Gioca ora
lobby-friends = Con gli amici
lobby-friends-line = Apri un tavolo e manda il link
lobby-learn = Impara in dieci minuti
lobby-learn-line = Una prima partita che mostra come si fa
lobby-practise = Esercitati
lobby-watch = Guarda
lobby-watch-line = { $count ->
        [0] Nessuna partita pubblica in corso
        [one] { $count } partita pubblica in corso
       *[other] { $count } partite pubbliche in corso
    }
lobby-rules = Regole
lobby-ratings = Classifica
lobby-rules-of = Regole di { $game }
lobby-reconstructed = Parte dei componenti è una ricostruzione.
lobby-my-tables = I miei tavoli
lobby-all-mine = Tutti i miei tavoli
lobby-open-tables = Tavoli aperti
lobby-running-tables = Partite da guardare
lobby-no-open = In questo momento nessuno aspetta giocatori. Apri un tavolo con gli amici e rendilo pubblico se altri possono unirsi.
lobby-no-running = Nessuna partita pubblica in corso.
lobby-join = Unisciti
lobby-go-on = Continua
lobby-your-turn = Tocca a te
lobby-look = Guarda
lobby-notice = Un progetto non ufficiale e non commerciale. I giochi appartengono ai loro autori ed editori; i testi delle regole e i disegni sono nostri.

## Un nuovo tavolo

lobby-no-game = Questo gioco qui non c’è
lobby-new = Nuovo tavolo: { $game }
lobby-new-lead = Scegli chi siede dove, o lascia tutto com’è.
lobby-same-deal = Questo tavolo riceve la stessa distribuzione di quello da cui vieni.
lobby-from-position = La partita riprende dalla posizione scelta. I posti sono nello stesso ordine.
lobby-seats = Posti
lobby-seats-line = I posti liberi sono per chi riceve il link. Più persone possono condividere questo schermo.
lobby-seat-who = Chi siede al posto { $letter }?
lobby-seat-level = Forza del bot al posto { $letter }
lobby-seat-name = Nome del giocatore al posto { $letter }
lobby-seat-me = Io
lobby-seat-open = Libero, con link
lobby-seat-bot = Bot
lobby-seat-hot = A questo schermo
lobby-seat-more = Un posto in più
lobby-seat-fewer = Un posto in meno
lobby-options = Opzioni
lobby-variants = Varianti ({ $count })
lobby-tempo = Tempo
lobby-tempo-none = Senza orologio
lobby-tempo-none-line = Prenditi tutto il tempo che vuoi
lobby-tempo-brisk = Rapido
lobby-tempo-calm = Calmo
lobby-tempo-daily = Una mossa al giorno
lobby-tempo-weekly = Una mossa a settimana
lobby-tempo-custom = Personalizzato
lobby-tempo-custom-line = Stabilisci la riserva e quanto si aggiunge
lobby-tempo-live = Dal vivo
lobby-tempo-live-line = Sono tutti al tavolo adesso
lobby-tempo-turns = A turni
lobby-tempo-turns-line = Ognuno torna quando tocca a lui
lobby-bank-minutes = Riserva in minuti
lobby-bank-hours = Riserva in ore
lobby-increment-seconds = Aggiunta a ogni decisione, in secondi
lobby-increment-hours = Aggiunta a ogni decisione, in ore
lobby-cap-minutes = Riserva massima, in minuti
lobby-cap-hours = Riserva massima, in ore
lobby-tempo-help = Ogni giocatore ha una riserva di tempo che scorre mentre gli altri lo aspettano; ogni decisione ne aggiunge un po’. Se è vuota, il tavolo può affidare il posto a un bot finché il giocatore non torna.
lobby-who-finds = Chi può trovare il tavolo?
lobby-private = Privato
lobby-private-line = Solo chi ha il link
lobby-listed = Pubblico
lobby-listed-line = Tutti possono unirsi o guardare dalla sala
lobby-phrase = La stessa distribuzione per più tavoli
lobby-phrase-line = I tavoli che usano la stessa frase ricevono le stesse carte e tessere, così i gruppi possono confrontarsi.
lobby-start-now = Comincia
lobby-start-line = Tutti i posti sono occupati: la partita comincia subito.
lobby-open-table = Apri il tavolo
lobby-open-line = Riceverai un link per i posti liberi.
lobby-nameless = Dai un nome a ogni giocatore di questo schermo.

## Prima dell’inizio

lobby-gathering = { $game }: in attesa di giocatori
lobby-gathered = { $game }: tutto è pronto
lobby-option-is = { $option }: { $value }
lobby-you = tu
lobby-away = assente
lobby-sit = Siediti qui
lobby-sit-another = Un’altra persona a questo schermo
lobby-sit-them = Fai sedere
lobby-add-bot = Aggiungi bot
lobby-stand = Alzati
lobby-remove = Libera il posto
lobby-invite = Invita
lobby-invite-line = Chi apre questo link può occupare un posto libero come ospite, da qualsiasi telefono o computer.
lobby-invite-share = Gioca a { $game } con me
lobby-start = Comincia la partita
lobby-seats-free = { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
lobby-all-here = Tutti i posti sono occupati.
lobby-wait-for-host = Tutti i posti sono occupati; { $name } dà inizio alla partita.

## I miei tavoli, classifica

lobby-none-mine = Non sei ancora a nessun tavolo.
lobby-group-turn = Tocca a te
lobby-group-running = In corso
lobby-group-gathering = In attesa di giocatori
lobby-group-over = Finiti
lobby-rank = { $rank ->
        [1] vinta
       *[other] posizione { $rank }
    }
lobby-ratings-of = Classifica: { $game }
lobby-ratings-lead = Una stima prudente della forza di ogni giocatore in base ai risultati. Sale man mano che le partite la rendono più affidabile.
lobby-rating-rank = Posizione
lobby-rating-name = Giocatore
lobby-rating-value = Punteggio
lobby-rating-games = Partite
lobby-rating-spread = { $mu } ± { $sigma }
lobby-no-ratings = Qui non c’è ancora nessuno in classifica.
lobby-keep-to-rate = Le tue partite contano per la classifica quando conservi il tuo nome.

## Importazione

lobby-import = Importa una partita
lobby-import-lead = Rivedi passo per passo una partita salvata altrove, o riprendila da una sua posizione.
lobby-import-text = La registrazione
lobby-import-forms = Una registrazione in JSON Lines o in testo, oppure una posizione.
lobby-import-file = Scegli un file
lobby-import-paste = … o incollala qui
lobby-import-read = Apri
lobby-import-large = Il file è troppo grande per una registrazione.
lobby-import-found = { $game }, { $seats } posti, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }.
lobby-play-on = Riprendi dalla fine

## Impostazioni

lobby-settings = Impostazioni
lobby-settings-lead = Giochi da ospite con il nome che vuoi. Se conservi il nome, le tue partite contano per la classifica.
lobby-player = Tu
lobby-save = Salva
lobby-saved = Salvato.
lobby-keep = Conserva questo nome
lobby-keep-line = Nessun altro può usarlo, e le tue partite contano per la classifica.
lobby-link = Link personale
lobby-link-line = Ti riporta al tuo nome e ai tuoi posti da un altro browser, o quando questo ti ha dimenticato. Chi ce l’ha può giocare con il tuo nome: custodiscilo come una chiave.
lobby-link-make = Crea un nuovo link
lobby-link-once = Viene mostrato una volta sola. I link precedenti non valgono più, e i browser entrati con quelli vengono disconnessi. Conservalo in un posto sicuro.
lobby-log-out = Esci
lobby-log-out-line = Questo browser dimentica chi sei. Senza un link personale non potrai tornare ai tuoi posti.
lobby-language = Lingua
lobby-language-auto = Come il browser
lobby-screen = Questo schermo
lobby-theme = Tema
lobby-theme-auto = Come il sistema
lobby-theme-auto-line = Cambia con il tuo dispositivo
lobby-theme-light = Carta
lobby-theme-light-line = Un atlante di giorno
lobby-theme-dark = Lampada
lobby-theme-dark-line = Una sala delle mappe di notte
lobby-confirm = Chiedi conferma prima di una mossa
lobby-confirm-always = Sempre
lobby-confirm-irreversible = Se non si può annullare
lobby-confirm-never = Mai
lobby-sound-motion = Suono e movimento
lobby-motion = Pezzi in movimento
lobby-motion-line = I pezzi scorrono fino al loro nuovo posto. Altrimenti compaiono lì di colpo.
lobby-telling = Quando tocca a te
lobby-telling-line = La scheda del browser lo mostra sempre. Questi avvisi arrivano anche senza pagine aperte.
lobby-push = Notifiche di questo browser
lobby-push-line = Una volta a turno, e solo se non stai guardando
lobby-push-cannot = Qui questo browser non può farlo; serve un indirizzo sicuro (https).
lobby-push-refused = Il browser non permette le notifiche.
lobby-webhook = Webhook
lobby-webhook-line = Un indirizzo che riceve un breve messaggio JSON ogni volta che tocca a te.
lobby-bots = Bot in rete
lobby-bots-line = Fai giocare un tuo programma, via HTTP con un token.
lobby-bot-name = Nome del bot
lobby-bot-make = Nuovo bot
lobby-bot-token = Token di { $name }, mostrato una volta sola:
lobby-bot-drop = Rimuovi
lobby-bot-drop-named = Rimuovi { $name }

## Tornare

lobby-recover = È bello rivederti
lobby-recover-lead = Questo link personale ti restituisce in questo browser il tuo nome e i tuoi posti.
lobby-recover-none = Apri il link personale per intero: qui manca la parte dopo il #.
lobby-recover-instead = Questo browser ora gioca con il nome { $name }. Se continui, lo dimentica; senza un link personale il nome { $name } va perso.
lobby-recover-go = Sono io
lobby-recover-unknown = Questo link non vale più. Forse ce n’è uno più recente.
lobby-invite-code = Il link come codice QR
lobby-invite-code-line = Oppure inquadra il codice con la fotocamera di un telefono.
lobby-talk = Chat
lobby-mute = Silenzia
lobby-unmute = Ridai la parola
lobby-turn = Tocca a te
lobby-library-learn = Una prima partita in cui ti viene spiegata ogni mossa.
lobby-library-rules = Ogni regola con il suo numero, e una ricerca.

lobby-sessions = Dove hai effettuato l’accesso
lobby-sessions-line = Tutti i browser che ti conoscono. Disconnetti quelli che non usi più, o che non riconosci.
lobby-session-unknown = Un browser
lobby-session-this = (questo)
lobby-session-seen = Dal { $created }, usato l’ultima volta il { $seen }.
lobby-session-by-link = Accesso con un link personale.
lobby-session-end = Disconnetti
lobby-session-end-named = Disconnetti { $name }, attivo dal { $created }
lobby-session-end-all = Disconnetti tutti gli altri

## Le pagine che presentano i giochi

lobby-library-clauses = Tutte le regole
lobby-library-way = { $way }: { $game }

lobby-known-deal = Qualcuno potrebbe sapere che cosa è nascosto qui: la distribuzione viene da una frase o da una partita precedente, oppure si continua da una posizione nota. I giocatori non possono aggiungere nulla al seme delle pescate, e la partita non conta per la classifica.
