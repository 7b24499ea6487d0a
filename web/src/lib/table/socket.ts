/** A channel to a table that mends itself: it reconnects with growing pauses and keeps the time of the answers. */

import type { Bye, ServerFrame } from '$lib/wire'

/** What a channel needs of a WebSocket. */
export interface Wire {
  readyState: number
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

export type ChannelStatus = 'connecting' | 'open' | 'lost' | 'gone'

export interface ChannelOptions {
  /** the address to connect to, asked anew each time */
  url: () => string
  onframe: (frame: ServerFrame) => void
  onstatus: (status: ChannelStatus, bye: Bye['reason'] | null) => void
  /** milliseconds from ping to pong, and how far the server's clock is ahead */
  onlag?: (lag: number, offset: number) => void
  connect?: (url: string) => Wire
}

const OPEN = 1
const PING_EVERY = 10_000
const SILENT_AFTER = 25_000
const PAUSES = [250, 500, 1000, 2000, 4000, 8000, 15_000]
// After these there is nothing to come back to, unless the server says otherwise.
const FINAL = new Set<Bye['reason']>(['unauthorised', 'gone', 'elsewhere'])

export class Channel {
  private wire: Wire | null = null
  private failures = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private pinging: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private bye: Bye | null = null
  private closed = false

  constructor(private readonly options: ChannelOptions) {}

  /** Connect, and stay connected. */
  open(): void {
    this.closed = false
    globalThis.addEventListener?.('online', this.hurry)
    globalThis.document?.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  /** Hang up for good. */
  close(): void {
    this.closed = true
    clearTimeout(this.retry)
    globalThis.removeEventListener?.('online', this.hurry)
    globalThis.document?.removeEventListener('visibilitychange', this.hurry)
    this.drop()
  }

  /** Send a frame if the channel is open; says whether it was. */
  send(frame: unknown): boolean {
    if (this.wire?.readyState !== OPEN) return false
    this.wire.send(JSON.stringify(frame))
    return true
  }

  /** Connect anew at once, as after a view that does not fit. */
  restart(): void {
    this.drop()
    if (!this.closed) this.connect()
  }

  private connect(): void {
    clearTimeout(this.retry)
    this.bye = null
    this.options.onstatus('connecting', null)
    const make = this.options.connect ?? ((url: string) => new WebSocket(url) as unknown as Wire)
    const wire = make(this.options.url())
    this.wire = wire
    wire.onopen = () => this.opened()
    wire.onmessage = (event) => this.received(String(event.data))
    wire.onclose = () => this.lost()
  }

  private opened(): void {
    this.heard = Date.now()
    this.ping()
    this.pinging = setInterval(() => this.ping(), PING_EVERY)
  }

  private received(text: string): void {
    this.heard = Date.now()
    const frame = JSON.parse(text) as ServerFrame
    if (frame.frame === 'pong') return this.timed(frame.t, frame.now)
    if (frame.frame === 'bye') {
      this.bye = frame
      return
    }
    if (frame.frame === 'welcome') {
      this.failures = 0
      this.options.onstatus('open', null)
    }
    this.options.onframe(frame)
  }

  private timed(sent: number, now: number): void {
    const lag = Date.now() - sent
    this.options.onlag?.(lag, now - (sent + lag / 2))
  }

  private ping(): void {
    if (Date.now() - this.heard > SILENT_AFTER) return this.restart()
    this.send({ ask: 'ping', cid: 'ping', t: Date.now() })
  }

  private lost(): void {
    this.drop()
    if (this.closed) return
    const reason = this.bye?.reason ?? null
    if (this.isFinal()) return this.options.onstatus('gone', reason)
    this.options.onstatus('lost', reason)
    this.retry = setTimeout(() => this.connect(), this.bye?.again ? 0 : this.pause())
  }

  private isFinal(): boolean {
    return this.bye !== null && FINAL.has(this.bye.reason) && !this.bye.again
  }

  private pause(): number {
    const pause = PAUSES[Math.min(this.failures++, PAUSES.length - 1)] ?? 0
    // Not all browsers of a table knock at the same moment after a restart.
    return pause * (0.75 + Math.random() / 2)
  }

  private drop(): void {
    clearInterval(this.pinging)
    const wire = this.wire
    this.wire = null
    if (!wire) return
    wire.onopen = wire.onmessage = wire.onclose = null
    wire.close()
  }

  private hurry = (): void => {
    if (this.closed || this.isFinal() || document.visibilityState === 'hidden') return
    if (this.wire === null) this.connect()
    else this.ping()
  }
}
