# Rise & Fall in Italian. Keys: do- moves, event- what came of them, ask- decisions, then names, then refusals.
# $a and $b of a decision are the numbers that its step counts with. Among the pieces the town (città) and the ship (nave) are feminine.

## Moves. The attributes named like a field ask for that field alone; .help says what the move does.

rise-and-fall-do-choose-first = Comincia { $seat }
    .verb = Scegli chi comincia
    .seat = Chi comincia?
    .help = Il caso decide chi comincia a costruire e, più tardi, chi riceve il segnalino primo giocatore (RNF-WOR-1, RNF-STA-2).
rise-and-fall-do-draw-world = Prendi il Mondo { $number } dell’atlante
    .verb = Estrai un Mondo
    .number = Quale Mondo?
    .help = Il caso estrae uno dei Mondi già pronti per questo numero di giocatori (RNF-WOR-1).
rise-and-fall-do-draw-seed = Estrai il numero { $number }
    .verb = Estrai un numero
    .number = Quale numero?
    .help = Due numeri estratti a caso danno un Mondo, con le stesse regole che seguono i giocatori quando ne costruiscono uno (RNF-WOR-1).
rise-and-fall-do-lay-sea = Posa una tessera di mare accanto alla tessera { $tile }, nella posizione { $spot }
    .verb = Posa una tessera di mare
    .tile = Accanto a quale tessera?
    .spot = In quale posizione attorno a essa?
    .help = Deve toccare due tessere, non coprirne nessuna e non chiudere spazi vuoti (RNF-WOR-2, RNF-WOR-8, RNF-WOR-9).
rise-and-fall-do-lay-tile = Posa la tessera sull’esagono { $hex }, { $turned ->
        [0] senza ruotarla
        [1] ruotata di un sesto
       *[other] ruotata di { $turned } sesti
    }
    .verb = Posa una tessera
    .hex = Su quale esagono va il suo primo esagono?
    .turned = Ruotata di quanti sesti in senso orario?
    .help = Tutti i suoi esagoni devono poggiare sul terreno del livello immediatamente inferiore (RNF-WOR-3, RNF-WOR-5, RNF-WOR-10).
rise-and-fall-do-lift-tile = Togli la tessera dell’esagono { $hex }
    .verb = Togli una tessera
    .hex = La tessera di quale esagono?
    .help = Si posa di nuovo altrove, perché la tua tessera trovi posto; se ne spostano il meno possibile (RNF-WOR-4, RNF-WOR-11).
rise-and-fall-do-place-piece = Metti { $piece ->
        [nomade] il nomade
       *[other] la { $piece }
    } sull’esagono { $hex }
    .verb = Metti un pezzo iniziale
    .piece = Quale pezzo?
    .hex = Su quale esagono?
    .help = Le navi cominciano in mare, le città e i nomadi in pianura, foresta o montagna, ciascuno su un esagono vuoto (RNF-STA-3).
rise-and-fall-do-choose-card = Scegli la carta { $card }
    .verb = Scegli una carta
    .card = Quale carta?
    .help = Tutte le carte si rivelano insieme; la tua fa agire in questo round i tuoi pezzi di quel tipo (RNF-A-1, RNF-B-1).
rise-and-fall-do-draw-card = Pesca la carta { $card }
    .verb = Pesca una carta
    .card = Quale carta?
    .help = Il caso gioca una carta per chi ha tardato troppo (RNF-A-2).
rise-and-fall-do-tick = L’orologio segna { $to } millisecondi
    .verb = Lascia passare il tempo
    .to = Fino a quando?
    .help = L’ultimo a scegliere ha tre secondi (RNF-A-2).
rise-and-fall-do-move-piece = Muovi dall’esagono { $start } all’esagono { $end }
    .verb = Muovi un pezzo
    .start = Da quale esagono?
    .end = Verso quale esagono?
    .help = Un nomade fa un passo senza superare dirupi; un montanaro ne fa tre e un mercante quattro, dirupi compresi; una nave va dove vuole nel suo mare (RNF-NOM-1, RNF-MOU-1, RNF-MER-1, RNF-SHI-1).
rise-and-fall-do-produce = Produci sull’esagono { $hex }
    .verb = Produci
    .hex = Con il pezzo di quale esagono?
    .help = Un legno in foresta, una pietra su una montagna o un ghiacciaio; nessuno ne tiene più di cinque per tipo (RNF-NOM-2, RNF-MOU-2, RNF-B-5).
rise-and-fall-do-build-town = Costruisci una città sull’esagono { $hex }
    .verb = Costruisci una città
    .hex = Su quale esagono?
    .help = Un nomade paga 1 legno e 1 pietra, in pianura o in foresta; un montanaro 2 legni, in foresta o in montagna. Chi costruisce diventa la città (RNF-NOM-3, RNF-MOU-3).
rise-and-fall-do-build-temple = Costruisci un tempio sull’esagono { $hex }
    .verb = Costruisci un tempio
    .hex = Su quale esagono?
    .help = Un nomade paga 2 pietre, in pianura o in montagna, e diventa il tempio (RNF-NOM-4).
rise-and-fall-do-build-ship = Dall’esagono { $hex } costruisci una nave verso { $side }
    .verb = Costruisci una nave
    .hex = Con il pezzo di quale esagono?
    .side = Da quale lato?
    .help = Un nomade o un mercante in pianura paga 1 legno e se ne va; la nave si mette su un esagono di mare vuoto lì accanto (RNF-NOM-5, RNF-MER-4).
rise-and-fall-do-grow = Fai crescere la città dell’esagono { $town } verso { $side }
    .verb = Fai crescere una città
    .town = Quale città?
    .side = Da quale lato?
    .help = Un nuovo nomade arriva su un esagono vuoto accanto alla città, senza superare dirupi (RNF-TOW-1).
rise-and-fall-do-educate = Nella città dell’esagono { $town } fai del nomade a { $side } un { $into }
    .verb = Istruisci un nomade
    .town = In quale città?
    .side = Il nomade di quale lato?
    .into = Per farne che cosa?
    .help = Un mercante costa 2 monete d’oro, un montanaro 1 (RNF-TOW-2).
rise-and-fall-do-collect-taxes = Riscuoti le tasse nella città dell’esagono { $town }
    .verb = Riscuoti le tasse
    .town = In quale città?
    .help = 1 moneta d’oro in montagna, 2 in pianura, 3 in foresta (RNF-TOW-3).
rise-and-fall-do-build-ashore = Con la nave dell’esagono { $ship } costruisci { $building ->
        [tempio] un tempio
       *[other] una { $building }
    } verso { $side }
    .verb = Costruisci a terra
    .ship = Con quale nave?
    .side = Da quale lato?
    .building = Quale edificio?
    .help = Su un esagono di pianura vuoto: una città per 1 pietra, un tempio per 2; la nave se ne va (RNF-SHI-2).
rise-and-fall-do-transform = Trasforma la nave dell’esagono { $ship } in un { $into } verso { $side }
    .verb = Trasforma una nave
    .ship = Quale nave?
    .side = Da quale lato?
    .into = In che cosa?
    .help = In pianura o in foresta: un nomade gratis, o un mercante per 2 monete d’oro, che può sbarcare anche su una città (RNF-SHI-3).
