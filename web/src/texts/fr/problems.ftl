# Pourquoi quelque chose n’a pas été fait.

## Partout

problem-address = Cette adresse ne peut pas être utilisée.
problem-closing = Le serveur est en train de s’arrêter. Réessayez dans un instant.
problem-failed = Une erreur s’est produite ici. Rien n’a changé ; veuillez réessayer.
problem-forbidden = Vous n’avez pas le droit de faire cela.
problem-invalid = Cette demande n’a pas de sens.
problem-malformed = La demande est illisible.
problem-media = Ce serveur ne comprend pas le format de la demande.
problem-method = Cela ne peut pas se faire ici.
problem-name-taken = Ce nom est déjà pris.
problem-origin = La demande vient d’un autre site.
problem-refused = Ce n’est pas possible dans l’état actuel.
problem-too-large = C’est trop volumineux.
problem-too-many = Trop de demandes à la fois. Attendez un instant.
problem-unknown = Cela n’existe pas.
problem-who = Donnez d’abord un nom.

## Ouvrir une table

problem-deal = Cette donne ne peut pas servir ici.
problem-level = Il n’y a pas de robot de ce niveau.
problem-no-table = Cette table n’existe pas.
problem-not-over = Ce sera possible une fois la partie terminée.
problem-options = Le jeu ne peut pas être mis en place ainsi.
problem-record = La partie enregistrée est illisible.
problem-unplayable = Ce serveur n’a plus les règles de cette table ; on peut seulement la lire et la terminer.

## À la table

problem-conceded = Cette place a abandonné ; un robot la joue jusqu’au bout.
problem-eyes = Vous ne pouvez pas voir la partie depuis cette place tant qu’elle est en cours.
problem-move = Ce n’est pas un coup de ce jeu.
problem-mute-self = Vous ne pouvez pas vous retirer la parole.
problem-muted = L’hôte vous a retiré la parole.
problem-report-self = Vous ne pouvez pas vous signaler vous-même.
problem-report-host = On ne peut pas signaler l’hôte à lui-même.
problem-report-nobody = Personne de ce nom n’est à cette table.
problem-report-message = Ce message n’est plus là.
problem-no-seat = Cette place n’existe pas.
problem-not-host = Seul l’hôte peut faire cela.
problem-not-seated = Seules les personnes assises à la table peuvent faire cela.
problem-not-started = La partie n’a pas encore commencé.
problem-not-your-seat = Ce n’est pas votre place.
problem-over = La partie est terminée.
problem-paused = La partie est en pause.
problem-count-in = La partie reprend dans un instant.
problem-preset-time = Tant que le temps du jeu s’écoule, on ne peut rien répondre d’avance : chaque coup se joue à la main.
problem-present = Cette personne n’est pas absente depuis assez longtemps.
problem-vote = Cette personne est là. Un robot ne prend sa place que si au moins deux des autres le veulent.
problem-seat-bot = Un robot occupe cette place.
problem-seat-open = Personne n’est assis là.
problem-seat-taken = Cette place est prise.
problem-seats-open = Toutes les places ne sont pas encore prises.
problem-stale = C’est déjà décidé.
problem-stand-in = Un robot joue pour vous en ce moment. Reprenez d’abord votre place.
problem-started = La partie a déjà commencé.
problem-host = Ce serveur ne porte pas ce nom. La personne qui l’administre peut l’ajouter avec --origin.
problem-damaged = Le journal de cette table a été modifié à l’insu du serveur ; elle ne s’ouvre plus.
problem-sealed = Une table avec la même donne est encore en cours. Vous pourrez voir toute cette partie, et obtenir son enregistrement, quand cette table sera finie.
