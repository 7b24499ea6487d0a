import type { Bindings } from '$lib/keys'
import type { Desk } from './desk.svelte'
import { litElements } from './dock/found'

const FOCUSED = 'button, a[href], [tabindex]'

/** So many milliseconds after a stage has closed, Enter may still have been meant for it. */
const LATE = 700

/** What the keys do at the table; the board has arrows and zoom of its own. */
export function bindings(desk: Desk): Bindings {
  const { deciding, table } = desk
  const mine = desk.seat !== null && desk.isPlaying
  const bound: Bindings = {
    Escape: () => desk.back(),
    '?': () => desk.toggle('keys'),
    l: () => showRail(desk, 'log'),
    c: () => showRail(desk, 'chat'),
    s: () => desk.toggle('since'),
    f: () => (desk.module.Reference ? desk.toggle('reference') : false),
  }
  if (!mine || isShowing(desk)) return bound
  for (let digit = 1; digit <= 9; digit++) bound[digit] = () => choose(desk, digit)
  return picking(desk, {
    ...bound,
    // what has been clicked towards another move is not thrown away by a key
    Enter: () => desk.mode === 'play' && !deciding.choosing.picks.length && !isLate(desk) && deciding.offer.end(),
    e: () => desk.mode === 'play' && deciding.offer.end(),
    // a confirmation is answered by Enter and Esc and nothing else
    u: () => !deciding.pending && (table.undo.may ? void deciding.undo() : tellWhyNoUndo(desk)),
    h: () => desk.toggle('hint'),
    w: () => (desk.mode === 'doubt' ? desk.leave() : desk.enter('doubt', deciding.choosing.picks)),
    a: () => desk.toggle('list'),
    i: () => (desk.mode === 'sandbox' ? desk.leave() : desk.enter('sandbox')),
    PageDown: () => toNextLit(1),
    PageUp: () => toNextLit(-1),
  })
}

/** While something is played back or stands on a stage, no key makes a move. */
function isShowing(desk: Desk): boolean {
  return desk.recap.frame !== null || desk.director.stage !== null
}

/** A stage closes by itself: an Enter that was meant for it ends nothing else. */
function isLate(desk: Desk): boolean {
  return performance.now() - desk.director.closed < LATE
}

/** Keys that end what is under way mean nothing else, whatever a game would like. */
const KEPT = ['e', 'Enter', 'Escape']

/** The keys that a game gives to its parts: they pick those that are lit, or will be in a moment, and else are what they were. */
function picking(desk: Desk, bound: Bindings): Bindings {
  for (const [key, part] of Object.entries(desk.module.keys ?? {})) {
    if (KEPT.includes(key)) continue
    const before = bound[key]
    // where time presses, a key that comes while a move is under way waits like a click
    const isMeant = () => desk.choice.lit.has(part) || desk.choice.chosen.has(part) || (desk.mode === 'play' && desk.deciding.busy && desk.deciding.hurries)
    bound[key] = () => (isMeant() ? desk.choice.pick(part) : (before?.() ?? false))
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
function choose(desk: Desk, digit: number): boolean {
  const { deciding, sandbox, doubt } = desk
  if (desk.mode === 'play') return deciding.offer.press(String(digit))
  const listed = desk.mode === 'sandbox' ? sandbox.listed(deciding.offer.placed) : doubt.choosing.buttons
  const move = listed[digit - 1]
  if (move) void (desk.mode === 'sandbox' ? sandbox.try(move) : doubt.ask(move))
  return move !== undefined
}

/** Say why nothing can be taken back. */
export function tellWhyNoUndo(desk: Desk): void {
  desk.deciding.problem = desk.table.undo.reason
}

function showRail(desk: Desk, rail: 'log' | 'chat'): void {
  desk.rail = rail
  desk.railOpen = true
  queueMicrotask(() => document.getElementById(`rail-${rail}`)?.focus())
}