rise-and-fall-do-trade = Commercia sull’esagono { $hex }
    .verb = Commercia
    .hex = Con il pezzo di quale esagono?
    .help = Una nave riceve 3 monete d’oro per ogni città sulle coste del suo mare; un mercante ne riceve 5 per una città avversaria e 3 per una tua, accanto a lui o sotto di lui (RNF-SHI-4, RNF-MER-2).
rise-and-fall-do-convert = Con il tempio dell’esagono { $temple } converti verso { $side }
    .verb = Converti
    .temple = Con quale tempio?
    .side = Da quale lato?
    .help = Un nomade costa 2 monete d’oro, un montanaro 3, un mercante o una nave 5; il tuo pezzo viene dalla tua riserva (RNF-TEM-1).
rise-and-fall-do-tithe = Riscuoti la decima nel tempio dell’esagono { $temple }
    .verb = Riscuoti la decima
    .temple = In quale tempio?
    .help = 2 monete d’oro per ogni tuo pezzo accanto al tempio, templi esclusi (RNF-TEM-2).
rise-and-fall-do-buy-resource = Compra 1 { $resource } sull’esagono { $hex }
    .verb = Compra dalla banca
    .hex = Con quale mercante?
    .resource = Quale risorsa?
    .help = Un legno o una pietra costa 5 monete d’oro (RNF-MER-3).
rise-and-fall-do-sell-resource = Vendi 1 { $resource } sull’esagono { $hex }
    .verb = Vendi alla banca
    .hex = Con quale mercante?
    .resource = Quale risorsa?
    .help = Un legno o una pietra rende 5 monete d’oro (RNF-MER-3).
rise-and-fall-do-end-turn = Termina il turno
    .verb = Termina il turno
    .help = I pezzi che non hanno agito non fanno nulla in questo round; dopo, niente di quanto hai fatto in questo turno si può annullare (RNF-B-10).
rise-and-fall-do-decline-card = Metti in declino la carta { $card }
    .verb = Metti in declino una carta
    .card = Quale carta?
    .help = Va in declino, coperta; se devi metterne più d’una, posale nell’ordine che vuoi (RNF-C-1).
rise-and-fall-do-buy-back = Riscatta la carta { $card }
    .verb = Riscatta
    .card = Quale carta?
    .help = Torna in mano se un pezzo del suo tipo è nel Mondo, altrimenti va nella tua riserva (RNF-D-1, RNF-D-2).
rise-and-fall-do-pass = Non riscattare nulla
    .verb = Passa
    .help = Potrai riscattare una carta in un round successivo, al prezzo di quel round (RNF-D-1).

## Events

rise-and-fall-event-builder-chosen = { $seat-player } comincia a costruire il Mondo.
rise-and-fall-event-first-chosen = { $seat-player } riceve il segnalino primo giocatore.
rise-and-fall-event-world-drawn = Si gioca con il Mondo { $number } dell’atlante.
rise-and-fall-event-seed-drawn = Per il Mondo si estrae il numero { $number }.
rise-and-fall-event-sea-laid = { $seat-player } posa la tessera di mare { $tile }.
rise-and-fall-event-tile-laid = { $seat-player } posa una tessera di { $terrain } sull’esagono { $hex }.
rise-and-fall-event-tile-lifted = { $seat-player } toglie la tessera di { $terrain } dell’esagono { $hex } per fare posto.
rise-and-fall-event-tiles-left-out = Non si può fare posto; le altre tessere di { $terrain } restano nella scatola.
rise-and-fall-event-world-finished = Il Mondo è fatto: { $hexes } esagoni.
rise-and-fall-event-piece-placed = { $seat-player } mette { $piece ->
        [nomade] un nomade
       *[other] una { $piece }
    } sull’esagono { $hex }.
rise-and-fall-event-round-began = Comincia il round { $round }; il primo turno è di { $first-player }.
rise-and-fall-event-card-chosen = { $seat-player } ha scelto una carta.
rise-and-fall-event-countdown-began = Tre secondi per { $seat-player }.
rise-and-fall-event-card-drawn = { $seat-player } ha tardato troppo: il caso gioca una carta.
rise-and-fall-event-card-revealed = { $seat-player } gioca la carta { $card }.
rise-and-fall-event-turn-passed = { $seat-player } non ha più pezzi della carta { $card } e passa.
rise-and-fall-event-piece-moved = { $seat-player } muove { $piece ->
        [nave] una nave
       *[other] un { $piece }
    } dall’esagono { $start } all’esagono { $end }.
rise-and-fall-event-produced = { $seat-player } prende 1 { $good } sull’esagono { $hex }.
rise-and-fall-event-piece-built = { $seat-player } costruisce { $piece ->
        [tempio] un tempio
       *[other] una { $piece }
    } sull’esagono { $hex } con { $builder ->
        [nave] la nave
       *[other] il { $builder }
    } dell’esagono { $start }.
rise-and-fall-event-town-grew = La città di { $seat-player } sull’esagono { $town } porta un nomade sull’esagono { $hex }.
rise-and-fall-event-nomad-educated = { $seat-player } fa del nomade dell’esagono { $hex } un { $piece }, nella città dell’esagono { $town }.
rise-and-fall-event-taxes-collected = { $gold ->
        [one] { $seat-player } riscuote { $gold } moneta d’oro nella città dell’esagono { $town }.
       *[other] { $seat-player } riscuote { $gold } monete d’oro nella città dell’esagono { $town }.
    }
rise-and-fall-event-ship-transformed = { $seat-player } trasforma la nave dell’esagono { $start } in un { $piece } sull’esagono { $hex }.
rise-and-fall-event-traded = { $gold ->
        [one] { $seat-player } commercia sull’esagono { $hex } e riceve { $gold } moneta d’oro.
       *[other] { $seat-player } commercia sull’esagono { $hex } e riceve { $gold } monete d’oro.
    }
rise-and-fall-event-converted = { $seat-player } converte { $piece ->
        [nave] una nave
       *[other] un { $piece }
    } di { $victim-player } sull’esagono { $hex }, con il tempio dell’esagono { $temple }.
rise-and-fall-event-tithed = { $gold ->
        [one] { $seat-player } riscuote { $gold } moneta d’oro di decima nel tempio dell’esagono { $temple }.
       *[other] { $seat-player } riscuote { $gold } monete d’oro di decima nel tempio dell’esagono { $temple }.
    }
rise-and-fall-event-resource-bought = { $seat-player } compra 1 { $good } con il mercante dell’esagono { $hex }.
rise-and-fall-event-resource-sold = { $gold ->
        [one] { $seat-player } vende 1 { $good } per { $gold } moneta d’oro con il mercante dell’esagono { $hex }.
       *[other] { $seat-player } vende 1 { $good } per { $gold } monete d’oro con il mercante dell’esagono { $hex }.
    }
