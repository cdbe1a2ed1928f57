import { describe, expect, it } from 'vitest'
import { textOfDocument } from './document-lines.ts'

const pdf = (...lines: string[]) =>
  textOfDocument({ kind: 'pdf', pages: [{ number: 1, width: 600, height: 800, lines }], isCut: false })

describe('an advert in a file', () => {
  it('has its broken lines whole and its items marked', () => {
    const text = pdf(
      'Harbour Data Engineer',
      'We move four hundred ships a year through a narrow sound and keep a re-',
      'cord of each, which nobody has read for a generation or two, and we',
      'think that somebody should.',
      'Requirements',
      '• At least three years of experience with Python',
      '• Fluent English',
    )
    expect(text.split('\n')).toEqual([
      'Harbour Data Engineer',
      'We move four hundred ships a year through a narrow sound and keep a record of each, which nobody has read for a generation or two, and we think that somebody should.',
      'Requirements',
      '- At least three years of experience with Python',
      '- Fluent English',
    ])
  })

  it('keeps headings and items of a Word document', () => {
    const paragraphs = [
      { index: 0, text: 'Baker', look: 'heading' as const },
      { index: 1, text: 'We bake.', look: 'text' as const },
      { index: 2, text: 'Early hours', look: 'item' as const },
    ]
    expect(textOfDocument({ kind: 'docx', paragraphs, isCut: false })).toBe('Baker\nWe bake.\n- Early hours')
  })
})
