import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { coachAnswer } from './coaching/coach-answer.ts'
import { languageOfAnswer } from './points/elsewhere.ts'
import { asRead, withTurkishLetters, withoutDots } from './undotted.ts'

describe('Turkish typed without Turkish letters', () => {
  it.each([
    'Şifreyi paylaşmadım, çünkü kimin girdiği görülmez.',
    'Önce yedeği geri yükleyip denedim, sonra değişikliği yaptım.',
    'İkinci dakikada müdürü arayıp benim değişikliğim olduğunu söyledim.',
    'Hiçbir kullanıcının verisini bilgisayarıma indirmiyorum.',
  ])('is read as: %s', (text) => {
    const typed = text
      .replace(/[İ]/gu, 'I')
      .replace(/[ÇĞÖŞÜ]/gu, (letter) => withoutDots(letter.toLowerCase()).toUpperCase())
    expect(withTurkishLetters(withoutDots(typed))).toBe(text)
  })

  it('keeps its length, and what has a Turkish letter is left alone', () => {
    for (const text of ['isim SIFRE Icin on ON 90 %', 'çok guzel oldu'])
      expect(withTurkishLetters(text)).toHaveLength(text.length)
    expect(withTurkishLetters('çok guzel oldu')).toBe('çok guzel oldu')
  })

  it('leaves English words alone, and Turkish ones that need nothing', () => {
    const text = 'Coverage ise yeterli. Gmail, copilot, redis ve usb ile workflow query cache'
    expect(withTurkishLetters(text)).toBe(text)
  })

  it('leaves alone a text whose letters are put together of two signs', () => {
    const text = 'sifreyi de\u0302gis\u0327tirdim'
    expect(withTurkishLetters(text)).toBe(text)
  })

  it('leaves alone what no word is as long as, however long it is', () => {
    const typed = `ben bunu yaptim ve sonra ${'si'.repeat(40_000)}`
    expect(withTurkishLetters(typed)).toBe(typed.replace('yaptim', 'yaptım'))
  })

  it('is known for Turkish, and English is not taken for it', () => {
    expect(languageOfAnswer('Once yedegi aldim, sonra tabloyu degistirdim ve ekibe yazdim.')).toBe('tr')
    expect(languageOfAnswer('I told him once that victims interim do not sit on it, not even the team.')).toBe('en')
    expect(asRead('I said so to the team and we fixed it.').answer).toBe('I said so to the team and we fixed it.')
  })

  it('is objected to in the words that were typed', () => {
    const typed =
      'Is yetissin diye root sifresini izinsiz ekip kanalina yazdim. Herkes oradan alip giriyordu, cok pratik oldu.'
    const { misconceptions, text } = coachAnswer(bankQuestion('cloud-engineer-b-01'), typed, null, 'tr')
    expect(misconceptions.map(({ said }) => said)).toEqual([
      'Is yetissin diye root sifresini izinsiz ekip kanalina yazdim.',
    ])
    expect(text).toContain('root sifresini izinsiz ekip kanalina yazdim')
  })

  it('has its habits quoted as they were typed', () => {
    const typed =
      'Sanirim once kayitlara baktim ve nedenini aradim. Sanirim sonra ekibe sordum. Sanirim birlikte bir yol bulduk ve denedik. Sanirim iyi gitti.'
    const { text } = coachAnswer(bankQuestion('cloud-engineer-b-01'), typed, null, 'tr')
    expect(text).toContain('“sanirim”')
    expect(text).not.toContain('sanırım')
  })
})
