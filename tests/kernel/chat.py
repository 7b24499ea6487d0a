"""Chat: a game for the tests of seats that are asked at the same time; nobody plays it."""

from random import Random

import msgspec

from saecula.kernel.agenda import Agenda, new_agenda
from saecula.kernel.codes import Log, Reason, pack, verb_of
from saecula.kernel.events import Chronicle
from saecula.kernel.face import Face
from saecula.kernel.game import Game
from saecula.kernel.meta import Components, Meta, Options
from saecula.kernel.mind import Mind
from saecula.kernel.moves import Codebook, Move
from saecula.kernel.steps import Ask, Run, State, Step
from saecula.kernel.views import Outcome, View
from saecula.parts.position import read_agenda

BEGIN, TALK, REPLY = range(3)
SAY, ECHO, CLAIM, POKE, DONE = range(5)


class Say(Move, frozen=True):
    """Say something."""


class Echo(Move, frozen=True):
    """Repeat what was said, if anything was."""


class Claim(Move, frozen=True):
    """Claim the word; only one seat can."""


class Poke(Move, frozen=True):
    """Ask the next seat for a reply."""


class Done(Move, frozen=True):
    """Stop talking, or reply."""


MOVES: dict[int, type[Move]] = {SAY: Say, ECHO: Echo, CLAIM: Claim, POKE: Poke, DONE: Done}
META = Meta("chat", "Chat", (2, 3), (), "1", Components("none", "", False), replays=("1",), listed=False)


class ChatState(State):
    """Who said something, and who claimed the word."""

    def __init__(self, agenda: Agenda, said: list[int], claimed: int = -1) -> None:
        super().__init__(len(agenda.asked), agenda)
        self.said = said
        self.claimed = claimed

    def copy(self) -> "ChatState":
        return ChatState(self.agenda.copy(), self.said.copy(), self.claimed)

    def dump(self) -> dict[str, object]:
        return {"agenda": self.agenda.dump(), "seats": self.seats, "said": [*self.said], "claimed": self.claimed}


class Begin(Run[ChatState]):
    """All talk at once."""

    def run(self, state: ChatState, frame: int, log: Log) -> None:
        for seat in range(state.seats):
            state.agenda.ask(seat, TALK)


class Talk(Ask[ChatState]):
    """Say something, echo it, claim the word if it is free, poke your neighbour, as often as you like; then Done."""

    def legal(self, state: ChatState, seat: int, frame: int) -> list[int]:
        claim = [pack(CLAIM)] if state.claimed < 0 else []
        echo = [pack(ECHO)] if state.said else []
        return [pack(SAY), *echo, *claim, pack(POKE), pack(DONE)]

    def apply(self, state: ChatState, seat: int, frame: int, code: int, log: Log) -> None:
        if verb_of(code) == DONE:
            state.agenda.answered(seat)
            return
        state.agenda.again(seat, verb_of(frame))
        if verb_of(code) in (SAY, ECHO):
            state.said.append(seat)
        elif verb_of(code) == CLAIM:
            state.claimed = seat
        else:
            state.agenda.ask((seat + 1) % state.seats, REPLY)

    def why_not(self, state: ChatState, seat: int, frame: int, code: int) -> Reason | None:
        return Reason("claimed", "claimed") if verb_of(code) == CLAIM else None


class Reply(Talk):
    """A seat that was poked says that it is done."""

    def legal(self, state: ChatState, seat: int, frame: int) -> list[int]:
        return [pack(DONE)]


STEPS: dict[int, Step[ChatState]] = {BEGIN: Begin(), TALK: Talk(), REPLY: Reply()}


class ChatMind(Mind[ChatState]):
    """No position and no move is better than another."""

    def evaluate(self, state: ChatState) -> list[float]:
        return [1 / state.seats] * state.seats

    def policy(self, state: ChatState, seat: int, codes: list[int]) -> list[float]:
        return [1.0] * len(codes)


class Chat(Game[ChatState]):
    """The game, as far as a match needs one: nothing in it is hidden, and nobody wins."""

    def __init__(self) -> None:
        super().__init__(META, Codebook(MOVES, {}), Chronicle({}, {}), STEPS, ChatMind(), Face({}))

    def setup(self, seats: int, options: Options) -> ChatState:
        state = ChatState(new_agenda(seats), [])
        state.agenda.next(BEGIN)
        return state

    def view(self, state: ChatState, seat: int | None) -> View:
        return View(seat=seat, asked=[])

    def resample(self, view: View, rng: Random) -> ChatState:
        raise NotImplementedError

    def load(self, dump: dict[str, object]) -> ChatState:
        seats, said = msgspec.convert(dump["seats"], int), msgspec.convert(dump["said"], list[int])
        agenda = read_agenda(dump["agenda"], seats, self.steps)
        return ChatState(agenda, said, msgspec.convert(dump["claimed"], int))

    def show(self, state: ChatState, seat: int, code: int, viewer: int | None) -> Move:
        return self.book.decode(code)

    def outcome(self, state: ChatState) -> Outcome:
        return Outcome([], "chat")
