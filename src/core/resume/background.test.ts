import { describe, expect, it } from 'vitest'
import { skillStatesOf, strengthIn } from '#core/career/skill-state.ts'
import { HAD } from '#core/career/skill-state.ts'
import { must } from '#core/must.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { backgroundOf } from './background.ts'

const NOW = '2026-11-22T00:00:00.000Z'
const read = (facts: Partial<ResumeFacts>) =>
  backgroundOf(fullCatalogue, { ...NO_FACTS, ...facts }, { sourceId: 'r', at: NOW })
const strengthOfListed = (items: string[], skill: string) =>
  strengthIn(skillStatesOf(read({ skills: items }).records, NOW, fullCatalogue), skill)

describe('an item of a list that takes itself back', () => {
  it.each([
    ['some SQL', 'sql'],
    ['Python just enough to read it', 'python'],
    ['Wireshark (reading captures in class)', 'wireshark'],
    ['R (beginner)', 'r'],
    ['Docker (temel)', 'docker'],
  ])('%s is no %s that is had', (item, skill) => {
    expect(strengthOfListed([item], skill)).toBeGreaterThan(0)
    expect(strengthOfListed([item], skill)).toBeLessThan(HAD)
  })

  it.each([
    ['SQL', 'sql'],
    ['Python', 'python'],
    ['Advanced SQL', 'sql'],
  ])('%s is', (item, skill) => {
    expect(strengthOfListed([item], skill)).toBeGreaterThan(HAD)
  })

  it.each([
    'Not yet: Docker',
    "What I haven't done: Docker",
    'Was mir fehlt: Docker',
    'Pas encore : Docker',
    'Eksiklerim: Docker',
  ])('is nothing at all below a head that says so: %s', (head) => {
    const items = ['Java', head, 'Kubernetes', 'Tools: Git']
    const had = ['java', 'docker', 'kubernetes', 'git'].map((skill) => strengthOfListed(items, skill) > 0)
    expect(had).toEqual([true, false, false, true])
  })

  it('holds for all that follows a head, up to the next one', () => {
    const items = ['Java', 'Also seen (videos): Docker', 'Kubernetes', 'Tools: Git', 'Jira']
    const strengths = ['java', 'docker', 'kubernetes', 'git', 'jira'].map(
      (skill) => strengthOfListed(items, skill) > HAD,
    )
    expect(strengths).toEqual([true, false, false, true, true])
  })
})

describe('somebody who leads those who do the work', () => {
  const job = (title: string, highlights: string[]) =>
    must(
      read({
        experience: [
          {
            title,
            company: 'Copper',
            location: null,
            startDate: '2018-09',
            endDate: null,
            isCurrent: true,
            highlights,
          },
        ],
      }).jobs[0],
    )

  it.each([
    ['Engineering Manager', ['Three teams, budgets, the roadmap'], true],
    ['Engineering Manager', ['Three teams; writes Go and Terraform for the platform'], undefined],
    ['Software Engineer', ['Three teams, budgets'], undefined],
    ['Yazılım Müdürü', ['Üç ekip, bütçe'], true],
  ])('%s: %j', (title, highlights, isHandsOff) => {
    expect(job(title, highlights).isHandsOff).toBe(isHandsOff)
  })
})

describe('a title that another trade has as well', () => {
  const job = (title: string, highlights: string[]) =>
    read({
      experience: [
        { title, company: 'Copper', location: null, startDate: '2018-09', endDate: null, isCurrent: true, highlights },
      ],
    })

  it.each([
    ['Network Engineer', ['Gas pipes for 4,000 houses, valves'], []],
    ['Network Engineer', ['BGP and OSPF for 40 sites, one of them a gas works'], ['network']],
    ['Security Analyst', ['Cameras and patrols of two malls'], []],
    ['Mobile Engineer', ['Repairs screens and batteries of iPhones'], []],
    ['Technical Recruiter, Software Engineering', ['Finds Java and Kotlin developers'], []],
    ['Business Developer', ['Partners in three countries'], []],
    ['Software Project Manager', ['Plans for two teams'], ['product']],
    ['Sales Engineer', ['Demos of Kubernetes'], []],
    ['Technical Account Manager', ['Incidents of six customers'], ['app-support']],
  ])('%s, %j: families %j', (title, highlights, families) => {
    expect(job(title, highlights).jobs[0]?.families).toEqual(families)
  })

  it('keeps what such work names from counting as used at work', () => {
    const kotlinOf = (title: string) =>
      job(title, ['Claims portal with Kotlin and Spring Boot']).records.find(({ skillId }) => skillId === 'kotlin')
    expect(kotlinOf('Software Engineer')?.place).toBe('work')
    expect(kotlinOf('Technical Recruiter')?.place).toBe('other')
  })
})
