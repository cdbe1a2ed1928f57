import { expect, it } from 'vitest'
import catalogue from '#data/skills.json' with { type: 'json' }
import { linesOf } from '#test/support/resume-lines.ts'
import { readSkillSection } from './skill-section.ts'

const read = (written: Parameters<typeof linesOf>[0]) =>
  readSkillSection(linesOf(written), catalogue.skills).map(({ text }) => text)

it('an item back at the edge is none of the list set further right above it', () => {
  expect(
    read([
      ['Git, GitHub', { left: 40 }],
      ['Databases', { left: 40 }],
      ['Kanban boards, Trello', { left: 60 }],
      ['macOS', { left: 40 }],
    ]),
  ).toEqual(expect.arrayContaining(['Trello', 'macOS']))
})

it('a list goes on over the end of a full line at its own edge', () => {
  expect(
    read([
      ['Git, GitHub, Google', { left: 40 }],
      ['Analytics, Docker', { left: 40 }],
    ]),
  ).toContain('Google Analytics')
})
