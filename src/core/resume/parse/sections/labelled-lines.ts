import { must } from '#core/must.ts'
import { fold } from '#core/text/fold.ts'
import type { Cell, Line } from '../layout/line.ts'
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
  const lines: Line[] = []
  for (let at = 0; at < section.lines.length; at += 1) {
    const line = must(section.lines[at])
    const next = section.lines[at + 1]
    const below = next && line.cells.length === 1 ? opened(line.text, next, next.cells, NEVER_ALONE) : null
    const own = below ?? labelled(line)
    if (!own || own.kind === section.kind) lines.push(line)
    else parts.push({ ...section, kind: own.kind, heading: null, lines: [own.line] })
    // its label stood above it
    if (below && below.kind !== section.kind) at += 1
  }
  return parts.length === 0 ? [section] : [{ ...section, lines }, ...parts]
}

/** What may be driven is no skill of a list. */
const DRIVING =
  /^(?:driving|driver'?s?) licen[cs]es?$|^(?:fuhrerschein|surucu belgesi|ehliyet|permis de conduire|permis|carnet de conducir|permiso de conducir|patente(?: di guida)?|carta de conducao|carteira de motorista|rijbewijs|prawo jazdy)\b/
const LONGEST_CELL = 30
/** A word that stands alone above its line is a label only of what can be told by that line. */
const NEVER_ALONE = new Set<SectionKind>()

function labelled(line: Line): { kind: SectionKind; line: Line } | null {
  const label = LABEL.exec(line.text)
  if (label) return opened(must(label[1]), line, [withText(must(line.cells.at(-1)), line.text.slice(label[0].length))])
  // a row of a table, with its label in the first column
  const [head, ...rest] = line.cells
  if (!head || rest.length === 0 || /[,;|]/.test(head.text)) return null
  return opened(head.text, line, rest)
}

function opened(
  label: string,
  line: Line,
  cells: readonly Cell[],
  own: ReadonlySet<SectionKind> = OWN,
): { kind: SectionKind; line: Line } | null {
  const text = cells.map((cell) => cell.text).join(' ')
  const part = (kind: SectionKind) => ({ kind, line: { ...line, text, cells: [...cells] } })
  if (label.length > LONGEST_CELL) return null
  if (DRIVING.test(fold(label))) return part('other')
  const kind = headingKind(label)
  return kind && (own.has(kind) || (kind === 'languages' && isSpokenList(text))) ? part(kind) : null
}

function withText(cell: Cell, text: string): Cell {
  return { ...cell, text, runs: [{ ...must(cell.runs[0]), text }] }
}
