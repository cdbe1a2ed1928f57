import { daysActive } from '../reasons.ts'
import type { NoticeWords } from './notice-words.ts'

const about = (name: string | null): string => (name === null ? '' : `: ${name}`)
const counted = (count: number, one: string, other: string): string => (count === 1 ? one : `${count} ${other}`)
const inDays = (days: number): string => (days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

export const en: NoticeWords = {
  greeting: (firstName) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
  interview: ({ days, atTime }, name) =>
    `Interview ${inDays(days)}${atTime === null ? '' : ` at ${atTime}`}${about(name)}`,
  due: {
    follow_up: (name) => `A follow-up is due${about(name)}`,
    thank_you: (name) => `A thank-you after your interview is due${about(name)}`,
    close_no_answer: (name) => `No answer for a month. Close this application?${name === null ? '' : ` ${name}`}`,
    task: (name) => `A task is due${about(name)}`,
  },
  deadline: (days, name) => `An application closes ${inDays(days)}${about(name)}`,
  answer: (days, name) => `The last day to answer an offer is ${inDays(days)}${about(name)}`,
  openings: (count, name) => `${counted(count, 'One new opening', 'new openings')} of a search you watch${about(name)}`,
  practice: (count) => counted(count, 'One thing is ready to be refreshed', 'things are ready to be refreshed'),
  streak: (days) => `Your ${days}-day streak is still open today`,
  weekly: {
    title: 'Your week',
    lines: (week) => [
      ...(daysActive(week) > 0
        ? [`The last seven days: you were active on ${counted(daysActive(week), 'one day', 'days')}.`]
        : []),
      ...(week.coursesCompleted > 0
        ? [`You completed ${counted(week.coursesCompleted, 'one course', 'courses')}.`]
        : []),
      ...(week.applicationsSent > 0
        ? [`You sent ${counted(week.applicationsSent, 'one application', 'applications')}.`]
        : []),
      ...(week.interviewsAhead > 0
        ? [`This week: ${counted(week.interviewsAhead, 'one interview', 'interviews')}.`]
        : []),
      ...(week.duesAhead > 0
        ? [`Due this week: ${counted(week.duesAhead, 'one follow-up or task', 'follow-ups and tasks')}.`]
        : []),
      ...(week.nextCourse === null ? [] : [`Next on your path: ${week.nextCourse}.`]),
    ],
  },
  several: (count) => `${count} things are due`,
  picture: (days) => `Steps by day: ${days.map(({ day, done }) => `${day} ${done}`).join(', ')}`,
  open: {
    application: 'Open the application',
    applications: 'Open your applications',
    openings: 'See the openings',
    dashboard: 'Open your dashboard',
    practice: "Open today's challenge",
  },
  why: 'You get this because you asked Waymark to remind you.',
  stop: 'Stop these mails',
  settings: 'Change your reminders',
  test: { title: 'Reminders work', body: 'This is what a reminder from Waymark looks like.' },
}
