// The moments of Time of Empires that get a scene: gong, cry, fight, siege, scoring. All are made from events and views.
import type { News, Scene, SceneRow } from '$games/contract'
import { t } from '$lib/texts.svelte'
import type { GameInfo } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import type { AnyEvent, EmpiresView, GongRang } from '../wire'
import { bombardScene, fightScene, overrunScene } from './fights'
import { withGround } from './ground'
import { scoringScene } from './scoring'
import { siegeScene } from './sieges'

function gongScene({ age, last }: GongRang, { phase }: EmpiresView): Scene {
  if (!last) return { kind: 'gong', title: t('time-of-empires-screen-gong-begins', { age }), text: t('time-of-empires-screen-gong-begins-text') }
  const text = phase === 'finish' ? t('time-of-empires-screen-gong-ends-text') : t('time-of-empires-screen-gong-scored')
  return { kind: 'gong', title: t('time-of-empires-screen-gong-ends', { age }), text }
}

function cryScene(rest: readonly AnyEvent[], { view, eyes }: News<EmpiresView, AnyEvent>): Scene {
  const created = rest.filter((told) => told.event === 'ScholarsCreated').slice(0, view.seats)
  const rows = created.map(({ seat, count }): SceneRow => ({ seat, figures: [`+${count}`, view.players[seat]?.created ?? count] }))
  const mine = created.find(({ seat }) => seat === eyes)?.count ?? 0
  return {
    kind: 'cry',
    title: t('time-of-empires-screen-cry'),
    text: t('time-of-empires-screen-cry-all'),
    columns: [t('time-of-empires-stage-created'), t('time-of-empires-stage-waiting')],
    rows,
    ...(eyes === null ? {} : { verdict: t('time-of-empires-screen-cry-text', { count: mine }) }),
  }
}

/** The scenes in what has just happened, in order. */
export function scenesOf(news: News<EmpiresView, AnyEvent>, _game: GameInfo, teller: Teller): Scene[] {
  const { events, before, view } = news
  return withGround(events, before, (event, ground, at): Scene[] => {
    switch (event.event) {
      case 'GongRang':
        return [gongScene(event, view)]
      case 'BabyCried':
        return [cryScene(events.slice(at), news)]
      case 'Fought':
        return [fightScene(event, ground, teller)]
      case 'ClansDestroyed':
        return [overrunScene(event, events[at + 1], teller)]
      case 'TerritoryBombarded':
        return [bombardScene(event, events.slice(at), teller)]
      // the scholars go back to their reserves exactly once in each scoring
      case 'ScholarsReturned':
        return [scoringScene(events, view, teller)]
      case 'CityGarrisoned':
        return [siegeScene(event, events[at - 1], ground, before ?? view, teller)]
      default:
        return []
    }
  })
}
