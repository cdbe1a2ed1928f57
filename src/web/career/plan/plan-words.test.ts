import { describe, expect, it } from 'vitest'
import type { DatedRoute } from '#contract/career-plan.ts'
import { hoursADayText } from '#core/career/study-hours.ts'
import { durationText, payBetween, reachText, routeTitle, weeksText } from './plan-words.ts'

const role = (title: string, week: number | null, kind: 'interim' | 'dream' = 'interim') =>
  ({ roleId: title, title, kind, pay: `pay of ${title}`, reachedAfter: 1, percent: 70, week, date: '2027-02-14' }) as const
const route = (milestones: DatedRoute['milestones'], via: DatedRoute['via'] = null) => ({ milestones, via, kind: via ? 'interim' : 'straight' }) as DatedRoute

describe('words of the plan', () => {
  it.each([
    [0.25, '15 minutes'],
    [1, '1 hour'],
    [1.5, '1.5 hours'],
  ])('%d a day is %s', (hours, text) => expect(hoursADayText(hours)).toBe(text))

  it.each([
    [0, 0, 'today'],
    [1, 1, '1 week'],
    [8, 2, '8 weeks'],
    [9, 2, '2 months'],
  ])('%d weeks are %s', (weeks, months, text) => expect(durationText(weeks, months)).toBe(text))

  it('says one week as one', () => {
    expect(weeksText({ startWeek: 3, endWeek: 3 })).toBe('Week 3')
    expect(weeksText({ startWeek: 3, endWeek: 4 })).toBe('Weeks 3 to 4')
  })

  it('says when a role comes into reach, also today and never', () => {
    expect(reachText({ week: 0, date: '2026-11-21' })).toBe('In reach today')
    expect(reachText({ week: null, date: null })).toBe('Not on this route')
    expect(reachText({ week: 12, date: '2027-02-14' })).toMatch(/^Week 12, .*2027/)
  })
})

describe('payBetween', () => {
  it('is that of the role one goes by', () => {
    const by = route([role('Tester', 3), role('Support', 2), role('Dev', 30, 'dream')], { roleId: 'Tester', title: 'Tester' })
    expect(payBetween(by)).toEqual({ pay: 'pay of Tester', text: 'a year as Tester, from week 3' })
    expect(routeTitle(by)).toBe('By way of Tester')
  })

  it('is that of the first role in reach on the straight route', () => {
    expect(payBetween(route([role('Tester', 9), role('Support', 0), role('Dev', 30, 'dream')]))).toEqual({ pay: 'pay of Support', text: 'a year as Support, from today' })
  })

  it('is nothing where no role comes before the dream role', () => {
    expect(payBetween(route([role('Tester', null), role('Support', 30), role('Dev', 30, 'dream')]))).toBeUndefined()
  })
})
