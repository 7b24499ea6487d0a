// What moved between two views, as far as one can see: for pieces that slide, and for previews.
import { landOf } from '../printed'
import type { HexView, TempusView } from '../wire'
import type { HexBoard } from './hexes'

export interface Flight {
  seat: number
  /** the cells it passes; a single one where a token came from the supply or went back there */
  way: number[]
  kind: 'moved' | 'came' | 'went'
}

const tokensOf = (hex: HexView | undefined, seat: number): number => (hex?.owner === seat ? hex.tokens : 0)

/** Tokens that left a hex, each paired with the nearest that arrived somewhere; the others came or went. */
export function flights(board: HexBoard, before: TempusView, after: TempusView): Flight[] {
  const old = landOf(board, before)
  const now = landOf(board, after)
  const found: Flight[] = []
  for (let seat = 0; seat < after.seats; seat++) {
    const sources: number[] = []
    const sinks: number[] = []
    for (const [cell, hex] of now) {
      const change = tokensOf(hex, seat) - tokensOf(old.get(cell), seat)
      for (let i = 0; i < Math.abs(change); i++) (change > 0 ? sinks : sources).push(cell)
    }
    const isOpen = (cell: number): boolean => [null, seat].includes(now.get(cell)?.owner ?? null) && now.has(cell)
    found.push(...paired(board, seat, sources, sinks, isOpen))
  }
  return found
}

function paired(board: HexBoard, seat: number, sources: number[], sinks: number[], isOpen: (cell: number) => boolean): Flight[] {
  const found: Flight[] = []
  const free = [...sources]
  for (const sink of sinks) {
    const ways = free.map((source) => board.way(source, sink, isOpen)).sort((a, b) => a.length - b.length)
    const way = ways[0]
    if (way) free.splice(free.indexOf(way[0]!), 1)
    found.push(way ? { seat, way, kind: 'moved' } : { seat, way: [sink], kind: 'came' })
  }
  return [...found, ...free.map((cell): Flight => ({ seat, way: [cell], kind: 'went' }))]
}

/** The cells whose pieces or ground differ between two views. */
export function differing(board: HexBoard, before: TempusView, after: TempusView): number[] {
  const old = landOf(board, before)
  return [...landOf(board, after)]
    .filter(([cell, hex]) => {
      const was = old.get(cell)
      return !was || was.owner !== hex.owner || was.tokens !== hex.tokens || was.city !== hex.city
    })
    .map(([cell]) => cell)
}
