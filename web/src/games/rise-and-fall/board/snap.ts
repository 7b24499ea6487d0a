// A finger is wider than a hex of the whole World: a tap beside one that can be chosen means that one.

import { isTouch } from '$lib/board/pointing.svelte'

/** So near to its middle, in pixels. */
const REACH = 24

function nearest(group: Element, x: number, y: number): Element | null {
  const far = (element: Element): number => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return Math.hypot(left + width / 2 - x, top + height / 2 - y)
  }
  const found = [...group.querySelectorAll('[data-lit]')].map((element) => ({ element, far: far(element) }))
  const first = found.sort((one, other) => one.far - other.far)[0]
  return first && first.far <= REACH ? first.element : null
}

/** Attach to the group of targets; what is hit itself, lit or chosen, keeps its taps. */
export function snap(group: Element): () => void {
  const onclick = (event: Event) => {
    if (!(event instanceof MouseEvent) || !(event.target instanceof Element) || !isTouch()) return
    if (event.target.closest('[data-lit], [aria-pressed=true]')) return
    const meant = nearest(group, event.clientX, event.clientY)
    if (!meant) return
    event.stopPropagation()
    meant.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: event.clientX, clientY: event.clientY }))
  }
  group.addEventListener('click', onclick, true)
  return () => group.removeEventListener('click', onclick, true)
}
