import { formsOf, bare } from './fact-words.ts'
import { placeDe, waysOf } from './letter-leads.ts'
import { listUnder, type Way } from './letter-told.ts'
import type { ProfileEntry } from './profile.ts'

/** How letters told facts that were written before they were listed: those are stored, and claim nothing either. */

/** Facts of one entry behind one lead: between quotation marks, or as a list behind a colon. */
export function waysBefore(entry: ProfileEntry): Way[] {
  return [...quotedDe(entry), ...quotedTr(entry), ...listLeads(entry), ...plainLeads(entry)]
}

/** Behind the names of employers and studies as they are written. */
function plainLeads(entry: ProfileEntry): Way[] {
  const { kind, title, organisation } = entry
  if (kind === 'education') return [listUnder(`${[title, organisation].filter(Boolean).join(', ')}:`)]
  const [inBrackets, behindBei] = [` (${organisation})`, ` bei ${organisation}`]
  return waysOf(entry).map((way) => ({ ...way, lead: way.lead.replace(inBrackets, behindBei) }))
}

function quotedDe(entry: ProfileEntry): Way[] {
  const about = entry.kind === 'project' ? `zu meinem Projekt ${entry.title}` : `über meine Arbeit${placeDe(entry)}`
  return [
    `Dort steht ${about}: „`,
    `${about.charAt(0).toUpperCase()}${about.slice(1)} steht in meinem Lebenslauf: „`,
  ].map((lead) => ({ lead, between: '“, „', and: '“ und „', end: '“.' }))
}

function quotedTr({ kind, title, organisation }: ProfileEntry): Way[] {
  const work = `${organisation ? `${organisation} bünyesindeki ` : ''}${title ? `${title} görevim` : 'görevim'}`
  const about = kind === 'project' ? `${title} projem` : work
  return ['orada', 'özgeçmişimde'].map((where) => ({
    lead: `${about} için ${where} şunlar yazıyor: “`,
    between: '”, “',
    and: '” ve “',
    end: '”.',
  }))
}

function listLeads({ kind, title, organisation }: ProfileEntry): Way[] {
  const at = [title, organisation].filter(Boolean).join(' bei ')
  const de =
    kind === 'project'
      ? [`Aus meinem Projekt ${title}: `, `In meinem Projekt ${title} habe ich `]
      : [
          `Aus meiner Arbeit${title ? ` als ${title}` : ''}${organisation ? ` bei ${organisation}` : ''}: `,
          `${title ? `Als ${at}` : `Bei ${organisation}`} habe ich `,
        ]
  const tr =
    kind === 'project'
      ? `${title} projemde yaptıklarım: `
      : `${organisation ? `${organisation} bünyesinde ` : ''}${title ? `${title} olarak ` : ''}yaptıklarım: `
  return [...de.map((lead) => ({ lead, and: ' und ' })), { lead: tr, and: ' ve ' }].flatMap(({ lead, and }) => [
    { lead, between: ', ', and, end: '.' },
    { lead, between: '; ', and: '; ', end: '.' },
  ])
}

/** Sentences that told one fact each. */
export function sentencesBefore(entry: ProfileEntry): string[] {
  const { kind, title, organisation } = entry
  const isProject = kind === 'project'
  const place = [title, organisation].filter(Boolean).join(', ')
  const inEnglish = title ? `As ${[title, organisation].filter(Boolean).join(' at ')}` : `At ${organisation}`
  const inTurkish = [organisation && `${organisation} bünyesinde`, title && `${title} olarak`].filter(Boolean).join(' ')
  const inGerman = title ? `Als ${[title, organisation].filter(Boolean).join(' bei ')}` : `Bei ${organisation}`
  const work = `${title ? ` as ${title}` : ''}${organisation ? ` at ${organisation}` : ''}`
  const leads = [
    ...(isProject
      ? [`In my project ${title}`, `${title} projemde`, `In meinem Projekt ${title}`]
      : [inEnglish, inTurkish, inGerman]),
    ...(isProject
      ? ['In the same project', 'Aynı projede', 'Ebenso in diesem Projekt']
      : ['In the same role', 'Aynı görevde', 'Ebenso dort']),
    ...['As ', 'Als ', ''].map((before) => `${before}${place}`),
  ]
  const about = isProject ? `Of my project ${title}` : `Of my work${work}`
  return entry.bullets.flatMap(({ text }) => {
    const words = bare(text)
    const [, spoken] = formsOf(text)
    return [
      ...leads.map((lead) => `${lead}: ${words}.`),
      ...leads.map((lead) => `${lead}, I ${spoken}.`),
      `I also ${spoken}.`,
      ...['it says', 'my resume says'].map((says) => `${about} ${says}: “${words}”.`),
      `It also says: “${words}”.`,
    ]
  })
}
