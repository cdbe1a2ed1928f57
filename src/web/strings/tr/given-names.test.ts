import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MILESTONE_LABELS } from '#core/progress/activities.ts'
import { paySource } from '#core/career/routes/interim-roles.ts'
import { BADGES } from '#core/progress/badges.ts'
import { GENERIC_LADDER, LADDERS } from '#core/progress/ladders.ts'
import { sayWith } from '../say-with.ts'
import { appTexts } from './app.ts'

type Earnings = Parameters<typeof paySource>[0]
type InterimRole = {
  earnings: Earnings
  description: string
  benefits: string[]
  forDreamRoles: { whyThisRole: string }[]
}

const say = sayWith(appTexts.messages)
const { interimRoles } = JSON.parse(readFileSync('data/roles.json', 'utf8')) as { interimRoles: InterimRole[] }

it.each([
  ['levels', [...GENERIC_LADDER, ...Object.values(LADDERS).flat()]],
  ['badges', BADGES.flatMap(({ name, description }) => [name, description])],
  ['milestones', Object.values(MILESTONE_LABELS)],
  [
    'interim roles',
    interimRoles.flatMap(({ description, benefits, forDreamRoles }) => [
      description,
      ...benefits,
      ...forDreamRoles.map(({ whyThisRole }) => whyThisRole),
    ]),
  ],
  ['sources of pay', interimRoles.map(({ earnings }) => paySource(earnings))],
])('Turkish knows every name and sentence of the %s', (_, said) => {
  expect(said.length).toBeGreaterThan(2)
  expect(said.filter((text) => say(text) === text)).toEqual([])
  expect(said.filter((text) => /percentile|Specialists|Developers|May \d/.test(say(text)))).toEqual([])
})
