import { expect, it } from 'vitest'
import type { EvidencePlace, EvidenceRecord } from '#core/career/skills/evidence.ts'
import type { Job } from '#core/career/catalogue/job-titles.ts'
import { nextToLearn } from '#core/career/match/next-to-learn.ts'
import { matchPercent } from '#core/career/match/role-match.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-29T08:00:00.000Z'
const roleOf = (id: string) => must(catalogue.dreamRoles.find((role) => role.id === id))
const shown = (skillIds: readonly string[], place: EvidencePlace) =>
  skillIds.map((skillId): EvidenceRecord => ({ skillId, kind: 'resume', sourceId: 'r', at: NOW, place, months: 36 }))
const job = (own: Partial<Job>): Job => ({
  title: 'Work',
  families: [],
  rank: 'plain',
  months: 60,
  monthsSince: 0,
  isDescribed: true,
  ...own,
})
const named = (roleId: string, records: EvidenceRecord[], jobs: Job[]) =>
  nextToLearn(roleOf(roleId), skillStatesOf(records, NOW, catalogue, jobs)).map(({ skill }) => skill)

it('names what only came with something else before what goes beyond the role, where no work vouches for it', () => {
  const app = shown(
    [
      'kotlin',
      'jetpack-compose',
      'android',
      'rest-api',
      'git',
      'app-store-deployment',
      'offline-storage',
      'room',
      'unit-testing',
      'ci-cd',
    ],
    'project',
  )
  expect(named('mobile-app-developer', app, [])).toEqual(expect.arrayContaining(['mobile-ui-design']))
  expect(named('mobile-app-developer', app, [job({ families: ['mobile'] })])).not.toContain('mobile-ui-design')
})

it('names parts of which no line tells where the lines alone make work near that is called otherwise', () => {
  const skills = [
    'cisco-ios',
    'vlans',
    'routing',
    'switching',
    'networking',
    'tcp-ip',
    'network-troubleshooting',
    'subnetting',
  ]
  const byLines = job({ families: ['support'], shows: new Set(skills), months: 90 })
  expect(named('network-engineer', shown(skills, 'work'), [byLines])).toEqual(
    expect.arrayContaining(['firewalls', 'network-monitoring']),
  )
  const byTitle = job({ families: ['network'], months: 90 })
  expect(named('network-engineer', shown(skills, 'work'), [byTitle])).not.toContain('firewalls')
})

it('takes no voluntary post for what keeps somebody in a trade that they left long ago', () => {
  const old = job({ families: ['web'], months: 88, monthsSince: 195 })
  const parish = job({ families: ['web'], months: 146, rank: 'trainee' })
  const records = shown(['html', 'css', 'javascript', 'php', 'mysql', 'git'], 'work')
  const percent = (jobs: Job[]) =>
    matchPercent(roleOf('full-stack-developer'), skillStatesOf(records, NOW, catalogue, jobs))
  expect(percent([old, parish])).toBeLessThan(75)
  expect(percent([{ ...old, monthsSince: 0 }, parish])).toBeGreaterThan(75)
})

it('sends nobody after seven years next door to an ordinary part that no line tells of', () => {
  const site = shown(['laravel', 'vuejs', 'css', 'mysql', 'phpunit', 'git', 'ci-cd', 'docker'], 'work')
  const next = (months: number) => named('full-stack-developer', site, [job({ families: ['software'], months })])
  expect(next(50)).toContain('authentication')
  expect(next(100)).not.toContain('authentication')
})
