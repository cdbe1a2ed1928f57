import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'
import { hours } from './hours.ts'
import { matchPercent, matchSpoken } from './match-percent.ts'
import { roughly } from './rough-date.ts'
import { named } from './names.ts'

const { number, percent } = formatsOf('tr')
const { date } = datesOf('tr')

export const role: Catalogue['role'] = {
  match: 'Role uygunluk',
  matchWith: (role) => `${named(role)} rolüne uygunluk`,
  percent: matchPercent,
  percentSpoken: matchSpoken,
  pay: 'Ücret',
  payAYear: 'ABD’de yılda {range}',
  timeline: 'Sıfırdan süre',
  benefits: 'Getirileri',
  behind: 'Bugün yapabildiğinden öteye götürmez',
  meanwhile: (role) => `O zamana dek bir işe ihtiyacın olursa ${named(role)} olarak bugün başvurabilirsin.`,
  requirements: {
    count: (met, all) => `${number(all)} koşuldan ${number(met)} tanesi karşılanıyor`,
    met: 'Karşılanan: ',
    missing: 'Eksik: ',
    little: 'Az gösterildi: ',
    more: (count) => `ve ${number(count)} tane daha`,
  },
  standing: {
    inReach: 'Bugün başvurabilirsin',
    heldBack: (skills, until) =>
      `Henüz değil: geçilemeyen test: ${skills.map(named).join(', ')}${until === null ? '' : `. Geçene ya da ${date(until)} tarihine dek sayılır`}`,
    afterProofs: (checks) => `${number(checks)} testten sonra başvurabilirsin`,
    by: (day) => `Başvuruya hazır: ${roughly(day)}`,
    byWayOfIt: (count) => `Bu işten geçen rotada ${hours(count)} uzakta`,
    untilProven: (points) => `Bütün zorunlular tamam; kanıtlanana kadar ${percent(points / 100)}`,
    taught: (points) => `Zorunlularını kursların öğretiyor; o zaman ${percent(points / 100)}`,
    beyondCourses: 'Kurslarının ötesinde',
    allMusts: 'Bütün zorunlular tamam',
    musts: (held, all, missing) =>
      `${number(all)} zorunludan ${number(held)} tanesi tamam, öğrenilecek ya da gösterilecek: ${missing.slice(0, 2).map(named).join(', ')}${missing.length > 2 ? ` ve ${number(missing.length - 2)} tane daha` : ''}`,
  },
  searchOn: (role, board) => `${board} sitesinde ${named(role)} ara (yeni sekmede açılır)`,
}
