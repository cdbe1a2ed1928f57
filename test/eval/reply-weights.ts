// npm run eval -- reply-weights [--bank DIR] [--out DIR]: learns what letters of employers mean, from test/eval/reply-bank and the
// labelled lists in test/applications. Prints how each list is read by weights that saw nothing of it; with --out writes weights.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ActModel } from '#core/applications/replies/acts-of.ts'
import { decideMeaning } from '#core/applications/replies/decide-meaning.ts'
import { signsIn } from '#core/applications/replies/hear-acts.ts'
import { type HeardReply, hearReply } from '#core/applications/replies/hear-reply.ts'
import type { LetterModels } from '#core/applications/replies/letter-models.ts'
import { type Letter, signsOf, wordsOf } from '#core/applications/replies/letter-signs.ts'
import { byLikelihood, likelyMeanings } from '#core/applications/replies/likely-meanings.ts'
import { readMeaning } from '#core/applications/replies/meaning.ts'
import { GRAVE, type Meaning, MEANINGS } from '#core/applications/replies/meanings.ts'
import { pack } from '#core/applications/replies/packed-weights.ts'
import { fitLogLinear, modelOf } from './log-linear.ts'
import { actsBy, bankOf, fitActs, hearFairly, type Item, sentencesOf } from './reply-sentences.ts'

const HERE = import.meta.dirname
const LISTS = join(HERE, '../applications')
const { values } = parseArgs({ options: { out: { type: 'string' }, bank: { type: 'string' } } })
const bank = bankOf(values.bank ?? join(HERE, 'reply-bank'))
const items = readdirSync(LISTS)
  .filter((name) => name.endsWith('replies.json') && name !== 'misread-replies.json')
  .flatMap((list) =>
    (JSON.parse(readFileSync(join(LISTS, list), 'utf8')) as Omit<Item, 'list'>[]).map((item) => ({ ...item, list })),
  )
const base = actsBy(bank)

if (values.out === undefined) printLeftOut()
else {
  const rows = fitActs([...bank, ...items.flatMap((item) => sentencesOf(item, base))])
  const letters = lettersBy(items)
  write('acts', pack(rows, 1))
  write('letters', { deeds: pack(letters.deeds, 0), words: pack(letters.words, 0.3) })
}

function lettersBy(known: readonly Item[]): Record<'deeds' | 'words', Map<string, number[]>> {
  const heard = [...hearFairly(known, bank, base)]
  const fit = (traits: (letter: Letter) => Map<string, number>, decay: number, rarest: number) =>
    fitLogLinear(
      heard.map(([{ truth }, { letter }]) => ({ traits: traits(letter), label: MEANINGS.indexOf(truth.meaning) })),
      MEANINGS.length,
      { epochs: 25, rate: 0.3, decay, rarest },
    )
  return { deeds: fit(signsOf, 3e-3, 1), words: fit(wordsOf, 1e-3, 2) }
}

function printLeftOut(): void {
  const lists = [...new Set(items.map(({ list }) => list))]
  const rows = lists.map((list) => {
    const known = items.filter((item) => item.list !== list)
    const model = actsBy([...bank, ...known.flatMap((item) => sentencesOf(item, base))])
    const { deeds, words } = lettersBy(known)
    const models = { deeds: modelOf(deeds, MEANINGS.length), words: modelOf(words, MEANINGS.length) }
    return {
      list,
      ...count(
        items.filter((item) => item.list === list),
        model,
        models,
      ),
    }
  })
  console.table(rows)
  const sum = (key: 'messages' | 'rules' | 'learnt' | 'both' | 'falseNews') =>
    rows.reduce((all, row) => all + row[key], 0)
  const share = (key: 'rules' | 'learnt' | 'both') => ((100 * sum(key)) / sum('messages')).toFixed(1)
  console.log(
    `rules (which have seen these lists) ${share('rules')} %, learnt alone ${share('learnt')} %, both ${share('both')} %`,
  )
  console.log(`offers and rejections that are none: ${sum('falseNews')} of ${sum('messages')}`)
}

function count(list: readonly Item[], model: ActModel, models: LetterModels) {
  const read = list.map((item) => {
    const heard: HeardReply = hearReply(item.message, item.applications, model)
    const { letter, sentences } = heard
    const byRules = readMeaning(letter.subject, sentences, { ...letter, ...signsIn(letter.heard) })
    const learnt = byLikelihood(likelyMeanings(letter, null, models))[0] ?? 'unknown'
    return { item, rules: byRules.meaning, learnt, both: decideMeaning(letter, byRules, models).meaning }
  })
  const isRight = ({ truth }: Item, meaning: Meaning) =>
    meaning === truth.meaning || (truth.accept?.meaning ?? []).includes(meaning)
  return {
    messages: list.length,
    rules: read.filter(({ item, rules }) => isRight(item, rules)).length,
    learnt: read.filter(({ item, learnt }) => isRight(item, learnt)).length,
    both: read.filter(({ item, both }) => isRight(item, both)).length,
    falseNews: read.filter(({ item, both }) => GRAVE.has(both) && !isRight(item, both)).length,
  }
}

function write(name: string, weights: object): void {
  writeFileSync(join(values.out ?? '.', `${name}.json`), `${JSON.stringify(weights, null, 1)}\n`)
}
