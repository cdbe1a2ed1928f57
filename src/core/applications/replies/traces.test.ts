import { expect, it } from 'vitest'
import { findApplication } from './find-application.ts'
import { readReply } from './read-reply.ts'
import type { KnownApplication } from './title-scores.ts'
import { isWriter, tracesOf } from './traces.ts'

const mail = (head: string, text = 'Vielen Dank für Ihre Bewerbung.') => ({
  body: `${head}\n\n${text}`,
  receivedOn: '2026-11-29',
})

it.each([
  [
    'Von: Nadine Kowalski <Jobs@faehrhaus.example>\nBetreff: Ihre Bewerbung JSE-26-11',
    { address: 'jobs@faehrhaus.example', person: 'nadine kowalski', codes: ['JSE-26-11'] },
  ],
  ['From: Brackwater <no-reply@ats.example>\nSubject: Your application', { address: null, person: null, codes: [] }],
  ['From: Ada Lind <ada@kite.example>\nSubject: COVID-19 and ISO/IEC', { codes: ['COVID-19'] }],
])('what %s may share with an advert', (head, traces) => {
  expect(tracesOf(mail(head))).toMatchObject(traces)
})

it('knows the writer by address or by the whole name', () => {
  const traces = tracesOf(mail('From: Ada Lind <ada@kite.example>\nSubject: Hello'))
  expect(isWriter(traces, { name: 'Ada', email: 'ADA@kite.example' })).toBe(true)
  expect(isWriter(traces, { name: 'Ada Lind', email: '' })).toBe(true)
  expect(isWriter(traces, { name: 'Ada', email: '' })).toBe(false)
})

it('finds the application that a trace leads to, and asks where it leads to two', () => {
  const known = ['Umber', 'Quartz'].map((company, index) => ({
    id: `a${index}`,
    company,
    title: 'Clerk',
    appliedOn: '2026-11-01',
  }))
  const message = mail('Von: Nadine Kowalski <jobs@faehrhaus.example>\nBetreff: Ihre Bewerbung')
  const found = (...isTraced: boolean[]) =>
    findApplication(
      message,
      message.body,
      known.map((one, index) => ({ ...one, isTraced: isTraced[index] === true })),
    )
  expect(found(false, false).applicationId).toBeNull()
  expect(found(false, true)).toMatchObject({ applicationId: 'a1', isClear: true })
  expect(found(true, true)).toMatchObject({ applicationId: null, candidates: ['a0', 'a1'] })
})

it('knows the writer by the name under the letter', () => {
  const traces = tracesOf(
    mail('Subject: Ihre Bewerbung', 'Wir laden Sie ein.\n\nMit freundlichen Grüßen\nDr. Anja Weiß'),
  )
  expect(traces.signer).toBe('Anja Weiß')
  expect(isWriter(traces, { name: 'Anja Weiß', email: '' })).toBe(true)
})

it('proposes the only one that waits, or the one with the likest title, and never surely', () => {
  const clerk = { id: 'a', company: 'Umber', title: 'Clerk', appliedOn: '2026-11-01' }
  const nurse = { id: 'b', company: 'Quartz', title: 'Graduate Engineer Trainee', appliedOn: '2026-11-01' }
  const read = (body: string, ...known: KnownApplication[]) => readReply({ body, receivedOn: '2026-11-29' }, known)
  const refusal = 'Unfortunately we will not be taking your application any further.'
  const closed = { ...nurse, isWaiting: false }
  expect(read(refusal, { ...clerk, isWaiting: true }, closed)).toMatchObject({ applicationId: 'a' })
  expect(read(refusal, { ...clerk, isWaiting: true }, closed).confidence).not.toBe('sure')
  const both = [clerk, nurse].map((one) => ({ ...one, isWaiting: true }))
  expect(read(refusal, ...both).applicationId).toBeNull()
  expect(read(`Graduate Trainee: ${refusal}`, ...both).applicationId).toBe('b')
  expect(
    readReply({ body: refusal, from: 'hr@other.example', receivedOn: '2026-11-29' }, [{ ...clerk, isWaiting: true }]),
  ).toMatchObject({
    applicationId: null,
  })
})
