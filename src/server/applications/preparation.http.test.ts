import { expect, it } from 'vitest'
import { saveCareerQuestions } from '#contract/account.ts'
import { getPreparation } from '#contract/application-lists.ts'
import { addApplication } from '#contract/applications.ts'
import { saveJob } from '#contract/saved-jobs.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()

const AD = `Data Engineer
Company: Quayside Pilots
Location: Oban

We keep the ferries of a small harbour on time and write the services for it ourselves.

Requirements
- Three years of Python
- SQL and PostgreSQL

Nice to have
- Kafka

You plan crossings, write small services, talk to captains and answer letters. Five people work here.`

const save = async ({ api }: Person) => (await api.call(saveJob, { body: { text: AD } })).applicationId
const prepare = ({ api }: Person, id: string) => api.call(getPreparation, { params: { id } })

it('names the skills of the ad with what is shown, and questions about them', async () => {
  const ada = await signUpPerson(server)
  await ada.api.call(saveCareerQuestions, { body: ANSWERS })
  const { skills, questions } = await prepare(ada, await save(ada))
  expect(skills).toContainEqual(
    expect.objectContaining({ skillId: 'python', isMust: true, stand: 'missing', hasCheck: true, evidence: [] }),
  )
  expect(skills.find(({ name }) => /kafka/i.test(name))).toMatchObject({ isMust: false })
  expect(questions.length).toBeGreaterThan(2)
  expect(questions.some((one) => one.skills.includes('Python') || one.skills.includes('SQL'))).toBe(true)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
})

it('says so where no ad is kept, where nothing is known of the person, and is for the owner alone', async () => {
  const ada = await signUpPerson(server)
  await ada.api.call(saveCareerQuestions, { body: ANSWERS })
  const { application } = await ada.api.call(addApplication, { body: { company: 'Umber' } })
  await expect(prepare(ada, application.id)).rejects.toMatchObject({ code: 'applications.no_ad' })
  const bob = await signUpPerson(server)
  await expect(prepare(bob, await save(bob))).rejects.toMatchObject({ code: 'career.no_answers' })
  await expect(prepare(bob, await save(ada))).rejects.toMatchObject({ status: 404 })
})
