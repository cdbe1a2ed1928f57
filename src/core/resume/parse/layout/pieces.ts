import { must } from '#core/must.ts'
import type { Glyph, PdfPage } from '../document.ts'
import type { Run } from './line.ts'
import { isBlank, lettersOf, rowsOf, WORD_GAP_EMS } from './glyph-rows.ts'
import { isLoneBullet, withoutIcons } from './bullets.ts'
import { isAtEdge, tableEdges } from './table-edges.ts'
import { sanitise, tidy } from '#core/text/sanitise.ts'

/** Text on one baseline with no wide gap in it. */
export type Piece = {
  text: string
  runs: Run[]
  left: number
  right: number
  top: number
  bottom: number
  baseline: number
  size: number
  page: number
}

/** A gap this wide, in ems, parts two pieces. */
const WIDE_GAP_EMS = 1
/** So does a narrower one where words start below each other behind it. */
const COLUMN_GAP_EMS = 0.6
const FEWEST_ALIGNED = 3
/** A column as near as this to the text beside it. */
const GUTTER_EMS = 0.4
const WIDER = 1.6
/** Justified text with written blanks has gaps as wide as between words inside them. */
const WORD_GAP_BESIDE_BLANKS_EMS = 0.17
const FEWEST_TYPED_APART = 4
/** Words of such letters stand this many of their blanks apart, at most. */
const MOST_BETWEEN_WORDS = 3
/** Letters this far apart, in ems, are spaced for looks. */
const LETTER_SPACED_EMS = 0.06

/** Reads the visible characters of a page as pieces, top to bottom and left to right, whatever their order in the file. */
export function readPieces(page: PdfPage): Piece[] {
  const visible = page.glyphs.filter((glyph) => !glyph.isHidden)
  const rows = rowsOf(visible)
  const gaps = { ...alignedStarts(rows), isSpaced: hasBlanks(rows) }
  const read = rows.map((row) => joinBullets(piecesOf(row, page.number, gaps)))
  return rows.flatMap((row, at) => {
    const edges = (read[at]?.length ?? 0) > 0 ? tableEdges(read, at) : []
    return edges.length > 0 ? joinBullets(piecesOf(row, page.number, gaps, edges)) : must(read[at])
  })
}

/** Where words start below each other on several rows behind a gap that is too wide for one between words: a column. */
function alignedStarts(rows: Glyph[][]): { aligned: Set<number>; columns: Set<number>; edges: Set<number> } {
  const gaps: { left: number; ems: number }[] = []
  for (const row of rows) {
    let right = Number.NEGATIVE_INFINITY
    let blank = 0
    for (const glyph of row) {
      if (isBlank(glyph)) {
        blank += glyph.right - glyph.left
        continue
      }
      const ems = (glyph.left - right - blank) / Math.max(glyph.style.size, 6)
      blank = 0
      if (ems > WORD_GAP_BESIDE_BLANKS_EMS && Number.isFinite(ems)) gaps.push({ left: Math.round(glyph.left), ems })
      right = Math.max(right, glyph.right)
    }
  }
  // Where pieces begin far from what stands before them, again and again, a column does.
  const begun = new Map<number, number>()
  for (const { left, ems } of gaps) if (ems > WIDE_GAP_EMS) begun.set(left, (begun.get(left) ?? 0) + 1)
  const far = [...begun.keys()]
  const firsts = rows.map((row) => Math.round(row.find((glyph) => !isBlank(glyph))?.left ?? 0))
  const edges = edgesOf(far, [...gaps.flatMap(({ left, ems }) => (ems > WIDE_GAP_EMS ? [left] : [])), ...firsts])
  // So do rows with nothing on their left, where others have something there.
  for (const left of firsts) {
    if (begun.has(left)) begun.set(left, (begun.get(left) ?? 0) + 1)
  }
  // A typewriter's blank is wide everywhere.
  const narrow = gaps.filter((gap) => gap.ems <= WIDE_GAP_EMS)
  const usual = narrow.map((gap) => gap.ems).sort((a, b) => a - b)[narrow.length >> 1] ?? 0
  const counts = new Map<number, number>()
  for (const { left, ems } of narrow)
    if (ems > COLUMN_GAP_EMS && ems > usual * WIDER) counts.set(left, (counts.get(left) ?? 0) + 1)
  return {
    aligned: new Set([...counts].filter(([, count]) => count >= FEWEST_ALIGNED).map(([left]) => left)),
    columns: new Set([...begun].filter(([, count]) => count > FEWEST_ALIGNED * 2).map(([left]) => left)),
    edges,
  }
}

/** Where pieces begin far from others, and several at all, a point to the left or right of each other. */
function edgesOf(far: number[], begun: number[]): Set<number> {
  const counts = new Map<number, number>()
  for (const left of begun.flatMap(around)) counts.set(left, (counts.get(left) ?? 0) + 1)
  return new Set(far.filter((left) => (counts.get(left) ?? 0) >= FEWEST_ALIGNED).flatMap(around))
}

const around = (left: number) => [left - 1, left, left + 1]

