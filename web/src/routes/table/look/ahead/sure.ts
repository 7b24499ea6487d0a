// What is foreseen comes from one world of many: only what no chance and no secret decides is told as a fact.
import type { EventJson, ViewJson } from '$lib/json'
import type { Foreseen } from '$lib/wire'

/** The first events that come of a move whatever is drawn, a few at most. */
export const sureEvents = (seen: Foreseen | null, most: number): EventJson[] => seen?.events.slice(0, Math.min(seen.sure, most)) ?? []

/** The view after a move, where nothing in it was drawn. */
export const sureView = (seen: Foreseen | null): ViewJson | null => (seen && !seen.open ? seen.view : null)
