import { expect, test } from 'vitest'
import type { PartKey } from '$games/contract'
import { marksOf } from '$games/tempus/art/terrain'
import { differing, flights } from '$games/tempus/board/flights'
import { HexBoard } from '$games/tempus/board/hexes'
import { fightOver, groundOf } from '$games/tempus/duel/duel'
import tempus from '$games/tempus/index'
import { partsOf, touchedBy } from '$games/tempus/moves/parts'
import { seaOf } from '$games/tempus/printed'
import { askOf, isPiece, sayOf, warnOf, waysOf } from '$games/tempus/moves/ways'
import type { AnyMove, HexView, TempusView } from '$games/tempus/wire'
import type { MoveJson } from '$lib/json'
import { Choosing } from '$lib/table/choosing'
import { loadGameTexts } from '$lib/texts.svelte'
import type { GameInfo } from '$lib/wire'
import { Teller } from '$lib/words/teller'

const board = new HexBoard(13, 12)
const HILLS = { id: 'tempus' } as GameInfo
const hex = (name: string, owner: number | null = null, tokens = 0, city = 0): HexView => ({
  hex: name,
  terrain: 'forest',
  owner,
  tokens,
  city,
  extra: 0,
  marks: 0,
})
const view = (...hexes: HexView[]): TempusView => ({ seats: 3, hexes, asked: [], fight: null, laid: [] }) as unknown as TempusView

test('an attack is pointed at by its two hexes', () => {
  expect(partsOf({ do: 'Attack', start: 'F6', side: 'E' })).toEqual(['hex:F6', 'hex:G6'])
  expect(partsOf({ do: 'Attack', start: 'F5', side: 'SE' })).toEqual(['hex:F5', 'hex:F6'])
})

test('before an attack one is told what stands against what, and who may still lay how many cards', async () => {
  await loadGameTexts('tempus')
  const hands = [1, 3, 0].map((count) => ({ pools: { '0': count }, cards: null }))
  const at = { ...view(hex('F6', 0, 2), hex('G6', 1, 1), hex('F5', 1, 0, 3)), seat: 0, hands }
  const teller = new Teller(HILLS, [{ name: 'Ada' }, { name: 'Bob' }])
  const told = (side: string) => tempus.about?.({ do: 'Attack', start: 'F6', side }, at, teller, null)
  expect(told('E')).toEqual(['Before cards 2 against 1; a tie is not enough. Cards in hand: you 1, B (Bob) 3.'])
  expect(told('NW')?.[0]).toContain('2 against 3')
  // and it is said by the hex that it goes to, which is written on the map
  expect(sayOf({ do: 'Attack', start: 'F6', side: 'E' }, at, teller)).toBe('Attack G6 from F6')
  expect(sayOf({ do: 'PlayReligion', terrain: 'hills', hex: 'F6', side: 'NW' }, at, teller)).toBe('Play Religion (hills): convert F5 from F6')
  expect(tempus.about?.({ do: 'EndTurn' }, at, teller, null)).toEqual([])
})

test('Religion is pointed at by its card, the own hex and the other one', () => {
  const move = { do: 'PlayReligion', terrain: 'hills', hex: 'F6', side: 'NW' } as const
  expect(partsOf(move)).toEqual(['card:religion/hills', 'hex:F6', 'hex:F5'])
})

test('both uses of Government are pointed at by the card, and ending the turn by nothing', () => {
  expect(partsOf({ do: 'ActTwice', terrain: 'forest' })).toEqual(partsOf({ do: 'PassSlot', terrain: 'forest' }))
  expect(partsOf({ do: 'EndTurn' })).toEqual([])
})

test('an event touches the hexes and the era it names', () => {
  expect(touchedBy({ event: 'TokenMoved', seat: 0, start: 'A1', end: 'B1', way: 'land' })).toEqual(['hex:A1', 'hex:B1'])
  expect(touchedBy({ event: 'Advanced', seat: 0, era: 'ships' })).toEqual(['era:ships'])
  expect(touchedBy({ event: 'EraBegan', era: 3, first: 1 })).toEqual([])
})