rise-and-fall-event-card-gained = { $seat-player } prende in mano la carta { $card } dalla riserva.
rise-and-fall-event-card-lost = { $seat-player } mette la carta { $card } nella riserva.
rise-and-fall-event-trophy-won = { $seat-player } vince il trofeo { $trophy }: { $points } punti.
rise-and-fall-event-turn-ended = { $seat-player } termina il turno.
rise-and-fall-event-decline-laid = { $left ->
        [0] { $seat-player } posa una carta coperta per il declino.
       *[other] { $seat-player } posa una carta coperta per il declino (ancora { $left }).
    }
rise-and-fall-event-card-declined = { $seat-player } mette in declino la carta { $card }.
rise-and-fall-event-card-bought-back = { $seat-player } riscatta la carta { $card } per { $price } monete d’oro.
rise-and-fall-event-buy-back-passed = { $seat-player } non riscatta nulla.
rise-and-fall-event-recycled = { $seat-player } riprende in mano gli scarti.
rise-and-fall-event-token-passed = Il segnalino primo giocatore passa a { $seat-player }.
rise-and-fall-event-died-out = La civiltà di { $seat-player } si estingue.
rise-and-fall-event-game-ended = La partita è finita.

## Decisions

rise-and-fall-ask-sea-place = Posa una tessera di mare.
    .help = Deve toccare almeno due tessere, non coprirne nessuna e non chiudere spazi vuoti (RNF-WOR-2, RNF-WOR-8, RNF-WOR-9). Nei mari vasti le navi raggiungono molte città (RNF-SHI-4).
rise-and-fall-ask-tile-place = { $b ->
        [0] Posa una tessera di { $a ->
            [1] pianura
            [2] foresta
            [3] montagna
           *[other] ghiacciaio
        }.
       *[other] Posa di nuovo le tessere spostate, poi la tua: ancora { $b } dopo questa.
    }
    .help = Tutti gli esagoni della tessera devono poggiare sul terreno del livello immediatamente inferiore; può stare a cavallo di più tessere (RNF-WOR-3, RNF-WOR-5, RNF-WOR-10). Mentre si fa posto sono proposti solo i punti che lasciano posto alle tessere restanti (RNF-WOR-11).
rise-and-fall-ask-tile-lift = Non c’è posto: togli { $b ->
        [one] una tessera di { $a ->
            [1] pianura
            [2] foresta
            [3] montagna
           *[other] ghiacciaio
        }.
       *[other] { $b } tessere.
    }
    .help = Ogni tessera va posata, perciò si sposta il minor numero possibile di tessere dello strato; sono proposte solo quelle che lo permettono (RNF-WOR-4, RNF-WOR-11).
rise-and-fall-ask-start-piece = Metti uno dei tuoi pezzi iniziali.
    .help = Un pezzo alla volta, in tre giri di tavolo: un nomade, una città e una nave, nell’ordine che vuoi (RNF-STA-1, RNF-STA-2, RNF-STA-3).
rise-and-fall-ask-card-choice = Scegli una carta in segreto.
    .help = Tutte le carte si rivelano insieme; la tua fa agire tutti i tuoi pezzi di quel tipo (RNF-A-1, RNF-B-1). Le carte giocate tornano quando la tua mano è vuota (RNF-E-1).
rise-and-fall-ask-turn = Tocca a te: fai agire { $a ->
        [0] i tuoi nomadi
        [1] le tue città
        [2] le tue navi
        [3] i tuoi montanari
        [4] i tuoi mercanti
       *[other] i tuoi templi
    }.
    .help = Ogni pezzo agisce al massimo una volta, nell’ordine che vuoi; ciò che uno procura serve già al successivo (RNF-B-1, RNF-B-9). Termina il turno quando vuoi (RNF-B-10).
rise-and-fall-ask-decline-choice = { $a ->
        [one] Metti in declino una carta.
       *[other] Metti in declino { $a } carte.
    }
    .help = Per ogni trofeo vinto in questo round ognuno mette in declino una carta della mano o degli scarti; in declino non dà punti né azioni finché non viene riscattata (RNF-C-1, RNF-C-3, RNF-SCO-3).
rise-and-fall-ask-buy-back-choice = Riscatta una carta per { $a } monete d’oro, o passa se ne hai una attiva.
    .help = Al massimo una carta per round; il prezzo sale con i trofei vinti (RNF-D-1). Senza carte attive devi riscattarne una (RNF-D-4).

## Names

rise-and-fall-terrain-sea = mare
rise-and-fall-terrain-plain = pianura
rise-and-fall-terrain-forest = foresta
rise-and-fall-terrain-mountain = montagna
rise-and-fall-terrain-glacier = ghiacciaio
rise-and-fall-terrain = { $first } ({ $second })

rise-and-fall-piece-nomad = nomade
    .help = Si muove, produce, costruisce una città, un tempio o una nave (RNF-NOM-1, RNF-NOM-2, RNF-NOM-3).
rise-and-fall-piece-town = città
    .help = Porta nomadi, li istruisce, riscuote le tasse (RNF-TOW-1, RNF-TOW-2, RNF-TOW-3).
rise-and-fall-piece-ship = nave
    .help = Naviga, commercia con le città costiere, costruisce a terra o sbarca (RNF-SHI-1, RNF-SHI-2, RNF-SHI-4).
rise-and-fall-piece-mountaineer = montanaro
    .help = Sale ovunque tranne che in mare, produce, costruisce città sulle alture (RNF-MOU-1, RNF-MOU-2, RNF-MOU-3).
rise-and-fall-piece-merchant = mercante
    .help = Va lontano, commercia con le città e la banca, costruisce navi (RNF-MER-1, RNF-MER-2, RNF-MER-3).
rise-and-fall-piece-temple = tempio
    .help = Converte i pezzi avversari che ha accanto, riscuote la decima dei tuoi (RNF-TEM-1, RNF-TEM-2).
rise-and-fall-pupil-merchant = { rise-and-fall-piece-merchant }
rise-and-fall-pupil-mountaineer = { rise-and-fall-piece-mountaineer }
rise-and-fall-building-town = { rise-and-fall-piece-town }
rise-and-fall-building-temple = { rise-and-fall-piece-temple }
rise-and-fall-settler-nomad = { rise-and-fall-piece-nomad }
rise-and-fall-settler-merchant = { rise-and-fall-piece-merchant }

rise-and-fall-good-gold = oro
rise-and-fall-good-wood = legno
rise-and-fall-good-stone = pietra
rise-and-fall-resource-wood = { rise-and-fall-good-wood }
rise-and-fall-resource-stone = { rise-and-fall-good-stone }

rise-and-fall-side-E = est
rise-and-fall-side-SE = sud-est
rise-and-fall-side-SW = sud-ovest
rise-and-fall-side-W = ovest
rise-and-fall-side-NW = nord-ovest
rise-and-fall-side-NE = nord-est

rise-and-fall-points-economy = Economia
rise-and-fall-points-trophies = Trofei
rise-and-fall-points-development = Sviluppo
rise-and-fall-points-territory = Territorio

