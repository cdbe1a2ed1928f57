import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { flagsIn } from './flags.ts'
import { isScam } from './scam.ts'
import { readJobPage } from '../page/read-job-page.ts'
import { namedIn } from '../demands/spot.ts'

/** Written before the signs of money, accounts and secrets; the second list of each kind was read only once, at the end. */
const SCAMS = [
  'Before your first day you cover a one-time $150 for your starter kit, which we give back with the first salary.',
  'A small security amount of 200 EUR is needed to reserve your seat; it comes back after one month.',
  'We will mail you a cheque. Deposit it and forward the remainder to our equipment vendor.',
  'As your first task you will purchase Apple gift cards and text us the codes.',
  'You receive packages at your home, put new labels on them and ship them on.',
  'Clients transfer funds to your personal account; you keep 8% and forward the rest.',
  'Interviews take place on Telegram, contact @hr_nova.',
  'For payroll enrolment please give us your online banking username and password.',
  'Complete 40 product tasks a day; recharge your balance to unlock the next set and withdraw commission.',
  'Processing charges are paid by the candidate in advance.',
  'Rent us your LinkedIn account for our remote developer; 300 a month.',
  'During onboarding install AnyDesk and log in to your bank so that we can verify it.',
  'Receive payments on your own bank account and forward them, keep 10%.',
  'Eğitim seti için 1.200 TL tutarındaki ücret adaydan tahsil edilir.',
  'Müşterilerden gelen paralar sizin hesabınıza gelecek, %10 size kalacak, kalanı bize aktaracaksınız.',
  'Banka hesabınızı bize kiralayın, aylık 15.000 TL kazanın.',
  'Eğitim seti için 750 TL ödeme yapmanız gerekir.',
  "Hesabınıza gelen parayı Bitcoin'e çevirip gönderin, her işlemden %8 komisyon alın.",
  'e-Devlet şifrenizi paylaşmanız yeterlidir.',
  'Videoları beğenerek günde 3.000 TL kazanın; üst seviye için bakiye yükleyin.',
  'Telefonunuza gelen SMS kodunu bize söyleyin.',
  'Für das Starterpaket wird vom Bewerber eine Gebühr von 99 Euro erhoben.',
  'Sie empfangen Pakete zu Hause und senden sie weiter.',
  'Le candidat verse 80 euros de frais de dossier avant le début.',
  'El candidato paga 60 euros por el kit de inicio.',
]
const SCAMS_KEPT = [
  'A refundable payment of 120 pounds for your uniform is collected from every applicant.',
  'Your account will be used to pass on money from our customers, and you keep a share.',
  'You repack parcels at home and forward them abroad.',
  'Tell us the verification code that you get by text message.',
  'Candidates top up their wallet with 50 USDT before the first order.',
  'Send your bank card number and the PIN so that we can pay you.',
  'You buy vouchers and send us the codes.',
  'Adaylardan 500 TL depozito alınır.',
  'Hesabınıza gelen parayı başka hesaba aktarırsınız.',
  'İnternet bankacılığı şifrenizi bize gönderin.',
  'Hediye kartı alıp kodlarını bize iletin.',
  'Bewerber hinterlegen vorab eine Kaution von 150 Euro.',
  'Kunden überweisen Geld auf Ihr Konto, Sie leiten es weiter.',
  'Vous recevez des virements sur votre compte et transférez le reste.',
  'Recibes transferencias en tu cuenta y reenvías el dinero.',
  'Teilen Sie uns Ihr Passwort für das Online-Banking mit.',
]
const HONEST = [
  'We pay your training fees and the licence.',
  'We deposit your pay into your bank account on the 25th.',
  'You forward requests to the right team.',
  'You have references to banking apps and payment platforms.',
  'Experience with identity management, passwords and single sign-on.',
  'A background check is part of the process and paid by us.',
  'You process deposits, fees and refunds for our customers.',
  'You pay suppliers and check their fees.',
  'No fees are charged to applicants at any stage.',
  'We never ask for your password or your bank details.',
  'You pack and ship parcels in our warehouse.',
  'You build the service that sends verification codes by SMS.',
  'You manage the gift card programme of our shops.',
  'Eğitim ücretleri şirketimiz tarafından karşılanır.',
  'Müşteri hesaplarındaki ödemeleri takip edersiniz.',
  'Kimlik ve erişim yönetimi, parola politikaları bilgisi.',
  'Die Kosten für Schulungen und Zertifikate übernehmen wir.',
  'Sie bearbeiten Gebühren und Kautionen unserer Mieter.',
  'Nous payons les frais de formation.',
  'Pagamos los gastos de tu formación y la licencia.',
]
const HONEST_KEPT = [
  'Your laptop, licences and certificates are paid by us.',
  'You design the deposit and withdrawal flows of our wallet app.',
  'You transfer money between accounts of the company and book it.',
  'You help customers who forgot their password or PIN.',
  'A refundable deposit for the company flat is kept by the landlord.',
  'You will own accounts of our biggest clients and share news with them.',
  'You receive goods, label parcels and hand them to the carrier in our depot.',
  'You keep track of tasks and balance the budget.',
  'Payment of your travel costs to the interview is made by us.',
  'Müşterilerimizin kart ve şifre sorunlarını çözersiniz.',
  'Muhasebe ekibinde ücret ve depozito kayıtlarını tutarsınız.',
  'Kargo paketlerini depomuzda hazırlar ve gönderirsiniz.',
  'Sie leiten Anfragen unserer Kunden an das Team weiter.',
  'Sie betreuen Konten und Überweisungen unserer Kunden.',
  'Vous gérez les comptes et les virements de nos clients.',
  'Gestionas las cuentas y transferencias de nuestros clientes.',
]
const kinds = (said: string) => flagsIn(`Assistant\nNova Services\n${said}\nWrite to us.`).map(({ kind }) => kind)

