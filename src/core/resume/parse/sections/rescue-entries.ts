import { must } from '#core/must.ts'
import { headerDate, isRangeAlone } from '../entries/line-dates.ts'
import type { Line } from '../layout/line.ts'
import { isProse } from './prose.ts'
import { titleScore } from '../words/title-words.ts'
import type { Section } from './sections.ts'

/** Sections that hold no dated entries of their own. */
const UNDATED = new Set<Section['kind']>(['skills', 'summary', 'languages', 'interests', 'contact', 'references'])
/** Sections whose names also head a part of one job. */
const PARTS = new Set<Section['kind']>(['awards', 'projects', 'skills', 'courses'])
/** Parts whose own entries may be set as jobs are. */
const DATED_PARTS = new Set<Section['kind']>(['projects', 'courses'])
const FEWEST_ENTRIES = 2
const MOST_LINES_ABOVE = 3

/** Where a heading was not known for one, jobs end up under the section before: they are cut off again. */
export function rescueEntries(sections: Section[]): Section[] {
  let jobs: Section | null = null
  return sections.flatMap((section): Section[] => {
    if (section.kind === 'experience') jobs = section
    const within = jobs && isPartOfJob(section, jobs) ? jobsBelow(section, jobs) : -1
    if (section.kind !== 'experience' && within < 0) jobs = null
    if (within >= 0)
      return [
        { ...section, lines: section.lines.slice(0, within) },
        { kind: 'experience', heading: null, lines: section.lines.slice(within) },
      ]
    if (!UNDATED.has(section.kind)) return [section]
    const dated = section.lines.flatMap((line, index) => (isEntryDate(line) ? [index] : []))
    if (dated.length < FEWEST_ENTRIES) return [section]
    const start = entryStart(section.lines, must(dated[0]))
    return [
      { ...section, lines: section.lines.slice(0, start) },
      { kind: 'other', heading: null, lines: section.lines.slice(start) },
    ]
  })
}

/** 'Achievements' of one job, in a lesser look than the heading of all jobs: the next job stands below them. */
function isPartOfJob({ kind, heading }: Section, { heading: above }: Section): boolean {
  if (!PARTS.has(kind) || !heading || !above) return false
  return (
    heading.size < above.size - 0.4 ||
    (heading.size < above.size + 0.1 &&
      ((above.isBold && !heading.isBold) || (isCapitals(above) && !isCapitals(heading))))
  )
}

const isCapitals = ({ text }: Line) => text === text.toUpperCase()

/** Where the first post starts that has a title or, below parts without dates, is built like the jobs above, or -1. */
function jobsBelow({ kind, lines }: Section, above: Section): number {
  const jobs = DATED_PARTS.has(kind) ? [] : above.lines
  const built = new Set(jobs.flatMap((line, at) => (isEntryDate(line) ? [buildOf(jobs, at)] : [])))
  for (const [index, line] of lines.entries()) {
    if (!isEntryDate(line)) continue
    const start = entryStart(lines, index)
    const header = lines.slice(start, index + 1)
    if (header.some(({ text }) => titleScore(text) >= 2) || built.has(buildOf(lines, index))) return start
  }
  return -1
}

/** How an entry is set: the look and the edge of its first line, and of the line of its dates. */
function buildOf(lines: Line[], at: number): string {
  const [first, dated] = [must(lines[entryStart(lines, at)]), must(lines[at])]
  return [first === dated, lookOf(first), lookOf(dated), isRangeAlone(dated), dated.cells.length].join()
}

const lookOf = (line: Line) => [line.isBold, line.isItalic, line.size, line.color, Math.round(line.left / 4)].join('|')

const isEntryDate = (line: Line) => !line.hasBullet && headerDate(line)?.span.isRange === true

function entryStart(lines: Line[], at: number): number {
  let start = at
  while (
    start > 0 &&
    at - start < MOST_LINES_ABOVE &&
    must(lines[start]).gapAbove < 0.6 &&
    !isProse(must(lines[start - 1]))
  )
    start -= 1
  return start
}
