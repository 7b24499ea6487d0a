# Through the Ages in Italian. Keys: do- moves, event- what came of them, ask- decisions, then names, then refusals.
# $a and $b of a decision are the numbers that its step counts with.

## Moves. The attributes named like a field ask for that field alone; .help says what the move does.

through-the-ages-do-choose-first = Comincia { $seat }
    .verb = Scegli chi comincia
    .seat = Chi comincia?
    .help = Il caso decide chi comincia (TTA-SET-6).
through-the-ages-do-lay-card = Posa { $card } nella fila
    .verb = Posa una carta
    .card = Quale carta?
    .help = Il caso pesca la prossima carta civile della fila (TTA-ROW-1).
through-the-ages-do-draw-card = Pesca { $card }
    .verb = Pesca una carta
    .card = Quale carta?
    .help = Il caso pesca la prossima carta militare (TTA-PRO-5).
through-the-ages-do-reveal-event = Rivela { $card }
    .verb = Rivela un evento
    .card = Quale carta?
    .help = Il caso pesca il primo degli eventi attuali (TTA-EVE-1).
through-the-ages-do-turn-up = Scopri { $card }
    .verb = Scopri un evento
    .card = Quale carta?
    .help = Il caso pesca un evento dell’era III, scoperto fino alla fine (TTA-SET-4).
through-the-ages-do-deal-bonus = Distribuisci { $card }
    .verb = Distribuisci un bonus finale
    .card = Quale carta?
    .help = Il caso pesca un bonus finale da mettere da parte o da distribuire (TTA-VAR-6).
through-the-ages-do-take-card = Prendi la carta della casella { $place }
    .verb = Prendi una carta
    .place = Da quale casella?
    .help = Prendi la carta di una casella della fila (TTA-TAK-1).
through-the-ages-do-grow = Aumenta la popolazione
    .verb = Aumenta la popolazione
    .help = Aumenta la popolazione (TTA-CIV-1).
through-the-ages-do-build = Costruisci { $card }
    .verb = Costruisci
    .card = Su quale carta?
    .help = Costruisci una fattoria, una miniera, un edificio urbano o un’unità (TTA-CIV-2, TTA-MIL-1).
through-the-ages-do-upgrade = Migliora { $card } in { $to }
    .verb = Migliora
    .card = Quale carta?
    .to = In quale tecnologia?
    .help = Sposta un lavoratore su una tecnologia superiore (TTA-CIV-3, TTA-MIL-1).
through-the-ages-do-destroy = Distruggi o sciogli { $card }
    .verb = Distruggi o sciogli
    .card = Su quale carta?
    .help = Distruggi un edificio o sciogli un’unità (TTA-CIV-4, TTA-MIL-1).
through-the-ages-do-build-stages = Costruisci { $count ->
        [one] uno stadio
       *[other] { $count } stadi
    } della meraviglia
    .verb = Costruisci stadi
    .count = Quanti?
    .help = Costruisci questo numero di stadi della meraviglia con un’azione civile (TTA-CIV-5).
through-the-ages-do-play-leader = Gioca { $card }
    .verb = Gioca un leader
    .card = Quale carta?
    .help = Gioca un leader (TTA-CIV-6).
through-the-ages-do-develop = Sviluppa { $card }
    .verb = Sviluppa
    .card = Quale carta?
    .help = Gioca una tecnologia, o un governo in modo pacifico (TTA-CIV-7, TTA-CIV-10).
through-the-ages-do-revolt = Rivoluzione: { $card }
    .verb = Fai la rivoluzione
    .card = Quale carta?
    .help = Cambia governo con la rivoluzione (TTA-CIV-9).
through-the-ages-do-play-action = Gioca { $card }
    .verb = Gioca una carta Azione
    .card = Quale carta?
    .help = Gioca una carta Azione che dà subito qualcosa (TTA-CIV-16).
through-the-ages-do-grow-with = Aumenta la popolazione con { $card }
    .verb = Aumenta la popolazione con una carta
    .card = Quale carta?
    .help = Aumenta la popolazione con una carta Azione (TTA-CIV-15).
through-the-ages-do-build-with = Costruisci { $on } con { $card }
    .verb = Costruisci con una carta
    .card = Quale carta?
    .on = Su quale tecnologia?
    .help = Costruisci con una carta Azione (TTA-CRD-1).
through-the-ages-do-upgrade-with = Migliora { $start } in { $to } con { $card }
    .verb = Migliora con una carta
    .card = Quale carta?
    .start = Quale tecnologia?
    .to = In quale tecnologia?
    .help = Migliora con una carta Azione (TTA-CRD-1).
through-the-ages-do-stage-with = Costruisci uno stadio con { $card }
    .verb = Costruisci uno stadio con una carta
    .card = Quale carta?
    .help = Costruisci un solo stadio con una carta Azione (TTA-CRD-1).
through-the-ages-do-develop-with = Sviluppa { $technology } con { $card }
    .verb = Sviluppa con una carta
    .card = Quale carta?
    .technology = Quale tecnologia?
    .help = Gioca una tecnologia con una carta Azione (TTA-CIV-15).
through-the-ages-do-revolt-with = Rivoluzione con { $card }: { $technology }
    .verb = Fai la rivoluzione con una carta
    .card = Quale carta?
    .technology = Quale tecnologia?
    .help = Fai la rivoluzione con una carta Azione (TTA-CIV-12).
through-the-ages-do-play-tactic = Gioca la tattica { $card }
    .verb = Gioca una tattica
    .card = Quale carta?
    .help = Gioca una tattica (TTA-MIL-3).
through-the-ages-do-levy-unit = Arruola { $card }
    .verb = Arruola un’unità
    .card = Su quale carta?
    .help = Aumenta la popolazione e costruisci un’unità con quel lavoratore (TTA-CRD-13).
through-the-ages-do-welcome = Accogli un nuovo lavoratore
    .verb = Accogli un lavoratore
    .help = Aumenta la popolazione senza azione civile, una volta per turno (TTA-CRD-12).
through-the-ages-do-trade = Usa la rotta commerciale
    .verb = Usa la rotta commerciale
    .help = Usa la rotta commerciale per il prossimo pagamento (TTA-CRD-30).
through-the-ages-do-draw-military = Pesca una carta militare
    .verb = Pesca una carta militare
    .help = Pesca una carta militare per un’azione militare (TTA-VAR-5).
through-the-ages-do-end-actions = Termina le azioni
    .verb = Termina le azioni
    .help = Termina le tue azioni di questo turno (TTA-TUR-3).
through-the-ages-do-prepare = Prepara { $card }
    .verb = Prepara un evento
    .card = Quale carta?
    .help = Metti un evento o un territorio, coperto, sugli eventi futuri (TTA-EVE-1).
through-the-ages-do-attack = Gioca { $card } contro { $seat }
    .verb = Attacca
    .card = Quale carta?
    .seat = Contro chi?
    .help = Gioca un’aggressione contro un avversario (TTA-AGG-1).
through-the-ages-do-declare-war = Dichiara { $card } contro { $seat }
    .verb = Dichiara guerra
    .card = Quale carta?
    .seat = Contro chi?
    .help = Dichiara guerra a un avversario (TTA-WAR-1).
through-the-ages-do-offer-pact = Proponi { $card } a { $seat }{ $card-id ->
        [open-borders-agreement] { "" }
        [scientific-cooperation] { "" }
        [international-tourism] { "" }
        [military-pact] { "" }
        [peace-treaty] { "" }
       *[other] { "" } e prendi il { $role }
    }
    .verb = Proponi un patto
    .card = Quale carta?
    .seat = A chi?
    .role = Quale lato?
    .help = Proponi un patto a un avversario e scegli il tuo lato (TTA-PAC-1).
through-the-ages-do-cancel-pact = Disdici il patto davanti a { $seat }
    .verb = Disdici un patto
    .seat = Quello davanti a chi?
    .help = Disdici il patto che sta davanti a qualcuno (TTA-PAC-2).
through-the-ages-do-settle = Colonizza { $card }
    .verb = Colonizza
    .card = Quale carta?
    .help = Fai diventare colonia un territorio della tua mano (TTA-CRD-2).
through-the-ages-do-resign = Ritirati
    .verb = Ritirati
    .help = Lascia la partita (TTA-END-6).
through-the-ages-do-pass = Passa
    .verb = Passa
    .help = Non fare nulla: nessuna azione politica, o nessuna offerta più alta (TTA-POL-1, TTA-COL-1).
through-the-ages-do-accept = Accetta
    .verb = Accetta
    .help = Accetta il patto (TTA-PAC-1).
through-the-ages-do-refuse = Rifiuta
    .verb = Rifiuta
    .help = Rifiuta il patto (TTA-PAC-1).
through-the-ages-do-bid = Offri { $bid }
    .verb = Offri
    .bid = Quanto?
    .help = Fai un’offerta per il territorio (TTA-COL-1).
through-the-ages-do-sacrifice = Sacrifica { $card }
    .verb = Sacrifica
    .card = Su quale carta?
    .help = Rinuncia a un’unità (TTA-AGG-1, TTA-COL-2).
through-the-ages-do-play-bonus = Gioca { $card }
    .verb = Gioca una carta Bonus
    .card = Quale carta?
    .help = Gioca una carta Bonus per la difesa o la colonizzazione (TTA-AGG-3).
through-the-ages-do-done = Basta così
    .verb = Basta così
    .told = { $player } ha finito.
    .help = Smetti di scegliere.
through-the-ages-do-discard = Scarta { $card }
    .verb = Scarta
    .card = Quale carta?
    .help = Scarta una carta militare, coperta (TTA-MCA-1).
through-the-ages-do-lose-worker = Perdi un lavoratore su { $card }
    .verb = Perdi un lavoratore
    .card = Su quale carta?
    .help = Perdi un lavoratore di una tecnologia (TTA-EVE-3).
through-the-ages-do-destroy-own = Perdi { $card }
    .verb = Perdi qualcosa di tuo
    .card = Su quale carta?
    .help = Perdi una fattoria, una miniera o un edificio urbano (TTA-CRD-20).
through-the-ages-do-choose-goods = { $resources ->
        [0] Tutto in cibo
        [one] 1 risorsa, il resto in cibo
       *[other] { $resources } risorse, il resto in cibo
    }
    .verb = Scegli fra cibo e risorse
    .resources = Quante risorse?
    .help = Scegli quante sono risorse; il resto è cibo (TTA-CRD-20).
through-the-ages-do-give-up-colony = Rinuncia a { $card }
    .verb = Rinuncia a una colonia
    .card = Quale carta?
    .help = Perdi una colonia (TTA-CRD-20).
through-the-ages-do-ravage = Lascia cadere in rovina { $card }
    .verb = Lascia cadere in rovina
    .card = Quale carta?
    .help = Lascia cadere in rovina una meraviglia (TTA-CRD-15).
through-the-ages-do-raze = Distruggi { $count ->
        [one] un edificio
       *[other] { $count } edifici
    } su { $card }
    .verb = Distruggi edifici
    .card = Su quale carta?
    .count = Quanti?
    .help = Distruggi edifici urbani di qualcun altro (TTA-CRD-20, TTA-CRD-25).
through-the-ages-do-take-colony = Prendi { $card }
    .verb = Prendi una colonia
    .card = Quale carta?
    .help = Prendi una colonia dello sconfitto (TTA-CRD-26).
through-the-ages-do-take-technology = Prendi { $card }
    .verb = Prendi una tecnologia
    .card = Quale carta?
    .help = Prendi una tecnologia speciale dello sconfitto (TTA-CRD-27).
through-the-ages-do-lose-token = Perdi un segnalino blu su { $card }
    .verb = Perdi un segnalino
    .card = Su quale carta?
    .help = Perdi un segnalino blu di una carta (TTA-CRD-21).
through-the-ages-do-build-free = Costruisci gratis
    .verb = Costruisci gratis
    .help = Costruisci senza pagare (TTA-EVE-8).
through-the-ages-do-produce-less = Un segnalino in meno su { $card }
    .verb = Produci di meno
    .card = Su quale carta?
    .help = Fai produrre a una miniera un segnalino blu in meno (TTA-VAR-1).
through-the-ages-do-keep-bonus = Tieni { $card }
    .verb = Tieni un bonus finale
    .card = Quale carta?
    .help = Tieni un bonus finale (TTA-VAR-6).
through-the-ages-do-pick-bonus = Scegli { $card }
    .verb = Scegli un bonus finale
    .card = Quale carta?
    .help = Scegli un bonus finale scoperto (TTA-VAR-6).

## Events

through-the-ages-event-first-chosen = Comincia { $seat-player }.
through-the-ages-event-card-laid = Nella casella { $place }: { $card }.
through-the-ages-event-row-cleared = Lascia la fila: { $card }.
through-the-ages-event-age-ended = Finisce l’era { $age }.
through-the-ages-event-turn-began = Round { $round }: turno di { $seat-player }.
through-the-ages-event-card-taken = { $seat-player } prende { $card } dalla casella { $place }.
through-the-ages-event-population-grew = { $seat-player }: { $count ->
        [one] un nuovo lavoratore
       *[other] { $count } nuovi lavoratori
    }.
through-the-ages-event-built = { $seat-player } costruisce { $card }.
through-the-ages-event-upgraded = { $seat-player } migliora { $card } in { $to }.
through-the-ages-event-destroyed = { $seat-player } perde { $card }; il lavoratore resta inutilizzato.
through-the-ages-event-stage-built = { $seat-player } costruisce lo stadio { $stage } della meraviglia { $card }.
through-the-ages-event-wonder-completed = { $seat-player } completa la meraviglia { $card }.
through-the-ages-event-leader-played = { $card } guida ora { $seat-player }.
through-the-ages-event-developed = { $seat-player } sviluppa { $card }.
through-the-ages-event-government-changed = { $seat-player } cambia governo: { $card }.
through-the-ages-event-action-played = { $seat-player } gioca { $card }.
through-the-ages-event-tactic-played = { $seat-player } gioca la tattica { $card }.
through-the-ages-event-traded = { $seat-player } usa la rotta commerciale.
through-the-ages-event-actions-ended = { $seat-player } termina le azioni.
through-the-ages-event-points-scored = { $seat-player } guadagna { $culture ->
        [0] { $science ->
            [one] un punto scienza
           *[other] { $science } punti scienza
        }
        [one] un punto cultura
       *[other] { $culture } punti cultura
    }.
through-the-ages-event-points-lost = { $seat-player } perde { $culture ->
        [0] { $science ->
            [one] un punto scienza
           *[other] { $science } punti scienza
        }
        [one] un punto cultura
       *[other] { $culture } punti cultura
    }.
through-the-ages-event-goods-gained = { $seat-player } guadagna { $food ->
        [0] { $resources ->
            [one] una risorsa
           *[other] { $resources } risorse
        }
       *[other] { $resources ->
            [0] { $food } di cibo
            [one] { $food } di cibo e una risorsa
           *[other] { $food } di cibo e { $resources } risorse
        }
    }.
through-the-ages-event-goods-lost = { $seat-player } perde { $food ->
        [0] { $resources ->
            [one] una risorsa
           *[other] { $resources } risorse
        }
       *[other] { $resources ->
            [0] { $food } di cibo
            [one] { $food } di cibo e una risorsa
           *[other] { $food } di cibo e { $resources } risorse
        }
    }.
through-the-ages-event-population-lost = { $seat-player } perde { $count ->
        [one] un lavoratore
       *[other] { $count } lavoratori
    }.
through-the-ages-event-uprising = Rivolta: { $seat-player } non produce nulla.
through-the-ages-event-starved = { $seat-player } soffre la fame: cibo mancante { $missing }.
through-the-ages-event-corruption-paid = { $seat-player } perde { $resources ->
        [one] una risorsa
       *[other] { $resources } risorse
    } per la corruzione.
through-the-ages-event-card-drawn = { $seat-player } pesca { $card ->
        [hidden] una carta militare
       *[other] { $card }
    }.
