/**
 * A QR code of a short text (ISO/IEC 18004), for links that are shown on one screen and opened on another. Bytes, error
 * correction M, versions 1 to 6, always the same mask: enough for an address, and nothing leaves the browser.
 */

/** By version: blocks, bytes of data and of correction in each. */
const SHAPES: readonly (readonly [blocks: number, data: number, correction: number])[] = [
  [1, 16, 10],
  [1, 28, 16],
  [1, 44, 26],
  [2, 32, 18],
  [2, 43, 24],
  [4, 27, 16],
]
/** Level M with mask 0, protected and masked as the standard says: the same for every code made here. */
const FORMAT = 0x5412

// The field of 256 elements that correction is worked out in.
const POWERS = new Uint8Array(512)
const LOGS = new Uint8Array(256)
for (let at = 0, value = 1; at < 255; at++) {
  POWERS[at] = POWERS[at + 255] = value
  LOGS[value] = at
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1
}
const times = (a: number, b: number) => (a && b ? (POWERS[(LOGS[a] ?? 0) + (LOGS[b] ?? 0)] ?? 0) : 0)

/** The bytes that correct a block: the rest after dividing it by the generator of so many roots. */
export function correction(data: readonly number[], count: number): number[] {
  let generator = [1]
  for (let root = 0; root < count; root++) {
    const next = [...generator, 0]
    generator.forEach((part, at) => (next[at + 1] = (next[at + 1] ?? 0) ^ times(part, POWERS[root] ?? 0)))
    generator = next
  }
  const rest = [...data, ...Array<number>(count).fill(0)]
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at] ?? 0
    generator.forEach((part, i) => (rest[at + i] = (rest[at + i] ?? 0) ^ times(part, lead)))
  }
  return rest.slice(data.length)
}

/** The text with its length before it and padding behind it. */
function padded(bytes: Uint8Array, room: number): number[] {
  const bits: number[] = []
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
  }
  put(0b0100, 4)
  put(bytes.length, 8)
  bytes.forEach((byte) => put(byte, 8))
  put(0, 4)
  const data: number[] = []
  for (let at = 0; at < bits.length; at += 8) data.push(bits.slice(at, at + 8).reduce((byte, bit, i) => byte | (bit << (7 - i)), 0))
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad)
  return data
}

/** Data and correction of all blocks, byte by byte in turn. */
function woven(data: number[], [blocks, size, more]: (typeof SHAPES)[number]): number[] {
  const parts = Array.from({ length: blocks }, (_, at) => data.slice(at * size, (at + 1) * size))
  const inTurn = (those: number[][], count: number) => Array.from({ length: count }, (_, at) => those.map((part) => part[at] ?? 0)).flat()
  return [
    ...inTurn(parts, size),
    ...inTurn(
      parts.map((part) => correction(part, more)),
      more,
    ),
  ]
}

/** The fixed parts: three finders, timing, one alignment mark, format; null where data goes. */
function frame(version: number): (boolean | null)[][] {
  const size = 17 + 4 * version
  const cells: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null))
  const set = (x: number, y: number, dark: boolean) => {
    const row = cells[y]
    if (row && x >= 0 && x < size) row[x] = dark
  }
  const ring = (cx: number, cy: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
    }
  }
  for (let at = 0; at < size; at++) {
    set(at, 6, at % 2 === 0)
    set(6, at, at % 2 === 0)
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) ring(x, y, 4, [2, 4]) // prettier-ignore
  if (version > 1) ring(size - 7, size - 7, 2, [1])
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((FORMAT >> bit) & 1) === 1
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : -1
    if (near >= 0) set(8, near, dark)
    else set(bit === 8 ? 7 : 14 - bit, 8, dark)
    if (bit < 8) set(size - 1 - bit, 8, dark)
    else set(8, size - 15 + bit, dark)
  }
  set(8, size - 8, true)
  return cells
}

/** The code of a text, row by row, true for dark; null for a text that is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const at = SHAPES.findIndex(([blocks, data]) => bytes.length + 2 <= blocks * data)
  const shape = SHAPES[at]
  if (!shape) return null
  const cells = frame(at + 1)
  const stream = woven(padded(bytes, shape[0] * shape[1]), shape)
  const size = cells.length
  let bit = 0
  // two columns at a time from the right, up and down in turn; the timing column is left out
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const up = ((right > 6 ? size - 1 - right : size - 2 - right) / 2) % 2 === 0
    for (let step = 0; step < 2 * size; step++) {
      const x = right - (step % 2)
      const y = up ? size - 1 - (step >> 1) : step >> 1
      const row = cells[y]
      if (!row || row[x] !== null) continue
      const dark = (((stream[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
      row[x] = dark !== ((x + y) % 2 === 0)
      bit++
    }
  }
  return cells.map((row) => row.map((cell) => cell === true))
}
