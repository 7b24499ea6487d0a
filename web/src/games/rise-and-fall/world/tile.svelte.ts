// Laying a tile: the hex one holds it over and how it is turned, seen before anything is settled.
import type { Choice, PartKey } from '$games/contract'
import { hasAny } from '$lib/table/part'
import { bestOver, placeOver, type Place } from './laying'
import type { World } from './world'

type Shapes = readonly (readonly (readonly [number, number])[])[]

export class TileInHand {
  turned = $state(0)
  /** the hex that was clicked last */
  held: number | null = $state(null)
  /** whether it was to be turned where it lies, and fits in no other way */
  isStuck = $state(false)

  constructor(
    private readonly world: () => World,
    private readonly shapes: () => Shapes,
    private readonly choice: () => Choice,
  ) {}

  private fits = (part: PartKey): boolean => this.choice().lit.has(part) || this.choice().chosen.has(part)

  /** How the tile lies in the turn wished for, which a new layer may not have. */
  get turn(): number {
    return this.turned % Math.max(this.shapes().length, 1)
  }

  /** Where the tile would lie, held over a hex. */
  over(at: number): Place | null {
    return bestOver(this.world(), this.shapes(), at, this.turn, this.fits)
  }

  /** Whether it lies well, held over a hex in the turn wished for. */
  suits(at: number): boolean {
    const place = placeOver(this.world(), this.shapes(), at, this.turn)
    return !!place && this.fits(place.part)
  }

  pick(at: number): void {
    this.held = at
    this.isStuck = false
    const place = this.over(at)
    if (!place) return
    this.turned = place.turned
    this.choice().pick(place.part)
  }

  /** Turn it; where it has been put down already it turns there, as far as it fits. */
  rotate(by: number): void {
    const count = this.shapes().length
    const isDown = this.held !== null && hasAny(this.choice().chosen, 'place')
    if (!isDown) {
      this.turned = (this.turn + by + count) % count
      return
    }
    const turns = Array.from({ length: count - 1 }, (_, i) => (((this.turn + by * (i + 1)) % count) + count) % count)
    const places = turns.map((turned) => placeOver(this.world(), this.shapes(), this.held ?? -1, turned))
    const place = places.find((one) => one && this.fits(one.part))
    this.isStuck = !place
    if (!place) return
    this.turned = place.turned
    this.choice().pick(place.part)
  }
}
