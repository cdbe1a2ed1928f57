import type { Catalogue } from '../catalogue.ts'
import { formatsOf } from '../format.ts'

const { number } = formatsOf('tr')

export const parts: Catalogue['parts'] = {
  close: 'Kapat',
  notifications: 'Bildirimler',
  stars: {
    name: (stars) => `${stars} yıldız`,
    of: (stars, all) => `${all} üzerinden ${stars}`,
  },
  charts: {
    asTable: 'Tablo olarak göster',
    asChart: 'Grafik olarak göster',
    number,
    skill: 'Beceri',
    days: ['', 'Sal', '', 'Per', '', 'Cmt', ''],
    less: 'Daha az',
    more: 'Daha çok',
  },
}
