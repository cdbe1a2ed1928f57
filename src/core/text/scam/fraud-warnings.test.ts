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
  'Be careful with calls that want a passport scan in our name.',
  'No one from our firm will ever request a wire transfer.',
  'Do not send gift cards to anybody claiming to be our recruiter.',
  'Vorsicht bei Anrufen, in denen unter unserem Namen eine TAN verlangt wird.',
  'Keiner von uns wird nach Ihrer PIN fragen.',
  'Sahte hesaplardan kapora isteyen kişilere dikkat edin.',
  'Prenez garde : de faux employés exigent une caution.',
  'Aucun acompte ne vous sera réclamé.',
  'Nous n’exigeons jamais de caution.',
  'Desconfía de quien pida una fianza con nuestro logo.',
  'Nadie de la empresa te solicitará un código.',
])('warns of a request that it does not make: %s', (text) => expect(warnsOfFraud(text)).toBe(true))

it.each([
  'We never ask for fees, just send 50 euros by gift card for the kit.',
  'Someone from our team will ask you to deposit a cheque and send on the money.',
  'Nobody will ask you questions; you transfer the money and keep 5 percent.',
  'Wir verlangen keine Erfahrung, sondern nur eine Kaution von 100 €.',
  'Deneyim istemiyoruz, 500 TL yatırın.',
  'Please send us your passport and bank details.',
  'Beware of fakes and transfer the 70 pounds to our agent alone.',
  'Against fraud, please give us the code on your phone.',
  'Wegen der vielen Betrüger überweisen Sie uns 1 Euro zur Prüfung.',
  'Sahte adaylara karşı kimliğinizi bize iletin.',
  'Attention aux faux recruteurs, versez les 60 € à notre agence.',
  'Cuidado con los falsos gestores: abona la tasa en nuestra cuenta.',
])('asks all the same: %s', (text) => expect(warnsOfFraud(text)).toBe(false))