rise-and-fall-measure-points = Punti
rise-and-fall-measure-gold = Oro
rise-and-fall-measure-pieces = Pezzi
rise-and-fall-measure-trophies = Trofei
rise-and-fall-measure-regions = Regioni dominate

## Refusals

rise-and-fall-no-such-spot = Attorno a quella tessera non c’è una posizione con questo numero.
rise-and-fall-overlaps = La tessera ne coprirebbe un’altra.
rise-and-fall-touches-one = La tessera deve toccare almeno due tessere.
rise-and-fall-closes-off = La tessera chiuderebbe uno spazio vuoto.
rise-and-fall-lower-tile = Lì la tessera ne tocca una con un numero più basso; indica il punto con quella.
rise-and-fall-beyond-the-world = La tessera uscirebbe dal Mondo.
rise-and-fall-wrong-level = Tutti gli esagoni della tessera devono poggiare sul terreno del livello immediatamente inferiore.
rise-and-fall-leaves-no-room = Le tessere ancora da posare non troverebbero posto.
rise-and-fall-no-such-tile = Nessuna tessera di questo terreno ha lì il suo primo esagono.
rise-and-fall-not-in-a-smallest-set = Spostando quella tessera non si fa posto con il minor numero possibile di tessere.
rise-and-fall-make-room-first = Per la tessera non c’è posto: prima togline una di quelle proposte.
rise-and-fall-no-starting-piece = Non è uno dei tuoi pezzi iniziali ancora da mettere.
rise-and-fall-wrong-terrain = Il terreno non lo permette.
rise-and-fall-not-empty = Lì c’è un altro pezzo.
rise-and-fall-stands-there = Il pezzo si trova già su quell’esagono.
rise-and-fall-card-not-in-hand = Non hai in mano quella carta.
rise-and-fall-has-acted = Quel pezzo ha già agito.
rise-and-fall-not-its-action = Quel tipo di pezzo non sa farlo.
rise-and-fall-not-adjacent = Quell’esagono non è accanto.
rise-and-fall-cliff = Fra i due esagoni c’è un dirupo.
rise-and-fall-too-far = Quell’esagono è fuori portata.
rise-and-fall-another-sea = Quell’esagono non è nella stessa regione di mare.
rise-and-fall-yields-nothing = Su questo terreno non si produce nulla.
rise-and-fall-treasury-full = Ne hai già cinque.
rise-and-fall-no-empty-sea = Da quel lato non c’è un esagono di mare vuoto.
rise-and-fall-no-piece-left = Non hai più pezzi di quel tipo nella riserva.
rise-and-fall-too-dear = Non puoi pagare il prezzo intero.
rise-and-fall-no-nomad = Lì non c’è nessun tuo nomade.
rise-and-fall-no-town = Non c’è nessuna città con cui commerciare.
rise-and-fall-nobody-tithes = Accanto a quel tempio non hai pezzi, tranne eventuali templi.
rise-and-fall-nobody-to-convert = Da quel lato non c’è un pezzo avversario da convertire.
rise-and-fall-nothing-to-sell = Non ne hai da vendere.
rise-and-fall-card-not-active = Quella carta non è né in mano né fra i tuoi scarti.
rise-and-fall-card-laid-already = Quella carta è già posata coperta.
rise-and-fall-card-not-declined = Quella carta non è in declino.
rise-and-fall-must-buy-back = Senza carte attive devi riscattarne una.
rise-and-fall-not-your-piece = Lì non c’è nessun tuo pezzo.
rise-and-fall-another-kind = La tua carta di questo round fa agire altri pezzi.
rise-and-fall-another-turn = I pezzi agiscono un giocatore alla volta, e ora tocca a un altro.
rise-and-fall-card-first = Prima ognuno sceglie una carta; poi agiscono i pezzi di quel tipo.
rise-and-fall-actions-are-over = In questo round i pezzi hanno già agito.
rise-and-fall-no-round-yet = I pezzi agiscono nei round, quando il Mondo è fatto e tutti i pezzi iniziali sono al loro posto.
rise-and-fall-has-chosen = Hai già scelto la tua carta; non puoi cambiare la scelta.
rise-and-fall-one-card-a-round = Si gioca una carta per round, e la tua è già scoperta.
rise-and-fall-no-decline-now = Una carta va in declino solo alla fine di un round in cui è stato vinto un trofeo.
rise-and-fall-has-given = Hai già messo in declino tutte le carte dovute.
rise-and-fall-back-in-phase-d = Le carte si riscattano alla fine del round, dopo che tutti i pezzi hanno agito.
rise-and-fall-another-buys-back = Le carte si riscattano in ordine dal primo giocatore, e ora tocca a un altro.
rise-and-fall-asked-once = Si riscatta al massimo una carta per round, e ti è già stato chiesto.
rise-and-fall-is-extinct = La tua civiltà è estinta.
rise-and-fall-world-is-made = Il Mondo è fatto; le sue tessere restano dove sono.
rise-and-fall-another-layer = Ora si posa un altro terreno: mare, pianura, foresta, montagna, ghiacciaio, in quest’ordine.
rise-and-fall-another-lays = Le tessere si posano a turno, e ora tocca a un altro.
rise-and-fall-room-enough = Le tessere si spostano solo se la prossima non trova posto.
rise-and-fall-another-makes-room = Per la prossima tessera non c’è posto, e lo fa un altro giocatore.
rise-and-fall-world-first = Prima si fa il Mondo, poi si piazzano i pezzi.
rise-and-fall-another-places = I pezzi iniziali si piazzano a turno, e ora tocca a un altro.
rise-and-fall-never-converted = Città e templi non si possono convertire.

## Screen

rise-and-fall-screen-board = Il Mondo
rise-and-fall-screen-map = Esagoni del Mondo. Le frecce vanno da un esagono all’altro, Pagina giù e Pagina su a quelli che si possono scegliere.
rise-and-fall-screen-names = Mostra i numeri degli esagoni
rise-and-fall-screen-regions = Mostra quanto valgono le regioni e chi le domina
rise-and-fall-screen-can = { $part }. Si può scegliere.
rise-and-fall-screen-chosen = { $part }. Scelto.
rise-and-fall-screen-piece = { $piece } di { $player }
rise-and-fall-screen-hex = { $hex }: { $terrain }
rise-and-fall-screen-hex-held = { $hex }: { $terrain }, { $pieces }
rise-and-fall-screen-sea-place = Posizione { $number } per la tessera di mare
rise-and-fall-screen-region-led = Regione di { $hexes ->
        [one] un esagono
       *[other] { $hexes } esagoni
    } ({ $terrain }), vale { $worth }, dominata da { $player }
rise-and-fall-screen-region-tied = Regione di { $hexes ->
        [one] un esagono
       *[other] { $hexes } esagoni
    } ({ $terrain }), vale { $worth }, in parità
rise-and-fall-screen-region-empty = Regione di { $hexes ->
        [one] un esagono
       *[other] { $hexes } esagoni
    } ({ $terrain }), vale { $worth }, senza nessuno
