// What a game gives to the screens, and what the screens give to it. No rule of a game stands on this side.
import type { Component } from 'svelte'
import type { EventJson, MoveJson, ViewJson } from '$lib/json'
import type { Score, Sound, Timed } from '$lib/sound/note'
import type { Asked, Entry, GameInfo, SeatInfo } from '$lib/wire'
import type { Teller } from '$lib/words/teller'

/** A part of a table that can be pointed at, by its domain and its name: hex:C5, card:weapons/forest, action:move. */
export type PartKey = `${string}:${string}`

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

/** The kinds of a game's moves, as `do` names them. */
export type KindOf<Move> = Move['do' & keyof Move]

/** A line of the log with the events of a game. */
export interface EntryOf<Event = EventJson> extends Omit<Entry, 'events'> {
  events: readonly Event[]
}

export interface BoardProps<View = ViewJson, Event = EventJson> {
  view: View
  /** the view before the last change, for animation */
  before: View | null
  game: GameInfo
  players: SeatInfo[]
  /** the seat whose eyes these are; none for a spectator */
  eyes: number | null
  choice: Choice
  /** the foreseen view, drawn as a preview */
  ghost: View | null
  /** parts touched since my last turn */
  changed: ReadonlySet<PartKey>
  teller: Teller
  /** reduced motion */
  still: boolean
  /** what came of the last moves, where a screen has it: fights are summed up from it */
  events?: readonly Event[]
  /** the log as far as it is here */
  entries?: readonly EntryOf<Event>[]
  /** what a hint that lies open speaks of; places are then shown with their names, even where these are hidden. None: no hint */
  told?: ReadonlySet<PartKey> | null
  /** game time where it is part of the rules: the millisecond of this very moment, and whether it runs */
  time?: GameTime
}

export interface GameTime {
  /** to be asked anew for each picture */
  now(): number
  readonly runs: boolean
}

export interface SeatProps<View = ViewJson, Event = EventJson> extends BoardProps<View, Event> {
  seat: number
  /** so many stand in the column that each has to do without words that its signs tell when one points at them */
  small?: boolean
}

/** What there is to look up beside the board: every component and what became of it. */
export interface ReferenceProps<View = ViewJson, Event = EventJson> {
  view: View
  game: GameInfo
  players: SeatInfo[]
  /** the seat whose eyes these are; none for a spectator */
  eyes: number | null
  teller: Teller
  /** the log from its first line on, without what was taken back */
  entries: readonly EntryOf<Event>[]
}

/** What has just happened, as a game's sounds may know it. */
export interface News<View = ViewJson, Event = EventJson> {
  events: readonly Event[]
  before: View | null
  view: View
  eyes: number | null
}

/**
 * A moment that people remember, shown on a stage of its own: who, which card, sums written out, what each seat gets,
 * and the verdict. Everything in it stands in the events and the views of this seat: a stage tells no secret.
 */
export interface Scene {
  /** which kind of moment this is, as a sound may be kept for it: progress, fight, event, war */
  kind: string
  title: string
  /** one sentence more, such as the whole text of the card */
  text?: string
  /** the seats it is about, the one who acts first */
  seats?: readonly number[]
  /** what is shown large, as the game's `Picture` draws it */
  pictures?: readonly PartKey[]
  /** the heads of the sums */
  columns?: readonly string[]
  rows?: readonly SceneRow[]
  /** what came of it, in one sentence */
  verdict?: string
  /** the end of the game: until this is shown, the table stays as it was before, so that no total gives the winner away */
  last?: boolean
}

/** A column of the final scores: what it counts, and the points of each seat. */
export interface Scored {
  label: string
  points: readonly number[]
}

export interface SceneRow {
  seat: number | null
  /** one for each column */
  figures: readonly (string | number)[]
  /** what this seat gets or loses */
  effect?: string
  /** first of all, or hit by it; shown by a sign, not by colour alone */
  mark?: 'first' | 'hit'
}

