import { expect, it } from 'vitest'
import type { Job } from '#core/career/catalogue/job-titles.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { isFirstLessonBelow } from '#core/career/skills/ordinary-skills.ts'
import { lessonsFirst, orderCourses } from './order-courses.ts'

const NOW = '2026-11-29T08:00:00.000Z'
const developer: Job = { title: 'Engineer', families: ['software'], rank: 'senior', months: 120, monthsSince: 0 }
const orderOf = (ids: readonly string[], jobs: readonly Job[]) =>
  orderCourses(
    catalogue,
    ids.map((id) => must(catalogue.courses.get(id))),
    skillStatesOf([], NOW, catalogue, jobs),
    [],
  ).map(({ id }) => id)

it('teaches Python before what only touches it', () => {
  const order = orderOf(['machine-learning-specialization', 'kaggle-learn-pandas', 'kaggle-learn-python'], [developer])
  expect(order.indexOf('kaggle-learn-python')).toBe(0)
})

it('begins with a short course, save for who has years in tech', () => {
  const courses = ['statistics-and-probability', 'learn-git-branching']
  expect(orderOf(courses, [])).toEqual(['learn-git-branching', 'statistics-and-probability'])
  expect(orderOf(courses, [developer])).toEqual(courses)
})

it('sends nobody with years in tech to a first lesson in spreadsheets', () => {
  expect(isFirstLessonBelow('excel', skillStatesOf([], NOW, catalogue, [developer]))).toBe(true)
  expect(isFirstLessonBelow('excel', skillStatesOf([], NOW, catalogue, [{ ...developer, families: [] }]))).toBe(false)
})

const settledFor = (roleId: string, ids: readonly string[]) =>
  lessonsFirst(
    catalogue,
    ids.map((id) => must(catalogue.courses.get(id))),
    skillStatesOf([], NOW, catalogue),
    must(catalogue.dreamRoles.find(({ id }) => id === roleId)),
  ).map(({ id }) => id)

it('teaches pandas and Git before the service of models, and changes nothing else', () => {
  const early = ['kaggle-learn-python', 'kaggle-learn-pandas', 'learn-git-branching']
  expect(settledFor('data-scientist', ['kaggle-learn-python', 'made-with-ml', ...early.slice(1)])).toEqual([
    ...early,
    'made-with-ml',
  ])
  expect(settledFor('data-scientist', [...early, 'made-with-ml'])).toEqual([...early, 'made-with-ml'])
})
