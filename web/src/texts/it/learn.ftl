# Lezioni e pagine delle regole.

learn-title = Impara { $game }
learn-start = Impara { $game } giocando
learn-leave = Esci dalla lezione
learn-no-tour = Per questo gioco non ci sono lezioni.
learn-coach = La lezione
learn-you = tu
learn-chapter = Capitolo { $at } di { $of }
learn-begin = Comincia
learn-go-on = Avanti
learn-click-lit = Clicca ciò che è illuminato sul tavolo, oppure qui:
learn-press = Tocca a te:
learn-others = Giocano gli altri.
learn-pause = Pausa
learn-resume = Riprendi
learn-skip = Vai al mio turno
learn-since = Che cosa hanno fatto gli altri
learn-back = Indietro
learn-progress = A che punto sei
learn-step = { $at } di { $of }
learn-end = La lezione è finita: ora tocca a te
learn-lessons = Tutte le lezioni
learn-choose = Scegli una lezione
learn-first = La tua prima partita
learn-first-line = Gioca una breve partita guidata; ogni passo è spiegato, e puoi tornare indietro quando vuoi.
learn-next = Prossima lezione: { $name }
learn-play = Gioca contro i bot
learn-friends = Con amici
learn-rules = Leggi le regole

## Pagine delle regole

learn-rules-title = Regole di { $game }
learn-rules-missing = Al momento non è possibile caricare il testo di questa regola.
learn-search = Cerca nelle regole
learn-found = { $count ->
        [0] Nessun risultato.
        [one] Un passo trovato.
       *[other] { $count } passi trovati.
    }
learn-contents = Indice
learn-clause-link = Link a { $id }
learn-table = Tabella
learn-source-both = entrambi i regolamenti
    .help = Lo dicono entrambi i regolamenti stampati, il francese e l’italiano.
learn-source-fr = regolamento francese
    .help = Lo dice il regolamento francese.
learn-source-it = regolamento italiano
    .help = Lo dice il regolamento italiano.
learn-source-reports = resoconti di gioco
    .help = Nessun regolamento lo dice; lo dicono descrizioni e resoconti pubblici.
learn-source-ours = nostra decisione
    .help = Una nostra decisione, dove i regolamenti non dicono nulla o si contraddicono.
learn-source-book = regolamento
    .help = Lo dice il regolamento stampato.
learn-source-card = carte
    .help = Deriva da ciò che è stampato sulle carte.
learn-source-condensed = regole brevi
    .help = Lo dicono solo le regole brevi alla fine del regolamento.
learn-source-data = componenti
    .help = Le cifre sono quelle dei componenti.

## La pagina che insegna

learn-teach = In breve
learn-glance = { $game } in breve
learn-teach-aim = Lo scopo
learn-teach-turn = Il tuo turno
learn-teach-round = Un round
learn-teach-age = Un’era
learn-teach-care = Da tenere d’occhio
learn-teach-points = Come si fanno punti
learn-teach-end = Come finisce la partita

## Clic su ciò che la lezione non chiede

learn-not-this = Non questo: la lezione chiede «{ $move }».
learn-not-before = Leggi prima l’inizio del capitolo, poi premi Comincia.
learn-not-now = Gli altri stanno giocando: aspetta il tuo turno o salta fin lì.
