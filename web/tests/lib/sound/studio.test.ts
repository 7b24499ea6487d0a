import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { set, preferences } from '$lib/preferences.svelte'
import { HOUSE } from '$lib/sound/house'
import type { Note } from '$lib/sound/note'
import { signal } from '$lib/sound/signal'
import { Band, silence } from '$lib/sound/studio'

/** What a page has done with its audio: every node that was made, and every context. */
let nodes: FakeNode[] = []
let contexts: FakeContext[] = []

class FakeParam {
  /** what was asked of it, in order: the method, the value, the moment */
  asked: [how: string, value: number, at: number][] = []
  setValueAtTime = (value: number, at: number) => void this.asked.push(['set', value, at])
  linearRampToValueAtTime = (value: number, at: number) => void this.asked.push(['line', value, at])
  exponentialRampToValueAtTime = (value: number, at: number) => void this.asked.push(['fall', value, at])
  setTargetAtTime = (value: number, at: number) => void this.asked.push(['fade', value, at])
}

class FakeNode extends EventTarget {
  gain = new FakeParam()
  frequency = new FakeParam()
  to: unknown[] = []
  from: number | null = null
  until: number | null = null
  constructor(
    readonly context: FakeContext,
    readonly given: Record<string, unknown> = {},
  ) {
    super()
    nodes.push(this)
  }
  connect<To>(to: To): To {
    this.to.push(to)
    return to
  }
  disconnect(): void {
    this.to = []
  }
  start(at: number): void {
    this.from = at
  }
  stop(at: number): void {
    this.until = at
    if (this.from !== null) queueMicrotask(() => this.dispatchEvent(new Event('ended')))
  }
}
class Gain extends FakeNode {}
class Oscillator extends FakeNode {}
class Filter extends FakeNode {}
class Hiss extends FakeNode {}
class Compressor extends FakeNode {}

class FakeContext {
  state = 'running'
  currentTime = 10
  sampleRate = 8
  destination = {}
  buffers = 0
  isClosed = false
  constructor() {
    contexts.push(this)
  }
  createBuffer(): { getChannelData: () => Float32Array } {
    this.buffers++
    return { getChannelData: () => new Float32Array(8) }
  }
  resume = vi.fn(() => Promise.resolve())
  close(): Promise<void> {
    this.isClosed = true
    return Promise.resolve()
  }
}

const of = <Kind extends FakeNode>(kind: new (...given: never[]) => Kind): Kind[] => nodes.filter((node): node is Kind => node instanceof kind)
const VOLUME = preferences.volume
const TONE: Note = { hertz: 440, start: 0.5, length: 1 }

function bandAt(volume: number): Band {
  const band = new Band()
  band.volume = volume
  return band
}

beforeEach(() => {
  nodes = []
  contexts = []
  const fakes = { AudioContext: FakeContext, GainNode: Gain, OscillatorNode: Oscillator, BiquadFilterNode: Filter, AudioBufferSourceNode: Hiss }
  for (const [name, fake] of Object.entries({ ...fakes, DynamicsCompressorNode: Compressor })) vi.stubGlobal(name, fake)
})
afterEach(() => {
  silence()
  vi.unstubAllGlobals()
  set({ sound: true, volume: VOLUME })
})

test('what is turned down makes no sound and opens no audio', () => {
  bandAt(0).play([TONE])
  expect(contexts).toEqual([])
})

test('a page that nobody has touched yet stays silent, as browsers want it', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  bandAt(1).play([TONE])
  expect(contexts).toEqual([])
})

test('all bands share one context, which is woken where the browser has put it to sleep', () => {
  bandAt(1).play([TONE])
  contexts[0]!.state = 'suspended'
  bandAt(0.5).play([TONE])
  expect(contexts).toHaveLength(1)
  expect(contexts[0]!.resume).toHaveBeenCalledOnce()
  expect(of(Compressor)).toHaveLength(1)
})

test('a note begins when it is due, falls silent at its end, and then nothing of it is kept', async () => {
  bandAt(1).play([TONE], 2)
  const [source] = of(Oscillator)
  expect(source!.given).toEqual({ type: 'sine', frequency: 440 })
  expect(source!.from).toBe(12.5)
  expect(source!.until).toBeGreaterThan(13.5)
  const shape = source!.to[0] as Gain
  expect(shape.gain.asked.map(([how]) => how)).toEqual(['set', 'line', 'fall'])
  expect(shape.gain.asked[2]![2]).toBe(13.5)
  await Promise.resolve()
  expect(shape.to).toEqual([])
})

test('a sound that is due at once begins a little later, so that its beginning is not cut', () => {
  bandAt(1).play([{ ...TONE, start: 0 }])
  expect(of(Oscillator)[0]!.from).toBeGreaterThan(10)
  expect(of(Oscillator)[0]!.from).toBeLessThan(10.1)
})

test('a tone can glide, tremble and sound through a body', () => {
  bandAt(1).play([{ ...TONE, to: 220, vibrato: { rate: 5, hertz: 3 }, body: { hertz: 800, q: 2, to: 400 } }])
  const [source, trembling] = of(Oscillator)
  expect(source!.frequency.asked.map(([, value]) => value)).toEqual([440, 220])
  expect(trembling!.given).toEqual({ frequency: 5 })
  expect((trembling!.to[0] as Gain).to).toEqual([source!.frequency])
  const [body] = of(Filter)
  expect(source!.to).toEqual([body])
  expect(body!.frequency.asked.map(([, value]) => value)).toEqual([800, 400])
})

test('the hiss of noises is made once', () => {
  const band = bandAt(1)
  for (let i = 0; i < 3; i++) band.play([{ ...TONE, wave: 'noise' }])
  expect(of(Hiss)).toHaveLength(3)
  expect(contexts[0]!.buffers).toBe(1)
})

test('a band fades away as a whole, and sounds again with a fresh start', () => {
  vi.useFakeTimers()
  const band = bandAt(0.8)
  band.play([TONE])
  const out = of(Gain)[0]!
  expect(out.given).toEqual({ gain: 0.8 })
  band.hush()
  expect(out.gain.asked.at(-1)!.slice(0, 2)).toEqual(['fade', 0])
  vi.runAllTimers()
  expect(out.to).toEqual([])
  band.play([TONE])
  expect(of(Gain).filter(({ given }) => given['gain'] === 0.8)).toHaveLength(2)
})

test('the volume of what sounds already follows', () => {
  const band = bandAt(1)
  band.play([TONE])
  band.volume = 0.25
  expect(of(Gain)[0]!.gain.asked.at(-1)!.slice(0, 2)).toEqual(['fade', 0.25])
  expect(band.volume).toBe(0.25)
})

test('silence closes the audio; the next sound opens another', () => {
  const band = bandAt(1)
  band.play([TONE])
  silence()
  expect(contexts[0]!.isClosed).toBe(true)
  band.play([TONE])
  expect(contexts).toHaveLength(2)
})

test('a signal is as loud as was chosen, and silent where sounds are off', () => {
  set({ sound: false })
  signal(HOUSE.turn)
  expect(contexts).toEqual([])
  set({ sound: true, volume: 0.4 })
  signal(HOUSE.turn)
  expect(of(Gain)[0]!.given).toEqual({ gain: 0.4 })
})
