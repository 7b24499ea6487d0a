// Stages, threats, figures and pictures of Tempus, from a recorded game of four.
import { beforeAll, expect, test } from 'vitest'
import { figuresOf, threatsOf } from '$games/tempus/glance/glance'
import { either, picturedIn, priceOf } from '$games/tempus/moves/parts'
import { heardIn } from '$games/tempus/sound/cues'
import { VOICES } from '$games/tempus/sound/voices'
import { scenesOf } from '$games/tempus/stage/scenes'
import type { AnyEvent, AnyMove, TempusView } from '$games/tempus/wire'
import { loadGameTexts, startTexts } from '$lib/texts.svelte'
import type { GameInfo } from '$lib/wire'
import { Teller } from '$lib/words/teller'
import recorded from './tempus-moments.json'

type Moment = { events: AnyEvent[]; before: TempusView | null; view: TempusView }
const game = recorded.game as unknown as GameInfo
const moments = recorded.moments as unknown as Record<keyof typeof recorded.moments, Moment>
const teller = new Teller(game, [{ name: 'Ada' }, { name: 'Bob' }, { name: 'Cy' }, { name: 'Dot' }])
const scenes = (moment: Moment) => scenesOf({ ...moment, before: moment.before ?? null, eyes: null }, game, teller)

beforeAll(async () => {
  await startTexts()
  await loadGameTexts('tempus')
})

// ---------------------------------------------------------------- stages

test('a reveal writes out tokens, cities and cards of everybody, and who climbs; the new era follows', () => {
  const [progress, era, ...more] = scenes(moments.progress)
  expect(more).toEqual([])
  expect(progress).toMatchObject({ kind: 'progress', title: 'Progress: who reaches Industry?', seats: [1, 2] })
  expect(progress?.columns).toEqual(['Tokens', 'Cities', 'Cards', 'Total'])
  expect(progress?.rows?.map(({ figures }) => figures)).toEqual([
    [2, '+1', '+0', 3],
    [5, '+1', '+2', 8],
    [6, '+2', '+0', 8],
    [0, '+1', '+1', 2],
  ])
  expect(progress?.rows?.map(({ mark }) => mark)).toEqual([undefined, 'first', 'first', undefined])
  expect(progress?.rows?.[1]?.effect).toBe('with Fortifications/grassland, Sanitation/grassland; advances to Industry; stacking limit: 4; actions in an era: 6')
  expect(progress?.rows?.[0]?.effect).toBe('stays in Printing')
  expect(progress?.verdict).toBe('B (Bob) and C (Cy) reach Industry.')
  expect(progress?.pictures).toEqual(['era:industry', 'card:fortifications/grassland/1', 'card:sanitation/grassland/1', 'card:religion/grassland/3'])
  expect(era).toMatchObject({ kind: 'era', columns: ['Era', 'Actions', 'Points'] })
  expect(era?.rows?.filter(({ mark }) => mark === 'first').length).toBe(1)
})

test('a reveal that brings cards is shown before they are drawn', () => {
  const [progress, ...more] = scenes(moments.bonus)
  expect(more).toEqual([])
  expect(progress?.rows?.[2]?.effect).toContain('draws 2 cards')
  expect(scenes(moments.era).map(({ kind }) => kind)).toEqual(['era'])
})

test('a fight shows both sums, the cards and what is lost', () => {
  const [fight] = scenes(moments.won)
  expect(fight).toMatchObject({ kind: 'fight', title: 'A (Ada) attacks C (Cy)', seats: [0, 2] })
  expect(fight?.rows?.map(({ figures }) => figures[2])).toEqual([5, 4])
  for (const { figures } of fight?.rows ?? []) expect(Number(figures[0]) + Number(figures[1])).toBe(figures[2])
  expect(fight?.rows?.map(({ mark }) => mark)).toEqual(['first', 'hit'])
  expect(fight?.rows?.[1]?.effect).toMatch(/^with Fortifications\/hills; loses .* on G5$/)
  // every card says whose it is
  expect(fight?.pictures?.map((part) => part.split('/')[2])).toEqual(['0', '0', '0', '0', '2'])
  expect(fight?.verdict).toBe('A (Ada) wins G5, 5 to 4.')
})

test('a tie says that it is enough for the defender', () => {
  const [fight] = scenes(moments.tie)
  expect(fight?.verdict).toContain('2 to 2: a tie is enough for C (Cy)')
  expect(fight?.rows?.[0]?.effect).toBe('with Weapons/hills; loses a token on E8')
})

test('the end shows the last reveal, then the points by kind, and who has most', () => {
  const found = scenes(moments.end)
  expect(found.map(({ kind }) => kind)).toEqual(['progress', 'end'])
  expect(found.map(({ last }) => last ?? false)).toEqual([false, true])
  const { rows = [], verdict } = found[1]!
  for (const { figures } of rows) expect(figures.slice(0, 3).reduce<number>((sum, figure) => sum + Number(figure), 0)).toBe(figures[3])
  const most = Math.max(...rows.map(({ figures }) => Number(figures[3])))
  expect(rows.filter(({ mark }) => mark === 'first').every(({ figures }) => figures[3] === most)).toBe(true)
  expect(verdict).toContain(`${most} points`)
})

