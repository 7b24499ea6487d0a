import { speak } from '$lib/say.svelte'
import { signal } from '$lib/sound/signal'
import { t } from '$lib/texts.svelte'
import { VOICES } from '../sound/voices'

/** After so many seconds a free glass is said and sounded to be idle: first soon, then less and less often. */
export const NUDGES = [5, 10, 15, 20, 30, 45, 60, 90]
/** From here on it is shown. */
export const HURRY = NUDGES[0] as number

/** How often somebody has been nudged by now. */
export const nudgesAt = (seconds: number): number => NUDGES.filter((due) => seconds >= due).length

/** Nudges whoever lets a glass stand: by sound and by voice; the glass itself shows it. No motion is needed for that. */
export class Nudging {
  /** by the glass and since when it is free: a moment in which it cannot be turned makes it no new matter */
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
