// Showing a board so that the buttons over it cover none of its places.
import { fit, type Box, type Camera, type Size } from './camera'
import type { Point } from '$lib/board/hex'

/** So much smaller than it could be the board may get, in steps, before a button lies on it rather. */
const SHARES = Array.from({ length: 19 }, (_, step) => 1 - step / 50)
/** Places that are tried along each side of the room that is left, the middle first. */
const TRIED = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0, 1]
/** Pixels between a button and the board. */
const GAP = 3
/** Pixels between the board and the edge of the screen, where there is room: its outline is drawn there. */
const RIM = 8

const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)

/** The corners of the smallest shape without dents around some points. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (all: readonly Point[]): Point[] => {
    const found: Point[] = []
    for (const point of all) {
      while (found.length > 1 && cross(found.at(-2)!, found.at(-1)!, point) <= 0) found.pop()
      found.push(point)
    }
    return found.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

/** Whether all of `others` lie beyond one of the sides of a shape. */
function isBeyond(shape: readonly Point[], others: readonly Point[]): boolean {
  return shape.some((from, i) => {
    const to = shape[(i + 1) % shape.length]!
    return others.every((point) => cross(from, to, point) <= 0)
  })
}

/** Whether a shape without dents and a box have anything in common. */
export function meets(hull: readonly Point[], box: Box): boolean {
  const corners = cornersOf(box)
  return !isBeyond(hull, corners) && !isBeyond(corners, hull)
}

/** Show a box of the board as large as it can be while its places, within the hull, stay clear of what is taken. */
export function fitAround(box: Box, hull: readonly Point[], screen: Size, taken: readonly Box[]): Camera {
  const whole = fit(box, screen)
  const wide = taken.map(({ x, y, width, height }) => ({ x: x - GAP, y: y - GAP, width: width + 2 * GAP, height: height + 2 * GAP }))
  if (hull.length < 3) return whole
  for (const share of SHARES) {
    const found = placesAt(whole, whole.scale * share, hull, screen).find((camera) => {
      const shown = hull.map(({ x, y }) => ({ x: x * camera.scale + camera.x, y: y * camera.scale + camera.y }))
      return !wide.some((one) => meets(shown, one))
    })
    if (found) return found
  }
  return whole
}

/** Where the board could lie at this scale with all of its places in sight, the nearest to the middle first. */
function placesAt(whole: Camera, scale: number, hull: readonly Point[], screen: Size): Camera[] {
  const along = (values: number[], length: number): number[] => {
    const room = length - (Math.max(...values) - Math.min(...values)) * scale
    const rim = Math.max(0, Math.min(RIM, room / 2))
    const [least, most] = [rim - Math.min(...values) * scale, length - rim - Math.max(...values) * scale]
    return TRIED.map((part) => least + (most - least) * part)
  }
  const xs = along(
    hull.map(({ x }) => x),
    screen.width,
  )
  const ys = along(
    hull.map(({ y }) => y),
    screen.height,
  )
  const far = (camera: Camera): number => Math.abs(camera.x - xs[0]!) + Math.abs(camera.y - ys[0]!)
  const moved = xs.flatMap((x) => ys.map((y) => ({ scale, x, y }))).sort((one, other) => far(one) - far(other))
  return scale === whole.scale ? [whole, ...moved] : moved
}
