// The music of an age: drum, wood and plucked strings that get faster, denser and higher towards its end.
import type { Note, Score, Sound, Timed } from '$lib/sound/note'

const MINUTE = 60_000
const BEATS = 4
/** The notes of each age's scale, in semitones above its root. */
const SCALES = [
  [0, 2, 3, 7, 9],
  [0, 2, 3, 5, 7, 10],
  [0, 2, 3, 7, 8, 11],
] as const
const ROOTS = [146.83, 164.81, 174.61] as const
/** The part of the age after which its end is near: the last of nine minutes. */
const LATE = 8 / 9

/** How much of the last minute has gone by, from 0 to 1. */
const haste = (part: number) => Math.max(0, (part - LATE) / (1 - LATE))

/** Beats per minute at a part of the age: a walk that becomes a run. */
export function tempoAt(part: number): number {
  return 66 + 30 * part + 54 * haste(part) ** 1.5
}

/** When the beats of an age of this length fall, in milliseconds from its beginning. */
export function beatsOf(length: number): number[] {
  const beats: number[] = []
  for (let at = 0; at < length; at += MINUTE / tempoAt(at / length)) beats.push(at)
  return beats
}

/** A random-looking number from 0 to 1, always the same for the same place, so that everybody at a table hears the same music. */
function lot(age: number, beat: number, step: number): number {
  let n = Math.imul(age * 7919 + beat * 16 + step + 1, 0x9e3779b1)
  n = Math.imul(n ^ (n >>> 15), 0x85ebca6b)
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35)
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32
}

const drum = (loud: number): Note => ({ hertz: 105, to: 46, start: 0, length: 0.28, loud, attack: 0.004 })
const wood = (loud: number): Note => ({ hertz: 1150, to: 900, start: 0, length: 0.05, wave: 'triangle', loud, attack: 0.002 })
const drone = (hertz: number, length: number): Note[] => [
  { hertz: hertz / 2, start: 0, length, wave: 'triangle', loud: 0.09, attack: 0.3 },
  { hertz: hertz * 0.75, start: 0, length, loud: 0.06, attack: 0.4 },
]
const pluck = (hertz: number, loud: number): Note[] => [
  { hertz, start: 0, length: 0.9, wave: 'triangle', loud, attack: 0.004, body: { hertz: hertz * 2, q: 0.6 } },
  { hertz: hertz * 2.003, start: 0, length: 0.4, loud: loud * 0.4, attack: 0.003 },
]

/** The frequency of a note this many semitones above an age's root; everything rises during the last minute. */
function tone(age: number, halves: number, part: number): number {
  return (ROOTS[age] ?? ROOTS[0]) * 2 ** ((halves + Math.floor(haste(part) * 4)) / 12)
}

/** The frequency of the plucked note at a step of a bar. */
function pitch(age: number, bar: number, step: number, part: number): number {
  const scale = SCALES[age] ?? SCALES[0]
  // each figure is heard twice before the next one
  const at = Math.floor(lot(age, (bar >> 1) * BEATS, step) * scale.length * 2)
  return tone(age, (scale[at % scale.length] ?? 0) + 12 * Math.floor(at / scale.length), part)
}

/** What sounds at one of the four steps of a beat. */
function stepOf(age: number, beat: number, step: number, part: number, length: number): Sound {
  const [bar, inBar] = [Math.floor(beat / BEATS), beat % BEATS]
  const third = Math.floor(part * 3)
  const near = haste(part)
  const notes: Note[] = []
  const strong = 0.34 + 0.2 * part
  if (step === 0 && (inBar === 0 || (inBar === 2 && third > 0) || near > 0)) notes.push(drum(strong))
  if (step === 2 && (near > 0.4 || (third > 1 && inBar === 3))) notes.push(drum(strong * 0.7))
  if (third > 0 && (step === 2 || (near > 0 && step % 2 === 1))) notes.push(wood(0.1 + 0.1 * part))
  if (step === 0 && inBar === 0) notes.push(...drone(tone(age, 0, part), length * BEATS))
  const dense = near > 0 ? 0.8 : 0.32 + 0.3 * part
  const plays = step % (near > 0 ? 1 : 2) === 0 && lot(age, (bar >> 1) * BEATS + inBar, step + 4) < dense
  if (plays) notes.push(...pluck(pitch(age, bar, inBar * 4 + step, part), 0.16 + 0.1 * part))
  return notes
}

let written: { length: number; beats: number[] } = { length: 0, beats: [] }

/** The music of an age that begins at a game time and lasts this long, both in milliseconds. */
export function scoreOf(began: number, length: number, age: number): Score {
  if (written.length !== length) written = { length, beats: beatsOf(length) }
  const { beats } = written
  return (from, to) => {
    const found: Timed[] = []
    const next = beats.findIndex((at) => began + at >= from)
    for (let beat = Math.max(0, (next < 0 ? beats.length : next) - 1); beat < beats.length; beat++) {
      const [start, end] = [beats[beat]!, beats[beat + 1] ?? length]
      if (began + start >= to) break
      for (let step = 0; step < 4; step++) {
        const at = start + ((end - start) * step) / 4
        const sound = stepOf(age, beat, step, at / length, (end - start) / 1000)
        if (sound.length && began + at >= from && began + at < to) found.push({ at: began + at, sound })
      }
    }
    return found
  }
}
