import { must } from '#core/must.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportAccount, saveCareerQuestions } from '#contract/account.ts'
import { analyseResume, askAdvisor, getConversation } from '#contract/coach.ts'
import { saveLatestResume } from '#contract/resume.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { startAiServer, startOf, tellAll, TEST_KEY, type AiServer } from '#test/support/ai-server.ts'
import { EVIL_ANSWERS, markOf } from '#test/support/evil-model.ts'
import { answers } from '#test/support/fake-provider.ts'
import { INJECTIONS } from '#test/support/injections.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { TEST_SECRET } from '#test/support/test-server.ts'

const OTHER_CANARY = 'canary-of-somebody-else'
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u

let server: AiServer
let person: Person
beforeAll(async () => {
  server = await startAiServer({ AI_TOKENS_PER_PERSON_DAY: '900000000', AI_TOKENS_PER_DAY: '900000000' })
  person = await signUpPerson(server)
  await person.api.call(saveCareerQuestions, { body: ANSWERS })
  await saveResume(person, 'Analyst')
  const other = await signUpPerson(server, { firstName: 'Othello' })
  await saveResume(other, OTHER_CANARY)
})
afterAll(() => server.close())

/** The order as a line of work, in the summary, in a skill's name and in the person's own name. */
async function saveResume(owner: Person, text: string): Promise<void> {
  // a pair of surrogates must not be cut in two: no request may hold half of one
  const first = (most: number) => text.slice(0, most).toWellFormed()
  const line = first(1_900)
  const facts = {
    ...NO_FACTS,
    basics: { ...NO_FACTS.basics, name: `Ada ${first(100)}`, summary: line },
    skills: ['Python', first(110)],
    experience: [
      {
        title: 'Analyst',
        company: 'Northwind',
        location: null,
        startDate: '2021',
        endDate: null,
        isCurrent: true,
        highlights: [line, 'Built reports with Python'],
      },
    ],
  }
  await owner.api.call(saveLatestResume, { body: { facts } })
}

/**
 * All that is the person's but what they asked for: the conversation, and the tokens it took. Always with the same resume
 * saved last: what a resume shows is meant to change the plan.
 */
async function untouched(): Promise<unknown> {
  await saveResume(person, 'Quarterly figures')
  const {
    conversations: _c,
    conversation_messages: _m,
    model_person_days: _d,
    model_calls: _o,
    idempotency_keys: _i,
    resumes: _r,
    skill_evidence: _s,
    user_revisions: _u,
    exportedAt: _e,
    point_events,
    progress,
    ...rest
  } = await person.api.call(exportAccount)
  return { rest, points: point_events, progress }
}

function checkShown(shown: string, mark: string): void {
  for (const secret of [mark, TEST_KEY, TEST_SECRET, OTHER_CANARY, 'Othello']) expect(shown).not.toContain(secret)
  expect(shown).not.toMatch(UNSEEN)
  expect(shown.replaceAll(/[^0-9a-f]/g, '')).not.toContain(mark)
}

describe('an obedient evil model, told by a resume with', () => {
  let before: unknown
  beforeAll(async () => {
    before = await untouched()
  })

  it.each(INJECTIONS)('%s', async (name, text) => {
    const at = INJECTIONS.findIndex(([known]) => known === name)
    await saveResume(person, text)
    const [, evil] = must(EVIL_ANSWERS[at % EVIL_ANSWERS.length])
    server.provider.behave(answers(evil, { pieces: (whole) => whole.match(/[\s\S]{1,5}/g) ?? [] }))
    server.provider.asked.length = 0
    server.logLines.length = 0
    const told =
      at % 2 === 0
        ? await tellAll(person, analyseResume, { body: { source: 'latest' } })
        : await tellAll(person, askAdvisor, { body: { message: text.slice(0, 3_900).toWellFormed() } })
    expect(server.provider.asked).toHaveLength(1)
    const asked = must(server.provider.asked[0])
    const prompt = asked.body.messages.map((message) => message.content).join('\n')
    expect(prompt).not.toMatch(UNSEEN)
    for (const secret of [TEST_KEY, TEST_SECRET, OTHER_CANARY]) expect(prompt).not.toContain(secret)
    const kept = await person.api.call(getConversation, { params: { id: startOf(told).conversationId } })
    checkShown(told.text, markOf(asked))
    checkShown(
      JSON.stringify([told.problem, kept.messages.filter((message) => message.role === 'assistant')]),
      markOf(asked),
    )
    const log = server.logLines.join('')
    for (const secret of [TEST_KEY, 'Northwind', text.slice(0, 40), markOf(asked)]) expect(log).not.toContain(secret)
  })

  it('gains nothing in all of these: no point, no quota, no plan, no other thing of the account changes', async () => {
    expect(await untouched()).toEqual(before)
  })

  it('has its inventions taken out of rewrites, and references that lead nowhere', async () => {
    const [, evil] = must(EVIL_ANSWERS.at(-1))
    server.provider.behave(answers(evil))
    const told = await tellAll(person, analyseResume, { body: { source: 'latest' } })
    expect(told.text).not.toMatch(/\[L9999\]|900|500%/)
    expect(told.text).toContain('Rewrite: (left out: it named')
  })
})
