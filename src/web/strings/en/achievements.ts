import { ACTIVITIES, ACTIVITY_KEYS, CATEGORY_LABELS, type ActivityKey } from '#core/progress/activities.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { longDate, monthOfYear, shortDay, shortMonth } = datesOf('en')
const { number, plural } = formatsOf('en')

const labels = Object.fromEntries(ACTIVITY_KEYS.map((key) => [key, ACTIVITIES[key].label])) as Record<
  ActivityKey,
  string
>

/** The page of achievements, top to bottom. */
export const achievements = {
  meta: { title: 'Achievements · Waymark' },
  notLoadedTryAgain: 'Your achievements could not be loaded. Please try again.',
  notLoaded: 'Your achievements could not be loaded.',
  welcome: {
    heading: 'Achievements',
    joined: (date: string) => `Joined ${monthOfYear(date)}`,
    dashboard: 'Dashboard',
    leaderboard: 'View Leaderboard',
    level: (level: number) => `Level ${level}`,
    toReach: (left: number, level: string) => `${number(left)} XP to reach ${level}`,
    highest: 'You have reached the highest level there is',
    points: (most: number) => `{points} of ${number(most)} XP`,
    number,
    bar: 'XP towards the next level',
    barText: (points: number, most: number, sentence: string) => `${points} of ${most} XP. ${sentence}`,
    trophy: (level: number) => `Trophy of level ${level}`,
  },
  ready: { question: 'Ready to rock your next interview?', practise: 'Practise a question' },
  earned: {
    heading: 'Points you earned',
    note: 'Newest first',
    none: 'No points yet',
    noneText: 'Log a day of study, finish a course or confirm your skills: each step is counted here.',
    earlier: 'Show earlier points',
    categories: CATEGORY_LABELS,
    activities: labels,
    times: (points: number) => `x${points}`,
    gained: (points: number) => `${points < 0 ? '−' : '+'}${number(Math.abs(points))} XP`,
    limitReached: "Today's limit was reached",
    on: (date: string) => longDate(date),
    takenBackOn: (date: string) => `Taken back on ${longDate(date)}`,
  },
  badges: {
    heading: 'Badges',
    earned: (count: number, all: number) => `${count} of ${all} earned`,
    earnedOn: (date: string) => `Earned ${longDate(date)}`,
    open: 'Still open',
    of: (current: number, target: number) => `${current} of ${target}`,
    left: (current: number, target: number) => `${current} of ${target}, ${target - current} to go`,
  },
  points: {
    notLoaded: 'Your points could not be loaded.',
    range: 'Time shown',
    day: shortDay,
    xp: 'XP',
    ranges: {
      weeks: {
        label: '12 weeks',
        heading: 'XP by week',
        sum: (points: number) => `${number(points)} XP in 12 weeks`,
        last: (points: number) => `${number(points)} this week`,
        column: 'Week of',
      },
      days: {
        label: '30 days',
        heading: 'XP by day',
        sum: (points: number) => `${number(points)} XP in 30 days`,
        last: (points: number) => `${number(points)} today`,
        column: 'Day',
      },
    },
    chart: (sum: string, last: string) => `${sum}, ${last}`,
  },
  activity: {
    heading: 'Activity',
    notLoaded: 'Your activity could not be loaded.',
    sum: (days: number, weeks: number) =>
      `${days} active ${plural(days, { one: 'day', other: 'days' })} in ${weeks} weeks`,
    chart: (sum: string) => `Activity: ${sum}`,
    day: shortDay,
    month: shortMonth,
    columns: { day: 'Day', entries: 'Entries' },
  },
  milestones: {
    heading: 'Career milestones',
    note: '1,000 XP each',
    rule: 'Each counts once, and at most one in thirty days. We take your word for it.',
    report: 'Report a milestone',
    dialog: {
      title: 'Report a milestone',
      description: 'Each counts once, and at most one in thirty days.',
      what: 'What happened?',
      words: 'Tell us in a few words',
      hint: 'For yourself: the company, the day, how it came. It is kept with your account and shown to nobody else.',
      cancel: 'Cancel',
      submit: 'Report',
      already: (milestone: string) => `${milestone} is on your record already`,
      notSaved: 'This could not be saved. Please try again.',
    },
  },
} as const
