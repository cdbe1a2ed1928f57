import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { findMentions } from './mentions.ts'
import { deniesInTurkish, signsInTurkish, turkishStem } from './turkish-signs.ts'

const WORDS = {
  rarest: 5,
  meanings: { unplug: { fişi: 0.9 }, budget: { bütçe: 1 } },
  weights: { ve: 0.1, bir: 0.1, sunuç: 3 },
}
const question = {
  text: 'What do you do with the server?',
  points: [
    { text: 'Pulls the plug at once', terms: ['unplug'] },
    { text: 'Keeps the budget', terms: ['budget'] },
    { text: 'Does not touch the disk', terms: ['disk'] },
  ],
}
const inTurkish = {
  text: 'Sunucuyla ne yaparsın?',
  intent: '',
  points: ['Kabloyu hemen çeker', 'Harcamayı sınırlar', 'Diske dokunmaz'],
  redFlags: [],
  followUps: [],
  outline: ['Harcama sınırı aylık kotayla belirlenir.'],
}
const asked = { ...question, inTurkish, turkishSigns: signsInTurkish(question.points, inTurkish, WORDS) }
const pointsIn = (answer: string, wrong: string[] = []): number[] =>
  findMentions(asked, answer, wrong).flatMap(({ isMentioned }, at) => (isMentioned ? [at] : []))

describe('points of a question in a Turkish answer', () => {
  it.each([
    ['by words of the point', 'Önce kabloyu hemen çekerim ve sonra bakarım.', [0]],
    ['by a term in Turkish', 'Bizim için önemli olan, bütçe ve harcama çok büyümesin.', [1]],
    ['by words of the outline beside them', 'Bir aylık kota koydum, harcamayı çok sıkı izledim.', [1]],
    ['not by one word', 'Önce kabloya bakarım ama sonra giderim.', []],
    ['not by the word of the question', 'Ben sunucuya bakarım ve sunucuları severim.', []],
    ['not where it is denied', 'Ben kabloyu hemen çekmem, önce sorarım.', []],
    ['but where the point denies it too', 'Ben bu diske hiç dokunmam.', [2]],
  ])('are heard %s', (_, answer, wanted) => {
    expect(pointsIn(answer)).toEqual(wanted)
  })
  it('are not made by a sentence that is wrong', () => {
    const said = 'Önce kabloyu hemen çekerim ve sonra bakarım.'
    expect(pointsIn(said, [said])).toEqual([])
  })
  it('carry the sentence that says them, and one that may', () => {
    const [plug, budget] = findMentions(asked, 'Önce kabloyu hemen çekerim. Bir de bütçe var ve bence çok iyi.')
    expect(plug).toMatchObject({ isMentioned: true, quote: 'Önce kabloyu hemen çekerim.' })
    expect(budget).toMatchObject({ isMentioned: false, quote: 'Bir de bütçe var ve bence çok iyi.' })
  })
  it('are known in the bank by terms that its Turkish texts do not say', () => {
    const { turkishSigns } = bankQuestion('cloud-engineer-b-08')
    expect(turkishSigns?.[1]?.has('fatur')).toBe(true)
    expect(turkishSigns?.[0]?.has('fatur')).toBe(false)
  })
})

describe('Turkish words', () => {
  it.each([
    ['yedeğini', 'yedek'],
    ['yedekleri', 'yedek'],
    ["commit'i", 'commi'],
    ['ağ', 'ağ'],
  ])('%s begins as %s', (word, stem) => {
    expect(turkishStem(word)).toBe(stem)
  })
  it.each([
    ['kimseye söylemedim', true],
    ['bilgisayarı kapatmayız', true],
    ['sormadan yaptım', true],
    ['bu doğru değil', true],
    ['hemen söyledim', false],
    ['makineyi kapattım', false],
  ])('%s denies: %s', (text, wanted) => {
    expect(deniesInTurkish(text)).toBe(wanted)
  })
})
