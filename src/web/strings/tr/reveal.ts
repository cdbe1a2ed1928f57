import { quoted } from '../quoted.ts'
import type { Catalogue } from '../catalogue.ts'
import { formatsOf } from '../format.ts'
import { matchPercent } from './match-percent.ts'
import { hours } from './hours.ts'
import { named } from './names.ts'

const { list, number, percent } = formatsOf('tr')

export const reveal: Catalogue['reveal'] = {
  region: 'Şu an neredesin',
  read: (skills) => `Özgeçmişin okundu: ${number(skills)} beceri bulundu`,
  byHand: 'Becerilerin kaydedildi',
  waiting: (role) => `${named(role)} yolun hesaplanıyor`,
  heading: (held, all, role) =>
    held === 0
      ? `${named(role)} yolun burada başlıyor: kazanılacak ${number(all)} beceri var.`
      : `${named(role)} için gereken ${number(all)} becerinin ${number(held)} tanesi sende zaten var.`,
  there: (role) => `${named(role)} için gerekenler sende var. Başvurma zamanı.`,
  spoken: (role, points) => `${named(role)} yolunun haritası: şimdilik uygunluk yüzde ${number(points)}.`,
  here: (points, met) => `Buradasın · ${matchPercent(points, met)}`,
  role: (role, points, met) => `${named(role)} · ${matchPercent(points, met)}`,
  nearest: 'En yakın ücretli iş',
  nearestNow: (role) => `${named(role)}, başvuruya hazırsın`,
  nearestIn: (role, count) => `${named(role)}, ${hours(count)} uzakta`,
  nearestAfter: (role, checks) => `${named(role)}, ${number(checks)} testten sonra`,
  nearestAt: (role, points) => `${named(role)}, ${percent(points / 100)}`,
  gap: 'İlk kapatılacak eksik',
  gapAdds: (skill, points) => (points > 0 ? `${named(skill)}, ${number(points)} puan ekler` : named(skill)),
  gapShown: {
    listed: 'Adını anıyorsun; henüz bir iş ya da proje göstermiyor.',
    little: 'Şimdilik biraz biliyorsun.',
    learning: 'Şu an öğreniyorsun.',
  },
  step: 'İlk adım',
  stepHours: (title, course, practice, aWeek, weeks) =>
    `${title}, ${hours(course)}${practice > 0 ? ` ve ${hours(practice)} alıştırma` : ''}${weeks > 1 ? `: haftada ${number(aWeek)} saat ile ${number(weeks)} hafta` : ''}`,
  apply: 'Bir iş ilanını becerilerinle karşılaştır',
  prove: 'Bir beceriyi testle kanıtla',
  check: (count, names) =>
    `Kontrol edilecek ${number(count)} şey: ${list(quoted(names, count, (more) => `${number(more)} tane daha`))}`,
  toCheck: (count) => `Kontrol edilecek ${number(count)} şey:`,
  isSkill: (skill) => `“${named(skill)}” senin bir becerin mi?`,
  yes: 'Evet',
  no: 'Hayır',
  settled: 'Tamam. Haritan buna göre sayıyor.',
  notSettled: 'Yanıtın kaydedilemedi. Lütfen tekrar dene.',
  share: 'Bu haritayı paylaş',
  checkAll: 'Okunanları kontrol et ve onayla',
  seeFacts: 'Onayladığın bilgilere bak',
}
