import { describe, expect, test } from 'vitest'
import { ordinal } from '#core/long-date.ts'
import { ACTIVITY_KEYS } from '#core/progress/activities.ts'
import { achievements } from '../strings/en/achievements.ts'
import { leaderboard } from '../strings/en/leaderboard.ts'
import { progress } from '../strings/en/progress.ts'
import { achievements as turkish } from '../strings/tr/achievements.ts'
import { activityWords, titleCase, wordsOfEntry } from './activity-words.ts'
import { placeOf } from './zone-place.ts'

describe('dates', () => {
  test.each([
    ['2024-03-05', 'March 5th, 2024'],
    ['2024-02-29', 'February 29th, 2024'],
    ['2026-11-22', 'November 22nd, 2026'],
    ['2026-11-23', 'November 23rd, 2026'],
  ])('%s is earned on %s', (date, words) => expect(achievements.earned.on(date)).toBe(words))

  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [23, '23rd'],
    [30, '30th'],
    [31, '31st'],
  ])('%d is the %s', (day, words) => expect(ordinal(day)).toBe(words))

  test('a zone is called by its place', () => expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires'))
})

describe('point entries', () => {
  test('name their category and their one activity', () => {
    expect(wordsOfEntry({ platformEngagement: { dailyBonus: true } }, achievements.earned)).toEqual({
      category: 'Platform Engagement',
      activity: 'Daily Bonus',
    })
    expect(wordsOfEntry({ learningProgress: { courseCompleted: true } }, achievements.earned)).toEqual({
      category: 'Learning Progress',
      activity: 'Course Completed',
    })
  })

  test('have Turkish names too', () => {
    expect(wordsOfEntry({ learningProgress: { debriefWritten: true } }, turkish.earned)).toEqual({
      category: 'Öğrenme',
      activity: 'Mülakat notu yazıldı',
    })
  })

  test('of an activity from a newer server are split into words', () => {
    expect(wordsOfEntry({ learningProgress: { peerReviewGiven: true } }, achievements.earned)).toEqual({
      category: 'Learning Progress',
      activity: 'Peer Review Given',
    })
    expect(titleCase('streak365')).toBe('Streak 365')
    expect(activityWords('constructor')).toBe('Constructor')
  })

  test('are in title case, all of them', () => {
    for (const key of ACTIVITY_KEYS) expect(activityWords(key)).toMatch(/^([A-Z\d][\w-]*)( [A-Z\d][\w-]*)*$/)
  })
})

test.each([
  [130, 2, '130 XP to level 2'],
  [2000, 5, '2,000 XP to level 5'],
])('%i XP are left to level %i', (left, level, words) => {
  expect(progress.brief.toNext(left, level)).toBe(words)
})

test('a rank nobody counted says so', () => {
  expect([leaderboard.aboutRank(12_400), leaderboard.rank(31)]).toEqual(['About rank 12,400', 'Rank 31'])
})
