// Boxes around places of the World: the whole of it, or what one wants to see of it.
import { hullOf } from '$lib/camera/around'
import type { Box } from '$lib/camera/camera'
import { corner, R, ROOT, type Point } from '$lib/board/hex'
import { TILT } from './world'

/** A box as it is seen from aslant. */
export function tilted({ x, y, width, height }: Box): Box {
  return { x, y: y * TILT, width, height: height * TILT }
}

/** A box around points, with a rim. */
export function frameOf(points: readonly Point[], rim = R * 1.3): Box {
  if (!points.length) return { x: -300, y: -200, width: 600, height: 400 }
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const [x, y] = [Math.min(...xs) - rim, Math.min(...ys) - rim]
  return { x, y, width: Math.max(...xs) + rim - x, height: Math.max(...ys) + rim - y }
}

/** The outline of some hexes, as it is seen: no button of the map may lie within it. */
export function outlineOf(cells: readonly Point[]): Point[] {
  const corners = cells.flatMap((cell) => [0, 1, 2, 3, 4, 5].map((side) => corner(cell, side)))
  return hullOf(corners.map(({ x, y }) => ({ x, y: y * TILT })))
}

/** So many hexes across stay in sight at least, so that one knows where one is. */
const ACROSS = 5
/** A box that is hardly smaller than the whole is not worth the way. */
const WORTH = 0.8

/** The box around some hexes, as it is seen, within the whole. */
export function closeTo(cells: readonly Point[], whole: Box): Box {
  if (!cells.length) return whole
  const { x, y, width, height } = tilted(frameOf(cells, R * 1.6))
  const least = ROOT * R * ACROSS
  const [wide, high] = [Math.max(width, least), Math.max(height, least)]
  if (wide > whole.width * WORTH && high > whole.height * WORTH) return whole
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
}
