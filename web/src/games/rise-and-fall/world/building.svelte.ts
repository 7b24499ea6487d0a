// Making the World: what the hexes stand for while tiles are laid or taken up, and what is held over them.
import type { Choice, PartKey } from '$games/contract'
import { domainOf, hasAny } from '$lib/table/part'
import type { Printed } from '../printed'
import type { RiseView } from '../wire'
import { seaPlaces } from './laying'
import { wallsOf } from './relief'
import { TileInHand } from './tile.svelte'
import { FLOWER, spotOf, TERRAINS, tileCells, type Cell, type World } from './world'

interface Scene {
  view: RiseView
  world: World
  printed: Printed
  /** what one is asked */
  asked: string | null
  choice: Choice
  ghost: RiseView | null
}

export interface Spot {
  part: PartKey | null
  q: number
  r: number
  x: number
  y: number
  /** the walls of the hex, which one may point at as well */
  skirt?: string
}

export interface Held {
  places: { q: number; r: number }[]
  fits: boolean
}

export class Building {
  private readonly scene = $derived.by(() => this.read())
  readonly isSea = $derived.by(() => this.scene.view.world.layer === 'sea' && !this.scene.view.world.finished)
  readonly isLaying = $derived.by(() => this.scene.asked === 'tile-place')
  private readonly shapes = $derived.by(() => this.scene.printed.turns[this.scene.view.world.layer] ?? [FLOWER])
  private readonly sea = $derived.by(() => (this.isSea && this.scene.asked ? seaPlaces(this.scene.printed, this.scene.view, (part) => this.isOpen(part)) : []))
  /** tiles of the layer, by their hexes */
  private readonly tiles = $derived.by(() => {
    const { view, world } = this.scene
    return view.world.tiles.map(({ hex, turned }) => ({ part: `hex:${hex}` as const, cells: tileCells(world, this.shapes, hex, Number(turned)) }))
  })
  private known: { decision: number; places: ReadonlySet<PartKey> } = { decision: -1, places: new Set() }
  /** where the tile may lie; it stays so once it has been put down somewhere */
  private readonly places = $derived.by(() => {
    const { choice, view } = this.scene
    const decision = view.asked[0]?.decision ?? -1
    const lit = [...choice.lit].filter((part) => domainOf(part) === 'place')
    if (lit.length || decision !== this.known.decision) this.known = { decision, places: new Set(lit) }
    return this.known.places
  })
  /** the choice with every place for the tile lit, as it may be moved until it is settled */
  readonly choice: Choice = $derived.by(() => {
    const { choice } = this.scene
    const { places } = this
    if (!places.size) return choice
    const lit = Object.assign(new Set([...choice.lit, ...places]), { has: (part: PartKey) => choice.lit.has(part) || places.has(part) })
    return { lit, chosen: choice.chosen, pick: (part) => choice.pick(part), hover: (part) => choice.hover(part) }
  })
  readonly hand = new TileInHand(
    () => this.scene.world,
    () => this.shapes,
    () => this.choice,
  )
  private readonly skirts = $derived.by(() =>
    this.scene.world.cells.map((_, at) =>
      wallsOf(this.scene.world, at)
        .map(({ d }) => d)
        .join(''),
    ),
  )
  /** everything that can be pointed at, and what is chosen there */
  readonly spots: Spot[] = $derived.by(() => {
    if (this.isSea) return this.sea.map(({ part, q, r }) => ({ part, q, r, ...spotOf(q, r) }))
    return this.scene.world.cells.map((cell, at) => ({ part: this.partAt(cell, at), q: cell.q, r: cell.r, x: cell.x, y: cell.y, skirt: this.skirts[at] }))
  })
  /** tiles that can be taken up to make room */
  readonly liftable = $derived.by(() => (this.scene.asked === 'tile-lift' ? this.tiles.filter(({ part }) => this.isOpen(part)) : []))
  readonly dots: Cell[] = $derived.by(() => {
    if (this.isSea) return this.sea.map(({ q, r }) => ({ name: '', q, r, terrain: 'sea', level: 0, ...spotOf(q, r) }))
    return this.isLaying ? this.scene.world.cells.filter((_, at) => this.hand.suits(at)) : []
  })
  /** places that the tile may be laid on, in all its turns */
  readonly count = $derived.by(() => this.places.size)
  readonly shape = $derived.by(() => this.shapes[this.hand.turn] ?? FLOWER)
  /** whether after the tile chosen the next one finds its place, as the preview tells */
  readonly after = $derived.by(() => {
    const { ghost, view, asked } = this.scene
    if (this.isLaying && this.hand.isStuck && this.wasPut) return 'not'
    if (!ghost || !asked || ghost.world.layer !== view.world.layer || ghost.world.finished) return null
    return ghost.asked.some(({ kind }) => kind === 'tile-lift') ? 'room' : 'fits'
  })

  constructor(private readonly read: () => Scene) {}

  private isOpen(part: PartKey): boolean {
    return this.choice.lit.has(part) || this.choice.chosen.has(part)
  }

  private partAt(cell: Cell, at: number): PartKey | null {
    if (this.isLaying) return this.hand.over(at)?.part ?? null
    if (this.scene.asked === 'tile-lift') return this.tiles.find(({ cells }) => cells.includes(cell))?.part ?? null
    return `hex:${cell.name}`
  }

  pick(at: number): void {
    const part = this.spots[at]?.part
    if (this.isLaying) this.hand.pick(at)
    else if (part) this.scene.choice.pick(part)
  }

  /** The tile as it would lie: under the pointer, or where it was put down. */
  held(pointed: number | null): Held | null {
    const { choice } = this.scene
    const chosen = this.spots.findIndex(({ part }) => part !== null && choice.chosen.has(part))
    const at = pointed ?? (this.isLaying && this.wasPut ? (this.hand.held ?? chosen) : chosen)
    if (at < 0 || at >= this.spots.length || !(this.isLaying || (this.isSea && this.scene.asked))) return null
    return this.isSea ? this.flowerAt(at) : this.tileAt(at)
  }

  /** Whether a tile has been put down. */
  private get wasPut(): boolean {
    return hasAny(this.scene.choice.chosen, 'place')
  }

  private flowerAt(at: number): Held {
    const { q, r } = this.spots[at]!
    return { places: FLOWER.map(([dq, dr]) => ({ q: q + dq, r: r + dr })), fits: true }
  }

  private tileAt(at: number): Held | null {
    const place = this.hand.over(at)
    if (!place) return null
    const cells = tileCells(this.scene.world, this.shapes, place.hex, place.turned)
    return { places: cells, fits: this.isOpen(place.part) }
  }

  /** The places that are new or higher since an earlier ground. */
  since(ground: readonly { q: number; r: number; terrain: string }[]): string[] {
    const old = new Map(ground.map(({ q, r, terrain }) => [`${q},${r}`, TERRAINS.indexOf(terrain)]))
    return this.scene.world.cells.flatMap(({ q, r, level }) => ((old.get(`${q},${r}`) ?? -1) < level ? `${q},${r}` : []))
  }
}
