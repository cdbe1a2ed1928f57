import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { expect, it } from 'vitest'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import * as follow from './follow-resume.ts'
import { takenSince } from './follow-resume.ts'
import { applyMerge } from './merge-profile.ts'
import { profileFromFacts } from './profile-from-facts.ts'
import { NO_PROFILE, type Profile } from './profile.ts'

const followResume = (present: Profile, taken: Profile, resume: Profile) =>
  follow.followResume(present, taken, resume, fullCatalogue)
const isAsTaken = (present: Profile, taken: Profile) => follow.isAsTaken(present, taken, fullCatalogue)

let count = 0
const read = (facts: Partial<ResumeFacts>) =>
  profileFromFacts(
    { ...NO_FACTS, ...facts },
    { kind: 'resume', name: 'cv.pdf' },
    (prefix) => `${prefix}_${(count += 1)}000`,
  )

const job = (title: string, company: string, highlights: string[] = [], startDate = '2020-01') => ({
  title,
  company,
  location: null,
  startDate,
  endDate: '2022-05',
  isCurrent: false,
  highlights,
})
const names = (profile: Profile) => profile.skills.map(({ name }) => name)

it('changes nothing where the resume says the same again', () => {
  const facts = { skills: ['Git', 'Go'], experience: [job('Clerk', 'Tallow', ['Filed 9 forms'])] }
  const first = followResume(NO_PROFILE, NO_PROFILE, read(facts))
  const again = followResume(first.profile, first.taken, read(facts))
  expect(again).toEqual(first)
  expect(isAsTaken(first.profile, first.taken)).toBe(true)
})

it('keeps the id of a job whose employer was corrected, and not of another job of the same name', () => {
  const first = followResume(NO_PROFILE, NO_PROFILE, read({ experience: [job('Technician', 'Field service')] }))
  const corrected = followResume(first.profile, first.taken, read({ experience: [job('Technician', 'Hessler')] }))
  expect(corrected.profile.entries).toMatchObject([{ id: first.profile.entries[0]?.id, organisation: 'Hessler' }])
  const other = { ...job('Technician', 'Juniper', [], '2023-01'), endDate: '2024-01' }
  const replaced = followResume(first.profile, first.taken, read({ experience: [other] }))
  expect(replaced.profile.entries).toHaveLength(1)
  expect(replaced.profile.entries[0]?.id).not.toBe(first.profile.entries[0]?.id)
})

it('keeps what the person wrote, holds back or brought from elsewhere', () => {
  const facts = { skills: ['Git', 'Go'], experience: [job('Clerk', 'Tallow', ['Filed 9 forms', 'Sang'])] }
  const first = followResume(NO_PROFILE, NO_PROFILE, read(facts))
  const own = structuredClone(first.profile)
  for (const bullet of own.entries[0]?.bullets ?? []) if (bullet.text === 'Sang') bullet.isOnHold = true
  own.skills.push({
    id: 'skl_own1',
    name: 'Rust',
    detail: '',
    date: '',
    isOnHold: false,
    sources: [{ kind: 'own', name: '' }],
  })
  expect(isAsTaken(own, first.taken)).toBe(false)
  const { profile } = followResume(own, first.taken, read({ skills: ['Go', 'rust'] }))
  expect(names(profile)).toEqual(['Go', 'Rust'])
  expect(profile.entries[0]?.bullets.map(({ text, isOnHold }) => [text, isOnHold])).toEqual([['Sang', true]])
})

it('adds the resume beside facts from before it was kept what was taken, and overwrites none', () => {
  const present = read({ skills: ['Git'], experience: [job('Clerk of forms', 'Tallow')] })
  const resume = read({ skills: ['Git', 'Go'], experience: [job('Clerk', 'Tallow')] })
  const { profile } = followResume(present, takenSince(present, resume), resume)
  expect(names(profile)).toEqual(['Git', 'Go'])
  expect(profile.entries.map(({ title }) => title)).toEqual(['Clerk of forms'])
})

it('takes over how far studies and certificates are, and lets them go with the resume', () => {
  const school = { institution: 'TU', degree: 'BSc', area: null, location: null, grade: null, isExpected: false }
  const dates = { startDate: '2019', endDate: '2022' }
  const certificate = { name: 'CCNA', issuer: null, date: '2026' }
  const first = followResume(
    NO_PROFILE,
    NO_PROFILE,
    read({ education: [{ ...school, ...dates }], certifications: [certificate] }),
  )
  const now = read({
    education: [{ ...school, ...dates, startSeason: 'summer', state: 'unfinished' }],
    certifications: [{ ...certificate, state: 'running' }],
  })
  const corrected = followResume(first.profile, first.taken, now)
  expect(corrected.profile.entries).toMatchObject([{ start: '2019', startSeason: 'summer', state: 'unfinished' }])
  expect(corrected.profile.certifications).toMatchObject([{ name: 'CCNA', state: 'running' }])
  const gone = followResume(corrected.profile, corrected.taken, read({}))
  expect(gone.profile).toMatchObject({ entries: [], certifications: [] })
})

it.each([
  ['on hold', 'Postgres', true],
  ['from elsewhere', 'Postgres', false],
])('a skill %s does not come in by its other name with the next correction of the resume', (_, name, isOnHold) => {
  const own = read({ skills: [name] })
  const present = { ...own, skills: own.skills.map((skill) => ({ ...skill, isOnHold })) }
  const resume = () => read({ skills: ['PostgreSQL', 'Go'] })
  const merged = applyMerge(present, resume(), {}, fullCatalogue)
  const { profile } = followResume(merged, takenSince(merged, resume()), resume())
  expect(profile.skills.map((skill) => [skill.name, skill.isOnHold])).toEqual([
    [name, isOnHold],
    ['Go', false],
  ])
})

it('a skill of the resume takes its other name when the resume does', () => {
  const first = followResume(NO_PROFILE, NO_PROFILE, read({ skills: ['Postgres', 'ES6', 'JavaScript'] }))
  expect(names(first.profile)).toEqual(['Postgres', 'ES6', 'JavaScript'])
  const now = followResume(first.profile, first.taken, read({ skills: ['PostgreSQL', 'ES6', 'JavaScript'] }))
  expect(names(now.profile).toSorted()).toEqual(['ES6', 'JavaScript', 'PostgreSQL'])
})

it('a sentence that is never to be used stays so when the corrected resume has it in another job', () => {
  const first = followResume(NO_PROFILE, NO_PROFILE, read({ experience: [job('Baker', 'Copper', ['Led 40 people'])] }))
  const held = structuredClone(first.profile)
  for (const entry of held.entries) for (const bullet of entry.bullets) bullet.isOnHold = true
  const other = { ...job('Shop Lead', 'Ladle House Ltd', ['Led 40 people'], '2023-01'), endDate: '2024-05' }
  const corrected = read({ experience: [other] })
  const { profile } = followResume(held, first.taken, corrected)
  expect(profile.entries.flatMap(({ bullets }) => bullets.map(({ isOnHold }) => isOnHold))).toEqual([true, true])
})
