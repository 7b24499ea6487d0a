import { beforeAll, expect, test } from 'vitest'
import type { PartKey } from '$games/contract'
import { meantBy } from '$games/time-of-empires/asking/meant'
import { warningsOf as warned } from '$games/time-of-empires/asking/losses'
import { askOf, priceOf, sayMove } from '$games/time-of-empires/asking/say'
import module from '$games/time-of-empires'
import { figuresOf } from '$games/time-of-empires/state/figures'
import { threatsTo } from '$games/time-of-empires/state/threats'
import type { AnyMove, EmpiresView, GlassView, PlayerView } from '$games/time-of-empires/wire'
import { loadGameTexts } from '$lib/texts.svelte'
import type { Asked } from '$lib/wire'
import { asked, GAME, player, space, teller, viewOf } from './kit'

beforeAll(() => loadGameTexts('time-of-empires'))

const NONE = new Set<PartKey>()
const glass = (runs: boolean): GlassView => ({ action: 'ideas', turned: 0, ends: 30_000, runs, stood: null })
const busy = viewOf({ players: [player({ glasses: [glass(true), glass(false)] }), player()] })

test('a click on a space means a glass: the chosen one, one that can be turned, one that does not run', () => {
  expect(meantBy('action:build', new Set<PartKey>(['glass:2']), NONE, busy)).toEqual({ do: 'TurnGlass', glass: '2', action: 'build' })
  expect(meantBy('action:build', NONE, new Set<PartKey>(['glass:1']), busy)).toEqual({ do: 'TurnGlass', glass: '1', action: 'build' })
  expect(meantBy('action:build', NONE, NONE, busy)).toEqual({ do: 'TurnGlass', glass: '2', action: 'build' })
  expect(meantBy('glass:1', NONE, NONE, busy)).toEqual({ do: 'TurnGlass', glass: '1', action: 'ideas' })
})

test.each<[kind: string, part: PartKey, move: AnyMove]>([
  ['copying', 'action:leader-culture', { do: 'CopyTile', column: 'culture' }],
  ['to-leader', 'action:leader-bonus', { do: 'PlaceOnLeader', column: 'bonus' }],
  ['to-wonder', 'action:wonder-2', { do: 'PlaceOnWonder', place: '2' }],
  ['other-glass', 'action:move', { do: 'ResolveAction', action: 'move' }],
  ['to-wonder', 'action:move', { do: 'TurnGlass', glass: '1', action: 'move' }],
  ['idle', 'pile:left-1', { do: 'DrawFrom', pile: 'left-1' }],
  ['idle', 'card:101', { do: 'Discover', card: '101' }],
  ['idle', 'resource:idea', { do: 'TakeResource', resource: 'idea' }],
  ['token', 'section:mill', { do: 'LayToken', section: 'mill' }],
  ['idle', 'found:discard', { do: 'DiscardCard' }],
])('while %s is asked, %s means what it says', (kind, part, move) => {
  expect(meantBy(part, NONE, NONE, viewOf({ asked: asked(kind) }))).toEqual(move)
})

const land = viewOf({
  spaces: [space('H0a', { owner: 0, clans: 2, occupants: [0] }), space('H0b', { occupants: [0] }), space('H1a'), space('H1')],
})

test('a click on the map means what is asked there', () => {
  const at = (kind: string, part: PartKey, chosen = NONE) => meantBy(part, NONE, chosen, { ...land, asked: asked(kind) })
  expect(at('moving', 'space:H1a', new Set<PartKey>(['space:H0a']))).toEqual({ do: 'MoveClans', start: 'H0a', end: 'H1a', count: '2' })
  expect(at('moving', 'space:H1a')).toEqual({ do: 'MoveClans', start: 'H1a', end: 'H1a', count: '1' })
  expect(at('deploying', 'space:H1')).toEqual({ do: 'Deploy', space: 'H1' })
  expect(at('site', 'space:H1a')).toEqual({ do: 'PlaceBuilding', territory: 'H1a' })
  expect(at('site', 'space:H1')).toBeNull()
  // one's capital is answered like a territory of somebody else
  expect(
    meantBy('space:S0', new Set<PartKey>(['space:H0a']), NONE, { ...land, spaces: [...land.spaces, space('S0', { terrain: null })], asked: asked('start') }),
  ).toEqual({
    do: 'PlacePawn',
    territory: 'H0b',
  })
  expect(at('siege', 'space:H1')).toEqual({ do: 'Garrison', space: 'H1' })
})

test('a click on the map without such a question means what could be done there', () => {
  const at = (part: PartKey) => meantBy(part, NONE, NONE, { ...land, asked: asked('idle') })
  expect(at('space:H0a')).toEqual({ do: 'MoveClans', start: 'H0a', end: 'H0a', count: '1' })
  expect(at('space:H0b')).toEqual({ do: 'PlaceBuilding', territory: 'H0b' })
  expect(at('space:H1a')).toEqual({ do: 'Deploy', space: 'H1a' })
})

test('what ends a turn or an action is the great button, whose key no part has', () => {
  expect(module.primary).toEqual(['EndTurn', 'Done'])
  expect(Object.keys(module.keys ?? {})).not.toContain('e')
})

test('done is called by what it leaves', () => {
  const said = (kind: string) => sayMove({ do: 'Done' }, viewOf({ asked: asked(kind) }), teller)
  expect(said('siege')).toBe('Leave the city as it is')
  expect(said('moving')).toBeNull()
})

