import { describe, expect, it } from 'vitest'
import { proveRewrite } from '../prove-rewrite.ts'
import { withCompany } from './company.ts'

describe('groups and those beside the person', () => {
  it.each([
    ['Labelled images in a group of three interns', 'Labelled images with 2 other interns'],
    ['Part of a 4-person team that moved clients', ' with 3 others that moved clients'],
    ['Led a team of three', 'Led a team of three'],
    ['in a team of one', 'in a team of one'],
  ])('%s', (text, written) => {
    expect(withCompany(text, 'en').replace(/ {2,}/g, ' ')).toBe(written)
  })

  it.each([
    ['Labelled 3,200 images in a group of three interns', true],
    ['Labelled 3,200 images in a group of four interns', false],
    ['Labelled 3,200 images', false],
  ])('%s: %s', (rewrite, ok) => {
    const entry = {
      kind: 'job',
      title: 'Intern',
      organisation: 'Lab',
      start: '2024-01',
      end: '2024-06',
      bullets: ['Labelled 3,200 images with two other interns'],
      skills: [],
    }
    expect(proveRewrite(rewrite, { language: 'en', asOf: '2026-11', entry, others: [], skills: [] }).ok).toBe(ok)
  })
})
