"""Reads the boards, hands and piles of a position."""

from saecula.games.time_of_empires.model.box import Box
from saecula.games.time_of_empires.model.kinds import COLUMNS, FIRST_BOARD, FIRST_WONDER
from saecula.games.time_of_empires.model.state import GONE, IN_BOX, IN_PLAY
from saecula.games.time_of_empires.position import implied
from saecula.games.time_of_empires.position.openings import Spoken
from saecula.games.time_of_empires.position.stage import Stage
from saecula.games.time_of_empires.position.words import Cards, Words
from saecula.kernel.record import SEATS
from saecula.parts.wording import seat_of, wrong


class BoardReading:
    """Reads what lies on the shared boards, in hands and in piles; `age` is how many ages are finished."""

    def __init__(self, box: Box, say: Spoken, said: Words, seats: int, stage: Stage, age: int) -> None:
        self.box = box
        self.say = say
        self.said = said
        self.seats = seats
        self.stage = stage
        self.age = age
        self.dealt = stage.dealt(age)

    # -- leaders and wonders

    def boards(self) -> dict[str, object]:
        """Leaders, effect tiles, wonders and the scholars on them."""
        said, say, box, stage = self.said, self.say, self.box, self.stage
        effect = implied.sides_implied(box, stage.columns)
        named, wonder = [-1] * COLUMNS, implied.wonders_implied(box, stage.wonders(self.age))
        for name, side in said.sides.items():
            effect[say.columns.read(name, "sides")] = say.sides.read(side, f"sides.{name}")
        for name, leader in said.columns.items():
            named[say.columns.read(name, "columns")] = say.leaders.read(leader, f"columns.{name}")
        if len(said.wonders) > 3:
            raise wrong("wonders", f"there are three places, not {len(said.wonders)} (TOE-PRE-2)")
        for place, name in enumerate(said.wonders):
            wonder[place] = say.wonders.read(name, "wonders")
        leaders, column = self._leaders(named)
        stacks = self.stacks()
        return {
            "leaders": leaders,
            "column": column,
            "effect": effect,
            "tiles": stacks[:COLUMNS],
            "wonder": wonder,
            "stacks": stacks[FIRST_WONDER:FIRST_BOARD],
        }

    def _leaders(self, named: list[int]) -> tuple[list[int], list[int]]:
        """Where every leader is, and the leader over every column."""
        said, say, box, stage = self.said, self.say, self.box, self.stage
        fates = [IN_BOX] * len(box.skill)
        won: list[int] = []
        for letter, names in said.leaders.items():
            for name in names:
                leader = say.leaders.read(name, f"leaders.{letter}")
                if leader in won:
                    raise wrong(f"leaders.{letter}", f"{name} is somebody's already (TOE-SCO-3)")
                fates[leader] = seat_of(letter, self.seats, "leaders")
                won.append(leader)
        won.sort()
        if self.dealt:
            named = implied.columns_implied(box, self.dealt - 1, named, won, stage, stage.columns)
        gone = implied.gone_implied(box, self.dealt, won, stage)
        if said.gone is not None:
            gone = [say.leaders.read(name, "gone") for name in said.gone]
        for leaders, fate in ((gone, GONE), (named, IN_PLAY)):
            for leader in leaders:
                if leader >= 0 and fates[leader] != IN_BOX:
                    raise wrong("leaders", f"{say.leaders.write(leader)} is in two places (TOE-PRE-3)")
                if leader >= 0:
                    fates[leader] = fate
        return fates, named

    def stacks(self) -> list[list[int]]:
        """Per leader column and wonder: the scholars from the bottom."""
        found: list[list[int]] = [[] for _ in range(FIRST_BOARD)]
        for name, letters in self.said.stacks.items():
            stack = found[self.say.stacks.read(name, "stacks")]
            for letter in letters:
                stack.append(seat_of(letter, self.seats, f"stacks.{name}"))
        return found

    # -- technologies

    def cards(self) -> dict[str, object]:
        """Hands, discovery spaces, discards and piles."""
        deck = self.box.deck
        hands, found, discards = self._held()
        rest = [0 if colour >= 0 else copies for colour, copies in zip(deck.colour, deck.copies, strict=True)]
        for group in (*hands, *found, *discards):
            for card in group:
                rest[card] -= 1 if deck.colour[card] < 0 else 0
        pool = [count if age == self.dealt else 0 for count, age in zip(rest, deck.age, strict=True)]
        gone = [count if age < self.dealt else 0 for count, age in zip(rest, deck.age, strict=True)]
        left = self._left(sum(pool))
        named = [-1] * 4
        for pile, top in self.said.tops.items():
            named[self.say.piles.read(pile, "tops")] = self.say.types.read(top, f"tops.{pile}")
        types = [0] * 4
        for card, count in enumerate(pool):
            types[deck.type[card]] += count
        tops = implied.tops_implied(types, left, named, self.stage)
        return {
            "hands": hands,
            "found": found,
            "discards": discards,
            "pool": pool,
            "gone": gone,
            "tops": tops,
            "left": left,
        }

    def _left(self, total: int) -> list[int]:
        if self.said.piles is None:
            return implied.left_implied(max(total, 0))
        found = [0] * 4
        for pile, count in self.said.piles.items():
            found[self.say.piles.read(pile, "piles")] = count
        return found

    def _held(self) -> tuple[list[list[int]], list[list[int]], list[list[int]]]:
        """Hands, discovery spaces, discards; starting technologies named nowhere are in hand, or among the discards if
        the position names the hand."""
        said = self.said
        hands, found, discards = (
            self._by_name(said.hands, "hands"),
            self._by_name(said.found, "found"),
            self._by_name(said.discards, "discards"),
        )
        for seat in range(self.seats):
            named = hands[seat] + found[seat] + discards[seat]
            rest = [card for card in implied.starting_cards(self.box.deck, seat) if card not in named]
            if SEATS[seat] not in said.hands:
                hands[seat] = rest
            elif SEATS[seat] not in said.discards:
                discards[seat] = rest
            hands[seat].sort()
        return hands, found, discards

    def _by_name(self, named: Cards, field: str) -> list[list[int]]:
        found: list[list[int]] = [[] for _ in range(self.seats)]
        for letter, cards in named.items():
            seat = seat_of(letter, self.seats, field)
            found[seat] = [self.say.cards.read(card, f"{field}.{letter}") for card in cards]
        return found
