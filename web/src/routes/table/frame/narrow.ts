/** Below this width, or this height, a screen is a phone's. */
export const NARROW = '(max-width: 860px), (max-height: 480px)'

/** Whether it is one at this moment. */
export function isNarrow(): boolean {
  return matchMedia(NARROW).matches
}

/** Whether nothing can be looked at by resting on it: on a phone, or wherever fingers point. */
export function hasNoHover(): boolean {
  return isNarrow() || matchMedia('(hover: none)').matches
}
