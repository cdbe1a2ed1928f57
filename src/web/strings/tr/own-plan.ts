import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { fullDay } = datesOf('tr')
const { number } = formatsOf('tr')

export const ownPlan: Catalogue['ownPlan'] = {
  meta: { title: 'Planın · Waymark' },
  heading: 'Üyelik planın',
  notLoaded: 'Planın yüklenemedi. Lütfen yeniden dene.',
  open: 'Planını gör',
  bonus: (points) => `Günde ${number(points)} XP bonus, her günün ilk adımıyla`,
  usage: 'Bu ay',
  mockInterviews: 'Yapay zekâ deneme mülakatları',
  skillChecks: 'Puanlı beceri testleri',
  aDay: (count) => `Her planda günde en çok ${number(count)} puanlı beceri testi.`,
  unlimited: 'sınır yok',
  left: (left, limit) => `${number(limit)} haktan ${number(left)} tanesi kaldı`,
  renews: (at) => `${fullDay(at)} günü yenilenir.`,
  byOperator: 'Bu sunucuda hiçbir şey satılmaz: planları onu işletenler verir.',
  askOperator: 'Başka bir plana ihtiyacın varsa şu adrese yaz: {email}.',
  askOperatorUnnamed: 'Başka bir plana ihtiyacın varsa onlara sor.',
}
