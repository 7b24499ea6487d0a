import { screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Scene as Shown } from '$games/contract'
import type { ViewJson } from '$lib/json'
import { spoken } from '$lib/say.svelte'
import { set } from '$lib/preferences.svelte'
import { HOUSE, momentSound } from '$lib/sound/house'
import * as signals from '$lib/sound/signal'
import { t } from '$lib/texts.svelte'
import type { Entry } from '$lib/wire'
import { stageLasts } from '$routes/table/director/pace'
import { bindings } from '$routes/table/bindings'
import { guarded } from '$routes/table/director/keys'
import Showing from '$routes/table/director/Showing.svelte'
import Banners from '$routes/table/frame/Banners.svelte'
import Prompt from '$routes/table/dock/Prompt.svelte'
import { MANY } from '$routes/table/director/steps'
import Seated from '$kit/Seated.svelte'
import Watched from '$kit/Watched.svelte'
import { askedFor, DONE, stationAt, entryOf, hear, put, settled, show, stonePut, type Scene } from '$kit/station'

const signal = vi.spyOn(signals, 'signal').mockImplementation(() => {})
beforeEach(() => {
  vi.useFakeTimers()
  signal.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  set({ pace: 'normal', stay: false })
})

const bob = (version: number, place: string, seat = 1): Entry => entryOf(version, { seat, move: put(place), events: [stonePut(seat, place)] })
const FIGHT: Shown = { kind: 'fight', title: 'A fight', rows: [{ seat: 0, figures: [3] }], columns: ['strength'], verdict: 'Bob wins' }

function watched(...given: Parameters<typeof stationAt>): Scene {
  const scene = stationAt(...given)
  show(scene, Watched)
  return scene
}

const stones = (count: number): ViewJson => ({ stones: count, asked: [{ seat: 1 }] })
const shown = ({ station }: Scene) => [station.view.stones, ...station.changed]

// ---------------------------------------------------------------- steps

test('what came at once is shown one after the other, and then the table as it is', () => {
  const scene = watched()
  hear(scene, stones(4), bob(2, 'a'))
  hear(scene, stones(5), bob(3, 'b'))
  expect(shown(scene)).toEqual([4, 'place:a'])
  vi.advanceTimersByTime(1000)
  expect(shown(scene)).toEqual([5, 'place:b'])
  vi.advanceTimersByTime(1000)
  expect(scene.station.director.isShowing).toBe(false)
  expect(scene.station.view).toBe(scene.table.view)
})

test('at the normal pace a step takes between 0.6 and 1 second', () => {
  const scene = watched()
  hear(scene, stones(4), bob(2, 'a'), bob(3, 'b'))
  vi.advanceTimersByTime(599)
  expect([...scene.station.changed]).toEqual(['place:a'])
  vi.advanceTimersByTime(402)
  expect([...scene.station.changed]).toEqual(['place:b'])
})

test('of what nothing came one is told in passing', () => {
  const scene = watched()
  hear(scene, stones(4), entryOf(2, { move: put('a') }))
  vi.advanceTimersByTime(500)
  expect(scene.station.director.isShowing).toBe(false)
})

test('what only rounds off a turn that was shown is no step of its own; a turn of nothing else is told', () => {
  const scene = watched()
  const rounding = (version: number, seat: number): Entry => entryOf(version, { seat, move: DONE, auto: 'forced' })
  hear(scene, stones(4), bob(2, 'a'), rounding(3, 1))
  hear(scene, stones(5), rounding(4, 1))
  hear(scene, stones(6), rounding(5, 2))
  expect(scene.station.director.step?.version).toBe(2)
  vi.advanceTimersByTime(1000)
  expect(scene.station.director.step?.version).toBe(5)
  vi.advanceTimersByTime(500)
  expect(scene.station.director.isShowing).toBe(false)
})

test('slow is slower, quick is quicker, and at once shows no steps at all', () => {
  const lasting = (pace: 'slow' | 'normal' | 'quick') => {
    set({ pace })
    const scene = watched()
    hear(scene, stones(4), bob(2, 'a'))
    let passed = 0
    for (; scene.station.director.step; passed += 10) vi.advanceTimersByTime(10)
    return passed
  }
  const [slow, normal, quick] = [lasting('slow'), lasting('normal'), lasting('quick')]
  expect(slow).toBeGreaterThan(normal)
  expect(quick).toBeLessThan(normal)
  set({ pace: 'now' })
  const scene = watched()
  hear(scene, stones(4), bob(2, 'a'))
  expect(scene.station.director.step).toBeNull()
  expect(scene.station.view).toBe(scene.table.view)
})

