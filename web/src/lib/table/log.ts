/** The log of a table in an order that people read: what stands, whose turn it was, what came since one's own. */

import type { Entry } from '$lib/wire'

/** A line of the log that says nothing yet. */
export const BLANK: Entry = {
  version: 0,
  at: 0,
  kind: 'move',
  seat: null,
  name: null,
  player: null,
  n: null,
  move: null,
  events: [],
  undo: null,
  text: null,
  level: null,
  whom: null,
  quote: null,
  auto: null,
}

/** What one seat did without anybody else acting between; chance and the clock count to whoever set them off. */
export interface Group {
  /** who acted; null for what nobody at a seat did */
  seat: number | null
  entries: Entry[]
}

/** The seat of the clock. */
const CLOCK = -2
/** Time that passed, or a move of a kind that needs no words, without anything coming of it. */
export function isSilent(entry: Entry, wordless: readonly string[] = []): boolean {
  if (entry.kind !== 'move' || entry.events.length > 0) return false
  return entry.seat === CLOCK || wordless.includes(entry.move?.['do'] ?? '')
}
/** What the table did for somebody as the only choice, without anything coming of it: done, the end of a turn. */
export const isFormality = ({ kind, auto, events }: Entry) => kind === 'move' && auto === 'forced' && !events.length
/** Whether an entry belongs to the talk, not to the log: what was written, and for the host what was reported. */
export const isTalk = ({ kind }: Entry) => kind === 'chat' || kind === 'reported'
const isAct = (entry: Entry) => entry.kind === 'move' || entry.kind === 'undo'

/** The versions of the moves that were taken back. */
export function undone(entries: readonly Entry[]): Set<number> {
  const gone = new Set<number>()
  let standing: Entry[] = []
  for (const entry of entries) {
    if (entry.kind === 'move') standing.push(entry)
    const back = entry.kind === 'undo' ? entry.undo : null
    if (back === null) continue
    for (const move of standing) if ((move.n ?? 0) > back) gone.add(move.version)
    standing = standing.filter((move) => (move.n ?? 0) <= back)
  }
  return gone
}

/** A log without what was taken back. */
export interface Standing {
  /** of several takings-back in a row the last one stands for all */
  entries: Entry[]
  /** the moves that were taken back, by the version of the line that tells it */
  taken: ReadonlyMap<number, readonly Entry[]>
}

/** Moves that were taken back go into the one line that says so. */
export function standing(entries: readonly Entry[]): Standing {
  const gone = undone(entries)
  const kept: Entry[] = []
  const taken = new Map<number, Entry[]>()
  let waiting: Entry[] = []
  for (const entry of entries) {
    if (gone.has(entry.version)) waiting.push(entry)
    else if (entry.kind !== 'undo') kept.push(entry)
    else {
      const last = kept.at(-1)
      const earlier = last?.kind === 'undo' && last.seat === entry.seat ? kept.pop() : undefined
      taken.set(entry.version, [...(taken.get(earlier?.version ?? -1) ?? []), ...waiting])
      waiting = []
      kept.push(entry)
    }
  }
  return { entries: kept, taken }
}

/** The log by turns, talk left out, and moves of the kinds that need no words. */
export function groups(entries: readonly Entry[], wordless: readonly string[] = []): Group[] {
  const made: Group[] = []
  for (const entry of entries) {
    if (isTalk(entry) || isSilent(entry, wordless)) continue
    const last = made.at(-1)
    const seat = isAct(entry) ? entry.seat : null
    if (last && (seat === last.seat || (seat !== null && seat < 0))) last.entries.push(entry)
    else made.push({ seat: seat !== null && seat < 0 ? null : seat, entries: [entry] })
  }
  return made
}

/**
 * What others did between one's last two moves, or since the last one; `fresh`: one's seat has not acted since. What was
 * done for somebody, as the only choice or by a bot in their place, is no move of theirs.
 */
export function since(entries: readonly Entry[], seat: number): { entries: Entry[]; fresh: boolean } {
  const gone = undone(entries)
  const acts = entries.filter((entry) => entry.kind === 'move' && !gone.has(entry.version))
  const end = acts.findLastIndex((act) => act.seat !== seat) + 1
  const acted = acts.findLastIndex((act, at) => at < end && act.seat === seat && act.auto === null)
  const start = acts.findIndex((act, at) => at > acted && act.seat !== seat)
  const found = acts.slice(start < 0 ? end : start, end)
  const isOwn = (act: Entry) => act.seat === seat && (act.auto === null || act.auto === 'stand-in')
  return { entries: found, fresh: found.length > 0 && !acts.slice(acted + 1).some(isOwn) }
}
