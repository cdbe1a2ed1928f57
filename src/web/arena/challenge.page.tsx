import { useMutation } from '@tanstack/react-query'
import { finishChallenge, getChallenge, type ArenaAnswer } from '#contract/arena.ts'
import { Problem } from '#contract/problem.ts'
import { api } from '../lib/api.ts'
import type { OutputOf } from '../lib/api-client.ts'
import { messageOf } from '../lib/errors.ts'
import { Loaded } from '../lib/loaded.tsx'
import { queryClient, useUserDetails } from '../lib/queries.ts'
import { RemindMe } from '../notices/remind-me.tsx'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { arena } from '../strings/en/arena.ts'
import { skillCheck } from '../strings/en/skill-check.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EarnedHere } from '../progress/earned-here.tsx'
import { refreshAfterArena, useChallenge } from './arena-queries.ts'
import { GradedItems } from './graded-items.tsx'
import { Runner } from './runner.tsx'
import { justEnded } from './settle-attempt.ts'
import { useVerdict } from './use-verdict.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.skillCheck ?? skillCheck).challenge.meta]

type Challenge = OutputOf<typeof getChallenge>

const CHALLENGE = 'challenge'

export default function ChallengePage() {
  return (
    <Strings of={{ arena, skillCheck }}>
      <DailyChallenge />
    </Strings>
  )
}

function DailyChallenge() {
  const words = useStrings('skillCheck').challenge
  const challenge = useChallenge()
  const person = useUserDetails()
  if (challenge.error instanceof Problem && challenge.error.code === 'career.no_answers') return <NoRole />
  return (
    <Page className="max-w-215">
      <Loaded query={challenge} isHeld={person.isPending} skeleton={<RunnerSkeleton />} otherwise={words.notLoaded}>
        {(loaded) => (loaded.done ? <Done challenge={loaded} /> : <Running challenge={loaded} />)}
      </Loaded>
    </Page>
  )
}

function RunnerSkeleton() {
  return (
    <>
      <Skeleton className="h-7 w-56" />
      <Skeleton className="mt-2.5 mb-6 h-16 sm:h-5" />
      <Card className="grid gap-5">
        <Skeleton className="h-8 w-52" />
        <Skeleton className="h-16" />
        <Skeleton className="h-72" />
        <Skeleton className="h-11 w-28 justify-self-end" />
      </Card>
    </>
  )
}

function Running({ challenge }: { challenge: Challenge }) {
  const { challenge: words, notSent } = useStrings('skillCheck')
  const hasGame = useUserDetails().data?.game_elements
  const finish = useMutation({
    mutationFn: (answers: ArenaAnswer[]) => api.call(finishChallenge, { body: { answers } }),
    onSettled: async (_, error) => {
      if (error && !(error instanceof Problem && error.code === 'arena.already_ended')) return
      justEnded(CHALLENGE)
      await queryClient.invalidateQueries({ queryKey: [getChallenge.path] })
      refreshAfterArena()
    },
  })
  return (
    <>
      <h1 className="text-2xl tracking-heading">{words.title}</h1>
      <p className="mt-1.5 mb-6 text-ink-2">
        {hasGame ? words.leadForPoints(challenge.dreamRole) : words.lead(challenge.dreamRole)}
      </p>
      <Runner
        items={challenge.items}
        onFinish={finish.mutate}
        isFinishing={finish.isPending}
        error={finish.isError ? messageOf(finish.error, notSent) : undefined}
      />
    </>
  )
}

function Done({ challenge: { result, dreamRole } }: { challenge: Challenge }) {
  const { toArena } = useStrings('arena')
  const { challenge: words, result: outcome } = useStrings('skillCheck')
  const hasGame = useUserDetails().data?.game_elements
  const heading = useVerdict(CHALLENGE)
  const right = result?.items.filter((item) => item.right).length ?? 0
  return (
    <div className="grid gap-5">
      <section aria-labelledby="result" className="dawn rounded-lg p-6 sm:p-8">
        <p className="text-sm font-semibold text-ink-2">{words.of(dreamRole)}</p>
        <h1 ref={heading} id="result" tabIndex={-1} className="mt-1 text-3xl tracking-heading outline-none">
          {result ? words.right(right, result.items.length) : words.done}
        </h1>
        <p className="mt-2 text-ink-2">
          {result ? words.tomorrow : words.closed}
          {hasGame && result && result.pointsAwarded > 0 ? (
            <b className="text-ink"> {outcome.points(result.pointsAwarded)}</b>
          ) : null}
        </p>
        <EarnedHere className="mt-5" />
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <LinkButton to={paths.arena()}>{toArena}</LinkButton>
          {result && right < result.items.length ? <RemindMe kind="practice" /> : null}
        </div>
      </section>
      {result ? <GradedItems items={result.items} /> : null}
    </div>
  )
}

function NoRole() {
  const words = useStrings('skillCheck').challenge.noRole
  return (
    <EmptyState isPage title={words.title} action={<LinkButton to={paths.resumeUpload()}>{words.answer}</LinkButton>}>
      {words.text}
    </EmptyState>
  )
}
