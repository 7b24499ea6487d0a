import { BLANK } from '$lib/table/log'
import type { Entry, Step } from '$lib/wire'
import type { Teller } from '$lib/words/teller'

/** A step as a line of the log. That a choice was the only one matters at the table, not afterwards. */
export function entryOf(step: Step): Entry {
  const { n, at, seat, move, events } = step
  return { ...BLANK, version: n, n, at, seat, move, events, auto: step.auto === 'forced' ? null : (step.auto as Entry['auto']) }
}

/** A player has given up: a line of the log that is no move. */
const givenUp = (seat: number): Entry => ({ ...BLANK, kind: 'conceded', seat })

export interface Turn {
  /** steps made before and after it */
  from: number
  to: number
  /** who acted; none where only chance did */
  seat: number | null
  lines: { at: number; text: string }[]
}

/** Before which step a seat gave up: from there on a stand-in moved for it; after the last one where it had no move left. */
function gaveUpAt(steps: readonly Step[], seat: number): number {
  const last = steps.findLastIndex((step) => step.seat === seat && !['stand-in', 'forced'].includes(step.auto ?? ''))
  const next = steps.findIndex((step, at) => at > last && step.seat === seat && step.auto === 'stand-in')
  return next < 0 ? steps.length : next
}

/** The whole game by turns, each with a line for every step that something came of, and for those who gave up. */
export function turnsOf(steps: readonly Step[], starts: readonly number[], teller: Teller, conceded: readonly number[] = []): Turn[] {
  const gone = conceded.map((seat) => ({ at: gaveUpAt(steps, seat), text: teller.entry(givenUp(seat)) }))
  return starts.map((from, i) => {
    const to = starts[i + 1] ?? steps.length
    const made = steps.slice(from, to)
    const seat = made.find((step) => step.seat >= 0)?.seat ?? null
    const lines = made.flatMap((step, j) => [
      ...gone.filter(({ at }) => at === from + j).map(({ text }) => ({ at: from + j + 1, text })),
      ...(step.events.length ? [{ at: from + j + 1, text: teller.entry(entryOf(step)) }] : []),
    ])
    const ended = to === steps.length ? gone.filter(({ at }) => at === to) : []
    return { from, to, seat, lines: [...lines, ...ended] }
  })
}
