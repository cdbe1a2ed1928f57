import type { Language } from '../../account/languages.ts'
import type { EntryWords } from '../calendar-entries.ts'

export const entryWords: Record<Language, EntryWords & { calendar: string }> = {
  en: {
    calendar: 'Waymark',
    interview: 'Interview',
    deadline: 'Last day to apply',
    answer: 'Last day to answer the offer',
    due: {
      follow_up: 'Follow up',
      thank_you: 'Say thank you',
      close_no_answer: 'No answer: close it?',
      task: 'Task',
    },
  },
  tr: {
    calendar: 'Waymark',
    interview: 'Mülakat',
    deadline: 'Başvuru için son gün',
    answer: 'Teklife yanıt için son gün',
    due: {
      follow_up: 'Takip et',
      thank_you: 'Teşekkür et',
      close_no_answer: 'Yanıt yok: kapatılsın mı?',
      task: 'İş',
    },
  },
}
