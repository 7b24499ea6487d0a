"""The table in the browser: tables and their owners, the store, the wire, the web application."""
