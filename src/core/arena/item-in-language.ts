import type { Item, ItemTexts } from './item.ts'

/** What items are written in; English is all of them. */
export type ItemLanguage = 'en' | 'tr'

/** What is asked of most programs, whatever they are; the rest of such a question is code. */
const PRINTED: ReadonlyMap<string, string> = new Map([
  ['What does this print?', 'Bu ne yazdırır?'],
  ['What does this CommonJS file (.cjs) print, line by line?', 'Bu CommonJS dosyası (.cjs) satır satır ne yazdırır?'],
  ['What does the last command print?', 'Son komut ne yazdırır?'],
  ['What does the last query print?', 'Son sorgu ne yazdırır?'],
  ['What does the last query return?', 'Son sorgu ne döndürür?'],
  ['What do the last two commands print?', 'Son iki komut ne yazdırır?'],
])

/** The item in the language of the person where it is written in it, else in English; `saidIn` tells which. */
export function itemIn(item: Item, language: ItemLanguage): { item: Item; saidIn: ItemLanguage } {
  const texts = language === 'tr' ? (item.inTurkish ?? printedTexts(item)) : undefined
  if (!texts) return { item, saidIn: 'en' }
  const { text, point = item.point, explanation = item.explanation, options, term } = texts
  const said = { ...item, text, point, explanation }
  if ('options' in said && options) said.options = options
  if (said.kind === 'term' && term !== undefined) said.answer = term
  return { item: said, saidIn: language }
}

function printedTexts({ kind, pool, text }: Item): ItemTexts | undefined {
  const said = kind === 'output' && pool === 'scored' ? PRINTED.get(text) : undefined
  return said === undefined ? undefined : { text: said }
}
