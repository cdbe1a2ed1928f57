import { expect, it } from 'vitest'
import { warnsOfFraud } from './fraud-warnings.ts'

it.each([
  'We never ask for money, gift cards or your banking password.',
  'Beware: criminals send mails in our name that ask for an advance fee.',
  'At no stage do we charge a fee or ask for gift cards, crypto or wire transfers.',
  'If someone asks you to deposit a cheque and send on the money, it is not us.',
  'If you are asked for an advance payment, it does not come from us.',
  'Our recruiters only write from @acme.example and do not use WhatsApp or Telegram.',
  'Our team uncovers mules that pass on money with gift cards.',
  'Adımızı kullanarak dosya masrafı isteyen kişilere itibar etmeyiniz.',
  'Kart veya şifre bilgisi istemiyoruz.',
  'Wir bitten Sie nie um Vorkasse oder Ihre TAN.',
  'Wer Geld von Ihnen verlangt, gehört nicht zu uns.',
  'Nous ne demandons jamais vos coordonnées bancaires par e-mail.',
  'Nunca pedimos un pago previo ni tarjetas regalo.',
])('warns of a request that it does not make: %s', (text) => expect(warnsOfFraud(text)).toBe(true))

it.each([
  'We never ask for fees, just send 50 euros by gift card for the kit.',
  'Someone from our team will ask you to deposit a cheque and send on the money.',
  'Nobody will ask you questions; you transfer the money and keep 5 percent.',
  'Wir verlangen keine Erfahrung, sondern nur eine Kaution von 100 €.',
  'Deneyim istemiyoruz, 500 TL yatırın.',
  'Please send us your passport and bank details.',
])('asks all the same: %s', (text) => expect(warnsOfFraud(text)).toBe(false))
