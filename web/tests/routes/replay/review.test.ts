import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import * as api from '$lib/api'
import { session } from '$lib/session.svelte'
import { t } from '$lib/texts.svelte'
import type { Advised, Costly, Hint, Review } from '$lib/wire'
import { reasonsOf } from '$lib/advice/reasons'
import { changesText } from '$lib/words/measures'
import { groupsOf } from '$routes/replay/review/sources'
import { LATER, PAUSE, Reviewing } from '$routes/replay/review/reviewing.svelte'
import ReviewPart from '$routes/replay/review/ReviewPart.svelte'
import Analysis from '$routes/replay/steps/Analysis.svelte'
import { Stepper } from '$routes/replay/steps/stepper.svelte'
import { button, click, noButton, put, seatOf, settled } from '$kit/station'
import { replayOf, teller } from '$kit/game'
import { ME } from '$kit/server'
import { TOY, toyModule } from '$kit/toy'

const advised = (more: Partial<Advised> = {}): Advised => ({
  move: put('a'),
  value: 0.5,
  share: 1,
  plan: [put('a')],
  open: false,
  events: [],
  ended: true,
  changes: {},
  against: {},
  chances: [0.5, 0.3, 0.2],
  otherwise: [0.5, 0.3, 0.2],
  ...more,
})
const REVIEW: Review = {
  format: 1,
  game: 'toy',
  learned: true,
  ns: [0, 1, 2, 3, 4],
  chances: [
    [0.5, 0.52, 0.6, 0.3, 1],
    [0.5, 0.48, 0.4, 0.7, 0],
  ],
  costly: [
    {
      n: 3,
      before: 2,
      seat: 1,
      chance: 0.4,
      cost: 0.12,
      played: put('c'),
      better: [put('b'), put('a')],
      reasons: [{ measure: 'points', by: 2 }],
      rival: null,
    },
  ],
  turnings: [{ n: 3, first: 2, last: 3, seat: 1, before: 0.4, after: 0.7 }],
  accuracy: [
    { percent: 91.2, choices: 3, cost: 0, stood_in: 0 },
    { percent: null, choices: 0, cost: 0, stood_in: 0 },
  ],
  sources: [[{ category: 'stones', what: '', move: 'put', points: 3 }], []],
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  session.me = null
})

// ---------------------------------------------------------------- waiting for it

test('a review is asked for again until it is here, and tells how far it is', async () => {
  vi.useFakeTimers()
  const asked = vi.spyOn(api, 'review').mockResolvedValueOnce({ done: 1, total: 4, review: null }).mockResolvedValueOnce({ done: 4, total: 4, review: REVIEW })
  const reviewing = new Reviewing('t1')
  const stop = reviewing.run()
  await vi.advanceTimersByTimeAsync(0)
  expect([reviewing.share, reviewing.review]).toEqual([0.25, null])
  await vi.advanceTimersByTimeAsync(PAUSE)
  expect(reviewing.review).toBe(REVIEW)
  await vi.advanceTimersByTimeAsync(10 * PAUSE)
  expect(asked).toHaveBeenCalledTimes(2)
  stop()
})

test('who leaves asks no more, and a failure is told', async () => {
  vi.useFakeTimers()
  const asked = vi.spyOn(api, 'review').mockResolvedValue({ done: 0, total: 4, review: null })
  const stop = new Reviewing('t1').run()
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await vi.advanceTimersByTimeAsync(10 * PAUSE)
  expect(asked).toHaveBeenCalledOnce()
  asked.mockRejectedValue(new api.ApiProblem(500, 'house-failed'))
  const reviewing = new Reviewing('t1')
  reviewing.run()
  await vi.advanceTimersByTimeAsync(0)
  expect(reviewing.failed).toBe(t('house-failed'))
})

test('while too many reviews are being made it asks again later', async () => {
  vi.useFakeTimers()
  const asked = vi.spyOn(api, 'review').mockRejectedValueOnce(new api.ApiProblem(429, 'problem-too-many'))
  asked.mockResolvedValue({ done: 4, total: 4, review: REVIEW })
  const reviewing = new Reviewing('t1')
  reviewing.run()
  await vi.advanceTimersByTimeAsync(0)
  expect([reviewing.failed, reviewing.review]).toEqual(['', null])
  await vi.advanceTimersByTimeAsync(LATER)
  expect(reviewing.review).toEqual(REVIEW)
})

