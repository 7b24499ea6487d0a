// The games a client can draw. Each is loaded when its first table opens.
import type { GameModule } from './contract'

const GAMES: Record<string, () => Promise<{ default: GameModule }>> = {
  tempus: () => import('./tempus'),
  'rise-and-fall': () => import('./rise-and-fall'),
  'through-the-ages': () => import('./through-the-ages'),
  'time-of-empires': () => import('./time-of-empires'),
}

/** The drawings of a game; rejects for one this client does not know. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = GAMES[id]
  if (!load) throw new Error(`no drawings for ${id}`)
  return (await load()).default
}
