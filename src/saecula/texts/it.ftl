# What every game shares, in Italian.

chance = caso
player = { $letter } ({ $name })
you = tu

## Refusals of the kernel

not-your-decision = Ora non tocca a te decidere.
not-this-decision = Non è questo che ti viene chiesto ora.
not-in-time = L’orologio non può segnare questo adesso.
undo-asked = Nel frattempo ha dovuto decidere qualcun altro; la tua mossa non si può più annullare.
undo-chance = Nel frattempo c’è stata una pescata; la tua mossa non si può più annullare.
undo-built-on = Altri hanno già giocato partendo da quella mossa; non si può più annullare.
undo-clock = Il tempo scorre; finché scorre non si annulla niente.
undo-learned = Nel frattempo qualcuno ha scoperto qualcosa; la tua mossa non si può più annullare.
undo-not-yours = Non hai nessuna mossa da annullare.

## At the table

welcome = { $game }: { $players }. Scrivi ? per l’aiuto.
committed = Ogni pescata deriva da un seme. La sua impronta è { $hash }; il seme stesso è rivelato alla fine della registrazione, così che chiunque possa verificare.
reconstructed = Parte del set di componenti «{ $name }» è una ricostruzione, perché nessun testo la descrive; docs/components.md dice quale, e come usare i tuoi pezzi.
help-keys = Scrivi un numero, o una mossa per esteso (per esempio { $example }).  ? spiega, ? 3 spiega la scelta 3, why MOSSA dice perché una mossa non è permessa, u annulla, h dà un consiglio, b disegna il tavolo, r CLAUSOLA mostra una regola, s FILE salva la registrazione, q esce.
prompt = { $player }:
prompt-part = { $player } (0 torna indietro):
clock-runs = { $clock } · Invio: il tavolo com’è adesso
your-turn = { $player }, tocca a te; premi Invio.
moves-alone = { $player }: { $move } (l’unica scelta)
choice-unknown = Non c’è nessuna scelta { $said }; scrivi un numero da 1 a { $count }, una mossa, oppure ? per l’aiuto.
choice-effect = Che cosa succederebbe:
choice-open = Che cosa succederebbe non si può sapere prima.
choices-many = Porta a { $count } scelte.
move-allowed = Questo ora è permesso: { $move }.
move-malformed = { $problem }.
undone = { $count ->
        [one] La tua ultima mossa è annullata.
       *[other] La tua ultima mossa e ciò che ne è seguito sono annullati.
    }
hint = { $name } valuterebbe:
hint-line = { $move }: quota della sua riflessione { $share }%, probabilità di vincere { $value }%
rule-unknown = Non c’è nessuna clausola { $clause }.
rule-which = Indica una clausola, per esempio r { $example }.
saved = La registrazione è in { $file }.
save-where = Indica un file: s FILE.
save-offer = Salvare la registrazione? Scrivi il nome di un file, o premi Invio per no:
not-saved = La registrazione non è stata conservata (--save FILE la conserva).
stopped = La partita non è finita.
thinking = { $name } sta pensando

## The end

scores = Il risultato
score-rank = Posizione
score-seat = Posto
score-total = Totale
winners = { $count ->
        [one] Vince { $names }.
       *[other] { $names } condividono la vittoria.
    }
ended-by = La partita è finita secondo { $clause }.

## Replay

replay-at = Mossa { $at } di { $count }
replay-keys = → avanti   ← indietro   ↑ ↓ dieci alla volta   Inizio Fine   q esce

## Review

review-chances = Probabilità di vittoria, da ciò che era pubblico in quel momento
review-move = Mossa
review-accuracy = { $player }: precisione { $percent }% su { $count ->
        [one] una scelta
       *[other] { $count } scelte
    }.
review-sources = Punti da: { $list }.
review-turnings = Momenti di svolta
review-turning = Mossa { $n }: la probabilità di { $player } passa dal { $before }% al { $after }%.
review-costly = Le mosse più costose
review-played = Mossa { $n }, { $player }: { $move } (costa { $cost }%).
review-better = Meglio: { $moves }.
review-reasons = Rispetto alla mossa giocata: { $changes }.
review-later = Secondo il giudice, il vantaggio si vede solo nei turni successivi.
review-rival = La probabilità di { $player } sarebbe più bassa del { $by }%.
review-prospect = Punti alla fine (stima)
