/** Short messages: spoken to screen readers, or shown for some seconds at the edge of the screen. */

export interface Toast {
  id: number
  text: string
  kind: 'plain' | 'danger'
}

export const toasts: { list: Toast[] } = $state({ list: [] })
export const spoken: { text: string; count: number } = $state({ text: '', count: 0 })

const STAYS = 6000
let count = 0

let isFresh = false

/** Say something to a screen reader; the same words twice are said twice, and what comes at one time is said in order. */
export function speak(text: string): void {
  spoken.text = isFresh ? `${spoken.text} ${text}` : text
  spoken.count++
  if (isFresh) return
  isFresh = true
  queueMicrotask(() => (isFresh = false))
}

/** Show something for a while; it is spoken too. */
export function toast(text: string, kind: Toast['kind'] = 'plain'): void {
  const made = { id: ++count, text, kind }
  toasts.list = [...toasts.list.slice(-3), made]
  setTimeout(() => drop(made.id), STAYS)
}

/** Take a message away. */
export function drop(id: number): void {
  toasts.list = toasts.list.filter((one) => one.id !== id)
}
