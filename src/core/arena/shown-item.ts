import { must } from '#core/must.ts'
import type { DrawnItem } from './draw.ts'
import type { Item, ItemKind, Reply } from './item.ts'

/** An item as it is asked: nothing in it tells the answer. */
export type ShownItem = {
  itemId: string
  kind: ItemKind
  text: string
  code?: string
  language?: string
  options?: string[]
}

/** The item as it is asked, options in the drawn order. Null when the bank no longer has it in this form. */
export function showItem(item: Item | undefined, drawn: DrawnItem): ShownItem | null {
  if (!item || !isSameForm(item, drawn)) return null
  const { id, kind, text, code, language } = item
  const options = optionsOf(item)
  return {
    itemId: id,
    kind,
    text,
    ...(code === undefined ? {} : { code }),
    ...(language === undefined ? {} : { language }),
    ...(options ? { options: drawn.order.map((index) => must(options[index])) } : {}),
  }
}

/** The reply in the bank's terms: places on the screen become the indexes of the options that stood there. */
export function bankReply(item: Item, drawn: DrawnItem, reply: Reply | undefined): Reply | undefined {
  if (drawn.order.length === 0 || typeof reply === 'string' || reply === undefined) return reply
  if (Array.isArray(reply)) return reply.map((place) => drawn.order[place] ?? -1)
  return item.kind === 'choice' ? (drawn.order[reply] ?? -1) : reply
}

/** The right answer in words, for after the attempt. */
export function answerInWords(item: Item): string[] {
  switch (item.kind) {
    case 'choice':
      return [must(item.options[item.answer])]
    case 'choices':
    case 'order':
      return item.answer.map((index) => must(item.options[index]))
    case 'bug':
      return [`Line ${item.answer}: ${item.code.split('\n')[item.answer - 1]?.trim() ?? ''}`]
    default:
      return [item.answer]
  }
}

/** What the person replied, in words; null for no reply. */
export function replyInWords(item: Item, drawn: DrawnItem, reply: Reply | undefined): string[] | null {
  const own = bankReply(item, drawn, reply)
  if (own === undefined || own === '' || (Array.isArray(own) && own.length === 0)) return null
  if (item.kind === 'bug') return [`Line ${String(own)}`]
  if (typeof own === 'string') return [own]
  const options = optionsOf(item) ?? []
  return (Array.isArray(own) ? own : [own]).map((index) => options[index] ?? '?')
}

export function isSameForm(item: Item, drawn: DrawnItem): boolean {
  return (optionsOf(item)?.length ?? 0) === drawn.order.length
}

function optionsOf(item: Item): string[] | undefined {
  return 'options' in item ? item.options : undefined
}
