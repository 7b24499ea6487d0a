# Why something was not done.

## Anywhere

problem-address = That address cannot be used.
problem-closing = The server is shutting down. Try again in a moment.
problem-failed = Something went wrong here. Nothing was changed; please try again.
problem-forbidden = You may not do that.
problem-invalid = That request does not make sense.
problem-malformed = The request could not be read.
problem-media = This server does not understand the format of the request.
problem-method = That cannot be done here.
problem-name-taken = This name is taken.
problem-origin = The request came from another site.
problem-refused = That cannot be done as things stand.
problem-too-large = That is too large.
problem-too-many = Too many requests. Wait a moment.
problem-unknown = This does not exist.
problem-who = Give a name first.

## Opening a table

problem-deal = This deal cannot be used here.
problem-level = There is no bot of that level.
problem-no-table = There is no such table.
problem-not-over = That is only possible once the game is over.
problem-options = The game cannot be set up like this.
problem-record = The record cannot be read.
problem-unplayable = This server no longer has the rules of this table; you can only read it and end it.

## At the table

problem-conceded = This seat has given up; a bot plays it to the end.
problem-eyes = You cannot see the game from this seat while it is running.
problem-move = This is not a move of this game.
problem-mute-self = You cannot mute yourself.
problem-muted = The host has muted you.
problem-report-self = You cannot report yourself.
problem-report-host = The host cannot be reported to the host.
problem-report-nobody = Nobody by that name is at this table.
problem-report-message = That message is no longer there.
problem-no-seat = There is no such seat.
problem-not-host = Only the host may do that.
problem-not-seated = Only those who sit at the table may do that.
problem-not-started = The game has not started yet.
problem-not-your-seat = This is not your seat.
problem-over = The game is over.
problem-paused = The game is paused.
problem-count-in = The game goes on in a moment.
problem-preset-time = While the game’s clock runs, nothing can be answered in advance: every move is made by hand.
problem-present = This player has not been away for long enough.
problem-vote = This player is here. A bot only takes the seat if at least two of the others want it.
problem-seat-bot = A bot has this seat.
problem-seat-open = Nobody sits there.
problem-seat-taken = This seat is taken.
problem-seats-open = Not all seats are taken yet.
problem-stale = That has already been decided.
problem-stand-in = A bot plays for you at the moment. Take your seat back first.
problem-started = The game has already started.
problem-host = This server does not go by that name. The person who runs it can add the name with --origin.
problem-damaged = The log of this table was changed behind the server’s back; it can no longer be opened.
problem-sealed = A table with the same deal is still being played. You can see the whole of this game, and get its record, when that table is over.
