import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '#contract/account.ts'
import { listOpenings } from '#contract/career-plan.ts'
import { HOUR_MS } from '#core/time.ts'
import { createFakeFeed } from '#server/adapters/jobs/fake-feed.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { send } from '#test/support/wire.ts'

const opening = (title: string) => ({
  title,
  company: 'Northwind',
  location: 'Worldwide',
  url: 'https://jobs.example/1',
  publishedOn: '2026-03-09',
})
const feed = createFakeFeed([opening('Senior QA Tester (m/f/d)'), opening('Chef'), opening('Tester')])

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await signUpPerson(server)
})
afterAll(() => server.close())

const openings = async (id = 'qa-tester') => {
  person.session.signIn(await person.api.call(login, { body: { email: person.email, password: person.password } }))
  return person.api.call(listOpenings, { params: { id } })
}

describe('open positions', () => {
  it('are null without a feed, which is how a server starts', async () => {
    expect(await openings()).toBeNull()
  })

  it('are those of the role, and name their source', async () => {
    server.deps.jobFeed = feed
    const { source, openings: found } = (await openings())!
    expect(source).toEqual({ name: 'Example Board', url: 'https://jobs.example' })
    expect(found.map((one) => one.title)).toEqual(['Senior QA Tester (m/f/d)'])
  })

  it('cost at most four calls a day, however many ask, and a feed that is down leaves the last answer', async () => {
    server.clock.set('2026-03-11T00:00:00.000Z')
    const before = feed.calls
    for (let hour = 0; hour < 24; hour += 1) {
      feed.isDown = hour >= 12
      await Promise.all([openings(), openings()])
      server.clock.advance(HOUR_MS - 1)
    }
    expect(feed.calls - before).toBe(4)
    expect((await openings())!.openings).toHaveLength(1)
  })

  it('of no role are a 404', async () => {
    expect(
      (await send(server, 'GET', '/career/interim-roles/astronaut/openings', { token: person.session.accessToken()! }))
        .status,
    ).toBe(404)
  })
})
