/** One table as this browser sees it, kept current over the socket. */

import type { MoveJson, ViewJson } from '$lib/json'
import type { Beat } from '$lib/sound/performance'
import type * as W from '$lib/wire'
import { apply } from './patch'
import { Pending, Refusal } from './pending'
import { Channel, type ChannelOptions, type ChannelStatus } from './socket'

type Without<T> = T extends unknown ? Omit<T, 'cid'> : never
export type NewCommand = Without<W.AnyCommand>
export type NewInquiry = Without<W.AnyInquiry>

const cid = () => crypto.getRandomValues(new Uint32Array(3)).reduce((text, part) => text + part.toString(36), '')

export class TableState {
  info: W.TableInfo = $state.raw(null as unknown as W.TableInfo)
  view: ViewJson | null = $state.raw(null)
  asked: W.Asked | null = $state.raw(null)
  undo: W.UndoInfo = $state.raw({ may: false, reason: null })
  clock: W.Clock | null = $state.raw(null)
  entries: W.Entry[] = $state.raw([])
  earlier = $state(false)
  you: string | null = $state(null)
  yours: number[] = $state.raw([])
  eyes: number | null = $state(null)
  presets: Record<string, MoveJson> = $state.raw({})
  /** public figures of each seat, such as points as they stand */
  measures: Record<string, number[]> = $state.raw({})
  /** the time of the game, where it is part of the rules and counts now */
  time: W.Running | null = $state.raw(null)
  status: ChannelStatus = $state('connecting')
  /** why the server hung up for good, if it did */
  farewell: W.Bye['reason'] | null = $state(null)
  lag = $state(0)
  /** the server's clock minus ours */
  offset = $state(0)
  onupdate?: (entries: W.Entry[], before: ViewJson | null) => void

  private version = 0
  private wished: number | null | undefined
  private readonly channel: Channel
  private readonly pending = new Pending()

  constructor(
    readonly id: string,
    connect?: ChannelOptions['connect'],
  ) {
    this.channel = new Channel({
      url: () => this.url(),
      onframe: (frame) => this.receive(frame),
      onstatus: (status, bye) => this.changed(status, bye),
      onlag: (lag, offset) => Object.assign(this, { lag, offset }),
      ...(connect && { connect }),
    })
  }

  /** Open the channel. */
  open(): void {
    this.channel.open()
  }

  /** Hang up; what was not answered fails. */
  close(): void {
    this.channel.close()
    this.pending.abandon()
  }

  /** Open the channel anew, as after signing in. */
  reopen(): void {
    this.channel.restart()
  }

  /** Want something done; the same command is sent again until it is answered, over lost lines too. */
  do(command: NewCommand): Promise<W.Ack> {
    return this.send({ ...command, cid: cid() } as W.AnyCommand)
  }

  /** Want to know something. */
  ask(inquiry: NewInquiry): Promise<W.Answer> {
    return this.send({ ...inquiry, cid: cid() } as W.AnyInquiry)
  }

  /** Look through the eyes of another seat, or of a spectator. */
  look(eyes: number | null): void {
    this.wished = eyes
    this.channel.send({ ask: 'look', cid: cid(), eyes })
  }

  /** Fetch the part of the log before the one that is here. */
  async loadEarlier(): Promise<void> {
    const answer = await this.ask({ ask: 'earlier', before: this.entries[0]?.version ?? 1 })
    const older = answer.entries ?? []
    this.earlier = older.length > 0 && (older[0]?.version ?? 1) > 1
    this.entries = merged(older, this.entries)
  }

  /** The time of the game at this very moment, where it counts. */
  gameNow(): number | null {
    const { time, offset } = this
    if (!time) return null
    return time.shows + (time.runs ? Math.max(0, Date.now() + offset - time.at) * time.haste : 0)
  }

  /** How the time of the game runs at this very moment; none where it stands still. */
  beat(): Beat | null {
    const { time, offset } = this
    if (!time?.runs) return null
    return { now: time.shows + (Date.now() + offset - time.at) * time.haste, from: time.shows, pace: time.haste }
  }

