// The World as stepped relief: which hexes there are, how high they lie, and where that is on the drawn board.
import type { PartKey } from '$games/contract'
import { R, ROOT, sideOf, SIDES, wayOver, type Point } from '$lib/board/hex'
import { namesIn } from '$lib/table/part'
import type { GameInfo } from '$lib/wire'
import { printedOf } from '../printed'
import type { HexView, RiseView } from '../wire'

/** The World is seen from aslant: so much of its depth is left. What stands in it is drawn upright all the same. */
export const TILT = 0.71
/** Undoes the tilt for what stands upright. */
export const UPRIGHT = `scale(1 ${1 / TILT})`
/** How far a hex is raised for every level above the sea. */
export const LIFT = 14
/** How thick a tile is where the World ends. */
export const BRIM = 0.9
export const TERRAINS = ['sea', 'plain', 'forest', 'mountain', 'glacier']

export interface Cell {
  /** empty while the sea is being laid: hexes get their names when it lies */
  name: string
  q: number
  r: number
  terrain: string
  level: number
  /** the middle of the top of the hex */
  x: number
  y: number
}

/** Where a hex of a level lies. */
export function spotOf(q: number, r: number, level = 0): Point {
  return { x: ROOT * R * (q + r / 2), y: 1.5 * R * r - LIFT * level }
}

/** All hexes, row by row from the north. */
export class World {
  readonly cells: Cell[]
  private readonly places = new Map<string, number>()
  private readonly names = new Map<string, number>()

  constructor(hexes: readonly Pick<HexView, 'hex' | 'q' | 'r' | 'terrain'>[]) {
    const ordered = [...hexes].sort((a, b) => a.r - b.r || a.q - b.q)
    this.cells = ordered.map(({ hex, q, r, terrain }) => {
      const level = TERRAINS.indexOf(terrain)
      return { name: hex, q, r, terrain, level, ...spotOf(q, r, level) }
    })
    this.cells.forEach((cell, at) => {
      this.places.set(`${cell.q},${cell.r}`, at)
      this.names.set(cell.name, at)
    })
  }

  /** The hex at axial coordinates, or -1 beyond the World. */
  at(q: number, r: number): number {
    return this.places.get(`${q},${r}`) ?? -1
  }

  named(name: string): number {
    return this.names.get(name) ?? -1
  }

  cell(name: string): Cell | undefined {
    return this.cells[this.named(name)]
  }

  /** The hexes among some parts. */
  cellsOf(parts: Iterable<PartKey>): Cell[] {
    return namesIn(parts, 'hex').flatMap((name) => this.cell(name) ?? [])
  }

  beside(at: number, side: number): number {
    const cell = this.cells[at]
    const [dq, dr] = SIDES[side]!
    return cell ? this.at(cell.q + dq, cell.r + dr) : -1
  }

  /** The hex that an arrow key leads to: along the row, or as straight up and down as hexes allow. */
  step(at: number, key: string): number {
    const side = sideOf(key, Math.abs(this.cells[at]?.r ?? 0) % 2 === 1)
    if (side === undefined) return -1
    const straight = this.beside(at, side)
    const beside = { ArrowDown: 3 - side, ArrowUp: 9 - side }[key]
    return straight < 0 && beside !== undefined ? this.beside(at, beside) : straight
  }

  /** A shortest way over hexes of one kind, sea or land, both ends included; just the two ends where there is none. */
  way(start: number, end: number): number[] {
    const isSea = (at: number): boolean => this.cells[at]?.level === 0
    return wayOver(
      start,
      end,
      (at, side) => this.beside(at, side),
      (at) => isSea(at) === isSea(end),
    )
  }
}

const drawn = new WeakMap<readonly HexView[], World>()

/** The World of a view whose hexes have names, made once. */
export function worldOf(view: RiseView): World {
  const { hexes } = view.world
  const found = drawn.get(hexes) ?? new World(hexes)
  drawn.set(hexes, found)
  return found
}

/** The hexes of a sea tile, from its middle. */
export const FLOWER: readonly (readonly [number, number])[] = [[0, 0], ...SIDES]

/** What lies on the table: named hexes, or the sea tiles laid so far. */
export function groundOf(view: RiseView, game: GameInfo): Pick<HexView, 'hex' | 'q' | 'r' | 'terrain'>[] {
  if (view.world.hexes.length) return view.world.hexes
  const { initial, layouts } = printedOf(game)
  const tiles = [
    ...(layouts[String(view.seats)] ?? []).map(([q, r]) => ({ q, r, steps: initial.hexes })),
    ...view.world.sea.map(({ q, r }) => ({ q, r, steps: FLOWER })),
  ]
  return tiles.flatMap(({ q, r, steps }) => steps.map(([dq, dr]) => ({ hex: '', q: q + dq, r: r + dr, terrain: 'sea' })))
}

/** The hexes of a tile laid at a named hex; none where it would leave the World. */
export function tileCells(world: World, turns: readonly (readonly (readonly [number, number])[])[], hex: string, turned: number): Cell[] {
  const first = world.cell(hex)
  const shape = turns[turned]
  if (!first || !shape) return []
  return shape.flatMap(([dq, dr]) => world.cells[world.at(first.q + dq, first.r + dr)] ?? [])
}
