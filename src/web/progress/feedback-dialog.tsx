import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { createFeedback, getAchievementsBrief } from '#contract/progress.ts'
import { feedbackBody } from '#contract/form-bodies.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient, queryOf, refreshUserDetails } from '../lib/queries.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { StarRating } from '../ui/star-rating.tsx'
import { toast } from '../ui/toasts.tsx'

type Feedback = z.input<typeof feedbackBody>

const EMPTY = { rating: 1, feedback: '' }

/** Product feedback: stars and a text. Stays open when it could not be sent, so that nothing typed is lost. */
export function FeedbackDialog({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const formId = useId()
  const form = useForm<Feedback>({ resolver: zodResolver(feedbackBody), defaultValues: EMPTY })
  const close = () => {
    form.reset(EMPTY)
    onOpenChange(false)
  }
  const send = useMutation({
    mutationFn: (body: Feedback) => api.call(createFeedback, { body }),
    onSuccess: () => {
      toast.success('Feedback sent successfully')
      close()
      void queryClient.invalidateQueries({ queryKey: queryOf(getAchievementsBrief).queryKey })
      void refreshUserDetails()
    },
    onError: (error) => toast.error(messageOf(error, 'Something went wrong. Please try again later.')),
  })
  return (
    <Dialog
      title="Give Feedback"
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => (isNowOpen ? onOpenChange(true) : close())}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isLoading={send.isPending}>
            Send
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={form.handleSubmit((feedback) => send.mutate(feedback))}>
        <Controller
          control={form.control}
          name="rating"
          render={({ field }) => (
            <StarRating label="How would you rate Waymark?" value={field.value ?? 1} onChange={field.onChange} />
          )}
        />
        <TextArea
          label="Tell us what you think"
          error={form.formState.errors.feedback?.message}
          required
          {...form.register('feedback')}
        />
      </form>
    </Dialog>
  )
}
