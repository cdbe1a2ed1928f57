import { ordinal } from '#core/long-date.ts'
import { formatsOf } from '../format.ts'

const { number } = formatsOf('en')

/** The page of the leaderboard. */
export const leaderboard = {
  meta: { title: 'Leaderboard · Waymark' },
  back: 'Back to Achievements',
  heading: 'Leaderboard',
  lead: "See who's leading the pack. Top users are ranked based on performance. Aim high and claim your spot!",
  notLoaded: 'The leaderboard could not be loaded. Please try again.',
  question: 'How should this board name you?',
  questionNote: (shown: string) =>
    `You are asked once. Until you answer, others see you as ${shown.replace(/\.$/, '')}. You can change it in settings at any time.`,
  save: 'Save',
  period: 'Time counted',
  periods: {
    all: {
      label: 'All time',
      note: 'All points earned so far, daily bonuses included.',
      noPoints: 'You have no points yet. One step puts you on this board.',
      nobody: 'Nobody is on the board yet',
      nobodyText: 'The first step of the day could be yours.',
    },
    week: {
      label: 'This week',
      note: 'Points for activity since Monday, 00:00 UTC. Daily bonuses are left out.',
      noPoints: 'You have no points this week yet. One step puts you on this board.',
      nobody: 'Nobody has points this week yet',
      nobodyText: 'The first step of the week could be yours.',
    },
  },
  takeStep: 'Take a step',
  hidden: 'You are hidden, so you take no rank. {settings}',
  toSettings: 'Change it in settings',
  place: 'Your place',
  rank: (rank: number) => `Rank ${number(rank)}`,
  /** Where nobody counted further. */
  aboutRank: (rank: number) => `About rank ${number(rank)}`,
  step: ordinal,
  line: {
    rank: 'Rank ',
    you: 'You',
    points: (points: number) => `${number(points)} XP`,
    place: (rank: number) => number(rank),
    about: (rank: number) => `about ${number(rank)}`,
  },
} as const
