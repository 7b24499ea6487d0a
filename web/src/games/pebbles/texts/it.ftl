# Ciò che sta sul retro della scatola.

pebbles-box-line = Scegli un sassolino in segreto: il più alto li vince tutti, a meno che qualcuno non soffi il mucchio.
pebbles-box-era = Turno { $era }
pebbles-box-time = circa 5 minuti
pebbles-box-weight = si impara in un minuto
pebbles-option-glass = La clessidra
pebbles-option-glass-off = Senza fretta
pebbles-option-glass-on = Cinque secondi
    .help = Chi non ha scelto in tempo gioca il suo sassolino più piccolo.
