// The most important cards of a civilization, as lists of names by kind.
import type { PartKey } from '$games/contract'
import { ownedPart } from '../moves/parts'
import type { AgesView, PlayerBoardView } from '../wire'

export interface Mark {
  card: string
  /** the part that is marked as changed with it */
  change: PartKey
  /** how much of it there is, or how far it has come */
  note?: string
  /** a ravaged wonder */
  fallen?: boolean
  /** the other civilization of a pact or a war */
  with?: number
}

type More = Partial<Omit<Mark, 'card' | 'change'>>

/** The marks of a seat by kind; the list of a kind may be empty. */
export function marksOf(view: AgesView, seat: number): [string, Mark[]][] {
  const desk = view.desks[seat]!
  const some = (card: string | null, more: More = {}): Mark[] => (card ? [{ card, change: ownedPart(seat, card), ...more }] : [])
  const wonders = desk.wonders.flatMap((card) => some(card, { fallen: desk.ravaged.includes(card) }))
  const armies = desk.armies.full + desk.armies.obsolete
  return [
    ['government', some(desk.government)],
    ['leader', some(desk.leader)],
    ['wonder', [...some(desk.wonder, { note: stagesOf(desk) }), ...wonders]],
    ['territory', desk.colonies.flatMap((card) => some(card))],
    ['tactic', some(desk.tactic, armies ? { note: `×${armies}` } : {})],
    ['pact', pactsOf(view, seat)],
    ['war', warsOf(view, seat)],
  ]
}

/** How many stages are built, out of how many. */
function stagesOf({ stages, stage_costs }: PlayerBoardView): string {
  return `${stages}/${stages + stage_costs.length}`
}

/** The pacts of a seat; each may lie in front of either partner. */
function pactsOf(view: AgesView, seat: number): Mark[] {
  return view.desks.flatMap(({ pact }, owner) => {
    if (!pact || (owner !== seat && pact.partner !== seat)) return []
    return [{ card: pact.card, change: ownedPart(owner, pact.card), with: owner === seat ? pact.partner : owner }]
  })
}

/** Wars that a seat has declared, and those declared on it. */
function warsOf(view: AgesView, seat: number): Mark[] {
  return view.desks.flatMap(({ war }, by) => {
    if (!war || (by !== seat && war.on !== seat)) return []
    return [{ card: war.card, change: ownedPart(by, war.card), with: by === seat ? war.on : by }]
  })
}
