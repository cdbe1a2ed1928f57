import type { Catalogue } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { longDate, monthOfYear, shortDay, shortMonth } = datesOf('tr')
const { number } = formatsOf('tr')

export const achievements: Catalogue['achievements'] = {
  meta: { title: 'Başarılar · Waymark' },
  notLoadedTryAgain: 'Başarıların yüklenemedi. Lütfen yeniden dene.',
  notLoaded: 'Başarıların yüklenemedi.',
  welcome: {
    heading: 'Başarılar',
    joined: (date) => `Katılma: ${monthOfYear(date)}`,
    dashboard: 'Panelim',
    leaderboard: 'Sıralamayı gör',
    level: (level) => `Düzey ${level}`,
    toReach: (left, level) => `${level} düzeyine ${number(left)} XP kaldı`,
    highest: 'Var olan en yüksek düzeye ulaştın',
    points: (most) => `${number(most)} XP üzerinden {points}`,
    number,
    bar: 'Sonraki düzeye XP',
    barText: (points, most, sentence) => `${most} XP üzerinden ${points}. ${sentence}`,
    trophy: (level) => `${level}. düzeyin kupası`,
  },
  ready: { question: 'Bir sonraki mülakatına hazır mısın?', practise: 'Bir soru çalış' },
  earned: {
    heading: 'Kazandığın puanlar',
    note: 'En yenisi önce',
    none: 'Henüz puan yok',
    noneText: 'Bir çalışma gününü işle, bir kurs bitir ya da becerilerini onayla: her adım burada sayılır.',
    earlier: 'Önceki puanları göster',
    times: (points) => `x${points}`,
    limitReached: 'Bugünün sınırına ulaşıldı',
    on: (date) => longDate(date),
    takenBackOn: (date) => `${longDate(date)} günü geri alındı`,
  },
  badges: {
    heading: 'Rozetler',
    earned: (count, all) => `${all} rozetten ${count} tanesi kazanıldı`,
    earnedOn: (date) => `${longDate(date)} günü kazanıldı`,
    open: 'Henüz açık',
    of: (current, target) => `${current} / ${target}`,
    left: (current, target) => `${current} / ${target}, ${target - current} kaldı`,
  },
  points: {
    notLoaded: 'Puanların yüklenemedi.',
    range: 'Gösterilen süre',
    day: shortDay,
    xp: 'XP',
    ranges: {
      weeks: {
        label: '12 hafta',
        heading: 'Haftalara göre XP',
        sum: (points) => `12 haftada ${number(points)} XP`,
        last: (points) => `bu hafta ${number(points)}`,
        column: 'Hafta',
      },
      days: {
        label: '30 gün',
        heading: 'Günlere göre XP',
        sum: (points) => `30 günde ${number(points)} XP`,
        last: (points) => `bugün ${number(points)}`,
        column: 'Gün',
      },
    },
    chart: (sum, last) => `${sum}, ${last}`,
  },
  activity: {
    heading: 'Etkinlik',
    notLoaded: 'Etkinliğin yüklenemedi.',
    sum: (days, weeks) => `${weeks} haftada ${days} etkin gün`,
    chart: (sum) => `Etkinlik: ${sum}`,
    day: shortDay,
    month: shortMonth,
    columns: { day: 'Gün', entries: 'Kayıt' },
  },
  milestones: {
    heading: 'Kariyer dönüm noktaları',
    note: 'Her biri 1.000 XP',
    rule: 'Her biri bir kez sayılır ve otuz günde en çok bir tane. Sözüne güveniriz.',
    report: 'Dönüm noktası bildir',
    dialog: {
      title: 'Dönüm noktası bildir',
      description: 'Her biri bir kez sayılır ve otuz günde en çok bir tane.',
      what: 'Ne oldu?',
      words: 'Birkaç sözle anlat',
      hint: 'Kendin için: şirket, gün, nasıl oldu. Hesabında saklanır, başka kimseye gösterilmez.',
      cancel: 'Vazgeç',
      submit: 'Bildir',
      already: (milestone) => `${milestone} zaten kayıtlı`,
      notSaved: 'Bu kaydedilemedi. Lütfen yeniden dene.',
    },
  },
}
