import type { Catalogue } from '../catalogue.ts'
import { messages } from './messages.ts'
import { questionnaire } from './questionnaire.ts'
import { shell } from './shell.ts'

/** What the questionnaire needs in Turkish, fetched in one piece. */
export const questionnaireRoom: Partial<Catalogue> = { questionnaire, messages, shell }
