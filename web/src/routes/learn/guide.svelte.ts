import type { Choice, GameModule, PartKey } from '$games/contract'
import { Choosing, NOTHING } from '$lib/table/choosing'
import type { Asked, Tour } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import { stay } from './script'
import { Way } from './way.svelte'

/** What the tour is at: a chapter opens, the player acts, others act, all is played. */
export type Phase = 'intro' | 'act' | 'watch' | 'end'

/** Leads through a tour: the player makes the moves of one seat, those of the others are shown. */
export class Guide extends Way {
  phase: Phase = $state('intro')
  paused = $state(false)
  choosing: Choosing = $state.raw(NOTHING)
  /** what was clicked although the lesson does not ask for it; it is said why not */
  missed: PartKey | null = $state(null)

  constructor(
    tour: Tour,
    private readonly module: GameModule,
  ) {
    super(tour)
    this.open(0)
  }

  get asked(): Asked | null {
    return this.phase === 'act' && this.next ? (this.tour.asked[this.next.n] ?? null) : null
  }

  get choice(): Choice {
    const { choosing } = this
    return { lit: choosing.lit, chosen: choosing.chosen, pick: (part) => this.pick(part), hover: () => {} }
  }

  /** What the player is to do, as the table says it: with the name of the card, not only its place. */
  task(teller: Teller): string {
    const move = this.asked?.legal[0]
    return move ? (this.module.say?.(move, this.stepper.view, teller) ?? teller.move(move)) : ''
  }

  /** Stand at the beginning of a chapter. */
  open(at: number): void {
    const chapter = this.tour.chapters[at]
    if (chapter) this.stepper.go(this.stepper.after(chapter.first - 1))
    this.choosing = NOTHING
    this.missed = null
    this.phase = chapter ? 'intro' : 'end'
  }

  /** The chapter has been introduced. */
  begin(): void {
    this.arrive()
  }

  /** A part was clicked; with all parts of the move clicked, or those that matter, it is made. */
  private pick(part: PartKey): void {
    const next = this.choosing.pick(part)
    this.missed = next === this.choosing ? part : null
    this.choosing = next
    const { complete, rest, chosen } = this.choosing
    if (complete || this.module.either?.(rest, chosen)) this.act()
  }

  /** Make the player's move. */
  act(): void {
    if (this.phase === 'act') this.advance()
  }

  /** Make the next move, whoever's it is. */
  advance(): void {
    this.stepper.by(1)
    this.arrive()
  }

  /** Show others' moves up to the player's next one at once. */
  skip(): void {
    while (this.phase === 'watch') this.advance()
  }

  /** Take back what was clicked towards a move, or hold others' moves; false where there is nothing of the kind. */
  rest(): boolean {
    if (this.choosing.chosen.size) this.choosing = this.offered()
    else if (this.phase === 'watch' && !this.paused) this.paused = true
    else return false
    return true
  }

  get canGoBack(): boolean {
    return this.phase === 'end' || this.done > 0
  }

  /** To the player's move before. */
  back(): void {
    const stop = this.stops.findLast((at) => at < this.stepper.at)
    if (stop === undefined) return
    this.stepper.go(stop)
    this.arrive()
  }

  /** While others move, one move after another, each as long as what is told of it takes to read; call in an effect. */
  run(words: string): (() => void) | undefined {
    // the step, not the words: two moves in a row may be told alike
    void this.stepper.at
    if (this.phase !== 'watch' || this.paused) return undefined
    const timer = setTimeout(() => this.advance(), stay(words))
    return () => clearTimeout(timer)
  }

  /** See what is to be done where one stands. */
  private arrive(): void {
    const { next } = this
    this.missed = null
    const ended = this.tour.chapters.findIndex((part) => this.stepper.n === part.last)
    if (!next) return this.open(this.tour.chapters.length)
    if (ended >= 0 && this.phase !== 'intro') return this.open(ended + 1)
    const asked = this.tour.asked[next.n]
    this.phase = asked ? 'act' : 'watch'
    if (asked) this.paused = false
    this.choosing = this.offered()
  }

  private offered(): Choosing {
    const { asked } = this
    return asked ? Choosing.legal(asked.legal, this.module, this.stepper.view) : NOTHING
  }
}
