import { describe, expect, it } from 'vitest'
import { readJobAd } from './match-ad.ts'
import { readAdText } from './read-ad-text.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { spotSkills } from '#core/career/catalogue/spot-skills.ts'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { processorMs } from '#test/support/processor-time.ts'

const NOW = '2026-11-21T10:00:00.000Z'
const learner = { learningPreference: 'all' as const, hoursPerDay: 1.5, challenges: [] }
const spotted = (text: string) => spotSkills(fullCatalogue, text).map(({ skill }) => skill.id)
const states = (...skillIds: string[]) =>
  skillStatesOf(
    skillIds.map((skillId) => ({ skillId, kind: 'resume', sourceId: 'r', at: NOW })),
    NOW,
  )

const AD = `Junior Web Developer (m/f/d)

About us
We run our shop on Kubernetes and love Slack.

What you bring:
- Solid JavaScript (ES6) and HTML5/CSS3
- First experience with React or Vue.js
- Git is required; you talk to REST APIs with ease
- Docker is a plus

Nice to have
* TypeScript, GraphQL
* Node.js must be no stranger to you

Benefits
Learning budget, Python meetups, Excel-lent coffee
`

describe('spotSkills', () => {
  it.each([
    ['Go the extra mile and express yourself', 'verbs at the start of a sentence'],
    ['You will excel in a swift, lean team and react to change', 'everyday words'],
    ['We hire in Spring 2027', 'a season'],
    ['C-level contact, R&D budget, Plan B, vitamin C', 'single letters'],
    ['the rest of the team, an ai of sorts. Rest assured. Solid work.', 'words that count in capitals alone'],
    ['A positive outlook, a passport and a shiny office', 'words that are products too'],
    ['There is room to flask around', 'lower-case words without a list'],
    ['Salted, resting, javanese', 'longer words that begin like a skill'],
    ['go', 'a lower-case word alone'],
    ['Excel daily', 'a verb with little around it'],
    ['', 'nothing'],
  ])('spots nothing in %j: %s', (text) => {
    expect(spotted(text)).toEqual([])
  })

  it.each([
    ['Services in Go, deployed with Docker', ['go', 'docker']],
    ['Python, R and SQL', ['python', 'r', 'sql']],
    ['- Tableau', ['tableau']],
    ['• Go', ['go']],
    ['C, C++ or C#', ['c', 'cpp', 'csharp']],
    ['experience with React/Redux', ['react', 'redux']],
    ['node.js, react, postgres', ['nodejs', 'react', 'postgresql']],
    ['You know Excel and build REST APIs.', ['excel', 'rest-api']],
    ['CI / CD with GitHub Actions', ['ci-cd', 'github-actions']],
    ['C# on .NET', ['csharp', 'dotnet']],
    ['Swift developer wanted', ['swift']],
    ['unit testing, test-driven development', ['unit-testing', 'tdd']],
  ])('spots in %j: %j', (text, ids) => {
    expect(spotted(text)).toEqual(ids)
  })
})

