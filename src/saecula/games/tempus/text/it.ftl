# Tempus in Italian. Keys: do- moves, event- what came of them, ask- decisions, then names, then refusals.
# $a and $b of a decision are the numbers that its step counts with.

## Moves. The attributes named like a field ask for that field alone; .help says what the move does.

tempus-do-choose-first = Comincia { $seat }
    .verb = Scegli chi comincia
    .seat = Chi comincia?
    .help = Il caso decide chi riceve il segnalino primo giocatore (TEM-SET-1).
tempus-do-draw-tile = Pesca la tessera Mappa { $tile }
    .verb = Pesca una tessera Mappa
    .tile = Quale tessera?
    .help = Il caso scopre la prossima tessera Mappa (TEM-SET-3).
tempus-do-place-tile = Posa la tessera con il centro su { $hex }, { $turned ->
        [0] senza ruotarla
        [1] ruotata di un sesto
       *[other] ruotata di { $turned } sesti
    }
    .verb = Posa la tessera
    .hex = Su quale esagono va il centro?
    .turned = Ruotata di quanti sesti in senso orario?
    .help = Tutti e sette gli esagoni devono cadere su acqua libera del tabellone e, dalla seconda tessera in poi, almeno un lato deve toccare la terra (TEM-SET-3, TEM-SET-4).
tempus-do-place-token = Metti una pedina su { $hex }
    .verb = Metti una pedina
    .hex = Su quale esagono?
    .help = Le tue tre pedine devono formare un unico gruppo collegato, al massimo due per esagono (TEM-SET-8, TEM-SET-11).
tempus-do-choose-action = { $action }
    .verb = Spendi una tessera Azione
    .action = Per quale azione?
    .help = Spende una tessera Azione; quello che puoi fare dipende dalla tua riga della tabella delle Ere (TEM-ERA-4, TEM-ERA-5).
tempus-do-move-token = Muovi una pedina da { $start } a { $end }
    .verb = Muovi una pedina
    .start = Da quale esagono?
    .end = Verso quale esagono?
    .help = Conta fra le pedine che puoi muovere; questa pedina non si muove più durante questa azione (TEM-MOV-1).
tempus-do-place-baby = Abbi un figlio su { $hex }
    .verb = Abbi un figlio
    .hex = Su quale esagono?
    .help = Porta una pedina dalla tua scorta su questo esagono di prateria, non più di una per esagono (TEM-BAB-2, TEM-BAB-3).
tempus-do-attack = Attacca da { $start } verso { $side }
    .verb = Attacca
    .start = Da quale esagono?
    .side = Da quale lato?
    .help = Comincia un combattimento con tutte le pedine del tuo esagono. Vinci solo con la forza maggiore; se perdi, una pedina torna nella tua scorta (TEM-FIG-5, TEM-FIG-6, TEM-FIG-8).
tempus-do-declare-terrain = Fai valere la città come { $terrain }
    .verb = Dichiara un terreno
    .terrain = Quale terreno?
    .help = In questo combattimento ogni carta di quel terreno vale 1 per chi la gioca (TEM-FIG-3, TEM-FIG-5).
tempus-do-lay-card = Posa { $card }
    .verb = Posa una carta
    .card = Quale carta?
    .help = Resta coperta finché non si rivelano le carte, poi viene scartata (TEM-FIG-4, TEM-PRO-3).
tempus-do-step-in = { $count ->
        [0] Non entrare
        [1] Entra con una pedina
       *[other] Entra con { $count } pedine
    }
    .verb = Entra
    .count = Con quante pedine?
    .help = Pedine dell’esagono attaccante entrano in quello appena conquistato, quante ne vuoi entro il limite di accumulo (TEM-FIG-7, TEM-FIG-16).
tempus-do-draw-card = Pesca { $card }
    .verb = Pesca una carta
    .card = Quale carta?
    .help = Il caso pesca dal mazzo (TEM-IDE-1).
tempus-do-discard-card = Scarta { $card }
    .verb = Scarta una carta
    .card = Quale carta?
    .help = Non puoi tenere più carte del tuo limite di mano (TEM-IDE-1).
tempus-do-build-city = Costruisci una città da { $value } su { $hex }
    .verb = Costruisci una città
    .hex = Su quale esagono?
    .value = Di quale valore?
    .help = Tutte le pedine dell’esagono tornano nella tua scorta. La città conta per il suo valore alla fine e in difesa, e per 1 punto progresso (TEM-CIT-1, TEM-COM-7, TEM-PRO-4).
tempus-do-play-card = Gioca { $card }
    .verb = Gioca una carta
    .card = Quale carta?
    .help = La carta viene scartata appena la sua abilità è stata usata (TEM-IDE-10).
tempus-do-play-religion = Gioca Religione ({ $terrain }) su { $hex } e converti verso { $side }
    .verb = Gioca Religione
    .terrain = Con quale carta?
    .hex = Accanto a quale dei tuoi esagoni?
    .side = Da quale lato?
    .help = La pedina avversaria da quel lato torna a casa e una pedina della tua scorta si aggiunge al tuo esagono; non si è ancora mossa (TEM-CAR-8, TEM-CAR-11).
tempus-do-act-twice = Gioca Governo ({ $terrain }) per agire una volta in più in questo turno
    .verb = Gioca Governo per agire una volta in più
    .terrain = Con quale carta?
    .help = Usi ora una tessera Azione in più e quindi avrai un round in meno dopo; non guadagni azioni (TEM-CAR-9, TEM-CAR-12).
tempus-do-pass-slot = Gioca Governo ({ $terrain }) per passare questo turno
    .verb = Gioca Governo per passare
    .terrain = Con quale carta?
    .help = Le tue azioni di questa era slittano di un round; nel prossimo usi esattamente la tessera rimandata (TEM-CAR-9, TEM-CAR-12).
