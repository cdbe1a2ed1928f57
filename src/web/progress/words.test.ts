import { describe, expect, test } from 'vitest'
import { ACTIVITY_KEYS } from '#core/progress/activities.ts'
import { activityWords, titleCase, wordsOfEntry } from './activity-words.ts'
import { ordinal } from '#core/long-date.ts'
import { earnedDate, joinedMonth, placeOf, timeLeft } from './date-words.ts'

describe('dates', () => {
  test.each([
    ['2024-03-05T10:00:00.000Z', 'UTC', 'March 5th, 2024'],
    ['2024-02-29T23:30:00.000Z', 'Asia/Tokyo', 'March 1st, 2024'],
    ['2024-03-01T02:00:00.000Z', 'America/New_York', 'February 29th, 2024'],
    ['2026-11-22T00:00:00.000Z', 'UTC', 'November 22nd, 2026'],
    ['2026-11-23T00:00:00.000Z', 'UTC', 'November 23rd, 2026'],
  ])('%s in %s is earned on %s', (at, zone, words) => expect(earnedDate(at, zone)).toBe(words))

  test.each([
    [1, '1st'], [2, '2nd'], [3, '3rd'], [4, '4th'], [11, '11th'], [12, '12th'], [13, '13th'], [21, '21st'], [22, '22nd'], [23, '23rd'], [30, '30th'], [31, '31st'],
  ])('%d is the %s', (day, words) => expect(ordinal(day)).toBe(words))

  test('the month one joined is that of the place one is in', () => {
    expect(joinedMonth('2026-02-28T23:00:00.000Z', 'Asia/Kathmandu')).toBe('March 2026')
  })

  test.each([
    [18_720_000, '5 h 12 min'],
    [3_600_000, '1 h 0 min'],
    [720_000, '12 min'],
    [59_999, 'under a minute'],
  ])('%d ms are %s', (ms, words) => expect(timeLeft(ms)).toBe(words))

  test('a zone is called by its place', () => expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires'))
})

describe('point entries', () => {
  test('name their category and their one activity', () => {
    expect(wordsOfEntry({ platformEngagement: { dailyBonus: true } })).toEqual({ category: 'Platform Engagement', activity: 'Daily Bonus' })
    expect(wordsOfEntry({ learningProgress: { courseCompleted: true } })).toEqual({ category: 'Learning Progress', activity: 'Course Completed' })
  })

  test('of an activity from a newer server are split into words', () => {
    expect(wordsOfEntry({ learningProgress: { peerReviewGiven: true } })).toEqual({ category: 'Learning Progress', activity: 'Peer Review Given' })
    expect(titleCase('streak365')).toBe('Streak 365')
    expect(activityWords('constructor')).toBe('Constructor')
  })

  test('are in title case, all of them', () => {
    for (const key of ACTIVITY_KEYS) expect(activityWords(key)).toMatch(/^([A-Z\d][\w-]*)( [A-Z\d][\w-]*)*$/)
  })
})
