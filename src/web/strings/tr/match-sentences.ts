import { must } from '#core/must.ts'
import type { Catalogue } from '../catalogue.ts'
import { named } from './names.ts'

type Patterns = Catalogue['messages']['patterns']

const places: Readonly<Record<string, string>> = {
  'led, answered for or taught at work': 'işte yönettin, sorumluluğunu aldın ya da öğrettin',
  'used at work': 'işte kullandın',
  'seen in what you describe of your work': 'işini anlatışından anlaşılıyor',
  'used in a project': 'bir projede kullandın',
  'in a certificate': 'bir sertifikanda var',
  'in a certificate that has expired': 'süresi dolmuş bir sertifikanda var',
  'in your list of skills': 'beceri listende var',
  'from your studies': 'öğreniminden geliyor',
  'seen in what you describe of a project': 'bir projeyi anlatışından görülüyor',
  'in your summary': 'özetinde geçiyor',
  'in another section': 'başka bir bölümde geçiyor',
  'a little': 'biraz',
  'you are learning it': 'öğreniyorsun',
  'you want to learn it': 'öğrenmek istiyorsun',
}

const whole: Readonly<Record<string, string>> = {
  'Nothing shows it yet': 'Henüz gösteren bir şey yok',
  'Proven last year': 'Geçen yıl kanıtlandı',
  'Proven by a skill check': 'Beceri testiyle kanıtlandı',
  'In your own word': 'Kendi beyanın',
  'On your resume': 'Özgeçmişinde',
}

const oneOf = (words: Readonly<Record<string, string>>) =>
  Object.keys(words)
    .map((word) => word.replaceAll(/[()]/g, String.raw`\$&`))
    .join('|')

const years = (count: string | undefined) =>
  count === undefined ? '' : `, ${count === 'a year' ? 'bir' : count.replace(' years', '')} yıllık bir işte`

/** Why a skill counts ('On your resume: used at work, in a job of 3 years'), in Turkish; what it does not know stays. */
function labelled(label = ''): string {
  const known = whole[label]
  if (known !== undefined) return known
  const failed = /^(.{1,300}); its check was failed$/.exec(label)
  if (failed) return `${labelled(failed[1])}; testi geçilemedi`
  const through = /^Comes with ([^:]{1,120}): (.{1,300})$/.exec(label)
  if (through) return `${named(through[1])} ile birlikte gelir: ${labelled(through[2])}`
  const resume = ON_RESUME.exec(label)
  if (resume) return `Özgeçmişinde: ${must(places[must(resume[1])])}${years(resume[2])}`
  const finished = /^Finished (.{1,300})$/.exec(label)
  return finished ? `Bitirdin: ${finished[1]}` : label
}

const ON_RESUME = new RegExp(String.raw`^On your resume: (${oneOf(places)})(?:, in a job of (a year|\d{1,2} years))?$`)
const LABEL = String.raw`(?:On your resume(?:: .{1,200})?|Comes with .{1,300}|Proven last year|Proven by a skill check|In your own word|Finished .{1,300}|Nothing shows it yet)(?:; its check was failed)?`

/** What makes up a match, and why, as the rules say it. */
export const matchSentences: Patterns = [
  [new RegExp(`^(${LABEL})$`), (label) => labelled(label)],
  [
    /^Near your work as (.{1,300}); nothing shows it yet$/,
    (title) => `Yakın iş: ${named(title)}; henüz gösteren bir şey yok`,
  ],
  [
    /^Near your project (.{1,300}); nothing shows it yet$/,
    (title) => `Yakın proje: ${title}; henüz gösteren bir şey yok`,
  ],
  [/^From your project (.{1,300})$/, (title) => `Projenden: ${title}`],
  [/^From your work as (.{1,300})$/, (title) => `İşinden: ${named(title)}`],
  [new RegExp(`^([^:]{1,120}): (${LABEL})$`), (skill, label) => `${named(skill)}: ${labelled(label)}`],
  [
    /^Only one course of ours teaches (.{1,120})\.$/,
    (skill) => `Bunu öğreten yalnızca bir kursumuz var: ${named(skill)}.`,
  ],
  [/^No course of ours teaches (.{1,120}) yet\.$/, (skill) => `Bunu öğreten bir kursumuz henüz yok: ${named(skill)}.`],
]
