import type { Education, Experience } from '#core/resume/schema.ts'
import { headStance } from '#core/skills/head-stance.ts'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import { partSought } from '#core/skills/sought.ts'
import { doneOf } from '#core/skills/unheld.ts'
import { skillsOfItem, splitItems } from '#core/skills/skill-lists.ts'
import { spotWrittenSkills } from '#core/skills/resume-skills.ts'
import type { Read } from '../entries/experience.ts'
import { headingKind } from './heading-kind.ts'
import { paragraphsOf, joinWrapped } from './highlights.ts'
import { type Line, lineNaming } from '../layout/line.ts'
import { degreeScore } from '../words/degree-words.ts'
import { findDates } from '../words/dates.ts'
import { isTown, placeScore } from '../words/place-words.ts'
import { fold } from '#core/text/fold.ts'
import type { Section } from './sections.ts'
import { FAR_GAP, readSkillSection, type SkillFound } from './skill-section.ts'
import { isCited, isDateAlone, settledSkill } from './settle-skills.ts'
import { toldName } from './told-names.ts'
import { titleScore } from '../words/title-words.ts'

export type SkillRead = { text: string; line: Line; isSure: boolean }

type Known = {
  experience: Read<Experience>[]
  education: Read<Education>[]
  name: string | null
  location: string | null
  isPlace: (text: string) => boolean
}

/** Sections whose sentences tell what someone worked with. */
const TOLD = new Set<Section['kind']>([
  'summary',
  'experience',
  'education',
  'projects',
  'volunteering',
  'courses',
  'publications',
  'awards',
  'other',
  'top',
  'interests',
])
/** Sections of names that others gave, of papers, prizes and courses: what is unknown there is hardly a tool. */
const OF_OTHERS = new Set<Section['kind']>(['education', 'courses', 'publications', 'awards', 'other', 'interests'])
/** Where others' work may stand beside one's own. */
const OF_WORK = new Set<Section['kind']>(['experience', 'projects', 'volunteering', 'interests'])
/** Where somebody may say what they look for. */
const ABOUT_ONESELF = new Set<Section['kind']>(['summary', 'top', 'other'])
const MOST = 300
/** Dates, a name and what else. */
const FEWEST_COLUMNS = 3
const POST = 2
const SHORTEST_SENTENCE = 30
const MOST_ITEM_WORDS = 3.2
/** 'Interned as a developer at Tansy Mills in 2023. Built a page in HTML': a longer line tells more than names. */
const LONGEST_HEADER = 110
/** 'GitHub: github.com/ada' says where, not with what. */
const ADDRESS = /^[\p{L} -]{2,20}:?\s+(?:https?:\/\/|www\.)\S+$|^[\p{L} -]{2,20}:\s+\S+@\S+$|^\S*\/\/\S+$/u
/** 'Front-end: Vue, Vite': what names a list is in it no skill. */
const LISTED = /^\p{Lu}[\p{L} &/-]{1,30}: (?=[^,]{1,40}, )/u
/** Words German sentences are full of. */
const GERMAN = /\b(?:und|der|die|das|mit|für|von|eines|einer|im|zur|bei)\b/g

/** Skills from lists, then from sentences; each once, as first written. */
export function gatherSkills(sections: Section[], loose: Line[], terms: SkillTerm[], known: Known): SkillRead[] {
  const book = new SkillBook()
  const isList = (section: Section) => section.kind === 'skills' && !isRunningText(section)
  const lists = [...sections.filter(isList).map((section) => section.lines), loose]
  const hasCapitalNouns = isGerman(sections)
  const isNamed = namedElsewhere(known)
  const takenBack = takenBackIn(sections)
  for (const lines of lists) {
    const held = lines.filter((line) => !takenBack.has(line))
    const found = readSkillSection(withoutFoot(held), terms, { hasCapitalNouns })
    const posts = postLines(found)
    for (const { id, text, line } of found) {
      const settled = id === null ? settledSkill(text, (name) => posts.has(line) || isNamed(name)) : text
      if (settled !== null) book.add(id, settled, line, true)
    }
  }
  const options = { listed: new Set(book.ids), isBarred: barredNames(known), hasCapitalNouns }
  const isName = ({ text }: Line) => text.length <= LONGEST_HEADER
  const headers = new Set([
    ...known.experience.flatMap((read) => read.lines.filter(isName)),
    ...known.education.flatMap((read) => read.lines),
  ])
  for (const { id, text, line } of columnOfTools(known.experience, terms)) book.add(id, text, line, true)
  const used = new Set(lists.flat())
  const isOrdinary = ordinaryWords(sections)
  for (const section of sections) {
    if (!TOLD.has(section.kind) && !isRunningText(section)) continue
    const told = section.lines.filter(
      (line) => !headers.has(line) && !used.has(line) && !takenBack.has(line) && isTelling(section, line),
    )
    for (const group of paragraphsOf(told)) {
      const whole = joinWrapped(group.map((line) => line.text.replace(LISTED, '')))
      const isOfWork = OF_WORK.has(section.kind)
      const text = ABOUT_ONESELF.has(section.kind) ? partSought(whole).held : isOfWork ? doneOf(whole) : whole
      for (const spot of spotWrittenSkills(text, terms, { ...options, isOfWork })) {
        if (spot.id === null && (OF_OTHERS.has(section.kind) || isOrdinary(spot.text))) continue
        const name = spot.id === null ? toldName(spot.text) : spot.text
        if (name === null) continue
        book.add(spot.id, name, lineNaming(group, spot.text), spot.isSure)
      }
    }
  }
  return book.skills
}

