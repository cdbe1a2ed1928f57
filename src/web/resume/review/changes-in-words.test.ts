import { expect, it } from 'vitest'
import { resumeReview } from '../../strings/en/resume-review.ts'
import { changesInWords } from './changes-in-words.ts'

const nothing = { coursesAdded: [], coursesRemoved: [], matchBefore: null, matchAfter: null }

it.each([
  ['nothing before the questionnaire', nothing, ['Your recommended courses stay as they are.']],
  [
    'a match that stays',
    { ...nothing, matchBefore: 40, matchAfter: 40 },
    ['Your match with Data Scientist stays at 40%.', 'Your recommended courses stay as they are.'],
  ],
  [
    'a match that falls',
    { ...nothing, matchBefore: 40, matchAfter: 31, coursesAdded: ['SQL'] },
    ['Your match with Data Scientist went from 40% to 31%.', 'New on your list: SQL.'],
  ],
  [
    'courses both ways',
    { ...nothing, coursesAdded: ['A', 'B', 'C'], coursesRemoved: ['D', 'E'] },
    ['New on your list: A, B, and C.', 'No longer needed: D and E.'],
  ],
])('tells of %s', (_name, changes, sentences) => {
  expect(changesInWords(changes, 'Data Scientist', resumeReview.confirmed)).toEqual(sentences)
})
