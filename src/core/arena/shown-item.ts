import { must } from '#core/must.ts'
import type { DrawnItem } from './draw.ts'
import type { Item, ItemKind, Reply } from './item.ts'
import { itemIn, type ItemLanguage } from './item-in-language.ts'

/** An item as it is asked: nothing in it tells the answer. */
export type ShownItem = {
  itemId: string
  kind: ItemKind
  /** Of `text` and `options`: English where it is not written in the person's language. */
  saidIn: ItemLanguage
  text: string
  code?: string
  language?: string
  options?: string[]
}

/** The item as it is asked, options in the drawn order. Null when the bank no longer has it in this form. */
export function showItem(item: Item | undefined, drawn: DrawnItem, inLanguage: ItemLanguage = 'en'): ShownItem | null {
  if (!item || !isSameForm(item, drawn)) return null
  const { item: said, saidIn } = itemIn(item, inLanguage)
  const { id, kind, text, code, language } = said
  const options = optionsOf(said)
  return {
    itemId: id,
    kind,
    saidIn,
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

const LINE: Record<ItemLanguage, string> = { en: 'Line', tr: 'Satır' }

/** The right answer in words, for after the attempt. */
export function answerInWords(item: Item, language: ItemLanguage = 'en'): string[] {
  const { item: said } = itemIn(item, language)
  switch (said.kind) {
    case 'choice':
      return [must(said.options[said.answer])]
    case 'choices':
    case 'order':
      return said.answer.map((index) => must(said.options[index]))
    case 'bug':
      return [`${LINE[language]} ${said.answer}: ${said.code.split('\n')[said.answer - 1]?.trim() ?? ''}`]
    default:
      return [said.answer]
  }
}

/** What the person replied, in words; null for no reply. */
export function replyInWords(
  item: Item,
  drawn: DrawnItem,
  reply: Reply | undefined,
  language: ItemLanguage = 'en',
): string[] | null {
  const own = bankReply(item, drawn, reply)
  if (own === undefined || own === '' || (Array.isArray(own) && own.length === 0)) return null
  if (item.kind === 'bug') return [`${LINE[language]} ${String(own)}`]
  if (typeof own === 'string') return [own]
  const options = optionsOf(itemIn(item, language).item) ?? []
  return (Array.isArray(own) ? own : [own]).map((index) => options[index] ?? '?')
}

export function isSameForm(item: Item, drawn: DrawnItem): boolean {
  return (optionsOf(item)?.length ?? 0) === drawn.order.length
}

function optionsOf(item: Item): string[] | undefined {
  return 'options' in item ? item.options : undefined
}