test('many cards are drawn low, and very many are only named, so that the sums stay in sight', () => {
  const laid = (count: number): AnyEvent[] => Array.from({ length: count }, () => ({ event: 'CardRevealed', seat: 1, card: 'weapons/hills' }))
  const pictures = (count: number) => scenes({ ...moments.bonus, events: [...laid(count), ...moments.bonus.events] })[0]?.pictures ?? []
  expect(pictures(1).at(-1)).toMatch(/^card:education\/farmland\/\d$/)
  expect(pictures(4).at(-1)).toMatch(/^low-card:education\/farmland\/\d$/)
  expect(pictures(9)).toEqual(['era:writing'])
})

test('nothing is staged for what is only a step', () => {
  const events: AnyEvent[] = [{ event: 'TokenMoved', seat: 0, start: 'A1', end: 'B1', way: 'land' }]
  expect(scenes({ ...moments.won, events })).toEqual([])
})

// ---------------------------------------------------------------- at a glance

const hex = (name: string, owner: number | null, tokens: number, city = 0) => ({ hex: name, terrain: 'forest', owner, tokens, city, extra: 0, marks: 0 })
const stands = (tokens: number, isProtected = false) => ({ hexes: 5, cities: 3, flight: 0, tokens, towns: 1, protected: isProtected })
const at = (more: Partial<TempusView>): TempusView => ({ ...moments.progress.view, fight: null, asked: [], round: 1, ...more })

test('points come first among the figures of a seat, then progress and actions', () => {
  const found = figuresOf(at({ standing: [stands(4)], tiles: [2] }), 0)
  expect(found.map(({ label, value }) => [label, value])).toEqual([
    ['Points', 8],
    ['Progress', 5],
    ['Actions', 2],
  ])
})

test('a stack that a neighbour can beat is told, but not to somebody who is protected', () => {
  const hexes = [hex('F6', 0, 1), hex('G6', 1, 3), hex('A1', 0, 0, 3), hex('B1', 1, 2)]
  const open = at({ hexes, standing: [stands(1), stands(1)], tiles: [3, 2], era: ['ships', 'ships'] })
  expect(threatsOf(open, 0, game, teller)).toEqual([
    {
      key: 'attack:F6',
      when: 'soon',
      text: 'B (Bob) can attack F6 from G6: 3 against your 1, before cards.',
      parts: ['hex:G6', 'hex:F6'],
    },
  ])
  expect(threatsOf({ ...open, standing: [stands(1, true), stands(1)] }, 0, game, teller)).toEqual([])
  expect(threatsOf({ ...open, tiles: [3, 0] }, 0, game, teller)).toEqual([])
})

test('an attack under way and a lost race are told as now', () => {
  const { before } = moments.won
  expect(threatsOf(before!, 2, game, teller)[0]).toMatchObject({ key: 'fight', when: 'now' })
  const asked = [{ seat: 0, decision: 1, kind: 'progress-cards' }]
  const race = at({ hexes: [], asked, standing: [stands(1), stands(4)], tiles: [0, 0], era: ['ships', 'ships'] })
  expect(threatsOf(race, 0, game, teller)).toMatchObject([
    { key: 'progress', when: 'now', text: 'B (Bob) leads the race to Printing: 5 against your 2, before cards.' },
  ])
  expect(threatsOf(race, 1, game, teller)).toEqual([])
})

// ---------------------------------------------------------------- prices, pictures, sounds

test('what a city costs is told beside its value, and a stack of two is not asked which', () => {
  const build = (value: string): AnyMove => ({ do: 'BuildCity', hex: 'F6', value })
  expect(priceOf(build('2'), at({ hexes: [hex('F6', 0, 3)] }))).toBe('3 tokens')
  expect(priceOf({ do: 'EndTurn' }, at({}))).toBeNull()
  expect(either([build('2')], new Set(['hex:F6']))).toEqual(build('2'))
  expect(either([build('2'), build('3')], new Set(['hex:F6']))).toBeNull()
  expect(either([{ do: 'Attack', start: 'F6', side: 'E' }], new Set(['hex:F6']))).toBeNull()
})

test('cards that are seen have a picture, those of others have none', () => {
  expect(picturedIn({ event: 'CardPlayed', seat: 0, card: 'weapons/hills' })).toEqual(['card:weapons/hills'])
  expect(picturedIn({ event: 'CardDrawn', seat: 0, card: null })).toEqual([])
})

test('each kind of stage has its sound, once', () => {
  const heard = (moment: Moment) => heardIn({ ...moment, eyes: null })
  expect(heard(moments.progress)).toEqual([VOICES.progress, VOICES.era])
  expect(heard(moments.won)).toEqual([VOICES.fight])
})
