import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Item, Pool } from '#core/arena/item.ts'
import type { Topic } from '#core/arena/topic-scores.ts'

/** The items of data/checks. A file is read when its skill is first asked for, and kept. */
export type ItemBank = {
  /** Skills that have a file, in the alphabet's order. */
  skillIds: readonly string[]
  /** Empty for a skill without a file. Ask for one pool: what shows answers must never get the scored one. */
  itemsOf(skillId: string, pool: Pool): readonly Item[]
  itemOf(skillId: string, itemId: string): Item | undefined
  /** The parts of a skill that its items belong to. */
  topicsOf(skillId: string): readonly Topic[]
}

type Skill = { items: ReadonlyMap<string, Item>; topics: readonly Topic[] }

export function openItemBank(folder: string): ItemBank {
  const skillIds = readdirSync(folder)
    .flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
    .sort()
  const known = new Set(skillIds)
  const read = new Map<string, Skill>()
  const open = (skillId: string): Skill | undefined => {
    if (!known.has(skillId)) return undefined
    const skill = read.get(skillId) ?? readSkill(path.join(folder, `${skillId}.json`))
    read.set(skillId, skill)
    return skill
  }
  return {
    skillIds,
    itemsOf: (skillId, pool) => [...(open(skillId)?.items.values() ?? [])].filter((item) => item.pool === pool),
    itemOf: (skillId, itemId) => open(skillId)?.items.get(itemId),
    topicsOf: (skillId) => open(skillId)?.topics ?? [],
  }
}

function readSkill(file: string): Skill {
  const { items, topics = [] } = JSON.parse(readFileSync(file, 'utf8')) as { items: Item[]; topics?: Topic[] }
  return { items: new Map(items.map((item) => [item.id, item])), topics }
}
