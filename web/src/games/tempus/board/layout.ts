// Where things lie on the drawn board: middles and corners of hexes, coasts, frames.
import { chance, corner, hexPath, R, ROOT, short, through, type Point } from '$lib/board/hex'
import type { Box } from '$lib/camera/camera'
import type { HexBoard } from './hexes'

export { chance, corner, hexPath, R, short, through, type Point }

/** The rim of the board with its letters and numbers. */
export const RIM = 26

/** The middle of a hex; odd rows lie half a hex to the right. */
export function middle(board: HexBoard, cell: number): Point {
  const row = Math.floor(cell / board.columns)
  const column = cell % board.columns
  return { x: ROOT * R * (column + (row % 2) / 2 + 0.5), y: R * (1.5 * row + 1) }
}

/** Where the middles of a map tile's seven hexes lie around its own: the centre, then the ring clockwise from the east. */
export function tileSpots(): Point[] {
  const ring = [0, 1, 2, 3, 4, 5].map((side) => {
    const angle = (Math.PI / 3) * side
    return { x: ROOT * R * Math.cos(angle), y: ROOT * R * Math.sin(angle) }
  })
  return [{ x: 0, y: 0 }, ...ring]
}

export function boardSize(board: HexBoard): { width: number; height: number } {
  return { width: ROOT * R * (board.columns + 0.5), height: R * (1.5 * board.rows + 0.5) }
}

/** What to look at: the land with a rim of water around it, or the whole board while there is none. */
export function frameOf(board: HexBoard, land: Iterable<number>, rim = R * 1.7): Box {
  const middles = [...land].map((cell) => middle(board, cell))
  const { width, height } = boardSize(board)
  if (!middles.length) return { x: -RIM, y: -RIM, width: width + 2 * RIM, height: height + 2 * RIM }
  const xs = middles.map((p) => p.x)
  const ys = middles.map((p) => p.y)
  const left = Math.min(...xs) - rim
  const top = Math.min(...ys) - rim
  return { x: left, y: top, width: Math.max(...xs) + rim - left, height: Math.max(...ys) + rim - top }
}

/** Points of the right-hand rim, with its numbers, beside the cells of the last column: no button should lie there. */
export function rimBeside(board: HexBoard, cells: Iterable<number>): Point[] {
  const { width } = boardSize(board)
  return [...cells].filter((cell) => cell % board.columns === board.columns - 1).map((cell) => ({ x: width + RIM, y: middle(board, cell).y + R / 2 }))
}

const keyOf = (p: Point): string => `${Math.round(p.x)},${Math.round(p.y)}`

/** The closed lines where land meets water or the edge, walked with the land on the right hand. */
export function shores(board: HexBoard, isLand: (cell: number) => boolean): Point[][] {
  const next = new Map<string, [Point, Point]>()
  for (let cell = 0; cell < board.size; cell++) {
    if (!isLand(cell)) continue
    for (let side = 0; side < 6; side++) {
      const other = board.beside(cell, side)
      if (other >= 0 && isLand(other)) continue
      const start = corner(middle(board, cell), side)
      next.set(keyOf(start), [start, corner(middle(board, cell), side + 1)])
    }
  }
  const found: Point[][] = []
  for (const first of next.keys()) {
    const loop: Point[] = []
    for (let key = first, edge = next.get(key); edge; edge = next.get(key)) {
      next.delete(key)
      loop.push(edge[0])
      key = keyOf(edge[1])
    }
    if (loop.length) found.push(loop)
  }
  return found
}

/** A shore as a drawn line: every side a little bulged and notched outwards, so that beaches show. */
export function drawnShore(loop: Point[], reach: number): string {
  const points: Point[] = []
  loop.forEach((start, i) => {
    const end = loop[(i + 1) % loop.length]!
    const dx = end.x - start.x
    const dy = end.y - start.y
    const length = Math.hypot(dx, dy)
    for (const at of [0.04, 0.28, 0.52, 0.76]) {
      const out = reach * (0.35 + 0.65 * chance(Math.round(start.x + at * 97), Math.round(start.y)))
      points.push({ x: start.x + dx * at + (dy / length) * out, y: start.y + dy * at - (dx / length) * out })
    }
  })
  return smooth(points)
}

/** A closed curve through the middles between points, bent by them. */
function smooth(points: Point[]): string {
  const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const last = points[points.length - 1]!
  const start = between(last, points[0]!)
  const parts = points.map((p, i) => {
    const to = between(p, points[(i + 1) % points.length]!)
    return `Q${short(p.x)} ${short(p.y)} ${short(to.x)} ${short(to.y)}`
  })
  return `M${short(start.x)} ${short(start.y)}${parts.join('')}Z`
}
