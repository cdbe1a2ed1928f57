import { describe, expect, it } from 'vitest'
import { skillStatesOf } from '#core/career/skill-state.ts'
import { loadCatalogue } from '#server/load-catalogue.ts'
import { bestOf, fitOfOpening, orderingFor, topicsAsked } from './fit.ts'
import { distance, fingerprintOf, isSameJob, marksOf } from './same-job.ts'

const TEXT =
  'We keep the ferries of a small harbour on time and look for somebody who likes tables of tides. You plan crossings, write small services in Python, talk to captains and answer letters. Five people work here and nobody works at night.'
const OTHER =
  'The bakery on the market square needs a person for its morning shift who can knead dough, serve friendly and count money. We start at four, we end at eleven, and the bread of the day goes home with you. No papers are needed at all.'
const opening = (more: object = {}) =>
  marksOf({
    url: 'https://a.example/1',
    company: 'Quayside GmbH',
    title: 'Tide Engineer (m/w/d)',
    places: ['Kiel, Germany'],
    text: TEXT,
    ...more,
  })

describe('two openings are the same job', () => {
  it.each([
    ['one page', { url: 'https://www.a.example/1?utm_source=x', text: OTHER }, false, true],
    [
      'two feeds, one text',
      { url: 'https://b.example/9', company: 'Quayside', title: 'Engineer Tide', places: ['Kiel'] },
      false,
      true,
    ],
    ['two feeds, a word more', { url: 'https://b.example/9', text: `${TEXT} Apply now.` }, false, true],
    ['one list, another place', { url: 'https://a.example/2', places: ['Lübeck'] }, true, true],
    ['two feeds, another place', { url: 'https://b.example/9', places: ['Lübeck'] }, false, false],
    ['another firm', { url: 'https://b.example/9', company: 'Pilot AG' }, false, false],
    ['another level', { url: 'https://b.example/9', title: 'Senior Tide Engineer' }, false, false],
    ['another text', { url: 'https://b.example/9', text: OTHER }, false, false],
    ['no text and one place', { url: 'https://b.example/9', text: '' }, false, true],
    ['no text and no place', { url: 'https://b.example/9', text: '', places: [] }, false, false],
    ['no firm', { url: 'https://b.example/9', company: '' }, false, false],
  ])('%s', (_what, more, isOneSource, expected) => {
    expect(isSameJob(opening(), opening(more), isOneSource)).toBe(expected)
    expect(isSameJob(opening(more), opening(), isOneSource)).toBe(expected)
  })

  it('by texts whose fingerprints are near, and apart for others', () => {
    expect(distance(fingerprintOf(TEXT), fingerprintOf(TEXT.toUpperCase()))).toBe(0)
    expect(distance(fingerprintOf(TEXT), fingerprintOf(OTHER))).toBeGreaterThan(15)
    expect(fingerprintOf('too short')).toBe('')
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
