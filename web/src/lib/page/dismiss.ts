/** What has popped up goes again: by Esc, before anything else hears of it, and by a press elsewhere. */
export function dismiss(close: (by: Event) => void): (element: Element) => () => void {
  return (element) => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const elsewhere = (event: Event) => event.target instanceof Node && !element.contains(event.target) && close(event)
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close(event)
    }
    window.addEventListener('keydown', escape, options)
    window.addEventListener('pointerdown', elsewhere, options)
    window.addEventListener('click', elsewhere, options)
    return () => listening.abort()
  }
}
