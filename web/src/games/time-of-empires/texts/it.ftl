# Ciò che sta sul retro della scatola.

time-of-empires-box-line = Tre ere di nove minuti contro clessidre che scorrono: girane una, agisci subito e arriva prima degli altri alla prossima casella.
time-of-empires-box-era = Era { $era }
time-of-empires-box-time = circa 45 minuti
time-of-empires-box-weight = veloce: comincia a turni
time-of-empires-option-ages = Le ere
time-of-empires-option-ages-real-time = In tempo reale
    .help = Tutti agiscono insieme mentre la sabbia scorre; un’era dura nove minuti.
time-of-empires-option-ages-initiation = A turni
    .help = Senza orologio: quindici round per era. Ideale per imparare.
time-of-empires-option-ages-chosen = A scelta prima di ogni era
    .help = In tempo reale se tutti lo vogliono, altrimenti a turni.
time-of-empires-option-speed = Clessidre
time-of-empires-option-speed-20 = 20 secondi
    .help = Veloce: un’era dura sei minuti.
time-of-empires-option-speed-30 = 30 secondi
    .help = Come nella scatola: un’era dura nove minuti.
time-of-empires-option-speed-45 = 45 secondi
    .help = Tranquilla: un’era dura tredici minuti e mezzo.
time-of-empires-box-practice = Un’era contro il tempo con clessidre lente e consigli; smetti quando vuoi
