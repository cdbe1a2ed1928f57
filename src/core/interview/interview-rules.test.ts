import { describe, expect, it } from 'vitest'
import { seededChance } from '#core/chance.ts'
import { must } from '#core/must.ts'
import { bank, bankQuestion, ROLES } from '#test/interview/bank.ts'
import { GRADED_ANSWERS } from '#test/interview/graded-answers.ts'
import { COACH_WORDS_EN } from './coaching/coach-words-en.ts'
import { coachAnswer } from './coaching/coach-answer.ts'
import { measureDelivery } from './scores/delivery.ts'
import { categoryLabel, drawRound, ROUND_LEVELS } from './round/draw-round.ts'
import { findMentions } from './points/mentions.ts'
import { pickNext } from './round/pick-next.ts'
import { isQuoteOf } from './by-model/quotes.ts'
import { bandOf, totalOf, weakestOf, type FullScores } from './rubric.ts'
import { isShortAnswer } from './scores/short-answer.ts'
import { trendOf } from './round/trend.ts'
import { FEEDBACK_SECTIONS } from './coaching/write-coaching.ts'

const questionsOf = (role: string) => bank.questionsOf(role)
const all = (score: number): FullScores => ({
  relevance: score,
  structure: score,
  evidence: score,
  correctness: score,
  communication: score,
})

describe('a round', () => {
  it.each([
    ['software-developer', 'coding', 'Coding'],
    ['ai-engineer', 'coding', 'Coding'],
    ['cloud-engineer', 'systemDesign', 'System design'],
    ['network-engineer', 'systemDesign', 'System design'],
    ['cybersecurity-analyst', 'systemDesign', 'System design'],
    ['ui-ux-designer', 'background', 'Technical background'],
    ['ui-ux-designer', 'coding', 'Technical background'],
  ] as const)(
    'for %s with %s has an easy opener, three technical questions, one labelled %s, and two of other kinds',
    (role, kind, label) => {
      for (const level of ROUND_LEVELS) {
        const round = drawRound(kind, level, questionsOf(role), [], seededChance('a'))
        expect(round[0]).toMatchObject({ kind: 'role', difficulty: 'easy' })
        expect(round.filter((question) => question.kind === 'role')).toHaveLength(3)
        expect(new Set(round.filter((question) => question.kind !== 'role').map((each) => each.kind)).size).toBe(2)
        expect(round.map((question) => categoryLabel(question, kind))).toContain(label)
        expect(new Set(round).size).toBe(5)
        if (level === 'seasoned') expect(round[4]?.difficulty).toBe('hard')
      }
    },
  )

  it.each(['a', 'b', 'c', 'd'])('has each of the other kinds where there is no technical question: %s', (seed) => {
    const drawn = drawRound('background', 'starting', bank.questionsOf('general'), [], seededChance(seed))
    expect(new Set(drawn.map(({ kind }) => kind))).toEqual(
      new Set(['teamwork', 'time-management', 'motivation', 'professional-development']),
    )
  })

  it('is the same for the same chance, another for another', () => {
    const draw = (seed: string) =>
      drawRound('background', 'growing', questionsOf('ui-ux-designer'), [], seededChance(seed)).map(({ id }) => id)
    expect(draw('x')).toEqual(draw('x'))
    expect(draw('x')).not.toEqual(draw('y'))
  })

  it('in time asks each of the 540 questions', () => {
    for (const role of ROLES) {
      const seen: string[] = []
      for (let round = 0; round < 20; round += 1)
        seen.unshift(
          ...drawRound('coding', 'growing', questionsOf(role), seen, seededChance(`${round}`)).map(({ id }) => id),
        )
      expect(new Set(seen).size).toBe(60)
    }
  })

  it('goes on with any open question but the one on show, and ends', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    expect(pickNext(ids, ['a', 'b', 'd'], 'c', seededChance('s'))).toBe('e')
    expect(pickNext(ids, ids, 'c', seededChance('s'))).toBeNull()
    const picked = new Set(Array.from({ length: 60 }, (_, at) => pickNext(ids, ['a'], 'a', seededChance(`${at}`))))
    expect(picked).toEqual(new Set(['b', 'c', 'd', 'e']))
  })
})

