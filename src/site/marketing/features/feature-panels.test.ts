import { describe, expect, it } from 'vitest'
import type { AskedRole } from '#core/career/catalogue/catalogue-types.ts'
import { matchPercent } from '#core/career/match/role-match.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import rolesData from '#data/roles.json' with { type: 'json' }
import coursesData from '#data/courses.json' with { type: 'json' }
import { landing } from '#web/strings/en/landing.ts'
import { exampleBoard } from './example-board.ts'
import { exampleCourses, exampleMatch, exampleRoles, fromResume } from './example-path.ts'
import { examplePoints, isPaidNext, nothingDone } from './example-points.ts'
import { exampleStreak, exampleToday, exampleWeek, explainStreak } from './example-week.ts'

const without = (...days: number[]) => new Set(exampleWeek.filter((_, day) => !days.includes(day)))

describe("the landing page's example of a path", () => {
  it.each([
    ['software-developer', exampleRoles.dream],
    ['backend-developer', exampleRoles.interim],
  ])('shows the number that the catalogue gives: %s', (id, example) => {
    const role = [...rolesData.dreamRoles, ...rolesData.interimRoles].find((one) => one.id === id) as AskedRole
    const held = [...fromResume, ...exampleCourses.flatMap(({ skills }) => skills)]
    for (let count = fromResume.length; count <= held.length; count++) {
      const at = '2026-01-01T00:00:00.000Z'
      const states = skillStatesOf(
        held.slice(0, count).map((skillId) => ({ skillId, kind: 'resume', sourceId: 'r', at })),
        at,
      )
      expect(matchPercent(example, states)).toBe(matchPercent(role, states))
    }
  })

  it.each(exampleCourses.map((course) => [course.title, course] as const))(
    'teaches what the catalogue says: %s',
    (_, example) => {
      const course = must(coursesData.courses.find(({ id }) => id === example.id))
      expect(course).toMatchObject({ title: example.title, durationHours: example.hours })
      expect(course.skills).toEqual(expect.arrayContaining([...example.skills]))
    },
  )

  it('moves both bars for a course, and neither for a second course about the same skill', () => {
    const none = exampleMatch(new Set())
    const git = exampleMatch(new Set(['learn-git-branching']))
    expect(git.dream).toBeGreaterThan(none.dream)
    expect(git.interim).toBeGreaterThan(none.interim)
    const both = exampleMatch(new Set(['learn-git-branching', 'introduction-to-git-and-github']))
    expect(both.interim).toBe(git.interim)
    expect(both.dream).toBeGreaterThan(git.dream)
  })
})

describe("the landing page's example of a streak", () => {
  it.each([
    ['nothing missed', without(), 14, 2, 'Every seventh day'],
    ['today still to come', without(6), 13, 1, 'Today is not missed yet'],
    ['one missed day', without(2), 13, 0, 'A freeze covered one missed day'],
    ['two missed days', without(2, 3), 3, 1, 'began anew'],
    ['all missed', new Set<string>(), 0, 1, 'the run is over'],
  ])('explains the rule: %s', (_, made, length, freezesHeld, words) => {
    const streak = exampleStreak(made)
    expect(streak).toMatchObject({ length, freezesHeld })
    expect(explainStreak(streak, made, landing.panels.streaks)).toContain(words)
  })

  it('has a Sunday for today', () => {
    expect(new Date(exampleToday).getUTCDay()).toBe(0)
  })
})

describe("the landing page's example of a board", () => {
  it('sorts again for the week, where equal points share a rank', () => {
    expect(exampleBoard('all', landing.panels.leaderboard).map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5])
    expect(exampleBoard('week', landing.panels.leaderboard).map(({ rank, isOwn }) => [rank, isOwn])).toEqual([
      [1, true],
      [2, false],
      [2, false],
      [4, false],
      [5, false],
    ])
  })
})

describe("the landing page's example of points", () => {
  it('reaches the next level with the points of the table', () => {
    const before = examplePoints(nothingDone)
    const after = examplePoints({ ...nothingDone, courseCompleted: 2, skillCheckPassed: 1 })
    expect(before).toMatchObject({ total: 2_850, level: 3, levelName: 'Bug Hunter', nextAt: 3_000 })
    expect(after).toMatchObject({ total: 3_000, level: 4, levelName: 'Feature Builder' })
    expect(after.medals.courseCompleted).toBe(1)
  })

  it('pays a third course of the day nothing, and no day more than its limit', () => {
    expect(isPaidNext('courseCompleted', 1)).toBe(true)
    expect(isPaidNext('courseCompleted', 2)).toBe(false)
    expect(examplePoints({ ...nothingDone, mockInterviewCompleted: 5 }).total).toBe(3_150)
    expect(examplePoints({ ...nothingDone, mockInterviewCompleted: 6 }).total).toBe(3_150)
  })

  it('rewards the fifth skill check with its medal', () => {
    expect(examplePoints({ ...nothingDone, skillCheckPassed: 2 })).toMatchObject({
      total: 2_850 + 60 + 250,
      medals: { skillCheckPassed: 1 },
    })
  })
})
