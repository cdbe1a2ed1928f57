import { must } from '#core/must.ts'
import type { Line } from '../layout/line.ts'
import { isOwnName } from './join-wrapped.ts'
import { headerParts, type HeaderPart } from './header-parts.ts'
import { headerDate } from './line-dates.ts'
import { CUT_WORDS } from '../words/cut-words.ts'
import { areTools } from '../words/tool-words.ts'
import { isGrade } from './school-notes.ts'

/** What stands between two names that share a part of a header: whether it parts them is for the reading to say. */
export type Joint =
  | 'start'
  | 'wrap'
  | 'open'
  | 'at'
  | 'weak'
  | 'dash'
  | 'comma'
  | 'colon'
  | 'stop'
  | 'slash'
  | 'bracket'

/** A stretch of a part without any such joint; `start`, `end` and `outerEnd` (past a bracket) are offsets into it. */
export type Atom = { part: HeaderPart; text: string; joint: Joint; start: number; end: number; outerEnd: number }

/** Neighbouring atoms of one part, read as one name. */
export type Span = { atoms: Atom[]; text: string; from: number; to: number }

const LONGEST_PART = 200
/** 'Garden Assistant, Advisor: Dr. Ada Byron': who or what else, by its label. */
const LABELLED =
  /(?:[,;.]|\s[-–—])\s(?:(?:thesis|phd|academic|faculty|course|line) )?(?:advis[eo]r|supervisor|director|mentor|PI|principal investigator|manager|reporting to|reports to|course|project|client|betreuer(?:in)?|leitung|kunde|projekt|directeur|encadrante?|tuteur|tutrice|client|projet|tutore?|relatore|progetto|cliente|proyecto|begeleider|project|opiekun|promotor|danışman)\s?:\s.*$/iu
/** 'Supervisor: Prof. Ada Byron' says under whom, and yields to the names beside it. */
export const UNDER_WHOM =
  /^(?:(?:faculty|academic|thesis|project|phd|research) )?(?:advis[eo]r|supervisors?|mentors?|guide|betreuer(?:in)?|encadrante?|tutora?|relatore|danışman)\s?:\s/iu
/** A title and an employer. */
const FEWEST_NAMES = 2
const MOST_ATOMS = 16
const LONGEST_SPAN = 6
/** A line that ends this near to the edge may have had no room for its next word. */
const WRAP_POINTS = 110

const JOINTS: [Joint, RegExp][] = [
  ['bracket', /\s{0,3}\([^()]{2,80}\)/u],
  ['at', /\s(?:at|@|from|bei|beim|chez|presso|bij)\s|\s?@\s?(?=\p{L})/iu],
  // 'Southwind Parcel-Olive Branch, MS': job boards print it so. Chinese and Japanese have no blanks.
  [
    'dash',
    /\s[-–—]{1,3}\s?|[–—]\s|(?<=[\p{sc=Han}\p{sc=Katakana}])[-–—－](?=\p{L})|(?<=\p{L})[-–—－](?=\p{sc=Han})|(?<=\p{Ll})-(?=\p{Lu}[\p{L} .]{1,30}, \p{Lu}{2}$)/u,
  ],
  ['comma', /\s?[,;]\s|[，、；]|,(?=\p{Lo})/u],
  ['colon', /\s?[:：]\s/u],
  [
    'stop',
    new RegExp(
      String.raw`(?<=\p{L}{4})(?<!${CUT_WORDS})\.\s(?!(?:co|inc|ltd|llc|corp|gmbh|plc|pvt|pty|s\.a|a\.ş)(?![\p{L}-]))(?=\p{Lu})`,
      'iu',
    ),
  ],
  ['slash', /\s\/\s/u],
  [
    'weak',
    /\s(?:w|we|en|em|na|no|for|with|für|in der|im|in|per|à l['’]|à la|à|au|aux|pour|para|dla|within)\s?(?<=[\s'’])/iu,
  ],
]
const ANY = new RegExp(JOINTS.map(([, pattern]) => `(${pattern.source})`).join('|'), 'giu')

/** Headers are tried in many lengths: the atoms of a line are found once. */
const known = new WeakMap<Line, { atoms: Atom[]; isDated: boolean }>()

/** Rows are counted from the dates, which every entry has: a second role has fewer lines above them than the first. */
export function headerAtoms(header: Line[]): Atom[] {
  const dated = Math.max(
    0,
    header.findIndex((line) => readLine(line).isDated),
  )
  const all = header.flatMap((line, row) => {
    const { atoms } = readLine(line)
    return row === dated ? atoms : inRow(atoms, row - dated)
  })
  const own = all.filter((atom) => !isUnderWhom(atom) && !areTools(atom.part.text))
  return (own.length < FEWEST_NAMES ? all : own).slice(0, MOST_ATOMS)
}

/** Until a comma: 'Advisor: Prof. Ada Byron, Ardrow University' names an employer too. */
function isUnderWhom({ part, start }: Atom): boolean {
  const comma = part.text.indexOf(',')
  return UNDER_WHOM.test(part.text) && (comma < 0 || start < comma)
}

function readLine(line: Line): { atoms: Atom[]; isDated: boolean } {
  let own = known.get(line)
  if (!own) {
    own = { atoms: headerParts([line], 'hard').flatMap(atomsOf), isDated: headerDate(line) !== null }
    known.set(line, own)
  }
  return own
}

