import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Question, QuestionFile } from '#core/interview/question.ts'

/** The questions of data/questions. A role's file is read when it is first asked for, and kept. */
export type QuestionBank = {
  /** Empty for a role without a file. */
  questionsOf(roleId: string): readonly Question[]
  questionOf(roleId: string, questionId: string): Question | undefined
}

export function openQuestionBank(folder: string): QuestionBank {
  const read = new Map<string, ReadonlyMap<string, Question>>()
  const open = (roleId: string): ReadonlyMap<string, Question> => {
    const questions = read.get(roleId) ?? readQuestions(path.join(folder, `${roleId}.json`))
    read.set(roleId, questions)
    return questions
  }
  return {
    questionsOf: (roleId) => [...open(roleId).values()],
    questionOf: (roleId, questionId) => open(roleId).get(questionId),
  }
}

/** `file` is named by the catalogue's own role ids, never by what somebody sent. */
function readQuestions(file: string): ReadonlyMap<string, Question> {
  if (!existsSync(file)) return new Map()
  const { questions } = JSON.parse(readFileSync(file, 'utf8')) as QuestionFile
  return new Map(questions.map((question) => [question.id, question]))
}
