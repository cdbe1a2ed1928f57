import type { LanguageFacts } from '../languages.ts'

export const language: LanguageFacts = { name: 'Deutsch', openGraph: 'de_DE' }
