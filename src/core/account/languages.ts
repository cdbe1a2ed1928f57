/** The languages a person can have Waymark in, the one it is written in first. */
export const LANGUAGES = ['en', 'tr'] as const

export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'
