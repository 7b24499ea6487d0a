/** Notes become nodes of Web Audio. */
import type { Note } from './note'

const LOUD = 0.22
const ATTACK = 0.02
/** as good as silent; an exponential fall never arrives at nothing */
const SILENT = 0.0001

/** Let a note sound into a node, from a moment of the context on; what it is made of goes when it has rung. */
export function ring(out: AudioNode, note: Note, at: number): void {
  const audio = out.context
  const [from, end] = [at + note.start, at + note.start + note.length]
  const source = note.wave === 'noise' ? hiss(audio) : tone(audio, note, from, end)
  const through = note.body ? body(audio, note.body, from, end) : null
  const shape = new GainNode(audio, { gain: 0 })
  shape.gain.setValueAtTime(0, from)
  shape.gain.linearRampToValueAtTime(note.loud ?? LOUD, from + (note.attack ?? ATTACK))
  shape.gain.exponentialRampToValueAtTime(SILENT, end)
  ;(through ? source.connect(through) : source).connect(shape).connect(out)
  source.addEventListener('ended', () => shape.disconnect())
  source.start(from)
  source.stop(end + 0.05)
}

function tone(audio: BaseAudioContext, { hertz, to, wave = 'sine', vibrato }: Note, from: number, end: number): OscillatorNode {
  const made = new OscillatorNode(audio, { type: wave as OscillatorType, frequency: hertz })
  if (to) glide(made.frequency, hertz, to, from, end)
  if (vibrato) {
    const trembling = new OscillatorNode(audio, { frequency: vibrato.rate })
    trembling.connect(new GainNode(audio, { gain: vibrato.hertz })).connect(made.frequency)
    trembling.start(from)
    trembling.stop(end)
  }
  return made
}

function body(audio: BaseAudioContext, { hertz, q, to }: NonNullable<Note['body']>, from: number, end: number): BiquadFilterNode {
  const made = new BiquadFilterNode(audio, { type: 'bandpass', frequency: hertz, Q: q })
  if (to) glide(made.frequency, hertz, to, from, end)
  return made
}

function glide(pitch: AudioParam, hertz: number, to: number, from: number, end: number): void {
  pitch.setValueAtTime(hertz, from)
  pitch.exponentialRampToValueAtTime(to, end)
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

function hiss(audio: BaseAudioContext): AudioBufferSourceNode {
  const buffer = noises.get(audio) ?? noise(audio)
  noises.set(audio, buffer)
  return new AudioBufferSourceNode(audio, { buffer, loop: true })
}

function noise(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