tempus-do-done = Basta così
    .verb = Basta così
    .told = { $player } ha finito.
    .help = Rinunci al resto di quello che ti spettava; le cifre sono limiti massimi (TEM-ERA-6).
tempus-do-end-turn = Termina il turno
    .verb = Termina il turno
    .help = Il tuo turno è finito e tocca al giocatore successivo; dopo, niente di quanto hai fatto si può annullare (TEM-ERA-3).

## Events

tempus-event-first-chosen = { $seat-player } riceve il segnalino primo giocatore.
tempus-event-tile-drawn = Viene scoperta la tessera Mappa { $tile }.
tempus-event-tile-placed = { $seat-player } posa la tessera Mappa { $tile } con il centro su { $hex }.
tempus-event-map-finished = L’isola è completa: { $tiles } tessere Mappa.
tempus-event-token-placed = { $seat-player } mette una pedina su { $hex }.
tempus-event-era-began = Comincia l’era { $era } di 10; il primo turno è di { $first-player }.
tempus-event-action-chosen = { $seat-player } spende una tessera Azione: { $action }.
tempus-event-token-moved = { $seat-player } muove una pedina da { $start } a { $end } { $way }.
tempus-event-baby-born = { $seat-player } ha un figlio su { $hex }.
tempus-event-attacked = { $seat-player } attacca { $defender-player } su { $target } da { $start }.
tempus-event-terrain-declared = { $seat-player } dichiara il terreno { $terrain } per la città attaccata.
tempus-event-card-laid = { $seat-player } posa una carta ({ $count } in tutto).
tempus-event-card-revealed = { $seat-player } rivela { $card }.
tempus-event-fight-won = { $seat-player } batte { $defender-player } { $attack } a { $defence } e conquista { $hex }.
tempus-event-fight-lost = { $seat-player } fallisce contro { $defender-player } { $attack } a { $defence } e perde una pedina su { $hex }.
tempus-event-stepped-in = { $count ->
        [0] { $seat-player } lascia vuoto { $end }.
        [one] { $seat-player } entra con una pedina da { $start } in { $end }.
       *[other] { $seat-player } entra con { $count } pedine da { $start } in { $end }.
    }
tempus-event-card-drawn = { $card ->
        [hidden] { $seat-player } pesca una carta.
       *[other] { $seat-player } pesca { $card }.
    }
tempus-event-card-discarded = { $seat-player } scarta { $card }.
tempus-event-deck-reshuffled = Gli scarti ({ $cards } carte) vengono mescolati e formano un nuovo mazzo.
tempus-event-city-built = { $seat-player } costruisce una città da { $value } su { $hex }.
tempus-event-card-played = { $seat-player } gioca { $card }.
tempus-event-token-converted = { $seat-player } converte una pedina di { $victim-player } su { $hex }; una nuova si aggiunge su { $joined }.
tempus-event-slot-passed = { $seat-player } passa questo turno.
tempus-event-turn-ended = { $seat-player } termina il turno.
tempus-event-caught-up = { $seat-player } raggiunge gli altri nell’era { $era }.
tempus-event-progress-counted = { $seat-player } ha { $total ->
        [one] { $total } punto progresso
       *[other] { $total } punti progresso
    }: pedine { $tokens }, città { $cities }, carte { $cards }.
tempus-event-advanced = { $seat-player } avanza all’era { $era }.
tempus-event-era-ended = L’era { $eras } è finita.
tempus-event-game-ended = La partita è finita.
tempus-event-sanitation-called = { $seat-player } supera il limite di accumulo su { $hex } e deve giocare Strutture sanitarie.

## Decisions

tempus-ask-tile-place = Posa la tessera Mappa appena pescata.
    .help = Il centro va su un esagono i cui sei vicini sono acqua libera del tabellone; dalla seconda in poi la tessera deve toccare la terra con un lato. Puoi ruotarla come vuoi (TEM-SET-3, TEM-SET-4). Più prateria vicino a te significa più figli; le montagne non danno punti alla fine (TEM-BAB-2, TEM-END-3).
tempus-ask-start-hex = { $a ->
        [one] Metti la tua ultima pedina di partenza.
       *[other] Metti le tue pedine di partenza: ancora { $a }.
    }
    .help = Tre pedine in un unico gruppo collegato, al massimo due per esagono, mai con quelle di un altro (TEM-SET-8, TEM-SET-11, TEM-SET-12). I figli nascono sulla prateria dove ti trovi già (TEM-BAB-2).
tempus-ask-turn = { $a ->
        [0] La tua azione è fatta: gioca carte se vuoi, poi termina il turno.
        [one] Tocca a te: scegli un’azione.
       *[other] Tocca a te: { $a } azioni in questo turno.
    }
    .help = A ogni turno si spende una tessera Azione; solo Governo permette di passare o di agire due volte (TEM-ERA-3, TEM-ERA-6, TEM-CAR-9). Le carte si giocano prima, durante e dopo l’azione (TEM-IDE-3); Leader militare dà un combattimento gratuito (TEM-CAR-4).
tempus-ask-moving = { $a ->
        [0] Movimento: tutti i movimenti sono usati.
        [one] Movimento: una pedina può ancora muoversi.
       *[other] Movimento: { $a } pedine possono ancora muoversi.
    }
    .help = Ogni pedina si muove una volta, fin dove dice la tua riga, via terra e attraverso i tuoi pezzi; attraverso un lago fino a qualsiasi esagono della sua riva, attraverso il mare se la tua riga ha le navi (TEM-MOV-1, TEM-MOV-5, TEM-MOV-7, TEM-MOV-8). Puoi fermarti prima (TEM-ERA-6).
tempus-ask-births = { $a ->
        [0] Figli: sono nati tutti.
        [one] Figli: ne può ancora nascere uno.
       *[other] Figli: ne possono ancora nascere { $a }.
    }
    .help = Un figlio passa dalla tua scorta a un esagono di prateria dove avevi già una pedina; uno per esagono, entro il limite di accumulo (TEM-BAB-1, TEM-BAB-2, TEM-BAB-3, TEM-BAB-4). Medicina ne permette uno in più (TEM-CAR-3).
