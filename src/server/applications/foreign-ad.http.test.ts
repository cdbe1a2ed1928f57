import { expect, it, vi } from 'vitest'
import { removeAd } from '#contract/ads.ts'
import { getPreparation } from '#contract/application-lists.ts'
import { saveJob } from '#contract/saved-jobs.ts'
import { addApplication, getApplication } from '#contract/applications.ts'
import { signUpPerson } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()

it('an application cannot hang on an ad that its person does not have', async () => {
  const { api } = await signUpPerson(server)
  const body = { title: 'Data Analyst', company: 'Lakeside', adId: 'adv_of_somebody_else' }
  await expect(api.call(addApplication, { body })).rejects.toMatchObject({ code: 'ads.unknown' })
})

it('an application does not point to an ad that was deleted, and says that it has none', async () => {
  const { api } = await signUpPerson(server)
  const text = 'Data Analyst\nLakeside Ltd\nLeeds\n\nRequirements\n- SQL\n- Excel\n\nApply by mail.'
  const { applicationId: id } = await api.call(saveJob, { body: { text } })
  const { adId } = await api.call(getApplication, { params: { id } })
  expect(adId).not.toBeNull()
  await api.call(removeAd, { params: { id: String(adId) } })
  expect((await api.call(getApplication, { params: { id } })).adId).toBeNull()
  await expect(api.call(getPreparation, { params: { id } })).rejects.toMatchObject({
    code: 'applications.no_ad',
  })
})

it('an advert that is saved brings the person whom it names, read with the advert itself', async () => {
  const { api } = await signUpPerson(server)
  const run = vi.spyOn(server.deps.workers, 'run')
  const text =
    'Data Analyst\nLakeside Ltd\nLeeds\n\nRequirements\n- SQL\n- Excel\n\nYour contact: Mara Lindqvist, mara@lakeside.example'
  const { applicationId: id } = await api.call(saveJob, { body: { text } })
  const { contacts } = await api.call(getApplication, { params: { id } })
  expect(contacts).toMatchObject([{ name: 'Mara Lindqvist', email: 'mara@lakeside.example' }])
  expect(run.mock.calls.map(([job]) => job)).toEqual(['readJobPage'])
  run.mockRestore()
})

it('takes no day of the year 1', async () => {
  const { api } = await signUpPerson(server)
  const body = { title: 'Data Analyst', company: 'Lakeside', stage: 'applied' as const, appliedOn: '0001-01-01' }
  await expect(api.call(addApplication, { body })).rejects.toMatchObject({ code: 'request.invalid' })
})
