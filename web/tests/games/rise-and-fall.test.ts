import { expect, test } from 'vitest'
import { shapeOfPiece } from '$games/rise-and-fall/art/shapes'
import { marksOf } from '$games/rise-and-fall/art/terrain'
import { partsOf, touchedBy } from '$games/rise-and-fall/moves/parts'
import type { Printed } from '$games/rise-and-fall/printed'
import { byCategory, byCoins } from '$games/rise-and-fall/rail/scores'
import type { HexView, PieceView, RealmView, RiseView } from '$games/rise-and-fall/wire'
import { flights } from '$games/rise-and-fall/world/flights'
import { bestOver, handleOf, nearest, placeOver, seaPlaces } from '$games/rise-and-fall/world/laying'
import { regionsOf } from '$games/rise-and-fall/world/regions'
import { cliffsOf, isCliff, outlineOf, wallsOf } from '$games/rise-and-fall/world/relief'
import { LIFT, TERRAINS, tileCells, World, worldOf } from '$games/rise-and-fall/world/world'

const hex = (name: string, q: number, r: number, terrain: string, ...pieces: PieceView[]): HexView => ({ hex: name, q, r, terrain, pieces })
const piece = (seat: number, kind: string): PieceView => ({ seat, piece: kind })
const view = (...hexes: HexView[]): RiseView => ({ seats: 2, world: { hexes, regions: [], sea: [], tiles: [] } }) as unknown as RiseView
/** Three rows of three: sea, plain, mountain; plain, forest, mountain; plain, plain, glacier. */
const GROUNDS = ['sea', 'plain', 'mountain', 'plain', 'forest', 'mountain', 'plain', 'plain', 'glacier']
const square = view(...GROUNDS.map((terrain, i) => hex(String(i + 1), i % 3, Math.floor(i / 3), terrain)))
const world = worldOf(square)
const RHOMBUS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as [number, number][]

test('a hex is drawn the higher the higher it lies', () => {
  const [plain, mountain] = [world.cell('2')!, world.cell('3')!]
  expect([plain.level, mountain.level]).toEqual([1, 3])
  expect(plain.y - mountain.y).toBe(2 * LIFT)
})

test('a cliff parts land from land two levels lower, and neither neighbours of one level apart nor sea', () => {
  const at = (name: string): number => world.named(name)
  expect(isCliff(world, at('3'), 3)).toBe(true)
  expect(isCliff(world, at('2'), 0)).toBe(false)
  expect(isCliff(world, at('6'), 3)).toBe(false)
  const coast = new World([hex('1', 0, 0, 'sea'), hex('2', 1, 0, 'mountain')])
  expect(isCliff(coast, 1, 3)).toBe(false)
})

test('only what falls away has a wall, and only cliffs have hachures', () => {
  expect(wallsOf(world, world.named('2')).map(({ side }) => side)).toEqual([])
  expect(wallsOf(world, world.named('9')).length).toBe(2)
  expect(cliffsOf(world, world.named('3')).ticks).not.toBe('')
  expect(cliffsOf(world, world.named('5')).ticks).toBe('')
})

test('the outline of a tile has as many sides as it shows', () => {
  const cells = tileCells(world, [RHOMBUS], '1', 0)
  expect(cells.map(({ name }) => name)).toEqual(['1', '2', '4', '5'])
  expect(outlineOf(world, cells).match(/M/g)?.length).toBe(14)
})

test('a tile is held by the hex nearest to its middle, and lies where that hex is', () => {
  const [q, r] = handleOf(RHOMBUS)
  expect(Math.abs(q - r)).toBe(1)
  expect(placeOver(world, [RHOMBUS], world.at(q, r), 0)).toEqual({ part: 'place:1/0', hex: '1', turned: 0 })
  expect(placeOver(world, [RHOMBUS], world.at(0, 0), 0)).toBeNull()
})

test('a tile turns by itself where it fits in one turn only', () => {
  const turns: [number, number][][] = [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [0, 0],
      [0, 1],
    ],
  ]
  const over = bestOver(world, turns, world.named('2'), 0, (part) => part === 'place:2/1')
  expect(over).toMatchObject({ hex: '2', turned: 1 })
  expect(bestOver(world, turns, world.named('2'), 0, () => false)).toMatchObject({ turned: 0 })
})

test('a place for a sea tile is named once, by the first tile that it touches', () => {
  const spots = [
    [3, 0],
    [0, 3],
  ] as [number, number][]
  const printed = {
    layouts: {
      '2': [
        [0, 0],
        [3, 3],
      ],
    },
    initial: { hexes: [], spots: [...spots, [6, 3]] },
    sea: { spots },
  } as unknown as Printed
  const found = seaPlaces(printed, view(), () => true)
  expect(found.map(({ part }) => part)).toEqual(
    ['place:1/1', 'place:1/2', 'place:1/3', 'place:2/1', 'place:2/2', 'place:2/3'].filter((part) => part !== 'place:2/1'),
  )
})

test('arrows lead to the nearest spot in their direction', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 30 },
    { x: 60, y: 90 },
    { x: -10, y: 40 },
  ]
  expect(nearest(spots, 0, 'ArrowRight')).toBe(1)
  expect(nearest(spots, 0, 'ArrowDown')).toBe(3)
  expect(nearest(spots, 0, 'ArrowUp')).toBe(-1)
})

