// What the log and the last events tell: opponents' last actions, alarms, the scoring of an age.
import type { Teller } from '$lib/words/teller'
import type { Entry } from '$lib/wire'
import type { EventJson } from '$games/contract'
import type { EmpiresView } from '../wire'

export interface Line {
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

/** The last things that others did, the latest first. */
export function tickerOf(entries: readonly Entry[], eyes: number | null, teller: Teller, most: number): Line[] {
  const lines: Line[] = []
  for (let at = entries.length - 1; at >= 0 && lines.length < most; at--) {
    const entry = entries[at] as Entry
    if (entry.events.some(({ event }) => event === 'AgeBegan')) break
    if (entry.kind !== 'move' || entry.seat === null || entry.seat < 0 || entry.seat === eyes) continue
    const events = (entry.events as EventJson[]).filter(({ event }) => event in TICKED)
    for (const [i, event] of [...events.entries()].reverse()) {
      const icon = TICKED[event.event]
      // whose glass it was tells its mark
      const text = icon ? teller.event(event) : teller.value('action', event.action)
      lines.push({ key: `${entry.version}-${i}`, seat: entry.seat, icon: icon || event.action, text })
    }
  }
  return lines.slice(0, most)
}

/** The last action of one seat. */
export function lastOf(entries: readonly Entry[], seat: number): string | null {
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at] as Entry
    if (entry.kind !== 'move' || entry.seat !== seat) continue
    const turned = (entry.events as EventJson[]).find(({ event }) => event === 'GlassTurned')
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

/** The places of one's own that somebody has just entered or destroyed. */
export function alarmsOf(events: readonly EventJson[], before: EmpiresView | null, eyes: number | null): Alarm[] {
  if (!before || eyes === null) return []
  const mine = (space: string) => before.spaces.find((one) => one.space === space)?.occupants.includes(eyes) ?? false
  const fights = new Set(events.filter(({ event }) => event === 'Fought' || event === 'ClansDestroyed').map(({ territory }) => territory))
  return events.flatMap((event): Alarm[] => {
    if (event.seat === eyes) return []
    if (event.event === 'Fought' || event.event === 'ClansDestroyed')
      return event.defender === eyes ? [{ space: event.territory, seat: event.seat, fought: true }] : []
    if (event.event === 'ClansMoved' && mine(event.end) && !fights.has(event.end)) return [{ space: event.end, seat: event.seat, fought: false }]
    return event.event === 'TerritoryBombarded' && mine(event.territory) ? [{ space: event.territory, seat: event.seat, fought: true }] : []
  })
}

const SCORING = new Set([
  'BuildingDestroyed',
  'PointsScored',
  'LeaderWon',
  'WonderScored',
  'ScholarsReturned',
  'CityGarrisoned',
  'ClansReturned',
  'ChoiceLapsed',
])

/** What the last scoring of an age was made of, as far as it has come; empty while an age is played. */
export function scoringOf(entries: readonly Entry[]): EventJson[] {
  let found: EventJson[] = []
  let last: EventJson[] = []
  for (const event of entries.flatMap((entry) => entry.events as EventJson[])) {
    if (event.event === 'AgeEnded') [last, found] = [[...found, event], []]
    else if (SCORING.has(event.event)) found.push(event)
    else if (event.event === 'GlassTurned' || event.event === 'AgeBegan' || event.event === 'RoundBegan') found = []
    else if (event.event === 'GongRang') [found, last] = [[], event.last ? last : []]
    if (event.event === 'RoundBegan') last = []
  }
  return found.some(({ event }) => event === 'PointsScored') ? found : last
}

/** The points of a scoring: by category, seat by seat. */
export function pointsOf(scoring: readonly EventJson[], seats: number): Record<string, number[]> {
  const made: Record<string, number[]> = {}
  for (const { event, seat, kind, points } of scoring) {
    if (event !== 'PointsScored') continue
    const row = (made[kind] ??= Array<number>(seats).fill(0))
    row[seat] = (row[seat] ?? 0) + points
  }
  return made
}
