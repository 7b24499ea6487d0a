import { speak } from '$lib/say.svelte'
import { signal } from '$lib/sound/signal'
import { t } from '$lib/texts.svelte'
import { VOICES } from '../sound/voices'

/** The seconds after which an idle glass is announced by sound and speech: soon at first, then less and less often. */
const NUDGES = [5, 10, 15, 20, 30, 45, 60, 90]
/** The seconds from which it is shown as well. */
export const HURRY = NUDGES[0] as number

/** How many nudges are due after so many idle seconds. */
export const nudgesAt = (seconds: number): number => NUDGES.filter((due) => seconds >= due).length

/** Nudges a player who leaves a glass idle, by sound and speech; the glass itself shows it without any motion. */
export class Nudging {
  /** nudges given, by the glass and since when it is free, so that a moment when it cannot be turned does not start them anew */
  private readonly told = new Map<string, number>()

  constructor(idle: () => readonly { number: number; since: number; idle: number }[]) {
    $effect(() => {
      for (const { number, since, idle: seconds } of idle()) this.tell(number, since, seconds)
    })
  }

  private tell(glass: number, since: number, seconds: number): void {
    const key = `${glass}@${since}`
    const due = nudgesAt(seconds)
    if (due <= (this.told.get(key) ?? 0)) return
    this.told.set(key, due)
    signal(VOICES.nudge)
    speak(t('time-of-empires-screen-idle-said', { glass, seconds }))
  }
}
