// A table against bots, begun at once.
import * as api from '$lib/api'
import { go } from '$lib/route.svelte'
import type { SeatWish } from '$lib/wire'

/** Opens a table with bots on all seats but one's own, and goes there; `query` tells it more. */
export async function playBots(game: string, seats: number, level: string, options: Record<string, string>, query = ''): Promise<void> {
  const bots: SeatWish[] = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level }))
  const made = await api.newTable({ game, seats: [{ kind: 'me' }, ...bots], options, start: true })
  go(`/table/${made.id}${query}`)
}
