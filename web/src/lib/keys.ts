/** Keyboard commands of a page: a key as `KeyboardEvent.key` gives it, and what it does; false: not for us after all. */
export type Bindings = Record<string, () => void | boolean>

const FIELDS = 'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable]'
const ACTS = 'button, a[href], summary, [role=button], [role=option], [role=menuitem], [role=tab]'
/** Parts of a board that cannot be chosen now have no use for a key. */
const IDLE = 'g[aria-disabled="true"]'

/** Whether what has the focus takes what is typed. */
export const isField = (target: EventTarget | null): boolean => target instanceof Element && target.closest(FIELDS) !== null

/** Whether a key belongs to what has the focus: letters to a field, Enter and space to a button. */
function isTaken(event: KeyboardEvent): boolean {
  const focused = event.target instanceof Element ? event.target : null
  if (!focused) return false
  if (isField(focused)) return event.key !== 'Escape'
  if (focused.closest(IDLE)) return false
  return (event.key === 'Enter' || event.key === ' ') && focused.closest(ACTS) !== null
}

/** A listener for `keydown` that obeys these bindings. Open dialogs keep their keys to themselves. */
export function keys(bindings: () => Bindings): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
    if (document.querySelector('dialog[open]:modal')) return
    const act = bindings()[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (act && act() !== false) event.preventDefault()
  }
}

const isDigit = (key: string): boolean => key >= '0' && key <= '9'

/** Some keys in a few words: digits from the first to the last, then the letters one by one. */
export function rangesOf(all: readonly string[]): string {
  const sorted = all.map((key) => key.toUpperCase()).sort()
  const digits = sorted.filter(isDigit)
  const said = digits.length > 2 ? [`${digits[0]} – ${digits.at(-1)}`] : digits
  return [...said, sorted.filter((key) => !isDigit(key)).join(' ')].filter(Boolean).join(', ')
}
