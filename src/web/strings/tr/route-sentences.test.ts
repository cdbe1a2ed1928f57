import { expect, it } from 'vitest'
import { adviceFor } from '#core/career/routes/route-advice.ts'
import { sayWith } from '../say-with.ts'
import { routeSentences } from './route-sentences.ts'

const say = sayWith({ exact: {}, patterns: routeSentences })
type Route = Parameters<typeof adviceFor>[0]

it('all advice on a route that takes too long is told in Turkish', () => {
  const milestone = (kind: 'interim' | 'dream', title: string, week: number | null) => ({
    kind,
    title,
    week,
    percent: 61,
  })
  const told = [0.25, 1, 1.25, 1.5, 3, 12].flatMap((hoursPerDay) =>
    [40, 400, 4_000, 40_000].flatMap((hours) =>
      [1, 2, 7].flatMap((interims) => {
        const roles = ['Data Annotator', 'IT Support', 'Tester', 'Junior Developer', 'Analyst', 'Clerk', 'Operator']
        const milestones = [
          ...roles.slice(0, interims).map((title) => milestone('interim', title, 3)),
          milestone('dream', 'Data Scientist', null),
        ]
        const route = { hours, weeks: hours, weeksLate: hours - 1, milestones } as unknown as Route
        return adviceFor(route, { hoursPerDay } as Parameters<typeof adviceFor>[1], 8)
      }),
    ),
  )
  expect(new Set(told).size).toBeGreaterThan(20)
  const english = /\b(?:hours?|weeks?|months|minutes|and|more|would|your|courses|with|at)\b/i
  for (const sentence of new Set(told)) expect(say(sentence)).not.toMatch(english)
})

it('the word on a route that is paid sooner is told in Turkish', () => {
  const word =
    'By way of SOC Analyst (Tier 1) you would be there no later, and could apply for paid work ($70,000 - $92,000 a year) from week 6.'
  expect(say(word)).toMatch(/^.+ üzerinden daha geç varmazsın ve 6\. haftadan sonra .+\$70,000 - \$92,000.+\.$/)
})
