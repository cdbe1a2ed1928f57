import { formatsOf } from '../format.ts'

const { number, plural } = formatsOf('en')

/** Small words of the shared parts that only signed-in people meet: given by the header's menu and by their pages' frame. */
export const parts = {
  close: 'Close',
  notifications: 'Notifications',
  stars: {
    name: (stars: number) => plural(stars, { one: '1 star', other: `${stars} stars` }),
    of: (stars: number, all: number) => `${stars} of ${all}`,
  },
  charts: {
    asTable: 'Show as table',
    asChart: 'Show as chart',
    number,
    skill: 'Skill',
    /** Every other day of the week has room, Monday first. */
    days: ['', 'Tue', '', 'Thu', '', 'Sat', ''],
    less: 'Less',
    more: 'More',
  },
} as const
