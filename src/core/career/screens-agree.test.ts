import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byWhatAddsMost, gainOf } from '#core/arena/check-states.ts'
import { skillsOfRole } from '#core/career/match/asked-skills.ts'
import { skillName } from '#core/career/catalogue/catalogue.ts'
import { imaginedWith } from '#core/career/drawn-path.ts'
import type { DreamRole } from '#core/career/catalogue/catalogue-types.ts'
import { EVIDENCE_PLACES, type EvidencePlace } from '#core/career/skills/evidence.ts'
import { retryOn } from '#core/career/match/failed-checks.ts'
import { hoursToRole } from '#core/career/routes/hours-to-role.ts'
import { isInReach } from '#core/career/match/in-reach.ts'
import { mapOfText } from '#core/career/open-map.ts'
import { isMet } from '#core/career/match/requirements.ts'
import { afterProofs } from '#core/career/routes/route-courses.ts'
import { scheduleRoute } from '#core/career/routes/schedule-route.ts'
import { isHeld, skillStatesOf } from '#core/career/skills/skill-state.ts'
import { hoursOn } from '#core/career/routes/standing.ts'
import { summarise, type Situation } from '#core/career/summary.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { runs } from '#test/support/runs.ts'
import { situationOf } from '#test/support/situation.ts'

const NOW = '2026-11-30T10:00:00.000Z'
const today = NOW.slice(0, 10)
const dream = (id: string) => must(catalogue.dreamRoles.find((role) => role.id === id))

const person = fc
  .record({
    dreamRole: fc.constantFrom(...catalogue.dreamRoles),
    picks: fc.array(fc.record({ pick: fc.nat(999), place: fc.constantFrom(...EVIDENCE_PLACES) }), { maxLength: 20 }),
  })
  .map(({ dreamRole, picks }) => {
    const asked = [...skillsOfRole(dreamRole)]
    return personWith(
      dreamRole,
      picks.map(({ pick, place }) => [must(asked[pick % asked.length]), place]),
    )
  })

function personWith(dreamRole: DreamRole, skills: [skillId: string, place: EvidencePlace][]): Situation {
  const records = skills.map(([skillId, place]) => ({
    skillId,
    kind: 'resume' as const,
    sourceId: 'r',
    at: NOW,
    place,
  }))
  const states = skillStatesOf(records, NOW, catalogue)
  return imaginedWith(catalogue, situationOf({ dreamRole, states, today }), dreamRole)
}

/** Drawing a path takes most of the time: all rules are asked of the same people. */
const people = [
  ...fc.sample(person, runs(24)),
  // those of whom a rule did not hold once
  personWith(dream('ui-ux-designer'), [
    ['leadership', 'education'],
    ['design-critique', 'led'],
    ['graphic-design', 'led'],
  ]),
]

/** Hours of a route are whole. */
const ROUNDING = 1

it('a role that a route passes is reached no sooner than its own hours, after the checks before it, are done', () => {
  let passed = 0
  for (const situation of people)
    for (const { steps, milestones, via } of summarise(catalogue, situation).plan.routes)
      for (const { roleId, kind, reachedAfter } of milestones) {
        if (kind === 'dream' || roleId === via?.roleId || !reachedAfter || reachedAfter === steps.length) continue
        passed += 1
        const before = steps.slice(0, reachedAfter)
        const done = before.reduce((sum, { hours }) => sum + hours, 0)
        // what is proven has not to be studied
        const proven = before.flatMap((step) => (step.kind === 'proof' ? step.skills : []))
        const needed = hoursToRole(must(catalogue.roles.get(roleId)), afterProofs(situation.states, proven))
        expect(done).toBeGreaterThanOrEqual(needed - ROUNDING)
      }
  expect(passed).toBeGreaterThan(0)
})

it('no job is offered on a way that comes in its last tenth, on no route, no card and not as the one to name', () => {
  let offered = 0
  for (const situation of people) {
    const { summary, plan } = summarise(catalogue, situation)
    for (const route of plan.routes) {
      const toDream = hoursOn(route, situation.dreamRole.id) ?? Infinity
      for (const { roleId } of route.milestones) {
        const hours = hoursOn(route, roleId)
        if (hours === null || roleId === situation.dreamRole.id || roleId === route.via?.roleId) continue
        offered += 1
        expect(hours, roleId).toBeLessThanOrEqual(0.9 * toDream)
      }
    }
    const named = summary.cards.filter(({ roleId, isInReach }) => !isInReach && roleId !== summary.route.via?.roleId)
    const toDream = summary.dream.hoursAway ?? Infinity
    for (const { hoursAway, proofs, title } of named)
      if (proofs.length === 0 && hoursAway !== null) expect(hoursAway, title).toBeLessThanOrEqual(0.9 * toDream)
  }
  expect(offered).toBeGreaterThan(people.length / 4)
})

