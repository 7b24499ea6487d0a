import { isField } from '$lib/keys'

/**
 * While a question of yes or no stands, it has the focus, and Enter and Esc answer it and nothing else, whatever has the
 * focus elsewhere. Fields and dialogs keep their keys; Enter on a button of the question is that button's.
 */
export function answering({ yes, no }: { yes: () => void; no: () => void }): (element: HTMLElement) => () => void {
  return (element) => {
    const before = document.activeElement
    element.querySelector<HTMLElement>('[data-yes]')?.focus({ preventScroll: true })
    const onkeydown = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : null
      if ((event.key !== 'Enter' && event.key !== 'Escape') || event.ctrlKey || event.metaKey || event.altKey) return
      if (isField(at) || document.querySelector('dialog[open]:modal')) return
      if (event.key === 'Enter' && element.contains(at) && !event.repeat) return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') decline()
      else if (!event.repeat) yes()
    }
    const decline = () => {
      no()
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true })
    }
    window.addEventListener('keydown', onkeydown, true)
    return () => window.removeEventListener('keydown', onkeydown, true)
  }
}
