import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AiStatus } from '#contract/coach.ts'
import { resetRound, startRound, type InterviewRound } from '#contract/interview.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toasts.tsx'
import { refreshHistory, showRound } from './interview-queries.ts'
import { readerWords } from './notices.tsx'
import { renewalWords } from './words.ts'

type Props = { round: InterviewRound; status: AiStatus | undefined; onFresh: () => void }

/** The round as a whole: how far, what it counts, and beginning again. */
export function RoundPanel({ round, status, onFresh }: Props) {
  const hasProvider = status?.configured === true
  const [isAsking, setIsAsking] = useState(false)
  const done = round.questions.filter(({ isCompleted }) => isCompleted).length
  const took = (next: InterviewRound) => {
    showRound(next)
    refreshHistory()
    onFresh()
  }
  const reset = useMutation({
    mutationFn: () => api.call(resetRound),
    onSuccess: (next) => {
      took(next)
      toast.success('Progress reset', { description: 'Your feedback stays in the history.' })
    },
    onError: (error) => void toast.error(messageOf(error, 'The progress could not be reset. Please try again.')),
  })
  const start = useMutation({
    mutationFn: () => api.call(startRound),
    onSuccess: (next) => {
      setIsAsking(false)
      took(next)
    },
    onError: (error) => void toast.error(messageOf(error, 'A new interview could not be started. Please try again.')),
  })
  return (
    <Card aria-labelledby="round">
      <CardHeader id="round" title="This interview" note={`For ${round.dreamRole}`} />
      <p className="text-2xl font-strong tracking-tight">
        <span className="tnum">{done}</span> <span className="text-base font-normal tracking-normal text-ink-2">of {round.questions.length} completed</span>
      </p>
      <p className="mt-3 text-[0.9375rem] text-ink-2">{quotaWords(round, hasProvider)}</p>
      <p className="mt-2 text-sm text-ink-3">{readerWords(status)}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" disabled={done === 0} isLoading={reset.isPending} onClick={() => reset.mutate()}>
          Reset Progress
        </Button>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          New interview
        </Button>
      </div>
      <Dialog
        title="Start a new interview?"
        description={usesWords(round, hasProvider)}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              Cancel
            </Button>
            <Button isLoading={start.isPending} onClick={() => start.mutate()}>
              Start new interview
            </Button>
          </>
        }
      >
        <p className="text-ink-2">
          Five fresh questions for {round.newDreamRole ?? round.dreamRole}. What you did here stays in your history.
        </p>
      </Dialog>
    </Card>
  )
}

function quotaWords({ quota, isCounted }: InterviewRound, hasProvider: boolean): string {
  if (!hasProvider) return 'Built-in coaching uses nothing and has no limit.'
  const own = isCounted ? 'This one is counted; the rest of it is free.' : 'This one counts when its first AI feedback arrives.'
  if (quota.limit === null) return 'Your plan has no limit on AI mock interviews.'
  return `AI mock interviews this month: ${quota.used} of ${quota.limit} used. They renew on ${renewalWords(quota.renewsAt)}. ${own}`
}

function usesWords({ quota }: InterviewRound, hasProvider: boolean): string {
  if (!hasProvider || quota.limit === null) return 'It uses nothing of your plan.'
  if (quota.left === 0) return `This month's ${quota.limit} AI mock interviews are used, so you get built-in coaching until ${renewalWords(quota.renewsAt)}. That uses nothing.`
  if (quota.left === 1) return "It uses this month's last AI mock interview, when its first AI feedback arrives. Built-in coaching uses none."
  return `It uses one of the ${quota.left} AI mock interviews left this month, when its first AI feedback arrives. Built-in coaching uses none.`
}
