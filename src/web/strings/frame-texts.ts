import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { Language } from '#core/account/languages.ts'
import type { Catalogue } from './catalogue.ts'
import { sayIn } from './say-now.ts'

/** `isChosenHere`: the page stands at one address for all languages, and its footer lets one choose. */
type GivenTexts = { language: Language; texts: Partial<Catalogue>; isChosenHere?: boolean }

let given: GivenTexts | undefined
const listeners = new Set<() => void>()

function give(texts: GivenTexts | undefined): void {
  given = texts
  sayIn(texts?.texts ?? {})
  for (const listener of listeners) listener()
}

/** Where the address does not say the language, the person or the page does, and the frame around it takes it on. */
export function useGiveTexts(language: Language, texts: Partial<Catalogue> | undefined, isChosenHere = false): void {
  useLayoutEffect(() => {
    if (!texts) return undefined
    give({ language, texts, isChosenHere })
    return () => give(undefined)
  }, [language, texts, isChosenHere])
}

/** What the signed-in person's language gave, if anybody is signed in. */
export function useGivenTexts(): GivenTexts | undefined {
  return useSyncExternalStore(
    subscribe,
    () => given,
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
