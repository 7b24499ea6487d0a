// The scene of a siege: for each seat the territories around the city, buildings in them, and clans there and inside.
import type { Scene, SceneRow } from '$games/contract'
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import type { AnyEvent, CityGarrisoned, EmpiresView } from '../wire'
import type { Ground } from './ground'

/** What a seat has around a city and in it: territories, buildings, clans. */
function standing(city: string, seat: number, view: EmpiresView, ground: Ground): number[] {
  const around = view.spaces.filter(({ space, terrain }) => terrain !== null && space.startsWith(city) && space.length === city.length + 1)
  const mine = (owner: number | null) => owner === seat
  const inside = ground.at(city)
  return [
    around.filter(({ occupants }) => occupants.includes(seat)).length,
    around.flatMap(({ slots }) => slots).filter((slot) => slot?.seat === seat).length,
    around.reduce((sum, { owner, clans }) => sum + (mine(owner) ? clans : 0), 0) + (mine(inside.owner) ? inside.clans : 0),
  ]
}

export function siegeScene({ seat, space }: CityGarrisoned, earlier: AnyEvent | undefined, ground: Ground, view: EmpiresView, teller: Teller): Scene {
  const left = earlier?.event === 'ClansReturned' && earlier.space === space ? earlier : null
  const rows = view.players.map((_, one): SceneRow => {
    const figures = standing(space, one, view, ground)
    // these clans have just left the city but counted in the siege
    if (left?.seat === one) figures[2] = (figures[2] ?? 0) + left.count
    const effect = left?.seat === one ? t('time-of-empires-stage-goes-home', { count: left.count }) : ''
    return { seat: one, figures, ...(effect ? { effect } : {}), ...(one === seat ? { mark: 'first' } : left?.seat === one ? { mark: 'hit' } : {}) }
  })
  return {
    kind: 'siege',
    title: t('time-of-empires-stage-siege', { space }),
    text: t('time-of-empires-stage-siege-text'),
    seats: left ? [seat, left.seat] : [seat],
    columns: [t('time-of-empires-stage-territories'), t('time-of-empires-stage-buildings'), t('time-of-empires-stage-clans')],
    rows,
    verdict: t('time-of-empires-stage-siege-won', { player: teller.player(seat), space }),
  }
}
