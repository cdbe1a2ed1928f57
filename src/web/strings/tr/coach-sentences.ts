import type { Catalogue } from '../catalogue.ts'
import { named } from './names.ts'
import { stepTitle } from './step-title.ts'

/** Questions worth asking, as core/coach/suggest-questions.ts writes them, and the names of analyses. */
export const coachSentences: Catalogue['messages']['patterns'] = [
  [
    /^How can I describe my work at (.{1,60}) better\?$/,
    (company) => `${company} şirketindeki işimi nasıl daha iyi anlatabilirim?`,
  ],
  [
    /^How do I close my gap in (.{1,120}) for (.{1,120})\?$/,
    (skill, role) => `${named(role)} için ${named(skill)} eksiğimi nasıl kapatırım?`,
  ],
  [/^Am I ready to apply as (.{1,120})\?$/, (role) => `${named(role)} olarak başvurmaya hazır mıyım?`],
  [
    /^How do I present (.{1,60}) in an interview\?$/,
    (project) => `Bir mülakatta ${project} projesini nasıl anlatırım?`,
  ],
  [/^What will (.{1,60}) change for me\?$/, (step = '') => `${stepTitle(step)} benim için neyi değiştirir?`],
  [/^What should I do first this week\?$/, () => 'Bu hafta önce ne yapmalıyım?'],
  [/^Which of my strengths should my summary begin with\?$/, () => 'Özetim güçlü yanlarımdan hangisiyle başlamalı?'],
  [/^Analysis of your resume$/, () => 'Özgeçmişinin analizi'],
  [/^Analysis of (.{1,300})$/, (file) => `Analiz: ${file}`],
]
