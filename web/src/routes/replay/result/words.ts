import { has, t } from '$lib/texts.svelte'

export { measureName } from '$lib/words/measures'

/** A category of points, as the texts of the game name it. */
export function categoryName(game: string, category: string): string {
  const key = `${game}-points-${category}`
  return has(key) ? t(key) : category
}
