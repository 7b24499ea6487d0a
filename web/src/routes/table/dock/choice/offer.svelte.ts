import type { GameModule, PartKey } from '$games/contract'
import type { MoveJson } from '$lib/json'
import type { Deciding } from './deciding.svelte'
import { fold, keysIn, numbered, placeless, primaryOf, type Item } from './items'

const isSeen = (element: Element): boolean => element.checkVisibility?.() ?? true

/** What the dock offers for the question that stands, as far as it is not chosen on the board. */
export class Offer {
  /** the parts that are drawn somewhere now */
  placed: ReadonlySet<PartKey> = $state.raw(new Set())
  /** the kind of moves whose item has been opened */
  opened = $state('')
  /** a part is being dragged: nothing opens at it */
  dragged: PartKey | null = $state(null)
  readonly primary: MoveJson | null = $derived.by(() => primaryOf(this.deciding.choosing, this.module))
  /** what has no place on the board; it stays as it is while the question stands */
  readonly listed: Item[] = $derived.by(() => {
    const { choosing } = this.deciding
    const skip = this.module.unlisted ?? []
    const fresh = placeless(choosing.afresh(), this.placed, this.module.answers).filter((move) => move !== this.primary && !skip.includes(move.do ?? ''))
    return numbered(
      fold(fresh),
      keysIn(choosing, this.module, (move) => this.deciding.partsOf(move)),
    )
  })
  /** what the parts clicked so far can mean, where that is more than one thing */
  readonly meanings: Item[] = $derived.by(() => {
    const { choosing, pending, busy } = this.deciding
    if (!choosing.picks.length || pending || busy || this.dragged || this.deciding.meant) return []
    return numbered(placeless(choosing, this.placed).map((move) => [move]))
  })
  /** the part at which the menu of meanings opens, if it is drawn anywhere */
  readonly anchor: PartKey | null = $derived.by(() => {
    const last = this.deciding.choosing.picks.findLast((part) => this.placed.has(part))
    return this.meanings.length ? (last ?? null) : null
  })
  /** the list as it is shown: what was opened, what is meant where no part shows it, or everything */
  readonly items: Item[] = $derived.by(() => {
    if (this.meanings.length && !this.anchor) return this.meanings
    const open = this.listed.find(({ verb, moves }) => verb === this.opened && moves.length > 1)
    return open ? numbered(open.moves.map((move) => [move])) : this.listed
  })

  constructor(
    private readonly deciding: Deciding,
    private readonly module: GameModule,
  ) {}

  /** See which parts are drawn; to be called when the screen may have changed. */
  look(): void {
    const parts = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-part]')]
      .filter(isSeen)
      .flatMap(({ dataset }) => (dataset.part as PartKey | undefined) ?? [])
    const found = new Set(parts)
    if (found.size !== this.placed.size || parts.some((part) => !this.placed.has(part))) this.placed = found
  }

  /** An item was chosen: its move is meant, or its moves are shown. */
  choose(item: Item): void {
    const [move] = item.moves
    if (item.moves.length > 1) this.opened = item.verb
    else if (move) void this.deciding.decide(move)
  }

  /** Close an opened item; says whether there was one. */
  close(): boolean {
    const had = this.opened !== ''
    this.opened = ''
    return had
  }

  /** A digit: the item that bears it. */
  press(digit: string): boolean {
    const shown = this.anchor ? this.meanings : this.items
    const item = shown.find((one) => one.digit === digit)
    if (!item || this.deciding.pending || this.deciding.busy) return false
    this.choose(item)
    return true
  }

  /** The great button, or its key. */
  end(): boolean {
    if (!this.primary || this.deciding.pending || this.deciding.busy) return false
    void this.deciding.decide(this.primary)
    return true
  }
}
