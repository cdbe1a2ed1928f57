import { describe, expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { backgroundOf } from '#core/resume/background.ts'
import { facts } from '#test/support/checked-resume.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { matchPercent } from '#core/career/match/role-match.ts'
import { afterDoing, skillStatesOf } from '#core/career/skills/skill-state.ts'

const NOW = '2026-11-29T08:00:00.000Z'
const job = (title: string, highlights: string[]) => ({
  title,
  company: 'Ortus',
  location: null,
  startDate: '2012-01',
  endDate: null,
  isCurrent: true,
  highlights,
})
const resume = facts({
  skills: ['Windows Server', 'Active Directory', 'VMware'],
  experience: [job('System Administrator', ['Ran 220 Windows servers', 'Wrote PowerShell scripts for new users'])],
})
const { records, jobs } = backgroundOf(catalogue, resume, { sourceId: 'r', at: NOW })
const states = skillStatesOf(records, NOW, catalogue, jobs)
const alone = skillStatesOf(records, NOW, catalogue)
const role = (id: string) => must(catalogue.dreamRoles.find((one) => one.id === id))

describe('a course beside years of work next door', () => {
  it.each([
    ['cybersecurity-analyst', ['siem', 'security-monitoring', 'incident-response']],
    ['cloud-engineer', ['aws', 'cloud-computing']],
  ])('%s: shows its skills, and makes no work of the past that of this trade', (id, taught) => {
    const before = matchPercent(role(id), states)
    const gain = matchPercent(role(id), afterDoing(catalogue, states, taught, 'course')) - before
    const gainAlone =
      matchPercent(role(id), afterDoing(catalogue, alone, taught, 'course')) - matchPercent(role(id), alone)
    expect(gain).toBeGreaterThan(0)
    expect(gain).toBeLessThanOrEqual(gainAlone + 2)
  })

  it('is counted the same once it is finished', () => {
    const planned = afterDoing(catalogue, states, ['aws'], 'course')
    const course = { skillId: 'aws', kind: 'course' as const, sourceId: 'c', at: NOW }
    const done = skillStatesOf([...records, course], NOW, catalogue, jobs)
    expect(matchPercent(role('cloud-engineer'), done)).toBe(matchPercent(role('cloud-engineer'), planned))
  })
})

describe('a page built in the evenings beside years of another trade', () => {
  const page = {
    name: 'Home heating',
    description: null,
    url: null,
    startDate: '2025',
    endDate: null,
    highlights: ['A Python service that stores readings in SQLite and shows them on a Flask page'],
  }
  const percentOf = (title: string, projects: (typeof page)[]) => {
    const written = facts({
      skills: ['Python', 'Git'],
      experience: [
        job(title, [
          'Wrote Python scripts with pandas that draw a report of the test bench',
          'Kept the scripts in Git',
        ]),
      ],
      projects,
    })
    const own = backgroundOf(catalogue, written, { sourceId: 'r', at: NOW })
    return matchPercent(role('software-developer'), skillStatesOf(own.records, NOW, catalogue, own.jobs))
  }

  it.each(['Mechanical Engineer', 'Senior Design Engineer', 'Bauingenieurin', 'Makine Mühendisi', 'Employee'])(
    '%s: shows what it is made of, and makes no software of the years',
    (title) => {
      const without = percentOf(title, [])
      expect(without).toBeLessThan(60)
      expect(percentOf(title, [page]) - without).toBeLessThanOrEqual(20)
    },
  )
})
