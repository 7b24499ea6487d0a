import type { Bindings } from '../../lib/keys'
import type { Desk } from './desk.svelte'

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
  }
  if (!mine) return bound
  for (let digit = 1; digit <= 9; digit++) bound[digit] = () => choose(desk, digit - 1)
  return {
    ...bound,
    Enter: () => (deciding.pending ? deciding.confirm() : false),
    u: () => (table.undo.may ? void deciding.undo() : tellWhyNoUndo(desk)),
    h: () => desk.toggle('hint'),
    w: () => (desk.mode === 'doubt' ? desk.leave() : desk.enter('doubt', deciding.choosing.picks)),
    a: () => desk.toggle('list'),
    i: () => (desk.mode === 'sandbox' ? desk.leave() : desk.enter('sandbox')),
  }
}

/** Take the choice of that number in the list that is shown. */
export function choose(desk: Desk, at: number): boolean {
  const { deciding, sandbox, doubt } = desk
  const listed = { play: deciding.choosing, sandbox: sandbox.choosing, doubt: doubt.choosing }[desk.mode].buttons
  const move = listed[at]
  if (!move || (desk.mode === 'play' && deciding.pending)) return false
  if (desk.mode === 'play') void deciding.decide(move)
  else if (desk.mode === 'sandbox') void sandbox.try(move)
  else void doubt.ask(move)
  return true
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
