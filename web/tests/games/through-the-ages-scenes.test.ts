// Moments cut from recorded games for three: events, and the view of one seat before and after.
import { render } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import type { EntryOf, Scene } from '$games/contract'
import Matter from '$games/through-the-ages/board/Matter.svelte'
import { scenes } from '$games/through-the-ages/scenes'
import { concerned, measuresOf } from '$games/through-the-ages/scenes/concern'
import { scored } from '$games/through-the-ages/scenes/ending'
import { warRound } from '$games/through-the-ages/scenes/fights'
import { figures, threats } from '$games/through-the-ages/seat/threats'
import type { AgesView, AnyEvent } from '$games/through-the-ages/wire'
import { loadGameTexts, setLanguage } from '$lib/texts.svelte'
import type { GameInfo } from '$lib/wire'
import { Teller } from '$lib/words/teller'
import { choiceAmong } from '$kit/choice.svelte'
import recorded from './through-the-ages-moments.json'

interface Recorded {
  events: AnyEvent[]
  before: AgesView
  view: AgesView
  eyes: number
}
const MOMENTS = recorded.moments as unknown as Record<keyof typeof recorded.moments, Recorded>
const event = { seat: null, target: null, card: 'card', age: 'age', role: 'role', missing: null, resources: null, partner: null }
const events = Object.fromEntries(
  ['AgeEnded', 'PactSigned', 'TerritoryLeft', 'Starved', 'CorruptionPaid', 'GameEnded', 'Uprising', 'Colonized', 'PactRefused'].map((kind) => [kind, event]),
)
const game = { id: 'through-the-ages', moves: {}, events, printed: recorded.printed } as unknown as GameInfo
const teller = new Teller(game, [{ name: 'Anna' }, { name: 'Bruno' }, { name: 'Clara' }])

beforeAll(async () => {
  await setLanguage('en')
  await loadGameTexts('through-the-ages')
})

const staged = (name: keyof typeof MOMENTS): Scene[] => scenes(MOMENTS[name], game, teller)
const only = (name: keyof typeof MOMENTS): Scene => {
  const found = staged(name)
  expect(found).toHaveLength(1)
  return found[0]!
}
const told = ({ rows = [] }: Scene) => rows.map(({ seat, figures: sums, effect, mark }) => [seat, ...sums, effect, mark])

test('an event shows its card, who is strongest and weakest, and what each gets', () => {
  const scene = only('ranked')
  expect(scene).toMatchObject({ kind: 'event', title: 'Uncertain Borders', pictures: ['card:uncertain-borders'], columns: ['Strength'] })
  expect(scene.rows?.find(({ mark }) => mark === 'hit')).toMatchObject({ seat: 0, effect: 'yellow tokens −1' })
  expect(scene.rows?.find(({ seat }) => seat === 1)).toMatchObject({ effect: 'yellow tokens +1' })
  expect(scene.verdict).toBe('Weakest: A (Anna).')
})

test('an event that measures nobody has lines only for those whom something happens to', () => {
  const { view } = MOMENTS.ranked
  const [scene] = scenes(
    {
      events: [
        { event: 'EventRevealed', seat: 0, card: 'pestilence' },
        { event: 'PopulationLost', seat: 1, count: 1 },
      ] as AnyEvent[],
      before: view,
      view,
      eyes: 0,
    },
    game,
    teller,
  )
  expect(told(scene!)).toEqual([[1, 'population −1', undefined]])
})

test('an event that does nothing to anybody says so, unless somebody is still to decide', () => {
  const { view } = MOMENTS.ranked
  const seen = (event: string | null) => {
    const now = { ...view, asked: [], table: { ...view.table, event, fight: null, auction: null, offer: null } } as AgesView
    const revealed = [{ event: 'EventRevealed', seat: 0, card: 'pestilence' }] as AnyEvent[]
    return scenes({ events: revealed, before: view, view: now, eyes: 0 }, game, teller)[0]?.verdict
  }
  expect(seen(null)).toBe('It hits nobody.')
  expect(seen('pestilence')).toBeUndefined()
})

test('an aggression tells both strengths and whether it would succeed', () => {
  const scene = only('aggression')
  expect(scene).toMatchObject({ kind: 'aggression', title: 'A (Anna) attacks C (Clara)', seats: [0, 2], columns: ['Strength'] })
  expect(scene.verdict).toBe('As it stands, the attack fails: 1 more would be needed.')
})

test('who plays an aggression and is asked for units at once sees no stage over that question', () => {
  const { events, before, view } = MOMENTS.aggression
  const asked = [{ seat: 0, decision: 1, kind: 'attack' }]
  const seen = (eyes: number) => scenes({ events, before, view: { ...view, asked }, eyes }, game, teller).map(({ kind }) => kind)
  expect([seen(0), seen(1), seen(2)]).toEqual([[], ['aggression'], ['aggression']])
})

