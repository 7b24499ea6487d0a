# Visite guidate e pagine delle regole.

learn-title = Impara { $game }
learn-start = Impara { $game } giocando
learn-leave = Esci dalla visita
learn-no-tour = Non c’è una visita guidata di questo gioco.
learn-coach = La visita guidata
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
learn-end = La visita è finita: ora tocca a te
learn-play = Gioca contro i bot
learn-friends = Con amici
learn-rules = Leggi le regole

## Pagine delle regole

learn-rules-title = Regole di { $game }
learn-rules-missing = Il testo di questa regola ora non si può caricare.
learn-search = Cerca nelle regole
learn-found = { $count ->
        [0] Nessun risultato.
        [one] Un passo trovato.
       *[other] { $count } passi trovati.
    }
learn-contents = Indice
learn-clause-link = Link a { $id }
learn-table = Tabella
learn-source-both = Lo dicono entrambi i regolamenti stampati.
learn-source-fr = Lo dice il regolamento francese.
learn-source-it = Lo dice il regolamento italiano.
learn-source-reports = Lo dicono descrizioni e resoconti pubblici.
learn-source-ours = Una nostra interpretazione, dove i regolamenti tacciono o si confondono.
