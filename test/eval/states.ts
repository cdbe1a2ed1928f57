// npm run eval -- states [--held] [--show]: what one line of a resume says of its state and season arrives in the facts.
import { parseArgs } from 'node:util'
import type { DocxParagraph, DocxText } from '#core/resume/parse/document.ts'
import { readResume } from '#core/resume/parse/read-resume.ts'
import { HEADINGS, HELD, OPEN, type StateLine } from './state-lines.ts'
import { TERMS } from './labelled.ts'

const { values } = parseArgs({ options: { held: { type: 'boolean' }, show: { type: 'boolean' } } })

/** A resume of one section with this line. */
function documentOf([language, room, text]: StateLine): DocxText {
  const heading = HEADINGS[language]?.[room] ?? room
  const paragraph = (words: string, index: number): DocxParagraph => ({
    index,
    runs: [{ text: words.replace(/^• /, ''), isBold: false, isItalic: false, size: 11, color: 0, isHidden: false }],
    headingLevel: words === heading ? 1 : null,
    isTitle: false,
    isListItem: words.startsWith('• '),
    isCentred: false,
    indent: 0,
    spaceBefore: 0,
    hasRule: false,
    area: 'body',
    cell: null,
    links: [],
  })
  const lines = ['Ada Vale', 'ada.vale@example.org', heading, ...text.split('\n')]
  return { kind: 'docx', paragraphs: lines.map(paragraph), isCut: false }
}

function faultsOf(line: StateLine): string[] {
  const [, room, , want] = line
  const facts = readResume(documentOf(line), TERMS)
  const entries = facts[room] as Record<string, unknown>[]
  const entry = entries[0] ?? {}
  const got: Record<string, unknown> = {
    s: entry.state,
    a: entry.startDate ?? (room === 'certifications' ? entry.date : null),
    z: entry.endDate ?? (room === 'certifications' ? entry.date : null),
    sa: entry.startSeason,
    sz: entry.endSeason,
  }
  const faults = Object.entries(want).flatMap(([key, value]) =>
    got[key] === value ? [] : [`${key}: ${String(got[key])} for ${value}`],
  )
  if (entries.length !== 1) faults.push(`${entries.length} entries`)
  const end = entry['endDate']
  if (!want.z && typeof end === 'string' && end !== want.a && room === 'experience')
    faults.push(`an end ${end} nobody wrote`)
  return faults
}

const lines = values.held ? HELD : OPEN
const judged = lines.map((line) => ({ line, faults: faultsOf(line) }))
const right = judged.filter(({ faults }) => faults.length === 0)
if (values.show)
  for (const { line, faults } of judged)
    if (faults.length > 0) process.stdout.write(`${line[0]} ${line[2].replaceAll('\n', ' / ')}: ${faults.join('; ')}\n`)
process.stdout.write(`${values.held ? 'held' : 'open'}: ${right.length} of ${lines.length} lines\n`)
