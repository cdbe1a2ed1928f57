import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'
import { roughly } from './rough-date.ts'

const { date } = datesOf('en')
const { number, plural } = formatsOf('en')

/** The learning path on the dashboard: its card, its rows, their dialogs, and what is said after each change. */
export const learningPath = {
  title: 'Your learning path',
  notLoaded: 'Your learning path could not be loaded. Please try again.',
  count: (done: number, all: number) => `${number(done)} of ${number(all)} done`,
  by: (day: string, hours: string) => `${roughly(day)} at ${hours} a day`,
  doneFold: (count: number) => `${number(count)} done`,
  doneElse: (count: number) => `${number(count)} done for something else`,
  forElse: 'for something else',
  optional: (count: number) =>
    `${number(count)} ${plural(count, { one: 'optional course', other: 'optional courses' })}`,
  optionalBecause: {
    closesNothing: 'No longer needed: it closes no gap of yours.',
    covered: 'No longer needed: other courses on your path teach the same.',
    afterGoal: 'You reach your goal without it. Take it if you like.',
  },
  takeOff: 'Take off',
  addsMatch: (gain: string) => `${gain} match`,
  closes: (skills: readonly string[]) =>
    `adds ${skills.slice(0, 2).join(', ')}${skills.length > 2 ? ` and ${number(skills.length - 2)} more` : ''}`,
  kinds: {
    course: 'not on your path yet',
    practice: 'practice',
    proof: 'skill checks',
  },
  allDone: (role: string) => `No step is left: ${role} is in reach.`,
  further: 'Courses to grow further',
  more: (count: number) => `Show ${number(count)} more`,
  fewer: 'Show fewer',
  add: 'Add a course',
  plan: (steps: number) =>
    steps === 0 ? 'See my plan' : steps === 1 ? 'The step and its dates' : `All ${number(steps)} steps and dates`,
  empty: 'No courses yet.',
  noCourses: (role: string) => `No courses found for ${role}. Please select a different role.`,
  otherRole: 'Select a different role',
  row: {
    linkChecked: (day: string) => `Link last checked ${date(day)}`,
    done: 'Done',
    inProgress: 'In progress',
    doneMark: (course: string) => `Done: ${course}`,
    more: (course: string) => `More for ${course}`,
    open: 'Open course',
    start: 'Mark started',
    finish: 'Mark done',
    notDone: 'Not done after all',
    notStarted: 'Not started after all',
    up: 'Move up',
    upKeys: 'Alt ↑',
    down: 'Move down',
    downKeys: 'Alt ↓',
    swap: 'Swap for another',
    report: 'This link is wrong',
    remove: 'Take off the path',
  },
  /** After a change. */
  said: {
    completed: (course: string) => `Done: ${course}`,
    started: (course: string) => `Started: ${course}`,
    planned: (course: string) => `Back to planned: ${course}`,
    moved: (course: string, place: number, all: number) => `${course} is now ${number(place)} of ${number(all)}`,
    removed: (course: string) => `Taken off your path: ${course}`,
    swapped: (course: string, old: string) => `${course} is on your path instead of ${old}`,
    pointsAndCheck: (points: number, more: number) =>
      `+${number(points)} XP. A skill check on it adds the last ${number(more)}.`,
    points: (points: number) => `+${number(points)} XP`,
    studied: 'Today is logged.',
    studiedWithPoints: (points: number) => `Today is logged. +${number(points)} XP`,
    studyNotSaved: 'Your study could not be saved. Please try again.',
  },
  adding: {
    title: 'Add a course',
    about: 'By its title, its maker or a skill. Nothing typed: what fits best.',
    search: 'Search courses',
    notLoaded: 'Courses could not be loaded. Please try again.',
    none: 'No course by that name. Try a skill, such as SQL.',
    found: (count: number) => `${number(count)} ${plural(count, { one: 'course', other: 'courses' })}`,
    add: 'Add',
  },
  swapping: {
    title: 'Swap for another course',
    about: (course: string) => `Instead of ${course}, in the same place:`,
    notLoaded: 'Other courses could not be loaded. Please try again.',
    none: 'No other course of ours teaches the same. You can take this one off, or add one by hand.',
    take: 'Take this one',
  },
  reporting: {
    title: 'This link is wrong',
    about: (course: string, day: string) => `${course}. The link was last checked on ${date(day)}.`,
    aboutUnchecked: (course: string) => `${course}. The link was not checked yet.`,
    note: 'What is wrong with it?',
    noteHint: 'Optional',
    cancel: 'Cancel',
    send: 'Report the link',
    sent: 'Thank you. Whoever looks after the courses will see it.',
    notSent: 'Your report could not be sent. Please try again.',
  },
} as const
