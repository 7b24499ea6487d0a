import { expect, test, vi } from 'vitest'
import { Errand } from '$lib/errand.svelte'
import * as say from '$lib/say.svelte'
import { t } from '$lib/texts.svelte'

test('a button is busy until its errand is done', async () => {
  const errand = new Errand()
  let finish = (): void => undefined
  const done = errand.run(() => new Promise<void>((resolve) => (finish = resolve)))
  expect(errand.busy).toBe(true)
  finish()
  await done
  expect(errand.busy).toBe(false)
})

test('an errand that fails is told, and another may follow', async () => {
  const toast = vi.spyOn(say, 'toast').mockImplementation(() => undefined)
  const errand = new Errand()
  await errand.run(() => Promise.reject(new Error('no')))
  expect(toast).toHaveBeenCalledExactlyOnceWith(t('house-failed'), 'danger')
  expect(errand.busy).toBe(false)
})
