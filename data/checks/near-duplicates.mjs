// node data/checks/near-duplicates.mjs   Pairs of items that ask nearly the same with nearly the same answer, across all skills.
// LEAK marks a pair of which one is practised with its key and the other scored. No dependencies.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** From here on a pair is worth a look; with this much a practised one gives a scored one away. */
const WORTH_A_LOOK = 0.5
const LEAK = 0.5
const SMALL = new Set(
  'the a an of to in is and what which for does do this with it that on are by when how from be as at or not has have one you your print prints'.split(
    ' ',
  ),
)

const wordsOf = (text) =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !SMALL.has(word))
      .map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/u, '') : word)),
  )

function likeness(a, b) {
  if (a.size === 0 || b.size === 0) return 0
  let shared = 0
  for (const word of a) if (b.has(word)) shared += 1
  return shared / (a.size + b.size - shared)
}

const answerOf = ({ kind, answer, options }) => {
  const list = Array.isArray(answer) ? answer : [answer]
  return list.map((one) => (kind !== 'bug' && typeof one === 'number' ? (options?.[one] ?? one) : one)).join(' ')
}

/** Fixed items of the bank; templates have other numbers each time. */
function readBank() {
  const folder = dirname(fileURLToPath(import.meta.url))
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).items)
    .filter(({ answer }) => answer !== undefined)
    .map((item) => ({
      item,
      question: wordsOf(`${item.text} ${item.code ?? ''}`),
      answer: wordsOf(answerOf(item)),
      explanation: wordsOf(item.explanation),
    }))
}

/** Half by the question, the rest by its answer and by why. Same words alone ('What does this print?') make no double. */
export function nearDuplicates() {
  const bank = readBank()
  const pairs = []
  bank.forEach((a, at) => {
    for (const b of bank.slice(at + 1)) {
      const question = likeness(a.question, b.question)
      if (question < 0.35) continue
      const all = 0.5 * question + 0.3 * likeness(a.answer, b.answer) + 0.2 * likeness(a.explanation, b.explanation)
      if (all < WORTH_A_LOOK) continue
      pairs.push({ ids: [a.item.id, b.item.id], likeness: all, isLeak: all >= LEAK && a.item.pool !== b.item.pool })
    }
  })
  return pairs.toSorted((a, b) => b.likeness - a.likeness)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const pairs = nearDuplicates()
  for (const { ids, likeness: share, isLeak } of pairs)
    console.log(share.toFixed(2), ids.join(' '), isLeak ? 'LEAK' : '')
  console.log(`${pairs.length} pairs, ${pairs.filter(({ isLeak }) => isLeak).length} of them practised and scored`)
}
