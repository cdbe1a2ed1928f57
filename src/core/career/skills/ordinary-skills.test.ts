import { describe, expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { nextToLearn } from '#core/career/match/next-to-learn.ts'
import { matchRole } from '#core/career/match/role-match.ts'
import { fitOf } from '#core/career/match/role-fit.ts'
import { skillStatesOf } from './skill-state.ts'

const NOW = '2026-11-29T08:00:00.000Z'
const aiEngineer = must(catalogue.dreamRoles.find(({ id }) => id === 'ai-engineer'))

function somebody(months: number, families: string[]) {
  const listed = ['java', 'gitlab-ci', 'code-review'].map((skillId) => ({
    skillId,
    kind: 'resume' as const,
    place: 'list' as const,
    sourceId: 'r',
    at: NOW,
  }))
  const job = { title: 'Developer', families, months, monthsSince: 0, rank: 'plain' as const }
  return skillStatesOf(listed, NOW, catalogue, [job])
}

const gapsOf = (states: ReturnType<typeof somebody>) =>
  matchRole(catalogue, aiEngineer, states).missing.map(({ skillId }) => skillId)

describe('tools that years of writing software presuppose', () => {
  it('are no gap in another trade, and count there', () => {
    const states = somebody(120, ['backend'])
    expect(gapsOf(states)).not.toContain('git')
    const versions = must(fitOf(aiEngineer, states).topics.find(({ topic }) => topic.any[0]?.skill === 'git'))
    expect(versions.shown).toBe(0.8)
  })

  it('stay open after a year, and after years of another trade', () => {
    expect(gapsOf(somebody(12, ['backend']))).toContain('git')
    expect(gapsOf(somebody(120, ['support']))).toContain('git')
  })
})

describe('what years of keeping servers presuppose', () => {
  const security = must(catalogue.dreamRoles.find(({ id }) => id === 'cybersecurity-analyst'))
  const namedNext = (months: number, family: string) => {
    const firewalls = { skillId: 'firewalls', kind: 'resume' as const, place: 'list' as const, sourceId: 'r', at: NOW }
    const job = { title: 'IT-Administrator', families: [family], months, monthsSince: 0, rank: 'plain' as const }
    return nextToLearn(security, skillStatesOf([firewalls], NOW, catalogue, [job]), 12).map(({ skill }) => skill)
  }

  it('is TCP/IP, where firewalls are all that names it', () => {
    expect(namedNext(84, 'systems')).not.toContain('tcp-ip')
    expect(namedNext(12, 'systems')).toContain('tcp-ip')
    expect(namedNext(84, 'backend')).toContain('tcp-ip')
  })
})