tempus-ask-target = Combattimento: chi attacchi, e da dove?
    .help = Da un esagono con le tue pedine verso uno adiacente con pedine o una città di un avversario, mai oltre l’acqua (TEM-FIG-1). Chi occupa tre esagoni o meno è protetto (TEM-FIG-2). Vince la forza maggiore, con un pareggio si perde (TEM-FIG-5, TEM-FIG-6). Prima si può giocare Religione; se non ti lascia nessuno da attaccare, il combattimento non ha luogo (TEM-IDE-11).
tempus-ask-terrain = La tua città è attaccata: come quale terreno deve valere?
    .help = Scegli un terreno di cui hai carte e di cui, con un po’ di fortuna, l’attaccante non ne ha (TEM-FIG-3, TEM-FIG-5).
tempus-ask-attack-cards = Attacco: posa carte coperte, o fermati.
    .help = Ogni carta del terreno dell’esagono attaccato vale 1, Armi 1 in più; tutte le carte posate vanno perse, e se ne possono posare di inutili per bluffare (TEM-FIG-4, TEM-FIG-5, TEM-FIG-9, TEM-FIG-14).
tempus-ask-defence-cards = Ti attaccano: posa carte, o fermati.
    .help = Ogni carta del terreno del tuo esagono vale 1, Armi 1 in più, Fortificazioni 2 in più; ti basta un pareggio. Tutte le carte posate vanno perse (TEM-FIG-5, TEM-FIG-6, TEM-FIG-9).
tempus-ask-stepping-in = Hai vinto: con quante pedine entri?
    .help = Può entrare qualunque numero di pedine attaccanti, entro il limite di accumulo; Strutture sanitarie può aiutare (TEM-FIG-7, TEM-CAR-10). Non è un movimento (TEM-FIG-16).
tempus-ask-discard = { $a ->
        [one] Limite di mano: scarta una carta.
       *[other] Limite di mano: scarta { $a } carte.
    }
    .help = Puoi tenere tante carte quante dice la tua riga; scegli tu quali vanno via (TEM-IDE-1, TEM-IDE-7).
tempus-ask-city-site = Scegli dove costruire, e quale tessera Città.
    .help = Tutte le pedine dell’esagono tornano nella tua scorta; il valore non supera il loro numero. Mai su una montagna, mai accanto a un’altra città, di chiunque sia (TEM-CIT-1, TEM-CIT-2, TEM-CIT-3, TEM-CIT-5).
tempus-ask-sanitation-card = La pila supera il limite: gioca Strutture sanitarie.
    .help = Strutture sanitarie si gioca insieme al piazzamento che ne ha bisogno (TEM-CAR-6, TEM-CAR-10).
tempus-ask-progress-cards = Progresso: posa carte coperte, o fermati.
    .help = Ogni carta del terreno della nuova era vale 1, Educazione 1 in più; le pedine su quel terreno e le città contano automaticamente. Avanzano tutti quelli che raggiungono il totale più alto; le carte posate vanno perse (TEM-PRO-3, TEM-PRO-4, TEM-PRO-5, TEM-PRO-7).

## Names

tempus-terrain-water = acqua
tempus-terrain-grassland = prateria
tempus-terrain-farmland = area coltivabile
tempus-terrain-hills = colline
tempus-terrain-forest = foresta
tempus-terrain-mountain = montagna

tempus-action-move = muoversi
    .help = Muovi al massimo il numero di pedine della tua riga, ciascuna al massimo della distanza della tua riga (TEM-MOV-1).
tempus-action-babies = avere figli
    .help = Porta al massimo il numero di pedine della tua riga dalla tua scorta sulla prateria dove ti trovi (TEM-BAB-1, TEM-BAB-2).
tempus-action-fight = combattere
    .help = Attacca un avversario accanto a te (TEM-FIG-1).
tempus-action-idea = avere un’idea
    .help = Pesca il numero di carte Idea della tua riga, poi scarta fino al tuo limite di mano (TEM-IDE-1).
tempus-action-city = costruire una città
    .help = Trasforma tutte le pedine di un esagono in una tessera Città (TEM-CIT-1).

tempus-card = { $first }/{ $second }
tempus-card-education = Educazione
    .help = 1 punto progresso se impegnata; il suo terreno può aggiungerne uno (TEM-CAR-1).
tempus-card-fortifications = Fortificazioni
    .help = Aggiunge 2 alla forza di un difensore; il suo terreno può aggiungere 1 (TEM-CAR-2).
tempus-card-medicine = Medicina
    .help = Un figlio in più in questa azione, sempre uno per esagono (TEM-CAR-3).
tempus-card-military-leader = Leader militare
    .help = Un combattimento gratuito nel tuo turno, prima o dopo l’azione (TEM-CAR-4).
tempus-card-transportation = Trasporto
    .help = Una pedina in più si muove in questa azione, via terra, lago o mare (TEM-CAR-5).
tempus-card-sanitation = Strutture sanitarie
    .help = Un esagono può superare di uno il limite di accumulo, finché nessuna pedina lo lascia (TEM-CAR-6, TEM-CAR-10).
tempus-card-weapons = Armi
    .help = Aggiunge 1 alla tua forza in attacco o in difesa; il suo terreno può aggiungere 1 (TEM-CAR-7).
tempus-card-religion = Religione
    .help = Rimanda a casa una pedina di un avversario non protetto accanto al tuo esagono, e ne aggiunge una tua su quell’esagono (TEM-CAR-8, TEM-CAR-11).
tempus-card-government = Governo
    .help = Agisci una volta in più in questo turno, oppure passalo e agisci un round dopo; non guadagni azioni (TEM-CAR-9, TEM-CAR-12).
