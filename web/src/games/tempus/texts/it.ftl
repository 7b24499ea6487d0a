# Ciò che sta sul retro della scatola.

tempus-box-line = Dieci ere su una piccola isola: crescere, muoversi, pensare, costruire e spiccare il volo per primi.
tempus-box-era = Era { $era }
tempus-box-time = circa 60 minuti
tempus-box-weight = ideale per cominciare
tempus-option-map = L’isola
tempus-option-map-built = La compongono i giocatori
    .help = Ognuno posa a turno tessere Mappa, come al tavolo. Richiede qualche minuto in più.
tempus-option-map-dealt = La compone il caso
    .help = Le tessere vengono disposte a caso e la partita comincia subito.
