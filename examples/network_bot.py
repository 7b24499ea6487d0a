"""A bot on the network: sits down at a table and plays every decision it is asked for, by a simple habit.

    python examples/network_bot.py http://127.0.0.1:8000 TOKEN TABLE...

The token comes from the settings page; a table's id is the last part of its link. Needs nothing but Python.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any

SITE, TOKEN, TABLES = sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3:]


def call(path: str, body: Any = None) -> Any:
    """A request with our token; the answer may be read line by line."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(SITE + path, data, headers), timeout=60)


def command(table: str, **body: Any) -> None:
    """Send a command to a table; a refusal is printed, and the bot goes on."""
    try:
        call(f"/api/tables/{table}/commands", {"cid": f"{random.getrandbits(64):x}", **body})
    except urllib.error.HTTPError as refusal:
        print(table, "refused", refusal.read().decode())


def choose(legal: list[dict[str, str]]) -> dict[str, str]:
    """Anything but ending the turn, as long as there is something else to do."""
    return random.choice([move for move in legal if "End" not in move["do"]] or legal)


def answer(table: str, seat: int) -> None:
    """Look at a table through the eyes of a seat and make its move."""
    welcome = json.load(call(f"/api/tables/{table}/view?eyes={seat}"))
    if asked := welcome["asked"]:
        command(table, do="play", seat=seat, decision=asked["decision"], move=choose(asked["legal"]))


for name in TABLES:
    me, seats = json.load(call("/api/me"))["id"], json.load(call(f"/api/tables/{name}"))["seats"]
    if all(seat["player"] != me for seat in seats):
        command(name, do="sit", seat=next(seat["seat"] for seat in seats if seat["kind"] == "open"))
while True:
    try:
        for line in call("/api/stream"):  # a blank line now and then says that the server is still there
            if line.strip() and (frame := json.loads(line))["frame"] == "turn":
                answer(frame["table"], frame["seat"])
    except OSError as problem:
        print("trying again:", problem)
    time.sleep(2)
