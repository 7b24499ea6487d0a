import { expect, test } from 'vitest'
import { HexBoard, over } from '$games/tempus/board/hexes'
import { corner, frameOf, middle, R, RIM, shores, tileSpots } from '$games/tempus/board/layout'
import { SIDE_NAMES, SIDES } from '$lib/board/hex'
import vectors from '$kit/vectors/hex.json'

const tempus = new HexBoard(13, 12)

test('sides, names, coordinates and neighbours are those of the rules', () => {
  expect(Object.fromEntries(SIDE_NAMES.map((name, i) => [name, [...SIDES[i]!]]))).toEqual(vectors.sides)
  for (const facts of vectors.boards) {
    const board = new HexBoard(facts.columns, facts.rows)
    const cells = [...Array(board.size).keys()]
    expect(cells.map((cell) => board.name(cell))).toEqual(facts.names)
    expect(cells.map((cell) => board.axial(cell))).toEqual(facts.axial)
    expect(cells.map((cell) => board.near.slice(cell * 6, cell * 6 + 6))).toEqual(facts.near)
    expect(cells.map((cell) => board.isOnEdge(cell))).toEqual(facts.edge)
    expect(cells.map((cell) => board.named(board.name(cell)))).toEqual(cells)
    expect(cells.map((cell) => board.cell(...board.axial(cell)))).toEqual(cells)
  }
})

test('the names of Tempus are those of its board', () => {
  expect([...Array(tempus.size).keys()].map((cell) => tempus.name(cell))).toEqual(vectors.tempus)
})

test('the hex over a side is found from names alone', () => {
  for (let cell = 0; cell < tempus.size; cell++) {
    SIDE_NAMES.forEach((side, i) => {
      const other = tempus.beside(cell, i)
      if (other >= 0) expect(over(tempus.name(cell), side)).toBe(tempus.name(other))
    })
  }
})

test('a ring of land parts a lake from the sea', () => {
  const land = new Set(vectors.lake.land.map((name) => tempus.named(name)))
  const names = (start: string) => [...tempus.group(tempus.named(start), (cell) => !land.has(cell))].sort((a, b) => a - b).map((c) => tempus.name(c))
  expect(names(vectors.lake.lake[0]!)).toEqual(vectors.lake.lake)
  expect(names('A1')).toEqual(vectors.lake.sea)
  expect(
    shores(tempus, (cell) => land.has(cell))
      .map((loop) => loop.length)
      .sort((a, b) => a - b),
  ).toEqual([6, 18])
})

test('the side of a hex lies between the middles of two neighbours', () => {
  const cell = tempus.named('F6')
  for (let side = 0; side < 6; side++) {
    const one = middle(tempus, cell)
    const other = middle(tempus, tempus.beside(cell, side))
    const [a, b] = [corner(one, side), corner(one, side + 1)]
    expect((a.x + b.x) / 2).toBeCloseTo((one.x + other.x) / 2)
    expect((a.y + b.y) / 2).toBeCloseTo((one.y + other.y) / 2)
  }
})

test('the hexes of a tile lie where the neighbours of its centre lie', () => {
  const cell = tempus.named('F6')
  const at = middle(tempus, cell)
  tileSpots().forEach((spot, i) => {
    const there = middle(tempus, i ? tempus.beside(cell, i - 1) : cell)
    expect(at.x + spot.x).toBeCloseTo(there.x)
    expect(at.y + spot.y).toBeCloseTo(there.y)
  })
})

test('a way goes round what is in between, and straight where there is none', () => {
  const blocked = new Set(['F5', 'F6'].map((name) => tempus.named(name)))
  const way = tempus.way(tempus.named('E5'), tempus.named('G5'), (cell) => !blocked.has(cell))
  expect(way.map((cell) => tempus.name(cell))).toEqual(['E5', 'E4', 'F4', 'G5'])
  expect(tempus.way(0, 155, () => false)).toEqual([0, 155])
})

test('one looks at the land with a rim of water, or at everything', () => {
  const frame = frameOf(tempus, [tempus.named('F6')], R)
  const at = middle(tempus, tempus.named('F6'))
  expect(frame).toEqual({ x: at.x - R, y: at.y - R, width: 2 * R, height: 2 * R })
  expect(frameOf(tempus, []).x).toBe(-RIM)
})
