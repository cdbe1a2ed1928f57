import { expect, it } from 'vitest'
import { addApplication } from '#contract/applications.ts'
import { signUpPerson } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()

it('an application cannot hang on an ad that its person does not have', async () => {
  const { api } = await signUpPerson(server)
  const body = { title: 'Data Analyst', company: 'Lakeside', adId: 'adv_of_somebody_else' }
  await expect(api.call(addApplication, { body })).rejects.toMatchObject({ code: 'ads.unknown' })
})
