import { tidy } from '#core/text/sanitise.ts'
import type { Line } from '../layout/line.ts'
import { findDates } from '../words/dates.ts'
import { degreeScore } from '../words/degree-words.ts'
import { clip } from './experience.ts'
import { hasGrade } from './school-notes.ts'

const BETWEEN = /\s*[|•·;]\s*|,\s+|\s+[–—]\s+|(?<=\p{L}{4})\.\s+(?=\p{Lu})/u
const LONGEST_GRADE = 120

/** 'First Class' of 'Bachelor of Engineering (First Class)', 'mention bien' of 'Baccalauréat S mention bien'. */
const GRADE_BEHIND = /\(([^()]+)\)$|\b(mention .+)$/iu

export function findGrade(lines: Line[]): string | null {
  for (const line of lines) {
    const parts = line.cells.flatMap(({ text }) => withoutDates(text).split(BETWEEN).map(trimmed))
    const part = parts.find((one) => one.length <= LONGEST_GRADE && hasGrade(one)) ?? ''
    if (part === '') continue
    const [, bracketed, behind] = GRADE_BEHIND.exec(part) ?? []
    const own = bracketed ?? behind
    return clip(degreeScore(part) >= 2 && own && hasGrade(own) ? own : part, 80)
  }
  return null
}

/** Without the stop of a sentence before it or half of a bracket around it. */
const trimmed = (text: string) => {
  const bare = tidy(text).replace(/^[.\s–—-]+|\.$/g, '')
  return bare.includes('(') ? bare : bare.replace(/\)$/, '')
}

const withoutDates = (text: string) =>
  findDates(text).reduceRight((rest, { start, end }) => `${rest.slice(0, start)}|${rest.slice(end)}`, text)
