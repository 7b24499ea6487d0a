// How wide a name is, in letters: for writing it as large as its room allows without breaking a word.

/** Letters that are one and a half times as wide as others. */
const WIDE = /[mwœæ]/gi

/** The width of a word, in letters of the usual width. */
export const widthOf = (word: string): number => word.length + (word.match(WIDE)?.length ?? 0) / 2

/** The width of the longest word of a name: a line must hold as much. */
export const longestIn = (name: string): number => Math.max(...name.split(/[ \u00a0\u200b]/).map(widthOf))
