import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { must } from '#core/must.ts'
import type { AdLine } from '../sections/ad-lines.ts'
import {
  type Demand,
  demandOfAnswer,
  demandsIn,
  isInsisted,
  partsOf,
  sameLength,
  saysDemand,
  withoutAsides,
} from './demand.ts'
import { fold } from '../fold.ts'
import { type Label, labelledLine } from '../labels.ts'
import { turnOf } from './polarity.ts'
import { kindOfLine } from '../sections/section-kind.ts'
import type { SectionKind } from '../kinds.ts'
import type { Section } from '../sections/sections.ts'
import { isLocalName } from '#core/skills/local-names.ts'
import { namedIn, phrasesBeside, type Named } from './spot.ts'

/** How far an advert asks for a skill: it must be there, it would be liked, or it is only named (duties, tools of the house). */
export type AskLevel = 'must' | 'wish' | 'named'
/** One skill, or several of which one is enough, and the words that ask for them. */
export type AskedSkill = { ids: string[]; level: AskLevel; words: string; from: number }

const SILENT = new Set<SectionKind>(['about', 'offer', 'process', 'apply', 'legal', 'unwanted'])

/**
 * What the advert asks for, each skill once at its strongest. In an advert with requirements, duties and the tools of the
 * house only name; in one without (a post in prose, a line on Hacker News) they are all there is, and ask.
 */
export function askedSkills(
  catalogue: Catalogue,
  sections: readonly Section[],
): (AskedSkill & { isListed: boolean })[] {
  const found = sections.flatMap(({ kind, lines }) => {
    if (SILENT.has(kind)) {
      const marks = lines.flatMap((line) => (line.mark ? askedInLine(catalogue, line.mark, line) : []))
      return kind === 'legal' || kind === 'unwanted' ? marks : [...marks, ...askedInProse(catalogue, lines)]
    }
    const isBelow = belowList(lines)
    return lines.flatMap((line, index) => askedInLine(catalogue, line.mark ?? (isBelow[index] ? 'facts' : kind), line))
  })
  const hasRequirements =
    sections.some(({ kind, lines }) => (kind === 'must' && lines.length > 0) || lines.some(({ mark }) => mark)) &&
    found.some(({ level, isListed }) => isListed && level === 'must')
  const asked = found.map((one): Found => {
    if (one.isListed || one.level === 'wish') return one
    return {
      ...one,
      level:
        hasRequirements && one.level !== 'must'
          ? 'named'
          : one.demand === 'plain' || one.demand === 'must'
            ? 'must'
            : one.level,
    }
  })
  return eachOnce(asked)
}

/**
 * Prose that asks its reader for something asks wherever it stands: an advert of paragraphs has no heading above them, or
 * that of a row of facts. Each sentence asks that speaks of the reader, from the first that says what is needed on.
 */
function askedInProse(catalogue: Catalogue, lines: readonly AdLine[]): Found[] {
  let isAsking = false
  return lines.flatMap((line) => {
    if (line.isBullet || line.looksLikeHeading) return []
    if (line.isAfterBlank) isAsking = false
    isAsking ||= asksReader(line)
    return isAsking && (asksReader(line) || speaksToReader(line.folded)) ? askedInLine(catalogue, 'facts', line) : []
  })
}

const asksReader = (line: AdLine): boolean =>
  line.text.length > 60 && speaksToReader(line.folded) && saysDemand(line.text) && kindOfLine(line.folded) === 'must'

const speaksToReader = (folded: string): boolean =>
  /(?<![\p{L}])(?:you|your|du|dich|dein\p{L}*|ihr|ihre|sie|vous|votre|vos|tu|te|toi|ton|tes|usted|sen|sana|siz\p{L}*|tienes|sabes|voce|jij|je)(?![\p{L}])/u.test(
    folded,
  )

/** Which lines are of a paragraph below a list of items and ask for nothing themselves: 'Our customers come to us from Excel.' */
function belowList(lines: readonly AdLine[]): boolean[] {
  let isBelow = false
  let hasList = false
  return lines.map((line, index) => {
    hasList ||= line.isBullet && lines[index - 1]?.isBullet === true
    if (line.isAfterBlank || line.isBullet) isBelow = hasList && !line.isBullet
    return isBelow && !saysDemand(line.text) && kindOfLine(line.folded) !== 'must'
  })
}

