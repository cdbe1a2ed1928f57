import { expect, it } from 'vitest'
import { plain } from '../plain.ts'
import { REJECTION } from './meaning-words.ts'
import { readReply } from './read-reply.ts'

const known = [{ id: 'a1', company: 'Karaca Lojistik', title: 'Depo Sorumlusu', appliedOn: '2026-11-02' }]
const meaningOf = (body: string) =>
  readReply({ from: 'ik@karaca.example', subject: 'Depo Sorumlusu', body, receivedOn: '2026-11-30' }, known).meaning

it.each([
  'sorry, the lads decided on the other fella, nothing against you',
  'We went with the other candidate in the end. Sorry.',
  'Depoya patronun kuzenini aldılar, haber vereyim dedim.',
  'Görüşmelerin sonunda başka bir arkadaşla anlaştık. Kolay gelsin.',
  'Beklentileriniz bütçemizin üzerinde olduğundan olumlu dönemiyoruz.',
])('refuses: %s', (body) => {
  expect(meaningOf(body)).toBe('rejection')
})

it.each([
  'Bu ay işe alım durduruldu ama ilan kapanmadı, ocakta tekrar bakacağız.',
  'Pozisyon henüz dolmadı, değerlendirme sürüyor.',
  'Belgelerinizi aldık, teşekkürler.',
  'Which site would you choose, Leeds or the other one?',
])('refuses nothing: %s', (body) => {
  expect(meaningOf(body)).not.toBe('rejection')
})

it('hears no refusal where one of two times was chosen', () => {
  const text = 'You gave two times. We went with the other one, Tuesday at 10.'
  expect(REJECTION.strong.test(plain(text))).toBe(false)
  expect(meaningOf(text)).toBe('interview_invite')
})