tempus-card-grassland = { tempus-terrain-grassland }
tempus-card-farmland = { tempus-terrain-farmland }
tempus-card-hills = { tempus-terrain-hills }
tempus-card-forest = { tempus-terrain-forest }

tempus-era-start = Partenza
tempus-era-writing = Scrittura
tempus-era-agriculture = Agricoltura
tempus-era-cities = Città
tempus-era-roads = Strade
tempus-era-trade = Commercio
tempus-era-ships = Navigazione
tempus-era-printing = Stampa
tempus-era-industry = Industria
tempus-era-trains = Treni
tempus-era-flight = Volo

tempus-way-land = via terra
tempus-way-lake = attraverso il lago
tempus-way-sea = via mare

tempus-side-E = est
tempus-side-SE = sud-est
tempus-side-SW = sud-ovest
tempus-side-W = ovest
tempus-side-NW = nord-ovest
tempus-side-NE = nord-est

tempus-points-hexes = Terre
tempus-points-cities = Città
tempus-points-flight = Volo

## Drawings

tempus-draw-title = Tempus
tempus-draw-era = Era { $era } di 10
tempus-draw-setup = Prima della prima era
tempus-draw-over = La fine
tempus-draw-eras = Le ere
tempus-draw-next = prossimo: { $terrain }
tempus-draw-terrains = Terreni
tempus-draw-lake = lago
tempus-draw-seat = Posto
tempus-draw-tiles = Azioni
tempus-draw-supply = Pedine
tempus-draw-cities = Tessere Città
tempus-draw-hand = Carte
tempus-draw-open = { $cards } scoperte
tempus-draw-first = primo
tempus-draw-hand-own = Le tue carte
tempus-draw-hand-empty = nessuna
tempus-draw-deck = Mazzo { $deck }, scarti { $discards }
tempus-draw-fight = Combattimento: { $start } attacca { $target } ({ $terrain })
tempus-draw-laid = { $count ->
        [one] { $seat }: 1 carta posata
       *[other] { $seat }: { $count } carte posate
    }
tempus-draw-drawn = Tessera { $tile } (non ruotata)
tempus-draw-city = città da { $value }
tempus-draw-sign-move = pedine×passi
tempus-draw-sign-sea = via mare
tempus-draw-sign-babies = figli
tempus-draw-sign-stack = pila
tempus-draw-sign-cards = pesca/mano
tempus-draw-sign-actions = azioni
tempus-draw-description = { $hexes } esagoni di terra, { $seats } posti.

## Refusals

tempus-action-under-way = Finisci prima l’azione in corso.
tempus-baby-full = L’esagono ha già tutte le tue pedine che può contenere.
tempus-baby-no-supply = Non hai più pedine nella scorta.
tempus-baby-none-left = Tutti i figli di questa azione sono nati.
tempus-baby-not-here = Un figlio può nascere solo su un esagono di prateria dove si trova una tua pedina.
tempus-baby-one-per-hex = Su questo esagono è già nato un figlio; in un’azione ce n’è al massimo uno per esagono.
tempus-card-at-the-start = Governo si gioca all’inizio del tuo turno, per agire una volta in più o per passare.
tempus-card-beside-a-victim = Religione si gioca indicando un tuo esagono e il lato su cui si trova la pedina avversaria.
tempus-card-between-actions = Leader militare si gioca prima o dopo un’azione, non nel mezzo.
tempus-card-for-babies = Medicina si gioca mentre hai figli.
tempus-card-for-defence = Fortificazioni conta quando la posi in difesa.
tempus-card-for-fights = Armi conta quando la posi in un combattimento.
tempus-card-for-moving = Trasporto si gioca mentre muovi le pedine.
tempus-card-for-progress = Educazione conta quando la posi per il progresso.
tempus-card-for-stacks = Strutture sanitarie viene chiesta quando una pila supera il limite.
tempus-card-kept = Non puoi semplicemente buttare via una carta.
tempus-card-no-effect = La carta ora non avrebbe effetto, e le carte non si giocano mai per niente (vedi { $see }).
tempus-card-not-held = Non hai questa carta.
tempus-card-not-laid-now = Le carte si posano solo in un combattimento o per il progresso.
tempus-city-beside-city = Accanto a questo esagono c’è già una città.
tempus-city-no-tile = Non hai più tessere Città di questo valore.
tempus-city-no-tokens = Su questo esagono non c’è nessuna tua pedina.
tempus-city-on-mountain = Non puoi costruire una città su una montagna.
tempus-city-too-dear = Sull’esagono ci sono meno pedine del valore della città.
tempus-city-too-few = Una città richiede almeno 2 pedine sull’esagono.
tempus-discard-first = Scarta prima fino al tuo limite di mano.
tempus-fight-cards-first = C’è un combattimento in corso: posa prima le tue carte, o nessuna.
tempus-fight-city-attacks = Una città non attacca; attaccano le pedine.
tempus-fight-no-tokens = Su questo esagono non c’è nessuna tua pedina.
tempus-fight-nobody = Da quel lato dell’esagono non c’è nessun avversario.
tempus-fight-not-beside = Si attacca da un esagono con le proprie pedine verso l’esagono vicino, mai attraverso l’acqua.
tempus-government-one-way = Hai scelto di agire più volte in questo turno, quindi non puoi passarlo.
tempus-government-tiles = Non hai le tessere Azione che servono.
tempus-government-too-late = Governo si gioca all’inizio del tuo turno, prima di ogni altra cosa, e non nel round dopo quello in cui hai passato.
tempus-move-full = L’esagono ha già tutte le tue pedine che può contenere.
tempus-move-into-city = Una pedina non può finire il movimento su una città.
tempus-move-into-opponent = Una pedina non può entrare in un esagono con un pezzo avversario.
tempus-move-into-water = Una pedina non può finire il movimento sull’acqua.
tempus-move-moved-already = Le pedine di questo esagono si sono già mosse in questa azione.
tempus-move-no-ships = Quell’esagono è fuori portata, perché la tua riga non permette il movimento via mare.
tempus-move-no-token = Su questo esagono non c’è nessuna tua pedina.
tempus-move-none-left = Tutti i movimenti di questa azione sono usati.
tempus-move-too-far = Quell’esagono è fuori portata.
tempus-needs-sanitation = Qui può aiutare solo una carta Strutture sanitarie.
tempus-progress-first = Le azioni di questa era sono finite: posa prima le tue carte per il progresso, o nessuna.
tempus-protected = Quell’avversario occupa tre esagoni o meno ed è protetto.
tempus-religion-before-the-fight = Il combattimento è dichiarato: Religione si gioca prima, o quando è deciso.
tempus-religion-full = Sul tuo esagono non c’è posto per un’altra pedina.
tempus-religion-no-supply = Nella tua scorta non c’è nessuna pedina da mettere lì.
tempus-religion-nobody = Da quel lato dell’esagono non c’è nessuna pedina avversaria.
tempus-religion-not-yours = Controlli un esagono solo se vi si trova una tua pedina.
tempus-start-apart = Le tue pedine di partenza devono formare un unico gruppo collegato, con posto per tutte e tre.
tempus-start-first = Metti prima le tue pedine di partenza.
tempus-start-full = L’esagono ha già tutte le tue pedine che può contenere.
tempus-start-occupied = Su questo esagono c’è qualcun altro.
tempus-start-on-water = Le pedine di partenza vanno sulla terra.
tempus-start-over = Le pedine di partenza si mettono solo prima della prima era.
tempus-step-in-first = Di’ prima quante pedine entrano.
tempus-step-in-no-victory = Le pedine possono entrare solo dopo un combattimento che hanno vinto.
tempus-step-in-too-many = Non possono entrare così tante pedine.
tempus-terrain-first = Di’ prima come quale terreno vale la tua città.
tempus-terrain-no-city = Solo chi possiede una città attaccata può dichiarare un terreno.
tempus-tile-apart = La tessera deve toccare l’isola con almeno un lato.
tempus-tile-first = Posa prima la tessera Mappa.
tempus-tile-island-finished = L’isola è finita.
tempus-tile-off-board = La tessera deve stare tutta sul tabellone.
tempus-tile-overlaps = La tessera ne coprirebbe un’altra.
tempus-turn-all-protected = Chi ti sta accanto occupa tre esagoni o meno ed è protetto.
tempus-turn-choose-action = Scegli prima un’azione.
tempus-turn-mountains-and-cities = Tutte le tue pile stanno su montagne o accanto a una città.
tempus-turn-no-action-left = Le azioni di questo turno sono fatte.
tempus-turn-no-stack = Una città richiede almeno 2 pedine sullo stesso esagono, e non hai nessuna pila così alta.
tempus-turn-nothing-to-build = Non c’è nessun esagono dove tu possa costruire una città.
tempus-turn-nothing-to-fight = Non c’è nessuno che tu possa attaccare.
tempus-turn-only-beside-cities = Tutte le tue pile stanno accanto a una città.
tempus-turn-only-mountains = Tutte le tue pile stanno su montagne.
tempus-turn-tile-unspent = Il tuo turno finisce solo quando la sua tessera Azione è spesa.

