import { formatsOf } from '../format.ts'

const { number } = formatsOf('en')

/** Courses wherever they stand: on the path and in its dialogs, on the plan, under an advert. */
export const courses = {
  minutes: (count: number) => `${number(count)} min`,
  hours: (count: number) => `${number(count)} h`,
  study: (courses: string, practice: string) => `${courses} of courses + ${practice} of practice`,
  studyOnly: (courses: string) => `${courses} of courses`,
  costs: {
    free: 'Free',
    'free-audit': 'Free to audit',
    preview: 'First part free',
    freemium: 'Free in part',
    paid: 'Paid',
  },
  onYourPath: 'On your path',
  added: (title: string) => `Added to your path: ${title}`,
  undo: 'Undo',
  notChanged: 'Your path could not be changed. Please try again.',
} as const
