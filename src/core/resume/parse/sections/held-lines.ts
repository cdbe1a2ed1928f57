import { must } from '#core/must.ts'
import { unheldIn } from '#core/skills/unheld.ts'
import { type Line, lineWith } from '../layout/line.ts'

/** Space between the lines of a sentence. */
const CLOSE_LINES = 0.6
/** A line that ends this near to the edge may have had no room for its next word. */
const FULL_POINTS = 60

/** Lines of a list without what their sentences deny or wish for, also where a sentence runs over several lines. */
export function heldLines(lines: Line[]): Line[] {
  const edge = Math.max(0, ...lines.map(({ right }) => right))
  const groups: Line[][] = []
  for (const line of lines) {
    const above = groups.at(-1)?.at(-1)
    const goesOn =
      above !== undefined &&
      above.source.kind === 'pdf' &&
      !line.hasBullet &&
      line.gapAbove < CLOSE_LINES &&
      line.region === above.region &&
      above.right > edge - FULL_POINTS &&
      !/[.!?:]$/.test(above.text)
    if (goesOn) must(groups.at(-1)).push(line)
    else groups.push([line])
  }
  return groups.flatMap(heldOfGroup)
}

function heldOfGroup(lines: Line[]): Line[] {
  const text = lines.map((line) => line.text).join(' ')
  const gone = unheldIn(text)
  if (gone.length === 0) return lines
  let from = 0
  return lines.flatMap((line) => {
    const start = from
    from += line.text.length + 1
    let held = ''
    for (let at = 0; at < line.text.length; at += 1)
      if (!gone.some((stretch) => start + at >= stretch.start && start + at < stretch.end)) held += line.text[at]
    held = held.trim()
    if (held === line.text) return [line]
    return held === '' || line.cells.length === 0 ? [] : [lineWith(line, held)]
  })
}
