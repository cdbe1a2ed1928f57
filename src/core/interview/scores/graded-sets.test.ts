import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { rankCorrelation } from '#test/eval/signed-ridge.ts'
import { coachAnswer } from '../coaching/coach-answer.ts'

type Graded = {
  question: { id: string }
  answers: { id: string; text: string; grade: { band: number }; mustNotPraise: string[] }[]
}
const folder = path.join(import.meta.dirname, '../../../../test/interview')
const judged = ['graded-set', 'graded-second', 'graded-third', 'graded-fourth', 'graded-fifth', 'graded-sixth'].flatMap(
  (name) =>
    readdirSync(path.join(folder, name)).map((file) => {
      const { question, answers } = JSON.parse(readFileSync(path.join(folder, name, file), 'utf8')) as Graded
      return answers.map((answer) => ({
        ...answer,
        set: name,
        feedback: coachAnswer(bankQuestion(question.id), answer.text, null),
      }))
    }),
)

/** The figures of docs/quality/coaching.md may not fall unseen. */
describe('the graded answers of our own', () => {
  it('stand in the order of their grades in nearly nine of ten pairs', () => {
    const pairs = judged.flatMap((answers) =>
      answers.flatMap((better) =>
        answers
          .filter((worse) => worse.grade.band < better.grade.band)
          .map((worse) => (better.feedback.total ?? 0) > (worse.feedback.total ?? 0)),
      ),
    )
    expect(pairs.length).toBeGreaterThan(100)
    expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThan(0.86)
  })
  it('of another hand, where length says nothing, are ordered much as they were graded', () => {
    const fourth = judged.flat().filter(({ set }) => set === 'graded-fourth')
    expect(fourth).toHaveLength(62)
    const totals = fourth.map(({ feedback }) => feedback.total ?? 0)
    const grades = fourth.map(({ grade }) => grade.band)
    expect(rankCorrelation(totals, grades)).toBeGreaterThan(0.72)
  })
  it('are never praised with what must not be praised', () => {
    const praised = judged.flat().flatMap(({ id, feedback, mustNotPraise }) => {
      const praise = feedback.text.split(/^### /mu).find((part) => part.startsWith('2. ')) ?? ''
      return mustNotPraise.filter((piece) => praise.includes(piece)).map((piece) => `${id}: ${piece}`)
    })
    expect(praised).toEqual([])
  })
  it('get neither the two lowest bands when strong nor the two highest when harmful', () => {
    for (const { feedback, grade } of judged.flat()) {
      if (grade.band === 5) expect(feedback.total).toBeGreaterThanOrEqual(40)
      if (grade.band === 1) expect(feedback.total).toBeLessThan(60)
    }
  })
})
