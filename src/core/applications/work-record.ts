import type { LocalDate } from '../time.ts'
import type { ApplicationEvent } from './events.ts'
import { effectiveEvents } from './events.ts'
import type { Outcome, Stage } from './stage.ts'

/** The records that job centres ask for: Germany's 'Eigenbemühungen', the diary of Universal Credit in the United Kingdom, a US state's work-search log, and a plain one. */
export const RECORD_PRESETS = ['de', 'uk', 'us', 'generic'] as const
export type RecordPreset = (typeof RECORD_PRESETS)[number]
export const RECORD_LANGUAGES = ['en', 'de', 'tr'] as const
export type RecordLanguage = (typeof RECORD_LANGUAGES)[number]

export type RecordedApplication = {
  id: string
  company: string | null
  title: string | null
  location: string | null
  source: string | null
  method: string | null
  contact: string | null
  stage: Stage
  outcome: Outcome | null
  events: readonly ApplicationEvent[]
  interviewedOn: readonly LocalDate[]
  /** Days gone by of talks of which nobody said whether they took place. */
  unsaidOn: readonly LocalDate[]
}

export type RecordActivity = 'applied' | 'follow_up' | 'interview'
export type RecordEntry = { applicationId: string; onDate: LocalDate; activity: RecordActivity; cells: string[] }
export type WorkRecord = {
  title: string
  headers: string[]
  entries: RecordEntry[]
  /** Sent on a day that nobody said: a record for an office does not guess. */
  undated: { applicationId: string; name: string }[]
  /** With a talk within the days of which nobody said whether it took place. */
  unsaid: { applicationId: string; name: string }[]
  /** Entries with an empty cell that such a record wants filled. */
  incomplete: { applicationId: string; header: string }[]
}

/** What was done between two days, oldest first. Reading an advert is no search: what is only saved never counts. */
export function workRecord(
  applications: readonly RecordedApplication[],
  period: { from: LocalDate; to: LocalDate },
  preset: RecordPreset,
  language: RecordLanguage,
): WorkRecord {
  const form = FORMS[preset](language)
  const entries = applications
    .flatMap((application) => activitiesOf(application).map((done) => ({ application, ...done })))
    .filter(({ onDate }) => onDate >= period.from && onDate <= period.to)
    .toSorted((one, other) => (one.onDate < other.onDate ? -1 : one.onDate > other.onDate ? 1 : 0))
    .map(({ application, activity, onDate }) => ({
      applicationId: application.id,
      onDate,
      activity,
      cells: form.columns.map(({ cell }) => cell(application, { activity, onDate }) ?? ''),
    }))
  return {
    title: form.title,
    headers: form.columns.map(({ header }) => header),
    entries,
    undated: named(applications, (application) => appliedLine(application)?.isDayUnknown === true),
    unsaid: named(applications, ({ unsaidOn }) => unsaidOn.some((day) => day >= period.from && day <= period.to)),
    incomplete: entries.flatMap(({ applicationId, cells }) =>
      form.columns.flatMap(({ header, isWanted }, index) =>
        isWanted && cells[index] === '' ? [{ applicationId, header }] : [],
      ),
    ),
  }
}

const named = (
  applications: readonly RecordedApplication[],
  is: (application: RecordedApplication) => boolean,
): WorkRecord['undated'] =>
  applications.filter(is).map(({ id, title, company }) => ({
    applicationId: id,
    name: [title, company].filter(Boolean).join(', '),
  }))

type Done = { activity: RecordActivity; onDate: LocalDate }
type Column = {
  header: string
  isWanted: boolean
  cell: (application: RecordedApplication, done: Done) => string | null
}

const appliedLine = ({ events }: RecordedApplication) =>
  effectiveEvents(events).find(({ kind, to }) => (kind === 'stage' || kind === 'created') && to === 'applied')

function activitiesOf(application: RecordedApplication): Done[] {
  const { events, interviewedOn } = application
  const effective = effectiveEvents(events)
  const applied = appliedLine(application)
  return [
    ...(applied && !applied.isDayUnknown ? [{ activity: 'applied' as const, onDate: applied.onDate }] : []),
    ...effective.flatMap(({ kind, onDate }) =>
      kind === 'follow_up' ? [{ activity: 'follow_up' as const, onDate }] : [],
    ),
    ...interviewedOn.map((onDate) => ({ activity: 'interview' as const, onDate })),
  ]
}

