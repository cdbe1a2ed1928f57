import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

it.each([
  ['Wrote the reports of the team and kept them in order', 'en'],
  ['SQL ile haftalık raporları hazırladım, sorguları hızlandırdım, öğrencilere ders çalıştırdım', 'tr'],
  ['Prowadziłam szkolenia i wdrażałam łącza, pisałam raporty, wspierałam użytkowników', 'pl'],
  ['Python, SQL, Excel', null],
  [
    'Ayşe Çağlayan, Boğaziçi Üniversitesi, Işık Lisesi: Built dashboards, cut costs by half, led three people, trained new colleagues, wrote reports, ran tests every week, fixed bugs, planned releases, answered customers, moved servers',
    null,
  ],
])('%s is %s', (text, language) => expect(languageOf(text)).toBe(language))
