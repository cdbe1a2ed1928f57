import { useMutation } from '@tanstack/react-query'
import { finishChallenge, getChallenge, type ArenaAnswer } from '#contract/arena.ts'
import { Problem } from '#contract/problem.ts'
import { api } from '../lib/api.ts'
import type { OutputOf } from '../lib/api-client.ts'
import { messageOf } from '../lib/errors.ts'
import { Loaded } from '../lib/loaded.tsx'
import { queryClient, useUserDetails } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { refreshAfterArena, useChallenge } from './arena-queries.ts'
import { GradedItems } from './graded-items.tsx'
import { Runner } from './runner.tsx'

export const meta = () => [{ title: "Today's challenge · Waymark" }]

type Challenge = OutputOf<typeof getChallenge>

export default function ChallengePage() {
  const challenge = useChallenge()
  if (challenge.error instanceof Problem && challenge.error.code === 'career.no_answers') return <NoRole />
  return (
    <div className="wrap max-w-[860px] pt-6 pb-16 sm:pt-9 sm:pb-24">
      <Loaded
        query={challenge}
        skeleton={
          <Card>
            <Skeleton className="h-80" />
          </Card>
        }
        otherwise="Today's challenge could not be loaded. Please try again."
      >
        {(loaded) => (loaded.done ? <Done challenge={loaded} /> : <Running challenge={loaded} />)}
      </Loaded>
    </div>
  )
}

function Running({ challenge }: { challenge: Challenge }) {
  const hasGame = useUserDetails().data?.game_elements
  const finish = useMutation({
    mutationFn: (answers: ArenaAnswer[]) => api.call(finishChallenge, { body: { answers } }),
    onSettled: async (_, error) => {
      if (error && !(error instanceof Problem && error.code === 'arena.already_ended')) return
      await queryClient.invalidateQueries({ queryKey: [getChallenge.path] })
      refreshAfterArena()
      document.getElementById('result')?.focus()
    },
  })
  return (
    <>
      <h1 className="text-2xl tracking-[-0.03em]">Today's challenge</h1>
      <p className="mt-1.5 mb-6 text-ink-2">Five questions for everyone on the way to {challenge.dreamRole}. No clock{hasGame ? '; answering all five earns points' : ''}.</p>
      <Runner
        items={challenge.items}
        onFinish={finish.mutate}
        isFinishing={finish.isPending}
        error={finish.isError ? messageOf(finish.error, 'Your answers could not be sent. Please try again.') : undefined}
      />
    </>
  )
}

function Done({ challenge: { result, dreamRole } }: { challenge: Challenge }) {
  const hasGame = useUserDetails().data?.game_elements
  const right = result?.items.filter((item) => item.right).length ?? 0
  return (
    <div className="grid gap-5">
      <section aria-labelledby="result" className="dawn rounded-lg p-6 sm:p-8">
        <p className="text-sm font-semibold text-ink-2">Today's challenge · {dreamRole}</p>
        <h1 id="result" tabIndex={-1} className="mt-1 text-3xl tracking-[-0.03em] outline-none">
          {result ? `${right} of ${result.items.length} right` : 'Done for today'}
        </h1>
        <p className="mt-2 text-ink-2">
          {result ? 'The next challenge comes tomorrow.' : 'A scored check of one of its skills is under way. The answers open when it has ended.'}
          {hasGame && result && result.pointsAwarded > 0 ? <b className="text-ink"> +{result.pointsAwarded} XP</b> : null}
        </p>
        <LinkButton to={paths.arena()} className="mt-5">
          Back to the arena
        </LinkButton>
      </section>
      {result ? <GradedItems items={result.items} /> : null}
    </div>
  )
}

function NoRole() {
  return (
    <EmptyState title="First, your dream role" action={<LinkButton to={paths.resumeUpload()}>Answer the questions</LinkButton>}>
      The challenge is made from the skills your dream role asks for.
    </EmptyState>
  )
}
