import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { flagsIn } from '../../ads/scam/flags.ts'
import { asksForMoney } from '../../applications/replies/asks-money.ts'
import { isFirstDayRequest, scamFlowsIn } from './scam-flows.ts'

const GRAVE = new Set<string>(['asks-money', 'moves-money', 'acts-as-you', 'plays-another', 'asks-secrets'])
const signs = (...sentences: string[]) => scamFlowsIn(sentences).map(({ sign }) => sign)

it.each([
  ['Our customers pay into your account, please take out the amount and bring it to our partner.', 'moves-money'],
  ['Das Geld unserer Kunden landet bei Ihnen, Sie heben es ab und geben es unserem Fahrer.', 'moves-money'],
  ['Hesabınıza gelen tutarları çekip kuryemize vermeniz gerekiyor, yüzde yedisi sizin.', 'moves-money'],
  ['Les fonds de nos clients arrivent sur votre compte, vous les virez à nos partenaires.', 'moves-money'],
  ['Recibirás en tu cuenta el dinero de nuestros clientes y lo retiras en efectivo.', 'moves-money'],
  ['You open accounts at banks in your own name and hand over the access afterwards.', 'asks-secrets'],
  ['Please install AnyDesk before and have your banking app ready.', 'asks-secrets'],
  ['Dosyanızın açılması için 1.250 TL’yi ekteki IBAN’a gönderip dekontu iletin.', 'asks-money'],
  ['Vor Beginn erwerben Sie unser Schulungspaket für 89 €, der Betrag wird erstattet.', 'asks-money'],
  [
    'Money arrives on your debit card before ten; you draw the daily limit at each machine and leave the envelope in the locker.',
    'moves-money',
  ],
  ['Evinize başka kişilere yazılmış saatler gelir, ambalajını yenileyip otobüs şoförüne bırakırsınız.', 'moves-money'],
  ['Hesabınıza geçecek paranın yarısını çekip motorlu arkadaşa verirsiniz.', 'moves-money'],
  ['Take out a parcel locker with your own identity card, riders use it.', 'acts-as-you'],
  ['A refundable fee of N40,000 is required for your training kit.', 'asks-money'],
  ['Send your BVN and both sides of the bank card.', 'asks-secrets'],
  ['You praise places in which you have never eaten.', 'plays-another'],
  ['Aus Versehen ging eine Zahlenfolge an Ihr Handy, können Sie sie mir vorlesen?', 'asks-secrets'],
  ['Your laptop is held at the border, please settle the 58 euros with the forwarder.', 'asks-money'],
  ['Für den Schlüssel überweisen Sie vor der Abreise 150 € an den Vermieter.', 'asks-money'],
])('hears who gives what to whom: %s', (said, sign) => expect(signs(said)).toContain(sign))

it('hears a deal that is spread over neighbouring sentences, and quotes them', () => {
  const said = [
    'We are glad.',
    'Your parcels arrive on Monday.',
    'Put the new labels on them and drop them at the post office.',
  ]
  expect(scamFlowsIn(said)).toEqual([{ sign: 'moves-money', sentences: said.slice(1) }])
  expect(signs('You sit in the video interviews, your face and your documents.', 'Our engineers answer.')).toEqual([
    'acts-as-you',
  ])
})

it.each([
  'Salary: ₦350,000 to N400,000 monthly.',
  'Your laptop is at the border, our forwarder has paid the duty of 58 euros.',
  'You fill cash points with a colleague and bring the envelopes to the vault in our van.',
  'A code is sent to your phone; type it into the portal and read it to nobody.',
  'Wir überweisen Ihnen die Fahrkosten von 38 € vorab.',
  'You receive payments of customers on the company’s accounts and release transfers to suppliers.',
  'Your laptop will arrive by parcel on Monday at your home; please sign for it.',
  'Your staff flat has a deposit of 400 euros, which is returned when you move out.',
  'You write about fraud: money that goes through your account and is handed to a courier.',
  'You open test accounts with made-up people and check the transfers.',
  'Wir laden Sie ein. Fahrkosten von bis zu 80 € erstatten wir gegen Beleg.',
  'Müşterilerin hesaplarına para yatırır, nakit çekme işlemlerini yaparsınız.',
  'Du setzt Passwörter unserer Kollegen zurück und hilfst ihnen per TeamViewer, auch beim Programm der Bank.',
])('hears none in: %s', (said) => expect(signs(said)).toEqual([]))

it.each([
  ['Please send us your bank details for the salary and a copy of your ID through the portal.', true],
  ['Maaş hesabınız için IBAN ve kimlik fotokopisi gerekiyor.', true],
  ['Send us your bank details on WhatsApp for your salary.', false],
  ['For payroll send your bank account and the password.', false],
  ['Send us your bank details today.', false],
])('knows what is asked on a first day: %s', (said, is) => expect(isFirstDayRequest(said)).toBe(is))

const listsOf = (name: string) =>
  z
    .object({ traps: z.array(z.string()), honest: z.array(z.string()) })
    .parse(JSON.parse(readFileSync(new URL(`../../../../test/ads/scams/${name}.json`, import.meta.url), 'utf8')))
const lists = listsOf('whose')
const heard = (text: string) => signs(...text.split(/\n|(?<=[.!?])\s/u))
it.each(lists.traps)('hears whose things are used: %s', (text) => expect(heard(text)).not.toEqual([]))
it.each(lists.honest)('hears honest work: %s', (text) => expect(heard(text)).toEqual([]))

const strangers = listsOf('strangers')
const isHeard = (text: string) =>
  flagsIn(text).some(({ kind }) => GRAVE.has(kind)) ||
  (!text.includes('\n') && text.split(/(?<=[.!?])\s/u).some((one) => asksForMoney(one)))
it.each(strangers.traps)('hears what strangers get: %s', (text) => expect(isHeard(text)).toBe(true))
it.each(strangers.honest)('hears honest employers: %s', (text) => expect(isHeard(text)).toBe(false))

const entry = listsOf('entry')
it.each(entry.traps)('hears a price or a danger on the way into work: %s', (text) =>
  expect(heard(text)).not.toEqual([]),
)
it.each(entry.honest)('hears who else pays, and work: %s', (text) => expect(heard(text)).toEqual([]))
