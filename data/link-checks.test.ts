import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '#core/career/catalogue/catalogue.ts'
import { recommendCourses } from '#core/career/courses/recommend-courses.ts'
import { answerOf, checkLinks, judge } from '../scripts/lib/link-check.mjs'

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const files = { skills: read('skills.json'), roles: read('roles.json'), courses: read('courses.json') }
const courses = [
  { id: 'a', link: 'https://a' },
  { id: 'b', link: 'https://b' },
  { id: 'c', link: 'https://c' },
]

describe('a link check', () => {
  it.each([
    [200, 'alive'],
    [204, 'alive'],
    [404, 'gone'],
    [410, 'gone'],
    [403, 'unknown'],
    [429, 'unknown'],
    [503, 'unknown'],
    [451, 'unknown'],
  ])('takes %d as %s', (status, answer) => expect(answerOf(status)).toBe(answer))

  it('asks for every link once', async () => {
    const asked: string[] = []
    await checkLinks(courses, { ask: async (link: string) => asked.push(link) })
    expect(asked.sort()).toEqual(['https://a', 'https://b', 'https://c'])
  })

  it('keeps what was known where a site gives no clear answer, and forgets courses that are gone', () => {
    const before = {
      a: { status: 'alive', checkedOn: '2026-01-01' },
      b: { status: 'dead', checkedOn: '2026-01-01' },
      old: { status: 'alive', checkedOn: '2026-01-01' },
    }
    expect(judge(courses, before, { a: 'unknown', b: 'alive', c: 'gone' }, '2026-02-02')).toEqual({
      a: before.a,
      b: { status: 'alive', checkedOn: '2026-02-02' },
      c: { status: 'dead', checkedOn: '2026-02-02' },
    })
  })
})

describe('link-checks.json', () => {
  it('names courses of the catalogue alone', () => {
    const ids = new Set(files.courses.courses.map((course: { id: string }) => course.id))
    expect(Object.keys(read('link-checks.json').courses).filter((id) => !ids.has(id))).toEqual([])
  })

  it('hides a dead course from recommendations and keeps it on paths', () => {
    const whole = buildCatalogue(files)
    const wish = {
      dreamRole: whole.dreamRoles[0],
      interimRole: null,
      states: new Map(),
      learningPreference: 'all' as const,
      hoursPerDay: 2,
      challenges: [],
    }
    const [first, second] = recommendCourses(whole, wish).map((one) => one.courseId)
    const linkChecks = {
      courses: {
        [first]: { status: 'dead', checkedOn: '2026-01-01' },
        [second]: { status: 'alive', checkedOn: '2026-01-01' },
      },
    }
    const checked = buildCatalogue({ ...files, linkChecks })
    expect(recommendCourses(checked, wish).map((one) => one.courseId)).not.toContain(first)
    expect(checked.courses.has(first)).toBe(true)
    expect([...checked.linkCheckedOn]).toEqual([[second, '2026-01-01']])
  })
})
