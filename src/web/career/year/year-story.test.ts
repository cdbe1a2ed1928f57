import { expect, it } from 'vitest'
import { byMonth, matchOver, yearsOf, yearStory, type YearFacts } from './year-story.ts'

const passed = (skillId: string, endedAt: string, more = {}) => ({
  skillId,
  name: skillId.toUpperCase(),
  mode: 'scored',
  passed: true,
  endedAt,
  ...more,
})
const facts: YearFacts = {
  path: [
    { courseId: 'a', courseTitle: 'Learn Git', completedAt: '2025-12-31T22:00:00.000Z' },
    { courseId: 'b', courseTitle: 'SQLBolt', completedAt: '2026-04-01T10:00:00.000Z' },
    { courseId: 'c', courseTitle: 'Still open', completedAt: null },
  ],
  attempts: [
    passed('git', '2026-09-01T10:00:00.000Z'),
    passed('git', '2026-05-01T10:00:00.000Z'),
    passed('css', '2026-05-02T10:00:00.000Z', { mode: 'practice' }),
    passed('sql', '2026-05-03T10:00:00.000Z', { passed: false }),
  ],
  history: [
    { date: '2025-11-02', percent: 20 },
    { date: '2026-04-01', percent: 31 },
    { date: '2026-04-02', percent: 32 },
    { date: '2026-09-01', percent: 27 },
  ],
}

it('tells what the year brought, in order: each proof once, no practice, no small move of the match', () => {
  expect(yearStory(facts, '2026').map(({ date, kind, name, points }) => [date, kind, name || points])).toEqual([
    ['2026-04-01', 'course', 'SQLBolt'],
    ['2026-04-01', 'match', 11],
    ['2026-05-01', 'proof', 'GIT'],
    ['2026-09-01', 'match', -5],
  ])
  expect(yearStory(facts, '2025').map(({ name }) => name)).toEqual(['Learn Git'])
  expect(yearStory(facts, '2024')).toEqual([])
})

it('begins with the match that the year before ended with', () => {
  expect(matchOver(facts.history, '2026')).toEqual({ from: 20, to: 27 })
  expect(matchOver(facts.history, '2025')).toEqual({ from: 20, to: 20 })
  expect(matchOver(facts.history, '2027')).toEqual({ from: 27, to: 27 })
  expect(matchOver([], '2026')).toBeNull()
})

it('offers the years in which something happened, and this one', () => {
  expect(yearsOf(facts, '2027-01-05')).toEqual(['2027', '2026', '2025'])
  expect(byMonth(yearStory(facts, '2026')).map(({ month, events }) => [month, events.length])).toEqual([
    [4, 2],
    [5, 1],
    [9, 1],
  ])
})
