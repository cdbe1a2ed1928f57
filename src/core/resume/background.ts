import type { Catalogue } from '#core/career/catalogue.ts'
import type { EvidencePlace, EvidenceRecord } from '#core/career/evidence.ts'
import { isManaging, readTitle, saysOtherWork, type Job } from '#core/career/job-titles.ts'
import { isBesideWork, isDoing } from '#core/career/line-of-work.ts'
import { isClaim } from '#core/career/practised.ts'
import { toldIn } from '#core/career/own-words.ts'
import { skillTermsOf } from '#core/career/spot-skills.ts'
import type { ResumeFacts, Season, StudyState } from '#core/resume/schema.ts'
import { headStance, isFinished } from '#core/skills/head-stance.ts'
import { skillsOfItem } from '#core/skills/skill-lists.ts'
import { doneOf, heldOf } from '#core/skills/unheld.ts'
import { spotSkills, type SkillMention } from '#core/skills/spot-skills.ts'
import { oncePer } from '#core/once-per.ts'
import { monthsBetween } from '#core/career/months.ts'
import { spanOf } from '#core/resume/project-span.ts'
import { WEAK_ITEM } from '#core/resume/weak-item.ts'
import { isOtherTrade } from '#core/career/other-trade.ts'
import type { Instant } from '#core/time.ts'

/** What a resume shows: skills with the place they stand in, and the jobs. */
export type Background = { records: EvidenceRecord[]; jobs: Job[] }

type Source = { sourceId: string; at: Instant }

/** Somebody who leads, teaches or answers for a thing knows it better than somebody who used it. */
const LED =
  /\b(?:led|leading|lead|own|owns|owned|head(?:ed)? of|architect(?:ed)?|design(?:ed|s) and built|mentor\w*|teach\w*|taught|trains|trained|speaker|maintainer|founded|leite\w*|leitung|verantwort\w*|yönet\w*|dirigé|lideré)\b/iu
const LONGEST_QUOTE = 90
/** A manager who names fewer skills of the trade than this leads those who do the work. */
const LEAST_HANDS_ON = 2
/** Shorter than a degree: while it runs it shows nothing yet. */
const COURSE =
  /(?<!\p{L})(?:courses?|bootcamp|certificate|specialization|specialisation|nanodegree|path|lehrgang|kurs\p{L}{0,3}|weiterbildung|umschulung|parcours|formation|cours|sertifika\p{L}{0,4}|eğitim\p{L}{0,4}|curso|diplomado)(?!\p{L})/iu

/** Titles of these families say little of what is done. */
const VAGUE_FAMILIES = new Set(['support'])
/** Skills of these kinds are those of planning and office work as well. */
/** Who writes software for a living means the language by 'Java', 'Go' and 'Rust'. */
const CODING = new Set([
  'software',
  'backend',
  'frontend',
  'full-stack',
  'web',
  'mobile',
  'embedded',
  'game',
  'ml',
  'ai',
  'data-engineering',
  'devops',
  'qa',
])
const OF_ANY_TRADE = new Set(['soft', 'practice', 'tool'])
const SURELY_COMES_WITH = 0.6
/** Work that shows so many skills of a trade is read with the words of trades, whatever its title. */
const ENOUGH_TRADE = 6
/** A project of one's own that lived for less than a year is no work. */
const LEAST_OWN_TIME = 12

