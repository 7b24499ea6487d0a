import { screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { t } from '$lib/texts.svelte'
import Foot from '$routes/table/dock/Foot.svelte'
import Tools from '$routes/table/dock/Tools.svelte'
import { askedFor, button, click, stationAt, noButton, put, show } from '$kit/station'

const ASKED = askedFor([put('a'), put('b')])
const MAY = { may: true, reason: null }
const MAY_NOT = { may: false, reason: { key: 'table-final-chance', clause: '', args: {} } }

test('undo takes the last move back, undo turn all of them', async () => {
  const scene = stationAt({ asked: ASKED, undo: MAY })
  show(scene, Foot)
  show(scene, Tools)
  await click(button('table-undo'))
  await click(button('table-undo-all'))
  expect(scene.done.mock.calls.map(([command]) => command)).toEqual([
    { do: 'undo', seat: 0, all: false },
    { do: 'undo', seat: 0, all: true },
  ])
})

test('an undo that is not allowed stays in reach, sends nothing and says why', async () => {
  const scene = stationAt({ asked: ASKED, undo: MAY_NOT })
  show(scene, Foot)
  show(scene, Tools)
  const undo = button('table-undo')
  expect([undo.disabled, undo.getAttribute('aria-disabled'), undo.title]).toEqual([false, 'true', t('table-final-chance')])
  noButton('table-undo-all')
  await click(undo)
  expect(scene.done).not.toHaveBeenCalled()
  expect(scene.station.deciding.problem).toEqual(MAY_NOT.reason)
})

test('hint and why not are for those who are asked; what if is not', () => {
  show(stationAt({ asked: null }), Tools)
  expect(button('table-hint').disabled).toBe(true)
  expect(button('table-why-not').disabled).toBe(true)
  expect(button('table-what-if').disabled).toBe(false)
})

test('why not is entered and left by the same button', async () => {
  const scene = stationAt({ asked: ASKED })
  show(scene, Tools)
  await click(button('table-why-not'))
  expect(scene.station.mode).toBe('doubt')
  expect(button('table-why-not').getAttribute('aria-pressed')).toBe('true')
  await click(button('table-why-not'))
  expect(scene.station.mode).toBe('play')
})

test('what if asks the server for the position as it stands, with nothing tried', async () => {
  const scene = stationAt({ asked: ASKED })
  show(scene, Tools)
  await click(button('table-what-if'))
  expect(scene.station.mode).toBe('sandbox')
  expect(scene.asked).toHaveBeenCalledExactlyOnceWith({ ask: 'foresee', seat: 0, moves: [], world: 0 })
})

test('whoever watches has none of the tools of a player', () => {
  show(stationAt({ yours: [], eyes: null }), Tools)
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('after the end there is nothing to undo, but still what happened since', () => {
  show(stationAt({ info: { status: 'over' } }), Foot)
  show(stationAt({ info: { status: 'over' } }), Tools)
  noButton('table-undo')
  expect(button('table-since')).toBeTruthy()
})

test('what there is to look up is offered where a game has such a list', async () => {
  const scene = stationAt({}, { Reference: Tools as never })
  show(scene, Tools)
  await click(button('table-reference'))
  expect(scene.station.panel).toBe('reference')
  await click(button('table-reference'))
  expect(scene.station.panel).toBeNull()
})

test('on a phone undo is at hand and the other tools are behind three dots', async () => {
  const scene = stationAt({ asked: ASKED, undo: MAY })
  show(scene, Foot, { small: true })
  noButton('table-hint')
  await click(button('table-undo'))
  expect(scene.done).toHaveBeenCalledOnce()
  const more = button('table-tools')
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  await click(button('table-hint'))
  expect(scene.station.panel).toBe('hint')
  noButton('table-hint')
})
