import type { ArenaAnswer, ArenaItem } from '#contract/arena.ts'
import type { Item } from '#core/arena/item.ts'
import { openItemBank } from '#server/arena/item-bank.ts'

export const bank = openItemBank('data/checks')

/** The skill an item of the bank belongs to. */
export function bankItem(itemId: string): Item {
  const found = bank.skillIds.map((skillId) => bank.itemOf(skillId, itemId)).find((item) => item !== undefined)
  if (!found) throw new Error(`No such item: ${itemId}`)
  return found
}

/** What somebody who knows the bank by heart replies to an item as it is shown. */
export function rightAnswer(shown: ArenaItem): ArenaAnswer {
  const item = bankItem(shown.itemId)
  const placeOf = (index: number): number => {
    const text = 'options' in item ? item.options?.[index] : undefined
    return (shown.options ?? []).indexOf(text ?? '')
  }
  if (item.kind === 'choice') return { itemId: item.id, value: placeOf(item.answer) }
  if (item.kind === 'choices' || item.kind === 'order') return { itemId: item.id, value: item.answer.map(placeOf) }
  return { itemId: item.id, value: item.answer }
}

/** A reply that is wrong for every kind of item. */
export function wrongAnswer({ itemId }: ArenaItem): ArenaAnswer {
  return { itemId, value: 'certainly not this' }
}

/** The first `right` items right, the others wrong. */
export function answersWith(items: readonly ArenaItem[], right: number): ArenaAnswer[] {
  return items.map((item, at) => (at < right ? rightAnswer(item) : wrongAnswer(item)))
}