through-the-ages-event-card-discarded = { $seat-player } scarta { $card ->
        [hidden] una carta dell’era { $age }
       *[other] { $card }
    }.
through-the-ages-event-discards-shuffled = { $count ->
        [one] Una carta scartata forma il nuovo mazzo militare.
       *[other] { $count } carte scartate formano il nuovo mazzo militare.
    }
through-the-ages-event-event-prepared = { $seat-player } prepara { $card ->
        [hidden] un evento dell’era { $age }
       *[other] { $card }
    }.
through-the-ages-event-event-revealed = Evento: { $card }.
through-the-ages-event-aggression-played = { $seat-player } gioca { $card } contro { $target-player }.
through-the-ages-event-war-declared = { $seat-player } dichiara { $card } contro { $target-player }.
through-the-ages-event-war-began = { $card }: { $seat-player } contro { $target-player }.
through-the-ages-event-pact-offered = { $seat-player } propone { $card } a { $target-player }{ $card-id ->
        [open-borders-agreement] { "" }
        [scientific-cooperation] { "" }
        [international-tourism] { "" }
        [military-pact] { "" }
        [peace-treaty] { "" }
       *[other] { "" } e prende il { $role }
    }.
through-the-ages-event-pact-signed = Patto fra { $seat-player } e { $partner-player }: { $card }.
through-the-ages-event-pact-refused = { $seat-player } rifiuta { $card }, proposta di { $by-player }.
through-the-ages-event-pact-ended = Finisce il patto fra { $seat-player } e { $partner-player }: { $card }.
through-the-ages-event-resigned = { $seat-player } si ritira.
through-the-ages-event-passed = { $seat-player } passa.
through-the-ages-event-bidden = { $seat-player } offre { $bid }.
through-the-ages-event-unit-sacrificed = { $seat-player } sacrifica { $card }.
through-the-ages-event-bonus-played = { $seat-player } gioca { $card }.
through-the-ages-event-colonized = { $card } diventa una colonia di { $seat-player }.
through-the-ages-event-territory-left = Nessuno vuole { $card }.
through-the-ages-event-fight-decided = { $seat-player } con { $attack } contro { $target-player } con { $defence }.
through-the-ages-event-colony-lost = { $seat-player } perde la colonia { $card }.
through-the-ages-event-wonder-ravaged = Cade in rovina una meraviglia di { $seat-player }: { $card }.
through-the-ages-event-leader-lost = { $seat-player } perde il leader { $card }.
through-the-ages-event-wonder-lost = { $seat-player } perde la meraviglia incompiuta { $card }.
through-the-ages-event-technology-taken = { $seat-player } prende { $card } da { $target-player }.
through-the-ages-event-tokens-gained = { $seat-player } guadagna { $yellow ->
        [0] { $blue ->
            [one] un segnalino blu
           *[other] { $blue } segnalini blu
        }
        [one] un segnalino giallo
       *[other] { $yellow } segnalini gialli
    } per sempre.
through-the-ages-event-tokens-lost = { $seat-player } perde { $yellow ->
        [0] { $blue ->
            [one] un segnalino blu
           *[other] { $blue } segnalini blu
        }
        [one] un segnalino giallo
       *[other] { $yellow } segnalini gialli
    } per sempre.
through-the-ages-event-actions-lost = { $seat-player } perde { $count ->
        [one] un’azione civile
       *[other] { $count } azioni civili
    } del prossimo turno.
through-the-ages-event-bonus-turned-up = { $card } darà punti alla fine.
through-the-ages-event-bonus-dealt = { $seat-player } riceve { $card ->
        [hidden] un bonus finale
       *[other] { $card }
    }.
through-the-ages-event-bonus-kept = { $seat-player } tiene { $card ->
        [hidden] un bonus finale
       *[other] { $card }
    }.
through-the-ages-event-bonus-picked = { $seat-player } sceglie { $card }.
through-the-ages-event-spoils-taken = { $seat-player } vince la guerra santa: lo sconfitto { $count ->
        [0] non perde lavoratori
        [one] perde un lavoratore
       *[other] perde { $count } lavoratori
    }.
through-the-ages-event-produced-less = { $seat-player } produce un segnalino in meno su { $card }.
through-the-ages-event-game-ended = La partita è finita.
through-the-ages-event-obsolete = Carta obsoleta nella mano di { $seat-player }: { $card }.

## Decisions; .help says what they are about.

through-the-ages-ask-turn = Le tue azioni.
    .help = Azioni civili e militari nell’ordine che vuoi, quante ne hai; poi termina la fase (TTA-TUR-3). Nel primo round puoi soltanto prendere carte (TTA-FIR-1).
through-the-ages-ask-political = La tua azione politica, o nessuna.
    .help = Prepara un evento per guadagnare cultura, attacca, dichiara guerra, proponi o disdici un patto (TTA-POL-1). Gli attacchi costano subito le loro azioni militari (TTA-POL-2).
through-the-ages-ask-offer = Ti viene proposto un patto.
    .help = Se accetti, sta davanti a chi l’ha proposto; se rifiuti, torna nella sua mano (TTA-PAC-1).
through-the-ages-ask-bidding = { $a ->
        [0] Fai un’offerta per il territorio, o passa.
       *[other] Offri più di { $a } per il territorio, o passa.
    }
    .help = Chi passa è fuori dall’asta. Devi poter pagare la tua offerta con unità, carte Bonus e bonus permanenti, ed è vincolante (TTA-COL-1, TTA-COL-2).
through-the-ages-ask-payment = Paga la tua offerta di { $b }.
    .help = Rinuncia a delle unità, almeno una, e gioca carte di colonizzazione finché raggiungi l’offerta; puoi anche superarla (TTA-COL-2, TTA-COL-5).
through-the-ages-ask-sacrifices = Sacrifica unità per avere più forza, o combatti così come sei.
    .help = Un’unità sacrificata conta il doppio in questo combattimento e poi se ne va (TTA-AGG-1, TTA-AGG-2).
through-the-ages-ask-defence = Ti attaccano: sacrifica unità, gioca carte Bonus, o difenditi così come sei.
    .help = All’attaccante serve una forza maggiore, la parità non basta (TTA-AGG-1). Una carta Bonus si usa una volta sola (TTA-AGG-3).
through-the-ages-ask-discards = { $b ->
        [one] Scarta una carta militare.
       *[other] Scarta { $b } carte militari.
    }
    .help = Ne tieni quante sono le tue azioni militari; le altre si scartano coperte, nell’ordine dell’elenco (TTA-MCA-1, TTA-MCA-2).
through-the-ages-ask-worker-loss = { $a ->
        [one] Perdi un lavoratore: su quale tecnologia?
       *[other] Perdi { $a } lavoratori: su quali tecnologie?
    }
    .help = Non hai lavoratori inutilizzati da perdere, quindi ne scegli uno su una carta (TTA-EVE-3).
through-the-ages-ask-building-loss = Perdi una fattoria, una miniera o un edificio urbano: quale?
    .help = Il lavoratore resta inutilizzato (TTA-CRD-20, TTA-EVE-9).
through-the-ages-ask-goods = { $a } fra cibo e risorse: quante risorse?
    .help = Il resto è cibo (TTA-CRD-20, TTA-AGG-4).
through-the-ages-ask-colony-loss = Perdi una colonia: quale?
    .help = Con lei se ne vanno i suoi effetti permanenti (TTA-CRD-20, TTA-COL-3).
through-the-ages-ask-wonder-loss = Una meraviglia dell’era A o I cade in rovina: quale?
    .help = Le restano 2 di cultura per turno e nient’altro (TTA-CRD-15).
through-the-ages-ask-terror = Distruggi un edificio urbano di { $a ->
        [0] A
        [1] B
        [2] C
       *[other] D
    }: quale?
    .help = Hai meno cultura di tutti, quindi scegli tu per gli altri (TTA-CRD-20).
through-the-ages-ask-raid = { $a ->
        [one] Distruggi un edificio urbano.
       *[other] Distruggi fino a { $a } edifici urbani di uno stesso tipo e livello.
    }
    .help = Guadagni metà del loro costo stampato (TTA-CRD-25).
through-the-ages-ask-colony-spoil = Prendi una colonia dello sconfitto.
    .help = Ricevi i suoi effetti permanenti (TTA-CRD-26).
through-the-ages-ask-technology-spoil = Un vantaggio di { $a }: prendi tecnologie speciali, poi scienza.
    .help = Ogni tecnologia vale tanti punti scienza quanto costa (TTA-CRD-27).
through-the-ages-ask-token-loss = { $a ->
        [one] Perdi un segnalino blu: da quale carta?
       *[other] Perdi { $a } segnalini blu: da quali carte?
    }
    .help = La banca blu è vuota (TTA-CRD-21, TTA-COL-8).
through-the-ages-ask-free-building = Puoi mettere al lavoro gratis un lavoratore inutilizzato.
    .help = Serve un lavoratore inutilizzato e non si spende alcuna azione (TTA-EVE-8).
through-the-ages-ask-agreement = Prendi carte per un valore di { $a ->
        [one] un’azione civile
       *[other] { $a } azioni civili
    }, o fermati.
    .help = Se ne prendi, rinunci alla tua prossima azione politica (TTA-CRD-16).
through-the-ages-ask-less = Le miniere producono: un segnalino in meno su una di esse?
    .help = Una banca blu più piena può tenere lontana la corruzione (TTA-VAR-1).
through-the-ages-ask-keeping = { $a ->
        [one] Tieni un bonus finale.
       *[other] Tieni { $a } bonus finali.
    }
    .help = Quelli tenuti restano nascosti e alla fine danno punti a tutti; gli altri vanno nel mazzo (TTA-VAR-6, TTA-VAR-8).
through-the-ages-ask-picking = Scegli un bonus finale.
    .help = Resta scoperto e alla fine dà punti a tutti (TTA-VAR-6, TTA-VAR-8).

## Names

through-the-ages-card-despotism = Dispotismo
    .help = Governo, era A. 4 azioni civili e 2 militari. Limite urbano 2.
through-the-ages-card-agriculture = Agricoltura
    .help = Fattoria, era A. Costruire costa 2 risorse; ogni lavoratore dà 1 di cibo.
through-the-ages-card-bronze = Bronzo
    .help = Miniera, era A. Costruire costa 2 risorse; ogni lavoratore dà 1 risorsa.
through-the-ages-card-philosophy = Filosofia
    .help = Laboratorio, era A. Costruire costa 3 risorse; ogni lavoratore dà 1 di scienza.
through-the-ages-card-religion = Religione
    .help = Tempio, era A. Costruire costa 3 risorse; ogni lavoratore dà 1 di cultura e 1 faccia felice.
through-the-ages-card-warriors = Guerrieri
    .help = Fanteria, era A. Costruire costa 2 risorse; ogni lavoratore dà 1 di forza.
through-the-ages-card-alexander-the-great = Alessandro Magno
    .help = Leader, era A. Dà 1 di forza per ogni lavoratore sulle unità.
through-the-ages-card-aristotle = Aristotele
    .help = Leader, era A. Dà 1 punto scienza per ogni tecnologia presa.
through-the-ages-card-hammurabi = Hammurabi
    .help = Leader, era A. +1 azione civile, −1 azione militare.
through-the-ages-card-homer = Omero
    .help = Leader, era A. A ogni turno 1 risorsa speciale per le unità; 1 di cultura per turno per ogni unità di Guerrieri, fino a 2.
through-the-ages-card-julius-caesar = Giulio Cesare
    .help = Leader, era A. Dà 1 di forza. +1 azione militare.
through-the-ages-card-moses = Mosè
    .help = Leader, era A. Un nuovo lavoratore costa 1 di cibo in meno.
through-the-ages-card-hanging-gardens = Giardini pensili
    .help = Meraviglia, era A. Dà 1 di cultura e 2 facce felici. Stadi: 2, 2, 2.
through-the-ages-card-library-of-alexandria = Biblioteca di Alessandria
    .help = Meraviglia, era A. Dà 1 di cultura e 1 di scienza. Stadi: 1, 2, 2, 1. Puoi tenere in mano una carta civile e una carta militare in più.
through-the-ages-card-colossus = Colosso
    .help = Meraviglia, era A. Dà 1 di cultura e 1 di forza. Stadi: 3, 3. Per colonizzare 1 in più.
through-the-ages-card-pyramids = Piramidi
    .help = Meraviglia, era A. Stadi: 3, 2, 1. +1 azione civile.
through-the-ages-card-engineering-genius-a = Genio dell’ingegneria A
    .help = Carta Azione, era A. Costruisci un solo stadio della meraviglia con 2 risorse in meno.
through-the-ages-card-frugality-a = Frugalità A
    .help = Carta Azione, era A. Aumenta la popolazione, poi guadagna 1 di cibo.
through-the-ages-card-ideal-building-site-a = Cantiere ideale A
    .help = Carta Azione, era A. Costruisci un edificio urbano con 1 risorsa in meno.
through-the-ages-card-patriotism-a = Patriottismo A
    .help = Carta Azione, era A. Un’azione militare in più in questo turno; 1 risorsa speciale per le unità in questo turno.
through-the-ages-card-revolutionary-idea-a = Idea rivoluzionaria A
    .help = Carta Azione, era A. 1 punto scienza subito.
through-the-ages-card-rich-land-a = Terra ricca A
    .help = Carta Azione, era A. Costruisci una fattoria o una miniera con 1 risorsa in meno.
through-the-ages-card-work-of-art-a = Opera d’arte A
    .help = Carta Azione, era A. 6 punti cultura subito.
through-the-ages-card-irrigation = Irrigazione
    .help = Fattoria, era I. Costa 3 punti scienza. Costruire costa 4 risorse; ogni lavoratore dà 2 di cibo.
through-the-ages-card-iron = Ferro
    .help = Miniera, era I. Costa 5 punti scienza. Costruire costa 5 risorse; ogni lavoratore dà 2 risorse.
through-the-ages-card-alchemy = Alchimia
    .help = Laboratorio, era I. Costa 4 punti scienza. Costruire costa 6 risorse; ogni lavoratore dà 2 di scienza.
through-the-ages-card-theology = Teologia
    .help = Tempio, era I. Costa 2 punti scienza. Costruire costa 5 risorse; ogni lavoratore dà 1 di cultura e 2 facce felici.
through-the-ages-card-bread-and-circuses = Panem et circenses
    .help = Arena, era I. Costa 3 punti scienza. Costruire costa 4 risorse; ogni lavoratore dà 1 di forza e 2 facce felici.
through-the-ages-card-printing-press = Stampa
    .help = Biblioteca, era I. Costa 3 punti scienza. Costruire costa 4 risorse; ogni lavoratore dà 1 di cultura e 1 di scienza.
through-the-ages-card-drama = Dramma
    .help = Teatro, era I. Costa 4 punti scienza. Costruire costa 5 risorse; ogni lavoratore dà 2 di cultura e 1 faccia felice.
through-the-ages-card-swordsmen = Spadaccini
    .help = Fanteria, era I. Costa 3 punti scienza. Costruire costa 3 risorse; ogni lavoratore dà 2 di forza.
through-the-ages-card-knights = Cavalieri
    .help = Cavalleria, era I. Costa 4 punti scienza. Costruire costa 3 risorse; ogni lavoratore dà 2 di forza.
through-the-ages-card-monarchy = Monarchia
    .help = Governo, era I. Costa 9 punti scienza, 3 con la rivoluzione. 5 azioni civili e 3 militari. Limite urbano 3.
through-the-ages-card-theocracy = Teocrazia
    .help = Governo, era I. Costa 7 punti scienza, 2 con la rivoluzione. Dà 1 di cultura e 2 facce felici. 4 azioni civili e 3 militari. Limite urbano 3.
through-the-ages-card-warfare = Arte della guerra
    .help = Tecnologia speciale (guerra), era I. Costa 4 punti scienza. Dà 1 di forza. +1 azione militare.
through-the-ages-card-code-of-laws = Codice di leggi
    .help = Tecnologia speciale (amministrazione), era I. Costa 6 punti scienza. +1 azione civile.
