import { describe, expect, it } from 'vitest'
import type { Course } from '#core/career/catalogue/catalogue-types.ts'
import { depthOf } from '#core/career/catalogue/course-depth.ts'
import { learnerFit, levelFit } from '#core/career/courses/course-fit.ts'
import { orderCourses } from '#core/career/courses/order-courses.ts'
import { pickCourses } from '#core/career/courses/pick-courses.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-21T10:00:00.000Z'
const learner = { learningPreference: 'all' as const, hoursPerDay: 1.5, challenges: [] }
const course = (id: string) => must(fullCatalogue.courses.get(id))
const states = (...skillIds: string[]) =>
  skillStatesOf(
    skillIds.map((skillId) => ({ skillId, kind: 'resume', sourceId: 'r', at: NOW })),
    NOW,
  )
const picks = (needs: Record<string, number>, held: string[] = []) =>
  pickCourses(fullCatalogue, new Map(Object.entries(needs)), states(...held), learner)

describe('pickCourses', () => {
  it('picks nothing for no need, and nothing for a need no course meets', () => {
    expect(picks({})).toEqual([])
    expect(picks({ 'no-such-skill': 10 })).toEqual([])
  })

  it('takes one course where one is enough', () => {
    const [first, ...rest] = picks({ sql: 9, 'database-design': 6 })
    expect(must(first).skills).toEqual(expect.arrayContaining(['sql', 'database-design']))
    expect(rest).toEqual([])
  })

  it('does not take a course on something else for what it teaches in passing', () => {
    expect(picks({ oop: 9, debugging: 8 }, ['programming-fundamentals', 'java']).map((one) => one.id)).not.toContain(
      'android-basics-with-compose',
    )
  })

  it('does not send someone who knows Python to a first course in it', () => {
    const ids = picks({ 'unit-testing': 6, oop: 9 }, ['python', 'programming-fundamentals']).map((one) => one.id)
    expect(ids).not.toContain('cs50p-introduction-to-programming-with-python')
  })

  it('leaves a light gap open rather than spend weeks on it', () => {
    expect(picks({ 'microsoft-office': 4 })).toEqual([])
    expect(picks({ excel: 9 }).length).toBeGreaterThan(0)
  })

  it('takes no certificate of 300 hours for one gap, however heavy', () => {
    const pick = (need: string, held: string[]) =>
      pickCourses(fullCatalogue, new Map([[need, 10]]), states(...held), learner, [], new Set([need]))
    expect(pick('numpy', ['python', 'programming-fundamentals', 'git']).map(({ id }) => id)).not.toContain(
      'data-analysis-with-python',
    )
    expect(pick('d3', ['javascript', 'html', 'css', 'git']).map(({ id }) => id)).not.toContain(
      'data-visualization-certification',
    )
  })

  it('counts the courses a person keeps before it adds any', () => {
    const keep = [course('sqlbolt'), course('pro-git')]
    const all = pickCourses(
      fullCatalogue,
      new Map([
        ['sql', 9],
        ['git', 8],
        ['docker', 7],
      ]),
      states(),
      learner,
      keep,
    )
    expect(all.slice(0, 2)).toEqual(keep)
    expect(all.slice(2).every((one) => one.skills.includes('docker'))).toBe(true)
  })

  describe('the courses that lead to a must which nothing picked teaches', () => {
    const leadTo = (skillId: string, keep: readonly Course[] = []) =>
      pickCourses(fullCatalogue, new Map([[skillId, 10]]), states(), learner, keep, new Set(), new Set([skillId]))

    it('are priced together, each once', () => {
      const ids = leadTo('ethical-hacking').map(({ id }) => id)
      expect(ids).toContain('owasp-juice-shop')
      // fifty hours more: what both build on was counted twice for the shorter
      expect(ids).not.toContain('ethical-hacker')
    })

    it('make no path longer than the longest', () => {
      const others = fullCatalogue.offeredCourses.filter(({ skills }) => !skills.includes('ethical-hacking'))
      expect(leadTo('ethical-hacking', others.slice(0, 40))).toHaveLength(40)
    })
  })
})

describe('orderCourses', () => {
  const order = (...ids: string[]) => orderCourses(fullCatalogue, ids.map(course), states(), []).map((one) => one.id)

  it('waits for what a course builds on, through several steps', () => {
    expect(order('next-js-learn', 'react-learn', 'the-modern-javascript-tutorial')).toEqual([
      'the-modern-javascript-tutorial',
      'react-learn',
      'next-js-learn',
    ])
  })

  it('waits for an easier course on the same main skill', () => {
    expect(order('cryptography-i', 'cs50-cybersecurity')).toEqual(['cs50-cybersecurity', 'cryptography-i'])
  })

  it('begins with a short course that the role has learnt early, and not with one of its end', () => {
    const mobile = must(fullCatalogue.dreamRoles.find(({ title }) => title === 'Mobile App Developer'))
    const first = (...ids: string[]) => orderCourses(fullCatalogue, ids.map(course), states(), [mobile])[0]?.id
    expect(first('android-basics-with-compose', 'learn-git-branching')).toBe('learn-git-branching')
    expect(first('android-basics-with-compose', 'gitlab-ci-cd-tutorials')).toBe('android-basics-with-compose')
  })

  it('keeps every course, also where two wait for each other', () => {
    const ids = [...fullCatalogue.courses.keys()].slice(0, 60)
    expect(order(...ids).toSorted()).toEqual(ids.toSorted())
  })
})

describe('fit', () => {
  it('goes deeper into the first skill of a course than into its last, and not at all into others', () => {
    const messer = course('comptia-network-training-course')
    const depths = messer.skills.map((skillId) => depthOf(messer, skillId))
    expect(depths).toEqual([...depths].sort((a, b) => b - a))
    expect(depthOf(messer, 'figma')).toBe(0)
  })

  it('is worse for who brings a beginner course along, better for who has the ground for a harder one', () => {
    const [easy, hard] = [course('sqlbolt'), course('cryptography-i')]
    expect(levelFit(easy, 0.8, 0.8, 0)).toBeLessThan(levelFit(easy, 0, 0, 0))
    expect(levelFit(hard, 0.8, 0.8, 0)).toBeGreaterThan(levelFit(hard, 0, 0, 0))
    expect(levelFit(hard, 0, 0, 2)).toBeLessThan(levelFit(hard, 0, 0, 0))
  })

  it('minds money, time and taste only where the person named them', () => {
    const paid = course('epic-react')
    const long = course('responsive-web-design-certification')
    const reading = course('pro-git')
    expect(learnerFit(paid, { ...learner, challenges: ['financial'] })).toBeLessThan(learnerFit(paid, learner) / 4)
    expect(learnerFit(long, { ...learner, challenges: ['time'] })).toBeLessThan(learnerFit(long, learner))
    expect(learnerFit(reading, { ...learner, learningPreference: 'reading' })).toBeGreaterThan(
      learnerFit(reading, learner),
    )
    expect(learnerFit(reading, { ...learner, challenges: ['uncertainty', 'other: the dog'] })).toBe(
      learnerFit(reading, learner),
    )
  })
})
