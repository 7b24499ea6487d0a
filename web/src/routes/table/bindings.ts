import type { Bindings } from '$lib/keys'
import type { Station } from './station.svelte'
import { litElements } from './dock/found'

const FOCUSED = 'button, a[href], [tabindex]'

/** So many milliseconds after a stage has closed, Enter may still have been meant for it. */
const LATE = 700

/** What the keys do at the table; the board has arrows and zoom of its own. */
export function bindings(station: Station): Bindings {
  const { deciding, table } = station
  const mine = station.seat !== null && station.isPlaying
  const bound: Bindings = {
    Escape: () => station.back(),
    '?': () => station.toggle('keys'),
    l: () => showRail(station, 'log'),
    c: () => showRail(station, 'chat'),
    s: () => station.toggle('since'),
    f: () => (station.module.Reference ? station.toggle('reference') : false),
  }
  if (!mine || isShowing(station)) return bound
  for (let digit = 1; digit <= 9; digit++) bound[digit] = () => choose(station, digit)
  return picking(station, {
    ...bound,
    // what has been clicked towards another move is not thrown away by a key, and who reads a hint or a log ends nothing
    Enter: () => station.mode === 'play' && !deciding.choosing.picks.length && !isLate(station) && !isReading() && deciding.offer.end(),
    e: () => station.mode === 'play' && deciding.offer.end(),
    // a confirmation is answered by Enter and Esc and nothing else
    u: () => !deciding.pending && (table.undo.may ? void deciding.undo() : tellWhyNoUndo(station)),
    h: () => station.toggle('hint'),
    w: () => (station.mode === 'doubt' ? station.leave() : station.enter('doubt', deciding.choosing.picks)),
    a: () => station.toggle('list'),
    i: () => (station.mode === 'sandbox' ? station.leave() : station.enter('sandbox')),
    PageDown: () => toNextLit(1),
    PageUp: () => toNextLit(-1),
  })
}

/** While something is played back or stands on a stage, no key makes a move. */
function isShowing(station: Station): boolean {
  return station.recap.frame !== null || station.director.stage !== null
}

/** A stage closes by itself: an Enter that was meant for it ends nothing else. */
function isLate(station: Station): boolean {
  return performance.now() - station.director.closed < LATE
}

/** Keys that end what is under way mean nothing else, whatever a game would like. */
const KEPT = ['e', 'Enter', 'Escape']

/** Whether the focus is in something that lies open beside the game. */
function isReading(): boolean {
  return document.activeElement?.closest('[data-panel]') != null
}

/** The keys that a game gives to its parts: they pick those that are lit, or will be in a moment, and else are what they were. */
function picking(station: Station, bound: Bindings): Bindings {
  for (const [key, part] of Object.entries(station.module.keys ?? {})) {
    if (KEPT.includes(key)) continue
    const before = bound[key]
    // where time presses, a key that comes while a move is under way waits like a click
    const isMeant = () =>
      station.choice.lit.has(part) || station.choice.chosen.has(part) || (station.mode === 'play' && station.deciding.busy && station.deciding.hurries)
    bound[key] = () => (isMeant() ? station.choice.pick(part) : (before?.() ?? false))
  }
  return bound
}

/** From wherever the focus is to the next thing that can be chosen; false where there is none. */
function toNextLit(by: 1 | -1): boolean {
  const lit = litElements().filter((element) => element.checkVisibility?.() ?? true)
  const now = lit.findIndex((element) => element.contains(document.activeElement))
  const next = lit.at(now < 0 ? (by > 0 ? 0 : -1) : (now + by) % lit.length)
  const target = next?.matches(FOCUSED) ? next : next?.querySelector(FOCUSED)
  ;(target as HTMLElement | SVGElement | undefined)?.focus()
  return target != null
}

/** Take the choice that bears this digit. */
function choose(station: Station, digit: number): boolean {
  const { deciding, sandbox, doubt } = station
  if (station.mode === 'play') return deciding.offer.press(String(digit))
  const listed = station.mode === 'sandbox' ? sandbox.listed(deciding.offer.placed) : doubt.choosing.buttons
  const move = listed[digit - 1]
  if (move) void (station.mode === 'sandbox' ? sandbox.try(move) : doubt.ask(move))
  return move !== undefined
}

/** Say why nothing can be taken back. */
export function tellWhyNoUndo(station: Station): void {
  station.deciding.problem = station.table.undo.reason
}

function showRail(station: Station, rail: 'log' | 'chat'): void {
  station.rail = rail
  station.railOpen = true
  queueMicrotask(() => document.getElementById(`rail-${rail}`)?.focus())
}
