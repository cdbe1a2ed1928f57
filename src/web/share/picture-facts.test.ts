import { describe, expect, it } from 'vitest'
import { pictureFacts, type Story } from './picture-facts.ts'

const dream = { title: 'Data Scientist', isInReach: false, percent: 78 } as Story['summary']['dream']
const story: Story = {
  summary: { dream, today: '2026-11-22', done: ['a', 'b'] },
  history: [
    { date: '2025-11-02', percent: 20 },
    { date: '2026-03-01', percent: 50 },
    { date: '2026-11-20', percent: 78 },
  ],
  path: [
    { courseId: 'a', completedAt: '2025-12-01T10:00:00.000Z' },
    { courseId: 'b', completedAt: '2026-04-01T10:00:00.000Z' },
    { courseId: 'c', completedAt: '2026-04-01T10:00:00.000Z' },
    { courseId: 'd', completedAt: null },
  ],
  attempts: [
    { skillId: 'git', mode: 'scored', passed: true, endedAt: '2026-05-01T10:00:00.000Z' },
    { skillId: 'git', mode: 'scored', passed: true, endedAt: '2026-09-01T10:00:00.000Z' },
    { skillId: 'sql', mode: 'practice', passed: true, endedAt: '2026-05-01T10:00:00.000Z' },
    { skillId: 'css', mode: 'scored', passed: false, endedAt: '2026-05-01T10:00:00.000Z' },
  ],
  bestStreak: 17,
}

describe('what a progress picture says', () => {
  it('of the whole way: the first match, done courses of the role, each proven skill once', () => {
    expect(pictureFacts(story, 'all')).toMatchObject({ before: 20, now: 78, weeks: 55, courses: 2, proofs: 1 })
  })

  it('of the year: the match it began with and what was done in it, and no streak that may be older', () => {
    expect(pictureFacts(story, 'year')).toMatchObject({
      before: 20,
      now: 78,
      weeks: 46,
      year: '2026',
      courses: 1,
      proofs: 1,
      bestStreak: null,
    })
  })

  it('of a first day: where one stands, and no change that was not', () => {
    const first = { ...story, history: [{ date: '2026-11-22', percent: 78 }], path: [], attempts: [], bestStreak: 0 }
    expect(pictureFacts(first, 'all')).toMatchObject({ before: null, weeks: 0, courses: 0, proofs: 0 })
    expect(pictureFacts({ ...first, history: [] }, 'year')).toMatchObject({ before: null, weeks: 0 })
  })
})
