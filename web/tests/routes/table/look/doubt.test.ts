import { fireEvent, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import type { PartKey } from '$games/contract'
import { t } from '$lib/texts.svelte'
import WhyNot from '$routes/table/look/WhyNot.svelte'
import { answer, askedFor, button, click, stationAt, DONE, put, refusal, settled, show, slide } from '$kit/station'

const REASON = { key: 'table-final-chance', clause: 'TOY-PUT-1', args: {} }
const ASKED = askedFor([DONE, slide('a', 'b')])

test('it begins with the kind of move one is most likely to mean: one that names something', () => {
  const { station } = stationAt({ asked: ASKED })
  station.enter('doubt')
  expect(station.doubt.verb).toBe('Slide')
})

test('all moves of the kind can be named, allowed or not', () => {
  const { station } = stationAt({ asked: ASKED })
  station.enter('doubt')
  expect(station.doubt.choosing.rest).toHaveLength(9)
  expect(station.choice.lit.has('place:c')).toBe(true)
})

test('once a move is named the server is asked, and its reason is the verdict', async () => {
  const { station, asked } = stationAt({ asked: ASKED })
  asked.mockResolvedValue(answer({ why: REASON }))
  station.enter('doubt', ['place:c'])
  expect(asked).not.toHaveBeenCalled()
  station.choice.pick('place:a')
  await settled()
  expect(asked).toHaveBeenCalledExactlyOnceWith({ ask: 'why', seat: 0, move: slide('c', 'a') })
  expect(station.doubt.verdict).toEqual({ move: slide('c', 'a'), reason: REASON })
})

test('a kind that has one move alone is asked about at once', async () => {
  const { station, asked } = stationAt({ asked: ASKED })
  station.enter('doubt')
  station.doubt.as('Done')
  await settled()
  expect(asked).toHaveBeenCalledExactlyOnceWith({ ask: 'why', seat: 0, move: DONE })
  expect(station.doubt.verdict).toEqual({ move: DONE, reason: null })
})

test('a refusal of the server is a reason, too', async () => {
  const { station, asked } = stationAt({ asked: ASKED })
  asked.mockRejectedValue(refusal('problem-stale'))
  await station.doubt.ask(put('a'))
  expect(station.doubt.verdict?.reason?.key).toBe('problem-stale')
})

test('kinds of moves that only chance makes are not offered; those that are asked for come first', () => {
  const { station } = stationAt({ asked: ASKED })
  expect(station.doubt.verbs).toEqual(['Done', 'Slide', 'Put'])
})

test('kinds that need an option are offered at tables that have it', () => {
  const { station } = stationAt({ asked: ASKED, info: { options: { melting: 'on' } } })
  expect(station.doubt.verbs).toEqual(['Done', 'Slide', 'Put', 'Melt'])
})

test('what was clicked tells which kind of move was meant', () => {
  const { station } = stationAt({ asked: askedFor([DONE, { do: 'Burn', card: 'x' }]) }, { parts: (move) => (move.place ? [`place:${move.place}`] : []) })
  station.enter('doubt', ['place:b'])
  expect([station.doubt.verb, station.doubt.choosing.candidate]).toEqual(['Put', put('b')])
})

test('a click that the kind of move has no use for asks about one that has', async () => {
  const parts = (move: { do?: string; place?: string }): PartKey[] => (move.do === 'Put' && move.place ? [`place:${move.place}`] : [])
  const { station, asked } = stationAt({ asked: ASKED }, { parts })
  station.enter('doubt')
  expect(station.doubt.verb).toBe('Slide')
  station.choice.pick('place:b')
  await settled()
  expect([station.doubt.verb, station.doubt.verdict?.move]).toEqual(['Put', put('b')])
  expect(asked).toHaveBeenCalledExactlyOnceWith({ ask: 'why', seat: 0, move: put('b') })
})

test('a click that no move names changes nothing', () => {
  const { station } = stationAt({ asked: ASKED })
  station.enter('doubt')
  station.choice.pick('moon:full')
  expect([station.doubt.verb, station.doubt.choosing.picks]).toEqual(['Slide', []])
})

test('back goes from the verdict to the clicks, from these to nothing', async () => {
  const { station } = stationAt({ asked: ASKED })
  station.enter('doubt', ['place:c', 'place:a'])
  await settled()
  expect(station.doubt.back()).toBe(true)
  expect([station.doubt.verdict, station.doubt.choosing.picks]).toEqual([null, ['place:c']])
  expect(station.doubt.back()).toBe(true)
  expect(station.doubt.back()).toBe(false)
})

test('a move that the game cannot point at can still be named by its button', () => {
  const parts = () => {
    throw new Error('beyond the board')
  }
  const { station } = stationAt({ asked: askedFor([DONE]) }, {})
  station.doubt.as('Put')
  expect(station.doubt.choosing.rest).toHaveLength(3)
  const other = stationAt({ asked: null }, { parts })
  other.station.doubt.as('Put')
  expect(other.station.doubt.choosing.buttons).toHaveLength(3)
})

// ---------------------------------------------------------------- on the screen

test('the kind is chosen from a list, and the answer stands beside it with its clause', async () => {
  const scene = stationAt({ asked: ASKED })
  scene.asked.mockResolvedValue(answer({ why: REASON }))
  scene.station.enter('doubt')
  show(scene, WhyNot)
  const kinds = screen.getByRole<HTMLSelectElement>('combobox', { name: t('table-why-not-verb') })
  expect(kinds.value).toBe('Slide')
  await fireEvent.change(kinds, { target: { value: 'Put' } })
  await settled()
  await click(screen.getByRole('button', { name: 'put b' }))
  expect(screen.getByRole('status').textContent).toContain(t('table-final-chance'))
  await click(button('table-clause', { clause: 'TOY-PUT-1' }))
  expect(scene.station.panel).toBe('rule')
})

test('what is allowed is said to be', async () => {
  const scene = stationAt({ asked: ASKED })
  scene.station.enter('doubt', ['place:a', 'place:b'])
  show(scene, WhyNot)
  await settled()
  expect(screen.getByRole('status').textContent).toContain(t('table-why-not-allowed'))
})

test('one leaves for the game at any time', async () => {
  const scene = stationAt({ asked: ASKED })
  scene.station.enter('doubt', ['place:a'])
  show(scene, WhyNot)
  await click(button('table-leave-mode'))
  expect(scene.station.mode).toBe('play')
})
