import type { Education, Experience } from '#core/resume/schema.ts'
import { must } from '#core/must.ts'
import { fold } from '#core/text/fold.ts'
import { isSmallWord } from '#core/text/language.ts'
import { degreeScore } from '../words/degree-words.ts'
import { schoolScore } from '../words/organisation-words.ts'
import { isCountry } from '../words/place-words.ts'
import { titleScore } from '../words/title-words.ts'
import type { Read } from './experience.ts'

type Entries = { experience: Read<Experience>[]; education: Read<Education>[] }

/**
 * What was read is held against what such a value can be at all, whatever the layout: a title is no number, a degree no
 * sum of money, a prize no job, and a degree at a university no employment.
 */
export function settleEntries({ experience, education }: Entries): Entries {
  const jobs = partedTitles(experience.map(withPlausibleJob))
  const studies = jobs.filter(({ value }) => isStudy(value))
  const schools = [...education, ...studies.map(asEducation)].map(withPlausibleSchool)
  return {
    experience: jobs.filter((read, at) => !studies.includes(read) && isJob(read.value) && !isLink(experience[at])),
    education: schools.filter(({ value }) => isSchool(value)),
  }
}

function withPlausibleJob(read: Read<Experience>): Read<Experience> {
  const told = trimmed(read.value.title).replace(LOOSE_END, '')
  const bare = withoutCut(told)
  // 'presented the workshop and' is nobody's title.
  const isTitle = bare === told || titleScore(bare) >= 1.5
  const title = isTitle && isName(bare) && !isTown(bare, read.value.location) ? bare : ''
  const owner = withoutCut(trimmed(read.value.company).replace(LOOSE_START, ''))
  const company = isName(owner) && !isCountry(owner) ? owner : ''
  return title === read.value.title && company === read.value.company
    ? read
    : { ...read, isSure: read.isSure && title !== '' && company !== '', value: { ...read.value, title, company } }
}

/** How many jobs without an employer must have a name behind their trade before it is taken for one. */
const FEWEST_PARTED = 2

/** 'MANAGING PARTNER SEVEN CAPITAL': forms print a trade and its employer in one line, and then in that of every job. */
function partedTitles(reads: Read<Experience>[]): Read<Experience>[] {
  const open = reads.filter(({ value }) => value.company === '' && value.title !== '')
  const parted = new Map(
    open.flatMap((read) => {
      const parts = tradeAndName(read.value.title)
      return parts ? [[read, parts] as const] : []
    }),
  )
  if (parted.size < FEWEST_PARTED || parted.size * 2 < open.length) return reads
  return reads.map((read) => {
    const parts = parted.get(read)
    return parts ? { ...read, isSure: false, isDoubtful: true, value: { ...read.value, ...parts } } : read
  })
}

/** The trade up to the last word that is one, and the words behind it where they begin a name. */
function tradeAndName(text: string): Pick<Experience, 'title' | 'company'> | null {
  const words = text.split(' ')
  const last = words.findLastIndex((word) => titleScore(word) >= 2)
  const [next] = words.slice(last + 1)
  if (last < 0 || next === undefined || !/^[\p{Lu}\d]/u.test(next) || isSmallWord(fold(next))) return null
  return { title: words.slice(0, last + 1).join(' '), company: words.slice(last + 1).join(' ') }
}

function withPlausibleSchool(read: Read<Education>): Read<Education> {
  const { degree: printed, institution: named, area: field } = read.value
  const degree = isName(trimmed(printed)) ? trimmed(printed) : ''
  const school = withoutCut(trimmed(named).replace(STUDIED_AT, ''))
  const institution = isName(school) ? school : ''
  const studied = field === null ? '' : trimmed(field).replace(SHORT_DEGREE, '')
  const area = isName(studied) ? studied : null
  return degree === printed && institution === named && area === field
    ? read
    : { ...read, isSure: false, value: { ...read.value, degree, institution, area } }
}

