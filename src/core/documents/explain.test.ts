import { expect, it } from 'vitest'
import { readJobAd } from '#core/ads/match-ad.ts'
import { shownAs } from '#core/career/skills/skill-stand.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { backgroundOf } from '#core/resume/background.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { composeResume, wholeContent } from './compose.ts'
import { explain } from './explain.ts'
import { profileFromFacts } from './profile-from-facts.ts'
import { skillTermsOf } from './skill-terms.ts'

const NOW = '2026-11-21T10:00:00.000Z'
const LEARNER = { learningPreference: 'all' as const, hoursPerDay: 1.5, challenges: [] }
const AD = `Desk Analyst

Requirements
- Ticketing systems
- Computer networking
- Python
- SIEM
- Docker
- Linux`
const FACTS: ResumeFacts = {
  ...NO_FACTS,
  skills: ['ServiceNow', 'a bit of Python', 'Linux'],
  certifications: [{ name: 'CompTIA Network+', issuer: null, date: '2019' }],
}

const skills = skillTermsOf(fullCatalogue)
let count = 1000
const profile = profileFromFacts(FACTS, { kind: 'own', name: '' }, (prefix) => `${prefix}_${(count += 1)}`)
const { records, jobs } = backgroundOf(fullCatalogue, FACTS, { sourceId: 'r', at: NOW })
const known = [...records, { skillId: 'docker', kind: 'check', sourceId: 'att_1', at: NOW } as const]
const states = skillStatesOf(known, NOW, fullCatalogue, jobs)
const asked = (readJobAd(fullCatalogue, AD, states, LEARNER)?.ad.skills ?? []).map(({ ids, level, words }) => ({
  ids,
  level,
  words,
}))
const content = wholeContent(profile)
const explained = explain(states, profile, content, { asked, skills, asOf: '2026-06' })
const of = (id: string) => explained.find((one) => one.asked.ids.includes(id))

it('counts what the match of the same advert counts', () => {
  const match = readJobAd(fullCatalogue, AD, states, LEARNER)?.match
  const inMatch = [...(match?.have ?? []), ...(match?.missing ?? []), ...(match?.niceToHave ?? [])]
  expect(explained).toHaveLength(6)
  expect(new Map(explained.map(({ asked: { ids }, stand }) => [ids[0], stand]))).toEqual(
    new Map(
      explained.map(({ asked: { ids } }) => [
        ids[0],
        shownAs({ strength: inMatch.find(({ skillId }) => skillId === ids[0])?.strength ?? 0 }),
      ]),
    ),
  )
})

it('names the skill that another one comes with, and its places', () => {
  const [serviceNow] = profile.skills
  expect(of('ticketing-systems')).toMatchObject({ stand: 'shown', through: 'servicenow', places: [serviceNow?.id] })
  expect(of('networking')).toMatchObject({ stand: 'shown', places: [profile.certifications[0]?.id] })
})

it('tells hardly shown, shown elsewhere and missing apart', () => {
  expect(of('python')).toMatchObject({ stand: 'little', through: null, places: [profile.skills[1]?.id] })
  expect(of('docker')).toMatchObject({ stand: 'shown', through: null, places: [] })
  expect(of('siem')).toMatchObject({ stand: 'missing', through: null, places: [] })
  const without = { ...content, skills: content.skills.filter(({ factId }) => factId !== profile.skills[0]?.id) }
  expect(
    explain(states, profile, without, { asked, skills, asOf: '2026-06' }).find((one) =>
      one.asked.ids.includes('ticketing-systems'),
    ),
  ).toMatchObject({ stand: 'shown', through: 'servicenow', places: [] })
})

it('adds nothing to the document', () => {
  const printed = JSON.stringify(composeResume(profile, content))
  expect(printed).not.toMatch(/ticketing|networking|siem|docker/i)
})
