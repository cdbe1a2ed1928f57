import { randomBytes } from 'node:crypto'
import { reasonOf } from '#contract/event-stream.ts'
import type { InterviewEvent } from '#contract/interview.ts'
import { Problem } from '#contract/problem.ts'
import { dropUnseen } from '#core/text/unseen.ts'
import { createLeakGuard } from '#core/coach/leak-guard.ts'
import { NO_QUOTES, NO_SCORES, type AnswerFeedback } from '#core/interview/coaching/coach-answer.ts'
import { measureDelivery } from '#core/interview/scores/delivery.ts'
import { findMentions } from '#core/interview/points/mentions.ts'
import { languageOfAnswer } from '#core/interview/points/elsewhere.ts'
import { asRead } from '#core/interview/undotted.ts'
import { findMisconceptions } from '#core/interview/misconceptions/misconception.ts'
import { interviewFeedbackPrompt, INTERVIEW_SECRET_RULES } from '#core/interview/prompts/interview-feedback.v1.ts'
import { interviewScoresPrompt } from '#core/interview/prompts/interview-scores.v1.ts'
import { tellFromQuestion } from '#core/interview/question-in-language.ts'
import type { CoachedQuestion } from '#core/interview/question.ts'
import { totalOf, weakestOf } from '#core/interview/rubric.ts'
import { isShortAnswer } from '#core/interview/scores/short-answer.ts'
import { requireNoDistress } from '#server/care.ts'
import type { Deps } from '#server/deps.ts'
import { hasLeft } from '#server/http/open-streams.ts'
import { ModelFault, notConfigured } from '#server/model/model-fault.ts'
import { findUser } from '#server/users/user.repo.ts'
import { openModelCall, tokensFor, type ModelCall } from '#server/model/open-call.ts'
import { refundQuota, reserveQuota } from '#server/progress/quota.ts'
import { askedOf, type InterviewDeps } from './current-round.ts'
import { deliverFeedback, settleRound } from './deliver-feedback.ts'
import type { AnswerRow, RoundRow } from './interview.repo.ts'
import { judgeAnswer, SCORES_TOKENS, sumOf } from './judge-answer.ts'
import { saveAnswer, type GivenAnswer } from './keep-answer.ts'
import { viewFeedback } from './view-round.ts'

export type FeedbackDeps = InterviewDeps & Pick<Deps, 'config' | 'model'>
type Told = Exclude<InterviewEvent, { type: 'error' }>

/** The specification's. */
const ANSWER_TOKENS = 1_000
const TEMPERATURE = 0.7

/** Everything one piece of feedback is made from. `reservation`: null in a round that is counted already. */
type Asked = {
  question: CoachedQuestion
  round: RoundRow
  saved: AnswerRow
  reservation: string | null
  call: ModelCall
  mark: string
  signal: AbortSignal
}

/** AI feedback on an answer, which is saved before anything else. What can be refused is refused before the stream. */
export async function giveFeedback(
  deps: FeedbackDeps,
  userId: string,
  given: GivenAnswer & { roundId: string },
  signal: AbortSignal,
): Promise<AsyncIterable<Told>> {
  const { round, question } = await askedOf(deps, userId, given.questionId, given.roundId)
  const saved = await saveAnswer(deps, round, given)
  requireNoDistress(given.answer)
  if (!deps.model) throw notConfigured()
  if (isShortAnswer(question, given.answer))
    throw new Problem(
      'interview.short_answer',
      'This answer is too short for AI feedback. Add more, or take the built-in coaching.',
    )
  const mark = randomBytes(8).toString('hex')
  const reservation = round.is_counted === 1 ? null : await reserveQuota(deps, userId, 'mockInterview')
  try {
    // scores, one repair of them, and the words
    const tokens = 3 * tokensFor(interviewScoresPrompt(question, given.answer, mark), SCORES_TOKENS) + ANSWER_TOKENS
    const call = await openModelCall(deps, userId, tokens)
    return tellFeedback(deps, { question, round, saved, reservation, call, mark, signal })
  } catch (error) {
    if (reservation) await refundQuota(deps, reservation)
    throw error
  }
}

