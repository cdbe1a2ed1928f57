import { describe, expect, it } from 'vitest'
import type { Education, Experience } from '#core/resume/schema.ts'
import { settleEntries, trimmed } from './settle-entries.ts'

const job = (title: string, company: string, location: string | null = null) => ({
  value: {
    title,
    company,
    location,
    startDate: '2019',
    endDate: '2020',
    isCurrent: false,
    highlights: [],
  } as Experience,
  lines: [],
  isSure: true,
})
const school = (degree: string, institution: string, area: string | null = null) => ({
  value: {
    degree,
    institution,
    area,
    location: null,
    grade: null,
    startDate: null,
    endDate: '2020',
    isExpected: false,
  } as Education,
  lines: [],
  isSure: true,
})
const jobsOf = (...experience: ReturnType<typeof job>[]) =>
  settleEntries({ experience, education: [] }).experience.map(({ value }) => [value.title, value.company])
const schoolsOf = (...education: ReturnType<typeof school>[]) =>
  settleEntries({ experience: [], education }).education.map(({ value }) => [value.degree, value.institution])

describe('a job', () => {
  it.each([
    ['. Statistics Advisor', 'University of Otago', 'Statistics Advisor', 'University of Otago'],
    ['presented the workshop and', 'Centre for Boats and the', '', 'Centre for Boats'],
    ['Software Engineer of the', 'Holt Pumps', 'Software Engineer', 'Holt Pumps'],
    ['Engineer in the "', 'South College,', 'Engineer', 'South College'],
    ['"Kitchen" Manager', 'Café “Nord”', '"Kitchen" Manager', 'Café “Nord”'],
    ['Scholarship Officer', 'City Council', 'Scholarship Officer', 'City Council'],
    ['PhD Researcher', 'Aarhus University', 'PhD Researcher', 'Aarhus University'],
    ['Java developer in', 'Dataprizma LLC', 'Java developer', 'Dataprizma LLC'],
    ['Krankenschwester', 'am Notfalldienst', 'Krankenschwester', 'Notfalldienst'],
    ['> DevOps Engineer', '» Holt Pumps Ltd', 'DevOps Engineer', 'Holt Pumps Ltd'],
    ['R', 'Coffee', '', 'Coffee'],
    ['07', 'South College', '', 'South College'],
    ['1m', 'Ortus Software', '', 'Ortus Software'],
    ['工', '公司', '工', '公司'],
  ])('“%s” at “%s” is “%s” at “%s”', (title, company, ...expected) =>
    expect(jobsOf(job(title, company))).toEqual([expected]),
  )

  it('is parted into trade and employer where several are printed in one line', () =>
    expect(
      jobsOf(
        job('MANAGING PARTNER NORTHLIGHT CAPITAL', 'Website'),
        job('SOFTWARE DEVELOPER HOLT PUMPS', ''),
        job('Tester', 'Fenwick Rail'),
      ),
    ).toEqual([
      ['MANAGING PARTNER', 'NORTHLIGHT CAPITAL'],
      ['SOFTWARE DEVELOPER', 'HOLT PUMPS'],
      ['Tester', 'Fenwick Rail'],
    ]))

  it('stays whole where only one has words behind its trade, or these join on', () =>
    expect(jobsOf(job('Engineer Trains', ''), job('Head of Data', ''), job('Clerk', ''))).toEqual([
      ['Engineer Trains', ''],
      ['Head of Data', ''],
      ['Clerk', ''],
    ]))

  it('has no country for an employer', () => expect(jobsOf(job('Tester', 'Belgium'))).toEqual([['Tester', '']]))

  it('has no town for a title', () =>
    expect(jobsOf(job('Coon Rapids', 'Davanni’s', 'Coon Rapids, MN'))).toEqual([['', 'Davanni’s']]))

  it.each(['Github Link', 'Live Demo', 'Source Code', 'GitHub'])('is not where to see a project: %s', (title) =>
    expect(jobsOf(job(title, 'NextJS'))).toEqual([]),
  )

  it('is not a state of marriage beside a day of birth', () => expect(jobsOf(job('', 'Soltero'))).toEqual([]))

  it('is not a scholarship that stands alone', () =>
    expect(jobsOf(job('', 'Stipendium der Hahn-Stiftung'))).toEqual([]))

  it.each([
    'Dean’s List',
    'Prêmio de 1° lugar nas Olimpíadas',
    'Poster Award',
    'Eagle Scout',
    'Best Ph.D. thesis',
    'Deutschlandstipendium Stipendium',
  ])('is not a prize: %s', (title) => expect(jobsOf(job(title, 'University of Massachusetts'))).toEqual([]))
})

it.each([
  ['MASTER OF SCIENCE', 'University of Padova', 'MASTER OF SCIENCE', null],
  ['Bachelor of Science in Physics', 'Delft University', 'Bachelor of Science', 'Physics'],
])('“%s” at “%s” among the jobs was studied', (title, company, degree, area) => {
  const { experience, education } = settleEntries({ experience: [job(title, company)], education: [] })
  expect(experience).toEqual([])
  expect(education).toMatchObject([{ isSure: false, value: { degree, area, institution: company, endDate: '2020' } }])
})

describe('a school', () => {
  it.each([
    ['3.96', 'Cardinal Heights School', '', 'Cardinal Heights School'],
    ['N/A', 'Prairie View School', '', 'Prairie View School'],
    ['. Doctor of Philosophy', 'University of Otago', 'Doctor of Philosophy', 'University of Otago'],
    ['Statistics Certificate', '5.00 ECTS', 'Statistics Certificate', ''],
    ['Cloud Computing', 'Universidade Estácio de Sá Concluído em', 'Cloud Computing', 'Universidade Estácio de Sá'],
    ['Bachelor Nicht abgeschlossen', 'Mill University', 'Bachelor', 'Mill University'],
    ['Bachelor', 'Fernstudium an der Medical University', 'Bachelor', 'Medical University'],
    ['Pós-graduação', 'HackOne (Em andamento)', 'Pós-graduação', 'HackOne'],
    ['Tutor training', 'University of Ghent', 'Tutor training', 'University of Ghent'],
  ])('“%s” at “%s” is “%s” at “%s”', (degree, institution, ...expected) =>
    expect(schoolsOf(school(degree, institution))).toEqual([expected]),
  )

  it.each([
    ['355,500', 'Institute of Health, Research Grant Award'],
    ['Board member', 'Rowing Society'],
    ['Causal Inference', '3.10 ECTS'],
    ['2.50', 'of'],
  ])('is not “%s” at “%s”', (degree, institution) => expect(schoolsOf(school(degree, institution))).toEqual([]))
})

it.each([
  ['M. Sc.) Informatik', 'Informatik'],
  ['BSc. Hons.), Biological Sciences', 'Biological Sciences'],
  ['Art (Modern)', 'Art (Modern)'],
  ['In Progress', null],
])('the field “%s” is %s', (area, expected) =>
  expect(
    settleEntries({ experience: [], education: [school('BSc', 'Mill University', area)] }).education,
  ).toMatchObject([{ value: { area: expected } }]),
)

it('leaves what is plausible as it was read', () => {
  const own = { experience: [job('Web Developer', 'Holt Ltd.')], education: [school('BSc', 'Mill University', 'Art')] }
  const settled = settleEntries(own)
  expect(settled.experience[0]).toBe(own.experience[0])
  expect(settled.education[0]).toBe(own.education[0])
})

it.each(['Holt Ltd.', 'Café “Nord”', '(Part-time) Cook', 'C++', 'Marks & Spencer'])('%s is not cut', (text) =>
  expect(trimmed(text)).toBe(text),
)
