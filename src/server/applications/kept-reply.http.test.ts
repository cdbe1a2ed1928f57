import { beforeEach, expect, it } from 'vitest'
import { updateProfile } from '#contract/account.ts'
import { confirmReply, readReply, writeFollowUp } from '#contract/application-reports.ts'
import { saveApplicationContact } from '#contract/applications.ts'
import { must } from '#core/must.ts'
import { addDays } from '#core/time.ts'
import { applicantOf } from '#test/support/applicant.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()
let person: Person
beforeEach(async () => {
  person = await signUpPerson(server)
})
const { add, get, today } = applicantOf(() => ({ server, person }))
const keep = (id: string, body: object) =>
  person.api.call(confirmReply, {
    params: { id },
    body: { meaning: 'interview_invite', text: 'Hello', stage: null, outcome: null, interview: null, ...body },
  })

it('an hour in another zone is kept on the own clock, and a letter says it as they did', async () => {
  await person.api.call(updateProfile, { body: { time_zone: 'Europe/Istanbul' } })
  const { id } = await add({ company: 'Umber', title: 'Clerk', stage: 'applied' })
  const day = addDays(today(), 12)
  const text = `Dear Ada, we invite you to an interview at Umber on ${day} at 14:00 UTC+1.`
  const { moments } = await person.api.call(readReply, { body: { body: text } })
  expect(moments).toEqual([{ day, time: '16:00', isDeadline: false, said: { day, time: '14:00', zone: 'UTC+1' } }])
  await keep(id, { text, interview: { onDate: day, atTime: '16:00' } })
  expect((await get(id)).interviews).toMatchObject([{ onDate: day, atTime: '16:00', timeZone: 'Europe/Istanbul' }])
  const letter = async (language: 'en' | 'de') =>
    (await person.api.call(writeFollowUp, { params: { id }, query: { kind: 'confirm', language } })).body
  expect(await letter('en')).toContain(', 14:00 (UTC+1).')
  expect(await letter('de')).toContain(' um 14:00 Uhr (UTC+1) ')
})

it.each([
  ['a mailbox of all gives way to the own one', { name: 'Sanne Vries', email: 'jobs@umber.example' }, 1],
  ['a mailbox gets the name of who writes from it', { name: 'HR team', email: 'sanne@umber.example' }, 1],
  ['somebody else stays', { name: 'Per Lund', email: 'jobs@umber.example' }, 2],
  ['somebody else with one mailbox stays', { name: 'Per Lund', email: 'sanne@umber.example' }, 2],
])('of the people: %s', async (_, known, count) => {
  const { id } = await add({ company: 'Umber', title: 'Clerk' })
  const more = { role: '', phone: '', link: '', note: '' }
  await person.api.call(saveApplicationContact, { params: { id }, body: { ...known, ...more } })
  const sender = { name: 'Sanne Vries', email: 'sanne@umber.example' }
  await keep(id, { sender })
  await keep(id, { sender, text: 'Hello again' })
  const { contacts } = await get(id)
  expect(contacts).toHaveLength(count)
  expect(contacts).toContainEqual(expect.objectContaining(sender))
  const kept = JSON.stringify(contacts)
  expect(kept).toContain(known.email)
  expect(must(contacts[0]).name).toBe(count === 1 ? 'Sanne Vries' : 'Per Lund')
})