through-the-ages-card-cartography = Cartografia
    .help = Tecnologia speciale (esplorazione), era I. Costa 4 punti scienza. Dà 1 di forza. Per colonizzare 2 in più.
through-the-ages-card-masonry = Muratura
    .help = Tecnologia speciale (costruzione), era I. Costa 3 punti scienza. Gli edifici urbani dei livelli da 0 a III costano 0, 1, 1, 1 risorse in meno; fino a 2 stadi della meraviglia con un’azione civile.
through-the-ages-card-michelangelo = Michelangelo
    .help = Leader, era I. Dà 1 di cultura per ogni faccia felice su templi, teatri e meraviglie; prendere una meraviglia costa 1 azione civile in meno.
through-the-ages-card-joan-of-arc = Giovanna d’Arco
    .help = Leader, era I. Dà 1 di forza per ogni faccia felice sui templi; 5 punti cultura ogni volta che qualcuno ti attacca.
through-the-ages-card-leonardo-da-vinci = Leonardo da Vinci
    .help = Leader, era I. Il laboratorio o la biblioteca migliore dà ancora una volta il suo livello in scienza; 1 risorsa per ogni tecnologia giocata.
through-the-ages-card-genghis-khan = Gengis Khan
    .help = Leader, era I. La tua tattica non dà nulla; ogni unità di cavalleria ha 1 di forza in più; 1 di cultura per ogni unità di cavalleria.
through-the-ages-card-christopher-columbus = Cristoforo Colombo
    .help = Leader, era I. Una volta nella partita un territorio della tua mano diventa una colonia, come tua azione politica.
through-the-ages-card-frederick-barbarossa = Federico Barbarossa
    .help = Leader, era I. Con un’azione civile un nuovo lavoratore diventa un’unità, con 1 di cibo e 1 risorsa in meno.
through-the-ages-card-great-wall = Grande Muraglia
    .help = Meraviglia, era I. Dà 1 di cultura e 1 faccia felice. Stadi: 2, 2, 3, 2. Dà 1 di forza per ogni lavoratore su fanteria e artiglieria.
through-the-ages-card-st-peters-basilica = Basilica di San Pietro
    .help = Meraviglia, era I. Dà 2 di cultura. Stadi: 4, 4. Ogni faccia felice conta il doppio.
through-the-ages-card-universitas-carolina = Universitas Carolina
    .help = Meraviglia, era I. Dà 1 di cultura e 2 di scienza. Stadi: 3, 3, 3.
through-the-ages-card-taj-mahal = Taj Mahal
    .help = Meraviglia, era I. Dà 3 di cultura. Stadi: 2, 4, 2.
through-the-ages-card-engineering-genius-i = Genio dell’ingegneria I
    .help = Carta Azione, era I. Costruisci un solo stadio della meraviglia con 3 risorse in meno.
through-the-ages-card-frugality-i = Frugalità I
    .help = Carta Azione, era I. Aumenta la popolazione, poi guadagna 2 di cibo.
through-the-ages-card-ideal-building-site-i = Cantiere ideale I
    .help = Carta Azione, era I. Costruisci un edificio urbano con 2 risorse in meno.
through-the-ages-card-patriotism-i = Patriottismo I
    .help = Carta Azione, era I. Un’azione militare in più in questo turno; 2 risorse speciali per le unità in questo turno.
through-the-ages-card-revolutionary-idea-i = Idea rivoluzionaria I
    .help = Carta Azione, era I. 2 punti scienza subito.
through-the-ages-card-rich-land-i = Terra ricca I
    .help = Carta Azione, era I. Costruisci una fattoria o una miniera con 2 risorse in meno.
through-the-ages-card-work-of-art-i = Opera d’arte I
    .help = Carta Azione, era I. 5 punti cultura subito.
through-the-ages-card-bountiful-harvest-i = Raccolto abbondante I
    .help = Carta Azione, era I. 2 di cibo subito.
through-the-ages-card-breakthrough-i = Svolta I
    .help = Carta Azione, era I. Gioca una tecnologia a prezzo pieno, poi segna 2 punti scienza.
through-the-ages-card-efficient-upgrade-i = Miglioramento efficiente I
    .help = Carta Azione, era I. Migliora una fattoria, una miniera o un edificio urbano con 2 risorse in meno.
through-the-ages-card-mineral-deposits-i = Giacimenti minerari I
    .help = Carta Azione, era I. 2 risorse subito.
through-the-ages-card-selective-breeding = Allevamento selettivo
    .help = Fattoria, era II. Costa 5 punti scienza. Costruire costa 6 risorse; ogni lavoratore dà 3 di cibo.
through-the-ages-card-coal = Carbone
    .help = Miniera, era II. Costa 7 punti scienza. Costruire costa 8 risorse; ogni lavoratore dà 3 risorse.
through-the-ages-card-scientific-method = Metodo scientifico
    .help = Laboratorio, era II. Costa 6 punti scienza. Costruire costa 8 risorse; ogni lavoratore dà 3 di scienza.
through-the-ages-card-organized-religion = Religione organizzata
    .help = Tempio, era II. Costa 4 punti scienza. Costruire costa 7 risorse; ogni lavoratore dà 1 di cultura e 3 facce felici.
through-the-ages-card-team-sports = Sport di squadra
    .help = Arena, era II. Costa 5 punti scienza. Costruire costa 6 risorse; ogni lavoratore dà 2 di forza e 3 facce felici.
through-the-ages-card-journalism = Giornalismo
    .help = Biblioteca, era II. Costa 6 punti scienza. Costruire costa 8 risorse; ogni lavoratore dà 2 di cultura e 2 di scienza.
through-the-ages-card-opera = Opera lirica
    .help = Teatro, era II. Costa 7 punti scienza. Costruire costa 9 risorse; ogni lavoratore dà 3 di cultura e 1 faccia felice.
through-the-ages-card-riflemen = Fucilieri
    .help = Fanteria, era II. Costa 5 punti scienza. Costruire costa 5 risorse; ogni lavoratore dà 3 di forza.
through-the-ages-card-cavalrymen = Cavalleggeri
    .help = Cavalleria, era II. Costa 6 punti scienza. Costruire costa 5 risorse; ogni lavoratore dà 3 di forza.
through-the-ages-card-cannon = Cannoni
    .help = Artiglieria, era II. Costa 7 punti scienza. Costruire costa 5 risorse; ogni lavoratore dà 3 di forza.
through-the-ages-card-constitutional-monarchy = Monarchia costituzionale
    .help = Governo, era II. Costa 12 punti scienza, 5 con la rivoluzione. 6 azioni civili e 4 militari. Limite urbano 3.
through-the-ages-card-republic = Repubblica
    .help = Governo, era II. Costa 14 punti scienza, 4 con la rivoluzione. 7 azioni civili e 2 militari. Limite urbano 3.
through-the-ages-card-strategy = Strategia
    .help = Tecnologia speciale (guerra), era II. Costa 8 punti scienza. Dà 3 di forza. +2 azioni militari.
through-the-ages-card-justice-system = Sistema giudiziario
    .help = Tecnologia speciale (amministrazione), era II. Costa 7 punti scienza. +1 azione civile. 3 segnalini blu in più.
through-the-ages-card-navigation = Navigazione
    .help = Tecnologia speciale (esplorazione), era II. Costa 6 punti scienza. Dà 2 di forza. Per colonizzare 3 in più.
through-the-ages-card-architecture = Architettura
    .help = Tecnologia speciale (costruzione), era II. Costa 6 punti scienza. Gli edifici urbani dei livelli da 0 a III costano 0, 1, 2, 2 risorse in meno; fino a 3 stadi della meraviglia con un’azione civile.
through-the-ages-card-william-shakespeare = William Shakespeare
    .help = Leader, era II. Dà 1 di cultura per ogni tua biblioteca; 2 in più per ogni coppia di biblioteca e teatro.
through-the-ages-card-james-cook = James Cook
    .help = Leader, era II. Le carte di colonizzazione contano 1 in più; 2 di cultura per ogni colonia.
through-the-ages-card-napoleon-bonaparte = Napoleone Bonaparte
    .help = Leader, era II. +1 azione militare. Il bonus del tuo esercito migliore conta una volta in più.
through-the-ages-card-maximilien-robespierre = Maximilien Robespierre
    .help = Leader, era II. +1 azione militare. Una rivoluzione usa tutte le azioni militari invece di tutte quelle civili.
through-the-ages-card-js-bach = J. S. Bach
    .help = Leader, era II. Le tecnologie dei teatri costano 1 punto scienza in meno; i teatri costano 1 risorsa in meno; 1 di cultura per ogni tuo teatro.
through-the-ages-card-isaac-newton = Isaac Newton
    .help = Leader, era II. Il laboratorio o la biblioteca migliore dà ancora una volta il suo livello in scienza; ogni tecnologia giocata restituisce la sua azione civile.
through-the-ages-card-transcontinental-railroad = Ferrovia transcontinentale
    .help = Meraviglia, era II. Dà 5 di forza. Stadi: 3, 4, 5. La miniera migliore produce un segnalino blu in più.
through-the-ages-card-eiffel-tower = Torre Eiffel
    .help = Meraviglia, era II. Dà 4 di cultura e 1 faccia felice. Stadi: 3, 7, 3.
through-the-ages-card-kremlin = Cremlino
    .help = Meraviglia, era II. Dà 3 di cultura e 2 facce infelici. Stadi: 4, 4, 4. +1 azione civile, +1 azione militare.
through-the-ages-card-ocean-liner-service = Linea di transatlantici
    .help = Meraviglia, era II. Stadi: 3, 2, 2, 2, 3. Una volta per turno un nuovo lavoratore con 5 di cibo in meno e senza azione civile.
through-the-ages-card-engineering-genius-ii = Genio dell’ingegneria II
    .help = Carta Azione, era II. Costruisci un solo stadio della meraviglia con 4 risorse in meno.
through-the-ages-card-frugality-ii = Frugalità II
    .help = Carta Azione, era II. Aumenta la popolazione, poi guadagna 3 di cibo.
through-the-ages-card-ideal-building-site-ii = Cantiere ideale II
    .help = Carta Azione, era II. Costruisci un edificio urbano con 3 risorse in meno.
through-the-ages-card-patriotism-ii = Patriottismo II
    .help = Carta Azione, era II. Un’azione militare in più in questo turno; 3 risorse speciali per le unità in questo turno.
through-the-ages-card-revolutionary-idea-ii = Idea rivoluzionaria II
    .help = Carta Azione, era II. 4 punti scienza subito.
through-the-ages-card-rich-land-ii = Terra ricca II
    .help = Carta Azione, era II. Costruisci una fattoria o una miniera con 3 risorse in meno.
through-the-ages-card-work-of-art-ii = Opera d’arte II
    .help = Carta Azione, era II. 4 punti cultura subito.
through-the-ages-card-bountiful-harvest-ii = Raccolto abbondante II
    .help = Carta Azione, era II. 3 di cibo subito.
through-the-ages-card-breakthrough-ii = Svolta II
    .help = Carta Azione, era II. Gioca una tecnologia a prezzo pieno, poi segna 4 punti scienza.
through-the-ages-card-efficient-upgrade-ii = Miglioramento efficiente II
    .help = Carta Azione, era II. Migliora una fattoria, una miniera o un edificio urbano con 3 risorse in meno.
through-the-ages-card-mineral-deposits-ii = Giacimenti minerari II
    .help = Carta Azione, era II. 3 risorse subito.
through-the-ages-card-wave-of-nationalism-ii = Ondata di nazionalismo
    .help = Carta Azione, era II. Risorse speciali per le unità per ogni civiltà più forte: 6, 3, 2 in 2, 3, 4 giocatori.
through-the-ages-card-mechanized-agriculture = Agricoltura meccanizzata
    .help = Fattoria, era III. Costa 7 punti scienza. Costruire costa 8 risorse; ogni lavoratore dà 5 di cibo.
through-the-ages-card-oil = Petrolio
    .help = Miniera, era III. Costa 9 punti scienza. Costruire costa 11 risorse; ogni lavoratore dà 5 risorse.
through-the-ages-card-computers = Computer
    .help = Laboratorio, era III. Costa 8 punti scienza. Costruire costa 10 risorse; ogni lavoratore dà 5 di scienza.
through-the-ages-card-professional-sports = Sport professionistico
    .help = Arena, era III. Costa 7 punti scienza. Costruire costa 8 risorse; ogni lavoratore dà 3 di forza e 4 facce felici.
through-the-ages-card-multimedia = Multimedia
    .help = Biblioteca, era III. Costa 9 punti scienza. Costruire costa 11 risorse; ogni lavoratore dà 3 di cultura e 3 di scienza.
through-the-ages-card-movies = Cinema
    .help = Teatro, era III. Costa 10 punti scienza. Costruire costa 12 risorse; ogni lavoratore dà 4 di cultura e 1 faccia felice.
through-the-ages-card-modern-infantry = Fanteria moderna
    .help = Fanteria, era III. Costa 8 punti scienza. Costruire costa 7 risorse; ogni lavoratore dà 5 di forza.
through-the-ages-card-tanks = Carri armati
    .help = Cavalleria, era III. Costa 9 punti scienza. Costruire costa 7 risorse; ogni lavoratore dà 5 di forza.
through-the-ages-card-rockets = Razzi
    .help = Artiglieria, era III. Costa 10 punti scienza. Costruire costa 7 risorse; ogni lavoratore dà 5 di forza.
through-the-ages-card-air-forces = Aviazione
    .help = Aviazione, era III. Costa 11 punti scienza. Costruire costa 7 risorse; ogni lavoratore dà 5 di forza.
through-the-ages-card-communism = Comunismo
    .help = Governo, era III. Costa 17 punti scienza, 6 con la rivoluzione. Dà 1 faccia infelice. 7 azioni civili e 5 militari. Limite urbano 4.
through-the-ages-card-democracy = Democrazia
    .help = Governo, era III. Costa 21 punti scienza, 8 con la rivoluzione. Dà 2 di cultura. 7 azioni civili e 3 militari. Limite urbano 4.
through-the-ages-card-fundamentalism = Fondamentalismo
    .help = Governo, era III. Costa 19 punti scienza, 7 con la rivoluzione. Dà 5 di forza. 6 azioni civili e 5 militari. Limite urbano 4.
through-the-ages-card-military-theory = Teoria militare
    .help = Tecnologia speciale (guerra), era III. Costa 12 punti scienza. Dà 5 di forza. +3 azioni militari.
through-the-ages-card-civil-service = Pubblica amministrazione
    .help = Tecnologia speciale (amministrazione), era III. Costa 10 punti scienza. +2 azioni civili. 3 segnalini blu in più.
through-the-ages-card-satellites = Satelliti
    .help = Tecnologia speciale (esplorazione), era III. Costa 8 punti scienza. Dà 3 di forza. Per colonizzare 4 in più.
through-the-ages-card-engineering = Ingegneria
    .help = Tecnologia speciale (costruzione), era III. Costa 9 punti scienza. Gli edifici urbani dei livelli da 0 a III costano 0, 1, 2, 3 risorse in meno; fino a 4 stadi della meraviglia con un’azione civile.
through-the-ages-card-albert-einstein = Albert Einstein
    .help = Leader, era III. Il laboratorio o la biblioteca migliore dà ancora una volta il suo livello in scienza; 3 punti cultura per ogni tecnologia giocata.
through-the-ages-card-mahatma-gandhi = Mahatma Gandhi
    .help = Leader, era III. Dà 2 di cultura. Non giochi né aggressioni né guerre; attaccarti costa il doppio delle azioni militari.
through-the-ages-card-elvis-presley = Elvis Presley
    .help = Leader, era III. Dà 2 facce felici. Uno dei tuoi teatri migliori dà due volte la sua cultura.
through-the-ages-card-bill-gates = Bill Gates
    .help = Leader, era III. I laboratori dei livelli da I a III producono anche un segnalino che vale il loro livello in risorse; gli avversari pagano 1 risorsa in più per laboratori e biblioteche.
