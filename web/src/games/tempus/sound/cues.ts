// When which voice is heard. All of it is shown as well, on a stage or on the map.
import type { GameSound, News } from '$games/contract'
import { ofEvent, type ByEvent } from '$games/kinds'
import type { Sound } from '$lib/sound/note'
import type { AnyEvent, AnyMove, TempusView } from '../wire'
import { VOICES } from './voices'

const HEARD: ByEvent<AnyEvent, [], Sound> = {
  Attacked: () => VOICES.attack,
  FightWon: () => VOICES.fight,
  FightLost: () => VOICES.fight,
  Advanced: () => VOICES.progress,
  EraBegan: () => VOICES.era,
}

/** What has just happened, each voice once: several may climb together. */
export function heardIn({ events }: News<TempusView, AnyEvent>): Sound[] {
  return [...new Set(events.map((event) => ofEvent(HEARD, event)).filter((sound) => sound !== undefined))]
}

export const sound: GameSound<TempusView, AnyMove, AnyEvent> = { heard: heardIn }