/** Reads a resume for what it shows; `otherTexts` are sections of it that fit none of the facts. Pure. */
export function backgroundOf(
  catalogue: Catalogue,
  facts: ResumeFacts,
  source: Source,
  otherTexts: readonly string[] = [],
): Background {
  const book = new Book(catalogue, source)
  const listed = book.addList(facts.skills)
  const jobs: Job[] = []
  for (const written of facts.experience) {
    // What begins after today has shown nothing yet.
    if (isAhead(written.startDate, source.at)) continue
    const entry = { ...written, highlights: written.highlights.map(doneOf).filter((line) => line !== '') }
    const { families: byTitle, rank, isBeside } = readTitle(catalogue.titleFamilies, entry.title)
    const isOther = isOtherTrade(catalogue, byTitle, [entry.title, entry.company ?? '', ...entry.highlights])
    const families = isOther ? [] : byTitle
    const place = isOther ? 'slight' : isBeside ? 'other' : null
    const end = entry.isCurrent ? null : (entry.endDate ?? entry.startDate)
    const until = end && !isAhead(end, source.at) ? endOf(entry, end) : source.at
    const months = entry.startDate ? Math.max(1, monthsBetween(startOf(entry, entry.startDate), until)) : 0
    const monthsSince = end ? Math.max(0, monthsBetween(end, source.at)) : 0
    const isHandsOff = isManaging(entry.title) && book.hardSkillsIn(entry.highlights) < LEAST_HANDS_ON
    // A title that says nothing, or only 'IT specialist', is read by what its lines show.
    const isVague = !isOther && !isBeside && families.every((family) => VAGUE_FAMILIES.has(family))
    const isOtherWork = families.length === 0 && saysOtherWork(entry.title)
    const isWork = (line: string) => !isBesideWork(line) && (!isOtherWork || isDoing(line))
    const shows = isVague ? book.tradeIn(entry.highlights.filter(isWork)) : null
    jobs.push({
      title: entry.title,
      families,
      rank,
      months,
      monthsSince,
      ...(isHandsOff ? { isHandsOff } : {}),
      ...(entry.highlights.some((line) => !isBesideWork(line) && isDoing(line)) ? { isDescribed: true } : {}),
      ...(shows ? { shows, saysOther: isOtherWork } : {}),
    })
    const isOwnTrade =
      book.hardSkillsIn(entry.highlights) > 0 || entry.highlights.some((line) => book.tells(line, families))
    if (place === null) book.addTitle(entry.title, isOwnTrade ? 'work' : 'summary', { months, monthsSince })
    for (const line of entry.highlights) {
      const done = LED.test(line) && rank !== 'trainee' ? 'led' : 'work'
      const instead = place ?? (isWork(line) ? null : 'slight')
      book.addText(
        line,
        done,
        families.some((one) => CODING.has(one)) ? book.withLanguages(listed) : listed,
        { months, monthsSince },
        instead,
      )
      book.addTold(line, instead ?? 'told', shows && shows.size >= ENOUGH_TRADE ? null : families, {
        months,
        monthsSince,
      })
    }
  }
  for (const project of facts.projects) {
    const { name, description, highlights } = project
    const lines = [name, description ?? '', ...highlights]
    const span = spanOf(project, source.at)
    if (span && span.months >= LEAST_OWN_TIME)
      jobs.push({ title: name, families: [], rank: 'plain', ...span, isOwnTime: true, shows: book.tradeIn(lines) })
    for (const line of lines) {
      book.addText(line, 'project', listed)
      book.addTold(line, 'education', null)
    }
  }
  for (const { name, state } of facts.certifications) book.addText(name, placeOfCertificate(state), listed)
  for (const school of facts.education) {
    const text = `${school.degree}; ${school.area ?? ''}`
    book.addText(text, placeOfStudies(school), listed)
    book.addTold(text, placeOfStudies(school), null)
  }
  book.addText(facts.basics.headline ?? '', 'summary', listed)
  book.addText(facts.basics.summary ?? '', 'summary', listed)
  for (const text of otherTexts) book.addSection(text, listed)
  return { records: book.settled(), jobs }
}

const isAhead = (date: string | null, now: Instant) => date !== null && date > now.slice(0, date.length)

