import { expect, it } from 'vitest'
import type { Glyph, PdfPage } from '../document.ts'
import { leftToRight } from './reading-direction.ts'

/** Letters as they are seen on one line from left to right, each as wide as the others. */
function pageOf(seen: string): PdfPage {
  const style = { size: 10, isBold: false, isItalic: false, color: 0 }
  const glyphs = [...seen].map((text, at): Glyph => ({
    text,
    left: 20 + at * 5,
    right: 25 + at * 5,
    top: 10,
    bottom: 20,
    baseline: 18,
    style,
    isHidden: false,
    isUnreadable: false,
  }))
  return { number: 1, width: 600, height: 800, glyphs, links: [] }
}

const read = (page: PdfPage) =>
  page.glyphs
    .toSorted((a, b) => a.left - b.left)
    .map(({ text }) => text)
    .join('')
const turned = (text: string) => [...text].toReversed().join('')

it.each([
  ['Latin letters', 'Cut (3 %) of it', 'Cut (3 %) of it'],
  ['an Arabic name', `Ali ${turned('محمد')} Leeds, UK`, 'Ali محمد Leeds, UK'],
  ['a name in brackets', `Resume of Ali )${turned('محمد')})`, 'Resume of Ali (محمد)'],
  ['Hebrew with a Latin word', `${turned('בדיקות')} React ${turned('כתבה')}`, 'כתבה React בדיקות'],
  ['a number in Arabic', `${turned('ثانية')} 130 ${turned('إلى')}`, 'إلى 130 ثانية'],
  [
    'dates on an Arabic page',
    `May 2022 – Jun 2024          ${turned('مهندس برمجيات أول')}`,
    'مهندس برمجيات أول          May 2022 – Jun 2024',
  ],
])('%s', (_title, seen, expected) => {
  expect(read(leftToRight(pageOf(seen)))).toBe(expected)
})

it('a page that is mostly Arabic begins at its right, others stay where they are', () => {
  const arabic = leftToRight(pageOf(turned('محمد الأمين')))
  expect(arabic).toMatchObject({ isTurned: true })
  expect(Math.min(...arabic.glyphs.map(({ left }) => left))).toBe(600 - 20 - 11 * 5)
  const mixed = leftToRight(pageOf(`Resume of ${turned('محمد')}`))
  expect(mixed.isTurned).toBeUndefined()
  expect(Math.min(...mixed.glyphs.map(({ left }) => left))).toBe(20)
})
