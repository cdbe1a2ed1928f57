import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Evaluation, FIELDS, type Scores, evaluateFolder, hasCorpus } from './evaluate.ts'
import { CORPUS_FOLDER, generateCorpus } from './generate.ts'
import {
  generateHeldOut,
  generateSecondWave,
  generateThemes,
  HELD_OUT_FOLDER,
  SECOND_WAVE_FOLDER,
  THEMES_FOLDER,
} from './themes/generate.ts'

type Saved = Record<string, Scores>

const SCORES_FILE = join(import.meta.dirname, 'scores.json')
const PUBLIC_FOLDER = join(import.meta.dirname, '../resumes')
/** A field may lose this much to rounding and another browser's printing before the run fails. */
const TOLERANCE = 0.5
const HARDEST = 20

const args = new Set(process.argv.slice(2))
const saved = JSON.parse(readFileSync(SCORES_FILE, 'utf8')) as Saved
/** The gate reads the public set alone: printing the generated one takes a browser and minutes. */
const isPublicOnly = args.has('--public')
if (!isPublicOnly) {
  for (const [folder, generate] of [
    [CORPUS_FOLDER, generateCorpus],
    [THEMES_FOLDER, generateThemes],
    [HELD_OUT_FOLDER, generateHeldOut],
    [SECOND_WAVE_FOLDER, generateSecondWave],
  ] as const) {
    if (args.has('--fresh') || !hasCorpus(folder)) await generate()
  }
}

const sets: Record<string, Evaluation> = { public: await evaluateFolder(PUBLIC_FOLDER) }
if (!isPublicOnly) {
  sets.generated = await evaluateFolder(CORPUS_FOLDER)
  sets.themes = await evaluateFolder(THEMES_FOLDER)
  sets.heldOut = await evaluateFolder(HELD_OUT_FOLDER)
  sets.secondWave = await evaluateFolder(SECOND_WAVE_FOLDER)
}
const falls = Object.entries(sets).flatMap(([name, evaluation]) => report(name, evaluation, saved[name]))
if (args.has('--save') && !isPublicOnly) {
  writeFileSync(
    SCORES_FILE,
    `${JSON.stringify(Object.fromEntries(Object.entries(sets).map(([name, own]) => [name, own.scores])), null, 2)}\n`,
  )
} else if (falls.length > 0) {
  print(`\nFell by more than ${TOLERANCE}: ${falls.join(', ')}`)
  process.exitCode = 1
}

function report(name: string, evaluation: Evaluation, before: Scores | undefined): string[] {
  print(
    `\n${name}: ${evaluation.count} documents, median ${evaluation.medianMs.toFixed(1)} ms, p95 ${evaluation.p95Ms.toFixed(1)} ms`,
  )
  print(`${''.padEnd(22)}${FIELDS.map((field) => field.padStart(11)).join('')}`)
  print(row('all', evaluation.scores))
  if (before) print(row('last committed', before))
  for (const [label, groups] of [
    ['by generator', evaluation.byFormat],
    ['by layout', evaluation.byLayout],
  ] as const) {
    print(label)
    for (const [group, scores] of groups) print(row(`  ${group}`, scores))
  }
  const hardest = [...evaluation.byDocument].sort((a, b) => a[1].macro - b[1].macro).slice(0, HARDEST)
  print(`the ${HARDEST} hardest`)
  for (const [document, scores] of hardest) print(row(`  ${document}`, scores))
  return before
    ? FIELDS.filter((field) => evaluation.scores[field] < before[field] - TOLERANCE).map((field) => `${name} ${field}`)
    : []
}

function row(label: string, scores: Scores): string {
  return `${label.padEnd(28).slice(0, 40)}${FIELDS.map((field) => scores[field].toFixed(1).padStart(11)).join('')}`
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}
