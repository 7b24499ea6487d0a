"""The players in the terminal: two lines or so each, then the viewer's hand, then what the signs mean."""

from collections import Counter

from rich.text import Text

from saecula.games.time_of_empires.edges.draw.plan import Said
from saecula.games.time_of_empires.edges.draw.signs import (
    BUILDING_SIGNS,
    CAPITAL,
    CITY,
    CLOSED,
    FREE,
    GLASS,
    GROUNDS,
    LEADER,
    TECHNOLOGY,
    TYPE_SIGNS,
    filled,
)
from saecula.games.time_of_empires.model.view import GlassView, PlayerView
from saecula.parts.signs import clipped, joined, mark, padded

NAME = 18
#: The keys of the headings of the columns of figures.
FIGURES = ("measure-points", "screen-ideas", "screen-bricks", "screen-scholars", "screen-reserve")


class Seats:
    """The lines about the players, the viewer's hand and the signs."""

    def __init__(self, said: Said, width: int) -> None:
        self.said = said
        self.view = said.view
        self.width = width

    # -- all players

    def lines(self) -> list[Text]:
        """A heading, then the lines of each player; names are cut short if the figures need the room."""
        heads = [self.head(key) for key in FIGURES]
        figures = [self.figures(player, [len(head) for head in heads]) for player in self.view.players]
        heading = self.heading(heads)
        room = min(NAME, self.width - 4 - max(row.cell_len for row in (heading, *figures)))
        found = [joined(" " * (room + 4), heading)]
        for seat, player in enumerate(self.view.players):
            found.append(joined(padded(self.name(seat, max(room, 1)), room + 4), figures[seat]))
            found += self.things(player)
        return found

    def heading(self, heads: list[str]) -> Text:
        """The headings of the figures, with a sign for each building."""
        named = "".join(f"{head} " for head in heads)
        signs = " ".join(f" {sign}  " for sign in BUILDING_SIGNS.values())
        return Text(f"{named}{signs} {self.head('screen-cards')}", style="dim")

    def head(self, key: str) -> str:
        """The heading of a column, which begins with a capital."""
        said = self.said.say(key)
        return said[:1].upper() + said[1:]

    def name(self, seat: int, room: int) -> Text:
        """A player's sign, letter and name, reversed while the game is waiting for a decision of theirs."""
        found = joined(mark(seat), f" {clipped(self.said.players[seat], room)}")
        if any(question.seat == seat for question in self.view.asked):
            found.stylize("reverse", 0, 2)
        return found

    def figures(self, player: PlayerView, widths: list[int]) -> Text:
        """Points, ideas, bricks, scholars, reserve, buildings built with their tokens, cards by type."""
        values = (sum(player.points.values()), player.ideas, player.bricks, player.created, player.reserve)
        found = Text("".join(f"{value:>{width}} " for value, width in zip(values, widths)))
        for building in BUILDING_SIGNS:
            token = f"×{player.tokens[building]}" if player.tokens[building] else ""
            found.append(f"{player.built[building]:>2}{token:<2} ")
        kinds = Counter(back.type for back in player.backs)
        cards = " ".join(f"{sign}{kinds[type]}" for type, sign in TYPE_SIGNS.items() if kinds[type])
        return found.append(f" {len(player.backs)}  {cards}")

    def things(self, player: PlayerView) -> list[Text]:
        """Glasses, visible technology, leaders won, buildings kept; shown by their ids if the names do not fit."""
        for names in (2, 1, 0):
            found = filled([Text("   "), *self.belongings(player, names)], self.width, "  ", "     ")
            if len(found) == 1:
                break
        return found

    def belongings(self, player: PlayerView, names: int) -> list[Text]:
        """The second line of a player; `names` 2 names everything, 1 all but the actions, 0 nothing."""
        say, named = self.said.say, names > 0
        found = [self.glass(glass, names > 1) for glass in player.glasses]
        if player.found:
            card = player.found[-1]
            below = f" +{len(player.found) - 1}" if len(player.found) > 1 else ""
            name = say(f"card-{card}") if named else card
            found.append(Text(f"{TECHNOLOGY} {name} ({player.price}▤){below}"))
        if player.waiting:
            found.append(
                Text(say("time-of-empires-draw-waits", building=say(f"building-{player.waiting}")), style="bold")
            )
        if player.leaders:
            won = [say(f"leader-{leader}") if named else leader for leader in player.leaders]
            found.append(Text(f"{LEADER} {', '.join(won)}", style="italic"))
        if player.kept:
            found.append(Text(say("time-of-empires-draw-kept", count=player.kept) if named else f"✗{player.kept}"))
        if player.token_laid:
            found.append(Text(say("screen-token-laid")))
        return found

    def glass(self, glass: GlassView, named: bool) -> Text:
        """Where a glass stands and how many seconds it runs, or that it is free."""
        if glass.action is None:
            return Text(f"{GLASS} {self.said.say('screen-free')}", style="dim")
        name = self.said.say(f"action-{glass.action}") if named else glass.action
        seconds = self.said.left(glass)
        timed = self.view.pace == "real-time"
        told = f" {seconds}s" if seconds else f" ({self.said.say('screen-ready')})" if timed else ""
        return Text(f"{GLASS} {name}{told}", style="" if seconds or not timed else "dim")

    # -- the viewer's hand

    def own(self) -> list[Text]:
        """What the viewer's actions would give, and the cards in hand with their costs; nothing for a spectator."""
        view, say = self.view, self.said.say
        if view.seat is None:
            return []
        gains = view.players[view.seat].gains
        given = say(
            "time-of-empires-draw-gains",
            ideas=gains.ideas,
            bricks=gains.bricks,
            clans=gains.clans,
            moves=gains.moves,
            scholars=gains.scholars,
            culture=gains.culture,
        )
        laid = (
            [Text(say("time-of-empires-draw-laid", section=say(f"section-{view.laid}")), style="bold")]
            if view.laid
            else []
        )
        return [*filled([Text(given, style="dim"), *laid], self.width, "  ", "  "), *self.hand()]

    def hand(self) -> list[Text]:
        """The cards in hand, equal ones together; by their ids if the names take more than three lines."""
        deck, names = self.said.game.box.deck, self.said.game.names.cards
        head = Text(self.said.say("screen-hand"), style="bold")
        counts = Counter(zip(self.view.hand, self.view.dues))
        if not counts:
            return [Text(self.said.say("screen-empty-hand"), style="dim")]
        for named in (True, False):
            parts = [head]
            for (card, due), count in counts.items():
                kind = names.index(card)
                sign = tuple(TYPE_SIGNS.values())[deck.type[kind]]
                name = self.said.say(f"card-{card}") if named else card
                many = f" ×{count}" if count > 1 else ""
                parts.append(Text.assemble((sign, "bold"), f"{name}{many} ", (f"{due}/{deck.bricks[kind]}", "dim")))
            found = filled(parts, self.width, "  ", "  ")
            if len(found) <= 3:
                break
        return found

    # -- the signs

    def legend(self) -> list[Text]:
        """What the signs mean."""
        say = self.said.say
        parts = [
            Text.assemble((f" {sign} ", f"{ink} on {ground}"), f" {say(f'screen-{terrain}')}")
            for terrain, (sign, ink, ground) in GROUNDS.items()
        ]
        parts += [Text(f"{sign} {say(f'building-{name}')}") for name, sign in BUILDING_SIGNS.items()]
        for sign, key in (
            (FREE, "time-of-empires-draw-slot"),
            (CLOSED, "time-of-empires-draw-closed"),
            (CITY, "time-of-empires-draw-city"),
            (CAPITAL, "time-of-empires-draw-capital"),
            (GLASS, "time-of-empires-draw-glass"),
            (TECHNOLOGY, "time-of-empires-draw-visible"),
            ("2×1", "time-of-empires-draw-token"),
            ("2/3", "time-of-empires-draw-costs"),
        ):
            parts.append(Text(f"{sign} {say(key)}", style="dim"))
        return filled(parts, self.width)
