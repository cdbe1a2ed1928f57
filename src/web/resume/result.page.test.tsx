import { useApp } from '#test/support/render-app.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getSummary } from '#contract/career-summary.ts'
import { getLatestResume, saveLatestResume } from '#contract/resume.ts'
import { getCareerProgress } from '#contract/career.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { must } from '#core/must.ts'

const { app, settle, open } = useApp()

const job = (title: string, startDate: string, highlights: string[]) => ({
  title,
  company: 'Ege',
  location: null,
  startDate,
  endDate: null,
  isCurrent: true,
  highlights,
})
const FRONT_END = [
  'Built the customer pages in React, TypeScript, HTML and CSS, used by 20,000 people a day',
  'Designed REST APIs with Node.js and Express and wrote SQL queries for PostgreSQL',
  'Wrote unit tests in Jest, reviewed code in Git, ran Docker containers with CI/CD',
]

const NEARLY_ANALYST = [
  'SIEM',
  'Incident Response',
  'Security Monitoring',
  'MITRE ATT&CK',
  'Firewalls',
  'Log Management',
  'Python',
  'Cloud Security',
  'CompTIA Security+',
  'Threat Intelligence',
  'Digital Forensics',
  'Penetration Testing',
  'Web Security',
]

it('who can apply today is led to no step back, and to no course that is needed first, on any page', async () => {
  const person = await settle({ dreamRole: 'Full-Stack Developer', skills: [] })
  await person.api.call(saveLatestResume, {
    body: { facts: { ...NO_FACTS, experience: [job('Senior Full-Stack Developer', '2018-01', FRONT_END)] } },
  })
  const summary = must(await person.api.call(getSummary))
  expect(summary).toMatchObject({ interim: null, cards: [], steps: [], dream: { isInReach: true } })
  expect(summary.behind.map(({ title }) => title)).toContain('Junior Web Developer')

  await open('/resume-upload?step=result')
  const roles = within(await screen.findByRole('region', { name: 'Interim roles' }))
  expect(
    await roles.findByText(/^You need no stepping stone: you can apply for Full-Stack Developer today/),
  ).toBeTruthy()
  expect(roles.queryByText(/from scratch/)).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Recommended courses' })).toBeTruthy()

  cleanup()
  await open('/dashboard')
  expect(await screen.findByText(/^No step is left: Full-Stack Developer is in reach\./)).toBeTruthy()
  expect(screen.queryByText('Recommended interim role')).toBeNull()
  const jobs = within(await screen.findByRole('region', { name: 'Jobs open to you today' }))
  expect((await jobs.findAllByRole('progressbar')).length).toBeGreaterThan(0)
  expect((await jobs.findAllByText('No step up from what you can do today')).length).toBeGreaterThan(0)

  cleanup()
  await open('/jobs')
  expect(await screen.findByText(/^You need no stepping stone: Full-Stack Developer is in reach today/)).toBeTruthy()
  expect((await screen.findAllByText('No step up from what you can do today')).length).toBe(summary.behind.length)
})

it('who changes trade reads which job they can apply for today, beside those that are a step back from it', async () => {
  const person = await settle({ dreamRole: 'Data Scientist', skills: [] })
  const TESTER = [
    'Wrote and ran more than 2,000 manual test cases for claims and policy systems in TestRail',
    'Reported and followed up defects in Jira; ran regression testing for 24 releases a year',
    'Coordinated user acceptance testing with 30 claims handlers and planned the tests',
  ]
  await person.api.call(saveLatestResume, {
    body: { facts: { ...NO_FACTS, experience: [job('Senior QA Tester', '2011-06', TESTER)] } },
  })
  const summary = must(await person.api.call(getSummary))
  expect(summary.meanwhile?.title).toBe('QA Tester')
  expect(summary.behind.map(({ title }) => title)).toContain('Junior Reporting Analyst')

  await open('/resume-upload?step=result')
  expect(
    await screen.findByText(/^No step up from what you can do today, such as QA Tester: .*Junior Reporting Analyst/),
  ).toBeTruthy()
  cleanup()
  await open('/jobs')
  expect(await screen.findByText('You can apply as QA Tester today if you need a job before then.')).toBeTruthy()
})

