import type { AiStatus } from '#contract/coach.ts'
import type { InterviewRound } from '#contract/interview.ts'
import { Banner } from '../ui/banner.tsx'
import { renewalWords } from './words.ts'

/** Feedback by the model needs a provider and, in a round that is not counted yet, one of the month's. */
export function isByModel(status: AiStatus | undefined, round: InterviewRound): boolean {
  return status?.configured === true && (round.isCounted || round.quota.left !== 0)
}

/** Who reads an answer that gets AI feedback; nothing where nobody outside this server does. */
export function readerWords(status: AiStatus | undefined): string {
  if (!status?.configured || status.provider === 'fake') return 'Your answers stay on this server.'
  const named = status.model ? ` (${status.model})` : ''
  if (status.provider === 'own') return `For AI feedback your answer is read by a model on this server's own network${named}.`
  return `For AI feedback your answer, without your name, is sent to ${status.provider === 'openai' ? 'OpenAI' : "this server's AI provider"}${named}.`
}

/** What stands between a person and AI feedback, and what works all the same. */
export function InterviewNotices({ status, round }: { status: AiStatus | undefined; round: InterviewRound }) {
  const { quota } = round
  return (
    <>
      {status && !status.configured ? (
        <Banner tone="notice">
          The AI provider's API key is not configured. Please add your API key to continue. It belongs in the environment file. Whoever runs this server can
          do that. What is below works without it.
        </Banner>
      ) : null}
      {status?.provider === 'fake' ? <Banner tone="info">Feedback comes from the built-in fake provider (AI_FAKE=1), which is for development.</Banner> : null}
      {status?.configured && !status.isAnswering ? (
        <Banner tone="notice">The AI provider failed several times in a row. You can try in a minute; built-in coaching works as always.</Banner>
      ) : null}
      {status?.configured && quota.left === 0 && !round.isCounted ? (
        <Banner tone="notice">
          You have used this month's {quota.limit} AI mock interviews. They renew on {renewalWords(quota.renewsAt)}. Until then Submit gives built-in
          coaching, which has no limit.
        </Banner>
      ) : null}
      {round.newDreamRole === null ? null : (
        <Banner tone="info">
          These questions are for {round.dreamRole}. Your dream role is now {round.newDreamRole}: a new interview asks what fits it.
        </Banner>
      )}
    </>
  )
}
