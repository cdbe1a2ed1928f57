import { expect, it } from 'vitest'
import { listApplications } from '#contract/applications.ts'
import { saveJob } from '#contract/saved-jobs.ts'
import { signUpPerson } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()

const AD = 'Frontend Developer\nBright Ltd\nBerlin\n\nRequirements\n- SQL\n- React\n\nWe offer 50,000 EUR a year'

it('the same words pasted again are one application, other words or another name are another', async () => {
  const { api } = await signUpPerson(server)
  const first = await api.call(saveJob, { body: { text: AD } })
  expect(await api.call(saveJob, { body: { text: `${AD}\n` } })).toEqual({ ...first, isNew: false })
  const both = await Promise.all([1, 2, 3].map(() => api.call(saveJob, { body: { text: AD } })))
  expect(new Set(both.map(({ applicationId }) => applicationId))).toEqual(new Set([first.applicationId]))
  const named = await api.call(saveJob, { body: { text: AD, title: 'Backend Developer' } })
  const changed = await api.call(saveJob, { body: { text: AD.replace('Berlin', 'Bonn') } })
  expect(new Set([first, named, changed].map(({ applicationId }) => applicationId)).size).toBe(3)
  expect((await api.call(listApplications, { query: {} })).items).toHaveLength(3)
})
