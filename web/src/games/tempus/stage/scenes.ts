// The moments of Tempus that deserve a stage, in the order in which they came.
import type { News, Scene } from '$games/contract'
import { ofEvent, type ByEvent } from '$games/kinds'
import type { GameInfo } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import type { AnyEvent, TempusView } from '../wire'
import { endScene } from './end'
import { eraScene } from './era'
import { fightScene } from './fight'
import { progressScene } from './progress'

/** What the scenes are told with. */
export interface Telling extends News<TempusView, AnyEvent> {
  game: GameInfo
  teller: Teller
}

/** What closes a scene, given everything told since the last one. */
const CLOSING: ByEvent<AnyEvent, [Telling], Scene | null> = {
  FightWon: (_, told) => fightScene(told),
  FightLost: (_, told) => fightScene(told),
  EraEnded: (_, told) => progressScene(told),
  EraBegan: (event, told) => eraScene(event, told),
  GameEnded: (_, told) => endScene(told),
}

export function scenesOf(news: News<TempusView, AnyEvent>, game: GameInfo, teller: Teller): Scene[] {
  const found: (Scene | null)[] = []
  let told: AnyEvent[] = []
  const telling = (): Telling => ({ ...news, events: told, game, teller })
  for (const event of news.events) {
    told.push(event)
    const scene = ofEvent(CLOSING, event, telling())
    if (scene === undefined) continue
    found.push(scene)
    told = []
  }
  // bonus cards are drawn before the era ends: then the reveal comes without its end
  found.push(progressScene(telling()))
  return found.filter((scene) => scene !== null)
}
