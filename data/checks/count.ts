// node data/checks/count.ts   What the bank holds: items and templates by pool, kind and band, and skills by the size of their pool.
import { readFileSync } from 'node:fs'
import { isTemplate } from '#core/arena/template.ts'
import { openItemBank } from '#server/arena/item-bank.ts'

type Asked = { skill: string; level: string }
const roles = JSON.parse(readFileSync('data/roles.json', 'utf8')) as { dreamRoles: { skills: Asked[] }[] }
const asked = roles.dreamRoles.flatMap(({ skills }) => skills)
const must = new Set(asked.filter(({ level }) => level === 'must').map(({ skill }) => skill))
const should = new Set(
  asked.filter(({ level, skill }) => level === 'should' && !must.has(skill)).map(({ skill }) => skill),
)
const bank = openItemBank('data/checks')
const all = bank.skillIds.flatMap((skillId) =>
  (['scored', 'practice'] as const).flatMap((pool) =>
    bank.itemsOf(skillId, pool).map((source) => ({ skillId, pool, source })),
  ),
)
const tally = (name: string, keyOf: (one: (typeof all)[number]) => string) => {
  const counts = Object.entries(Object.groupBy(all, keyOf)).map(([key, list]) => `${key} ${list?.length}`)
  process.stdout.write(`${name}: ${counts.sort().join(', ')}\n`)
}
tally('pool', ({ pool, source }) => `${pool} ${isTemplate(source) ? 'templates' : 'items'}`)
tally('kind', ({ pool, source }) => `${pool} ${source.kind}`)
tally('band', ({ pool, source }) => `${pool} ${source.difficulty}`)
const sizes = (name: string, skills: ReadonlySet<string>, goal: number) => {
  const counts = [...skills].map((skill) => bank.itemsOf(skill, 'scored').length).sort((a, b) => a - b)
  const none = [...skills].filter((skill) => !bank.skillIds.includes(skill))
  process.stdout.write(
    `${name}: ${skills.size} skills, scored items median ${counts[counts.length >> 1]}, ${counts.filter((n) => n >= goal).length} with ${goal} or more, ${none.length} without a check${none.length > 0 ? `: ${none.join(', ')}` : ''}\n`,
  )
}
sizes('must', must, 24)
sizes('should', should, 12)
