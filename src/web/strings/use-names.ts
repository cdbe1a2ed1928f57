import { useGivenStrings } from './strings.tsx'

/** A role, a part of a role or a skill of the catalogue, as the page's language calls it. */
export type InWords = (name: string) => string

export type Named = InWords & {
  /** The language of that name, where it is not the page's. */
  lang: (name: string) => 'en' | undefined
}

/** Names come in English, as the API has them, so English is their key. Sentences of the catalogue take them as they came. */
export function useNames(): Named {
  const names = useGivenStrings('names')
  const named = (name: string) => names?.get(name) ?? name
  return Object.assign(named, { lang: (name: string) => (names && !names.has(name) ? ('en' as const) : undefined) })
}
