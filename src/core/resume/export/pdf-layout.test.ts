import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '#test/support/runs.ts'
import { loadPrintFonts } from '#server/workers/print-fonts.ts'
import { breakViolations } from '#test/support/break-rules.ts'
import { contrastOnWhite, FIRST_LOOK, readableAccent, TEMPLATES, type Look } from './look.ts'
import { layOut, layOutAt } from './pdf-layout.ts'
import { FIT_LADDER } from './page-measures.ts'
import type { Block } from './outline.ts'

const fonts = loadPrintFonts()

it('an entry without a title keeps its dates, and a long title has them behind its last word', () => {
  const textOf = (text: string) =>
    layOut([{ kind: 'entry', text, dates: '2019 – 2020' }], fonts, { ...FIRST_LOOK, template: 'side' })
      .pieces.flatMap(({ texts }) => texts)
      .map((one) => one.text)
      .join('')
  expect(textOf('').trim()).toBe('2019 – 2020')
  const title = 'Administration of systems and networks of many schools in two towns by the sea and one up the hill'
  expect(textOf(title)).toBe(`${title} 2019 – 2020`)
})

const words = fc.array(
  fc.constantFrom('ran', 'the', 'bakery', 'of', 'Ömer', 'counted', '45', 'orders', 'a-very-long-word-of-its-own'),
  {
    minLength: 1,
    maxLength: 60,
  },
)
const sentence = words.map((list) => list.join(' '))
const entry: fc.Arbitrary<Block[]> = fc
  .tuple(sentence, fc.array(sentence, { maxLength: 7 }), fc.boolean())
  .map(([text, items, isLong]) => [
    { kind: 'entry', text: 'Baker', dates: 'Mar 2021 – Present' },
    { kind: 'text', text: isLong ? text : 'Tallow Street Bakery' },
    ...items.map((item): Block => ({ kind: 'item', text: item })),
  ])
const section = fc
  .tuple(fc.boolean(), fc.array(entry, { minLength: 1, maxLength: 6 }))
  .map(([isAside, list]): Block[] => [{ kind: 'heading', text: 'Experience', isAside }, ...list.flat()])
const resume = fc
  .tuple(sentence, fc.array(section, { minLength: 1, maxLength: 4 }))
  .map(([head, list]): Block[] => [{ kind: 'name', text: 'Ada Walker' }, { kind: 'text', text: head }, ...list.flat()])
const look: fc.Arbitrary<Look> = fc.record({
  template: fc.constantFrom(...TEMPLATES),
  paper: fc.constantFrom('a4', 'letter'),
  size: fc.constantFrom('fit', 'small', 'normal', 'large'),
  accent: fc.constant(FIRST_LOOK.accent),
  dates: fc.constant('words' as const),
  mostPages: fc.constant(2),
})

describe('pages', () => {
  it('part nothing that belongs together, and lose no word', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(resume, look, (blocks, chosen) => {
        const sheet = layOut(blocks, fonts, chosen)
        expect(breakViolations(blocks, sheet)).toEqual([])
        const said = sheet.pieces.flatMap(({ texts }) => texts.map(({ text }) => text)).join('')
        const letters = (text: string) => [...text.replaceAll(/[\s•]/g, '')].toSorted().join('')
        const given = blocks.map((block) => block.text + (block.kind === 'entry' ? block.dates : '')).join('')
        expect(letters(said)).toBe(letters(given))
      }),
      { numRuns: runs(60) },
    )
  })

  it('have the largest letters that give the fewest of them', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(resume, look, (blocks, chosen) => {
        const sheets = FIT_LADDER.map((size) => layOutAt(blocks, fonts, chosen, size))
        const fewest = Math.min(...sheets.map(({ pageCount }) => pageCount))
        const best = sheets.find(({ pageCount }) => pageCount === fewest)
        expect(layOut(blocks, fonts, { ...chosen, size: 'fit' })).toMatchObject({
          size: best?.size,
          pageCount: fewest,
        })
      }),
      { numRuns: runs(20) },
    )
  })
})

it('darkens an accent that cannot be read on white, and leaves any other', () => {
  fc.assert(
    fc.property(fc.nat(0xff_ff_ff), (colour) => {
      const accent = `#${colour.toString(16).padStart(6, '0')}`
      const shown = readableAccent(accent)
      expect(contrastOnWhite(shown)).toBeGreaterThanOrEqual(4.5)
      if (contrastOnWhite(accent) >= 4.5) expect(shown).toBe(accent)
    }),
  )
})
