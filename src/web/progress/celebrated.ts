import type { Moments } from '#contract/moments.ts'
import { ACTIVITIES, MILESTONE_LABELS, STREAK_TIERS } from '#core/progress/activities.ts'
import { medalImageUrl } from '#core/progress/image-urls.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import type { Say } from '../strings/say-with.ts'

type Words = Catalogue['progress']['celebration']

export type Celebrated = {
  key: string
  title: string
  items: { imageUrl: string; name: string; note: string }[]
  /** Earned beyond those shown. */
  more: number
  hasConfetti: boolean
}

const SHOWN = 4
const CONFETTI_STREAKS: readonly string[] = ['streak7', 'streak30', 'streak100']

/** What there is to celebrate in the news, null when it is points alone. */
export function celebrationOf(news: Moments, words: Words, say: Say): Celebrated | null {
  const items = [
    ...(news.isNewLevel
      ? [
          {
            imageUrl: medalImageUrl(news.levelNumber),
            name: words.level(news.levelNumber, say(news.levelName)),
            note: words.levelNote,
          },
        ]
      : []),
    ...news.milestones.map((type) => ({
      imageUrl: '/medals/trophy.svg',
      name: say(MILESTONE_LABELS[type]),
      note: words.milestoneNote,
    })),
    ...news.badges.map(({ imageUrl, name, description }) => ({
      imageUrl,
      name: say(name),
      note: words.badgeNote(say(description)),
    })),
    ...streaksOf(news, words.streakNote, say),
  ]
  if (items.length === 0) return null
  return {
    key: news.through ?? '',
    title: words.titles[occasionOf(news, items.length)],
    items: items.slice(0, SHOWN),
    more: Math.max(0, items.length - SHOWN),
    hasConfetti:
      news.isNewLevel ||
      news.milestones.length > 0 ||
      news.events.some(({ activity }) => CONFETTI_STREAKS.includes(activity)),
  }
}

/** The tiers that have no badge. */
function streaksOf({ events }: Moments, note: string, say: Say) {
  const reached = STREAK_TIERS.filter(
    ({ days, activity }) => [60, 365].includes(days) && events.some((event) => event.activity === activity),
  )
  return reached.map(({ activity }) => ({
    imageUrl: '/badges/week-warrior.svg',
    name: say(ACTIVITIES[activity].label),
    note,
  }))
}

function occasionOf({ isNewLevel, milestones, badges }: Moments, count: number): keyof Words['titles'] {
  if (count > 1) return 'several'
  if (isNewLevel) return 'level'
  if (milestones.length > 0) return 'milestone'
  return badges.length > 0 ? 'badge' : 'streak'
}
