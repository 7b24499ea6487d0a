# Ciò che sta sul retro della scatola.

rise-and-fall-box-line = Un mondo di rilievi, sei carte e una scelta segreta a ogni round: ascendere, declinare e tornare prima dell’ultimo trofeo.
rise-and-fall-box-era =
    { $era ->
        [0] Pezzi iniziali
       *[other] Round { $era }
    }
rise-and-fall-box-time = circa 90 minuti
rise-and-fall-box-weight = poche regole, piani lunghi
rise-and-fall-option-world = Il Mondo
rise-and-fall-option-world-library = Dall’atlante
    .help = Uno dei Mondi già pronti, estratto a sorte. La partita comincia subito.
rise-and-fall-option-world-random = Generato a caso
    .help = Un Mondo che nessuno ha mai visto.
rise-and-fall-option-world-built = Lo costruiscono i giocatori
    .help = Ognuno posa tessere a turno: mare, pianura, foresta, montagna, ghiacciaio. Richiede un quarto d’ora in più.
rise-and-fall-option-length = Durata
rise-and-fall-option-length-4 = 4 trofei
    .help = La partita normale.
rise-and-fall-option-length-5 = 5 trofei
    .help = La partita avanzata.
rise-and-fall-option-length-6 = 6 trofei
    .help = La partita epica.
rise-and-fall-option-three-seconds = Tre secondi
rise-and-fall-option-three-seconds-off = Senza
    .help = Ognuno si prende il tempo che gli serve per scegliere la carta.
rise-and-fall-option-three-seconds-on = Con
    .help = Quando hanno scelto tutti tranne uno, l’ultimo ha tre secondi; poi sceglie il caso.
rise-and-fall-option-quiet-rounds = Round senza trofei
rise-and-fall-option-quiet-rounds-60 = 60 round
    .help = Dopo tanti round di fila senza trofei la partita finisce e si contano i punti.
rise-and-fall-option-quiet-rounds-20 = 20 round
    .help = Lo stesso, ma prima.
