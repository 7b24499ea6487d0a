// Follows who stands where through a run of events, starting from the view before them, for the sums of fights and sieges.
import { ofEvent, type ByEvent } from '$games/kinds'
import type { AnyEvent, EmpiresView, SpaceView } from '../wire'

export interface Group {
  owner: number | null
  clans: number
}

const NOBODY: Group = { owner: null, clans: 0 }

export class Ground {
  private readonly groups: Map<string, Group>
  /** clans that have entered a space held by another seat and whose fight has not come yet */
  private readonly coming = new Map<string, number>()

  constructor(spaces: readonly SpaceView[]) {
    this.groups = new Map(spaces.map(({ space, owner, clans }) => [space, { owner, clans }]))
  }

  at(space: string): Group {
    return this.groups.get(space) ?? NOBODY
  }

  attackers(space: string): number {
    return this.coming.get(space) ?? 0
  }

  put(seat: number, space: string, count: number): void {
    const { owner, clans } = this.at(space)
    if (clans && owner !== seat) this.coming.set(space, this.attackers(space) + count)
    else this.groups.set(space, { owner: seat, clans: clans + count })
  }

  take(space: string, count: number): void {
    const { owner, clans } = this.at(space)
    this.groups.set(space, clans > count ? { owner, clans: clans - count } : NOBODY)
  }

  fight(seat: number, space: string, killed: number, lost: number): void {
    const left = this.attackers(space) - lost
    this.coming.delete(space)
    this.take(space, killed)
    if (left > 0) this.put(seat, space, left)
  }
}

const GOES: ByEvent<AnyEvent, [Ground], void> = {
  PawnPlaced: (e, ground) => ground.put(e.seat, e.territory, 1),
  ClanDeployed: (e, ground) => ground.put(e.seat, e.space, 1),
  ClansMoved: (e, ground) => {
    ground.take(e.start, e.count)
    ground.put(e.seat, e.end, e.count)
  },
  Fought: (e, ground) => ground.fight(e.seat, e.territory, e.killed, e.lost),
  ClansDestroyed: (e, ground) => ground.take(e.territory, e.killed),
  ClansReturned: (e, ground) => ground.take(e.space, e.count),
  CityGarrisoned: (e, ground) => ground.put(e.seat, e.space, 1),
}

/** Turns each event into what `tell` makes of it, given who stood where just before it. */
export function withGround<Made>(
  events: readonly AnyEvent[],
  before: EmpiresView | null,
  tell: (event: AnyEvent, ground: Ground, at: number) => Made[],
): Made[] {
  const ground = new Ground(before?.spaces ?? [])
  return events.flatMap((event, at) => {
    const told = tell(event, ground, at)
    ofEvent(GOES, event, ground)
    return told
  })
}