through-the-ages-card-winston-churchill = Winston Churchill
    .help = Leader, era III. Le tecnologie delle unità costano 3 punti scienza in meno; le tue carte di difesa contano il doppio; finché è aperta una guerra contro di te, ogni nuova unità costa 2 risorse in meno.
through-the-ages-card-sid-meier = Sid Meier
    .help = Leader, era III. Dà 1 di cultura per ogni livello dei tuoi laboratori; 1 di scienza in meno per ciascuno di essi.
through-the-ages-card-hollywood = Hollywood
    .help = Meraviglia, era III. Stadi: 5, 6, 5. Quando è completata, 2 punti cultura per livello di ogni lavoratore su teatri e biblioteche.
through-the-ages-card-internet = Internet
    .help = Meraviglia, era III. Stadi: 2, 3, 4, 3, 2. Quando è completata, 2 punti cultura per livello di ogni lavoratore su laboratori e biblioteche.
through-the-ages-card-first-space-flight = Primo volo spaziale
    .help = Meraviglia, era III. Stadi: 3, 4, 9. Quando è completata, 1 punto cultura per livello di ogni tecnologia in gioco.
through-the-ages-card-fast-food-chains = Catene di fast food
    .help = Meraviglia, era III. Stadi: 4, 4, 4, 4. Quando è completata, 1 punto cultura per ogni lavoratore su un’unità o un edificio urbano, e 2 per ognuno su una fattoria o una miniera.
through-the-ages-card-engineering-genius-iii = Genio dell’ingegneria III
    .help = Carta Azione, era III. Costruisci un solo stadio della meraviglia con 5 risorse in meno.
through-the-ages-card-ideal-building-site-iii = Cantiere ideale III
    .help = Carta Azione, era III. Costruisci un edificio urbano con 4 risorse in meno.
through-the-ages-card-patriotism-iii = Patriottismo III
    .help = Carta Azione, era III. Un’azione militare in più in questo turno; 4 risorse speciali per le unità in questo turno.
through-the-ages-card-revolutionary-idea-iii = Idea rivoluzionaria III
    .help = Carta Azione, era III. 6 punti scienza subito.
through-the-ages-card-work-of-art-iii = Opera d’arte III
    .help = Carta Azione, era III. 3 punti cultura subito.
through-the-ages-card-bountiful-harvest-iii = Raccolto abbondante III
    .help = Carta Azione, era III. 4 di cibo subito.
through-the-ages-card-efficient-upgrade-iii = Miglioramento efficiente III
    .help = Carta Azione, era III. Migliora una fattoria, una miniera o un edificio urbano con 4 risorse in meno.
through-the-ages-card-mineral-deposits-iii = Giacimenti minerari III
    .help = Carta Azione, era III. 4 risorse subito.
through-the-ages-card-military-build-up-iii = Potenziamento militare
    .help = Carta Azione, era III. Risorse speciali per le unità per ogni civiltà più forte: 8, 5, 3 in 2, 3, 4 giocatori.
through-the-ages-card-endowment-for-the-arts-iii = Fondi per le arti
    .help = Carta Azione, era III. Punti cultura per ogni civiltà con più cultura: 6, 3, 2 in 2, 3, 4 giocatori.
through-the-ages-card-development-of-agriculture = Sviluppo dell’agricoltura
    .help = Evento, era A. Tutti: 2 di cibo.
through-the-ages-card-development-of-crafts = Sviluppo dell’artigianato
    .help = Evento, era A. Tutti: 2 risorse.
through-the-ages-card-development-of-markets = Sviluppo dei mercati
    .help = Evento, era A. Tutti: 2 di cibo o 2 risorse.
through-the-ages-card-development-of-politics = Sviluppo della politica
    .help = Evento, era A. Tutti: 3 carte militari; il giocatore di turno per questa volta non scarta.
through-the-ages-card-development-of-religion = Sviluppo della religione
    .help = Evento, era A. Tutti possono costruire Religione gratis.
through-the-ages-card-development-of-science = Sviluppo della scienza
    .help = Evento, era A. Tutti: 2 punti scienza.
through-the-ages-card-development-of-settlement = Sviluppo degli insediamenti
    .help = Evento, era A. Tutti: un nuovo lavoratore gratis.
through-the-ages-card-development-of-trade-routes = Sviluppo delle rotte commerciali
    .help = Evento, era A. Tutti: 1 punto scienza, 1 risorsa e 1 di cibo.
through-the-ages-card-development-of-warfare = Sviluppo dell’arte della guerra
    .help = Evento, era A. Tutti possono costruire Guerrieri gratis.
through-the-ages-card-no-event = Nessun evento
    .help = Evento, era A. Non succede nulla.
through-the-ages-card-barbarians = Barbari
    .help = Evento, era I. Chi ha più cultura, se è fra i due più deboli, perde un lavoratore.
through-the-ages-card-border-conflict = Conflitto di confine
    .help = Evento, era I. Il più debole perde una fattoria, una miniera o un edificio urbano; il più forte guadagna 3 risorse.
through-the-ages-card-crusades = Crociate
    .help = Evento, era I. Il più forte segna 4 punti cultura; il più debole ne perde 4.
through-the-ages-card-cultural-influence = Influenza culturale
    .help = Evento, era I. Tutti segnano la cultura come in produzione.
through-the-ages-card-foray = Scorreria
    .help = Evento, era I. I due più forti guadagnano ciascuno 3 fra cibo e risorse.
through-the-ages-card-good-harvest = Buon raccolto
    .help = Evento, era I. Le fattorie di tutti producono.
through-the-ages-card-immigration = Immigrazione
    .help = Evento, era I. I più felici: un nuovo lavoratore gratis.
through-the-ages-card-new-deposits = Nuovi giacimenti
    .help = Evento, era I. Le miniere di tutti producono.
through-the-ages-card-pestilence = Pestilenza
    .help = Evento, era I. Tutti perdono un lavoratore.
through-the-ages-card-raiders = Predoni
    .help = Evento, era I. I due più deboli perdono ciascuno 2 fra cibo e risorse.
through-the-ages-card-rats = Ratti
    .help = Evento, era I. Tutti perdono tutto il cibo.
through-the-ages-card-rebellion = Ribellione
    .help = Evento, era I. Tutti perdono 2 azioni civili del prossimo turno per ogni lavoratore scontento.
through-the-ages-card-reign-of-terror = Regno del terrore
    .help = Evento, era I. Il più debole perde un lavoratore.
through-the-ages-card-scientific-breakthrough = Svolta scientifica
    .help = Evento, era I. Tutti segnano la scienza come in produzione.
through-the-ages-card-uncertain-borders = Confini incerti
    .help = Evento, era I. Il più debole dà 1 segnalino giallo al più forte.
through-the-ages-card-developed-territory-i = Territorio sviluppato I
    .help = Territorio, era I. Permanente: 1 segnalino giallo e 1 segnalino blu. Subito: 3 punti scienza.
through-the-ages-card-fertile-territory-i = Territorio fertile I
    .help = Territorio, era I. Permanente: 3 segnalini gialli. Subito: 3 di cibo.
through-the-ages-card-historic-territory-i = Territorio storico I
    .help = Territorio, era I. Permanente: 1 faccia felice. Subito: 6 punti cultura.
through-the-ages-card-inhabited-territory-i = Territorio abitato I
    .help = Territorio, era I. Permanente: 2 segnalini gialli. Subito: 1 nuovo lavoratore gratis.
through-the-ages-card-strategic-territory-i = Territorio strategico I
    .help = Territorio, era I. Permanente: 2 di forza. Subito: 3 carte militari.
through-the-ages-card-wealthy-territory-i = Territorio ricco I
    .help = Territorio, era I. Permanente: 2 segnalini blu. Subito: 5 risorse.
through-the-ages-card-enslave-i = Schiavitù
    .help = Aggressione, era I. Costa 2 azioni militari. Lo sconfitto perde un lavoratore; il vincitore guadagna 3 risorse.
through-the-ages-card-plunder-i = Saccheggio I
    .help = Aggressione, era I. Costa 2 azioni militari. Il vincitore prende 3 fra cibo e risorse.
through-the-ages-card-raid-i = Incursione I
    .help = Aggressione, era I. Costa 1 azione militare. Il vincitore distrugge un edificio urbano e guadagna metà del suo costo.
through-the-ages-card-open-borders-agreement = Accordo sulle frontiere aperte
    .help = Patto, era I. Entrambi: +1 azione militare. Chi dei due attacca l’altro ha 3 di forza in più.
through-the-ages-card-trade-routes-agreement = Accordo sulle rotte commerciali
    .help = Patto, era I. Lato 1: una volta per turno 1 di cibo vale come 1 risorsa. Lato 2: una volta per turno 1 risorsa vale come 1 di cibo.
through-the-ages-card-fighting-band = Banda armata
    .help = Tattica, era I. Esercito di 2 fanterie: 1 di forza.
through-the-ages-card-legion = Legione
    .help = Tattica, era I. Esercito di 3 fanterie: 2 di forza.
through-the-ages-card-light-cavalry = Cavalleria leggera
    .help = Tattica, era I. Esercito di 2 cavallerie: 2 di forza.
through-the-ages-card-heavy-cavalry = Cavalleria pesante
    .help = Tattica, era I. Esercito di 3 cavallerie: 4 di forza.
through-the-ages-card-medieval-army = Esercito medievale
    .help = Tattica, era I. Esercito di 1 fanteria e 1 cavalleria: 2 di forza.
through-the-ages-card-phalanx = Falange
    .help = Tattica, era I. Esercito di 2 fanterie e 1 cavalleria: 3 di forza.
through-the-ages-card-bonus-i = Bonus di difesa o colonizzazione I
    .help = Carta Bonus, era I. 2 in difesa da un’aggressione, o 1 per colonizzare.
through-the-ages-card-civil-unrest = Disordini civili
    .help = Evento, era II. Tutti perdono 4 punti cultura per ogni lavoratore scontento.
through-the-ages-card-cold-war = Guerra fredda
    .help = Evento, era II. I due più forti: 6 punti scienza ciascuno.
through-the-ages-card-crime-wave = Ondata di criminalità
    .help = Evento, era II. I due più deboli perdono ciascuno 3 punti cultura e 1 segnalino blu.
through-the-ages-card-economic-progress = Progresso economico
    .help = Evento, era II. Per tutti: le fattorie producono, si consuma il cibo, le miniere producono, si paga la corruzione.
through-the-ages-card-emigration = Emigrazione
    .help = Evento, era II. Tutti perdono metà dei loro lavoratori scontenti.
through-the-ages-card-iconoclasm = Iconoclastia
    .help = Evento, era II. Tutti perdono il leader, se non è dell’era in corso.
through-the-ages-card-independence-declaration = Dichiarazione d’indipendenza
    .help = Evento, era II. Il più debole perde una colonia.
through-the-ages-card-international-agreement = Accordo internazionale
    .help = Evento, era II. Il più forte può prendere carte per un valore di 5 azioni civili, rinunciando alla sua prossima azione politica.
through-the-ages-card-national-pride = Orgoglio nazionale
    .help = Evento, era II. Chi ha più cultura segna 5 punti cultura.
through-the-ages-card-popularization-of-science = Divulgazione scientifica
    .help = Evento, era II. Tutti segnano tanti punti cultura quant’è la loro scienza per turno.
through-the-ages-card-ravages-of-time = Ingiurie del tempo
    .help = Evento, era II. Ognuno vede cadere in rovina una sua meraviglia dell’era A o I.
through-the-ages-card-refugees = Profughi
    .help = Evento, era II. Il più debole perde 3 punti cultura e un lavoratore; il più forte segna 3 punti cultura e riceve un nuovo lavoratore gratis.
through-the-ages-card-terrorism = Terrorismo
    .help = Evento, era II. Chi ha meno cultura distrugge un edificio urbano di ogni altra civiltà.
through-the-ages-card-developed-territory-ii = Territorio sviluppato II
    .help = Territorio, era II. Permanente: 2 segnalini gialli e 2 segnalini blu. Subito: 5 punti scienza.
through-the-ages-card-fertile-territory-ii = Territorio fertile II
    .help = Territorio, era II. Permanente: 4 segnalini gialli. Subito: 5 di cibo.
through-the-ages-card-historic-territory-ii = Territorio storico II
    .help = Territorio, era II. Permanente: 2 facce felici. Subito: 11 punti cultura.
through-the-ages-card-inhabited-territory-ii = Territorio abitato II
    .help = Territorio, era II. Permanente: 3 segnalini gialli. Subito: 2 nuovi lavoratori gratis.
through-the-ages-card-strategic-territory-ii = Territorio strategico II
    .help = Territorio, era II. Permanente: 4 di forza. Subito: 5 carte militari.
through-the-ages-card-wealthy-territory-ii = Territorio ricco II
    .help = Territorio, era II. Permanente: 3 segnalini blu. Subito: 8 risorse.
through-the-ages-card-annex-ii = Annessione
    .help = Aggressione, era II. Costa 2 azioni militari. Il vincitore prende una colonia.
through-the-ages-card-assassinate-ii = Assassinio
    .help = Aggressione, era II. Costa tante azioni militari quant’è il livello del bersaglio. Lo sconfitto perde il leader; il vincitore segna 3 punti cultura per livello.
through-the-ages-card-plunder-ii = Saccheggio II
    .help = Aggressione, era II. Costa 2 azioni militari. Il vincitore prende 5 fra cibo e risorse.
through-the-ages-card-raid-ii = Incursione II
    .help = Aggressione, era II. Costa 2 azioni militari. Il vincitore distrugge fino a 2 edifici urbani e guadagna metà del loro costo.
through-the-ages-card-sabotage-ii = Sabotaggio
    .help = Aggressione, era II. Costa tante azioni militari quant’è il livello del bersaglio. Lo sconfitto perde la meraviglia incompiuta; il vincitore segna 3 punti cultura per livello.
through-the-ages-card-spy-ii = Spionaggio
    .help = Aggressione, era II. Costa 1 azione militare. Il vincitore prende 5 punti scienza.
through-the-ages-card-war-over-culture-ii = Guerra per la cultura II
    .help = Guerra, era II. Costa 3 azioni militari. Il vincitore prende tanti punti cultura quant’è la differenza di forza.
through-the-ages-card-war-over-resources-ii = Guerra per le risorse
    .help = Guerra, era II. Costa 2 azioni militari. Il vincitore prende cibo e risorse, in tutto quant’è la differenza di forza.
through-the-ages-card-war-over-technology-ii = Guerra per la tecnologia
    .help = Guerra, era II. Costa 2 azioni militari. Il vincitore prende punti scienza o tecnologie speciali per il valore della differenza di forza.
through-the-ages-card-war-over-territory-ii = Guerra per il territorio
    .help = Guerra, era II. Costa 3 azioni militari. Il vincitore prende un segnalino giallo, e un altro per ogni 3 punti di differenza di forza.
through-the-ages-card-acceptance-of-supremacy = Accettazione della supremazia
    .help = Patto, era II. Lato 1: +1 risorsa in produzione. Lato 2: −1 risorsa in produzione. Niente attacchi fra i due.
through-the-ages-card-international-trade-agreement = Accordo commerciale internazionale
    .help = Patto, era II. Lato 1: +1 risorsa in produzione. Lato 2: +1 di cibo in produzione.
through-the-ages-card-promise-of-military-protection = Promessa di protezione militare
    .help = Patto, era II. Lato 1: +1 di cultura per turno. Lato 2: +5 di forza, −1 di cultura per turno. Finisce se uno attacca l’altro.
through-the-ages-card-scientific-cooperation = Cooperazione scientifica
    .help = Patto, era II. Entrambi: ogni tecnologia costa 2 punti scienza in meno, e il partner ne paga 1.
through-the-ages-card-classic-army = Esercito classico
    .help = Tattica, era II. Esercito di 2 fanterie e 2 cavallerie: 9 di forza, 5 con un’unità antiquata.
