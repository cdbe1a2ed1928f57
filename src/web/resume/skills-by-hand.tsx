import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { getLatestResume, saveLatestResume, type SavedResume } from '#contract/resume.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient, queryOf } from '../lib/queries.ts'
import { forgetTried, readTried } from '../lib/tried.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { StepHeading } from './question-frame.tsx'
import { isChangedElsewhere, seenIn } from './review/carry-on.ts'
import { SkillPicker } from './skill-picker.tsx'
import type { Answers } from './use-answers.ts'

/** 'I have no resume yet': skills by hand. What an earlier resume said stays, but for its skills. */
export function SkillsByHand({ answers, onSaved }: { answers: Answers; onSaved: () => void }) {
  const words = useStrings('questionnaire').skills
  const latest = useQuery(queryOf(getLatestResume))
  return (
    <div className="wrap max-w-3xl py-8 sm:py-12">
      <header className="mb-8 grid gap-2">
        <Link
          to={paths.resumeUpload({ step: '8' })}
          className="touch inline-flex min-h-9 items-center gap-1.5 justify-self-start text-md font-semibold text-brand-ink hover:underline"
        >
          <ArrowLeft size={17} aria-hidden />
          {words.haveResume}
        </Link>
        <StepHeading>{words.heading}</StepHeading>
        <p className="text-ink-2">{words.lead}</p>
      </header>
      {latest.data !== undefined ? (
        <PickAndSave latest={latest.data} answers={answers} onSaved={onSaved} />
      ) : latest.isError ? (
        <ErrorState
          message={messageOf(latest.error)}
          onRetry={() => void latest.refetch()}
          isRetrying={latest.isFetching}
        />
      ) : (
        <Loading>
          <Skeleton className="h-56 rounded-lg" />
        </Loading>
      )}
    </div>
  )
}

function PickAndSave({
  latest: newest,
  answers,
  onSaved,
}: {
  latest: SavedResume | null
  answers: Answers
  onSaved: () => void
}) {
  const words = useStrings('questionnaire').skills
  const [latest, setLatest] = useState(newest)
  const [chosen, setChosen] = useState(() => latest?.facts.skills ?? readTried()?.skills ?? [])
  const save = useMutation({
    mutationFn: async () => {
      // The courses that follow are chosen by the answers: those must be there first.
      if (!answers.isSaved) await answers.saving.mutateAsync(undefined)
      const facts = { ...(latest?.facts ?? NO_FACTS), skills: chosen }
      const saved = await api.call(saveLatestResume, { body: { facts, seen: seenIn(latest) } })
      queryClient.setQueryData(queryOf(getLatestResume).queryKey, saved)
      forgetTried()
      await queryClient.invalidateQueries()
    },
    onSuccess: onSaved,
    onError: async (error) => {
      if (!isChangedElsewhere(error)) return
      // what was picked here goes on from the newer one, and is saved when the person says so once more
      const now = await queryClient.fetchQuery({ ...queryOf(getLatestResume), staleTime: 0 })
      const were = latest?.facts.skills ?? []
      const kept = (now?.facts.skills ?? []).filter((skill) => !were.includes(skill) || chosen.includes(skill))
      setChosen([...new Set([...kept, ...chosen.filter((skill) => !were.includes(skill))])])
      setLatest(now)
    },
  })
  return (
    <div className="grid gap-6">
      <SkillPicker chosen={chosen} onChange={setChosen} dreamRole={answers.draft.dreamRole} />
      {save.isError ? (
        <Banner>
          {messageOf(save.error)} {isChangedElsewhere(save.error) ? words.newer : null}
        </Banner>
      ) : null}
      <div
        data-actions
        className="panel sticky bottom-4 flex items-center justify-between gap-4 rounded-lg p-3 shadow-3 sm:pl-5"
      >
        <p className="tnum text-md text-ink-2 max-sm:sr-only">{words.count(chosen.length)}</p>
        <Button size="lg" isLoading={save.isPending} onClick={() => save.mutate()} className="max-sm:w-full">
          {save.isPending ? words.saving : chosen.length > 0 ? words.save : words.without}
        </Button>
      </div>
    </div>
  )
}
