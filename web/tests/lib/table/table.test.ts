import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BLANK } from '$lib/table/log'
import type { Wire } from '$lib/table/socket'
import { Refusal } from '$lib/table/pending'
import { merged, TableState } from '$lib/table/table.svelte'
import type { Entry, TableInfo, Update, Welcome } from '$lib/wire'

/** A socket without a network: the test says what the server does. */
class FakeWire implements Wire {
  static all: FakeWire[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly url: string) {
    FakeWire.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 3
  }
  accept(): void {
    this.readyState = 1
    this.onopen?.()
  }
  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
  break(): void {
    this.readyState = 3
    this.onclose?.()
  }
  commands(): Record<string, unknown>[] {
    return this.sent.filter((frame) => 'do' in frame)
  }
}

const line = (version: number): Entry => ({ ...BLANK, version, kind: 'chat', name: 'Ada', player: 'p', text: `${version}` })
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => line(from + i))
const info = (version: number) => ({ id: 't', game: 'g', version }) as TableInfo
const welcome = (version: number, rest: Partial<Welcome> = {}): Welcome => ({
  frame: 'welcome',
  table: info(version),
  you: 'p',
  yours: [0],
  eyes: 0,
  view: { era: 1, hexes: [0, 0] },
  asked: null,
  undo: { may: false, reason: null },
  clock: null,
  entries: lines(1, version),
  earlier: false,
  presets: {},
  measures: {},
  time: null,
  now: 0,
  ...rest,
})
const update = (version: number, rest: Partial<Update> = {}): Update => ({
  frame: 'update',
  version,
  entries: [line(version)],
  patch: null,
  asked: null,
  undo: { may: false, reason: null },
  clock: null,
  table: null,
  yours: null,
  presets: null,
  measures: null,
  time: null,
  now: 0,
  ...rest,
})
const last = () => FakeWire.all.at(-1) as FakeWire

let table: TableState

function seated(version = 3): FakeWire {
  table = new TableState('t', (url) => new FakeWire(url))
  table.open()
  last().accept()
  last().say(welcome(version))
  return last()
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeWire.all = []
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
})