through-the-ages-card-conquistadors = Conquistadores
    .help = Tattica, era II. Esercito di 1 fanteria e 2 cavallerie: 5 di forza, 3 con un’unità antiquata.
through-the-ages-card-defensive-army = Esercito difensivo
    .help = Tattica, era II. Esercito di 2 fanterie e 1 artiglieria: 6 di forza, 3 con un’unità antiquata.
through-the-ages-card-fortifications = Fortificazioni
    .help = Tattica, era II. Esercito di 2 artiglierie: 4 di forza.
through-the-ages-card-mobile-artillery = Artiglieria mobile
    .help = Tattica, era II. Esercito di 1 cavalleria e 1 artiglieria: 5 di forza.
through-the-ages-card-napoleonic-army = Esercito napoleonico
    .help = Tattica, era II. Esercito di 1 fanteria, 1 cavalleria e 1 artiglieria: 8 di forza, 4 con un’unità antiquata.
through-the-ages-card-bonus-ii = Bonus di difesa o colonizzazione II
    .help = Carta Bonus, era II. 4 in difesa da un’aggressione, o 2 per colonizzare.
through-the-ages-card-impact-of-agriculture = Impatto dell’agricoltura
    .help = Evento, era III. Tutti: tanti punti cultura quanto cibo producono le fattorie.
through-the-ages-card-impact-of-architecture = Impatto dell’architettura
    .help = Evento, era III. Tutti: 1 punto cultura per ogni livello degli edifici urbani.
through-the-ages-card-impact-of-colonies = Impatto delle colonie
    .help = Evento, era III. Tutti: 4 punti cultura per ogni colonia.
through-the-ages-card-impact-of-competition = Impatto della competizione
    .help = Evento, era III. Tutti: 1 punto cultura per livello di ogni unità e di ogni arena.
through-the-ages-card-impact-of-government = Impatto del governo
    .help = Evento, era III. Tutti: 2 punti cultura per ogni azione civile, 1 per ogni azione militare.
through-the-ages-card-impact-of-happiness = Impatto della felicità
    .help = Evento, era III. Tutti: 2 punti cultura per ogni faccia felice, 2 in meno per ogni lavoratore scontento.
through-the-ages-card-impact-of-industry = Impatto dell’industria
    .help = Evento, era III. Tutti: tanti punti cultura quante risorse producono le miniere.
through-the-ages-card-impact-of-population = Impatto della popolazione
    .help = Evento, era III. Tutti: 2 punti cultura per ogni lavoratore contento oltre i 10.
through-the-ages-card-impact-of-progress = Impatto del progresso
    .help = Evento, era III. Tutti: 2 punti cultura per ogni livello di governo e tecnologie speciali.
through-the-ages-card-impact-of-science = Impatto della scienza
    .help = Evento, era III. Punti cultura secondo la classifica della scienza per turno: 10 in due giocatori, 14 e 7 in tre, 15, 10 e 5 in quattro.
through-the-ages-card-impact-of-strength = Impatto della forza
    .help = Evento, era III. Punti cultura secondo la classifica della forza: 10 in due giocatori, 14 e 7 in tre, 15, 10 e 5 in quattro.
through-the-ages-card-impact-of-technology = Impatto della tecnologia
    .help = Evento, era III. Tutti: 4 punti cultura per ogni tecnologia di livello III (di livello II nella versione avanzata).
through-the-ages-card-impact-of-wonders = Impatto delle meraviglie
    .help = Evento, era III. Tutti: 5, 4, 3, 2 punti cultura per ogni meraviglia dell’era A, I, II, III.
through-the-ages-card-armed-intervention-iii = Intervento armato
    .help = Aggressione, era III. Costa 2 azioni militari. Il vincitore prende 7 punti cultura.
through-the-ages-card-plunder-iii = Saccheggio III
    .help = Aggressione, era III. Costa 2 azioni militari. Il vincitore prende 8 fra cibo e risorse.
through-the-ages-card-raid-iii = Incursione III
    .help = Aggressione, era III. Costa 3 azioni militari. Il vincitore distrugge fino a 3 edifici urbani e guadagna metà del loro costo.
through-the-ages-card-holy-war-iii = Guerra santa
    .help = Guerra, era III. Costa 3 azioni militari. Lo sconfitto perde un lavoratore per ogni 3 punti di differenza di forza; il vincitore segna 3 punti cultura per ciascuno.
through-the-ages-card-war-over-culture-iii = Guerra per la cultura III
    .help = Guerra, era III. Costa 3 azioni militari. Il vincitore prende tanti punti cultura quant’è la differenza di forza.
through-the-ages-card-international-tourism = Turismo internazionale
    .help = Patto, era III. Entrambi: +1 di cultura per turno per ogni meraviglia dell’altro.
through-the-ages-card-loss-of-sovereignty = Perdita di sovranità
    .help = Patto, era III. Lato 1: +2 di cultura per turno. Lato 2: −2 di cultura per turno, ma nessuno può dichiarargli guerra. Niente attacchi fra i due.
through-the-ages-card-military-pact = Patto militare
    .help = Patto, era III. Entrambi: +4 di forza. Finisce se uno attacca l’altro.
through-the-ages-card-peace-treaty = Trattato di pace
    .help = Patto, era III. Entrambi: +1 di cultura per turno. Niente attacchi fra i due.
through-the-ages-card-entrenchments = Trincee
    .help = Tattica, era III. Esercito di 1 fanteria e 2 artiglierie: 9 di forza, 5 con un’unità antiquata.
through-the-ages-card-mechanized-army = Esercito meccanizzato
    .help = Tattica, era III. Esercito di 1 cavalleria e 2 artiglierie: 10 di forza, 5 con un’unità antiquata.
through-the-ages-card-modern-army = Esercito moderno
    .help = Tattica, era III. Esercito di 2 fanterie, 1 cavalleria e 1 artiglieria: 13 di forza, 7 con un’unità antiquata.
through-the-ages-card-shock-troops = Truppe d’assalto
    .help = Tattica, era III. Esercito di 1 fanteria e 3 cavallerie: 11 di forza, 6 con un’unità antiquata.
through-the-ages-card-bonus-iii = Bonus di difesa o colonizzazione III
    .help = Carta Bonus, era III. 6 in difesa da un’aggressione, o 3 per colonizzare.

through-the-ages-role-a = lato 1
through-the-ages-role-b = lato 2

through-the-ages-points-culture = Cultura
through-the-ages-source-famine = Carestia
through-the-ages-source-prepared = Eventi preparati
through-the-ages-source-last-scoring = Il conteggio finale
through-the-ages-source-limit = Oltre il limite

through-the-ages-measure-culture = Cultura
through-the-ages-measure-culture-per-turn = Cultura per turno
through-the-ages-measure-science-per-turn = Scienza per turno
through-the-ages-measure-strength = Forza
through-the-ages-measure-happiness = Felicità
through-the-ages-measure-food = Cibo prodotto per turno
through-the-ages-measure-resources = Risorse prodotte per turno
through-the-ages-measure-population = Popolazione

## Refusals

through-the-ages-actions-later = Le azioni vengono più avanti nel tuo turno, dopo la politica e quello che ti viene chiesto ora.
through-the-ages-after-revolution = Dopo una rivoluzione non puoi compiere altre azioni civili in questo turno, neppure gratuite.
through-the-ages-attacked-already = In questo round qualcun altro ha già attaccato questa civiltà.
through-the-ages-bank-empty = La banca gialla è vuota.
through-the-ages-bid-low = Un’offerta deve essere più alta della precedente.
through-the-ages-bid-not-payable = Non potresti pagare questa offerta.
through-the-ages-bid-not-reached = Non hai ancora raggiunto l’offerta, o non hai dato nessuna unità.
through-the-ages-bid-when = Nessun territorio è all’asta.
through-the-ages-bonus-when = Le carte Bonus si giocano quando subisci un’aggressione, o per pagare una colonia.
through-the-ages-card-does-otherwise = Questa carta non serve a questo scopo.
through-the-ages-card-too-fresh = Una carta Azione non si gioca nel turno in cui è stata presa.
through-the-ages-civil-actions-short = Ti restano troppo poche azioni civili.
through-the-ages-civil-actions-spent = Una rivoluzione deve essere la tua prima e unica azione civile.
through-the-ages-cooperation-stuck = Finché uno dei due partner della cooperazione scientifica non ha punti scienza, nessuno dei due può giocare tecnologie.
through-the-ages-discard-when = Le carte militari si scartano solo se ne hai troppe dopo l’azione politica.
through-the-ages-first-round = Nel primo round puoi soltanto prendere carte.
through-the-ages-food-short = Hai troppo poco cibo.
through-the-ages-hand-full = Hai in mano tutte le carte civili che puoi tenere.
through-the-ages-leader-of-age = Hai già preso un leader di quest’era.
through-the-ages-leader-of-peace = Con il tuo leader non puoi giocare né aggressioni né guerre.
through-the-ages-military-actions-short = Ti restano troppo poche azioni militari.
through-the-ages-military-actions-spent = Con questo leader una rivoluzione richiede che nessuna azione militare sia spesa.
through-the-ages-no-bonus-here = Le carte Bonus sono per chi si difende da un’aggressione.
through-the-ages-no-colony = Questa colonia non esiste.
through-the-ages-no-deck = Nell’era IV non si pescano più carte militari.
through-the-ages-no-drawing = Qui non si pescano carte con le azioni.
through-the-ages-no-free-building = Nessun evento ti permette di costruire gratis ora.
through-the-ages-no-levy = Solo Barbarossa può arruolare unità.
through-the-ages-no-liner = Non hai transatlantici, oppure in questo turno sono già salpati.
through-the-ages-no-offer = Nessuno ti propone un patto.
through-the-ages-no-old-wonder = Questa non è una tua meraviglia attiva dell’era A o I.
through-the-ages-no-pact = Non fai parte di quel patto.
through-the-ages-no-place-for-workers = Su questa carta non si possono mettere lavoratori.
through-the-ages-no-politics = Nel primo round e nella versione semplice non ci sono azioni politiche.
through-the-ages-no-resigning-now = Ora non puoi ritirarti.
through-the-ages-no-rival = Non è un avversario in gioco.
through-the-ages-no-route = Non hai una rotta commerciale, o l’hai già usata in questo turno.
through-the-ages-no-sacrifice-at-the-end = Nell’ultimo round non si sacrificano unità.
through-the-ages-no-stage = Ora non puoi costruire così tanti stadi.
through-the-ages-no-such-bonus = Non hai questa carta Bonus.
through-the-ages-no-such-bonus-card = Questo bonus finale non è disponibile.
through-the-ages-no-such-building = Questo edificio non si può scegliere qui, o non così tanti.
through-the-ages-no-such-mix = Questa ripartizione fra cibo e risorse non è possibile.
through-the-ages-no-such-spoil = Questa tecnologia non si può prendere.
through-the-ages-no-such-unit = Non hai più questa unità.
through-the-ages-no-token = Lì non c’è nessun segnalino blu.
through-the-ages-no-voyage = Solo Colombo può colonizzare così, e una sola volta nella partita.
through-the-ages-no-war-at-the-end = Nell’ultimo round non si dichiara guerra.
through-the-ages-no-worker = Non hai lavoratori inutilizzati.
through-the-ages-nobody-there = Lì non lavora nessuno.
through-the-ages-not-a-government = Una rivoluzione può portare solo un nuovo governo.
through-the-ages-not-an-upgrade = Un lavoratore può passare solo a una tecnologia superiore dello stesso tipo.
through-the-ages-not-in-hand = Non hai questa carta in mano.
through-the-ages-not-known = Non hai sviluppato questa tecnologia.
through-the-ages-not-now = Ora non è possibile.
through-the-ages-not-your-turn = Puoi agire solo nel tuo turno.
through-the-ages-nothing-produced = Questa miniera non produce alcun segnalino a cui rinunciare.
through-the-ages-nothing-to-draw = Non ci sono più carte militari da pescare.
through-the-ages-nothing-to-hit = Non c’è nulla che questa carta possa colpire.
through-the-ages-nothing-to-trade = Non hai nulla da scambiare.
through-the-ages-older-special = Hai già una tecnologia di questo tipo, altrettanto nuova o più nuova.
through-the-ages-pact-forbids = Un patto lo vieta.
through-the-ages-place-empty = La casella è vuota.
through-the-ages-politics-before = L’azione politica viene prima di tutte le altre azioni del turno: ormai è troppo tardi.
through-the-ages-resources-short = Hai troppo poche risorse.
through-the-ages-roles-alike = I due lati di questo patto sono uguali: prendi il lato 1.
through-the-ages-sacrifice-when = Le unità si sacrificano solo in combattimento, o per pagare una colonia.
through-the-ages-science-short = Hai troppo pochi punti scienza.
through-the-ages-technology-had = Hai già questa tecnologia in mano o in gioco.
through-the-ages-two-players = In due giocatori non si propongono patti.
through-the-ages-units-alone = Barbarossa può arruolare solo unità militari.
through-the-ages-urban-limit = Il tuo governo non permette altri edifici di questo tipo.
through-the-ages-wonder-begun = Hai già una meraviglia in costruzione.

## Warnings: what ending the turn now would bring

through-the-ages-warning-uprising = { $amount ->
        [one] C’è un lavoratore scontento di troppo: ci sarà una rivolta e non si produrrà nulla.
       *[other] Ci sono { $amount } lavoratori scontenti di troppo: ci sarà una rivolta e non si produrrà nulla.
    }
through-the-ages-warning-famine = Il cibo non basta: { $amount ->
        [one] perderai un punto cultura.
       *[other] perderai { $amount } punti cultura.
    }
through-the-ages-warning-corruption = { $amount ->
        [one] La corruzione ti costerà una risorsa.
       *[other] La corruzione ti costerà { $amount } risorse.
    }
through-the-ages-warning-corruption-production = { $amount ->
        [one] La corruzione ti costerà una risorsa: prima la produzione toglie segnalini dalla banca blu.
       *[other] La corruzione ti costerà { $amount } risorse: prima la produzione toglie segnalini dalla banca blu.
    }
through-the-ages-warning-waste = Nella banca blu mancano segnalini: { $amount ->
        [one] 1 fra cibo e risorse andrà perso.
       *[other] { $amount } fra cibo e risorse andranno persi.
    }
through-the-ages-warning-revolution = Una rivoluzione prende tutte le tue azioni civili di questo turno.
through-the-ages-warning-revolution-military = Con Robespierre, una rivoluzione prende tutte le tue azioni militari di questo turno.
through-the-ages-warning-unused-civil = { $amount ->
        [one] Un’azione civile resta inutilizzata.
       *[other] { $amount } azioni civili restano inutilizzate.
    }
through-the-ages-warning-unused-military = { $amount ->
        [one] Un’azione militare va sprecata: non fa nemmeno pescare una carta.
       *[other] { $amount } azioni militari vanno sprecate: non fanno nemmeno pescare carte.
    }
through-the-ages-warning-discards = { $amount ->
        [one] Nel prossimo turno dovrai scartare una carta militare, se prima non la giochi.
       *[other] Nel prossimo turno dovrai scartare { $amount } carte militari, se prima non ne giochi.
    }

## Screen: the others, where the game stands, the reference

