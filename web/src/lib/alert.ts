/** Telling somebody whose eyes are elsewhere that it is their turn: title and icon of the tab. Nothing flashes. */

const QUIET = '/favicon.svg'
const TURN = '/favicon-turn.svg'

function icon(): HTMLLinkElement | null {
  return document.querySelector('link[rel="icon"]')
}

/** Set the title, with a mark before it and a dot on the icon while it is one's turn. */
export function showTurn(title: string, isTurn: boolean): void {
  document.title = isTurn ? `● ${title}` : title
  const link = icon()
  const href = isTurn ? TURN : QUIET
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href)
}
