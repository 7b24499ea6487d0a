// What moved between two views, as far as one can see: for pieces that slide, and for previews.
import { paired, type Flight as Flown } from '$lib/board/flights'
import type { HexView, PieceView, RiseView } from '../wire'
import { worldOf } from './world'

export interface Flight extends Flown {
  piece: string
}

const keyOf = ({ seat, piece }: PieceView): string => `${seat} ${piece}`
const count = (hex: HexView | undefined, key: string): number => hex?.pieces.filter((piece) => keyOf(piece) === key).length ?? 0

/** Pieces that left a hex, each paired with the nearest of its kind that arrived somewhere; the others came or went. */
export function flights(before: RiseView, after: RiseView): Flight[] {
  const world = worldOf(after)
  const old = new Map(before.world.hexes.map((hex) => [hex.hex, hex]))
  const changes = new Map<string, { sources: number[]; sinks: number[] }>()
  for (const hex of after.world.hexes) {
    const was = old.get(hex.hex)
    for (const key of new Set([...hex.pieces, ...(was?.pieces ?? [])].map(keyOf))) {
      const change = count(hex, key) - count(was, key)
      const found = changes.get(key) ?? { sources: [], sinks: [] }
      if (change) (change > 0 ? found.sinks : found.sources).push(world.named(hex.hex))
      changes.set(key, found)
    }
  }
  return [...changes].flatMap(([key, { sources, sinks }]) => {
    const [seat = '', piece = ''] = key.split(' ')
    return paired(sources, sinks, (a, b) => world.way(a, b)).map((flight) => ({ seat: Number(seat), piece, ...flight }))
  })
}

/** The hexes whose pieces or ground differ between two views. */
export function differing(before: RiseView, after: RiseView): HexView[] {
  const old = new Map(before.world.hexes.map((hex) => [hex.hex, hex]))
  return after.world.hexes.filter((hex) => {
    const was = old.get(hex.hex)
    return was && (was.terrain !== hex.terrain || was.pieces.map(keyOf).join() !== hex.pieces.map(keyOf).join())
  })
}