/** Whether the file writes the blanks between words; some only move on. */
function hasBlanks(rows: Glyph[][]): boolean {
  let written = 0
  let moved = 0
  for (const row of rows) {
    for (let at = 1; at < row.length; at += 1) {
      if (isBlank(must(row[at]))) written += 1
      else if (
        !isBlank(must(row[at - 1])) &&
        must(row[at]).left - must(row[at - 1]).right > WORD_GAP_BESIDE_BLANKS_EMS * must(row[at]).style.size
      )
        moved += 1
    }
  }
  return written > moved * 4
}

type Gaps = { aligned: Set<number>; columns: Set<number>; edges: Set<number>; isSpaced: boolean }

/** How much free space before a letter parts it from what stands before, in ems. */
function partingGap(glyph: Glyph, row: Glyph[], { aligned, columns, edges, isSpaced }: Gaps): number {
  const previous = row.at(-1)
  // A date that fills its margin up to a title in another look.
  const solid = row.findLast((other) => !isBlank(other))
  if (solid && solid.style.isBold !== glyph.style.isBold && edges.has(Math.round(glyph.left))) return WORD_GAP_EMS
  if (columns.has(Math.round(glyph.left))) return GUTTER_EMS
  // Where blanks are written, space without one is the layout's: labels side by side.
  const isMoved = isSpaced && previous !== undefined && !isBlank(previous)
  return isMoved || aligned.has(Math.round(glyph.left)) ? COLUMN_GAP_EMS : WIDE_GAP_EMS
}

function piecesOf(row: Glyph[], page: number, gaps: Gaps, edges: readonly number[] = []): Piece[] {
  const pieces: Piece[] = []
  const wordGap = gaps.isSpaced ? WORD_GAP_BESIDE_BLANKS_EMS : WORD_GAP_EMS
  const typedApart = MOST_BETWEEN_WORDS * (typedSpacing(row) ?? 0)
  let current: Glyph[] = []
  let right = Number.NEGATIVE_INFINITY
  for (const glyph of row) {
    if (isBlank(glyph)) {
      current.push(glyph)
      continue
    }
    const gap = glyph.left - right
    const wide = partingGap(glyph, current, gaps) * Math.max(glyph.style.size, 6) + typedApart
    const isApart = gap > wide && gap > wide + 2 * letterSpacing(current)
    const isCell = gap > WORD_GAP_EMS * glyph.style.size && isAtEdge(glyph.left, edges)
    if ((isApart || isCell) && right > Number.NEGATIVE_INFINITY) {
      pushPiece(pieces, current, page, wordGap)
      current = []
    }
    current.push(glyph)
    right = Math.max(right, glyph.right)
  }
  pushPiece(pieces, current, page, wordGap)
  return pieces
}

function pushPiece(pieces: Piece[], glyphs: Glyph[], page: number, wordGap: number): void {
  const solid = glyphs.filter((glyph) => !isBlank(glyph))
  if (solid.length === 0) return
  const runs = runsOf(glyphs, wordGap)
  const text = tidy(runs.map((run) => run.text).join(''))
  if (text === '') return
  const tallest = solid.reduce((most, glyph) => (glyph.style.size > most.style.size ? glyph : most), must(solid[0]))
  pieces.push({
    text,
    runs,
    left: must(solid[0]).left,
    right: Math.max(...solid.map((glyph) => glyph.right)),
    top: tallest.baseline - tallest.style.size * 0.8,
    bottom: tallest.baseline + tallest.style.size * 0.22,
    baseline: tallest.baseline,
    size: Math.max(mainSize(solid), ...(runs.length === 1 ? [must(runs[0]).size] : [])),
    page,
  })
}

function mainSize(glyphs: Glyph[]): number {
  const counts = new Map<number, number>()
  for (const glyph of glyphs) {
    const size = Math.round(glyph.style.size * 4) / 4
    counts.set(size, (counts.get(size) ?? 0) + 1)
  }
  return must([...counts].sort((a, b) => b[1] - a[1])[0])[0]
}

function runsOf(glyphs: Glyph[], wordGap: number): Run[] {
  const tracking = letterSpacing(glyphs)
  const typedApart = typedSpacing(glyphs)
  // Small capitals are spaced like the large ones beside them.
  const em = Math.max(...glyphs.map((glyph) => glyph.style.size))
  const runs: (Run & { style: Glyph['style'] })[] = []
  for (const { glyph, previous, blanks } of lettersOf(glyphs)) {
    const gap = previous ? glyph.left - previous.right : 0
    const isApart =
      previous !== null &&
      !isMark(glyph) &&
      (typedApart === null
        ? blanks.length > 0 || gap > tracking + em * (isFieldEdge(previous, glyph) ? WORD_GAP_EMS : wordGap)
        : gap > typedApart * WIDER)
    let run = runs.at(-1)
    if (!run || !isSameLook(run.style, glyph.style)) {
      run = { text: '', left: glyph.left, right: glyph.right, ...glyph.style, style: glyph.style }
      runs.push(run)
    }
    run.text += (isApart ? ' ' : '') + glyph.text
    run.right = Math.max(run.right, glyph.right)
  }
  return evenSmallCaps(runs).map((run) => ({
    text: evenCapitals(sanitise(run.text)),
    left: run.left,
    right: run.right,
    isBold: run.isBold,
    isItalic: run.isItalic,
    size: run.size,
    color: run.color,
  }))
}

