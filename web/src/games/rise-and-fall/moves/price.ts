// What an action costs or brings, as it is printed.
import { ofMove, type ByMove } from '$games/kinds'
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import { printedOf } from '../printed'
import type { AnyMove, RiseView } from '../wire'
import { over } from './parts'

const COST: Record<string, (count: number) => string> = {
  gold: (count) => t('rise-and-fall-cost-gold', { count }),
  wood: (count) => t('rise-and-fall-cost-wood', { count }),
  stone: (count) => t('rise-and-fall-cost-stone', { count }),
}

/** The row and line of the table of prices that a move falls under. */
type Listed = readonly [piece: string, action: string]

const standing = (view: RiseView, hex: string): string[] => view.world.hexes.find((one) => one.hex === hex)?.pieces.map(({ piece }) => piece) ?? []
/** who acts on a hex: of two pieces the merchant, as towns build nothing */
const actor = (view: RiseView, hex: string): string => standing(view, hex).at(-1) ?? ''

const LISTED: ByMove<AnyMove, [RiseView], Listed> = {
  BuildTown: (m, view) => [actor(view, m.hex), 'BuildTown'],
  BuildTemple: (m, view) => [actor(view, m.hex), 'BuildTemple'],
  BuildShip: (m, view) => [actor(view, m.hex), 'BuildShip'],
  BuyResource: () => ['merchant', 'BuyResource'],
  Educate: (m) => ['town', `Educate/${m.into}`],
  BuildAshore: (m) => ['ship', `BuildAshore/${m.building}`],
  Transform: (m) => ['ship', `Transform/${m.into}`],
  Convert: (m, view) => ['temple', `Convert/${actor(view, over(view, m.temple, m.side).slice('hex:'.length))}`],
}

/** The gold that a town collects where it stands. */
function taxesOf(town: string, view: RiseView, teller: Teller): string {
  const terrain = view.world.hexes.find(({ hex }) => hex === town)?.terrain ?? ''
  return t('rise-and-fall-gain-gold', { count: printedOf(teller.game).taxes[terrain] ?? 0 })
}

/** The price of a move in words, or what it brings; nothing where it is free. */
export function priceOf(move: AnyMove, view: RiseView, teller: Teller): string | null {
  if (move.do === 'CollectTaxes') return taxesOf(move.town, view, teller)
  if (move.do === 'BuyBack') return COST.gold!(view.price)
  const listed = ofMove(LISTED, move, view)
  const cost = listed && printedOf(teller.game).costs[listed[0]]?.[listed[1]]
  if (!cost) return null
  return Object.entries(cost)
    .map(([good, count]) => COST[good]?.(count) ?? '')
    .join(', ')
}