## Tour

tempus-tour-first-era = La prima era
    .intro = Guidi un popolo di sedici pedine attraverso dieci ere, dalle prime lettere al primo volo. Alla fine vince chi ha più punti: 1 per ogni esagono di terra dove sta il tuo popolo (le montagne non ne danno), da 2 a 4 per ogni città e 3 per chi inventa il volo. L’isola è già composta; di solito i giocatori ne posano insieme le tessere.
tempus-tour-first-token = Il tuo popolo comincia con tre pedine. Questo esagono è una prateria, e i figli nascono solo nelle praterie: una buona prima casa.
tempus-tour-second-token = Le tre pedine devono formare un unico gruppo collegato, al massimo due per esagono. La prossima va accanto alla prima, nell’area coltivabile.
tempus-tour-third-token = E l’ultima di nuovo in prateria. La varietà dei terreni servirà presto: in ogni era il progresso ne chiede un altro.
tempus-tour-actions = Tutti hanno preso tre tessere Azione. A turno ciascuno ne spende una per una delle cinque azioni: muoversi, avere figli, combattere, avere un’idea, costruire una città. Comincia con un figlio: in tanti si può fare di più.
tempus-tour-baby = Un figlio arriva su una prateria dove ti trovi già. Ne hai due; prendi quella verso il centro dell’isola.
tempus-tour-done = La tua riga della tabella delle Ere concede un figlio, ed è nato. Le cifre di una riga sono limiti massimi: ci si può sempre fermare.
tempus-tour-end-turn = Dopo un’azione puoi ancora giocare carte o tornare indietro. Finito il turno, tocca al giocatore successivo e niente si può più annullare.
tempus-tour-move = Ora due pedine stanno su un esagono. Alla fine conta solo il numero dei tuoi esagoni di terra: conviene allargarsi. Spendi una tessera per muovere.
tempus-tour-step = La tua riga muove una pedina di un esagono. La prossima era è la Scrittura, e il suo riquadro mostra un’area coltivabile: va’ su quel terreno.
tempus-tour-idea = L’ultima tessera di questa era: abbi un’idea. Peschi tante carte quante ne indica la tua riga, qui una.
tempus-tour-drawn = Una carta ha un’abilità, qui Governo, e un terreno, qui l’area coltivabile. Si gioca nel proprio turno per l’abilità, oppure si posa per il terreno, in combattimento o per il progresso. Tienila ancora un momento.
tempus-tour-progress = Tutte le tessere sono spese: il progresso decide chi raggiunge la Scrittura. Ogni tua pedina su un’area coltivabile conta 1, ogni città 1, ogni carta di quel terreno che posi 1. Lì hai due pedine; la carta dà il terzo punto.
tempus-tour-bluff = Gli altri vedono quante carte posi, ma non quali. Non ne hai altre: basta così.
tempus-tour-a-card = Giocare una carta
    .intro = Con tre punti tu e C avanzate alla Scrittura, e per questo pescate due carte ciascuno. B per ora resta una riga indietro.
