import { expect, it } from 'vitest'
import type { Experience } from '#core/resume/schema.ts'
import { linesOf } from '#test/support/resume-lines.ts'
import { partTraining } from './part-training.ts'

const job = (title: string, company: string, isCurrent = false): Experience => ({
  title,
  company,
  location: null,
  startDate: '2015-10',
  endDate: isCurrent ? null : '2016-07',
  isCurrent,
  highlights: [],
})
const parted = (value: Experience) => partTraining([{ value, lines: linesOf(['a line']), isSure: true }])

it.each<[string, Experience, object]>([
  [
    'named before a colon',
    job('Fortbildung: Netzwerke', 'Holt Akademie'),
    { name: 'Netzwerke', issuer: 'Holt Akademie', date: '2016-07' },
  ],
  [
    'named by who held it',
    job('', 'Fortbildung bei Holt Informatik'),
    { name: 'Fortbildung', issuer: 'Holt Informatik', date: '2016-07' },
  ],
  [
    'that goes on',
    job('Training: first aid', '', true),
    { name: 'first aid', issuer: null, date: '2015-10', state: 'running' },
  ],
])('a course %s is no job', (_, value, course) => {
  const { jobs, courses } = parted(value)
  expect(jobs).toEqual([])
  expect(courses.map((read) => read.value)).toEqual([course])
})

it.each([
  ['Training Manager', 'Holt Akademie'],
  ['Dozentin', 'Fortbildung bei Holt Informatik'],
  ['Kursleiter: Weben', 'Holt Akademie'],
])('%s at %s is a job', (title, company) => {
  expect(parted(job(title, company))).toMatchObject({ jobs: [{ value: { title, company } }], courses: [] })
})
