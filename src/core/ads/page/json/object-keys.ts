import type { Json, JsonObject } from './json-value.ts'

/** Keys as compared: lower case, letters and digits alone. */
export const keyOf = (key: string) => key.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Words that say of a key that it is the job's, and what kind of value it has: neither says what it is about. */
const OF_JOB = /^(?:job|opening|position|vacancy|posting|requisition|advert|ad|offer|listing|external)$/
const OF_FORM = /^(?:label|text|value|string|display|plain|html|formatted|localized|raw)$/

const MOST_KNOWN = 5_000
const known = new Map<string, string>()

/** 'jobOpeningName' is a name, 'employment_status_label' a status of employment. */
export function bareKeyOf(key: string): string {
  let bare = known.get(key)
  if (bare === undefined) {
    bare = withoutShared(key)
    if (known.size < MOST_KNOWN) known.set(key, bare)
  }
  return bare
}

function withoutShared(key: string): string {
  const words = key
    .replaceAll(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
  while (words.length > 1 && OF_JOB.test(words[0] ?? '')) words.shift()
  while (words.length > 1 && OF_FORM.test(words.at(-1) ?? '')) words.pop()
  return words.join('')
}

/** An object with its keys as compared, and without the words that all its keys share; the first of two that fold alike counts. */
export function byKey(object: JsonObject): Map<string, Json> {
  const map = new Map<string, Json>()
  for (const nameOf of [keyOf, bareKeyOf])
    for (const [key, value] of Object.entries(object)) {
      const name = nameOf(key)
      if (!map.has(name) && value !== null && value !== '') map.set(name, value)
    }
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