/** 'dates ¦ firm ¦ title ¦ Windows Server, VMware': what was used in a separate column, most of it known. */
const columnOfTools = (experience: Read<Experience>[], terms: SkillTerm[]): SkillFound[] =>
  experience.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      (line.cells.length < FEWEST_COLUMNS ? [] : line.cells).flatMap((cell) => {
        const items = splitItems(cell.text)
        const found = items.flatMap((item) => skillsOfItem(item, terms).filter(({ id }) => id !== null))
        return items.length > 1 && found.length * 2 >= items.length ? found.map((skill) => ({ ...skill, line })) : []
      }),
    ),
  )

/** The lines below 'Skills I do not have yet' or 'On my wish list', be that the heading of a section or a line in it. */
function takenBackIn(sections: Section[]): Set<Line> {
  const gone = new Set<Line>()
  for (const { heading, lines } of sections) {
    let isUnder = heading !== null && takesBack(heading.text)
    const isBelow = isUnder
    for (const [at, line] of lines.entries()) {
      if (takesBack(line.text)) isUnder = true
      else if (at > 0 && (findDates(line.text).length > 0 || isHeadOf(lines[at + 1], line))) isUnder = isBelow
      if (isUnder) gone.add(line)
    }
  }
  return gone
}

/** Two words alone above a list. */
const isHeadOf = (list: Line | undefined, { text }: Line) =>
  list !== undefined && /[,;|•·]/u.test(list.text) && /^[^,;|•·]{2,30}$/u.test(text)

/** Interests are wished for as well, and yet many name there what they do. */
const INTERESTS = /hobb|interest|intér|interes|aficion|loisir|ilgi|hobi/iu
const LONGEST_HEAD = 90

function takesBack(text: string): boolean {
  const sense = text.length > LONGEST_HEAD || INTERESTS.test(text) ? null : headStance(text)
  return sense === 'no' || sense === 'wish'
}

/** Taken for skills by its words alone, but written in sentences: few signs that part items for so many words. */
function isRunningText({ kind, heading, lines }: Section): boolean {
  if (kind !== 'skills' || (heading && headingKind(heading.text) === 'skills')) return false
  const words = lines.flatMap((line) => line.text.split(' ')).length
  const items = lines.length + lines.flatMap((line) => line.text.match(/[,;:|•·/]/g) ?? []).length
  return words > items * MOST_ITEM_WORDS
}

/** 'Data Scientist, Holt Pumps' names a post and whose it was, where no item of the line is a known skill. */
function postLines(found: SkillFound[]): Set<Line> {
  const items = (line: Line) => found.filter((other) => other.line === line)
  const lines = found.filter(({ text }) => titleScore(text) >= POST).map(({ line }) => line)
  return new Set(lines.filter((line) => items(line).length > 1 && items(line).every(({ id }) => id === null)))
}

/** Above the first heading only sentences tell anything: the rest is name, title and address. */
function isTelling(section: Section, line: Line): boolean {
  if (ADDRESS.test(line.text)) return false
  if (section.kind !== 'top') return true
  return (
    line.text.length >= SHORTEST_SENTENCE && !/@|https?:|\d{3}.?\d{4}/.test(line.text) && titleScore(line.text) < 2.5
  )
}

