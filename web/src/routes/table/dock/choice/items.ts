// What a question offers beside the board: the one great button, a list, and what a part can mean.
import type { GameModule, PartKey } from '$games/contract'
import type { MoveJson } from '$lib/json'
import type { Choosing } from '$lib/table/choosing'

/** An item of the list: a move, or several of one kind behind one button. */
export interface Item {
  verb: string
  moves: readonly MoveJson[]
  /** its key, where there is one left for it */
  digit: string | null
}

/** So many moves of one kind stand side by side; more are put behind one button. */
const SIDE_BY_SIDE = 3
/** The keys that make a choice, in their order. */
export const DIGITS = '123456789'

const kindOf = (move: MoveJson): string => move.do ?? ''

/** The move that ends what is under way, whatever has been clicked: a game names it, else the only plain answer is it. */
export function primaryOf(choosing: Choosing, module: Pick<GameModule, 'primary'>): MoveJson | null {
  const whole = choosing.afresh().steps.flatMap(({ move, next }) => (next.length ? [] : [move]))
  if (module.primary) return module.primary.flatMap((kind) => whole.filter((move) => kindOf(move) === kind))[0] ?? null
  const plain = whole.filter((move) => Object.keys(move).length === 1)
  return plain.length === 1 ? (plain[0] ?? null) : null
}

/** The moves that go on nowhere on the screen: nothing is left to click, or it is drawn nowhere; `besides` are kinds that stay whatever is drawn. */
export function placeless(choosing: Choosing, placed: ReadonlySet<PartKey>, besides: readonly string[] = []): MoveJson[] {
  return choosing.steps.flatMap(({ move, next }) => (next.some((part) => placed.has(part)) && !besides.includes(kindOf(move)) ? [] : [move]))
}

/** Moves as items: kinds with many moves are folded, unless there is only one kind. */
export function fold(moves: readonly MoveJson[]): MoveJson[][] {
  const kinds = [...new Set(moves.map(kindOf))].map((kind) => moves.filter((move) => kindOf(move) === kind))
  if (kinds.length < 2) return moves.map((move) => [move])
  return kinds.flatMap((same) => (same.length > SIDE_BY_SIDE ? [same] : same.map((move) => [move])))
}

/** Each item with its key; keys that mean a part in this question are left to it. */
export function numbered(items: readonly (readonly MoveJson[])[], taken: ReadonlySet<string> = new Set()): Item[] {
  const free = [...DIGITS].filter((digit) => !taken.has(digit))
  return items.map((moves, at) => ({ verb: kindOf(moves[0] ?? {}), moves, digit: free[at] ?? null }))
}

/** The keys of a game that mean something in this question. */
export function keysIn(choosing: Choosing, module: Pick<GameModule, 'keys'>, parts: (move: MoveJson) => PartKey[]): Set<string> {
  const keys = Object.entries(module.keys ?? {})
  if (!keys.length) return new Set()
  const all = new Set(choosing.afresh().rest.flatMap(parts))
  return new Set(keys.flatMap(([key, part]) => (all.has(part) ? [key] : [])))
}
