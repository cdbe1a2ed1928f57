import { describe, expect, it } from 'vitest'
import { spanOf } from './project-span.ts'

const project = (name: string, dates: { startDate?: string; endDate?: string } = {}) => ({
  name,
  description: null,
  url: null,
  startDate: dates.startDate ?? null,
  endDate: dates.endDate ?? null,
  highlights: [],
})

describe('how long a project lived', () => {
  it.each([
    ['Lake levels (2019 to today)', 89, 0],
    ['Timetable, App Store since 2020', 77, 0],
    ['Chor-Verwaltung (2015–2019)', 48, 89],
    ['A library with 2019 stars', null, null],
  ])('%s: %s months, %s ago', (name, months, monthsSince) => {
    const span = spanOf(project(name), '2026-11-22T00:00:00.000Z')
    expect(span).toEqual(months === null ? null : { months, monthsSince })
  })

  it('goes by its dates where it has some', () => {
    const dated = project('Since 2010', { startDate: '2024-01', endDate: '2025-01' })
    expect(spanOf(dated, '2026-11-22T00:00:00.000Z')).toEqual({ months: 12, monthsSince: 22 })
  })

  it('takes a date alone for when it was made', () => {
    const made = project('YurtMenü', { startDate: '2024' })
    expect(spanOf(made, '2026-11-22T00:00:00.000Z')?.months).toBe(0)
    expect(spanOf({ ...made, isCurrent: true }, '2026-11-22T00:00:00.000Z')?.months).toBe(29)
  })
})
