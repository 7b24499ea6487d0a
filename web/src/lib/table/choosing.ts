import type { GameModule, PartKey } from '$games/contract'
import type { MoveJson, ViewJson } from '$lib/json'
import { domainOf } from './part'

/** A move and the parts one clicks for it, in order. */
interface Option {
  move: MoveJson
  parts: PartKey[]
  /** whether they may as well be clicked in any other order */
  free: boolean
  /** a part that may be clicked before them all, and need not be: the piece that goes there */
  lead: PartKey | null
}

/** So few moves are also listed as buttons, whether or not they have a place on the board. */
const FEW = 7

/** The parts of an option that are still to be clicked, the picks of each domain filling its parts in order. */
function left(option: Option, picks: readonly PartKey[]): PartKey[] | null {
  const rest = [...option.parts]
  const isLed = option.lead !== null && picks[0] === option.lead
  for (const pick of isLed ? picks.slice(1) : picks) {
    const at = rest.findIndex((part) => (option.free ? part === pick : domainOf(part) === domainOf(pick)))
    if (at < 0 || rest[at] !== pick) return null
    rest.splice(at, 1)
  }
  return rest
}

/**
 * What may be clicked next for an option: the first open part of each domain. Where no order matters, all of them, once
 * they are alike: a card that converts is chosen before the ends of what it does are lit.
 */
function next({ free }: Option, open: readonly PartKey[]): PartKey[] {
  if (free && new Set(open.map(domainOf)).size < 2) return [...open]
  return open.filter((part, at) => open.findIndex((other) => domainOf(other) === domainOf(part)) === at)
}

/**
 * Narrows a list of moves by the parts one clicks, until one is left.
 *
 * A plain value: `pick` and `back` give a new one, so it can lie in a `$state.raw` as it is. `choice` makes of it what
 * a board wants.
 */
export class Choosing {
  private readonly open: { option: Option; parts: PartKey[] }[]
  readonly lit: ReadonlySet<PartKey>
  readonly chosen: ReadonlySet<PartKey>

  private constructor(
    private readonly options: readonly Option[],
    readonly picks: readonly PartKey[],
  ) {
    this.open = options.flatMap((option) => {
      const parts = left(option, picks)
      return parts ? [{ option, parts }] : []
    })
    const leads = picks.length ? [] : this.open.flatMap(({ option: { lead } }) => (lead === null ? [] : [lead]))
    this.lit = new Set([...leads, ...this.open.flatMap(({ option, parts }) => next(option, parts))])
    this.chosen = new Set(picks)
  }

  /** Begin with these moves; `partsOf` is the game module's `parts` with the view filled in, `freely` its kinds without an order of clicks. */
  static among(
    moves: readonly MoveJson[],
    partsOf: (move: MoveJson) => PartKey[],
    freely: readonly string[] = [],
    leadOf: (move: MoveJson) => PartKey | null = () => null,
  ): Choosing {
    return new Choosing(
      moves.map((move) => ({ move, parts: partsOf(move), free: freely.includes(move.do ?? ''), lead: leadOf(move) })),
      [],
    )
  }

  /** Begin with moves that are possible now, by the parts that a game draws. */
  static legal(moves: readonly MoveJson[], { parts, freely, lead }: Pick<GameModule, 'parts' | 'freely' | 'lead'>, view: ViewJson): Choosing {
    return Choosing.among(
      moves,
      (move) => parts(move, view),
      freely,
      (move) => lead?.(move) ?? null,
    )
  }

  /** The moves that agree with everything clicked so far. */
  get rest(): MoveJson[] {
    return this.open.map(({ option }) => option.move)
  }

  /** The same, each with what may be clicked next for it; nothing where it has been said completely. */
  get steps(): { move: MoveJson; next: PartKey[] }[] {
    return this.open.map(({ option, parts }) => ({ move: option.move, next: next(option, parts) }))
  }

  /** The one move that is left once something has been clicked. */
  get candidate(): MoveJson | null {
    return this.picks.length && this.open.length === 1 ? (this.open[0]?.option.move ?? null) : null
  }

  /** Whether every part of the candidate has been clicked, so that nothing was completed by itself. */
  get complete(): boolean {
    return this.candidate !== null && this.open[0]?.parts.length === 0
  }

  /** Moves to list as buttons: those that need no more clicks, and all of them when they are few. */
  get buttons(): MoveJson[] {
    if (this.open.length <= FEW) return this.rest
    return this.open.filter(({ parts }) => !parts.length).map(({ option }) => option.move)
  }

  /** Click a part: narrow; a chosen one is taken back; one that starts anew replaces the last picks. */
  pick(part: PartKey): Choosing {
    if (this.lit.has(part)) return new Choosing(this.options, [...this.picks, part])
    const at = this.picks.indexOf(part)
    if (at >= 0) return new Choosing(this.options, this.picks.slice(0, at))
    for (let kept = this.picks.length - 1; kept >= 0; kept--) {
      const earlier = new Choosing(this.options, this.picks.slice(0, kept))
      if (earlier.lit.has(part)) return earlier.pick(part)
    }
    return this
  }

  /** Take the last click back. */
  back(): Choosing {
    return this.picks.length ? new Choosing(this.options, this.picks.slice(0, -1)) : this
  }

  /** Nothing clicked. */
  afresh(): Choosing {
    return this.picks.length ? new Choosing(this.options, []) : this
  }

  /** The move that clicking a part would leave, if it is one. */
  leadsTo(part: PartKey): MoveJson | null {
    return this.lit.has(part) ? this.pick(part).candidate : null
  }
}

/** The same move: equal verbs and fields. */
export function sameMove(one: MoveJson | null, other: MoveJson | null): boolean {
  if (!one || !other) return one === other
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** Nothing to choose: for looking only. */
export const NOTHING: Choosing = Choosing.among([], () => [])
