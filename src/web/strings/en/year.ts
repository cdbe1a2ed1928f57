import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { monthName, shortDay } = datesOf('en')
const { number, percent, plural } = formatsOf('en')

/** The year in review. */
export const year = {
  meta: { title: 'My year · Waymark' },
  notLoaded: 'Your year could not be loaded. Please try again.',
  heading: (which: string) => `Your ${which}`,
  lead: (role: string) => `What it brought on the way to ${role}.`,
  choose: 'Year',
  share: 'Share the picture',
  spoken: (which: string, count: number) =>
    `Map of ${which}: ${number(count)} ${plural(count, { one: 'stop', other: 'stops' })} behind you.`,
  here: (points: number) => `You are here · ${percent(points / 100)}`,
  atEnd: (points: number) => `At the end · ${percent(points / 100)}`,
  figures: {
    match: 'Match with your dream role',
    change: (from: number, to: number) =>
      from === to ? percent(to / 100) : `${percent(from / 100)} → ${percent(to / 100)}`,
    unknown: '–',
    courses: 'Courses finished',
    proofs: 'Skills proven',
    count: number,
  },
  month: monthName,
  day: shortDay,
  events: {
    course: (name: string, _points: number) => `Finished ${name}`,
    proof: (name: string, _points: number) => `Proved ${name}`,
    match: (_name: string, points: number) =>
      `Match ${points > 0 ? 'up' : 'down'} ${number(Math.abs(points))} ${plural(Math.abs(points), { one: 'point', other: 'points' })}`,
  },
  none: 'No course finished and nothing proven yet',
  noneText: 'A finished course or a passed check is the first stop.',
  toDashboard: 'To my next step',
  noRole: 'First, your dream role',
  noRoleText: 'The year is shown on the way to the role you dream of.',
  answer: 'Answer the questions',
}