/** 'Master of Science (M. Sc.) Informatik' parted at its bracket. */
const SHORT_DEGREE = /^\p{Lu}[\p{L}. ]{0,12}\),?\s*(?:in |im |of )?(?=\p{L})/u

/** 'Java developer in', whose employer stands behind it; 'am Notfalldienst', whose title stands before. */
const LOOSE_END =
  /(?:\s(?:in|at|for|of|to|with|bei|als|am|im|beim|für|en|chez|pour|à|presso|em|na|no|op|bij|w|the))+$/iu
const LOOSE_START =
  /^(?:am|im|beim|bei der|bei|an der|in der|at the|at|with the|with|for the|for|chez|presso|bij)\s(?=\p{Lu})/u
/** 'Fernstudium an der Medical University', 'Studies at Mill College' */
const STUDIED_AT =
  /^(?:(?:fern)?studium|ausbildung|studies|studied|student|estudios|études|studi)\s(?:an der|an|at the|at|en la|en|à l['’]|à la|à|presso)\s?(?=\p{L})/iu

/** 'Centre for Boats and the' was cut behind its name. */
function withoutCut(text: string): string {
  const words = text.split(' ')
  while (words.length > 2 && /^\p{Ll}{2,}$/u.test(must(words.at(-1))) && isSmallWord(must(words.at(-1)))) words.pop()
  return words.join(' ')
}

/** What a broken line leaves at the ends: '. Statistics Advisor', 'South College,', 'engineer in the "'. */
export function trimmed(text: string): string {
  const bare = text
    .replace(/^[\s.,;:|~*>›»→)\]]+(?=[\p{L}\d(“„«"'])/u, '')
    .replace(/(?<=[\p{L}\d)\]”»"'.])[\s,;:|~*]+$/u, '')
  const quotes = bare.match(/"/g)?.length ?? 0
  if (HOW_FAR.test(bare) && !HOW_FAR.test(bare.replace(HOW_FAR, ''))) return trimmed(bare.replace(HOW_FAR, ''))
  return quotes % 2 === 1 ? bare.replace(/\s*"\s*$|^\s*"\s*/u, '').trim() : bare
}

/** 'Cloud Computing (Em andamento)', 'Campus Norte Concluído em': how far one is, whose date was taken away. */
const HOW_FAR =
  /[\s,;:–—-]*\(?(?<!\p{L})(?:in progress|on ?going|completed(?: in| on)?|graduat(?:ed|ion)(?: in| on| date)?|expected(?: in)?|conclu[ií]d[oa](?: em)?|em andamento|cursando|en cours|obtenue? en|en curso|finalizad[oa](?: en)?|in corso|conseguit[oa] (?:nel|il)|laufend|(?:nicht |noch nicht )?abgeschlossen(?: am)?|abgebrochen|not (?:completed|finished)|unfinished|incomplete|incompleto|inachevé|devam ediyor|w trakcie)\)?[\s.:–—-]*$/iu

const LITTLE =
  /^(?:web ?site|homepage|links?|url|of|at|in|and|the|for|to|von|bei|und|de|du|des|la|le|del|da|do|di|e|et|y|th|st|nd|rd|page|seite|n\/?a|nil|none|telefon|telephone|phone|mobile|tel|e-?mail|adresse|address|single|married|soltero|soltera|casado|casada|solteiro|solteira|celibataire|marie|mariee|ledig|verheiratet|bekar|evli|celibe|nubile|sposato|sposata)$/
const LASTED =
  /^\d{1,3}\s?(?:d|w|m|y|yrs?|mos?|days?|weeks?|months?|years?|monate?n?|jahre?n?|mois|ans?|meses|años?|ay|yıl|h|hours?|uur)\b\.?$/iu
const CREDITS = /^\d{1,3}(?:[.,]\d{1,2})?\s?(?:ects|cfu|cp|lp|credits?|points?|kreuzer)\b/iu
const MEDIA = /^(?:gmail|hotmail|outlook|yahoo|icloud|linkedin|github)\.com$/i
/** 'Github Link', 'Live Demo': where to see it, as projects have it and jobs do not. */
const LINK =
  /^(?:git ?hub|live|demo|source|project|web ?site|repo(?:sitory)?|youtube|play ?store|app ?store)?[\s/-]*(?:links?|demos?|url|repo(?:sitory)?|source code)$|^git ?hub$/i

/** Letters that can name something: neither a number, a sum, a duration, points, nor a word that only joins others. */
function isName(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '')
  if (letters.length === 0 || (letters.length < 2 && !/\p{Lo}/u.test(letters))) return false
  return !LITTLE.test(fold(text)) && !LASTED.test(text) && !CREDITS.test(text) && !MEDIA.test(text)
}

const isTown = (text: string, location: string | null) =>
  location !== null && titleScore(text) < 1 && fold(location).split(/,\s*/)[0] === fold(text)

/** 'Master of Science, University of Padova' among the jobs. A title that also names a post is one: 'PhD Researcher'. */
const isStudy = ({ title, company }: Experience) =>
  (NAMED_DEGREE.test(title) || (degreeScore(title) >= 2 && titleScore(title) < 2)) &&
  schoolScore(company) > 0 &&
  !/\b(?:student|candidate|fellow)\b/i.test(title)

const NAMED_DEGREE = /^(?:bachelor|master|doctor)(?:['’]?s)?(?: degree)? (?:of|in) |^(?:b|m)\.? ?sc\.?(?: |$)|^laurea /i

function asEducation(read: Read<Experience>): Read<Education> {
  const { title, company, location, startDate, endDate } = read.value
  const [, degree = title, area = null] = /^(.{2,60}?)\s(?:in|en|em|im)\s(.{3,80})$/u.exec(title) ?? []
  const isWhole = area === null || degreeScore(degree) < degreeScore(title)
  return {
    lines: read.lines,
    ...(read.body ? { body: read.body } : {}),
    isSure: false,
    isDoubtful: true,
    value: {
      institution: company,
      degree: isWhole ? title : degree,
      area: isWhole ? null : area,
      location,
      grade: null,
      startDate,
      endDate,
      isExpected: false,
    },
  }
}

const PRIZE =
  /(?<!\p{L})(?:awards?|prizes?|medals?|dean['´]?s (?:list|honou?r)|scholarships?|eagle scout|honou?r roll|best (?:paper|poster|thesis|student|ph\.?d\.? thesis)|winner|finalist|preis|auszeichnung|stipendium|prix|bourse|premios?|beca|premi|odul|burs)(?!\p{L})/iu

const isLink = (read: Read<Experience> | undefined) => read !== undefined && LINK.test(trimmed(read.value.title))

const isPrize = (text: string) => {
  const folded = fold(text)
  return PRIZE.test(folded) && titleScore(folded.replace(PRIZE, ' ')) < 2
}

/** A prize or a scholarship is no job, unless its line names a post: 'Scholarship Officer'. */
const isJob = ({ title, company }: Experience) =>
  (title !== '' || company !== '') && !isPrize(title) && !(title === '' && isPrize(company))

/** A post that students hold beside their studies. */
const HELD =
  /(?<!\p{L})(?:members?|organi[sz]ers?|planners?|leaders?|officers?|chair(?:man|woman|person)?|president|captain|supervisors?|instructors?|tutors?|volunteers?|representatives?|treasurer|secretary|mitglied|vorsitzende[rn]?|sprecher(?:in)?|membre|président[e]?|miembro|presidente|delegad[oa]|üye(?:si)?|başkan[ıi]?)(?!\p{L})/iu
const FUNDED = /(?<!\p{L})(?:grants?|funding|fellowships?|förderung|subvention|beca)(?!\p{L})/iu

/** Something studied or somewhere: neither a post held beside the studies, nor money won, nor a course of no named place. */
function isSchool({ degree, institution }: Education): boolean {
  if (institution === '') return degreeScore(degree) > 0
  if (degree === '') return !PRIZE.test(fold(institution)) && !FUNDED.test(institution)
  return !(HELD.test(degree) && degreeScore(degree) === 0 && schoolScore(institution) === 0)
}
