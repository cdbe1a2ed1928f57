import CalendarDown from 'lucide-react/icons/calendar-arrow-down'
import { getInterviewCalendar } from '#contract/notices.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { saveAsFile } from '../lib/save-as-file.ts'
import { reminders } from '../strings/en/reminders.ts'
import { useRoom } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toasts.tsx'

/** One interview for the calendar of the device. */
export function InterviewFile({ id, day }: { id: string; day: string }) {
  const words = useRoom('reminders', reminders)
  const save = async () => {
    try {
      saveAsFile('interview.ics', await api.file(getInterviewCalendar, { params: { id } }), 'text/calendar')
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<CalendarDown size={16} aria-hidden />}
      aria-label={words.interviewFileOf(day)}
      onClick={() => void save()}
    >
      {words.interviewFile}
    </Button>
  )
}