rise-and-fall-screen-building = Costruzione del Mondo
rise-and-fall-screen-building-help = Le tessere si posano a turno: mare, pianura, foresta, montagna, ghiacciaio. Ognuna poggia sul terreno del livello immediatamente inferiore. Trofei e punti cominciano a Mondo fatto.
rise-and-fall-screen-starting = Pezzi iniziali
rise-and-fall-screen-round = Round { $round }
rise-and-fall-screen-over = La partita è finita
rise-and-fall-screen-phase-a = A. Ognuno sceglie una carta
rise-and-fall-screen-phase-b = B. I pezzi agiscono
rise-and-fall-screen-phase-c = C. Declino
rise-and-fall-screen-phase-d = D. Riscatto
rise-and-fall-screen-tiles-left = { $left ->
        [one] l’ultima tessera
       *[other] restano { $left } tessere
    }
rise-and-fall-screen-places = { $places ->
        [0] nessuna posizione
        [one] una posizione
       *[other] { $places } posizioni
    }
rise-and-fall-screen-fits = La prossima tessera ci sta ancora.
rise-and-fall-screen-fits-room = Dopo questa qualcuno dovrà fare posto.
rise-and-fall-screen-fits-not = Qui non ci sta in altro modo.
rise-and-fall-screen-treasury = Tesoro
rise-and-fall-screen-cards = Le tue carte
rise-and-fall-screen-in-world = { $pieces } su { $all } nel Mondo
rise-and-fall-screen-development = Sviluppo attuale: { $now }
rise-and-fall-screen-state-hand = in mano
rise-and-fall-screen-state-discard = negli scarti
rise-and-fall-screen-state-decline = in declino
rise-and-fall-screen-state-reserve = in riserva
rise-and-fall-screen-state-chosen = scelta, coperta
rise-and-fall-screen-state-giving = declino, coperta
rise-and-fall-screen-state-played = giocata in questo round
rise-and-fall-screen-state-declined = declino, riscatto { $price }
rise-and-fall-screen-card-nomad = Muoversi, raccogliere, costruire
rise-and-fall-screen-card-town = Crescere, istruire, tassare
rise-and-fall-screen-card-ship = Navigare, sbarcare, commerciare
rise-and-fall-screen-card-mountaineer = Scalare, raccogliere, costruire
rise-and-fall-screen-card-merchant = Viaggiare, commerciare
rise-and-fall-screen-card-temple = Convertire, decima
rise-and-fall-screen-card-at = { $card }: { $state }, { $pieces } nel Mondo
rise-and-fall-screen-points = { $points ->
        [one] punto
       *[other] punti
    }
rise-and-fall-screen-first = Ha il segnalino primo giocatore
rise-and-fall-screen-trophy = Trofeo: { $trophy }
rise-and-fall-screen-trophy-open = Trofeo { $trophy }, { $points } punti: al primo giocatore che ha tutti questi pezzi nel Mondo
rise-and-fall-screen-trophy-won = Trofeo { $trophy }: vinto da { $player }
rise-and-fall-screen-trophies = Trofei
rise-and-fall-screen-prices = Riscatto di una carta, secondo i trofei vinti
rise-and-fall-screen-price-after = Dopo { $trophies ->
        [one] un trofeo
       *[other] { $trophies } trofei
    }: { $price } monete d’oro.
rise-and-fall-screen-ring = Qui finisce la partita.
rise-and-fall-screen-ring-means = anello: fine della partita
rise-and-fall-screen-won = { $won ->
        [one] { $won } trofeo vinto su { $ends }
       *[other] { $won } trofei vinti su { $ends }
    }
rise-and-fall-screen-scores = Punti al momento
rise-and-fall-screen-quick = Conteggio rapido
    .help = Gli stessi totali per un’altra strada: metà dell’oro resta in monete, sviluppo e regioni sono pagati in monete, i trofei si aggiungono alla fine (RNF-SCO-6).
rise-and-fall-screen-quick-gold = ½ oro
rise-and-fall-screen-quick-coins = Monete
rise-and-fall-screen-bank = Banca
rise-and-fall-screen-died = La tua civiltà è estinta.
rise-and-fall-screen-extinct = Estinta
rise-and-fall-screen-has-chosen = ha scelto una carta
rise-and-fall-screen-has-given = { $cards ->
        [one] una carta coperta
       *[other] { $cards } carte coperte
    }
rise-and-fall-screen-has-played = gioca: { $card }
rise-and-fall-screen-say-building = Si posano le tessere ({ $terrain }), ne restano { $left }.
rise-and-fall-screen-say-trophies = { $won ->
        [one] { $won } trofeo vinto su { $ends }
       *[other] { $won } trofei vinti su { $ends }
    }; riscattare una carta costa { $price } monete d’oro.
rise-and-fall-screen-say-realm = { $player }: oro { $gold }, legno { $wood }, pietra { $stone }, punti { $points } ({ $parts }).
rise-and-fall-screen-say-cards = Carte di { $player }: { $cards }.
rise-and-fall-screen-say-died = { $player }: civiltà estinta.
rise-and-fall-screen-say-place = { $piece } sull’esagono { $hex } ({ $terrain })
rise-and-fall-screen-say-places = { $player } si trova qui: { $places }.
rise-and-fall-screen-say-nowhere = { $player } non ha nulla nel Mondo.
rise-and-fall-screen-short-economy = Economia
rise-and-fall-screen-short-trophies = Trofei
rise-and-fall-screen-short-development = Svil.
rise-and-fall-screen-short-territory = Terr.

## Cards in full

rise-and-fall-card-nomad =
    Muovi di un esagono, non oltre un dirupo.
    Produci 1 legno in foresta, 1 pietra in montagna.
    Diventa una città (1 legno, 1 pietra) o un tempio (2 pietre).
    Da una pianura vara una nave (1 legno).
rise-and-fall-card-town =
    Cresci: un nuovo nomade accanto, non oltre un dirupo.
    Istruisci un nomade accanto: mercante (2 monete d’oro) o montanaro (1 moneta d’oro).
    Riscuoti le tasse: 1 moneta d’oro in montagna, 2 in pianura, 3 in foresta.
rise-and-fall-card-ship =
    Naviga fino a un esagono vuoto del suo mare.
    Commercia: 3 monete d’oro per ogni città sulle coste del suo mare.
    Sbarca come nomade (gratis) o mercante (2 monete d’oro).
    Costruisci a terra: una città (1 pietra) o un tempio (2 pietre).
rise-and-fall-card-mountaineer =
    Scala fino a 3 esagoni, anche oltre dirupi e ghiacciai.
    Produci 1 legno in foresta, 1 pietra in montagna o sul ghiacciaio.
    Diventa una città in foresta o in montagna (2 legni).
rise-and-fall-card-merchant =
    Viaggia fino a 4 esagoni, oltre i dirupi, anche su una città.
    Commercia: 5 monete d’oro per ogni città rivale accanto o sotto, 3 per ogni tua.
    Compra o vendi un legno o una pietra per 5 monete d’oro.
    Da una pianura vara una nave (1 legno).
rise-and-fall-card-temple =
    Converti un pezzo rivale accanto: nomade (2 monete d’oro), montanaro (3), mercante o nave (5).
    Riscuoti la decima: 2 monete d’oro per ogni tuo pezzo accanto.
