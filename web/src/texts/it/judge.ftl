# Che cosa pensa un giudice: analisi di partite finite, e ragioni di un piano.

judge-review = Analisi
judge-chances = Probabilità di vittoria (%)
judge-rough = Questo gioco è giudicato con regole approssimative, da ciò che era pubblico in quel momento.
judge-as-it-stood = Ogni posizione è giudicata com’era, senza guardare avanti. Un consiglio guarda avanti: le sue cifre possono differire.
judge-ahead = Probabilità dopo aver pensato alle mosse seguenti. L’analisi giudica ogni posizione com’era, senza guardare avanti: le sue cifre possono differire.
judge-making = La partita viene giudicata mossa per mossa. Puoi lasciare questa pagina: l’analisi viene conservata.
judge-show = Mostra
judge-show-move = Mostra la posizione prima della mossa { $n }
judge-try = Prova da qui
judge-costly-own = Le tue mosse più costose
judge-costly-none = Nessuna delle tue mosse è costata molto.
judge-costly-others = Le mosse più costose degli altri
judge-stood-in = { $count ->
        [one] Un bot ha scelto una volta al posto di { $player }; non viene giudicato.
       *[other] Un bot ha scelto { $count } volte al posto di { $player }; non viene giudicato.
    }
judge-sources = Da dove vengono i punti
judge-analyse = Le mosse migliori qui
judge-analyse-help = Che cosa valuterebbe un bot forte in questa posizione (h)
judge-for = Per { $player }:
judge-nobody = Qui nessuno deve decidere.

## Ragioni

judge-plan = Il piano:
judge-changes = Rispetto a non fare nulla: { $changes }.
judge-changes-now = Rispetto alla posizione attuale: { $changes }.
judge-against-next = Rispetto alla seconda scelta: { $changes }.
judge-against-best = Rispetto alla migliore: { $changes }.
judge-holds-back = Frena { $player }: dal { $before }% al { $after }%.
judge-danger = Attenzione: { $player } ci guadagna, dal { $before }% al { $after }%.
judge-averts = Ti risparmia questo: { $threat }
judge-brings = Ma provoca questo: { $threat }
judge-open = Il seguito dipende dalle pescate, dai segreti o dagli altri giocatori.
judge-alike = Per quanto vede il giudice, un’altra scelta vale lo stesso.
judge-behind = Secondo il giudice, lo svantaggio si vede solo nei turni successivi.
judge-prospect = Punti alla fine (stima)
