import { screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { t } from '$lib/texts.svelte'
import type { AskedSeat } from '$lib/wire'
import WhatIf from '$routes/table/look/ahead/WhatIf.svelte'
import { answer, askedFor, button, click, stationAt, foreseen, put, refusal, settled, show, type Scene } from '$kit/station'

const turnOf = (seat: number, ...places: string[]): AskedSeat => ({ seat, asked: askedFor(places.map(put), { decision: seat + 1 }) })

/** A what-if in which these seats are asked, whatever is tried. */
async function trying(...asked: AskedSeat[]): Promise<Scene> {
  const scene = stationAt({ asked: askedFor([put('a')]) })
  scene.asked.mockResolvedValue(answer({ foreseen: foreseen({ view: { stones: 4 }, asked }) }))
  scene.station.enter('sandbox')
  await settled()
  return scene
}

test('it begins with one’s own decision where several are asked', async () => {
  const { station } = await trying(turnOf(1, 'b'), turnOf(0, 'a', 'c'))
  expect(station.sandbox.turn?.seat).toBe(0)
  expect([...station.choice.lit]).toEqual(['place:a', 'place:c'])
})

test('the board shows the position that was tried, and the table’s again afterwards', async () => {
  const { station } = await trying(turnOf(0, 'a', 'c'))
  expect(station.view.stones).toBe(4)
  station.leave()
  expect(station.view.stones).toBe(3)
  expect(station.sandbox.trials).toEqual([])
})

test('moves are tried one after the other, each by the seat whose turn it would be', async () => {
  const { station, asked, done } = await trying(turnOf(1, 'a', 'b'))
  station.choice.pick('place:a')
  await settled()
  station.choice.pick('place:b')
  await settled()
  const trials = [
    { seat: 1, move: put('a') },
    { seat: 1, move: put('b') },
  ]
  expect(asked).toHaveBeenLastCalledWith({ ask: 'foresee', seat: 0, moves: trials, world: 0 })
  expect(done).not.toHaveBeenCalled()
})

test('one goes back by a move, or to the start', async () => {
  const { station, asked } = await trying(turnOf(0, 'a', 'b'))
  await station.sandbox.try(put('a'))
  await station.sandbox.try(put('b'))
  await station.sandbox.back()
  expect(station.sandbox.trials).toEqual([{ seat: 0, move: put('a') }])
  await station.sandbox.reset()
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ moves: [] }))
})

test('the unknown can be dealt in another way, with the same moves', async () => {
  const { station, asked } = await trying(turnOf(0, 'a', 'b'))
  await station.sandbox.try(put('a'))
  await station.sandbox.otherWorld()
  expect(asked).toHaveBeenLastCalledWith({ ask: 'foresee', seat: 0, moves: [{ seat: 0, move: put('a') }], world: 1 })
})

test('what cannot be tried says why and leaves what was tried before', async () => {
  const { station, asked } = await trying(turnOf(0, 'a', 'b'))
  await station.sandbox.try(put('a'))
  asked.mockRejectedValue(refusal('problem-stale'))
  await station.sandbox.try(put('b'))
  expect(station.sandbox.problem?.key).toBe('problem-stale')
  expect(station.sandbox.trials).toHaveLength(1)
  expect(station.sandbox.busy).toBe(false)
})

test('nothing is lit while the server thinks', async () => {
  const { station, asked } = await trying(turnOf(0, 'a', 'b'))
  asked.mockReturnValue(new Promise(() => {}))
  void station.sandbox.try(put('a'))
  expect([...station.choice.lit]).toEqual([])
})

// ---------------------------------------------------------------- on the screen

test('one decides for any seat that is asked', async () => {
  const scene = await trying(turnOf(0, 'a'), turnOf(1, 'b', 'c'))
  show(scene, WhatIf)
  const other = screen.getByRole('button', { name: t('table-what-if-for', { name: 'B (Bob)' }) })
  expect(other.getAttribute('aria-pressed')).toBe('false')
  await click(other)
  expect(other.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: 'put c' })).toBeTruthy()
})

test('it tells how many moves were tried, and the last', async () => {
  const scene = await trying(turnOf(0, 'a', 'b'))
  show(scene, WhatIf)
  expect(button('table-what-if-back').disabled).toBe(true)
  await click(screen.getByRole('button', { name: 'put a' }))
  await click(screen.getByRole('button', { name: 'put b' }))
  expect(screen.getByText(t('table-what-if-tried', { count: 2, move: 'put b' }))).toBeTruthy()
  expect(button('table-what-if-back').disabled).toBe(false)
})

test('a position in which nobody is asked is the end', async () => {
  show(await trying(), WhatIf)
  expect(screen.getByText(t('table-over'))).toBeTruthy()
})

test('dealing anew is offered where something was dealt', async () => {
  const scene = await trying(turnOf(0, 'a'))
  show(scene, WhatIf)
  expect(screen.queryByRole('button', { name: t('table-what-if-world') })).toBeNull()
  scene.station.sandbox.seen = foreseen({ open: true })
  await settled()
  expect(button('table-what-if-world')).toBeTruthy()
})

test('what is drawn on the board is tried there, and the list keeps to what is drawn nowhere', async () => {
  const { station } = await trying(turnOf(0, 'a', 'c'))
  expect(station.sandbox.listed(new Set())).toEqual([put('a'), put('c')])
  expect(station.sandbox.listed(new Set(['place:a']))).toEqual([put('c')])
})
