import { fireEvent, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { t } from '$lib/texts.svelte'
import Prompt from '$routes/table/dock/Prompt.svelte'
import { askedFor, stationAt, put, seatOf, show } from '$kit/station'

const ASKED = askedFor([put('a')], { kind: 'placing' })
const said = () => document.getElementById('prompt')?.textContent

test('it says what one is asked', () => {
  show(stationAt({ asked: ASKED }), Prompt)
  expect(said()).toBe('placing')
  expect(document.getElementById('prompt')?.className).toContain('mine')
})

test('it says whose turn it is, and shows the mark of the seat', () => {
  show(stationAt(), Prompt)
  expect(said()).toBe(t('table-waiting', { names: 'Bob', count: 1 }))
  expect(screen.getByRole('img', { name: 'B (Bob)' })).toBeTruthy()
})

test('it names everybody who is to act', () => {
  const seats = [seatOf(0), seatOf(1), seatOf(2)]
  show(stationAt({ info: { seats }, view: { asked: [{ seat: 1 }, { seat: 2 }] } }), Prompt)
  expect(said()).toBe(t('table-waiting', { names: 'Bob and Cleo', count: 2 }))
})

test.each([
  [1, 'table-showing-of'],
  [0, 'table-showing'],
])('while a move of seat %i is being shown, it says so; nobody is told of himself by name', (seat, key) => {
  const scene = stationAt({ asked: ASKED })
  vi.spyOn(scene.station.director, 'acting', 'get').mockReturnValue(seat)
  show(scene, Prompt)
  expect(said()).toBe(t(key, { name: 'Bob' }))
})

test('where nobody is asked the table goes on by itself', () => {
  show(stationAt({ view: { asked: [] } }), Prompt)
  expect(said()).toBe(t('table-drawing'))
})

test.each([
  ['over', 'table-over'],
  ['paused', 'table-paused'],
] as const)('a game that is %s says so, whatever was asked', (status, key) => {
  show(stationAt({ asked: ASKED, info: { status } }), Prompt)
  expect(said()).toBe(t(key))
})

test('while one asks why not or what if, it says what this is', () => {
  const scene = stationAt({ asked: ASKED })
  show(scene, Prompt)
  scene.station.mode = 'doubt'
  flushSync()
  expect(said()).toBe(t('table-why-not-prompt'))
  scene.station.mode = 'sandbox'
  flushSync()
  expect(said()).toBe(t('table-what-if-band'))
})

test('a game that knows better what one waits for is believed', () => {
  show(stationAt({ asked: ASKED }, { waiting: () => 'until the gong' }), Prompt)
  expect(said()).toBe('until the gong')
  expect(screen.queryByRole('img')).toBeNull()
})

test('a question without an explanation has no button for one', () => {
  show(stationAt({ asked: ASKED }), Prompt)
  expect(screen.queryByRole('button')).toBeNull()
})

test('an explanation stays while the question does, and goes with it', async () => {
  const scene = stationAt({ asked: ASKED })
  vi.spyOn(scene.station.teller, 'askHelp').mockReturnValue('Because.')
  show(scene, Prompt)
  await fireEvent.click(screen.getByRole('button', { name: t('table-explain') }))
  scene.table.asked = { ...ASKED }
  flushSync()
  expect(screen.getByRole('note').textContent).toContain('Because.')
  scene.table.asked = { ...ASKED, decision: ASKED.decision + 1 }
  flushSync()
  expect(screen.queryByRole('note')).toBeNull()
})
