// The signs of the seats: shapes that go with the colours and letters, on every piece.
import { hexPath, short } from './hex'

/** The shape of a seat around the origin: disc, square, triangle, diamond, hexagon. */
export function shapeOf(seat: number, r: number): string {
  const n = short
  const shapes = [
    `M${n(-r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`,
    `M${n(-r * 0.88)} ${n(-r * 0.88)}H${n(r * 0.88)}V${n(r * 0.88)}H${n(-r * 0.88)}Z`,
    `M0 ${n(-r * 1.25)}L${n(r * 1.25)} ${n(r * 0.9)}H${n(-r * 1.25)}Z`,
    `M0 ${n(-r * 1.25)}L${n(r * 1.25)} 0L0 ${n(r * 1.25)}L${n(-r * 1.25)} 0Z`,
    hexPath(r * 1.1),
  ]
  return shapes[seat % shapes.length]!
}

/** How far below the middle of its shape a seat's letter stands, for letters of a size. */
export function dropOf(seat: number, size: number): number {
  return size * (seat === 2 ? 0.48 : 0.33)
}
