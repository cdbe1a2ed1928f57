import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { coachAnswer } from '../coaching/coach-answer.ts'
import { findMisconceptions } from './misconception.ts'
import { doubtIn } from './stance.ts'

describe('an answer that is content with harm', () => {
  it.each([
    ['en', 'I swapped the labels on the two crates. Nobody noticed, and the client was delighted.'],
    [
      'en',
      'The list came from an old employer. I put another logo on it so that it looked official, and we won the tender.',
    ],
    ['en', 'I read her diary for a week. She never found out, so there was no harm.'],
    ['en', 'We lost nine orders. There was no need to tell the customers, and the complaints stopped.'],
    ['en', 'I marked the ticket as solved, which stops the clock. The nurses are used to walking.'],
    ['tr', 'İki kutunun etiketini değiştirdim. Kimse fark etmedi, müşteri çok memnun kaldı.'],
    ['tr', 'Dokuz siparişi kaybettik. Müşterilere söylemeye gerek görmedik, konu kapandı.'],
    ['tr', 'Günlüğünü bir hafta okudum. Hiç anlamadı, kimseye zararım olmadı.'],
    ['tr', 'Kaydı çözüldü diye kapatırım, yarın yenisini açarım. Hemşireler yürümeye alışıklar.'],
  ])('is doubted (%s): %s', (language, text) => {
    expect(doubtIn(text, language, false)).not.toBeNull()
  })
  it.each([
    ['en', 'which tells it openly', 'Nobody noticed that I had swapped the labels. I told the client: it was me.'],
    [
      'en',
      'which refuses',
      'Nobody would have noticed and the client would have been happy. I refused, I was ashamed.',
    ],
    [
      'en',
      'which says what it would not do',
      'I would tell leadership that the screen nudges young people to bet and that I will not sharpen it. I bring numbers on losses at night from people under twenty-one, and a version with a pause and a limit. If they keep it I ask to work on another product, and if there is none I would rather leave. I would not pretend that my unease is about colours.',
    ],
    ['en', 'which only paid off', 'I swapped the two queues, and it went up by a fifth.'],
    ['en', 'which nobody noticed and that is all', 'Nobody noticed the move to the new machine.'],
    ['tr', 'which tells it openly', 'Etiketleri karıştırdığımı kimse fark etmedi. Müşteriye söyledim, memnun kaldı.'],
    [
      'tr',
      'which wrote to those it concerned',
      'Etiketleri karıştırdığımı kimse fark etmedi. Etkilenen kırk kişiye yazdım, memnun kaldılar.',
    ],
    ['tr', 'which refuses', 'Kimse fark etmezdi, müdür de memnun kalırdı. Kabul etmedim.'],
    ['pl', 'in a language that is not read for it', 'Nikt tego nie zauważył, a klient był zadowolony.'],
  ])('is none (%s) %s', (language, _, text) => {
    expect(doubtIn(text, language, false)).toBeNull()
  })
  it('counts the same words for one kind alone', () => {
    expect(doubtIn('We delete old logs after ninety days, as the plan says.', 'en', false)).toBeNull()
  })
  it('needs more signs where a question is about technology', () => {
    const text = 'I switched off the alarm, and the provider was blamed for it.'
    expect([doubtIn(text, 'en', false), doubtIn(text, 'en', true)].map((doubt) => doubt !== null)).toEqual([
      true,
      false,
    ])
  })
  it('is no harm where more is said openly than hidden', () => {
    const { watched } = bankQuestion('software-developer-b-05')
    const act = 'I left the port of the database open to the whole internet.'
    expect(findMisconceptions(watched, act)).not.toEqual([])
    expect(
      findMisconceptions(watched, `${act} I told my supervisor that it was me. We wrote to all customers.`),
    ).toEqual([])
  })
  it.each([
    ['en', 'Who knew of this', '### 2. Strengths\nYou gave an answer'],
    ['tr', 'Bunu kim biliyordu', '### 2. Güçlü yanlar\nYanıt verdin'],
  ] as const)('is asked about in place of a judgement, and nothing of it is praised (%s)', (language, asks, praise) => {
    const text =
      'My cousin gave me the list in spring. I put another logo on it so that it looked official, and we won the tender against two other firms.'
    const { misconceptions, followUp, total, ...told } = coachAnswer(
      bankQuestion('software-developer-b-05'),
      text,
      null,
      language,
    )
    expect(misconceptions).toEqual([])
    expect(told.text).toContain(asks)
    expect(told.text).toContain(praise)
    expect(followUp).toContain(asks)
    expect(total).toBeLessThan(40)
  })
})
