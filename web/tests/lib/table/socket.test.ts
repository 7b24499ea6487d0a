import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Channel, type Wire } from '$lib/table/socket'

/** A socket without a network: the test says what the server does. */
class FakeWire implements Wire {
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }
  accept(): this {
    this.readyState = 1
    this.onopen?.()
    return this
  }
  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => vi.useRealTimers())

function channelTo() {
  const wires: FakeWire[] = []
  const told = { status: vi.fn(), frame: vi.fn(), lag: vi.fn() }
  const connect = () => {
    const wire = new FakeWire()
    wires.push(wire)
    return wire
  }
  const channel = new Channel({ url: () => 'ws://x', onframe: told.frame, onstatus: told.status, onlag: told.lag, connect })
  channel.open()
  return { channel, wires, told, last: () => wires.at(-1) as FakeWire }
}
const statuses = (told: { status: ReturnType<typeof vi.fn> }) => told.status.mock.calls.map(([status]) => status as string)

test('a channel is open once it was welcomed, not before', () => {
  const { told, last } = channelTo()
  last().accept()
  expect(statuses(told)).toEqual(['connecting'])
  last().say({ frame: 'welcome' })
  expect(statuses(told)).toEqual(['connecting', 'open'])
  expect(told.frame).toHaveBeenCalledOnce()
})

test('a lost channel is taken up again, with growing pauses', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { wires, told, last } = channelTo()
  last().onclose?.()
  expect(statuses(told)).toEqual(['connecting', 'lost'])
  await vi.advanceTimersByTimeAsync(250)
  expect(wires).toHaveLength(2)
  last().onclose?.()
  await vi.advanceTimersByTimeAsync(250)
  expect(wires).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(250)
  expect(wires).toHaveLength(3)
})

test('after a welcome the pauses begin anew', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { wires, last } = channelTo()
  for (let i = 0; i < 3; i++) {
    last().onclose?.()
    await vi.advanceTimersByTimeAsync(5000)
  }
  last().accept().say({ frame: 'welcome' })
  last().onclose?.()
  const before = wires.length
  await vi.advanceTimersByTimeAsync(250)
  expect(wires).toHaveLength(before + 1)
})

test.each(['unauthorised', 'gone', 'elsewhere'])('a server that says goodbye for good (%s) is not called again', async (reason) => {
  const { wires, told, last } = channelTo()
  last().accept().say({ frame: 'bye', reason, again: false })
  last().onclose?.()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(wires).toHaveLength(1)
  expect(told.status).toHaveBeenLastCalledWith('gone', reason)
})

test('a server that is about to come back is called at once', async () => {
  const { wires, last } = channelTo()
  last().accept().say({ frame: 'bye', reason: 'restart', again: true })
  last().onclose?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(wires).toHaveLength(2)
})

test('pings tell how long an answer takes and how far the server’s clock is ahead', async () => {
  const { told, last } = channelTo()
  last().accept()
  const ping = last().sent[0] as { t: number }
  await vi.advanceTimersByTimeAsync(40)
  last().say({ frame: 'pong', t: ping.t, now: 1_000_520 })
  expect(told.lag).toHaveBeenCalledExactlyOnceWith(40, 500)
  expect(told.frame).not.toHaveBeenCalled()
})

test('a channel on which nothing is heard for long is taken up anew', async () => {
  const { wires, last } = channelTo()
  last().accept().say({ frame: 'welcome' })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(wires).toHaveLength(2)
})

test('what is sent while the channel is down is said not to have gone', () => {
  const { channel, last } = channelTo()
  expect(channel.send({ ask: 'x' })).toBe(false)
  last().accept()
  expect(channel.send({ ask: 'x' })).toBe(true)
})

test('after hanging up nothing is tried any more', async () => {
  const { channel, wires, last } = channelTo()
  last().accept()
  channel.close()
  await vi.advanceTimersByTimeAsync(60_000)
  globalThis.dispatchEvent(new Event('online'))
  expect(wires).toHaveLength(1)
})

test('a network that is back is used at once', () => {
  const { wires, last } = channelTo()
  last().onclose?.()
  globalThis.dispatchEvent(new Event('online'))
  expect(wires).toHaveLength(2)
})