test('a fight is decided by written sums, and a tie is called one', () => {
  const scene = only('tie')
  expect(scene).toMatchObject({ kind: 'fight', title: 'Plunder I', columns: ['Strength', 'Units and cards', 'Total'] })
  expect(told(scene)).toEqual([
    [0, 1, '+0', 1, undefined, undefined],
    [2, 1, '+0', 1, undefined, 'first'],
  ])
  expect(scene.verdict).toBe('Equal strength: the attack fails.')
})

test('a declared war says when it will be fought', () => {
  const scene = only('warDeclared')
  expect(scene).toMatchObject({ kind: 'war', seats: [2, 1], title: 'C (Clara) declares war on B (Bruno)' })
  expect(scene.verdict).toMatch(/^It is fought in round \d+, when the turn of C \(Clara\) begins\.$/)
})

test('a war that is decided at once has one stage, with what the winner takes', () => {
  const scene = only('warDecided')
  expect(scene).toMatchObject({ kind: 'fight', pictures: ['card:war-over-culture-ii'], verdict: 'B (Bruno) wins by 3.' })
  expect(scene.rows?.map(({ effect }) => effect)).toEqual(['−3 culture', '+3 culture'])
})

test('a war that costs the loser no workers says that nothing is gained', () => {
  const { view } = MOMENTS.ranked
  const events = [
    { event: 'WarBegan', seat: 2, target: 1, card: 'war-over-culture-ii' },
    { event: 'FightDecided', seat: 2, target: 1, attack: 0, defence: 1 },
    { event: 'SpoilsTaken', seat: 1, count: 0 },
  ] as AnyEvent[]
  const scene = scenes({ events, before: view, view, eyes: 1 }, game, teller).at(-1)!
  expect(scene).toMatchObject({ kind: 'fight', verdict: 'B (Bruno) wins by 1.' })
  expect(scene.rows?.map(({ seat, effect }) => [seat, effect])).toEqual([
    [2, undefined],
    [1, 'nothing gained'],
  ])
})

test('a pact is offered by one to another, then signed', () => {
  expect(only('pactOffered')).toMatchObject({ kind: 'pact', seats: [1, 2], verdict: 'B (Bruno) offers it to C (Clara).' })
  expect(only('pactSigned')).toMatchObject({ kind: 'pact', seats: [1, 2] })
})

test('an auction ends with the bid and what the colony brings', () => {
  const scene = only('colony')
  expect(scene).toMatchObject({ kind: 'auction', verdict: 'B (Bruno) wins it for 1.' })
  expect(scene.rows?.find(({ mark }) => mark === 'first')).toMatchObject({ seat: 1, figures: [1], effect: 'yellow tokens +2, population +1' })
  expect(only('unwanted')).toMatchObject({ kind: 'auction', pictures: ['card:fertile-territory-i'] })
})

test('the end of an age tells what became old for everybody', () => {
  const scene = only('age')
  expect(scene).toMatchObject({ kind: 'age', title: 'Age I ends.', verdict: 'Age II begins.' })
  expect(scene.rows?.find(({ seat }) => seat === 0)?.effect).toBe('− Frugality A, − Julius Caesar, yellow tokens −2')
})

test('the end of my turn is summed up, corruption by name; that of others is not', () => {
  const scene = only('corruption')
  expect(scene).toMatchObject({ kind: 'corruption', columns: ['', 'Before', 'Made', 'Eaten, lost', 'Now'] })
  const last = scene.rows?.at(-1)?.figures ?? []
  expect(last.slice(2, 4)).toEqual(['+3', '−2'])
  expect(Number(last[1]) + 3 - 2).toBe(last[4])
  expect(scene.verdict).toBe('Corruption costs A (Anna) 2 resources.')
  expect(scenes({ ...MOMENTS.corruption, eyes: 1 }, game, teller)).toEqual([])
})

test('an uprising of anybody has a stage', () => {
  const found = scenes(
    {
      ...MOMENTS.corruption,
      events: [
        { event: 'ActionsEnded', seat: 0 },
        { event: 'Uprising', seat: 0 },
      ],
      eyes: 1,
    },
    game,
    teller,
  )
  expect(found).toMatchObject([{ kind: 'uprising', columns: ['Unhappy', 'Unused workers'] }])
})

