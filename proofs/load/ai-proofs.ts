import { must } from '#core/must.ts'
import { exportAccount, getUserDetails } from '#contract/account.ts'
import { analyseResume, askAdvisor, getAiStatus } from '#contract/coach.ts'
import { saveLatestResume } from '#contract/resume.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { createOpenAiModel } from '#server/adapters/model/openai-model.ts'
import { listen, startAiServer, tellAll, TEST_KEY, type AiServer } from '#test/support/ai-server.ts'
import { EVIL_ANSWERS, markOf } from '#test/support/evil-model.ts'
import { answers, type Asked } from '#test/support/fake-provider.ts'
import { INJECTIONS } from '#test/support/injections.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { PROVIDER_FAULTS } from '#test/support/provider-faults.ts'
import { median, percentile } from './median.ts'
import type { Proof } from './prove-ai.ts'

const ENOUGH = { AI_TOKENS_PER_PERSON_DAY: '900000000', AI_TOKENS_PER_DAY: '900000000' }
/** Long enough for a busy machine, short enough for fifty of each. */
const LIMITS = { headersMs: 2_000, idleMs: 2_000, totalMs: 12_000 }

/** Each kind of fault fifty times: a definite answer, inside the deadline, nothing counted when nothing came. */
export async function proveFaults(share: number): Promise<Proof> {
  const server = await startAiServer(ENOUGH, LIMITS)
  const people = await signUp(server, 10)
  const failures: string[] = []
  const tookMs: number[] = []
  // a model that knows nothing of earlier failures: the breaker has its own tests
  const { ai } = server.deps.config
  const info = { provider: 'own' as const, model: ai.model }
  Object.defineProperty(server.deps, 'model', {
    get: () => createOpenAiModel({ ...ai, info, log: server.deps.log, limits: LIMITS }),
  })
  const each = Math.max(1, Math.round(50 * share))
  for (const fault of PROVIDER_FAULTS) {
    server.provider.behave(...fault.behaviours)
    await spread(people, each, async (person) => {
      const began = performance.now()
      const before = (await person.api.call(getAiStatus)).budget.left
      const told = await tellAll(person, askAdvisor, { body: { message: 'What now?' } })
      tookMs.push(performance.now() - began)
      const end = told.problem?.code ?? 'done'
      if (end !== fault.ends) failures.push(`${fault.name}: ${end}`)
      if (!fault.isHalf && !fault.isSpent && (await person.api.call(getAiStatus)).budget.left !== before)
        failures.push(`${fault.name}: tokens were counted`)
    })
  }
  await server.close()
  return {
    cases: PROVIDER_FAULTS.length * each,
    failures,
    measured: { kinds: PROVIDER_FAULTS.length, slowestMs: Math.round(Math.max(...tookMs)) },
  }
}

/** Readers who leave after the first words: the call upstream ends within a second. */
export async function proveLeaving(share: number): Promise<Proof> {
  const server = await startAiServer(ENOUGH)
  const base = await listen(server)
  const people = await signUp(server, 10)
  server.provider.behave(answers('one two three '.repeat(2_000), { pieceMs: 20 }))
  const failures: string[] = []
  const tookMs: number[] = []
  const count = Math.round(1_000 * share)
  let next = 0
  await spread(people, count, async (person) => {
    const tag = `tag-${(next += 1)}-`
    const leave = new AbortController()
    const headers = { authorization: `Bearer ${person.tokens.accessToken}`, 'content-type': 'application/json' }
    const response = await fetch(`${base}/ai/chat`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ message: tag }),
      signal: leave.signal,
    })
    const reader = must(response.body).getReader()
    for (let text = ''; !text.includes('event: delta');) text += new TextDecoder().decode((await reader.read()).value)
    const leftAt = performance.now()
    leave.abort()
    const stoppedAt = await stopOf(server, tag, leftAt + 5_000)
    tookMs.push(stoppedAt - leftAt)
    if (stoppedAt - leftAt > 1_000) failures.push(`${Math.round(stoppedAt - leftAt)} ms`)
    while (
      (await server.deps.db.selectFrom('model_calls').select('id').where('user_id', '=', person.userId).execute())
        .length > 0
    )
      await new Promise((resolve) => setTimeout(resolve, 5))
  })
  await server.close()
  return {
    cases: count,
    failures,
    measured: {
      medianMs: Math.round(median(tookMs)),
      p99Ms: Math.round(percentile(tookMs, 0.99)),
      slowestMs: Math.round(Math.max(...tookMs)),
    },
  }
}