/** Tells it as it comes. It counts when it was delivered to its end, or when the person left or signed out in the middle of it. */
async function* tellFeedback(deps: FeedbackDeps, asked: Asked): AsyncGenerator<Told> {
  const { question, saved, call, mark, signal } = asked
  let text = ''
  let isKept = false
  let hasFailed = false
  try {
    yield { type: 'start', questionId: question.id }
    const { answer, asTyped } = asRead(saved.answer)
    const found = findMisconceptions(question.watched, answer, languageOfAnswer(answer))
    const misconceptions = found.map((hit) => ({ ...hit, said: asTyped(hit.said) }))
    const { checked, ...judging } = await judgeAnswer(call, question, saved.answer, misconceptions, mark, signal)
    const user = await findUser(deps.db, saved.user_id)
    const mentions = findMentions(
      question,
      answer,
      found.map(({ said }) => said),
    ).map((mention) => ({ ...mention, quote: mention.quote === null ? null : asTyped(mention.quote) }))
    const weakest = checked && weakestOf(checked.scores, question.category)
    const notHeard = mentions.filter((mention) => !mention.isMentioned).map((mention) => mention.text)
    const known = { checked, weakest, notHeard, misconceptions }
    const prompt = interviewFeedbackPrompt(question, saved.answer, known, mark)
    let { usage } = judging
    let isCutOff = false
    for await (const event of guarded(
      call.stream(prompt, { signal, maxTokens: ANSWER_TOKENS, temperature: TEMPERATURE }),
      secretsOf(deps, mark),
    )) {
      if (event.type === 'text') {
        text += event.text
        yield { type: 'delta', text: event.text }
      } else {
        usage = sumOf(usage, event.usage)
        isCutOff = event.isCutOff
      }
    }
    if (text.trim() === '') throw new ModelFault('invalid_output', 'no words came')
    const feedback: AnswerFeedback = {
      by: 'model',
      scores: checked?.scores ?? NO_SCORES,
      total: checked && Math.round(totalOf(checked.scores, question.category)),
      quotes: checked?.quotes ?? NO_QUOTES,
      ...tellFromQuestion(question, mentions, misconceptions, weakest, user?.language ?? 'en'),
      isLanguageRead: true,
      delivery: measureDelivery(question, saved.answer, saved.spoken_seconds),
      weakest,
      text,
      isShort: false,
    }
    const { points, at } = await deliverFeedback(deps, asked, feedback)
    isKept = true
    yield { type: 'usage', ...usage }
    yield { type: 'done', reason: reasonOf(isCutOff), pointsAwarded: points, feedback: viewFeedback(feedback, at) }
  } catch (error) {
    hasFailed = !hasLeft(signal)
    throw error
  } finally {
    await call.close()
    if (!isKept) await (text !== '' && !hasFailed ? settleRound(deps, asked) : giveBack(deps, asked))
  }
}

async function giveBack(deps: FeedbackDeps, { reservation }: Asked): Promise<void> {
  if (reservation) await refundQuota(deps, reservation)
}

function secretsOf({ config }: FeedbackDeps, mark: string): string[] {
  return config.ai.apiKey ? [mark, config.ai.apiKey] : [mark]
}

/** What a model says, without what nobody sees; giving away the prompt or a key ends it. */
async function* guarded(
  events: ReturnType<ModelCall['stream']>,
  secrets: readonly string[],
): ReturnType<ModelCall['stream']> {
  const guard = createLeakGuard(secrets, INTERVIEW_SECRET_RULES)
  const safe = (text: string | null): string => {
    if (text === null) throw new ModelFault('invalid_output', 'the answer gave the prompt away')
    return text
  }
  for await (const event of events) {
    const text = event.type === 'text' ? safe(guard.push(dropUnseen(event.text))) : safe(guard.end())
    if (text !== '') yield { type: 'text', text }
    if (event.type === 'end') yield event
  }
}
