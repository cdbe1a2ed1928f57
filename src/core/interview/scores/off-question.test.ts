import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bankQuestion, closeness } from '#test/interview/bank.ts'
import { coachAnswer } from '../coaching/coach-answer.ts'
import { COACH_WORDS_EN } from '../coaching/coach-words-en.ts'
import { COACH_WORDS_TR } from '../coaching/coach-words-tr.ts'
import { bandOf } from '../rubric.ts'

const WORDS = { en: COACH_WORDS_EN, tr: COACH_WORDS_TR }
const coach = (id: string, answer: string, language: 'en' | 'tr' = 'en') => {
  const { text, total } = coachAnswer(bankQuestion(id), answer, null, language, { closeness: closeness(id, answer) })
  return { isOff: text.includes(WORDS[language].offQuestion), band: bandOf(total ?? 0) }
}

describe('an answer to another question', () => {
  const bakery =
    'My grandmother had a bakery in our village. I opened the shop at five in the morning, baked bread, swept the floor, sold cakes and coffee, and taught the two new girls to smile at grumpy neighbours.'
  it('is said to be one, in the language of the person, and stays in the lowest band', () => {
    expect(coach('ai-engineer-t-04', bakery)).toEqual({ isOff: true, band: 'starting' })
    expect(coach('ai-engineer-t-04', bakery, 'tr')).toEqual({ isOff: true, band: 'starting' })
  })
  it('is one in Turkish too, and when it answers a question of the same role', () => {
    const wedding =
      'Teyzemin düğününde halay başı bendim. Mendil elimden uçtu, pastanın üstüne düştü. Herkes güldü, fotoğrafçı da çekti. Şimdi o resim salonda çerçeveli duruyor.'
    expect(coach('cloud-engineer-t-28', wedding).isOff).toBe(true)
    const tree =
      'Two switches with two cables make a loop and frames run round for ever. Spanning tree elects a root bridge and blocks one port; when the other link fails it opens again.'
    expect(coach('network-engineer-t-25', tree).isOff).toBe(true)
    expect(coach('network-engineer-t-07', tree).isOff).toBe(false)
  })
  it.each([
    ['where it says little', 'My grandmother had a bakery.'],
    [
      'in a language that is not compared',
      'Am Wochenende backe ich gern Apfelkuchen. Ich schäle die Äpfel, rühre Butter, Zucker und Eier schaumig und schiebe alles in den Ofen.',
    ],
    ['as code', 'function bake(bread) {\n  return bread.map((loaf) => loaf.rise())\n}'],
  ])('is not said to be one %s', (_, answer) => {
    expect(coach('ai-engineer-t-04', answer).isOff).toBe(false)
  })

  type Given = { question: string; lang: string; kind: 'off' | 'honest'; text: string }
  const given = (JSON.parse(readFileSync('test/interview/off-and-honest.json', 'utf8')) as Given[]).filter(({ lang }) =>
    ['en', 'tr'].includes(lang),
  )
  it('is recognised in most of fifty, and none of a hundred honest ones is taken for it', () => {
    const called = (kind: Given['kind']) =>
      given.filter((one) => one.kind === kind).map(({ question, text }) => coach(question, text).isOff)
    expect(called('off').filter(Boolean).length).toBeGreaterThanOrEqual(36)
    expect(called('honest').filter(Boolean)).toEqual([])
  })
})