it('whose work is past every interim role of another trade reads that, and of no check', async () => {
  const person = await settle({ dreamRole: 'UI/UX Designer', skills: [] })
  await person.api.call(saveLatestResume, {
    body: { facts: { ...NO_FACTS, experience: [job('Senior Full-Stack Developer', '2018-01', FRONT_END)] } },
  })
  const summary = must(await person.api.call(getSummary))
  expect(summary).toMatchObject({ cards: [], openToday: [], dream: { isInReach: false, failedChecks: [] } })
  await open('/dashboard')
  const jobs = within(await screen.findByRole('region', { name: 'Jobs open to you today' }))
  expect(await jobs.findByText(/^None of the interim roles is a step up from what you can do today/)).toBeTruthy()
  expect(
    jobs.getByText(`You can apply as ${must(summary.meanwhile).title} today if you need a job before then.`),
  ).toBeTruthy()
  expect(jobs.queryByText(/check/)).toBeNull()
})

it('who is nearly there reads that no interim role comes sooner, not that all are behind', async () => {
  const person = await settle({ dreamRole: 'Cybersecurity Analyst', skills: [] })
  await person.api.call(saveLatestResume, {
    body: {
      facts: {
        ...NO_FACTS,
        certifications: NEARLY_ANALYST.map((name) => ({ name, issuer: null, date: '2026-01' })),
      },
    },
  })
  const summary = must(await person.api.call(getSummary))
  expect(summary).toMatchObject({
    cards: [],
    openToday: [],
    behind: [],
    isPastInterim: false,
    dream: { isInReach: false, failedChecks: [] },
  })
  await open('/dashboard')
  const jobs = within(await screen.findByRole('region', { name: 'Jobs open to you today' }))
  expect(
    await jobs.findByText(
      'No interim role comes much sooner than Cybersecurity Analyst: your way leads straight there.',
    ),
  ).toBeTruthy()
  expect(jobs.queryByText(/step up/)).toBeNull()
})

it('the first gap is the same on result and dashboard, and adds what its course adds', async () => {
  const person = await settle({
    dreamRole: 'Cybersecurity Analyst',
    skills: ['Linux', 'Windows', 'TCP/IP', 'PowerShell'],
  })
  const { gaps, firstGap } = must(await person.api.call(getSummary))
  const [gap] = gaps
  const progress = must(await person.api.call(getCareerProgress))
  expect(progress.dreamRole.missing[0]).toMatchObject({ skillId: must(gap).skillId, adds: must(gap).adds })
  await open('/resume-upload?step=result')
  const fact = (await screen.findByText('First gap to close')).parentElement
  expect(must(fact).textContent).toContain(must(firstGap).name)
})

it('result and review count the same things to check', async () => {
  const person = await settle()
  const saved = must(await person.api.call(getLatestResume))
  const doubtful = ['skills.0', 'skills.1', 'certifications.0', 'experience.0']
  app.answers.set(/\/resume\/latest$/, {
    ...saved,
    status: 'draft',
    facts: {
      ...saved.facts,
      certifications: [{ name: 'Security+', issuer: null, date: null }],
      experience: [job('Developer', '2020-01', [])],
    },
    evidence: Object.fromEntries(doubtful.map((path) => [path, { sources: [], confidence: 'likely' }])),
  })
  await open('/resume-upload?step=result')
  expect(await screen.findByRole('link', { name: /^4 things to check: / })).toBeTruthy()
  cleanup()
  await open('/resume')
  expect(await screen.findByText(/^Please look at 4 facts twice\./)).toBeTruthy()
})
