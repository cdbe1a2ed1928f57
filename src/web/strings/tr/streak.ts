import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'

const { weekday } = datesOf('tr')

export const streak: Catalogue['streak'] = {
  heading: 'Seri',
  button: (days) => `Seri: ${days} gün`,
  panel: 'Serin',
  notLoaded: 'Serin yüklenemedi.',
  unit: () => 'gün üst üste',
  best: (days) => `En iyi: ${days}`,
  says: {
    kept: 'Bugün sayıldı. Yarın görüşürüz.',
    open: 'Bugün küçük bir adım seriyi sürdürür.',
    first: 'Bugün küçük bir adım ilk gün olur.',
    broken: 'Dinlenme günleri olur. Öğrendiklerin sende kalır; yeniden başlamak için bugün iyi bir gün.',
  },
  days: {
    initial: (date) => weekday(date).charAt(0),
    active: (date) => `${weekday(date)}: etkin`,
    frozen: (date) => `${weekday(date)}: dondurma hakkı kullanıldı`,
    ahead: (date) => `${weekday(date)}: henüz gelmedi`,
    missed: (date) => `${weekday(date)}: etkin değil`,
  },
  freezes: (held) =>
    held === 0
      ? 'Henüz dondurma hakkın yok. Üst üste yedi gün bir hak kazandırır; kaçırdığın bir günü kapatır.'
      : `${held} dondurma hakkın hazır: kaçırdığın bir günü kendiliğinden kapatır.`,
  dayEnds: (hours, minutes) => `Günün gece yarısı bitiyor, ${timeLeft(hours, minutes)} sonra`,
  zone: (place, zone) =>
    place === zone
      ? `Günler ${place} saatine göre sayılır.`
      : `Günler ${place.replace(/^Istanbul$/, 'İstanbul')} saatine göre sayılır (${zone}).`,
  elsewhere: {
    label: 'Bu tarayıcının saat dilimi',
    question: (here, account) =>
      `Bu tarayıcının saat dilimi ${here}. Günlerin oraya göre mi sayılsın? Şimdi ${account} saatine göre sayılıyor; 24 saatte bir kez değiştirilebilir.`,
    change: (here) => `${here} olsun`,
    changed: (here) => `Günlerin artık ${here} saatine göre sayılıyor`,
    keep: (account) => `${account} kalsın`,
  },
  changeZone: 'Saat dilimini değiştir',
  todayMade: 'Bugün tamam',
  achievements: 'Başarılar',
  study: {
    button: 'Bugün çalıştım',
    logged: (xp) => `Bugün işlendi. +${xp} XP`,
    already: 'Bugün zaten işlendi.',
    notSaved: 'Çalışman kaydedilemedi. Lütfen yeniden dene.',
  },
}

function timeLeft(hours: number, minutes: number): string {
  if (hours > 0) return `${hours} sa ${minutes} dk`
  return minutes > 0 ? `${minutes} dk` : 'bir dakikadan az'
}
