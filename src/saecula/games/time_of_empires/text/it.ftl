# Time of Empires in Italian. Keys: do- moves, event- what came of them, ask- decisions, then names, then refusals.
# $a and $b of a decision are the numbers that its step counts with. All buildings are masculine: un, il suo.

## Moves. The attributes named like a field ask for that field alone; .help says what the move does.

time-of-empires-do-tick = L’orologio segna { $millisecond } millisecondi
    .verb = Lascia passare il tempo
    .millisecond = Fino a quale millisecondo?
    .help = Il tempo di gioco avanza; le clessidre si esauriscono, i pianti e il gong arrivano esattamente al loro momento (TOE-RTI-3).
time-of-empires-do-lay-tile = Posa { $tile } in { $spot }, { $turned ->
        [0] senza ruotarla
        [1] ruotata di un terzo
       *[other] ruotata di { $turned } terzi
    }
    .verb = Posa una tessera
    .spot = In quale posizione?
    .tile = Quale tessera?
    .turned = Ruotata di quanti terzi?
    .help = Il caso posa e ruota le tessere del tabellone centrale (TOE-SET-1).
time-of-empires-do-choose-side = La tessera { $column } mostra questa faccia: { $side }
    .verb = Scegli una faccia
    .column = Di quale colonna?
    .side = Quale faccia?
    .help = Il caso decide quale faccia di una tessera Effetto vale in questa partita (TOE-SET-3).
time-of-empires-do-draw-wonder = Meraviglia in gioco: { $wonder }
    .verb = Estrai una meraviglia
    .wonder = Quale meraviglia?
    .help = Una meraviglia dell’era entra in gioco e vi resta (TOE-PRE-2).
time-of-empires-do-draw-leader = { $leader } entra in gioco
    .verb = Estrai un leader
    .leader = Quale leader?
    .help = Un leader per ogni colonna in uso (TOE-PRE-3).
time-of-empires-do-turn-up = Tipo in cima: { $type }
    .verb = Mostra un tipo
    .type = Quale tipo?
    .help = Il dorso della prossima carta di una pila mostra il suo tipo (TOE-PRE-1).
time-of-empires-do-draw-card = Pesca { $card }
    .verb = Pesca una tecnologia
    .card = Quale carta?
    .help = Solo chi la pesca vede la carta (TOE-DRA-1).
time-of-empires-do-choose-first = Comincia { $seat }
    .verb = Scegli chi comincia
    .seat = Chi comincia?
    .help = Il caso decide chi comincia la prima era di iniziazione (TOE-INI-5).
time-of-empires-do-place-pawn = Metti il tuo primo clan in { $territory }
    .verb = Metti il primo clan
    .territory = In quale territorio?
    .help = Va in un territorio della tua tessera capitale; lì puoi costruire e da lì puoi muovere (TOE-SET-5).
time-of-empires-do-choose-pace = Gioca quest’era { $pace }
    .verb = Scegli come si gioca l’era
    .pace = Come?
    .help = L’era si gioca in tempo reale solo se lo vogliono tutti (TOE-INI-4).
time-of-empires-do-create-scholars = { $count ->
        [0] Non creare eruditi
        [1] Crea un erudito
       *[other] Crea { $count } eruditi
    }
    .verb = Crea eruditi
    .count = Quanti?
    .help = Pedine della tua riserva diventano eruditi, che costruiscono meraviglie e influenzano i leader (TOE-SCH-1, TOE-SCH-2).
time-of-empires-do-lay-token = Metti il segnalino Bonus sulla sezione { $section }
    .verb = Metti il segnalino Bonus
    .section = Su quale sezione?
    .help = In ogni conteggio d’ora in poi il segnalino conta per ogni edificio uscito da quella sezione; non si sposta mai più (TOE-PRE-6, TOE-SCO-2).
time-of-empires-do-turn-glass = Clessidra { $glass }: { $action }
    .verb = Gira una clessidra
    .glass = Quale clessidra?
    .action = Su quale azione?
    .help = La clessidra scorre mentre l’azione si risolve subito; poi si può girare di nuovo, da una plancia comune solo per un’altra azione (TOE-GLA-1, TOE-GLA-5).
time-of-empires-do-shift-glass = Sposta la clessidra { $glass }: { $action }
    .verb = Sposta una clessidra
    .glass = Quale clessidra?
    .action = Verso quale azione?
    .help = La clessidra passa a un’altra casella libera senza essere girata, e l’azione di quella casella si risolve; il suo tempo continua (TOE-C203).
time-of-empires-do-discard-card = Scarta la tua tecnologia visibile
    .verb = Scarta la tecnologia visibile
    .help = La carta sotto torna visibile; gli scarti non tornano mai (TOE-TEC-2, TOE-TEC-3).
time-of-empires-do-limit-scholars = { $count ->
        [0] Non creare eruditi ai pianti
        [1] Crea al massimo un erudito ai pianti
        [9] Crea più eruditi possibile ai pianti
       *[other] Crea al massimo { $count } eruditi ai pianti
    }
    .verb = Fissa quanti eruditi crea un pianto
    .count = Quanti?
    .help = Un pianto crea tutti gli eruditi possibili, se non ne fissi di meno (TOE-SCH-3).
time-of-empires-do-rest = Aspetta
    .verb = Aspetta
    .help = Non fai nulla finché l’orologio non è avanzato.
time-of-empires-do-draw-from = Pesca dalla { $pile }
    .verb = Pesca una tecnologia
    .pile = Da quale pila?
    .help = Vedi il tipo in cima prima di pescare; la carta va nella tua mano (TOE-DRA-1).
time-of-empires-do-take-resource = Prendi { $resource }
    .verb = Prendi una risorsa
    .resource = Quale risorsa?
    .help = Va nella tua scorta, che ne tiene sei per tipo (TOE-RES-2).
time-of-empires-do-deploy = Schiera un clan in { $space }
    .verb = Schiera un clan
    .space = Dove?
    .help = Una pedina della tua riserva arriva nella tua capitale o in una città dove hai un clan (TOE-CLA-1).
time-of-empires-do-move-clans = Muovi { $count ->
        [1] un clan
       *[other] { $count } clan
    } da { $start } a { $end }
    .verb = Muovi clan
    .start = Da dove?
    .end = Verso dove?
    .count = Quanti?
    .help = Un passo. Dove ci sono clan avversari si combatte, e questo mette fine ai tuoi movimenti (TOE-CLA-4, TOE-CLA-7, TOE-CLA-8).
time-of-empires-do-airlift = Fai atterrare { $count ->
        [1] una pedina
       *[other] { $count } pedine
    } in { $territory }
    .verb = Fai atterrare pedine
    .territory = In quale territorio?
    .count = Quante?
    .help = Pedine della tua riserva atterrano in un territorio qualsiasi e combattono subito i clan avversari che vi si trovano (TOE-C309).
time-of-empires-do-bombard = Bombarda { $territory }
    .verb = Bombarda un territorio
    .territory = Quale territorio?
    .help = Lì viene distrutto tutto; tieni gli edifici degli altri, i clan tornano a casa (TOE-GLO-7).
time-of-empires-do-discover = Scopri { $card }
    .verb = Scopri una tecnologia
    .card = Quale carta?
    .help = Paghi il suo prezzo in idee, la metti sul tuo spazio Scoperta e ne risolvi subito l’effetto; più tardi potrai costruire il suo edificio (TOE-TEC-1, TOE-BUI-1).
time-of-empires-do-place-building = Metti l’edificio in { $territory }
    .verb = Metti l’edificio
    .territory = In quale territorio?
    .help = Prende un lotto libero di un territorio che occupi; la sua carta si scarta (TOE-BUI-1, TOE-BUI-2).
time-of-empires-do-build-free = Costruisci un { $building } in { $territory }
    .verb = Costruisci gratis
    .building = Quale edificio?
    .territory = In quale territorio?
    .help = Non paghi nulla e non scarti carte; serve un lotto libero (TOE-GLO-4).
time-of-empires-do-place-inaccessible = Metti l’edificio sul lotto inaccessibile in { $territory }
    .verb = Metti l’edificio su un lotto inaccessibile
    .territory = In quale territorio?
    .help = Il lotto aperto resta libero; la carta dell’edificio si scarta (TOE-BUI-1, TOE-BUI-2).
time-of-empires-do-build-inaccessible = Costruisci un { $building } sul lotto inaccessibile in { $territory }
    .verb = Costruisci gratis su un lotto inaccessibile
    .building = Quale edificio?
    .territory = In quale territorio?
    .help = Non paghi nulla e non scarti carte; il lotto aperto resta libero (TOE-GLO-4, TOE-BUI-2).
time-of-empires-do-place-on-wonder = Metti un erudito sulla meraviglia dell’era { $place }
    .verb = Metti un erudito su una meraviglia
    .place = La meraviglia di quale era?
    .help = Chi vi ha più eruditi segna 2 punti ogni volta che la condizione è soddisfatta, tutti gli altri presenti 1 (TOE-SCO-4, TOE-GLO-9).
