import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Act, ACTS } from '#core/applications/replies/acts.ts'
import { actModel, type ActModel, actTraits } from '#core/applications/replies/acts-of.ts'
import { type HeardReply, hearReply } from '#core/applications/replies/hear-reply.ts'
import type { ReplyMessage } from '#core/applications/replies/find-application.ts'
import type { KnownApplication } from '#core/applications/replies/title-scores.ts'
import type { Meaning } from '#core/applications/replies/meanings.ts'
import { plain } from '#core/applications/plain.ts'
import { fitLogLinear, type Known, modelOf } from './log-linear.ts'

export type Item = {
  id: string
  list: string
  applications: KnownApplication[]
  message: ReplyMessage
  truth: { meaning: Meaning; mustNotChange: boolean; accept?: { meaning?: Meaning[] } }
}

/** The sentences of a line of the bank: every way it offers stands in at least one of them. */
export function spell(line: string): string[] {
  const parts = line.split(/[{}]/).map((part, index) => (index % 2 === 0 ? [part] : part.split('|')))
  const longest = Math.max(...parts.map((ways) => ways.length))
  return Array.from({ length: longest }, (_, turn) =>
    parts.map((ways, slot) => ways[(turn + slot) % ways.length] ?? '').join(''),
  )
}

/** Sentences by what they do, from files with a heading '== act' over lines in which `{a|b}` stands for either. */
export function bankOf(folder: string): Known[] {
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split(/^== /m)
      .slice(1)
      .flatMap((part) => {
        const [act = '', ...lines] = part.split('\n')
        const label = ACTS.findIndex((one) => one === act)
        if (label < 0) throw new Error(`${name}: there is no act '${act}'`)
        return lines.filter(Boolean).flatMap((line) => {
          const ways = spell(line)
          const weight = 1 / Math.sqrt(ways.length)
          return ways.map((text) => ({ traits: actTraits(plain(text), text.endsWith('?')), label, weight }))
        })
      }),
  )
}

/** What the sentences of a letter may do, given what the letter means; the first is its matter. */
const MAY: Readonly<Record<Meaning, readonly Act[]>> = {
  rejection: ['rejection', 'parting', 'answer', 'none', 'received'],
  interview_invite: ['invite', 'answer', 'none', 'received'],
  task: ['task', 'answer', 'none', 'received', 'invite'],
  more_info: ['info', 'answer', 'none', 'received'],
  offer: ['offer', 'answer', 'none', 'received', 'info'],
  received: ['received', 'none'],
  newsletter: ['ad', 'none'],
  unknown: ['none', 'hold', 'auto', 'fraud', 'stranger', 'received', 'answer'],
}
const COUNTS = 0.7

/** The sentences of a letter as examples, each called what is likeliest of what it may be. */
export function sentencesOf({ message, applications, truth }: Item, model: ActModel): Known[] {
  const { heard } = hearReply(message, applications, model).letter
  const may = MAY[truth.meaning]
  const matter = truth.meaning === 'unknown' ? undefined : may[0]
  const surest = matter && heard.toSorted((one, other) => other.shares[matter] - one.shares[matter]).find(() => true)
  return heard.flatMap(({ sentence, nameless, shares }) => {
    const weigh = (act: Act) => shares[act] * (act === matter ? 1.5 : 1)
    const likeliest = may.toSorted((one, other) => weigh(other) - weigh(one))[0] ?? 'none'
    const isMatter = matter !== undefined && surest?.sentence === sentence && shares[matter] > 0.15
    const act = isMatter ? matter : likeliest
    const trust = shares[act] > 0.5 ? 1 : shares[act] > 0.15 ? 0.6 : 0.3
    return [{ traits: actTraits(nameless, sentence.isQuestion), label: ACTS.indexOf(act), weight: COUNTS * trust }]
  })
}

export const fitActs = (known: readonly Known[]) =>
  fitLogLinear(known, ACTS.length, { epochs: 8, rate: 1.2, decay: 4e-4 })

export const actsBy = (known: readonly Known[]): ActModel => actModel(modelOf(fitActs(known), ACTS.length))

const PARTS = 3

/** Every letter heard by a model that learnt from letters of other lists only, so that what follows learns from fair readings. */
export function hearFairly(items: readonly Item[], bank: readonly Known[], base: ActModel): Map<Item, HeardReply> {
  const lists = [...new Set(items.map(({ list }) => list))]
  const partOf = (item: Item) => lists.indexOf(item.list) % PARTS
  const heard = Array.from({ length: PARTS }, (_, part) => {
    const others = items.filter((item) => partOf(item) !== part)
    const model = actsBy([...bank, ...others.flatMap((item) => sentencesOf(item, base))])
    return items
      .filter((item) => partOf(item) === part)
      .map((item) => [item, hearReply(item.message, item.applications, model)] as const)
  })
  return new Map(heard.flat())
}
