import { must } from '#core/must.ts'
import type { Layout } from './layouts.ts'
import { writeRange } from './dates.ts'
import type { Invented, Job, School } from './people.ts'

/** A line as both writers understand it: left text with runs, and what stands at the right edge. */
export type Piece = { text: string; isBold?: boolean; isItalic?: boolean; isPale?: boolean }
export type Row =
  | { kind: 'row'; left: Piece[]; right?: Piece[] | undefined; margin?: Piece[] | undefined; isFirst?: boolean }
  | { kind: 'bullet'; text: string }
  | Grid
/** Blocks side by side, each of lines that the column may break. */
export type Grid = { kind: 'grid'; look: 'blocks' | 'meta-right'; columns: Piece[][][] }
export type Block = { section: string; rows: Row[]; cards?: Row[][] | undefined }

const bold = (text: string): Piece => ({ text, isBold: true })
const italic = (text: string): Piece => ({ text, isItalic: true })
const pale = (text: string): Piece => ({ text, isPale: true })
const plain = (text: string): Piece => ({ text })

/** Labels of the European CV form: dates, what, details, where. */
const FORM_JOB: Record<string, string[]> = {
  en: ['Dates', 'Occupation or position held', 'Main activities and responsibilities', 'Name and address of employer'],
  de: ['Zeitraum', 'Funktion', 'Wichtigste Tätigkeiten', 'Name und Adresse des Arbeitgebers'],
  fr: ['Dates', 'Fonction ou poste occupé', 'Principales activités', 'Nom et adresse de l’employeur'],
  es: ['Fechas', 'Profesión o cargo desempeñado', 'Funciones principales', 'Nombre y dirección de la empresa'],
  pt: ['Datas', 'Função ou cargo ocupado', 'Principais atividades', 'Nome e morada do empregador'],
  pl: ['Daty', 'Zajmowane stanowisko', 'Główne obowiązki', 'Nazwa i adres pracodawcy'],
  tr: ['Tarihler', 'Pozisyon', 'Temel görevler', 'İşveren'],
}
const FORM_SCHOOL: Record<string, string[]> = {
  en: [
    'Dates',
    'Title of qualification awarded',
    'Principal subjects',
    'Name and type of organisation providing education',
  ],
  de: ['Zeitraum', 'Bezeichnung der erworbenen Qualifikation', 'Hauptfächer', 'Name und Art der Bildungseinrichtung'],
  fr: ['Dates', 'Intitulé du diplôme', 'Matières principales', 'Nom de l’établissement'],
  es: ['Fechas', 'Título de la cualificación', 'Materias principales', 'Nombre del centro'],
  pt: ['Datas', 'Designação da qualificação', 'Principais disciplinas', 'Nome da organização de ensino'],
  pl: ['Daty', 'Uzyskane kwalifikacje', 'Główne przedmioty', 'Nazwa organizacji'],
  tr: ['Tarihler', 'Alınan nitelik', 'Temel dersler', 'Kurum adı'],
}

/** Answers beside the labels of a form; the second line of an answer has no label. */
function formRows(
  person: Invented,
  [dates, name, details, owner]: [string, string, string[], string],
  labels: Record<string, string[]>,
): Row[] {
  const [when, what, which, where] = must(labels[person.words.code])
  const row = (label: string, text: string): Row => ({ kind: 'row', margin: [plain(label)], left: [plain(text)] })
  return [
    row(must(when), dates),
    row(must(what), name),
    ...details.map((text, index) => row(index === 0 ? must(which) : '', text)),
    row(must(where), owner),
  ]
}

function gridOf(look: Grid['look'], name: string, owner: string, city: string, dates: string, details: string[]): Grid {
  const lines = (texts: string[]) => texts.filter((text) => text !== '').map((text) => [plain(text)])
  const columns =
    look === 'blocks'
      ? [[[bold(name)], ...lines([owner, city])], [[plain(dates)]], lines(details)]
      : [[[bold(name)], ...lines(details)], lines([owner, city, dates])]
  return { kind: 'grid', look, columns }
}

