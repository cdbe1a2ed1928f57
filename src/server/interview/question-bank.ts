import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { dreamRoleById, type Catalogue } from '#core/career/catalogue.ts'
import { likestRoles } from '#core/career/like-roles.ts'
import type { Question, QuestionFile } from '#core/interview/question.ts'

/** The questions of data/questions. A role's file is read when it is first needed, and kept. */
export type QuestionBank = {
  /** A role without a file has the questions of the role that is most like it. */
  questionsOf(roleId: string): readonly Question[]
  questionOf(roleId: string, questionId: string): Question | undefined
}

export function openQuestionBank(folder: string, catalogue: Catalogue): QuestionBank {
  const read = new Map<string, ReadonlyMap<string, Question>>()
  const open = (roleId: string): ReadonlyMap<string, Question> => {
    const questions = read.get(roleId) ?? readQuestions(fileOf(folder, catalogue, roleId))
    read.set(roleId, questions)
    return questions
  }
  return {
    questionsOf: (roleId) => [...open(roleId).values()],
    questionOf: (roleId, questionId) => open(roleId).get(questionId),
  }
}

/** Files are named by the catalogue's own role ids, never by what a request holds. */
function fileOf(folder: string, catalogue: Catalogue, roleId: string): string | undefined {
  const role = dreamRoleById(catalogue, roleId)
  const ids = [roleId, ...(role ? likestRoles(catalogue, role).map(({ id }) => id) : [])]
  return ids.map((id) => path.join(folder, `${id}.json`)).find((file) => existsSync(file))
}

function readQuestions(file: string | undefined): ReadonlyMap<string, Question> {
  if (file === undefined) return new Map()
  const { questions } = JSON.parse(readFileSync(file, 'utf8')) as QuestionFile
  return new Map(questions.map((question) => [question.id, question]))
}
