// Usage: node data/questions/validate.mjs [file …]   Checks the bank of interview questions; named files alone, or all
// nine. What is named is also compared with the files that are not. No dependencies.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkTurkishObjections } from './turkish-objections.mjs'

const folder = dirname(fileURLToPath(import.meta.url))
const CODING = ['software-developer', 'full-stack-developer', 'mobile-app-developer', 'ai-engineer']
const DESIGN = ['cloud-engineer', 'network-engineer', 'cybersecurity-analyst']
const PREFIX = { technical: 't', behavioural: 'b', situational: 's' }
const PER_CATEGORY = { technical: 40, behavioural: 12, situational: 8 }
const PER_DIFFICULTY = { easy: 20, medium: 25, hard: 15 }
const OTHER_KINDS = ['teamwork', 'time-management', 'motivation', 'professional-development']
const SOFT = [
  'teamwork',
  'time-management',
  'motivation',
  'professional-development',
  'conflict',
  'ownership',
  'communication',
  'learning',
]
const FIELDS = [
  'id',
  'category',
  'kind',
  'competency',
  'difficulty',
  'text',
  'intent',
  'points',
  'redFlags',
  'followUps',
  'anchors',
  'outline',
  'seconds',
  'skills',
]
const TURKISH_FIELDS = ['text', 'intent', 'points', 'redFlags', 'followUps', 'outline']
const FLAGS = ['coding', 'systemDesign']
const LEAST_FLAGGED = 15
const MOST_ALIKE = 0.7

const load = (file) => JSON.parse(readFileSync(file, 'utf8'))
const roles = load(join(folder, '../roles.json')).dreamRoles.map((role) => role.id)
const knownSkills = new Set(load(join(folder, '../skills.json')).skills.map((skill) => skill.id))
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/u
const errors = []

const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? []
const spoken = (text) => text.trim().split(/\s+/u)
const isText = (value) => typeof value === 'string' && value.trim() === value && value !== ''
const countBy = (list, pick) =>
  list.reduce((counts, each) => counts.set(pick(each), (counts.get(pick(each)) ?? 0) + 1), new Map())

function jaccard(a, b) {
  let shared = 0
  for (const word of a) if (b.has(word)) shared += 1
  return shared / (a.size + b.size - shared)
}

/** A file that somebody is writing just now is the business of a run that names it. */
function readRole(file) {
  const say = (what) => isAsked(file) && errors.push(`${basename(file)} ${what}`)
  try {
    const { role, questions, ...rest } = load(file)
    if (Object.keys(rest).length > 0) say(`has unknown fields ${Object.keys(rest).join(', ')}`)
    if (Array.isArray(questions)) return { file, role, questions }
    say('has no list of questions')
  } catch (reason) {
    say(`cannot be read: ${reason.message}`)
  }
  return { file, role: basename(file, '.json'), questions: [] }
}

// --- one question

function checkTexts(list, least, most, name, say) {
  if (!Array.isArray(list) || list.length < least || list.length > most) {
    say(`wants ${least} to ${most} ${name}`)
    return
  }
  if (!list.every(isText)) say(`has an empty or untrimmed entry in ${name}`)
  if (new Set(list.map((each) => (isText(each) ? each.toLowerCase() : ''))).size !== list.length)
    say(`repeats an entry of ${name}`)
}

function checkPoints({ points }, say) {
  checkTexts(
    points?.map?.((point) => point?.text),
    4,
    6,
    'points',
    say,
  )
  for (const { text, terms } of Array.isArray(points) ? points : []) {
    checkTexts(terms, 2, 6, `terms of "${text}"`, say)
    for (const term of Array.isArray(terms) ? terms : [])
      if (isText(term) && term !== term.toLowerCase()) say(`has a term that is not lower-case: ${term}`)
  }
}

function checkFollowUps({ followUps }, say) {
  checkTexts(
    followUps?.map?.((each) => each?.text),
    2,
    3,
    'followUps',
    say,
  )
  for (const each of Array.isArray(followUps) ? followUps : [])
    if (!isText(each?.trigger)) say('has a follow-up without its trigger')
}

