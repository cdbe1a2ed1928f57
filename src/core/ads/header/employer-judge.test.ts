import { describe, expect, it } from 'vitest'
import { employerSentences } from '#test/support/employer-sentences.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { readAdText } from '../read-ad-text.ts'

const employerOf = (text: string) => readAdText(fullCatalogue, text).fields.company?.value ?? null
const squeezed = (name: string | null) => name?.toLowerCase().replaceAll(/[^\p{L}\p{N}]|\bgmbh\b|\ba\.ş\./gu, '') ?? ''

describe('the employer of an advert', () => {
  it('is the name that a sentence gives it, in eight languages, above and below what is asked for', () => {
    const all = employerSentences()
    const wrong = all.filter(({ name, text }) => !squeezed(employerOf(text)).startsWith(squeezed(name)))
    expect(all.length).toBeGreaterThanOrEqual(70)
    expect(wrong.length / all.length).toBeLessThanOrEqual(0.15)
  })

  it.each([
    [
      'a tool with a capital',
      'Data Engineer\n\nIf you come from Rust or Java, fine. Python is our daily bread.\n',
      null,
    ],
    [
      'an investor',
      'Data Engineer\n\nAlderby Labs makes till software. Backed by Northgate Ventures since 2020.\n',
      'Alderby Labs',
    ],
    [
      'a word that begins a sentence',
      'Analyst\n\nProfitable since 2021. Ortley builds till software for shops.\n',
      'Ortley',
    ],
    [
      'capitals of haste',
      'Web Developer\n\nWe want someone who can join ASAP.\n\nMail: jobs@studio-ambrel.example\n',
      'Studio Ambrel',
    ],
    [
      'what the address and the text both say',
      'Developer\n\nOrrin & Vale keeps tills running. CV to work@orrinvale.example.\n',
      'Orrin & Vale',
    ],
  ])('is not %s', (_, text, name) => {
    expect(employerOf(text)).toBe(name)
  })
})
