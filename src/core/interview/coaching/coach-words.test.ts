import { describe, expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { bank, bankQuestion, ROLES } from '#test/interview/bank.ts'
import { coachAnswer } from './coach-answer.ts'

const question = bankQuestion('software-developer-b-05')
const ANSWERS: readonly (readonly [name: string, answer: string])[] = [
  [
    'a real one',
    'First I asked the two people at the desk what they need. Then we left out the export, because nobody had used it for a month. I told the manager on the same day and we were done two days early.',
  ],
  ['a short one', 'I left out the export.'],
  ['the question again', question.text],
  [
    'a vague one',
    'Communication is always very important and in general everybody should always find the best solution in such situations, because quality and skills are key to success and I am always very motivated and proactive.',
  ],
  [
    'a harmful one',
    'I skipped the tests because they were slow, and I told the customer that everything was tested although we had not looked at it. Nobody will ever notice it.',
  ],
]

describe('the built-in coach in Turkish', () => {
  it('writes a capital İ small as i, without a second dot', () => {
    const starting = must(
      ROLES.flatMap((role) => bank.questionsOf(role)).find(({ inTurkish }) =>
        inTurkish?.redFlags.some((flag) => /^İ\p{Ll}/u.test(flag)),
      ),
    )
    const { text } = coachAnswer(starting, must(ANSWERS[0])[1], null, 'tr')
    expect(text).not.toContain('i\u0307')
  })
  it.each(ANSWERS)('says of %s in Turkish what it says in English', (_, answer) => {
    const [english, turkish] = [coachAnswer(question, answer, null), coachAnswer(question, answer, null, 'tr')]
    const wordless = { text: '', misconceptions: [], mentions: [], redFlags: [], followUp: '' }
    expect({ ...turkish, ...wordless }).toEqual({ ...english, ...wordless })
    expect(turkish.mentions.map(({ isMentioned }) => isMentioned)).toEqual(
      english.mentions.map(({ isMentioned }) => isMentioned),
    )
    const asked = must(question.inTurkish)
    expect(turkish.mentions.map((mention) => mention.text)).toEqual(asked.points)
    expect(turkish.redFlags).toEqual(asked.redFlags)
    expect(asked.followUps.indexOf(turkish.followUp)).toBe(
      question.followUps.findIndex(({ text }) => text === english.followUp),
    )
    expect(turkish.misconceptions.map(({ id }) => id)).toEqual(english.misconceptions.map(({ id }) => id))
    const lines = (text: string): number => text.split('\n').length
    expect(lines(turkish.text)).toBe(lines(english.text))
    expect(turkish.text).toContain('### 1. Genel değerlendirme')
    expect(english.text.split('\n').filter((line) => line !== '' && turkish.text.includes(line))).toEqual([])
  })
  it('objects in Turkish, whatever the question and the error', () => {
    const all = [...new Set(ROLES.flatMap((role) => bank.questionsOf(role).flatMap(({ watched }) => watched)))]
    expect(new Set(all.map(({ id }) => id.replace(/-.*$/u, ''))).size).toBe(ROLES.length + 3)
    expect(all.filter(({ inTurkish }) => !inTurkish?.wrong || !inTurkish.right).map(({ id }) => id)).toEqual([])
  })
  it('objects in Turkish to harmful conduct', () => {
    const said = 'Müşteriye yalan söylerdim ve verileri silerdim ki kimse fark etmesin.'
    const { misconceptions, text } = coachAnswer(question, said, null, 'tr')
    expect(misconceptions).toMatchObject([{ said, wrong: 'Sana güvenen insanları aldatır.' }])
    expect(coachAnswer(question, said, null).misconceptions).toMatchObject([
      { wrong: 'It deceives people who rely on you.' },
    ])
    expect(text).toContain('Sana güvenen insanları aldatır.')
  })
  it('objects in Turkish to errors about technology', () => {
    const asked = bankQuestion('software-developer-t-01')
    const said = 'A hash map always guarantees constant time.'
    const { misconceptions, text } = coachAnswer(asked, said, null, 'tr')
    const { wrong, right } = must(asked.misconceptions.find(({ id }) => id === 'software-developer-m-01')?.inTurkish)
    expect(misconceptions).toMatchObject([{ said, wrong, right }])
    expect(text).toContain(`${wrong} ${right}`)
  })
  it.each([
    'Parolaları düz metin olarak saklarım.',
    'Müşteriye söylemem, nasıl olsa kimse fark etmez.',
    'Test yazmak zaman kaybıdır.',
    'Yayından önce güvenlik duvarını sormadan kapatırım.',
  ])('leaves no English objection on "%s"', (answer) => {
    const { text, misconceptions } = coachAnswer(question, answer, null, 'tr')
    expect(misconceptions).not.toEqual([])
    for (const { wrong, right } of misconceptions) expect(text).toContain(`${wrong} ${right}`)
    const english = question.watched.flatMap(({ wrong, right }) => [wrong, right])
    expect(english.filter((each) => text.includes(each))).toEqual([])
  })
})