describe('a table', () => {
  it('shows what the welcome says', () => {
    seated()
    expect(table.status).toBe('open')
    expect(table.entries.map((entry) => entry.version)).toEqual([1, 2, 3])
    expect(table.view).toEqual({ era: 1, hexes: [0, 0] })
  })

  it('follows updates by their patches and says what is new', () => {
    const wire = seated()
    const heard: unknown[] = []
    table.onupdate = (entries, before) =>
      heard.push(
        entries.map((entry) => entry.version),
        before,
      )
    wire.say(update(4, { patch: { era: { '=': 2 }, hexes: { '1': { '=': 5 } } } }))
    expect(table.view).toEqual({ era: 2, hexes: [0, 5] })
    expect(table.info.version).toBe(4)
    expect(heard).toEqual([[4], { era: 1, hexes: [0, 0] }])
  })

  it('does not go back for an update that is older than what it shows', () => {
    const wire = seated(5)
    wire.say(update(4, { patch: { era: { '=': 9 } } }))
    expect(table.view).toEqual({ era: 1, hexes: [0, 0] })
    expect(table.entries).toHaveLength(5)
  })

  it('keeps the log in order and without doubles', () => {
    expect(merged(lines(1, 4), lines(3, 6)).map((entry) => entry.version)).toEqual([1, 2, 3, 4, 5, 6])
    expect(merged(lines(5, 6), lines(1, 2)).map((entry) => entry.version)).toEqual([1, 2, 5, 6])
  })

  it('puts the earlier part of the log before what it has', async () => {
    table = new TableState('t', (url) => new FakeWire(url))
    table.open()
    last().accept()
    last().say(welcome(9, { entries: lines(8, 9), earlier: true }))
    const loading = table.loadEarlier()
    const asked = last().sent.find((frame) => frame['ask'] === 'earlier')
    expect(asked).toMatchObject({ before: 8 })
    last().say({ frame: 'answer', cid: asked?.['cid'], why: null, hint: null, foreseen: null, entries: lines(1, 7) })
    await loading
    expect(table.entries.map((entry) => entry.version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(table.earlier).toBe(false)
  })
})

describe('a command', () => {
  it('is done when it is acknowledged', async () => {
    const wire = seated()
    const done = table.do({ do: 'say', text: 'hello' })
    const [sent] = wire.commands()
    wire.say({ frame: 'ack', cid: sent?.['cid'], version: 4 })
    expect((await done).version).toBe(4)
  })

  it('fails with the reason when it is refused', async () => {
    const wire = seated()
    const done = table.do({ do: 'undo', seat: 0 })
    const reason = { key: 'undo-chance', clause: '', args: {} }
    wire.say({ frame: 'refused', cid: wire.commands()[0]?.['cid'], error: 'illegal', reason, version: 3 })
    await expect(done).rejects.toEqual(new Refusal('illegal', reason))
  })

  it('is sent again with the same cid after the line was lost, until it is answered, and not after', async () => {
    const first = seated()
    const done = table.do({ do: 'say', text: 'hello' })
    const cid = first.commands()[0]?.['cid']
    first.break()
    expect(table.status).toBe('lost')
    vi.advanceTimersByTime(1000)
    last().accept()
    expect(last().commands()).toEqual([])
    last().say(welcome(4, { entries: [line(4)] }))
    expect(
      last()
        .commands()
        .map((frame) => frame['cid']),
    ).toEqual([cid])
    last().say({ frame: 'ack', cid, version: 4 })
    await done
    last().break()
    vi.advanceTimersByTime(1000)
    last().accept()
    last().say(welcome(4, { entries: [] }))
    expect(last().commands()).toEqual([])
  })

  it('given while the line is lost goes out once it is back', () => {
    seated().break()
    void table.do({ do: 'say', text: 'late' }).catch(() => undefined)
    vi.advanceTimersByTime(1000)
    last().accept()
    last().say(welcome(3, { entries: [] }))
    expect(last().commands()).toHaveLength(1)
  })
})

describe('a lost line', () => {
  it('asks for what was missed since the version it shows, and merges it', () => {
    const first = seated()
    expect(first.url).not.toContain('since')
    first.break()
    vi.advanceTimersByTime(1000)
    expect(last().url).toContain('since=3')
    last().accept()
    last().say(welcome(5, { entries: lines(4, 5), earlier: true }))
    expect(table.entries.map((entry) => entry.version)).toEqual([1, 2, 3, 4, 5])
  })

  it('starts the log afresh where too much was missed', () => {
    seated().break()
    vi.advanceTimersByTime(1000)
    last().accept()
    last().say(welcome(90, { entries: lines(80, 90), earlier: true }))
    expect(table.entries[0]?.version).toBe(80)
    expect(table.earlier).toBe(true)
  })

  it('waits longer after each failure, and little again after a success', () => {
    seated().break()
    const waits: number[] = []
    for (let i = 0; i < 6; i++) {
      const count = FakeWire.all.length
      let waited = 0
      while (FakeWire.all.length === count) {
        vi.advanceTimersByTime(50)
        waited += 50
      }
      waits.push(waited)
      last().break()
    }
    expect(waits[5]).toBeGreaterThan(4 * (waits[0] ?? 0))
    expect(waits[5]).toBeLessThan(20_000)
  })

  it('comes back at once when the server says so', () => {
    const wire = seated()
    wire.say({ frame: 'bye', reason: 'resync', again: true })
    wire.break()
    vi.advanceTimersByTime(1)
    expect(FakeWire.all).toHaveLength(2)
  })

  it('stays away when the server says good-bye for good, and what waits fails', async () => {
    const wire = seated()
    const done = table.do({ do: 'say', text: 'hello' })
    wire.say({ frame: 'bye', reason: 'gone', again: false })
    wire.break()
    vi.advanceTimersByTime(60_000)
    dispatchEvent(new Event('online'))
    expect(FakeWire.all).toHaveLength(1)
    expect(table.status).toBe('gone')
    expect(table.farewell).toBe('gone')
    await expect(done).rejects.toBeInstanceOf(Refusal)
  })

  it('is tried at once when the network is back', () => {
    seated().break()
    dispatchEvent(new Event('online'))
    expect(FakeWire.all).toHaveLength(2)
  })

  it('is noticed by silence', () => {
    seated()
    vi.advanceTimersByTime(40_000)
    expect(FakeWire.all.length).toBeGreaterThan(1)
  })

  it('keeps looking through the eyes that were chosen', () => {
    const wire = seated()
    table.look(2)
    expect(wire.sent.at(-1)).toMatchObject({ ask: 'look', eyes: 2 })
    wire.break()
    vi.advanceTimersByTime(1000)
    expect(last().url).toContain('eyes=2')
  })
})

it('a ping every ten seconds measures the lag and the server clock', () => {
  const wire = seated()
  const pings = () => wire.sent.filter((frame) => frame['ask'] === 'ping')
  const before = pings().length
  vi.advanceTimersByTime(10_000)
  expect(pings()).toHaveLength(before + 1)
  const t = pings().at(-1)?.['t'] as number
  vi.advanceTimersByTime(80)
  wire.say({ frame: 'pong', t, now: t + 40 + 5000 })
  expect(table.lag).toBe(80)
  expect(table.offset).toBe(5000)
})