test('entries of one update share its picture: it is drawn once, and the view before it is the one that was there', () => {
  const scene = watched()
  const first = scene.table.view
  hear(scene, stones(4), bob(2, 'a'), bob(3, 'b'))
  const [view, before] = [scene.station.view, scene.station.before]
  expect(before).toBe(first)
  vi.advanceTimersByTime(1000)
  expect(scene.station.view).toBe(view)
  expect(scene.station.before).toBe(before)
})

test('the log goes along with what is shown', () => {
  const scene = watched()
  hear(scene, stones(4), bob(2, 'a'))
  hear(scene, stones(5), bob(3, 'b'))
  expect(scene.station.entries.map(({ version }) => version)).toEqual([2])
  scene.station.director.skip()
  expect(scene.station.entries.map(({ version }) => version)).toEqual([2, 3])
})

test('one’s own move is shown at once, and what waited is passed over', () => {
  const scene = watched()
  hear(scene, stones(4), bob(2, 'a'))
  hear(scene, stones(5), bob(3, 'b'))
  hear(scene, stones(6), bob(4, 'c', 0))
  expect(scene.station.director.isShowing).toBe(false)
  expect(scene.station.view.stones).toBe(6)
})

const forced = (version: number, place: string): Entry => ({ ...bob(version, place, 0), auto: 'forced' })

test('what is done for oneself, as the only choice, passes over no move of the others', () => {
  const scene = watched()
  hear(scene, stones(4), bob(2, 'a'))
  hear(scene, stones(5), forced(3, 'b'))
  expect(shown(scene)).toEqual([4, 'place:a'])
  vi.advanceTimersByTime(1000)
  expect(shown(scene)).toEqual([5, 'place:b'])
})

test('what is done for oneself is shown at once where there is nothing else to see', () => {
  const scene = watched()
  hear(scene, stones(4), forced(2, 'a'))
  expect(scene.station.director.isShowing).toBe(false)
})

test('what a bot does in one’s place is seen like the moves of others', () => {
  const scene = watched()
  hear(scene, stones(4), { ...bob(2, 'a', 0), auto: 'stand-in' })
  expect(shown(scene)).toEqual([4, 'place:a'])
})

test('a move of another is seen although something is done for oneself along with it', () => {
  const scene = watched()
  hear(scene, stones(5), bob(2, 'a'), forced(3, 'b'))
  expect([...scene.station.changed]).toEqual(['place:a'])
})

test('the stage of one’s own move stays when something is done for oneself meanwhile', () => {
  set({ stay: true })
  const scene = watched({}, { scenes: ({ view }) => (view.stones === 4 ? [FIGHT] : []) })
  hear(scene, stones(4), bob(2, 'a', 0))
  hear(scene, stones(5), bob(3, 'b'))
  hear(scene, stones(6), forced(4, 'c'))
  expect(scene.station.director.stage?.scene).toEqual(FIGHT)
})

test('a choice is lit by the table as it is, and making it leads there before the server has answered', async () => {
  const scene = watched({ asked: askedFor([put('c')]) })
  hear(scene, stones(4), bob(2, 'a'))
  expect([...scene.station.choice.lit]).toEqual(['place:c'])
  set({ confirm: 'never' })
  await scene.station.deciding.decide(put('c'))
  await settled()
  set({ confirm: 'irreversible' })
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'play', seat: 0, decision: 1, move: put('c') })
  expect(scene.station.director.isShowing).toBe(false)
})

test('where time presses nothing is shown late', () => {
  const scene = watched({}, { hurries: () => true })
  hear(scene, stones(4), bob(2, 'a'))
  expect(scene.station.director.isShowing).toBe(false)
})

test('whoever looks away comes back to the table as it is', () => {
  const scene = watched()
  hear(scene, stones(4), bob(2, 'a'))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(scene.station.director.isShowing).toBe(false)
  hear(scene, stones(5), bob(3, 'b'))
  expect(scene.station.director.isShowing).toBe(false)
  hidden.mockRestore()
})

// ---------------------------------------------------------------- long turns

test('where much waits, a whole turn is one step up to the next seat', () => {
  const scene = watched()
  const turn = Array.from({ length: MANY + 1 }, (_, i) => bob(i + 3, 'b'))
  hear(scene, stones(4), ...turn, bob(50, 'c', 2))
  expect(scene.station.director.step?.entries).toHaveLength(turn.length)
  vi.advanceTimersByTime(3300)
  expect(scene.station.director.step?.seat).toBe(2)
})