/** A season counts from its middle; it has no month of its own. */
const MIDDLES: Readonly<Record<Season, string>> = {
  spring: '04',
  summer: '07',
  autumn: '10',
  winter: '12',
  h1: '04',
  h2: '10',
  q1: '02',
  q2: '05',
  q3: '08',
  q4: '11',
}
type Employment = ResumeFacts['experience'][number]
const startOf = ({ startSeason }: Employment, date: string) => (startSeason ? `${date}-${MIDDLES[startSeason]}` : date)
const endOf = ({ endSeason }: Employment, date: string) => (endSeason ? `${date}-${MIDDLES[endSeason]}` : date)

/** Who is at it, or stopped, holds no certificate. */
const placeOfCertificate = (state: StudyState | undefined): EvidencePlace =>
  state === 'running' || state === 'expected' ? 'learning' : state === 'unfinished' ? 'slight' : 'certificate'

/** A degree that runs or was left shows a part of what it teaches; a course that runs shows nothing yet. */
function placeOfStudies({
  degree,
  startDate,
  endDate,
  isExpected,
  state,
}: ResumeFacts['education'][number]): EvidencePlace {
  const isOpen = isExpected || state === 'running' || state === 'expected'
  if (COURSE.test(degree) && (isOpen || (state === undefined && startDate !== null && endDate === null)))
    return 'learning'
  return isOpen || state === 'unfinished' ? 'slight' : 'education'
}

const SENTENCE_END = /(?<=[.;!?])\s+|\n+/u

/** Where what stands below a head of this stance stands; null where the head takes nothing back. */
const placeBelow = (sense: ReturnType<typeof headStance>): EvidencePlace | null =>
  sense === 'wish' || sense === 'learning' || sense === 'slight' ? sense : null

type Span = { months?: number; monthsSince?: number }

const languagesOf = oncePer((catalogue: Catalogue) =>
  [...catalogue.skills.values()]
    .filter(({ category, id }) => category === 'language' && id !== 'r')
    .map(({ id }) => id),
)

/** Each skill once in each place, with the first words that show it. */
class Book {
  readonly records: EvidenceRecord[] = []
  private readonly index = new Map<string, EvidenceRecord>()
  private readonly catalogue: Catalogue
  private readonly source: Source
  constructor(catalogue: Catalogue, source: Source) {
    this.catalogue = catalogue
    this.source = source
  }

  /** An item of a list is a skill, or a phrase that names some; it may take itself back: 'a bit of Kotlin'. */
  addList(items: readonly string[]): ReadonlySet<string> {
    const terms = skillTermsOf(this.catalogue)
    const ids = new Set<string>()
    let under: ReturnType<typeof headStance> = null
    for (const item of items) {
      if (heldOf(item) === '') continue
      if (item.includes(':')) under = headStance(item)
      if (under === 'no') continue
      const place = placeBelow(under) ?? (WEAK_ITEM.test(item) ? 'slight' : 'list')
      const mentions = spotSkills(item, terms)
      for (const mention of mentions)
        if (this.addMention(mention, place, item, {}) && place === 'list') ids.add(mention.skillId)
      if (mentions.length > 0) continue
      for (const { id } of skillsOfItem(item, terms)) {
        if (id === null) continue
        if (place === 'list') ids.add(id)
        this.add(id, place, item, {})
      }
    }
    return ids
  }

  /** `instead` is the place of what belongs to a trade, where the job is only near that trade. */
  addText(
    text: string,
    place: EvidencePlace,
    listed: ReadonlySet<string>,
    span: Span = {},
    instead: EvidencePlace | null = null,
  ): void {
    for (const mention of spotSkills(text, skillTermsOf(this.catalogue), { listed })) {
      const isOfAnyTrade = OF_ANY_TRADE.has(this.catalogue.skills.get(mention.skillId)?.category ?? '')
      if (!mention.isRole) this.addMention(mention, isOfAnyTrade ? place : (instead ?? place), text, span)
    }
  }

