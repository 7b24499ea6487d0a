"""Commands from wrong hands, at the wrong time or table, by every way in: none is obeyed, nothing changes."""

from pathlib import Path
from typing import Any

import httpx
import msgspec

from tests.patience import PATIENCE
from tests.server.site import Served, plain_socket, served
from tests.server.web.test_rights import COMMANDS

#: What everybody who has a name may do at every table, whenever he likes.
FREE = ("say",)
#: What is no matter of turns or of the end of a game.
ANY_TIME = (*FREE, "mute")


class Attempt(msgspec.Struct, frozen=True):
    """Somebody, what he wanted, by which way, and what came of it."""

    who: str
    verb: str
    way: str
    end: str


class Matrix:
    """A table at play, another one, and one that is over, with everybody who has no business there."""

    def __init__(self, site: Served) -> None:
        self.site = site
        self.host, self.other, self.gone = site.guest(), site.guest(), site.guest()
        self.table = self.host.table("me", "open", start=False)["id"]
        self.other.do(self.table, "sit", seat=1)
        self.host.do(self.table, "start")
        self.elsewhere = site.guest()
        self.elsewhere.table("me", "casual")
        self.over = self.host.table("me", "casual")["id"]
        self.host.play_on(self.over)
        self.expired = self.gone.token
        assert self.gone.delete("/api/me").status_code == 204

    def move(self) -> dict[str, Any]:
        """The host's first move, which he may make now."""
        asked = self.host.view(self.table, 0)["asked"]
        return {"seat": 0, "decision": asked["decision"], "move": asked["legal"][0]}

    def attempts(self) -> list[Attempt]:
        """Everybody tries everything."""
        mine = self.move()
        forged = {"stranger": "", "forged": "x" * 43, "expired": self.expired, "elsewhere": self.elsewhere.token}
        found: list[Attempt] = []
        for who, token in forged.items():
            found += self.tried(who, token, self.table, mine, FREE if who == "elsewhere" else ())
        found += self.tried("of another seat", self.other.token, self.table, mine, (*ANY_TIME, "pause", "remove"))
        found += self.tried("at a finished table", self.host.token, self.over, mine, ANY_TIME)
        stale = {"decision too early": {"decision": 0}, "decision too late": {"decision": mine["decision"] + 1}}
        for who, change in {**stale, "no such move": {"move": {"do": "Nothing"}}}.items():
            found += self.tried(who, self.host.token, self.table, mine | change, tuple(set(COMMANDS) - {"play"}))
        return found

    def tried(self, who: str, token: str, table: str, mine: dict[str, Any], but: tuple[str, ...]) -> list[Attempt]:
        """Every command but some, by a request and over a socket."""
        headers = {"Origin": self.site.base} | ({"Authorization": f"Bearer {token}"} if token else {})
        bodies = {verb: mine if verb == "play" else fields for verb, (fields, _) in COMMANDS.items() if verb not in but}
        found = []
        with httpx.Client(base_url=self.site.base, headers=headers, timeout=PATIENCE) as client:
            for verb, fields in bodies.items():
                body = {"do": verb, "cid": f"r-{verb}", **fields}
                status = client.post(f"/api/tables/{table}/commands", json=body).status_code
                found.append(Attempt(who, verb, "request", str(status)))
        if who in ("forged", "expired"):
            headers = {"Origin": self.site.base, "Cookie": f"saecula={token}"}
        with plain_socket(self.site, f"/api/tables/{table}/socket", headers) as line:
            line.take()
            for verb, fields in bodies.items():
                answer = line.ask({"do": verb, "cid": f"s-{verb}", **fields})
                found.append(Attempt(who, verb, "socket", answer.get("error", answer["frame"])))
        return found

    def is_as_it_was(self, mine: dict[str, Any]) -> bool:
        """Whether the host is still asked the same, and may answer it."""
        return self.move() == mine and self.host.do(self.table, "play", **mine).status_code == 200


def obeyed(attempts: list[Attempt]) -> list[Attempt]:
    """Those that were not refused."""
    return [one for one in attempts if one.end in ("ack", "200")]


def test_no_command_from_wrong_hands_is_obeyed_and_the_table_stays_as_it_was(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        matrix = Matrix(site)
        mine = matrix.move()
        attempts = matrix.attempts()
        assert not obeyed(attempts)
        assert len(attempts) > 2 * 6 * (len(COMMANDS) - 5)
        assert not [one for one in attempts if one.end.startswith("5") or one.end == "failed"]
        assert matrix.is_as_it_was(mine)
