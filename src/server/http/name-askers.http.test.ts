import { expect, it } from 'vitest'
import { askerNow } from '#server/db/asker.ts'
import { signUpPerson } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { buildApp } from './app.ts'
import { requireCaller } from './session.ts'

const server = useServer()

it('asks the database as the caller, and as the address where nobody is signed in, also after a body', async () => {
  const ada = await signUpPerson(server)
  const app = await buildApp(server.deps, {
    eventLoopLimitMs: Infinity,
    register: (routes, deps) => {
      routes.post('/stranger', () => ({ asker: askerNow() }))
      routes.post('/person', { onRequest: requireCaller(deps, {}) }, () => ({ asker: askerNow() }))
    },
  })
  const post = async (url: string) =>
    (
      await app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${ada.tokens.accessToken}` },
        payload: { text: 'x'.repeat(100_000) },
        remoteAddress: '203.0.113.7',
      })
    ).json<unknown>()
  expect(await post('/stranger')).toEqual({ asker: '203.0.113.7' })
  expect(await post('/person')).toEqual({ asker: ada.userId })
  await app.close()
})
