/** What a part of a table is called, and where it is drawn. */

import type { PartKey } from '$games/contract'

/** What kind of part it is: hex, of hex:C5. */
export const domainOf = (part: PartKey): string => part.slice(0, part.indexOf(':'))
/** Which one of its kind: C5, of hex:C5. */
export const nameOf = (part: PartKey): string => part.slice(part.indexOf(':') + 1)

/** What parts of a domain are called, of those that are given. */
export const namesIn = (parts: Iterable<PartKey>, domain: string): string[] => [...parts].filter((part) => domainOf(part) === domain).map(nameOf)
/** What the first part of a domain is called: the hex, say, that was clicked towards a move. */
export const nameIn = (parts: Iterable<PartKey>, domain: string): string | undefined => namesIn(parts, domain)[0]
/** Whether any of the parts is of a domain. */
export const hasAny = (parts: Iterable<PartKey>, domain: string): boolean => nameIn(parts, domain) !== undefined

/** A part with the element that draws it. */
export interface DrawnPart {
  part: PartKey
  element: HTMLElement | SVGElement
}

/** The part that was pressed or is under the pointer. */
export function partAt(target: unknown): DrawnPart | null {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-part]') : null
  return element?.dataset.part ? { part: element.dataset.part as PartKey, element } : null
}
