/** The soft sounds of every table: a few sine tones with a gentle beginning and a long end. */
import type { Sound } from './note'

const tone = (hertz: number, start: number, length: number) => ({ hertz, start, length })

export const HOUSE = {
  turn: [tone(523.25, 0, 0.5), tone(783.99, 0.13, 0.8)],
  move: [tone(329.63, 0, 0.16)],
  low: [tone(440, 0, 0.2), tone(392, 0.22, 0.35)],
  over: [tone(392, 0, 0.6), tone(523.25, 0.16, 0.7), tone(659.25, 0.32, 1.2)],
} satisfies Record<string, Sound>
