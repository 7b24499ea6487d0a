import { untrack } from 'svelte'

/** Call while a page is set up: the tab shows this title as long as the page is there. */
export function title(text: () => string): void {
  $effect(() => {
    const said = text()
    untrack(() => (document.title = said ? `${said} · Saecula` : 'Saecula'))
  })
}
