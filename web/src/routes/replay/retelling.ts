import type { GameModule } from '$games/contract'
import type { GameInfo } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import type { Stepper } from './steps/stepper.svelte'

/** What everything needs that tells of a game which was played: its steps, its words, and the ways to a move. */
export interface Retelling {
  stepper: Stepper
  module: GameModule
  game: GameInfo
  teller: Teller
  link: (n: number) => string
}
