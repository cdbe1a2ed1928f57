import { beforeAll, beforeEach } from 'vitest'
import { login } from '#contract/account.ts'
import { addApplication } from '#contract/applications.ts'
import { HOUR_MS } from '#core/time.ts'
import { markVerified } from '#server/account/email/email-check.repo.ts'
import { tick } from '#server/notices/tick.ts'
import { signUpPerson, type Person } from './person.ts'
import { useServer } from './use-server.ts'

/** A server that sends mail, and people whose reminders come due on it. */
export function useNotices() {
  const server = useServer({ PUBLIC_URL: 'https://waymark.example' })
  beforeAll(() => void Object.assign(server.deps.mailer, { isConfigured: true }))
  beforeEach(async () => {
    // anyone who lived in a test before is planned for no more
    await server.deps.db.updateTable('users').set({ email_verified_at: null }).execute()
    // a Tuesday
    server.clock.set('2026-03-10T12:00:00.000Z')
    server.mails.length = 0
  })

  async function newPerson(more: Parameters<typeof signUpPerson>[1] = {}): Promise<Person> {
    const person = await signUpPerson(server, more)
    await server.deps.background.settled()
    await markVerified(server.deps.db, person.userId, server.clock.now())
    server.mails.length = 0
    const { email, password } = person
    // for as long as the tests live
    person.session.signIn(await person.api.call(login, { body: { email, password, remember: true } }))
    return person
  }

  /** Days of the test server's life, with a tick now and then: more often where something is due in between. */
  async function live(hours: number, every = HOUR_MS): Promise<void> {
    for (let step = 0; step < (hours * HOUR_MS) / every; step += 1) {
      server.clock.advance(every)
      await tick(server.deps)
    }
  }

  const mailsTo = ({ email }: Person) => server.mails.filter(({ to }) => to === email)

  const applied = (person: Person, company: string, appliedOn: string) =>
    person.api.call(addApplication, { body: { company, title: 'Tester', stage: 'applied', appliedOn } })

  return { server, newPerson, live, mailsTo, applied }
}
