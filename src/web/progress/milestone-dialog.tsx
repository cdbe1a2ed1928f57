import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { reportMilestone } from '#contract/progress.ts'
import { milestoneBody } from '#contract/form-bodies.ts'
import { MILESTONE_LABELS, MILESTONE_TYPES } from '#core/progress/activities.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { Banner } from '../ui/banner.tsx'
import { TextArea } from '../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toasts.tsx'
import { refreshProgress } from './progress-queries.ts'

type Milestone = z.input<typeof milestoneBody>

/** Which milestone, and a few words on it. Stays open when it was refused, with the server's reason. */
export function MilestoneDialog({ onClose }: { onClose: () => void }) {
  const words = useStrings('achievements').milestones.dialog
  const say = useSay()
  const form = useForm<Milestone>({
    resolver: zodResolver(milestoneBody),
    defaultValues: { type: MILESTONE_TYPES[0], note: '' },
  })
  const report = useMutation({
    mutationFn: (body: Milestone) => api.call(reportMilestone, { body }),
    onSuccess: ({ type, pointsAwarded }) => {
      if (pointsAwarded === 0) toast.info(words.already(say(MILESTONE_LABELS[type])))
      refreshProgress()
      onClose()
    },
  })
  return (
    <FormDialog
      title={words.title}
      description={words.description}
      words={words}
      isBusy={report.isPending}
      isOpen
      onOpenChange={onClose}
    >
      {(id) => (
        <form
          id={id}
          noValidate
          className="grid gap-5"
          onSubmit={form.handleSubmit((milestone) => report.mutate(milestone))}
        >
          {report.error ? <Banner>{messageOf(report.error, words.notSaved)}</Banner> : null}
          <Select label={words.what} {...form.register('type')}>
            {MILESTONE_TYPES.map((type) => (
              <option key={type} value={type}>
                {say(MILESTONE_LABELS[type])}
              </option>
            ))}
          </Select>
          <TextArea
            label={words.words}
            hint={words.hint}
            error={form.formState.errors.note?.message}
            required
            {...form.register('note')}
          />
        </form>
      )}
    </FormDialog>
  )
}
