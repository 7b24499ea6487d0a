// What a player means by clicking a part that is not lit, judging by the part, the open question and the clicks so far.
import type { PartKey } from '$games/contract'
import { domainOf, nameIn, nameOf, namesIn } from '$lib/table/part'
import type { AnyMove, EmpiresView } from '../wire'

interface Now {
  view: EmpiresView
  /** the kind of the open question, empty if there is none */
  asked: string
  lit: ReadonlySet<PartKey>
  chosen: ReadonlySet<PartKey>
}

const GLASSES = ['1', '2']
const after = (name: string, prefix: string) => name.slice(prefix.length)

/** The glass that would be turned: the chosen one, or else one that can be turned, or else one that is not running. */
function glassOf({ view, lit, chosen }: Now): string {
  const mine = view.seat === null ? [] : (view.players[view.seat]?.glasses ?? [])
  const resting = GLASSES.find((_, at) => mine[at]?.runs === false)
  return GLASSES.find((one) => chosen.has(`glass:${one}`)) ?? GLASSES.find((one) => lit.has(`glass:${one}`)) ?? resting ?? '1'
}

const ACTIONS: Record<string, (name: string, now: Now) => AnyMove | null> = {
  copying: (name) => (name.startsWith('leader-') ? { do: 'CopyTile', column: after(name, 'leader-') } : null),
  'to-leader': (name) => (name.startsWith('leader-') ? { do: 'PlaceOnLeader', column: after(name, 'leader-') } : null),
  'to-wonder': (name) => (name.startsWith('wonder-') ? { do: 'PlaceOnWonder', place: after(name, 'wonder-') } : null),
  'other-glass': (action) => ({ do: 'ResolveAction', action }),
  shifting: (action, now) => ({ do: 'ShiftGlass', glass: glassOf(now), action }),
}

/** By kind of question: the move that a click on the map means, such as where a clan or a building would go. */
const SPACES: Record<string, (space: string, now: Now) => AnyMove | null> = {
  start: (territory) => ({ do: 'PlacePawn', territory }),
  deploying: (space) => ({ do: 'Deploy', space }),
  moving: step,
  overrun: step,
  airlifting: (territory) => ({ do: 'Airlift', territory, count: '1' }),
  bombarding: (territory) => ({ do: 'Bombard', territory }),
  site: (territory) => ({ do: 'PlaceBuilding', territory }),
  assembly: (territory) => ({ do: 'PlaceBuilding', territory }),
  'free-building': (territory, { chosen }) => ({ do: 'BuildFree', building: nameIn(chosen, 'section') ?? 'mill', territory }),
  siege: (space) => ({ do: 'Garrison', space }),
}
/** Questions that are answered with territories only. */
const ON_LAND = new Set(['start', 'airlifting', 'bombarding', 'site', 'assembly', 'free-building'])

function step(space: string, { view, chosen }: Now): AnyMove {
  const start = namesIn(chosen, 'space').at(-1) ?? space
  const group = view.spaces.find((one) => one.space === start)
  return { do: 'MoveClans', start, end: space, count: String(Math.max(1, Math.min(2, start === space ? 1 : (group?.clans ?? 1)))) }
}

function onMap(space: string, now: Now): AnyMove | null {
  const there = now.view.spaces.find((one) => one.space === space)
  const isLand = there?.terrain !== null && there?.terrain !== undefined
  const asked = SPACES[now.asked]
  // for the first clan, a click on a centre is refused like one on a territory that is not lit
  const land = now.asked === 'start' && !isLand ? now.view.spaces.find((one) => one.terrain && !now.lit.has(`space:${one.space}`))?.space : space
  if (asked) return ON_LAND.has(now.asked) && !isLand && land === space ? null : asked(land ?? space, now)
  if (isLand && there?.owner === now.view.seat) return { do: 'MoveClans', start: space, end: space, count: '1' }
  return isLand && there?.occupants.includes(now.view.seat ?? -1) ? { do: 'PlaceBuilding', territory: space } : { do: 'Deploy', space }
}

const DOMAINS: Record<string, (value: string, now: Now) => AnyMove | null> = {
  action: (action, now) => (now.asked in ACTIONS ? ACTIONS[now.asked]!(action, now) : null) ?? { do: 'TurnGlass', glass: glassOf(now), action },
  glass: (glass, { chosen }) => ({ do: 'TurnGlass', glass, action: nameIn(chosen, 'action') ?? 'ideas' }),
  space: onMap,
  pile: (pile) => ({ do: 'DrawFrom', pile }),
  card: (card) => ({ do: 'Discover', card }),
  resource: (resource) => ({ do: 'TakeResource', resource }),
  section: (section) => ({ do: 'LayToken', section }),
  found: () => ({ do: 'DiscardCard' }),
}

/** The move that a click on an unlit part means, null if none. */
export function meantBy(part: PartKey, lit: ReadonlySet<PartKey>, chosen: ReadonlySet<PartKey>, view: EmpiresView): AnyMove | null {
  const asked = view.asked.find(({ seat }) => seat === view.seat)?.kind ?? ''
  return DOMAINS[domainOf(part)]?.(nameOf(part), { view, asked, lit, chosen }) ?? null
}