time-of-empires-do-place-on-leader = Metti un erudito sulla tessera { $column }
    .verb = Metti un erudito su una tessera Effetto
    .column = Su quale tessera?
    .help = L’effetto non si risolve; chi vi ha più eruditi al conteggio vince il leader (TOE-GLO-10, TOE-SCO-3).
time-of-empires-do-copy-tile = Copia la tessera { $column }
    .verb = Copia una tessera
    .column = Quale tessera?
    .help = Risolvi l’effetto di quella tessera (TOE-EFF-4).
time-of-empires-do-garrison = Metti un clan in { $space }
    .verb = Metti un clan nella città
    .space = In quale città?
    .help = Chi teneva la città ritira i suoi clan (TOE-SCO-6).
time-of-empires-do-done = Basta così
    .verb = Basta così
    .told = { $player } ha finito.
    .help = Ciò che non fai è perso (TOE-GLA-2).
time-of-empires-do-end-turn = Termina il turno
    .verb = Termina il turno
    .help = Le tue clessidre restano fino al tuo prossimo turno e bloccano le loro caselle (TOE-INI-1).
time-of-empires-do-resolve-action = Risolvi: { $action }
    .verb = Risolvi l’azione dell’altra clessidra
    .action = Quale azione?
    .help = Fai ciò che indica l’altra tua clessidra e paghi quanto costa; nessuna casella viene presa (TOE-EFF-7, TOE-EFF-9).

## Events

time-of-empires-event-tile-laid = { $tile } va in { $spot }.
time-of-empires-event-side-chosen = La tessera { $column }: { $side }.
time-of-empires-event-pawn-placed = { $seat-player } comincia in { $territory }.
time-of-empires-event-pace-wished = { $seat-player } vuole giocare { $pace }.
time-of-empires-event-pace-set = Quest’era si gioca { $pace }.
time-of-empires-event-age-began = Comincia l’era { $age } di 3.
time-of-empires-event-wonder-entered = Entra in gioco una meraviglia: { $wonder }.
time-of-empires-event-leader-entered = { $leader } entra in gioco nella colonna { $column }.
time-of-empires-event-top-turned = In cima alla { $pile }: { $type }.
time-of-empires-event-scholars-created = { $count ->
        [0] { $seat-player } non crea eruditi.
        [one] { $seat-player } crea 1 erudito.
       *[other] { $seat-player } crea { $count } eruditi.
    }
time-of-empires-event-token-laid = { $seat-player } ha messo un segnalino Bonus.
time-of-empires-event-token-placed = { $seat-player }: il segnalino da { $value } è sulla sezione { $section }.
time-of-empires-event-first-chosen = { $seat-player } è il primo giocatore.
time-of-empires-event-gong-rang = { $last ->
        [0] Il gong: l’era { $age } comincia.
       *[other] Il gong: l’era { $age } è finita.
    }
time-of-empires-event-baby-cried = Nell’era { $age } piange un bambino: eruditi per tutti.
time-of-empires-event-round-began = Il round { $round } comincia con { $first-player }.
time-of-empires-event-glass-turned = { $seat-player } gira la clessidra { $glass }: { $action }.
time-of-empires-event-discovery-began = { $seat-player } sta per scoprire una tecnologia.
time-of-empires-event-glass-shifted = { $seat-player } sposta la clessidra { $glass }: { $action }.
time-of-empires-event-turn-ended = { $seat-player } termina il turno.
time-of-empires-event-choice-lapsed = A { $seat-player } non resta nulla da scegliere.
time-of-empires-event-chain-lost = Il tempo di { $seat-player } è scaduto; il resto dell’azione è perso.
time-of-empires-event-resources-gained = { $ideas ->
        [0] { $seat-player } guadagna { $bricks ->
                [0] zero risorse
                [one] 1 mattone
               *[other] { $bricks } mattoni
            }.
        [one] { $seat-player } guadagna 1 idea{ $bricks ->
                [0] { "" }
                [one] { " " }e 1 mattone
               *[other] { " " }e { $bricks } mattoni
            }.
       *[other] { $seat-player } guadagna { $ideas } idee{ $bricks ->
                [0] { "" }
                [one] { " " }e 1 mattone
               *[other] { " " }e { $bricks } mattoni
            }.
    }
time-of-empires-event-card-drawn = { $card ->
        [hidden] { $seat-player } pesca una carta dalla { $pile }: { $type }.
       *[other] { $seat-player } pesca { $card } dalla { $pile }: { $type }.
    }
time-of-empires-event-card-discarded = { $seat-player } scarta { $card }.
time-of-empires-event-technology-discovered = { $seat-player } scopre { $card }.
time-of-empires-event-clan-deployed = { $seat-player } schiera un clan in { $space }.
time-of-empires-event-clans-moved = { $seat-player } muove { $count ->
        [one] 1 clan
       *[other] { $count } clan
    } da { $start } a { $end }.
time-of-empires-event-fought = { $seat-player } attacca { $defender-player } in { $territory }: { $killed ->
        [one] 1 clan distrutto
       *[other] { $killed } clan distrutti
    }, { $lost ->
        [one] 1 perso
       *[other] { $lost } persi
    }.
time-of-empires-event-clans-destroyed = { $seat-player } attacca { $defender-player } in { $territory } senza perdite: { $killed ->
        [one] 1 clan distrutto
       *[other] { $killed } clan distrutti
    }.
