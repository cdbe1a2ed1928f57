import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildCatalogue } from '#core/career/catalogue/catalogue.ts'
import type { CoachedQuestion } from '#core/interview/question.ts'
import { openCloseness, openQuestionBank } from '#server/interview/question-bank.ts'

const folder = path.join(import.meta.dirname, '../../data')
const readJson = (name: string): never => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as never
const catalogue = buildCatalogue({ skills: readJson('skills'), roles: readJson('roles'), courses: readJson('courses') })

export const ROLES = [
  'software-developer',
  'full-stack-developer',
  'cloud-engineer',
  'network-engineer',
  'ai-engineer',
  'data-scientist',
  'mobile-app-developer',
  'ui-ux-designer',
  'cybersecurity-analyst',
]

/** The bank as the server reads it. */
export const bank = openQuestionBank(path.join(folder, 'questions'), catalogue)

export const closeness = openCloseness(path.join(folder, 'questions'))

export function bankQuestion(id: string): CoachedQuestion {
  const question = bank.questionOf(id.replace(/-[tbs]-\d\d$/u, ''), id)
  if (!question) throw new RangeError(`${id} is not in the bank`)
  return question
}
