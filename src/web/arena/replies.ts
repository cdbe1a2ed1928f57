import type { ArenaAnswer, ArenaItem } from '#contract/arena.ts'

export type Reply = ArenaAnswer['value']
export type Replies = Readonly<Record<string, Reply | undefined>>

export function repliesOf(answers: readonly ArenaAnswer[]): Replies {
  return Object.fromEntries(answers.map(({ itemId, value }) => [itemId, value]))
}

export function answersOf(items: readonly ArenaItem[], replies: Replies): ArenaAnswer[] {
  return items.flatMap(({ itemId }) => {
    const value = replies[itemId]
    return isAnswered(value) ? [{ itemId, value }] : []
  })
}

export function isAnswered(reply: Reply | undefined): reply is Reply {
  if (reply === undefined) return false
  return typeof reply === 'number' || reply.length > 0
}

/** A place added to the end, or taken out when it is there already. */
export function toggled(reply: Reply | undefined, place: number): number[] {
  const places = Array.isArray(reply) ? reply : []
  return places.includes(place) ? places.filter((one) => one !== place) : [...places, place]
}

/** What can be chosen: options, or the lines of the code that has a bug. */
export function choicesOf(item: ArenaItem): string[] {
  if (item.kind === 'bug') return (item.code ?? '').split('\n')
  return item.options ?? []
}

/** The reply after choosing the option at `place`. */
export function chosenReply(item: ArenaItem, reply: Reply | undefined, place: number): Reply {
  if (item.kind === 'choices' || item.kind === 'order') return toggled(reply, place)
  if (item.kind === 'bug') return place + 1
  if (item.kind === 'output') return item.options?.[place] ?? ''
  return place
}

export function isChosen(item: ArenaItem, reply: Reply | undefined, place: number): boolean {
  if (Array.isArray(reply)) return reply.includes(place)
  return reply !== undefined && reply === chosenReply(item, reply, place)
}
