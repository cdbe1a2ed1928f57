import { must } from '#core/must.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alignEvidence } from './align-evidence.ts'
import { NO_FACTS } from './no-facts.ts'
import type { Evidence, Experience, ResumeFacts } from './schema.ts'

const job = (title: string, company: string, more: Partial<Experience> = {}): Experience => ({
  title,
  company,
  location: null,
  startDate: null,
  endDate: null,
  isCurrent: false,
  highlights: [],
  ...more,
})
const on = (paragraph: number): Evidence[string] => ({
  sources: [{ kind: 'docx', paragraph, words: `line ${paragraph}` }],
  confidence: 'likely',
})
const read: ResumeFacts = {
  ...NO_FACTS,
  basics: { ...NO_FACTS.basics, name: 'Ada Walker', email: 'ada@example.org' },
  skills: ['Python', 'Excel', 'SQL'],
  experience: [
    job('Developer', 'Longroad', { startDate: '2021' }),
    job('Intern', 'Longroad'),
    job('Waiter', 'The Oak'),
  ],
}
const evidence: Evidence = {
  'basics.name': on(0),
  'basics.email': on(1),
  'skills.0': on(2),
  'skills.1': on(2),
  'skills.2': on(3),
  'experience.0': on(4),
  'experience.1': on(5),
  'experience.2': on(6),
}
const paragraphs = (aligned: Evidence) =>
  Object.fromEntries(
    Object.entries(aligned).map(
      ([
        path,
        {
          sources: [source],
        },
      ]) => [path, source?.kind === 'docx' ? source.paragraph : null],
    ),
  )

describe('evidence after corrections', () => {
  it('follows what moved up when something was removed', () => {
    expect(paragraphs(alignEvidence(read, evidence, { ...read, skills: ['Python', 'SQL'] }))).toMatchObject({
      'skills.0': 2,
      'skills.1': 3,
    })
  })

  it('has nothing to say of what was added', () => {
    const aligned = paragraphs(alignEvidence(read, evidence, { ...read, skills: ['Rust', ...read.skills] }))
    expect([aligned['skills.0'], aligned['skills.1'], aligned['skills.3']]).toEqual([undefined, 2, 3])
  })

  it('stays with an entry whose words were changed, and is sure of it', () => {
    const [first, second, third] = read.experience as [Experience, Experience, Experience]
    const aligned = alignEvidence(read, evidence, {
      ...read,
      experience: [third, { ...first, title: 'Senior Developer' }, second],
    })
    expect(paragraphs(aligned)).toMatchObject({ 'experience.0': 6, 'experience.1': 4, 'experience.2': 5 })
    expect([must(aligned['experience.0']).confidence, must(aligned['experience.1']).confidence]).toEqual([
      'likely',
      'sure',
    ])
  })

  it('takes another entry of the same company for the nearer one only', () => {
    const aligned = alignEvidence(read, evidence, {
      ...read,
      experience: [{ ...must(read.experience[1]), highlights: ['Made tea'] }],
    })
    expect(paragraphs(aligned)).toMatchObject({ 'experience.0': 5 })
  })

  it('goes with a field that was emptied', () => {
    const aligned = alignEvidence(read, evidence, { ...read, basics: { ...read.basics, email: null } })
    expect([aligned['basics.name'], aligned['basics.email']]).toEqual([on(0), undefined])
  })

  it('is the same when nothing was corrected', () => {
    expect(alignEvidence(read, evidence, read)).toEqual(evidence)
  })

  it('finds every item again, in whatever order they are put', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 }),
        fc.func(fc.nat()),
        (skills, order) => {
          const before: ResumeFacts = { ...NO_FACTS, skills }
          const known = Object.fromEntries(skills.map((skill, index) => [`skills.${index}`, on(skills.indexOf(skill))]))
          const after = [...skills].sort((a, b) => order(a) - order(b))
          const aligned = paragraphs(alignEvidence(before, known, { ...before, skills: after }))
          after.forEach((skill, index) => expect(aligned[`skills.${index}`]).toBe(skills.indexOf(skill)))
        },
      ),
    )
  })
})
