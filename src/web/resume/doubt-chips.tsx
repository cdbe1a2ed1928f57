import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getLatestResume, settleDoubt } from '#contract/resume.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient, queryOf } from '../lib/queries.ts'
import { useStrings } from '../strings/strings.tsx'
import { classes } from '../ui/classes.ts'
import { toast } from '../ui/toasts.tsx'
import { isChangedElsewhere } from './review/carry-on.ts'

/** More would be a review, which has its own page. */
const MOST_ASKED = 2

/** Skills that were read with doubt, asked about one at a time; each answer counts at once. */
export function DoubtChips({
  resumeId,
  skills,
  total,
  onDone,
}: {
  resumeId: string
  skills: string[]
  total: number
  onDone: () => void
}) {
  const words = useStrings('reveal')
  const [asked] = useState(() => skills.slice(0, MOST_ASKED))
  const [at, setAt] = useState(0)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // the button that was pressed stays, and asks something new
    if (at > 0) question.current?.focus()
  }, [at])
  const answer = useMutation({
    mutationFn: (isRight: boolean) => api.call(settleDoubt, { body: { skill: asked[at] ?? '', isRight, resumeId } }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(queryOf(getLatestResume).queryKey, saved)
      if (at + 1 < asked.length) setAt(at + 1)
      else {
        toast.success(words.settled)
        onDone()
      }
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== getLatestResume.path })
    },
    onError: async (error) => {
      toast.error(messageOf(error, words.notSettled))
      if (isChangedElsewhere(error)) await queryClient.invalidateQueries({ queryKey: [getLatestResume.path] })
    },
  })
  const skill = asked[at]
  if (skill === undefined) return null
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-sm">
      <p ref={question} tabIndex={-1} className="outline-none">
        {total > 1 ? <b className="mr-1 font-semibold text-brand-ink">{words.toCheck(total)}</b> : null}
        {words.isSkill(skill)}
      </p>
      <span className="flex gap-2">
        {([true, false] as const).map((isRight) => (
          <button
            key={String(isRight)}
            type="button"
            disabled={answer.isPending}
            onClick={() => answer.mutate(isRight)}
            className={classes(
              'min-h-11 rounded-full px-5 font-semibold disabled:opacity-60 forced-colors:border',
              isRight ? 'bg-green-soft text-green-ink' : 'bg-sunken text-ink-2',
            )}
          >
            {isRight ? words.yes : words.no}
          </button>
        ))}
      </span>
    </div>
  )
}
