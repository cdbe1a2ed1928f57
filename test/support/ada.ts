import { readFileSync } from 'node:fs'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { profileFromFacts, type MakeId } from '#core/documents/profile-from-facts.ts'

export const { skills } = JSON.parse(readFileSync('data/skills.json', 'utf8')) as { skills: SkillTerm[] }

export function counter(): MakeId {
  let count = 1000
  return (prefix) => `${prefix}_${(count += 1)}`
}

export const FACTS: ResumeFacts = {
  ...NO_FACTS,
  basics: { ...NO_FACTS.basics, name: 'Ada Walker', email: 'ada@waymark.example', summary: 'Support engineer.' },
  skills: ['Postgres', 'Docker', 'Baking'],
  experience: [
    {
      title: 'Support Engineer',
      company: 'Tallow Street Bank Ltd.',
      location: null,
      startDate: '2021-01',
      endDate: null,
      isCurrent: true,
      highlights: ['Answered 45 calls a day', 'Wrote reports with Postgres', 'Helped move the bank to AWS'],
    },
    {
      title: 'Baker',
      company: 'Copper Ladle',
      location: null,
      startDate: '2005-01',
      endDate: '2010-01',
      isCurrent: false,
      highlights: ['Baked bread', 'Baked cakes'],
    },
  ],
}
export const profile = profileFromFacts(FACTS, { kind: 'resume', name: 'ada.pdf' }, counter())
export const context = { language: 'en', asOf: '2026-11', skills } as const