/** A footer with an address or a date, far below the last list. */
function withoutFoot(lines: Line[]): Line[] {
  const foot = lines.findIndex((line, index) => index > 0 && line.source.kind === 'pdf' && line.gapAbove > FAR_GAP)
  return (foot < 0 ? lines : lines.slice(0, foot)).filter(
    (line) => !isDateAlone(line.text, 2) && !line.text.includes('@') && !isCited(line.text),
  )
}

function isGerman(sections: Section[]): boolean {
  const text = sections.flatMap((section) => section.lines.map((line) => line.text)).join(' ')
  return (text.match(GERMAN)?.length ?? 0) > text.length / 250
}

/** 'Apache Kafka' and 'Kafka' are one thing, 'Google Analytics' and 'Analytics' are two. */
const MAKER = /^(?:apache|amazon|aws|hashicorp) (?=.{3})/

/** Keeps each skill once: one name for a catalogue entry, but where two written names differ in meaning. */
class SkillBook {
  readonly skills: SkillRead[] = []
  readonly ids = new Set<string>()
  private readonly written = new Map<string, string[]>()
  private readonly texts = new Set<string>()

  add(id: string | null, text: string, line: Line, isSure: boolean): void {
    const bare = text.replace(/ \([^()]*\)$/u, '')
    const key = fold(bare)
      .replace(MAKER, '')
      .replaceAll(/[^\p{L}\p{N}+#]/gu, '')
    if (key === '' || this.texts.has(key) || this.skills.length >= MOST) return
    if (id && (this.written.get(id) ?? []).some((other) => !isOwnThing(other, bare))) return
    this.texts.add(key)
    if (id) {
      this.ids.add(id)
      this.written.set(id, [...(this.written.get(id) ?? []), bare])
    }
    this.skills.push({ text: text.slice(0, 120), line, isSure })
  }
}

/** 'PySpark' beside 'Spark', 'Redux Toolkit' beside 'Redux': a longer name with the shorter one as a part. */
function isOwnThing(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (/^(?:apache|amazon|aws|microsoft|ms|google|adobe|hashicorp)\b/i.test(long)) return false
  if (short.length < 3 || /js$/i.test(long) || /\d/.test(long)) return false
  const parts = long.split(/[\s-]+|(?<=\p{Ll})(?=\p{Lu})/u)
  return parts.length > 1 && parts.some((part) => part === short) && /^\p{Lu}/u.test(long)
}

/** The person, a post, an employer or a school, word for word: where lists and jobs share a column they are read as items. */
function namedElsewhere(known: Known): (text: string) => boolean {
  const names = new Set(
    [
      ...known.experience.flatMap(({ value }) => [value.title, value.company]),
      ...known.education.map(({ value }) => value.institution),
      known.name ?? '',
    ].map(fold),
  )
  return (text) => names.has(fold(text))
}

/** Names of employers, schools, places and the person are no skills, whatever else the words can mean. */
function barredNames(known: Known): (text: string) => boolean {
  const names = [
    ...known.experience.map((read) => read.value.company),
    ...known.experience.map((read) => read.value.location ?? ''),
    ...known.education.map((read) => read.value.institution),
    known.name ?? '',
    known.location ?? '',
  ].map((name) => ` ${fold(name).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `)
  return (text) => known.isPlace(text) || isTown(text) || names.some((name) => isSameName(name, fold(text)))
}

/** A place, a degree, or one word that the document writes small elsewhere: the capital of 'Deployed' says nothing. */
function ordinaryWords(sections: Section[]): (text: string) => boolean {
  const small = new Set<string>()
  for (const { lines } of sections)
    for (const { text } of lines) for (const word of text.match(SMALL_WORD) ?? []) small.add(stemOf(word))
  return (text) =>
    placeScore(text) >= 2 || degreeScore(text) >= 3 || (ONE_WORD.test(text) && small.has(stemOf(text.toLowerCase())))
}

const SMALL_WORD = /(?<![\p{L}\p{N}@./-])\p{Ll}{3,}(?![\p{L}\p{N}@./-])/gu
const ONE_WORD = /^\p{Lu}\p{Ll}+$/u
/** 'deploy', 'deploys', 'deployed' and 'deploying' are one word here. */
const stemOf = (word: string) => word.replace(/(?:s|ed|ing|e)$/u, '')

/** The whole name, or its first word where that alone is used for it. */
const isSameName = (name: string, text: string) =>
  name.trim() === text || (text.length > 3 && name.startsWith(` ${text} `) && name.trim().split(' ').length <= 3)
