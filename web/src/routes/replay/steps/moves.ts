import type { Entry, Step } from '$lib/wire'
import type { Teller } from '$lib/words/teller'

/** A step as a line of the log. That a choice was the only one matters at the table, not afterwards. */
export function entryOf(step: Step): Entry {
  return {
    version: step.n,
    at: step.at,
    kind: 'move',
    seat: step.seat,
    name: null,
    player: null,
    n: step.n,
    move: step.move,
    events: step.events,
    undo: null,
    text: null,
    level: null,
    whom: null,
    quote: null,
    auto: step.auto === 'forced' ? null : (step.auto as Entry['auto']),
  }
}

export interface Turn {
  /** steps made before and after it */
  from: number
  to: number
  /** who acted; none where only chance did */
  seat: number | null
  lines: { at: number; text: string }[]
}

/** The whole game by turns, each with a line for every step that something came of. */
export function turnsOf(steps: readonly Step[], starts: readonly number[], teller: Teller): Turn[] {
  return starts.map((from, i) => {
    const to = starts[i + 1] ?? steps.length
    const made = steps.slice(from, to)
    const seat = made.find((step) => step.seat >= 0)?.seat ?? null
    const lines = made.flatMap((step, j) => (step.events.length ? [{ at: from + j + 1, text: teller.entry(entryOf(step)) }] : []))
    return { from, to, seat, lines }
  })
}