/** 'HPW – Holt Pump Works': a short form and what it stands for are one name. */
function isSpelledOut(short: string, behind: string): boolean {
  if (!/^\p{Lu}{3,6}$/u.test(short)) return false
  const [long = ''] = behind.split(/\s[-–—~|]|[,;:(]/u)
  const initials = (long.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('')
  const isAbout = initials.length >= 2 && initials[0] === short[0] && isWithin(initials, short)
  return isAbout && long !== long.toUpperCase() && isWithin(short, long.toUpperCase())
}

/** The letters of `few` stand in `many` in this order. */
function isWithin(few: string, many: string): boolean {
  let at = 0
  for (const letter of many) if (letter === few[at]) at += 1
  return at === few.length
}

function inRow(atoms: Atom[], row: number): Atom[] {
  const parts = new Map(atoms.map(({ part }) => [part, { ...part, row }]))
  return atoms.map((atom) => ({ ...atom, part: must(parts.get(atom.part)) }))
}

function atomsOf(part: HeaderPart): Atom[] {
  const text = part.text.slice(0, LONGEST_PART).replace(LABELLED, '')
  if (part.isPlace) return [{ part, text, joint: 'start', start: 0, end: text.length, outerEnd: text.length }]
  const atoms: Atom[] = []
  let joint: Joint = 'start'
  let from = 0
  const add = (start: number, end: number, outerEnd: number, by: Joint) => {
    const own = text.slice(start, end)
    if (/[\p{L}\p{N}]/u.test(own)) atoms.push({ part, text: own.trim(), joint: by, start, end, outerEnd })
  }
  for (const match of text.matchAll(ANY)) {
    const kind = must(JOINTS[match.slice(1).findIndex((group) => group !== undefined)])[0]
    const end = match.index + match[0].length
    if (kind === 'dash' && isSpelledOut(text.slice(from, match.index), text.slice(end))) continue
    if (match.index > from) add(from, match.index, match.index, joint)
    joint = kind
    from = end
    if (kind !== 'bracket') continue
    const open = text.indexOf('(', match.index)
    add(open + 1, end - 1, end, 'bracket')
    joint = 'bracket'
  }
  add(from, text.length, text.length, joint)
  return atoms
}

/** Waits for more words; 'Lafayette, IN' does not. */
export const OPEN_END =
  /[&,/-]$|(?<!, )\b(?:of|for|and|the|at|in|to|de|du|des|del|la|do|da|e|y|et|für|der|und|im|w|ve)$/iu

/** All names a header can hold: neighbours of one part, whatever joins them, or of two that a narrow column broke. */
export function spansOf(atoms: Atom[]): Span[] {
  const spans: Span[] = []
  atoms.forEach((_, from) => {
    let text = ''
    for (let to = from; to < atoms.length && to - from < LONGEST_SPAN; to += 1) {
      const [atom, before] = [must(atoms[to]), atoms[to - 1]]
      // What begins in brackets ends there.
      if (to > from && must(atoms[from]).joint === 'bracket' && isBracketed(must(atoms[from]))) break
      if (to > from && before && atom.part !== before.part) {
        if (!isBroken(before, atom)) break
        text += isParted(before, atom) ? atom.text : ` ${atom.text}`
      } else if (to === from) text = atom.text
      else text = joined(text, must(before), atom)
      spans.push({ atoms: atoms.slice(from, to + 1), text, from, to })
    }
  })
  return spans
}

export const isBracketed = ({ part, end }: Atom) => part.text[end] === ')'

const joined = (text: string, before: Atom, atom: Atom) =>
  text + atom.part.text.slice(before.joint === 'bracket' ? before.outerEnd : before.end, atom.outerEnd)

/** Whether a name may go on below itself: printed in one look, one under the other. */
function isBroken(above: Atom, below: Atom): boolean {
  const [a, b] = [above.part, below.part]
  return (
    b.row === a.row + 1 &&
    b.column === 0 &&
    below.start === 0 &&
    a.line.source.kind === 'pdf' &&
    isFull(a) &&
    !isOwnName(a.text, b.text) &&
    !isGrade(above.text) &&
    a.isBold === b.isBold &&
    a.isItalic === b.isItalic &&
    Math.abs(a.line.size - b.line.size) < 0.3 &&
    Math.abs(a.left - b.left) < 3
  )
}

/** Whether the next word may have had no room: before the dates beside it, or at the edge. */
function isFull({ line, left }: HeaderPart): boolean {
  const at = line.cells.findIndex((cell) => cell.left === left)
  const [cell, beside] = [line.cells[at], line.cells[at + 1]]
  return cell === undefined || cell.right > (beside?.left ?? line.regionRight) - WRAP_POINTS
}

/** A word that the end of the line parted: 'Univer-' and 'sität'. */
const isParted = (above: Atom, below: Atom) =>
  /^\p{Ll}/u.test(below.text) && above.part.line.cells.some((cell) => cell.text.endsWith(`${above.text}-`))

/** What joins an atom to the one before it in a span. */
export function jointTo(atom: Atom, before: Atom): Joint {
  if (atom.part === before.part) return atom.joint
  return OPEN_END.test(before.part.text) || isParted(before, atom) ? 'open' : 'wrap'
}