test('a folded turn has small pictures of what it was about, each once', () => {
  const scene = watched({}, { pictured: ({ place }) => [`card:${String(place)}`] })
  hear(scene, stones(4), ...Array.from({ length: MANY + 2 }, (_, i) => bob(i + 2, i % 2 ? 'b' : 'c')))
  expect(scene.station.director.step?.pictures).toEqual(['card:c', 'card:b'])
})

// ---------------------------------------------------------------- secrets

test('only pictures that were sent to these eyes are ever shown', () => {
  const scene = watched()
  const sent = new Set([scene.table.view])
  for (let version = 2; version < 20; version++) {
    hear(scene, stones(version), bob(version, 'a', 1 + (version % 2)))
    sent.add(scene.table.view)
    vi.advanceTimersByTime(150)
    expect(sent.has(scene.station.view)).toBe(true)
  }
  for (let passed = 0; scene.station.director.isShowing; passed++) {
    expect(sent.has(scene.station.view)).toBe(true)
    vi.advanceTimersByTime(200)
  }
})

test('who looks through other eyes sees nothing of what was waiting for the first', () => {
  const scene = watched({}, { scenes: () => [FIGHT] })
  hear(scene, stones(4), bob(2, 'a'))
  hear(scene, stones(5), bob(3, 'b'))
  scene.table.eyes = 1
  scene.table.view = stones(7)
  scene.table.onupdate?.([], null)
  expect(scene.station.director.isShowing).toBe(false)
  expect(scene.station.view.stones).toBe(7)
  expect(scene.station.director.kept.of(2)).toEqual([])
})

// ---------------------------------------------------------------- stages

test('a stage follows the steps that led to it, and goes on by itself', () => {
  const scene = watched({}, { scenes: ({ view }) => (view.stones === 4 ? [FIGHT] : []) })
  hear(scene, stones(4), bob(2, 'a'))
  hear(scene, stones(5), bob(3, 'b'))
  expect(scene.station.director.stage).toBeNull()
  vi.advanceTimersByTime(1000)
  expect(scene.station.director.stage?.scene).toBe(FIGHT)
  expect(scene.station.view.stones).toBe(4)
  vi.advanceTimersByTime(stageLasts(FIGHT))
  expect(scene.station.director.stage).toBeNull()
  expect(scene.station.view.stones).toBe(5)
})

test('behind a stage, whoever is to be seen next is still moving', () => {
  const scene = watched({}, { scenes: ({ events }) => (events.length === 1 ? [FIGHT] : []) })
  hear(scene, stones(4), bob(2, 'a'))
  hear(scene, stones(6), bob(3, 'b', 2), bob(4, 'c', 2))
  vi.advanceTimersByTime(1000)
  expect([scene.station.director.stage?.scene, scene.station.director.acting]).toEqual([FIGHT, 2])
  scene.station.director.goOn()
  expect([scene.station.director.stage, scene.station.director.acting]).toEqual([null, 2])
})

test('the stage of one’s own move is shown as well', () => {
  const scene = watched({}, { scenes: () => [FIGHT] })
  hear(scene, stones(4), bob(2, 'a', 0))
  expect(scene.station.director.stage?.scene).toBe(FIGHT)
})

test('behind the stage of one’s own move the table waits there until the moves of the others are shown', () => {
  const scene = watched({}, { scenes: ({ view }) => (view.stones === 4 ? [FIGHT] : []) })
  hear(scene, stones(4), bob(2, 'a', 0))
  scene.table.measures = { points: [9, 9] }
  hear(scene, stones(5), bob(3, 'b'))
  hear(scene, stones(6), bob(4, 'c'))
  expect(scene.station.director.stage).not.toBeNull()
  expect(scene.station.view.stones).toBe(4)
  expect(scene.station.entries.at(-1)?.version).toBe(2)
  expect(scene.station.measures).not.toEqual({ points: [9, 9] })
  scene.station.director.goOn()
  expect(shown(scene)).toEqual([5, 'place:b'])
  scene.station.director.skip()
  expect(scene.station.view.stones).toBe(6)
  expect(scene.station.measures).toEqual({ points: [9, 9] })
})

test('a stage stays while somebody reads, and where one wants it to', () => {
  const scene = watched({}, { scenes: () => [FIGHT] })
  hear(scene, stones(4), bob(2, 'a', 0))
  const { director } = scene.station
  director.hold()
  vi.advanceTimersByTime(60_000)
  expect(director.stage).not.toBeNull()
  set({ stay: true })
  director.release()
  vi.advanceTimersByTime(60_000)
  expect(director.stage).not.toBeNull()
  director.goOn()
  expect(director.isShowing).toBe(false)
})

