// Usage: node data/checks/draw-sample.mjs [how many] [seed]   Prints a random sample of the bank to be read by eye.
import { readdirSync, readFileSync } from 'node:fs'

const count = Number(process.argv[2] ?? 60)
const seed = Number(process.argv[3] ?? 1)
const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const items = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.json'))
  .sort()
  .flatMap((file) => read(file).items)

/** Each item gets a number from the seed and its id, so an item added elsewhere leaves the rest of the order alone. */
function rank({ id }) {
  let mixed = seed
  for (const letter of id) mixed = Math.imul(mixed ^ letter.codePointAt(0), 0x01000193) >>> 0
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 0
}

const show = (item) => {
  const right = [item.answer].flat()
  const options = (item.options ?? []).map(
    (option, index) => `  ${right.includes(index) || right.includes(option) ? '*' : ' '} ${option}`,
  )
  const answer =
    item.kind === 'choice' || item.kind === 'choices'
      ? ''
      : `  = ${JSON.stringify(item.answer)} ${(item.accepted ?? []).join(' | ')}`
  return [
    `${item.id} ${item.kind} ${item.difficulty} · ${item.point}`,
    item.text,
    item.code,
    ...options,
    answer,
    `  ! ${item.explanation}`,
  ]
    .filter(Boolean)
    .join('\n')
}

console.log(
  items
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, count)
    .map(show)
    .join('\n\n'),
)
