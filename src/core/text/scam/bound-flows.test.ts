import { expect, it } from 'vitest'
import { scamFlowsIn } from './scam-flows.ts'

const signs = (said: string) => scamFlowsIn(said.split(/(?<=[.!?])\s/u)).map(({ sign }) => sign)

it.each([
  // a number that came to the phone, said to somebody
  ['Our portal just texted six digits to your phone. Read them back to me here.', 'asks-secrets'],
  ['You will get a text with a number in a minute; reply with it so that we can open your record.', 'asks-secrets'],
  ['Please dictate the figures from the SMS, then your contract is ready.', 'asks-secrets'],
  ['Wir haben Ihnen eine sechsstellige Zahl geschickt. Lesen Sie sie mir bitte vor.', 'asks-secrets'],
  ['Telefonunuza altı haneli bir sayı geldi. Onu bana okuyun, dosyanızı açayım.', 'asks-secrets'],
  ["Un numéro à six chiffres vient d'arriver sur votre téléphone. Lisez-le-moi.", 'asks-secrets'],
  ['Te acaba de llegar un número de seis cifras al móvil. Léemelo y cierro tu ficha.', 'asks-secrets'],
  // bought with one's own money at their shop
  ['Kindly buy the MacBook from our supplier with your own card, accounting returns it on Friday.', 'asks-money'],
  ['Order the phone from the vendor below on your own card, we pay it back on Friday.', 'asks-money'],
  [
    'You order your workstation through our approved vendor portal; it comes back with your first payslip.',
    'asks-money',
  ],
  ['Bitte kaufen Sie das Notebook mit Ihrer eigenen Karte, die Buchhaltung erstattet den Betrag.', 'asks-money'],
  ['Bilgisayarı anlaştığımız satıcıdan kendi kartınızla alın, muhasebe cuma günü geri öder.', 'asks-money'],
  ["Achetez l'ordinateur chez notre fournisseur avec votre carte, la comptabilité vous rembourse.", 'asks-money'],
  ['Compra el portátil en nuestro proveedor con tu tarjeta y contabilidad te lo devuelve.', 'asks-money'],
  // a debt for being taught
  [
    'You sign a note over 18,500 EUR. It is forgiven while you stay; leave earlier and the rest falls due.',
    'asks-money',
  ],
  ['A promissory note of 9,000 USD is signed; who quits before two years are over pays it.', 'asks-money'],
  ['Sie unterschreiben einen Schuldschein über 8.000 Euro, der fällig wird, wenn Sie vorzeitig gehen.', 'asks-money'],
  ['Eğitim için 60.000 TL senet imzalanır, erken ayrılırsanız tamamı istenir.', 'asks-money'],
  ['Vous signez une reconnaissance de dette de 7 000 euros, exigible si vous partez avant deux ans.', 'asks-money'],
  ['Firmas un pagaré de 5.000 euros que es exigible si te vas antes de dos años.', 'asks-money'],
  // a licence without its holder
  ['We only need your registration number on the wall. You do not have to come in.', 'acts-as-you'],
  ['Rent out your licence to us as responsible engineer, no attendance.', 'acts-as-you'],
  ['Wir brauchen nur Ihre Approbation an der Wand. Sie müssen nicht anwesend sein.', 'acts-as-you'],
  ['Diplomanızı duvara asarız, gelmeniz gerekmez.', 'acts-as-you'],
  ['Votre diplôme reste au mur, sans présence de votre part.', 'acts-as-you'],
  // goods of strangers
  [
    'Phones reach you by courier. You put a fresh address label on and hand them in at the next drop-off point.',
    'moves-money',
  ],
  ['You receive tablets by post at home. Relabel them. Bring them to the post office.', 'moves-money'],
  // cards of strangers
  ['Place a small box with 32 card slots next to your router and keep it powered.', 'acts-as-you'],
  ['Wir stellen eine SIM-Box in Ihre Wohnung, der Strom wird bezahlt.', 'acts-as-you'],
  ['Do not mention it to your provider.', 'acts-as-you'],
  // another's talk, a wallet, a screen
  ['You take video interviews on behalf of our engineers overseas and hand over once it is signed.', 'plays-another'],
  ['Connect the wallet you use every day to our assessment page and sign the approval it shows.', 'risks-device'],
  ['Install our support viewer and stay signed in to your online banking so that payroll can test it.', 'asks-secrets'],
  [
    'You finish sets of 40 tasks. Your balance turns negative; simply fill it up and your commission is higher.',
    'asks-money',
  ],
])('%s', (said, sign) => expect(signs(said)).toContain(sign))

it.each([
  'We sent a code to your phone for our portal; type it there to see your contract.',
  'Your meeting code is 482 913; type it when Zoom asks for it.',
  'Your interview code is JSE-26-11; please quote it in your reply.',
  'Present the figures of our mobile app and tell us what you would change.',
  'We will buy your laptop from our supplier and send it to you before Monday.',
  'Our supplier delivers the MacBook to your home on Monday; nothing is to be paid.',
  'You may buy a screen of your choice up to 300 EUR and send us the invoice; we pay it back.',
  'Please book the train with your own card; we refund the ticket.',
  'You order laptops and phones from our suppliers and check that accounting pays them.',
  'Four-year apprenticeship; tools and college fees of 2,000 GBP are paid by us. You owe nothing if you leave.',
  'You sign the contract and a note on data protection; the bonus of 500 EUR falls due in June.',
  'Your registration number is verified with the board before the start.',
  'You do not have to come in to the office: send a copy of your licence.',
  'Sie bringen Ihre Approbation mit und müssen nicht im Nachtdienst arbeiten.',
  'You inspect parcels of phones at our plant in Reutlingen, relabel returns and hand them to the courier.',
  'You sort parcels in our warehouse, put labels on and bring them to the trucks.',
  'You test SIM banks and GSM gateways in our lab.',
  'You interview engineers on behalf of our clients.',
  'You build wallets that sign approvals and audit contracts for our USDT product.',
  'You cash cheques, forward transfers for customers and handle deposits.',
  'At our branch you cash cheques and wire the rest to the account of the customer.',
  'You install our support viewer for customers of the bank.',
  'Please do not mention your salary to other candidates.',
])('asks nothing that binds or hides: %s', (said) => expect(signs(said)).toEqual([]))
