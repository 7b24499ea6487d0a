import { expect, test } from 'vitest'
import type { PartKey } from '$games/contract'
import { meantBy } from '$games/tempus/moves/meant'
import type { HexView, TempusView } from '$games/tempus/wire'

const NONE: ReadonlySet<PartKey> = new Set()
const hex = (name: string, owner: number | null = null, tokens = 0, city = 0): HexView => ({
  hex: name,
  terrain: 'forest',
  owner,
  tokens,
  city,
  extra: 0,
  marks: 0,
})
const HEXES = [hex('F6', 0, 2), hex('G6', 1, 1), hex('E6'), hex('L9', 2, 1), hex('A1', 0, 0, 3)]
const view = (kind: string): TempusView => ({ seat: 0, asked: [{ seat: 0, decision: 1, kind }], hexes: HEXES }) as unknown as TempusView
const meant = (part: PartKey, kind: string, ...chosen: PartKey[]) => meantBy(part, NONE, new Set(chosen), view(kind))

test('an unlit disc is meant as that action', () => {
  expect(meant('action:fight', 'turn')).toEqual({ do: 'ChooseAction', action: 'fight' })
})

test('an opponent beside one’s tokens is meant to be attacked, whatever is asked in one’s turn', () => {
  expect(meant('hex:G6', 'turn')).toEqual({ do: 'Attack', start: 'F6', side: 'E' })
  expect(meant('hex:G6', 'target')).toEqual({ do: 'Attack', start: 'F6', side: 'E' })
  expect(meant('hex:L9', 'target')).toMatchObject({ do: 'Attack', start: 'L9' })
})

test('where tokens move, a hex is where one of them should go', () => {
  expect(meant('hex:G6', 'moving', 'hex:F6')).toEqual({ do: 'MoveToken', start: 'F6', end: 'G6' })
  expect(meant('hex:L9', 'moving')).toEqual({ do: 'MoveToken', start: 'F6', end: 'L9' })
  expect(meant('hex:F6', 'moving')).toEqual({ do: 'MoveToken', start: 'F6', end: 'E6' })
  expect(meant('hex:E6', 'turn')).toEqual({ do: 'MoveToken', start: 'F6', end: 'E6' })
})

test('a hex is what the question is about', () => {
  expect(meant('hex:E6', 'births')).toEqual({ do: 'PlaceBaby', hex: 'E6' })
  expect(meant('hex:E6', 'city-site')).toEqual({ do: 'BuildCity', hex: 'E6', value: '2' })
  expect(meant('hex:E6', 'start-hex')).toEqual({ do: 'PlaceToken', hex: 'E6' })
  expect(meant('hex:E6', 'tile-place')).toEqual({ do: 'PlaceTile', hex: 'E6', turned: '0' })
  expect(meant('hex:E6', 'attack-cards')).toBeNull()
})

test('a card is laid, discarded or played, by what is asked', () => {
  expect(meant('card:weapons/hills', 'defence-cards')).toEqual({ do: 'LayCard', card: 'weapons/hills' })
  expect(meant('card:weapons/hills', 'discard')).toEqual({ do: 'DiscardCard', card: 'weapons/hills' })
  expect(meant('card:weapons/hills', 'turn')).toEqual({ do: 'PlayCard', card: 'weapons/hills' })
  expect(meant('card:government/hills', 'turn')).toEqual({ do: 'ActTwice', terrain: 'hills' })
  expect(meant('card:religion/hills', 'turn')).toEqual({ do: 'PlayReligion', terrain: 'hills', hex: 'F6', side: 'E' })
})

test('with Religion chosen a hex is whom it should convert', () => {
  const religion = { do: 'PlayReligion', terrain: 'hills', hex: 'F6' }
  expect(meant('hex:G6', 'turn', 'card:religion/hills')).toEqual({ ...religion, side: 'E' })
  expect(meant('hex:E6', 'moving', 'card:religion/hills', 'hex:F6')).toEqual({ ...religion, side: 'W' })
  for (const kind of ['target', 'city-site', 'stepping-in']) {
    expect(meant('hex:G6', kind, 'card:religion/hills')).toEqual({ ...religion, side: 'E' })
  }
  expect(meant('hex:G6', 'stepping-in')).toBeNull()
})

test('a city tile is meant for the hex chosen, or for one’s greatest stack', () => {
  expect(meant('value:4', 'city-site', 'hex:E6')).toEqual({ do: 'BuildCity', hex: 'E6', value: '4' })
  expect(meant('value:4', 'turn')).toEqual({ do: 'BuildCity', hex: 'F6', value: '4' })
})

test('nothing is meant by those who watch', () => {
  expect(meantBy('action:move', NONE, NONE, { ...view('turn'), seat: null })).toBeNull()
})
