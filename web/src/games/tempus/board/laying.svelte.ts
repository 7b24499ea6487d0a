import type { Choice } from '$games/contract'
import { turnedBy } from '$lib/camera/grips'
import { hasAny, nameIn } from '$lib/table/part'
import type { GameInfo } from '$lib/wire'
import { printedOf } from '../printed'
import type { TempusView } from '../wire'

interface Scene {
  view: TempusView
  game: GameInfo
  choice: Choice
  ghost: TempusView | null
  pointed: string | null
}

/** Laying a tile: the hex chosen and how the tile is turned, seen before anything is settled. */
export class Laying {
  turned = $state(0)
  readonly is = $derived.by(() => {
    const { view, choice } = this.scene()
    return view.drawn !== null && hasAny([...choice.lit, ...choice.chosen], 'rotation')
  })
  readonly faces = $derived.by(() => printedOf(this.scene().game).tiles.find((tile) => tile.tile === this.scene().view.drawn)?.faces ?? [])
  private readonly chosen = $derived.by(() => nameIn(this.scene().choice.chosen, 'hex'))
  /** where the tile is drawn as it would lie; a preview shows that by itself */
  readonly at = $derived.by(() => {
    const { view, ghost, choice, pointed } = this.scene()
    if (!this.is || (ghost !== null && ghost.hexes.length > view.hexes.length)) return undefined
    return pointed && choice.lit.has(`hex:${pointed}`) ? pointed : this.chosen
  })

  constructor(private readonly scene: () => Scene) {}

  turn(by: number): void {
    this.turned = (this.turned + by + 6) % 6
    if (this.chosen) this.scene().choice.pick(`rotation:${this.turned}`)
  }

  /** Choose a hex; a second click on it turns the tile that is laid there. */
  pick(name: string): void {
    const { choice } = this.scene()
    if (this.is && this.chosen === name) return this.turn(1)
    choice.pick(`hex:${name}`)
    if (this.is) choice.pick(`rotation:${this.turned}`)
  }

  /** R turns the tile. */
  keydown(event: KeyboardEvent): void {
    const by = this.is ? turnedBy(event) : 0
    if (!by) return
    event.preventDefault()
    this.turn(by)
  }
}
