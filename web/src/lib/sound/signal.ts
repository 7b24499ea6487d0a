/** Signals: short sounds that tell something. Music is apart, with a volume of its own. */
import { settings } from '$lib/settings.svelte'
import type { Sound } from './note'
import { Band } from './studio'

const band = new Band()

/** Sound a signal, as loud as was chosen. */
export function signal(sound: Sound): void {
  band.volume = settings.sound ? settings.volume : 0
  band.play(sound)
}
