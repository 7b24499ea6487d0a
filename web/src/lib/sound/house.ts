/** The soft sounds of every table: a few sine tones with a gentle beginning and a long end. */
import type { Sound } from './note'

const tone = (hertz: number, start: number, length: number) => ({ hertz, start, length })

export const HOUSE = {
  turn: [tone(523.25, 0, 0.5), tone(783.99, 0.13, 0.8)],
  move: [tone(329.63, 0, 0.16)],
  low: [tone(440, 0, 0.2), tone(392, 0.22, 0.35)],
  over: [tone(392, 0, 0.6), tone(523.25, 0.16, 0.7), tone(659.25, 0.32, 1.2)],
} satisfies Record<string, Sound>

const drum = (start: number, hertz = 92) => ({ hertz, to: hertz * 0.55, start, length: 0.32, loud: 0.5, attack: 0.005 })
const clash = (start: number) => ({ hertz: 1, start, length: 0.16, loud: 0.16, attack: 0.004, wave: 'noise' as const, body: { hertz: 2400, q: 1.4, to: 900 } })
const horn = (hertz: number, start: number, length: number) => ({
  hertz,
  start,
  length,
  loud: 0.13,
  attack: 0.06,
  wave: 'sawtooth' as const,
  body: { hertz: hertz * 2.4, q: 0.9 },
})

/** What is heard as a stage opens, by the kind of moment. */
const MOMENTS = {
  reveal: [tone(392, 0, 0.3), tone(587.33, 0.1, 0.35), tone(783.99, 0.2, 0.7)],
  fight: [drum(0), clash(0.02), drum(0.2), clash(0.22), drum(0.34, 70)],
  war: [horn(146.83, 0, 0.5), horn(220, 0.3, 0.9), drum(0.3), drum(0.6)],
  gain: [tone(523.25, 0, 0.3), tone(659.25, 0.09, 0.3), tone(783.99, 0.18, 0.6)],
  loss: [tone(311.13, 0, 0.35), tone(261.63, 0.16, 0.4), tone(207.65, 0.34, 0.8)],
  age: [horn(196, 0, 0.7), horn(293.66, 0.22, 0.9), tone(587.33, 0.5, 1.4), tone(880, 0.52, 1.2)],
  end: HOUSE.over,
} satisfies Record<string, Sound>

/** Kinds of moments in games, by what they sound like; any other is a reveal. */
const ALIKE: Record<string, keyof typeof MOMENTS> = {
  fight: 'fight',
  aggression: 'fight',
  siege: 'fight',
  attack: 'fight',
  war: 'war',
  'war-declared': 'war',
  'war-decided': 'war',
  cry: 'war',
  trophy: 'gain',
  production: 'gain',
  pact: 'gain',
  scoring: 'gain',
  score: 'gain',
  uprising: 'loss',
  corruption: 'loss',
  famine: 'loss',
  decline: 'loss',
  extinction: 'loss',
  age: 'age',
  era: 'age',
  gong: 'age',
  end: 'end',
  final: 'end',
}

/** The sound of a kind of moment: by its whole name, or by the word that it begins with. */
export function momentSound(kind: string): Sound {
  return MOMENTS[ALIKE[kind] ?? ALIKE[kind.split('-')[0] ?? ''] ?? 'reveal']
}
