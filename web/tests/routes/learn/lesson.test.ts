import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '$lib/api'
import { route } from '$lib/route.svelte'
import { spoken } from '$lib/say.svelte'
import { session } from '$lib/session.svelte'
import { t } from '$lib/texts.svelte'
import type { Tour } from '$lib/wire'
import Finale from '$routes/learn/Finale.svelte'
import { Guide } from '$routes/learn/guide.svelte'
import Lesson from '$routes/learn/Lesson.svelte'
import { askedFor, button, click, infoOf, press, put, seatOf, settled } from '$kit/station'
import { replayOf, stepOf } from '$kit/game'
import { ME } from '$kit/server'
import { TOY, toyModule } from '$kit/toy'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  session.me = null
})

/** Two chapters: Ada puts a stone, Bob one, Ada another; then once more Ada. */
const tour: Tour = {
  replay: replayOf({ eyes: 0, steps: [stepOf(1, 0, 'a', [1, 0]), stepOf(2, 1, 'b', [1, 1]), stepOf(3, 0, 'c', [2, 1]), stepOf(4, 0, 'a', [3, 1])] }),
  asked: { 1: askedFor([put('a')]), 3: askedFor([put('c')]), 4: askedFor([put('a')]) },
  tips: [{ n: 1, key: 'table-key-zoom' }],
  chapters: [
    { key: 'table-log', first: 1, last: 3 },
    { key: 'table-chat', first: 4, last: 4 },
  ],
  end: 'table-over',
}

async function lesson(played = tour, module = toyModule()) {
  const guide = new Guide(played, module)
  render(Lesson, { guide, module, game: TOY })
  await settled()
  return guide
}
const onBoard = (place: string) => document.querySelector<HTMLElement>(`.board [data-part="place:${place}"]`) as HTMLElement

test('a chapter opens with its name, and begins by a click', async () => {
  const guide = await lesson()
  expect(screen.getByText(t('table-log'))).toBeTruthy()
  expect(screen.getByText(t('learn-chapter', { at: 1, of: 2 }))).toBeTruthy()
  await click(button('learn-begin'))
  expect(guide.phase).toBe('act')
})

test('what to do is told with its reason, lit on the board, and read aloud', async () => {
  await lesson()
  await click(button('learn-begin'))
  expect(screen.getByText(t('table-key-zoom'))).toBeTruthy()
  expect(screen.getByText(t('learn-click-lit'))).toBeTruthy()
  expect(onBoard('a').hasAttribute('data-lit')).toBe(true)
  expect(spoken.text).toContain('put a')
})

test('what to do is said as the table says it', async () => {
  await lesson(tour, toyModule({ say: ({ place }) => `Lay the white stone on ${place}` }))
  await click(button('learn-begin'))
  expect(document.querySelector('button.main')?.textContent).toBe('Lay the white stone on a')
  expect(spoken.text).toContain('Lay the white stone on a')
  await click(onBoard('b'))
  expect(screen.getByText(t('learn-not-this', { move: 'Lay the white stone on a' }))).toBeTruthy()
})

test('a click on the board makes the move, and so does the button', async () => {
  const guide = await lesson()
  await click(button('learn-begin'))
  await click(onBoard('a'))
  expect([guide.phase, guide.done]).toEqual(['watch', 1])
})

test('a click on what the lesson does not ask for is answered there and then', async () => {
  const guide = await lesson()
  await click(onBoard('b'))
  expect(screen.getByText(t('learn-not-before'))).toBeTruthy()
  await click(button('learn-begin'))
  expect(screen.queryByText(t('learn-not-before'))).toBeNull()
  await click(onBoard('b'))
  expect(screen.getByText(t('learn-not-this', { move: 'put b' }).replace('put b', 'put a'))).toBeTruthy()
  expect(guide.done).toBe(0)
  await click(onBoard('a'))
  await click(onBoard('b'))
  expect([guide.done, document.querySelector('.beside')?.textContent]).toEqual([1, t('learn-not-now')])
})

test('those who play along have names', async () => {
  await lesson()
  expect(document.body.textContent).toContain('Lyra')
})

test('Enter begins, and acts', async () => {
  const guide = await lesson()
  press('Enter', document.body)
  await settled()
  press('Enter', document.body)
  await settled()
  expect(guide.done).toBe(1)
})

