import { describe, expect, it } from 'vitest'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { loadCatalogue } from '#server/load-catalogue.ts'
import { handPairs } from '#test/openings/hand-pairs.ts'
import { bestOf, fitOfOpening, orderingFor, topicsAsked } from './fit.ts'
import { fingerprintOf, isSameJob, marksOf } from './same-job.ts'

const TEXT =
  'We keep the ferries of a small harbour on time and look for somebody who likes tables of tides. You plan crossings, write small services in Python, talk to captains and answer letters. Five people work here and nobody works at night.'
const OTHER =
  'The bakery on the market square needs a person for its morning shift who can knead dough, serve friendly and count money. We start at four, we end at eleven, and the bread of the day goes home with you. No papers are needed at all.'
const ONE = {
  url: 'https://a.example/1',
  company: 'Quayside GmbH',
  title: 'Tide Engineer (m/w/d)',
  places: ['Kiel, Germany'],
  text: TEXT,
}
const areSame = (more: object, isOneSource: boolean, one = ONE) => {
  const other = { ...one, ...more }
  const found = isSameJob(marksOf(one), marksOf(other), isOneSource, { one: one.text, other: other.text })
  expect(isSameJob(marksOf(other), marksOf(one), isOneSource, { one: other.text, other: one.text })).toBe(found)
  return found
}

describe('two openings are the same job', () => {
  it.each([
    ['one page', { url: 'https://www.a.example/1?utm_source=x', text: OTHER }, false, true],
    ['one page of a list under another title', { title: 'Baker', text: OTHER }, true, false],
    [
      'two feeds, one text',
      { url: 'https://b.example/9', company: 'Quayside', title: 'Engineer Tide', places: ['Kiel'] },
      false,
      true,
    ],
    ['two feeds, a word more', { url: 'https://b.example/9', text: `${TEXT} Apply now.` }, false, true],
    ['two feeds, half of the text', { url: 'https://b.example/9', text: `${TEXT.slice(0, 190)}…` }, false, true],
    ['one list, another place', { url: 'https://a.example/2', places: ['Lübeck'] }, true, true],
    [
      'one list, another place and a different text',
      { url: 'https://a.example/2', places: ['Lübeck'], text: `${TEXT} You work in Lübeck.` },
      true,
      false,
    ],
    ['two feeds, another place', { url: 'https://b.example/9', places: ['Lübeck'] }, false, false],
    ['two feeds, only the country', { url: 'https://b.example/9', places: ['Germany'] }, false, true],
    ['two feeds, one of two towns', { url: 'https://b.example/9', places: ['Lübeck / Kiel'] }, false, true],
    ['two feeds, neither of two towns', { url: 'https://b.example/9', places: ['Lübeck / Bergen'] }, false, false],
    ['two feeds, another country', { url: 'https://b.example/9', places: ['Portugal'] }, false, false],
    ['another firm', { url: 'https://b.example/9', company: 'Pilot AG' }, false, false],
    ['another firm of the group', { url: 'https://b.example/9', company: 'Quayside Docks GmbH' }, false, false],
    ['a firm through an agency', { url: 'https://b.example/9', company: 'Quayside (via Pilot)' }, false, true],
    ['another level', { url: 'https://b.example/9', title: 'Senior Tide Engineer' }, false, false],
    ['another text', { url: 'https://b.example/9', text: OTHER }, false, false],
    ['no text and one place', { url: 'https://b.example/9', text: '' }, false, true],
    ['no text and no place', { url: 'https://b.example/9', text: '', places: [] }, false, false],
    ['no firm', { url: 'https://b.example/9', company: '' }, false, false],
  ])('%s', (_what, more, isOneSource, expected) => expect(areSame(more, isOneSource)).toBe(expected))

  it.each([
    ['Snr Tide Engineer – Kiel', 'Senior Tide Engineer', true],
    ['Site Reliability Engineer (SRE)', 'SRE', true],
    ['Front-end Developer', 'Frontend Developer', true],
    ['Entwickler*in', 'Entwicklerin / Entwickler (w/m/d)', true],
    ['Quayside: Tide Engineer', 'Tide Engineer [Ref. 2026-114]', true],
    ['Tide Engineer (40 hrs/week, €50k)', 'Tide Engineer, 80–100 %', true],
    ['Tide Engineer (Python)', 'Tide Engineer', true],
    ['Tide Engineer (Fortran)', 'Tide Engineer', false],
    ['Tide Engineer, Python', 'Tide Engineer', false],
    ['Tide Engineer II', 'Tide Engineer 2', true],
    ['Tide Engineer II', 'Tide Engineer', false],
    ['Tide Engineer (R-1001)', 'Tide Engineer (R-1002)', false],
    ['Tide Engineer, EMEA', 'Tide Engineer, APAC', false],
    ['Tide Engineer C++', 'Tide Engineer C#', false],
    ['Tide Engineer, part-time', 'Tide Engineer', false],
  ])('in two lists under the titles %j and %j: %j', (title, other, expected) => {
    expect(areSame({ title: other, url: 'https://b.example/9' }, false, { ...ONE, title })).toBe(expected)
    // one list says what it means
    expect(areSame({ title: other, url: 'https://a.example/9' }, true, { ...ONE, title })).toBe(false)
  })

  it('by fingerprints of their words alone', () => {
    expect(fingerprintOf(TEXT)).toBe(fingerprintOf(TEXT.toUpperCase().replaceAll('. ', '.\n\n')))
    expect(fingerprintOf(TEXT)).not.toBe(fingerprintOf(OTHER))
    expect(fingerprintOf('too short')).toBe('')
  })

  it.each([['worked'], ['kept']] as const)('in the %s half of the pairs marked by hand', (half) => {
    const pairs = handPairs(half).map(({ isSame, sides: [one, other] }) => ({
      isSame,
      found: isSameJob(marksOf(one), marksOf(other), one.source === other.source, { one: one.text, other: other.text }),
    }))
    const both = pairs.filter(({ isSame, found }) => isSame && found).length
    expect(both / pairs.filter(({ found }) => found).length).toBeGreaterThanOrEqual(0.99)
    expect(both / pairs.filter(({ isSame }) => isSame).length).toBeGreaterThanOrEqual(0.94)
  })
})

describe('the order of openings', () => {
  const catalogue = loadCatalogue()
  const now = '2026-03-10T12:00:00.000Z'
  const states = skillStatesOf(
    ['python', 'sql', 'git'].map((skillId) => ({ skillId, kind: 'check' as const, sourceId: 'x', at: now })),
    now,
    catalogue,
  )
  const asked = (...ids: string[]) => ids.map((id) => ({ ids: id.split('|'), level: 'must' as const }))

  it('puts much that is shown before little, and little before nothing', () => {
    const lists = [asked('docker'), asked('git'), asked('python', 'sql', 'git'), asked('python', 'docker'), asked()]
    const order = orderingFor(states)
    const best = bestOf(lists, 3, (one) => order(topicsAsked(catalogue, one)))
    expect(best).toEqual([lists[2], lists[1], lists[3]])
  })

  it('says what is had, what is proven and what is missing', () => {
    const fit = fitOfOpening(catalogue, asked('python', 'docker|kubernetes', 'sql'), states)
    expect(fit).toMatchObject({ musts: { have: 2, of: 3 }, proven: 2, missing: ['Docker'] })
    expect(fitOfOpening(catalogue, [], states)).toBeNull()
  })
})
