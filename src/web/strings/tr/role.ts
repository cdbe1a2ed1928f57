import type { Catalogue } from '../catalogue.ts'
import { formatsOf } from '../format.ts'

const { number, percent } = formatsOf('tr')

export const role: Catalogue['role'] = {
  match: 'Role uygunluk',
  matchWith: (role) => `${role} rolüne uygunluk`,
  percent: (points) => percent(points / 100),
  percentSpoken: (points) => `yüzde ${number(points)}`,
  pay: 'Ücret',
  payAYear: 'yılda {range}, {region}',
  timeline: 'Süre',
  benefits: 'Kazandırdıkları',
  requirements: {
    count: (met, all) => `${number(all)} koşuldan ${number(met)} tanesi karşılanıyor`,
    met: 'Karşılanan: ',
    missing: 'Eksik: ',
    more: (count) => `ve ${number(count)} tane daha`,
  },
  searchOn: (role, board) => `${board} sitesinde ${role} ara (yeni sekmede açılır)`,
}