/** In the list of subjects of a degree 'statistics' and 'estadística' are no skills. */
const DEGREE =
  /\b(?:degree|bachelor|master'?s|diploma|studium|hochschul\w*|abgeschlossene\w*|mezun\w*|bolum\w*|fakulte\w*|licence|diplome|bac ?\+|ecole|grado en|titulacion|licenciatura|b\.?tech|university)\b/

const HASHTAGS = /^#?[\p{L}\p{N}_]+\s+(?:#[\p{L}\p{N}_]+[\s,]*){2,}$/u

const SEVERAL_TITLES =
  /(?:years?|jahren?|yil|ans|anos)\b.{0,30}\b(?:as|als|como|en tant que)\b.{0,60}\b(?:or|oder|ou|o)\b.{0,30}\b\p{L}*(?:engineer|developer|analyst|administrator|architect|scientist|specialist|consultant|technician|designer|entwickler|ingenieur)/u

/** Years as one of several titles are work that was done; each title is no skill to have. */
const withoutTitles = (text: string, named: Named[]): Named[] =>
  named.some(({ isRole }) => isRole) && SEVERAL_TITLES.test(fold(text)) ? named.filter(({ isRole }) => !isRole) : named

type Found = AskedSkill & { demand: Demand; isListed: boolean }

const FACTS = new Set<Label>(['place', 'mode', 'pay', 'deadline', 'posted', 'reference'])

function askedInLine(catalogue: Catalogue, kind: SectionKind, line: AdLine): Found[] {
  const text = withoutAsides(line.text)
  // 'Location: Civic Offices (agile working)': where, when and for how much one works
  const label = labelledLine(line.text, line.from)?.label
  if (label !== undefined && FACTS.has(label)) return []
  // '#hiring #flutter #reactnative'
  if (HASHTAGS.test(line.text)) return []
  // the line is searched once, whole: what stands around a name shows what it means
  const isAsked = kind === 'must' || kind === 'nice' || saysDemand(text)
  const byName = withoutTitles(text, withoutSubjects(catalogue, text, namedIn(catalogue, text, isAsked)))
  const parts = partsOf(text, line.from)
  const inLine = isAsked
    ? [...byName, ...parts.flatMap((part) => ownPhrases(catalogue, part, line.from, byName))].sort(
        (a, b) => a.from - b.from,
      )
    : byName
  if (inLine.length === 0) return []
  const within = (from: number, text: string) => {
    const here: Named[] = []
    for (let index = firstFrom(inLine, from - line.from); index < inLine.length; index += 1) {
      const one = must(inLine[index])
      const at = one.from + line.from - from
      const to = at + one.to - one.from
      if (at >= text.length) break
      if (to <= text.length && text.slice(at, at + 1).trim() !== '') here.push({ ...one, from: at, to })
    }
    return here
  }
  const holdsName = (from: number, to: number) =>
    inLine.some((one) => one.from + line.from >= from && one.to + line.from <= to)
  const stretches = parts.flatMap((part, index) => {
    if (within(part.from, part.text).length === 0) return []
    const next = parts[index + 1]
    // 'Ruby? That post is filled.', 'Screens come from Figma; you won't draw any.'
    const answer =
      next && /[?;]\s*$/.test(part.text) && within(next.from, next.text).length === 0
        ? demandOfAnswer(next.text)
        : 'plain'
    const isAnswered = answer === 'none' || (answer !== 'plain' && /\?\s*$/.test(part.text))
    return isAnswered ? [{ ...part, demand: answer }] : demandsIn(part, holdsName)
  })
  return stretches.flatMap(({ text, from, demand }) => {
    if (demand === 'none') return []
    // 'You won't get far without SQL'
    const isDoublyDenied = turnOf(sameLength(text)) === 'insisted'
    const named = within(from, text).filter(({ isNegated }) => !isNegated || isDoublyDenied)
    const level =
      demand === 'wish' || (kind === 'nice' && !(demand === 'must' && isInsisted(text)))
        ? 'wish'
        : kind === 'must' || demand === 'must'
          ? 'must'
          : 'named'
    const isListed = kind === 'must' || kind === 'nice'
    // 'Peltra makes routing software': the firm's own words above the first heading ask for nothing
    if (!isListed && demand === 'plain' && kindOfLine(fold(text)) === 'about') return []
    return choicesIn(catalogue, text, named).map((ids): Found => ({
      ids,
      level,
      demand,
      isListed,
      words: line.text,
      from,
    }))
  })
}

/** What is studied: 'a degree in Economics, Statistics or Computer Science' asks for one of three studies and no skill. */
const SUBJECT =
  /^(?:(?:applied |pure )?(?:statistics?|mathematics?|maths?)|computer science(?: fundamentals)?|computing|informatics|(?:data|information|social|actuarial|cognitive) sciences?|(?:data |business )?analytics|(?:software|computer|electrical|mechanical|data) engineering|(?:cyber ?|information |network )security|cybersecurity|information (?:technology|systems)|artificial intelligence|machine learning|robotics|(?:graphic|interaction|industrial|visual|product|communication) design|economics|finance|accounting|business(?: administration)?|marketing|communications?|psychology|physics|project management|human[- ]computer interaction|hci)$/
const STUDIES = new RegExp(
  String.raw`${DEGREE.source}|\b(?:hnd|ond|nd|[bm]s(?= (?:degree )?in\b)|[bm]\.? ?sc|[bm]\.? ?eng|bsc|msc|beng|meng|phd|master (?:en|in|of)|(?:you (?:study|are studying)|studying|students? of|graduates? (?:in|of)))\b`,
  'g',
)
/** Where the subjects end and what else is asked begins. */
const NO_SUBJECT =
  /[;.]|\b(?:with|plus|experience|knowledge|skills?|proficien\w+|familiar\w*|ability|understanding|years?|minimum|must)\b/

function isSubject(folded: string, { from, to }: Named): boolean {
  if (!SUBJECT.test(folded.slice(from, to))) return false
  const before = folded.slice(0, from)
  const degree = [...before.matchAll(STUDIES)].at(-1)
  if (degree) return !NO_SUBJECT.test(before.slice(degree.index + degree[0].length))
  const behind = DEGREE.exec(folded.slice(to, to + 60))
  return behind !== null && !NO_SUBJECT.test(folded.slice(to, to + behind.index))
}

function withoutSubjects(catalogue: Catalogue, text: string, named: Named[]): Named[] {
  const folded = sameLength(text)
  if (named.length === 0) return named
  if (!DEGREE.test(folded)) return named.filter((one) => !isSubject(folded, one))
  return named.filter(
    (one) => !isLocalName(catalogue.skills.get(one.id)?.name ?? '', one.text) && !isSubject(folded, one),
  )
}

/** Exams that are still to be passed, as Indian adverts call them: no list of work. */
const EXAMS_LEFT = /\b(?:no|any|zero|without|active|standing|current|live)\s(?:\w+\s)?(?:back ?logs?|arrears)\b/

/** What a sentence asks for in its own words; the subjects of a degree are no such words. */
function ownPhrases(
  catalogue: Catalogue,
  { text, from }: { text: string; from: number },
  lineFrom: number,
  byName: readonly Named[],
): Named[] {
  const folded = fold(text)
  if (DEGREE.test(folded) || EXAMS_LEFT.test(folded)) return []
  const start = from - lineFrom
  const moved = (one: Named, by: number): Named => ({ ...one, from: one.from + by, to: one.to + by })
  // what stands in a bracket apart is blank here
  const own = byName
    .map((one) => moved(one, -start))
    .filter((one) => one.from >= 0 && one.to <= text.length && text.slice(one.from, one.to).trim() !== '')
  const letters = sameLength(text)
  return phrasesBeside(catalogue, text, own)
    .filter((one) => !isSubject(letters, one))
    .map((one) => moved(one, start))
}

/** The place of the first that begins at `from` or later; they stand in the order of the text. */
function firstFrom(named: readonly Named[], from: number): number {
  let low = 0
  let high = named.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (must(named[middle]).from < from) low = middle + 1
    else high = middle
  }
  return low
}

