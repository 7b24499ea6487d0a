// What travels for a game. A screen hands it on and looks into none of it; only a game's own drawings know more.

export type ViewJson = Record<string, unknown>
/** `do` says what kind of move it is. */
export type MoveJson = Record<string, string>
/** `event` says what kind of event it is. */
export type EventJson = Record<string, unknown>