tempus-tour-new-row = Nella riga della Scrittura un’idea porta due carte. Hai pescato Medicina, che va con i figli: scegli prima quell’azione.
tempus-tour-medicine = Le carte si giocano prima, durante e dopo un’azione. Medicina concede un figlio in più.
tempus-tour-twins = Due figli, dunque, ma mai due sullo stesso esagono in una sola azione: uno qui, uno nella tua prima casa.
tempus-tour-fight-and-city = Un combattimento e una città
    .intro = Tre ere dopo. Hai appena raggiunto le Strade, e nessun altro: le tue pedine avanzano di due esagoni, quelle degli altri di uno. Ormai tutti hanno quattro azioni, e su un esagono stanno tre pedine.
tempus-tour-fight = Tre tue pedine stanno accanto a una sola di B. Vince la forza maggiore, e in parità l’attaccante perde. Spendi una tessera per combattere.
tempus-tour-target = Si attacca da un esagono verso uno vicino, mai attraverso l’acqua.
tempus-tour-weapons = Ogni pedina conta 1. Ogni carta del terreno attaccato conta 1, qui le colline, e Armi 1 in più su ogni terreno. B non ha carte, quindi vinceresti comunque; posa Armi per vedere come si fa.
tempus-tour-strength = Le carte posate in un combattimento vanno perse, anche quelle di chi vince. Una è sufficiente: basta così.
tempus-tour-step-in = Quattro contro uno: la pedina di B torna nella sua scorta, e puoi entrare con quante pedine vuoi. Una è sufficiente per tenere l’esagono; due restano indietro.
tempus-tour-protected = A B restano tre esagoni. Chi occupa tre esagoni o meno è protetto e non può essere attaccato: nessuno viene mai eliminato.
tempus-tour-city = Tre pedine in una prateria valgono un solo punto. Come città da 3 ne valgono tre, e ogni città dà anche un punto progresso in ogni era. Costruiscine una.
tempus-tour-city-site = Tutte le pedine dell’esagono tornano nella tua scorta, pronte a rinascere. Mai una città accanto a un’altra, né su una montagna.
tempus-tour-government = Governo permette di usare due tessere Azione di seguito. Non si guadagna un’azione, ma nessuno può mettersi in mezzo. Giocalo.
tempus-tour-two-babies = La tua riga ora concede due figli, e tre pedine per esagono. Prima i figli.
tempus-tour-roads = Ora la seconda azione: muovere. Con le Strade una pedina avanza di due esagoni, abbastanza per una nuova area coltivabile a nord.
tempus-tour-catch-up = Prima di contare il progresso, chi è indietro raggiunge gli altri: anche B e C sono ora alle Strade. Un vantaggio dura dunque una sola era. Il Commercio chiede aree coltivabili; Educazione conta 1 su ogni terreno. Posala.
tempus-tour-last-era = L’ultima era
    .intro = C aveva un punto in più e ha preso il Commercio. Cinque ere dopo, la decima sta per finire: tu hai 16 punti, C 16, B 14. B attacca la tua pila sulle colline e sta per posare tre carte.
tempus-tour-defend = Le carte dell’attaccante sono coperte, le tue scoperte, e a te basta un pareggio. Tre pedine e Armi fanno quattro. Posa questa carta e tieni quelle delle colline: ti serviranno.
tempus-tour-last-action = Cinque contro quattro: l’esagono è perso, e C è avanti di un punto. Ti resta una tessera. Pesca per l’ultimo progresso.
tempus-tour-flight = L’ultimo riquadro è il Volo, e mostra le colline. Chi ci arriva riceve tre punti vittoria, quanto basta per vincere questa partita. Educazione conta 1 qualunque sia il suo terreno; ne hai due.
tempus-tour-hills = Ogni carta delle colline conta 1, qualunque sia la sua abilità. Le carte in mano ormai servono solo per gli spareggi: posa tutte quelle che aiutano.
tempus-tour-last-word = Cinque pedine sulle colline, due città e quattro carte fanno undici. Basta così, e si girano le carte.
tempus-tour-end = Nessun altro ha inventato il volo: vinci con 18 punti, contro 16 e 15. Alla fine ogni esagono di terra con una tua pedina conta 1, tranne le montagne; ogni città il suo numero; il volo 3. B aveva le città migliori, C più terra, e tu c’eri l’ultimo giorno.

## Curves

tempus-measure-points = Punti vittoria
tempus-measure-tokens = Pedine sull’isola
tempus-measure-hexes = Esagoni occupati
tempus-measure-cities = Città
tempus-measure-era = Era raggiunta
tempus-measure-cards = Carte Idea

## Screen

tempus-screen-board = Tabellone
tempus-screen-map = Esagoni del tabellone. Le frecce vanno da un esagono all’altro, Pagina giù e Pagina su a quelli che si possono scegliere.
tempus-screen-names = Mostra i nomi degli esagoni
tempus-screen-can = { $part }. Si può scegliere.
tempus-screen-chosen = { $part }. Scelto.
tempus-screen-hex = { $hex }: { $terrain }
tempus-screen-hex-tokens = { $hex }: { $terrain }, { $count ->
        [one] una pedina
       *[other] { $count } pedine
    } di { $player }
tempus-screen-hex-city = { $hex }: città da { $value } di { $player } (sotto: { $terrain })
tempus-screen-hex-sea = { $hex }: mare
tempus-screen-hex-lake = { $hex }: lago
tempus-screen-tile = Tessera Mappa { $tile }
tempus-screen-say-island = { $hexes ->
        [0] L’isola non ha ancora terra.
        [one] L’isola ha un esagono: { $terrains }.
       *[other] L’isola ha { $hexes } esagoni: { $terrains }.
    }
