// The regions of a view: who stands in each, what it is worth, and where its sign is drawn.
import type { Point } from '$lib/board/hex'
import type { RegionView, RiseView } from '../wire'
import type { Cell, World } from './world'

export interface Region extends RegionView {
  cells: Cell[]
  /** pieces of each seat */
  pieces: number[]
  /** the hex that its sign is drawn on, and where on the board that is */
  heart: Cell
  sign: Point
}

/** So near to each other two signs would overlap. */
const SIGN = { wide: 66, high: 38 }
/** How far out of the middle one goes, rather than stand on somebody; and on another sign. */
const [HELD, OVERLAPS] = [60, 400]

/** All regions with their hexes. */
export function regionsOf(view: RiseView, world: World): Region[] {
  const standing = new Map(view.world.hexes.map((hex) => [hex.hex, hex.pieces]))
  const isHeld = (name: string) => !!standing.get(name)?.length
  const regions = view.world.regions.flatMap((region) => {
    const cells = region.hexes.flatMap((name) => world.cell(name) ?? [])
    const pieces = Array<number>(view.seats).fill(0)
    for (const { seat } of region.hexes.flatMap((name) => standing.get(name) ?? [])) pieces[seat]! += 1
    return cells.length ? [{ ...region, cells, pieces }] : []
  })
  // the small ones, which have least choice, stand first
  const signs: Point[] = []
  const hearts = new Map(
    [...regions]
      .sort((one, other) => one.cells.length - other.cells.length)
      .map((region) => {
        const heart = heartOf(region.cells, isHeld, signs)
        const sign = signOn(heart, isHeld(heart.name))
        signs.push(sign)
        return [region, { heart, sign }] as const
      }),
  )
  return regions.map((region) => ({ ...region, ...hearts.get(region)! }))
}

/** Where a sign is drawn on a hex: where one stands, at its lower edge. */
const signOn = ({ x, y }: Cell, isHeld: boolean): Point => ({ x, y: y + (isHeld ? 27 : -20) })

/** The hex nearest to the middle, rather one that nobody stands on, and where no other sign is. */
function heartOf(cells: Cell[], isHeld: (name: string) => boolean, signs: readonly Point[]): Cell {
  const x = cells.reduce((sum, cell) => sum + cell.x, 0) / cells.length
  const y = cells.reduce((sum, cell) => sum + cell.y, 0) / cells.length
  const covers = (at: Point): boolean => signs.some((sign) => Math.abs(sign.x - at.x) < SIGN.wide && Math.abs(sign.y - at.y) < SIGN.high)
  const far = (cell: Cell): number => {
    const held = isHeld(cell.name)
    return Math.hypot(cell.x - x, cell.y - y) + (held ? HELD : 0) + (covers(signOn(cell, held)) ? OVERLAPS : 0)
  }
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best))
}

/** The region of a hex. */
export function regionAt(regions: readonly Region[], name: string): Region | undefined {
  return regions.find((region) => region.hexes.includes(name))
}
