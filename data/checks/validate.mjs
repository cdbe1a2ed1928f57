// Usage: node data/checks/validate.mjs [--changed] [skill …]   Checks the item bank; runs what its code items print. No
// dependencies. With --changed it runs only the code in files that differ from the last commit, or all if a program here does.
// PYTHON names another Python, for instance one that has pandas. Without a language its items are skipped and counted;
// Kotlin, whose compiler is slow, runs when its skill is named.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parses, prints, tryPython } from './run-code.mjs'
import { checkTurkishSkill } from './turkish-checks.mjs'

const POOLS = ['scored', 'practice']
const KINDS = ['choice', 'choices', 'order', 'output', 'bug', 'term']
const LEAST = { skills: 100, items: 1000, perSkill: 10, perDifficulty: 3, kinds: 3 }
const FIELDS = [
  'id',
  'pool',
  'kind',
  'difficulty',
  'point',
  'text',
  'code',
  'language',
  'options',
  'answer',
  'accepted',
  'also',
  'explanation',
]

const folder = dirname(fileURLToPath(import.meta.url))
const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const knownSkills = new Set(read('../skills.json').skills.map((skill) => skill.id))
const dreamMusts = new Set(
  read('../roles.json').dreamRoles.flatMap((role) =>
    role.skills.filter((asked) => asked.level === 'must').map((asked) => asked.skill),
  ),
)
const asked = process.argv.slice(2).filter((word) => word !== '--changed')
const bank = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => ({ file, ...read(file) }))
const chosen = asked.length > 0 ? bank.filter(({ skill }) => asked.includes(skill)) : bank
const errors = []
const isToRun = process.argv.includes('--changed') ? changedFiles() : () => true

const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const sentences = (text) =>
  text.split(/[.!?]["')`]*(?:\s+(?=[\p{Lu}\p{N}`'"(*$-])|$)/u).filter((part) => part.trim() !== '').length
const key = (text) => text.toLowerCase().replace(/\s+/gu, ' ').trim()
/** The graders' own folding (src/core/arena/item.ts), so that no wrong option counts as right. */
const printed = (text) =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/ ?([[\](){},:]) ?/gu, '$1')
    .trim()
const mean = (numbers) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
const at = (item) => (item.kind === 'output' ? item.options.indexOf(item.answer) : item.answer)
const isSingle = (item) => item.kind === 'choice' || (item.kind === 'output' && item.options !== undefined)

/** Which files differ from the last commit; each one where git cannot tell. */
function changedFiles() {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '-uall', '--', folder], { encoding: 'utf8' })
  // translations change no code
  const own = stdout.replace(/^.*\/tr\/.*$/gmu, '')
  const files = status === 0 ? (own.match(/[^/\n"]+(?="?$)/gmu) ?? []) : ['unknown']
  return files.every((file) => file.endsWith('.json')) ? (file) => files.includes(file) : () => true
}

function jaccard(a, b) {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / (a.size + b.size - shared)
}

function checkOptions(item, say) {
  const { options, answer, kind } = item
  if (!Array.isArray(options) || options.length < (kind === 'choices' ? 5 : 4) || options.length > 6) {
    say('wants 4 to 6 options (5 or 6 to choose several from)')
    return
  }
  if (new Set(options.map((option) => (kind === 'output' ? printed(option) : key(option)))).size !== options.length)
    say('repeats an option')
  if (options.some((option) => /^(?:all|none) (?:of (?:these|them|the (?:above|others))|above)\b/iu.test(option)))
    say('has an all-of-these option')
  const indexes = Array.isArray(answer) ? answer : [at(item)]
  if (
    indexes.some((index) => !Number.isInteger(index) || index < 0 || index >= options.length) ||
    new Set(indexes).size !== indexes.length
  ) {
    say('names an answer that is no option')
    return
  }
  if (kind === 'choices' && (answer.length < 2 || answer.length > 3)) say('wants 2 or 3 right options')
  for (const order of item.also ?? [])
    if (kind !== 'order' || order.toSorted().join() !== answer.toSorted().join())
      say('has another order of other steps')
  if (kind === 'order' && (answer.length !== options.length || answer.every((index, place) => index === place)))
    say('wants every step, shown in another order than the right one')
  if (
    isSingle(item) &&
    kind === 'choice' &&
    options[answer].length > 1.6 * mean(options.map((option) => option.length)) &&
    options[answer].length > 12
  )
    say('gives the answer away by its length')
}

