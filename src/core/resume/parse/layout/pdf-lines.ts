import { must } from '#core/must.ts'
import { type Region, pageRegions } from './columns.ts'
import type { PdfPage } from '../document.ts'
import type { Plan } from '../reading-plan.ts'
import { cellsToLine, type LineDraft } from './line-draft.ts'
import { type Piece, readPieces } from './pieces.ts'
import type { Judge } from './judge.ts'
import { leftToRight } from './reading-direction.ts'
import { scaled, usualScale } from './page-scale.ts'
import { joinDates } from './join-dates.ts'
import { joinJustified } from './justified.ts'
import { joinHeadings } from './join-headings.ts'
import { type PagePieces, withoutRunningLines } from './running-lines.ts'
import { withSideBlocks } from './side-blocks.ts'

type Track = { left: number; right: number; lines: LineDraft[]; isOpen: boolean; isColumn: boolean }

const SAME_EDGE_POINTS = 10

/** The lines of a PDF in reading order: a column that goes on over the page is read on before the next one. */
export function readPdfLines(printed: PdfPage[], judge: Judge, columns: Plan['columns'] = 'judged'): LineDraft[] {
  const { scale, perPage } = piecesOf(printed, judge)
  const headings = perPage.flatMap(({ pieces }) => pieces.filter((piece) => judge.isHeading(piece.text)))
  const tracks: Track[] = []
  let pageTop = 0
  for (const { page, pieces } of perPage) {
    const open = tracks.filter((track) => track.isOpen)
    for (const track of tracks) track.isOpen = false
    const regions = pageRegions(pieces, judge, columns, innerEdges(open))
    for (const region of regions) {
      const track = trackFor(region, open) ?? newTrack(tracks)
      track.left = region.left
      track.right = region.right
      track.isOpen = true
      track.isColumn = region.isColumn && !regions.some((other) => isBelow(other, region))
      track.lines.push(
        ...regionLines(region, page, { pageTop, scale }, tracks.indexOf(track), judge, headings, columns),
      )
    }
    pageTop += page.height
  }
  return tracks.flatMap((track) => track.lines)
}

/** Where columns of the page before begin, but for the leftmost. */
function innerEdges(open: readonly Track[]): number[] {
  const lefts = open.filter(({ isColumn }) => isColumn).map(({ left }) => left)
  const first = Math.min(...lefts)
  return lefts.filter((left) => left > first + SAME_EDGE_POINTS)
}

/** A document is read in several ways: its pieces are the same in all of them. */
const known = new WeakMap<PdfPage[], { scale: number; perPage: PagePieces[] }>()

function piecesOf(printed: PdfPage[], judge: Judge): { scale: number; perPage: PagePieces[] } {
  const before = known.get(printed)
  if (before) return before
  const scale = usualScale(printed)
  const pages = (scale === 1 ? printed : printed.map((page) => scaled(page, scale))).map(leftToRight)
  const perPage = withoutRunningLines(
    pages.map((page) => ({ page, pieces: joinDates(joinHeadings(joinJustified(readPieces(page)), judge)) })),
  )
  known.set(printed, { scale, perPage })
  return { scale, perPage }
}

/** Whether `other` begins below all of `region` and reaches under it: such a column ends on its page. */
function isBelow(other: Region, region: Region): boolean {
  const bottom = Math.max(...region.pieces.map((piece) => piece.bottom))
  return other.left < region.right && other.right > region.left && other.pieces.every((piece) => piece.bottom > bottom)
}

function newTrack(tracks: Track[]): Track {
  const track: Track = { left: 0, right: 0, lines: [], isOpen: true, isColumn: false }
  tracks.push(track)
  return track
}

/** The column of the page before that this region continues. */
function trackFor(region: Region, open: Track[]): Track | undefined {
  const columns = open.filter((track) => track.isColumn)
  if (columns.length < 2) return undefined
  const own = columns.find((track) => Math.abs(track.left - region.left) < SAME_EDGE_POINTS)
  // Where a side column has ended, what stood beside it goes on over the whole page.
  const isWhole = columns.every((track) => region.right > (track.left + track.right) / 2)
  return own && isWhole ? columns.reduce((most, track) => (widthOf(track) > widthOf(most) ? track : most)) : own
}

const widthOf = ({ left, right }: Track) => right - left

function regionLines(
  region: Region,
  page: PdfPage,
  { pageTop, scale }: { pageTop: number; scale: number },
  track: number,
  judge: Judge,
  headings: Piece[],
  columns: Plan['columns'],
): LineDraft[] {
  const rows: Piece[][] = []
  for (const piece of [...region.pieces].sort((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const row = rows.at(-1)
    if (row && piece.baseline - must(row[0]).baseline < Math.max(1.5, piece.size * 0.25)) row.push(piece)
    else rows.push([piece])
  }
  const joined = rows.map((row) => row.sort((a, b) => a.left - b.left))
  return (region.rows ?? (columns === 'rows' ? joined : withSideBlocks(joined, judge, headings))).map((row) =>
    cellsToLine(
      row.map((piece) => ({ text: piece.text, left: piece.left, right: piece.right, runs: piece.runs })),
      {
        top: pageTop + Math.min(...row.map((piece) => piece.top)),
        bottom: pageTop + Math.max(...row.map((piece) => piece.bottom)),
        region: track,
        isCentred: isCentred(row, page),
        place: { kind: 'pdf', page: page.number, pageTop, scale, ...(page.isTurned ? { turnedAt: page.width } : {}) },
      },
    ),
  )
}

function isCentred(row: Piece[], page: PdfPage): boolean {
  const left = must(row[0]).left
  const right = page.width - must(row.at(-1)).right
  return Math.abs(left - right) < 12 && left > page.width * 0.12
}
