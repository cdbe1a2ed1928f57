import { expect, it } from 'vitest'
import type { EvidenceRecord } from '#core/career/skills/evidence.ts'
import { matchPercent } from '#core/career/match/role-match.ts'
import { skillStatesOf, strengthIn } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { backgroundOf } from '#core/resume/background.ts'
import { facts } from '#test/support/checked-resume.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-29T08:00:00.000Z'
const role = must(catalogue.dreamRoles.find(({ id }) => id === 'cloud-engineer'))

function statesWith(certificates: readonly string[]) {
  const certifications = certificates.map((name) => ({ name, issuer: null, date: '2024' }))
  const projects = [
    { name: 'Home lab', description: 'Terraform on Azure.', highlights: [], technologies: [], url: null },
  ]
  const resume = facts({ skills: ['Azure', 'Linux'], experience: [], projects: projects as never, certifications })
  const { records, jobs } = backgroundOf(catalogue, resume, { sourceId: 'r', at: NOW })
  return skillStatesOf(records, NOW, catalogue, jobs)
}

it('counts a certificate by its true name for no less than by a broken one', () => {
  const broken = statesWith(['Microsoft AZ-900 Azure'])
  const whole = statesWith(['Microsoft AZ-900 Azure Fundamentals'])
  expect(strengthIn(whole, 'azure')).toBeGreaterThanOrEqual(strengthIn(broken, 'azure'))
  expect(matchPercent(role, whole)).toBeGreaterThanOrEqual(matchPercent(role, broken))
})

it('counts a certificate for what it is about, beside what else shows it', () => {
  const with900 = statesWith(['AZ-900'])
  expect(strengthIn(with900, 'azure')).toBeGreaterThan(strengthIn(statesWith([]), 'azure'))
  expect(must(with900.get('azure')).evidence.map(({ through }) => through)).toContain('az-900')
})

it('is the same in whatever order the evidence came', () => {
  const records: EvidenceRecord[] = [
    { skillId: 'azure', kind: 'resume', sourceId: 'r', at: NOW, place: 'work', months: 24 },
    { skillId: 'az-900', kind: 'resume', sourceId: 'r', at: NOW, place: 'certificate' },
  ]
  const strengthOfAzure = (list: EvidenceRecord[]) => strengthIn(skillStatesOf(list, NOW, catalogue), 'azure')
  expect(strengthOfAzure(records)).toBe(strengthOfAzure(records.toReversed()))
})

it.each([
  ['AWS Certified SysOps Administrator', 'aws-sysops', 'aws'],
  ['AWS Certified Solutions Architect', 'aws-saa', 'aws'],
  ['Microsoft Certified: Azure Administrator Associate', 'az-104', 'azure'],
  ['Red Hat Certified System Administrator', 'rhcsa', 'linux'],
  ['PL-300', 'pl-300', 'power-bi'],
])('hears the certificate %s, whatever post its name speaks of', (name, certificate, about) => {
  const states = statesWith([name])
  expect(states.has(certificate)).toBe(true)
  expect(must(states.get(about)).evidence.map(({ through }) => through)).toContain(certificate)
})

it('names the certificate beside stronger work for what only comes with either', () => {
  const records: EvidenceRecord[] = [
    { skillId: 'cisco', kind: 'resume', sourceId: 'r', at: NOW, place: 'work', months: 40 },
    { skillId: 'ccna', kind: 'resume', sourceId: 'r', at: NOW, place: 'certificate' },
  ]
  const networking = must(skillStatesOf(records, NOW, catalogue).get('networking'))
  expect(networking.evidence.map(({ through }) => through)).toEqual(['cisco', 'ccna'])
  expect(networking.strength).toBeGreaterThanOrEqual(
    strengthIn(skillStatesOf(records.slice(0, 1), NOW, catalogue), 'networking'),
  )
})

it.each([
  ['CISM', 'comptia-security-plus'],
  ['CCNA', 'comptia-network-plus'],
  ['AZ-104', 'az-900'],
])('%s covers the exam below it', (name, below) => expect(statesWith([name]).has(below)).toBe(true))

it('hears what an auditor certified by CISA does', () =>
  expect(strengthIn(statesWith(['CISA']), 'security-auditing')).toBeGreaterThan(0.5))
