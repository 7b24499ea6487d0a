import type { GameModule, PartKey } from '$games/contract'
import type { MoveJson } from '$lib/json'
import { speak } from '$lib/say.svelte'
import { sameMove, type Choosing } from '$lib/table/choosing'
import { Refusal } from '$lib/table/pending'
import type { TableState } from '$lib/table/table.svelte'
import { t } from '$lib/texts.svelte'
import type { GameInfo, ReasonInfo } from '$lib/wire'
import { after, imagining, kindsAsked } from './imagined'

/** Why a part that was clicked cannot be chosen. */
export interface Note {
  part: PartKey
  reason: ReasonInfo
}

/** So many guesses at what was meant are put to the server. */
const GUESSES = 5
/** Moves of a kind that still needs another click: so many of them are tried. */
const SAMPLES = 2
const ELSE: ReasonInfo = { key: 'not-this-decision', clause: '', args: {} }

/** A click on what is not lit is answered there and then: the reason and its clause. */
export class Asking {
  note: Note | null = $state.raw(null)
  private turn = 0

  constructor(
    private readonly table: TableState,
    private readonly module: GameModule,
    private readonly game: GameInfo,
  ) {}

  /** The legal move that a click on a part most likely meant though another part of it comes first: somebody to attack, say. */
  legal(part: PartKey, choosing: Choosing): MoveJson | null {
    const known = this.module.meant?.(part, choosing.lit, choosing.chosen, this.table.view ?? {}) ?? null
    return this.table.asked?.legal.find((move) => sameMove(move, known)) ?? null
  }

  /** Say why this part cannot be chosen after these clicks. */
  async explain(part: PartKey, choosing: Choosing): Promise<void> {
    const turn = ++this.turn
    this.note = null
    const known = this.module.meant?.(part, choosing.lit, choosing.chosen, this.table.view ?? {})
    // what is never asked for is only guessed at where something is
    if (!known && !this.table.asked) return
    const reason = await this.first(known ? [known] : this.guess(part, choosing.picks))
    if (turn !== this.turn || !reason) return
    this.note = { part, reason }
    speak(t(reason.key, reason.args))
  }

  close(): void {
    this.turn++
    this.note = null
  }

  /** What may have been meant, the likeliest first: kinds that are asked for, and moves that would be complete. */
  guess(part: PartKey, picks: readonly PartKey[]): MoveJson[] {
    const whole: MoveJson[] = []
    const begun: MoveJson[] = []
    for (const kind of kindsAsked(this.game, this.table.info.options, this.table.asked)) {
      const all = imagining(this.game, this.module, this.table.view ?? {}, kind)
      const steps = (after(all, [...picks, part]) ?? after(all, [part]))?.steps ?? []
      whole.push(...steps.filter(({ next }) => !next.length).map(({ move }) => move))
      begun.push(
        ...steps
          .filter(({ next }) => next.length)
          .map(({ move }) => move)
          .slice(0, SAMPLES),
      )
      if (whole.length >= GUESSES) break
    }
    return [...whole, ...begun].slice(0, GUESSES)
  }

  /** The first reason that a rule gives; else that this is not what is asked. */
  private async first(moves: readonly MoveJson[]): Promise<ReasonInfo | null> {
    let found: ReasonInfo | null = null
    for (const move of moves) {
      const reason = await this.why(move)
      if (reason?.clause) return reason
      found ??= reason
    }
    return found ?? (moves.length ? null : ELSE)
  }

  private async why(move: MoveJson): Promise<ReasonInfo | null> {
    const seat = this.table.eyes
    if (seat === null) return null
    try {
      return (await this.table.ask({ ask: 'why', seat, move })).why
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      return refusal.reason
    }
  }
}
