import type { Json, JsonObject } from './json-value.ts'

/** Keys as compared: lower case, letters and digits alone. */
export const keyOf = (key: string) => key.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** An object with its keys as compared; the first of two that fold alike counts. */
export function byKey(object: JsonObject): Map<string, Json> {
  const map = new Map<string, Json>()
  for (const [key, value] of Object.entries(object))
    if (!map.has(keyOf(key)) && value !== null && value !== '') map.set(keyOf(key), value)
  return map
}

export type Keys = Map<string, Json>

/** The first of several keys that is there. */
export function pick(keys: Keys, ...names: string[]): Json | undefined {
  for (const name of names) {
    const value = keys.get(name)
    if (value !== undefined) return value
  }
  return undefined
}
