/** Soft sounds, made on the spot: a few sine tones with a gentle beginning and a long end. */

type Note = [hertz: number, start: number, length: number]

const SOUNDS = {
  turn: [
    [523.25, 0, 0.5],
    [783.99, 0.13, 0.8],
  ],
  move: [[329.63, 0, 0.16]],
  low: [
    [440, 0, 0.2],
    [392, 0.22, 0.35],
  ],
  over: [
    [392, 0, 0.6],
    [523.25, 0.16, 0.7],
    [659.25, 0.32, 1.2],
  ],
} satisfies Record<string, Note[]>

export type Sound = keyof typeof SOUNDS

let context: AudioContext | null = null

/** Play a sound at a volume from 0 to 1; a browser that may not sound yet stays silent. */
export function play(sound: Sound, volume: number): void {
  if (typeof AudioContext === 'undefined' || volume <= 0) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const note of SOUNDS[sound]) ring(context, note as Note, volume)
}

function ring(audio: AudioContext, [hertz, start, length]: Note, volume: number): void {
  const from = audio.currentTime + 0.02 + start
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: hertz })
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, from)
  gain.gain.linearRampToValueAtTime(0.22 * volume, from + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length)
  tone.connect(gain).connect(audio.destination)
  tone.start(from)
  tone.stop(from + length + 0.05)
}
