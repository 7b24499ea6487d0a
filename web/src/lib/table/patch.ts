/**
 * Patches of views, as the server makes them: `{"=": v}` replaces, `{"-": 1}` removes a key of an object, any other
 * object leads by keys (of an object) or indices (of a list) to inner patches. An empty one changes nothing.
 */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Patch = { [key: string]: unknown }

/** The value that a patch makes of another; what is not touched is shared, what is touched is copied. */
export function apply<T = unknown>(value: T, patch: Patch): T {
  const keys = Object.keys(patch)
  if (keys.length === 0) return value
  if ('=' in patch) return patch['='] as T
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice()
    for (const key of keys) list[Number(key)] = apply(list[Number(key)], patch[key] as Patch)
    return list as T
  }
  const object: Record<string, unknown> = { ...(value as Record<string, unknown>) }
  for (const key of keys) {
    const inner = patch[key] as Patch
    if ('-' in inner) delete object[key]
    else object[key] = apply(object[key], inner)
  }
  return object as T
}
