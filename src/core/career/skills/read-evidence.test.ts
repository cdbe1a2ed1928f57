import { expect, it } from 'vitest'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { readEvidence } from './read-evidence.ts'

const label = (months: number) =>
  readEvidence(catalogue, { kind: 'resume', sourceId: 'r', at: '2026-11-28', isFaded: false, place: 'work', months })
    .label

it('gives the years to the job that names a skill, not to the skill', () => {
  expect(label(89)).toBe('On your resume: used at work, in a job of 7 years')
  expect(label(14)).toBe('On your resume: used at work, in a job of a year')
  // whole years, as everywhere
  expect(label(34)).toBe('On your resume: used at work, in a job of 2 years')
  expect(label(69)).toBe('On your resume: used at work, in a job of 5 years')
  expect(label(5)).toBe('On your resume: used at work')
})
