import { describe, expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { doubtsOf, failedLately, heldBackBy } from './failed-checks.ts'
import { openMapOf } from '#core/career/open-map.ts'
import { readEvidence } from '#core/career/skills/read-evidence.ts'
import { matchPercent } from './role-match.ts'
import { skillStatesOf, strengthIn } from '#core/career/skills/skill-state.ts'
import { summarise } from '#core/career/summary.ts'
import { addDays } from '#core/time.ts'

const NOW = '2026-11-28T08:00:00.000Z'
const failed = [{ skillId: 'sql', at: '2026-11-01T08:00:00.000Z' }]
const hold = { skillId: 'sql', until: '2027-01-31' }
const passedOn = (skillId: string, at: string) => ({ skillId, kind: 'check' as const, sourceId: 'a', at })

it('a failed check counts until it is passed or ninety days old', () => {
  expect(failedLately(failed, [], NOW)).toEqual([hold])
  expect(failedLately(failed, [passedOn('sql', '2026-10-01T08:00:00.000Z')], NOW)).toEqual([hold])
  expect(failedLately(failed, [passedOn('sql', '2026-11-02T08:00:00.000Z')], NOW)).toEqual([])
  expect(failedLately(failed, [], '2027-03-01T08:00:00.000Z')).toEqual([])
})

it('only a core part of the role holds somebody back', () => {
  const role = must(catalogue.dreamRoles.find(({ id }) => id === 'software-developer'))
  const states = skillStatesOf(
    ['sql', 'docker'].map((skillId) => ({ skillId, kind: 'resume', sourceId: 'r', at: NOW })),
    NOW,
  )
  expect(heldBackBy(role, states, ['docker', 'sql'])).toEqual(['sql'])
})

it('no date of any screen lies before the end of the hold, and none moves where the skill is no core part', () => {
  const dreamRole = must(catalogue.dreamRoles.find(({ id }) => id === 'software-developer'))
  const states = skillStatesOf(
    ['sql', 'docker', 'git', 'python'].map((skillId) => ({ skillId, kind: 'resume', sourceId: 'r', at: NOW })),
    NOW,
    catalogue,
  )
  const situation = {
    dreamRole,
    states,
    path: [],
    kept: new Set<string>(),
    wantsInterim: false,
    chosenRoute: null,
    timeframe: 'flexible' as const,
    learningPreference: 'all' as const,
    hoursPerDay: 12,
    challenges: [],
    today: NOW.slice(0, 10),
  }
  const free = summarise(catalogue, situation).summary
  const until = addDays(must(free.route.arrivesOn), 40)
  const { summary, plan } = summarise(catalogue, { ...situation, failed: [{ skillId: 'sql', until }] })
  expect(summary.dream.date).toBe(until)
  expect(summary.route.arrivesOn).toBe(until)
  expect(plan.routes[0]?.arrivesOn).toBe(until)
  expect(openMapOf(catalogue, situation, summary).arrivesOn).toBe(until)
  expect(summary.route.weeks).toBeGreaterThan(free.route.weeks)
  const soon = summarise(catalogue, { ...situation, failed: [{ skillId: 'sql', until: '2026-11-29' }] }).summary
  // an hour for the check itself, and no day waited for
  expect(soon.route.hours.total).toBe(free.route.hours.total + 1)
  const other = summarise(catalogue, { ...situation, failed: [{ skillId: 'docker', until }] }).summary
  expect(other.route).toEqual(free.route)
})

describe('what was claimed of a failed skill', () => {
  const role = must(catalogue.dreamRoles.find(({ id }) => id === 'mobile-app-developer'))
  const hold = { skillId: 'jetpack-compose', until: '2027-02-10' }
  const used = { kind: 'resume' as const, sourceId: 'r', at: NOW, place: 'project' as const }
  const records = ['jetpack-compose', 'git'].map((skillId) => ({ ...used, skillId }))
  const statesOf = (more: typeof records | object[] = [], failed = [hold]) =>
    skillStatesOf([...records, ...(more as typeof records)], NOW, catalogue, [], doubtsOf(failed))
  const free = statesOf([], [])
  const doubted = statesOf()

  it('counts hardly any more, and so does what comes with it alone', () => {
    expect(strengthIn(doubted, 'jetpack-compose')).toBe(0.35)
    expect(strengthIn(doubted, 'mvvm')).toBeLessThan(strengthIn(free, 'mvvm') / 1.9)
    expect(strengthIn(doubted, 'git')).toBe(strengthIn(free, 'git'))
    expect(matchPercent(role, doubted)).toBeLessThan(matchPercent(role, free))
  })

  it('says why', () => {
    const best = must(must(doubted.get('jetpack-compose')).evidence[0])
    expect(readEvidence(catalogue, best).label).toBe('On your resume: used in a project; its check was failed')
    const implied = must(must(doubted.get('mvvm')).evidence[0])
    expect(readEvidence(catalogue, implied).label).toBe(
      'Comes with Jetpack Compose: On your resume: used in a project; its check was failed',
    )
  })

  it('is answered by a course finished since, and not by one from before', () => {
    const course = { kind: 'course', sourceId: 'c', skillId: 'jetpack-compose' }
    expect(strengthIn(statesOf([{ ...course, at: NOW }]), 'jetpack-compose')).toBe(0.8)
    expect(strengthIn(statesOf([{ ...course, at: '2026-01-01T08:00:00.000Z' }]), 'jetpack-compose')).toBe(0.35)
  })

  it('holds for a skill that only came with another', () => {
    const mvvm = statesOf([], [{ ...hold, skillId: 'mvvm' }])
    expect(strengthIn(mvvm, 'mvvm')).toBeLessThanOrEqual(0.35)
    expect(strengthIn(mvvm, 'jetpack-compose')).toBe(strengthIn(free, 'jetpack-compose'))
  })
})
