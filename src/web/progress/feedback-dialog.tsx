import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { createFeedback, getAchievementsBrief } from '#contract/progress.ts'
import { feedbackBody } from '#contract/form-bodies.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient, queryOf, refreshUserDetails } from '../lib/queries.ts'
import { giveFeedback } from '../strings/en/give-feedback.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { TextArea } from '../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { StarRating } from '../ui/star-rating.tsx'
import { toast } from '../ui/toasts.tsx'

type Feedback = z.input<typeof feedbackBody>

const EMPTY = { rating: 1, feedback: '' }

type DialogState = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Opened from any page, so it brings its texts along. */
export function FeedbackDialog(state: DialogState) {
  return (
    <Strings of={{ giveFeedback }}>
      <FeedbackForm {...state} />
    </Strings>
  )
}

/** Product feedback: stars and a text. Stays open when it could not be sent, so that nothing typed is lost. */
function FeedbackForm({ isOpen, onOpenChange }: DialogState) {
  const words = useStrings('giveFeedback')
  const form = useForm<Feedback>({ resolver: zodResolver(feedbackBody), defaultValues: EMPTY })
  const close = () => {
    form.reset(EMPTY)
    onOpenChange(false)
  }
  const send = useMutation({
    mutationFn: (body: Feedback) => api.call(createFeedback, { body }),
    onSuccess: () => {
      toast.success(words.sent)
      close()
      void queryClient.invalidateQueries({ queryKey: queryOf(getAchievementsBrief).queryKey })
      void refreshUserDetails()
    },
    onError: (error) => toast.error(messageOf(error, words.notSent)),
  })
  return (
    <FormDialog
      title={words.title}
      words={{ cancel: words.cancel, submit: words.send }}
      isBusy={send.isPending}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => (isNowOpen ? onOpenChange(true) : close())}
    >
      {(id) => (
        <form
          id={id}
          noValidate
          className="grid gap-5"
          onSubmit={form.handleSubmit((feedback) => send.mutate(feedback))}
        >
          <Controller
            control={form.control}
            name="rating"
            render={({ field }) => (
              <StarRating label={words.rating} value={field.value ?? 1} onChange={field.onChange} />
            )}
          />
          <TextArea
            label={words.words}
            error={form.formState.errors.feedback?.message}
            required
            {...form.register('feedback')}
          />
        </form>
      )}
    </FormDialog>
  )
}