const WORDS = {
  en: {
    activity: { applied: 'Application', follow_up: 'Follow-up', interview: 'Interview' },
    status: {
      open: 'Open',
      rejected: 'Rejected',
      no_answer: 'No answer',
      accepted: 'Accepted',
      declined: 'Offer declined',
      withdrawn: 'Withdrawn',
      closed_by_employer: 'Closed by employer',
      talks: 'In talks',
      interviewing: 'Interviewing',
      offer: 'Offer',
    },
  },
  de: {
    activity: { applied: 'Bewerbung', follow_up: 'Nachfrage', interview: 'Vorstellungsgespräch' },
    status: {
      open: 'Offen',
      rejected: 'Absage',
      no_answer: 'Keine Antwort',
      accepted: 'Zusage angenommen',
      declined: 'Angebot abgelehnt',
      withdrawn: 'Zurückgezogen',
      closed_by_employer: 'Stelle zurückgezogen',
      talks: 'Im Gespräch',
      interviewing: 'Vorstellungsgespräch',
      offer: 'Angebot',
    },
  },
  tr: {
    activity: { applied: 'Başvuru', follow_up: 'Takip', interview: 'Görüşme' },
    status: {
      open: 'Açık',
      rejected: 'Olumsuz',
      no_answer: 'Yanıt yok',
      accepted: 'Kabul edildi',
      declined: 'Teklif reddedildi',
      withdrawn: 'Geri çekildi',
      closed_by_employer: 'İlan kapandı',
      talks: 'İletişimde',
      interviewing: 'Görüşmede',
      offer: 'Teklif',
    },
  },
} as const

function statusOf({ stage, outcome }: RecordedApplication, language: RecordLanguage): string {
  const { status } = WORDS[language]
  if (outcome !== null) return status[outcome]
  return stage === 'saved' || stage === 'applied' ? status.open : status[stage]
}

const FORMS: Record<RecordPreset, (language: RecordLanguage) => { title: string; columns: Column[] }> = {
  de: () => ({
    title: 'Nachweis der Eigenbemühungen',
    columns: [
      column('Datum', true, (_application, { onDate }) => dottedDate(onDate)),
      column('Unternehmen', true, ({ company }) => company),
      column('Stelle', true, ({ title }) => title),
      column('Art der Bewerbung', true, ({ method }, { activity }) =>
        activity === 'applied' ? method : WORDS.de.activity[activity],
      ),
      column('Status', true, (application) => statusOf(application, 'de')),
    ],
  }),
  uk: () => ({
    title: 'Work search diary',
    columns: [
      column('Date', true, (_application, { onDate }) => britishDate(onDate)),
      column('What I did', false, (_application, { activity }) => DONE[activity]),
      column('Employer', true, ({ company }) => company),
      column('Job', true, ({ title }) => title),
      column('How', true, ({ method }) => method),
      column('What came of it', false, (application) => statusOf(application, 'en')),
    ],
  }),
  us: () => ({
    title: 'Work Search Record',
    columns: [
      column('Date of contact', true, (_application, { onDate }) => americanDate(onDate)),
      column('Employer', true, ({ company }) => company),
      column('Address and phone', true, ({ location }) => location),
      column('Person contacted', true, ({ contact }) => contact),
      column('Method of contact', true, ({ method }) => method),
      column('Position', true, ({ title }) => title),
      column(
        'Result',
        false,
        (application, { activity }) => `${WORDS.en.activity[activity]}: ${statusOf(application, 'en')}`,
      ),
    ],
  }),
  generic: (language) => {
    const words = GENERIC[language]
    return {
      title: words.title,
      columns: [
        column(words.date, true, (_application, { onDate }) => recordDate(onDate, language)),
        column(words.activity, false, (_application, { activity }) => WORDS[language].activity[activity]),
        column(words.company, true, ({ company }) => company),
        column(words.position, true, ({ title }) => title),
        column(words.method, false, ({ method }) => method),
        column(words.status, false, (application) => statusOf(application, language)),
      ],
    }
  },
}

const GENERIC = {
  en: {
    title: 'Job search record',
    date: 'Date',
    activity: 'Activity',
    company: 'Employer',
    position: 'Position',
    method: 'How',
    status: 'Status',
  },
  de: {
    title: 'Nachweis der Stellensuche',
    date: 'Datum',
    activity: 'Aktivität',
    company: 'Unternehmen',
    position: 'Stelle',
    method: 'Weg',
    status: 'Status',
  },
  tr: {
    title: 'İş arama kaydı',
    date: 'Tarih',
    activity: 'Etkinlik',
    company: 'İşveren',
    position: 'Pozisyon',
    method: 'Yöntem',
    status: 'Durum',
  },
} as const

const DONE: Readonly<Record<RecordActivity, string>> = {
  applied: 'Applied for a job',
  follow_up: 'Asked about an application',
  interview: 'Went to an interview',
}

function column(header: string, isWanted: boolean, cell: Column['cell']): Column {
  return { header, isWanted, cell }
}

function britishDate(date: LocalDate): string {
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`
}

function dottedDate(date: LocalDate): string {
  return `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`
}

function americanDate(date: LocalDate): string {
  return `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`
}

/** In English the form that no country reads otherwise. */
export const recordDate = (date: LocalDate, language: RecordLanguage): string =>
  language === 'en' ? date : dottedDate(date)
