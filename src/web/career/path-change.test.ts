import { must } from '#core/must.ts'
import { describe, expect, test } from 'vitest'
import type { LearningPathEntry } from '#contract/learning-path.ts'
import { applyChange, nextStepOf, placeAfterStep } from './path-change.ts'

const NOW = '2026-03-10T12:00:00.000Z'

function course(courseId: string, status: LearningPathEntry['status'] = 'planned', position = 0): LearningPathEntry {
  return {
    courseId,
    courseTitle: `Course ${courseId}`,
    duration: '10 hours',
    courseLevel: 'beginner',
    interimRoleBenefit: '',
    dreamRoleBenefit: '',
    courseDescription: '',
    courseProvider: 'Coursera',
    courseLink: 'https://example.com',
    institution: '',
    durationHours: 10,
    cost: 'free',
    origin: 'recommended',
    status,
    position,
    startedAt: null,
    completedAt: null,
  }
}

const path = [course('a', 'completed', 0), course('b', 'planned', 1), course('c', 'planned', 2)]
const idsOf = (entries: readonly { courseId: string }[]) => entries.map((entry) => entry.courseId).join('')

describe('a change of the path, before the server answers', () => {
  test('finishing keeps what the course is and notes when', () => {
    const changed = applyChange(path, { kind: 'status', courseId: 'b', status: 'completed' }, NOW)
    expect(changed[1]).toEqual({ ...path[1], status: 'completed', startedAt: NOW, completedAt: NOW })
    expect(changed[0]).toEqual(path[0])
  })

  test.each([
    ['to the front', 'c', 0, 'cab'],
    ['past the end', 'a', 9, 'bca'],
    ['to where it is', 'b', 1, 'abc'],
    ['of a course that is not there', 'z', 0, 'abc'],
  ])('moving %s', (_, courseId, position, order) => {
    const changed = applyChange(path, { kind: 'move', courseId, position }, NOW)
    expect(idsOf(changed)).toBe(order)
    expect(changed.map((entry) => entry.position)).toEqual([0, 1, 2])
  })

  test('a removed course comes back to its place', () => {
    const removed = applyChange(path, { kind: 'remove', courseId: 'b' }, NOW)
    expect(idsOf(removed)).toBe('ac')
    expect(applyChange(removed, { kind: 'restore', entry: must(path[1]) }, NOW)).toEqual(path)
  })
})

describe('the next step', () => {
  test.each([
    ['the first planned one', path, 'b', 2],
    ['a started one, wherever it stands', [course('a'), course('b'), course('c', 'started')], 'c', 3],
  ])('is %s', (_, entries, courseId, place) => {
    expect(nextStepOf(entries)).toMatchObject({ course: { courseId }, place })
  })

  test.each([
    ['all is done', [course('a', 'completed')]],
    ['there are no courses', []],
  ])('is none when %s', (_, entries) => {
    expect(nextStepOf(entries)).toBeUndefined()
  })
})

describe('a step up or down', () => {
  const toDo = path.filter((entry) => entry.status !== 'completed')

  test.each([
    ['goes to the neighbour', path, 'c', -1, 1],
    ['passes courses that are not shown', toDo, 'b', 1, 2],
    ['stops at the top of what is shown', toDo, 'b', -1, undefined],
    ['stops at the end', path, 'c', 1, undefined],
    ['knows no course that is not shown', toDo, 'a', 1, undefined],
  ] as const)('%s', (_, shown, courseId, step, place) => {
    expect(placeAfterStep(path, shown, courseId, step)).toBe(place)
  })
})
