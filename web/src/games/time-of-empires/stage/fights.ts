// The scenes of fights and bombardments: clans, losses and what is left, side by side.
import type { Scene, SceneRow } from '$games/contract'
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import type { AnyEvent, BuildingDestroyed, ClansDestroyed, Fought, TerritoryBombarded } from '../wire'
import type { Ground } from './ground'

const columns = () => [t('time-of-empires-stage-clans'), t('time-of-empires-stage-lost'), t('time-of-empires-stage-left')]

const row = (seat: number, clans: number, lost: number, mark?: SceneRow['mark']): SceneRow => ({
  seat,
  figures: [clans, lost ? `−${lost}` : '0', clans - lost],
  ...(mark ? { mark } : {}),
})

function verdict(seat: number, defender: number, space: string, attackers: number, defenders: number, teller: Teller): string {
  if (attackers > 0) return t('time-of-empires-stage-taken', { player: teller.player(seat), space, count: attackers })
  return defenders > 0
    ? t('time-of-empires-stage-held', { player: teller.player(defender), space, count: defenders })
    : t('time-of-empires-stage-nobody', { space })
}

export function fightScene(told: Fought, ground: Ground, teller: Teller): Scene {
  const { seat, defender, territory: space, lost, killed } = told
  const [attackers, defenders] = [Math.max(ground.attackers(space), lost), Math.max(ground.at(space).clans, killed)]
  const [left, stay] = [attackers - lost, defenders - killed]
  return {
    kind: 'fight',
    title: t('time-of-empires-stage-fight', { space }),
    text: lost < killed ? t('time-of-empires-stage-spared') : t('time-of-empires-stage-one-for-one'),
    seats: [seat, defender],
    columns: columns(),
    rows: [row(seat, attackers, lost, left > 0 ? 'first' : undefined), row(defender, defenders, killed, stay > 0 ? 'first' : 'hit')],
    verdict: verdict(seat, defender, space, left, stay, teller),
  }
}

/** Card 209, Gunpowder: the clans are destroyed before the group moves, so its size comes from the next event. */
export function overrunScene({ seat, defender, territory: space, killed }: ClansDestroyed, next: AnyEvent | undefined, teller: Teller): Scene {
  const count = next?.event === 'ClansMoved' ? next.count : 1
  return {
    kind: 'fight',
    title: t('time-of-empires-stage-fight', { space }),
    text: t('time-of-empires-stage-without-loss'),
    seats: [seat, defender],
    pictures: ['card:209'],
    columns: columns(),
    rows: [row(seat, count, 0, 'first'), row(defender, killed, killed, 'hit')],
    verdict: verdict(seat, defender, space, count, 0, teller),
  }
}

/** Everything in a territory is destroyed: others' buildings go to the seat that bombards, clans to their reserves. */
export function bombardScene({ seat, territory: space }: TerritoryBombarded, rest: readonly AnyEvent[], teller: Teller): Scene {
  const razed = rest.filter((told): told is BuildingDestroyed => told.event === 'BuildingDestroyed' && told.territory === space)
  const home = rest.find((told) => told.event === 'ClansReturned' && told.space === space)
  const hit = new Set([...razed.map(({ owner }) => owner), ...(home && 'seat' in home ? [home.seat] : [])])
  return {
    kind: 'fight',
    title: t('time-of-empires-stage-bombed', { space }),
    text: t('time-of-empires-stage-bombed-text'),
    seats: [seat, ...hit],
    pictures: ['card:308', ...razed.map(({ building }) => `building:${building}` as const)],
    columns: [t('time-of-empires-stage-buildings'), t('time-of-empires-stage-clans')],
    rows: [...hit].map((one) => {
      const buildings = razed.filter(({ owner }) => owner === one).length
      const clans = home?.event === 'ClansReturned' && home.seat === one ? home.count : 0
      return { seat: one, figures: [buildings ? `−${buildings}` : '0', clans ? `−${clans}` : '0'], mark: 'hit' as const }
    }),
    verdict: t('time-of-empires-stage-kept', { player: teller.player(seat), count: razed.filter(({ owner }) => owner !== seat).length }),
  }
}
