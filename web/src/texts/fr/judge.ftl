# Ce que pense un juge : analyses de parties finies, et raisons d’un plan.

judge-review = Analyse
judge-chances = Chances de gagner (%)
judge-rough = Ce jeu est jugé par des règles approximatives, d’après ce qui était public à ce moment-là.
judge-as-it-stood = Chaque position est jugée telle qu’elle était, sans regarder plus loin. Un conseil regarde plus loin : ses chiffres peuvent différer.
judge-ahead = Chances après réflexion sur la suite. L’analyse juge chaque position telle qu’elle était, sans regarder plus loin : ses chiffres peuvent différer.
judge-making = La partie est jugée coup par coup. Vous pouvez quitter cette page : l’analyse est conservée.
judge-show = Voir
judge-show-move = Voir la position avant le coup { $n }
judge-try = Essayer à partir d’ici
judge-costly-own = Vos coups les plus coûteux
judge-costly-none = Aucun de vos coups n’a coûté cher.
judge-costly-others = Les coups les plus coûteux des autres
judge-stood-in = { $count ->
        [one] Un robot a choisi { $count } fois à la place de { $player } ; cela n’est pas jugé.
       *[other] Un robot a choisi { $count } fois à la place de { $player } ; cela n’est pas jugé.
    }
judge-sources = D’où viennent les points
judge-analyse = Meilleurs coups ici
judge-analyse-help = Ce qu’un robot fort envisagerait dans cette position (h)
judge-for = Pour { $player } :
judge-nobody = Personne n’a de choix à faire ici.

## Raisons

judge-plan = Le plan :
judge-changes = Par rapport à ne rien faire : { $changes }.
judge-changes-now = Par rapport à la position actuelle : { $changes }.
judge-against-next = Par rapport au deuxième choix : { $changes }.
judge-against-best = Par rapport au meilleur : { $changes }.
judge-holds-back = Cela freine { $player } : de { $before } % à { $after } %.
judge-danger = Attention : { $player } en profite, de { $before } % à { $after } %.
judge-averts = Ce plan vous épargne ceci : { $threat }
judge-brings = Mais il entraîne ceci : { $threat }
judge-open = La suite dépend des tirages, des secrets ou des autres joueurs.
judge-alike = D’après ce que voit le juge, un autre choix revient au même.
judge-behind = Selon le juge, le retard ne se voit que dans les tours suivants.
judge-prospect = Points à la fin (estimation)
