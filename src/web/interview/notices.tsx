import type { AiStatus } from '#contract/coach.ts'
import type { InterviewRound } from '#contract/interview.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'

/** Feedback by the model needs a provider and, in a round that is not counted yet, one of the month's. */
export function isByModel(status: AiStatus | undefined, round: InterviewRound): boolean {
  return status?.configured === true && (round.isCounted || round.quota.left !== 0)
}

/** Who reads an answer that gets AI feedback; nothing where nobody outside this server does. */
export function readerWords(status: AiStatus | undefined, words: Catalogue['interview']['reader']): string {
  if (!status?.configured || status.provider === 'fake') return words.here
  return words[status.provider ?? 'other'](status.model)
}

/** What stands between a person and AI feedback, and what works all the same. */
export function InterviewNotices({ status, round }: { status: AiStatus | undefined; round: InterviewRound }) {
  const words = useStrings('interview').notices
  const { quota } = round
  return (
    <>
      {status && !status.configured ? (
        <Banner tone="info">
          {words.builtIn}
          <p className="mt-1 text-sm font-normal">
            {words.forOperator} <span>{words.noKey}</span>
          </p>
        </Banner>
      ) : null}
      {status?.provider === 'fake' ? <Banner tone="info">{words.fake}</Banner> : null}
      {status?.configured && !status.isAnswering ? <Banner tone="notice">{words.failing}</Banner> : null}
      {status?.configured && quota.limit !== null && quota.left === 0 && !round.isCounted ? (
        <Banner tone="notice">{words.spent(quota.limit, quota.renewsAt)}</Banner>
      ) : null}
      {round.newDreamRole === null ? null : (
        <Banner tone="info">{words.newRole(round.dreamRole, round.newDreamRole)}</Banner>
      )}
    </>
  )
}
