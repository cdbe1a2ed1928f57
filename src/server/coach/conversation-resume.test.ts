import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { backgroundOf } from '#core/resume/background.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { readConversationResume, toShownResume } from './conversation-resume.ts'

it('a resume that is only shown keeps the skills of its summary, and not its name, through its conversation', () => {
  const basics = {
    ...NO_FACTS.basics,
    name: 'Ada Quexworth',
    summary: 'Built REST APIs in Django on AWS. Ada Quexworth',
  }
  const kept = readConversationResume(JSON.stringify(toShownResume('a.pdf', { ...NO_FACTS, basics })))
  const source = { sourceId: 'r', at: '2026-01-01T00:00:00.000Z' }
  const { records } = backgroundOf(fullCatalogue, must(must(kept).facts), source)
  expect(records.map(({ skillId }) => skillId)).toEqual(expect.arrayContaining(['django', 'aws']))
  expect(JSON.stringify(kept)).not.toContain('Quexworth')
})
