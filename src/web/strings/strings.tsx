import { createContext, use, type ReactNode } from 'react'
import { DEFAULT_LANGUAGE, isLanguage, type Language, type SiteLanguage } from '#core/account/languages.ts'
import type { Catalogue } from './catalogue.ts'

const StringsContext = createContext<Partial<Catalogue>>({})
const TranslationContext = createContext<Partial<Catalogue>>({})
const LanguageContext = createContext<SiteLanguage>(DEFAULT_LANGUAGE)

/** The language of the part of the page one is in: one that the app speaks. */
export function useLanguage(): Language {
  const language = use(LanguageContext)
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}

/** The same, where public pages may speak more. */
export const useSiteLanguage = (): SiteLanguage => use(LanguageContext)

/** A room's texts, in the language that its page gave. */
export function useStrings<Room extends keyof Catalogue>(room: Room): Catalogue[Room] {
  const strings = useGivenStrings(room)
  if (!strings) throw new Error(`This page gives no texts for “${room}”`)
  return strings
}

/** The same, where a page may do without. */
export function useGivenStrings<Room extends keyof Catalogue>(room: Room): Catalogue[Room] | undefined {
  const translated = use(TranslationContext)[room]
  const written = use(StringsContext)[room]
  return translated ?? written
}

/** A room's texts where a page stands around the part that gives them: the person's, or else these. */
export function useRoom<Room extends keyof Catalogue>(room: Room, english: Catalogue[Room]): Catalogue[Room] {
  return useGivenStrings(room) ?? english
}

/** Puts the person's language in the place of what the pages inside bring along, room by room. */
export function Translation({
  language,
  texts,
  children,
}: {
  language: SiteLanguage
  texts: Partial<Catalogue>
  children: ReactNode
}) {
  return (
    <LanguageContext value={language}>
      <TranslationContext value={texts}>{children}</TranslationContext>
    </LanguageContext>
  )
}

/** Gives other words to what is inside, whatever its language: what a person calls things. */
export function Reworded({ of, children }: { of: Partial<Catalogue>; children: ReactNode }) {
  const outer = use(TranslationContext)
  return <TranslationContext value={{ ...outer, ...of }}>{children}</TranslationContext>
}

/** Gives texts to what is inside, beside those given further out. */
export function Strings({
  of,
  language,
  children,
}: {
  of: Partial<Catalogue>
  language?: SiteLanguage | undefined
  children: ReactNode
}) {
  const outer = use(StringsContext)
  const outerLanguage = use(LanguageContext)
  return (
    <LanguageContext value={language ?? outerLanguage}>
      <StringsContext value={{ ...outer, ...of }}>{children}</StringsContext>
    </LanguageContext>
  )
}
