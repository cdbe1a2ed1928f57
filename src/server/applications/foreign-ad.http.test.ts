import { afterAll, beforeAll, expect, it } from 'vitest'
import { addApplication } from '#contract/applications.ts'
import { signUpPerson } from '#test/support/person.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('an application cannot hang on an ad that its person does not have', async () => {
  const { api } = await signUpPerson(server)
  const body = { title: 'Data Analyst', company: 'Lakeside', adId: 'adv_of_somebody_else' }
  await expect(api.call(addApplication, { body })).rejects.toMatchObject({ code: 'ads.unknown' })
})
