// Where things of the table stand on the screen.
import type { PartKey } from '$games/contract'

const PARTS = '[data-part]'

/** A part as it is drawn; where it is drawn twice, the one in sight. */
export function partElement(part: PartKey): HTMLElement | SVGElement | null {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(`[data-part="${CSS.escape(part)}"]`)]
  return all.find((element) => element.checkVisibility?.() ?? true) ?? null
}

/** Everything that can be chosen now: places of a board say so by an attribute, cards and discs by their class. */
export function litElements(): Element[] {
  return [...document.querySelectorAll(`${PARTS}[data-lit], ${PARTS}.lit`)]
}

export function dockElement(): Element | null {
  return document.querySelector('[data-dock]')
}
