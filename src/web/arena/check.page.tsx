import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { finishAttempt, saveAttempt, type ArenaAnswer, type SkillCheckAttempt } from '#contract/arena.ts'
import { Problem } from '#contract/problem.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { Loaded } from '../lib/loaded.tsx'
import type { Catalogue } from '../strings/catalogue.ts'
import { arena } from '../strings/en/arena.ts'
import { skillCheck } from '../strings/en/skill-check.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { Card } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AdaptiveCheck } from './adaptive-check.tsx'
import { attemptQuery } from './arena-queries.ts'
import { CheckHeading } from './check-heading.tsx'
import { CheckResult } from './check-result.tsx'
import { CheckClock } from './clock.tsx'
import { PracticeRunner } from './practice-runner.tsx'
import { Runner } from './runner.tsx'
import { settle } from './settle-attempt.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.skillCheck ?? skillCheck).meta]

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
    <Page className="max-w-215">
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
            open.isAdaptive ? (
              <AdaptiveCheck key={open.attemptId} attempt={open} />
            ) : (
              <Running key={open.attemptId} attempt={open} />
            )
          ) : result ? (
            <CheckResult result={result} credential={credential} />
          ) : null
        }
      </Loaded>
    </Page>
  )
}

const SAVE_AFTER_MS = 400

function Running({ attempt }: { attempt: SkillCheckAttempt }) {
  const words = useStrings('skillCheck')
  const { attemptId, mode } = attempt
  const params = { attemptId }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef<ArenaAnswer[]>(attempt.answers)
  const finish = useMutation({
    mutationFn: (answers: ArenaAnswer[]) => api.call(finishAttempt, { params, body: { answers } }),
    onSuccess: () => settle(attemptId),
    onError: (error) =>
      error instanceof Problem && error.code === 'arena.already_ended' ? settle(attemptId) : undefined,
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
  const error = finish.isError ? messageOf(finish.error, words.notSent) : undefined
  return (
    <>
      <CheckHeading
        attempt={attempt}
        lead={mode === 'practice' ? words.practice : words.pass(attempt.needed, attempt.items.length)}
      />
      {mode === 'practice' ? (
        <PracticeRunner attempt={attempt} onFinish={end} isFinishing={finish.isPending} error={error} />
      ) : (
        <Runner
          items={attempt.items}
          saved={attempt.answers}
          clock={<CheckClock seconds={attempt.secondsLeft} onTimeUp={() => end(latest.current)} />}
          onChange={save}
          onFinish={end}
          isFinishing={finish.isPending}
          error={error}
        />
      )}
    </>
  )
}
