import type { SiteLanguage } from '#core/account/languages.ts'

/** The language as the browser's country writes it: a British person reads '15 January 2027' in English. */
export function localeOf(language: SiteLanguage): string {
  const own = typeof navigator === 'undefined' ? '' : navigator.language
  return own.startsWith(`${language}-`) ? own : language
}
