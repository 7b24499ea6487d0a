// Where things of the table stand on the screen.
import type { PartKey } from '$games/contract'

const PARTS = '[data-part]'

/** A part as it is drawn; where it is drawn twice, the one in sight. */
export function partElement(part: PartKey): HTMLElement | SVGElement | null {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(`[data-part="${CSS.escape(part)}"]`)]
  return all.find((element) => element.checkVisibility?.() ?? true) ?? null
}

/** The part that was pressed or is under the pointer. */
export function partAt(target: EventTarget | null): { part: PartKey; element: HTMLElement | SVGElement } | null {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>(PARTS) : null
  const part = element?.dataset.part
  return element && part ? { part, element } : null
}

/** Everything that can be chosen now. */
export function litElements(): Element[] {
  return [...document.querySelectorAll(`${PARTS}[data-lit], ${PARTS}.lit`)]
}

export function dockElement(): Element | null {
  return document.querySelector('[data-dock]')
}