test('at the end every card scores on a stage of its own, and the sums come out', () => {
  const found = staged('end')
  expect(found[0]).toMatchObject({ kind: 'famine' })
  expect(found[0]?.verdict).toMatch(/lacks .* food\. .* loses .* culture point/)
  const impacts = found.filter(({ kind }) => kind === 'impact')
  expect(impacts.length).toBe(2)
  expect(impacts[0]).toMatchObject({ title: 'Impact of Colonies' })
  expect(impacts[0]?.rows?.map(({ seat, figures: sums }) => [seat, ...sums])).toEqual([
    [0, '+4'],
    [1, '+8'],
    [2, '+0'],
  ])
  const end = found.at(-1)!
  expect(end.kind).toBe('end')
  for (const { seat, figures: sums } of end.rows ?? []) {
    const scored = impacts.reduce((sum, { rows }) => sum + Number(String(rows?.find((row) => row.seat === seat)?.figures.at(-1)).replace('−', '-')), 0)
    expect(Number(sums[0]) + scored).toBe(sums[2])
    expect(MOMENTS.end.view.desks[seat ?? 0]?.culture).toBe(sums[2])
  }
  expect(end.verdict).toMatch(/ wins with \d+ culture points\.$/)
})

test('a card that ranks at the end shows the figures that it ranks by', () => {
  const impact = {
    id: 'impact-of-strength',
    kind: 'event',
    age: 'III',
    gives: {},
    actions: 0,
    effects: [{ who: 'ranked', kind: 'impact-strength', amounts: [] }],
  }
  const known = { ...game, printed: { ...recorded.printed, cards: [impact] } } as unknown as GameInfo
  const told: AnyEvent[] = [
    { event: 'EventRevealed', seat: 0, card: 'impact-of-strength' },
    { event: 'PointsScored', seat: 1, culture: 10, science: 0 },
    { event: 'GameEnded' },
  ]
  const view = seen([desk(4), desk(9)])
  const [scene] = scenes({ events: told, before: view, view, eyes: 0 }, known, teller)
  expect(scene?.columns).toEqual(['Strength', 'Culture'])
  expect(scene?.rows?.map(({ figures: sums }) => sums)).toEqual([
    [4, '+0'],
    [9, '+10'],
  ])
})

test('the final scores tell what was there before the end and what the cards added', () => {
  const totals = MOMENTS.end.view.desks.map(({ culture }) => culture)
  const line = (events: AnyEvent[]) => [{ events }] as unknown as EntryOf<AnyEvent>[]
  const columns = scored(line(MOMENTS.end.events), totals) ?? []
  expect(columns.map(({ label }) => label)).toEqual(['Before the end', 'Impact cards'])
  expect(columns[0]!.points.map((before, seat) => before + columns[1]!.points[seat]!)).toEqual(totals)
  expect(columns[1]!.points.some((points) => points > 0)).toBe(true)
  expect(scored(line([{ event: 'ActionsEnded', seat: 0 }]), totals)).toBeNull()
})

test('the stage of the end is the last, and the only one that keeps the table back', () => {
  expect(staged('end').map(({ last = false }) => last)).toEqual([
    ...staged('end')
      .slice(1)
      .map(() => false),
    true,
  ])
})

