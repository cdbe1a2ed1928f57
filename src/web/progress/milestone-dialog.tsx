import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { reportMilestone } from '#contract/progress.ts'
import { milestoneBody } from '#contract/form-bodies.ts'
import { MILESTONE_LABELS, MILESTONE_TYPES } from '#core/progress/activities.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toasts.tsx'
import { refreshProgress } from './progress-queries.ts'

type Milestone = z.input<typeof milestoneBody>

/** Which milestone, and a few words on it. Stays open when it was refused, with the server's reason. */
export function MilestoneDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const form = useForm<Milestone>({ resolver: zodResolver(milestoneBody), defaultValues: { type: MILESTONE_TYPES[0], note: '' } })
  const report = useMutation({
    mutationFn: (body: Milestone) => api.call(reportMilestone, { body }),
    onSuccess: ({ type, pointsAwarded }) => {
      if (pointsAwarded === 0) toast.info(`${MILESTONE_LABELS[type]} is on your record already`)
      refreshProgress()
      onClose()
    },
  })
  return (
    <Dialog
      title="Report a milestone"
      description="Each counts once, and at most one in thirty days."
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isLoading={report.isPending}>
            Report
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={form.handleSubmit((milestone) => report.mutate(milestone))}>
        {report.error ? <Banner>{messageOf(report.error, 'This could not be saved. Please try again.')}</Banner> : null}
        <Select label="What happened?" {...form.register('type')}>
          {MILESTONE_TYPES.map((type) => (
            <option key={type} value={type}>
              {MILESTONE_LABELS[type]}
            </option>
          ))}
        </Select>
        <TextArea
          label="Tell us in a few words"
          hint="For yourself: the company, the day, how it came. It is kept with your account and shown to nobody else."
          error={form.formState.errors.note?.message}
          required
          {...form.register('note')}
        />
      </form>
    </Dialog>
  )
}