function checkShape(item, skill, say) {
  if (
    !item.id?.startsWith(`${skill}-`) ||
    !POOLS.includes(item.pool) ||
    !KINDS.includes(item.kind) ||
    ![1, 2, 3].includes(item.difficulty)
  )
    say('has a wrong id, pool, kind or difficulty')
  for (const field of Object.keys(item)) if (!FIELDS.includes(field)) say(`has an unknown field ${field}`)
  for (const field of ['point', 'text', 'explanation'])
    if (typeof item[field] !== 'string' || item[field].trim() !== item[field] || item[field] === '')
      say(`lacks ${field}`)
  if (words(item.point).length > 8) say('has a point of more than eight words')
  if (words(item.explanation).length < 15 || sentences(item.explanation) < 2 || sentences(item.explanation) > 3)
    say(`wants an explanation of two or three sentences, 15 words or more (has ${sentences(item.explanation)})`)
  if ((item.code === undefined) !== (item.language === undefined)) say('wants code and language together')
  if (['choice', 'choices', 'order'].includes(item.kind) || item.options) checkOptions(item, say)
  if (['output', 'bug'].includes(item.kind) && !item.code) say('lacks code')
  if (item.kind === 'output' && (typeof item.answer !== 'string' || printed(item.answer) === ''))
    say('lacks what is printed')
  if (item.kind === 'bug') checkBug(item, say)
  if (item.kind === 'term') checkTerm(item, say)
}

function checkBug(item, say) {
  const lines = (item.code ?? '').split('\n')
  if (!Number.isInteger(item.answer) || !lines[item.answer - 1]?.trim()) say('names a line that is not there')
  if (lines.filter((line) => line.trim() !== '').length < 5) say('has so few lines that a guess may find the bug')
}

function checkTerm(item, say) {
  if (typeof item.answer !== 'string' || !Array.isArray(item.accepted)) {
    say('lacks its term or the accepted variants')
    return
  }
  if (!item.text.includes('___')) say('has no blank')
  const text = ` ${words(item.text).join(' ')} `
  for (const term of [item.answer, ...item.accepted])
    if (text.includes(` ${words(term).join(' ')} `)) say(`names its own term ${term}`)
}

function checkSkill({ file, skill, items }) {
  const say = (fault) => errors.push(`${skill}: ${fault}`)
  if (file !== `${skill}.json`) say(`is in ${file}`)
  if (!knownSkills.has(skill)) say('is no skill of skills.json')
  if (items.length < LEAST.perSkill) say(`has ${items.length} items`)
  for (const step of [1, 2, 3])
    if (items.filter((item) => item.difficulty === step).length < LEAST.perDifficulty)
      say(`has too few items of difficulty ${step}`)
  if (new Set(items.map((item) => item.kind)).size < LEAST.kinds) say('mixes too few kinds')
  for (const item of items) checkShape(item, skill, (fault) => errors.push(`${item.id}: ${fault}`))
  checkGiveaways(items, say)
  const bags = items.map((item) => new Set(words(`${item.text} ${item.code ?? ''}`)))
  bags.forEach((bag, i) =>
    bags.slice(0, i).forEach((other, j) => {
      if (jaccard(bag, other) >= 0.7) errors.push(`${items[i].id}: nearly the same as ${items[j].id}`)
    }),
  )
}

/** Under three items a share says nothing: one of two is a half, and no pattern. */
function checkGiveaways(items, say) {
  const single = items.filter((item) => isSingle(item) && item.options?.length)
  const choices = single.filter((item) => item.kind === 'choice')
  const longest = choices.filter((item) => isExtreme(item, isLonger))
  const shortest = choices.filter((item) => isExtreme(item, isShorter))
  if (shortest.length > Math.max(1, 0.5 * choices.length))
    say(`the right option is the shortest in ${shortest.map((item) => item.id).join(', ')}`)
  if (longest.length > Math.max(1, 0.4 * choices.length))
    say(`the right option is the longest in ${longest.map((item) => item.id).join(', ')}`)
  for (let place = 0; place < 6; place += 1) {
    const here = single.filter((item) => at(item) === place).length
    if (here > Math.max(1, 0.45 * single.length))
      say(`the right option stands at place ${place + 1} in ${here} of ${single.length}`)
  }
}

