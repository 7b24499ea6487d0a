import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PartKey } from '$games/contract'
import CardFace from '$games/time-of-empires/art/CardFace.svelte'
import Picture from '$games/time-of-empires/art/Picture.svelte'
import Standing from '$games/time-of-empires/board/Standing.svelte'
import type { Place } from '$games/time-of-empires/board/map'
import Preparation from '$games/time-of-empires/board/Preparation.svelte'
import AgeClock from '$games/time-of-empires/rail/AgeClock.svelte'
import Rounds from '$games/time-of-empires/rail/Rounds.svelte'
import { signalsOf } from '$games/time-of-empires/news/signals'
import Hand from '$games/time-of-empires/own/Hand.svelte'
import Pile from '$games/time-of-empires/rail/Pile.svelte'
import Cry from '$games/time-of-empires/own/Cry.svelte'
import GlassButton from '$games/time-of-empires/own/GlassButton.svelte'
import { Nudging, nudgesAt } from '$games/time-of-empires/time/nudging.svelte'
import { picturedIn } from '$games/time-of-empires/parts'
import type { CardRow } from '$games/time-of-empires/printed'
import type { AnyEvent, EmpiresView } from '$games/time-of-empires/wire'
import { priceOf, shortName } from '$games/time-of-empires/words'
import { spoken } from '$lib/say.svelte'
import { preferences } from '$lib/preferences.svelte'
import * as signals from '$lib/sound/signal'
import { loadGameTexts, t } from '$lib/texts.svelte'
import { choiceAmong } from '$kit/choice.svelte'
import { asked, GAME, player, space, teller, viewOf } from './kit'

beforeAll(() => loadGameTexts('time-of-empires'))
afterEach(cleanup)

const place = { space: 'H3b', spot: 'H3', x: 0, y: 0, slots: { x: 0, y: 0 }, along: { x: 1, y: 0 }, label: { x: 9, y: 9 }, isCentre: false } as Place
const named = (names: boolean, short: boolean) =>
  render(Standing, { place, space: space('H3b'), home: undefined, names, short })
    .container.querySelector('[data-name="H3b"]')
    ?.textContent?.trim()

test('the places that the log speaks of are printed on the map, in short where it is small', () => {
  expect(named(true, false)).toBe('H3b')
  expect(named(true, true)).toBe('b')
  expect(named(false, false)).toBeUndefined()
})

test('before an age the step that is under way is marked, also while cards come to the boards', () => {
  const now = (phase: string, kind?: string) => {
    const view = viewOf({ phase: phase as EmpiresView['phase'], asked: kind ? asked(kind) : [], options: { speed: '30', ages: 'real-time' } as never })
    const { container, unmount } = render(Preparation, { view, eyes: 0, teller })
    const found = container.querySelector('.now')?.textContent?.trim()
    unmount()
    return found
  }
  expect(now('setup', 'start')).toBe(t('time-of-empires-screen-step-clan'))
  expect(now('preparation')).toBe(t('time-of-empires-screen-step-boards'))
  expect(now('preparation', 'creating')).toContain(t('time-of-empires-screen-step-scholars'))
})

test('that the clock stands is said where there is a clock, and not in turns', () => {
  const told = (ages: string) => {
    const view = viewOf({ phase: 'scoring', pace: ages as EmpiresView['pace'], first: null } as Partial<EmpiresView>)
    const { container, unmount } = render(ages === 'real-time' ? AgeClock : Rounds, { view, game: GAME, teller } as never)
    const found = container.textContent
    unmount()
    return found
  }
  expect(told('real-time')).toContain(t('time-of-empires-screen-clock-stands'))
  expect(told('initiation')).toContain(t('time-of-empires-screen-phase-scoring'))
  expect(told('initiation')).not.toMatch(/clock/)
})

test('gong, cry and fight are told beside the board where time presses, and else on their stage alone', () => {
  const events = [
    { event: 'GongRang', age: 1, last: 0 },
    { event: 'ChainLost', seat: 0 },
  ] as AnyEvent[]
  const before = preferences.pace
  const kinds = (more: Partial<EmpiresView>) => signalsOf(events, viewOf(more), null, 0, teller).map(({ kind }) => kind)
  expect(kinds({ pace: 'real-time', phase: 'action' })).toEqual(['begins', 'lost'])
  expect(kinds({ pace: 'initiation', phase: 'action' })).toEqual(['lost'])
  // who wants everything at once sees no stages
  preferences.pace = 'now'
  expect(kinds({ pace: 'initiation', phase: 'action' })).toEqual(['begins', 'lost'])
  preferences.pace = before
})

test('every action has a short name of its own for the thumb', () => {
  const actions = ['ideas', 'bricks', 'discover', 'deploy', 'move', 'build', 'leader-technology', 'leader-expansion', 'leader-culture', 'leader-bonus']
  const all = [...actions, 'wonder-1', 'wonder-2', 'wonder-3', 'draw-left', 'draw-right']
  const names = all.map(shortName)
  expect(new Set(names).size).toBe(all.length)
  expect(names).toContain('Wonder I')
  expect(names.every((name) => !name.includes('time-of-empires'))).toBe(true)
})

const choice = { lit: new Set<PartKey>(['glass:1']), chosen: new Set<PartKey>(), pick: () => undefined, hover: () => undefined }
const glass = (idle: number) =>
  render(GlassButton, { seat: 0, number: 1, sand: 0, left: 0, action: null, again: null, idle, choice, teller, small: false }).container

