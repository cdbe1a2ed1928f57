import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { Language } from '#core/account/languages.ts'
import type { Catalogue } from './catalogue.ts'
import { sayIn } from './say-now.ts'

type GivenTexts = { language: Language; texts: Partial<Catalogue> }

let given: GivenTexts | undefined
const listeners = new Set<() => void>()

function give(texts: GivenTexts | undefined): void {
  given = texts
  sayIn(texts?.texts ?? {})
  for (const listener of listeners) listener()
}

/** Behind the sign-in the address does not say the language: the person does, and the frame around the page takes it on. */
export function useGiveTexts(language: Language, texts: Partial<Catalogue> | undefined): void {
  useLayoutEffect(() => {
    if (!texts) return undefined
    give({ language, texts })
    return () => give(undefined)
  }, [language, texts])
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
