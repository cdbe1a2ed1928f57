import { must } from '#core/must.ts'
import { headerDate } from '../entries/line-dates.ts'
import type { Line } from '../layout/line.ts'
import { degreeScore } from '../words/degree-words.ts'
import { companyScore, schoolScore } from '../words/organisation-words.ts'
import { placeScore } from '../words/place-words.ts'
import type { SectionKind } from '../words/section-words.ts'
import { titleScore } from '../words/title-words.ts'
import { isProse } from './prose.ts'
import { SECTION_WEIGHTS } from './section-weights.ts'

/** Kinds that what stands under a heading can tell apart; all others are 'other'. */
export const TOLD_KINDS = [
  'experience',
  'education',
  'skills',
  'summary',
  'projects',
  'certifications',
  'languages',
  'other',
] as const satisfies readonly SectionKind[]
export type ToldKind = (typeof TOLD_KINDS)[number]

const MOST_LINES = 60
const SHORT = 40
const LONG = 90

/** What can be counted in a section whatever its heading says; `others` are the kinds the document has beside it. */
export function contentOf(section: Line[], others: ReadonlySet<SectionKind>, place: number): number[] {
  const lines = section.slice(0, MOST_LINES)
  const count = Math.max(1, lines.length)
  const share = (holds: (line: Line, at: number) => boolean) => lines.filter(holds).length / count
  const prose = lines.map((line, at) => isProse(line, lines[at - 1]))
  const dates = lines.map((line) => headerDate(line)?.span)
  const ranges = dates.filter((span) => span?.isRange === true).length
  const isName = (at: number) => prose[at] !== true
  const length = lines.reduce((sum, line) => sum + line.text.length, 0)
  const named = (score: (text: string) => number, least: number) =>
    share((line, at) => isName(at) && score(line.text) >= least)
  return [
    1,
    Math.log2(1 + lines.length) / 4,
    length / count / 100,
    ranges / count,
    Math.min(3, ranges) / 3,
    share((_, at) => dates[at]?.isRange === false),
    dates.some((span) => span?.isCurrent) ? 1 : 0,
    share((line) => line.hasBullet),
    share((_, at) => prose[at] === true && lines[at]?.hasBullet === false),
    share((line) => line.text.length < SHORT),
    share((line) => line.text.length > LONG),
    named(titleScore, 2),
    lines.some((line, at) => isName(at) && titleScore(line.text) >= 2) ? 1 : 0,
    named(companyScore, 1),
    named(degreeScore, 2),
    lines.some((line) => degreeScore(line.text) >= 2) ? 1 : 0,
    share((line) => schoolScore(line.text) > 0),
    lines.some((line) => schoolScore(line.text) > 0) ? 1 : 0,
    share((line) => line.text.split(/[,;|•·]/).length > 3),
    share((line) => /^[^:]{2,30}:\s/u.test(line.text)),
    share((line) => /https?:|www\.|@|\.(?:com|org|io)\b/.test(line.text)),
    share((line) => line.text.split(' ').length <= 2),
    share((line) => line.cells.some((cell) => placeScore(cell.text) >= 2)),
    share((line) => /^\p{Ll}|[.!?]$/u.test(line.text) && !line.hasBullet),
    share((line) => line.cells.length > 1),
    place,
    ...TOLD_KINDS.slice(0, 4).map((kind) => (others.has(kind) ? 1 : 0)),
  ]
}

/** Which kind of section these lines are by what stands in them, and how much better it fits than the next. */
export function kindByContent(
  lines: Line[],
  others: ReadonlySet<SectionKind>,
  place: number,
): { kind: ToldKind; margin: number } {
  const content = contentOf(lines, others, place)
  const ranked = TOLD_KINDS.map((kind, at) => ({
    kind,
    score: content.reduce((sum, value, index) => sum + value * (SECTION_WEIGHTS[at]?.[index] ?? 0), 0),
  })).sort((a, b) => b.score - a.score)
  const [best, next] = [must(ranked[0]), must(ranked[1])]
  return { kind: best.kind, margin: best.score - next.score }
}
