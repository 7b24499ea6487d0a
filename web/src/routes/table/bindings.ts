import type { Bindings } from '$lib/keys'
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
    f: () => (desk.module.Reference ? desk.toggle('reference') : false),
  }
  if (!mine) return bound
  for (let digit = 1; digit <= 9; digit++) bound[digit] = () => choose(desk, digit - 1)
  return picking(desk, {
    ...bound,
    Enter: () => (deciding.pending ? deciding.confirm() : false),
    u: () => (table.undo.may ? void deciding.undo() : tellWhyNoUndo(desk)),
    h: () => desk.toggle('hint'),
    w: () => (desk.mode === 'doubt' ? desk.leave() : desk.enter('doubt', deciding.choosing.picks)),
    a: () => desk.toggle('list'),
    i: () => (desk.mode === 'sandbox' ? desk.leave() : desk.enter('sandbox')),
  })
}

/** The keys that a game gives to its parts: they pick those that are lit, or will be in a moment, and else are what they were. */
function picking(desk: Desk, bound: Bindings): Bindings {
  for (const [key, part] of Object.entries(desk.module.keys ?? {})) {
    const before = bound[key]
    // where time presses, a key that comes while a move is under way waits like a click
    const isMeant = () => desk.choice.lit.has(part) || desk.choice.chosen.has(part) || (desk.mode === 'play' && desk.deciding.busy && desk.deciding.hurries)
    bound[key] = () => (isMeant() ? desk.choice.pick(part) : (before?.() ?? false))
  }
  return bound
}

/** Take the choice of that number in the list that is shown. */
export function choose(desk: Desk, at: number): boolean {
  const { deciding, sandbox, doubt } = desk
  const listed = { play: deciding, sandbox: sandbox.choosing, doubt: doubt.choosing }[desk.mode].buttons
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
