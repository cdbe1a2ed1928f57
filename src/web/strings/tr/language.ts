import letters from '../../fonts/figtree-latin-ext-turkish.woff2?url'
import type { LanguageFacts } from '../languages.ts'

export const language: LanguageFacts = {
  name: 'Türkçe',
  openGraph: 'tr_TR',
  offer: { label: 'Dil', read: 'Bu sayfayı Türkçe oku', stay: 'Burada kal' },
  fonts: [letters],
}
