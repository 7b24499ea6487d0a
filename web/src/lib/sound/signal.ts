/** Signals: short sounds that tell something. Music is apart, with a volume of its own. */
import { preferences } from '$lib/preferences.svelte'
import type { Sound } from './note'
import { Band } from './studio'

const band = new Band()

/** Sound a signal, as loud as was chosen. */
export function signal(sound: Sound): void {
  band.volume = preferences.sound ? preferences.volume : 0
  band.play(sound)
}
