import type { Language } from '#core/account/languages.ts'

/** Each language by its own name: whoever looks for it reads it. */
export const languageNames: Record<Language, string> = { en: 'English', tr: 'Türkçe' }

/** What the Open Graph protocol calls them. */
export const openGraphLocales: Record<Language, string> = { en: 'en_US', tr: 'tr_TR' }
