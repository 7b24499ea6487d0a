import type { PartKey, PracticeNow, PracticeTip } from '$games/contract'
import { route } from '$lib/route.svelte'
import { set, preferences } from '$lib/preferences.svelte'
import type { Station } from '../station.svelte'

/** So many tables for practice are remembered. */
const MOST = 20

/** Whether a table is for practice: its first address says so, and this browser remembers it however one comes back. */
function isForPractice(id: string): boolean {
  if (preferences.practice.includes(id)) return true
  if (!route.query.has('practice')) return false
  set({ practice: [...preferences.practice, id].slice(-MOST) })
  return true
}

/** A table that was opened for practice: what to do next, as long as one wants to hear it. */
export class Practice {
  /** whether tips are wanted at this table */
  readonly wanted: boolean
  private read: ReadonlySet<string> = $state.raw(new Set())
  readonly tip: PracticeTip | null = $derived.by(() => this.next())
  readonly parts: readonly PartKey[] = $derived.by(() => {
    const now = this.now()
    return now ? (this.tip?.parts?.(now) ?? []) : []
  })

  constructor(private readonly station: Station) {
    this.wanted = isForPractice(station.table.info.id)
  }

  /** The tip has been read. */
  close(): void {
    if (this.tip) this.read = new Set([...this.read, this.tip.key])
  }

  private now(): PracticeNow | null {
    const { table, game, seat } = this.station
    return table.view && seat !== null ? { view: table.view, asked: table.asked, eyes: seat, game } : null
  }

  private next(): PracticeTip | null {
    const now = this.now()
    if (!this.wanted || !now || this.station.table.info.status === 'over') return null
    return this.station.module.practice?.find((tip) => !this.read.has(tip.key) && tip.when(now)) ?? null
  }
}

/** Parts that are pointed at are framed, wherever they are drawn; answers how to stop. */
export function frame(parts: readonly PartKey[]): () => void {
  const sheet = new CSSStyleSheet()
  const selector = parts.map((part) => `[data-part="${CSS.escape(part)}"]`).join(', ')
  if (selector) sheet.replaceSync(`${selector} { outline: 3px dashed var(--brass); outline-offset: 2px; border-radius: 12px }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet))
}
