// The geometry of the map: tiles are triangles of a triangular grid, with a territory at each corner and a centre in the middle.
import { hullOf } from '$lib/camera/around'
import { ROOT, short, through, type Point } from '$lib/board/hex'
import type { GameInfo } from '$lib/wire'
import { printedOf } from '../printed'

/** The length of a tile's side, to which everything on the map is scaled. */
export const SIDE = 240
/** The radius of a centre. */
export const CENTRE = 30
const MARGIN = 14

export interface Place {
  space: string
  /** where its clans stand */
  x: number
  y: number
  /** the middle of its row of slots and the direction of that row; for a centre, its own middle */
  slots: Point
  along: Point
  /** where its name is printed: beside an edge of the tile, clear of clans and slots, or on the wall of a centre */
  label: Point
  /** its outline on the map, and the same outline relative to (x, y) */
  outline: string
  area: string
  isCentre: boolean
  spot: string
}

export interface Tile {
  spot: string
  outline: string
  inner: string
  middle: Point
}

export interface Chart {
  places: Place[]
  tiles: Tile[]
  frame: { x: number; y: number; width: number; height: number }
  /** the corners of the hull around all tiles */
  hull: Point[]
}

type Way = (a: number, b: number) => Point
const across: Way = (a, b) => ({ x: SIDE * (a + b / 2), y: (SIDE * b * ROOT) / 2 })
const upright: Way = (a, b) => ({ x: (-SIDE * b * ROOT) / 2, y: SIDE * (a + b / 2) })

const mix = (one: Point, other: Point, part: number): Point => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
})
const unit = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}
const offset = (from: Point, way: Point, by: number): Point => ({ x: from.x + way.x * by, y: from.y + way.y * by })
const disc = (at: Point, r: number): string => `M${short(at.x - r)} ${short(at.y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

function frameOf(points: Point[]): Chart['frame'] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN]
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y }
}

function territory(spot: string, corners: Point[], at: number): Place {
  const [here, next, last] = [corners[at]!, corners[(at + 1) % 3]!, corners[(at + 2) % 3]!]
  const middle = mix(mix(next, last, 0.5), here, 1 / 3)
  const stand = mix(here, middle, 0.31)
  const kite = [here, mix(here, next, 0.5), middle, mix(here, last, 0.5)]
  return {
    space: `${spot}${'abc'[at]}`,
    ...stand,
    slots: mix(here, middle, 0.6),
    along: unit(next, last),
    label: offset(mix(here, middle, 0.735), unit(last, next), 45),
    outline: through(kite),
    area: through(kite.map(({ x, y }) => ({ x: x - stand.x, y: y - stand.y }))),
    isCentre: false,
    spot,
  }
}

function centre(spot: string, corners: Point[]): Place {
  const middle = mix(mix(corners[1]!, corners[2]!, 0.5), corners[0]!, 1 / 3)
  return {
    space: spot,
    ...middle,
    slots: middle,
    along: { x: 1, y: 0 },
    label: { x: middle.x, y: middle.y + CENTRE + 5 },
    outline: disc(middle, CENTRE),
    area: disc({ x: 0, y: 0 }, CENTRE),
    isCentre: true,
    spot,
  }
}

function tile(spot: string, corners: Point[]): Tile {
  const middle = centre(spot, corners)
  return { spot, outline: through(corners), inner: through(corners.map((point) => mix(point, middle, 0.055))), middle }
}

/** The map for a number of seats, turned so that it is as wide as possible for its height. Centres come last to lie on top. */
export function chartOf(game: GameInfo, seats: number): Chart {
  const printed = printedOf(game)
  const layout = printed.layouts[String(seats)]
  const used = new Set([...(layout?.capitals ?? []), ...(layout?.others ?? [])])
  const spots = printed.spots.filter(({ spot }) => used.has(spot))
  const lay = (way: Way) => spots.map(({ spot, corners }) => ({ spot, corners: corners.map(([a, b]) => way(a, b)) }))
  const [wide, high] = [lay(across), lay(upright)]
  const [one, other] = [wide, high].map((laid) => frameOf(laid.flatMap(({ corners }) => corners))) as [Chart['frame'], Chart['frame']]
  const isWide = one.width / one.height >= other.width / other.height
  const laid = isWide ? wide : high
  return {
    places: [
      ...laid.flatMap(({ spot, corners }) => [0, 1, 2].map((at) => territory(spot, corners, at))),
      ...laid.map(({ spot, corners }) => centre(spot, corners)),
    ],
    tiles: laid.map(({ spot, corners }) => tile(spot, corners)),
    frame: isWide ? one : other,
    hull: hullOf(laid.flatMap(({ corners }) => corners)),
  }
}

const DIRECTIONS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}

/** The nearest place in the direction of an arrow key, -1 if there is none. */
export function stepFrom(places: readonly Point[], from: number, key: string): number {
  const [way, here] = [DIRECTIONS[key], places[from]]
  if (!way || !here) return -1
  const reach = (to: Point): number => {
    const [dx, dy] = [to.x - here.x, to.y - here.y]
    const ahead = dx * way.x + dy * way.y
    const aside = Math.abs(dx * way.y - dy * way.x)
    return ahead > 1 && aside <= ahead * 1.8 ? ahead + 2 * aside : Infinity
  }
  const found = places.reduce((best, place, at) => (reach(place) < reach(places[best] ?? here) ? at : best), from)
  return found === from ? -1 : found
}
