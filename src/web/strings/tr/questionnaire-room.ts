import type { Catalogue } from '../catalogue.ts'
import { messages } from './messages.ts'
import { questionnaire } from './questionnaire.ts'
import { resumeResult } from './resume-result.ts'
import { resumeSentences } from './resume-sentences.ts'
import { shell } from './shell.ts'

/** What the questionnaire and its result need in Turkish, fetched in one piece. */
export const questionnaireRoom = {
  questionnaire,
  resumeResult,
  messages: { ...messages, patterns: [...messages.patterns, ...resumeSentences] },
  shell,
} satisfies Partial<Catalogue>
