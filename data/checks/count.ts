// node data/checks/count.ts   What the bank holds, for docs/quality/arena.md: by pool, kind and band, and by skill of the nine roles.
import { readFileSync } from 'node:fs'
import { isTemplate, type Source } from '#core/arena/template.ts'
import { openItemBank } from '#server/arena/item-bank.ts'

type Asked = { skill: string; level: string; weight: number }
const roles = JSON.parse(readFileSync('data/roles.json', 'utf8')) as { dreamRoles: { skills: Asked[] }[] }
const asked = roles.dreamRoles.flatMap(({ skills }) => skills).filter(({ level }) => level !== 'nice')
const must = new Set(asked.filter(({ level }) => level === 'must').map(({ skill }) => skill))
const weightOf = (id: string) => asked.reduce((sum, { skill, weight }) => sum + (skill === id ? weight : 0), 0)
const byWeight = [...new Set(asked.map(({ skill }) => skill))].sort(
  (a, b) => Number(must.has(b)) - Number(must.has(a)) || weightOf(b) - weightOf(a),
)
/** All musts and the heaviest shoulds: 24 scored items each is the goal, 12 for the others. */
const CORE = 60
const core = new Set(byWeight.slice(0, CORE))
const HANDS_ON = new Set(['output', 'bug', 'program'])

const bank = openItemBank('data/checks')
const all = bank.skillIds.flatMap((skillId) =>
  (['scored', 'practice'] as const).flatMap((pool) =>
    bank.itemsOf(skillId, pool).map((source) => ({ skillId, pool, source })),
  ),
)
const print = (text: string) => process.stdout.write(`${text}\n`)
const tally = (name: string, keyOf: (one: (typeof all)[number]) => string) => {
  const counts = Object.entries(Object.groupBy(all, keyOf)).map(([key, list]) => `${key} ${list?.length}`)
  print(`${name}: ${counts.sort().join(', ')}`)
}
tally('pool', ({ pool, source }) => `${pool} ${isTemplate(source) ? 'templates' : 'items'}`)
tally('kind', ({ pool, source }) => `${pool} ${source.kind}`)
tally('band', ({ pool, source }) => `${pool} ${source.difficulty}`)

const sizes = (name: string, skills: readonly string[], goal: number) => {
  const counts = skills.map((skill) => bank.itemsOf(skill, 'scored').length).sort((a, b) => a - b)
  const enough = counts.filter((count) => count >= goal).length
  const none = skills.filter((skill) => !bank.skillIds.includes(skill))
  print(
    `${name}: ${skills.length} skills, scored items median ${counts[counts.length >> 1]}, ${enough} with ${goal} or more, ${none.length} without a check`,
  )
}
sizes('core', [...core], 24)
sizes(
  'other should',
  byWeight.filter((skill) => !core.has(skill)),
  12,
)

const share = (items: readonly Source[]) =>
  `${Math.round((100 * items.filter(({ kind }) => HANDS_ON.has(kind)).length) / items.length)} %`
print('\n| Skill | Goal | Scored | Bands | Templates | Hands-on | Practice |\n|---|---|---|---|---|---|---|')
for (const skill of byWeight) {
  const items = bank.itemsOf(skill, 'scored')
  const bands = [1, 2, 3].map((band) => items.filter(({ difficulty }) => difficulty === band).length).join(', ')
  const goal = core.has(skill) ? 24 : 12
  print(
    `| ${skill} | ${goal} | ${items.length} | ${bands} | ${items.filter(isTemplate).length} | ${share(items)} | ${bank.itemsOf(skill, 'practice').length} |`,
  )
}