/** 'SiTE RELiABiLiTY ENGiNEER': small capitals of a font that has none for one letter. */
function evenCapitals(text: string): string {
  if (!UNEVEN.test(text) || /[^i\P{Ll}]/u.test(text)) return text
  return text.replaceAll(/(?<!\p{L})\p{Lu}[\p{Lu}i]*/gu, (word) => word.replaceAll('i', 'I'))
}

/** One word of six letters or more: 'LiDAR' and 'WiFi' are written so. */
const UNEVEN = /(?<!\p{L})(?=[\p{Lu}i]{6})\p{Lu}[\p{Lu}i]*i\p{Lu}{2}/u

/** Between a number and a word printed apart from it even a narrow gap is one: '2021' and 'Leader'. */
const isFieldEdge = (a: Glyph, b: Glyph) =>
  a.style !== b.style &&
  /\d/.test(a.text) !== /\d/.test(b.text) &&
  /[\p{L}\d]/u.test(a.text) &&
  /[\p{L}\d]/u.test(b.text)

/** Small capitals are printed as capitals of two sizes: where the size changes within a word, both are one look. */
function evenSmallCaps<T extends Run>(runs: T[]): T[] {
  const even: T[] = []
  let small = 0
  for (const run of runs) {
    const last = even.at(-1)
    const isOneLook =
      last !== undefined && last.isBold === run.isBold && last.isItalic === run.isItalic && last.color === run.color
    const [low, high] = [Math.min(run.size, last?.size ?? 0), Math.max(run.size, last?.size ?? 0)]
    if (isOneLook && /^\p{L}/u.test(run.text) && /\p{L}$/u.test(last.text) && low > high * 0.6 && low < high * 0.9)
      small = low
    const isEven =
      isOneLook && small > 0 && [run.size, last.size].every((size) => size === high || Math.abs(size - small) < 0.2)
    if (isEven)
      even[even.length - 1] = {
        ...last,
        text: last.text + run.text,
        right: Math.max(last.right, run.right),
        size: high,
      }
    else even.push(run)
  }
  return even
}

/** The usual distance between letters that have a blank between each two, 'J O   P O E', else null. */
function typedSpacing(glyphs: Glyph[]): number | null {
  const letters = lettersOf(glyphs)
  const gaps = letters.flatMap(({ glyph, previous, blanks }) =>
    previous && blanks.length > 0 ? [glyph.left - previous.right] : [],
  )
  const close = letters.length - 1 - gaps.length
  if (gaps.length < FEWEST_TYPED_APART || close > gaps.length / 4) return null
  return must(gaps.sort((a, b) => a - b)[gaps.length >> 1])
}

/** The usual distance between letters when it is far more than print has, else 0. */
function letterSpacing(all: Glyph[]): number {
  const glyphs = all.slice(-24)
  const gaps: number[] = []
  for (let index = 1; index < glyphs.length; index += 1) {
    const [a, b] = [must(glyphs[index - 1]), must(glyphs[index])]
    if (!isBlank(a) && !isBlank(b)) gaps.push((b.left - a.right) / b.style.size)
  }
  if (gaps.length < 3) return 0
  // '06 39 98 12 40' has as many wide gaps as narrow ones.
  gaps.sort((a, b) => a - b)
  const [few, middle] = [must(gaps[Math.floor(gaps.length * 0.3)]), must(gaps[gaps.length >> 1])]
  return few > LETTER_SPACED_EMS ? middle * must(glyphs[0]).style.size : 0
}

function isSameLook(a: Glyph['style'], b: Glyph['style']): boolean {
  return (
    a === b ||
    (a.isBold === b.isBold && a.isItalic === b.isItalic && a.color === b.color && Math.abs(a.size - b.size) < 0.3)
  )
}

const isMark = (glyph: Glyph) => /^\p{M}$/u.test(glyph.text)

/** A bullet or icon stands a tab away from its text; with no text beside it, it says nothing. */
function joinBullets(row: Piece[]): Piece[] {
  const joined: Piece[] = []
  let bullet: Piece | null = null
  for (const piece of row) {
    if (isLoneBullet(piece.text) || withoutIcons(piece.text).trim() === '') bullet = piece
    else {
      const isOwn: boolean = bullet !== null && piece.left - bullet.right < piece.size * 5
      joined.push(isOwn ? withBullet(must(bullet), piece) : piece)
      bullet = null
    }
  }
  // A dash may part the two lines of a date.
  if (bullet && /^[-–—]$/.test(bullet.text)) joined.push(bullet)
  return joined
}

function withBullet(bullet: Piece, piece: Piece): Piece {
  return {
    ...piece,
    text: `${bullet.text} ${piece.text}`,
    left: bullet.left,
    runs: [...bullet.runs, { ...must(piece.runs[0]), text: ' ' }, ...piece.runs],
  }
}
