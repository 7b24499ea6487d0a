/** Where sounds are played: one audio context for the whole page, made when it may sound and something is to be heard. */
import type { Sound } from './note'
import { ring } from './tone'

/** so far ahead that a note is never cut at its beginning */
const SOON = 0.02
const FADE = 0.08

let context: AudioContext | null = null
let master: AudioNode | null = null

/** The context; none before somebody has clicked or typed in this page, as browsers want it. */
function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return null
  if (!context) {
    context = new AudioContext()
    // many notes at once stay below what a loudspeaker bears
    master = new DynamicsCompressorNode(context)
    master.connect(context.destination)
  }
  if (context.state === 'suspended') void context.resume()
  return context
}

/** Nothing sounds any more, and nothing is kept for it. */
export function silence(): void {
  void context?.close()
  context = master = null
}

/** A group of sounds with one volume, from 0 to 1, that falls silent as a whole. */
export class Band {
  private out: GainNode | null = null
  private loud = 0

  get volume(): number {
    return this.loud
  }

  set volume(volume: number) {
    this.loud = volume
    if (this.out) this.out.gain.setTargetAtTime(volume, this.out.context.currentTime, FADE / 3)
  }

  /** Play a sound after so many seconds; a browser that may not sound yet stays silent. */
  play(sound: Sound, after = 0): void {
    const room = this.loud > 0 ? audio() : null
    if (!room || !master) return
    if (this.out?.context !== room) {
      this.out = new GainNode(room, { gain: this.loud })
      this.out.connect(master)
    }
    const at = room.currentTime + Math.max(SOON, after)
    for (const note of sound) ring(this.out, note, at)
  }

  /** Whatever sounds or is about to fades away at once. */
  hush(): void {
    const { out } = this
    this.out = null
    if (!out) return
    out.gain.setTargetAtTime(0, out.context.currentTime, FADE / 3)
    setTimeout(() => out.disconnect(), FADE * 2000)
  }
}
