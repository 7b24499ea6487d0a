// Where something small opens beside a thing, without covering it.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 8
const RIM = 6

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top))

const within = (at: number, size: number, room: number): number => Math.max(RIM, Math.min(at, room - size - RIM))

/** Of the four sides of a thing the one where the least is covered: first of itself, then of what else matters. */
export function beside(thing: Box, size: { width: number; height: number }, screen: { width: number; height: number }, matters: readonly Box[] = []): Box {
  const { width, height } = size
  const [middle, centre] = [thing.left + thing.width / 2 - width / 2, thing.top + thing.height / 2 - height / 2]
  const sides = [
    { left: thing.left + thing.width + GAP, top: centre },
    { left: thing.left - width - GAP, top: centre },
    { left: middle, top: thing.top - height - GAP },
    { left: middle, top: thing.top + thing.height + GAP },
  ].map(({ left, top }) => ({ left: within(left, width, screen.width), top: within(top, height, screen.height), width, height }))
  const cost = (box: Box) => 1000 * overlap(box, thing) + matters.reduce((sum, other) => sum + overlap(box, other), 0)
  return sides.reduce((best, box) => (cost(box) < cost(best) ? box : best))
}
