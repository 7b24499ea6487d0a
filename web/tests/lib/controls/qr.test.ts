import { expect, test } from 'vitest'
import { correction, qrCode } from '$lib/controls/qr'

/** Reads a code back as a reader does: where data lies is worked out from the standard's own list of fixed places. */
function read(code: boolean[][]): number[] {
  const size = code.length
  const version = (size - 17) / 4
  const mark = size - 7
  const isFixed = (x: number, y: number) =>
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    x === 6 ||
    y === 6 ||
    (version > 1 && Math.abs(x - mark) <= 2 && Math.abs(y - mark) <= 2)
  const bits: number[] = []
  let up = true
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i
      for (const x of [right, right - 1]) if (!isFixed(x, y)) bits.push(Number(code[y]?.[x] !== ((x + y) % 2 === 0)))
    }
    up = !up
  }
  return Array.from({ length: bits.length >> 3 }, (_, at) => bits.slice(8 * at, 8 * at + 8).reduce((byte, bit) => 2 * byte + bit, 0))
}

const BLOCKS = [[1, 16], [1, 28], [1, 44], [2, 32], [2, 43], [4, 27]] as const // prettier-ignore

function textOf(code: boolean[][]): string {
  const [blocks, size] = BLOCKS[(code.length - 17) / 4 - 1]!
  const stream = read(code)
  const data = Array.from({ length: blocks }, (_, block) => Array.from({ length: size }, (_, at) => stream[at * blocks + block] ?? 0)).flat()
  const length = ((data[0]! & 15) << 4) | (data[1]! >> 4)
  const bytes = Array.from({ length }, (_, at) => ((data[at + 1]! & 15) << 4) | (data[at + 2]! >> 4))
  expect(data[0]! >> 4).toBe(4)
  return new TextDecoder().decode(new Uint8Array(bytes))
}

test('the correction is that of the example in the standard’s annex', () => {
  // "01234567" as version 1-M
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
  expect(correction(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
})

test.each([5, 14, 20, 40, 60, 80, 100])('a text of %i letters can be read back', (length) => {
  const text = `https://saecula.example/table/${'abcdefghijkl'.repeat(9)}`.slice(-length)
  expect(textOf(qrCode(text)!)).toBe(text)
})

test('finders stand in three corners, with a light border, and the dark module in its place', () => {
  const code = qrCode('https://saecula.example/table/abcdefghijkl')!
  const size = code.length
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    // prettier-ignore
    expect(code.slice(y, y + 7).map((row) => row.slice(x, x + 7).map(Number).join(''))).toEqual(
      ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'], // prettier-ignore
    )
  expect(code[7]?.slice(0, 8).some(Boolean)).toBe(false)
  expect(code[size - 8]?.[8]).toBe(true)
})

test('level and mask stand twice in the code, as the standard tells them', () => {
  const code = qrCode('hello')!
  const size = code.length
  const row = [0, 1, 2, 3, 4, 5, 7, size - 8, size - 7, size - 6, size - 5, size - 4, size - 3, size - 2, size - 1].map((x) => Number(code[8]?.[x]))
  const column = [size - 1, size - 2, size - 3, size - 4, size - 5, size - 6, size - 7, 8, 7, 5, 4, 3, 2, 1, 0].map((y) => Number(code[y]?.[8]))
  expect(row.join('')).toBe('101010000010010')
  expect(column.join('')).toBe('101010000010010')
})

test('a text that is too long has no code', () => {
  expect(qrCode('x'.repeat(107))).toBeNull()
})