const warningsOf = (move: AnyMove, view: EmpiresView, legal: AnyMove[] = []) => warned(move, view, teller, legal)
const DONE: AnyMove = { do: 'Done' }
/** A view in which a question with two numbers is on top. */
const topped = (first: number, second: number, more: Partial<EmpiresView> = {}) =>
  viewOf({ frames: { table: [], asked: [[7 * 2 ** 40 + 33 * 2 ** 30 + first * 2 ** 20 + second * 2 ** 10 + 5], []], serial: 7 }, ...more })

test('who ends a turn with a glass unused is told which', () => {
  expect(warningsOf({ do: 'EndTurn' }, topped(1, 0b01))).toEqual(['Glass 2 has not been used in this turn.'])
  expect(warningsOf({ do: 'EndTurn' }, topped(1, 0b11))).toEqual([])
  expect(warningsOf(DONE, topped(1, 0))).toEqual([])
})

const cards: AnyMove[] = [{ do: 'Discover', card: '101' }, { do: 'DiscardCard' }, DONE]

test('who leaves an action before anything was chosen is told what is lost', () => {
  const at = (kind: string) => viewOf({ asked: asked(kind) })
  expect(warningsOf(DONE, at('discovering'), cards)).toEqual(['No technology is chosen: the discovery would be lost.'])
  expect(warningsOf(DONE, at('drawing'), [{ do: 'DrawFrom', pile: 'left-1' }, DONE])).toEqual(['Nothing is chosen: what the action still gives would be lost.'])
  // nothing can be chosen, or leaving is an answer
  expect(warningsOf(DONE, at('discovering'), cards.slice(1))).toEqual([])
  expect(warningsOf(DONE, at('siege'), [{ do: 'Garrison', space: 'H1' }, DONE])).toEqual([])
})

test('who has moved a clan may leave the other moves', () => {
  const glasses = [
    { ...glass(true), action: 'move', turned: 9000 },
    { ...glass(true), action: 'ideas', turned: 100 },
  ]
  const players = [player({ glasses, gains: { moves: 3, clans: 2 } as PlayerView['gains'] }), player()]
  const legal: AnyMove[] = [{ do: 'MoveClans', start: 'H0a', end: 'H0b', count: '1' }, DONE]
  const left = (count: number, kind = 'moving') => warningsOf(DONE, topped(count, 0, { asked: asked(kind), players }), legal)
  expect(left(3)).toEqual(['No clan has been moved: the glass would be spent for nothing.'])
  expect(left(2)).toEqual([])
  // of an action that began elsewhere nobody knows how much it had
  expect(left(2, 'deploying')).toEqual([])
})

test('the question about a siege names the city', () => {
  const ask = (kind: string, legal: Asked['legal']) => askOf({ kind, legal }, viewOf(), { chosen: NONE })
  expect(ask('siege', [{ do: 'Garrison', space: 'H3' }, { do: 'Done' }])).toBe('You rule the land around city H3: put a clan in?')
  expect(ask('idle', [])).toBeNull()
})

test('a card has its price in ideas, building its price in bricks', () => {
  const view = viewOf({ asked: asked('discovering'), hand: ['101'], dues: [1], players: [player({ price: 3 }), player()] })
  expect(priceOf({ do: 'Discover', card: '101' }, view)).toBe('1 idea')
  expect(priceOf({ do: 'TurnGlass', glass: '1', action: 'build' }, view)).toBe('3 bricks')
  expect(priceOf({ do: 'TurnGlass', glass: '1', action: 'move' }, view)).toBeNull()
})

test('the figures of a seat begin with its points', () => {
  const view = viewOf({ players: [player({ points: { bonus: 2, culture: 3 } }), player()] })
  expect(figuresOf(view, 0).map(({ value }) => value)).toEqual([5, 1, 2])
})

test('clans of others on one’s buildings threaten them, in the last minute at once', () => {
  const raided = (now: number) =>
    viewOf({
      now,
      spaces: [
        space('H0a', { owner: 1, clans: 1, slots: [{ seat: 0, building: 'mill' }, null] }),
        space('H0b', { owner: 0, clans: 1, slots: [{ seat: 0, building: 'mill' }] }),
      ],
    })
  expect(threatsTo(raided(10_000), 0, GAME, teller)).toMatchObject([{ key: 'raid-H0a', when: 'soon', parts: ['space:H0a'] }])
  expect(threatsTo(raided(500_000), 0, GAME, teller)).toMatchObject([{ when: 'now' }])
  expect(threatsTo(raided(10_000), 1, GAME, teller)).toEqual([])
})

test('a building without a slot is a threat of its own', () => {
  const view = viewOf({ players: [player({ waiting: 'mill' }), player()] })
  expect(threatsTo(view, 0, GAME, teller)[0]?.text).toContain('Your mill waits for a slot')
})

test('of a card that is drawn unseen only the type on its back is said', () => {
  const view = viewOf({ piles: [null, 'science', 'culture', 'science'].map((top) => ({ top, left: top ? 3 : 0 })) })
  expect(sayMove({ do: 'DrawFrom', pile: 'left-2' }, view, teller)).toBe('Draw a card from the second pile on the left: science')
  expect(sayMove({ do: 'DrawFrom', pile: 'left-1' }, view, teller)).toBeNull()
})

test('once a glass is chosen, the question is which action', () => {
  const ask = (...chosen: PartKey[]) => askOf({ kind: 'idle', legal: [] }, viewOf(), { chosen: new Set<PartKey>(chosen) })
  expect(ask('glass:2')).toBe('Glass 2: for which action?')
  expect(ask()).toBeNull()
})