// ---------------------------------------------------------------- the page

function part(onpick = vi.fn(), review = REVIEW) {
  const stepper = new Stepper(replayOf())
  render(ReviewPart, { review, stepper, module: toyModule(), game: TOY, teller: teller(), link: (n: number) => `?at=${n}`, onpick })
  return onpick
}

test('the curve of the chances leads to its moves', async () => {
  const onpick = part()
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('A (Ada): 100')
  await click(screen.getByRole('slider'))
  expect(onpick).toHaveBeenCalledExactlyOnceWith(4)
})

test('a move that cost much is told with the better one, its reason, and a way to see it', () => {
  part()
  expect(screen.getByText(t('review-played', { n: 3, player: 'B (Bob)', move: 'put c', cost: 12 }))).toBeTruthy()
  expect(screen.getByText(t('review-better', { moves: 'put b; put a' }))).toBeTruthy()
  expect(screen.getByText(t('review-reasons', { changes: 'points +2' }))).toBeTruthy()
  expect(screen.getByRole('link', { name: t('judge-show-move', { n: 3 }) }).getAttribute('href')).toBe('?at=2')
})

/** What stands below each heading of the page. */
function below(heading: string): string {
  const head = screen.getByRole('heading', { name: heading })
  return head.nextElementSibling?.textContent ?? ''
}

/** What is said of a costly move whose better one leaves less of everything. */
const LESS: Costly = { ...(REVIEW.costly[0] as Costly), reasons: [{ measure: 'points', by: -2 }] }

test('that a better move leaves less of everything is not its only reason', () => {
  part(undefined, { ...REVIEW, costly: [LESS] })
  expect(document.body.textContent).toContain(t('review-later'))
  cleanup()
  part()
  expect(document.body.textContent).not.toContain(t('review-later'))
})

test('whoever sat at the table sees what cost them, and apart from it what cost the others', () => {
  session.me = { ...ME, id: seatOf(0).player! }
  const [theirs] = REVIEW.costly as [Costly]
  part(undefined, { ...REVIEW, costly: [theirs, { ...theirs, n: 4, before: 3, seat: 0, cost: 0.05 }] })
  const said = (n: number, player: string, cost: number) => t('review-played', { n, player, move: 'put c', cost })
  expect(below(t('judge-costly-own'))).toContain(said(4, 'A (Ada)', 5))
  expect(below(t('judge-costly-own'))).not.toContain('B (Bob)')
  expect(below(t('judge-costly-others'))).toContain(said(3, 'B (Bob)', 12))
})

test('who made no costly move is told so; a stranger sees one list', () => {
  session.me = { ...ME, id: seatOf(0).player! }
  part()
  expect(below(t('judge-costly-own'))).toBe(t('judge-costly-none'))
  cleanup()
  session.me = null
  part()
  expect(below(t('review-costly'))).toContain('B (Bob)')
  expect(screen.queryByText(t('judge-costly-own'))).toBeNull()
})

test('what a bot chose in a seat is told beside what its player chose', () => {
  part(undefined, { ...REVIEW, accuracy: REVIEW.accuracy.map((one) => ({ ...one, stood_in: 5 })) })
  expect(document.body.textContent).toContain(t('review-accuracy', { player: 'A (Ada)', percent: 91, count: 3 }))
  expect(document.body.textContent).toContain(t('judge-stood-in', { player: 'A (Ada)', count: 5 }))
  expect(document.body.textContent).toContain(t('judge-stood-in', { player: 'B (Bob)', count: 5 }))
})

test('it is tried from there, on the seat of whoever made it', async () => {
  part()
  await click(button('judge-try'))
  expect(screen.getByRole('dialog').textContent).toContain(t('replay-play-before-help', { n: 3 }))
  expect([...document.querySelectorAll('select')].map((select) => select.value)).toEqual(['casual', 'me'])
})

test('accuracy is told of those who had a choice, and sources of those who have points', () => {
  part()
  expect(screen.getByText(t('review-accuracy', { player: 'A (Ada)', percent: 91, count: 3 }))).toBeTruthy()
  expect(document.body.textContent).not.toContain(t('review-accuracy', { player: 'B (Bob)', percent: 0, count: 0 }))
  expect(screen.getByText(t('judge-sources'))).toBeTruthy()
})