const isLonger = (a, b) => a > b
const isShorter = (a, b) => a < b
const percent = (share) => `${Math.round(100 * share)}%`
const isExtreme = (item, beats) =>
  item.options.every((option, index) => index === item.answer || beats(item.options[item.answer].length, option.length))

/** What only the whole bank can show: holes in coverage, repeats between skills, and a tell over all choices. */
function checkBank(items) {
  if (bank.length < LEAST.skills || items.length < LEAST.items)
    errors.push(`bank: ${bank.length} skills, ${items.length} items`)
  for (const skill of dreamMusts)
    if (!bank.some((file) => file.skill === skill)) errors.push(`bank: no items for ${skill}, a must of a dream role`)
  const seen = new Map()
  for (const item of items) {
    for (const name of [item.id, key(`${item.text} ${item.code ?? ''}`)]) {
      if (seen.has(name)) errors.push(`${item.id}: repeats ${seen.get(name)}`)
      seen.set(name, item.id)
    }
  }
  const choices = items.filter((item) => item.kind === 'choice')
  const longest = choices.filter((item) => isExtreme(item, isLonger)).length / choices.length
  const shortest = choices.filter((item) => isExtreme(item, isShorter)).length / choices.length
  console.log(
    `right option of ${choices.length} single choices: longest in ${percent(longest)}, shortest in ${percent(shortest)}`,
  )
  if (Math.max(longest, shortest) > 0.4) errors.push('bank: the right option is too often the longest or the shortest')
}

/** Runs in small groups: starting a process is what costs. */
async function checkCode(items) {
  const coded = items.filter((item) => item.kind === 'output' || item.kind === 'bug')
  const tally = { ran: 0, parsed: 0, skipped: [] }
  const isForked = (item) => item.language === 'python' && process.platform !== 'win32'
  for (const [kind, how] of [
    ['output', 'run'],
    ['bug', 'parse'],
  ]) {
    const together = coded.filter((item) => item.kind === kind && isForked(item))
    const results = await tryPython(together, how)
    together.forEach((item, index) => judgeCode(item, results[index], tally))
  }
  const single = coded.filter((item) => !isForked(item))
  for (let start = 0; start < single.length; start += 4) {
    await Promise.all(
      single
        .slice(start, start + 4)
        .map(async (item) =>
          judgeCode(item, await (item.kind === 'output' ? prints(item, asked.length > 0) : parses(item)), tally),
        ),
    )
  }
  const skipped = Object.entries(Object.groupBy(tally.skipped, (item) => item.language)).map(
    ([name, list]) => `${name} ${list.length}`,
  )
  console.log(
    `code: ${tally.ran} run and compared, ${tally.parsed} bugs parsed, skipped: ${skipped.join(', ') || 'none'}`,
  )
}

function judgeCode(item, result, tally) {
  if (result.skipped) tally.skipped.push(item)
  else if (item.kind === 'bug') tally.parsed += 1
  else tally.ran += 1
  if (result.skipped) return
  if (item.kind === 'bug' && !result.isFine) errors.push(`${item.id}: does not parse: ${result.error.slice(-200)}`)
  if (item.kind === 'output' && result.output !== item.answer)
    errors.push(
      `${item.id}: prints ${JSON.stringify(result.output)}, not ${JSON.stringify(item.answer)} ${result.error.slice(-200)}`,
    )
}

const items = chosen.flatMap((file) => file.items)
for (const file of chosen) {
  checkSkill(file)
  checkTurkishSkill(folder, file, (fault) => errors.push(fault))
}
for (const file of readdirSync(join(folder, 'tr')))
  if (!bank.some((one) => one.file === file)) errors.push(`tr/${file} translates nothing`)
if (asked.length === 0) checkBank(items)
await checkCode(chosen.filter(({ file }) => isToRun(file)).flatMap((file) => file.items))
const count = (name) =>
  Object.entries(Object.groupBy(items, (item) => item[name]))
    .map(([value, list]) => `${value} ${list.length}`)
    .join(', ')
console.log(`${chosen.length} skills, ${items.length} items · ${count('kind')} · difficulty ${count('difficulty')}`)
for (const fault of errors) console.log(`ERROR ${fault}`)
process.exit(errors.length > 0 ? 1 : 0)
