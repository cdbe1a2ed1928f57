import { must } from '#core/must.ts'
import { isDateOnly } from './certificate-items.ts'
import { degreeScore } from '../words/degree-words.ts'
import { companyScore, schoolScore } from '../words/organisation-words.ts'
import type { Line } from '../layout/line.ts'
import type { Section } from './sections.ts'
import { headingKind, kindsNamed } from './heading-kind.ts'
import { kindByContent } from './section-content.ts'
import { type RawEntry, splitEntries } from '../entries/split-entries.ts'
import { hasLevel, isSpokenList } from './spoken.ts'
import { isCited } from './settle-skills.ts'
import type { SectionKind } from '../words/section-words.ts'
import { titleScore } from '../words/title-words.ts'

/**
 * A heading nobody foresaw ('My journey so far') says by what stands under it which section it opens, where the
 * document has none of that kind.
 */
export function nameSections(printed: Section[]): Section[] {
  const sections = withMarginHeadings(printed)
  const hasSchools = sections.some((section) => section.kind === 'education' && namesSchool(section))
  const named = sections.map((section, at) => {
    if (section.lines.length === 0) return section
    // 'Qualifications' beside the schools: what the person may do, not where it was learnt.
    if (section.kind === 'education' && hasSchools && !namesStudy(section))
      return { ...section, kind: 'certifications' as const }
    // 'Research' holds papers or posts.
    if (section.kind === 'publications' && holdsPosts(section)) return { ...section, kind: 'experience' as const }
    if (section.kind !== 'other' || (section.heading && headingKind(section.heading.text) !== null)) return section
    const others = new Set<SectionKind>()
    for (const other of sections)
      if (other !== section && other.kind !== 'top' && other.lines.length > 0) others.add(other.kind)
    if (!others.has('languages') && section.lines.every(({ text }) => isSpokenList(text) && hasLevel(text)))
      return { ...section, kind: 'languages' as const }
    const told = kindByContent(section.lines, others, at / Math.max(1, sections.length - 1))
    // Talks and papers part authors with commas, as lists do skills.
    const isTold =
      (told.margin > LEAST_MARGIN || kindsNamed(section.heading?.text ?? '').has(told.kind)) &&
      !others.has(told.kind) &&
      !(told.kind === 'skills' && isCitedList(section))
    return isTold ? { ...section, kind: told.kind } : section
  })
  return hasSchools ? named : named.flatMap(withDegreesApart)
}

/** 'Academic Credentials' that are all schools, and 'Professional Qualifications' that hold the only degree, among certificates. */
function withDegreesApart(section: Section): Section[] {
  if (section.kind !== 'certifications') return [section]
  const schools = section.lines.filter(({ text }) => schoolScore(text) >= 2)
  const isOfStudies = kindsNamed(section.heading?.text ?? '').has('education')
  if (isOfStudies && schools.length >= FEWEST_SCHOOLS) return [{ ...section, kind: 'education' }]
  const isStudy = ({ text }: Line) => degreeScore(text) >= 3 && schoolScore(text) > 0
  if (!section.lines.some(isStudy)) return [section]
  let isBelow = false
  // with the dates that stand alone below them
  const studies = section.lines.filter((line) => (isBelow = isStudy(line) || (isBelow && isDateOnly(line.text))))
  return [
    { ...section, lines: section.lines.filter((line) => !studies.includes(line)) },
    { kind: 'education', heading: null, lines: studies },
  ]
}

const LEAST_MARGIN = 1
const FEWEST_SCHOOLS = 2
const QUOTED = /^[“"«„].{12,}[”"»“]/u
const isCitedList = ({ lines }: Section) => lines.some(({ text }) => isCited(text) || QUOTED.test(text))

/** 'Research' and 'experience' below it in the margin are one heading, though the text beside them stands between. */
function withMarginHeadings(sections: Section[]): Section[] {
  const whole: Section[] = []
  for (const section of sections) {
    const last = whole.at(-1)
    const [above, below] = [last?.heading, section.heading]
    const isBeside = (lines: Line[]) =>
      lines.every((line) => line.left > Math.max(must(above).right, must(below).right) - 1)
    const isOne =
      last !== undefined &&
      above != null &&
      below != null &&
      last.lines.length > 0 &&
      last.lines.length <= MOST_BESIDE &&
      Math.abs(below.top - above.bottom) < below.size &&
      isBeside(last.lines) &&
      isBeside(section.lines)
    if (isOne) {
      const kind = headingKind(`${above.text} ${below.text}`) ?? section.kind
      whole[whole.length - 1] = { ...last, kind, lines: [...last.lines, ...section.lines] }
    } else whole.push(section)
  }
  return whole
}

const MOST_BESIDE = 2

/** A title, a degree, an employer or a school says that a header is whole. */
export const namesFound = (header: Line[]) =>
  Math.max(...header.map((line) => titleScore(line.text)), ...header.map((line) => degreeScore(line.text))) +
  Math.max(...header.map((line) => companyScore(line.text)), ...header.map((line) => schoolScore(line.text)), 0.5)

const namesSchool = ({ lines }: Section) => lines.some((line) => schoolScore(line.text) > 0)
const namesStudy = (section: Section) =>
  namesSchool(section) || section.lines.some((line) => degreeScore(line.text) > 0)

function holdsPosts({ lines }: Section): boolean {
  const { entries } = splitEntries(lines, namesFound)
  return entries.length > 0 && entries.every(isJob)
}

const isJob = (entry: RawEntry) =>
  entry.date?.span.isRange === true && entry.header.some((line) => titleScore(line.text) >= 2)
