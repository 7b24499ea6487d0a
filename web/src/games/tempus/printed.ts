// What is printed on the components, as the server tells it, and boards made of it.
import type { GameInfo } from '$lib/wire'
import { HexBoard } from './board/hexes'
import type { HexView, TempusView } from './wire'

export interface Figures {
  tokens: number
  distance: number
  babies: number
  stack: number
  sea: boolean
  drawn: number
  hand: number
  actions: number
}

export interface EraRow {
  era: string
  terrain: string | null
  figures: Figures | null
  bonus: number
  points: number
  reconstructed: boolean
}

export interface Printed {
  board: { columns: number; rows: number; hexes: string[]; reconstructed: boolean }
  sides: string[]
  terrains: string[]
  card_terrains: string[]
  actions: string[]
  eras: EraRow[]
  tiles: { tile: string; faces: string[]; reconstructed: boolean }[]
  tiles_by_seats: Record<string, number>
  cards: { card: string; copies: number; reconstructed: boolean }[]
  tokens: number
  cities: Record<string, number>
  action_tiles: number
}

export function printedOf(game: GameInfo): Printed {
  return game.printed as unknown as Printed
}

const boards = new Map<string, HexBoard>()

/** The board of a game, made once. */
export function boardOf(game: GameInfo): HexBoard {
  const { columns, rows } = printedOf(game).board
  const key = `${columns}x${rows}`
  const found = boards.get(key) ?? new HexBoard(columns, rows)
  boards.set(key, found)
  return found
}

/** The land of a view by cell. */
export function landOf(board: HexBoard, view: TempusView): Map<number, HexView> {
  return new Map(view.hexes.map((hex) => [board.named(hex.hex), hex]))
}

/** The water that no land parts from the edge of the board; any other is a lake. */
export function seaOf(board: HexBoard, isLand: (cell: number) => boolean): Set<number> {
  const found = new Set<number>()
  for (let cell = 0; cell < board.size; cell++) {
    if (found.has(cell) || isLand(cell) || !board.isOnEdge(cell)) continue
    for (const other of board.group(cell, (one) => !isLand(one))) found.add(other)
  }
  return found
}

/** The row of the chart where a seat's cube stands. */
export function rowOf(game: GameInfo, view: TempusView, seat: number): EraRow | undefined {
  return printedOf(game).eras.find((row) => row.era === view.era[seat])
}

/** The first row that no cube has reached, if there is one. */
export function nextRow(game: GameInfo, view: TempusView): EraRow | undefined {
  const { eras } = printedOf(game)
  return eras[Math.max(...view.era.map((name) => eras.findIndex((row) => row.era === name))) + 1]
}

/** How many cards there are, seen or not. */
export function countOf(cards: { pools: Record<string, number> } | undefined): number {
  return Object.values(cards?.pools ?? {}).reduce((sum, n) => sum + n, 0)
}

/** The victory points of a seat as things stand. */
export function pointsOf(view: TempusView, seat: number): number {
  const { hexes = 0, cities = 0, flight = 0 } = view.standing[seat] ?? {}
  return hexes + cities + flight
}

/** What a seat has towards the next era before anybody lays a card. */
export function progressOf(view: TempusView, seat: number): number {
  const { tokens = 0, towns = 0 } = view.standing[seat] ?? {}
  return tokens + towns
}
