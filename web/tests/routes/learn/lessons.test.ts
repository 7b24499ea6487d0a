import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Finale from '$routes/learn/Finale.svelte'
import Lessons from '$routes/learn/Lessons.svelte'
import { match } from '$lib/route.svelte'
import { t } from '$lib/texts.svelte'
import type { Tour } from '$lib/wire'
import { seatOf } from '$kit/station'
import { replayOf } from '$kit/game'
import { TOY } from '$kit/toy'

afterEach(() => vi.restoreAllMocks())

const SECOND = { name: 'politics', title: 'table-log' }
const game = { ...TOY, lessons: [{ name: 'first', title: '' }, SECOND] }
const tour: Tour = { replay: replayOf(), asked: {}, tips: [], chapters: [], end: 'table-over' }
const address = (name: string) => screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href')

test('a lesson has an address of its own', () => {
  expect(match('/learn/toy').params).toEqual({ game: 'toy', lesson: '' })
  expect(match('/learn/toy/politics').params).toEqual({ game: 'toy', lesson: 'politics' })
})

test('lessons are chosen from a list, the first one first', () => {
  render(Lessons, { game })
  expect(address(t('learn-first'))).toBe('/learn/toy/first')
  expect(address(t('table-log'))).toBe('/learn/toy/politics')
})

test('after a lesson the next one is offered', () => {
  render(Finale, { tour, game, players: [seatOf(0), seatOf(1)], next: SECOND, onback: () => {} })
  expect(address(t('table-log'))).toBe('/learn/toy/politics')
})

test('after the last lesson there is none', () => {
  render(Finale, { tour, game, players: [seatOf(0), seatOf(1)], onback: () => {} })
  expect(screen.queryByRole('link', { name: new RegExp(t('table-log')) })).toBeNull()
})
