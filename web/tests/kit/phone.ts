// A screen as narrow as a phone's, for the test that asks for it.
import { vi } from 'vitest'

/** From here on the screen is narrow; `vi.restoreAllMocks` makes it wide again. */
export function onPhone(): void {
  const asked = (query: string) => ({ matches: query.includes('max-width'), addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
  vi.spyOn(window, 'matchMedia').mockImplementation(asked)
}
