import type { Season } from '#core/resume/schema.ts'
import type { TextsOf } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import type { resumeTimes as english } from '../en/resume-times.ts'

const { shortMonthOfYear } = datesOf('tr')

const SEASONS: Readonly<Record<Season, string>> = {
  spring: 'ilkbahar',
  summer: 'yaz',
  autumn: 'sonbahar',
  winter: 'kış',
  h1: 'ilk yarı',
  h2: 'ikinci yarı',
  q1: '1. çeyrek',
  q2: '2. çeyrek',
  q3: '3. çeyrek',
  q4: '4. çeyrek',
}

export const resumeTimes: TextsOf<typeof english> = {
  month: (month) => shortMonthOfYear(month),
  span: (start, end) => `${start} – ${end}`,
  today: 'bugün',
  states: { finished: 'bitti', running: 'devam ediyor', unfinished: 'tamamlanmadı', expected: 'bitmesi bekleniyor' },
  until: (end) => `geçerlilik bitişi ${end}`,
  ranOut: 'süresi doldu',
  season: (season, year) => `${year} ${SEASONS[season]}`,
}
