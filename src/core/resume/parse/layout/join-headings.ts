import { must } from '#core/must.ts'
import { isWeakHeading } from '../sections/heading-kind.ts'
import type { Judge } from './judge.ts'
import type { Piece } from './pieces.ts'
import { piecesByHeight } from './pieces-by-height.ts'

const LONGEST_PART = 30
const MOST_LINES = 3

/** Words that end headings: 'Academic' above 'Background'. */
const TAIL = /^(?:background|history|information|overview|highlights|qualifications|details|summary)$/i

/** 'Education' above 'and training'. */
const OPENER = /^(?:&|and|und|et|y|e|i|ve)\s/i

/** Makes one piece of a heading that a narrow column broke over two lines: 'LICENSES &' and 'CERTIFICATIONS'. */
export function joinHeadings(pieces: Piece[], judge: Judge): Piece[] {
  const gone = new Set<Piece>()
  const near = piecesByHeight(pieces)
  const under = (piece: Piece) => {
    const [from, to] = heightsUnder(piece)
    return near(from, to).filter((other) => isUnder(piece, other))
  }
  const joined = pieces.map((piece) => {
    let whole = piece
    let low = piece
    for (let lines = 1; lines < MOST_LINES && !gone.has(piece) && whole.text.length <= LONGEST_PART; lines += 1) {
      const next = under(low).find((other) => other !== piece && !gone.has(other))
      const below = restOf(whole, next, under, judge)
      if (!below) break
      gone.add(below)
      whole = merged(whole, below)
      low = below
    }
    return whole
  })
  return joined.filter((_, at) => !gone.has(must(pieces[at])))
}

/** The line below, where the heading so far goes on with it. */
function restOf(piece: Piece, below: Piece | undefined, under: (piece: Piece) => Piece[], judge: Judge): Piece | null {
  if (!below) return null
  const text = `${piece.text} ${below.text}`
  if (judge.isHeading(piece.text) && opensOther(below, under, judge)) return null
  const isOpen =
    /[&/-]$|\b(?:and|und|et|y|e|i|ve)$/i.test(piece.text) ||
    !judge.isHeading(piece.text) ||
    !judge.isHeading(below.text) ||
    judge.kindOf(piece.text) === judge.kindOf(below.text) ||
    TAIL.test(below.text) ||
    OPENER.test(below.text) ||
    isWeakHeading(piece.text)
  return isOpen && judge.isHeading(text) ? below : null
}

function merged(piece: Piece, below: Piece): Piece {
  const last = must(piece.runs.at(-1))
  return {
    ...piece,
    text: `${piece.text} ${below.text}`,
    runs: [...piece.runs.slice(0, -1), { ...last, text: `${last.text} ` }, ...below.runs],
    right: Math.max(piece.right, below.right),
  }
}

/** 'Professional' below 'Summary' begins 'Professional Experience' when that is the next line. */
function opensOther(below: Piece, under: (piece: Piece) => Piece[], judge: Judge): boolean {
  const next = judge.isHeading(below.text) ? undefined : under(below).find((other) => other !== below)
  return next !== undefined && judge.isHeading(`${below.text} ${next.text}`)
}

/** Between them the line below begins. */
const heightsUnder = ({ bottom, size }: Piece) => [bottom - size * 0.3, bottom + size * 0.7] as const

function isUnder(piece: Piece, other: Piece): boolean {
  const [a, b] = [must(piece.runs.at(-1)), must(other.runs[0])]
  if (Math.abs(piece.size - other.size) > 0.3) return false
  if (a.isBold !== b.isBold || a.color !== b.color) return false
  return Math.abs(piece.left - other.left) < 3 || Math.abs(piece.right - other.right) < 3
}
