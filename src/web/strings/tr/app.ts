import type { Catalogue } from '../catalogue.ts'
import { documents } from './documents.ts'
import { messages as said } from './messages.ts'
import { notFound } from './not-found.ts'
import { problems } from './problems.ts'
import { questionnaire } from './questionnaire.ts'
import { resumeResult } from './resume-result.ts'
import { resumeSentences } from './resume-sentences.ts'
import { account } from './account.ts'
import { shell } from './shell.ts'

/** Every room behind the sign-in; one that is not here speaks English. */
export const appTexts: Partial<Catalogue> = {
  account,
  documents,
  messages: { ...said, patterns: [...said.patterns, ...resumeSentences] },
  notFound,
  problems,
  questionnaire,
  resumeResult,
  shell,
}
