import { onDestroy, untrack } from 'svelte'
import { showTurn } from '$lib/alert'
import type { ViewJson } from '$lib/json'
import { speak, toast } from '$lib/say.svelte'
import { preferences } from '$lib/preferences.svelte'
import { HOUSE } from '$lib/sound/house'
import { signal } from '$lib/sound/signal'
import { t } from '$lib/texts.svelte'
import type { Entry } from '$lib/wire'
import type { Station } from '../station.svelte'
import { Sounding } from './sounding.svelte'

/** Keep a station in step with its table: questions, sounds, the tab's title, what is read aloud. */
export function watch(station: Station): void {
  const { table } = station
  const sounding = new Sounding(station)
  $effect(() => {
    const asked = table.asked
    untrack(() => station.begin(asked))
  })
  announceTurns(station, sounding)
  table.onupdate = (entries, before) => hear(station, entries, before)
  direct(station, sounding)
  onDestroy(() => {
    table.onupdate = undefined
    station.recap.stop()
    station.director.reset()
    showTurn('Saecula', false)
  })
}

/** What is shown is heard; whoever acts, or looks away, is at once where the table is. */
function direct(station: Station, sounding: Sounding): void {
  const { director, deciding } = station
  director.onshow = (shot, byOthers) => sounding.heard(shot, byOthers)
  director.onstage = (moment) => sounding.staged(moment)
  deciding.onsend = (move) => {
    director.skip()
    sounding.made(move)
  }
  $effect(() => {
    if (preferences.pace === 'now') untrack(() => director.skip())
  })
  $effect(() => {
    if (!station.isAnswering) untrack(() => director.resume())
  })
  const hidden = () => document.hidden && director.skip()
  document.addEventListener('visibilitychange', hidden)
  onDestroy(() => document.removeEventListener('visibilitychange', hidden))
}

function announceTurns(station: Station, sounding: Sounding): void {
  const { table } = station
  const isTurn = $derived(station.isPlaying && station.toAct.some((seat) => table.yours.includes(seat)))
  let first = true
  $effect(() => showTurn(isTurn ? t('table-title-turn', { game: station.game.title }) : station.game.title, isTurn))
  $effect(() => {
    if (isTurn && !first) untrack(() => station.director.after(() => turnCame(station, sounding)))
    if (isTurn && first) untrack(() => openNews(station))
    first = false
  })
}

function turnCame(station: Station, sounding: Sounding): void {
  sounding.turn()
  openNews(station)
}

/** What the director shows and says; the rest is said at once. */
const isShown = ({ kind }: Entry) => kind === 'move' || kind === 'undo'

/** In turn-based play hours may have passed: what happened meanwhile opens by itself. */
function openNews(station: Station): void {
  const { news } = station.recap
  if (station.table.info.tempo.kind !== 'turns' || !news.fresh || station.cover !== null) return
  station.panel = 'since'
  station.summoned = false
}

function hear(station: Station, entries: Entry[], before: ViewJson | null): void {
  const chat = entries.filter((entry) => entry.kind === 'chat').map((entry) => `${entry.name}: ${entry.text}`)
  const others = entries.filter((entry) => !isShown(entry) && entry.kind !== 'chat').map((entry) => station.teller.entry(entry))
  const said = [...others, ...chat]
  if (said.length) speak(said.join(' '))
  if (entries.some(isShown)) {
    station.quiet()
    if (station.mode === 'sandbox') {
      station.leave()
      toast(t('table-what-if-moved-on'))
    }
  }
  station.director.feed(entries, before)
  if (entries.some((entry) => entry.kind === 'ended')) station.director.after(() => signal(HOUSE.over))
}
