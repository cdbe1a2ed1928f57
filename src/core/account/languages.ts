/** The languages a person can have Waymark in, the one it is written in first. */
export const LANGUAGES = ['en', 'tr'] as const

export type Language = (typeof LANGUAGES)[number]

/** The languages of the public pages: those, and what stands in a folder of texts for these pages alone. */
export const SITE_LANGUAGES = [...LANGUAGES, 'de'] as const

export type SiteLanguage = (typeof SITE_LANGUAGES)[number]

export const isLanguage = (language: string): language is Language => LANGUAGES.some((one) => one === language)

export const DEFAULT_LANGUAGE: Language = 'en'
