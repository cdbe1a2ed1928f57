import { oncePer } from '#core/once-per.ts'
import type { Education, Experience } from '#core/resume/schema.ts'
import { isPhrase, nameLikeness, type Read } from './entries/experience.ts'
import { headerDate } from './entries/line-dates.ts'
import { interlocked } from './layout/interlocked.ts'
import type { Line } from './layout/line.ts'
import { FIRST_PLAN, OTHER_PLANS, type Plan } from './reading-plan.ts'
import { READING_WEIGHTS } from './reading-weights.ts'
import { isProse } from './sections/prose.ts'
import type { Section } from './sections/sections.ts'
import { degreeScore } from './words/degree-words.ts'
import { companyScore, schoolScore } from './words/organisation-words.ts'
import { titleScore } from './words/title-words.ts'

/** What one way of reading made of the document. */
export type WholeReading = {
  lines: Line[]
  sections: Section[]
  experience: Read<Experience>[]
  education: Read<Education>[]
}

/** Readings this much worse than the best are still its rivals. */
const RIVAL = 0.2
/** So many kinds of sections under headings are a document with headings. */
const FEWEST_HEADED = 4
/** So many more lines that begin beside the line above them than in the first reading: columns were read as one. */
const MOST_INTERLOCKED = 0.1
/** How much better than the first another reading must be, as a share of all facts. */
export const AGAINST_FIRST = 0.08

/**
 * The reading of the whole document that its own evidence speaks for most. Other plans are tried only where the first
 * leaves something over, or an entry without a name.
 */
export function bestReading<T extends WholeReading>(read: (plan: Plan) => T | null): T | null {
  const first = read(FIRST_PLAN)
  if (!first || isPlain(evidenceOf(first))) return first
  const headings = namedHeadings(first)
  let best = { plan: FIRST_PLAN, reading: first, worth: worthOf(evidenceOf(first)) + AGAINST_FIRST }
  const tried = [best]
  for (const step of OTHER_PLANS) {
    const { plan: from } = best
    for (const change of step) {
      const plan = { ...from, ...change }
      const reading = plan.headings === 'none' && isHeaded(first) ? null : read(plan)
      if (!reading || interlocked(reading.lines) > interlocked(first.lines) + MOST_INTERLOCKED) continue
      if (LOOSE.has(plan.headings) && linesOf(reading).some(({ text }) => headings.has(text))) continue
      const own = { plan, reading, worth: worthOf(evidenceOf(reading)) }
      tried.push(own)
      if (own.worth > best.worth) best = own
      if (best === own && isPlain(evidenceOf(reading))) return reading
    }
  }
  const rivals = tried.filter(({ worth, reading }) => reading !== best.reading && worth > best.worth - RIVAL)
  return withDoubt(
    best.reading,
    rivals.map(({ reading }) => reading),
  )
}

/** Plans that take lines in the look of headings for others. */
const LOOSE = new Set<Plan['headings']>(['known', 'none'])
/** The name of a section is no employer, no school and no point of one. */
const namedHeadings = ({ sections }: WholeReading) =>
  new Set(sections.flatMap(({ kind, heading }) => (heading && kind !== 'other' ? [heading.text] : [])))
const linesOf = ({ experience, education }: WholeReading) =>
  [...experience, ...education].flatMap(({ lines, body = [] }) => [...lines, ...body])

/** Jobs or schools stand under headings of several kinds: these lines are no accident. */
const isHeaded = ({ sections }: WholeReading) =>
  sections.some(
    ({ kind, heading, lines }) => heading && (kind === 'experience' || kind === 'education') && lines.length > 0,
  ) &&
  new Set(sections.flatMap(({ kind, heading }) => (heading && kind !== 'other' ? [kind] : []))).size >= FEWEST_HEADED

/** What readings that are nearly as good say otherwise is not sure. */
function withDoubt<T extends WholeReading>(reading: T, rivals: WholeReading[]): T {
  const keyOf = ({ value }: Read<Experience | Education>) => JSON.stringify({ ...value, highlights: null, grade: null })
  const shared = rivals.map(({ experience, education }) => new Set([...experience, ...education].map(keyOf)))
  const doubted = <V extends Experience | Education>(reads: Read<V>[]) =>
    reads.map((read) =>
      read.isSure && !shared.every((keys) => keys.has(keyOf(read))) ? { ...read, isSure: false } : read,
    )
  return { ...reading, experience: doubted(reading.experience), education: doubted(reading.education) }
}

/** Each range in an entry with all its names, none of them doubtful. */
const isPlain = (evidence: Evidence) =>
  evidence.whole + evidence.elsewhere > 0.999 &&
  evidence.noTitle +
    evidence.noCompany +
    evidence.halfSchool +
    evidence.noJobs +
    evidence.noSchools +
    evidence.doubt +
    evidence.doubtSchool ===
    0

/** What share of the facts such a reading gets right, as learnt; only differences within one document mean something. */
export const worthOf = (evidence: Evidence) =>
  Object.entries(READING_WEIGHTS).reduce((sum, [name, weight]) => sum + weight * evidence[name as keyof Evidence], 0)

