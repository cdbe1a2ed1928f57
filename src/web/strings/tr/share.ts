import type { Catalogue } from '../catalogue.ts'
import { formatsOf } from '../format.ts'
import { named } from './names.ts'

const { number, percent } = formatsOf('tr')

export const share: Catalogue['share'] = {
  title: 'Yolunun resmi',
  about: 'Bu cihazda çizilir. Sen paylaşana kadar kimse görmez.',
  drawing: 'Resim çiziliyor.',
  spoken: (headline, under, eyebrow) => `${headline}, ${under}. ${eyebrow}.`,
  format: 'Biçim',
  wide: 'Geniş',
  tall: 'Uzun',
  time: 'Zaman',
  all: 'Yolun tamamı',
  year: (year) => `${year} yılım`,
  name: 'Adımı göster',
  save: 'Resmi kaydet',
  share: 'Paylaş',
  file: 'yolum.png',
  notDrawn: 'Resim kaydedilemedi. Lütfen tekrar dene.',
  notShared: 'Resim paylaşılamadı. Kaydedip oradan paylaşabilirsin.',
  weeks: (count) => (count === 0 ? 'Yolda' : `${number(count)} haftadır yolda`),
  arrived: 'Erişimde',
  yearOf: (year) => `${year} yılım`,
  change: (before, now) => `${percent(before / 100)} → ${percent(now / 100)}`,
  percent: (now) => percent(now / 100),
  matchWith: (role) => `${named(role)} ile uygunluk`,
  here: 'Buradayım',
  hereNamed: (name) => `${name} burada`,
  count: (count) => number(count),
  courses: () => 'kurs',
  proofs: () => 'kanıtlanmış beceri',
  bestStreak: () => 'gün üst üste',
}