function checkAnchors({ anchors }, say) {
  if (
    Object.keys(anchors ?? {})
      .sort()
      .join() !== '1,3,5'
  ) {
    say('wants anchors for 1, 3 and 5')
    return
  }
  checkTexts(Object.values(anchors), 3, 3, 'anchors', say)
}

function checkPlace(question, role, say) {
  const { id, category, kind, competency } = question
  if (!PER_CATEGORY[category]) {
    say(`has a wrong category ${category}`)
    return
  }
  const number = new RegExp(`^${role}-${PREFIX[category]}-(\\d\\d)$`, 'u').exec(id)?.[1]
  if (!number || Number(number) < 1 || Number(number) > PER_CATEGORY[category])
    say(`has an id that is not ${role}-${PREFIX[category]}-01 to ${PER_CATEGORY[category]}`)
  if (category === 'technical' ? kind !== 'role' : !OTHER_KINDS.includes(kind)) say(`has a wrong kind ${kind}`)
  if (category === 'technical' ? !SLUG.test(competency) : !SOFT.includes(competency))
    say(`has a wrong competency ${competency}`)
  if (!PER_DIFFICULTY[question.difficulty]) say(`has a wrong difficulty ${question.difficulty}`)
}

function checkFlags(question, role, say) {
  for (const flag of FLAGS) {
    if (question[flag] === undefined) continue
    if (question[flag] !== true) say(`has ${flag} that is not true`)
    if (question.category !== 'technical' || !(flag === 'coding' ? CODING : DESIGN).includes(role))
      say(`may not be ${flag}`)
  }
}

function checkSkills({ category, skills }, say) {
  if (!Array.isArray(skills) || skills.length > 4 || (category === 'technical' && skills.length === 0)) {
    say('wants 1 to 4 skills')
    return
  }
  if (new Set(skills).size !== skills.length) say('repeats a skill')
  for (const skill of skills) if (!knownSkills.has(skill)) say(`names an unknown skill ${skill}`)
}

function checkQuestion(question, role, say) {
  for (const field of FIELDS) if (question[field] === undefined) say(`lacks ${field}`)
  for (const field of Object.keys(question))
    if (![...FIELDS, ...FLAGS].includes(field)) say(`has an unknown field ${field}`)
  checkPlace(question, role, say)
  if (!isText(question.text) || spoken(question.text).length > 30)
    say(`wants a text of at most 30 words (has ${spoken(question.text ?? '').length})`)
  if (!isText(question.intent)) say('lacks its intent')
  checkPoints(question, say)
  checkTexts(question.redFlags, 2, 3, 'redFlags', say)
  checkFollowUps(question, say)
  checkAnchors(question, say)
  checkTexts(question.outline, 3, 5, 'outline', say)
  if (!Number.isInteger(question.seconds) || question.seconds < 60 || question.seconds > 240)
    say('wants 60 to 240 seconds')
  checkSkills(question, say)
  checkFlags(question, role, say)
}

// --- one role

function checkCounts(questions, say) {
  if (questions.length !== 60) say(`has ${questions.length} questions, not 60`)
  for (const [field, wanted] of [
    ['category', PER_CATEGORY],
    ['difficulty', PER_DIFFICULTY],
  ]) {
    const counts = countBy(questions, (question) => question[field])
    for (const [value, count] of Object.entries(wanted))
      if (counts.get(value) !== count) say(`has ${counts.get(value) ?? 0} ${value} questions, not ${count}`)
  }
  const technical = countBy(
    questions.filter((question) => question.category === 'technical'),
    (question) => question.competency,
  )
  if (technical.size !== 8) say(`has ${technical.size} technical competencies, not 8`)
  for (const [competency, count] of technical) if (count !== 5) say(`has ${count} questions on ${competency}, not 5`)
}