test('a step stays while somebody reads it whole, and goes on afterwards', async () => {
  const scene = watched()
  hear(scene, stones(4), bob(2, 'a'))
  const { director } = scene.station
  show(scene, Showing)
  document.querySelector<HTMLElement>('.telling .line')!.click()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(director.step).not.toBeNull()
  expect(screen.getByRole('button', { name: t('table-caption-whole') }).getAttribute('aria-expanded')).toBe('true')
  screen.getByRole('button', { name: t('table-caption-whole') }).click()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(director.isShowing).toBe(false)
})

test('a stage can be opened again from its line of the log, and waits to be closed', () => {
  const scene = watched({}, { scenes: () => [FIGHT] })
  hear(scene, stones(4), bob(2, 'a'))
  const { director } = scene.station
  director.skip()
  expect(director.stage).toBeNull()
  director.again(2)
  vi.advanceTimersByTime(60_000)
  expect(director.stage?.scene).toBe(FIGHT)
})

// ---------------------------------------------------------------- heard and read aloud

test('each line is read aloud as it is shown, in order and once', async () => {
  const said: string[] = []
  const scene = watched()
  const note = () => said.at(-1) !== `${spoken.count} ${spoken.text}` && said.push(`${spoken.count} ${spoken.text}`)
  hear(scene, stones(4), bob(2, 'a'), bob(3, 'b'))
  note()
  for (let passed = 0; passed < 30; passed++) {
    await vi.advanceTimersByTimeAsync(100)
    note()
  }
  expect(said.map((line) => line.match(/place (\w)/)?.[1])).toEqual(['a', 'b'])
})

test('what is skipped is still read aloud', () => {
  const scene = watched()
  hear(scene, stones(4), bob(2, 'a'), bob(3, 'b'))
  scene.station.director.skip()
  expect(spoken.text).toContain('place b')
})

test('a stage is read aloud with its sums and its verdict', () => {
  const scene = watched({}, { scenes: () => [FIGHT] })
  hear(scene, stones(4), bob(2, 'a', 0))
  expect(spoken.text).toContain('A fight. A (Ada): strength 3. Bob wins.')
})

test('a stage has the sound of its kind; a game that sounds itself needs none', () => {
  const scene = watched({}, { scenes: () => [FIGHT] })
  hear(scene, stones(4), bob(2, 'a', 0))
  expect(signal).toHaveBeenCalledExactlyOnceWith(momentSound('fight'))
  signal.mockClear()
  const bell = [{ hertz: 440, start: 0, length: 1 }]
  const other = watched({}, { scenes: () => [FIGHT], sound: { heard: () => [bell] } })
  hear(other, stones(4), bob(2, 'a', 0))
  expect(signal).toHaveBeenCalledExactlyOnceWith(bell)
})

test('kinds that nobody knows sound like a reveal', () => {
  expect(momentSound('whatever')).toBe(momentSound('progress'))
  expect(momentSound('war-on-me')).toBe(momentSound('war'))
})

test('one’s turn and the end are heard when all has been shown', () => {
  const scene = watched()
  hear(scene, { stones: 4, asked: [{ seat: 0 }] }, bob(2, 'a'), entryOf(3, { kind: 'ended', seat: null }))
  expect(signal).not.toHaveBeenCalledWith(HOUSE.over)
  vi.advanceTimersByTime(1000)
  expect(signal).toHaveBeenCalledWith(HOUSE.turn)
  expect(signal).toHaveBeenCalledWith(HOUSE.over)
})

// ---------------------------------------------------------------- what is said beside it meanwhile

test('until a move of another has been shown, dock and points speak of it, and not of what comes after', () => {
  const scene = stationAt({ measures: { points: [1, 2] } })
  show(scene, Seated)
  const points = () => document.querySelector('.points')?.firstChild?.textContent
  Object.assign(scene.table, { measures: { points: [1, 5] } })
  hear(scene, stones(4), bob(2, 'a'))
  Object.assign(scene.table, { measures: { points: [1, 9] }, asked: askedFor([put('a')], { kind: 'placing' }) })
  hear(scene, { stones: 5, asked: [{ seat: 0 }] }, bob(3, 'b'))
  const said = () => document.getElementById('prompt')
  expect([said()?.textContent, said()?.classList.contains('mine'), points()]).toEqual([t('table-showing-of', { name: 'Bob' }), false, '5'])
  screen.getByRole('button', { name: new RegExp(`^${t('table-skip')}`) }).click()
  flushSync()
  expect([said()?.textContent, points()]).toEqual(['placing', '9'])
})

