import type { LanguageFacts } from '../languages.ts'

export const language: LanguageFacts = {
  name: 'Deutsch',
  openGraph: 'de_DE',
  offer: { label: 'Sprache', read: 'Diese Seite auf Deutsch lesen', stay: 'Hier bleiben' },
}