/** Rows of one entry: `name` the strong line (title or degree), `owner` the company or school. */
function entryRows(layout: Layout, name: string, owner: string, city: string, dates: string, at: string): Row[] {
  const row = (left: Piece[], right?: Piece[]): Row => ({ kind: 'row', left, right })
  const first = (rows: Row[]): Row[] =>
    rows.map((own, index) => (own.kind === 'row' && index === 0 ? { ...own, isFirst: true } : own))
  switch (layout.entry) {
    case 'title-right':
      return first([row([bold(name)], [plain(dates)]), row([italic(owner)], [italic(city)])])
    case 'company-right':
      return first([row([bold(owner), plain(`, ${city}`)], [plain(dates)]), row([italic(name)])])
    case 'company-title-right':
      return first([row([bold(owner)], [plain(city)]), row([plain(name)], [italic(dates)])])
    case 'date-left':
      return first([
        { kind: 'row', margin: [pale(dates)], left: [bold(name)] },
        { kind: 'row', margin: [pale(city)], left: [plain(owner)] },
      ])
    case 'date-above':
      return first([row([pale(dates)]), row([bold(name)]), row([plain(`${owner} | ${city}`)])])
    case 'date-below':
      return first([row([bold(name)]), row([plain(owner)]), row([italic(dates)])])
    case 'one-line':
      return first([row([bold(name), plain(`, ${owner}, ${city.split(',')[0]} ${dates}`)])])
    case 'bars':
      return first([row([bold(name), plain(` | ${owner} | ${city} | ${dates}`)])])
    case 'at':
      return first([row([bold(`${name}${at}${owner}`)], [plain(dates)])])
    case 'comma-tab':
      return first([row([plain(`${name}, ${owner}`)], [plain(dates)])])
    case 'dash':
      return first([row([plain(`${dates}  ${owner} - ${name}`)])])
    case 'bracket':
      return first([row([bold(owner), plain(` (${city})`)]), row([italic(`${name}, ${dates}`)])])
    case 'three-lines':
      return first([row([bold(name)]), row([plain(owner)], undefined), row([pale(`${dates} · ${city}`)])])
    case 'inline-bold':
      return first([row([bold(name), plain(` ${owner}`)], [plain(dates)])])
    case 'linked':
      return first([
        row([bold(owner)]),
        row([pale(`www.${owner.toLowerCase().replaceAll(/[^a-z]+/g, '')}.example.com`)]),
        row([plain(name)], [pale(dates)]),
      ])
    case 'position-at':
      return first([row([bold(name), plain(at), bold(owner)]), row([italic(`${dates} (2 years 3 months)`)])])
    case 'pill':
      return first([row([bold(owner)], [plain(dates)]), row([plain(name)], [pale(city)])])
    case 'place-between':
      return first([row([bold(owner), plain(` — ${city} — ${dates}`)]), row([italic(name)])])
    case 'department':
      return first([row([bold(name)], [plain(dates)]), row([plain(owner)]), row([italic('Platform Department')])])
    case 'typed':
      return first([row([bold(name), plain(' (Full-time)')], [plain(dates)]), row([plain(`${owner} · ${city}`)])])
    case 'date-first-inline':
      return first([row([plain(`${dates}: `), bold(name), plain(`, ${owner}`)])])
    case 'two-line-title':
      return first([row([bold(name)]), row([italic(`${owner}, ${city}`)]), row([pale(dates)])])
    default:
      return first([row([bold(owner)], [plain(dates)]), row([italic(name)])])
  }
}

function jobRows(layout: Layout, person: Invented, present: string): Row[][] {
  const range = (job: Job) => writeRange(person.words, layout.dates, job.from, job.to, present)
  const bullets = (job: Job): Row[] => job.bullets.map((text) => ({ kind: 'bullet', text }))
  const look = layout.entry
  if (look === 'blocks' || look === 'meta-right') {
    return person.jobs.map((job) => [gridOf(look, job.title, job.company, job.city, range(job), job.bullets)])
  }
  if (layout.entry === 'form')
    return person.jobs.map((job) =>
      formRows(person, [range(job), job.title, job.bullets, `${job.company}, ${job.city}`], FORM_JOB),
    )
  if (layout.entry === 'comma-list')
    return person.jobs.map((job) => [
      { kind: 'row', left: [plain(`${job.title}, ${job.company}, ${job.city}, ${range(job)}`)] },
    ])
  if (layout.entry !== 'grouped') {
    return person.jobs.map((job) => [
      ...entryRows(layout, job.title, job.company, job.city, range(job), person.words.at),
      ...bullets(job),
    ])
  }
  return person.jobs.map((job, index) => [
    ...(index === 0 || job.company !== must(person.jobs[index - 1]).company
      ? [{ kind: 'row', left: [bold(job.company)], right: [plain(job.city)], isFirst: true } satisfies Row]
      : []),
    { kind: 'row', left: [italic(job.title)], right: [plain(range(job))] },
    ...bullets(job),
  ])
}