function checkKinds(questions, say) {
  for (const kind of OTHER_KINDS) {
    for (const [category, wanted] of [
      ['behavioural', 3],
      ['situational', 2],
    ]) {
      const count = questions.filter((question) => question.kind === kind && question.category === category).length
      if (count !== wanted) say(`has ${count} ${category} questions of the kind ${kind}, not ${wanted}`)
    }
  }
}

function checkRole({ file, role, questions }) {
  const say = (what) => errors.push(`${basename(file)} ${what}`)
  if (basename(file) !== `${role}.json` || !roles.includes(role)) say(`says its role is ${role}`)
  for (const question of questions)
    checkQuestion(question, role, (what) => errors.push(`${question.id ?? basename(file)} ${what}`))
  checkCounts(questions, say)
  checkKinds(questions, say)
  const flag = CODING.includes(role) ? 'coding' : DESIGN.includes(role) ? 'systemDesign' : undefined
  const flagged = questions.filter((question) => question[flag]).length
  if (flag && flagged < LEAST_FLAGGED) say(`has ${flagged} questions with ${flag}, not ${LEAST_FLAGGED} or more`)
  checkOpenings(questions, say)
  checkTurkish({ file, role, questions })
}

/** The Turkish of a role says everything that people read of its questions, line for line. */
function checkTurkish({ file, role, questions }) {
  const name = `tr/${basename(file)}`
  let turkish
  try {
    turkish = load(join(folder, name))
  } catch (reason) {
    errors.push(`${name} cannot be read: ${reason.message}`)
    return
  }
  if (turkish.role !== role) errors.push(`${name} says its role is ${turkish.role}`)
  const known = new Set(questions.map(({ id }) => id))
  for (const id of Object.keys(turkish.questions)) if (!known.has(id)) errors.push(`${name} has an unknown id ${id}`)
  for (const question of questions) {
    const said = turkish.questions[question.id]
    for (const field of TURKISH_FIELDS) {
      const lines = [said?.[field]].flat()
      const wanted = [question[field]].flat().length
      if (lines.length !== wanted || !lines.every(isText))
        errors.push(`${name} wants ${wanted} ${field} of ${question.id}`)
    }
  }
}

/** Sixty questions that all begin alike sound like a form, not like a person. */
function checkOpenings(questions, say) {
  for (const [opening, count] of countBy(questions, ({ text }) => words(String(text)).slice(0, 3).join(' ')))
    if (count > 12) say(`opens ${count} questions with "${opening}"`)
}

// --- across the bank

/** What is asked about is compared with everything that is there. */
function checkAcross() {
  const all = bank.flatMap(({ file, questions }) =>
    questions
      .filter((question) => isText(question.text))
      .map((question) => ({ ...question, isAsked: isAsked(file), words: new Set(words(question.text)) })),
  )
  for (const [id, count] of countBy(all, (question) => question.id))
    if (count > 1) errors.push(`${id} is used ${count} times`)
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      if (!one.isAsked && !other.isAsked) continue
      const alike = jaccard(one.words, other.words)
      if (alike >= MOST_ALIKE)
        errors.push(`${one.id} and ${other.id} are nearly the same question (${alike.toFixed(2)})`)
    }
  }
}

const named = process.argv.slice(2)
const present = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => join(folder, file))
const isAsked = (file) => named.length === 0 || named.some((name) => basename(name) === basename(file))
const bank = present.map(readRole)
const isThere = (name) => bank.some(({ file }) => basename(file) === basename(name))
for (const name of named) if (!isThere(name)) errors.push(`${basename(name)} is missing`)
if (named.length === 0) for (const role of roles) if (!isThere(`${role}.json`)) errors.push(`${role}.json is missing`)
const asked = bank.filter(({ file }) => isAsked(file))
for (const one of asked) checkRole(one)
checkAcross()
checkTurkishObjections(join(folder, 'misconceptions'), (what) => errors.push(`misconceptions/${what}`))

for (const error of errors) console.error(error)
const count = asked.flatMap((one) => one.questions).length
console.log(
  `${asked.length} files, ${count} questions: ${errors.length === 0 ? 'no fault' : `${errors.length} faults`}`,
)
process.exitCode = errors.length === 0 ? 0 : 1
