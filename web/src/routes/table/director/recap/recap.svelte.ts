import type { GameModule, PartKey } from '$games/contract'
import * as api from '$lib/api'
import type { EventJson, ViewJson } from '$lib/json'
import { isSilent, since } from '$lib/table/log'
import { apply } from '$lib/table/patch'
import type { TableState } from '$lib/table/table.svelte'
import type { Entry } from '$lib/wire'

/** One picture of the playback: a move of somebody, and the table after it where that could be had. */
interface Frame {
  entry: Entry
  view: ViewJson | null
  /** the table before it */
  before: ViewJson | null
}

const PACE = 1500

/** What happened since one last moved: what it touched, and the same again, move by move. */
export class Recap {
  frames: Frame[] = $state.raw([])
  at = $state(-1)
  playing = $state(false)
  /** the table before what is shown, if one came here by going on: only what changed may fly */
  before: ViewJson | null = $state.raw(null)
  readonly news = $derived.by(() => this.find())
  /** parts touched by what others did, until one moves oneself */
  readonly touched: ReadonlySet<PartKey> = $derived(new Set(this.news.fresh ? this.news.entries.flatMap((entry) => this.partsOf(entry)) : []))
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: TableState,
    private readonly module: GameModule,
  ) {}

  get frame(): Frame | null {
    return this.frames[this.at] ?? null
  }

  /** The parts that an entry of the log touched. */
  partsOf(entry: Entry): PartKey[] {
    return entry.events.flatMap((event) => this.module.touched(event as EventJson))
  }

  private find(): { entries: Entry[]; fresh: boolean } {
    const { eyes, yours, entries } = this.table
    return eyes !== null && yours.includes(eyes) ? since(entries, eyes) : { entries: [], fresh: false }
  }

  /** Play it back from the first move on. */
  async start(): Promise<void> {
    const entries = this.news.entries.filter((entry) => !isSilent(entry, this.module.wordless))
    const views = await this.views(entries)
    this.frames = entries.map((entry) => ({ entry, view: null, before: null, ...views.get(entry.n ?? -1) }))
    this.at = -1
    this.go(0)
    this.play()
  }

  /** The table before and after each of the moves; without them the playback points at the parts of the table as it is. */
  private async views(entries: readonly Entry[]): Promise<Map<number, Pick<Frame, 'view' | 'before'>>> {
    const wanted = new Set(entries.map((entry) => entry.n))
    const found = new Map<number, Pick<Frame, 'view' | 'before'>>()
    try {
      const replay = await api.replay(this.table.id, this.table.eyes)
      let view: ViewJson = replay.first
      for (const step of replay.steps) {
        const before = view
        view = apply(view, step.patch)
        if (wanted.has(step.n)) found.set(step.n, { view, before })
      }
    } catch {
      found.clear()
    }
    return found
  }

  go(at: number): void {
    const to = Math.max(0, Math.min(at, this.frames.length - 1))
    this.before = to === this.at + 1 ? (this.frames[to]?.before ?? null) : null
    this.at = to
  }

  /** Step by hand, which stops the clockwork. */
  by(steps: number): void {
    this.pause()
    this.go(this.at + steps)
  }

  /** Stop, go on, or begin anew at the end. */
  toggle(): void {
    if (this.playing) this.pause()
    else if (this.at < this.frames.length - 1) this.play()
    else void this.start()
  }

  play(): void {
    clearTimeout(this.timer)
    this.playing = this.at < this.frames.length - 1
    if (!this.playing) return
    this.timer = setTimeout(() => {
      this.go(this.at + 1)
      this.play()
    }, PACE)
  }

  pause(): void {
    clearTimeout(this.timer)
    this.playing = false
  }

  stop(): void {
    this.pause()
    this.frames = []
    this.before = null
    this.at = -1
  }
}
