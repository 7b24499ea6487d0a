// What moved between two views, as far as one can see: for pieces that slide, and for previews.
import { paired, type Flight } from '$lib/board/flights'
import { landOf } from '../printed'
import type { HexView, TempusView } from '../wire'
import type { HexBoard } from './hexes'

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
    found.push(...paired(sources, sinks, (from, to) => board.way(from, to, isOpen)).map((way) => ({ seat, ...way })))
  }
  return found
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
