/** The options of a game in the words of its box: `g-option-map`, `g-option-map-built`, each with `.help`. */

import { has, t } from '$lib/texts.svelte'

const or = (key: string, fallback: string) => (has(key) ? t(key) : fallback)

/** What an option is called. */
export const optionName = (game: string, option: string) => or(`${game}-option-${option}`, option)
/** What an option is about, if that needs saying. */
export const optionText = (game: string, option: string) => or(`${game}-option-${option}.help`, '')
/** What a choice is called. */
export const valueName = (game: string, option: string, value: string) => or(`${game}-option-${option}-${value}`, value)
/** What a choice means. */
export const valueHelp = (game: string, option: string, value: string) => or(`${game}-option-${option}-${value}.help`, '')
