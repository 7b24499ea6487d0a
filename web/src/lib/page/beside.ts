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

/** How far away it may go, step by step, to cover nothing. */
const STEPS = Array.from({ length: 9 }, (_, at) => GAP + 40 * at)

/** The places around a thing at some distance: its four sides, then its corners. */
function around(thing: Box, { width, height }: { width: number; height: number }, gap: number): { left: number; top: number }[] {
  const [middle, centre] = [thing.left + thing.width / 2 - width / 2, thing.top + thing.height / 2 - height / 2]
  const [right, left] = [thing.left + thing.width + gap, thing.left - width - gap]
  const [above, below] = [thing.top - height - gap, thing.top + thing.height + gap]
  return [
    { left: right, top: centre },
    { left, top: centre },
    { left: middle, top: above },
    { left: middle, top: below },
    ...[right, left].flatMap((at) => [
      { left: at, top: above },
      { left: at, top: below },
    ]),
  ]
}

/** Of the places around a thing the nearest where the least is covered: first of itself, then of what else matters. */
export function beside(thing: Box, size: { width: number; height: number }, screen: { width: number; height: number }, matters: readonly Box[] = []): Box {
  const { width, height } = size
  const cost = (box: Box) => 1000 * overlap(box, thing) + matters.reduce((sum, other) => sum + overlap(box, other), 0)
  let best: Box | null = null
  let least = Infinity
  for (const { left, top } of STEPS.flatMap((gap) => around(thing, size, gap))) {
    const box = { left: within(left, width, screen.width), top: within(top, height, screen.height), width, height }
    const price = cost(box)
    if (price < least) [best, least] = [box, price]
    if (least === 0) break
  }
  return best ?? { left: RIM, top: RIM, width, height }
}
