/** The options of a game in the words of its box: `g-option-map`, `g-option-map-built`, each with `.help`. */

import { has, t } from '$lib/texts.svelte'
import type { GameCard, Option } from '$lib/wire'

const or = (key: string, fallback: string) => (has(key) ? t(key) : fallback)

/** What an option is called. */
export const optionName = (game: string, option: string) => or(`${game}-option-${option}`, option)
/** What an option is about, if that needs saying. */
export const optionText = (game: string, option: string) => or(`${game}-option-${option}.help`, '')
/** What a choice is called. */
export const valueName = (game: string, option: string, value: string) => or(`${game}-option-${option}-${value}`, value)
/** What a choice means. */
export const valueHelp = (game: string, option: string, value: string) => or(`${game}-option-${option}-${value}.help`, '')

/** so many options are all shown openly */
const FEW = 4
type Chosen = Readonly<Record<string, string>>
/** Whether an option is one of many variants, most of which nobody touches. */
export const isVariant = (game: GameCard, { scales }: Option): boolean => game.options.length > FEW && scales
/** Whether an option changes anything beside what else has been chosen. */
export const matters = ({ needs }: Option, options: Chosen): boolean => !needs || needs[1].includes(options[needs[0]] ?? '')

/** What was chosen, in the order of the game; variants only if they differ from what is usual. */
export function chosenOf(game: GameCard, options: Chosen): string[] {
  const told = game.options.filter((option) => {
    const value = options[option.name] ?? option.default
    return matters(option, options) && !(isVariant(game, option) && value === option.default)
  })
  return told.map(({ name, default: usual }) =>
    t('lobby-option-is', { option: optionName(game.id, name), value: valueName(game.id, name, options[name] ?? usual) }),
  )
}
