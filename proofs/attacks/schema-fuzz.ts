import { must } from '#core/must.ts'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { saveCareerQuestions } from '#contract/account.ts'
import { allEndpoints } from '#test/support/all-endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { problemSchema, problemStatus } from '#contract/problem.ts'
import { repeat, type Outcome, type Prove } from '#proofs/prove/proof.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import type { TestServer } from '#test/support/test-server.ts'
import { concretePath, send, type Answer } from '#test/support/wire.ts'
import { formArbitrary } from './forms.ts'
import { nameOf, openStand, paramsOf, type Stand } from './stand.ts'
import { bodyArbitrary, junk, queryArbitrary, twisted } from './wire-values.ts'

/**
 * Random requests to every operation, made from the contract (row 17): no 5xx, each success answers as /openapi.json
 * says, each failure with a code that has this status. `count` is the number of requests.
 */
export const prove: Prove = async ({ count, seed }) => {
  const stand = await openStand()
  const outcome = await fuzz(stand, count, seed)
  await stand.close()
  return outcome
}

const REQUESTS_OF_ONE_PERSON = 400
const AT_ONCE = 4
/** What waits for hashes, documents or a model is asked less often than what answers at once. */
const RARE = /^(\/auth\/(signup|login|reset)|\/api\/parse|\/ai\/|\/user\/account)/

type Shot = { endpoint: Endpoint; path: string; query: string; body: unknown; isSignedIn: boolean }

export async function fuzz(stand: Stand, count: number, seed: number): Promise<Outcome> {
  const before = await stand.holdings()
  const checkBody = await compileAnswers(stand.server)
  const faults: string[] = []
  const seen = new Map<string, Set<number>>()
  const shots = fc.sample(shotArbitrary(stand), { numRuns: count, seed })
  let person: Person = stand.attacker
  await repeat(count, AT_ONCE, async (index) => {
    if (index % REQUESTS_OF_ONE_PERSON === REQUESTS_OF_ONE_PERSON - 1) person = await newcomer(stand.server)
    const shot = must(shots[index])
    const answer = await shoot(stand.server, shot, person.tokens.accessToken, index)
    const statuses = seen.get(nameOf(shot.endpoint)) ?? new Set()
    seen.set(nameOf(shot.endpoint), statuses.add(answer.status))
    const fault = judge(shot.endpoint, answer, checkBody)
    if (fault)
      faults.push(
        `${fault}: ${nameOf(shot.endpoint)} ${`${shot.path}${shot.query}`.slice(0, 200)} ${JSON.stringify(shot.body)?.slice(0, 200)} → ${answer.status} ${answer.text.slice(0, 200)}`,
      )
  })
  if ((await stand.holdings()) !== before) faults.push('what somebody else holds has changed')
  const successes = [...seen.values()].filter((statuses) => [...statuses].some((status) => status < 300)).length
  return {
    cases: count,
    faults,
    figures: {
      operations: `${seen.size} of ${allEndpoints.length} reached, ${successes} with success in the last portion`,
      mostStatuses: new Set([...seen.values()].flatMap((statuses) => [...statuses])).size,
    },
  }
}

async function newcomer(server: TestServer): Promise<Person> {
  const person = await signUpPerson(server)
  await person.api.call(saveCareerQuestions, { body: ANSWERS })
  return person
}

function shotArbitrary(stand: Stand): fc.Arbitrary<Shot> {
  const shots = allEndpoints.map((endpoint) => ({
    weight: RARE.test(endpoint.path) ? 1 : 4,
    arbitrary: shotAt(endpoint, stand),
  }))
  return fc.oneof(...shots)
}

function shotAt(endpoint: Endpoint, stand: Stand): fc.Arbitrary<Shot> {
  const id = fc.oneof(
    fc.constantFrom('Data Scientist', 'Cloud Engineer', 'python', 'sql', '1', 'txt', ...stand.ownersIds.slice(0, 5)),
    fc.string({ minLength: 1, maxLength: 20 }),
  )
  const query = fc.oneof(
    queryArbitrary(endpoint),
    fc.dictionary(fc.constantFrom('q', 'limit', 'before', 'period', 'x'), junk, { maxKeys: 2 }),
  )
  const body =
    endpoint.content === 'multipart'
      ? formArbitrary
      : endpoint.body
        ? twisted(bodyArbitrary(endpoint))
        : fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: junk })
  return fc.record({
    endpoint: fc.constant(endpoint),
    path: fc
      .tuple(...paramsOf(endpoint).map(() => id))
      .map((ids) =>
        concretePath(
          endpoint,
          Object.fromEntries(paramsOf(endpoint).map((name, at) => [name, wellFormed(must(ids[at]))])),
        ),
      ),
    query: query.map(toQuery),
    body,
    isSignedIn: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  })
}

/** Half a pair cannot be written into an address. */
const wellFormed = (text: string) => Buffer.from(text).toString('utf8')

function toQuery(value: unknown): string {
  const pairs = Object.entries(value ?? {}).map(([name, text]: [string, unknown]) => [
    name,
    wellFormed(typeof text === 'string' ? text : JSON.stringify(text)),
  ])
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

async function shoot(
  server: TestServer,
  { endpoint, path, query, body, isSignedIn }: Shot,
  token: string,
  index: number,
): Promise<Answer> {
  // guesses at passwords are counted by address: each comes from another one
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  const hasBody = body !== undefined && endpoint.method !== 'GET'
  return send(server, endpoint.method, `${path}${query}`, {
    token: isSignedIn ? token : undefined,
    address,
    ...(hasBody ? { body } : {}),
  })
}

type CheckBody = (endpoint: Endpoint, body: unknown) => string | undefined

/** The answers as the served document declares them, not as our own code knows them. */
async function compileAnswers(server: TestServer): Promise<CheckBody> {
  const { body: document } = await send(server, 'GET', '/openapi.json')
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(document, 'api')
  const compiled = new Map<string, ValidateFunction>()
  return (endpoint, body) => {
    const path = endpoint.path
      .replace(/:(\w+)/g, '{$1}')
      .replaceAll('~', '~0')
      .replaceAll('/', '~1')
    const pointer = `api#/paths/${encodeURI(path)}/${endpoint.method.toLowerCase()}/responses/${endpoint.status ?? 200}/content/application~1json/schema`
    const check = compiled.get(pointer) ?? ajv.compile({ $ref: pointer })
    compiled.set(pointer, check)
    return check(body) ? undefined : `not as declared (${ajv.errorsText(check.errors).slice(0, 200)})`
  }
}

function judge(endpoint: Endpoint, answer: Answer, checkBody: CheckBody): string | undefined {
  if (answer.status >= 500) return 'a failure of the server'
  if (answer.status >= 400) {
    const problem = problemSchema.safeParse(answer.body)
    if (!problem.success) return 'a refusal in another form'
    const declared = problemStatus[problem.data.code]
    return declared === answer.status ? undefined : `the code ${problem.data.code} stands for ${declared}`
  }
  if (answer.status !== (endpoint.status ?? 200)) return 'a status that is not declared'
  if (endpoint.files)
    return endpoint.files.some((type) => answer.headers.get('content-type')?.startsWith(type))
      ? undefined
      : 'a type that is not declared'
  if (endpoint.events)
    return answer.headers.get('content-type')?.startsWith('text/event-stream') ? undefined : 'no stream'
  return checkBody(endpoint, answer.body)
}
