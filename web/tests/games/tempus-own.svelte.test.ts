import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PartKey, SeatProps } from '$games/contract'
import tempus from '$games/tempus'
import type { AnyEvent, TempusView } from '$games/tempus/wire'
import { loadGameTexts, startTexts } from '$lib/texts.svelte'
import type { GameInfo } from '$lib/wire'
import { Teller } from '$lib/words/teller'
import recorded from './tempus-moments.json'

const game = recorded.game as unknown as GameInfo
const cards = (...held: string[]) => ({ pools: { 0: held.length }, cards: held.map((card) => ({ card, pool: 0 })) })
const standing = (isProtected: boolean) => ({ hexes: 3, cities: 0, flight: 0, tokens: 1, towns: 0, protected: isProtected })
const view = {
  ...recorded.moments.progress.view,
  seat: 0,
  hands: [cards('weapons/hills', 'religion/forest'), cards()],
  laid: [cards(), cards()],
  shown: [[], []],
  delayed: [false, false],
  supply: [3, 4],
  cities: [{ 2: 3, 3: 0, 4: 2 }, {}],
  standing: [standing(true), standing(false)],
} as unknown as TempusView

beforeAll(async () => {
  await startTexts()
  await loadGameTexts('tempus')
})

let shown: Record<string, unknown> | undefined
afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
  document.body.replaceChildren()
})

function show(drawing: Component<SeatProps<TempusView, AnyEvent>>, seat = 0) {
  const players = [{ name: 'Ada' }, { name: 'Bob' }] as never
  const choice = { lit: new Set<PartKey>(), chosen: new Set<PartKey>(), pick: vi.fn(), hover: vi.fn() }
  const props = $state({
    view,
    before: null,
    game,
    players,
    eyes: 0,
    choice,
    ghost: null,
    changed: new Set<PartKey>(),
    teller: new Teller(game, players),
    still: true,
    seat,
  })
  shown = mount(drawing, { target: document.body, props })
  flushSync()
  return { choice, props }
}

const part = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-part="${name}"]`)!

test.each([
  ['a seat', tempus.Seat],
  ['a seat in a line', tempus.Glance!],
])('%s that is protected wears a badge with its word and reason', (_, drawing) => {
  show(drawing)
  expect(document.body.textContent).toContain('protected')
  expect(document.querySelector('[title*="TEM-FIG-2"]')).not.toBeNull()
})

test('a seat that may be attacked wears none', () => {
  show(tempus.Seat, 1)
  expect(document.body.textContent).not.toContain('protected')
})

test('what is not lit can be clicked all the same, so that one hears why not', () => {
  const { choice } = show(tempus.Own)
  for (const name of ['action:fight', 'value:3', 'card:weapons/hills']) part(name).click()
  expect(choice.pick.mock.calls.flat()).toEqual(['action:fight', 'value:3', 'card:weapons/hills'])
})

test('a card shows its whole text', () => {
  show(tempus.Own)
  expect(part('card:religion/forest').textContent).toContain('Sends home an unprotected neighbour’s token; one of yours joins your hex.')
})

test('the words beside a card go with the card', () => {
  const { props } = show(tempus.Own)
  part('card:weapons/hills').dispatchEvent(new Event('pointerenter'))
  flushSync()
  expect(document.querySelector('.tip')).not.toBeNull()
  props.view = { ...view, hands: [cards('religion/forest'), cards()] }
  flushSync()
  expect(document.querySelector('.tip')).toBeNull()
})

test('once a hex is chosen its city is asked for at the hex, not among the tiles', () => {
  const { props } = show(tempus.Own)
  expect(part('value:2')).not.toBeNull()
  props.choice = { ...props.choice, chosen: new Set<PartKey>(['hex:F6']) }
  flushSync()
  expect(part('value:2')).toBeNull()
})

test.each<PartKey>(['card:weapons/hills', 'low-card:weapons/hills', 'era:ships', 'tile:T01', 'action:move', 'value:3'])(
  '%s can be drawn by itself, large and small',
  (name) => {
    const teller = new Teller(game, [])
    for (const small of [false, true]) {
      const picture = mount(tempus.Picture!, { target: document.body, props: { part: name, game, teller, small } })
      flushSync()
      expect(document.querySelector('.picture')!.children.length).toBe(1)
      void unmount(picture)
    }
  },
)
