import type { PartKey } from '$games/contract'
import type { Step } from './steps'

/** Where a part is on the screen: its middle and its size. */
export interface Spot {
  part: PartKey
  x: number
  y: number
  wide: number
  high: number
}

/** More rings than these would say nothing. */
const MOST = 10
/** The head of an arrow. */
const HEAD = 11

const domainOf = (part: PartKey) => part.slice(0, part.indexOf(':'))

/** Where these parts are drawn, each once, in their order; what is not drawn or folded away is left out. */
export function spotsOf(parts: readonly PartKey[]): Spot[] {
  const found: Spot[] = []
  for (const part of new Set(parts.slice(0, MOST))) {
    const named = CSS.escape(part)
    for (const element of document.querySelectorAll(`.screen [data-part="${named}"], .screen [data-spot="${named}"]`)) {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      found.push({ part, x: x + width / 2, y: y + height / 2, wide: width, high: height })
      break
    }
  }
  return found
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

/** Whether words at the top of an area would lie over one of these. */
export function reachTop(spots: readonly Spot[], area: DOMRect, room: number): boolean {
  return spots.some(({ x, y, high }) => x > area.left && x < area.right && y > area.top && y - high / 2 < area.top + room)
}