test('arrows go along the rows of the World and back again', () => {
  const down = world.step(world.named('2'), 'ArrowDown')
  expect(world.step(down, 'ArrowUp')).toBe(world.named('2'))
  expect(world.cells[world.step(world.named('4'), 'ArrowRight')]?.name).toBe('5')
  expect(world.step(world.named('1'), 'ArrowLeft')).toBe(-1)
})

test('what happens over a side is pointed at by both hexes', () => {
  expect(partsOf({ do: 'Grow', town: '4', side: 'E' }, square)).toEqual(['hex:4', 'hex:5'])
  expect(partsOf({ do: 'Educate', town: '4', side: 'NE', into: 'merchant' }, square)).toEqual(['hex:4', 'hex:2'])
  expect(() => partsOf({ do: 'Convert', temple: '1', side: 'W' }, square)).toThrow()
  expect(partsOf({ do: 'EndTurn' }, square)).toEqual([])
})

test('a tile needs a second word, so that it can be turned before it lies', () => {
  expect(partsOf({ do: 'LayTile', hex: '4', turned: '1' }, square)).toEqual(['place:4/1', 'lay:tile'])
})

test('an event touches the hexes and the trophy it names', () => {
  expect(touchedBy({ event: 'PieceMoved', seat: 0, piece: 'nomad', start: '4', end: '5' })).toEqual(['hex:4', 'hex:5'])
  expect(touchedBy({ event: 'TrophyWon', seat: 0, trophy: 'ship', points: 25 })).toEqual(['trophy:ship'])
})

test('a piece that left one hex and arrived at another has moved, and a new one has come', () => {
  const before = view(hex('1', 0, 0, 'plain', piece(0, 'nomad')), hex('2', 1, 0, 'plain'), hex('3', 2, 0, 'plain'))
  const after = view(hex('1', 0, 0, 'plain'), hex('2', 1, 0, 'plain'), hex('3', 2, 0, 'plain', piece(0, 'nomad')))
  expect(flights(before, after)).toEqual([{ seat: 0, piece: 'nomad', way: [0, 1, 2], kind: 'moved' }])
  expect(flights(after, { ...after }).length).toBe(0)
  const grown = view(hex('1', 0, 0, 'plain', piece(1, 'nomad')), hex('2', 1, 0, 'plain'), hex('3', 2, 0, 'plain', piece(0, 'nomad')))
  expect(flights(after, grown)).toEqual([{ seat: 1, piece: 'nomad', way: [0], kind: 'came' }])
})

test('a region knows who stands in it, and has its sign where nobody does', () => {
  const held = view(hex('1', 0, 0, 'plain', piece(0, 'town'), piece(1, 'merchant')), hex('2', 1, 0, 'plain'))
  held.world.regions = [{ terrain: 'plain', hexes: ['1', '2'], worth: 2, leader: null }]
  const [region] = regionsOf(held, worldOf(held))
  expect(region).toMatchObject({ pieces: [1, 1], worth: 2 })
  expect(region?.heart.name).toBe('2')
})

test('the signs of two regions lie side by side, not on each other', () => {
  const beside = view(
    hex('1', 0, 0, 'forest', piece(0, 'nomad')),
    ...[-1, 0, 1].map((q) => hex(`g${q}`, q, 1, 'plain', piece(0, 'town'))),
    ...[-2, 2].map((q) => hex(`g${q}`, q, 1, 'plain', piece(1, 'town'))),
  )
  beside.world.regions = [
    { terrain: 'plain', hexes: ['g-2', 'g-1', 'g0', 'g1', 'g2'], worth: 36, leader: 0 },
    { terrain: 'forest', hexes: ['1'], worth: 3, leader: 0 },
  ]
  const [wide, small] = regionsOf(beside, worldOf(beside)).map(({ sign }) => sign)
  const apart = [Math.abs(wide!.x - small!.x), Math.abs(wide!.y - small!.y)]
  expect(apart[0]! > 66 || apart[1]! > 38).toBe(true)
})

test('every terrain and every piece has a face of its own', () => {
  expect(new Set(TERRAINS.map((terrain) => JSON.stringify(marksOf(terrain, 1)))).size).toBe(5)
  const kinds = ['nomad', 'town', 'ship', 'mountaineer', 'merchant', 'temple']
  expect(new Set(kinds.map((kind) => shapeOfPiece(kind).outline)).size).toBe(6)
})

test('quick scoring adds up its coins from half the gold, development and territory', () => {
  const realm = { points: { economy: 43, trophies: 8, development: 9, territory: 12 }, coins: 64 } as unknown as RealmView
  const columns = byCoins()
  const sum = columns.findIndex(({ isSum }) => isSum)
  expect(columns.slice(0, sum).reduce((total, { of }) => total + of(realm), 0)).toBe(columns[sum]!.of(realm))
  expect(columns.slice(sum + 1).map(({ of }) => of(realm))).toEqual([8])
  expect(byCategory().reduce((total, { of }) => total + of(realm), 0)).toBe(64 + 8)
})