it('a nurse who knows Excel is no machine learning engineer after a course of three hours', () => {
  const dreamRole = dream('data-scientist')
  const known = ['excel', 'pivot-tables', 'reporting', 'communication', 'attention-to-detail']
  const states = skillStatesOf(
    known.map((skillId) => ({ skillId, kind: 'resume', sourceId: 'r', place: 'work', months: 84, at: NOW })),
    NOW,
    catalogue,
  )
  const situation = imaginedWith(catalogue, situationOf({ dreamRole, states, today }), dreamRole)
  const { summary, plan } = summarise(catalogue, situation)
  const [own] = plan.routes
  // it comes with the dream role, and is no job on the way to it
  expect(must(own).milestones.map(({ roleId }) => roleId)).not.toContain('machine-learning-intern')
  expect(summary.interim?.roleId).toBe('reporting-analyst')
})

describe('the jobs that are open today', () => {
  it('are in reach, best match first, and with a failed check that holds them back they are none', () => {
    for (const situation of people) {
      const all = [...situation.states.keys()].map((skillId) => ({ skillId, until: '2027-03-01' }))
      for (const failed of [[], all]) {
        const { summary } = summarise(catalogue, { ...situation, failed })
        for (const { roleId, isInReach: isOpen, failedChecks } of summary.openToday) {
          expect([isOpen, failedChecks]).toEqual([true, []])
          expect(isInReach(must(catalogue.roles.get(roleId)), situation.states)).toBe(true)
        }
        const percents = summary.openToday.map(({ percent }) => percent)
        expect(percents).toEqual(percents.toSorted((a, b) => b - a))
      }
    }
  })
})

describe('a failed check that holds somebody back', () => {
  const dreamRole = dream('software-developer')
  const asked = dreamRole.skills.filter(({ level }) => level !== 'nice').map(({ skill }) => skill)
  const states = skillStatesOf(
    asked.map((skillId) => ({ skillId, kind: 'resume', sourceId: 'r', place: 'work', at: NOW })),
    NOW,
    catalogue,
  )
  // both failed today
  const failed = ['git', 'sql'].map((skillId) => ({ skillId, until: '2027-03-01' }))
  const { plan } = summarise(catalogue, situationOf({ dreamRole, states, today, failed }))
  const route = must(plan.routes[0])

  it('moves the day at other hours as well, where the browser dates the route again', () => {
    const again = scheduleRoute(
      { ...route, roles: route.milestones },
      { startsOn: today, hoursPerDay: 6, timeframe: '12months' },
    )
    expect([route.arrivesOn, again.arrivesOn]).toEqual(['2027-03-01', '2027-03-01'])
    expect(again.weeks).toBe(route.weeks)
  })

  it('is tried again on the next day at the soonest', () => {
    expect(route.steps.map(({ kind, startsOn }) => [kind, startsOn])).toEqual([['proof', '2026-12-01']])
    expect(failed.map(retryOn)).toEqual(['2026-12-01', '2026-12-01'])
  })
})

describe('the list of checks', () => {
  it('begins with the check that the summary names first', () => {
    for (const situation of people) {
      const { dreamRole, states } = situation
      const move = summarise(catalogue, situation).summary.moves.find(({ by }) => by === 'check')
      const rows = [...catalogue.skills.keys()]
        .filter((skillId) => isHeld(states, skillId))
        .map((skillId) => ({ name: skillName(catalogue, skillId), ...gainOf(catalogue, dreamRole, states, skillId) }))
        .filter(({ level }) => level === 'must' || level === 'should')
        .sort(byWhatAddsMost)
      if (move) expect(rows.slice(0, 4).map(({ name }) => name)).toContain(move.name)
    }
  })

  it('calls nothing missing that another skill meets', () => {
    const role = dream('software-developer')
    const states = skillStatesOf(
      [{ skillId: 'typescript', kind: 'resume', sourceId: 'r', place: 'work', at: NOW }],
      NOW,
      catalogue,
    )
    const java = must(role.skills.find(({ skill }) => skill === 'java'))
    expect(isMet(role, java, states)).toBe(true)
    expect(gainOf(catalogue, role, states, 'java')).toMatchObject({ level: 'must', isMetOtherwise: true })
    expect(gainOf(catalogue, role, states, 'typescript')).toMatchObject({ level: 'must', isMetOtherwise: false })
    // one of several that nobody needs once another is there
    expect(gainOf(catalogue, role, states, 'csharp')).toMatchObject({ level: null })
  })
})

describe('the map of a few words', () => {
  it('names no paid job further away for more skills, and the one that an account would', () => {
    const dreamRole = dream('data-scientist')
    const hours = ['Excel', 'Excel, pivot tables', 'Excel, pivot tables, SQL'].map((text) => {
      const { nearest } = mapOfText(catalogue, dreamRole, text, NOW).map
      expect(nearest?.title).toBe('Junior Reporting Analyst')
      return must(nearest?.hoursAway)
    })
    expect(hours).toEqual(hours.toSorted((a, b) => b - a))
  })
})

it('who works with VLANs, spanning tree and OSPF knows local and wide networks, and who works with Cisco IOS knows Cisco', () => {
  const heldBy = (skillId: string) =>
    skillStatesOf([{ skillId, kind: 'resume', sourceId: 'r', place: 'work', at: NOW }], NOW, catalogue)
  for (const skillId of ['vlans', 'stp', 'ospf', 'ccna']) expect(isHeld(heldBy(skillId), 'lan-wan')).toBe(true)
  expect(isHeld(heldBy('cisco-ios'), 'cisco')).toBe(true)
  expect(isHeld(heldBy('tcp-ip'), 'lan-wan')).toBe(false)
})
