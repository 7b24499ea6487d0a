import { has, t } from '$lib/texts.svelte'

// What a game counts is named in the texts of that game.

/** A category of points. */
export function categoryName(game: string, category: string): string {
  const key = `${game}-points-${category}`
  return has(key) ? t(key) : category
}

/** A figure that is drawn as a curve. */
export function measureName(game: string, measure: string): string {
  const key = `${game}-measure-${measure}`
  return has(key) ? t(key) : measure
}