describe('the rubric', () => {
  it('runs from 0 to 100 for both kinds of question', () => {
    for (const category of ['technical', 'behavioural', 'situational'] as const) {
      expect(totalOf(all(1), category)).toBe(0)
      expect(totalOf(all(5), category)).toBe(100)
    }
  })
  it('weighs evidence in a story and correctness in a technical answer', () => {
    expect(totalOf({ ...all(4), evidence: 5 }, 'behavioural') - totalOf(all(4), 'behavioural')).toBe(7.5)
    expect(totalOf({ ...all(4), correctness: 5 }, 'technical') - totalOf(all(4), 'technical')).toBe(8.75)
    expect(weakestOf(all(3), 'behavioural')).toBe('evidence')
    expect(weakestOf(all(3), 'technical')).toBe('correctness')
    expect(weakestOf({ ...all(4), communication: 1 }, 'technical')).toBe('communication')
    expect(weakestOf({ ...all(4), correctness: null, relevance: null, structure: 2 }, 'technical')).toBe('structure')
  })
  it.each([
    ['correctness', 1, 'starting'],
    ['relevance', 1, 'starting'],
    ['correctness', 2, 'building'],
    ['relevance', 2, 'building'],
    ['correctness', 3, 'solid'],
  ] as const)('with %s at %i nothing lifts the total above %s', (dimension, score, band) => {
    for (const category of ['technical', 'behavioural'] as const)
      expect(bandOf(totalOf({ ...all(5), [dimension]: score }, category))).toBe(band)
  })
  it.each([
    [0, 'starting'],
    [19.9, 'starting'],
    [20, 'building'],
    [39.9, 'building'],
    [40, 'middle'],
    [59.9, 'middle'],
    [60, 'solid'],
    [79.9, 'solid'],
    [80, 'strong'],
    [100, 'strong'],
  ])('%d is the band %s', (total, band) => {
    expect(bandOf(total)).toBe(band)
  })
})

