import { expect, it } from 'vitest'
import { areaOf, areas, personPages, tabsOver } from './nav.ts'

it.each([
  ['/dashboard', 'dashboard'],
  ['/dashboard/achievements', 'progress'],
  ['/dashboard/Leaderboard', 'progress'],
  ['/arena/checks/att_1', 'practise'],
  ['/mock-interview', 'practise'],
  ['/jobs/junior-web-developer', 'jobs'],
  ['/applications/app_1', 'jobs'],
  ['/save', 'jobs'],
  ['/openings/watches', 'jobs'],
  ['/resume', 'resume'],
  ['/ai-analysis', 'resume'],
  ['/ai-analysis/chat', 'resume'],
  ['/documents/doc_1', 'resume'],
  ['/jobsearch', undefined],
  ['/pricing', undefined],
])('%s belongs to %s', (path, area) => expect(areaOf(path)).toBe(area))

it('puts tabs over the pages that were merged, and over nothing below them', () => {
  expect(tabsOver('/resume/check')).toEqual(['resume', 'resumeCheck', 'aiAnalysis', 'documents'])
  expect(tabsOver('/dashboard/Leaderboard')).toEqual(['achievements', 'leaderboard', 'year'])
  expect(tabsOver('/applications/import')).toEqual(tabsOver('/applications'))
  expect(tabsOver('/applications/app_1')).toEqual([])
  expect(tabsOver('/plan')).toEqual([])
  expect(tabsOver('/arena/checks/att_1')).toEqual([])
})

it('gives every page exactly one place', () => {
  const placed = Object.values(areas).flat()
  expect([...placed].sort()).toEqual(Object.keys(personPages).sort())
})
