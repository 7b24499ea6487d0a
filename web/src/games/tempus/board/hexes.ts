// Boards of pointy-topped hexes in staggered rows (odd rows half a hex to the right); the same as the rules' own.

import { SIDE_NAMES, SIDES, wayOver } from '$lib/board/hex'

/** Neighbours, names and coordinates of the cells of a board; a cell is row * columns + column. */
export class HexBoard {
  readonly size: number
  /** near[cell * 6 + side] is the neighbour on that side, or -1 beyond the edge */
  readonly near: number[] = []

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.size = columns * rows
    for (let cell = 0; cell < this.size; cell++) {
      const [q, r] = this.axial(cell)
      for (const [dq, dr] of SIDES) this.near.push(this.cell(q + dq, r + dr))
    }
  }

  axial(cell: number): [number, number] {
    const row = Math.floor(cell / this.columns)
    return [(cell % this.columns) - (row >> 1), row]
  }

  /** The cell at axial coordinates, or -1 beyond the edge. */
  cell(q: number, r: number): number {
    const column = q + (r >> 1)
    return r >= 0 && r < this.rows && column >= 0 && column < this.columns ? r * this.columns + column : -1
  }

  /** A letter for the column and a number for the row: A1 is the north-west corner. */
  name(cell: number): string {
    return String.fromCharCode(65 + (cell % this.columns)) + (Math.floor(cell / this.columns) + 1)
  }

  /** The cell of a name, or -1 beyond the edge. */
  named(name: string): number {
    const [column, row] = columnRow(name)
    return column >= 0 && column < this.columns && row >= 0 && row < this.rows ? row * this.columns + column : -1
  }

  beside(cell: number, side: number): number {
    return this.near[cell * 6 + side] ?? -1
  }

  isOnEdge(cell: number): boolean {
    return SIDES.some((_, side) => this.beside(cell, side) < 0)
  }

  /** The cells connected with `start` through members. */
  group(start: number, isMember: (cell: number) => boolean): Set<number> {
    const found = new Set([start])
    for (const cell of found) {
      for (let side = 0; side < 6; side++) {
        const other = this.beside(cell, side)
        if (other >= 0 && isMember(other)) found.add(other)
      }
    }
    return found
  }

  /** A shortest way through members, both ends included; just the two ends where there is none. */
  way(start: number, end: number, isMember: (cell: number) => boolean): number[] {
    return wayOver(start, end, (cell, side) => this.beside(cell, side), isMember)
  }
}

function columnRow(name: string): [number, number] {
  return [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1]
}

/** The name of the hex over a side of a named one. */
export function over(name: string, side: string): string {
  const [column, row] = columnRow(name)
  const [dq, dr] = SIDES[SIDE_NAMES.indexOf(side as (typeof SIDE_NAMES)[number])] ?? [0, 0]
  const there = row + dr
  return String.fromCharCode(65 + column - (row >> 1) + dq + (there >> 1)) + (there + 1)
}