through-the-ages-screen-seat-culture = Cultura { $now }, { $rate } per turno
through-the-ages-screen-seat-science = Scienza { $now }, { $rate } per turno
through-the-ages-screen-seat-strength = Forza { $now }
through-the-ages-screen-seat-happiness = Facce felici { $now }, richieste { $needed }; lavoratori scontenti: { $unhappy }
through-the-ages-screen-seat-food = Cibo { $now }, { $rate } per turno
through-the-ages-screen-seat-resources = Risorse { $now }, { $rate } per turno
through-the-ages-screen-seat-civil = Azioni civili rimaste: { $left } di { $all }
through-the-ages-screen-seat-military = Azioni militari rimaste: { $left } di { $all }
through-the-ages-screen-seat-cards = Carte in mano: civili { $civil }, militari { $military }
through-the-ages-screen-seat-fallen = (in rovina)
through-the-ages-screen-seat-resigned = Fuori dalla partita
through-the-ages-screen-seat-marked = Già attaccata da { $player }: al sicuro dagli altri (TTA-VAR-3)
through-the-ages-screen-seat-choose = Scegli { $player }
through-the-ages-screen-seat-more = Vedi tutto
through-the-ages-screen-seat-title = La civiltà di { $player }
through-the-ages-screen-rail-age = Era { $age }
through-the-ages-screen-rail-round = Round { $round }
through-the-ages-screen-rail-last = Ultimo: round { $round }
through-the-ages-screen-rail-civil = Carte civili rimaste: { $cards }
through-the-ages-screen-rail-military = militari: { $cards }
through-the-ages-screen-rail-current = Eventi attuali: { $cards }
through-the-ages-screen-rail-future = Eventi futuri: { $cards }
through-the-ages-screen-rail-past = Passati: { $cards }, l’ultimo
through-the-ages-screen-rail-bonus = Per la fine: { $cards }
through-the-ages-screen-rail-event = Evento dell’era { $age }
through-the-ages-screen-rail-event-by = Evento dell’era { $age }, preparato da { $player }
through-the-ages-screen-rail-race = Cultura, scienza e forza di tutti
through-the-ages-screen-phase-politics = Fase politica
through-the-ages-screen-phase-actions = Azioni
through-the-ages-screen-phase-production = Produzione
through-the-ages-screen-phase-event = Un evento ha effetto
through-the-ages-screen-phase-colony = Un territorio all’asta
through-the-ages-screen-phase-fight = Un combattimento
through-the-ages-screen-phase-spoils = Si divide il bottino
through-the-ages-screen-phase-pact = Viene proposto un patto
through-the-ages-screen-phase-discards = Si scartano carte militari
through-the-ages-screen-phase-bonus = Si scelgono i bonus finali
through-the-ages-screen-reference-search = Cerca nei nomi e nei testi
through-the-ages-screen-reference-found = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
through-the-ages-screen-reference-deck = Mazzo
through-the-ages-screen-reference-initial = Carte iniziali
through-the-ages-screen-reference-civil = Civili
through-the-ages-screen-reference-military = Militari
through-the-ages-screen-reference-age = Era
through-the-ages-screen-reference-kind = Tipo
through-the-ages-screen-reference-place = Dove
through-the-ages-screen-reference-row = nella fila
through-the-ages-screen-reference-hand = in mano
through-the-ages-screen-reference-play = in gioco
through-the-ages-screen-reference-prepared = preparata
through-the-ages-screen-reference-hidden = da venire o non vista
through-the-ages-screen-reference-gone = uscita
through-the-ages-screen-reference-box = non in questa partita
through-the-ages-screen-reference-of = { $place }: { $player }
through-the-ages-screen-reference-coming = Ancora da venire: { $count }
through-the-ages-screen-reference-unseen = Non ancora viste: { $count }, in un mazzo, in una mano o fra gli eventi
through-the-ages-screen-reference-few-coming = { $count } da venire
through-the-ages-screen-reference-few-unseen = { $count ->
        [one] { $count } non vista
       *[other] { $count } non viste
    }
through-the-ages-screen-reference-choose = Scegli una carta per vedere che cosa fa, dov’è e che cosa ne è stato.
through-the-ages-screen-reference-back = Tutte le carte
through-the-ages-screen-reference-where = Dov’è
through-the-ages-screen-reference-history = Che cosa ne è stato
through-the-ages-screen-reference-no-history = Il registro non ne dice ancora nulla.
through-the-ages-screen-reference-reconstructed = Le cifre di questa carta sono ricostruite.

## Screen: the table and one's own desk

through-the-ages-screen-kind-farm = Fattoria
through-the-ages-screen-kind-mine = Miniera
through-the-ages-screen-kind-lab = Laboratorio
through-the-ages-screen-kind-temple = Tempio
through-the-ages-screen-kind-arena = Arena
through-the-ages-screen-kind-library = Biblioteca
through-the-ages-screen-kind-theater = Teatro
through-the-ages-screen-kind-infantry = Fanteria
through-the-ages-screen-kind-cavalry = Cavalleria
through-the-ages-screen-kind-artillery = Artiglieria
through-the-ages-screen-kind-air-force = Aviazione
through-the-ages-screen-kind-government = Governo
through-the-ages-screen-kind-warfare = Tecnologia di guerra
through-the-ages-screen-kind-administration = Amministrazione
through-the-ages-screen-kind-exploration = Esplorazione
through-the-ages-screen-kind-construction = Costruzione
through-the-ages-screen-kind-leader = Leader
through-the-ages-screen-kind-wonder = Meraviglia
through-the-ages-screen-kind-action = Carta Azione
through-the-ages-screen-kind-event = Evento
through-the-ages-screen-kind-territory = Territorio
through-the-ages-screen-kind-aggression = Aggressione
through-the-ages-screen-kind-war = Guerra
through-the-ages-screen-kind-pact = Patto
through-the-ages-screen-kind-tactic = Tattica
through-the-ages-screen-kind-bonus = Carta Bonus
through-the-ages-screen-board = La fila delle carte e i mazzi
through-the-ages-screen-zone = Prezzo { $price }
through-the-ages-screen-place = Casella { $place }: { $card }, { $cost ->
    [one] 1 azione civile
   *[other] { $cost } azioni civili
}. { $text }
through-the-ages-screen-take = Prendi { $card } per { $cost ->
    [one] 1 azione civile
   *[other] { $cost } azioni civili
}
through-the-ages-screen-takes = { $cost ->
    [one] 1 azione civile per prenderla
   *[other] { $cost } azioni civili per prenderla
}
through-the-ages-screen-civil-deck = Mazzo civile
through-the-ages-screen-military-deck = Mazzo militare
through-the-ages-screen-current-events = Eventi attuali
through-the-ages-screen-future-events = Eventi futuri
through-the-ages-screen-pile = { $name }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
through-the-ages-screen-yours = Preparati da te: { $cards }
through-the-ages-screen-offered = Carte tra cui scegliere
through-the-ages-screen-auction = Territorio all’asta
through-the-ages-screen-fight = Combattimento
through-the-ages-screen-offer = Viene proposto un patto
through-the-ages-screen-event = Evento
through-the-ages-screen-offer-role = { $player } avrebbe il { $role }.
through-the-ages-screen-bid = { $player } offre { $bid }
through-the-ages-screen-no-bid = Nessuno ha ancora fatto offerte.
through-the-ages-screen-passed = Hanno passato:
through-the-ages-screen-bids = Offerte
through-the-ages-screen-attacker = Attaccante
through-the-ages-screen-defender = Difensore
through-the-ages-screen-desks = Quale civiltà
through-the-ages-screen-own = La tua civiltà
through-the-ages-screen-resigned = Hai lasciato la partita.
through-the-ages-screen-looming = Alla fine del turno:
through-the-ages-screen-actions = Azioni civili: { $civil } su { $all } rimaste. Azioni militari: { $military } su { $of } rimaste.
through-the-ages-screen-culture = Cultura
through-the-ages-screen-science = Scienza
through-the-ages-screen-strength = Forza
through-the-ages-screen-happiness = Facce felici, e quante ne servono
through-the-ages-screen-food = Cibo
through-the-ages-screen-resources = Risorse
through-the-ages-screen-unit-resources = { $count } in più per le unità in questo turno
through-the-ages-screen-explain = Come si arriva a questa cifra
through-the-ages-screen-per-turn = { $name } per turno
through-the-ages-screen-sum = Totale
through-the-ages-screen-sum-limit = Oltre il limite
through-the-ages-screen-sum-wings = Aviazione
through-the-ages-screen-sum-eaten = Consumo
through-the-ages-screen-sum-corruption = Corruzione
through-the-ages-screen-sum-nothing = Niente
through-the-ages-screen-sum-uprising = Rivolta: non si produce nulla
through-the-ages-screen-technologies = Fattorie, miniere, edifici urbani e unità
through-the-ages-screen-urban = { $kind }: { $count } su { $limit } al massimo
through-the-ages-screen-holding = { $card }: { $workers ->
    [one] 1 lavoratore
   *[other] { $workers } lavoratori
}, { $tokens ->
    [one] 1 segnalino blu
   *[other] { $tokens } segnalini blu
}.
through-the-ages-screen-workers = { $count ->
    [one] 1 lavoratore su { $card }
   *[other] { $count } lavoratori su { $card }
}
through-the-ages-screen-in-play = Carte in gioco
through-the-ages-screen-armies = Eserciti: { $full } completi, { $obsolete } con unità antiquate; aviazioni: { $wings }
through-the-ages-screen-ravaged = in rovina
through-the-ages-screen-pact-with = Con { $player }, { $role }
through-the-ages-screen-war-on = Guerra contro { $player }
through-the-ages-screen-bonus = Vale punti alla fine
through-the-ages-screen-site = { $card }: { $built ->
    [one] 1 stadio costruito
   *[other] { $built } stadi costruiti
}, ne restano { $left }; il prossimo costa { $next ->
    [one] 1 risorsa
   *[other] { $next } risorse
}.
through-the-ages-screen-yellow = Banca gialla: { $left ->
    [one] 1 segnalino
   *[other] { $left } segnalini
}. { $left ->
    [0] Non ci sono altri lavoratori;
   *[other] Il prossimo lavoratore costa { $price } di cibo;
} { $eats } di cibo consumato per turno; { $faces ->
    [one] serve 1 faccia felice
   *[other] servono { $faces } facce felici
}
through-the-ages-screen-next-price = prezzo { $next } dopo { $after ->
    [one] un altro lavoratore
   *[other] altri { $after } lavoratori
}
through-the-ages-screen-next-faces = { $next ->
    [one] serve 1 faccia felice
   *[other] servono { $next } facce felici
} dopo { $after ->
    [one] un altro lavoratore
   *[other] altri { $after } lavoratori
}
through-the-ages-screen-next-eats = { $next } di cibo consumato dopo { $after ->
    [one] un altro lavoratore
   *[other] altri { $after } lavoratori
}
through-the-ages-screen-unused = { $count ->
    [one] 1 lavoratore inutilizzato
   *[other] { $count } lavoratori inutilizzati
}, { $unhappy ->
    [one] 1 scontento
   *[other] { $unhappy } scontenti
}
through-the-ages-screen-unused-short = inutilizzati
through-the-ages-screen-blue = Banca blu: { $left ->
    [one] 1 segnalino
   *[other] { $left } segnalini
}. Corruzione { $now } adesso, { $due } alla fine del turno
through-the-ages-screen-next-corruption = corruzione { $next } con { $after ->
    [one] 1 segnalino
   *[other] { $after } segnalini
} in meno
through-the-ages-screen-civil-hand = Carte civili { $count } / { $limit }
through-the-ages-screen-military-hand = Carte militari { $count } / { $limit }
through-the-ages-screen-fresh = Presa in questo turno
through-the-ages-screen-backs = { $count ->
    [one] 1 carta militare
   *[other] { $count } carte militari
} in mano: { $ages }
through-the-ages-screen-say-when = Era { $age }, round { $round }
through-the-ages-screen-say-place = { $place } { $card } ({ $cost })
through-the-ages-screen-say-row = La fila delle carte, con i prezzi: { $cards }.
through-the-ages-screen-say-row-empty = La fila delle carte è vuota.
through-the-ages-screen-say-fight = { $card }: { $attacker } con { $attack } contro { $defender } con { $defence }.
through-the-ages-screen-say-auction = { $card } è all’asta; l’offerta più alta è { $bid }.
through-the-ages-screen-say-offer = { $player } propone { $card }.
through-the-ages-screen-say-event = Accade l’evento { $card }.
through-the-ages-screen-say-resigned = { $player } ha lasciato la partita.
through-the-ages-screen-say-figures = { $player }: cultura { $culture }, { $culturerate } per turno; scienza { $science }, { $sciencerate } per turno; forza { $strength }; felicità { $happiness }; cibo { $food }; risorse { $resources }.
through-the-ages-screen-say-holding = { $card } con { $workers ->
    [one] 1 lavoratore
   *[other] { $workers } lavoratori
}
through-the-ages-screen-say-desk = { $player } ha { $cards }.

## Stages, threats, prices, and what a button says at its moment

through-the-ages-stage-culture = { $n } di cultura
through-the-ages-stage-science = { $n } di scienza
through-the-ages-stage-food = { $n } di cibo
through-the-ages-stage-resources = risorse { $n }
through-the-ages-stage-people = popolazione { $n }
through-the-ages-stage-yellow = segnalini gialli { $n }
through-the-ages-stage-blue = segnalini blu { $n }
through-the-ages-stage-actions = azioni civili del prossimo turno { $n }
through-the-ages-stage-card = una carta militare
through-the-ages-stage-ruin = in rovina: { $card }
through-the-ages-stage-strongest = Forza maggiore: { $players }.
through-the-ages-stage-weakest = Forza minore: { $players }.
through-the-ages-stage-most-culture = Più cultura: { $players }.
through-the-ages-stage-least-culture = Meno cultura: { $players }.
through-the-ages-stage-happiest = Popolo più felice: { $players }.
through-the-ages-stage-hit = Colpisce: { $players }.
through-the-ages-stage-nobody = Non colpisce nessuno.
through-the-ages-stage-auction = Un territorio: la colonia va a chi offre di più in unità e bonus.
through-the-ages-stage-aggression = { $player } attacca { $target }
through-the-ages-stage-war = { $player } dichiara guerra a { $target }
through-the-ages-stage-war-begins = { $player } entra in guerra contro { $target }
through-the-ages-stage-war-when = Si combatte nel round { $round }, quando comincia il turno di { $player }.
through-the-ages-stage-stands-through = Per ora l’attacco riesce con { $by } di vantaggio.
through-the-ages-stage-stands-fails = Per ora l’attacco fallisce: mancano { $by }.
through-the-ages-stage-wins = { $player } vince con { $by } di vantaggio.
through-the-ages-stage-holds = { $player } resiste con { $by } di vantaggio.
through-the-ages-stage-tie = Forza pari: l’attacco fallisce.
through-the-ages-stage-tie-war = Forza pari: la guerra non porta nulla a nessuno.
through-the-ages-stage-nothing = nessun guadagno
through-the-ages-stage-added = Unità e carte
through-the-ages-stage-total = Totale
through-the-ages-stage-side = Lato
through-the-ages-stage-offered = { $player } lo propone a { $target }.
through-the-ages-stage-out = ha passato
through-the-ages-stage-won = { $player } lo ottiene per { $bid }.
through-the-ages-stage-production = La fine del tuo turno
through-the-ages-stage-uprising = Rivolta
through-the-ages-stage-unhappy = Scontenti
through-the-ages-stage-unused = Lavoratori inutilizzati
through-the-ages-stage-before = Prima
through-the-ages-stage-made = Prodotto
through-the-ages-stage-lost = Consumato, perso
through-the-ages-stage-now = Ora
through-the-ages-stage-old = I leader, le meraviglie incompiute e le carte in mano dell’era precedente se ne vanno.
through-the-ages-stage-next = Comincia l’era { $age }.
through-the-ages-stage-last = Il round { $round } è l’ultimo.
through-the-ages-stage-at-the-end = Alla fine
through-the-ages-stage-winner = { $count ->
        [one] { $players } vince con { $points } punti cultura.
       *[other] { $players } si dividono la vittoria con { $points } punti cultura.
    }
