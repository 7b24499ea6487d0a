// What can be read from the log and the latest events: opponents' last actions, alarms, the points of a scoring.
import type { EntryOf } from '$games/contract'
import type { Teller } from '$lib/words/teller'
import type { AnyEvent, EmpiresView } from '../wire'

export interface TickerLine {
  key: string
  seat: number
  icon: string
  text: string
}

const TICKED: Record<string, string> = {
  GlassTurned: '',
  GlassShifted: '',
  TechnologyDiscovered: 'discover',
  BuildingPlaced: 'build',
  ClansMoved: 'move',
  Fought: 'fought',
  ClansDestroyed: 'fought',
  TerritoryBombarded: 'fought',
}

/** The last things that others did in this age, newest first. */
export function tickerOf(entries: readonly EntryOf<AnyEvent>[], eyes: number | null, teller: Teller, most: number): TickerLine[] {
  const lines: TickerLine[] = []
  for (let at = entries.length - 1; at >= 0 && lines.length < most; at--) {
    const entry = entries[at] as EntryOf<AnyEvent>
    if (entry.events.some(({ event }) => event === 'AgeBegan')) break
    if (entry.kind !== 'move' || entry.seat === null || entry.seat < 0 || entry.seat === eyes) continue
    const events = entry.events.filter(({ event }) => event in TICKED)
    for (const [i, event] of [...events.entries()].reverse()) {
      // the seat's mark already shows whose glass it was
      const turned = event.event === 'GlassTurned' || event.event === 'GlassShifted' ? event.action : null
      const text = turned === null ? teller.event(event) : teller.value('action', turned)
      lines.push({ key: `${entry.version}-${i}`, seat: entry.seat, icon: turned ?? TICKED[event.event] ?? '', text })
    }
  }
  return lines.slice(0, most)
}

/** The action that a seat last turned a glass on, null if none. */
export function lastOf(entries: readonly EntryOf<AnyEvent>[], seat: number): string | null {
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at] as EntryOf<AnyEvent>
    if (entry.kind !== 'move' || entry.seat !== seat) continue
    const turned = entry.events.find((told) => told.event === 'GlassTurned')
    if (turned) return turned.action
  }
  return null
}

export interface Alarm {
  space: string
  seat: number
  /** whether there was a fight */
  fought: boolean
}

/** The viewer's own places that somebody has just entered or destroyed. */
export function alarmsOf(events: readonly AnyEvent[], before: EmpiresView | null, eyes: number | null): Alarm[] {
  if (!before || eyes === null) return []
  const mine = (space: string) => before.spaces.find((one) => one.space === space)?.occupants.includes(eyes) ?? false
  const fights = new Set(events.filter((told) => told.event === 'Fought' || told.event === 'ClansDestroyed').map(({ territory }) => territory))
  return events.flatMap((event): Alarm[] => {
    if ('seat' in event && event.seat === eyes) return []
    if (event.event === 'Fought' || event.event === 'ClansDestroyed')
      return event.defender === eyes ? [{ space: event.territory, seat: event.seat, fought: true }] : []
    if (event.event === 'ClansMoved' && mine(event.end) && !fights.has(event.end)) return [{ space: event.end, seat: event.seat, fought: false }]
    return event.event === 'TerritoryBombarded' && mine(event.territory) ? [{ space: event.territory, seat: event.seat, fought: true }] : []
  })
}

/** The points of a scoring: by category, one number per seat. */
export function pointsOf(scoring: readonly AnyEvent[], seats: number): Record<string, number[]> {
  const made: Record<string, number[]> = {}
  for (const told of scoring) {
    if (told.event !== 'PointsScored') continue
    const { seat, kind, points } = told
    const row = (made[kind] ??= Array<number>(seats).fill(0))
    row[seat] = (row[seat] ?? 0) + points
  }
  return made
}