async function stopOf(server: AiServer, tag: string, until: number): Promise<number> {
  for (;;) {
    const leftAt = server.provider.asked.find(({ body }) => must(body.messages.at(-1)).content.includes(tag))?.leftAt
    if (leftAt !== undefined) return leftAt
    if (performance.now() > until) return Infinity
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

/** Five hundred streams at once, each with its own word: none carries another's. */
export async function proveSeparation(share: number): Promise<Proof> {
  const server = await startAiServer(ENOUGH)
  const count = Math.round(500 * share)
  const people = await signUp(server, Math.ceil(count / 2))
  const tagIn = ({ body }: Asked) => must(/tag-\d+/.exec(must(body.messages.at(-1)).content))[0]
  server.provider.behave(answers((asked) => `${tagIn(asked)} `.repeat(100), { pieceMs: 50 }))
  let foreign = 0
  const failures: string[] = []
  await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const tag = `tag-${10_000 + at}`
      const told = await tellAll(must(people[at % people.length]), askAdvisor, { body: { message: `Say ${tag}` } })
      const pieces = told.text.trim().split(' ')
      foreign += pieces.filter((piece) => piece !== '' && piece !== tag).length
      if (told.text !== `${tag} `.repeat(100)) failures.push(`${tag}: ${told.problem?.code ?? told.text.slice(0, 60)}`)
    }),
  )
  await server.close()
  return { cases: count, failures, measured: { foreignPieces: foreign } }
}

/** A thousand questions of one person at once: two are answered, the others refused, and others notice nothing. */
export async function proveRush(share: number): Promise<Proof> {
  const server = await startAiServer(ENOUGH)
  const [person, other] = await signUp(server, 2)
  server.provider.behave(answers('Fine.', { pieceMs: 20_000 * share }))
  const count = Math.round(1_000 * share)
  let served = 0
  const failures: string[] = []
  const asking = Promise.all(
    Array.from({ length: count }, async () => {
      const told = await tellAll(must(person), askAdvisor, { body: { message: 'Now!' } })
      if (told.text === 'Fine.') served += 1
      else if (told.problem?.status !== 429) failures.push(`${told.problem?.status} ${told.problem?.code}`)
    }),
  )
  const began = performance.now()
  await must(other).api.call(getUserDetails)
  const otherMs = performance.now() - began
  await asking
  if (served !== 2) failures.push(`${served} were served`)
  await server.close()
  return { cases: count, failures, measured: { served, otherMs: Math.round(otherMs) } }
}

/** Fifty resumes that give orders, six obedient models each. */
export async function proveInjections(share: number): Promise<Proof> {
  const server = await startAiServer(ENOUGH)
  const [person] = await signUp(server, 1)
  const failures: string[] = []
  const turns = Math.max(1, Math.round(6 * share))
  await saveResume(must(person), 'Analyst')
  const before = await account(must(person))
  for (const [at, [name, text]] of INJECTIONS.entries()) {
    await saveResume(must(person), text)
    for (let turn = 0; turn < turns; turn += 1) {
      const [way, evil] = must(EVIL_ANSWERS[(at + turn * 2) % EVIL_ANSWERS.length])
      server.provider.asked.length = 0
      server.provider.behave(answers(evil, { pieces: (whole) => whole.match(/[\s\S]{1,7}/g) ?? [] }))
      const told = await tellAll(must(person), analyseResume, { body: { source: 'latest' } })
      const mark = markOf(must(server.provider.asked[0]))
      if ([mark, TEST_KEY].some((secret) => told.text.includes(secret)) || server.provider.asked.length !== 1)
        failures.push(`${name}, ${way}`)
    }
  }
  if ((await account(must(person))) !== before) failures.push('the account changed')
  await server.close()
  return { cases: INJECTIONS.length * turns, failures, measured: { resumes: INJECTIONS.length, models: turns } }
}

async function saveResume(person: Person, text: string): Promise<void> {
  const experience = [
    {
      title: 'Analyst',
      company: 'Northwind',
      location: null,
      startDate: '2021',
      endDate: null,
      isCurrent: true,
      highlights: [text.slice(0, 1_900)],
    },
  ]
  await person.api.call(saveLatestResume, { body: { facts: { ...NO_FACTS, skills: ['Python'], experience } } })
}

/** What must not change: points, badges, plan, quotas, answers. */
async function account(person: Person): Promise<string> {
  const held = await person.api.call(exportAccount)
  return JSON.stringify([
    held.account,
    held.point_events,
    held.progress,
    held.badges,
    held.quota_uses,
    held.career_answers,
  ])
}

async function signUp(server: AiServer, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let at = 0; at < count; at += 1) people.push(await signUpPerson(server))
  return people
}

/** So many turns, one at a time for each person. */
async function spread(people: readonly Person[], count: number, act: (person: Person) => Promise<void>): Promise<void> {
  let begun = 0
  const work = async (person: Person) => {
    while (begun < count) {
      begun += 1
      await act(person)
    }
  }
  await Promise.all(people.map(work))
}
