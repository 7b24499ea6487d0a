// Holding a tile over the World: by which of its hexes, and where it would come to lie.
import type { PartKey } from '$games/contract'
import type { Printed } from '../printed'
import type { RiseView } from '../wire'
import { spotOf, type World } from './world'

type Shape = readonly (readonly [number, number])[]

/** The hex of a tile by which one holds it: the one nearest to its middle. */
export function handleOf(shape: Shape): readonly [number, number] {
  const spots = shape.map(([q, r]) => spotOf(q, r))
  const x = spots.reduce((sum, p) => sum + p.x, 0) / spots.length
  const y = spots.reduce((sum, p) => sum + p.y, 0) / spots.length
  const far = spots.map((p) => Math.round(Math.hypot(p.x - x, p.y - y)))
  return shape[far.indexOf(Math.min(...far))] ?? [0, 0]
}

export interface Place {
  part: PartKey
  hex: string
  turned: number
}

/** Where a tile lies when one holds it over a hex in one of its turns; null where its first hex is beyond the World. */
export function placeOver(world: World, turns: readonly Shape[], at: number, turned: number): Place | null {
  const cell = world.cells[at]
  const shape = turns[turned]
  if (!cell || !shape) return null
  const [q, r] = handleOf(shape)
  const first = world.cells[world.at(cell.q - q, cell.r - r)]
  return first ? { part: `place:${first.name}/${turned}`, hex: first.name, turned } : null
}

/** The same, in another turn where it fits only so. */
export function bestOver(world: World, turns: readonly Shape[], at: number, turned: number, fits: (part: PartKey) => boolean): Place | null {
  const wished = placeOver(world, turns, at, turned)
  if (wished && fits(wished.part)) return wished
  const others = turns.map((_, other) => placeOver(world, turns, at, other))
  return others.find((place) => place && fits(place.part)) ?? wished
}

export interface SeaPlace {
  part: PartKey
  q: number
  r: number
}

/** The places around the tiles on the table for one more sea tile, each once, by the first tile that it touches. */
export function seaPlaces(printed: Printed, view: RiseView, fits: (part: PartKey) => boolean): SeaPlace[] {
  const tiles = [
    ...(printed.layouts[String(view.seats)] ?? []).map(([q, r]) => ({ q, r, spots: printed.initial.spots })),
    ...view.world.sea.map(({ q, r }) => ({ q, r, spots: printed.sea.spots })),
  ]
  const found = new Map<string, SeaPlace>()
  tiles.forEach((tile, i) =>
    tile.spots.forEach(([dq, dr], k) => {
      const place = { part: `place:${i + 1}/${k + 1}` as const, q: tile.q + dq, r: tile.r + dr }
      const key = `${place.q},${place.r}`
      if (fits(place.part) && !found.has(key)) found.set(key, place)
    }),
  )
  return [...found.values()].sort((a, b) => a.r - b.r || a.q - b.q)
}

const ARROWS: Record<string, readonly [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }

/** The spot that an arrow key leads to among spots that lie anyhow: the nearest in that direction. */
export function nearest(spots: readonly { x: number; y: number }[], at: number, key: string): number {
  const [dx, dy] = ARROWS[key] ?? [0, 0]
  const from = spots[at]!
  let best = -1
  let least = Infinity
  spots.forEach((to, i) => {
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
    if (along > 1 && along + 2 * aside < least) [best, least] = [i, along + 2 * aside]
  })
  return best
}
