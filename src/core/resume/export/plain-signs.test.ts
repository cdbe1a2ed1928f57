import { expect, it } from 'vitest'
import { loadPrintFonts } from '#server/workers/print-fonts.ts'
import type { Block } from './outline.ts'
import { printPdf, unprintableIn } from './pdf.ts'
import { withPlainSigns } from './plain-signs.ts'

const fonts = loadPrintFonts()

it.each([
  ['Waitress → Analyst', 'Waitress -> Analyst'],
  ['A ⇒ B ↔ C', 'A -> B <-> C'],
  ['● Sales ➤ Reports', '• Sales • Reports'],
  ['2019 ⸺ 2021', '2019 – 2021'],
  ['Rocket 🚀 person 👩🏽‍💻 here', 'Rocket person here'],
  ['Plain – text • as it is', 'Plain – text • as it is'],
  ['Łucja Żółć', 'Łucja Żółć'],
])('prints %s as %s', (text, printed) => {
  const blocks: Block[] = [{ kind: 'entry', text, dates: '' }]
  const plain = withPlainSigns(blocks, fonts)
  expect(plain.printed[0]?.text.replaceAll('\u200D', '').replaceAll(/ {2,}/g, ' ')).toBe(printed)
  expect(unprintableIn(plain.printed, fonts)).toEqual([])
  const info = { title: '', language: 'en' }
  expect(printPdf(plain.printed, info, fonts).length).toBeGreaterThan(1_000)
})

it('says what stands for which sign, and leaves a letter that nothing can stand for', () => {
  expect(withPlainSigns(['a → b ✈', 'অ Walker'], fonts)).toEqual({
    printed: ['a -> b', 'অ Walker'],
    signs: [
      { sign: '→', as: '->' },
      { sign: '✈', as: '' },
    ],
  })
})
