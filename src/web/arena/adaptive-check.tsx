import { useMutation } from '@tanstack/react-query'
import { answerItem, finishAttempt, type SkillCheckAttempt } from '#contract/arena.ts'
import { Problem } from '#contract/problem.ts'
import { LEAST_MS_PER_ITEM } from '#core/arena/pace.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient } from '../lib/queries.ts'
import { useStrings } from '../strings/strings.tsx'
import { AdaptiveRunner } from './adaptive-runner.tsx'
import { attemptQuery } from './arena-queries.ts'
import { CheckHeading } from './check-heading.tsx'
import { CheckClock } from './clock.tsx'
import type { Reply } from './replies.ts'
import { settle } from './settle-attempt.ts'

/** A scored check: one question at a time until the server is sure. */
export function AdaptiveCheck({ attempt }: { attempt: SkillCheckAttempt }) {
  const words = useStrings('skillCheck')
  const { attemptId, items, most, isRecheck } = attempt
  const item = items.at(-1)
  const isOver = (error: unknown) =>
    error instanceof Problem && ['arena.already_ended', 'arena.not_asked'].includes(error.code)
  const answer = useMutation({
    mutationFn: async ({ shownAt, ...body }: { itemId: string; value: Reply; shownAt: number }) => {
      // the server takes no answer that comes sooner than its question can be read
      await pause(LEAST_MS_PER_ITEM + 250 - (performance.now() - shownAt))
      return api.call(answerItem, { params: { attemptId }, body })
    },
    onSuccess: async (state) => {
      if (state.open) queryClient.setQueryData(attemptQuery(attemptId).queryKey, state)
      else await settle(attemptId)
    },
    onError: (error) => (isOver(error) ? settle(attemptId) : undefined),
  })
  const finish = useMutation({
    mutationFn: () => api.call(finishAttempt, { params: { attemptId }, body: { answers: [] } }),
    onSuccess: () => settle(attemptId),
    onError: (error) => (isOver(error) ? settle(attemptId) : undefined),
  })
  if (!item) return null
  const error = answer.error ?? finish.error
  return (
    <>
      <CheckHeading attempt={attempt} lead={isRecheck ? words.confirm(most) : words.adaptive(most)} />
      <AdaptiveRunner
        key={item.itemId}
        item={item}
        at={items.length}
        most={most}
        clock={<CheckClock seconds={attempt.secondsLeft} onTimeUp={() => finish.mutate()} />}
        onAnswer={(value, shownAt) => answer.mutate({ itemId: item.itemId, value, shownAt })}
        onGiveUp={() => finish.mutate()}
        isSending={answer.isPending || finish.isPending}
        error={error && !isOver(error) ? messageOf(error, words.notSent) : undefined}
      />
    </>
  )
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
