# What every game shares, in French.

chance = hasard
player = { $letter } ({ $name })
you = vous

## Refusals of the kernel

not-your-decision = Ce n’est pas à vous de décider maintenant.
not-this-decision = Ce n’est pas ce qu’on vous demande maintenant.
not-in-time = L’horloge ne peut pas indiquer cela maintenant.
undo-asked = Quelqu’un d’autre a eu à décider depuis ; votre coup ne peut plus être annulé.
undo-chance = Il y a eu un tirage depuis ; votre coup ne peut plus être annulé.
undo-built-on = D’autres ont joué en s’appuyant sur ce coup ; il ne peut plus être annulé.
undo-clock = Le temps tourne ; rien ne peut être annulé pendant ce temps.
undo-learned = Quelqu’un a appris quelque chose depuis ; votre coup ne peut plus être annulé.
undo-not-yours = Vous n’avez aucun coup à annuler.

## At the table

welcome = { $game } : { $players }. Tapez ? pour l’aide.
committed = Chaque tirage découle d’une graine. Son empreinte est { $hash } ; la graine elle-même est révélée à la fin de l’enregistrement, pour que chacun puisse vérifier.
reconstructed = Une partie de l’ensemble de composants « { $name } » est une reconstitution, car aucun texte n’en parle ; docs/components.md dit laquelle, et comment utiliser votre propre matériel.
help-keys = Tapez un numéro, ou un coup en toutes lettres (par exemple { $example }).  ? explique, ? 3 explique le choix 3, why COUP dit pourquoi un coup n’est pas permis, u annule, h donne un conseil, b dessine la table, r CLAUSE montre une règle, s FICHIER garde l’enregistrement, q quitte.
prompt = { $player } :
prompt-part = { $player } (0 revient en arrière) :
clock-runs = { $clock } · Entrée : la table telle qu’elle est
your-turn = { $player }, c’est à vous ; appuyez sur Entrée.
moves-alone = { $player } : { $move } (le seul choix)
choice-unknown = Il n’y a pas de choix { $said } ; tapez un numéro de 1 à { $count }, un coup, ou ? pour l’aide.
choice-effect = Ce qui se passerait :
choice-open = Ce qui se passerait ne se sait pas d’avance.
choices-many = Cela mène à { $count } choix.
move-allowed = C’est permis maintenant : { $move }.
move-malformed = { $problem }.
undone = { $count ->
        [one] Votre dernier coup est annulé.
       *[other] Votre dernier coup et ce qui en a découlé sont annulés.
    }
hint = { $name } envisagerait :
hint-line = { $move } : part de sa réflexion { $share } %, chances de gagner { $value } %
rule-unknown = Il n’y a pas de clause { $clause }.
rule-which = Indiquez une clause, par exemple r { $example }.
saved = L’enregistrement est dans { $file }.
save-where = Indiquez un fichier : s FICHIER.
save-offer = Garder l’enregistrement ? Tapez un nom de fichier, ou Entrée pour non :
not-saved = L’enregistrement n’a pas été gardé (--save FICHIER le garde).
stopped = La partie n’est pas terminée.
thinking = { $name } réfléchit

## The end

scores = Le résultat
score-rank = Rang
score-seat = Place
score-total = Total
winners = { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
ended-by = La partie s’est terminée selon { $clause }.

## Replay

replay-at = Coup { $at } sur { $count }
replay-keys = → suivant   ← précédent   ↑ ↓ dix à la fois   Début Fin   q quitte

## Review

review-chances = Chance de gagner, d’après ce qui était public à ce moment-là
review-move = Coup
review-accuracy = { $player } : { $percent } % de précision sur { $count ->
        [one] un choix
       *[other] { $count } choix
    }.
review-sources = Points venus de : { $list }.
review-turnings = Tournants
review-turning = Coup { $n } : les chances de { $player } passent de { $before } % à { $after } %.
review-costly = Les coups qui ont coûté le plus
review-played = Coup { $n }, { $player } : { $move } (coûte { $cost } %).
review-better = Mieux : { $moves }.
review-reasons = Par rapport au coup joué : { $changes }.
review-later = Selon le juge, cela ne paie que dans les tours suivants.
review-rival = Les chances de { $player } baisseraient de { $by } %.
review-prospect = Points à la fin (estimation)