  private url(): string {
    const query = new URLSearchParams()
    if (this.version) query.set('since', String(this.version))
    if (this.wished != null) query.set('eyes', String(this.wished))
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return `${scheme}://${location.host}/api/tables/${this.id}/socket${query.size ? `?${query}` : ''}`
  }

  private send<T>(frame: W.AnyCommand | W.AnyInquiry): Promise<T> {
    const answer = this.pending.answerTo<T>(frame)
    if (this.status === 'open') this.channel.send(frame)
    else if (this.status === 'gone') this.pending.abandon()
    return answer
  }

  private changed(status: ChannelStatus, bye: W.Bye['reason'] | null): void {
    this.status = status
    this.farewell = status === 'gone' ? bye : null
    if (status === 'gone') this.pending.abandon()
  }

  private receive(frame: W.ServerFrame): void {
    if (frame.frame === 'welcome') this.welcome(frame)
    else if (frame.frame === 'update') this.update(frame)
    else if (frame.frame === 'refused') this.pending.answered(frame.cid, new Refusal(frame.error, frame.reason))
    else if (frame.frame === 'ack' || frame.frame === 'answer') this.pending.answered(frame.cid, frame)
  }

  private welcome(frame: W.Welcome): void {
    const { table, you, yours, eyes, view, asked, undo, clock, presets, measures, time } = frame
    const before = this.view
    const since = this.eyes === eyes ? this.version : 0
    const sameEyes = this.info != null && this.eyes === eyes
    const fits = sameEyes && frame.entries.every((entry) => entry.version > 0) && this.reaches(frame)
    Object.assign(this, { info: table, you, yours, eyes, view, asked, undo, clock, presets, measures, time })
    this.entries = fits ? merged(this.entries, frame.entries) : frame.entries
    if (!fits) this.earlier = frame.earlier
    this.version = table.version
    this.keepTime(frame.now)
    for (const waiting of this.pending.frames) this.channel.send(waiting)
    this.onupdate?.(since ? this.entries.filter((entry) => entry.version > since) : [], since ? before : null)
  }

  /** Whether the log sent goes on where ours ends, with nothing left out between. */
  private reaches(frame: W.Welcome): boolean {
    const last = this.entries.at(-1)?.version ?? 0
    const first = frame.entries[0]?.version
    return first === undefined ? frame.table.version === last : first <= last + 1 || !frame.earlier
  }

  private update(frame: W.Update): void {
    if (frame.version < this.version || !this.info) return
    const before = this.view
    const fresh = frame.entries.filter((entry) => entry.version > this.version)
    if (frame.patch) this.view = apply(this.view as ViewJson, frame.patch)
    this.asked = frame.asked
    this.undo = frame.undo
    this.clock = frame.clock
    this.time = frame.time
    this.info = frame.table ?? { ...this.info, version: frame.version }
    if (frame.yours) this.seated(frame.yours)
    if (frame.presets) this.presets = frame.presets
    if (frame.measures) this.measures = frame.measures
    this.entries = merged(this.entries, frame.entries)
    this.version = frame.version
    this.keepTime(frame.now)
    this.onupdate?.(fresh, before)
  }

  /** Who watched and sits down now looks through the eyes of that seat. */
  private seated(yours: number[]): void {
    const first = this.yours.length === 0 ? yours[0] : undefined
    this.yours = yours
    if (first !== undefined && this.eyes === null) this.look(first)
  }

  private keepTime(now: number): void {
    // Until a ping says better: as if the frame had taken no time.
    if (now && this.lag === 0) this.offset = now - Date.now()
  }
}

/** Two parts of a log as one, in order and without doubles. */
export function merged(older: W.Entry[], newer: W.Entry[]): W.Entry[] {
  const last = older.at(-1)?.version ?? 0
  if (newer.every((entry, i) => entry.version > (newer[i - 1]?.version ?? last))) return [...older, ...newer]
  const all = new Map([...older, ...newer].map((entry) => [entry.version, entry]))
  return [...all.values()].sort((a, b) => a.version - b.version)
}
