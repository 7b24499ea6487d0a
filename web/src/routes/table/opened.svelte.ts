import type { PartKey } from '$games/contract'
import type { EventJson } from '$lib/json'
import type { Entry } from '$lib/wire'
import { Sitting } from './sitting.svelte'

/** Playing, asking why not, or trying what if. */
export type Mode = 'play' | 'doubt' | 'sandbox'
/** What lies open beside or over the board. */
export type Panel = 'hint' | 'since' | 'presets' | 'keys' | 'list' | 'menu' | 'rule' | 'reference'

/** What is open on the screen of somebody who sits at a table. */
export class Opened extends Sitting {
  mode: Mode = $state('play')
  panel: Panel | null = $state(null)
  /** whether somebody opened the panel, so that it may take the focus */
  summoned = false
  rail: 'log' | 'chat' = $state('log')
  /** on a phone: whether the rail lies over the board */
  railOpen = $state(false)
  /** on a phone: whether one's own things are put away */
  lowered = $state(false)
  /** parts that a line of the log or a hint points at */
  pointed: readonly PartKey[] = $state.raw([])
  /** the clause whose text is open */
  clause = $state('')

  /** Point at what events touched. */
  point(events: readonly EventJson[]): void {
    this.pointed = events.flatMap((event) => this.module.touched(event))
  }

  pointAt(entry: Entry): void {
    this.point(entry.events)
  }

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel
    this.summoned = true
  }

  /** Show the text of a clause. */
  rule(clause: string): void {
    this.clause = clause
    this.panel = 'rule'
  }
}
