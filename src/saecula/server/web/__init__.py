"""The web application: routes, sockets, streams, the built client, and who is let in."""
