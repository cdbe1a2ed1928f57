import type { TextsOf } from '../catalogue.ts'
import type { applicationInsights as source } from '../en/application-insights.ts'
import { formatsOf } from '../format.ts'

const { number } = formatsOf('tr')

export const applicationInsights: TextsOf<typeof source> = {
  more: (count) => `ve ${number(count)} tane daha`,
  notLoaded: 'İçgörüler yüklenemedi. Lütfen yeniden dene.',
  funnel: 'Ne kadar ilerledin',
  funnelNote: 'Sonra bitmiş olsa da bir başvurunun ulaştığı her aşama',
  count: (count) => number(count),
  steps: 'Her adım ne kadar sürdü',
  stepsNote: 'İlerleyenlerin ortası; hâlâ bekleyenler sayılmaz',
  step: (from, to) => `${from} → ${to}`,
  days: (count) => `${number(count)} gün`,
  noDays: 'Günü bilinen bir adım yok',
  waiting: (count) => `${number(count)} tanesi hâlâ bekliyor`,
  answers: 'Kim yanıt veriyor',
  answersNote: 'İşi nerede bulduğuna göre yanıtlar',
  noneApplied: 'Henüz bir yere başvurmadın.',
  noSource: 'Kaynak yazılmamış',
  rate: (percent, answered, applied) => `%${percent} (${number(applied)} başvurudan ${number(answered)})`,
  tooFew: (answered, applied, enough) =>
    `${number(applied)} başvurudan ${number(answered)}: bir oran için ${enough} başvuru gerekir`,
}
