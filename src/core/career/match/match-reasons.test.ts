import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import type { Job } from '#core/career/catalogue/job-titles.ts'
import { reasonsOf } from './match-reasons.ts'
import { topicsOf } from './role-fit.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'

const AT = '2026-11-28T00:00:00.000Z'
const role = must(fullCatalogue.dreamRoles.find(({ id }) => id === 'data-scientist'))

function becauseOf(isOwnTime: boolean): string[] {
  const core = topicsOf(role).filter((topic) => topic.core)
  const shows = new Set(core.map(({ any }) => must(any[0]).skill))
  const records = [...shows].map((skillId) => ({ skillId, kind: 'resume' as const, sourceId: 'r', at: AT }))
  const job: Job = { title: 'Dublin Bikes', families: [], rank: 'plain', months: 40, monthsSince: 0, isOwnTime, shows }
  return reasonsOf(fullCatalogue, role, skillStatesOf(records, AT, fullCatalogue, [job])).topics.map(
    ({ because }) => because,
  )
}

it('calls a project of one’s own a project, and work work', () => {
  const [own, employed] = [becauseOf(true).join('\n'), becauseOf(false).join('\n')]
  expect(own).toContain('your project Dublin Bikes')
  expect(own).not.toContain('your work as')
  expect(employed).toContain('your work as Dublin Bikes')
})
