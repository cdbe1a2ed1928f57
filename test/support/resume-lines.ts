import { must } from '#core/must.ts'
import type { Line } from '#core/resume/parse/layout/line.ts'

type Look = Partial<Pick<Line, 'isBold' | 'isItalic' | 'hasBullet' | 'gapAbove' | 'left' | 'size'>>

const LETTER = 5
const EDGE = 520

/** Lines of one PDF column from their texts; ' ¦ ' parts cells. A look may follow each text. */
export function linesOf(written: (string | [text: string, look: Look])[]): Line[] {
  return written.map((entry, id) => {
    const [text, look] = typeof entry === 'string' ? [entry, {}] : entry
    const size = look.size ?? 10
    let left = look.left ?? 40
    const cells = text.split(' ¦ ').map((words) => {
      const run = {
        text: words,
        left,
        right: left + words.length * LETTER,
        isBold: look.isBold ?? false,
        isItalic: look.isItalic ?? false,
        size,
        color: 0,
      }
      left = run.right + 30
      return { text: words, left: run.left, right: run.right, runs: [run] }
    })
    const top = id * 14
    return {
      id,
      cells,
      text: cells.map((cell) => cell.text).join(' '),
      left: must(cells[0]).left,
      right: must(cells.at(-1)).right,
      top,
      bottom: top + size,
      size,
      isBold: look.isBold ?? false,
      isItalic: look.isItalic ?? false,
      color: 0,
      hasBullet: look.hasBullet ?? false,
      isCentred: false,
      headingLevel: null,
      hasRule: false,
      region: 0,
      regionRight: EDGE,
      gapAbove: look.gapAbove ?? 0.3,
      source: { kind: 'pdf', page: 1, box: [40, top, 100, 10], words: text },
    }
  })
}
