import { login } from '#contract/account.ts'
import { addApplication, getApplication } from '#contract/applications.ts'
import { DAY_MS } from '#core/time.ts'
import type { Person } from './person.ts'
import type { TestServer } from './test-server.ts'
import { send } from './wire.ts'

export const newBody = (more: Record<string, unknown>) => ({ company: 'Acme', title: 'Data Engineer', ...more })

/** What somebody who applies does most, for whoever the test signed up last. */
export function applicantOf(current: () => { server: TestServer; person: Person }) {
  return {
    today: () => current().server.clock.now().slice(0, 10),
    add: async (body: Record<string, unknown> = {}) =>
      (await current().person.api.call(addApplication, { body: newBody(body) })).application,
    get: (id: string) => current().person.api.call(getApplication, { params: { id } }),
    raw: (method: string, url: string, body?: unknown, who = current().person) =>
      send(current().server, method, url, { body, token: who.session.accessToken() ?? '' }),
    /** Days go by, longer than a sign-in lasts. */
    wait: async (days: number) => {
      const { server, person } = current()
      server.clock.advance(days * DAY_MS)
      const { email, password } = person
      person.session.signIn(await person.api.call(login, { body: { email, password } }))
    },
    upload: async (text: string, path: string, answers?: unknown) => {
      const { server, person } = current()
      const form = new FormData()
      form.set('file', new File([text], 'tracker.csv'))
      if (answers) form.set('answers', JSON.stringify(answers))
      const response = await server.fetch(path, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${person.session.accessToken()}` },
      })
      return {
        status: response.status,
        body: (await response.json()) as { data: Record<string, unknown>; code?: string; detail?: string },
      }
    },
  }
}
