// The regions of a view: who stands in each, what it is worth, and where its sign is drawn.
import type { RegionView, RiseView } from '../wire'
import type { Cell, World } from './world'

export interface Region extends RegionView {
  cells: Cell[]
  /** pieces of each seat */
  pieces: number[]
  /** the hex that its sign is drawn on */
  heart: Cell
}

/** All regions with their hexes. */
export function regionsOf(view: RiseView, world: World): Region[] {
  const standing = new Map(view.world.hexes.map((hex) => [hex.hex, hex.pieces]))
  return view.world.regions.flatMap((region) => {
    const cells = region.hexes.flatMap((name) => world.cell(name) ?? [])
    const pieces = Array<number>(view.seats).fill(0)
    for (const { seat } of region.hexes.flatMap((name) => standing.get(name) ?? [])) pieces[seat]! += 1
    return cells[0] ? [{ ...region, cells, pieces, heart: heartOf(cells, (name) => !!standing.get(name)?.length) }] : []
  })
}

/** The hex nearest to the middle, rather one that nobody stands on. */
function heartOf(cells: Cell[], isHeld: (name: string) => boolean): Cell {
  const x = cells.reduce((sum, cell) => sum + cell.x, 0) / cells.length
  const y = cells.reduce((sum, cell) => sum + cell.y, 0) / cells.length
  const far = (cell: Cell): number => Math.hypot(cell.x - x, cell.y - y) + (isHeld(cell.name) ? 60 : 0)
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best))
}

/** The region of a hex. */
export function regionAt(regions: readonly Region[], name: string): Region | undefined {
  return regions.find((region) => region.hexes.includes(name))
}
