import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_LANGUAGE, type Language } from '#core/account/languages.ts'
import type { Item, Pool } from '#core/arena/item.ts'
import type { ItemTexts } from '#core/arena/item.ts'
import { itemFrom, type Source } from '#core/arena/template.ts'
import { TEMPLATES } from '#core/arena/templates/all-templates.ts'
import type { DrawnItem } from '#core/arena/draw.ts'
import type { Topic } from '#core/arena/topic-scores.ts'

/** The items of data/checks and the templates of core. A file is read when its skill is first asked for, and kept. */
export type ItemBank = {
  /** Skills that have a file, in the alphabet's order. */
  skillIds: readonly string[]
  /** Empty for a skill without a file. Ask for one pool: what shows answers must never get the scored one. */
  itemsOf(skillId: string, pool: Pool): readonly Source[]
  /** The item as it was drawn. */
  itemOf(skillId: string, drawn: Pick<DrawnItem, 'itemId' | 'seed'>): Item | undefined
  /** The parts of a skill that its items belong to, in the language where they are written in it. */
  topicsOf(skillId: string, language?: Language): readonly Topic[]
}

type Skill = { items: ReadonlyMap<string, Source>; topics: Record<Language, readonly Topic[]> }
/** What people read of a skill in another language: topics in the skill's own order, items by id. */
type SkillTexts = { topics: Pick<Topic, 'topic' | 'idea'>[]; items: Record<string, ItemTexts> }

const TURKISH = 'tr'

export function openItemBank(folder: string): ItemBank {
  const skillIds = readdirSync(folder)
    .flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
    .sort()
  const known = new Set(skillIds)
  const read = new Map<string, Skill>()
  const open = (skillId: string): Skill | undefined => {
    if (!known.has(skillId)) return undefined
    const skill = read.get(skillId) ?? readSkill(skillId, folder)
    read.set(skillId, skill)
    return skill
  }
  return {
    skillIds,
    itemsOf: (skillId, pool) => [...(open(skillId)?.items.values() ?? [])].filter((item) => item.pool === pool),
    itemOf: (skillId, { itemId, seed }) => {
      const source = open(skillId)?.items.get(itemId)
      return source && itemFrom(source, seed)
    },
    topicsOf: (skillId, language = DEFAULT_LANGUAGE) => open(skillId)?.topics[language] ?? [],
  }
}

function readSkill(skillId: string, folder: string): Skill {
  const { items, topics = [] } = readJson(path.join(folder, `${skillId}.json`)) as { items: Item[]; topics?: Topic[] }
  const turkish = readTurkish(path.join(folder, TURKISH, `${skillId}.json`))
  const sources = [
    ...items.map((item) => ({ ...item, ...(turkish.items[item.id] ? { inTurkish: turkish.items[item.id] } : {}) })),
    ...TEMPLATES.filter((template) => template.skillId === skillId),
  ]
  return {
    items: new Map(sources.map((source) => [source.id, source])),
    topics: { en: topics, tr: topics.map((topic, at) => ({ ...topic, ...turkish.topics[at] })) },
  }
}

function readTurkish(file: string): SkillTexts {
  return existsSync(file) ? (readJson(file) as SkillTexts) : { topics: [], items: {} }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
