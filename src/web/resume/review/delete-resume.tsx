import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteLatestResume, getLatestResume } from '#contract/resume.ts'
import { api } from '../../lib/api.ts'
import { tokenStorage } from '../../lib/browser-session.ts'
import { messageOf } from '../../lib/errors.ts'
import { queryClient, queryOf } from '../../lib/queries.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts.tsx'
import { dropReview } from './review-storage.ts'

/** Deletes the resume with all that was read from it, after asking. */
export function DeleteResume({ userId }: { userId: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const deleting = useMutation({
    mutationFn: () => api.call(deleteLatestResume),
    onSuccess: async (before) => {
      setIsAsking(false)
      dropReview(tokenStorage, userId)
      queryClient.setQueryData(queryOf(getLatestResume).queryKey, before)
      toast.success(before ? 'Deleted. Your resume before it counts again.' : 'Your resume is deleted.')
      await queryClient.invalidateQueries()
    },
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 px-1">
      <p className="max-w-md text-ink-2">Deletes this resume, its file and the skills it showed. Your courses are chosen anew.</p>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Delete this resume
      </Button>
      <Dialog
        title="Delete this resume?"
        description="Its file, what was read from it and your corrections go, and your courses are chosen anew. If you uploaded another one before, that one counts again. This cannot be undone."
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
            <Button variant="danger" isLoading={deleting.isPending} onClick={() => deleting.mutate()}>
              Delete it
            </Button>
          </>
        }
      >
        {deleting.error ? <Banner>{messageOf(deleting.error)}</Banner> : null}
      </Dialog>
    </div>
  )
}
