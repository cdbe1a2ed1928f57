import type { AnswerDraft } from './answer-draft.ts'

/** The seven questions and what follows them, as one small machine. The page draws it, the URL holds the place. */

export const QUESTION_COUNT = 7
const UPLOAD_STEP = 8

export type QuestionNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7
export type Place = QuestionNumber | 'upload' | 'skills' | 'result'

export function canGoBack(question: QuestionNumber): boolean {
  return question >= 3
}

/** Where an answer stands already, by default or from before, Next keeps it; the fourth has Next beside its own words. */
export function hasNext(question: QuestionNumber, draft: AnswerDraft): boolean {
  if (question === 1) return draft.currentStatus !== undefined
  if (question === 2) return draft.interimRole !== undefined
  return question !== 4
}

/** Next stays disabled until a dream role is chosen; every other question has a valid default. */
export function canGoNext(question: QuestionNumber, draft: AnswerDraft): boolean {
  return question !== 3 || draft.dreamRole !== undefined
}

/** The draft after `question` was answered. */
export function answered(draft: AnswerDraft, question: QuestionNumber, answer: Partial<AnswerDraft>): AnswerDraft {
  return { ...draft, ...answer, reached: Math.max(draft.reached, question + 1) }
}

/** The furthest step that may be shown: no question is skipped, also not by writing its number into the URL. */
export function furthestStep(draft: AnswerDraft): number {
  const required = [draft.currentStatus, draft.interimRole, draft.dreamRole]
  const missing = required.indexOf(undefined)
  return missing === -1 ? draft.reached : Math.min(missing + 1, draft.reached)
}

/** Where `?step=` leads. Without one: to the furthest step, so that one goes on where one stopped. */
export function placeOf(step: string | null, draft: AnswerDraft): Place {
  const furthest = furthestStep(draft)
  if (step === 'skills' || step === 'result') return furthest === UPLOAD_STEP ? step : toPlace(furthest)
  const asked = step !== null && /^[1-8]$/.test(step) ? Number(step) : furthest
  return toPlace(Math.min(asked, furthest))
}

/** What stands in the URL for a place. */
export function stepOf(place: Place): string {
  return place === 'upload' ? String(UPLOAD_STEP) : String(place)
}

export function placeAfter(question: QuestionNumber): Place {
  return toPlace(question + 1)
}

function toPlace(step: number): Place {
  return step >= UPLOAD_STEP ? 'upload' : (step as QuestionNumber)
}
