import { render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import * as api from '$lib/api'
import { t } from '$lib/texts.svelte'
import type { Outcome, TableInfo } from '$lib/wire'
import Headline from '$routes/replay/result/Headline.svelte'
import Result from '$routes/replay/result/Result.svelte'
import Turnings from '$routes/replay/result/Turnings.svelte'
import { Stepper } from '$routes/replay/steps/stepper.svelte'
import { click, seatOf } from '$kit/station'
import { replayOf, teller, undoneOf } from '$kit/game'
import { TOY, toyModule } from '$kit/toy'

const { table, steps } = replayOf()
const result = table.result as Outcome
const headline = (more: Partial<TableInfo> = {}, outcome: Outcome | null = result) =>
  render(Headline, { table: { ...table, ...more }, result: outcome, game: TOY, teller: teller(), length: 4 })

test('the winner is named with the points, and how long it took', () => {
  headline()
  expect(screen.getByRole('heading').textContent).toBe(t('replay-won', { names: 'Ada', count: 1, points: 4 }))
  expect(document.body.textContent).toContain(t('replay-length', { count: 4 }))
})

test('a game has as many moves as its last one has a number, and what was taken back is told', () => {
  vi.spyOn(api, 'review').mockReturnValue(new Promise(() => {}))
  const stepper = new Stepper(undoneOf())
  render(Result, { data: stepper.data, stepper, module: toyModule(), game: TOY, teller: teller(), link: () => '', onpick: vi.fn() })
  const said = document.body.textContent
  expect(said).toContain(t('replay-length', { count: 6 }))
  expect(said).toContain(t('replay-length-gone', { count: 2 }))
})

test('two of one name are told apart by their letters', () => {
  const both = { ...result, standings: result.standings.map((one) => ({ ...one, rank: 1 })) }
  headline({ seats: [seatOf(0, { name: 'Casual' }), seatOf(1, { name: 'Casual' })] }, both)
  expect(screen.getByRole('heading').textContent).toContain('A (Ada) and B (Bob)')
})

test('a game by the rules ends by a clause that can be read; one that was agreed does not', () => {
  headline({ end: 'rules' })
  expect(screen.getByRole('link').getAttribute('href')).toBe('/rules/toy#rules')
})

test('an agreed end is told as one', () => {
  headline({ end: 'agreed' })
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.body.textContent).toContain(t('replay-ended-agreed'))
})

test('where there is no result nobody has won', () => {
  headline({ end: 'abandoned' }, null)
  expect(screen.getByRole('heading').textContent).toBe(t('replay-nobody-won'))
})

test('a swing of the chances is told with what came of its move, and a link to it', () => {
  const turning = { n: 4, first: 3, last: 4, seat: 0, before: 0.31, after: 0.62 }
  render(Turnings, { turnings: [turning], steps, teller: teller(), link: (n: number) => `/replay/t1?at=${n}` })
  expect(screen.getByRole('strong').textContent).toBe(t('review-turning', { n: 4, player: 'A (Ada)', before: 31, after: 62 }))
  expect(screen.getByRole('link').getAttribute('href')).toBe('/replay/t1?at=4')
  expect(screen.getByRole('listitem').textContent).toContain('stone put')
})

test('a swing that many things came of is told with what came first', () => {
  const [last] = steps.slice(-1)
  const events = ['a', 'b', 'c', 'a', 'b', 'c'].map((place) => ({ event: 'StonePut', seat: 0, place }))
  const turning = { n: last!.n, first: 3, last: last!.n, seat: 0, before: 0.31, after: 0.62 }
  render(Turnings, { turnings: [turning], steps: [{ ...last!, events }], teller: teller(), link: String })
  const told = screen.getByRole('listitem').querySelector('.soft')?.textContent
  expect(told?.match(/stone put/g)).toHaveLength(5)
  expect(told).toMatch(/place a.*place b/)
})

test('the page of a result has the final board, and a curve that leads to its moves', async () => {
  const data = replayOf({ result })
  const onpick = vi.fn()
  vi.spyOn(api, 'review').mockReturnValue(new Promise(() => {}))
  render(Result, { data, stepper: new Stepper(data), module: toyModule(), game: TOY, teller: teller(), link: (n: number) => `?at=${n}`, onpick })
  expect(document.querySelector('[data-drawing]')?.getAttribute('data-stones')).toBe('4')
  await click(screen.getByRole('slider'))
  expect(onpick).toHaveBeenCalledExactlyOnceWith(4)
  expect(document.body.textContent).toContain('c0ffee')
})
