import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { proveLine } from '#test/documents/prove-line.ts'
import type { SkillTerm } from '#core/skills/skill-term.ts'

const { skills } = JSON.parse(readFileSync('data/skills.json', 'utf8')) as { skills: SkillTerm[] }

const isShown = (rewrite: string, bullets: string[], title = 'Assistant', language = 'en') =>
  proveLine(
    language,
    '',
    rewrite,
    { title, organisation: 'Tallow Street', start: '2019-01', end: '2021-06', bullets },
    skills,
  ).ok

describe('what a line and its title say without the very words', () => {
  it.each([
    ['a carrying verb where only things are named', 'Handled parcel returns', ['Parcel returns, some on Saturdays']],
    ['a thing that is ours', 'Moved the servers to Bonn', ['Moved our servers to Bonn']],
    ['a past form that has a prefix', 'Rebuilt the cashier screen', ['Rewrote the cashier screen']],
    ['a temporary post', 'Temporary clerk', ['Filed invoices'], 'Clerk (temp)'],
    ['a post of part of the hours', 'Part-time cleaner', ['Cleaned two floors'], 'Cleaner (20 hours a week)'],
  ])('takes %s', (_, rewrite, bullets, title?: string) => {
    expect(isShown(rewrite, bullets, title)).toBe(true)
  })

  it.each([
    ['a deed that leads', 'Directed visitors and porters', ['Helped visitors and porters']],
    ['a deed that publishes', 'Published the leaflet in Dutch', ['Wrote the leaflet in Dutch']],
    ['a deed that decides', 'Approved 40 invoices a day', ['Checked 40 invoices a day']],
    ['a deed that few words are for', 'Diagnosed changes in health', ['Noted changes in health']],
    ['another whom it was for', 'Handled complaints for the manager', ['Passed complaints to the manager']],
    ['a team that is ours', 'Moved servers to Bonn', ['Our team moved servers to Bonn']],
    [
      'the work of a researcher',
      'Tagged notes and authored the research reports',
      ['Tagged notes; the senior researcher wrote the reports'],
    ],
    ['a part-time post without a share', 'Part-time cleaner', ['Cleaned two floors'], 'Cleaner'],
  ])('refuses %s', (_, rewrite, bullets, title?: string) => {
    expect(isShown(rewrite, bullets, title)).toBe(false)
  })

  it('reads places in a row in figures and in words', () => {
    expect(isShown('On call every fifth week', ['On call every 5th week'])).toBe(true)
    expect(isShown('On call every sixth week', ['On call every 5th week'])).toBe(false)
    expect(isShown('Jedes 3. Wochenende Bereitschaft', ['Bereitschaft an jedem dritten Wochenende'], '', 'de')).toBe(
      true,
    )
    expect(isShown('Jedes 2. Wochenende Bereitschaft', ['Bereitschaft an jedem dritten Wochenende'], '', 'de')).toBe(
      false,
    )
  })
})
