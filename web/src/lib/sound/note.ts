/** Sounds as they are written down; how they are made is for the studio. Times are in seconds. */

/** One tone: when it begins in its sound, how long it rings, how loud it is before any volume (from 0 to 1). */
export interface Note {
  hertz: number
  start: number
  length: number
  loud?: number
  /** a hiss instead of a tone where it is noise */
  wave?: OscillatorType | 'noise'
  /** the pitch that it glides to */
  to?: number
  /** until it is at its loudest */
  attack?: number
  /** what the tone sounds through, as a string through its wood: the pitches around this one are let pass */
  body?: { hertz: number; q: number; to?: number }
  /** trembling: how often in a second, and by how many hertz */
  vibrato?: { rate: number; hertz: number }
}

export type Sound = readonly Note[]

/** A sound at a millisecond of a game's time. */
export interface Timed {
  at: number
  sound: Sound
}

/** Music written against the time of a game: what begins from one millisecond until before another. */
export type Score = (from: number, to: number) => Timed[]