/** Something that will hurt this seat unless it does something about it. */
export interface Threat {
  /** tells one threat from another */
  key: string
  /** one sentence: what, when, how much is lacking */
  text: string
  /** now: at the end of this very turn */
  when: 'now' | 'soon'
  /** what it points at */
  parts?: readonly PartKey[]
}

/** One of the few figures of a seat that are always in sight. */
export interface Figure {
  /** what it counts, in a word */
  label: string
  value: string | number
  /** the same in a sentence, where label and value alone could be misread */
  said?: string
  /** an icon of the game's own, if it has one for this */
  icon?: string
}

export interface PictureProps {
  /** what is drawn: a card, a tile, a piece */
  part: PartKey
  game: GameInfo
  teller: Teller
  /** a small sign of it, as in a folded turn or a line of the log, instead of the whole with its text */
  small?: boolean
}

/** What a game sounds beyond the signals of every table. Whoever does not hear it must be able to see it. */
export interface GameSound<View = ViewJson, Move = MoveJson, Event = EventJson> {
  /** what is to be heard because of what has just happened */
  heard(news: News<View, Event>): Sound[]
  /** a move of one's own, at the click */
  made?(move: Move): Sound | null
  /** signals that come at a known time of the game, whatever happens until then */
  due?(view: View, game: GameInfo, eyes: number | null): Timed[]
  /** the music that belongs to this position */
  score?(view: View, game: GameInfo): Score | null
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
export interface PracticeNow<View = ViewJson> {
  view: View
  asked: Asked | null
  eyes: number
  game: GameInfo
}

/** A tip at a table for practice; of all that fit the first is said. */
export interface PracticeTip<View = ViewJson> {
  /** the key of its sentence */
  key: string
  when(now: PracticeNow<View>): boolean
  /** what it points at */
  parts?: ((now: PracticeNow<View>) => PartKey[]) | undefined
  /** it stays until it has been read; others go when they no longer fit */
  note?: boolean
  /** practice is over: one may end the game here, or play on */
  last?: boolean
}

/**
 * A game as the screens use it, over the types that tools/wire.py writes for it.
 *
 * The screens hold it as a plain `GameModule`: they give back to a game the views, moves and events that came for it.
 */
export interface GameModule<View = ViewJson, Move = MoveJson, Event = EventJson> {
  Board: Component<BoardProps<View, Event>>
  Own: Component<BoardProps<View, Event>>
  Seat: Component<SeatProps<View, Event>>
  /** a seat in a line, for a strip of them on a phone */
  Glance?: Component<SeatProps<View, Event>>
  /** phase and chart */
  Rail?: Component<BoardProps<View, Event>>
  /** everything there is to look up; opened from the tools of the table */
  Reference?: Component<ReferenceProps<View, Event>>
  /** what a move touches, in the order one clicks */
  parts(move: Move, view: View): PartKey[]
  touched(event: Event): PartKey[]
  /** a move in words, where the position tells more than the move does; else it is told like any other */
  say?(move: Move, view: View, teller: Teller): string | null
  /** what is asked, where the position or what has been clicked tells more than the kind of question; else it is asked as ever */
  ask?(asked: Asked, view: View, clicks: Pick<Choice, 'lit' | 'chosen'>, teller: Teller): string | null
  /** what one would be glad to hear before a move is made, in sentences; said however moves are confirmed. `legal`: what else could be done */
  warn?(move: Move, view: View, teller: Teller, legal: readonly Move[]): string[]
  /** whether a move is one piece of an answer that ends with a word of its own: it is made without asking back for each piece */
  isPiece?(move: Move, view: View): boolean
  /** what one should know of a move where it is confirmed, in sentences; unlike `warn` it asks for no second word. `then`: the view after it, where it can be told */
  about?(move: Move, view: View, teller: Teller, then: View | null): string[]
  /** what is written on a part, such as the text of a card: told where a finger has covered it or it is too small to be read */
  text?(part: PartKey, view: View, teller: Teller): string
  /** the move that ends what is under way: the one great button of the dock, with Enter and `e`; the first kind that is possible */
  primary?: readonly KindOf<Move>[]
  /** what a move costs, in a word or two, where several meanings of one part are listed beside it */
  price?(move: Move, view: View, teller: Teller): string | null
  /** what can be done now and what it costs, in a few words each; said in the dock where nothing else stands there */
  ways?(legal: readonly Move[], view: View, game: GameInfo): string[]
  /** the moments of what has just happened that deserve a stage, in order */
  scenes?(news: News<View, Event>, game: GameInfo, teller: Teller): Scene[]
  /** the final scores in more columns than the result tells, from the log as far as it is here; null where nothing more is known */
  scored?(entries: readonly Pick<EntryOf<Event>, 'events'>[], totals: readonly number[]): Scored[] | null
  /** a card, a tile or a piece drawn by itself: large on a stage, small in a folded turn */
  Picture?: Component<PictureProps>
  /** what an event is about that `Picture` can draw */
  pictured?(event: Event): PartKey[]
  /** what threatens a seat, the worst first */
  threats?(view: View, seat: number, game: GameInfo, teller: Teller): Threat[]
  /** the few figures of a seat that matter, five at most, its points first */
  figures?(view: View, seat: number, game: GameInfo, teller: Teller): Figure[]
  /** kinds of moves that several pieces can make one after the other: these are offered for all of them at once */
  forAll?: readonly KindOf<Move>[]
  /** kinds of moves that are not listed as buttons: the drawings offer them in a place of their own */
  unlisted?: readonly KindOf<Move>[]
  /** kinds of moves that are listed although the board shows where: the yes to a question whose no is the great button */
  answers?: readonly KindOf<Move>[]
  /** kinds of moves that have no place in the log unless something comes of them */
  wordless?: readonly KindOf<Move>[]
  /** keys of the keyboard and the parts that they pick while these are lit */
  keys?: Readonly<Record<string, PartKey>>
  /** where a part can be let go that is a whole move by itself: a card of the shelf on one's own board */
  home?(part: PartKey): PartKey | null
  /** of the moves left after some clicks, the one to make if they differ in nothing one would have to be asked about */
  either?(moves: readonly Move[], chosen: ReadonlySet<PartKey>): Move | null
  /** a part that may be clicked, or carried, before those of a move, and need not be: the piece that it is made with */
  lead?(move: Move): PartKey | null
  /** kinds of moves whose parts may be clicked in any order: none of them can be mistaken for another */
  freely?: readonly KindOf<Move>[]
  /** the move that a click on a part would mean that cannot be chosen: why it cannot is told at once */
  meant?(part: PartKey, lit: ReadonlySet<PartKey>, chosen: ReadonlySet<PartKey>, view: View): Move | null
  /** whether what was chosen stays when a part is clicked that does not go with it: the click is then answered by its reason */
  keeps?(chosen: PartKey, clicked: PartKey): boolean
  /** whether time presses: moves are made at the first click, without foreseeing and confirming */
  hurries?(view: View): boolean
  /** the view as it will look if the server agrees to a move of a seat, made at a time of the game; drawn until it has answered */
  expect?(view: View, move: Move, seat: number, now: number): View | null
  /** what one waits for, where the game knows better than whose turn it is; also while one is asked what need not be answered */
  waiting?(view: View, eyes: number | null, asked: Asked | null): string | null
  /** what is heard beyond the signals of every table */
  sound?: GameSound<View, Move, Event>
  /** what is said at a table for practice */
  practice?: readonly PracticeTip<View>[]
  /** whether the game's part of the rail comes first and the log takes what is left */
  tallRail?: boolean
  /** what gets the room that is left: the board (a map), or one's own things; the board is then a strip above them */
  roomFor?: 'board' | 'own'
  /** the board in sentences, for screen readers */
  describe(view: View, teller: Teller): string[]
}
