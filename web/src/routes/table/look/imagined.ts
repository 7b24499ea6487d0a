// Moves that one may ask about, allowed or not: every kind that players make, with every value of its fields.
import type { GameModule, PartKey } from '$games/contract'
import type { MoveJson, ViewJson } from '$lib/json'
import { Choosing } from '$lib/table/choosing'
import type { Asked, GameInfo } from '$lib/wire'

/** More moves than this of one kind are not worth listing: the game has other ways to ask. */
const MANY = 40_000

/** The kinds of moves that players make at a table with these options, those that are asked for now first. */
export function kindsAsked(game: GameInfo, options: Record<string, string>, asked: Asked | null): string[] {
  const now = (asked?.legal ?? []).map((move) => move.do ?? '')
  const isKnown = (kind: string) => {
    const need = game.needs[kind]
    return !need || need.choices.includes(options[need.option] ?? '')
  }
  const kinds = Object.keys(game.moves).filter((kind) => !game.fated.includes(kind) && isKnown(kind))
  return [...new Set([...now, ...kinds])]
}

/** All moves of a kind. */
export function imagined(game: GameInfo, kind: string): MoveJson[] {
  let all: MoveJson[] = [{ do: kind }]
  for (const [field, domain] of Object.entries(game.moves[kind] ?? {})) {
    const values = game.domains[domain ?? field] ?? []
    if (all.length * values.length > MANY) return []
    all = all.flatMap((move) => values.map((value) => ({ ...move, [field]: value })))
  }
  return all
}

/** Choosing among all moves of a kind. */
export function imagining(game: GameInfo, module: GameModule, view: ViewJson, kind: string): Choosing {
  return Choosing.among(imagined(game, kind), (move) => partsOf(module, move, view))
}

/** A game need not know where a move points that nobody could make. */
function partsOf(module: GameModule, move: MoveJson, view: ViewJson): PartKey[] {
  try {
    return module.parts(move, view)
  } catch {
    return []
  }
}

/** What is left of a choice after these clicks; nothing where one of them leads nowhere. */
export function after(choosing: Choosing, picks: readonly PartKey[]): Choosing | null {
  return picks.reduce<Choosing | null>((now, part) => (now?.lit.has(part) ? now.pick(part) : null), choosing)
}
