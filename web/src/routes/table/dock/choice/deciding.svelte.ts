import type { Choice, GameModule, PartKey } from '$games/contract'
import { isTouch } from '$lib/board/pointing.svelte'
import type { MoveJson } from '$lib/json'
import { Choosing, NOTHING, sameMove } from '$lib/table/choosing'
import type { TableState } from '$lib/table/table.svelte'
import type { Asked } from '$lib/wire'
import { choiceOf } from './choice'
import { Clicks } from './clicks'
import { Confirming } from './confirming.svelte'
import { Offer } from './offer.svelte'
import { Following, seriesIn } from './series'

/** One's own decision: narrowing, foreseeing, confirming, sending. */
export class Deciding extends Confirming {
  choosing: Choosing = $state.raw(NOTHING)
  readonly choice: Choice = choiceOf(this)
  readonly offer: Offer
  /** told of a click on a part that cannot be chosen now */
  onidle?: (part: PartKey) => void
  private readonly clicks = new Clicks()
  private readonly following = new Following()

  constructor(table: TableState, module: GameModule, warn?: (move: MoveJson) => string[]) {
    super(table, module, warn)
    this.offer = new Offer(this, module)
  }

  /** What a move touches, in the order one clicks. */
  partsOf(move: MoveJson): PartKey[] {
    return this.module.parts(move, this.table.view ?? {})
  }

  /** The move that the clicks so far mean; null while several are possible and it matters which. */
  get meant(): MoveJson | null {
    const { candidate, rest, chosen, picks } = this.choosing
    return candidate ?? (picks.length ? (this.module.either?.(rest, chosen) ?? null) : null)
  }

  /** A question has come, changed or gone; clicks towards the same one stay. */
  begin(asked: Asked | null): void {
    const same = asked && this.asked && JSON.stringify(asked) === JSON.stringify(this.asked)
    const goesOn = asked !== null && asked.decision === this.asked?.decision
    const kept = goesOn ? this.choosing.picks : []
    if (!goesOn) this.offer.close()
    this.asked = asked
    this.foresight.forget()
    if (same) return
    this.moveOn()
    if (!goesOn || !this.stands(asked)) this.pending = null
    const fresh = asked ? Choosing.legal(asked.legal, this.module, this.table.view ?? {}) : NOTHING
    this.choosing = kept.reduce((choosing, part) => (choosing.lit.has(part) ? choosing.pick(part) : choosing), fresh)
    this.busy = asked !== null && this.underway.isFor(asked.decision)
    if (!this.busy) this.goOn()
  }

  /** Whether a move that waits for a second word is as good as it was: possible still, and nothing was foreseen of it. */
  private stands({ legal }: Asked): boolean {
    const { pending } = this
    return pending?.foreseen === null && legal.some((move) => sameMove(move, pending.move))
  }

  /** What was decided or clicked before this question came. */
  private goOn(): void {
    const following = this.following.next(this.asked?.legal ?? [])
    if (following) return void this.send(following)
    while (!this.busy) {
      const part = this.clicks.next()
      if (!part) return
      if (this.choosing.lit.has(part)) this.pick(part)
    }
  }

  /** The kinds of moves that several pieces can make now, each with all of them. */
  get series(): MoveJson[][] {
    return seriesIn(this.choosing.rest, this.module.forAll)
  }

  /** Make these moves one after the other, as far as they stay possible. */
  all(moves: readonly MoveJson[]): void {
    if (this.busy || !moves[0]) return
    this.following.begin(moves.slice(1))
    void this.send(moves[0])
  }

  /** Whether a part can be chosen, or has been, and another one that is drawn is to be chosen after it. */
  leadsOn(part: PartKey): boolean {
    const { choosing } = this
    if (this.busy || !(choosing.lit.has(part) || choosing.picks.at(-1) === part)) return false
    const then = choosing.lit.has(part) ? choosing.pick(part) : choosing
    return [...then.lit].some((next) => next !== part && this.offer.placed.has(next)) && !this.module.either?.(then.rest, then.chosen)
  }

  /** A part was clicked, or something was dragged there, which is `sure`. What comes while a move is under way waits. */
  pick(part: PartKey, sure = false): void {
    const again = this.clicks.isAgain(part)
    if (this.busy) return this.clicks.wait(part, again, this.hurries)
    if ((this.pending || this.foreseeing) && this.choosing.picks.at(-1) === part) return void (again || this.confirm())
    const next = this.isAside(part) ? this.choosing : this.choosing.pick(part)
    if (next !== this.choosing) return this.take(next, sure)
    this.onidle?.(part)
  }

  /** Whether a part does not go with what has been chosen, and that stays. */
  private isAside(part: PartKey): boolean {
    const { lit, picks } = this.choosing
    return !lit.has(part) && picks.some((chosen) => chosen !== part && this.module.keeps?.(chosen, part))
  }

  private take(choosing: Choosing, sure: boolean): void {
    this.moveOn()
    this.choosing = choosing
    this.pending = this.problem = null
    const { candidate, complete } = choosing
    const meant = complete ? candidate : (this.module.either?.(choosing.rest, choosing.chosen) ?? null)
    if (this.hurries) return meant ? void this.send(meant) : undefined
    const move = meant ?? candidate
    // what is being dragged is not at its place yet
    if (this.offer.dragged && !meant) return
    this.foresight.show(move, 0)
    // a finger's first tap only shows; who has tapped twice for a move has meant it, and a piece of an answer can be taken back
    const isShown = isTouch() && !sure && choosing.picks.length < 2 && !(move && this.isPiece(move))
    if (move) void this.decide(move, !meant || isShown)
  }

  hover(part: PartKey | null): void {
    if (this.busy || isTouch() || this.hurries) return
    const move = part ? this.choosing.leadsTo(part) : null
    this.foresight.show(move ?? this.pending?.move ?? null)
  }

  /** One step back: the question whether, then the last click. Says whether there was anything to go back on. */
  back(): boolean {
    if (!this.pending && !this.problem && !this.choosing.picks.length && this.offer.close()) return true
    const had = this.pending !== null || this.choosing.picks.length > 0 || this.problem !== null
    this.moveOn()
    const more = this.pending && !this.choosing.picks.length
    this.pending = this.problem = null
    if (!more) this.choosing = this.choosing.back()
    this.foresight.show(null)
    return had
  }

  async undo(all = false): Promise<void> {
    this.following.end()
    await this.command({ do: 'undo', seat: this.table.eyes ?? 0, all })
  }

  /** A move was refused: what was clicked towards it, and what was to follow, no longer holds. */
  protected stumble(): void {
    this.choosing = this.choosing.afresh()
    this.following.end()
    this.clicks.forget()
    this.busy = false
  }
}