rise-and-fall-screen-track = Punti sviluppo secondo il numero di pezzi:

## Prices

rise-and-fall-gain-gold = +{ $count } oro
rise-and-fall-cost-gold = { $count ->
        [one] { $count } moneta d’oro
       *[other] { $count } monete d’oro
    }
rise-and-fall-cost-wood = { $count ->
        [one] { $count } legno
       *[other] { $count } legni
    }
rise-and-fall-cost-stone = { $count ->
        [one] { $count } pietra
       *[other] { $count } pietre
    }

## Stages

rise-and-fall-stage-reveal = Round { $round }: le carte
rise-and-fall-stage-card = Carta
rise-and-fall-stage-pieces = Pezzi
rise-and-fall-stage-reveal-verdict = Agisce per primo { $player }.
rise-and-fall-stage-trophy = { $player } vince un trofeo: { $trophy }
rise-and-fall-stage-trophy-text = Tutti i { $count } pezzi di questo tipo sono nel Mondo.
rise-and-fall-stage-in-world = Nel Mondo
rise-and-fall-stage-gain = +{ $points } punti
rise-and-fall-stage-trophy-verdict = { $won } { $won ->
        [one] trofeo vinto
       *[other] trofei vinti
    } su { $ends }. Dopo questo round ognuno mette in declino { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }; riscattarne una costa { $price } monete d’oro.
