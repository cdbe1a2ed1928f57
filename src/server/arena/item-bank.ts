import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Item } from '#core/arena/item.ts'

/** The items of data/checks. A file is read when its skill is first asked for, and kept. */
export type ItemBank = {
  /** Skills that have a file, in the alphabet's order. */
  skillIds: readonly string[]
  /** Empty for a skill without a file. */
  itemsOf(skillId: string): readonly Item[]
  itemOf(skillId: string, itemId: string): Item | undefined
}

export function openItemBank(folder: string): ItemBank {
  const skillIds = readdirSync(folder)
    .flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
    .sort()
  const known = new Set(skillIds)
  const read = new Map<string, ReadonlyMap<string, Item>>()
  const open = (skillId: string): ReadonlyMap<string, Item> => {
    const items = read.get(skillId) ?? readItems(path.join(folder, `${skillId}.json`))
    read.set(skillId, items)
    return items
  }
  return {
    skillIds,
    itemsOf: (skillId) => (known.has(skillId) ? [...open(skillId).values()] : []),
    itemOf: (skillId, itemId) => (known.has(skillId) ? open(skillId).get(itemId) : undefined),
  }
}

function readItems(file: string): ReadonlyMap<string, Item> {
  const { items } = JSON.parse(readFileSync(file, 'utf8')) as { items: Item[] }
  return new Map(items.map((item) => [item.id, item]))
}
