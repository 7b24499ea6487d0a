import { fireEvent, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { t } from '$lib/texts.svelte'
import WhyNot from '$routes/table/look/WhyNot.svelte'
import { answer, askedFor, button, click, deskAt, DONE, put, refusal, settled, show, slide } from '$kit/desk'

const REASON = { key: 'table-final-chance', clause: 'TOY-PUT-1', args: {} }
const ASKED = askedFor([DONE, slide('a', 'b')])

test('it begins with the kind of move one is most likely to mean: one that names something', () => {
  const { desk } = deskAt({ asked: ASKED })
  desk.enter('doubt')
  expect(desk.doubt.verb).toBe('Slide')
})

test('all moves of the kind can be named, allowed or not', () => {
  const { desk } = deskAt({ asked: ASKED })
  desk.enter('doubt')
  expect(desk.doubt.choosing.rest).toHaveLength(9)
  expect(desk.choice.lit.has('place:c')).toBe(true)
})

test('once a move is named the server is asked, and its reason is the verdict', async () => {
  const { desk, asked } = deskAt({ asked: ASKED })
  asked.mockResolvedValue(answer({ why: REASON }))
  desk.enter('doubt', ['place:c'])
  expect(asked).not.toHaveBeenCalled()
  desk.choice.pick('place:a')
  await settled()
  expect(asked).toHaveBeenCalledExactlyOnceWith({ ask: 'why', seat: 0, move: slide('c', 'a') })
  expect(desk.doubt.verdict).toEqual({ move: slide('c', 'a'), reason: REASON })
})

test('a kind that has one move alone is asked about at once', async () => {
  const { desk, asked } = deskAt({ asked: ASKED })
  desk.enter('doubt')
  desk.doubt.as('Done')
  await settled()
  expect(asked).toHaveBeenCalledExactlyOnceWith({ ask: 'why', seat: 0, move: DONE })
  expect(desk.doubt.verdict).toEqual({ move: DONE, reason: null })
})

test('a refusal of the server is a reason, too', async () => {
  const { desk, asked } = deskAt({ asked: ASKED })
  asked.mockRejectedValue(refusal('problem-stale'))
  await desk.doubt.ask(put('a'))
  expect(desk.doubt.verdict?.reason?.key).toBe('problem-stale')
})

test('kinds of moves that only chance makes are not offered; those that are asked for come first', () => {
  const { desk } = deskAt({ asked: ASKED })
  expect(desk.doubt.verbs).toEqual(['Done', 'Slide', 'Put'])
})

test('kinds that need an option are offered at tables that have it', () => {
  const { desk } = deskAt({ asked: ASKED, info: { options: { melting: 'on' } } })
  expect(desk.doubt.verbs).toEqual(['Done', 'Slide', 'Put', 'Melt'])
})

test('what was clicked tells which kind of move was meant', () => {
  const { desk } = deskAt({ asked: askedFor([DONE, { do: 'Burn', card: 'x' }]) }, { parts: (move) => (move.place ? [`place:${move.place}`] : []) })
  desk.enter('doubt', ['place:b'])
  expect([desk.doubt.verb, desk.doubt.choosing.candidate]).toEqual(['Put', put('b')])
})

test('a click that the kind of move has no use for asks about one that has', async () => {
  const parts = (move: { do?: string; place?: string }) => (move.do === 'Put' && move.place ? [`place:${move.place}`] : [])
  const { desk, asked } = deskAt({ asked: ASKED }, { parts })
  desk.enter('doubt')
  expect(desk.doubt.verb).toBe('Slide')
  desk.choice.pick('place:b')
  await settled()
  expect([desk.doubt.verb, desk.doubt.verdict?.move]).toEqual(['Put', put('b')])
  expect(asked).toHaveBeenCalledExactlyOnceWith({ ask: 'why', seat: 0, move: put('b') })
})

test('a click that no move names changes nothing', () => {
  const { desk } = deskAt({ asked: ASKED })
  desk.enter('doubt')
  desk.choice.pick('moon:full')
  expect([desk.doubt.verb, desk.doubt.choosing.picks]).toEqual(['Slide', []])
})

test('back goes from the verdict to the clicks, from these to nothing', async () => {
  const { desk } = deskAt({ asked: ASKED })
  desk.enter('doubt', ['place:c', 'place:a'])
  await settled()
  expect(desk.doubt.back()).toBe(true)
  expect([desk.doubt.verdict, desk.doubt.choosing.picks]).toEqual([null, ['place:c']])
  expect(desk.doubt.back()).toBe(true)
  expect(desk.doubt.back()).toBe(false)
})

test('a move that the game cannot point at can still be named by its button', () => {
  const parts = () => {
    throw new Error('beyond the board')
  }
  const { desk } = deskAt({ asked: askedFor([DONE]) }, {})
  desk.doubt.as('Put')
  expect(desk.doubt.choosing.rest).toHaveLength(3)
  const other = deskAt({ asked: null }, { parts })
  other.desk.doubt.as('Put')
  expect(other.desk.doubt.choosing.buttons).toHaveLength(3)
})

// ---------------------------------------------------------------- on the screen

test('the kind is chosen from a list, and the answer stands beside it with its clause', async () => {
  const scene = deskAt({ asked: ASKED })
  scene.asked.mockResolvedValue(answer({ why: REASON }))
  scene.desk.enter('doubt')
  show(scene, WhyNot)
  const kinds = screen.getByRole<HTMLSelectElement>('combobox', { name: t('table-why-not-verb') })
  expect(kinds.value).toBe('Slide')
  await fireEvent.change(kinds, { target: { value: 'Put' } })
  await settled()
  await click(screen.getByRole('button', { name: 'put b' }))
  expect(screen.getByRole('status').textContent).toContain(t('table-final-chance'))
  await click(button('table-clause', { clause: 'TOY-PUT-1' }))
  expect(scene.desk.panel).toBe('rule')
})

test('what is allowed is said to be', async () => {
  const scene = deskAt({ asked: ASKED })
  scene.desk.enter('doubt', ['place:a', 'place:b'])
  show(scene, WhyNot)
  await settled()
  expect(screen.getByRole('status').textContent).toContain(t('table-why-not-allowed'))
})

test('one leaves for the game at any time', async () => {
  const scene = deskAt({ asked: ASKED })
  scene.desk.enter('doubt', ['place:a'])
  show(scene, WhyNot)
  await click(button('table-leave-mode'))
  expect(scene.desk.mode).toBe('play')
})