export type Evidence = ReturnType<typeof evidenceOf>

const LONG_NAME = 8
const MOST_HEADER = 4
/** Sections whose ranges are no jobs or schools. */
const ELSEWHERE = new Set<Section['kind']>([
  'projects',
  'certifications',
  'volunteering',
  'publications',
  'awards',
  'courses',
  'references',
  'languages',
  'interests',
])

/** What speaks for a reading and what it leaves over, as shares of the ranges, jobs or schools it is about. */
export const evidenceOf = oncePer(({ lines, sections, experience, education }: WholeReading) => {
  const reads = [...experience, ...education]
  const whole = new Set<number>()
  const half = new Set<number>()
  const body = new Set<number>()
  const isWhole = (value: Experience | Education) =>
    'title' in value ? value.title !== '' && value.company !== '' : value.degree !== '' && value.institution !== ''
  for (const read of reads) {
    for (const line of read.lines) (isWhole(read.value) ? whole : half).add(line.id)
    for (const line of read.body ?? []) body.add(line.id)
  }
  const kindOf = new Map<number, Section['kind']>()
  for (const section of sections) for (const line of section.lines) kindOf.set(line.id, section.kind)
  const headings = new Set(sections.map(({ heading }) => heading?.id))
  const ranged = lines.filter((line) => !headings.has(line.id) && headerDate(line)?.span.isRange === true)
  const ranges = Math.max(1, ranged.length)
  const at = (holds: (line: Line) => boolean) => ranged.filter(holds).length / ranges
  const isUsed = (line: Line) => whole.has(line.id) || half.has(line.id)
  const isElse = (line: Line) => ELSEWHERE.has(kindOf.get(line.id) ?? 'top')
  const jobs = experience.map(({ value }) => value)
  const schools = education.map(({ value }) => value)
  const of = <T>(all: T[], worth: (one: T) => number | boolean) =>
    all.length === 0 ? 0 : all.reduce((sum, one) => sum + Number(worth(one)), 0) / all.length
  const words = (text: string) => text.split(' ').length
  const free = lines.filter(
    (line, index) =>
      !isUsed(line) &&
      !headings.has(line.id) &&
      !line.hasBullet &&
      !isProse(line, lines[index - 1]) &&
      !isElse(line) &&
      kindOf.get(line.id) !== 'top' &&
      words(line.text) <= LONG_NAME,
  )
  const starts = jobs.flatMap(({ startDate }) => (startDate ? [startDate] : []))
  const falls = starts.slice(1).filter((start, index) => start <= (starts[index] ?? '')).length
  const shapes = new Map<number, number>()
  for (const { lines: own } of experience) shapes.set(own.length, (shapes.get(own.length) ?? 0) + 1)
  return {
    whole: at((line) => whole.has(line.id)),
    half: at((line) => !whole.has(line.id) && half.has(line.id)),
    inTop: at((line) => !isUsed(line) && !body.has(line.id) && !isElse(line)),
    elsewhere: at((line) => !isUsed(line) && isElse(line)),
    company: of(jobs, ({ company }) => Math.min(1.5, companyScore(company) * 0.5 + nameLikeness(company))),
    noTitle: of(jobs, ({ title }) => title === ''),
    noCompany: of(jobs, ({ company }) => company === ''),
    phrase: of(jobs, ({ title, company }) =>
      [title, company].some((text) => isPhrase(text) || words(text) > LONG_NAME),
    ),
    swapped: of(jobs, ({ title, company }) => titleScore(company) >= 2 && titleScore(title) < 2),
    degree: of(schools, ({ degree }) => degreeScore(degree) >= 2),
    school: of(schools, ({ institution }) => schoolScore(institution) > 0),
    halfSchool: of(schools, ({ institution, degree }) => institution === '' || degree === ''),
    leftTitle: free.filter((line) => titleScore(line.text) >= 2).length / Math.max(2, jobs.length),
    leftSchool: free.filter((line) => schoolScore(line.text) > 0).length / Math.max(2, schools.length),
    // Newest first or oldest first; a job without a date stands in no order.
    order: jobs.length < 2 ? 0.8 : Math.max(falls, starts.length - 1 - falls, 0) / (jobs.length - 1),
    shape: jobs.length === 0 ? 0.8 : Math.max(...shapes.values()) / jobs.length,
    noJobs: jobs.length === 0 ? 1 : 0,
    noSchools: schools.length === 0 ? 1 : 0,
    jobs: Math.log2(1 + jobs.length) / 3,
    schools: Math.log2(1 + schools.length) / 2,
    kinds: new Set(sections.map(({ kind }) => kind)).size / 6,
    longHeader: of(reads, (read) => read.lines.length > MOST_HEADER),
    sure: of(experience, ({ isSure }) => isSure),
    doubt: of(experience, ({ isDoubtful }) => isDoubtful === true),
    doubtSchool: of(education, ({ isDoubtful }) => isDoubtful === true),
  }
})
