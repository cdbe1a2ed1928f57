import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { checkResume } from '#contract/resume-check.ts'
import { getResumePage, getResumeText } from '#contract/resume-file.ts'
import { deleteLatestResume, getLatestResume, type SavedResume } from '#contract/resume.ts'
import { api } from '../../lib/api.ts'
import { tokenStorage } from '../../lib/browser-session.ts'
import { messageOf } from '../../lib/errors.ts'
import { queryClient, queryOf } from '../../lib/queries.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts.tsx'
import { DELETING_RESUME } from '../check/use-resume-check.ts'
import { isChangedElsewhere } from './carry-on.ts'
import { dropReview } from './review-storage.ts'

/** Deletes the resume with all that was read from it, after asking. */
export function DeleteResume({
  userId,
  resume,
  onDeleted,
}: {
  userId: string
  resume: SavedResume
  onDeleted: () => void
}) {
  const words = useStrings('resumeReview').deletion
  const isByHand = resume.status === 'manual'
  // the one that was asked about, whatever came since
  const [asked, ask] = useState<SavedResume>()
  const [alsoFacts, setAlsoFacts] = useState(false)
  const deleting = useMutation({
    mutationKey: DELETING_RESUME,
    mutationFn: async ({ resumeId, version }: SavedResume) => {
      await queryClient.cancelQueries({ queryKey: [checkResume.path] })
      return api.call(deleteLatestResume, { query: { facts: alsoFacts ? 'drop' : 'keep', resumeId, version } })
    },
    onSuccess: async (before) => {
      ask(undefined)
      onDeleted()
      dropReview(tokenStorage, userId)
      queryClient.setQueryData(queryOf(getLatestResume).queryKey, before)
      // still on the screen for a moment; asked for again they would be missing
      for (const { path } of [getResumeText, getResumePage]) queryClient.removeQueries({ queryKey: [path] })
      toast.success(before ? words.deletedForOther : alsoFacts ? words.deleted : words.deletedFactsStay)
      await queryClient.invalidateQueries()
    },
    onError: async (error) => {
      if (!isChangedElsewhere(error)) return
      ask(undefined)
      toast.error(messageOf(error))
      await queryClient.invalidateQueries({ queryKey: [getLatestResume.path] })
    },
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 px-1">
      <p className="max-w-md text-ink-2">{isByHand ? words.textByHand : words.text}</p>
      <Button variant="danger" onClick={() => ask(resume)}>
        {words.open}
      </Button>
      <Dialog
        title={words.title}
        description={isByHand ? words.warningByHand : words.warning}
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => ask(isOpen ? resume : undefined)}
        footer={
          <>
            <Button variant="secondary" onClick={() => ask(undefined)}>
              {words.keep}
            </Button>
            <Button variant="danger" isLoading={deleting.isPending} onClick={() => asked && deleting.mutate(asked)}>
              {words.delete}
            </Button>
          </>
        }
      >
        <Checkbox
          label={
            <>
              <b className="font-semibold text-ink">{words.facts}.</b> {words.factsText}
            </>
          }
          checked={alsoFacts}
          onChange={(event) => setAlsoFacts(event.target.checked)}
        />
        <p className="mt-3 text-ink-2">{words.papers}</p>
        {deleting.error ? <Banner>{messageOf(deleting.error)}</Banner> : null}
      </Dialog>
    </div>
  )
}
