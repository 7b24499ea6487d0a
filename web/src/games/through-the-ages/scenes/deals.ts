// Pacts and auctions on their stage.
import type { Scene, SceneRow } from '$games/contract'
import { t } from '$lib/texts.svelte'
import { sideOf } from '../art/cards'
import type { AgesView } from '../wire'
import { effectFor, gainsOf } from './gains'
import type { Kind, Moment, Staged } from './moment'

/** The other side of a pact. */
export const OTHER: Record<string, string> = { a: 'b', b: 'a' }

type Pact = Kind<'PactOffered'> | Kind<'PactSigned'> | Kind<'PactRefused'>

function pact({ teller }: Pick<Moment<Pact>, 'teller'>, card: string, seats: readonly [number, number], roles: readonly string[]): Scene {
  const row = (seat: number, at: number): SceneRow => {
    const side = roles[at] ? teller.value('role', roles[at]) : ''
    const effect = side ? sideOf(card, side) : ''
    // if both sides are alike, there is nothing to tell them apart by
    return effect ? { seat, figures: [side], effect } : { seat, figures: [] }
  }
  const rows = seats.map(row)
  const hasSides = rows.some(({ effect }) => effect)
  return {
    kind: 'pact',
    title: teller.value('card', card),
    seats,
    pictures: [`card:${card}`],
    ...(hasSides ? { columns: [t('through-the-ages-stage-side')], rows } : {}),
  }
}

/** A pact is offered: which side each partner would have. */
export const offerScene: Staged<'PactOffered'> = (moment) => {
  const { head, teller } = moment
  const said = { player: teller.player(head.seat), target: teller.player(head.target) }
  const verdict = t('through-the-ages-stage-offered', said)
  return { ...pact(moment, head.card, [head.seat, head.target], [head.role, OTHER[head.role] ?? '']), verdict }
}

/** A pact is signed. */
export const signedScene: Staged<'PactSigned'> = (moment) => {
  const { head, view, teller } = moment
  const role = view.desks[head.seat]?.pact?.role ?? ''
  return { ...pact(moment, head.card, [head.seat, head.partner], [role, OTHER[role] ?? '']), verdict: teller.event(head) }
}

/** A pact is refused. */
export const refusedScene: Staged<'PactRefused'> = (moment) => {
  const { head, teller } = moment
  return { ...pact(moment, head.card, [head.by, head.seat], []), verdict: teller.event(head) }
}

/** The last bid of each seat, as far as it is known. */
function bids(before: AgesView | null): SceneRow[] {
  const auction = before?.table.auction
  if (!auction) return []
  return before.desks.flatMap((desk, seat): SceneRow[] => {
    if (desk.out) return []
    if (seat === auction.bidder) return [{ seat, figures: [auction.bid], mark: 'first' }]
    return [{ seat, figures: [auction.passed.includes(seat) ? t('through-the-ages-stage-out') : '–'] }]
  })
}

/** A territory became a colony: after an auction, else by Columbus or taken from a rival. */
export const colonyScene: Staged<'Colonized'> = ({ head, rest, before, view, teller }) => {
  const gains = gainsOf(rest, teller)
  const rows = bids(before).map((row) => (row.seat === null ? row : { ...row, ...effectFor(gains, row.seat) }))
  const bid = before?.table.auction?.bid
  const player = teller.player(head.seat)
  const scene: Scene = {
    kind: 'auction',
    title: teller.value('card', head.card),
    seats: [head.seat],
    pictures: [`card:${head.card}`],
    verdict: bid ? t('through-the-ages-stage-won', { player, bid }) : teller.event(head),
  }
  if (rows.length) return { ...scene, columns: [t('through-the-ages-screen-bids')], rows }
  return gains.size ? { ...scene, rows: view.desks.flatMap((_, seat) => (gains.has(seat) ? [{ seat, figures: [], ...effectFor(gains, seat) }] : [])) } : scene
}

/** Nobody wanted a territory. */
export const leftScene: Staged<'TerritoryLeft'> = ({ head, teller }) => ({
  kind: 'auction',
  title: teller.value('card', head.card),
  pictures: [`card:${head.card}`],
  verdict: teller.event(head),
})
