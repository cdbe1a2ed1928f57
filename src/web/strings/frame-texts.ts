import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { Language } from '#core/account/languages.ts'
import type { Catalogue } from './catalogue.ts'

type FrameTexts = { language: Language; shell: Catalogue['shell'] }

let given: FrameTexts | undefined
const listeners = new Set<() => void>()

function give(texts: FrameTexts | undefined): void {
  given = texts
  for (const listener of listeners) listener()
}

/** Behind the sign-in the address does not say the language: a page that knows it gives the frame its words while it is shown. */
export function useGiveFrame(language: Language, shell: Catalogue['shell'] | undefined): void {
  useLayoutEffect(() => {
    if (!shell) return undefined
    give({ language, shell })
    return () => give(undefined)
  }, [language, shell])
}

/** What the page inside gave the frame around it, if anything. */
export function useFrameTexts(): FrameTexts | undefined {
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
