import { describe, expect, test } from 'vitest'
import type { Moments } from '#contract/moments.ts'
import { progress } from '../strings/en/progress.ts'
import { sayWith } from '../strings/say-with.ts'
import { celebrationOf } from './celebrated.ts'

const words = progress.celebration
const say = sayWith(undefined)

const news = (more: Partial<Moments> = {}): Moments => ({
  through: 'evt_1',
  points: 60,
  events: [{ activity: 'questionPractised', points: 60 }],
  levelNumber: 3,
  levelName: 'Bug Hunter',
  isNewLevel: false,
  badges: [],
  milestones: [],
  hasChosenBoardName: true,
  ...more,
})
const badge = (id: string) => ({ id, name: id, description: `About ${id}.`, imageUrl: `/badges/${id}.svg` })

describe('what is celebrated', () => {
  test('points alone are not', () => expect(celebrationOf(news(), words, say)).toBeNull())

  test.each([
    ['a level', { isNewLevel: true }, 'You reached a new level', ['Level 3: Bug Hunter'], true],
    ['a badge, without confetti', { badges: [badge('a')] }, 'You earned a badge', ['a'], false],
    ['a milestone', { milestones: ['firstTechJob' as const] }, 'You reached a milestone', ['First tech job'], true],
    [
      'a streak that has no badge',
      { events: [{ activity: 'streak60' as const, points: 500 }] },
      'Your streak goes on',
      ['60-Day Streak'],
      false,
    ],
    [
      'a week, whose badge says it',
      { events: [{ activity: 'streak7' as const, points: 50 }], badges: [badge('week-warrior')] },
      'You earned a badge',
      ['week-warrior'],
      true,
    ],
  ])('%s', (_name, more, title, names, hasConfetti) => {
    const celebrated = celebrationOf(news(more), words, say)
    expect(celebrated).toMatchObject({ title, hasConfetti, more: 0 })
    expect(celebrated?.items.map((item) => item.name)).toEqual(names)
  })

  test('all at once, the level first, and how many are not shown', () => {
    const celebrated = celebrationOf(
      news({ isNewLevel: true, badges: ['a', 'b', 'c', 'd', 'e'].map(badge) }),
      words,
      say,
    )
    expect(celebrated).toMatchObject({ title: 'Look what you earned', more: 2 })
    expect(celebrated?.items[0]?.name).toBe('Level 3: Bug Hunter')
    // no order for what was just done
    expect(celebrated?.items[1]?.note).toBe('Done: About a')
  })
})
