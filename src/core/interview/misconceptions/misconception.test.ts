import { must } from '#core/must.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs, shareOf } from '#test/support/runs.ts'
import { bank, ROLES } from '#test/interview/bank.ts'
import { findMisconceptions, type Misconception } from './misconception.ts'
import { processorMs } from '#test/support/processor-time.ts'

const open: Misconception = {
  id: 'm',
  patterns: ['open|click attachment|link office|work_computer', 'sender ! forged'],
  wrong: 'It runs on a machine that matters.',
  right: 'Use an isolated one.',
  guard: ['attacker'],
}
const hits = (answer: string) => findMisconceptions([open], answer).length

describe('a misconception', () => {
  it.each([
    ['I open the attachment on my office PC.', 1],
    ['First I opened the attachment there, on the work computer, to see.', 1],
    ['The sender cannot be forged.', 1],
    ["The sender can't be forged.", 1],
    ['The sender can be forged.', 0],
    ["I don't open the attachment on my office computer.", 0],
    ['I would never open the attachment on my office computer.', 0],
    ['Instead of opening the attachment on my office computer I use a sandbox.', 0],
    ['Opening the attachment on my office computer would be a mistake.', 0],
    ['Opening the attachment on my office computer is not a mistake.', 1],
    ['The attacker hopes that I open the attachment on my office computer.', 0],
    ['It is no problem, because I open the attachment on my office computer.', 1],
    ['If I am not sure, I open the attachment on my office computer.', 1],
    ['Without asking the help desk, I open the attachment on my office computer.', 1],
    ['No doubt I open the attachment on my office computer.', 1],
    ['I never forward the mail, open the attachment on my office computer.', 0],
    ['I refuse links, macros, and an open attachment in the office.', 0],
    ['Opening the attachment on my office computer is harmless.', 1],
    ['I open the attachment. The office is closed.', 0],
    ['I open a window, eat, drink, read and sleep; then comes the attachment, in the office.', 0],
  ])('%j: %i', (answer, wanted) => {
    expect(hits(answer)).toBe(wanted)
  })
  it('names the sentence, what is wrong and what is right', () => {
    expect(findMisconceptions([open], 'Hello. I open the link on my office PC!')).toEqual([
      { id: 'm', said: 'I open the link on my office PC!', wrong: open.wrong, right: open.right },
    ])
  })
  it('twice in one sentence is named once', () => {
    const other = { ...open, id: 'n' }
    expect(findMisconceptions([open, other], 'I open the link on my office PC.')).toHaveLength(1)
  })
  it('is looked for in bounded time, whatever the text', () => {
    const hostile = 'open attachment '.repeat(375)
    const questions = bank.questionsOf('software-developer').slice(0, 20)
    const ms = processorMs(() => questions.forEach(({ watched }) => findMisconceptions(watched, hostile)))
    expect(ms / questions.length).toBeLessThan(400)
  })
  it('never throws, and quotes the answer', () => {
    const { watched } = must(bank.questionsOf('software-developer')[0])
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        for (const { said } of findMisconceptions(watched, text)) expect(text).toContain(said)
      }),
      { numRuns: runs(100) },
    )
  })
})

describe('the misconceptions of the bank', () => {
  const questions = ROLES.flatMap((role) => bank.questionsOf(role))
  it('are four to six for each question', () => {
    const odd = questions.filter(({ misconceptions: { length } }) => length < 4 || length > 6)
    expect(odd.map(({ id, misconceptions }) => `${id} ${misconceptions.length}`)).toEqual([])
  })
  it('are not found in what the bank itself calls right', () => {
    const found = shareOf(questions).flatMap((question) => {
      const right = [...question.outline, ...question.points.map(({ text }) => text)].join('.\n')
      return findMisconceptions(question.watched, right).map(({ id, said }) => `${question.id} ${id}: ${said}`)
    })
    expect(found).toEqual([])
  })
})
