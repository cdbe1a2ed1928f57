import { formatsOf } from '../format.ts'

const { number } = formatsOf('en')

/** What every page of a signed-in person may tell of points and levels. */
export const progress = {
  brief: {
    medals: 'Medals and trend',
    share: 'Share my progress',
    shareShort: 'Share',
    heading: 'Achievements',
    seeAll: 'See all',
    notLoaded: 'Your achievements could not be loaded.',
    level: (level: number) => `Level ${level}`,
    bar: 'XP towards the next level',
    barText: (points: number, toNext: string) => `${points} XP, ${toNext}`,
    points: (points: number) => `${number(points)} XP`,
    toNext: (left: number, level: number) => `${number(left)} XP to level ${level}`,
    highest: 'The highest level there is',
    seenByInitials: 'Until you choose, the leaderboard names you by your initials. {choose}',
    seenByName: 'Until you choose, the leaderboard names you {name}. {choose}',
    chooseHow: 'Choose how',
  },
  news: {
    points: (points: number) => `+${number(points)} XP`,
    sinceLastVisit: 'Earned since your last visit',
    andMore: (names: string) => `${names} and more`,
  },
  celebration: {
    label: 'Celebration',
    titles: {
      several: 'Look what you earned',
      level: 'You reached a new level',
      milestone: 'You reached a milestone',
      badge: 'You earned a badge',
      streak: 'Your streak goes on',
    },
    level: (level: number, name: string) => `Level ${level}: ${name}`,
    levelNote: 'A new level',
    badgeNote: (task: string) => `Done: ${task.replace(/\.$/, '')}`,
    milestoneNote: 'A career milestone. Congratulations!',
    streakNote: 'Day after day. Well walked.',
    more: (count: number) => `and ${count} more`,
    seeAll: 'See all',
  },
} as const
