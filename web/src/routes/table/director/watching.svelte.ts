import { onDestroy, untrack } from 'svelte'
import { showTurn } from '$lib/alert'
import type { ViewJson } from '$lib/json'
import { speak, toast } from '$lib/say.svelte'
import { HOUSE } from '$lib/sound/house'
import { signal } from '$lib/sound/signal'
import { isSilent } from '$lib/table/chronicle'
import { t } from '$lib/texts.svelte'
import type { Entry } from '$lib/wire'
import type { Desk } from '../desk.svelte'
import { Sounding } from './sounding.svelte'

/** So many lines are read aloud at most; a longer list is what "since my last turn" is for. */
const SPOKEN = 4

/** Keep a desk in step with its table: questions, sounds, the tab's title, what is read aloud. */
export function watch(desk: Desk): void {
  const { table } = desk
  const sounding = new Sounding(desk)
  $effect(() => {
    const asked = table.asked
    untrack(() => desk.begin(asked))
  })
  announceTurns(desk, sounding)
  table.onupdate = (entries, before) => hear(desk, sounding, entries, before)
  desk.deciding.onsend = (move) => sounding.made(move)
  onDestroy(() => {
    table.onupdate = undefined
    desk.recap.stop()
    showTurn('Saecula', false)
  })
}

function announceTurns(desk: Desk, sounding: Sounding): void {
  const { table } = desk
  const isTurn = $derived(desk.isPlaying && desk.toAct.some((seat) => table.yours.includes(seat)))
  let first = true
  $effect(() => showTurn(isTurn ? t('table-title-turn', { game: desk.game.title }) : desk.game.title, isTurn))
  $effect(() => {
    if (isTurn && !first) untrack(() => turnCame(desk, sounding))
    if (isTurn && first) untrack(() => openNews(desk))
    first = false
  })
}

function turnCame(desk: Desk, sounding: Sounding): void {
  sounding.turn()
  openNews(desk)
}

/** In turn-based play hours may have passed: what happened meanwhile opens by itself. */
function openNews(desk: Desk): void {
  const { news } = desk.recap
  if (desk.table.info.tempo.kind !== 'turns' || !news.fresh || desk.cover !== null) return
  desk.panel = 'since'
  desk.summoned = false
}

function hear(desk: Desk, sounding: Sounding, entries: Entry[], before: ViewJson | null): void {
  desk.before = before
  desk.events = before ? entries.flatMap((entry) => entry.events) : []
  const lines = entries.filter((entry) => entry.kind !== 'chat' && !isSilent(entry, desk.module.wordless)).map((entry) => desk.teller.entry(entry))
  const chat = entries.filter((entry) => entry.kind === 'chat').map((entry) => `${entry.name}: ${entry.text}`)
  const said = [...lines.slice(-SPOKEN), ...chat]
  if (said.length) speak(said.join(' '))
  const moved = entries.some((entry) => entry.kind === 'move' || entry.kind === 'undo')
  if (moved) {
    desk.quiet()
    sounding.heard(
      desk.events,
      before,
      entries.some((entry) => entry.seat !== desk.seat),
    )
    if (desk.mode === 'sandbox') {
      desk.leave()
      toast(t('table-what-if-moved-on'))
    }
  }
  if (entries.some((entry) => entry.kind === 'ended')) signal(HOUSE.over)
}
