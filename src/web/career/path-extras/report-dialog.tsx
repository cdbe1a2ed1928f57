import { useState } from 'react'
import type { LearningPathEntry } from '#contract/career.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { dayText } from '../plan/plan-words.ts'
import { useReportLink } from './use-path-extras.ts'

/** 'This link is wrong': one press, a word if one likes. */
export function ReportDialog({ course, onClose }: { course: LearningPathEntry; onClose: () => void }) {
  const [note, setNote] = useState('')
  const report = useReportLink()
  return (
    <Dialog
      title="This link is wrong"
      description={`${course.courseTitle}. ${course.linkCheckedOn ? `The link was last checked on ${dayText(course.linkCheckedOn)}.` : 'The link was not checked yet.'}`}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button isLoading={report.isPending} onClick={() => report.mutate({ courseId: course.courseId, note }, { onSuccess: onClose })}>
            Report the link
          </Button>
        </>
      }
    >
      <TextArea label="What is wrong with it?" hint="Optional" rows={3} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
    </Dialog>
  )
}
