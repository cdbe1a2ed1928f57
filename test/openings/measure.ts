import { bestOf, orderingFor, topicsAsked } from '#core/openings/fit.ts'
import { matcherOf, type Listed } from '#core/openings/search.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { loadCatalogue } from '#server/load-catalogue.ts'

/** How much of the processor's time it takes to search and rank 20,000 openings for one person: node test/openings/measure.ts */
const COUNT = 20_000
const catalogue = loadCatalogue()
const skills = [...catalogue.skills.keys()]
let seed = 7
const chance = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
const pick = () => skills[Math.floor(chance() * skills.length)] ?? 'python'
const openings = Array.from({ length: COUNT }, (_, index): Listed & { topics: ReturnType<typeof topicsAsked> } => ({
  words: `engineer ${index % 50} firm ${index}`,
  places: index % 3 === 0 ? 'berlin germany' : 'lisbon portugal',
  workplace: index % 2 === 0 ? 'remote' : 'onsite',
  types: ['full-time'],
  level: null,
  isPaid: false,
  postedOn: '2026-03-01',
  expiresOn: null,
  sources: ['remotive'],
  topics: topicsAsked(
    catalogue,
    Array.from({ length: 4 + (index % 12) }, () => ({
      ids: index % 4 === 0 ? [pick(), pick()] : [pick()],
      level: 'must' as const,
    })),
  ),
}))
const now = '2026-03-10T12:00:00.000Z'
const states = skillStatesOf(
  Array.from({ length: 60 }, () => ({ skillId: pick(), kind: 'resume' as const, sourceId: 'x', at: now })),
  now,
  catalogue,
)
const times = Array.from({ length: 25 }, () => {
  const start = process.cpuUsage()
  const matches = matcherOf({ q: 'engineer', workplace: 'remote' }, '2026-03-10')
  if (openings.filter((one) => matches(one)).length !== COUNT / 2) throw new Error('found too few')
  const order = orderingFor(states)
  const ranked = bestOf(openings, 20, ({ topics }) => order(topics))
  if (ranked.length !== 20) throw new Error('lost some')
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}).toSorted((a, b) => a - b)
process.stdout.write(
  `${COUNT} openings searched and ranked: median of the processor's time ${times[12]?.toFixed(1)} ms, worst of 25 ${times[24]?.toFixed(1)} ms\n`,
)