test('moves of others go by themselves, as long as it takes to read them', async () => {
  const guide = await lesson()
  await click(button('learn-begin'))
  await click(onBoard('a'))
  expect(screen.getByText(t('learn-others'))).toBeTruthy()
  await vi.advanceTimersByTimeAsync(4000)
  await settled()
  expect([guide.phase, guide.stepper.at]).toEqual(['act', 2])
  expect(screen.getByRole('list', { name: t('learn-since') }).textContent).toContain('stone put')
})

test('a pause holds them, a skip passes them over', async () => {
  const guide = await lesson()
  await click(button('learn-begin'))
  await click(onBoard('a'))
  await click(button('learn-pause'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(guide.stepper.at).toBe(1)
  await click(button('learn-skip'))
  expect([guide.phase, guide.stepper.at]).toEqual(['act', 2])
})

/** Between two moves of Ada: moves that are told alike, one that nothing comes of, one of chance, and a chapter that opens with Bob. */
const long: Tour = {
  ...tour,
  replay: replayOf({
    eyes: 0,
    steps: [
      stepOf(1, 0, 'a', [1, 0]),
      stepOf(2, 1, 'b', [1, 1]),
      stepOf(3, 1, 'b', [1, 1]),
      stepOf(4, 1, 'b', [1, 1], { events: [] }),
      stepOf(5, 1, 'b', [1, 1], { events: [] }),
      stepOf(6, -1, 'c', [1, 1], { auto: 'forced' }),
      stepOf(7, 1, 'b', [1, 2]),
      stepOf(8, 1, 'b', [1, 2]),
      stepOf(9, 0, 'c', [2, 2]),
      stepOf(10, 1, 'b', [2, 3]),
    ],
  }),
  asked: { 1: askedFor([put('a')]), 9: askedFor([put('c')]) },
  chapters: [
    { key: 'table-log', first: 1, last: 6 },
    { key: 'table-chat', first: 7, last: 10 },
  ],
}

test('who only waits while others move gets through every kind of step to the end', async () => {
  const guide = await lesson(long)
  const seen: string[] = []
  for (let turn = 0; turn < 20 && guide.phase !== 'end'; turn++) {
    seen.push(guide.phase)
    if (guide.phase === 'watch') await vi.advanceTimersByTimeAsync(30_000)
    else press('Enter', document.body)
    await settled()
  }
  expect(seen).toEqual(['intro', 'act', 'watch', 'intro', 'watch', 'act', 'watch'])
  expect(guide.phase).toBe('end')
})

test('a pause ends where one has to act oneself', async () => {
  const guide = await lesson(long)
  await click(button('learn-begin'))
  await click(onBoard('a'))
  await click(button('learn-pause'))
  press('Backspace', document.body)
  await settled()
  await click(onBoard('a'))
  expect([guide.phase, guide.paused]).toEqual(['watch', false])
})

test('Escape holds the moves of others, and leaves the rest alone', async () => {
  const guide = await lesson()
  press('Escape', document.body)
  expect(guide.phase).toBe('intro')
  await click(button('learn-begin'))
  await click(onBoard('a'))
  press('Escape', document.body)
  await settled()
  expect([guide.phase, guide.paused]).toEqual(['watch', true])
})

test('one goes back by a move, and not beyond the first', async () => {
  const guide = await lesson()
  expect(button('learn-back').disabled).toBe(true)
  await click(button('learn-begin'))
  await click(onBoard('a'))
  press('Backspace', document.body)
  await settled()
  expect([guide.phase, guide.stepper.at]).toEqual(['act', 0])
})

test('how far one is stands below', async () => {
  await lesson()
  await click(button('learn-begin'))
  await click(onBoard('a'))
  expect(screen.getByText(t('learn-step', { at: 1, of: 3 }))).toBeTruthy()
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1)
})

test('the last move leads to the end of the tour', async () => {
  const guide = await lesson()
  for (let turn = 0; turn < 12 && guide.phase !== 'end'; turn++) {
    press('Enter', document.body)
    await settled()
  }
  expect(guide.phase).toBe('end')
  expect(screen.getByRole('heading', { name: t('learn-end') })).toBeTruthy()
  expect(spoken.text).toBe(t('table-over'))
})

test('from the end one sits down at a table like the one of the tour', async () => {
  session.me = ME
  const made = vi.spyOn(api, 'newTable').mockResolvedValue(infoOf({ id: 't6' }))
  render(Finale, { tour, game: TOY, players: [seatOf(0), seatOf(1)], onback: () => {} })
  await click(button('learn-play'))
  expect(made).toHaveBeenCalledExactlyOnceWith({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'beginner' }], options: {}, start: true })
  expect(route.path).toBe('/table/t6')
})
