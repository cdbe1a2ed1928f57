import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'
import { named } from './names.ts'

const { monthName, shortDay } = datesOf('tr')
const { number, percent } = formatsOf('tr')

export const year: Catalogue['year'] = {
  meta: { title: 'Yılım · Waymark' },
  notLoaded: 'Yılın yüklenemedi. Lütfen tekrar dene.',
  heading: (which) => `Senin ${which} yılın`,
  lead: (role) => `${named(role)} yolunda sana kattıkları.`,
  choose: 'Yıl',
  share: 'Resmi paylaş',
  spoken: (which, count) => `${which} haritası: arkanda ${number(count)} durak var.`,
  here: (points) => `Buradasın · ${percent(points / 100)}`,
  atEnd: (points) => `Yıl sonunda · ${percent(points / 100)}`,
  figures: {
    match: 'Hayalindeki rolle uygunluk',
    change: (from, to) => (from === to ? percent(to / 100) : `${percent(from / 100)} → ${percent(to / 100)}`),
    unknown: '–',
    courses: 'Biten kurslar',
    proofs: 'Kanıtlanan beceriler',
    count: number,
  },
  month: monthName,
  day: shortDay,
  events: {
    course: (name) => `${name} bitti`,
    proof: (name) => `${named(name)} kanıtlandı`,
    match: (_name, points) => `Uygunluk ${number(Math.abs(points))} puan ${points > 0 ? 'arttı' : 'azaldı'}`,
  },
  none: 'Henüz biten kurs ya da kanıtlanan beceri yok',
  noneText: 'Biten bir kurs ya da geçilen bir test ilk duraktır.',
  toDashboard: 'Sıradaki adımıma git',
  noRole: 'Önce hayalindeki rol',
  noRoleText: 'Yıl, hayalindeki role giden yolda gösterilir.',
  answer: 'Soruları yanıtla',
}
