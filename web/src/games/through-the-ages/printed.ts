// What is printed on the components, as the server tells it.
import type { GameInfo } from '$lib/wire'

export interface Effect {
  /** whom it is about, where it is an event, a fight or a territory that brings it */
  who?: string
  kind: string
  value: number
  types: string[]
  card: string
  most: number
  amounts: number[]
}

/** A card; what its deck does not have is missing. */
export interface CardRow {
  id: string
  deck: 'initial' | 'civil' | 'military'
  age: string
  kind: string
  /** with 2, 3 and 4 players */
  copies?: number[]
  cost?: number
  science?: number
  revolution?: number
  stages?: number[]
  gives: Record<string, number>
  /** civil and military ones; of a military card what it costs */
  actions: number[] | number
  by_level?: boolean
  limit?: number
  blue?: number
  yellow?: number
  colonization?: number
  defence?: number
  effects?: Effect[]
  /** infantry, cavalry and artillery of a tactic */
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
/** the cards of the table that was drawn last: whatever is clicked was drawn before */
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

/** A card that can be seen on the screen, where only its name is at hand. */
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
export const SPECIAL = ['warfare', 'administration', 'exploration', 'construction'] as const
