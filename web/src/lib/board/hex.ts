// Hexes with a corner on top, as every board of them is drawn: corners, paths, sides.

export interface Point {
  x: number
  y: number
}

/** The six sides, clockwise from the east, as steps in axial coordinates. */
export const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const
export const SIDE_NAMES = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const

/** The radius of a hex; everything on a board is drawn to this measure. */
export const R = 40
export const ROOT = Math.sqrt(3)

/** Corner i of a hex around a point: 0 is on the upper right, then clockwise; side i lies between i and i + 1. */
export function corner(at: Point, i: number, r = R): Point {
  const angle = (Math.PI / 3) * i - Math.PI / 6
  return { x: at.x + r * Math.cos(angle), y: at.y + r * Math.sin(angle) }
}

/** A coordinate with one decimal at most. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Path data through points. */
export function through(points: Point[], close = true): string {
  return 'M' + points.map((p) => `${short(p.x)} ${short(p.y)}`).join('L') + (close ? 'Z' : '')
}

/** A hex with a corner on top. */
export function hexPath(r = R, at: Point = { x: 0, y: 0 }): string {
  return through([0, 1, 2, 3, 4, 5].map((i) => corner(at, i, r)))
}

/** By arrow key: the side that leads along an even and an odd row, or as straight up and down as staggered rows allow. */
const ARROWS: Record<string, readonly [even: number, odd: number]> = { ArrowRight: [0, 0], ArrowLeft: [3, 3], ArrowDown: [1, 2], ArrowUp: [5, 4] }

/** The side of a hex that an arrow key leads over. */
export const sideOf = (key: string, isOdd: boolean): number | undefined => ARROWS[key]?.[isOdd ? 1 : 0]

/** A shortest way over hexes, both ends included; just the two ends where there is none. `beside`: the hex over a side, below zero beyond the edge. */
export function wayOver(start: number, end: number, beside: (at: number, side: number) => number, isOpen: (at: number) => boolean): number[] {
  const from = new Map([[start, start]])
  for (const at of from.keys()) {
    if (at === end) break
    for (const side of SIDES.keys()) {
      const other = beside(at, side)
      if (other >= 0 && !from.has(other) && (other === end || isOpen(other))) from.set(other, at)
    }
  }
  if (!from.has(end)) return [start, end]
  const found = [end]
  while (found[0] !== start) found.unshift(from.get(found[0]!)!)
  return found
}

/** A number from 0 to 1 that is always the same for the same place. */
export function chance(a: number, b: number): number {
  const mixed = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return mixed - Math.floor(mixed)
}
