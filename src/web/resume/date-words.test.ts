import { describe, expect, it } from 'vitest'
import { resumeTimes } from '../strings/en/resume-times.ts'
import { spanInWords, termInWords } from './date-words.ts'

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

describe('termInWords', () => {
  it.each([
    [{ date: '2021-01' }, 'Jan 2021'],
    [{ date: '2021-01', endDate: '9999-12' }, 'Jan 2021 to Dec 9999'],
    [{ date: '2021', endDate: '2023' }, '2021 to 2023, expired'],
    [{ date: null, endDate: '2023-06' }, 'valid until Jun 2023, expired'],
    [{ date: null, endDate: '9999' }, 'valid until 9999'],
    [{ date: null, endDate: null }, ''],
  ])('%o reads %s', (term, words) => {
    expect(termInWords(term, resumeTimes)).toBe(words)
  })
})
