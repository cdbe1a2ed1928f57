import { must } from '#core/must.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/account.ts'
import {
  analyseResume,
  askAdvisor,
  deleteConversation,
  deleteConversations,
  getAiStatus,
  getConversation,
  listConversations,
} from '#contract/coach.ts'
import { getCareerProgress } from '#contract/career.ts'
import { getLatestResume, parseResume, saveLatestResume } from '#contract/resume.ts'
import type { CareerFacts } from '#core/coach/career-facts.ts'
import { factsIn } from '#server/adapters/model/fake-reply.ts'
import { doneOf, startOf, tellAll, TEST_KEY } from '#test/support/ai-server.ts'
import { resumeForm, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { answers, refuses } from '#test/support/fake-provider.ts'
import { makePdf } from '#test/support/pdf.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { send } from '#test/support/wire.ts'
import { useCoach } from '#test/support/use-coach.ts'

const { server, pdfForm, ask, analyse, walker } = useCoach()

const chatPoints = async (person: Person) => {
  const rows = await server.deps.db
    .selectFrom('point_events')
    .select(['activity', 'points'])
    .where('user_id', '=', person.userId)
    .execute()
  return rows.filter((row) => row.activity === 'chatSession').map((row) => row.points)
}

/** What code told the provider of the career. */
const factsAsked = ({ body }: (typeof server.provider.asked)[number]): Partial<CareerFacts> => factsIn(body.messages)

/** Says that of all skills and jobs that were read only Python is right. */
async function correct(person: Person): Promise<void> {
  const { facts } = must(await person.api.call(getLatestResume))
  await person.api.call(saveLatestResume, { body: { facts: { ...facts, skills: ['Python'], experience: [] } } })
}

describe('an analysis', () => {
  it('of an uploaded PDF streams, stands on its lines and facts, and is kept', async () => {
    const person = await walker()
    const told = await analyse(person)
    expect(told.problem).toBeUndefined()
    expect(told.text).toMatch(/^### 1\. Overall Impression\n/)
    expect(told.text).toMatch(/\[L\d+\]/)
    expect(told.events.filter((event) => event.type === 'delta').length).toBeGreaterThan(20)
    expect(told.events.slice(-2)).toEqual([
      { type: 'usage', promptTokens: 900, completionTokens: 100, isEstimated: false },
      { type: 'done', reason: 'stop', pointsAwarded: 0 },
    ])
    const { conversationId, messageId } = startOf(told)
    const kept = await person.api.call(getConversation, { params: { id: conversationId } })
    expect(kept).toMatchObject({
      kind: 'analysis',
      title: 'Analysis of resume.pdf',
      messages: [{ id: messageId, role: 'assistant', state: 'complete', content: told.text }],
    })
    for (const [, number] of told.text.matchAll(/\[L(\d+)\]/g))
      expect(must(kept.resume).lines[Number(number) - 1]).toBeTruthy()
  })

  it('asks with the specified settings, the facts of code, and nothing that reaches the person', async () => {
    const person = await walker()
    await analyse(person)
    const { body, headers } = must(server.provider.asked[0])
    expect(body).toMatchObject({ model: 'gpt-4o-mini', temperature: 0.7, max_tokens: 2000, stream: true })
    expect(headers.authorization).toBe(`Bearer ${TEST_KEY}`)
    const prompt = body.messages.map((message) => message.content).join('\n')
    expect(prompt).toContain('"dreamRole":"Data Scientist"')
    expect(prompt).toMatch(/<DATA id=([0-9a-f]{16}) kind=resume>\nL1: /)
    expect(prompt).not.toMatch(/@|\+?\d{3}[ -]\d{3}/)
    expect(prompt).not.toContain(person.userId)
  })

  it('of a file that is not on file counts what the file shows, also in the questions that follow', async () => {
    const person = await walker()
    const told = await analyse(person)
    await ask(person, 'What next?', { conversationId: startOf(told).conversationId })
    const [analysis, question] = server.provider.asked.map(factsAsked)
    expect(must(analysis)).toMatchObject({ countedWith: 'this resume, which is not the one on file' })
    expect(must(analysis).roleMatchPercent).toBeGreaterThan(0)
    expect(must(analysis).skillsShown?.length).toBeGreaterThan(0)
    // the check is said once, with the analysis
    expect({ ...question, resumeCheck: undefined }).toEqual({ ...analysis, resumeCheck: undefined })
    expect((await person.api.call(getCareerProgress))?.dreamRole.percent).toBe(0)

    await person.api.call(parseResume, { form: resumeForm(makePdf(resumeLines()), UPLOAD_ANSWERS, 'resume.pdf') })
    await analyse(person)
    const onFile = factsAsked(must(server.provider.asked.at(-1)))
    expect(onFile.countedWith).toBeUndefined()
    expect(onFile.roleMatchPercent).toBe((await person.api.call(getCareerProgress))?.dreamRole.percent)
  })

  it('of the file on file counts what its owner corrected', async () => {
    const person = await walker()
    await person.api.call(parseResume, { form: resumeForm(makePdf(resumeLines()), UPLOAD_ANSWERS, 'resume.pdf') })
    await correct(person)
    const told = await analyse(person)
    const facts = factsAsked(must(server.provider.asked[0]))
    expect(facts.countedWith).toBeUndefined()
    expect(facts.skillsShown?.map(({ skill }) => skill)).not.toContain('SQL')
    expect(facts.roleMatchPercent).toBe((await person.api.call(getCareerProgress))?.dreamRole.percent)
    const kept = await person.api.call(getConversation, { params: { id: startOf(told).conversationId } })
    expect(must(kept.resume).lines).toContain('Python')
  })

  it('of a file that was saved and corrected since goes on with what is on file', async () => {
    const person = await walker()
    const { conversationId } = startOf(await analyse(person))
    await person.api.call(parseResume, { form: resumeForm(makePdf(resumeLines()), UPLOAD_ANSWERS, 'resume.pdf') })
    await ask(person, 'What next?', { conversationId })
    await correct(person)
    await ask(person, 'And now?', { conversationId })
    const [analysis, saved, corrected] = server.provider.asked.map(factsAsked)
    expect([analysis?.countedWith, saved?.countedWith, corrected?.countedWith]).toEqual([
      'this resume, which is not the one on file',
      undefined,
      undefined,
    ])
    expect(corrected?.roleMatchPercent).toBe((await person.api.call(getCareerProgress))?.dreamRole.percent)
    expect(must(corrected?.roleMatchPercent)).toBeLessThan(must(saved?.roleMatchPercent))
  })

  it('of the day before does not count for the next: a job that begins then is work by then', async () => {
    server.clock.set('2026-03-31T23:59:00.000Z')
    const person = await walker()
    const job = [
      'Experience',
      'Data Engineer, Lakeside',
      'Apr 2026 - Present',
      'Built dashboards in Tableau with Python',
    ]
    const told = await analyse(person, pdfForm(makePdf([...resumeLines().slice(0, 2), ...job])))
    server.clock.set('2026-04-01T00:01:00.000Z')
    await ask(person, 'And today?', { conversationId: startOf(told).conversationId })
    const [before, since] = server.provider.asked.map((asked) => must(factsAsked(asked).skillsShown).length)
    expect(must(since)).toBeGreaterThan(must(before))
  })

  it('of the resume on file needs one', async () => {
    const person = await walker()
    const none = await tellAll(person, analyseResume, { body: { source: 'latest' } })
    expect(none.problem).toMatchObject({ code: 'resume.none', status: 404 })
    await person.api.call(parseResume, { form: resumeForm(makePdf(resumeLines()), UPLOAD_ANSWERS, 'mine.pdf') })
    const told = await tellAll(person, analyseResume, { body: { source: 'latest' } })
    expect((await person.api.call(getConversation, { params: { id: startOf(told).conversationId } })).title).toBe(
      'Analysis of mine.pdf',
    )
  })

  it.each([
    ['scanned-image-only.pdf', 422, 'resume.no_text'],
    ['blank.pdf', 422, 'resume.no_text'],
    ['truncated.pdf', 422, 'resume.damaged'],
    ['empty.pdf', 415, 'resume.unsupported'],
  ])('refuses %s with a sentence, and gives back what it reserved', async (name, status, code) => {
    const person = await walker()
    const told = await analyse(person, pdfForm(new Uint8Array(readFileSync(`test/resumes/edge/${name}`)), name))
    expect([told.problem?.status, told.problem?.code]).toEqual([status, code])
    expect((await person.api.call(getAiStatus)).budget.left).toBe(100_000)
    expect(server.provider.asked).toEqual([])
  })

  it('refuses what is no PDF, two files, no file, and other JSON', async () => {
    const person = await walker()
    const two = pdfForm()
    two.append('resume', new File([makePdf(['x'])], 'b.pdf'))
    const empty = new FormData()
    empty.set('note', 'x')
    const tries: [FormData | object, number, string][] = [
      [pdfForm(new TextEncoder().encode('plain words'), 'resume.pdf'), 415, 'resume.unsupported'],
      [two, 422, 'resume.two_files'],
      [empty, 422, 'resume.no_file'],
      [{ source: 'http://169.254.169.254/' }, 400, 'request.invalid'],
      [{}, 400, 'request.invalid'],
    ]
    for (const [body, status, code] of tries) {
      const answer = await send(server, 'POST', '/ai/analysis', { body, token: person.tokens.accessToken })
      expect([answer.status, answer.body.code], code).toEqual([status, code])
    }
    expect(server.provider.asked).toEqual([])
  })
})

describe('a conversation', () => {
  it('goes on from the analysis, with the history kept here', async () => {
    const person = await walker()
    const analysis = await analyse(person)
    const { conversationId } = startOf(analysis)
    const first = await ask(person, 'What about my SQL?', { conversationId })
    expect(startOf(first).conversationId).toBe(conversationId)
    await ask(person, 'And then?', { conversationId })
    const { messages } = must(server.provider.asked.at(-1)).body
    expect(messages.map((message) => message.role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
      'assistant',
      'user',
    ])
    expect(must(messages[2]).content).toBe(analysis.text)
    expect(messages.at(-1)?.content).toBe('REQUEST\nAnd then?')
    const kept = await person.api.call(getConversation, { params: { id: conversationId } })
    expect(kept.messages.map((message) => message.role)).toEqual([
      'assistant',
      'user',
      'assistant',
      'user',
      'assistant',
    ])
  })

  it('pays ten points for its third answered question, once, and the first chat earns its badge', async () => {
    const person = await walker()
    const first = await ask(person, 'One?')
    const { conversationId } = startOf(first)
    await ask(person, 'Two?', { conversationId })
    await ask(person, 'Two again?', { conversationId, isRetry: true })
    expect(await chatPoints(person)).toEqual([])
    const third = await ask(person, 'Three?', { conversationId })
    expect(doneOf(third)?.pointsAwarded).toBeGreaterThanOrEqual(10)
    expect(doneOf(await ask(person, 'Four?', { conversationId }))?.pointsAwarded).toBe(0)
    expect(await chatPoints(person)).toEqual([10])
    const badges = await server.deps.db
      .selectFrom('badges')
      .select('badge_id')
      .where('user_id', '=', person.userId)
      .execute()
    expect(badges.map((badge) => badge.badge_id)).toContain('first-chat')
  })

  it('sends a wish to die to no model: words for that come instead, and nothing is kept', async () => {
    const person = await signUpPerson(server)
    expect(await ask(person, 'Nobody hires me. I want to die.')).toMatchObject({
      problem: { status: 422, code: 'care.distress' },
    })
    expect(await person.api.call(listConversations)).toEqual([])
  })

  it('asked again loses its last question and answer, and nothing before', async () => {
    const person = await walker()
    const { conversationId } = startOf(await ask(person, 'One?'))
    await ask(person, 'Two?', { conversationId })
    await ask(person, 'Better?', { conversationId, isRetry: true })
    const kept = await person.api.call(getConversation, { params: { id: conversationId } })
    expect(kept.messages.filter((message) => message.role === 'user').map((message) => message.content)).toEqual([
      'One?',
      'Better?',
    ])
    expect(
      must(server.provider.asked.at(-1))
        .body.messages.map((message) => message.content)
        .join(),
    ).not.toContain('Two?')
    const analysis = startOf(await analyse(person))
    expect((await ask(person, 'x', { conversationId: analysis.conversationId, isRetry: true })).problem).toMatchObject({
      code: 'coach.nothing_to_retry',
      status: 409,
    })
  })

  it('keeps what came before it broke off, and the question when nothing came', async () => {
    const person = await walker()
    server.provider.behave(refuses(401))
    const failed = await ask(person, 'Anyone there?')
    expect(failed.problem).toMatchObject({ code: 'ai.auth' })
    const { conversationId } = startOf(failed)
    const read = async () =>
      (await person.api.call(getConversation, { params: { id: conversationId } })).messages.map(
        ({ role, state, content }) => [role, state, content.length > 0],
      )
    expect(await read()).toEqual([
      ['user', 'complete', true],
      ['assistant', 'failed', false],
    ])
    server.provider.behave(answers())
    await ask(person, 'Anyone there?', { conversationId, isRetry: true })
    expect(await read()).toEqual([
      ['user', 'complete', true],
      ['assistant', 'complete', true],
    ])
  })

  it("is nobody else's", async () => {
    const [person, other] = [await walker(), await walker()]
    const { conversationId: id } = startOf(await ask(person, 'Mine?'))
    const asked = server.provider.asked.length
    expect((await ask(other, 'Yours?', { conversationId: id })).problem).toMatchObject({
      code: 'coach.unknown_conversation',
      status: 404,
    })
    await expect(other.api.call(getConversation, { params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(other.api.call(deleteConversation, { params: { id } })).rejects.toMatchObject({ status: 404 })
    await other.api.call(deleteConversations)
    expect(await other.api.call(listConversations)).toEqual([])
    expect(await person.api.call(listConversations)).toMatchObject([
      { id, title: 'Mine?', messageCount: 2, kind: 'chat' },
    ])
    expect(server.provider.asked).toHaveLength(asked)
  })

  it('can be deleted, alone or with all others, and no replay brings it back', async () => {
    const person = await walker()
    const { conversationId } = startOf(
      await tellAll(person, askAdvisor, { body: { message: 'Forget me, canary-1a2b' }, idempotencyKey: 'once' }),
    )
    await ask(person, 'Stay?')
    await person.api.call(deleteConversation, { params: { id: conversationId } })
    expect(JSON.stringify(await person.api.call(exportAccount))).not.toContain('canary-1a2b')
    expect(await person.api.call(listConversations)).toHaveLength(1)
    await person.api.call(deleteConversations)
    expect(await person.api.call(listConversations)).toEqual([])
  })

  it('is part of the export, and gone with the account', async () => {
    const person = await walker()
    await analyse(person, pdfForm(makePdf(resumeLines('Canary Walker'))))
    await ask(person, 'canary-question')
    const text = JSON.stringify(await person.api.call(exportAccount))
    expect(text).toContain('canary-question')
    expect(text).toContain('Longroad Ltd')
    // it was left out of what the provider was given, and is not kept with it
    expect(text).not.toContain('Canary Walker')
    await person.api.call(deleteAccount, { body: { password: person.password } })
    for (const table of ['conversations', 'conversation_messages', 'model_person_days', 'model_calls'] as const) {
      expect(
        await server.deps.db.selectFrom(table).selectAll().where('user_id', '=', person.userId).execute(),
        table,
      ).toEqual([])
    }
  })

  it('answers a repeated request with the first answer', async () => {
    const person = await walker()
    const input = { body: { message: 'Once?' }, idempotencyKey: 'key-1' }
    const first = await tellAll(person, askAdvisor, input)
    const again = await tellAll(person, askAdvisor, input)
    expect([again.text, startOf(again), doneOf(again)]).toEqual([first.text, startOf(first), doneOf(first)])
    expect(server.provider.asked).toHaveLength(1)
    expect((await tellAll(person, askAdvisor, { ...input, body: { message: 'Other?' } })).problem).toMatchObject({
      code: 'request.key_reused',
      status: 422,
    })
  })
})
