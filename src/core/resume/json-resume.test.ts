import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import ajvFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inventPerson } from '#test/corpus/people.ts'
import { factsOfInvented } from '#test/support/invented-facts.ts'
import { toJsonResume } from './json-resume.ts'
import { NO_FACTS } from './no-facts.ts'
import type { ResumeFacts } from './schema.ts'

const schema = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@jsonresume/schema/schema.json'), 'utf8'),
)
const ajv = new Ajv({ strict: false })
ajvFormats.default(ajv)
const isValid = ajv.compile(schema)

function expectValid(facts: ResumeFacts): void {
  const document = JSON.parse(JSON.stringify(toJsonResume(facts)))
  expect(isValid(document), JSON.stringify(isValid.errors)).toBe(true)
}

describe('JSON Resume', () => {
  it('is valid for nothing at all', () => {
    expectValid(NO_FACTS)
  })

  it('is valid for people of seven languages', () => {
    fc.assert(fc.property(fc.nat(500), (index) => expectValid(factsOfInvented(inventPerson(index)))))
  })

  it.each([
    'github.com/ada',
    'https://ada.example/a b',
    'ada.example/[x]',
    'https://пример.example/я',
    'http://a.example/%20x',
    '  ada.example ',
  ])('makes a whole address of %s', (url) => {
    expectValid({
      ...NO_FACTS,
      basics: { ...NO_FACTS.basics, links: [{ label: 'me', url }] },
      projects: [{ name: 'p', description: null, url, startDate: null, endDate: null, highlights: [] }],
    })
  })

  it.each(['not an address', 'ada@', '@x.example', 'ada@localhost', 'a b@x.example'])(
    'leaves out %s, which is no e-mail',
    (email) => {
      const facts = { ...NO_FACTS, basics: { ...NO_FACTS.basics, email } }
      expectValid(facts)
      expect(toJsonResume(facts).basics).not.toHaveProperty('email')
    },
  )

  it('keeps the precision of dates and leaves out the end of what goes on', () => {
    const job = {
      title: 'Developer',
      company: 'Longroad',
      location: null,
      startDate: '2021',
      endDate: null,
      isCurrent: true,
      highlights: [],
    }
    expect(
      toJsonResume({
        ...NO_FACTS,
        experience: [job, { ...job, startDate: '2020-03', endDate: '2020-11', isCurrent: false }],
      }).work,
    ).toEqual([
      { position: 'Developer', name: 'Longroad', startDate: '2021', highlights: [] },
      { position: 'Developer', name: 'Longroad', startDate: '2020-03', endDate: '2020-11', highlights: [] },
    ])
  })
})
