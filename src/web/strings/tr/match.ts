import type { Catalogue } from '../catalogue.ts'
import { formatsOf } from '../format.ts'
import { matchPercent } from './match-percent.ts'
import { named } from './names.ts'

const { lower, number, percent } = formatsOf('tr')

const skillCount = (held: number, all: number) => `${number(all)} parçadan ${number(held)} tanesi`
const ofRole = (held: number, all: number) => `Rolün ${number(all)} parçasından ${number(held)} tanesi`

export const match: Catalogue['match'] = {
  percent: matchPercent,
  why: (points, met) => `Neden ${matchPercent(points, met)}?`,
  skillCount,
  adds: (points) => `${number(points)} katar`,
  notYet: 'Henüz değil',
  readiness: {
    there: 'Yarın başlayabilirsin.',
    interview: 'Başlangıç düzeyinde bir iş için mülakata hazırsın.',
    months: 'Yaklaşık yarım yıllık çalışma kaldı.',
    year: 'Yaklaşık bir yıllık çalışma kaldı.',
    start: 'Yolun başındasın.',
  },
  toJobs: 'Açık işleri gör',
  levels: { must: 'Gerekli', should: 'Beklenen', nice: 'Olsa iyi olur' },
  evidence: (labels) =>
    labels
      .map((label, place) =>
        place === 0 || /^.+ ile birlikte gelir(?=: )/.test(label) ? label : lower(label.charAt(0)) + label.slice(1),
      )
      .join(', '),
  sentence: {
    proven: 'Bu rolün istediği her şey kanıtlandı.',
    smallSteps: 'Geriye küçük adımlar kaldı.',
    proving: (skill, points) => `${named(skill)} becerisini kanıtlamak ${number(points)} katar.`,
    learning: (skill, points) => `${named(skill)} öğrenmek ${number(points)} katar.`,
    low: (gain) => `Başlangıçta olağan. ${gain}`,
    nothingMissing: (gain) => `Bütün beceriler var. ${gain}`,
  },
  reasons: {
    title: (points, role, met) => `${named(role)} rolüne ${matchPercent(points, met)} uygunluk`,
    about: (held, all) =>
      `${ofRole(held, all)} şimdiden var. Her parça ağırlığı kadar sayılır; bunu ne kadar gösterebildiğinle çarpılır: becerilerinle ya da işinle, hangisi daha çok gösteriyorsa. En çok, bir beceri testi gösterir. Git gibi her işte kullanılanlar, bu rolü ayıran bir şey görünene dek daha az sayılır.`,
    parts: 'Sayı nelerden oluşuyor',
    hardlyAny: 'Toplamı %5’in altında; ilk kursuna ya da testine kadar sayılmaz.',
    senior: (role) => `Bir üst rol olan ${named(role)} kadar sayıldı: alt role kimse daha uzak değildir.`,
    part: (share, because) => `100 üzerinden ${number(share)}. ${because}`,
    gains: 'En çok ne katardı',
    gainsNote:
      'Her biri tek başına. Biri kendi parçasından çok katabilir, çünkü öteki parçaların tam sayılmasını sağlar; ikisi birlikte toplamlarından az katar.',
    byProving: 'Kanıtlayarak',
    byLearning: 'Öğrenerek',
    held: 'Sayılanlar',
    noneHeld: 'Henüz yok. Becerilerini onayla ya da ilk kursunu bitir.',
    counts: (part) => `${percent(part)} sayılır`,
    missing: 'Önce öğrenilecekler',
    fromWork: 'İşin bunun yerine sayılıyor; gösteren bir şey yok.',
    little: (evidence) => `Az gösterildi: ${evidence}`,
    noneMissing: 'Eksik bir şey yok.',
    addsLittle: '1’den az katar',
    nice: 'Olsa iyi olur',
    niceNote: 'Yüzdeye girmez.',
    have: 'Sende var:',
  },
}
