import { must } from '#core/must.ts'
import { beforeAll, expect, it } from 'vitest'
import { getLatestResume, parseResume, settleDoubt } from '#contract/resume.ts'
import { makeDocx, resumeForm, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()
let person: Person
beforeAll(async () => {
  person = await signUpPerson(server)
})

const latest = async () => must(await person.api.call(getLatestResume))
const say = (skill: string, isRight: boolean) => person.api.call(settleDoubt, { body: { skill, isRight } })

it('there is nothing to say before a resume', async () => {
  const body = { skill: 'Python', isRight: true }
  const token = must(person.session.accessToken())
  expect((await send(server, 'POST', '/api/resume/doubts', { token, body })).status).toBe(404)
})

it('a no takes the skill out of what counts, a yes makes it sure, and both leave the rest unconfirmed', async () => {
  await person.api.call(parseResume, { form: resumeForm(makeDocx(resumeLines()), UPLOAD_ANSWERS) })
  const before = await latest()
  const [first, second] = before.facts.skills
  expect(second).toBeTruthy()
  const without = await say(must(first), false)
  expect(without).toMatchObject({ status: 'draft', savedAt: before.savedAt })
  expect(without.facts.skills).toEqual(before.facts.skills.slice(1))
  expect(without.facts.experience).toEqual(before.facts.experience)
  const sure = await say(must(second), true)
  expect(sure.status).toBe('draft')
  expect(sure.evidence['skills.0']?.confidence).toBe('sure')
  expect(await latest()).toEqual(sure)
  const evidence = await server.deps.db
    .selectFrom('skill_evidence')
    .select('skill_id')
    .where('user_id', '=', person.userId)
    .execute()
  expect(evidence.length).toBe(new Set(sure.facts.skills).size)
})

it('said twice, or of a skill that is not there, it changes nothing more', async () => {
  const before = await latest()
  expect(await say('Underwater basket weaving', false)).toEqual(before)
  expect(await say(must(before.facts.skills[0]), true)).toEqual(before)
})
