import type { SiteLanguage } from '#core/account/languages.ts'

/** What a language says of itself, in its own folder (`<language>/language.ts`). */
export type LanguageFacts = {
  /** By its own name: whoever looks for it reads it. */
  name: string
  /** What the Open Graph protocol calls it. */
  openGraph: string
  /** On a page in another language, to a reader of this one. */
  offer: { label: string; read: string; stay: string }
  /** Fonts that its pages need at once, beside the one that every page has. */
  fonts?: readonly string[]
  /** A date as it stands in a sentence, where the browser knows none like it. */
  longDate?: (date: string) => string
}

const files = import.meta.glob<LanguageFacts>('./*/language.ts', { eager: true, import: 'language' })

export function factsOf(language: SiteLanguage): LanguageFacts {
  const facts = files[`./${language}/language.ts`]
  if (!facts) throw new Error(`strings/${language} says nothing of its language`)
  return facts
}
