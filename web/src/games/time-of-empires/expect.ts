// The view as it will look once the server confirms a move: only what is obvious, never what a rule decides.
import { ofMove, type ByMove } from '$games/kinds'
import type { AnyMove, EmpiresView, PlayerView, SpaceView, TurnGlass } from './wire'

const withPlayer = (view: EmpiresView, seat: number, change: (player: PlayerView) => Partial<PlayerView>): EmpiresView => ({
  ...view,
  players: view.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player)),
})

const withSpace = (view: EmpiresView, name: string, change: (space: SpaceView) => Partial<SpaceView>): EmpiresView => ({
  ...view,
  spaces: view.spaces.map((space) => (space.space === name ? { ...space, ...change(space) } : space)),
})

/** Adds clans to a space or takes them away; if another seat's clans are there, the space waits for the outcome of the fight. */
function clans(view: EmpiresView, name: string, seat: number, count: number): EmpiresView {
  return withSpace(view, name, (space) => {
    if (space.owner !== null && space.owner !== seat) return {}
    const left = space.clans + count
    return { clans: left, owner: left ? seat : null }
  })
}

const turn = (move: TurnGlass, view: EmpiresView, seat: number, now: number): EmpiresView =>
  withPlayer(view, seat, ({ glasses, ideas, bricks, gains }) => ({
    glasses: glasses.map((glass, at) =>
      String(at + 1) === move.glass ? { ...glass, action: move.action, turned: now, ends: now + glass.ends - glass.turned, runs: true } : glass,
    ),
    ideas: move.action === 'ideas' ? ideas + gains.ideas : ideas,
    bricks: move.action === 'bricks' ? bricks + gains.bricks : bricks,
  }))

const CHANGES: ByMove<AnyMove, [view: EmpiresView, seat: number, now: number], EmpiresView> = {
  TurnGlass: turn,
  PlacePawn: (move, view, seat) => clans(view, move.territory, seat, 1),
  Deploy: (move, view, seat) =>
    clans(
      withPlayer(view, seat, ({ reserve }) => ({ reserve: reserve - 1 })),
      move.space,
      seat,
      1,
    ),
  MoveClans: (move, view, seat) => {
    const count = Number(move.count)
    return clans(clans(view, move.start, seat, -count), move.end, seat, count)
  },
  TakeResource: (move, view, seat) => withPlayer(view, seat, ({ ideas, bricks }) => (move.resource === 'idea' ? { ideas: ideas + 1 } : { bricks: bricks + 1 })),
  Discover: (move, view, seat) => {
    const at = view.hand.indexOf(move.card)
    const hand = view.hand.filter((_, i) => i !== at)
    const dues = view.dues.filter((_, i) => i !== at)
    return withPlayer({ ...view, hand, dues }, seat, ({ found }) => ({ found: [...found, move.card] }))
  },
  LayToken: (move, view) => ({ ...view, laid: move.section }),
}

/** The view after a move, null if it cannot be foreseen. */
export function expectedOf(view: EmpiresView, move: AnyMove, seat: number, now: number): EmpiresView | null {
  return ofMove(CHANGES, move, view, seat, now) ?? null
}
