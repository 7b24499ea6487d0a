import { language } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'

/** Several seats by their names, as one says them: A, B and C. */
export function named(seats: readonly number[], teller: Teller): string {
  return new Intl.ListFormat(language.current).format(seats.map((seat) => teller.player(seat)))
}