time-of-empires-event-building-taken = { $seat-player } costruisce un { $building }.
time-of-empires-event-building-placed = { $seat-player } mette il suo { $building } in { $territory }.
time-of-empires-event-inaccessible-used = { $seat-player } usa il lotto inaccessibile in { $territory }.
time-of-empires-event-building-waits = { $seat-player }: un { $building } aspetta un lotto sulla sua carta.
time-of-empires-event-territory-bombarded = { $seat-player } bombarda { $territory }.
time-of-empires-event-scholar-on-wonder = { $seat-player } mette un erudito sulla meraviglia { $wonder }.
time-of-empires-event-scholar-on-leader = { $seat-player } mette un erudito sulla tessera { $column }.
time-of-empires-event-tile-copied = { $seat-player } copia la tessera { $column }.
time-of-empires-event-building-destroyed = { $seat-player } distrugge un { $building } di { $owner-player } in { $territory }.
time-of-empires-event-points-scored = { $seat-player } segna { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: { $kind }.
time-of-empires-event-leader-won = { $seat-player } vince un leader: { $leader }.
time-of-empires-event-wonder-scored = { $times ->
        [one] La meraviglia { $wonder } conta { $times } volta per { $seat-player }.
       *[other] La meraviglia { $wonder } conta { $times } volte per { $seat-player }.
    }
time-of-empires-event-scholars-returned = Tutti gli eruditi sulle plance tornano nelle riserve.
time-of-empires-event-city-garrisoned = { $seat-player } mette un clan in { $space }.
time-of-empires-event-clans-returned = { $seat-player } ritira { $count ->
        [one] 1 clan
       *[other] { $count } clan
    } da { $space }.
time-of-empires-event-age-ended = Il conteggio dell’era { $age } è fatto.
time-of-empires-event-game-ended = La partita è finita.
time-of-empires-event-scholars-limited = { $count ->
        [9] { $seat-player } creerà più eruditi possibile ai pianti.
        [one] { $seat-player } creerà al massimo { $count } erudito ai pianti.
       *[other] { $seat-player } creerà al massimo { $count } eruditi ai pianti.
    }

## Decisions

time-of-empires-ask-start = Metti il tuo primo clan.
    .help = In uno dei tre territori della tua tessera capitale (TOE-SET-5).
time-of-empires-ask-pace-choice = Come giocare la prossima era?
    .help = In tempo reale con le clessidre che scorrono, o a turni senza orologio; in tempo reale solo se tutti lo vogliono (TOE-INI-4).
time-of-empires-ask-creating = Crea eruditi: al massimo { $a }.
    .help = Gli eruditi vengono dalla tua riserva; le pedine che vi restano possono diventare clan (TOE-SCH-1, TOE-CLA-1).
time-of-empires-ask-token = Metti il segnalino Bonus da { $a } su una sezione.
    .help = Segna il suo valore per ogni edificio uscito dalla sezione, in questo e in ogni conteggio successivo; nessuno lo vede prima che tutti abbiano scelto (TOE-PRE-6, TOE-SCO-2).
time-of-empires-ask-idle = Gira una clessidra.
    .help = Una clessidra esaurita si gira su una casella libera; ogni azione comune ne ha due, e ne puoi tenere solo una (TOE-GLA-1, TOE-GLA-4). Non puoi cominciare ciò che non puoi pagare, o che non cambierebbe nulla (TOE-GLA-8). La tua tecnologia visibile si può scartare in qualsiasi momento (TOE-TEC-2).
time-of-empires-ask-drawing = { $a ->
        [one] Pesca una tecnologia.
       *[other] Pesca tecnologie: ancora { $a }.
    }
    .help = Il tipo di ogni carta in cima è visibile; una pila vuota non dà nulla (TOE-DRA-1, TOE-DRA-2).
time-of-empires-ask-gaining = { $a ->
        [one] Prendi una risorsa.
       *[other] Prendi risorse: ancora { $a }.
    }
    .help = Le idee servono a scoprire, i mattoni a costruire; una scorta ne tiene sei per tipo (TOE-RES-2).
time-of-empires-ask-deploying = { $a ->
        [one] Schieramento: ancora un clan.
       *[other] Schieramento: ancora { $a } clan.
    }
    .help = Nella tua capitale, o in una città dove hai un clan; ce ne stanno quattro (TOE-CLA-1, TOE-CLA-2).
time-of-empires-ask-moving = { $a ->
        [one] Movimento: ne resta uno.
       *[other] Movimento: ne restano { $a }.
    }
    .help = Un movimento porta di un passo uno o due clan di un gruppo; un combattimento mette fine ai tuoi movimenti (TOE-CLA-4, TOE-CLA-5, TOE-CLA-8).
time-of-empires-ask-overrun = Muovi un gruppo; distrugge senza perdite i clan avversari che trova.
    .help = Uno o due clan vanno in un territorio adiacente (TOE-C209).
time-of-empires-ask-airlifting = Fai atterrare fino a due pedine in un territorio.
    .help = Due volte, in due territori diversi; dove ci sono clan avversari si combatte (TOE-C309).
time-of-empires-ask-bombarding = Bombarda un territorio accanto a una tua città.
    .help = Lì viene distrutto tutto, anche i tuoi pezzi (TOE-GLO-7).
time-of-empires-ask-discovering = Scopri una tecnologia della tua mano.
    .help = Copre ciò che sta sul tuo spazio Scoperta; il suo effetto si risolve subito, e ciò che non fai è perso (TOE-TEC-1).
time-of-empires-ask-site = Dove metti l’edificio?
    .help = Su un lotto libero di un territorio che occupi, ma non dove hai già un edificio dello stesso tipo (TOE-BUI-1, TOE-BUI-2).
time-of-empires-ask-free-building = Costruisci gratis.
    .help = Scegli un territorio che occupi con un lotto libero (TOE-GLO-4).
time-of-empires-ask-assembly = Costruisci gratis ciò che mostra la tua tecnologia visibile.
    .help = La carta si scarta; puoi rifarlo una volta con la successiva (TOE-C306).
time-of-empires-ask-to-wonder = Metti un erudito su una meraviglia.
    .help = Gli eruditi sulle meraviglie contano nel conteggio di quest’era (TOE-SCO-4).
time-of-empires-ask-to-leader = Metti un erudito su una tessera Effetto.
    .help = Chi ha più eruditi vince il leader; in parità vince chi sta più in basso (TOE-SCO-3).
time-of-empires-ask-copying = Quale tessera copi?
    .help = Risolvi il suo effetto come se il tuo erudito fosse andato lì (TOE-EFF-4).
time-of-empires-ask-other-glass = Risolvi l’azione dell’altra tua clessidra?
    .help = Il costo si paga come al solito; puoi anche rinunciare (TOE-EFF-9, TOE-GLA-2).
time-of-empires-ask-shifting = Sposta una clessidra su un’altra azione.
    .help = La clessidra non si gira, il suo tempo continua; la nuova azione si risolve (TOE-C203).
time-of-empires-ask-siege = Domini le terre attorno a una città: ci metti un clan?
    .help = Chi la teneva ritira i suoi clan; da una città puoi schierare e muovere (TOE-SCO-6, TOE-CLA-1).

## Names

time-of-empires-action-leader-technology = influenzare il leader della tecnologia
    .help = Metti un erudito sulla tessera della colonna e risolvine l’effetto (TOE-LEA-1).
time-of-empires-action-leader-expansion = influenzare il leader dell’espansione
    .help = Metti un erudito sulla tessera della colonna e risolvine l’effetto (TOE-LEA-1).
time-of-empires-action-leader-culture = influenzare il leader della cultura
    .help = Metti un erudito sulla tessera della colonna e risolvine l’effetto (TOE-LEA-1).
time-of-empires-action-leader-bonus = influenzare il leader bonus
    .help = Metti un erudito sulla tessera della colonna e risolvine l’effetto (TOE-LEA-1).
time-of-empires-action-wonder-1 = costruire la prima meraviglia
    .help = Mettici un erudito; conta alla fine dell’era (TOE-WON-1, TOE-SCO-4).
time-of-empires-action-wonder-2 = costruire la seconda meraviglia
    .help = Mettici un erudito; conta alla fine dell’era (TOE-WON-1, TOE-SCO-4).
time-of-empires-action-wonder-3 = costruire la terza meraviglia
    .help = Mettici un erudito; conta alla fine dell’era (TOE-WON-1, TOE-SCO-4).
time-of-empires-action-draw-left = pescare dalla plancia di sinistra
    .help = Pesca la carta in cima a una delle sue due pile (TOE-DRA-1).
time-of-empires-action-draw-right = pescare dalla plancia di destra
    .help = Pesca la carta in cima a una delle sue due pile (TOE-DRA-1).
time-of-empires-action-ideas = produrre idee
    .help = Tante quante sono le icone visibili (TOE-RES-1).
time-of-empires-action-bricks = produrre mattoni
    .help = Tanti quante sono le icone visibili (TOE-RES-1).
time-of-empires-action-deploy = schierare clan
    .help = Tanti quante sono le icone di clan visibili (TOE-CLA-1).
time-of-empires-action-move = muovere clan
    .help = Tanti movimenti quante sono le icone visibili (TOE-CLA-4).
time-of-empires-action-discover = scoprire una tecnologia
    .help = Paga idee e risolvi l’effetto (TOE-TEC-1).
time-of-empires-action-build = costruire un edificio
    .help = Paga mattoni e metti l’edificio della tua tecnologia visibile (TOE-BUI-1).

time-of-empires-column-technology = tecnologia
time-of-empires-column-expansion = espansione
time-of-empires-column-culture = cultura
time-of-empires-column-bonus = bonus

time-of-empires-side-draw = pescare una tecnologia
time-of-empires-side-moves = fino a 2 movimenti
time-of-empires-side-wonder = un erudito su una meraviglia
time-of-empires-side-copy = copiare un’altra tessera
time-of-empires-side-resources = guadagnare 2 risorse
time-of-empires-side-clans = schierare 2 clan
time-of-empires-side-other-glass = l’azione dell’altra tua clessidra
time-of-empires-side-leader = un erudito su un’altra tessera

time-of-empires-type-science = scienza
time-of-empires-type-construction = costruzione
time-of-empires-type-expansion = espansione
time-of-empires-type-culture = cultura

time-of-empires-building-observatory = osservatorio
time-of-empires-building-warehouse = magazzino
time-of-empires-building-mill = mulino
time-of-empires-building-theatre = teatro

time-of-empires-section-observatory = osservatori
time-of-empires-section-warehouse = magazzini
time-of-empires-section-mill = mulini
time-of-empires-section-theatre = teatri

time-of-empires-pile-left-1 = prima pila a sinistra
time-of-empires-pile-left-2 = seconda pila a sinistra
time-of-empires-pile-right-1 = prima pila a destra
time-of-empires-pile-right-2 = seconda pila a destra

time-of-empires-pace-none = per niente
time-of-empires-pace-real-time = in tempo reale
time-of-empires-pace-initiation = a turni

time-of-empires-resource-idea = un’idea
time-of-empires-resource-brick = un mattone

time-of-empires-points-destruction = Edifici distrutti
time-of-empires-points-bonus = Bonus di costruzione
time-of-empires-points-leaders = Leader
time-of-empires-points-wonders = Meraviglie
time-of-empires-points-culture = Cultura

time-of-empires-measure-points = Punti
time-of-empires-measure-buildings = Edifici costruiti
time-of-empires-measure-territories = Territori occupati
time-of-empires-measure-clans = Clan sulla mappa
time-of-empires-measure-scholars = Eruditi
time-of-empires-measure-leaders = Leader vinti
time-of-empires-measure-cards = Carte in mano

time-of-empires-tile-red-capital = la tessera capitale rossa
time-of-empires-tile-red-a = la prima tessera rossa
time-of-empires-tile-red-b = la seconda tessera rossa
time-of-empires-tile-green-capital = la tessera capitale verde
time-of-empires-tile-green-a = la prima tessera verde
time-of-empires-tile-green-b = la seconda tessera verde
time-of-empires-tile-yellow-capital = la tessera capitale gialla
time-of-empires-tile-yellow-a = la prima tessera gialla
time-of-empires-tile-yellow-b = la seconda tessera gialla
time-of-empires-tile-blue-capital = la tessera capitale blu
time-of-empires-tile-blue-a = la prima tessera blu
time-of-empires-tile-blue-b = la seconda tessera blu

time-of-empires-card-001 = Calcolo
    .help = Pesca 1 tecnologia.
time-of-empires-card-002 = Argilla
    .help = Guadagna 2 mattoni.
time-of-empires-card-003 = Cavalieri
    .help = Schiera 1 clan, poi fino a 2 movimenti.
time-of-empires-card-004 = Racconti
    .help = Crea 1 erudito.
time-of-empires-card-005 = Carte del cielo
    .help = Pesca 2 tecnologie.
time-of-empires-card-006 = Argilla
    .help = Guadagna 2 mattoni.
time-of-empires-card-007 = Piste
    .help = Fino a 2 movimenti.
time-of-empires-card-008 = Racconti
    .help = Crea 1 erudito.
time-of-empires-card-009 = Calcolo
    .help = Pesca 1 tecnologia.
time-of-empires-card-010 = Cava
    .help = Guadagna 1 idea e 3 mattoni.
time-of-empires-card-011 = Piste
    .help = Fino a 2 movimenti.
time-of-empires-card-012 = Racconti
    .help = Crea 1 erudito.
time-of-empires-card-013 = Calcolo
    .help = Pesca 1 tecnologia.
time-of-empires-card-014 = Argilla
    .help = Guadagna 2 mattoni.
time-of-empires-card-015 = Piste
    .help = Fino a 2 movimenti.
time-of-empires-card-016 = Grandi racconti
    .help = Crea fino a 2 eruditi.
time-of-empires-card-101 = Scrittura
    .help = Pesca 2 tecnologie.
time-of-empires-card-102 = Matematica
    .help = Scopri gratis 1 tecnologia.
time-of-empires-card-103 = Astronomia
    .help = Pesca 1 tecnologia, poi scoprine gratis 1.
time-of-empires-card-104 = Muratura
    .help = Guadagna 3 mattoni.
time-of-empires-card-105 = Moneta
    .help = Guadagna 2 idee e 2 mattoni.
time-of-empires-card-106 = Acquedotto
    .help = Costruisci gratis un mulino.
time-of-empires-card-107 = Allevamento
    .help = Fino a 3 movimenti.
time-of-empires-card-108 = Lavorazione del bronzo
    .help = Schiera fino a 2 clan.
time-of-empires-card-109 = Navigazione
    .help = Schiera fino a 2 clan, poi fino a 3 movimenti.
time-of-empires-card-110 = Mitologia
    .help = Crea 1 erudito, mettine 1 su una meraviglia.
time-of-empires-card-111 = Filosofia
    .help = Crea al massimo tanti eruditi quanti ne hai già creati.
time-of-empires-card-112 = Retorica
    .help = Crea 1 erudito, mettine 1 su una tessera Effetto.
time-of-empires-card-201 = Stampa
    .help = Pesca 3 tecnologie.
time-of-empires-card-202 = Università
    .help = Pesca fino ad avere 4 tecnologie in mano.
time-of-empires-card-203 = Orologio meccanico
    .help = Sposta una tua clessidra su un’altra azione senza girarla, e risolvila.
time-of-empires-card-204 = Gilde
    .help = Guadagna 3 idee e 3 mattoni.
time-of-empires-card-205 = Urbanistica
    .help = Guadagna 2 mattoni per ogni territorio con due tuoi edifici.
time-of-empires-card-206 = Volta gotica
    .help = Costruisci gratis un teatro.
time-of-empires-card-207 = Feudalesimo
    .help = Schiera fino a 3 clan, poi 1 movimento.
time-of-empires-card-208 = Staffa
    .help = Fino a 4 movimenti.
time-of-empires-card-209 = Polvere da sparo
    .help = Muovi un gruppo in un territorio adiacente e distruggi senza perdite i clan che vi si trovano.
time-of-empires-card-210 = Monachesimo
    .help = Crea fino a 2 eruditi.
time-of-empires-card-211 = Mecenatismo
    .help = Crea 1 erudito, mettine 1 su una tessera Effetto e 1 su una meraviglia.
time-of-empires-card-212 = Prospettiva
    .help = Crea 1 erudito, mettine fino a 2 su meraviglie.
time-of-empires-card-301 = Metodo scientifico
    .help = Pesca 2 tecnologie, poi scoprine gratis 1.
time-of-empires-card-302 = Elettricità
    .help = Scopri gratis 2 tecnologie.
time-of-empires-card-303 = Telegrafo
    .help = Pesca 4 tecnologie.
time-of-empires-card-304 = Macchina a vapore
    .help = Guadagna 5 idee e 5 mattoni.
time-of-empires-card-305 = Telaio d’acciaio
    .help = Costruisci gratis un edificio qualsiasi, su un lotto qualsiasi.
time-of-empires-card-306 = Catena di montaggio
    .help = Costruisci gratis l’edificio della tua tecnologia visibile, fino a 2 volte.
time-of-empires-card-307 = Ferrovie
    .help = Schiera fino a 3 clan, poi fino a 3 movimenti.
time-of-empires-card-308 = Artiglieria
    .help = Distruggi tutto in un territorio accanto a una tua città.
time-of-empires-card-309 = Aviazione
    .help = Fai atterrare fino a 2 pedine in un territorio e fino a 2 in un altro.
time-of-empires-card-310 = Scuola pubblica
    .help = Crea fino a 3 eruditi.
time-of-empires-card-311 = Esposizione universale
    .help = Crea fino a 2 eruditi, mettine fino a 2 su meraviglie.
time-of-empires-card-312 = Cinema
    .help = Crea fino a 2 eruditi, mettine fino a 2 su tessere Effetto.

time-of-empires-leader-L11 = Archimede
    .help = Produrre mattoni te ne dà 1 in più.
time-of-empires-leader-L12 = Ipazia
    .help = Produrre idee te ne dà 1 in più.
time-of-empires-leader-L13 = Alessandro
    .help = La tua azione di movimento ha 1 movimento in più.
time-of-empires-leader-L14 = Annibale
    .help = La tua azione di schieramento ha 1 clan in più.
time-of-empires-leader-L15 = Saffo
    .help = Crei 1 erudito in più nella preparazione e a ogni pianto.
time-of-empires-leader-L16 = Cleopatra
    .help = Ogni tua azione di leader e di meraviglia fa guadagnare anche 1 risorsa.
time-of-empires-leader-L21 = Leonardo da Vinci
    .help = Costruire ti costa 1 mattone in meno; puoi usare i lotti inaccessibili.
time-of-empires-leader-L22 = Gutenberg
    .help = Scoprire ti costa 1 idea in meno.
time-of-empires-leader-L23 = Gengis Khan
    .help = Hai 1 movimento gratuito dopo ogni azione di schieramento.
time-of-empires-leader-L24 = Giovanna d’Arco
    .help = Perdi 1 clan in meno in un combattimento che cominci, se non resta nessun difensore.
time-of-empires-leader-L25 = Shakespeare
    .help = 1 punto cultura in più per ogni teatro che hai costruito.
time-of-empires-leader-L26 = Lorenzo de’ Medici
    .help = La tua azione di meraviglia può mettere 1 erudito in più sulla meraviglia.
time-of-empires-leader-L31 = Marie Curie
    .help = 2 punti per ogni osservatorio che hai costruito.
time-of-empires-leader-L32 = Gustave Eiffel
    .help = 2 punti per ogni territorio con due o più tuoi edifici.
time-of-empires-leader-L33 = Napoleone
    .help = 1 punto per ogni territorio che occupi.
time-of-empires-leader-L34 = Simón Bolívar
    .help = 2 punti per ogni mulino che hai costruito.
time-of-empires-leader-L35 = Beethoven
    .help = 2 punti per ogni leader che hai.
time-of-empires-leader-L36 = Victor Hugo
    .help = 1 punto per ogni tuo erudito su meraviglie e tessere Effetto.

time-of-empires-wonder-W11 = Piramidi di Giza
    .help = Conta ogni magazzino che hai costruito.
time-of-empires-wonder-W12 = Biblioteca di Alessandria
    .help = Conta ogni osservatorio che hai costruito.
time-of-empires-wonder-W13 = Giardini pensili di Babilonia
    .help = Conta ogni campo che occupi.
time-of-empires-wonder-W14 = Colosseo
    .help = Conta ogni territorio con due tuoi clan.
time-of-empires-wonder-W21 = Grande Muraglia
    .help = Conta ogni mulino che hai costruito.
time-of-empires-wonder-W22 = Notre-Dame
    .help = Conta ogni teatro che hai costruito.
time-of-empires-wonder-W23 = Machu Picchu
    .help = Conta ogni montagna che occupi.
time-of-empires-wonder-W24 = Angkor Wat
    .help = Conta ogni foresta che occupi.
time-of-empires-wonder-W31 = Torre Eiffel
    .help = Conta ogni territorio con due o più tuoi edifici.
time-of-empires-wonder-W32 = Statua della Libertà
    .help = Conta ogni città, e la tua capitale, con un tuo clan.
time-of-empires-wonder-W33 = Canale di Suez
    .help = Conta ogni tessera di cui occupi un territorio.
time-of-empires-wonder-W34 = Palazzo di Cristallo
    .help = Conta ogni leader che hai.

## Refusals

time-of-empires-all-built = Hai costruito tutti gli edifici di questo tipo.
time-of-empires-another-action = Questa clessidra deve andare a un’altra azione.
time-of-empires-another-territory = Deve essere un altro territorio.
time-of-empires-another-tile = Deve essere un’altra tessera.
time-of-empires-both-spaces = Tieni già una delle due caselle di questa azione.
time-of-empires-building-waits = Un tuo edificio aspetta un lotto sulla sua carta.
time-of-empires-card-not-held = Non hai in mano questa tecnologia.
time-of-empires-city-held = Un altro giocatore ha clan in questa città.
time-of-empires-column-closed = Questa colonna non è in uso.
time-of-empires-deploy-where = I clan si schierano nella tua capitale, o in una città dove hai un clan.
time-of-empires-glass-runs = Questa clessidra scorre ancora.
time-of-empires-glass-stands-nowhere = Questa clessidra non sta ancora su nessuna azione.
time-of-empires-glass-used = Hai già usato questa clessidra in questo turno.
time-of-empires-limit = Scegli un numero inferiore alle tue icone Erudito che non sia già fissato, o tutti; per ora puoi fissarlo una volta sola.
time-of-empires-limit-again = Fissa un numero diverso da quello già fissato, inferiore alle icone di erudito a cui puoi arrivare, o tutti.
time-of-empires-no-choice-of-slots = Scegli il lotto inaccessibile dove puoi usarlo ed è libero anche un lotto aperto.
time-of-empires-no-pace = Un’era si gioca in tempo reale o a turni.
time-of-empires-no-result = Questa azione ora non avrebbe effetto.
time-of-empires-no-scholar = Non hai eruditi da mettere.
time-of-empires-no-slot = Non c’è un lotto libero che tu possa usare.
time-of-empires-no-such-wonder = Questa meraviglia non è in gioco, o non è quella di cui si tratta.
time-of-empires-no-visible-card = Non hai una tecnologia visibile.
time-of-empires-no-way-into-capital = I clan non possono muovere in una capitale; lì si schierano.
time-of-empires-not-adjacent = Questi spazi non sono adiacenti.
time-of-empires-not-in-play = Questa azione non è in gioco.
time-of-empires-not-occupied = Non occupi questo territorio.
time-of-empires-nothing-there = Non c’è nulla da distruggere.
time-of-empires-other-board = Questa pila sta sull’altra plancia delle Tecnologie.
time-of-empires-other-building = La tecnologia permette un altro edificio.
time-of-empires-other-city = Si tratta di un’altra città.
time-of-empires-other-glass-elsewhere = L’altra tua clessidra è stata messa per ultima su un’altra azione.
time-of-empires-other-glass-twice = L’azione dell’altra clessidra si risolve una volta sola.
time-of-empires-out-of-reach = Questo territorio non è accanto a una città dove hai un clan.
time-of-empires-own-space-taken = L’altra tua clessidra tiene questa casella.
time-of-empires-pile-empty = Questa pila è vuota.
time-of-empires-piles-empty = Entrambe le pile di questa plancia sono vuote.
time-of-empires-reserve-empty = La tua riserva non ha abbastanza pedine.
time-of-empires-same-building = Lì hai già un edificio di questo tipo.
time-of-empires-section-taken = Su questa sezione c’è già un segnalino Bonus.
time-of-empires-space-full = Non c’è posto per tanti clan.
time-of-empires-space-taken = Entrambe le caselle di questa azione sono prese.
time-of-empires-start-at-home = Scegli per il tuo primo clan uno dei tre territori della tua tessera capitale.
time-of-empires-stock-full = La tua scorta non può tenerne di più.
time-of-empires-territory-only = Il gruppo deve andare in un territorio.
time-of-empires-too-few-bricks = Hai troppo pochi mattoni.
time-of-empires-too-few-clans = Lì non hai tanti clan.
time-of-empires-too-few-ideas = Hai troppo poche idee.
time-of-empires-too-many-pawns = Puoi far atterrare una o due pedine, fin dove basta la riserva.
time-of-empires-too-many-scholars = Adesso non puoi creare tanti eruditi.
time-of-empires-two-at-once = Si possono muovere al massimo due clan insieme.

time-of-empires-before-gong = Le clessidre si girano solo durante un’era, da un gong all’altro.
time-of-empires-after-gong = Il gong è suonato: in quest’era non si gira più nessuna clessidra.
time-of-empires-finish-first = Prima finisci l’azione che hai iniziato.
time-of-empires-not-your-turn = È il turno di un altro giocatore.
time-of-empires-no-turns = In tempo reale non ci sono turni da finire.
time-of-empires-takes-start = Si fa una volta sola, prima della prima era.
time-of-empires-takes-preparation = Si sceglie prima che inizi un’era.
time-of-empires-takes-cry = Gli eruditi si creano prima di un’era, ai pianti o con l’effetto di una tecnologia.
time-of-empires-takes-card = Lo permette solo l’effetto di una tecnologia.
time-of-empires-takes-pause = Si imposta in tempo reale, ogni volta che ti viene chiesto qualcosa tra due azioni.
time-of-empires-takes-draw = Per pescare, gira una clessidra su una plancia delle Tecnologie.
time-of-empires-takes-production = Per ottenere idee o mattoni, gira una clessidra su Idee o su Mattoni.
time-of-empires-takes-deploy = Per portare qui dei clan, gira una clessidra su Schierare.
time-of-empires-takes-move = Per muovere i clan, gira una clessidra su Muovere.
time-of-empires-takes-discover = Per scoprirla, gira una clessidra su Scoprire.
time-of-empires-takes-build = Per costruire qui, gira una clessidra su Costruire.
time-of-empires-takes-wonder = Per mettere lì un erudito, gira una clessidra sulla meraviglia.
time-of-empires-takes-leader = Per mettere lì un erudito, gira una clessidra sul leader.
time-of-empires-takes-tile = Lo permette solo l’effetto della tessera di un leader.
time-of-empires-takes-siege = Un clan entra in una città assediata solo al conteggio di un’era, ed è di chi domina le terre intorno.
time-of-empires-no-siege-of-capital = Le capitali non possono essere assediate.

## Schermo

time-of-empires-screen-map = Il tabellone centrale. Le frecce vanno da un luogo all’altro, Pag giù e Pag su a quelli che si possono scegliere.
time-of-empires-screen-names = Mostra i nomi dei luoghi
time-of-empires-screen-can = { $part }. Si può scegliere.
time-of-empires-screen-chosen = { $part }. Scelto.
time-of-empires-screen-territory = { $space }, { $terrain }
time-of-empires-screen-city = Città { $space }
time-of-empires-screen-capital = Capitale { $space } di { $player }
time-of-empires-screen-field = campo
time-of-empires-screen-forest = foresta
time-of-empires-screen-mountain = montagna
time-of-empires-screen-clans-of = { $count } clan di { $player }
time-of-empires-screen-building-of = { $building } di { $player }
time-of-empires-screen-free-slots = { $count ->
        [0] nessun lotto libero
        [one] 1 lotto libero
       *[other] { $count } lotti liberi
    }
time-of-empires-screen-how-many = Quanti clan?
time-of-empires-screen-show-boards = Plance
time-of-empires-screen-show-map = Alla mappa
time-of-empires-screen-ticker = Che cosa hanno fatto gli altri
time-of-empires-screen-age = Era { $age ->
        [1] I
        [2] II
       *[other] III
    }
time-of-empires-screen-clock = Ancora { $time } in quest’era
time-of-empires-screen-next-cry = Pianto del bambino tra { $time }
time-of-empires-screen-gong-in = Gong tra { $time }
time-of-empires-screen-count-in = L’era comincia tra { $seconds } s
time-of-empires-screen-phase-setup = Preparazione del gioco
time-of-empires-screen-phase-preparation = Preparazione
time-of-empires-screen-phase-count-in = Tenetevi pronti
time-of-empires-screen-phase-action = Azioni
time-of-empires-screen-phase-finish = Finite ciò che avete cominciato
time-of-empires-screen-phase-scoring = Conteggio
time-of-empires-screen-clock-stands = l’orologio è fermo
time-of-empires-screen-phase-over = La partita è finita
time-of-empires-screen-step-clan = Primo clan
time-of-empires-screen-step-pace = Come giocare
time-of-empires-screen-step-boards = Nuove plance
time-of-empires-screen-step-scholars = Eruditi
time-of-empires-screen-step-token = Segnalino Bonus
time-of-empires-screen-step-action = L’era comincia
time-of-empires-screen-round = Round { $round } di { $rounds }
time-of-empires-screen-turn = Tocca a { $player }
time-of-empires-screen-first = Primo giocatore: { $player }
time-of-empires-screen-wait-count-in = L’era { $age ->
        [1] I
        [2] II
       *[other] III
    } comincia al gong.
time-of-empires-screen-wait-glasses = Le tue due clessidre scorrono.
time-of-empires-screen-wait-finish = Il gong è suonato. Gli altri finiscono le loro azioni.
time-of-empires-screen-glasses = Le tue clessidre
time-of-empires-screen-glass-runs = Clessidra { $glass }: ancora { $seconds } { $seconds ->
        [one] secondo
       *[other] secondi
    }, { $action }
time-of-empires-screen-glass-free = Clessidra { $glass }: pronta da girare
time-of-empires-screen-glass-rests = Clessidra { $glass }: ferma
time-of-empires-screen-ready = pronta
time-of-empires-screen-rests = ferma
time-of-empires-screen-free = libera
time-of-empires-screen-again = Ancora una volta: { $action }
time-of-empires-screen-last = Ultima azione: { $action }
time-of-empires-screen-spaces = Caselle azione
time-of-empires-screen-space = { $action }
time-of-empires-screen-space-can = { $action }. Si può scegliere
time-of-empires-screen-holds = Qui c’è una clessidra di { $player }
time-of-empires-screen-own-board = La tua plancia
time-of-empires-screen-ideas = Idee
time-of-empires-screen-bricks = Mattoni
time-of-empires-screen-discover = Scoprire
time-of-empires-screen-deploy = Schierare
time-of-empires-screen-move = Muovere
time-of-empires-screen-build = Costruire
time-of-empires-screen-gives-ideas = { $count ->
        [one] Dà 1 idea
       *[other] Dà { $count } idee
    }
time-of-empires-screen-gives-bricks = { $count ->
        [one] Dà 1 mattone
       *[other] Dà { $count } mattoni
    }
time-of-empires-screen-gives-clans = { $count ->
        [one] Fino a 1 clan
       *[other] Fino a { $count } clan
    }
time-of-empires-screen-gives-moves = { $count ->
        [one] Fino a 1 movimento
       *[other] Fino a { $count } movimenti
    }
time-of-empires-screen-costs-ideas = { $count ->
        [one] Costa almeno 1 idea
       *[other] Costa almeno { $count } idee
    }
time-of-empires-screen-costs-bricks = { $count ->
        [one] Costa 1 mattone
       *[other] Costa { $count } mattoni
    }
time-of-empires-screen-section = Sezione { $building }: { $built } di { $most }
time-of-empires-screen-token = Segnalino Bonus da { $value }
time-of-empires-screen-token-laid = Segnalino Bonus posato
time-of-empires-screen-of = { $what }: { $count } di { $most }
time-of-empires-screen-scholars = eruditi
time-of-empires-screen-scholars-help = Eruditi creati: costruiscono le meraviglie e influenzano i leader.
time-of-empires-screen-reserve = in riserva
time-of-empires-screen-reserve-help = Pedine in riserva: diventano clan o eruditi.
time-of-empires-screen-cards = carte in mano
time-of-empires-screen-kept = edifici distrutti tenuti
time-of-empires-screen-cry-creates = Eruditi al prossimo pianto
time-of-empires-screen-limit-scholars = Massimo di eruditi da creare a un pianto
time-of-empires-screen-all-scholars = tutti
time-of-empires-screen-discovered = Scoperta
time-of-empires-screen-none-discovered = Nessuna tecnologia scoperta
time-of-empires-screen-discard = Scartare
time-of-empires-screen-waits = L’edificio aspetta un lotto: { $building }
time-of-empires-screen-hand = Mano
time-of-empires-screen-empty-hand = Nessuna carta in mano
time-of-empires-screen-card = { $card }. { $text } { $price }
time-of-empires-screen-price-discover = { $ideas ->
        [one] Scoprirla costa 1 idea.
       *[other] Scoprirla costa { $ideas } idee.
    }
time-of-empires-screen-price-build = { $bricks ->
        [one] Il suo edificio ({ $building }) costa 1 mattone.
       *[other] Il suo edificio ({ $building }) costa { $bricks } mattoni.
    }
time-of-empires-screen-cost-discover = Idee per scoprirla
time-of-empires-screen-cost-build = Mattoni per il suo edificio
time-of-empires-screen-reconstructed = Ricostruito: i valori stampati non sono noti.
time-of-empires-screen-leaders = Leader
time-of-empires-screen-wonders = Meraviglie
time-of-empires-screen-technologies = Tecnologie
time-of-empires-screen-left = Sinistra
time-of-empires-screen-right = Destra
time-of-empires-screen-draw = Pescare
time-of-empires-screen-pile = { $pile }: { $type } in cima, ne restano { $count }
time-of-empires-screen-pile-empty = { $pile }: vuota
time-of-empires-screen-scholar-of = un erudito di { $player }
time-of-empires-screen-gong-begins = Gong: comincia l’era { $age ->
        [1] I
        [2] II
       *[other] III
    }
time-of-empires-screen-gong-begins-text = Le tue due clessidre sono libere.
time-of-empires-screen-gong-ends = Gong: l’era { $age ->
        [1] I
        [2] II
       *[other] III
    } è finita
time-of-empires-screen-gong-ends-text = Nessuna clessidra si gira più; finite le azioni cominciate.
time-of-empires-screen-gong-scored = Ora si contano i punti dell’era; l’orologio è fermo.
time-of-empires-screen-cry = Piange un bambino
time-of-empires-screen-cry-text = { $count ->
        [0] Non crei nessun erudito.
        [one] Crei 1 erudito.
       *[other] Crei { $count } eruditi.
    }
time-of-empires-screen-cry-all = Tutti creano eruditi.
time-of-empires-screen-alarm = Allarme
time-of-empires-screen-alarm-entered = { $player } entra nel tuo territorio { $space }.
time-of-empires-screen-alarm-fought = { $player } ti attacca in { $space }.
time-of-empires-screen-lost = Tempo scaduto
time-of-empires-screen-lost-text = Il resto della tua azione è perduto.
time-of-empires-screen-scoring = Conteggio dell’era { $age ->
        [1] I
        [2] II
       *[other] III
    }
time-of-empires-screen-this-age = Quest’era
time-of-empires-screen-in-all = In tutto
time-of-empires-screen-say-column = Colonna { $column }: { $leader }; tessera: { $effect }; eruditi dal basso: { $scholars }
time-of-empires-screen-say-wonder = { $wonder }: { $counts } Eruditi dal basso: { $scholars }
time-of-empires-screen-say-player = { $player }: idee { $ideas }, mattoni { $bricks }, eruditi { $scholars }, riserva { $reserve }, carte { $cards }, edifici costruiti { $built }

## Scene, minacce e ciò che incalza

time-of-empires-stage-clans = Clan
time-of-empires-stage-lost = Persi
time-of-empires-stage-left = Restano
time-of-empires-stage-fight = Scontro in { $space }
time-of-empires-stage-one-for-one = Ogni clan attaccante distrugge un difensore e si perde con lui.
time-of-empires-stage-spared = Ogni clan attaccante distrugge un difensore; un leader risparmia un attaccante.
time-of-empires-stage-without-loss = I difensori vengono distrutti senza perdite.
time-of-empires-stage-taken = { $count ->
        [one] { $player } prende { $space }: vi resta 1 clan.
       *[other] { $player } prende { $space }: vi restano { $count } clan.
    }
time-of-empires-stage-held = { $count ->
        [one] { $player } tiene { $space } con 1 clan.
       *[other] { $player } tiene { $space } con { $count } clan.
    }
time-of-empires-stage-nobody = In { $space } non resta nessun clan.
time-of-empires-stage-bombed = Bombardamento di { $space }
time-of-empires-stage-bombed-text = Tutto viene distrutto; i clan tornano nelle riserve.
time-of-empires-stage-buildings = Edifici
time-of-empires-stage-territories = Territori
time-of-empires-stage-kept = { $count ->
        [0] { $player } non tiene nessun edificio.
        [one] { $player } tiene 1 edificio: 3 punti a ogni conteggio.
       *[other] { $player } tiene { $count } edifici: 3 punti ciascuno a ogni conteggio.
    }
time-of-empires-stage-siege = Assedio di { $space }
time-of-empires-stage-siege-text = Chi ha più territori attorno alla città; in parità più edifici, poi più clan attorno e dentro.
time-of-empires-stage-siege-won = { $player } mette un clan in { $space }.
time-of-empires-stage-goes-home = { $count ->
        [one] 1 clan torna a casa
       *[other] { $count } clan tornano a casa
    }
time-of-empires-stage-wins = vince { $leaders }
time-of-empires-stage-ahead = { $count ->
        [one] { $players } è in testa con { $points } punti.
       *[other] { $players } sono in testa con { $points } punti ciascuno.
    }
time-of-empires-stage-created = Creati
time-of-empires-stage-waiting = Da collocare
time-of-empires-threat-raid = { $count ->
        [one] Clan di { $player } stanno sul tuo edificio in { $space }: sarà distrutto al conteggio.
       *[other] Clan di { $player } stanno sui tuoi { $count } edifici in { $space }: saranno distrutti al conteggio.
    }
time-of-empires-threat-waiting = Il tuo { $building } aspetta un lotto: fino ad allora non puoi scoprire né costruire.
time-of-empires-screen-idle = ferma: { $seconds } s
time-of-empires-screen-idle-said = La clessidra { $glass } è libera da { $seconds } secondi.
time-of-empires-screen-short-leader = { $column ->
        [technology] Tecnologia
        [expansion] Espansione
        [culture] Cultura
       *[other] Bonus
    }
time-of-empires-screen-short-wonder = Meraviglia { $place ->
        [1] I
        [2] II
       *[other] III
    }
time-of-empires-screen-short-left = Pesca sinistra
time-of-empires-screen-short-right = Pesca destra
time-of-empires-screen-price-ideas = { $count ->
        [one] 1 idea
       *[other] { $count } idee
    }
time-of-empires-screen-price-bricks = { $count ->
        [one] 1 mattone
       *[other] { $count } mattoni
    }
time-of-empires-screen-draw-type = Pesca una carta dalla { $pile }: { $type }
time-of-empires-screen-leave-city = Lascia la città com’è
time-of-empires-screen-leave-glass = Farne a meno
time-of-empires-screen-warn-glass = La clessidra { $glass } non è stata usata in questo turno.
time-of-empires-screen-warn-unmoved = Nessun clan è stato spostato: la clessidra andrebbe sprecata.
time-of-empires-screen-warn-undeployed = Nessun clan è stato schierato: la clessidra andrebbe sprecata.
time-of-empires-screen-warn-undiscovered = Nessuna tecnologia è scelta: la scoperta andrebbe persa.
time-of-empires-screen-warn-unused = Non hai scelto nulla: ciò che l’azione dà ancora andrebbe perso.
time-of-empires-screen-ask-action = Clessidra { $glass }: per quale azione?
time-of-empires-screen-ask-siege = Domini le terre attorno alla città { $city }: ci metti un clan?
time-of-empires-screen-count-scholars = { $count ->
        [one] erudito
       *[other] eruditi
    }

## Disegni

time-of-empires-draw-waits = { $building } in attesa
time-of-empires-draw-kept = { $count ->
        [one] 1 edificio distrutto conservato
       *[other] { $count } edifici distrutti conservati
    }
time-of-empires-draw-laid = Segnalino posato: { $section }
time-of-empires-draw-gains = Otterresti: idee +{ $ideas }, mattoni +{ $bricks }, clan { $clans }, movimenti { $moves }, eruditi al pianto { $scholars }, cultura { $culture }
time-of-empires-draw-slot = lotto
time-of-empires-draw-closed = lotto inaccessibile
time-of-empires-draw-city = città
time-of-empires-draw-capital = capitale
time-of-empires-draw-glass = clessidra
time-of-empires-draw-visible = tecnologia visibile
time-of-empires-draw-token = costruiti × segnalino bonus
time-of-empires-draw-costs = idee/mattoni
time-of-empires-draw-description = { $tiles } tessere, { $seats } posti.

## Visita guidata

time-of-empires-tour-first-glasses = Le prime clessidre
    .intro = Una partita ha tre ere, ognuna con un conteggio alla fine, e vince chi ha più punti. I punti vengono dalle meraviglie dove stanno i tuoi eruditi, dagli edifici usciti dalla tua plancia, dagli edifici altrui che i tuoi clan distruggono e dalla cultura. Un’era si gioca contro il tempo, o a turni come questa, con tutto il tempo che vuoi. La tua capitale sta sulla tessera H0, quella di B su H3.
time-of-empires-tour-pawn = Metti il tuo primo clan in uno dei tre territori attorno alla capitale. Si costruisce solo dove si occupa. Prendi la montagna.
time-of-empires-tour-scholar = Si creano tanti eruditi quante icone Erudito mostra la plancia: uno. Gli eruditi conquistano leader e innalzano meraviglie.
time-of-empires-tour-token = In ogni era metti un segnalino Bonus su una sezione della tua plancia. A questo conteggio e a tutti i seguenti dà il suo valore, 1 in quest’era, per ogni edificio uscito dalla sezione. Mettilo sui magazzini, e costruisci magazzini.
time-of-empires-tour-ideas = Nel tuo turno usi le due clessidre, una dopo l’altra. Gira la prima su Produrre idee: un’idea per ogni icona in vista. Fanno due.
time-of-empires-tour-discover = Le idee pagano le scoperte. Gira la seconda clessidra su Scoprire; la sua casella è sulla tua plancia, dove nessuno ti intralcia.
time-of-empires-tour-card = Questa tecnologia costa un’idea e dà subito due mattoni. Resta in vista, e il suo tipo, costruzione, dice che cosa permette di costruire: un magazzino.
time-of-empires-tour-end-turn = Le due clessidre restano dove sono fino al tuo prossimo turno e tengono le loro caselle. In tempo reale si esaurirebbero dopo mezzo minuto e sarebbero di nuovo tue.
time-of-empires-tour-building = Mattoni ed eruditi
    .intro = Round 2. Hai tre mattoni e una tecnologia in vista: tutto ciò che serve a un edificio. B ha messo un erudito sulla tessera della tecnologia.
time-of-empires-tour-build = Costruire: paga tre mattoni e metti il magazzino su un lotto libero di un territorio che occupi. Ce n’è uno solo, quindi non ti si chiede nulla. La carta è spesa, e dove stava il magazzino appare una seconda icona Mattone.
time-of-empires-tour-draw = Le altre plance sono di tutti. Ogni loro azione ha due caselle. Pescare dà la carta in cima a una delle due pile.
time-of-empires-tour-pile = I dorsi mostrano i tipi. Prendi costruzione: per un altro magazzino serve un’altra tecnologia di quel tipo.
time-of-empires-tour-drawn = È l’Acquedotto: un mulino gratis per quattro idee. B ne ha visto solo il dorso, e tutti vedono il tipo che ora sta in cima.
time-of-empires-tour-bricks = La seconda icona rende già: due mattoni invece di uno.
time-of-empires-tour-leader = Metti il tuo erudito sulla tessera Effetto del leader della tecnologia. La tessera agisce subito; questa dà due risorse. Al conteggio il leader va a chi vi ha più eruditi.
time-of-empires-tour-resources = L’Acquedotto costa quattro idee e tu ne hai una. Prendi idee, due volte.
time-of-empires-tour-lowest = Un erudito ciascuno su questa tessera. In parità vince chi sta più in basso, ed è quello di B. Tienilo a mente.
time-of-empires-tour-clans = Clan e una meraviglia
    .intro = Round 4. Le pedine della riserva diventano clan sulla mappa. I clan tengono la terra, la terra porta gli edifici, e chi domina attorno a una città la prende.
time-of-empires-tour-deploy = Schierare porta tanti clan quante icone Clan mostra la plancia, per ora uno, nella capitale o in una città dove hai un clan.
time-of-empires-tour-move = Un passo per ogni icona Movimento. Dalla capitale i clan vanno in uno dei suoi territori; non vi rientrano mai.
time-of-empires-tour-forest = Nella foresta. Ora occupi due territori, e ciascuno può portare un tuo edificio di ogni tipo.
time-of-empires-tour-four-ideas = Un’altra idea e sono quattro. Una casella della tua plancia può servire round dopo round; su una plancia comune l’azione deve cambiare.
time-of-empires-tour-aqueduct = L’Acquedotto prende tutte e quattro le idee. Il suo effetto è immediato: un mulino, senza mattoni.
time-of-empires-tour-mill = Scegli un territorio con un lotto libero. Metti il mulino nella foresta.
time-of-empires-tour-icons = Il mulino ha scoperto una seconda icona Clan e una seconda icona Movimento. D’ora in poi le due azioni valgono il doppio.
time-of-empires-tour-creation = Dopo i round 5 e 10 tutti creano eruditi; in tempo reale lo fa il pianto di un bambino a tre e a sei minuti. Poi cambia il primo giocatore: B comincia i cinque round seguenti.
time-of-empires-tour-wonder = Un erudito su una meraviglia per ora non fa nulla. Al conteggio le Piramidi di Giza contano i magazzini: due punti per magazzino a chi vi ha più eruditi, uno agli altri presenti. B era qui prima di te.
time-of-empires-tour-stock = La tua scorta tiene al massimo sei idee e sei mattoni; il resto va perso. Due mattoni, adesso.
time-of-empires-tour-war = In terra straniera
    .intro = Round 10. Hai costruito un secondo magazzino, grazie all’Acquedotto, e mandato clan lontano. Il clan di B ha appena lasciato la foresta della sua capitale, dove sta un osservatorio.
time-of-empires-tour-march = Due movimenti. Un clan può farli entrambi, o due gruppi uno ciascuno.
time-of-empires-tour-enter = Qui c’è solo un edificio di B, quindi niente scontro. I clan che al conteggio stanno sugli edifici di un altro li distruggono, per tre punti ciascuno.
time-of-empires-tour-meanwhile = La seconda clessidra: un’idea non è mai di troppo.
time-of-empires-tour-second-creation = Il round 10 è finito: un erudito a te, due a B, che ha un teatro. Sei di nuovo il primo giocatore.
time-of-empires-tour-groups = Due movimenti per due gruppi: un clan lascia la capitale per il campo, così potrai costruirvi.
time-of-empires-tour-mountain = L’altro prosegue verso la montagna: vi stanno due edifici di B, sei punti se vi resta.
time-of-empires-tour-majority = Il tuo secondo erudito sulla tessera della tecnologia. B ne ha uno: così come stanno le cose il leader è tuo.
time-of-empires-tour-danger = Il tuo clan è solo tra gli edifici di B, e tocca a B. Guarda che cosa succede.
time-of-empires-tour-scoring = Gli ultimi round
    .intro = Uno scontro: ogni attaccante distrugge un clan e va perso anche lui, quindi sono spariti entrambi. Da allora hai costruito un teatro sul campo e messo un terzo erudito sulla tessera della tecnologia. Round 14: in tempo reale ora la musica accelererebbe.
time-of-empires-tour-again = L’osservatorio di B è di nuovo senza clan. Due movimenti ora e due nell’ultimo round portano fin là.
time-of-empires-tour-masonry = La Muratura dà tre mattoni, di cui la tua scorta ne tiene ancora due, e permette un terzo magazzino.
time-of-empires-tour-last-march = L’ultimo round dell’era. Avanza fino alla foresta di B.
time-of-empires-tour-stand = Qui il tuo clan resta: B gioca dopo di te, ma ciò che ha vicino è occupato altrove.
time-of-empires-tour-last-building = Un terzo magazzino vale due punti: uno per il segnalino Bonus, uno per le Piramidi.
time-of-empires-tour-field = Due dei tuoi territori hanno già un magazzino, e nessuno può portarne un secondo. Il campo è libero.
time-of-empires-tour-over = Il tuo ultimo turno. Quando B avrà giocato si conta l’era, passo per passo.
time-of-empires-tour-siege = L’osservatorio ha dato 3 punti, il segnalino 3, le Piramidi 3, e Archimede è tuo fino alla fine: un mattone in più ogni volta. Per ultimi gli assedi: domini attorno a questa città, mettici un clan.
time-of-empires-tour-end = Nove a cinque dopo la prima di tre ere. Le prossime portano nuove tecnologie, nuovi leader e altre meraviglie. Contro il tempo le azioni sono le stesse; solo che nessuno ti aspetta, e chi è svelto ne fa di più.

## Era di allenamento

time-of-empires-practice-start = Metti il tuo primo clan in un territorio illuminato della capitale. Dove hai un clan o un edificio puoi costruire.
    .phone = Tocca un territorio illuminato della capitale: lì va il tuo primo clan.
time-of-empires-practice-creating = Gli eruditi vengono dalla tua riserva, quanti ne mostra la plancia. Andranno ai leader e alle meraviglie. Creane più che puoi.
    .phone = Crea più eruditi che puoi: andranno ai leader e alle meraviglie.
time-of-empires-practice-token = Metti il segnalino Bonus sulla sezione da cui costruirai di più. Conta per ogni edificio che ne è uscito, a questo conteggio e a tutti i seguenti.
    .phone = Scegli la sezione da cui costruirai di più: ogni edificio uscito conta.
time-of-empires-practice-count-in = Il gong sta per suonare. Hai due clessidre. Girane una e agisci subito; torna tua quando la sabbia è finita.
    .phone = Presto suona il gong. Gira una clessidra e agisci subito; torna tua a sabbia finita.
time-of-empires-practice-first = Gira una clessidra: fai clic su di essa, o premi 1, poi su una casella illuminata. Produrre idee è un buon inizio: pagano le scoperte.
    .phone = Tocca una clessidra, poi una casella illuminata. Le idee sono un buon inizio: pagano le scoperte.
time-of-empires-practice-second = L’altra clessidra è libera, non farla aspettare. Pesca una tecnologia: la sua casella sta su una plancia comune, dove trovano posto due giocatori diversi.
    .phone = L’altra clessidra è libera: su «Pesca sinistra» o «Pesca destra» dà una tecnologia.
time-of-empires-practice-running = Le due clessidre scorrono: c’è tempo per guardare. In mezzo la mappa, a destra leader, meraviglie e tecnologie, sotto la tua plancia con ciò che ogni azione dà ora. L’arco è l’era; ai suoi segni piange un bambino.
    .phone = Le due clessidre scorrono: guarda. Leader, meraviglie ed era sono dietro «Plance».
time-of-empires-practice-cry = Il bambino ha pianto: tutti hanno ricevuto eruditi. Sulla tessera di un leader un erudito ne dà subito l’effetto, e il leader va a chi alla fine ne ha di più. Su una meraviglia vale al conteggio.
    .phone = Il bambino ha pianto: nuovi eruditi. Mettili su leader e meraviglie; la maggioranza vince il leader.
time-of-empires-practice-late = L’ultimo minuto. Dal gong in poi nessuna clessidra si gira; ciò che è cominciato si può finire. Spendi ciò che andrebbe perso.
    .phone = L’ultimo minuto: spendi ciò che andrebbe perso. Dopo il gong nessuna clessidra si gira.
time-of-empires-practice-finish = Il gong! Nessuna clessidra si gira più. Finisci ciò che è aperto, hai qualche secondo, poi si conta l’era.
    .phone = Il gong! Finisci ciò che è aperto: qualche secondo, poi si conta l’era.
time-of-empires-practice-siege = Chi tiene più territori attorno a una città può metterci un clan. Poi vi si potranno schierare altri clan.
    .phone = Hai più terre attorno a questa città: mettici un clan, altri potranno seguire.
time-of-empires-practice-scoring = I punti si contano passo per passo: edifici distrutti, segnalini Bonus, leader, meraviglie, cultura, e infine le città.
    .phone = I punti si contano passo per passo, le città per ultime.
time-of-empires-practice-drawing = Prendi la carta in cima a una pila illuminata. Il dorso dice il tipo: scienza, costruzione, espansione o cultura.
    .phone = Prendi la carta in cima a una pila illuminata; il dorso dice il tipo.
time-of-empires-practice-discovering = Scegli una carta che puoi pagare. Il suo effetto è immediato, e il suo tipo dice quale edificio permetterà di costruire.
    .phone = Scegli una carta che puoi pagare. Il suo tipo dice che cosa potrai costruire.
time-of-empires-practice-site = Scegli dove starà l’edificio. In un territorio ce ne sta uno per tipo, e clan altrui lo distruggerebbero al conteggio.
    .phone = Scegli dove va: un edificio per tipo in ogni territorio.
time-of-empires-practice-moving = Fai clic su un tuo gruppo e poi dove deve andare. La terra senza clan altrui si prende senza scontro.
    .phone = Tocca un tuo gruppo, poi dove va. La terra libera si prende senza scontro.
time-of-empires-practice-discover = Scopri una tecnologia con le tue idee: una clessidra su Scoprire, poi una carta della tua mano.
time-of-empires-practice-bricks = La tecnologia in vista può diventare un edificio, ma mancano mattoni. Producine.
time-of-empires-practice-build = Hai i mattoni: costruisci ciò che la tua tecnologia permette. Ogni edificio scopre un’icona migliore sulla plancia.
    .phone = Hai i mattoni: costruisci ciò che la tua tecnologia permette.
time-of-empires-practice-scholar = Un erudito aspetta sulla tua plancia. Mettilo su un leader o sulla meraviglia, con una clessidra su una di queste caselle.
    .phone = Un erudito aspetta: metti una clessidra su un leader o sulla meraviglia.
time-of-empires-practice-deploy = Porta altra gente: schiera clan nella capitale.
time-of-empires-practice-move = Manda fuori i clan della capitale, così c’è più terra su cui costruire.
time-of-empires-practice-go-on = Tieni in moto le due clessidre: scopri, costruisci, avanza, colloca gli eruditi. Un’azione ripetuta è un clic sotto la sua clessidra.
    .phone = Tieni in moto le due clessidre. Tocca sotto una clessidra per ripetere la sua azione.
time-of-empires-practice-end = Questa era un’era, con il suo conteggio. Ne seguirebbero altre due, con carte migliori e altre meraviglie. Gioca ancora, o fermati qui e conta.
    .phone = Questa era un’era; ne seguirebbero altre due. Gioca ancora, o fermati qui e conta.

## La pagina che insegna

time-of-empires-teach-aim = Costruisci un impero in tre ere di nove minuti, contro il tempo. Vince chi ha più punti dopo il terzo conteggio.
time-of-empires-teach-turn = Si gioca tutti insieme. Hai due clessidre e le giri più spesso che puoi. Un’era si può giocare anche a turni, senza orologio.
time-of-empires-teach-glass = Gira una clessidra su un’azione: succede subito. Dopo mezzo minuto la clessidra è di nuovo tua.
time-of-empires-teach-goods = Produrre idee e mattoni: pagano quasi tutto.
time-of-empires-teach-discover = Pescare tecnologie e scoprirle con le idee.
time-of-empires-teach-build = Costruire con i mattoni ciò che permette una tecnologia scoperta; ogni edificio migliora una tua azione.
time-of-empires-teach-clans = Schierare clan e muoverli: per avere terra su cui costruire, e combattere per averla.
time-of-empires-teach-scholars = Mandare eruditi dai leader, che aiutano per sempre, e sulle meraviglie.
time-of-empires-teach-points = Dopo ogni era l’orologio si ferma e si contano i punti.
time-of-empires-teach-destroyed = 3 per ogni edificio altrui che i tuoi clan hanno distrutto.
time-of-empires-teach-bonus = I tuoi segnalini Bonus: il loro valore per ogni edificio uscito dalla sezione su cui stanno.
time-of-empires-teach-wonders = Meraviglie: ogni volta che la condizione è soddisfatta, 2 punti a chi ci ha più eruditi, 1 agli altri.
time-of-empires-teach-culture = La cultura che mostra la tua plancia.
time-of-empires-teach-end = Dopo la terza era e il suo conteggio. In parità vince chi ha più edifici sulla mappa.