through-the-ages-threat-war-lacks = { $card }: { $player } ti combatte nel round { $round }, forza { $theirs } contro { $own }. Ti mancano { $lacks }.
through-the-ages-threat-war-level = { $card }: { $player } ti combatte nel round { $round }, forza { $theirs } contro { $own }. Per ora non vince nessuno.
through-the-ages-threat-war-ahead = { $card }: { $player } ti combatte nel round { $round }, forza { $theirs } contro { $own }. Hai { $lacks } di vantaggio.
through-the-ages-threat-event = { $card } è fra gli eventi: per ora colpirebbe te.
through-the-ages-threat-weakest-tied = Sei alla pari fra i più deboli ({ $own }): per ora un evento colpirebbe te.
through-the-ages-threat-weakest = Hai la forza minore ({ $own } contro { $next }): gli eventi colpiscono il più debole.
through-the-ages-figure-actions = Azioni
through-the-ages-price-resources = { $n ->
        [one] 1 risorsa
       *[other] { $n } risorse
    }
through-the-ages-price-science = { $n } di scienza
through-the-ages-price-food = { $n } di cibo
through-the-ages-price-civil = { $n ->
        [one] 1 azione civile
       *[other] { $n } azioni civili
    }
through-the-ages-price-military = { $n ->
        [one] 1 azione militare
       *[other] { $n } azioni militari
    }
through-the-ages-screen-build-free = Costruisci { $card } gratis
through-the-ages-screen-build-not = Lascia il lavoratore inutilizzato
through-the-ages-screen-defend-with = Difenditi con { $strength }
through-the-ages-screen-attack-with = Attacca con { $strength }
through-the-ages-screen-pay = Paga l’offerta
through-the-ages-screen-enough = Non prendere altro
through-the-ages-screen-rest-science = Prendi il resto in scienza
through-the-ages-screen-produce-all = Produci tutto
through-the-ages-screen-no-politics = Nessuna azione politica
through-the-ages-screen-leaves = Lascia la fila nel prossimo turno
through-the-ages-screen-leaves-short = esce

## The table in a terminal and as a picture

through-the-ages-draw-own = tue:
through-the-ages-draw-strength = Forza
through-the-ages-draw-happy = Gioia
through-the-ages-draw-food = Cibo
through-the-ages-draw-resources = Ris.
through-the-ages-draw-civil = Civ.
through-the-ages-draw-military = Mil.
through-the-ages-draw-idle = Liberi
through-the-ages-draw-hand = Carte
through-the-ages-draw-yellow = Banca gialla
through-the-ages-draw-blue = Banca blu
through-the-ages-draw-worker = prossimo lavoratore { $amount }
through-the-ages-draw-eats = mangia { $amount }
through-the-ages-draw-faces = servono { $amount }
through-the-ages-draw-loss = corruzione { $amount }
through-the-ages-draw-step = { $amount } dopo { $after }
through-the-ages-draw-special = Speciali
through-the-ages-draw-dealings = Relazioni
through-the-ages-draw-armies = eserciti { $full } ({ $old } antiquati)
through-the-ages-draw-rebellion = { $count } azioni civili in meno al prossimo turno
through-the-ages-draw-attacked = attaccato da { $player }
through-the-ages-draw-uprising = rivolta
through-the-ages-draw-famine = carestia -{ $amount } di cultura
through-the-ages-draw-corruption = corruzione -{ $amount } risorse
through-the-ages-draw-waste = { $amount } beni non prodotti
through-the-ages-draw-discards = { $amount } carte militari da scartare

## Tour

through-the-ages-tour-first-turns = I primi turni
    .intro = Alla fine vince chi ha più punti cultura. Templi e meraviglie ne portano a ogni turno; alla fine contano anche tecnologie, forza, facce felici e produzione. Questa è la versione semplice: due ere, nessuna carta militare. Hai due fattorie, due miniere, un laboratorio, un’unità di guerrieri e un lavoratore inutilizzato. La fila di tredici carte al centro è per tutti e due.
through-the-ages-tour-pyramids = Nel primo round puoi soltanto prendere carte, e il primo giocatore ha una sola azione civile. Le cinque caselle a sinistra costano un’azione, le quattro successive due, le ultime quattro tre. Prendi le Piramidi: una meraviglia va subito sul tavolo e si costruisce nei turni che vengono.
through-the-ages-tour-end-turn = La tua unica azione è spesa. Alla fine di ogni turno la tua civiltà produce: ogni fattoria 1 di cibo, ogni miniera una risorsa, e Filosofia un punto scienza.
through-the-ages-tour-build = D’ora in poi hai quattro azioni civili e due militari. Costruisci: il lavoratore inutilizzato va su Bronzo per 2 risorse. Una terza miniera pagherà tutto quello che segue.
through-the-ages-tour-grow = La gente viene dalla banca gialla. Un nuovo lavoratore costa cibo, 2 all’inizio, e resta inutilizzato finché non costruisci qualcosa per lui.
through-the-ages-tour-leader-from-row = Restano due azioni, e Aristotele ne costa due. È un leader: se ne prende uno per era, e uno solo alla volta è alla guida. Per ora va nella tua mano.
through-the-ages-tour-production = Tre miniere danno ora 3 risorse. La produzione consuma anche cibo, ma non ancora: la banca gialla è ancora quasi piena. Finisci il turno.
through-the-ages-tour-leader-and-wonder = Un leader e una meraviglia
    .intro = Round 3. D’ora in poi il primo giocatore rivela un evento all’inizio di ogni round, e vale per tutti. Poi la fila avanza: in due giocatori a ogni turno le prime tre carte lasciano il gioco, le altre scorrono a sinistra e costano meno.
through-the-ages-tour-play-leader = L’evento ha dato 2 punti scienza a ciascuno. Gioca Aristotele per un’azione: d’ora in poi ogni tecnologia che prendi dalla fila porta un punto scienza.
through-the-ages-tour-take-technology = Alchimia per due azioni. Le tecnologie vanno in mano e si pagano più tardi con punti scienza. Il primo punto di Aristotele arriva subito.
through-the-ages-tour-first-stage = Le Piramidi hanno tre stadi: 3, 2 e 1 risorse, ciascuno per un’azione. Hai 3 risorse: costruisci il primo. Un segnalino blu lo segna.
through-the-ages-tour-leave-it = Per questo turno il lavoratore resta inutilizzato: non c’è più nulla con cui costruirgli un posto. Le due azioni militari servono per le unità, e nemmeno per quelle hai risorse.
through-the-ages-tour-last-stages = Round 4: l’evento ha dato a ciascuno 1 di cibo, una risorsa e un punto scienza. Costruisci il secondo stadio e poi l’ultimo: una meraviglia ha effetto appena è completa.
through-the-ages-tour-develop = Le Piramidi danno una quinta azione civile a ogni turno, già da questo. Usala per sviluppare Alchimia, pagando con i punti scienza. Ora è in gioco, anche se nessuno ci lavora ancora.
through-the-ages-tour-another-technology = Irrigazione è in una casella da un’azione, e Aristotele ti dà un punto scienza in più. Carte così sono fattorie, miniere, laboratori o unità migliori di quelle iniziali.
through-the-ages-tour-dearer = Ancora un lavoratore per 2 di cibo, l’ultimo a questo prezzo: più la banca gialla si svuota, più caro è il prossimo e più cibo si consuma a ogni turno.
through-the-ages-tour-technologies = Le tecnologie al lavoro
    .intro = Round 5. B ha costruito due templi ed è in testa con 3 punti cultura a zero. Hai due lavoratori inutilizzati, cinque azioni e 5 punti scienza.
through-the-ages-tour-free-unit = L’evento permette a ciascuno di mettere gratis un lavoratore inutilizzato su Guerrieri. Alla fine la forza varrà punti: accetta. B non ha lavoratori liberi.
through-the-ages-tour-row-slides = Due tecnologie sono scivolate fino alle caselle da un’azione: Ferro e Stampa. Prendile entrambe: con Aristotele i tuoi 5 punti scienza diventano 7.
through-the-ages-tour-iron = Sviluppa Ferro per 5 punti scienza. Alla fine ogni tecnologia di livello I in gioco conta 2 punti cultura, che qualcuno ci lavori o no.
through-the-ages-tour-temple = Finalmente un tempio: Religione costa 3 risorse e dà un punto cultura a ogni turno e una faccia felice, che alla fine vale 2 punti.
through-the-ages-tour-more-people = Il prossimo lavoratore ora costa 3 di cibo. Ne hai 4, e uno si consuma alla fine del turno: basta, perché le fattorie ne portano 2.
through-the-ages-tour-upgrade = Round 6, con 2 risorse dall’evento. Un lavoratore già al lavoro può passare a una tecnologia migliore dello stesso tipo per la differenza di prezzo: da Filosofia ad Alchimia per 3. Fanno 2 punti scienza a ogni turno.
through-the-ages-tour-second-temple = Un secondo tempio prende le altre 3 risorse. Con il Dispotismo si possono avere due edifici di ogni tipo urbano; governi migliori ne permettono di più.
through-the-ages-tour-units-need-technology = Spadaccini per due azioni. Ogni punto di forza conterà 2 punti cultura, e un’unità di spadaccini ha forza 2 invece di 1.
through-the-ages-tour-level-one = L’ultima azione sviluppa Irrigazione per 3 punti scienza: un’altra tecnologia di livello I, e 2 punti alla fine.
through-the-ages-tour-the-end = Gli ultimi turni
    .intro = Round 7. L’evento ha dato un lavoratore a ciascuno. Il mazzo è quasi vuoto: quando si posa la sua ultima carta, il round si gioca fino in fondo e la partita è finita. B è in testa 7 a 3, ma la fine porta altri punti.
through-the-ages-tour-warfare = L’Arte della guerra per un’azione, e con essa un punto scienza. È una tecnologia speciale: nessuno ci lavora, ma dà forza e un’azione militare.
through-the-ages-tour-swordsmen = Hai 4 punti scienza. Sviluppa gli Spadaccini per 3, così i tuoi guerrieri possono imparare subito il mestiere.
through-the-ages-tour-military-action = Le unità si costruiscono e si migliorano con azioni militari, e ne hai due. Con una risorsa ciascuno i tuoi due guerrieri diventano spadaccini: forza 4 invece di 2.
through-the-ages-tour-action-card = Le carte Azione si giocano una volta, ma non nel turno in cui si prendono. Svolta sviluppa una tecnologia e restituisce 2 punti scienza. Prendila per il prossimo turno.
through-the-ages-tour-grow-again = Ancora un lavoratore per 3 di cibo. Nell’ultimo turno sarà un soldato.
through-the-ages-tour-spare-action = Resta un’azione. Una carta in mano alla fine non vale nulla, ma nemmeno un’azione inutilizzata: prendi il Miglioramento efficiente, nel caso ci sia tempo.
through-the-ages-tour-choose-goods = L’evento dà a ciascuno 2 di cibo o 2 risorse. Certi eventi lasciano una scelta, e ogni giocatore fa la sua. Prendi le risorse: con 6 puoi costruire due unità di spadaccini.
through-the-ages-tour-for-the-science = Nel mazzo resta una carta, e la poserà B: è il tuo ultimo turno. L’Arte della guerra costa 4 punti scienza e ne hai 3: prendi Monarchia, solo per il punto di Aristotele.
through-the-ages-tour-breakthrough = Ora Svolta con l’Arte della guerra: costa 4, ne tornano 2, e tutto per un’azione. Un punto di forza in più, e una terza azione militare.
through-the-ages-tour-build-units = Due lavoratori sono inutilizzati e hai 6 risorse. Ogni unità di spadaccini ne costa 3 e alla fine vale 4 punti. Costruiscine due.
through-the-ages-tour-last-points = Restano tre azioni e 2 punti scienza, e la Stampa ne costa 3. Teologia sta in una casella da due azioni, e Aristotele paga il punto che manca.
through-the-ages-tour-sixth-technology = La Stampa è la tua sesta tecnologia di livello I: 12 punti in tutto.
through-the-ages-tour-last-turn = Tutte le azioni sono spese. La tua civiltà produce ancora una volta, poi B gioca il suo ultimo turno.
through-the-ages-tour-end = Vinci 48 a 32. Ai 7 punti dei tuoi templi si aggiungono 12 per le tecnologie, 18 per la forza 9, 4 per due facce felici, 5 per ciò che producono fattorie e miniere e 2 per la scienza. Le versioni avanzata e completa continuano nelle ere successive, con eserciti, eventi preparati da te e governi.

## Seconda lezione: la politica

through-the-ages-tour-politics = Politica ed eserciti
    .line = Eventi, tattiche, difesa, felicità del popolo, corruzione, una rivoluzione e una colonia: ciò che aggiunge la versione avanzata.
through-the-ages-tour-politics-and-tactics = Politica e tattica
    .intro = Alla fine vince ancora chi ha più punti cultura. Vengono da templi, teatri e meraviglie a ogni turno, dagli eventi, e alla fine dalle quattro carte Impatto scoperte: fattorie, felicità, forza e tecnologia. La versione avanzata aggiunge politica, eserciti, felicità e corruzione. È il round 7: tu hai 12 punti, B 11.
through-the-ages-tour-prepare = Ora il turno comincia con la politica: un’azione politica, o nessuna. Prepara Immigrazione: va coperta sugli eventi futuri e ti dà 1 punto cultura. In cambio il primo evento attuale si rivela subito, e vale per tutti.
through-the-ages-tour-hand-limit = L’evento ha dato 2 punti scienza a ciascuno. Dopo la politica si tengono tante carte militari quante sono le azioni militari: tre. Scarta Ratti; nessuno vede che cosa butti via.
through-the-ages-tour-tactic = Una tattica fa delle unità un esercito. Legione riunisce tre unità di fanteria in un esercito e gli aggiunge 2 di forza. Giocala per un’azione militare; resta finché non ne giochi un’altra.
through-the-ages-tour-third-warriors = Alla legione manca un’unità. Una terza unità di guerrieri costa 2 risorse e un’azione militare e completa l’esercito: la tua forza passa da 3 a 6.
through-the-ages-tour-taj-mahal = Non dimenticare che cosa fa vincere: il Taj Mahal porterà 3 punti cultura a ogni turno. I suoi stadi costano 2, 4 e 2 risorse. Costruisci il primo.
through-the-ages-tour-cards-for-later = Due buone carte sono in caselle da un’azione: Opera d’arte, che dal prossimo turno vale 5 punti cultura, e Codice di leggi, che darà un’azione civile. Prendile entrambe.
through-the-ages-tour-unspent-action = Alla fine del turno ogni azione militare non spesa fa pescare una carta militare, tre al massimo. E tieni d’occhio le risorse: una parte sta per sparire.
through-the-ages-tour-defence = Sotto attacco
    .intro = Due risorse sono finite in corruzione; ne parliamo tra poco, perché B ha in mente qualcosa. Anche un’aggressione è un’azione politica. Costa azioni militari, e chi attacca deve essere più forte di te, non solo altrettanto forte.
through-the-ages-tour-bonus-card = Saccheggio ti porterebbe via 3 beni. B ha forza 7 e sacrifica dei guerrieri, che contano una volta di più: 8. Tu hai 6. In difesa una carta Bonus dell’era I aggiunge 2, e il pareggio ti basta. Giocala.
through-the-ages-tour-hold = Otto contro otto: si resiste. Potresti anche sacrificare unità tue, ma sarebbero perse, come ora quelle di B. Basta così.
through-the-ages-tour-corruption = Corruzione
    .intro = Round 8. Cibo e risorse sono segnalini blu, e più la tua banca blu è vuota, più ti rubano. Con 9 o più segnalini non perdi nulla, con 5-8 perdi 2 risorse a ogni turno, poi 4, poi 6. Te ne restano 7.
