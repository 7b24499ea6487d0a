"""The web application: routes, sockets, streams, the built client, who may come in."""