rise-and-fall-stage-trophy-last = { $won } { $won ->
        [one] trofeo vinto
       *[other] trofei vinti
    } su { $ends }: la partita finisce con questo round. Prima ognuno mette in declino { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
rise-and-fall-stage-decline = Declino
rise-and-fall-stage-decline-text = Per ogni trofeo di questo round ognuno ha messo in declino una carta. Non si gioca e non dà punti finché non viene riscattata.
rise-and-fall-stage-given = In declino
rise-and-fall-stage-loss = { $points ->
        [0] non perde punti
        [one] perde 1 punto
       *[other] perde { $points } punti
    }
rise-and-fall-stage-decline-verdict = Riscattare una carta ora costa { $price } monete d’oro.
rise-and-fall-stage-return = { $player } riscatta una carta: { $card }
rise-and-fall-stage-price = Prezzo
rise-and-fall-stage-gold-left = Oro rimasto
rise-and-fall-stage-return-hand = { $points ->
        [one] di nuovo in mano, +1 punto
       *[other] di nuovo in mano, +{ $points } punti
    }
rise-and-fall-stage-return-reserve = nella riserva: nessun pezzo di quel tipo è nel Mondo
rise-and-fall-stage-extinct = Civiltà estinta: { $players }
rise-and-fall-stage-extinct-text = Non resta nessuna carta da giocare, e nessuna può essere riscattata.
rise-and-fall-stage-pieces-lost = Pezzi persi
rise-and-fall-stage-gold-lost = Oro perso
rise-and-fall-stage-extinct-effect = fuori dalla partita
rise-and-fall-stage-extinct-verdict = { $left ->
        [0] Non resta nessuna civiltà.
        [one] Resta una sola civiltà: ha vinto.
       *[other] Restano { $left } civiltà.
    }

## Threats

rise-and-fall-threat-extinct-now = La tua ultima carta sta per andare in declino, e riscattarne una costa { $price } monete d’oro: te ne mancano { $lack }. Senza carte la tua civiltà si estingue.
rise-and-fall-threat-extinct-soon = Hai una sola carta attiva. Con un altro trofeo la perdi, e riscattarne una costerà { $price } monete d’oro: te ne mancano { $lack }.
rise-and-fall-threat-decline = { $cards ->
        [one] È stato vinto un trofeo: dopo questo round metti in declino una carta.
       *[other] Sono stati vinti { $cards } trofei: dopo questo round metti in declino { $cards } carte.
    }
rise-and-fall-threat-end-now = L’ultimo trofeo è vinto: la partita finisce con questo round.
rise-and-fall-threat-end-soon = Il prossimo trofeo chiude la partita.
rise-and-fall-threat-quiet = { $left ->
        [one] Senza trofei la partita finisce dopo questo round.
       *[other] Senza trofei la partita finisce fra { $left } round.
    }
rise-and-fall-threat-trophy = A { $player } manca un solo pezzo per il trofeo: { $piece } ({ $points } punti).
rise-and-fall-threat-convert = Un tempio di { $player } può convertire: { $pieces }.
rise-and-fall-threat-prey = { $piece } (esagono { $hex })

## Drawings for the terminal and as SVG

rise-and-fall-draw-letter-nomad = N
rise-and-fall-draw-letter-town = C
rise-and-fall-draw-letter-ship = B
rise-and-fall-draw-letter-mountaineer = M
rise-and-fall-draw-letter-merchant = R
rise-and-fall-draw-letter-temple = T
rise-and-fall-draw-total = Totale
rise-and-fall-draw-hidden = coperta
rise-and-fall-draw-first = primo giocatore
rise-and-fall-draw-asked = deve decidere
rise-and-fall-draw-chosen = ha posato una carta
rise-and-fall-draw-extinct = estinta
rise-and-fall-draw-seconds = { $seconds ->
        [one] ancora un secondo
       *[other] ancora { $seconds } secondi
    }
rise-and-fall-draw-quiet = { $quiet } round su { $most } senza trofei
rise-and-fall-draw-regions = Regioni: primo esagono, punti, chi guida
rise-and-fall-draw-tile = La tessera nelle sue rotazioni; [#] è il primo esagono.
rise-and-fall-draw-cliff = dirupo: due livelli o più
rise-and-fall-draw-places = Ogni esagono porta il numero della sua tessera di mare. Un posto come 12/14 è accanto alla tessera 12, nella posizione 14.
rise-and-fall-draw-acted = minuscola: ha già agito
rise-and-fall-draw-legend = Legenda
rise-and-fall-draw-cliff-short = dirupo
rise-and-fall-draw-prices = Riscatto, per trofei vinti
rise-and-fall-draw-bank = Banca: { $gold } oro, { $wood } legno, { $stone } pietra.

## Tour

rise-and-fall-tour-first-cards = Le prime carte
    .intro = Guidi una civiltà, e alla fine vince chi ha più punti: 1 ogni due monete d’oro, da 10 a 25 per ogni trofeo, punti per i pezzi di ogni carta ancora attiva, e le regioni dove hai più pezzi di tutti. Il Mondo è pronto. I terreni stanno a livelli diversi: mare, pianura, foresta, montagna, ghiacciaio. Tra due vicini che distano due livelli o più c’è un dirupo.
rise-and-fall-tour-town = Cominci con una città, un nomade e una nave, e li metti uno alla volta. È in foresta che una città dà più tasse, e questa ha accanto le montagne: un livello più su, quindi senza dirupo.
rise-and-fall-tour-nomad = I nomadi prendono legno in foresta e pietra in montagna. Da qui le montagne sono a un passo.
rise-and-fall-tour-ship = La nave va nel mare su cui si affaccia la tua città: così potrà commerciare con lei. Naviga fino a qualsiasi esagono vuoto del suo mare.
rise-and-fall-tour-choose = In ogni round ciascuno sceglie una carta in segreto, e si rivelano tutte insieme. I tuoi pezzi di quel tipo agiscono poi una volta ciascuno. Prendi Città: in tanti si fa di più.
rise-and-fall-tour-grow = Una città può crescere, istruire un nomade o riscuotere le tasse. Crescendo porta un nomade su un esagono vuoto vicino, mai oltre un dirupo. Mandalo sulla montagna.
rise-and-fall-tour-end-turn = La tua unica città ha agito: non resta nulla da fare. Finito il turno, tocca a B e niente si può più annullare.
rise-and-fall-tour-nomad-card = La carta Città è tra i tuoi scarti; torna quando la mano è vuota. Scegli Nomade: i tuoi due nomadi possono agire, ciascuno a modo suo.
rise-and-fall-tour-climb = Questi dodici esagoni di montagna e ghiacciaio sono una regione. Chi vi ha più pezzi segna 4 punti per esagono; è arrivato anche B, e in parità nessuno prende niente. Sali con il secondo nomade: 48 punti, finché domini.
rise-and-fall-tour-produce = L’altro nomade prende una pietra dalla sua montagna. Nessuno ha mai più di cinque legni o cinque pietre.
rise-and-fall-tour-ship-card = In mano ti resta una sola carta, quindi non c’è da scegliere: Nave.
rise-and-fall-tour-trade = Una nave commercia con tutte le città sulle coste del suo mare, di chiunque siano, per 3 monete d’oro ciascuna. Qui c’è soltanto la tua.
rise-and-fall-tour-recycle = Le due mani erano vuote: entrambi hanno ripreso gli scarti, e il segnalino primo giocatore è passato a B. Ora di nuovo Nomade: con un’altra pietra ne avrai due.
rise-and-fall-tour-temple = Un tempio costa due pietre, in pianura o in montagna. Il nomade che lo costruisce se ne va: diventa il tempio.
rise-and-fall-tour-new-card = Il tuo primo tempio porta la carta Tempio dalla riserva alla mano. Ora hai quattro carte, e più scelta in ogni round.
rise-and-fall-tour-town-and-merchant = Una città e una conversione
    .intro = Round 12. Hai raccolto legno, pietra e 9 monete d’oro, e hai tre nomadi. B ha una seconda città e due mercanti, che rendono più oro di chiunque altro.
rise-and-fall-tour-three-nomads = Hai di nuovo in mano tutte le carte. Scegli Nomade: tre pezzi, tre azioni.
rise-and-fall-tour-build-town = In foresta o in pianura un nomade diventa una città per un legno e una pietra. Gli altri due rimpiazzano subito quanto è costata: i pezzi agiscono uno dopo l’altro, nell’ordine che vuoi.
rise-and-fall-tour-two-towns = Ora due città agiscono nello stesso turno. La nuova porta un nomade, la vecchia ha altri progetti.
rise-and-fall-tour-educate = Un nomade accanto a una città diventa mercante per 2 monete d’oro o montanaro per 1. I mercanti percorrono quattro esagoni, oltre i dirupi e gli altri pezzi, e commerciano con le città. Il primo ti porta la sua carta.
rise-and-fall-tour-temple-card = Nel round 12 un mercante di B si è fermato accanto al tuo tempio, e da allora non si è mosso. Scegli Tempio.
rise-and-fall-tour-convert = Un tempio converte un pezzo avversario vicino: un nomade per 2 monete d’oro, un montanaro per 3, un mercante o una nave per 5. Città e templi restano fedeli. Il pezzo deve essere ancora nella tua riserva.
rise-and-fall-tour-majority = Il mercante è tuo, e anche le montagne: tre pezzi contro due, 48 punti. Ma anche B ha un tempio, e ti ripagherà con la stessa moneta.
rise-and-fall-tour-a-trophy = Un trofeo, e il declino
    .intro = Round 27. Sei in testa 125 a 75. Tre tuoi mercanti stanno vicino alle città; uno su una città di B, perché un mercante può dividere l’esagono con qualsiasi città. B ha due dei suoi tre templi.
rise-and-fall-tour-merchants = Scegli Mercante. In questo round B agisce prima di te: guarda che cosa costruiscono i suoi nomadi.
rise-and-fall-tour-trade-abroad = Il terzo tempio di B era l’ultimo: trofeo, 20 punti. Ora commercia. Ogni città avversaria accanto o sotto un mercante rende 5 monete d’oro. Due tuoi mercanti ne trovano due.
rise-and-fall-tour-trade-at-home = Le tue città rendono 3 monete d’oro ciascuna; il mercante rimasto a casa ne trova tre. Un mercante può anche comprare o vendere un legno o una pietra per 5 monete d’oro.
rise-and-fall-tour-decline = Per ogni trofeo vinto nel round ciascuno mette in declino una carta, anche chi ha vinto. Una carta in declino non si gioca, e i suoi pezzi non danno punti di sviluppo. Rinuncia a Nave, in segreto come prima.
rise-and-fall-tour-buy-back = In ogni round si può riscattare una carta in declino. Dopo il primo trofeo costa 5 monete d’oro: poco, perché Nave te ne rende 9 ogni volta. La carta torna in mano.
rise-and-fall-tour-own-trophy = Un trofeo tuo
    .intro = Round 35. Da un tempio all’altro i mercanti hanno cambiato bandiera. Cinque dei sei mercanti del tuo colore sono nel Mondo, e uno di B sta sulla tua città, accanto al tuo tempio.
rise-and-fall-tour-five-merchants = Il primo che ha tutti i pezzi di un tipo nel Mondo vince il trofeo di quel tipo, non importa come ci è arrivato l’ultimo. Scegli Tempio.
rise-and-fall-tour-sixth = Converti il mercante di B: il tuo prende il suo posto sulla città, ed è il sesto. Il trofeo vale 20 punti. L’altro tempio riscuote poi la decima, 2 monete d’oro per ogni tuo pezzo che ha accanto.
rise-and-fall-tour-give-town = Di nuovo ciascuno mette in declino una carta, e a te ne restano ben poche da giocare. Rinuncia a Città, che è tra gli scarti: una volta riscattata sarà in mano.
rise-and-fall-tour-price = Dopo due trofei il prezzo è 10 monete d’oro; dopo tre 20, dopo quattro 40. Chi non ha più carte attive e non può pagare si estingue.
rise-and-fall-tour-last-nomad = Un montanaro sale per tre esagoni oltre ogni dirupo, ghiacciai compresi. Ma questo è il tuo ultimo nomade, e una carta senza pezzi va in riserva: Nomade se ne va, Montanaro arriva in mano.
rise-and-fall-tour-taxes = Le altre città riscuotono le tasse: 1 moneta d’oro in montagna, 2 in pianura, 3 in foresta. Alla fine due monete d’oro fanno un punto.
rise-and-fall-tour-the-end = L’ultimo trofeo
    .intro = Round 74. Tre trofei sono vinti: i templi di B, i tuoi mercanti e le tue navi. Il quarto chiude la partita. Sei in testa 367 a 281, e due dei tuoi tre montanari sono nel Mondo.
rise-and-fall-tour-last-trophy = Non devono essere per forza gli altri a decidere quando si finisce. Scegli Città: accanto a una di esse un nomade aspetta l’ultima lezione.
rise-and-fall-tour-summit = Il terzo montanaro per 1 moneta d’oro: il trofeo vale 15 punti, ed è il quarto. Il round si gioca comunque fino in fondo.
rise-and-fall-tour-empty-bank = B ha preso l’ultima moneta d’oro della banca, e tu ne hai appena rimessa 1. In foresta una città ne darebbe 3, ma la banca paga solo quello che ha. Prendila.
rise-and-fall-tour-least = Ciascuno mette in declino ancora una carta, e non c’è più un round per giocarla. Rinuncia dunque a quella che conta meno: due nomadi valgono 2 punti, sei mercanti 36.
rise-and-fall-tour-too-dear = Si può riscattare anche adesso. Ma dopo quattro trofei costa 40 monete d’oro, cioè 20 punti, per una carta che ne dà 2. Lascia stare.
rise-and-fall-tour-end = Vinci 384 a 290. Metà del tuo oro fa 125 punti, tre trofei 60, lo sviluppo 85 e le regioni che domini 114. B aveva più oro, ma i tuoi mercanti e le tue navi c’erano tutti al momento giusto, e le montagne erano tue.

## La pagina che insegna

rise-and-fall-teach-aim = Guida una civiltà di sei tipi di pezzi in un mondo di alture, e abbi più punti di tutti quando si sono vinti abbastanza trofei.
rise-and-fall-teach-turn = Ognuno sceglie una carta in segreto, e tutte si rivelano insieme. Poi i tuoi pezzi di quel tipo agiscono, una volta ciascuno. Le carte giocate tornano quando la mano è vuota. I nuovi tipi di pezzi portano le loro carte.
rise-and-fall-teach-town = Una città fa nascere un nomade, ne istruisce uno o riscuote le tasse.
rise-and-fall-teach-nomad = Un nomade cammina, raccoglie legno o pietra, o diventa città, tempio o nave.
rise-and-fall-teach-ship = Una nave percorre il suo mare e commercia con le città della costa.
rise-and-fall-teach-merchant = Un mercante viaggia lontano e commercia con le città, meglio se sono di altri.
rise-and-fall-teach-mountaineer = Un montanaro supera ogni dirupo e tiene le alture.
rise-and-fall-teach-temple = Un tempio converte i pezzi vicini, pagando oro, o riscuote la decima.
rise-and-fall-teach-points = I punti si contano alla fine; lo schermo mostra sempre a che punto sei.
rise-and-fall-teach-gold = 1 punto ogni due monete d’oro.
rise-and-fall-teach-trophy = Da 10 a 25 per un trofeo: va al primo che ha nel Mondo tutti i pezzi di un tipo. Poi ognuno mette in declino una carta.
rise-and-fall-teach-development = Punti per i pezzi di ogni carta che non è in declino.
rise-and-fall-teach-regions = Le regioni dove hai più pezzi: 1 per esagono di pianura, 2 di mare, 3 di foresta, 4 di montagna.
rise-and-fall-teach-end = Quando si è vinto il numero di trofei concordato, si finisce il round e si conta. Un giocatore senza carte attive che non può riscattarne è eliminato.

# -- la domanda dopo un clic, e che cosa si perde finendo troppo presto
rise-and-fall-screen-starter = { $piece ->
        [nomad] Nomade scelto
        [town] Città scelta
       *[ship] Nave scelta
    }: su quale esagono?
rise-and-fall-screen-starter-which = Quale pezzo va sull’esagono { $hex }?
rise-and-fall-screen-where = { $piece ->
        [nomad] Nomade scelto: dove va?
        [town] Città scelta: verso quale esagono?
        [ship] Nave scelta: dove va?
        [mountaineer] Montanaro scelto: dove va?
        [merchant] Mercante scelto: dove va?
       *[temple] Tempio scelto: verso quale esagono?
    }
rise-and-fall-screen-done = { $piece ->
        [nomad] I tuoi nomadi
        [town] Le tue città
        [ship] Le tue navi
        [mountaineer] I tuoi montanari
        [merchant] I tuoi mercanti
       *[temple] I tuoi templi
    } non hanno più nulla da fare: termina il turno.
rise-and-fall-way-build-ship = Dall’esagono { $from } costruisci una nave sull’esagono { $place }
rise-and-fall-way-grow = Fai crescere la città dell’esagono { $from } verso l’esagono { $place }
rise-and-fall-way-educate = Fai del nomade sull’esagono { $place } un { $piece }, nella città dell’esagono { $from }
rise-and-fall-way-build-ashore = Con la nave dell’esagono { $from } costruisci { $piece ->
        [tempio] un tempio
       *[other] una { $piece }
    } sull’esagono { $place }
rise-and-fall-way-transform = Trasforma la nave dell’esagono { $from } in un { $piece } sull’esagono { $place }
rise-and-fall-way-convert = Converti il pezzo sull’esagono { $place } con il tempio dell’esagono { $from }
rise-and-fall-about-decline = Perdi { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di sviluppo finché è in declino.
rise-and-fall-about-return = Conta di nuovo: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di sviluppo.
rise-and-fall-about-reserve = Non hai pezzi di questo tipo nel Mondo: va nella tua riserva e per ora non vale nulla.
rise-and-fall-screen-may-buy-back = Riscatta una carta per { $gold } monete d’oro, o passa.
rise-and-fall-screen-must-buy-back = Non hai carte attive: riscattane una per { $gold } monete d’oro.
rise-and-fall-screen-what = { $piece ->
        [nomad] Nomade scelto
        [town] Città scelta
        [ship] Nave scelta
        [mountaineer] Montanaro scelto
        [merchant] Mercante scelto
       *[temple] Tempio scelto
    }: che cosa deve fare?
rise-and-fall-warning-produce = { $count ->
        [one] Un pezzo può ancora produrre, senza pagare nulla.
       *[other] { $count } pezzi possono ancora produrre, senza pagare nulla.
    }
rise-and-fall-warning-taxes = { $count ->
        [one] Una città può ancora riscuotere le tasse.
       *[other] { $count } città possono ancora riscuotere le tasse.
    }
rise-and-fall-warning-trade = { $count ->
        [one] Un pezzo può ancora commerciare per oro.
       *[other] { $count } pezzi possono ancora commerciare per oro.
    }
rise-and-fall-warning-tithe = { $count ->
        [one] Un tempio può ancora riscuotere la decima.
       *[other] { $count } templi possono ancora riscuotere la decima.
    }
rise-and-fall-warning-act = { $count ->
        [one] Un pezzo non ha ancora agito.
       *[other] { $count } pezzi non hanno ancora agito.
    }
rise-and-fall-warning-pass = Ora puoi riscattare una carta per { $price } monete d’oro.
