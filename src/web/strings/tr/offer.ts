import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'

const { date } = datesOf('tr')

export const offer: Catalogue['applicationParts']['offer'] = {
  answerBy: 'Teklife yanıt için son gün',
  firstDay: 'İşteki ilk gün',
  adds: {
    answerBy: (day) => `Yanıt için son günü yazar: ${date(day)}`,
    pay: (pay) => `Teklifin ücretini yazar: ${pay}`,
    starts: (day) => `İşteki ilk gününü ekler: ${date(day)}`,
  },
  others: {
    title: 'Diğer başvuruların',
    note: 'Bir teklifi kabul ettin. Seni hâlâ bekleyenler kısa bir haber almaktan memnun olur.',
    write: (name) => `Yaz: ${name}`,
    withdraw: 'Geri çek',
    decline: 'Geri çevir',
    closeOf: (what, name) => `${what}: ${name}`,
    closed: 'Kapatıldı. Mektubu içinde duruyor.',
  },
  compare: {
    title: 'Tekliflerin yan yana',
    note: 'Yalnızca senin ve mektupların söyledikleri. Kimse senin yerine tartmaz.',
    notSaid: 'Söylenmemiş',
    currencies: 'Tekliflerin para birimleri farklı, bu yüzden ücretler yıllık olarak yan yana konmadı.',
    rows: {
      pay: 'Ücret',
      year: 'Yıllık ücret',
      workplace: 'Nerede çalışırsın',
      notice: 'İhbar süresi',
      startsOn: 'İlk gün',
      place: 'Yer',
      answerBy: 'Yanıt için son gün',
      excitement: 'Ne kadar istiyorsun',
      notes: 'Notların',
    },
    open: (title) => `Aç: ${title}`,
  },
}