tempus-screen-say-turn = È il turno di { $player }.
tempus-screen-say-next = La prossima era è { $era }, il suo terreno: { $terrain }.
tempus-screen-say-fight = { $attacker } attacca { $defender } da { $start } su { $target }, che vale come { $terrain }.
tempus-screen-say-fight-open = { $attacker } attacca { $defender } da { $start } su { $target }; il terreno è ancora da dichiarare.
tempus-screen-say-seat = { $player }: era { $era }, tessere Azione { $tiles }, pedine nella scorta { $supply }, carte { $cards }.
tempus-screen-say-places = { $player } si trova qui: { $places }.
tempus-screen-say-nowhere = { $player } non ha nulla sull’isola.
tempus-screen-say-tokens = { $hex } ({ $terrain }) { $count ->
        [one] una pedina
       *[other] { $count } pedine
    }
tempus-screen-say-city = { $hex } città da { $value }
tempus-screen-tiles-left = { $tiles ->
        [0] Nessuna tessera Azione rimasta
        [one] Rimane una tessera Azione
       *[other] Rimangono { $tiles } tessere Azione
    }
tempus-screen-delayed = una tessera rimandata con Governo
tempus-screen-supply = { $tokens ->
        [0] Nessuna pedina nella scorta
        [one] Una pedina nella scorta
       *[other] { $tokens } pedine nella scorta
    }
tempus-screen-city-tiles = { $count ->
        [0] Nessuna tessera Città da { $value }
        [one] Una tessera Città da { $value }
       *[other] { $count } tessere Città da { $value }
    }
tempus-screen-hand = { $cards ->
        [0] Nessuna carta in mano
        [one] Una carta in mano
       *[other] { $cards } carte in mano
    }{ $laid ->
        [0] { "" }
        [one] , una posata coperta
       *[other] , { $laid } posate coperte
    }
tempus-screen-land = { $hexes ->
        [0] Nessuna pedina sull’isola
        [one] Pedine su un esagono
       *[other] Pedine su { $hexes } esagoni
    }
tempus-screen-first = Ha il segnalino primo giocatore
tempus-screen-laid = Posate coperte
tempus-screen-shown = Davanti a te
tempus-screen-no-cards = Nessuna carta in mano.
tempus-screen-matches = del terreno che conta ora
tempus-screen-card-education = 1 punto progresso se la posi per il progresso.
tempus-screen-card-fortifications = 2 di forza se la posi in difesa.
tempus-screen-card-medicine = Quando hai figli: uno in più, sempre uno per esagono.
tempus-screen-card-military-leader = Un combattimento gratis nel tuo turno, prima o dopo l’azione.
tempus-screen-card-transportation = Quando muovi le pedine: se ne muove una in più.
tempus-screen-card-sanitation = Un esagono può tenere una pedina oltre il limite, finché nessuna ne esce.
tempus-screen-card-weapons = 1 di forza se la posi in un combattimento.
tempus-screen-card-religion = Manda a casa una pedina vicina non protetta; una delle tue entra nel tuo esagono.
tempus-screen-card-government = Due tessere Azione di fila, oppure passa e agisci un round dopo.
tempus-screen-figure-move = Movimento: { $tokens ->
        [one] una pedina
       *[other] { $tokens } pedine
    }, distanza { $distance }
tempus-screen-figure-sea = Movimento via mare
tempus-screen-figure-babies = Figli: { $babies }
tempus-screen-figure-stack = Limite di accumulo: { $stack }
tempus-screen-figure-cards = Idee pescate: { $drawn }, limite di mano { $hand }
tempus-screen-figure-actions = Azioni per era: { $actions }
tempus-screen-next = Prossima: { $era }
tempus-screen-next-help = Le pedine su questo terreno e le sue carte contano nel prossimo progresso.
tempus-screen-points = +{ $points } punti vittoria
tempus-screen-reconstructed = nostra ricostruzione
tempus-screen-deck = Mazzo: { $cards }
tempus-screen-discards = Scarti: { $cards }
tempus-screen-duel = Combattimento
tempus-screen-duel-terrain = Terreno del combattimento: { $terrain }
tempus-screen-duel-open = da dichiarare
tempus-screen-duel-tokens = { $place }: { $count ->
        [one] una pedina
       *[other] { $count } pedine
    }
tempus-screen-duel-city = { $place }: città da { $value }
tempus-screen-attacker = attaccante
tempus-screen-defender = difensore
tempus-screen-sum-open = { $stands } + { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }

## La pagina che insegna

tempus-teach-aim = Guida un piccolo popolo attraverso dieci ere, dalla scrittura al volo. Vince chi ha più punti vittoria quando il primo popolo vola.
tempus-teach-turn = In ogni era hai alcune tessere Azione. A turno ciascuno ne spende una per una delle cinque azioni; la tua riga della tabella delle Ere dice quanto vale. Le carte Idea rafforzano un’azione.
tempus-teach-move = Muoversi: le pedine vanno negli esagoni vicini, più tardi anche per mare.
tempus-teach-babies = Avere figli: nuove pedine in prateria, dove c’è già il tuo popolo.
tempus-teach-fight = Combattere: pedine e carte contro quelle di un esagono vicino; in parità chi attacca perde.
tempus-teach-idea = Avere un’idea: pesca carte. Ognuna ha un’abilità e un terreno.
tempus-teach-city = Costruire una città: tutte le pedine di un esagono diventano una città di quel numero.
tempus-teach-progress = Alla fine dell’era contano le pedine sul terreno della nuova era, le città e le carte di quel terreno. Chi ne ha di più ci arriva per primo, gli altri un’era dopo.
tempus-teach-points = I punti si contano una volta sola, alla fine.
tempus-teach-land = 1 per ogni esagono di terra dove sta il tuo popolo, in qualsiasi numero; le montagne non ne danno.
tempus-teach-cities = 2, 3 o 4 per ogni città, secondo il suo numero.
tempus-teach-flight = 3 per chi raggiunge il Volo.
tempus-teach-end = Dopo la decima era qualcuno raggiunge sempre il Volo, e la partita è finita. Dura circa un’ora.