  /** A section of a person's own: its head may say that all of it is wished for, learnt or lacked. */
  addSection(text: string, listed: ReadonlySet<string>): void {
    const under = headStance(text)
    if (under === 'no') return
    const place = placeBelow(under)
    if (place === null) return this.addText(text, 'other', listed)
    for (const sentence of text.split(SENTENCE_END))
      this.addText(sentence, isFinished(sentence) ? 'other' : place, listed)
  }

  /** What the list names and a sentence is still learning is a little: the sentence knows better. */
  settled(): EvidenceRecord[] {
    const at = (place: EvidencePlace) =>
      new Set(this.records.filter((record) => record.place === place).map(({ skillId }) => skillId))
    const learning = at('learning')
    const done = new Set(this.records.filter((record) => !isClaim(record)).map(({ skillId }) => skillId))
    return this.records.map((record) =>
      record.place === 'list' && learning.has(record.skillId) && !done.has(record.skillId)
        ? { ...record, place: 'slight' }
        : record,
    )
  }

  withLanguages(listed: ReadonlySet<string>): ReadonlySet<string> {
    return new Set([...listed, ...languagesOf(this.catalogue)])
  }

  /** What the lines show of a trade, and what comes with it. */
  tradeIn(lines: readonly string[]): Set<string> {
    const terms = skillTermsOf(this.catalogue)
    const named = lines
      .flatMap((line) => spotSkills(line, terms))
      .filter(({ isNegated, hedge, isRole }) => !isNegated && hedge === null && !isRole)
    const shown = new Set(named.map(({ skillId }) => skillId))
    for (const { skillId } of named)
      for (const [other, { share }] of this.catalogue.comesWith.get(skillId) ?? [])
        if (share >= SURELY_COMES_WITH) shown.add(other)
    return shown
  }

  /** 'Azure Platform Engineer' has worked with Azure; 'network engineer' with networks. */
  addTitle(title: string, place: EvidencePlace, span: Span): void {
    for (const mention of spotSkills(title, skillTermsOf(this.catalogue))) this.addMention(mention, place, title, span)
  }

  /** How many skills of the trade the lines name; manners are none. */
  hardSkillsIn(lines: readonly string[]): number {
    const found = lines.flatMap((line) => spotSkills(line, skillTermsOf(this.catalogue)))
    const ids = new Set(
      found.filter(({ isNegated, hedge }) => !isNegated && hedge === null).map(({ skillId }) => skillId),
    )
    return [...ids].filter(this.isHard).length
  }

  /** Whether a line shows some of the trade in own words; manners are none of it. */
  tells(line: string, families: readonly string[]): boolean {
    return toldIn(this.catalogue, line, families).some(({ skillId }) => this.isHard(skillId))
  }

  private isHard = (id: string) => this.catalogue.skills.get(id)?.category !== 'soft'

  addTold(text: string, place: EvidencePlace, families: readonly string[] | null, span: Span = {}): void {
    for (const { skillId } of toldIn(this.catalogue, text, families)) this.add(skillId, place, text, span)
  }

  private addMention(mention: SkillMention, place: EvidencePlace, text: string, span: Span): boolean {
    if (mention.isNegated || mention.hedge === 'others') return false
    this.add(mention.skillId, mention.hedge ?? place, text.slice(Math.max(0, mention.start - 40)), span)
    return mention.hedge === null
  }

  /** Months of further jobs add up. */
  private add(skillId: string, place: EvidencePlace, text: string, { months, monthsSince }: Span): void {
    const key = `${skillId} ${place}`
    const known = this.index.get(key)
    if (known) {
      if (months !== undefined) known.months = Math.max(known.months ?? 0, months)
      if (monthsSince !== undefined) known.monthsSince = Math.min(known.monthsSince ?? monthsSince, monthsSince)
      return
    }
    const record: EvidenceRecord = {
      skillId,
      kind: 'resume',
      ...this.source,
      place,
      quote: text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text,
      ...(months === undefined ? {} : { months }),
      ...(monthsSince === undefined ? {} : { monthsSince }),
    }
    this.index.set(key, record)
    this.records.push(record)
  }
}
