import { longDate } from '#core/long-date.ts'
import type { LanguageFacts } from '../languages.ts'

export const language: LanguageFacts = {
  name: 'English',
  openGraph: 'en_US',
  offer: { label: 'Language', read: 'Read this page in English', stay: 'Stay here' },
  longDate,
}
