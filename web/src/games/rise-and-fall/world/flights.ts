// What moved between two views, as far as one can see: for pieces that slide, and for previews.
import type { HexView, PieceView, RiseView } from '../wire'
import { worldOf } from './world'

export interface Flight {
  seat: number
  piece: string
  /** the hexes it passes; a single one where a piece came from the reserve or went back there */
  way: number[]
  kind: 'moved' | 'came' | 'went'
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

function paired(sources: number[], sinks: number[], way: (a: number, b: number) => number[]): Pick<Flight, 'way' | 'kind'>[] {
  const free = [...sources]
  const came = sinks.map((sink): Pick<Flight, 'way' | 'kind'> => {
    const ways = free.map((source) => way(source, sink)).sort((a, b) => a.length - b.length)
    if (!ways[0]) return { way: [sink], kind: 'came' }
    free.splice(free.indexOf(ways[0][0]!), 1)
    return { way: ways[0], kind: 'moved' }
  })
  return [...came, ...free.map((at): Pick<Flight, 'way' | 'kind'> => ({ way: [at], kind: 'went' }))]
}

/** The hexes whose pieces or ground differ between two views. */
export function differing(before: RiseView, after: RiseView): HexView[] {
  const old = new Map(before.world.hexes.map((hex) => [hex.hex, hex]))
  return after.world.hexes.filter((hex) => {
    const was = old.get(hex.hex)
    return was && (was.terrain !== hex.terrain || was.pieces.map(keyOf).join() !== hex.pieces.map(keyOf).join())
  })
}