## State at a glance

tempus-own-points = Punti
tempus-own-progress = Progresso
tempus-own-tiles = Azioni
tempus-screen-worth-progress = Progresso verso l’era { $era } senza carte: { $total } (pedine { $tokens }, città { $cities })
tempus-screen-protected = protetto
tempus-screen-protected-help = Occupa tre esagoni o meno: non può essere attaccato né convertito (TEM-FIG-2).
tempus-threat-fight = { $player } attacca { $place }: { $theirs } contro i tuoi { $yours }, più le carte.
tempus-threat-attack = { $player } può attaccare { $place } da { $start }: { $theirs } contro i tuoi { $yours }, senza le carte.
tempus-threat-progress = { $player } è in testa nella corsa verso l’era { $era }: { $theirs } contro i tuoi { $yours }, senza le carte.
tempus-price-tokens = { $count ->
        [one] 1 pedina
       *[other] { $count } pedine
    }
tempus-price-now = una tessera in più ora
tempus-price-later = un round dopo

## Stages

tempus-scene-progress = Progresso: chi raggiunge l’era { $era }?
tempus-scene-progress-text = Terreno: { $terrain }. 1 per ogni pedina che ci sta, 1 per ogni carta di quel terreno, 1 in più per Educazione, e 1 per ogni città.
tempus-scene-tokens = Pedine
tempus-scene-cities = Città
tempus-scene-cards = Carte
tempus-scene-total = Totale
tempus-scene-advances = raggiunge l’era { $era }
tempus-scene-bonus = { $cards ->
        [one] pesca una carta
       *[other] pesca { $cards } carte
    }
tempus-scene-stays = resta nell’era { $era }
tempus-scene-progress-verdict = { $count ->
        [one] { $players } raggiunge l’era { $era }.
       *[other] { $players } raggiungono l’era { $era }.
    }
tempus-scene-fight = { $attacker } attacca { $defender }
tempus-scene-fight-text = Da { $start } verso { $target }, che vale come { $terrain }.
tempus-scene-stands = Pedine, città
tempus-scene-strength = Forza
tempus-scene-cards-played = con { $cards }
tempus-scene-loses-tokens = { $count ->
        [one] perde una pedina su { $hex }
       *[other] perde { $count } pedine su { $hex }
    }
tempus-scene-loses-city = perde la città da { $value } su { $hex }
tempus-scene-fight-won = { $attacker } prende { $hex }, { $attack } a { $defence }.
tempus-scene-fight-lost = { $defender } tiene { $hex }, { $defence } a { $attack }.
tempus-scene-fight-tie = { $attack } a { $defence }: a { $defender } basta il pareggio per tenere { $hex }.
tempus-scene-era = Comincia l’era { $era } di 10
tempus-scene-era-text = La prossima era è { $era }: conteranno le pedine e le carte del terreno { $terrain }.
tempus-scene-row = Era
tempus-scene-actions = Azioni
tempus-scene-points = Punti
tempus-scene-plays-first = gioca per primo
tempus-scene-end = La decima era è finita
tempus-scene-end-text = Ogni esagono di terra conta 1, montagne escluse, ogni città il suo valore, il volo 3.
tempus-scene-end-won = { $players } vince con { $points } punti.
tempus-scene-end-tie = { $players } sono pari a { $points } punti.
tempus-tie = A parità di punti decidono le carte Idea in mano, poi le città sulla mappa (TEM-END-4).
    .cards = carte in mano
    .cities = città

## Che cosa si può fare nel proprio turno, nel dock

tempus-way-price = Per una tessera Azione:
tempus-way-move = muoversi ({ $tokens ->
        [one] una pedina
       *[other] { $tokens } pedine
    }, { $distance ->
        [one] un esagono
       *[other] { $distance } esagoni
    })
tempus-way-babies = { $babies ->
        [0] avere figli (nessuno possibile)
       *[other] avere figli ({ $babies })
    }
tempus-way-fight = combattere un vicino
tempus-way-idea = avere un’idea ({ $drawn ->
        [one] una carta
       *[other] { $drawn } carte
    })
tempus-way-city = costruire una città (tutte le pedine di un esagono)
tempus-way-fight-into = Combattimento: quale esagono attacchi da { $place }?
tempus-way-fight-from = Combattimento: da quale esagono attacchi { $place }?
tempus-way-fight-nobody = Combattimento: non resta nessuno da attaccare.
tempus-way-attack = Attacca { $target } da { $start }
tempus-way-religion = Gioca Religione ({ $terrain }): converti { $target } da { $hex }
tempus-about-attack = Prima delle carte: { $attack } contro { $defence }; il pareggio non basta. Carte in mano: tu { $own }, { $player } { $others }.
tempus-way-move-to = Movimento: dove va la pedina di { $place }?
tempus-way-end = La tua azione è fatta: termina il turno.
tempus-way-convert = Religione: quale pedina vicina converti?
tempus-way-convert-into = Religione: in quale dei tuoi esagoni arriva la nuova pedina?
tempus-way-terrain = { $terrain } ({ $cards ->
        [0] nessuna delle tue carte
        [one] una delle tue carte
       *[other] { $cards } delle tue carte
    })
tempus-warning-babies = Ora non può nascere nessun figlio: serve una prateria con una tua pedina e posto per un’altra. La tessera Azione andrebbe sprecata.
tempus-warning-nobody-moved = Nessuna pedina è stata mossa: la tessera Azione andrebbe sprecata.
tempus-warning-nobody-born = Nessun figlio è nato: la tessera Azione andrebbe sprecata.
