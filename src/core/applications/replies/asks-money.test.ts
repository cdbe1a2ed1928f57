import { expect, test } from 'vitest'
import { asksForMoney } from './asks-money.ts'

test.each([
  'Kindly pay N15,000 for the form.',
  'Attention : la caution de 90 € doit être versée lundi.',
  'Pay a deposit of $50 that is refunded to you.',
  'Before onboarding you need to purchase a laptop from our vendor, we refund it later.',
  'Bitte zahlen Sie vorab die Bearbeitungsgebühr.',
  'Merci de régler les frais de dossier avant lundi.',
  'Abona la tasa hoy.',
  'Log in to your bank through this page and leave the tab open.',
  'Maaş hesabınızın tarafımızdan yönetilmesi için internet bankacılığı şifrenizi yazın.',
  'Depozitoyu bugün yatırın.',
  'Teklifimizi tamamlamak için e-Devlet şifrenize ihtiyacımız var.',
  'Bitte überweisen Sie uns 20 € Kaution.',
])('asks the reader for money: %s', (text) => expect(asksForMoney(text)).toBe(true))

test.each([
  'The pay is $30k to start.',
  'Please send your salary expectation, e.g. 50.000 €.',
  'You will be in charge of training; a driving licence is required.',
  'Send us your travel receipts up to 80 €.',
  'Please send your documents for the Crypto Analyst role.',
  'Log in to the portal of Deutsche Bank with your password.',
  'We will send you a gift card worth $20 as thanks.',
  'We never ask applicants to pay a fee.',
  'Die Visagebühr zahlen wir.',
  'Die 20 € Kaution überweisen wir Ihnen.',
  'Envoyez vos frais de déplacement, nous les remboursons.',
  'El equipo paga bien y formarás parte de él.',
  'Masraflarınızı gönderin, karşılayalım.',
])('asks for no money: %s', (text) => expect(asksForMoney(text)).toBe(false))
