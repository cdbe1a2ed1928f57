import { must } from '#core/must.ts'
import type { Block } from '#core/resume/export/outline.ts'
import type { Piece, Sheet } from '#core/resume/export/pdf-layout.ts'

/** What a reader of pages would call badly parted; looked for in the drawn lines alone, not in how they came about. */
export function breakViolations(blocks: readonly Block[], { pieces, pageCount, paper }: Sheet): string[] {
  const found: string[] = []
  const linesOf = (piece: Piece) => new Set(piece.texts.map(({ baseline }) => baseline)).size
  const starts = new Map<number, Piece>()
  for (const piece of pieces) if (!starts.has(piece.block)) starts.set(piece.block, piece)
  const blockOf = new Map<number, Piece[]>()
  for (const piece of pieces) blockOf.set(piece.block, [...(blockOf.get(piece.block) ?? []), piece])

  const inColumns = [...blockOf.values()].map((list) => ({
    tag: must(list.at(-1)).tag,
    first: must(list[0]).page,
    last: must(list.at(-1)).page,
    left: Math.min(...list.flatMap(({ texts }) => texts.map(({ left }) => left))),
    list,
  }))
  inColumns.forEach((one, at) => {
    const next = inColumns[at + 1]
    if (!next) return
    if (one.tag === 'H2' && next.tag !== 'H2' && next.first !== one.last && next.first > one.last)
      found.push(`a heading is parted from what follows on page ${one.last + 1}`)
    if (one.tag === 'H3' && next.tag !== 'H3' && next.tag !== 'H2' && next.first > one.last)
      found.push(`the head of an entry stands alone on page ${one.last + 1}`)
    const before = inColumns[at - 1]
    const isShort =
      one.tag === 'P' && before?.tag === 'H3' && one.list.reduce((sum, piece) => sum + linesOf(piece), 0) <= 2
    if (isShort && next.tag === 'LBody' && next.first > one.last)
      found.push(`an entry is parted from its first bullet on page ${one.last + 1}`)
  })
  for (const { list, tag } of inColumns) {
    const bodies = list.filter((piece) => piece.tag === tag)
    const total = bodies.reduce((sum, piece) => sum + linesOf(piece), 0)
    if (bodies.length > 1 && bodies.some((piece) => linesOf(piece) < 2)) found.push('a single line stands alone')
    if (bodies.length > 1 && tag === 'LBody' && total <= 12) found.push('a bullet is parted')
  }
  const used = new Set(pieces.map(({ page }) => page))
  if (used.size !== pageCount) found.push('a page is empty')
  for (const { texts } of pieces)
    for (const { baseline, left } of texts)
      if (baseline < 30 || baseline > paper.height - 30 || left < 30 || left > paper.width - 30)
        found.push('text is off the page')
  if (blocks.length > 0 && pieces.length === 0) found.push('nothing is drawn')
  return [...new Set(found)]
}
