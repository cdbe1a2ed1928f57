import { expect, it } from 'vitest'
import { asksForMoney, soundsLikeFraud } from '../../applications/replies/asks-money.ts'
import { withoutPosts } from './post-names.ts'
import { scamFlowsIn } from './scam-flows.ts'

const isFraud = (...said: string[]) =>
  scamFlowsIn(said).length > 0 || said.some((one) => asksForMoney(one) || soundsLikeFraud(one))

it.each([
  ['The role of returns handler from 4 January at £26,000', 'handler'],
  ['You start as gift card specialist on Monday', 'gift'],
  ['Congratulations, the bitcoin developer job is yours', 'bitcoin'],
  ['Die Stelle als Sachbearbeiterin Kaution ab Januar', 'Kaution'],
  ['Size depozito takip elemanı pozisyonunu teklif ediyoruz', 'depozito'],
  ['le poste de gestionnaire de cartes cadeaux à partir du 4 janvier', 'cadeaux'],
  ['el puesto de tramitadora de reembolsos desde enero', 'reembolsos'],
])('leaves the name of the post out: %s', (text, word) => expect(withoutPosts(text)).not.toContain(word))

it.each([
  'For the role of clerk a fee of 90 euros is due',
  'Die Stelle gehört Ihnen. Bitte überweisen Sie die Kaution',
  'Kasiyer pozisyonu için depozito yatırın',
  'Pour le poste de caissière, réglez les frais de dossier',
])('leaves what is asked beside it: %s', (text) =>
  expect(withoutPosts(text)).toMatch(/fee|Kaution|depozito|frais de dossier/),
)

it.each([
  ['We are delighted to offer you the role of returns handler from 4 January 2027 at £26,000.'],
  ['Bitte bringen Sie den Vertrag mit.', 'Als Kassiererin verdienen Sie 2.450 € im Monat.'],
  ['Das Gehalt wird mit 3.100 € bezahlt.', 'Bitte senden Sie den Vertrag unterschrieben zurück.'],
  ['Please send a void cheque or a bank letter for direct deposit.'],
  ['Your pay is £14 an hour.', 'Please send your training certificate; the original is returned to you on day one.'],
  ['Maaşınız 40.000 TL’dir.', 'Eğitim belgelerinizi gönderin, size geri dönüş yapacağız.'],
  ['Yol masrafınız olan 640 TL hesabınıza yatırılmıştır.'],
  ['El sueldo es de 1.500 €.', 'Envía el certificado y devuélvenos el contrato.'],
])('takes an honest offer for one: %s', (...said) => expect(isFraud(...said)).toBe(false))

it.each([
  ['The job as tester is yours.', 'Pay a deposit of $50 that is returned to you.'],
  ['For the role of clerk a fee of 90 euros is due before the start; please pay it today.'],
  ['Senden Sie uns 50 € für die Schulung, Sie bekommen sie mit dem ersten Lohn zurück.'],
  ['Kasiyer pozisyonu için 500 TL depozito yatırın, ilk maaşla iade edilir.'],
  ['Hesabınıza 5.000 TL yatırıldı, çekip kuryemize verin.'],
  ['We sent you a cheque for direct deposit.', 'Bank it and wire the remainder to our supplier.'],
])('hears the trap beside a post: %s', (...said) => expect(isFraud(...said)).toBe(true))