describe('built-in coaching', () => {
  it.each([
    ['I would write: .cards { display: grid; gap: 1rem; }. The gap keeps them apart.', true],
    ['I would put <button type="submit">Send</button> at its end, so that Enter works too.', true],
    ['I would ask SELECT id FROM posts WHERE tag = 3 and look at its plan before anything else.', true],
    ['I would lay them in a grid, and keep a gap between them, on a phone in one column only.', false],
  ])('code within a sentence is code: %s', (said, isCode) => {
    const coding = { ...bankQuestion('software-developer-t-01'), coding: true }
    const answer = `${said} Then I would look at it on a phone, with long titles and with none at all.`
    expect(coachAnswer(coding, answer, null).text.includes('There is no line of code')).toBe(!isCode)
  })
  it.each(GRADED_ANSWERS)(
    '$questionId: five sections in order, quotes that stand in the answer, no number of a score',
    ({ questionId, good, middling, bad }) => {
      const question = bankQuestion(questionId)
      for (const answer of [good, middling, bad, 'Fine.']) {
        const feedback = coachAnswer(question, answer, null)
        const titles = [...feedback.text.matchAll(/^### (\d)\. (.+)$/gmu)].map(([, , title]) => title)
        expect(titles).toEqual([...FEEDBACK_SECTIONS])
        for (const { quote } of feedback.mentions) if (quote !== null) expect(isQuoteOf(answer, quote)).toBe(true)
        for (const quote of Object.values(feedback.quotes))
          if (quote !== null) expect(isQuoteOf(answer, quote)).toBe(true)
        expect(feedback.text).not.toMatch(/undefined|NaN|\b\d+ ?(?:\/|of|out of) ?(?:5|100)\b(?! points)/u)
        const asked = [...question.followUps.map(({ text }) => text), COACH_WORDS_EN.whoKnewAsked]
        expect(asked).toContain(feedback.followUp)
        expect(feedback.isShort).toBe(isShortAnswer(question, answer))
      }
    },
  )
  it('asks about a point that is missing, and praises none for its words', () => {
    const { text } = coachAnswer(
      bankQuestion('software-developer-t-12'),
      must(GRADED_ANSWERS.find(({ questionId }) => questionId === 'software-developer-t-12')).middling,
      null,
    )
    expect(text).toMatch(/\*\*You mention a point of the question\*\*: check what you say against this: return a copy/u)
    expect(text).toMatch(/\*\*Did you cover this\?\*\* Rules or totals kept by the class become wrong/u)
    expect(must(text.split('### 2. Strengths')[1]).split('###')[0]).not.toContain('copy')
  })
  it('never takes the words of an answer for formatting', () => {
    const question = bankQuestion('software-developer-t-12')
    const { text } = coachAnswer(
      question,
      `<img src=x> [link](https://evil.test) **I did not tell anybody about the mistake** and I go on talking about it for a while here.`,
      null,
    )
    expect(text).toContain('\\*\\*I did not tell anybody')
    expect(text).not.toMatch(/(?<!\\)<img|(?<!\\)\[link/u)
  })
})

describe('points of a question', () => {
  const question = {
    text: 'How do you log?',
    points: [
      { text: 'Uses a map for constant lookups', terms: ['map', 'hash map'] },
      { text: 'Tests with an empty file', terms: ['test', 'empty'] },
      { text: 'Automates the rotation', terms: ['automat', 'rotat'] },
      { text: 'Keeps no passwords', terms: ['password', 'secret'] },
    ],
  }
  const pointsIn = (answer: string, wrong: string[] = []): number[] =>
    findMentions(question, answer, wrong).flatMap(({ isMentioned }, at) => (isMentioned ? [at] : []))
  it.each([
    ['A hash map does it.', [0]],
    ['Lookups in two maps are quick.', [0]],
    ['I like mapping and looking.', []],
    ['remapped lookup things', []],
    ['We automated the rotation.', [2]],
    // one word alone says no point
    ['We automated it.', []],
    // but in an answer that comes to the points again and again
    ['We automated it. There is a map behind it.', [0, 2]],
    ['I test with an empty one.', [1]],
    ['I would not test with an empty one.', []],
    ['I leave out the automated rotation.', []],
    ['No password is written to it, and no secret.', [3]],
    ['Wir testen automatisch die rotation und benutzen eine map.', []],
  ])('in %j', (answer, wanted) => {
    expect(pointsIn(answer)).toEqual(wanted)
  })
  it('are not made by a sentence that is wrong', () => {
    const said = 'The automated rotation deletes what is needed.'
    expect(pointsIn(said)).toEqual([2])
    expect(pointsIn(said, [said])).toEqual([])
  })
  it('carry the sentence that says them, and one that may', () => {
    const [map, , rotation] = findMentions(
      question,
      'A hash map does it well. It is not written in the rotation, but it rotates',
    )
    expect(map).toMatchObject({ isMentioned: true, quote: 'A hash map does it well.' })
    expect(rotation).toMatchObject({ isMentioned: false, quote: null })
  })
})

describe('delivery', () => {
  const question = { seconds: 120 }
  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ')
  it.each([
    [109, 'slow'],
    [110, 'comfortable'],
    [190, 'comfortable'],
    [191, 'fast'],
  ])('%d words in a minute are %s', (count, pace) => {
    expect(measureDelivery(question, words(count), 60)).toMatchObject({ wordsPerMinute: count, pace })
  })
  it('has no pace when typed or when too short to tell', () => {
    expect(measureDelivery(question, words(50), null).wordsPerMinute).toBeNull()
    expect(measureDelivery(question, words(20), 9).wordsPerMinute).toBeNull()
  })
  it('counts fillers and hedges for each hundred words', () => {
    const { fillersPer100, hedgesPer100 } = measureDelivery(
      question,
      `Um, it was, like, slow, you know. Maybe I think ${words(90)}`,
      null,
    )
    expect(fillersPer100).toBeCloseTo(3, 0)
    expect(hedgesPer100).toBeCloseTo(2, 0)
  })
  it('knows short and long by the time of the question', () => {
    expect(measureDelivery(question, words(60), null).length).toBe('short')
    expect(measureDelivery(question, words(150), null).length).toBe('fits')
    expect(measureDelivery(question, words(500), null).length).toBe('long')
    expect(measureDelivery({ seconds: 120, coding: true }, words(20), null).length).toBe('fits')
  })
})

describe('a trend', () => {
  it('is not named before the third round', () => {
    expect(trendOf([[all(1)], [all(5)]])).toBeNull()
    expect(trendOf([[all(1)], [], [all(5)]])).toBeNull()
  })
  it('is steady within half a step, and up or down beyond', () => {
    expect(trendOf([[all(2)], [all(2)], [all(3)]])?.directions.evidence).toBe('up')
    expect(trendOf([[all(3)], [all(3), all(3), all(4)], [all(3)]])?.directions.evidence).toBe('steady')
    expect(trendOf([[all(4)], [all(3)], [all(2)]])?.directions.evidence).toBe('down')
  })
})
