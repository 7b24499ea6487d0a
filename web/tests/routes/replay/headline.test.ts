import { render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { t } from '$lib/texts.svelte'
import type { Outcome, TableInfo } from '$lib/wire'
import Headline from '$routes/replay/result/Headline.svelte'
import Result from '$routes/replay/result/Result.svelte'
import Turnings from '$routes/replay/result/Turnings.svelte'
import { Stepper } from '$routes/replay/steps/stepper.svelte'
import { click, seatOf } from '$kit/desk'
import { replayOf, teller } from '$kit/game'
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

test.each([
  [2, 'replay-turning-ahead'],
  [0, 'replay-turning-level'],
  [-2, 'replay-turning-behind'],
])('a swing that leaves a lead of %i is told as such, with a link to its move', (lead, key) => {
  const turning = { from: 3, to: 4, at: 4, seat: 0, swing: 3, lead }
  render(Turnings, { turnings: [turning], steps, teller: teller(), link: (n: number) => `/replay/t1?at=${n}` })
  expect(screen.getByRole('strong').textContent).toBe(t(key, { player: 'A (Ada)', swing: 3, lead: Math.abs(lead) }))
  expect(screen.getByRole('link').getAttribute('href')).toBe('/replay/t1?at=4')
  expect(screen.getByRole('listitem').textContent).toContain('stone put')
})

test('the page of a result has the final board, and a curve that leads to its moves', async () => {
  const data = replayOf({ result })
  const onpick = vi.fn()
  render(Result, { data, stepper: new Stepper(data), module: toyModule(), game: TOY, teller: teller(), link: (n: number) => `?at=${n}`, onpick })
  expect(document.querySelector('[data-drawing]')?.getAttribute('data-stones')).toBe('4')
  await click(screen.getByRole('slider'))
  expect(onpick).toHaveBeenCalledExactlyOnceWith(4)
  expect(document.body.textContent).toContain('c0ffee')
})
