import { must } from '#core/must.ts'
import type { Line } from '../layout/line.ts'
import type { SectionKind } from '../words/section-words.ts'
import { headingKind } from './heading-kind.ts'
import { isSpokenList } from './spoken.ts'

const LABEL = /^([^:]{3,30}?)\s*:\s*(?=[\p{L}\d])/u
/** Sections in which a line may be of another kind, as its label says. */
const MIXED = new Set<string>(['skills', 'contact', 'other', 'top', 'summary', 'interests', 'languages'])
/** What lists of skills have no labels for. */
const OWN = new Set<SectionKind>(['certifications', 'interests', 'awards', 'references', 'volunteering'])

/** 'Languages: English, Malay' and 'Certificates: CCNA' among other lists are sections of their own, one line long. */
export function partLabelledLines<T extends { kind: string; lines: Line[] }>(section: T): T[] {
  if (!MIXED.has(section.kind)) return [section]
  const parts: T[] = []
  const lines = section.lines.filter((line) => {
    const own = labelled(line)
    if (!own || own.kind === section.kind) return true
    parts.push({ ...section, kind: own.kind, heading: null, lines: [own.line] })
    return false
  })
  return parts.length === 0 ? [section] : [{ ...section, lines }, ...parts]
}

function labelled(line: Line): { kind: SectionKind; line: Line } | null {
  const label = LABEL.exec(line.text)
  const kind = label && headingKind(must(label[1]))
  if (!label || !kind) return null
  const text = line.text.slice(label[0].length)
  if (!OWN.has(kind) && !(kind === 'languages' && isSpokenList(text))) return null
  const cell = must(line.cells.at(-1))
  const run = must(cell.runs[0])
  return { kind, line: { ...line, text, cells: [{ ...cell, text, runs: [{ ...run, text }] }] } }
}
