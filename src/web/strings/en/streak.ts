import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { weekday } = datesOf('en')
const { plural } = formatsOf('en')

/** The streak, in the header and on the cards of several pages. */
export const streak = {
  heading: 'Streak',
  button: (days: number) => `Streak: ${days} ${plural(days, { one: 'day', other: 'days' })}`,
  panel: 'Your streak',
  notLoaded: 'Your streak could not be loaded.',
  /** Stands beside the number. */
  unit: (days: number) => plural(days, { one: 'day in a row', other: 'days in a row' }),
  best: (days: number) => `Best: ${days}`,
  /** Kind, also when a streak broke: nothing is lost but a number. */
  says: {
    kept: 'Today counts. See you tomorrow.',
    open: 'One small step today keeps it going.',
    first: 'One small step today makes the first day.',
    broken: 'Rest days happen. What you learned stays, and today is a good day to begin again.',
  },
  days: {
    initial: (date: string) => weekday(date).charAt(0),
    active: (date: string) => `${weekday(date)}: active`,
    frozen: (date: string) => `${weekday(date)}: covered by a freeze`,
    ahead: (date: string) => `${weekday(date)}: still to come`,
    missed: (date: string) => `${weekday(date)}: not active`,
  },
  freezes: (held: number) => {
    if (held === 0) return 'No freeze yet. Seven days in a row earn one; it covers a day you miss.'
    return plural(held, {
      one: '1 freeze ready: it covers a day you miss, by itself.',
      other: `${held} freezes ready: each covers a day you miss, by itself.`,
    })
  },
  dayEnds: (hours: number, minutes: number) => `Your day ends in ${timeLeft(hours, minutes)}, at midnight`,
  zone: (place: string, zone: string) =>
    place === zone ? `Days are counted in ${place}.` : `Days are counted in ${place} (${zone}).`,
  elsewhere: {
    label: 'Time zone of this browser',
    question: (here: string, account: string) =>
      `This browser is in ${here}. Should your days be counted there? They are counted in ${account} now; it can be changed once in 24 hours.`,
    change: (here: string) => `Switch to ${here}`,
    changed: (here: string) => `Your days are counted in ${here} now`,
    keep: (account: string) => `Keep ${account}`,
  },
  changeZone: 'Change time zone',
  todayMade: 'Today is made',
  achievements: 'Achievements',
  study: {
    button: 'I studied today',
    logged: (xp: number) => `Today is logged. +${xp} XP`,
    already: 'Today is logged already.',
    notSaved: 'Your study could not be saved. Please try again.',
  },
} as const

/** '5 h 12 min', '12 min', 'under a minute'. */
function timeLeft(hours: number, minutes: number): string {
  if (hours > 0) return `${hours} h ${minutes} min`
  return minutes > 0 ? `${minutes} min` : 'under a minute'
}
