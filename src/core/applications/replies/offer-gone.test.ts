import { expect, it } from 'vitest'
import { growth, MOST_GROWTH } from '#test/support/processor-time.ts'
import { readReply } from './read-reply.ts'

const known = [{ id: 'a1', company: 'Globex', title: 'Backend Engineer', appliedOn: '2026-11-20' }]
const read = (body: string) =>
  readReply({ from: 'Ann <ann@globex.example>', subject: 'Backend Engineer', body, receivedOn: '2026-11-30' }, known)
const all = (body: string) => {
  const { meaning, others } = read(body)
  return [meaning, ...others.map((other) => other.meaning)]
}

it.each([
  'we would have been delighted to offer you the role of Backend Engineer; the team has since chosen to fill it from inside. We shall keep your papers.',
  'the offer we sent on 12 November no longer stands, as the budget was cut. We are sorry. Ann',
  'the offer letter for the role of Backend Engineer went to somebody whose profile was closer. Warm wishes, Ann',
  'I wish I could offer you the job, but the vote went the other way.',
  'we had hoped to offer you the position this month; the budget was not approved, so it will not happen.',
  'had the project gone ahead, we would be offering you this role today.',
  'we were about to offer you the position when the hiring stop came.',
  'we would love to be able to offer you the position, yet there is only one seat and it is taken.',
  'our offer of 12 November is void, since you have not answered by the date given.',
  'the job offer we made you last week can no longer be upheld.',
  'we must take back the offer that we made to you.',
  'our offer has lapsed and the role is closed.',
  'Gern hätten wir Ihnen die Stelle als Backend Engineer angeboten; das Team hat sie inzwischen intern besetzt.',
  'Unser Angebot vom 12. November gilt leider nicht mehr, da das Budget gestrichen wurde.',
  'Size bu pozisyonu teklif etmeyi çok isterdik, ancak ekip içeriden birini seçti.',
  '12 Kasım tarihli teklifimiz artık geçerli değil, bütçe kesildi.',
  'Nous aurions été ravis de vous proposer le poste ; l’équipe a choisi quelqu’un en interne.',
  'Notre offre du 12 novembre n’est plus valable, le budget a été supprimé.',
  'Nos habría encantado ofrecerle el puesto, pero el equipo eligió a alguien de dentro.',
  'Nuestra oferta del 12 de noviembre ya no es válida.',
])('offers nothing, and closes: %s', (body) => {
  expect(read(body).meaning).toBe('rejection')
  expect(all(body)).not.toContain('offer')
})

it.each([
  'Hi Ada, we have made an offer to another candidate and are waiting for her answer. We will come back to you by Friday. Ann',
  'an offer has gone out to one of the other finalists. If she declines we will call you.',
  'Wir haben einem anderen Bewerber ein Angebot gemacht und warten auf seine Antwort.',
  'Başka bir adaya teklif yaptık, cevabını bekliyoruz. Cuma günü size yazacağız.',
  'Hemos hecho una oferta a otra candidata y esperamos su respuesta.',
])('waits for the answer of somebody else: %s', (body) =>
  expect(read(body)).toMatchObject({ meaning: 'unknown', change: null, others: [{ meaning: 'rejection' }] }),
)

it.each([
  'we are happy to offer you the position of Backend Engineer at 72,000 EUR a year from 1 February. Please let us know by 10 December.',
  'we would be delighted to offer you the role of Backend Engineer at 70,000 EUR a year. Please sign by 10 December.',
  'our offer stands until 10 December; please sign the contract by then.',
  'we would have liked to offer you more, but the position is yours at 65,000 EUR. Please sign the contract by Friday.',
  'we would have written sooner: we are delighted to offer you the position of Backend Engineer. The contract is attached.',
  'Wir würden Ihnen gern die Stelle als Backend Engineer anbieten, 65.000 Euro im Jahr. Der Vertrag liegt bei.',
  'Size Backend Engineer pozisyonunu teklif etmekten mutluluk duyarız. Sözleşme ektedir, maaş aylık 95.000 TL.',
  'Nous serions ravis de vous proposer le poste, 52 000 euros brut par an. Le contrat est joint.',
  'Nos gustaría ofrecerle el puesto con un salario de 40.000 euros brutos. Adjuntamos el contrato.',
])('offers: %s', (body) => expect(read(body)).toMatchObject({ meaning: 'offer', confidence: 'sure' }))

it.each([
  [
    'We would have liked to offer you the senior role, but let us talk about the junior one: Friday at 10:00?',
    'interview_invite',
  ],
  ['We hoped to send you the task earlier. Please complete the coding challenge by 9 December.', 'task'],
  [
    'Our offer of 60,000 no longer stands: we have raised it to 64,000 EUR a year and attach the new contract.',
    'offer',
  ],
])('%s is %s', (body, meaning) => expect(read(body).meaning).toBe(meaning))

it.each(['offer ', 'we would have ', 'hatten wir ', 'teklif ', 'offer to another '])(
  '%j takes no more than its length',
  (unit) => {
    expect(growth(read, unit, 20_000)).toBeLessThan(MOST_GROWTH)
  },
)
