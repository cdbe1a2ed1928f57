import type { PdfPage } from '../document.ts'
import { must } from '#core/must.ts'
import type { Piece } from './pieces.ts'
import { findDates } from '../words/dates.ts'
import { fold } from '#core/text/fold.ts'
import { findPhones } from '../sections/contact/contact-patterns.ts'

export type PagePieces = { page: PdfPage; pieces: Piece[] }

const FOOT = 0.88
const PAGE_NUMBER =
  /^(?:page|seite|strona|sayfa|pagina|pag|p)?\.?\s*\d{1,2}\s*(?:(?:of|von|z|de|sur|\/|\|)\s*\d{1,2})?$/

/**
 * Leaves out page numbers and what is printed again at the top or foot of each page. Where the feet say how to reach the
 * person, and nothing else does, the last of them stays.
 */
export function withoutRunningLines(pages: PagePieces[]): PagePieces[] {
  const seen = new Map<string, number>()
  for (const { page, pieces } of pages) {
    for (const text of new Set(pieces.filter((piece) => isAtEdge(piece, page)).map(key)))
      seen.set(text, (seen.get(text) ?? 0) + 1)
  }
  // An employer that opens several pages stands within them too, in the same letters.
  const within = new Set(
    pages.flatMap(({ page, pieces }) => pieces.filter((piece) => !isAtEdge(piece, page)).map(letters)),
  )
  const reach = reachInFeet(pages)
  return pages.map(({ page, pieces }, index) => {
    const footers = footersOf({ page, pieces })
    const heads = index === 0 ? new Set() : headsAgain(must(pages[0]).pieces, pieces)
    const kept = pieces.filter((piece) => {
      if (reach.has(piece)) return true
      if (footers.has(piece) || heads.has(piece)) return false
      if (!isAtEdge(piece, page)) return true
      if (isPageNumber(piece.text)) return pages.length === 1 && !/\p{L}|\d/u.test(piece.text)
      // At the top of the first page stands the name.
      return (
        (index === 0 && piece.baseline < page.height / 2) ||
        (seen.get(key(piece)) ?? 0) < 2 ||
        within.has(letters(piece))
      )
    })
    return { page, pieces: kept }
  })
}

/** The foot of the last page, if each page has it and no other place has its phone numbers. */
function reachInFeet(pages: PagePieces[]): Set<Piece> {
  if (pages.length < 2) return new Set()
  const feet = pages.map(({ page, pieces }) => pieces.filter((piece) => piece.baseline > page.height * FOOT))
  const texts = feet.map((foot) => foot.map(({ text }) => text))
  const again = must(feet.at(-1)).filter(({ text }) => !isPageNumber(text) && texts.every((own) => own.includes(text)))
  const phones = again.flatMap(({ text }) => findPhones(text))
  const isElsewhere = pages.some(({ pieces }, at) =>
    pieces.some((piece) => !must(feet[at]).includes(piece) && findPhones(piece.text).length > 0),
  )
  return phones.length > 0 && !isElsewhere ? new Set(again) : new Set()
}

const isPageNumber = (text: string) => PAGE_NUMBER.test(fold(text))

/** What opens a page as it opened the first: the name, and below it what stands in the very place, as in the head of a Word file. */
function headsAgain(first: Piece[], pieces: Piece[]): Set<Piece> {
  const above = first.toSorted(byBaseline)
  const [name, opening] = [above[0], pieces.toSorted(byBaseline)[0]]
  if (!name || !opening || !saysAgain(opening.text, name.text)) return new Set()
  const beside = pieces.filter((piece) => isNear(piece.baseline, opening.baseline) && isOfPaper(piece.text))
  const below = pieces.filter((piece) => piece !== opening && !beside.includes(piece)).toSorted(byBaseline)
  const same = below.findIndex((piece, at) => {
    const own = above[at + 1]
    return own?.text !== piece.text || !isNear(own.baseline, piece.baseline) || !isNear(own.left, piece.left)
  })
  return new Set([opening, ...beside, ...(same < 0 ? below : below.slice(0, same))])
}

/** 'Ada Marsh', or 'Ada Marsh – page 2'. */
function saysAgain(text: string, name: string): boolean {
  const rest = fold(text).startsWith(fold(name)) ? text.slice(name.length).replace(/^[\s,|–—-]+/u, '') : null
  return rest === '' || (rest !== null && isOfPaper(rest))
}

const LONGEST_OF_PAPER = 30
const isOfPaper = (text: string) => isPageNumber(text) || (text.length <= LONGEST_OF_PAPER && FOOTER.test(fold(text)))

const byBaseline = (a: Piece, b: Piece) => a.baseline - b.baseline || a.left - b.left
const isNear = (a: number, b: number) => Math.abs(a - b) < 1

/** What a running line says on each page: numbers count up, but dates do not. */
function key({ text }: Piece): string {
  let told = ''
  let at = 0
  for (const { start, end } of findDates(text)) {
    told += `${text.slice(at, start).replaceAll(/\d+/g, '#')}${text.slice(start, end)}`
    at = end
  }
  return fold(told + text.slice(at).replaceAll(/\d+/g, '#'))
}

const letters = (piece: Piece) => `${piece.text}|${Math.round(piece.size)}|${must(piece.runs[0]).isBold}`

/** Words of a footer that stands far from the text: a date, the paper's name, a page. */
const FOOTER =
  /\b(?:page|seite|strona|sayfa|pagina|curriculum vitae|resume|cv|lebenslauf|ozgecmis|confidential|european union|last updated|updated|stand)\b|©/
const FAR_EMS = 2.5

/** Pieces in the foot of a page, far below everything else, of which one says what the paper or the page is. */
function footersOf({ page, pieces }: PagePieces): Set<Piece> {
  const foot = pieces.filter((piece) => piece.baseline > page.height * 0.9)
  const lowest = Math.max(0, ...pieces.filter((piece) => !foot.includes(piece)).map((piece) => piece.bottom))
  const far = foot.filter((piece) => piece.top - lowest > piece.size * FAR_EMS)
  return far.length === foot.length && far.some((piece) => FOOTER.test(fold(piece.text))) ? new Set(far) : new Set()
}

const isAtEdge = (piece: Piece, page: PdfPage) =>
  piece.baseline < page.height * 0.08 || piece.baseline > page.height * 0.92
