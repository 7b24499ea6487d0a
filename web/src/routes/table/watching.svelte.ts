import { onDestroy, untrack } from 'svelte'
import { showTurn } from '../../lib/alert'
import { speak, toast } from '../../lib/say.svelte'
import { settings } from '../../lib/settings.svelte'
import { play, type Sound } from '../../lib/sound'
import type { ViewJson } from '../../lib/table.svelte'
import { t } from '../../lib/texts.svelte'
import type { Entry } from '../../lib/wire'
import type { Desk } from './desk.svelte'

/** So many lines are read aloud at most; a longer list is what "since my last turn" is for. */
const SPOKEN = 4

function sound(which: Sound): void {
  if (settings.sound) play(which, settings.volume)
}

/** Keep a desk in step with its table: questions, sounds, the tab's title, what is read aloud. */
export function watch(desk: Desk): void {
  const { table } = desk
  $effect(() => {
    const asked = table.asked
    untrack(() => desk.begin(asked))
  })
  announceTurns(desk)
  table.onupdate = (entries, before) => hear(desk, entries, before)
  onDestroy(() => {
    table.onupdate = undefined
    desk.recap.stop()
    showTurn('Saecula', false)
  })
}

function announceTurns(desk: Desk): void {
  const { table } = desk
  const isTurn = $derived(desk.isPlaying && desk.toAct.some((seat) => table.yours.includes(seat)))
  let first = true
  $effect(() => showTurn(isTurn ? t('table-title-turn', { game: desk.game.title }) : desk.game.title, isTurn))
  $effect(() => {
    if (isTurn && !first) untrack(() => turnCame(desk))
    if (isTurn && first) untrack(() => openNews(desk))
    first = false
  })
}

function turnCame(desk: Desk): void {
  sound('turn')
  openNews(desk)
}

/** In turn-based play hours may have passed: what happened meanwhile opens by itself. */
function openNews(desk: Desk): void {
  const { news } = desk.recap
  if (desk.table.info.tempo.kind !== 'turns' || !news.fresh || desk.cover !== null) return
  desk.panel = 'since'
  desk.summoned = false
}

function hear(desk: Desk, entries: Entry[], before: ViewJson | null): void {
  desk.before = before
  desk.events = before ? entries.flatMap((entry) => entry.events) : []
  const lines = entries.filter((entry) => entry.kind !== 'chat').map((entry) => desk.teller.entry(entry))
  const chat = entries.filter((entry) => entry.kind === 'chat').map((entry) => `${entry.name}: ${entry.text}`)
  const said = [...lines.slice(-SPOKEN), ...chat]
  if (said.length) speak(said.join(' '))
  const moved = entries.some((entry) => entry.kind === 'move' || entry.kind === 'undo')
  if (moved) {
    desk.quiet()
    if (entries.some((entry) => entry.seat !== desk.seat)) sound('move')
    if (desk.mode === 'sandbox') {
      desk.leave()
      toast(t('table-what-if-moved-on'))
    }
  }
  if (entries.some((entry) => entry.kind === 'ended')) sound('over')
}
