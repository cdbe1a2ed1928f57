import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { readExperience } from './experience.ts'

const companyIn = (line: string) =>
  readExperience(linesOf([line]), (text) => text === 'Huddersfield').map(({ value }) => value.company)

describe('brackets behind an employer', () => {
  it.each([
    ['a name it had before', 'Clerk | Quill (formerly Tansy Mills) | 2019 – 2021', 'Quill (formerly Tansy Mills)'],
    ['by whom one was sent', 'Clerk | Quill (via Bramble GmbH) | 2019 – 2021', 'Quill (via Bramble GmbH)'],
    ['an address on the net', 'Clerk | Quill Fun (quillfun.ro) | 2019 – 2021', 'Quill Fun (quillfun.ro)'],
    ['a trade of one word', 'Clerk | Quill Laboratories (Pharmacy) | 2019 – 2021', 'Quill Laboratories'],
    ['a town', 'Clerk | Quill Mills (Huddersfield) | 2019 – 2021', 'Quill Mills'],
    ['a town with its state', 'Clerk | Quill Mills (Boise, ID) | 2019 – 2021', 'Quill Mills'],
    ['a kind of contract', 'Clerk | Quill Mills (full time) | 2019 – 2021', 'Quill Mills'],
  ])('%s', (_, line, company) => {
    expect(companyIn(line)).toEqual([company])
  })
})

describe('a dash behind an employer', () => {
  it.each([
    ['what its letters stand for', 'Clerk | HPW - Holt Pump Works | 2019 – 2021', 'HPW - Holt Pump Works'],
    ['the same with a letter of the middle', 'Clerk | CPW – Carphone Wares | 2019 – 2021', 'CPW – Carphone Wares'],
    ['a town', 'Clerk | HPW - Huddersfield | 2019 – 2021', 'HPW'],
  ])('%s', (_, line, company) => {
    expect(companyIn(line)).toEqual([company])
  })
  it('parts letters from a title that they do not stand for', () => {
    expect(companyIn('HPW - Harbour Clerk | 2019 – 2021')).toEqual(['HPW'])
  })
})
