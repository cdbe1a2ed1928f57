import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bankQuestion, closeness } from '#test/interview/bank.ts'
import { coachAnswer } from '../coaching/coach-answer.ts'
import { COACH_WORDS_EN } from '../coaching/coach-words-en.ts'
import { COACH_WORDS_TR } from '../coaching/coach-words-tr.ts'
import { bandOf } from '../rubric.ts'
import { scoreAnswer } from './score-answer.ts'

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
    ['ui-ux-designer-b-08', 'a holiday'],
    ['ui-ux-designer-t-06', 'a holiday'],
    ['ui-ux-designer-b-08', 'a cake'],
    ['ui-ux-designer-t-06', 'a cake'],
  ])('is one to %s where it tells of %s with many figures', (id, of) => {
    const said =
      of === 'a holiday'
        ? 'My holiday in Brazil was long: first we took the train to Salvador, then a boat. We visited 12 cousins and my aunt, who had her 70th birthday. There were 40 guests, and after three days we flew home. It was hot and we swam every morning.'
        : 'My carrot cake needs three eggs and 180 degrees for forty minutes. First I grate five carrots, then I stir the sugar and the eggs, and at the end I add the flour. It serves twelve people and it tells everybody that summer is over. I use a small tin.'
    const { text } = coachAnswer(bankQuestion(id), said, null, 'en', { closeness: closeness(id, said) })
    expect(coach(id, said)).toEqual({ isOff: true, band: 'starting' })
    expect(text).not.toContain(COACH_WORDS_EN.strong.figures)
  })
  it.each([
    ['where it says little', 'My grandmother had a bakery.'],
    [
      'in German, with few known words',
      'Am Wochenende backe ich gern Apfelkuchen. Ich schäle die Äpfel, rühre Butter, Zucker und Eier schaumig und schiebe alles in den Ofen.',
    ],
    ['as code', 'function bake(bread) {\n  return bread.map((loaf) => loaf.rise())\n}'],
  ])('is not said to be one %s', (_, answer) => {
    expect(coach('ai-engineer-t-04', answer).isOff).toBe(false)
  })

  const ELSEWHERE = {
    de: 'Ein Verbund aus zwei Leitungen bildet eine Schleife, und die Pakete kreisen, bis das Netz steht. Deshalb sperrt ein Switch einen Port, und wenn die andere Leitung ausfällt, öffnet er ihn wieder. Im Protokoll habe ich die Warnung gesehen und die Route geprüft.',
    fr: 'Deux câbles entre deux commutateurs font une boucle et les paquets tournent sans fin dans le réseau. Le protocole bloque donc un port, et en cas de panne il ouvre l’autre route. Dans le journal j’ai vu une alerte et j’ai vérifié l’adresse.',
    es: 'Dos cables entre dos conmutadores forman un bucle y los paquetes dan vueltas en la red. Por eso el protocolo bloquea un puerto, y cuando falla el otro enlace abre la ruta. En los registros vi una alerta y comprobé la dirección.',
  }
  it.each(Object.entries(ELSEWHERE))(
    'is recognised in other languages, a right one is not taken for it (%s)',
    (_, said) => {
      expect(coach('ui-ux-designer-t-18', said)).toEqual({ isOff: true, band: 'starting' })
      expect(coach('network-engineer-t-07', said).isOff).toBe(false)
      // stories are told in words of which too few are known there
      expect(coach('ui-ux-designer-b-08', said).isOff).toBe(false)
    },
  )

  type Given = { question: string; lang: string; kind: 'off' | 'honest'; text: string }
  const given = (JSON.parse(readFileSync('test/interview/off-and-honest.json', 'utf8')) as Given[]).filter(({ lang }) =>
    ['en', 'tr'].includes(lang),
  )
  it('is recognised in most of fifty, and none of a hundred honest ones is taken for it', () => {
    const called = (kind: Given['kind']) =>
      given.filter((one) => one.kind === kind).map(({ question, text }) => coach(question, text).isOff)
    expect(called('off').filter(Boolean).length).toBeGreaterThanOrEqual(45)
    expect(called('honest').filter(Boolean)).toEqual([])
  })
  it('costs the more, the nearer other questions are, and a story less than a matter of fact', () => {
    const told =
      'I looked at the last change first, measured both sides and asked the colleague who wrote it. It was a list of 40 old prices; we took it out and checked the next day.'
    const lost = (id: string, near: number) =>
      scoreAnswer(bankQuestion(id), told, { closeness: 1 }).total -
      scoreAnswer(bankQuestion(id), told, { closeness: near }).total
    expect(lost('software-developer-b-01', 0.9)).toBe(0)
    expect(lost('software-developer-b-01', 0.6)).toBeGreaterThan(0)
    expect(lost('software-developer-b-01', 0.4)).toBeGreaterThan(lost('software-developer-b-01', 0.6))
    expect(lost('software-developer-t-17', 0.5)).toBeGreaterThan(lost('software-developer-b-01', 0.5))
  })
  it('costs a fluent one in German more than an expert in English, who is heard', () => {
    const german =
      'Zuerst habe ich die letzte Änderung angeschaut, beide Seiten gemessen und den Kollegen gefragt, der sie geschrieben hatte. Es war eine Liste mit 40 alten Preisen; wir haben sie entfernt, am nächsten Tag geprüft und seitdem läuft vor jedem Versand ein Vergleich mit 12 Fällen.'
    const lost = (closeness: number) =>
      scoreAnswer(bankQuestion('software-developer-t-17'), german, { closeness }).total
    expect(lost(0.9) - lost(0.35)).toBeGreaterThan(10)
  })
})
