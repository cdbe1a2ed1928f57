import { describe, expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { readAdText } from './read-ad-text.ts'

const read = (text: string) => readAdText(fullCatalogue, text)
const levelsOf = (text: string) =>
  Object.fromEntries(read(text).skills.flatMap(({ ids, level }) => ids.map((id) => [id, level])))

describe('a paste without blanks and bullets', () => {
  it.each([
    ['Useful extras', 'wish'],
    ['What would put you ahead of the others?', 'wish'],
    ['Schön, wenn das auch passt', 'wish'],
    ['Working daily with Git in our team', 'must'],
    ['A habit of reading the docs of Kubernetes', 'must'],
  ])('below %j Kafka is a %s', (line, level) => {
    const advert = `Engineer\nRequirements\nThree years of Python\nSolid knowledge of SQL\n${line}\nExperience with Kafka\nSome Terraform\nBenefits\nThirty days of leave\nA bicycle`
    const levels = levelsOf(advert)
    expect([levels['python'], levels['sql'], levels['kafka'], levels['terraform']]).toEqual([
      'must',
      'must',
      level,
      level,
    ])
  })

  it('what the marks of a table mean asks for nothing', () => {
    const advert = `Data officer\nPerson specification\nE = essential, D = desirable. T = test, I = interview\nWriting SQL\tE\tT\nLinux\tD\tI\nPython\tE\tT`
    expect(levelsOf(advert)).toEqual({ sql: 'must', linux: 'wish', python: 'must' })
  })
})

it.each([
  ["Profil : d'un naturel curieux, connaissance de Linux et d'un outil comme Jira", ['jira', 'linux']],
  ['Deep knowledge of TypeScript and Canvas', ['typescript']],
  ['Python or another coding scheme', ['programming-fundamentals', 'python']],
])('%j names %j', (line, ids) => {
  expect(
    read(`Engineer\n\nRequirements\n- ${line}`)
      .skills.flatMap((skill) => skill.ids)
      .toSorted(),
  ).toEqual(ids)
})

it.each([
  ['Vacancy: HX-26-104\nPost title: Data Engineer\nCampus: Galway', 'title', 'Data Engineer'],
  ['Se busca gente\nVacante: Programadora de Python\nLugar: Murcia', 'title', 'Programadora de Python'],
  ['Clerk\nDunmore & Haig Ltd\nLeeds\nWork Location: In person', 'place', 'Leeds'],
  ['Analyst\nremote type\nHybrid\nlocations\nDes Moines', 'workMode', 'hybrid'],
  ['Analyst\nCampus: Cork (blended working can be agreed)', 'workMode', 'hybrid'],
  [
    'Analyst\n\nRequirements\n- Three-year diploma in geography\n- Minimum two years of experience with maps',
    'years',
    2,
  ],
  ['Analyst\nGehaltsangabe laut StepStone-Schätzung: 51.000 € - 63.000 €', 'pay', null],
  ['Analyst | Leeds | Good salary + £1,500 joining payment', 'pay', null],
  ['Lead\n\nRequirements\n- 5 years programme management experience', 'years', 5],
  ['Lead\n\nRequirements\n- At least 2 years degree-level teaching experience', 'years', 2],
  ['Trainer\n\nDuties\n- You deliver blended workshops and e-learning', 'workMode', null],
  ['Analyst\nRemote status: Yes', 'workMode', 'remote'],
] as const)('of %j the %s is %j', (text, field, value) => {
  expect(read(text).fields[field]?.value ?? null).toEqual(value)
})

it.each([
  'Retention Analyst £45,000 per annum, Leeds',
  'Salary on joining: £32,000 per annum',
  'You are paid £32,000 per annum on joining',
])('%j states pay', (text) => expect(read(text).fields.pay?.value.period).toBe('year'))
