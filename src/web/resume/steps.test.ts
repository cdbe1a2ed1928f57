import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answersOf, EMPTY_DRAFT, type AnswerDraft } from './answer-draft.ts'
import {
  answered,
  canGoBack,
  canGoNext,
  furthestStep,
  placeAfter,
  placeOf,
  stepOf,
  type QuestionNumber,
} from './steps.ts'

const atThree: AnswerDraft = { ...EMPTY_DRAFT, currentStatus: 'student', interimRole: false, reached: 3 }
const atFive: AnswerDraft = { ...atThree, dreamRole: 'UI/UX Designer', reached: 5 }
const done: AnswerDraft = { ...atFive, reached: 8 }

describe('placeOf', () => {
  it.each<[string, string | null, AnswerDraft, string]>([
    ['starts a new person at the first question', null, EMPTY_DRAFT, '1'],
    ['goes on where one stopped', null, atFive, '5'],
    ['opens the upload for finished answers', null, done, '8'],
    ['goes back to an answered question', '2', atFive, '2'],
    ['skips no question', '4', atThree, '3'],
    ['skips none from the start', '7', EMPTY_DRAFT, '1'],
    ['takes an answer of "no" for an answer', '3', atThree, '3'],
    ['shows no upload before the last answer', '8', atFive, '5'],
    ['shows no result before the last answer', 'result', atFive, '5'],
    ['shows the result after it', 'result', done, 'result'],
    ['shows the skills after it', 'skills', done, 'skills'],
    ['reads nonsense as no step', '03', done, '8'],
    ['reads a step beyond the last as no step', '9', atFive, '5'],
    ['reads zero as no step', '0', EMPTY_DRAFT, '1'],
  ])('%s', (_, step, draft, place) => {
    expect(stepOf(placeOf(step, draft))).toBe(place)
  })

  it('returns to the first unanswered question when a stored draft lost its answer', () => {
    expect(placeOf(null, { ...done, dreamRole: undefined })).toBe(3)
  })
})

describe('moving', () => {
  it('has Back from step 3 on', () => {
    expect(([1, 2, 3, 4, 5, 6, 7] as const).map(canGoBack)).toEqual([false, false, true, true, true, true, true])
  })

  it('holds Next on step 3 until a dream role is chosen', () => {
    expect(canGoNext(3, atThree)).toBe(false)
    expect(canGoNext(3, atFive)).toBe(true)
  })

  it('lets Next on step 6 pass with the defaults', () => {
    expect(canGoNext(6, atFive)).toBe(true)
  })

  it('leads from the seventh question to the upload', () => {
    expect(placeAfter(7)).toBe('upload')
  })

  it('keeps how far one was when an earlier answer changes', () => {
    expect(answered(done, 1, { currentStatus: 'unemployed' })).toEqual({ ...done, currentStatus: 'unemployed' })
  })

  it('always ends in complete answers, whatever is chosen', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.constantFrom('Data Scientist', 'UI/UX Designer'),
        fc.string({ maxLength: 1000 }),
        (interimRole, dreamRole, motivation) => {
          const given: Partial<AnswerDraft>[] = [
            { currentStatus: 'unemployed' },
            { interimRole },
            { dreamRole },
            { motivation },
            {},
            {},
            {},
          ]
          const draft = given.reduce<AnswerDraft>(
            (so, answer, at) => answered(so, (at + 1) as QuestionNumber, answer),
            EMPTY_DRAFT,
          )
          expect(furthestStep(draft)).toBe(8)
          expect(answersOf(draft)).toMatchObject({
            interimRole,
            flexibleForInterim: interimRole,
            dreamRole,
            motivation,
          })
        },
      ),
    )
  })
})
