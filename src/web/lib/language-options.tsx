import type { DocumentLanguage } from '#core/documents/content.ts'

const NAMES: Readonly<Record<DocumentLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  tr: 'Türkçe',
  fr: 'Français',
  es: 'Español',
}

/** The choices of a select: each language calls itself by its own name. */
export function LanguageOptions({ of }: { of: readonly DocumentLanguage[] }) {
  return of.map((one) => (
    <option key={one} value={one} lang={one}>
      {NAMES[one]}
    </option>
  ))
}