const OR =
  /^[\s,/)]*\b(?:or|oder|ou|o|u|veya|ya da|yada|bzw\.?|and\/or|and \/ or)\b[\s(]*(?:similar |another |other )?$/i
const COMMA = /^\s*[,/]\s*$/

/** The skills of a sentence, those of which one is enough together: 'SQL, Tableau or Power BI' is SQL, and one of two. */
function choicesIn(catalogue: Catalogue, text: string, named: readonly Named[]): string[][] {
  const groups: Named[][] = []
  let isOpen = false
  named.forEach((one, index) => {
    const previous = named[index - 1]
    // 'JavaScript (ES6+) and/or TypeScript': two names of one skill
    if (previous && must(must(groups.at(-1)).at(-1)).id === one.id) {
      must(groups.at(-1))[must(groups.at(-1)).length - 1] = one
      return
    }
    const between = previous ? text.slice(previous.to, one.from) : ''
    const isOr = previous !== undefined && between.length < 30 && OR.test(between)
    if (isOr) {
      must(groups.at(-1)).push(one)
      if (!isOpen) takeListBefore(catalogue, text, groups)
    } else groups.push([one])
    isOpen = isOr
  })
  return groups.map((group) => [...new Set(group.map(({ id }) => id))])
}

/** 'React, Vue or Angular': what stands before by commas belongs to the choice, while it is of the same kind. */
function takeListBefore(catalogue: Catalogue, text: string, groups: Named[][]): void {
  const kindOf = (one: Named) => catalogue.skills.get(one.id)?.category
  for (;;) {
    const group = must(groups.at(-1))
    const before = groups.at(-2)
    if (before?.length !== 1 || kindOf(must(before[0])) !== kindOf(must(group[0]))) return
    if (!COMMA.test(text.slice(must(before[0]).to, must(group[0]).from))) return
    groups.splice(-2, 2, [must(before[0]), ...group])
  }
}

/** Each skill once: at its strongest level, and by itself before as one of several. */
function eachOnce(asked: Found[]): Found[] {
  const rank = ({ ids, level }: AskedSkill) =>
    (level === 'must' ? 0 : level === 'wish' ? 2 : 4) + (ids.length > 1 ? 1 : 0)
  const taken = new Set<string>()
  const kept = new Set<Found>()
  for (const one of asked.toSorted((a, b) => rank(a) - rank(b))) {
    if (one.ids.some((id) => taken.has(id))) continue
    one.ids.forEach((id) => taken.add(id))
    kept.add(one)
  }
  return asked.filter((one) => kept.has(one))
}
