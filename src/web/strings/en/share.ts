import { formatsOf } from '../format.ts'

const { number, percent, plural } = formatsOf('en')

/** The picture of one's way. */
export const share = {
  title: 'A picture of your way',
  about: 'Drawn on this device. Nobody sees it until you share it.',
  drawing: 'The picture is being drawn.',
  spoken: (headline: string, under: string, eyebrow: string) => `${headline}, ${under}. ${eyebrow}.`,
  format: 'Format',
  wide: 'Wide',
  tall: 'Tall',
  time: 'Time',
  all: 'The whole way',
  year: (year: string) => `My ${year}`,
  name: 'Show my first name',
  save: 'Save picture',
  share: 'Share',
  file: 'my-way.png',
  notDrawn: 'The picture could not be saved. Please try again.',
  notShared: 'The picture could not be shared. Save it and share it from there.',
  weeks: (count: number) =>
    count === 0 ? 'On the way' : `${number(count)} ${plural(count, { one: 'week', other: 'weeks' })} on the way`,
  arrived: 'In reach',
  yearOf: (year: string) => `My ${year}`,
  change: (before: number, now: number) => `${percent(before / 100)} → ${percent(now / 100)}`,
  percent: (now: number) => percent(now / 100),
  matchWith: (role: string) => `Match with ${role}`,
  here: 'I am here',
  hereNamed: (name: string) => `${name} is here`,
  count: (count: number) => number(count),
  courses: (count: number) => plural(count, { one: 'course', other: 'courses' }),
  proofs: (count: number) => plural(count, { one: 'proven skill', other: 'proven skills' }),
  bestStreak: (count: number) => plural(count, { one: 'day in a row', other: 'days in a row' }),
} as const
