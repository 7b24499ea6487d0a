// The sounds of Time of Empires, written as notes: bronze, a hungry child, sand, horns, wood and strings.
import type { Note, Sound } from '$lib/sound/note'

/** Bronze rings in overtones that no string has; the low ones last longest. */
const BRONZE: readonly [part: number, loud: number, length: number][] = [
  [1, 0.5, 6],
  [1.48, 0.28, 4.6],
  [1.93, 0.2, 3.6],
  [2.42, 0.15, 2.8],
  [3.11, 0.1, 1.9],
  [4.23, 0.07, 1.2],
]

const struck = (hertz: number, start: number): Note[] => [
  { hertz: 900, start, length: 0.35, wave: 'noise', loud: 0.12, attack: 0.004, body: { hertz: 900, q: 0.7, to: 300 } },
  ...BRONZE.map(([part, loud, length]) => ({ hertz: hertz * part, to: hertz * part * 0.985, start, length, loud, attack: 0.012 })),
]

const wail = (start: number, length: number, hertz: number): Note[] => [
  {
    hertz,
    to: hertz * 1.45,
    start,
    length: length * 0.4,
    wave: 'sawtooth',
    loud: 0.9,
    attack: 0.06,
    body: { hertz: 900, to: 1500, q: 3 },
    vibrato: { rate: 7, hertz: 16 },
  },
  {
    hertz: hertz * 1.45,
    to: hertz * 0.85,
    start: start + length * 0.3,
    length: length * 0.7,
    wave: 'sawtooth',
    loud: 1,
    attack: 0.05,
    body: { hertz: 1500, to: 800, q: 3 },
    vibrato: { rate: 8, hertz: 22 },
  },
]

const horn = (start: number, hertz: number): Note => ({
  hertz,
  start,
  length: 0.3,
  wave: 'sawtooth',
  loud: 0.7,
  attack: 0.03,
  body: { hertz: hertz * 3, q: 1.2 },
})

export const VOICES = {
  begins: struck(110, 0),
  ends: [...struck(82, 0), ...struck(82, 0.7)],
  cry: [...wail(0, 0.75, 430), ...wail(0.8, 0.75, 450), ...wail(1.6, 1.1, 440)],
  alarm: [horn(0, 233), horn(0.34, 233), { ...horn(0.68, 311), length: 0.7 }],
  lost: [
    { hertz: 330, to: 311, start: 0, length: 0.35, wave: 'triangle', loud: 0.25 },
    { hertz: 262, to: 233, start: 0.3, length: 0.7, wave: 'triangle', loud: 0.25 },
  ],
  /** a glass set down on wood, and its sand */
  turned: [
    { hertz: 210, to: 120, start: 0, length: 0.09, wave: 'triangle', loud: 0.4, attack: 0.003 },
    { hertz: 5200, start: 0.05, length: 0.4, wave: 'noise', loud: 0.1, attack: 0.05, body: { hertz: 5200, q: 1.5, to: 7000 } },
  ],
  empty: [
    { hertz: 1318.5, start: 0, length: 0.3, loud: 0.16, attack: 0.004 },
    { hertz: 1760, start: 0.11, length: 0.55, loud: 0.16, attack: 0.004 },
  ],
  /** two knocks on wood: a glass stands idle */
  nudge: [
    { hertz: 620, to: 480, start: 0, length: 0.1, wave: 'triangle', loud: 0.4, attack: 0.003 },
    { hertz: 780, to: 600, start: 0.16, length: 0.12, wave: 'triangle', loud: 0.4, attack: 0.003 },
  ],
  /** bronze on bronze */
  clash: [
    { hertz: 2400, start: 0, length: 0.18, wave: 'noise', loud: 0.2, attack: 0.002, body: { hertz: 2600, q: 2, to: 1500 } },
    { hertz: 740, to: 700, start: 0, length: 0.5, loud: 0.2, attack: 0.002 },
    { hertz: 1187, to: 1130, start: 0.02, length: 0.4, loud: 0.14, attack: 0.002 },
  ],
  siege: [horn(0, 155), { ...horn(0.32, 207), length: 0.8 }],
  /** points are counted: plucked notes, each higher than the last */
  scored: [0, 1, 2, 3].map((step) => ({ hertz: 294 * 2 ** (step / 4), start: step * 0.16, length: 0.7, wave: 'triangle' as const, loud: 0.25, attack: 0.004 })),
  tick: [{ hertz: 880, to: 700, start: 0, length: 0.09, wave: 'triangle', loud: 0.4, attack: 0.003 }],
} satisfies Record<string, Sound>