function schoolRows(layout: Layout, person: Invented, school: School, present: string): Row[] {
  const degree = `${school.degree}${school.joint}${school.area}`
  const range = writeRange(person.words, layout.dates, school.from, school.to, present)
  if (layout.entry === 'blocks' || layout.entry === 'meta-right')
    return [gridOf(layout.entry, school.degree, school.school, '', range, [school.area])]
  if (layout.entry === 'form')
    return formRows(person, [range, school.degree, [school.area], school.school], FORM_SCHOOL)
  if (layout.entry === 'comma-list') return [{ kind: 'row', left: [plain(`${degree}, ${school.school}, ${range}`)] }]
  const rows = entryRows(
    layout.entry === 'at' ? { ...layout, entry: 'comma-tab' } : layout,
    degree,
    school.school,
    '',
    range,
    ', ',
  )
  const cleaned = rows.map((row) =>
    row.kind !== 'row'
      ? row
      : {
          ...row,
          left: clean(row.left),
          right: row.right && clean(row.right),
          margin: row.margin && clean(row.margin),
        },
  )
  return school.grade ? [...cleaned, { kind: 'row', left: [plain(school.grade)] }] : cleaned
}

/** Signs left around a place that a school does not have. */
const clean = (pieces: Piece[]) =>
  pieces
    .map((piece) => ({
      ...piece,
      text: piece.text
        .replaceAll(/ \| \| /g, ' | ')
        .replaceAll(/, {1,2}(?=\(|\d|\p{L}{3}[ .])|\(\)|(?: ·|,| \|) *$/gu, (sign) =>
          sign.startsWith(', ') && !sign.includes('·') ? sign : '',
        ),
    }))
    .filter((piece) => piece.text.trim() !== '')

function skillRows(layout: Layout, person: Invented): Row[] {
  const all = person.groups.flatMap((group) => group.skills)
  switch (layout.skills) {
    case 'labels':
      return person.groups.map((group) => ({
        kind: 'row',
        left: [bold(`${group.label}: `), plain(group.skills.join(', '))],
      }))
    case 'label-above':
      return person.groups.flatMap((group): Row[] => [
        { kind: 'row', left: [bold(group.label)] },
        { kind: 'row', left: [plain(group.skills.join(', '))] },
      ])
    case 'bullets':
      return all.map((text) => ({ kind: 'bullet', text }))
    case 'pipes':
      return [{ kind: 'row', left: [plain(all.join(' | '))] }]
    case 'levels':
      return all.map((text, index) => ({
        kind: 'row',
        left: [plain(`${text} ${index % 2 ? '(Advanced)' : '– Expert'}`)],
      }))
    case 'bars':
      return all.map((text, index) => ({
        kind: 'row',
        left: [plain(text)],
        right: [plain('●●●●●'.slice(0, 2 + (index % 4)) + '○○○')],
      }))
    case 'columns':
    case 'chips':
      return [{ kind: 'row', left: all.map((text) => plain(text)), isFirst: true }]
    default:
      return [{ kind: 'row', left: [plain(`${all.join(', ')}.`)] }]
  }
}

/** All sections of a person in the layout's order. */
export function blocksOf(layout: Layout, person: Invented, headings: Record<string, string>, present: string): Block[] {
  const jobs = jobRows(layout, person, present)
  const schools = person.schools.map((school) => schoolRows(layout, person, school, present))
  const work: Block = {
    section: must(headings.experience),
    rows: jobs.flat(),
    cards: layout.entry === 'cards' ? jobs : undefined,
  }
  const school: Block = {
    section: must(headings.education),
    rows: schools.flat(),
    cards: layout.entry === 'cards' && schools.length > 1 ? schools : undefined,
  }
  const skills: Block = { section: must(headings.skills), rows: skillRows(layout, person) }
  const rest: Block[] = [
    { section: must(headings.languages), rows: [{ kind: 'row', left: [plain(person.words.spoken.join(', '))] }] },
  ]
  if (person.certificates.length > 0)
    rest.unshift({
      section: must(headings.certifications),
      rows: person.certificates.map((text) => ({ kind: 'row', left: [plain(text)] })),
    })
  const summary: Block = { section: must(headings.summary), rows: [{ kind: 'row', left: [plain(person.summary)] }] }
  const main =
    layout.order === 'skills-first'
      ? [skills, work, school]
      : layout.order === 'school-first'
        ? [school, work, skills]
        : [work, school, skills]
  return [summary, ...main, ...rest]
}
