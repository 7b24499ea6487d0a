// What is printed on the components, as the server sends it.
import type { GameInfo } from '$lib/wire'

export interface Effect {
  /** whom it concerns, if it comes from an event, a fight or a territory */
  who?: string
  kind: string
  value: number
  types: string[]
  card: string
  most: number
  amounts: number[]
}

/** A card; fields that the cards of its deck do not have are missing. */
export interface CardRow {
  id: string
  deck: 'initial' | 'civil' | 'military'
  age: string
  kind: string
  /** how many there are with 2, 3 and 4 players */
  copies?: number[]
  cost?: number
  science?: number
  revolution?: number
  stages?: number[]
  gives: Record<string, number>
  /** civil and military actions it gives; for a military card, the military actions it costs */
  actions: number[] | number
  by_level?: boolean
  limit?: number
  blue?: number
  yellow?: number
  colonization?: number
  defence?: number
  effects?: Effect[]
  /** how many infantry, cavalry and artillery units a tactic takes */
  army?: number[]
  bonus?: number
  obsolete?: number
  reconstructed?: boolean
}

export interface People {
  least: number
  price: number
  eats: number
  faces: number
}

export interface Stores {
  least: number
  corruption: number
}

export interface Board {
  yellow: number
  blue: number
  /** what each place of the row costs */
  row: number[]
  /** places cleared each turn with 2, 3 and 4 players */
  cleared: number[]
  most_happiness: number
  people: People[]
  stores: Stores[]
}

export interface Printed {
  cards: CardRow[]
  board: Board
}

const byName = new WeakMap<object, Map<string, CardRow>>()
/** the cards of the table that was drawn last, which is the one a click is on */
let drawn = new Map<string, CardRow>()

export function printedOf(game: GameInfo): Printed {
  return game.printed as unknown as Printed
}

/** All cards by their names. */
export function cardsOf(game: GameInfo): Map<string, CardRow> {
  const printed = printedOf(game)
  const known = byName.get(printed) ?? new Map(printed.cards.map((card) => [card.id, card]))
  byName.set(printed, known)
  drawn = known
  return known
}

/** A card on the screen, if only its name is at hand. */
export function seenCard(name: string): CardRow | undefined {
  return drawn.get(name)
}

const UNKNOWN: CardRow = { id: '', deck: 'military', age: 'A', kind: 'event', gives: {}, actions: 0 }

/** A card by its name. */
export function cardOf(game: GameInfo, name: string): CardRow {
  return cardsOf(game).get(name) ?? UNKNOWN
}

export const AGES = ['A', 'I', 'II', 'III', 'IV'] as const

/** The kinds that hold workers, in the order of the desk. */
export const ECONOMY = ['farm', 'mine'] as const
export const URBAN = ['lab', 'temple', 'arena', 'library', 'theater'] as const
export const UNITS = ['infantry', 'cavalry', 'artillery', 'air-force'] as const
