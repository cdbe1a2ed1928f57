// npm run eval -- undotted [--out FILE]: learns undotted-weights.ts of src/core/interview from the Turkish texts of the
// project, and prints how many letters and words of every tenth text are read right by what the others teach.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { DOTTED, isDotted, readWord, surroundings, WINDOWS, withoutDots } from '../../src/core/interview/undotted.ts'
import { wordsOf } from '../../src/core/interview/words.ts'

type Choices = Map<string, boolean>

const FOLDERS = ['data/questions/tr', 'data/questions/misconceptions/tr', 'data/checks/tr']
const PATTERNS = ['data/questions/misconceptions/acts.json', 'data/questions/misconceptions/conduct.json']
const ENGLISH = ['data/questions', 'data/questions/misconceptions', 'data/checks']
/** A choice that one word alone teaches says nothing of others. */
const RAREST = 2
const TENTH = 10
const TURKISH_LETTER = /[çğıöşü]/u

const { values } = parseArgs({ options: { out: { type: 'string' } } })
const texts = FOLDERS.flatMap((folder) =>
  readdirSync(folder).flatMap((name) => textsIn(JSON.parse(readFileSync(path.join(folder, name), 'utf8')))),
).filter((text) => TURKISH_LETTER.test(text))

const held = texts.filter((_, at) => at % TENTH === 0)
const others = texts.filter((_, at) => at % TENTH !== 0)
report('every tenth text, by the others', held, learn(others))
if (values.out !== undefined) {
  const choices = learn(texts)
  const words = wordsApart(choices)
  writeFileSync(values.out, written(choices, words))
  console.log(`${choices.size} choices and ${words.length} words written`)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** From the smallest window on; a larger one is kept where it decides otherwise than the smaller ones do. */
function learn(from: readonly string[]): Choices {
  const often = new Map<string, number>()
  for (const word of from.flatMap(wordsOf)) often.set(word, (often.get(word) ?? 0) + 1)
  const choices: Choices = new Map()
  for (const window of WINDOWS.toReversed()) {
    const counts = new Map<string, { dotted: number; plain: number; smaller: number }>()
    for (const word of often.keys()) {
      const typed = withoutDots(word)
      for (let at = 0; at < typed.length; at += 1) {
        const dotted = DOTTED[typed[at] ?? '']
        if (dotted === undefined) continue
        const key = surroundings(word, typed, at, window)
        const count = counts.get(key) ?? { dotted: 0, plain: 0, smaller: 0 }
        const times = Math.min(often.get(word) ?? 0, RAREST + 1)
        count[word[at] === dotted ? 'dotted' : 'plain'] += times
        if (isDotted(word.slice(0, at), typed, at, (each) => choices.get(each))) count.smaller += times
        counts.set(key, count)
      }
    }
    for (const [key, { dotted, plain, smaller }] of counts)
      if (dotted + plain >= RAREST && dotted !== plain && dotted > plain !== 2 * smaller > dotted + plain)
        choices.set(key, dotted > plain)
  }
  return choices
}

/** Words that the choices do not read as the texts and patterns write them, and English ones that they would bend. */
function wordsApart(choices: Choices): string[] {
  const forms = new Map<string, Map<string, number>>()
  const patterns = PATTERNS.flatMap((name) => turkishPatterns(JSON.parse(readFileSync(name, 'utf8'))))
  for (const word of [...texts, ...patterns].flatMap(wordsOf).filter((each) => !/[^a-zçğıöşü]/u.test(each))) {
    const typed = withoutDots(word)
    const found = forms.get(typed) ?? new Map<string, number>()
    found.set(word, (found.get(word) ?? 0) + 1)
    forms.set(typed, found)
  }
  const english = ENGLISH.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json') && !PATTERNS.includes(`${folder}/${name}`))
      .flatMap((name) => textsIn(JSON.parse(readFileSync(path.join(folder, name), 'utf8')))),
  )
    .flatMap(wordsOf)
    .filter((word) => /^[a-pr-vyz]{3,14}$/u.test(word))
  for (const word of english) if (!forms.has(word)) forms.set(word, new Map([[word, 1]]))
  return [...forms]
    .flatMap(([typed, found]) => {
      const [often] = [...found].sort(([, a], [, b]) => b - a)
      const form = often?.[0] ?? typed
      return readWord(typed, (key) => choices.get(key)) === form ? [] : [form]
    })
    .toSorted()
}

/** The words of Turkish patterns, wherever an entry has them. */
function turkishPatterns(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'tr' ? textsIn(each).map((text) => text.replace(/[|_=*!&-]/gu, ' ')) : turkishPatterns(each),
  )
}

function report(name: string, tested: readonly string[], choices: Choices): void {
  let words = 0
  let right = 0
  for (const word of tested.flatMap(wordsOf)) {
    words += 1
    if (readWord(withoutDots(word), (key) => choices.get(key)) === word.replace(/[âîû]/gu, withoutDots)) right += 1
  }
  console.log(`${name}: ${((100 * right) / words).toFixed(1)} % of ${words} words, ${choices.size} choices`)
}

function written(choices: Choices, words: readonly string[]): string {
  const of = (isDotted: boolean): string =>
    [...choices]
      .flatMap(([key, dotted]) => (dotted === isDotted ? [key] : []))
      .toSorted()
      .join(' ')
  return [
    '/** Learnt by `npm run eval -- undotted`; edited by nobody. The surroundings of letters that are dotted, and of those that are not. */',
    `const DOTTED = ${JSON.stringify(of(true))}`,
    `const PLAIN = ${JSON.stringify(of(false))}`,
    'export const UNDOTTED_CHOICES: ReadonlyMap<string, boolean> = new Map(',
    "  [DOTTED, PLAIN].flatMap((keys, at) => keys.split(' ').map((key) => [key, at === 0] as const)),",
    ')',
    '/** Words that these choices would read wrongly, English ones among them. */',
    `export const UNDOTTED_WORDS = ${JSON.stringify(words.join(' '))}`,
    '',
  ].join('\n')
}
