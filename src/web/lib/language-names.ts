import type { DocumentLanguage } from '#core/documents/content.ts'

/** Each language calls itself by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<DocumentLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  tr: 'Türkçe',
  fr: 'Français',
  es: 'Español',
}