through-the-ages-tour-rebellion = Prima la politica. Ribellione colpirà chi avrà lavoratori scontenti quando uscirà: preparala, e fa’ in modo di non essere tu. Un altro punto cultura.
through-the-ages-tour-better-mines = L’evento offriva un tempio a chi aveva un lavoratore inutilizzato; nessuno ne aveva. Ora Ferro, per 5 punti scienza: lì un segnalino blu vale 2 risorse, e per la stessa ricchezza ne servono meno.
through-the-ages-tour-upgrade-a-mine = Porta una miniera da Bronzo a Ferro per la differenza di prezzo, 3 risorse. Spendere è l’altro rimedio: ciò che si spende torna nella banca blu.
through-the-ages-tour-work-of-art = Hai preso Opera d’arte nel turno scorso, quindi ora si può giocare: 5 punti cultura subito, per un’azione.
through-the-ages-tour-one-too-many = Anche il cibo in riserva è fatto di segnalini blu. Spendine 3 per un nuovo lavoratore.
through-the-ages-tour-leave-unused = Più la banca gialla si svuota, più facce felici vuole il popolo: ora due, e il tuo tempio ne dà una. Un lavoratore è quindi scontento. Non fa danni finché hai tanti lavoratori inutilizzati quanti scontenti. Lascia questo inutilizzato e finisci il turno.
through-the-ages-tour-happiness = Un popolo felice
    .intro = Round 9. La corruzione non ti ha tolto nulla; B accumula e ha perso 4 risorse. Ora il lavoratore scontento: se alla fine di un turno gli scontenti sono più degli inutilizzati scoppia una rivolta, e tutta la produzione è persa, cultura e scienza comprese.
through-the-ages-tour-territory = Hai pescato un territorio. Si prepara come un evento; quando esce, tutti possono fare offerte. Conviene farsi trovare pronti. Un altro punto cultura.
through-the-ages-tour-temple-for-the-unhappy = Mettere al lavoro lo scontento causerebbe la rivolta, a meno che il lavoro non renda felici: un secondo tempio per 3 risorse. Due facce felici, e nessuno è più scontento.
through-the-ages-tour-room-to-grow = Ora c’è posto per un altro. Due facce felici bastano ancora per il prossimo lavoratore, che costa 4 di cibo.
through-the-ages-tour-fourth-warriors = Fanne un guerriero, per 2 risorse e un’azione militare. Forza 7: ora superi B, che ha 6.
through-the-ages-tour-second-iron-mine = Le ultime 3 risorse portano una seconda miniera a Ferro. Miniere migliori rendono di più per ogni segnalino blu.
through-the-ages-tour-draw-two = Restano due azioni militari, che fanno pescare due carte. Vale la pena risparmiarne: sono i tuoi attacchi, la tua difesa e i tuoi eventi.
through-the-ages-tour-revolution = Un attacco e una rivoluzione
    .intro = Round 10. La tua forza è 7, quella di B 6, e hai ancora Saccheggio. Hai anche 7 punti scienza e Monarchia in mano: abbastanza per una rivoluzione.
through-the-ages-tour-attack = Attacca con Saccheggio; costa due azioni militari. B ha quattro carte nascoste, e ognuna potrebbe essere un bonus. Un punto di vantaggio è un rischio, ma se va male si perde solo la carta.
through-the-ages-tour-no-sacrifice = Le unità sacrificate ora conterebbero il doppio e poi sarebbero perse. I tuoi soldati valgono di più a casa: attacca così.
through-the-ages-tour-loot = B non gioca carte: 7 contro 6, hai vinto. Chi vince sceglie tra i beni. Prendi 2 risorse e 1 di cibo.
through-the-ages-tour-useless-tactic = Di nuovo una carta di troppo. L’Esercito medievale vuole cavalleria, e tu non ne hai. Tieni le carte Bonus.
through-the-ages-tour-revolt = Monarchia costa 9 punti scienza per via pacifica. Con la rivoluzione ne costa 3 e tutte le azioni civili del turno, quindi dev’essere la prima cosa che fai. Con 7 punti: rivoluzione.
through-the-ages-tour-after-the-revolution = Dal prossimo turno hai sei azioni civili e quattro militari, e posto per tre edifici di ogni tipo urbano. La rivoluzione non tocca le azioni militari: le due rimaste fanno pescare.
through-the-ages-tour-colony = Una colonia, e il raccolto
    .intro = Il bottino ha riempito le riserve, e 2 risorse sono finite di nuovo in corruzione. L’ultima carta dell’era I è stata posata: comincia l’era II, e leader, carte in mano e meraviglie incompiute dell’era A sarebbero ormai superati. B prepara un evento, ed esce il tuo territorio.
through-the-ages-tour-bid = Territorio ricco dà subito 5 risorse e 2 segnalini blu in più per sempre: il miglior rimedio contro la corruzione. B offre 1. Si paga con unità e carte Bonus. Offri 2.
through-the-ages-tour-settlers = B passa, e tu paghi. Almeno un’unità deve partire per la colonia: dei guerrieri contano 1. Ne restano tre, quindi la legione rimane intera.
through-the-ages-tour-colonization-bonus = La stessa carta Bonus che aiuta in difesa qui conta 1. Fanno 2: l’offerta è pagata.
through-the-ages-tour-no-politics = Round 11. Nessun evento in mano, nessun attacco: niente politica, stavolta. Hai forza 6, quanto B, e ancora una carta Bonus per difenderti.
through-the-ages-tour-harvest = Sei azioni civili e miniere piene: completa il Taj Mahal, 4 risorse e poi 2. Tornano alla banca anche i segnalini blu che ne segnavano gli stadi.
through-the-ages-tour-code-of-laws = Codice di leggi, per 6 punti scienza, dà una settima azione civile, già in questo turno. Le tecnologie speciali non hanno bisogno di lavoratori.
through-the-ages-tour-grow-and-pray = Un nuovo lavoratore per un terzo tempio, che Monarchia permette: felicità 3, una più del necessario, e una delle carte Impatto scoperte la pagherà.
through-the-ages-tour-alchemists = Le ultime 6 risorse portano i due laboratori da Filosofia ad Alchimia: 4 punti scienza a ogni turno invece di 2.
through-the-ages-tour-six-a-turn = Tre templi e il Taj Mahal: 6 punti cultura a ogni turno, contro 1 all’inizio. Finisci il turno.
through-the-ages-tour-politics-end = Sei in testa 32 a 29, e con 6 punti cultura a turno contro 4. La partita andrebbe avanti fino alla fine dell’era II, quando contano le quattro carte Impatto scoperte. La versione completa aggiunge una terza era, le guerre e, da tre giocatori in su, i patti. Ora tocca a una partita vera, con un allenatore.

## Partita di allenamento

through-the-ages-practice-first-round = Nel primo round puoi soltanto prendere carte. Un leader o una meraviglia a sinistra della fila è un buon inizio: costa poco ora e serve per tutta la partita.
through-the-ages-practice-leader = Gioca il tuo leader: un’azione. L’effetto dura finché un altro ne prende il posto o finisce l’era dopo la sua.
through-the-ages-practice-mine = Le risorse pagano quasi tutto. Metti un lavoratore in miniera finché ne arrivano quattro a turno.
through-the-ages-practice-develop = Puoi pagare una tecnologia che hai in mano. Sviluppala: da lì vengono fattorie, miniere ed edifici migliori, e in mano si libera un posto.
through-the-ages-practice-wonder = Porta avanti la tua meraviglia. Una volta completa dà cultura o altri vantaggi per il resto della partita, senza lavoratori.
through-the-ages-practice-urban = Un lavoratore è libero. Un laboratorio dà scienza, un tempio cultura e una faccia felice, una biblioteca o un teatro ancora di più.
through-the-ages-practice-upgrade = Migliora: un lavoratore passa a una carta migliore dello stesso tipo per la differenza di prezzo.
through-the-ages-practice-action-card = Una carta Azione presa prima si può giocare ora. Fa risparmiare beni o dà subito punti.
through-the-ages-practice-grow = Tutti i lavoratori sono occupati. Uno nuovo costa cibo; guarda quante facce felici chiede la banca gialla.
through-the-ages-practice-take = Prendi una carta dalla fila: più è a sinistra, meno costa. Le migliori sono le tecnologie che presto potrai pagare.
through-the-ages-practice-uprising = Attenzione: gli scontenti sono più degli inutilizzati. Senza un’altra faccia felice scoppia una rivolta e questo turno non produce nulla. Un tempio aiuta.
through-the-ages-practice-uprising-idle = Attenzione: gli scontenti sono più degli inutilizzati. Togli qualcuno dal lavoro, così è inutilizzato: una rivolta costerebbe tutta la produzione.
through-the-ages-practice-famine = Alla fine del turno mancherà cibo, e ogni unità mancante costa 4 punti cultura. Un’altra fattoria aiuterebbe.
through-the-ages-practice-corruption = La tua banca blu si sta svuotando: la corruzione prenderà risorse. Spendi qualcosa, in lavoratori, edifici o per la meraviglia.
through-the-ages-practice-army = Qualcuno è più forte di te. Un’altra unità tiene lontane le aggressioni, e la forza decide molti eventi.
through-the-ages-practice-tactic = Gioca una tattica per un’azione militare: le tue unità diventano eserciti, più forti, appena sono abbastanza.
through-the-ages-practice-attack = Sei nettamente più forte. Un’aggressione può rendere; costa azioni militari, e l’avversario può ancora giocare carte Bonus.
through-the-ages-practice-prepare = Prepara un evento: punti cultura subito, e qualcosa che succederà più tardi. Scegline uno che aiuterà te più del tuo avversario.
through-the-ages-practice-no-politics = Nessun evento da preparare e nessun attacco che valga la pena: vai avanti senza azione politica.
through-the-ages-practice-defend = Ti attaccano. Il pareggio basta per resistere: gioca carte Bonus se bastano, altrimenti tienile.
through-the-ages-practice-no-defence = Ti attaccano e non hai carte Bonus. Sacrifica unità solo se basta per il pareggio; sarebbero perse.
through-the-ages-practice-sacrifices = Potresti sacrificare unità per essere più forte in questo scontro. Andrebbero perse: di solito è meglio di no.
through-the-ages-practice-discards = Hai più carte militari che azioni militari. Scarta la meno utile; conviene tenere i bonus e le tattiche adatte alle tue unità.
through-the-ages-practice-bidding = Un territorio! Offri ciò a cui puoi rinunciare in unità e carte Bonus, o passa. Almeno un’unità deve partire.
through-the-ages-practice-payment = Paga la tua offerta: prima le unità più deboli, poi le carte Bonus.
through-the-ages-practice-goods = Scegli quante risorse; il resto è cibo. Di solito sono le risorse a scarseggiare.
through-the-ages-practice-free-building = Un regalo: accetta se hai un lavoratore disponibile.
through-the-ages-practice-worker-loss = Perdi un lavoratore. Scegli quello che ti rende meno.
through-the-ages-practice-end-turn = Non resta nulla di urgente. Finisci il turno: la tua civiltà produce, e le azioni militari non spese fanno pescare.
through-the-ages-practice-waiting = Gioca il tuo avversario. Intanto guarda la sua plancia: forza, facce felici e che cosa costruisce. La fila avanza a ogni turno.
through-the-ages-practice-end = L’era I è finita, e hai visto tutto. L’era II porta carte migliori, poi si contano le carte Impatto scoperte. Gioca ancora, o fermati qui e conta.

## La pagina che insegna

through-the-ages-teach-aim = Guida un popolo dall’antichità ai tempi moderni. Vince chi alla fine ha raccolto più punti cultura.
through-the-ages-teach-turn = I giocatori fanno uno dopo l’altro un turno intero, in quest’ordine.
through-the-ages-teach-row = La fila avanza: le carte vecchie escono, le altre costano meno, ne arrivano di nuove.
through-the-ages-teach-politics = Politica (non nella versione semplice): preparare un evento, attaccare, dichiarare guerra, o niente.
through-the-ages-teach-civil = Azioni civili: prendere carte, aumentare la popolazione, costruire, sviluppare tecnologie, costruire uno stadio della meraviglia, giocare un leader.
through-the-ages-teach-military = Azioni militari: formare unità e giocare tattiche. Quelle che restano fanno pescare carte militari.
through-the-ages-teach-production = Produzione: punti cultura e scienza, cibo e risorse, e il popolo mangia.
through-the-ages-teach-care = Quattro cose vanno facilmente storte; lo schermo ti avverte prima della fine del turno.
through-the-ages-teach-food = Cibo: un popolo più grande mangia di più. Ogni unità di cibo mancante costa 4 punti cultura.
through-the-ages-teach-happiness = Felicità: senza abbastanza facce felici alcuni lavoratori devono restare inutilizzati, o scoppia una rivolta e non si produce.
through-the-ages-teach-corruption = Corruzione: chi accumula svuota la banca blu e perde risorse a ogni turno.
through-the-ages-teach-strength = Forza: i più deboli vengono attaccati e colpiti dagli eventi.
through-the-ages-teach-points = I punti cultura arrivano a ogni turno, e alcuni tutti insieme.
through-the-ages-teach-culture = Templi, teatri, biblioteche e alcuni leader: cultura a ogni turno.
through-the-ages-teach-wonders = Meraviglie: si pagano stadio per stadio, poi danno cultura fino alla fine.
through-the-ages-teach-events = Gli eventi che prepari, i territori, le aggressioni e le guerre.
through-the-ages-teach-last-points = Alla fine: le carte Impatto o, nella versione semplice, punti per tecnologie, forza, felicità e produzione.
through-the-ages-teach-end = Quando si posa l’ultima carta dell’ultimo mazzo: era I nella versione semplice, era II nell’avanzata, era III nella completa. Gli ultimi round si giocano fino in fondo.

# -- di chi sono
through-the-ages-screen-ask-whom-attack = { $card }: contro chi?
through-the-ages-screen-ask-whom-pact = { $card }: con chi?
through-the-ages-screen-ask-payment = Paga la tua offerta con unità e carte Bonus: { $paid } su { $bid }, mancano { $left }.
through-the-ages-screen-ask-payment-unit = { $paid } su { $bid }; devi dare anche un’unità.
through-the-ages-screen-ask-payment-done = { $paid } su { $bid }: paghi l’offerta con questo?
through-the-ages-screen-both-strengths = Forza: tu { $own }, { $player } { $theirs }.
through-the-ages-screen-war-win = Per ora vinci con { $by } di vantaggio.
through-the-ages-screen-war-tie = Per ora non vince nessuno.
through-the-ages-screen-war-lose = Per ora vince { $player } con { $by } di vantaggio.
through-the-ages-screen-war-when = Si combatte nel round { $round }, all’inizio del tuo turno.
through-the-ages-screen-fought-after-sacrifices = Si combatte in questo turno: puoi ancora sacrificare unità, poi { $player } si difende.
through-the-ages-screen-fought-at-once = Si combatte subito: { $player } si difende.
through-the-ages-screen-pact-alike = Con { $player }
through-the-ages-screen-points-before = Prima della fine
through-the-ages-screen-points-impact = Carte Impatto
through-the-ages-screen-ask-turn = Tocca a te: ti restano { $civil ->
        [one] { $civil } azione civile
       *[other] { $civil } azioni civili
    } e { $military ->
        [one] { $military } militare
       *[other] { $military } militari
    }.
through-the-ages-screen-ask-turn-first = { $civil ->
        [one] Prendi una carta dalla fila: hai un’azione civile.
       *[other] Prendi carte dalla fila: hai { $civil } azioni civili.
    }
through-the-ages-screen-ask-turn-spent = In questo turno non puoi fare altro.
through-the-ages-screen-ask-terror = Distruggi un edificio urbano di { $player }: quale?
through-the-ages-screen-ask-raid = { $count ->
        [one] Distruggi un edificio urbano di { $player }: quale?
       *[other] Distruggi fino a { $count } edifici urbani di { $player }, di uno stesso tipo e livello.
    }
through-the-ages-screen-ask-goods-one = { $food } o { $resources }?
through-the-ages-screen-ask-goods-gain = Guadagni { $amount } fra cibo e risorse: quanto di ciascuno?
through-the-ages-screen-ask-goods-lose = Perdi { $amount } fra cibo e risorse: quanto di ciascuno?
through-the-ages-screen-ask-goods-take = Prendi { $amount } fra cibo e risorse da { $player }: quanto di ciascuno?
through-the-ages-screen-goods = { $food }, { $resources }
through-the-ages-screen-offered-of = Che cosa ha { $player }
through-the-ages-screen-ask-colony-spoil = Prendi una colonia di { $player }: quale?
