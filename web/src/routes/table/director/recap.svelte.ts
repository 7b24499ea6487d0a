import type { GameModule, PartKey } from '$games/contract'
import * as api from '$lib/api'
import type { EventJson, ViewJson } from '$lib/json'
import { since } from '$lib/table/chronicle'
import { apply } from '$lib/table/patch'
import type { TableState } from '$lib/table/table.svelte'
import type { Entry } from '$lib/wire'

/** One picture of the playback: a move of somebody, and the table after it where that could be had. */
interface Frame {
  entry: Entry
  view: ViewJson | null
}

const PACE = 1500

/** What happened since one last moved: what it touched, and the same again, move by move. */
export class Recap {
  frames: Frame[] = $state.raw([])
  at = $state(-1)
  playing = $state(false)
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
    const entries = this.news.entries
    const views = await this.views(entries)
    this.frames = entries.map((entry) => ({ entry, view: views.get(entry.n ?? -1) ?? null }))
    this.go(0)
    this.play()
  }

  /** The table after each of the moves; without them the playback points at the parts of the table as it is. */
  private async views(entries: readonly Entry[]): Promise<Map<number, ViewJson>> {
    const wanted = new Set(entries.map((entry) => entry.n))
    const found = new Map<number, ViewJson>()
    try {
      const replay = await api.replay(this.table.id, this.table.eyes)
      let view: ViewJson = replay.first
      for (const step of replay.steps) {
        view = apply(view, step.patch)
        if (wanted.has(step.n)) found.set(step.n, view)
      }
    } catch {
      found.clear()
    }
    return found
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.frames.length - 1))
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
    this.at = -1
  }
}
