import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#core/account/languages.ts'
import { LANGUAGE_KEY } from './device-keys.ts'

/** What a page says before its texts are there, by language; `shell.loading` says the same. */
export const STARTING: Readonly<Record<Language, string>> = { en: 'Loading…', tr: 'Yükleniyor…' }

/** The language of the last person here, else the browser's, so that a page begins in it before the person's details are there. */
export function firstLanguage(): Language {
  const wanted = kept() ?? (typeof navigator === 'undefined' ? '' : navigator.language.slice(0, 2))
  return isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // the next visit begins in the browser's language and changes a moment later
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    return null
  }
}

/** Runs before the first paint: the shell has every language's word, and shows this one's. The same text on every page, as in theme.ts. */
export const firstLanguageScript = `(function(){var l;try{l=localStorage.getItem('${LANGUAGE_KEY}')}catch(e){}document.documentElement.setAttribute('data-starts',(l||navigator.language||'').slice(0,2))})()`
