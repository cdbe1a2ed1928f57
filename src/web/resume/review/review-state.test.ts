import { must } from '#core/must.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { resumeFactsSchema, type ResumeFacts } from '#core/resume/schema.ts'
import { resumeFacts } from '../../strings/en/resume-facts.ts'
import { factsOf, LIST_NAMES } from './review-draft.ts'
import {
  hasChanges,
  reviewReducer as reduce,
  startReview,
  type ReviewAction,
  type ReviewState,
} from './review-state.ts'

const facts: ResumeFacts = {
  ...NO_FACTS,
  basics: {
    ...NO_FACTS.basics,
    name: 'Ada Walker',
    email: 'ada@example.org',
    links: [{ label: 'site', url: 'https://ada.example' }],
  },
  skills: ['Python', 'SQL', 'Git'],
  experience: [
    {
      title: 'Developer',
      company: 'Longroad',
      location: null,
      startDate: '2021-03',
      endDate: null,
      isCurrent: true,
      highlights: ['Built things'],
    },
    {
      title: 'Intern',
      company: 'Longroad',
      location: null,
      startDate: '2020',
      endDate: '2020',
      isCurrent: false,
      highlights: [],
    },
  ],
}
const reviewReducer = (state: ReviewState, action: ReviewAction) => reduce(state, action, resumeFacts)
const after = (...actions: ReviewAction[]): ReviewState => actions.reduce(reviewReducer, startReview(facts))
const edit = (id: string, value: unknown): ReviewAction[] => [
  { type: 'open', id },
  { type: 'type', id, value },
  { type: 'done' },
]
const idOf = (list: 'skills' | 'experience', index: number) => must(startReview(facts).now.lists[list][index]).id

describe('looking a resume over', () => {
  it('starts as it was read', () => {
    expect(factsOf(after().now)).toEqual(facts)
    expect(hasChanges(after(), facts)).toBe(false)
  })

  it('takes over what is typed only when it is done', () => {
    const typing = after(
      { type: 'open', id: 'basics.name' },
      { type: 'type', id: 'basics.name', value: 'Ada L. Walker' },
    )
    expect(factsOf(typing.now)).toEqual(facts)
    const done = reviewReducer(typing, { type: 'done' })
    expect([factsOf(done.now).basics.name, done.said, done.editing]).toEqual([
      'Ada L. Walker',
      'Changed your name',
      null,
    ])
  })

  it('empties a field to nothing, not to an empty text', () => {
    expect(factsOf(after(...edit('basics.email', '  ')).now).basics.email).toBeNull()
  })

  it('makes no step of an edit that changes nothing', () => {
    expect(after(...edit(idOf('skills', 0), ' Python ')).past).toEqual([])
    expect(after({ type: 'open', id: 'new:experience' }, { type: 'done' }).past).toEqual([])
  })

  it('keeps what was typed when another edit opens', () => {
    const state = after(
      { type: 'open', id: idOf('skills', 0) },
      { type: 'type', id: idOf('skills', 0), value: 'Python 3' },
      { type: 'open', id: 'basics.name' },
    )
    expect([factsOf(state.now).skills[0], state.editing?.id]).toEqual(['Python 3', 'basics.name'])
  })

  it('stays open, with its fix, while an entry cannot stand', () => {
    const [job] = facts.experience
    const state = after(
      ...edit(idOf('experience', 0), { ...job, isCurrent: false, startDate: '2021-03', endDate: '2020' }),
      { type: 'open', id: 'basics.name' },
    )
    expect(state.editing).toMatchObject({
      id: idOf('experience', 0),
      problem: 'The end is before the start. Please check the dates.',
    })
    expect(after(...edit(idOf('experience', 0), { ...job, title: ' ', company: '' })).editing?.problem).toBe(
      'Give a title or a company',
    )
    expect(after(...edit('new:skills', 'python')).editing?.problem).toBe('python is already there')
  })

  it.each([
    ['a year and a month of it', '2021-03', '2021', null],
    ['the same month', '2021-03', '2021-03', null],
    ['a month before', '2021-03', '2021-02', 'The end is before the start. Please check the dates.'],
  ])('compares %s', (_name, startDate, endDate, problem) => {
    const state = after(...edit(idOf('experience', 1), { ...facts.experience[1], startDate, endDate }))
    expect(state.editing?.problem ?? null).toBe(problem)
  })

  it('gives what goes on no end', () => {
    const state = after(...edit(idOf('experience', 1), { ...facts.experience[1], isCurrent: true }))
    expect(factsOf(state.now).experience[1]).toMatchObject({ isCurrent: true, endDate: null })
  })

  it('puts a new job first and a new skill last', () => {
    const state = after(
      ...edit('new:skills', 'Rust'),
      ...edit('new:experience', { ...facts.experience[1], title: 'Lead' }),
    )
    expect([factsOf(state.now).skills.at(-1), must(factsOf(state.now).experience[0]).title]).toEqual(['Rust', 'Lead'])
  })

  it('says what it undoes', () => {
    const state = after({ type: 'remove', id: idOf('skills', 1) }, { type: 'undo' })
    expect([factsOf(state.now), state.said]).toEqual([facts, 'Undone: Removed SQL'])
    expect(reviewReducer(state, { type: 'undo' })).toBe(state)
  })

  it('closes the form of what is removed, and leaves another open', () => {
    const id = idOf('experience', 0)
    expect(after({ type: 'open', id }, { type: 'remove', id }).editing).toBeNull()
    expect(after({ type: 'open', id }, { type: 'remove', id: idOf('skills', 0) }).editing?.id).toBe(id)
  })

  it('comes back to the start by undo, whatever was done', () => {
    const anyId = fc.constantFrom(
      'basics.name',
      'basics.phone',
      ...LIST_NAMES.map((list) => `new:${list}`),
      idOf('skills', 0),
      idOf('skills', 2),
      idOf('experience', 1),
    )
    const action: fc.Arbitrary<ReviewAction[]> = fc.oneof(
      anyId.map((id): ReviewAction[] => [{ type: 'remove', id }]),
      fc.constant<ReviewAction[]>([{ type: 'undo' }]),
      fc
        .tuple(anyId, fc.string())
        .map(([id, text]) => edit(id, id.startsWith('basics') || id.includes('skills') ? text : valueFor(id, text))),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (steps) => {
        const state = after(...steps.flat())
        expect(resumeFactsSchema.safeParse(factsOf(state.now)).success).toBe(true)
        let back = state
        while (back.past.length > 0) back = reviewReducer(back, { type: 'undo' })
        expect(factsOf(back.now)).toEqual(facts)
      }),
    )
  })
})

/** What a form would hold: the entry's own shape with a text in each text field. */
function valueFor(id: string, text: string): unknown {
  const open = must(after({ type: 'open', id }).editing).value as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(open).map(([key, value]) => [
      key,
      typeof value === 'string' && !key.endsWith('Date') ? text : value,
    ]),
  )
}
