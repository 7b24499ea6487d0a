"""Between the games and those who run them: what the terminal, the server, the arena and the research API share.

`driving` plays on until somebody outside must decide; `forced` tells which moves are no choice, and takes them back;
`foresight` says what would come of a move; `showing` what a viewer is shown of it; `playout` plays on fast, at random
or by habit; `replay`, `reading` and `position` bring back what was written down; `match` is the public API.
"""
