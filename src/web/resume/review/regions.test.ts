import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import type { Evidence, Source } from '#core/resume/schema.ts'
import { resumeFacts } from '../../strings/en/resume-facts.ts'
import { draftOf, withItem, withoutItem } from './review-draft.ts'
import { confidenceOf, countDoubts, placeInWords, regionsOf } from './regions.ts'
import { reviewReducer, type ReviewAction, type ReviewState } from './review-state.ts'

const line = (top: number): Source => ({ kind: 'pdf', page: 1, box: [72, top, 200, 12], words: '' })
const draft = draftOf({ ...NO_FACTS, basics: { ...NO_FACTS.basics, name: 'Ada' }, skills: ['Python', 'SQL', 'Git'] })
const evidence: Evidence = {
  'basics.name': { sources: [line(40)], confidence: 'sure' },
  'basics.phone': { sources: [line(60)], confidence: 'sure' },
  'skills.0': { sources: [line(100)], confidence: 'sure' },
  'skills.1': { sources: [line(100.2), line(300)], confidence: 'likely' },
  'skills.2': { sources: [line(120)], confidence: 'unsure' },
}

describe('the places of facts', () => {
  it('are one where several facts stand in one line', () => {
    expect(regionsOf(draft, evidence, resumeFacts).map((region) => region.facts.map((fact) => fact.title))).toEqual([
      ['Ada'],
      ['Python', 'SQL'],
      ['SQL'],
      ['Git'],
    ])
  })

  it('go with a fact that is removed, and stay with one that is changed', () => {
    const [python, sql] = draft.lists.skills
    const next = withItem(withoutItem(draft, must(python).id), must(sql).id, 'PostgreSQL')
    expect(regionsOf(next, evidence, resumeFacts).map((region) => region.facts.map((fact) => fact.title))).toEqual([
      ['Ada'],
      ['PostgreSQL'],
      ['PostgreSQL'],
      ['Git'],
    ])
  })

  it('are said as people count', () => {
    expect([
      placeInWords(line(1), resumeFacts.place),
      placeInWords({ kind: 'docx', paragraph: 0, words: '' }, resumeFacts.place),
      placeInWords(undefined, resumeFacts.place),
    ]).toEqual(['Page 1', 'Paragraph 1', undefined])
  })
})

it('is in no doubt about what a person changed or added', () => {
  const [python, sql, git] = draft.lists.skills
  expect([python, sql, git].map((skill) => confidenceOf(must(skill), evidence))).toEqual(['sure', 'likely', 'unsure'])
  expect(confidenceOf({ ...must(git), isChanged: true }, evidence)).toBe('sure')
  expect(confidenceOf({ origin: null, isChanged: false }, evidence)).toBe('sure')
})

it('counts what is left to look at, and less with each change', () => {
  const doubtful: Evidence = { ...evidence, 'basics.name': { sources: [], confidence: 'unsure' } }
  const start: ReviewState = { past: [], now: draft, editing: null, said: '' }
  const change = (state: ReviewState, id: string, value: string) =>
    [{ type: 'open', id }, { type: 'type', id, value }, { type: 'done' }].reduce(
      (now, action) => reviewReducer(now, action as ReviewAction, resumeFacts),
      state,
    )
  const renamed = change(start, 'basics.name', 'Ada Walker')
  expect(
    [start, renamed, change(renamed, must(draft.lists.skills[1]).id, 'PostgreSQL')].map((state) =>
      countDoubts(state, doubtful),
    ),
  ).toEqual([3, 2, 1].map((asked) => ({ asked, more: 0 })))
})