test('a token that left one hex and arrived at another has moved, round what others hold', () => {
  const before = view(hex('E5', 0, 2), hex('F5', 1, 1), hex('E4'), hex('F4'), hex('G5'))
  const after = view(hex('E5', 0, 1), hex('F5', 1, 1), hex('E4'), hex('F4'), hex('G5', 0, 1))
  const way = ['E5', 'E4', 'F4', 'G5'].map((name) => board.named(name))
  expect(flights(board, before, after)).toEqual([{ seat: 0, way, kind: 'moved' }])
  expect(differing(board, before, after).map((cell) => board.name(cell))).toEqual(['E5', 'G5'])
})

test('babies come from nowhere, and the tokens of a city go there', () => {
  const born = flights(board, view(hex('E5', 0, 1)), view(hex('E5', 0, 2)))
  const built = flights(board, view(hex('E5', 0, 2)), view(hex('E5', 0, 0, 2)))
  expect(born.map((flight) => flight.kind)).toEqual(['came'])
  expect(built.map((flight) => flight.kind)).toEqual(['went', 'went'])
})

test('a fight that is over shows both sums and the cards revealed', () => {
  const game = { printed: { board: { columns: 13, rows: 12 } } } as unknown as GameInfo
  const before = view(hex('F5', 0, 3), hex('G5', 1, 2))
  const fight = fightOver(game, before, [
    { event: 'Attacked', seat: 0, start: 'F5', target: 'G5', defender: 1 },
    { event: 'CardRevealed', seat: 0, card: 'weapons/forest' },
    { event: 'FightWon', seat: 0, defender: 1, attack: 5, defence: 2, hex: 'G5' },
  ])
  expect(fight?.attacker).toMatchObject({ seat: 0, tokens: 3, cards: ['weapons/forest'], total: 5 })
  expect(fight?.defender).toMatchObject({ seat: 1, tokens: 2, cards: [], total: 2 })
  expect(fight).toMatchObject({ terrain: 'forest', won: 'attacker' })
})

test('a fight whose attack was seen before counts as what its owner declared since', () => {
  const game = { printed: { board: { columns: 13, rows: 12 } } } as unknown as GameInfo
  const asked = [{ seat: 1, decision: 1, kind: 'terrain' }]
  const before = { ...view(hex('F5', 0, 1), hex('G5', 1, 0, 2)), asked, fight: { start: 'F5', target: 'G5', terrain: 'forest' } }
  const fight = fightOver(game, before, [
    { event: 'TerrainDeclared', seat: 1, terrain: 'hills' },
    { event: 'FightLost', seat: 0, defender: 1, attack: 1, defence: 2, hex: 'F5' },
  ])
  expect(fight).toMatchObject({ terrain: 'hills', won: 'defender' })
})

test('water that land shuts in is no sea', () => {
  const middle = board.named('F6')
  const ring = new Set([0, 1, 2, 3, 4, 5].map((side) => board.beside(middle, side)))
  const sea = seaOf(board, (cell) => ring.has(cell))
  expect(sea.has(middle)).toBe(false)
  expect(sea.size).toBe(board.size - 7)
})

test('every terrain has a face of its own', () => {
  const faces = ['grassland', 'farmland', 'hills', 'forest', 'mountain', 'lake'].map((terrain) => JSON.stringify(marksOf(terrain, 1)))
  expect(new Set(faces).size).toBe(6)
  expect(marksOf('water', 1)).toEqual([])
})

test('a turn says what its actions do at this row, and what they cost', async () => {
  await loadGameTexts('tempus')
  const figures = { tokens: 2, distance: 1, babies: 1, stack: 2, sea: false, drawn: 1, hand: 5, actions: 3 }
  const game = { printed: { eras: [{ era: 'start', figures }] } } as unknown as GameInfo
  const turn = { seat: 0, era: ['start'] } as unknown as TempusView
  const legal: AnyMove[] = [{ do: 'ChooseAction', action: 'move' }, { do: 'ChooseAction', action: 'idea' }, { do: 'EndTurn' }]
  expect(waysOf(legal, turn, game)).toEqual(['For one action tile:', 'move people (2 tokens, one hex)', 'have an idea (one card)'])
  expect(waysOf([{ do: 'EndTurn' }], turn, game)).toEqual([])
})

