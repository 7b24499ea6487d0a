// A group of buttons with a single stop for the Tab key: arrows go from one to the next, Page keys to those that can be chosen.

const STEPS: Record<string, 'x' | 'y'> = { ArrowLeft: 'x', ArrowRight: 'x', ArrowUp: 'y', ArrowDown: 'y' }

function middle(node: Element): { x: number; y: number } {
  const { left, top, width, height } = node.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** The nearest button in the direction of an arrow key. */
function beyond(key: string, from: HTMLElement, all: readonly HTMLElement[]): HTMLElement | undefined {
  const axis = STEPS[key]!
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  const here = middle(from)
  const far = (node: HTMLElement): number => {
    const there = middle(node)
    const ahead = (axis === 'x' ? there.x - here.x : there.y - here.y) * sign
    const aside = Math.abs(axis === 'x' ? there.y - here.y : there.x - here.x)
    return ahead > 2 ? ahead + 2.5 * aside : Infinity
  }
  return all.filter((node) => far(node) < Infinity).sort((one, other) => far(one) - far(other))[0]
}

/** Attach to the group; its buttons have the class `spot`. */
export function rove(group: HTMLElement): () => void {
  let last: HTMLElement | null = null
  const spots = () => [...group.querySelectorAll<HTMLElement>('.spot')]

  function sync(): void {
    const all = spots()
    const stop = last && all.includes(last) ? last : (all.find((node) => node.dataset.lit) ?? all[0])
    for (const node of all) {
      const index = node === stop ? 0 : -1
      if (node.tabIndex !== index) node.tabIndex = index
    }
  }

  function onfocusin(event: FocusEvent): void {
    last = (event.target as Element).closest<HTMLElement>('.spot') ?? last
    sync()
  }

  function onkeydown(event: KeyboardEvent): void {
    const from = (event.target as Element).closest<HTMLElement>('.spot')
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return
    const lit = spots().filter((node) => node.dataset.lit)
    const at = lit.indexOf(from)
    const to =
      event.key === 'PageDown'
        ? lit[(at + 1) % lit.length]
        : event.key === 'PageUp'
          ? lit.at(at <= 0 ? -1 : at - 1)
          : event.key in STEPS
            ? beyond(event.key, from, spots())
            : undefined
    if (!to) return
    event.preventDefault()
    event.stopPropagation()
    to.focus()
  }

  const watch = new MutationObserver(sync)
  watch.observe(group, { childList: true, subtree: true, attributeFilter: ['data-lit'] })
  group.addEventListener('focusin', onfocusin)
  group.addEventListener('keydown', onkeydown)
  sync()
  return () => {
    watch.disconnect()
    group.removeEventListener('focusin', onfocusin)
    group.removeEventListener('keydown', onkeydown)
  }
}
