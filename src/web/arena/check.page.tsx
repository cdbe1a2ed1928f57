import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { finishAttempt, saveAttempt, type ArenaAnswer, type SkillCheckAttempt } from '#contract/arena.ts'
import { Problem } from '#contract/problem.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { Loaded } from '../lib/loaded.tsx'
import { queryClient } from '../lib/queries.ts'
import { arena } from '../strings/en/arena.ts'
import { skillCheck } from '../strings/en/skill-check.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { attemptQuery, refreshAfterArena } from './arena-queries.ts'
import { CheckResult } from './check-result.tsx'
import { CheckClock } from './clock.tsx'
import { Runner } from './runner.tsx'

export const meta = () => [skillCheck.meta]

export default function CheckPage() {
  return (
    <Strings of={{ arena, skillCheck }}>
      <Check />
    </Strings>
  )
}

function Check() {
  const words = useStrings('skillCheck')
  const { attemptId = '' } = useParams()
  const attempt = useQuery({
    ...attemptQuery(attemptId),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  return (
    <div className="wrap max-w-[860px] pt-6 pb-16 sm:pt-9 sm:pb-24">
      <Loaded
        query={attempt}
        skeleton={
          <Card>
            <Skeleton className="h-80" />
          </Card>
        }
        otherwise={words.notLoaded}
      >
        {({ open, result, credential }) =>
          open ? (
            <Running key={open.attemptId} attempt={open} />
          ) : result ? (
            <CheckResult result={result} credential={credential} />
          ) : null
        }
      </Loaded>
    </div>
  )
}

const SAVE_AFTER_MS = 400

function Running({ attempt }: { attempt: SkillCheckAttempt }) {
  const words = useStrings('skillCheck')
  const { attemptId, mode, name } = attempt
  const params = { attemptId }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef<ArenaAnswer[]>(attempt.answers)
  const settle = async () => {
    await queryClient.invalidateQueries({ queryKey: attemptQuery(attemptId).queryKey })
    refreshAfterArena()
    document.getElementById('result')?.focus()
  }
  const finish = useMutation({
    mutationFn: (answers: ArenaAnswer[]) => api.call(finishAttempt, { params, body: { answers } }),
    onSuccess: settle,
    onError: (error) => (error instanceof Problem && error.code === 'arena.already_ended' ? settle() : undefined),
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const save = (answers: ArenaAnswer[]) => {
    latest.current = answers
    clearTimeout(timer.current)
    // a lost save is made good by the next one and by the end
    timer.current = setTimeout(
      () => void api.call(saveAttempt, { params, body: { answers } }).catch(() => undefined),
      SAVE_AFTER_MS,
    )
  }
  const end = (answers: ArenaAnswer[]) => {
    clearTimeout(timer.current)
    finish.mutate(answers)
  }
  return (
    <>
      <h1 className="text-2xl tracking-[-0.03em]">
        {name} <span className="font-normal text-ink-3">{words.kinds[attempt.isRecheck ? 'recheck' : mode]}</span>
      </h1>
      <p className="mt-1.5 mb-6 text-ink-2">{words.pass(attempt.needed, attempt.items.length)}</p>
      <Runner
        items={attempt.items}
        saved={attempt.answers}
        clock={
          mode === 'scored' ? <CheckClock seconds={attempt.secondsLeft} onTimeUp={() => end(latest.current)} /> : null
        }
        onChange={save}
        onFinish={end}
        isFinishing={finish.isPending}
        error={finish.isError ? messageOf(finish.error, words.notSent) : undefined}
      />
    </>
  )
}
