// Moves and events come in kinds, told apart by the field `do` or `event`: a table has a row for each kind it knows.

type Tagged<Tag extends string> = { readonly [tag in Tag]: string }

/** A function for each kind of move or event that there is something to do about. */
export type ByKind<Tag extends string, Any extends Tagged<Tag>, Rest extends unknown[], Result> = {
  readonly [Kind in Any[Tag]]?: (told: Extract<Any, { readonly [tag in Tag]: Kind }>, ...rest: Rest) => Result
}
export type ByMove<Move extends Tagged<'do'>, Rest extends unknown[], Result> = ByKind<'do', Move, Rest, Result>
export type ByEvent<Event extends Tagged<'event'>, Rest extends unknown[], Result> = ByKind<'event', Event, Rest, Result>

function row<Tag extends string, Any extends Tagged<Tag>, Rest extends unknown[], Result>(
  table: ByKind<Tag, Any, Rest, Result>,
  kind: Any[Tag],
): ((told: Any, ...rest: Rest) => Result) | undefined {
  // The row of a kind takes what is of that kind: so the table says, but the compiler does not follow it from value to value.
  return table[kind] as ((told: Any, ...rest: Rest) => Result) | undefined
}

/** What the table says to a move; undefined where it has no row for it. */
export function ofMove<Move extends Tagged<'do'>, Rest extends unknown[], Result>(
  table: ByMove<Move, Rest, Result>,
  move: Move,
  ...rest: Rest
): Result | undefined {
  return row<'do', Move, Rest, Result>(table, move.do)?.(move, ...rest)
}

/** What the table says to an event; undefined where it has no row for it. */
export function ofEvent<Event extends Tagged<'event'>, Rest extends unknown[], Result>(
  table: ByEvent<Event, Rest, Result>,
  event: Event,
  ...rest: Rest
): Result | undefined {
  return row<'event', Event, Rest, Result>(table, event.event)?.(event, ...rest)
}
