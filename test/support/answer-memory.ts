import type { ArenaAnswer, ArenaItem } from '#contract/arena.ts'

/** What a cheater has seen: the answers in words, by the question's own words. */
export type Memory = Map<string, string[]>

/** A question by all that it shows. */
export const questionOf = ({ text, code = '' }: Pick<ArenaItem, 'text' | 'code'>): string => `${text}\n${code}`

/** Keeps every question with its answer that stands anywhere in a reply, and every `explanation` with its question. */
export function memorise(memory: Memory, reply: unknown): void {
  if (Array.isArray(reply)) for (const part of reply) memorise(memory, part)
  if (typeof reply !== 'object' || reply === null) return
  const { item, rightAnswer, right, yourAnswer } = reply as Record<string, unknown>
  const text = item ? questionOf(item as ArenaItem) : undefined
  if (text !== undefined && Array.isArray(rightAnswer) && rightAnswer.length > 0)
    memory.set(text, rightAnswer as string[])
  else if (text !== undefined && right === true && Array.isArray(yourAnswer)) memory.set(text, yourAnswer as string[])
  for (const part of Object.values(reply)) memorise(memory, part)
}

/** The remembered answer as the item is shown now, or a guess. */
export function replyFrom(memory: Memory, item: ArenaItem, chance: () => number): ArenaAnswer {
  const { itemId, kind, options = [] } = item
  const known = memory.get(questionOf(item))
  const places = known?.map((words) => options.indexOf(words)).filter((place) => place >= 0) ?? []
  const pick = (length: number) => Math.floor(chance() * length)
  switch (kind) {
    case 'choice':
      return { itemId, value: places[0] ?? pick(options.length) }
    case 'choices':
      return { itemId, value: places.length > 0 ? places : [0, 1 + pick(options.length - 1)] }
    case 'order':
      return { itemId, value: places.length > 0 ? places : options.map((_, place) => place) }
    case 'bug':
      return {
        itemId,
        value: Number(/\d+/.exec(known?.[0] ?? '')?.[0] ?? 1 + pick((item.code ?? '').split('\n').length)),
      }
    default:
      return { itemId, value: known?.[0] ?? options[pick(options.length)] ?? 'no idea' }
  }
}
