import { beforeEach, expect, it } from 'vitest'
import { confirmReply, readReply, writeFollowUp } from '#contract/application-reports.ts'
import { saveApplicationContact } from '#contract/applications.ts'
import { saveJob } from '#contract/saved-jobs.ts'
import { applicantOf } from '#test/support/applicant.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()
let person: Person
beforeEach(async () => {
  person = await signUpPerson(server)
})
const { add } = applicantOf(() => ({ server, person }))

const MAIL = `Von: Nadine Kowalski <jobs@faehrhaus-software.example>
Betreff: Ihr Vertragsangebot JSE-26-11

Hallo Frau El-Gohary,

wir freuen uns, Ihnen die Stelle anbieten zu können: 49.500 € brutto im Jahr.

Herzliche Grüße
Nadine Kowalski`
const read = () => person.api.call(readReply, { body: { body: MAIL, receivedOn: '2026-11-29' } })

it('a letter from somebody written down under the people of an application is about that one', async () => {
  const { id } = await add({ company: 'Northern Ferry IT', title: 'Clerk' })
  await add({ company: 'Umber', title: 'Clerk' })
  expect((await read()).applicationId).toBeNull()
  await person.api.call(saveApplicationContact, {
    params: { id },
    body: { name: 'Nadine Kowalski', role: '', email: '', phone: '', link: '', note: '' },
  })
  expect((await read()).applicationId).toBe(id)
})

it('so is one whose address or code stands in the advert that is kept with it', async () => {
  const ad = `Junior Software Engineer (m/w/d), Kennziffer jse-26-11
Northern Ferry IT

Wir suchen Verstärkung. Bewerbung bitte per Mail.`
  const { applicationId: id } = await person.api.call(saveJob, { body: { text: ad } })
  await add({ company: 'Umber', title: 'Junior Software Engineer' })
  expect((await read()).applicationId).toBe(id)
})

it('a letter is written in the language of their last one, else of the advert', async () => {
  const letter = (id: string) => person.api.call(writeFollowUp, { params: { id }, query: { kind: 'withdraw' } })
  const { id: plain } = await add({ company: 'Umber', title: 'Clerk', stage: 'applied' })
  expect((await letter(plain)).language).toBe('en')
  const ad = `Sachbearbeiter (m/w/d)
Fährhaus GmbH, Berlin

Wir suchen für unser Büro in Berlin eine Person, die gern mit Menschen spricht und die Zahlen im Griff hat.`
  const { applicationId: id } = await person.api.call(saveJob, { body: { text: ad } })
  expect((await letter(id)).language).toBe('de')
  await person.api.call(confirmReply, {
    params: { id: plain },
    body: { meaning: 'received', text: MAIL, stage: null, outcome: null, interview: null },
  })
  expect((await letter(plain)).language).toBe('de')
})
