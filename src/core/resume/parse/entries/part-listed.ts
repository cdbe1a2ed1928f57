import type { Line } from '../layout/line.ts'
import { cutRuns } from './inline-entries.ts'
import { headerDate } from './line-dates.ts'
import { NO_HABITS, readHeader, type Roles } from './read-header.ts'
import type { RawEntry } from './split-entries.ts'

const BETWEEN = /\s*;\s+|\s+\|\s+/u
const FEWEST_LISTED = 2
/** What a name with a known word has. */
const KNOWN_FIRST = 2
const KNOWN_SECOND = 1

/** 'Audit Intern, Adeyemi Partners; Clerk, Acme Ltd' in one line, each with both its names: so many entries, under one date or their own. */
export function partListed(entry: RawEntry, roles: Roles): RawEntry[] {
  for (const line of entry.header) {
    const pieces = piecesOf(line)
    if (pieces.length < FEWEST_LISTED || !pieces.every((piece) => isWhole(piece, roles))) continue
    return pieces.map((piece, at) => {
      const date = headerDate(piece)
      return {
        header: [piece],
        date: date ? { ...date, line: piece } : entry.date,
        body: at === pieces.length - 1 ? entry.body : [],
      }
    })
  }
  return [entry]
}

function isWhole(line: Line, roles: Roles): boolean {
  const reading = readHeader([line], roles, NO_HABITS)
  return (
    roles.first(reading?.first?.text ?? '') >= KNOWN_FIRST && roles.second(reading?.second?.text ?? '') >= KNOWN_SECOND
  )
}

function piecesOf(line: Line): Line[] {
  const [cell] = line.cells
  if (!cell || line.cells.length > 1 || !BETWEEN.test(cell.text)) return []
  const pieces: Line[] = []
  let rest = cell
  for (const text of cell.text.split(BETWEEN)) {
    const [head, tail] = cutRuns(rest, rest.text.indexOf(text) + text.length)
    const own = { ...head, text }
    pieces.push({ ...line, cells: [own], text })
    rest = tail
  }
  return pieces
}