it.each(SCAMS)('is a sign: %s', (said) => expect(kinds(said)).not.toEqual([]))
it.each(SCAMS_KEPT)('is a sign too: %s', (said) => expect(kinds(said)).not.toEqual([]))
it.each(HONEST)('is none: %s', (said) => expect(kinds(said)).toEqual([]))

it('names at most two of the sentences that were kept unseen without cause', () => {
  expect(HONEST_KEPT.filter((said) => kinds(said).length > 0).length).toBeLessThanOrEqual(2)
})

const whole = (name: string) =>
  z
    .array(z.string())
    .parse(JSON.parse(readFileSync(new URL(`../../../../test/ads/scams/${name}.json`, import.meta.url), 'utf8')))
it.each(whole('scam'))('warns of the whole advert: %s', (text) => expect(isScam(flagsIn(text))).toBe(true))
it.each(whole('honest'))('does not warn of: %s', (text) => expect(flagsIn(text)).toEqual([]))

it('says nothing of being paid in Bitcoin where the applicant is to pay in it, and quotes the sentence alone', () => {
  const said = 'We are hiring. A refundable registration fee of €89 is due in Bitcoin. Apply now.'
  expect(flagsIn(said)).toEqual([
    { kind: 'asks-money', words: 'A refundable registration fee of €89 is due in Bitcoin.' },
  ])
})

it('warns of a short text when it is saved', () => {
  const text =
    'Remote Data Entry Specialist\nNova Global Services\nRemote\nWe are hiring! $35 per hour, full time.\nRequirements: Excel, typing.\nYou must pay a registration fee of $50 before you start.\nApply now.'
  const { kind, flags } = readJobPage({ url: '', form: 'text', text, today: '2026-11-28' })
  expect(kind).toBe('job')
  expect(flags.map((flag) => flag.kind)).toContain('asks-money')
})

it.each(['İletişim: ik@egebulut.example', 'Kontakt: 030 123 45 67', 'Contact: Ada Kaya'])(
  'takes no skill from a label: %s',
  (line) => expect(namedIn(fullCatalogue, line, true).map(({ id }) => id)).toEqual([]),
)

it('a pasted text that is too short for an advert still shows its signs, and nothing else', () => {
  const read = (text: string) => readJobPage({ url: '', text, form: 'text', today: '2026-11-29' })
  const trap = read(
    'Evden çalışma! Haftada 15.000 TL. Başlamak için 500 TL kayıt ücreti alınır, ilk hafta iade edilir.',
  )
  expect([trap.kind, trap.flags.map(({ kind }) => kind)]).toEqual(['stub', ['asks-money']])
  expect(read('Hi, thanks for your time yesterday. See you soon.')).toMatchObject({ kind: 'stub', flags: [] })
})
