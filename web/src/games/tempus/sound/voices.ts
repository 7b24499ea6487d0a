// The voices of Tempus, written as notes: shields, a drum, and a chime that climbs.
import type { Note, Sound } from '$lib/sound/note'

const strike = (start: number, hertz: number): Note[] => [
  { hertz: 2600, start, length: 0.12, wave: 'noise', loud: 0.2, attack: 0.002, body: { hertz: 2600, q: 2, to: 1200 } },
  { hertz, to: hertz * 0.96, start, length: 0.35, wave: 'triangle', loud: 0.22, attack: 0.002 },
]
const drum = (start: number, loud = 0.5): Note => ({ hertz: 110, to: 55, start, length: 0.4, wave: 'triangle', loud, attack: 0.004 })
const chime = (start: number, hertz: number, length = 0.9): Note => ({ hertz, start, length, loud: 0.2, attack: 0.006 })

export const VOICES = {
  /** a fight begins: a drum, twice */
  attack: [drum(0), drum(0.24)],
  /** iron on iron, and it is over */
  fight: [...strike(0, 640), ...strike(0.16, 560), drum(0.34, 0.6)],
  /** somebody climbs a row */
  progress: [chime(0, 392), chime(0.15, 493.88), chime(0.3, 587.33), chime(0.45, 783.99, 1.4)],
  /** a new era: a low bell */
  era: [chime(0, 196, 2.2), { ...chime(0, 294, 1.6), loud: 0.12 }],
} satisfies Record<string, Sound>
