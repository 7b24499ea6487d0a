// The drawn edges of the relief: walls towards the south, hachures where a cliff parts land from land, outlines of regions.
import { corner, R, short, through, type Point } from '$lib/board/hex'
import { BRIM, LIFT, type Cell, type World } from './world'

export interface Wall {
  d: string
  /** the side that it faces: the south-east lies in the shade */
  side: 'left' | 'right'
}

const lowered = (p: Point, by: number): Point => ({ x: p.x, y: p.y + by })

/** Levels that a hex stands above its neighbour over a side; the end of the World lies a little below the sea. */
function drop(world: World, at: number, side: number): number {
  const other = world.cells[world.beside(at, side)]
  return world.cells[at]!.level - (other ? other.level : -BRIM)
}

/** The two walls of a hex that one sees, with the middle of its top at the origin. */
export function wallsOf(world: World, at: number): Wall[] {
  return (
    [
      [1, 'right'],
      [2, 'left'],
    ] as const
  ).flatMap(([side, name]) => {
    const fall = drop(world, at, side) * LIFT
    if (fall <= 0) return []
    const [one, other] = [corner({ x: 0, y: 0 }, side), corner({ x: 0, y: 0 }, side + 1)]
    return [{ d: through([one, other, lowered(other, fall), lowered(one, fall)]), side: name }]
  })
}

/** Whether a cliff parts two land hexes here: the only cliffs that stop anybody. */
export function isCliff(world: World, at: number, side: number): boolean {
  const cell = world.cells[at]
  const other = world.cells[world.beside(at, side)]
  return !!cell && !!other && other.level > 0 && cell.level - other.level >= 2
}

const TICKS = [0.06, 0.22, 0.38, 0.54, 0.7, 0.86]

/** Hachures down from the rim of a hex over one side: along the wall where one sees it, else outwards over the lower ground. */
function hachures(side: number, fall: number): string {
  const [one, other] = [corner({ x: 0, y: 0 }, side), corner({ x: 0, y: 0 }, side + 1)]
  const out = side === 1 || side === 2 ? { x: 0, y: fall * LIFT } : outwards(side, 8)
  return TICKS.map((f, i) => {
    const reach = i % 2 ? 0.62 : 0.95
    const [x, y] = [one.x + (other.x - one.x) * (f + 0.04), one.y + (other.y - one.y) * (f + 0.04)]
    return `M${short(x)} ${short(y)}l${short(out.x * reach)} ${short(out.y * reach)}`
  }).join('')
}

function outwards(side: number, by: number): Point {
  const angle = (Math.PI / 3) * side
  return { x: by * Math.cos(angle), y: by * Math.sin(angle) }
}

/** The cliffs around a hex: the rims along them, and their hachures. */
export function cliffsOf(world: World, at: number): { rims: string; ticks: string } {
  const sides = [0, 1, 2, 3, 4, 5].filter((side) => isCliff(world, at, side))
  const rims = sides.map((side) => through([corner({ x: 0, y: 0 }, side), corner({ x: 0, y: 0 }, side + 1)], false))
  return { rims: rims.join(''), ticks: sides.map((side) => hachures(side, drop(world, at, side))).join('') }
}

/** The line around hexes, a little inside; each side at the height of its hex. */
export function outlineOf(world: World, cells: readonly Cell[], inset = 3): string {
  const inside = new Set(cells.map(({ q, r }) => world.at(q, r)))
  return [...inside]
    .flatMap((at) => [0, 1, 2, 3, 4, 5].filter((side) => !inside.has(world.beside(at, side))).map((side) => edge(world, inside, at, side, inset)))
    .join('')
}

/** One side of an outline; where the line goes on straight into the next hex it is not drawn in. */
function edge(world: World, inside: ReadonlySet<number>, at: number, side: number, inset: number): string {
  const cell = world.cells[at]!
  const end = (turn: number, i: number): Point => {
    const goesOn = inside.has(world.beside(at, (side + turn + 6) % 6))
    const to = corner(cell, i, R - inset)
    if (!goesOn) return to
    const full = corner(cell, i)
    const out = outwards(side, -inset * 0.87)
    return { x: full.x + out.x, y: full.y + out.y }
  }
  return through([end(-1, side), end(1, side + 1)], false)
}
