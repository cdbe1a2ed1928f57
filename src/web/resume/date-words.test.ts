import { describe, expect, it } from 'vitest'
import { resumeTimes } from '../strings/en/resume-times.ts'
import { spanInWords } from './date-words.ts'

describe('spanInWords', () => {
  it.each([
    [{ start: '2021-01', end: '2023-12' }, 'Jan 2021 to Dec 2023'],
    [{ start: '2021', end: '2023' }, '2021 to 2023'],
    [{ start: '2021-01', end: null, isOpen: true }, 'Jan 2021 to today'],
    [{ start: '2021-01', end: null }, 'Jan 2021'],
    [{ start: null, end: '2023-06' }, 'Jun 2023'],
    [{ start: null, end: null }, ''],
    [{ start: null, end: null, isOpen: true }, 'today'],
  ])('%o reads %s', (span, words) => {
    expect(spanInWords(span, resumeTimes)).toBe(words)
  })
})
