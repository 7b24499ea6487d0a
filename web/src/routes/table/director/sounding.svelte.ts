import { onDestroy, untrack } from 'svelte'
import type { MoveJson } from '$lib/json'
import { preferences } from '$lib/preferences.svelte'
import { HOUSE, momentSound } from '$lib/sound/house'
import type { Sound } from '$lib/sound/note'
import { among, Performance } from '$lib/sound/performance'
import { signal } from '$lib/sound/signal'
import { Band, silence } from '$lib/sound/studio'
import type { Station } from '../station.svelte'
import type { Moment, Shot } from './steps'

/** So often, in milliseconds, it is seen to what sounds next. */
const OFTEN = 300

/** What is heard at a table: the signals of every table, and what its game has to sound beyond them. */
export class Sounding {
  /** music, and the signals whose time is known beforehand */
  private readonly music = new Performance(new Band())
  private readonly bells = new Performance(new Band())
  /** whether the game had a sound for what was shown last */
  private isVoiced = false

  constructor(private readonly station: Station) {
    $effect(() => {
      this.music.band.volume = preferences.music ? preferences.musicVolume : 0
      this.bells.band.volume = preferences.sound ? preferences.volume : 0
    })
    const goes = $derived(station.module.sound !== undefined && station.isPlaying && station.table.time?.runs === true)
    $effect(() => (goes ? this.start() : undefined))
    onDestroy(silence)
  }

  /** A move of one's own, the moment it is made. */
  made(move: MoveJson): void {
    const sound = this.station.module.sound?.made?.(move)
    if (sound) signal(sound)
  }

  /** It is one's turn; where time presses it always is, and the game has signals of its own. */
  turn(): void {
    if (!this.hurries) signal(HOUSE.turn)
  }

  /** What is shown to have happened. */
  heard({ events, before, view }: Shot, byOthers: boolean): void {
    const { module, seat } = this.station
    const own = module.sound?.heard({ events, before, view, eyes: seat }) ?? []
    this.isVoiced = own.length > 0
    for (const sound of new Set<Sound>(own)) signal(sound)
    if (byOthers && !own.length && !this.hurries) signal(HOUSE.move)
  }

  /** A stage opens; a game that has just sounded for it needs no other sound. */
  staged({ scene, stays }: Moment): void {
    if (!this.isVoiced || stays) signal(momentSound(scene.kind))
    this.isVoiced = false
  }

  private get hurries(): boolean {
    return this.station.module.hurries?.(this.station.table.view ?? {}) ?? false
  }

  /** While time runs; answers how to stop. */
  private start(): () => void {
    untrack(() => this.go())
    const timer = setInterval(() => this.go(), OFTEN)
    return () => {
      clearInterval(timer)
      this.music.stop()
      this.bells.stop()
    }
  }

  private go(): void {
    const { table, module, game, seat } = this.station
    const beat = table.beat()
    if (!beat || !table.view) return
    const score = module.sound?.score?.(table.view, game)
    if (score) this.music.go(beat, score)
    else this.music.stop()
    this.bells.go(beat, among(module.sound?.due?.(table.view, game, seat) ?? []))
  }
}