test('no stage has a gap or a word without its text', () => {
  for (const name of Object.keys(MOMENTS) as (keyof typeof MOMENTS)[]) {
    for (const scene of staged(name)) expect(JSON.stringify(scene)).not.toMatch(/undefined|null"|NaN|through-the-ages-/)
  }
})

// -- who is meant

const desk = (strength: number, culture = 0, happiness = 0) => ({ strength, culture, happiness, out: 0, warnings: [], war: null })
const table = { age: 'II', round: 9, turn: 1, first: 0, current: [], future: [], last_round: null }
const seen = (desks: object[], more: object = {}) =>
  ({ seat: 0, asked: [], options: { version: 'full' }, table: { ...table, ...more }, desks }) as unknown as AgesView

test('of equals the one whose turn comes first is stronger, and the two of two are one', () => {
  const equals = seen([desk(3), desk(3), desk(3)])
  const effect = (who: string) => ({ who, kind: 'lose-culture', value: 1, types: [], card: '', most: 0, amounts: [] })
  expect(concerned(equals, effect('strongest'))).toEqual([1])
  expect(concerned(equals, effect('weakest'))).toEqual([0])
  expect(concerned(equals, effect('two-weakest'))).toEqual([2, 0])
  expect(concerned(seen([desk(1), desk(2)]), effect('two-weakest'))).toEqual([0])
  expect(concerned(seen([desk(1, 9), desk(5, 2), desk(6, 1)]), effect('weak-leader-in-culture'))).toEqual([0])
  expect(concerned(seen([desk(9, 9), desk(5, 2), desk(6, 1)]), effect('weak-leader-in-culture'))).toEqual([])
  expect(concerned(seen([desk(1, 0, 4), desk(1, 0, 2), desk(1, 0, 4)]), effect('happiest'))).toEqual([2, 0])
  expect(measuresOf({ effects: [effect('weak-leader-in-culture')] } as never)).toEqual(['culture', 'strength'])
})

test('a war is fought in this round if its turn is still to come, else in the next', () => {
  expect(warRound(seen([desk(1), desk(1), desk(1)]), 2)).toBe(9)
  expect(warRound(seen([desk(1), desk(1), desk(1)]), 0)).toBe(10)
  expect(warRound(seen([desk(1), desk(1), desk(1)]), 1)).toBe(10)
})

// -- danger at a glance

test('a war on me stands on my side with its date, both strengths and what I lack', () => {
  const war = { card: 'war-over-culture-ii', on: 0, attack: 9, defence: 4 }
  const view = seen([desk(4), { ...desk(9), war }, desk(20)], { turn: 0 })
  expect(threats(view, 0, game, teller)).toEqual([
    { key: 'war:1', when: 'now', text: 'War over Culture II: B (Bruno) fights you in round 9, 9 strength against your 4. You lack 5.' },
  ])
  expect(threats(view, 1, game, teller)).toEqual([])
})

test('a war that is being fought threatens no more: the fight tells how it stands', () => {
  const war = { card: 'war-over-culture-ii', on: 0, attack: 12, defence: 10 }
  const fight = { card: war.card, attacker: 1, defender: 0, attack: 15, defence: 10 }
  const fought = (more: object) => threats(seen([desk(10), { ...desk(12), war }, desk(20)], { fight: { ...fight, ...more } }), 0, game, teller)
  expect(fought({})).toEqual([])
  expect(fought({ card: 'spy-ii' })).toMatchObject([{ key: 'war:1' }])
  expect(fought({ attacker: 2 })).toMatchObject([{ key: 'war:1' }])
})

test('corruption that comes of production says so', () => {
  const due = (now: number) => ({
    ...desk(4),
    blue: { left: 4, corruption: { now, next: null, after: null }, due: 6 },
    warnings: [{ kind: 'corruption', amount: 6 }],
  })
  const text = (now: number) => threats(seen([due(now), desk(2)]), 0, game, teller)[0]?.text
  expect(text(4)).toBe('6 resources are lost to corruption: production takes tokens from the blue bank first.')
  expect(text(6)).toBe('6 resources are lost to corruption.')
})

test('hunger and corruption threaten now in my turn, and soon outside it', () => {
  const poor = { ...desk(4), warnings: [{ kind: 'famine', amount: 4 }] }
  expect(threats(seen([poor, desk(2)], { turn: 0 }), 0, game, teller)).toMatchObject([{ key: 'famine', when: 'now' }])
  expect(threats(seen([poor, desk(2)], { turn: 1 }), 0, game, teller)).toMatchObject([{ key: 'famine', when: 'soon' }])
})

test('an event that I know and that would hit me is told by name; else that I am the weakest', () => {
  const pile = (card: string | null) => ({ current: [{ age: 'I', by: 0, card }] })
  expect(threats(seen([desk(1), desk(5)], pile('border-conflict')), 0, game, teller)).toMatchObject([{ key: 'event:border-conflict' }])
  expect(threats(seen([desk(1), desk(5)], pile(null)), 0, game, teller)).toMatchObject([{ key: 'weakest', when: 'soon' }])
  const tied = threats(seen([desk(4), desk(4), desk(4)], { ...pile(null), turn: 1 }), 0, game, teller)
  expect(tied[0]?.text).toMatch(/^You are tied as the weakest \(4\)/)
  expect(threats(seen([desk(8), desk(5)], pile('border-conflict')), 0, game, teller)).toEqual([])
})

test('culture comes first among the figures that are always in sight', () => {
  const own = { ...desk(4, 30), culture_rate: 5, civil_left: 2, military_left: 1 }
  expect(figures(seen([own]), 0)).toEqual([
    { label: 'Culture', value: '30\u00a0+5', icon: 'culture' },
    { label: 'Strength', value: 4, icon: 'strength' },
    { label: 'Actions', value: '2\u00a0·\u00a01', icon: 'actions' },
  ])
  const rising = { ...own, warnings: [{ kind: 'uprising', amount: 1 }] }
  expect(figures(seen([rising]), 0)[0]?.value).toBe('30\u00a0+0')
})

test('a pact on offer tells both partners which side is theirs, and nothing where its sides are the same', () => {
  const said = (card: string) => {
    const matter = { kind: 'offer', card, offer: { card, by: 1, to: 0, role: 'b' } }
    const { container, unmount } = render(Matter, { matter, view: MOMENTS.ranked.view, choice: choiceAmong([], () => []).choice, teller } as never)
    const found = [...container.querySelectorAll('.facts p.small')].map((line) => line.textContent)
    unmount()
    return found
  }
  expect(said('trade-routes-agreement')).toEqual(['B (Bruno) would have side 2.', 'A (Anna) would have side 1.'])
  expect(said('open-borders-agreement')).toEqual([])
})