test('whoever would spend a tile on babies that cannot be born is told so', async () => {
  await loadGameTexts('tempus')
  const figures = { tokens: 1, distance: 1, babies: 2, stack: 2, sea: false, drawn: 1, hand: 5, actions: 3 }
  const game = { printed: { eras: [{ era: 'start', figures }] } } as unknown as GameInfo
  const move: AnyMove = { do: 'ChooseAction', action: 'babies' }
  const at = (births: number) => ({ seat: 0, era: ['start'], births }) as unknown as TempusView
  const told = (births: number) => [warnOf(move, at(births), null, []).length, waysOf([move], at(births), game)[1]]
  expect(told(0)).toEqual([1, 'have babies (none possible)'])
  expect(told(1)).toEqual([0, 'have babies (1)'])
  expect(told(5)).toEqual([0, 'have babies (2)'])
  expect(warnOf({ do: 'ChooseAction', action: 'idea' }, at(0), null, [])).toEqual([])
})

test('cards are spoken of after an action only where one could be played', async () => {
  await loadGameTexts('tempus')
  expect(askOf({ kind: 'turn', a: 0, legal: [{ do: 'EndTurn' }] })).toBe('Your action is done: end the turn.')
  expect(askOf({ kind: 'turn', a: 0, legal: [{ do: 'EndTurn' }, { do: 'PlayReligion' }] })).toBe(null)
  expect(askOf({ kind: 'turn', a: 1, legal: [{ do: 'ChooseAction', action: 'idea' }] })).toBe(null)
})

test('a fight asks for the one of its two hexes that has not been chosen', async () => {
  await loadGameTexts('tempus')
  const legal = [{ do: 'Attack', start: 'B10', side: 'E' }]
  const ask = (...chosen: PartKey[]) => askOf({ kind: 'target', a: 0, legal }, null, { chosen: new Set(chosen) })
  expect([ask(), ask('hex:B10')]).toEqual([null, 'Fight: which hex do you attack from B10?'])
  expect(ask('hex:B11')).toBe('Fight: from which hex do you attack B11?')
})

test('a movement asks where the token goes that has been chosen', async () => {
  await loadGameTexts('tempus')
  const legal = [{ do: 'MoveToken', start: 'B10', end: 'C10' }]
  const ask = (...chosen: PartKey[]) => askOf({ kind: 'moving', a: 1, legal }, null, { chosen: new Set(chosen) })
  expect([ask(), ask('hex:B10')]).toEqual([null, 'Moving: where does the token on B10 go?'])
})

test('both ends of a fight are lit at once, and either may be clicked first', () => {
  const attack = (start: string, side: string): AnyMove => ({ do: 'Attack', start, side })
  const [east, south, west] = [attack('B10', 'E'), attack('B10', 'SE'), attack('D10', 'W')]
  const fight = Choosing.among([east, south, west] as unknown as MoveJson[], (move) => partsOf(move as unknown as AnyMove), tempus.freely)
  expect(fight.lit).toEqual(new Set(['hex:B10', 'hex:D10', ...partsOf(east), ...partsOf(south)]))
  expect(fight.pick(partsOf(south)[1]!).candidate).toEqual(south)
  const from = fight.pick(partsOf(east)[1]!)
  expect([from.candidate, [...from.lit]]).toEqual([null, ['hex:B10', 'hex:D10']])
  expect(from.pick('hex:D10').candidate).toEqual(west)
})

test('a fight that Religion has taken the last opponent from says so', async () => {
  await loadGameTexts('tempus')
  expect(askOf({ kind: 'target', a: 0, legal: [{ do: 'Done' }] })).toBe('Fight: nobody is left to attack.')
})

const RELIGION: AnyMove = { do: 'PlayReligion', terrain: 'hills', hex: 'B10', side: 'E' }

test('with Religion chosen it is asked whom it converts and where the new token goes, and nothing about a fight', async () => {
  await loadGameTexts('tempus')
  const legal = [{ do: 'Attack', start: 'B10', side: 'E' }, RELIGION] as unknown as MoveJson[]
  const ask = (...chosen: PartKey[]) => askOf({ kind: 'target', a: 0, legal }, null, { chosen: new Set(['card:religion/hills', ...chosen]) })
  const whom = 'Religion: which token beside one of your hexes do you convert?'
  expect([ask(), ask('hex:B10')]).toEqual([whom, whom])
  expect(ask('hex:C10')).toBe('Religion: which of your hexes does the new token join?')
})

