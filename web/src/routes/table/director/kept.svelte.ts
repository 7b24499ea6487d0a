import type { Moment } from './steps'

/** So many lines of the log keep their stages. */
const MOST = 80

/** The stages that were shown at this table, by the line of the log they belong to; they can be opened again from there. */
export class Kept {
  private moments: ReadonlyMap<number, readonly Moment[]> = $state.raw(new Map())

  /** Keep what belongs to one line. */
  keep(moments: readonly Moment[]): void {
    if (moments[0]) this.moments = new Map([...this.moments, [moments[0].version, moments] as const].slice(-MOST))
  }

  of(version: number): readonly Moment[] {
    return this.moments.get(version) ?? []
  }

  /** Other eyes look: what these saw is theirs. */
  forget(): void {
    this.moments = new Map()
  }
}
