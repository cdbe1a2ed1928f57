import { must } from '#core/must.ts'
import { deleteAccount, exportAccount, saveCareerQuestions, updateProfile } from '#contract/account.ts'
import { allEndpoints } from '#test/support/all-endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { send, type Answer } from '#test/support/wire.ts'

/** A word that stands in everything the owner keeps, and that nobody else may ever see. */
export const CANARY = 'Quillfeather'

/** A server with somebody who owns one of everything, somebody who attacks, and somebody who is gone. */
export type Stand = {
  server: TestServer
  owner: Person
  attacker: Person
  /** For one whose sessions were ended, or whose account is gone. */
  anotherAttacker(): Promise<Person>
  /** The access token of an account that was deleted. */
  ghostToken: string
  /** The owner's own ids, as their export tells them: `rsm_…`, `cnv_…`, `att_…`. */
  ownersIds: string[]
  /** Everything held about the owner. */
  holdings(): Promise<string>
  close(): Promise<void>
}

export async function openStand(): Promise<Stand> {
  const server = await startTestServer({ AI_FAKE: '1' })
  const owner = await signUpPerson(server, { email: `${CANARY}@waymark.example`, firstName: CANARY })
  await settle(server, owner)
  const anotherAttacker = async () => {
    const person = await signUpPerson(server)
    await person.api.call(saveCareerQuestions, { body: ANSWERS })
    return person
  }
  const ghost = await signUpPerson(server)
  await ghost.api.call(deleteAccount, { body: { password: ghost.password } })
  const holdings = async () => JSON.stringify({ ...(await owner.api.call(exportAccount)), exportedAt: 0 })
  return {
    server,
    owner,
    attacker: await anotherAttacker(),
    anotherAttacker,
    ghostToken: ghost.tokens.accessToken,
    ownersIds: idsIn(await holdings()),
    holdings,
    close: () => server.close(),
  }
}

/** One of everything that can be had without passing anything. */
async function settle(server: TestServer, owner: Person): Promise<void> {
  await owner.api.call(saveCareerQuestions, { body: { ...ANSWERS, motivation: `for ${CANARY}` } })
  await owner.api.call(updateProfile, { body: { leaderboard_visibility: 'hidden' } })
  const ask = (method: string, path: string, body?: unknown) =>
    send(server, method, path, { token: owner.tokens.accessToken, ...(body === undefined ? {} : { body }) })
  mustBeFine(await ask('PUT', '/resume/latest', { facts: { ...FACTS, skills: ['Python', 'SQL'] } }))
  mustBeFine(await ask('POST', '/skill-checks/python/attempts', { mode: 'scored' }))
  mustBeFine(await ask('POST', '/ai/chat', { message: `I am ${CANARY}. What next?` }))
  mustBeFine(await ask('POST', '/interviews'))
  mustBeFine(await ask('POST', '/gamification/create-feedback', { rating: 5, feedback: `${CANARY} likes it` }))
  await settleSearch(ask)
  await settleDocuments(ask)
  mustBeFine(
    await ask('POST', '/api/tokens', { name: CANARY, scopes: ['plan:read'], days: 9, password: owner.password }),
  )
}

type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>

async function settleSearch(ask: Ask): Promise<void> {
  const ad = mustBeFine(await ask('POST', '/api/ads', { text: AD, title: `Baker for ${CANARY}` }))
  const card = { company: CANARY, title: 'Baker', url: 'https://jobs.example.org/1', adId: ad.body.data.id }
  const saved = mustBeFine(await ask('POST', '/api/applications', { ...card, stage: 'applied', tags: [CANARY] }))
  const path = `/api/applications/${saved.body.data.application.id}`
  mustBeFine(await ask('POST', `${path}/tasks`, { title: `Call ${CANARY}`, dueOn: '2026-03-12' }))
  const interview = { kind: 'screen', onDate: '2026-03-12', atTime: '10:00', minutes: 60, place: CANARY, note: '' }
  mustBeFine(await ask('POST', `${path}/interviews`, { ...interview, outcome: 'planned' }))
  const contact = { name: CANARY, role: '', email: '', phone: '', link: '', note: '' }
  mustBeFine(await ask('POST', `${path}/contacts`, contact))
  mustBeFine(await ask('POST', `${path}/events`, { kind: 'note', text: `A note of ${CANARY}` }))
  mustBeFine(await ask('POST', '/api/notices/calendar', { scopes: ['interviews'] }))
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  const device = { endpoint: `https://push.example.org/${CANARY}`, keys, label: CANARY }
  mustBeFine(await ask('POST', '/api/notices/devices', device))
}

async function settleDocuments(ask: Ask): Promise<void> {
  mustBeFine(await ask('GET', '/career-documents/profile'))
  const made = mustBeFine(await ask('POST', '/career-documents', { kind: 'resume', name: CANARY }))
  mustBeFine(await ask('POST', `/career-documents/${made.body.data.documentId}/copies`, { note: CANARY }))
}

const AD = `Baker at ${CANARY} Bakery, Oban. We look for a baker with three years of experience. You bake bread and lead two people. Requirements: sourdough, planning, early mornings. Apply by 1 April 2026.`

/** What a resume with the owner's name says; written by hand, so that no reader has to be started. */
const FACTS = {
  basics: {
    name: CANARY,
    headline: null,
    email: null,
    phone: null,
    location: null,
    summary: `for ${CANARY}`,
    links: [],
  },
  experience: [],
  education: [],
  certifications: [],
  projects: [],
  languages: [],
}

function mustBeFine(answer: Answer): Answer {
  if (answer.status >= 400)
    throw new Error(`The stand could not be set up: ${answer.status} ${answer.text.slice(0, 300)}`)
  return answer
}

function idsIn(text: string): string[] {
  return [...new Set(text.match(/\b[a-z]{3}_[\w-]{16,}/g) ?? [])]
}

export const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`
export const paramsOf = (endpoint: Endpoint) => [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => must(name))
export const endpointsFor = (auth: Endpoint['auth']) => allEndpoints.filter((endpoint) => endpoint.auth === auth)
