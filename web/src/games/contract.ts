// What a game gives to the screens, and what the screens give to it. No rule of a game stands on this side.
import type { Component } from 'svelte'
import type { Score, Sound, Timed } from '$lib/sound/note'
import type { Teller } from '$lib/words/teller'
import type { Asked, Entry, GameInfo, SeatInfo } from '$lib/wire'

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
  /** the log as far as it is here */
  entries?: readonly Entry[]
  /** game time where it is part of the rules: the millisecond of this very moment, and whether it runs */
  time?: GameTime
}

export interface GameTime {
  /** to be asked anew for each picture */
  now(): number
  readonly runs: boolean
}

export interface SeatProps extends BoardProps {
  seat: number
}

/** What there is to look up beside the board: every component and what became of it. */
export interface ReferenceProps {
  view: any
  game: GameInfo
  players: SeatInfo[]
  /** the seat whose eyes these are; none for a spectator */
  eyes: number | null
  teller: Teller
  /** the log from its first line on, without what was taken back */
  entries: readonly Entry[]
}

/** What a game sounds beyond the signals of every table. Whoever does not hear it must be able to see it. */
export interface GameSound {
  /** what is to be heard because of what has just happened */
  heard(news: { events: readonly EventJson[]; before: any | null; view: any; eyes: number | null }): Sound[]
  /** a move of one's own, at the click */
  made?(move: MoveJson): Sound | null
  /** signals that come at a known time of the game, whatever happens until then */
  due?(view: any, game: GameInfo, eyes: number | null): Timed[]
  /** the music that belongs to this position */
  score?(view: any, game: GameInfo): Score | null
}

/** A table at which one can practise against bots, with tips. */
export interface PracticeTable {
  /** the key of what is said of it on the box */
  line: string
  seats: number
  level: string
  options: Record<string, string>
}

/** What a tip at a table for practice may look at. */
export interface PracticeNow {
  view: any
  asked: Asked | null
  eyes: number
  game: GameInfo
}

/** A tip at a table for practice; of all that fit the first is said. */
export interface PracticeTip {
  /** the key of its sentence */
  key: string
  when(now: PracticeNow): boolean
  /** what it points at */
  parts?: ((now: PracticeNow) => PartKey[]) | undefined
  /** it stays until it has been read; others go when they no longer fit */
  note?: boolean
  /** practice is over: one may end the game here, or play on */
  last?: boolean
}

export interface GameModule {
  Board: Component<BoardProps>
  Own: Component<BoardProps>
  Seat: Component<SeatProps>
  /** a seat in a line, for a strip of them on a phone */
  Glance?: Component<SeatProps>
  /** phase and chart */
  Rail?: Component<BoardProps>
  /** everything there is to look up; opened from the tools of the table */
  Reference?: Component<ReferenceProps>
  /** what a move touches, in the order one clicks */
  parts(move: MoveJson, view: any): PartKey[]
  touched(event: EventJson): PartKey[]
  /** a move in words, where the position tells more than the move does; else it is told like any other */
  say?(move: MoveJson, view: any, teller: Teller): string | null
  /** what one would be glad to hear before a move is made, in sentences; said however moves are confirmed */
  warn?(move: MoveJson, view: any, teller: Teller): string[]
  /** kinds of moves that several pieces can make one after the other: these are offered for all of them at once */
  forAll?: readonly string[]
  /** kinds of moves that are not listed as buttons: the drawings offer them in a place of their own */
  unlisted?: readonly string[]
  /** kinds of moves that have no place in the log unless something comes of them */
  wordless?: readonly string[]
  /** keys of the keyboard and the parts that they pick while these are lit */
  keys?: Readonly<Record<string, PartKey>>
  /** of the moves left after some clicks, the one to make if they differ in nothing one would have to be asked about */
  either?(moves: readonly MoveJson[], chosen: ReadonlySet<PartKey>): MoveJson | null
  /** the move that a click on a part would mean that cannot be chosen: why it cannot is told at once */
  meant?(part: PartKey, lit: ReadonlySet<PartKey>, chosen: ReadonlySet<PartKey>): MoveJson | null
  /** whether time presses: moves are made at the first click, without foreseeing and confirming */
  hurries?(view: any): boolean
  /** the view as it will look if the server agrees to a move of a seat, made at a time of the game; drawn until it has answered */
  expect?(view: any, move: MoveJson, seat: number, now: number): any
  /** what one waits for, where the game knows better than whose turn it is; also while one is asked what need not be answered */
  waiting?(view: any, eyes: number | null, asked: Asked | null): string | null
  /** what is heard beyond the signals of every table */
  sound?: GameSound
  /** what is said at a table for practice */
  practice?: readonly PracticeTip[]
  /** whether the game's part of the rail comes first and the log takes what is left */
  tallRail?: boolean
  /** what gets the room that is left: the board (a map), or one's own things; the board is then a strip above them */
  roomFor?: 'board' | 'own'
  /** the board in sentences, for screen readers */
  describe(view: any, teller: Teller): string[]
}
