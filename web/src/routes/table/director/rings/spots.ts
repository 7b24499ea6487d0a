import type { PartKey } from '$games/contract'
import { domainOf } from '$lib/table/part'
import type { Step } from '../steps'

/** Where a part is on the screen: its middle and its size. */
export interface Spot {
  part: PartKey
  x: number
  y: number
  wide: number
  high: number
  /** a place of a map has an outline of its own: its path, and how that lies on the screen */
  outline?: { d: string; lies: string }
}

/** More rings than these would say nothing. */
const MOST = 10
/** The head of an arrow. */
const HEAD = 11

/** Where these parts are drawn, each once, in their order; what is not drawn or folded away is left out. */
export function spotsOf(parts: readonly PartKey[]): Spot[] {
  const found: Spot[] = []
  for (const part of new Set(parts.slice(0, MOST))) {
    const named = CSS.escape(part)
    for (const element of document.querySelectorAll(`.screen [data-part="${named}"], .screen [data-spot="${named}"]`)) {
      const { x, y, width, height } = inSight(element)
      if (width < 2 || height < 2) continue
      found.push({ part, x: x + width / 2, y: y + height / 2, wide: width, high: height, ...outlineOf(element) })
      break
    }
  }
  return found
}

const clips = new WeakMap<Element, boolean>()

/** Whether what reaches over the edge of an element is cut off there. */
function isClipping(element: Element): boolean {
  const known = clips.get(element) ?? getComputedStyle(element).overflow !== 'visible'
  clips.set(element, known)
  return known
}

/** The part of a thing that is in sight: what is scrolled away has no size. */
function inSight(element: Element): { x: number; y: number; width: number; height: number } {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around instanceof SVGElement || !isClipping(around)) continue
    const edge = around.getBoundingClientRect()
    ;[left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)]
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function outlineOf(element: Element): Pick<Spot, 'outline'> {
  const path = element instanceof SVGGElement ? element.querySelector<SVGPathElement>(':scope > path') : null
  const [d, lies] = [path?.getAttribute('d'), path?.getScreenCTM?.()]
  return d && lies ? { outline: { d, lies: `matrix(${lies.a} ${lies.b} ${lies.c} ${lies.d} ${lies.e} ${lies.f})` } } : {}
}

/** Where a step is to be seen: at what it touched, or else at the seat that acted. */
export function spotsOfStep({ parts, seat }: Pick<Step, 'parts' | 'seat'>): Spot[] {
  const found = spotsOf(parts)
  return found.length || seat === null || seat < 0 ? found : spotsOf([`seat:${seat}`])
}

/** An arrow from the first place to the last, where places of one kind were touched one after the other. */
export function arrowOf(spots: readonly Spot[]): string | null {
  const [from, to] = [spots[0], spots.at(-1)]
  if (spots.length !== 2 || !from || !to || domainOf(from.part) !== domainOf(to.part)) return null
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const end = { x: to.x - Math.cos(angle) * 6, y: to.y - Math.sin(angle) * 6 }
  const side = (turn: number) => `${end.x - HEAD * Math.cos(angle + turn)} ${end.y - HEAD * Math.sin(angle + turn)}`
  return `M${from.x} ${from.y}L${end.x} ${end.y}M${side(0.5)}L${end.x} ${end.y}L${side(-0.5)}`
}

/** How far apart the numbers of a plan stand side by side. */
const APART = 22

/**
 * Where the numbers of a plan stand, by its steps; those at one place stand side by side. On a card that is its corner,
 * but the corner around a place of a map lies in the place beside it: there they stand in its upper half.
 */
export function badgesOf(ends: readonly (Spot | null)[]): ({ x: number; y: number } | null)[] {
  return ends.map((spot, at) => {
    if (!spot) return null
    const here = ends.flatMap((other, step) => (other?.part === spot.part ? [step] : []))
    const before = here.indexOf(at)
    return spot.outline
      ? { x: spot.x + (before - (here.length - 1) / 2) * APART, y: spot.y - spot.high / 4 }
      : { x: spot.x - spot.wide / 2 + 4 + before * APART, y: spot.y - spot.high / 2 + 4 }
  })
}

/** What lies over a board and stays there: the words keep clear of it. */
export const FIXED = '[data-fixed], [data-corner]'

/** Where words at the top of an area may begin and how far from its right edge they end, beside what lies there. */
export function besideFixed(fixed: readonly DOMRect[], area: DOMRect, room: number): { left: number; right: number } {
  const middle = (area.left + area.right) / 2
  const top = fixed.filter((rect) => rect.width > 0 && rect.top < area.top + room && rect.bottom > area.top)
  const ends = top.filter((rect) => rect.right <= middle).map((rect) => rect.right - area.left)
  const starts = top.filter((rect) => rect.left >= middle).map((rect) => area.right - rect.left)
  return { left: Math.max(0, ...ends), right: Math.max(0, ...starts) }
}

/** Whether words at the top of an area would lie over one of these. */
export function reachTop(spots: readonly Spot[], area: DOMRect, room: number): boolean {
  return spots.some(({ x, y, high }) => x > area.left && x < area.right && y > area.top && y - high / 2 < area.top + room)
}
