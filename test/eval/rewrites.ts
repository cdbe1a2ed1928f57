// npm run eval -- rewrites --in DIR --out FILE: judges the rewrites of DIR/items.json by the proof that guards documents.
// Without --in, the committed lists of test/documents and a table of both halves.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { proveRewrite, type ProofEntry } from '#core/documents/prove-rewrite.ts'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import { halfOf, LISTS, ownRewrites } from '#test/documents/own-rewrites.ts'

type Entry = Omit<ProofEntry, 'skills'> & { skills?: readonly string[] }
type Item = {
  id: string
  language: string
  asOf: string
  entry: Entry
  others?: Entry[]
  rewrite: string
  label?: string
  kind?: string
}

const { skills } = JSON.parse(readFileSync(new URL('../../data/skills.json', import.meta.url), 'utf8')) as {
  skills: SkillTerm[]
}
const full = (entry: Entry): ProofEntry => ({ ...entry, skills: entry.skills ?? [] })

function judge({ language, asOf, entry, others, rewrite }: Item) {
  const proof = proveRewrite(rewrite, { language, asOf, entry: full(entry), others: (others ?? []).map(full), skills })
  return proof.ok
    ? { ok: true }
    : { ok: false, offending: proof.offending.map(({ words }) => words), why: proof.offending.map(({ why }) => why) }
}

const { values } = parseArgs({
  options: {
    in: { type: 'string' },
    out: { type: 'string' },
    half: { type: 'string' },
    list: { type: 'string' },
    show: { type: 'boolean' },
  },
})
if (values.in !== undefined && values.out !== undefined) {
  const items = JSON.parse(readFileSync(join(values.in, 'items.json'), 'utf8')) as Item[]
  writeFileSync(values.out, JSON.stringify(Object.fromEntries(items.map((item) => [item.id, judge(item)])), null, 1))
  console.log(`${items.length} rewrites judged`)
} else {
  const items =
    values.in === undefined
      ? ownRewrites(LISTS.find((list) => list === values.list) ?? 'own')
      : (JSON.parse(readFileSync(join(values.in, 'items.json'), 'utf8')) as Item[])
  for (const half of values.half === undefined ? (['built', 'held'] as const) : [values.half]) {
    const rows = items.filter(({ id }) => halfOf(id) === half).map((item) => ({ item, said: judge(item) }))
    const [hostile, honest] = [
      rows.filter(({ item }) => item.label === 'invents'),
      rows.filter(({ item }) => item.label === 'honest'),
    ]
    const caught = hostile.filter(({ said }) => !said.ok).length
    const accepted = honest.filter(({ said }) => said.ok).length
    console.log(`${half}: caught ${caught} of ${hostile.length}, accepted ${accepted} of ${honest.length}`)
    if (values.show !== true) continue
    for (const { item } of hostile.filter(({ said }) => said.ok))
      console.log(
        `  passed  ${item.id} ${item.language} ${item.kind}: ${item.rewrite}\n      <- ${item.entry.title} | ${item.entry.bullets.join(' / ')}`,
      )
    for (const { item, said } of honest.filter(({ said }) => !said.ok))
      console.log(
        `  refused ${item.id} ${item.language} ${item.kind}: ${item.rewrite} ${JSON.stringify(said)}\n      <- ${item.entry.title} | ${item.entry.bullets.join(' / ')}`,
      )
  }
}
