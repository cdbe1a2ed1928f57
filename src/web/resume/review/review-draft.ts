import type { Basics, ResumeFacts } from '#core/resume/schema.ts'

/** Facts as they are looked over: every entry has its own name, which stays when others come and go. */
export type Draft = { basics: Omit<Basics, 'links'>; lists: Lists; nextId: number }
export type Lists = { [L in ListName]: Item<L>[] }
export type Item<L extends ListName = ListName> = {
  id: string
  value: ItemValue[L]
  /** The path of its evidence, null for what was added. */
  origin: string | null
  isChanged: boolean
}
export type ItemValue =
  Omit<ResumeFacts, 'basics'> extends infer F
    ? { [L in keyof F]: F[L] extends (infer V)[] ? V : never } & { links: Basics['links'][number] }
    : never
export type ListName = keyof ItemValue
/** The lists of entries with several fields. */
export type EntryListName = Exclude<ListName, 'skills'>
export type BasicName = keyof Draft['basics']

export const BASIC_NAMES = ['name', 'headline', 'email', 'phone', 'location', 'summary'] as const satisfies BasicName[]
export const LIST_NAMES = [
  'links',
  'skills',
  'experience',
  'education',
  'projects',
  'certifications',
  'languages',
] as const satisfies ListName[]

export function draftOf(facts: ResumeFacts): Draft {
  const { links, ...basics } = facts.basics
  let nextId = 0
  const items = (list: ListName, values: readonly unknown[]) =>
    values.map((value, index) => ({
      id: `${list}-${nextId++}`,
      value,
      origin: `${list === 'links' ? 'basics.links' : list}.${index}`,
      isChanged: false,
    }))
  const entries = LIST_NAMES.map((list) => [list, items(list, list === 'links' ? links : facts[list])])
  return { basics, lists: Object.fromEntries(entries) as Lists, nextId }
}

export function factsOf({ basics, lists }: Draft): ResumeFacts {
  const { links, ...entries } = Object.fromEntries(
    LIST_NAMES.map((list) => [list, lists[list].map((item) => item.value)]),
  ) as {
    [L in ListName]: ItemValue[L][]
  }
  return { basics: { ...basics, links }, ...entries }
}

export function listOf(id: string): ListName {
  return id.slice(0, id.lastIndexOf('-')) as ListName
}

export function itemOf(draft: Draft, id: string): Item | undefined {
  return (draft.lists[listOf(id)] as Item[] | undefined)?.find((item) => item.id === id)
}

export function withBasic(draft: Draft, name: BasicName, value: string | null): Draft {
  return { ...draft, basics: { ...draft.basics, [name]: value } }
}

export function withItem(draft: Draft, id: string, value: unknown): Draft {
  return withList(draft, listOf(id), (items) =>
    items.map((item) => (item.id === id ? { ...item, value: value as never, isChanged: true } : item)),
  )
}

export function withoutItem(draft: Draft, id: string): Draft {
  return withList(draft, listOf(id), (items) => items.filter((item) => item.id !== id))
}

/** New skills go last; a new job or school is usually the latest, and those stand first. */
export function withNewItem(draft: Draft, list: ListName, value: unknown): Draft {
  const item: Item = { id: `${list}-${draft.nextId}`, value: value as never, origin: null, isChanged: true }
  const isFirst = list === 'experience' || list === 'education'
  return withList({ ...draft, nextId: draft.nextId + 1 }, list, (items) =>
    isFirst ? [item, ...items] : [...items, item],
  )
}

function withList(draft: Draft, list: ListName, change: (items: Item[]) => Item[]): Draft {
  return { ...draft, lists: { ...draft.lists, [list]: change(draft.lists[list]) } }
}
