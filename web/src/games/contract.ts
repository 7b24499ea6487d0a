// What a game gives to the screens, and what the screens give to it. No rule of a game stands on this side.
import type { Component } from 'svelte'
import type { Teller } from '../lib/teller'
import type { GameInfo, SeatInfo } from '../lib/wire'

export type MoveJson = Record<string, string>
export type EventJson = Record<string, any>

/** A part of a table that can be pointed at: `${domain}:${value}`, for example hex:C5, card:weapons/forest, action:move. */
export type PartKey = string

/**
 * Choosing among the listed moves by pointing at parts.
 *
 * `pick` of a lit part chooses it; of a chosen one takes it back; of another value where the domain has been chosen
 * already (a tile turned once more) puts the new one in its place. `lit` and `chosen` are up to date at once after `pick`.
 */
export interface Choice {
  /** what can be clicked now */
  readonly lit: ReadonlySet<PartKey>
  /** what has been clicked already, towards a move */
  readonly chosen: ReadonlySet<PartKey>
  pick(part: PartKey): void
  hover(part: PartKey | null): void
}

export interface BoardProps {
  view: any
  /** the view before the last change, for animation */
  before: any | null
  game: GameInfo
  players: SeatInfo[]
  /** the seat whose eyes these are; none for a spectator */
  eyes: number | null
  choice: Choice
  /** the foreseen view, drawn as a preview */
  ghost: any | null
  /** parts touched since my last turn */
  changed: ReadonlySet<PartKey>
  teller: Teller
  /** reduced motion */
  still: boolean
  /** what came of the last moves, where a screen has it: fights are summed up from it */
  events?: EventJson[]
}

export interface SeatProps extends BoardProps {
  seat: number
}

export interface GameModule {
  Board: Component<BoardProps>
  Own: Component<BoardProps>
  Seat: Component<SeatProps>
  /** phase and chart */
  Rail?: Component<BoardProps>
  /** what a move touches, in the order one clicks */
  parts(move: MoveJson, view: any): PartKey[]
  touched(event: EventJson): PartKey[]
  /** kinds of moves that several pieces can make one after the other: these are offered for all of them at once */
  forAll?: readonly string[]
  /** the board in sentences, for screen readers */
  describe(view: any, teller: Teller): string[]
}
