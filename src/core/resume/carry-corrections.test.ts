import { expect, it } from 'vitest'
import { carryCorrections } from './carry-corrections.ts'
import { NO_FACTS } from './no-facts.ts'
import type { ResumeFacts } from './schema.ts'

const job = (given: Partial<ResumeFacts['experience'][number]>): ResumeFacts['experience'][number] => ({
  title: 'Technician',
  company: 'Umber',
  location: null,
  startDate: '2019-03',
  endDate: '2022-08',
  isCurrent: false,
  highlights: [],
  ...given,
})
const facts = (given: Partial<ResumeFacts>): ResumeFacts => ({ ...NO_FACTS, ...given })
const basics = (given: Partial<ResumeFacts['basics']>) => ({ ...NO_FACTS.basics, ...given })

const read = facts({
  basics: basics({ name: 'Curriculum', location: 'Oban', links: [{ label: 'Site', url: 'https://patika.example' }] }),
  skills: ['Python', 'Word'],
  experience: [job({ company: 'Field Service' }), job({ title: 'Hobby', company: 'Club', startDate: '2015' })],
})
const said = facts({
  basics: basics({ name: 'Mira Quay', location: 'Oban' }),
  skills: ['Python', 'Ansible'],
  experience: [
    job({ company: 'Umber' }),
    job({ title: 'Porter', company: 'Quartz', startDate: '2020-01', endDate: null }),
  ],
})

it('what is read as before is what the person made of it', () => {
  const fresh = facts({
    ...read,
    skills: ['Python', 'Word', 'Go'],
    experience: [job({ title: 'Lead', company: 'Slate', startDate: '2022-09' }), ...read.experience],
  })
  const { facts: carried, kept } = carryCorrections({ read, said }, fresh)
  expect(carried.basics).toMatchObject({ name: 'Mira Quay', location: 'Oban', links: [] })
  expect(carried.skills).toEqual(['Python', 'Word', 'Go', 'Ansible'])
  expect(carried.experience.map(({ title, company }) => `${title}, ${company}`)).toEqual([
    'Lead, Slate',
    'Porter, Quartz',
    'Technician, Umber',
  ])
  expect(kept).toEqual([
    'Mira Quay',
    'https://patika.example',
    'Ansible',
    'Technician, Umber',
    'Hobby, Club',
    'Porter, Quartz',
  ])
})

it('what the new file says otherwise stands', () => {
  const fresh = facts({
    basics: basics({ name: 'Mira Dock', location: 'Leith' }),
    skills: ['Ansible', 'Python'],
    experience: [job({ company: 'Umber Works', startDate: '2018-01' }), job({ title: 'porter', company: 'QUARTZ' })],
  })
  expect(carryCorrections({ read, said }, fresh)).toEqual({ facts: fresh, kept: [] })
})

it('a person who corrected nothing gets what is read', () => {
  const fresh = facts({ skills: ['Go'] })
  expect(carryCorrections({ read, said: read }, fresh)).toEqual({ facts: fresh, kept: [] })
})
