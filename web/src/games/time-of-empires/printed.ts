// What is printed on the components, as sent by the server.
import type { GameInfo } from '$lib/wire'

export interface CardRow {
  card: string
  age: number
  type: string
  ideas: number
  bricks: number
  reconstructed: boolean
}

export interface Printed {
  spots: { spot: string; corners: [number, number][] }[]
  /** by the number of seats: the spots of the capitals, seat by seat, and the other spots */
  layouts: Record<string, { capitals: string[]; others: string[] }>
  types: string[]
  buildings: string[]
  actions: string[]
  piles: string[]
  /** visible icons by the number of buildings built */
  ladders: Record<string, number[]>
  supply: { pawns: number; stock: number; buildings: number }
  times: { glass: number; age: number; cries: number[]; rounds: number; creations: number[]; count_in: number }
  cards: CardRow[]
  leaders: { id: string; speciality: string; reconstructed: boolean }[]
  wonders: { id: string; counts: string; reconstructed: boolean }[]
}

export const SECTIONS = ['observatory', 'warehouse', 'mill', 'theatre'] as const
export const POINTS = ['destruction', 'bonus', 'leaders', 'wonders', 'culture'] as const
/** The action spaces of one's own board, in the order they are drawn. */
export const OWN_ACTIONS = ['ideas', 'bricks', 'discover', 'deploy', 'move', 'build'] as const
export const COLUMNS = ['technology', 'expansion', 'culture', 'bonus'] as const
/** The building that each type of technology stands for. */
export const BUILDING_OF: Record<string, string> = { science: 'observatory', construction: 'warehouse', expansion: 'mill', culture: 'theatre' }

export function printedOf(game: GameInfo): Printed {
  return game.printed as unknown as Printed
}

export function cardOf(game: GameInfo, card: string): CardRow | undefined {
  return printedOf(game).cards.find((row) => row.card === card)
}
