import { expect, it } from 'vitest'
import { wholeReply } from './whole-reply.ts'

const known = [{ id: 'a1', company: 'Fernwick', title: 'Buyer', appliedOn: '2026-10-01' }]
const read = (body: string) => wholeReply({ body, from: 'hr@fernwick.example', receivedOn: '2026-11-02' }, known)
const TASK = 'Please complete the coding challenge by 9 November.'

it.each([
  ['Contact our HR manager on Telegram for it.', 'whatsapp-only'],
  ['Bitte schreiben Sie dazu per WhatsApp.', 'whatsapp-only'],
])('one sign is shown, and nothing is proposed beside it: %s', (sign, kind) => {
  expect(read(TASK)).toMatchObject({ meaning: 'task', change: { stage: 'interviewing' }, flags: [] })
  expect(read(`${TASK} ${sign}`)).toMatchObject({ meaning: 'task', noise: null, change: null, tasks: [] })
  expect(read(`${TASK} ${sign}`).flags.map((flag) => flag.kind)).toEqual([kind])
})

it.each([
  [`${TASK} Then open the device login page, enter the code and approve it.`, 'asks-secrets'],
  [`${TASK} Contact our HR manager on Telegram for it. Your salary is paid to your USDT wallet.`, 'crypto-pay'],
  [
    'We are pleased to offer you the job. Please pay the refundable training fee of $90 before you start.',
    'asks-money',
  ],
])('a sure sign, or two, make it fraud: %s', (body, kind) => {
  const reading = read(body)
  expect(reading).toMatchObject({
    meaning: 'unknown',
    noise: 'fraud',
    change: null,
    tasks: [],
    moments: [],
    others: [],
  })
  expect(reading.flags.map((flag) => flag.kind)).toContain(kind)
})

it('papers alone are no sign: employers ask for them', () => {
  expect(read('Please send us a copy of your passport by 9 November.')).toMatchObject({
    flags: [],
    tasks: [{ dueOn: '2026-11-09' }],
  })
})
