/** Who sits at this browser, and which games there are. */

import * as api from './api'
import { language } from './texts.svelte'
import type { GameCard, GameInfo, Me } from './wire'

export const session: { me: Me | null; games: GameCard[]; ready: boolean } = $state({ me: null, games: [], ready: false })

/** Learn who one is and what can be played; a stranger is nobody yet. */
export async function startSession(): Promise<void> {
  const [games, me] = await Promise.all([api.games(), api.me()])
  Object.assign(session, { games, me, ready: true })
}

let making: Promise<Me> | null = null

/** The player at this browser; a stranger becomes a guest of that name, or of a made-up one. */
export async function ensureMe(name?: string): Promise<Me> {
  if (session.me) return session.me
  making ??= api.newPlayer({ name: name?.trim() || guestName(), lang: language.current })
  try {
    session.me = await making
    return session.me
  } finally {
    making = null
  }
}

// Explorers' and cartographers' first names: read the same in every language.
const NAMES = ['Ada', 'Anna', 'Bruno', 'Clara', 'Diana', 'Elena', 'Felix', 'Irma', 'Leo', 'Livia', 'Marco', 'Nora', 'Otto', 'Sylvia', 'Theo', 'Vera']
let suggestion = ''

/** A name for a guest who has not given one; the same as long as the page is open. */
export function guestName(): string {
  suggestion ||= `${NAMES[Math.floor(Math.random() * NAMES.length)]} ${10 + Math.floor(Math.random() * 90)}`
  return suggestion
}

/** The game of an id, if this server has it. */
export function gameOf(id: string): GameCard | undefined {
  return session.games.find((game) => game.id === id)
}

const infos = new Map<string, Promise<GameInfo>>()

/** All about a game, to draw its table; asked for once, and again if that failed. */
export function infoOf(id: string): Promise<GameInfo> {
  const found = infos.get(id) ?? api.game(id)
  infos.set(id, found)
  found.catch(() => infos.delete(id))
  return found
}
