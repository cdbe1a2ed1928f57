import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { EvidencePlace, EvidenceRecord } from '#core/career/skills/evidence.ts'
import { isManaging, isOtherEngineer, readTitle, saysOtherWork, type Job } from '#core/career/catalogue/job-titles.ts'
import { isBesideWork, isDoing } from '#core/career/catalogue/line-of-work.ts'
import type { ResumeFacts, Season, StudyState } from '#core/resume/schema.ts'
import { doneOf } from '#core/skills/unheld.ts'
import { monthsBetween } from '#core/career/skills/months.ts'
import { CODING } from '#core/career/skills/ordinary-skills.ts'
import { spanOf } from '#core/resume/project-span.ts'
import { isOtherTrade } from '#core/career/catalogue/other-trade.ts'
import type { Instant } from '#core/time.ts'
import { partSought } from '#core/skills/sought.ts'
import { COURSE_WORDS } from './course-words.ts'
import { saysRanOut } from './parse/sections/certificate-standing.ts'
import { isGeneralSchool } from './general-school.ts'
import { Book, type Source } from './evidence-book.ts'

/** What a resume shows: skills with the place they stand in, and the jobs. */
export type Background = { records: EvidenceRecord[]; jobs: Job[] }

/**
 * Somebody who leads, teaches or answers for a thing knows it better than somebody who used it. A lead, an owner, a
 * mentor or a manager who is only spoken of leads nothing here: 'with a mentor', '6 yönetici bu panoyu kullanıyor'.
 */
const LED =
  /(?<!\p{L})(?:led|leading|(?<!(?:an?|the|my|our|your|his|her|its|their|tech|team|product|data|shift) )(?:lead|own|mentor|head of)|owns|owned|headed|architect(?:ed)?|design(?:ed|s) and built|mentor(?:s|ed|ing)|(?:teach(?:es|ing)?|taught)(?! (?:my|him|her|them|our)sel(?:f|ves))|trains|trained|speaker|maintainer|founded|leite(?!r)\w*|leitung|verantwort\w*|yönett\p{L}*|yönetiyor\p{L}*|yönetir\p{L}*|dirigé|lideré)(?!\p{L})/iu
const CLAUSE_END = /(?<=[;.])\s+/u
/** A manager who names fewer skills of the trade than this leads those who do the work. */
const LEAST_HANDS_ON = 2
/** Shorter than a degree: while it runs it shows nothing yet. */
const COURSE = new RegExp(String.raw`(?<!\p{L})(?:${COURSE_WORDS}|certificate|path|sertifika\p{L}{0,4})(?!\p{L})`, 'iu')

/** Titles of these families say little of what is done. */
const VAGUE_FAMILIES = new Set(['support'])
/** Work that shows so many skills of a trade is read with the words of trades, whatever its title. */
const ENOUGH_TRADE = 6
/** Who shows so many skills by deeds works with technology, whatever the title: the other names are read as anybody's. */
const ENOUGH_DEEDS = 4
/** The work of a designer to look at. */
const PORTFOLIO = /(?<![\p{L}])(?:behance\.net|dribbble\.com)\/\S|portfolio/iu
export const isPortfolio = ({ url }: { url: string }): boolean => PORTFOLIO.test(url)
/** A project of one's own that lived for less than a year is no work. */
const LEAST_OWN_TIME = 12

/** A project of fewer words than these beside the names of skills is a list of them: 'Stuff: did Python and SQL'. */
const LEAST_WORDS = 2

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
    const months = entry.startDate ? monthsOf(startOf(entry, entry.startDate), until) : 0
    const monthsSince = end ? Math.max(0, monthsBetween(end, source.at)) : 0
    const isHandsOff = isManaging(entry.title) && book.hardSkillsIn(entry.highlights) < LEAST_HANDS_ON
    // A title that says nothing, or only 'IT specialist', is read by what its lines show.
    const isVague = !isOther && !isBeside && families.every((family) => VAGUE_FAMILIES.has(family))
    // an electrician who lays data networks is one all the same
    const isOtherWork =
      families.length === 0 &&
      (isOtherEngineer(entry.title) || (saysOtherWork(entry.title) && book.hardSkillsIn([entry.title]) === 0))
    const isWork = (line: string) => !isBesideWork(line) && (!isOtherWork || isDoing(line))
    const byDeeds = isOtherWork && book.hardSkillsIn(entry.highlights.filter(isWork), true) < ENOUGH_DEEDS
    const shows = isVague ? book.tradeIn(entry.highlights.filter(isWork), byDeeds) : null
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
    // of a trade that is known the rules of its titles say it
    if (isVague) book.addDuties(entry.title, { months, monthsSince })
    for (const line of entry.highlights) {
      const instead = place ?? (isWork(line) ? null : 'slight')
      // 'Kept the scripts in Git; trained four colleagues'
      for (const clause of LED.test(line) ? line.split(CLAUSE_END) : [line])
        book.addText(
          clause,
          LED.test(clause) && rank !== 'trainee' ? 'led' : 'work',
          families.some((one) => CODING.has(one)) ? book.withLanguages(listed) : listed,
          { months, monthsSince },
          place ?? (isBesideWork(line) ? 'slight' : null),
          byDeeds,
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
    if (book.wordsIn(lines) < LEAST_WORDS) {
      for (const line of lines) book.addText(line, 'list', listed)
      continue
    }
    if (span && span.months >= LEAST_OWN_TIME)
      jobs.push({ title: name, families: [], rank: 'plain', ...span, isOwnTime: true, shows: book.tradeIn(lines) })
    for (const line of lines) {
      book.addText(line, 'project', listed)
      book.addTold(line, 'told-project', null)
    }
  }
  for (const { name, endDate, state } of facts.certifications)
    book.addText(name, placeOfCertificate(name, state), listed, endDate ? { until: endDate } : {})
  for (const school of facts.education) {
    if (isGeneralSchool(school)) continue
    const text = `${school.degree}; ${school.area ?? ''}`
    book.addStudies(text, placeOfStudies(school), listed)
  }
  if (facts.basics.links.some(isPortfolio)) book.addTold('portfolio', 'told-project', null)
  for (const text of [facts.basics.headline ?? '', facts.basics.summary ?? '']) {
    const { held, sought } = partSought(text)
    book.addText(held, 'summary', listed)
    book.addText(sought, 'wish', listed)
  }
  book.addSummary(facts.basics.summary ?? '', [...new Set(jobs.flatMap(({ families }) => families))])
  for (const text of otherTexts) book.addSection(text, listed)
  return { records: book.settled(), jobs }
}

/** 'April 2023 to March 2025' are two years: both months that are named were worked in. */
function monthsOf(start: string, until: string): number {
  const isByMonths = start.length === MONTH_LENGTH && until.length === MONTH_LENGTH
  return Math.max(1, monthsBetween(start, until) + (isByMonths ? 1 : 0))
}

const MONTH_LENGTH = '2023-04'.length

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
function placeOfCertificate(name: string, state: StudyState | undefined): EvidencePlace {
  if (state === 'running' || state === 'expected') return 'learning'
  if (state === 'unfinished') return 'slight'
  return saysRanOut(name) ? 'lapsed' : 'certificate'
}

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
