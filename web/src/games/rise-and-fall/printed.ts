// What is printed on the components, as the server tells it.
import type { GameInfo } from '$lib/wire'
import type { RiseView } from './wire'

type Steps = [number, number][]

export interface PieceRow {
  piece: string
  count: number
  /** points for one, two, ... pieces in the World */
  development: number[]
  /** points of the trophy */
  trophy: number
  reconstructed: boolean
}

export interface Printed {
  terrains: string[]
  /** points of a hex, by terrain */
  worth: Record<string, number>
  initial: { hexes: Steps; spots: Steps }
  sea: { spots: Steps }
  /** the hexes of a tile in each of its turns, by terrain */
  turns: Record<string, Steps[]>
  /** where the initial tiles lie, by number of seats */
  layouts: Record<string, Steps>
  /** how many tiles of a terrain there are, by number of seats */
  tiles: Record<string, Record<string, number>>
  pieces: PieceRow[]
  kinds: string[]
  goods: string[]
  /** what is paid for an action: by who acts, then by the move and, where it matters, what comes of it */
  costs: Record<string, Record<string, Record<string, number>>>
  /** gold that a town collects, by terrain */
  taxes: Record<string, number>
  /** of a declined card, after one, two, ... trophies */
  prices: number[]
  bank: Record<string, Record<string, number>>
}

export const PARTS = ['economy', 'trophies', 'development', 'territory'] as const

export function printedOf(game: GameInfo): Printed {
  return game.printed as unknown as Printed
}

/** Points as they stand. */
export function totalOf(view: RiseView, seat: number): number {
  return Object.values(view.realms[seat]?.points ?? {}).reduce((sum, points) => sum + points, 0)
}

/** Trophies won by everybody. */
export function wonOf(view: RiseView): number {
  return Object.values(view.trophies).filter((seat) => seat !== null).length
}

/** What the pieces of a kind give in development now. */
export function developmentOf(row: PieceRow, pieces: number): number {
  return row.development[pieces - 1] ?? 0
}

/** Tiles of the layer that are still to be laid. */
export function tilesLeft(game: GameInfo, view: RiseView): number {
  const { layer, sea, tiles } = view.world
  const all = printedOf(game).tiles[String(view.seats)]?.[layer] ?? 0
  return all - (layer === 'sea' ? sea.length : tiles.length)
}