test('a free glass says at first that it is ready, and soon for how long it has been idle', () => {
  expect(glass(2).textContent).toContain('ready')
  cleanup()
  expect(glass(7).textContent).toContain('7 s idle')
  expect(screen.getByRole('button').className).toContain('late')
})

test('idle glasses are nudged by sound and voice, ever less often, and each time once', async () => {
  expect([0, 4, 5, 9, 10, 29, 30].map(nudgesAt)).toEqual([0, 0, 1, 1, 2, 4, 5])
  const heard = vi.spyOn(signals, 'signal').mockImplementation(() => undefined)
  let seconds = $state(0)
  let since = $state(0)
  const stop = $effect.root(() => void new Nudging(() => [{ number: 2, since, idle: seconds }]))
  for (const now of [3, 5, 6, 0, 7, 10]) {
    seconds = now
    flushSync()
    await Promise.resolve() // what is said at one time is one sentence
  }
  expect(heard).toHaveBeenCalledTimes(2)
  expect(spoken.text).toBe('Glass 2 has been free for 10 seconds.')
  since = 40_000
  seconds = 5
  flushSync()
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
})

const row = { card: '211', age: 2, type: 'culture', ideas: 3, bricks: 3, reconstructed: false }

test('a card that lies flat has its whole text', () => {
  const { container } = render(CardFace, { row, teller, flat: true })
  expect(container.textContent).toContain('Create 1 scholar, place 1 on an effect tile and 1 on a wonder.')
})

test('what an event is about can be drawn, large with its text and small with its name', () => {
  const drawn = (part: PartKey, small: boolean) => render(Picture, { part, game: { ...GAME, printed: { cards: [row] } }, teller, small }).container
  expect(picturedIn({ event: 'TechnologyDiscovered', seat: 0, card: '211' })).toEqual(['card:211'])
  expect(picturedIn({ event: 'CardDrawn', seat: 1, pile: 'left-1', type: 'science', card: null })).toEqual(['back:science'])
  expect(drawn('card:211', false).textContent).toContain('Patronage')
  expect(drawn('leader:L21', false).textContent).toContain('Building costs you 1 brick less')
  expect(drawn('wonder:W13', true).querySelector('[title]')?.getAttribute('title')).toBe('Hanging Gardens of Babylon')
})

test('the limit of scholars at the cries reaches every number, up and down, in one move', () => {
  const pick = vi.fn()
  const choice = { lit: new Set<PartKey>(['limit:0', 'limit:1', 'limit:3', 'limit:9', 'rest:']), chosen: new Set<PartKey>(), pick, hover: () => {} }
  render(Cry, { player: player({ limit: 2, gains: { scholars: 3 } as never }), choice, teller })
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: t('time-of-empires-screen-limit-scholars') })
  expect([...list.options].map(({ value }) => value)).toEqual(['0', '1', '2', '3', '9'])
  for (const count of ['0', '9']) {
    list.value = count
    list.dispatchEvent(new Event('change', { bubbles: true }))
    expect(pick).toHaveBeenLastCalledWith(`limit:${count}`)
    expect(list.value).toBe('2')
  }
})

test('where no limit can be set none is offered', () => {
  const choice = { lit: new Set<PartKey>(['glass:1']), chosen: new Set<PartKey>(), pick: () => {}, hover: () => {} }
  render(Cry, { player: player({ limit: 9, gains: { scholars: 1 } as never }), choice, teller })
  expect(screen.queryByRole('combobox')).toBeNull()
})

const CLAY = { card: '002', type: 'construction', ideas: 1, bricks: 3, reconstructed: true } as CardRow

test('what a card costs is said in words, and that we had to work it out', () => {
  const said = priceOf(CLAY, 1, teller)
  expect(said).toContain('Discovering it costs 1 idea. Its building, the warehouse, costs 3 bricks.')
  expect(said).toContain(t('time-of-empires-screen-reconstructed'))
  expect(priceOf({ ...CLAY, reconstructed: false }, 2, teller)).toBe('Discovering it costs 2 ideas. Its building, the warehouse, costs 3 bricks.')
})

test('pointing at a card tells its price in words besides its text', async () => {
  const game = { ...GAME, printed: { ...(GAME.printed as object), cards: [CLAY] } } as typeof GAME
  const view = viewOf({ hand: ['002'], dues: [1] })
  const { container } = render(Hand, { view, game, eyes: 0, teller, choice: choiceAmong([], () => []).choice } as never)
  const card = screen.getByRole('button')
  await fireEvent.pointerEnter(card)
  expect(container.querySelector('.tip')?.textContent).toContain('Gain 2 bricks. Discovering it costs 1 idea.')
  expect(card.ariaLabel ?? card.getAttribute('aria-label')).toContain('costs 3 bricks')
})

test('where there is room, a pile says its type in a word', () => {
  const said = (wide: boolean) => {
    const { container, unmount } = render(Pile, {
      name: 'left-1',
      pile: { top: 'science', left: 6 },
      choice: choiceAmong([], () => []).choice,
      teller,
      wide,
    } as never)
    const found = container.textContent?.trim()
    unmount()
    return found
  }
  expect(said(true)).toContain('science')
  expect(said(false)).toBe('6')
})