test('until a move of another has been shown, the great button leads there and ends nothing', async () => {
  const scene = stationAt()
  show(scene, Seated)
  const great = () => document.querySelector<HTMLButtonElement>('.great button')
  Object.assign(scene.table, { asked: askedFor([put('a'), DONE], { kind: 'placing' }) })
  hear(scene, stones(4), bob(2, 'c'))
  expect(great()?.textContent).toContain(t('table-skip'))
  great()?.click()
  await settled()
  expect(scene.station.director.acting).toBeNull()
  expect(scene.done).not.toHaveBeenCalled()
  expect(great()?.textContent).not.toContain(t('table-skip'))
})

test('a digit chooses nothing that is not offered before the moves of the others have been seen', () => {
  const scene = stationAt({ asked: askedFor([{ do: 'Burn' }, DONE]) })
  show(scene, Seated)
  hear(scene, stones(4), bob(2, 'c'))
  const bound = () => guarded(scene.station, bindings(scene.station))
  expect([bound()['1'], bound()['h']?.name]).toEqual([undefined, 'h'])
  scene.station.director.skip()
  expect(bound()['1']).toBeDefined()
})

test('while a stage is open the great button goes on from it', () => {
  const scene = stationAt({ asked: askedFor([put('a'), DONE]) }, { scenes: () => [FIGHT], primary: ['Done'] })
  show(scene, Seated)
  hear(scene, stones(4), bob(2, 'a', 0))
  const great = () => document.querySelector<HTMLButtonElement>('.great button')
  expect([scene.station.director.stage?.scene, great()?.textContent]).toEqual([FIGHT, t('table-stage-on')])
  great()?.click()
  flushSync()
  expect([scene.station.director.stage, great()?.textContent]).toEqual([null, 'done'])
  expect(scene.done).not.toHaveBeenCalled()
})

test('who only looks, into the log or a menu, passes over nothing that is shown', () => {
  const scene = watched()
  show(scene, Showing)
  hear(scene, stones(4), bob(2, 'c'))
  const press = (html: string) => {
    const place = document.createElement('div')
    place.innerHTML = html
    document.body.append(place)
    place.querySelector<HTMLElement>('b')?.click()
  }
  press('<div class="rail"><b></b></div>')
  press('<header><b></b></header>')
  expect(scene.station.director.isShowing).toBe(true)
  press('<header data-part="card:x"><b></b></header>')
  expect(scene.station.director.isShowing).toBe(false)
})

test('what can be chosen is chosen at once, whatever is still being shown', async () => {
  const scene = stationAt({ asked: askedFor([put('a'), put('b')]) })
  show(scene, Seated)
  set({ confirm: 'never' })
  hear(scene, stones(4), bob(2, 'c'))
  expect(scene.station.director.acting).toBe(1)
  scene.station.choice.pick('place:a')
  await settled()
  expect(scene.done).toHaveBeenCalledOnce()
  expect(scene.station.director.acting).toBeNull()
  set({ confirm: 'irreversible' })
})

// ---------------------------------------------------------------- the end

const IMPACT: Shown = { kind: 'impact', title: 'An impact' }
const END: Shown = { kind: 'end', title: 'The end', last: true, verdict: 'Bob wins' }
const RESULT = { reason: 'rules', standings: [{ seat: 0, rank: 1, total: 5, points: { stones: 5 } }] }

test.each([0, 1])('until its stage has come the end is given away by nothing, whoever of %i made the last move', (seat) => {
  const scene = watched({ info: { status: 'over', result: RESULT } }, { scenes: () => [IMPACT, END] })
  show(scene, Banners, { gone: '' })
  hear(scene, stones(9), bob(2, 'a', seat))
  show(scene, Prompt)
  const asked = () => document.getElementById('prompt')?.textContent
  const seen = () => [scene.station.director.stage?.scene.title, scene.station.view.stones, scene.station.entries.length, screen.queryByRole('region')]
  if (seat) {
    expect(seen()).toEqual([undefined, 3, 0, null])
    vi.advanceTimersByTime(1000)
    flushSync()
  }
  expect(seen()).toEqual(['An impact', 3, 0, null])
  expect(asked()).not.toBe(t('table-over'))
  scene.station.director.goOn()
  flushSync()
  expect(seen()).toEqual(['The end', 9, 1, null])
  expect(asked()).toBe(t('table-over'))
  scene.station.director.goOn()
  flushSync()
  expect(scene.station.view.stones).toBe(9)
  expect(screen.getByRole('region', { name: t('table-over') }).textContent).toContain(t('winners', { names: 'Ada', count: 1 }))
  scene.station.director.again(2)
  expect(scene.station.view.stones).toBe(9)
})
