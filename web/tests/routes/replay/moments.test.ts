import { cleanup, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import type { News } from '$games/contract'
import { startTexts } from '$lib/texts.svelte'
import Moments from '$routes/replay/steps/Moments.svelte'
import { Stepper } from '$routes/replay/steps/stepper.svelte'
import { button, click, noButton } from '$kit/station'
import { replayOf, teller } from '$kit/game'
import { TOY, toyModule } from '$kit/toy'

await startTexts()
afterEach(cleanup)

/** A stage for every stone of Bob’s. */
const scenes = ({ events, before, view }: News) =>
  events.filter(({ seat }) => seat === 1).map(() => ({ kind: 'fight', title: `From ${String(before?.stones)} to ${String(view.stones)}` }))

function stepping(at: number): Stepper {
  const stepper = new Stepper(replayOf(), at)
  render(Moments, { stepper, module: toyModule({ scenes }), game: TOY, teller: teller() })
  return stepper
}

test('a step with a stage offers it, with the views before and after', async () => {
  stepping(3)
  await click(button('table-stage-show'))
  expect(screen.getByRole('dialog', { name: 'From 2 to 3' })).toBeTruthy()
  await click(button('table-stage-on'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a step without one offers nothing, and going on closes it', async () => {
  const stepper = stepping(3)
  await click(button('table-stage-show'))
  stepper.go(4)
  flushSync()
  expect(screen.queryByRole('dialog')).toBeNull()
  noButton('table-stage-show')
})
