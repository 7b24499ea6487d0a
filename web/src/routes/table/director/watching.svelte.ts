import { onDestroy, untrack } from 'svelte'
import { showTurn } from '$lib/alert'
import type { ViewJson } from '$lib/json'
import { speak, toast } from '$lib/say.svelte'
import { settings } from '$lib/settings.svelte'
import { HOUSE } from '$lib/sound/house'
import { signal } from '$lib/sound/signal'
import { t } from '$lib/texts.svelte'
import type { Entry } from '$lib/wire'
import type { Desk } from '../desk.svelte'
import { Sounding } from './sounding.svelte'

/** Keep a desk in step with its table: questions, sounds, the tab's title, what is read aloud. */
export function watch(desk: Desk): void {
  const { table } = desk
  const sounding = new Sounding(desk)
  $effect(() => {
    const asked = table.asked
    untrack(() => desk.begin(asked))
  })
  announceTurns(desk, sounding)
  table.onupdate = (entries, before) => hear(desk, entries, before)
  direct(desk, sounding)
  onDestroy(() => {
    table.onupdate = undefined
    desk.recap.stop()
    desk.director.reset()
    showTurn('Saecula', false)
  })
}

/** What is shown is heard; whoever acts, or looks away, is at once where the table is. */
function direct(desk: Desk, sounding: Sounding): void {
  const { director, deciding } = desk
  director.onshow = (shot, byOthers) => sounding.heard(shot, byOthers)
  director.onstage = (moment) => sounding.staged(moment)
  deciding.onsend = (move) => {
    director.skip()
    sounding.made(move)
  }
  $effect(() => {
    if (settings.pace === 'now') untrack(() => director.skip())
  })
  $effect(() => {
    if (!desk.isAnswering) untrack(() => director.resume())
  })
  const hidden = () => document.hidden && director.skip()
  document.addEventListener('visibilitychange', hidden)
  onDestroy(() => document.removeEventListener('visibilitychange', hidden))
}

function announceTurns(desk: Desk, sounding: Sounding): void {
  const { table } = desk
  const isTurn = $derived(desk.isPlaying && desk.toAct.some((seat) => table.yours.includes(seat)))
  let first = true
  $effect(() => showTurn(isTurn ? t('table-title-turn', { game: desk.game.title }) : desk.game.title, isTurn))
  $effect(() => {
    if (isTurn && !first) untrack(() => desk.director.after(() => turnCame(desk, sounding)))
    if (isTurn && first) untrack(() => openNews(desk))
    first = false
  })
}

function turnCame(desk: Desk, sounding: Sounding): void {
  sounding.turn()
  openNews(desk)
}

/** What the director shows and says; the rest is said at once. */
const isShown = ({ kind }: Entry) => kind === 'move' || kind === 'undo'

/** In turn-based play hours may have passed: what happened meanwhile opens by itself. */
function openNews(desk: Desk): void {
  const { news } = desk.recap
  if (desk.table.info.tempo.kind !== 'turns' || !news.fresh || desk.cover !== null) return
  desk.panel = 'since'
  desk.summoned = false
}

function hear(desk: Desk, entries: Entry[], before: ViewJson | null): void {
  const chat = entries.filter((entry) => entry.kind === 'chat').map((entry) => `${entry.name}: ${entry.text}`)
  const others = entries.filter((entry) => !isShown(entry) && entry.kind !== 'chat').map((entry) => desk.teller.entry(entry))
  const said = [...others, ...chat]
  if (said.length) speak(said.join(' '))
  if (entries.some(isShown)) {
    desk.quiet()
    if (desk.mode === 'sandbox') {
      desk.leave()
      toast(t('table-what-if-moved-on'))
    }
  }
  desk.director.feed(entries, before)
  if (entries.some((entry) => entry.kind === 'ended')) desk.director.after(() => signal(HOUSE.over))
}
