import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AiStatus } from '#contract/coach.ts'
import { resetRound, restoreRound, startRound, type InterviewRound } from '#contract/interview.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { useUserDetails } from '../lib/queries.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { Rich } from '../strings/rich.tsx'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toasts.tsx'
import { refreshHistory, showRound } from './interview-queries.ts'
import { readerWords } from './notices.tsx'

type Props = { round: InterviewRound; status: AiStatus | undefined; onFresh: () => void }

/** The round as a whole: how far, what it counts, and beginning again. */
export function RoundPanel({ round, status, onFresh }: Props) {
  const hasGame = useUserDetails().data?.game_elements ?? true
  const { round: words, quota, reader } = useStrings('interview')
  const hasProvider = status?.configured === true
  const [isAsking, setIsAsking] = useState(false)
  const done = round.questions.filter(({ isCompleted }) => isCompleted).length
  const took = (next: InterviewRound) => {
    showRound(next)
    refreshHistory()
    onFresh()
  }
  const putBack = useMutation({
    mutationFn: (questionIds: string[]) => api.call(restoreRound, { body: { questionIds } }),
    onSuccess: (next) => {
      took(next)
      toast.success(words.putBack)
    },
    onError: (error) => void toast.error(messageOf(error, words.notReset)),
  })
  const reset = useMutation({
    mutationFn: () => api.call(resetRound),
    onSuccess: (next) => {
      const questionIds = round.questions.flatMap(({ id, isCompleted }) => (isCompleted ? id : []))
      const undo = { label: words.undo, onClick: () => putBack.mutate(questionIds) }
      took(next)
      toast.success(words.resetDone, { description: words.resetNote, action: undo })
    },
    onError: (error) => void toast.error(messageOf(error, words.notReset)),
  })
  const start = useMutation({
    mutationFn: () => api.call(startRound),
    onSuccess: (next) => {
      setIsAsking(false)
      took(next)
    },
    onError: (error) => void toast.error(messageOf(error, words.notStarted)),
  })
  return (
    <Card aria-labelledby="round">
      <CardHeader id="round" title={words.title} note={words.role(round.dreamRole)} />
      <p className="text-2xl font-strong tracking-tight">
        <Rich
          text={words.completed}
          values={{
            done: <span className="tnum">{words.done(done)}</span>,
            of: (
              <span className="text-base font-normal tracking-normal text-ink-2">
                {words.of(round.questions.length)}
              </span>
            ),
          }}
        />
      </p>
      <p className="mt-3 text-md text-ink-2">{quotaWords(round, hasProvider, hasGame, quota)}</p>
      <p className="mt-2 text-sm text-ink-3">{readerWords(status, reader)}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" disabled={done === 0} isLoading={reset.isPending} onClick={() => reset.mutate()}>
          {words.reset}
        </Button>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {words.anew}
        </Button>
      </div>
      <Dialog
        title={words.dialog.title}
        description={usesWords(round, hasProvider, quota)}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {words.dialog.cancel}
            </Button>
            <Button isLoading={start.isPending} onClick={() => start.mutate()}>
              {words.dialog.start}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{words.dialog.text(round.newDreamRole ?? round.dreamRole)}</p>
      </Dialog>
    </Card>
  )
}

function quotaWords(
  { quota, isCounted }: InterviewRound,
  hasProvider: boolean,
  hasGame: boolean,
  words: Catalogue['interview']['quota'],
): string {
  if (!hasProvider) return words.noProvider(quota.limit, hasGame)
  if (quota.limit === null) return words.noLimit
  return `${words.used(quota.used, quota.limit, quota.renewsAt)} ${isCounted ? words.counted : quota.left === 0 ? words.spent : words.notCounted}`
}

function usesWords(
  { quota: { limit, left, renewsAt } }: InterviewRound,
  hasProvider: boolean,
  words: Catalogue['interview']['quota'],
): string {
  if (!hasProvider || limit === null || left === null) return words.usesNothing
  if (left === 0) return words.usesRules(limit, renewsAt)
  return left === 1 ? words.usesLast : words.usesOne(left)
}
