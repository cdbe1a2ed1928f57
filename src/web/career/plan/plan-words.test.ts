import { describe, expect, it } from 'vitest'
import type { DatedRoute } from '#contract/career-plan.ts'
import { hoursADayText } from '#core/career/courses/study-hours.ts'
import { plan } from '../../strings/en/plan.ts'
import { durationText, payBetween, reachText, routeTitle } from './plan-words.ts'

const role = (title: string, week: number | null, kind: 'interim' | 'dream' = 'interim') =>
  ({
    roleId: title,
    title,
    kind,
    pay: `pay of ${title}`,
    reachedAfter: 1,
    percent: 70,
    hasMusts: true,
    week,
    date: '2027-02-14',
  }) as const
const route = (milestones: DatedRoute['milestones'], via: DatedRoute['via'] = null) =>
  ({ milestones, via, kind: via ? 'interim' : 'straight' }) as DatedRoute

describe('words of the plan', () => {
  it.each([
    [0.25, '15 minutes'],
    [1, '1 hour'],
    [1.25, '1 hour 15 minutes'],
    [1.5, '1.5 hours'],
    [2.75, '2 hours 45 minutes'],
  ])('%d a day is %s', (hours, text) => expect(hoursADayText(hours)).toBe(text))

  it.each([
    [0, 0, 'today'],
    [1, 1, '1 week'],
    [8, 2, '8 weeks'],
    [9, 2, '2 months'],
  ])('%d weeks are %s', (weeks, months, text) => expect(durationText({ weeks, months }, plan)).toBe(text))

  it('says one week as one', () => {
    const dates = (startWeek: number, endWeek: number) =>
      plan.steps.dates(startWeek, endWeek, '2026-11-23', '2026-11-29')
    expect(dates(3, 3)).toBe('Week 3, Nov 23, 2026 to Nov 29, 2026')
    expect(dates(3, 4)).toBe('Weeks 3 to 4, Nov 23, 2026 to Nov 29, 2026')
  })

  it('says when a role comes into reach, also today and never', () => {
    expect(reachText({ week: 0, date: '2026-11-21', hasMusts: true }, plan)).toBe('In reach today')
    expect(reachText({ week: null, date: null, hasMusts: false }, plan)).toBe('Beyond these courses')
    expect(reachText({ week: null, date: null, hasMusts: true }, plan)).toBe('All must-haves, match below 70%')
    expect(reachText({ week: 12, date: '2027-02-14', hasMusts: true }, plan)).toBe('Week 12, Feb 14, 2027')
  })
})

describe('payBetween', () => {
  it('is that of the role one goes by', () => {
    const by = route([role('Tester', 3), role('Support', 2), role('Dev', 30, 'dream')], {
      roleId: 'Tester',
      title: 'Tester',
    })
    expect(payBetween(by)).toEqual({ pay: 'pay of Tester', role: 'Tester', week: 3 })
    expect(routeTitle(by, plan)).toBe('By way of Tester')
  })

  it('is that of the first role in reach on the straight route', () => {
    expect(payBetween(route([role('Tester', 9), role('Support', 0), role('Dev', 30, 'dream')]))).toEqual({
      pay: 'pay of Support',
      role: 'Support',
      week: 0,
    })
  })

  it('is that of the best paid of those that come first', () => {
    const paid = (title: string, week: number, pay: string) => ({ ...role(title, week), pay })
    const three = [paid('Reports', 0, '$38,000 - $51,000'), paid('Analyst', 0, '$64,000 - $83,000')]
    expect(payBetween(route([...three, paid('Later', 9, '$90,000 - $99,000'), role('Dev', 30, 'dream')]))).toEqual({
      pay: '$64,000 - $83,000',
      role: 'Analyst',
      week: 0,
    })
  })

  it('is nothing where no role comes before the dream role', () => {
    expect(payBetween(route([role('Tester', null), role('Support', 30), role('Dev', 30, 'dream')]))).toBeUndefined()
  })
})
