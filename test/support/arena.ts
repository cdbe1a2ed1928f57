import type { ArenaAnswer, ArenaItem } from '#contract/arena.ts'
import type { Item } from '#core/arena/item.ts'
import { isTemplate, VARIANTS } from '#core/arena/template.ts'
import { must } from '#core/must.ts'
import { openItemBank } from '#server/arena/item-bank.ts'

export const bank = openItemBank('data/checks')

/** An item of the bank, of a template its first variant. */
export function bankItem(itemId: string): Item {
  const found = bank.skillIds.map((skillId) => bank.itemOf(skillId, { itemId })).find((item) => item !== undefined)
  if (!found) throw new Error(`No such item: ${itemId}`)
  return found
}

/** The item as it is shown: of a template, the variant with the same words. */
export function itemShown(shown: ArenaItem): Item {
  const { itemId, text, code, options } = shown
  const skillId = bank.skillIds.find((one) => bank.itemOf(one, { itemId }) !== undefined)
  const source = bank.itemsOf(skillId ?? '', bankItem(itemId).pool).find(({ id }) => id === itemId)
  const known = bankItem(itemId)
  if (skillId === undefined || !source || !isTemplate(source)) return known
  const words = JSON.stringify([text, code, options?.toSorted()])
  for (let seed = 0; seed < VARIANTS; seed += 1) {
    const item = must(bank.itemOf(skillId, { itemId, seed }))
    const itemOptions = 'options' in item ? item.options?.toSorted() : undefined
    if (JSON.stringify([item.text, item.code, itemOptions]) === words) return item
  }
  throw new Error(`No variant of ${itemId} looks like this`)
}

/** What somebody who knows the bank by heart replies to an item as it is shown. */
export function rightAnswer(shown: ArenaItem): ArenaAnswer {
  const item = itemShown(shown)
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
