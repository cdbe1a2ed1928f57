import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { dreamRoleById, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import { likestRoles } from '#core/career/catalogue/like-roles.ts'
import { compareQuestions, type Closeness } from '#core/interview/points/closeness.ts'
import { readActs, type ActFile } from '#core/interview/misconceptions/acts.ts'
import type { Misconception } from '#core/interview/misconceptions/misconception.ts'
import type { CoachedQuestion, QuestionFile, QuestionTexts } from '#core/interview/question.ts'
import type { WordsElsewhere } from '#core/interview/points/words-elsewhere.ts'
import { signsInTurkish, type TurkishWords } from '#core/interview/points/turkish-signs.ts'

/** The questions of data/questions. A role's file is read when it is first needed, and kept. */
export type QuestionBank = {
  /** A role without a file has the questions of the role that is most like it. */
  questionsOf(roleId: string): readonly CoachedQuestion[]
  questionOf(roleId: string, questionId: string): CoachedQuestion | undefined
}

/** `questions` names those it belongs to by the end of their id: 't-01'. */
type RoleMisconception = Misconception & { questions: string[] }
/** `competencies` names the behavioural and situational questions it belongs to. */
type ConductMisconception = Misconception & { competencies: string[] }

/** The role of a round without a dream role: what every interview asks, from the two developer roles. */
export const GENERAL_ROUND = 'general'
const GENERAL_FILES = ['software-developer.json', 'full-stack-developer.json']

const MISCONCEPTIONS = 'misconceptions'
const CONDUCT = 'conduct.json'
/** Errors about technology that turn up in answers to many questions. */
const MYTHS = 'myths.json'
/** What people do to others, to data and to safeguards, whatever the question. */
const ACTS = 'acts.json'
/** What people read, in files of the same names: of the questions, and what is wrong and right of misconceptions, by id. */
const TURKISH = 'tr'
const TURKISH_WORDS = 'words.json'
const ELSEWHERE = 'elsewhere/words.json'

export function openQuestionBank(folder: string, catalogue: Catalogue): QuestionBank {
  const read = new Map<string, ReadonlyMap<string, CoachedQuestion>>()
  let shared: SharedLists | undefined
  const open = (roleId: string): ReadonlyMap<string, CoachedQuestion> => {
    shared ??= readShared(folder)
    const questions =
      read.get(roleId) ??
      (roleId === GENERAL_ROUND
        ? readGeneral(folder, shared)
        : readQuestions(folder, fileOf(folder, catalogue, roleId), shared))
    read.set(roleId, questions)
    return questions
  }
  return {
    questionsOf: (roleId) => [...open(roleId).values()],
    questionOf: (roleId, questionId) => open(roleId).get(questionId),
  }
}

/** How near answers come to their question beside all others. The questions are read when it is first asked. */
export function openCloseness(folder: string): Closeness {
  let compare: Closeness | undefined
  return (questionId, answer) => {
    compare ??= compareQuestions(allQuestions(folder), readWordsElsewhere(path.join(folder, ELSEWHERE)))
    return compare(questionId, answer)
  }
}

function allQuestions(folder: string): CoachedQuestion[] {
  const shared = readShared(folder)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.flatMap((file) => [...readQuestions(folder, file, shared).values()])
}

/** Files are named by the catalogue's own role ids, never by what a request holds. */
function fileOf(folder: string, catalogue: Catalogue, roleId: string): string | undefined {
  const role = dreamRoleById(catalogue, roleId)
  const ids = [roleId, ...(role ? likestRoles(catalogue, role).map(({ id }) => id) : [])]
  return ids.map((id) => `${id}.json`).find((file) => existsSync(path.join(folder, file)))
}

function readGeneral(folder: string, shared: SharedLists): ReadonlyMap<string, CoachedQuestion> {
  const all = GENERAL_FILES.flatMap((file) => [...readQuestions(folder, file, shared)])
  return new Map(all.filter(([, { category }]) => category !== 'technical'))
}

/** What is watched for in every role. */
type SharedLists = {
  conduct: ConductMisconception[]
  myths: Misconception[]
  acts: Misconception[]
  turkishWords: TurkishWords | null
}

function readShared(folder: string): SharedLists {
  return {
    conduct: readMisconceptions<ConductMisconception>(folder, CONDUCT),
    myths: readMisconceptions(folder, MYTHS),
    acts: inTurkish(folder, ACTS, readActs(readJson(path.join(folder, MISCONCEPTIONS, ACTS)) as ActFile)),
    turkishWords: readTurkishWords(path.join(folder, TURKISH, TURKISH_WORDS)),
  }
}

function readQuestions(
  folder: string,
  file: string | undefined,
  { conduct, myths, acts, turkishWords }: SharedLists,
): ReadonlyMap<string, CoachedQuestion> {
  if (file === undefined) return new Map()
  const { role, questions } = readJson(path.join(folder, file)) as QuestionFile
  const turkish = readTurkish(path.join(folder, TURKISH, file))
  const own = readMisconceptions<RoleMisconception>(folder, file)
  return new Map(
    questions.map((question) => {
      const misconceptions: Misconception[] =
        question.category === 'technical'
          ? own.filter(({ questions: ids }) => ids.some((id) => question.id === `${role}-${id}`))
          : conduct.filter(({ competencies }) => competencies.includes(question.competency))
      const watched: readonly Misconception[] = [...new Set([...misconceptions, ...conduct, ...myths, ...acts])]
      const inTurkish = turkish[question.id]
      const turkishSigns =
        inTurkish && turkishWords ? signsInTurkish(question.points, inTurkish, turkishWords) : undefined
      return [question.id, { ...question, inTurkish, turkishSigns, misconceptions, watched }]
    }),
  )
}

function readTurkish(file: string): Record<string, QuestionTexts> {
  return existsSync(file) ? (readJson(file) as { questions: Record<string, QuestionTexts> }).questions : {}
}

function readTurkishWords(file: string): TurkishWords | null {
  return existsSync(file) ? (readJson(file) as TurkishWords) : null
}

function readWordsElsewhere(file: string): WordsElsewhere {
  return existsSync(file) ? (readJson(file) as WordsElsewhere) : {}
}

function readMisconceptions<One extends Misconception>(folder: string, name: string): One[] {
  const file = path.join(folder, MISCONCEPTIONS, name)
  return existsSync(file) ? inTurkish(folder, name, (readJson(file) as { misconceptions: One[] }).misconceptions) : []
}

function inTurkish<One extends Misconception>(folder: string, name: string, list: readonly One[]): One[] {
  const file = path.join(folder, MISCONCEPTIONS, TURKISH, name)
  const turkish = readJson(file) as Record<string, Misconception['inTurkish']>
  return list.map((one) => ({ ...one, inTurkish: turkish[one.id] }))
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
