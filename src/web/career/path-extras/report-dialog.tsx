import { useState } from 'react'
import type { LearningPathEntry } from '#contract/learning-path.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useReportLink } from './use-path-extras.ts'

/** 'This link is wrong': one press, a word if one likes. */
export function ReportDialog({ course, onClose }: { course: LearningPathEntry; onClose: () => void }) {
  const words = useStrings('learningPath').reporting
  const [note, setNote] = useState('')
  const report = useReportLink()
  return (
    <Dialog
      title={words.title}
      description={
        course.linkCheckedOn
          ? words.about(course.courseTitle, course.linkCheckedOn)
          : words.aboutUnchecked(course.courseTitle)
      }
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            isLoading={report.isPending}
            onClick={() => report.mutate({ courseId: course.courseId, note }, { onSuccess: onClose })}
          >
            {words.send}
          </Button>
        </>
      }
    >
      <TextArea
        label={words.note}
        hint={words.noteHint}
        rows={3}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  )
}