test('with Religion chosen its victims are lit as well as the own hexes, and without it they are not', () => {
  const moves = [RELIGION, { ...RELIGION, side: 'W' }, { ...RELIGION, hex: 'B12' }] as unknown as MoveJson[]
  const turn = Choosing.among(moves, (move) => partsOf(move as unknown as AnyMove), tempus.freely)
  expect(turn.lit).toEqual(new Set(['card:religion/hills', 'hex:B10', 'hex:B12']))
  const played = turn.pick('card:religion/hills')
  expect(played.lit).toEqual(new Set(['hex:B10', 'hex:A10', 'hex:C10', 'hex:B12', 'hex:C12']))
  expect(played.pick('hex:A10').candidate).toEqual(moves[1])
})

test('a city counts as nothing until its owner has declared it', () => {
  const fight = { start: 'B10', target: 'C10', terrain: 'hills' }
  expect(groundOf({ ...view(), fight, asked: [{ seat: 1, decision: 1, kind: 'terrain' }] })).toBe('')
  expect(groundOf({ ...view(), fight, asked: [{ seat: 0, decision: 2, kind: 'attack-cards' }] })).toBe('hills')
})

test('a terrain to declare is offered with the cards of one’s own that it makes count', async () => {
  await loadGameTexts('tempus')
  const cards = ['weapons/hills', 'religion/hills', 'weapons/forest'].map((card) => ({ card, age: 0 }))
  const seen = { ...view(), seat: 1, hands: [{}, { pools: {}, cards }] } as unknown as TempusView
  const say = (terrain: string) => sayOf({ do: 'DeclareTerrain', terrain }, seen, new Teller(HILLS, []))
  expect(['hills', 'forest', 'farmland'].map(say)).toEqual(['hills (2 of your cards)', 'forest (one of your cards)', 'farmland (none of your cards)'])
  expect(sayOf({ do: 'Done' }, seen, new Teller(HILLS, []))).toBe(null)
})

test('cards are laid one by one without asking back', () => {
  expect([isPiece({ do: 'LayCard', card: 'weapons/hills' }), isPiece({ do: 'DiscardCard', card: 'weapons/hills' })]).toEqual([true, false])
})

const meaning = (moves: AnyMove[], ...clicks: PartKey[]) => {
  const begun = Choosing.among(moves as unknown as MoveJson[], (move) => partsOf(move as unknown as AnyMove), tempus.freely)
  const { candidate, rest, chosen } = clicks.reduce((choosing, part) => choosing.pick(part), begun)
  return candidate ?? tempus.either?.(rest as unknown as AnyMove[], chosen) ?? null
}

test('while a fight is named, two hexes mean the attack, and Religion with its card first the conversion', () => {
  const attack: AnyMove = { do: 'Attack', start: 'B10', side: 'E' }
  const [start, target] = partsOf(attack) as [PartKey, PartKey]
  expect(meaning([attack, RELIGION], start)).toBe(null)
  expect(meaning([attack, RELIGION], start, target)).toEqual(attack)
  expect(meaning([attack, RELIGION], target, start)).toEqual(attack)
  expect(meaning([attack, RELIGION], 'card:religion/hills')).toEqual(RELIGION)
})

test('while a city is named, a stack that can become only one means it, whatever Religion could be played there', () => {
  const city: AnyMove = { do: 'BuildCity', hex: 'B10', value: '2' }
  expect(meaning([city, RELIGION], 'hex:B10')).toEqual(city)
  expect(meaning([city, { ...city, value: '3' }, RELIGION], 'hex:B10')).toBe(null)
  expect(meaning([city, RELIGION], 'card:religion/hills')).toEqual(RELIGION)
})

test('an action that ends before anything was done with it is asked back about', () => {
  const at = (kind: string, marks: number) => ({ seat: 0, asked: [{ seat: 0, kind }], hexes: [{ hex: 'A1', marks }] }) as unknown as TempusView
  const token: AnyMove = { do: 'MoveToken', start: 'A1', end: 'A2' }
  const baby: AnyMove = { do: 'PlaceBaby', hex: 'A1' }
  const warned = (kind: string, marks: number, legal: AnyMove[]) => warnOf({ do: 'Done' }, at(kind, marks), null, [...legal, { do: 'Done' }])
  expect(warned('moving', 0, [token])).toHaveLength(1)
  expect(warned('births', 0, [baby])).toHaveLength(1)
  expect(warned('moving', 0, [token])).not.toEqual(warned('births', 0, [baby]))
  expect(warned('moving', 1, [token])).toEqual([])
  expect(warned('births', 0, [])).toEqual([])
  expect(warned('attack-cards', 0, [])).toEqual([])
})
