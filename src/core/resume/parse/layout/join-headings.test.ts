import { describe, expect, it } from 'vitest'
import { joinHeadings } from './join-headings.ts'
import { createJudge } from './judge.ts'
import type { Piece } from './pieces.ts'

const piece = (text: string, row: number): Piece => ({
  text,
  left: 40,
  right: 40 + text.length * 6,
  top: row * 12 - 8,
  bottom: row * 12 + 2,
  baseline: row * 12,
  size: 10,
  page: 1,
  runs: [{ text, left: 40, right: 40 + text.length * 6, isBold: true, isItalic: false, size: 10, color: 0 }],
})
const joined = (...texts: string[]) => joinHeadings(texts.map(piece), createJudge()).map((own) => own.text)

describe('headings that a narrow column broke', () => {
  it.each([[['Skills', 'Experience']], [['Education', 'Languages']], [['Acme Ltd', 'Experience']]])(
    '%j stay two',
    (texts) => {
      expect(joined(...texts)).toEqual(texts)
    },
  )

  it.each([
    [['LICENSES &', 'CERTIFICATIONS'], ['LICENSES & CERTIFICATIONS']],
    [['Research & industry', 'experience'], ['Research & industry experience']],
    [['Relevant', 'work', 'history'], ['Relevant work history']],
    [['Akademischer', 'Werdegang'], ['Akademischer Werdegang']],
    [['Education', 'and training'], ['Education and training']],
    [
      ['Summary', 'Professional', 'Experience'],
      ['Summary', 'Professional Experience'],
    ],
  ])('%j become %j', (texts, whole) => {
    expect(joined(...texts)).toEqual(whole)
  })
})
