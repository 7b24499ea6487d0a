/** A small picture as path data in a square of 32. It is stroked; what is in `filled` is filled as well. */
export interface Engraving {
  d: string
  filled?: string
}
