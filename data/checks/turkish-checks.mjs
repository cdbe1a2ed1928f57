// The Turkish of a skill's checks, tr/<skill>.json: topics in order, and items by id. A skill has all its items there or none,
// which then are asked in English. Scored items need no point and no explanation: nobody is shown them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Asked in Turkish by src/core/arena/item-in-language.ts: the rest of such a question is code. */
const PRINTED =
  /^What (?:does (?:this|the last (?:command|query)) print|does the last query return|do the last two commands print)\?$/u
const FIELDS = ['text', 'options', 'term', 'accepted', 'point', 'explanation']
/** What the English marks as code, and abbreviations. */
const CODE_WORD = /`[^`\n]+`|\b[A-Z]{2,}(?=\b|s\b)/gu
/** Abbreviations that Turkish says in words or by other letters. */
const SAID = { OR: /veya|ya da/iu, NOT: /değil/iu, AND: /\bve\b/iu }

const isText = (value) => typeof value === 'string' && value !== '' && value.trim() === value
const isTexts = (value, count) => Array.isArray(value) && value.length === count && value.every(isText)
const numbersIn = (text) =>
  (text.match(/\d+(?:[.,]\d+)*/gu) ?? [])
    .map((number) => number.replace(/[.,]/gu, ''))
    .sort()
    .join(' ')
const key = (text) => text.toLocaleLowerCase('tr').replace(/\s+/gu, ' ')

export function checkTurkishSkill(folder, { skill, topics = [], items }, say) {
  const file = join(folder, 'tr', `${skill}.json`)
  const turkish = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { skill, topics: [], items: {} }
  checkTurkish({ skill, topics, items }, turkish, (fault) => say(`tr/${skill}.json: ${fault}`))
}

export function checkTurkish({ skill, topics, items }, turkish, say) {
  if (turkish.skill !== skill) say(`says its skill is ${turkish.skill}`)
  if (
    turkish.topics.length !== topics.length ||
    !turkish.topics.every(({ topic, idea }) => isText(topic) && isText(idea))
  )
    say(`wants ${topics.length} topics, each with its idea`)
  const given = Object.keys(turkish.items)
  const ids = new Set(items.map(({ id }) => id))
  for (const id of given) if (!ids.has(id)) say(`has an unknown id ${id}`)
  if (given.length === 0) return
  for (const item of items) {
    const texts = turkish.items[item.id]
    if (!texts && !isPrinted(item)) say(`lacks ${item.id}`)
    else if (texts) checkItem(item, texts, (fault) => say(`${item.id} ${fault}`))
  }
}

const isPrinted = ({ kind, pool, text }) => kind === 'output' && pool === 'scored' && PRINTED.test(text)

function checkItem(item, texts, say) {
  for (const field of Object.keys(texts)) if (!FIELDS.includes(field)) say(`has an unknown field ${field}`)
  if (!isText(texts.text)) say('lacks its text')
  if (item.pool === 'practice' && !(isText(texts.point) && isText(texts.explanation)))
    say('lacks its point or explanation')
  checkOptions(item, texts.options, say)
  if (item.kind === 'term') checkTerm(texts, say)
  else if (texts.term !== undefined || texts.accepted !== undefined) say('has a term that nobody asks for')
  for (const field of ['text', 'explanation']) if (isText(texts[field])) compare(item[field], texts[field], field, say)
  for (const [at, option] of (texts.options ?? []).entries())
    if (isText(option)) compare(item.options?.[at] ?? '', option, `option ${at + 1}`, say)
}

/** What a program prints is its options as well, and is not translated. */
function checkOptions(item, options, say) {
  const wanted = item.kind === 'output' ? undefined : item.options
  if (wanted === undefined) {
    if (options !== undefined) say('translates what is no text')
    return
  }
  if (!isTexts(options, wanted.length)) {
    say(`wants ${wanted.length} options`)
    return
  }
  if (new Set(options.map(key)).size !== options.length) say('repeats an option')
  const mean = options.reduce((sum, option) => sum + option.length, 0) / options.length
  const right = item.kind === 'choice' ? options[item.answer].length : 0
  if (right > 1.6 * mean && right > 12) say('gives the answer away by its length')
}

function checkTerm({ text, term, accepted = [] }, say) {
  if (!text?.includes('___')) say('has no blank')
  if (term !== undefined && !isText(term)) say('has an empty term')
  if (!isTexts(accepted, accepted.length)) say('has an empty accepted term')
  const words = (said) => ` ${(key(said).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
  for (const each of [term, ...accepted])
    if (isText(each) && words(text ?? '').includes(words(each))) say(`names its own term ${each}`)
}

function compare(english, turkish, name, say) {
  if (numbersIn(english) !== numbersIn(turkish)) say(`has other numbers in its ${name}`)
  for (const word of english.match(CODE_WORD) ?? [])
    if (!turkish.includes(word) && !SAID[word]?.test(turkish)) say(`lacks ${word} in its ${name}`)
}