// ---------------------------------------------------------------- a position

test('the best moves of a position are shown on demand, and go when one steps on', async () => {
  const hint: Hint = { level: 'x', moves: [advised({ chances: [0.5, 0.5] })] }
  const asked = vi.spyOn(api, 'analysis').mockResolvedValue({ n: 2, seat: 1, hint })
  const stepper = new Stepper(replayOf(), 2)
  render(Analysis, { stepper, module: toyModule(), teller: teller() })
  await click(button('judge-analyse'))
  await settled()
  expect(asked).toHaveBeenCalledExactlyOnceWith('t1', 2)
  expect(screen.getByText(t('judge-for', { player: 'B (Bob)' }))).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  stepper.by(1)
  await settled()
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

test('a game that runs is not judged', () => {
  const data = replayOf()
  render(Analysis, { stepper: new Stepper({ ...data, table: { ...data.table, status: 'playing' } }), module: toyModule(), teller: teller() })
  noButton('judge-analyse')
})

// ---------------------------------------------------------------- reasons

test('a rival who is held back is named, one who gains is a danger, small changes are neither', () => {
  const three = teller()
  const said = (otherwise: number[], chances: number[]) => reasonsOf({ level: 'x', moves: [] }, advised({ otherwise, chances }), 0, three)
  expect(said([0.4, 0.4, 0.2], [0.5, 0.3, 0.2])).toEqual([t('judge-holds-back', { player: 'B (Bob)', before: 40, after: 30 })])
  expect(said([0.4, 0.4, 0.2], [0.4, 0.45, 0.15])).toHaveLength(1)
  expect(said([0.4, 0.4, 0.2], [0.35, 0.46, 0.19])).toEqual([t('judge-danger', { player: 'B (Bob)', before: 40, after: 46 })])
  expect(said([0.4, 0.4, 0.2], [0.41, 0.39, 0.2])).toEqual([])
  expect(said([0.4, 0.6], [0.6, 0.4])).toEqual([])
})

test('the best plan is not left with what speaks against it', () => {
  const [best, next] = [advised({ changes: { points: -1 }, against: { points: -1 }, value: 0.34 }), advised({ against: { points: 1 }, value: 0.31 })]
  const hint: Hint = { level: 'strong', moves: [best, next] }
  expect(reasonsOf(hint, best, 0, teller()).at(-1)).toBe(t('review-later'))
  expect(reasonsOf({ ...hint, moves: [best, { ...next, value: 0.34 }] }, best, 0, teller()).at(-1)).toBe(t('judge-alike'))
  expect(reasonsOf(hint, next, 0, teller())).toEqual([t('judge-against-best', { changes: changesText('toy', [['points', 1]]) }), t('judge-behind')])
})

test('of a plan that is worse and shows it nowhere it is not told that it pays off', () => {
  const [best, next] = [advised({ changes: { points: 1 }, value: 0.34 }), advised({ value: 0.31 })]
  expect(reasonsOf({ level: 'strong', moves: [best, next] }, next, 0, teller())).toEqual([t('judge-behind')])
})

test('that two plans are about as good is told whatever their figures', () => {
  const [best, next] = [advised({ changes: { points: 1 }, value: 0.341 }), advised({ changes: { points: 2 }, against: { points: 1 }, value: 0.34 })]
  for (const one of [best, next]) expect(reasonsOf({ level: 'strong', moves: [best, next] }, one, 0, teller()).at(-1)).toBe(t('judge-alike'))
})

test('the points at the end are a figure of every game', () => {
  const first = advised({ changes: { points: 1, prospect: 4 } })
  const said = reasonsOf({ level: 'strong', moves: [first] }, first, 0, teller())
  expect(said[0]).toContain(`${t('judge-prospect')} +4`)
})

test('points are grouped by category where there are several', () => {
  const groups = groupsOf([
    { category: 'stones', what: 'card:a', move: '', points: 3 },
    { category: 'land', what: 'hex:b1', move: '', points: 2 },
    { category: 'land', what: 'hex:b2', move: '', points: 2 },
  ])
  expect(groups.map((group) => [group.category, group.points, group.sources.length])).toEqual([
    ['land', 4, 2],
    ['stones', 3, 1],
  ])
})
