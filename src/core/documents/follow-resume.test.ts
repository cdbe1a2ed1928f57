import { expect, it } from 'vitest'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { followResume, isAsTaken, takenSince } from './follow-resume.ts'
import { profileFromFacts } from './profile-from-facts.ts'
import { NO_PROFILE, type Profile } from './profile.ts'

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