describe('readJobAd', () => {
  /** Of an advert that names skills we know. */
  const matched = (...input: Parameters<typeof readJobAd>) => {
    const reading = readJobAd(...input)
    return { ...reading, match: must(reading.match) }
  }
  it('tells what is asked for from what would be nice, and leaves out the company and its benefits', () => {
    const { match } = matched(fullCatalogue, AD, new Map(), learner)
    expect(match.missing.map((gap) => gap.skillId).toSorted()).toEqual(
      ['css', 'git', 'html', 'javascript', 'nodejs', 'react', 'rest-api'].toSorted(),
    )
    expect(match.missing.find((gap) => gap.skillId === 'react')?.orNames).toEqual(['Vue.js'])
    expect(match.niceToHave.map((one) => one.skillId).toSorted()).toEqual(['docker', 'graphql', 'typescript'])
    expect(match.percent).toBe(0)
  })

  it('measures against the person and says what to learn first', () => {
    const reading = matched(fullCatalogue, AD, states('html', 'css', 'git'), learner)
    expect(reading.match.percent).toBe(39)
    expect(reading.match.have.map((one) => one.skillId).toSorted()).toEqual(['css', 'git', 'html'])
    expect(reading.learnFirst.indexOf('javascript')).toBeLessThan(reading.learnFirst.indexOf('react'))
    const taught = new Set(reading.courseIds.flatMap((id) => must(fullCatalogue.courses.get(id)).skills))
    expect(taught.has('javascript') && taught.has('react')).toBe(true)
  })

  it('is 100 only with everything proven', () => {
    const all = matched(fullCatalogue, AD, new Map(), learner).match.missing.map((gap) => gap.skillId)
    const proven = skillStatesOf(
      all.map((skillId) => ({ skillId, kind: 'check', sourceId: 'a', at: NOW })),
      NOW,
    )
    expect(readJobAd(fullCatalogue, AD, proven, learner)).toMatchObject({
      match: { percent: 100 },
      learnFirst: [],
      courseIds: [],
    })
  })

  it('takes wishes for requirements where an advert has nothing else', () => {
    expect(matched(fullCatalogue, 'Ideally you know Python and SQL.', new Map(), learner).match.missing).toHaveLength(2)
  })

  it.each(['', '   \n\n', 'We are looking for a friendly barista.', '😀'.repeat(200)])(
    'finds no skill in %j',
    (text) => {
      expect(readJobAd(fullCatalogue, text, new Map(), learner).match).toBeNull()
    },
  )

  it('measures an advert that names every skill by its beginning, in the time of a long one', () => {
    const names = [...fullCatalogue.skills.values()].map(({ name }) => `- ${name}`)
    const all = `Requirements:\n${names.join('\n')}`
    readJobAd(fullCatalogue, AD, new Map(), learner)
    let asked = 0
    const ms = processorMs(() => {
      const { have, missing } = matched(fullCatalogue, all, new Map(), learner).match
      asked = have.length + missing.length
    })
    expect(asked).toBeGreaterThan(60)
    expect(asked).toBeLessThanOrEqual(120)
    expect(ms).toBeLessThan(3_000)
  })

  it('reads the beginning of an advert of 200,000 characters, in well under a second', () => {
    const long = `${AD}\n${'We value Python, SQL and people who go far. '.repeat(5_000)}`.slice(0, 200_000)
    const ms = processorMs(() => {
      const reading = matched(fullCatalogue, long, new Map(), learner)
      expect(reading.ad.isCut).toBe(true)
      for (const hostile of ['a'.repeat(200_000), '-/'.repeat(100_000), 'c++'.repeat(60_000), '.a'.repeat(100_000)]) {
        readJobAd(fullCatalogue, hostile, new Map(), learner)
      }
    })
    expect(ms).toBeLessThan(3_000)
  })

  const REQUIREMENTS = 'Requirements:\n- SQL, Tableau or Power BI\n- Excel'

  it('asks for one of two, and says which would do as well', () => {
    const { match, learnFirst } = matched(fullCatalogue, REQUIREMENTS, new Map(), learner)
    expect(match.missing.map(({ skillId, orNames }) => [skillId, orNames])).toEqual([
      ['sql', undefined],
      ['tableau', ['Power BI']],
      ['excel', undefined],
    ])
    expect(learnFirst).not.toContain('power-bi')
  })

  it('takes the one of two that the person has, also when it is named second', () => {
    const { match } = matched(fullCatalogue, REQUIREMENTS, states('sql', 'power-bi', 'excel'), learner)
    expect(match.missing).toEqual([])
    expect(match.have.find(({ skillId }) => skillId === 'power-bi')?.orNames).toEqual(['Tableau'])
  })

  it('still asks for both where one of them is asked for by itself as well', () => {
    const { match } = matched(fullCatalogue, `${REQUIREMENTS}\n- Power BI`, new Map(), learner)
    expect(match.missing.map(({ skillId }) => skillId)).toEqual(['sql', 'excel', 'power-bi'])
  })
})

it('years as one of several titles ask for no skill by these names', () => {
  const ad =
    'DevOps Engineer\n\nWhat you bring\n- 3+ years as a DevOps engineer, SRE or cloud engineer\n- Terraform\n- Knowledge of SLOs'
  const ids = readAdText(fullCatalogue, ad).skills.flatMap((skill) => skill.ids)
  expect(ids).toContain('terraform')
  expect(ids).not.toContain('sre')
})
