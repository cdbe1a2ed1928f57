import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Evidence, ResumeFacts } from '#core/resume/schema.ts'
import type { LocalDate } from '#core/time.ts'
import type { CheckPlace } from './checked-rule.ts'
import type { DocumentMeasures } from './document-measures.ts'
import type { RoleContext } from './role-context.ts'

export type CheckInput = {
  facts: ResumeFacts
  evidence: Evidence
  /** null when the file is no longer available. */
  document: DocumentMeasures | null
  /** null before a dream role is known. */
  role: RoleContext | null
  catalogue: Catalogue
  today: LocalDate
}

/** A statement under a job or project, with where it stands. */
export type Statement = { text: string; fact: string | null; place: CheckPlace }

/** What the rules look at: the input, and what several of them need of it. */
export type Scene = CheckInput & {
  language: string | null
  /** Its words can be judged: most of it is English, or it is too short of sentences to say. */
  isEnglish: boolean
  summary: Statement | null
  /** Bullets of jobs and projects. */
  bullets: Statement[]
  /** Everything told in sentences: the summary, then jobs and projects. */
  prose: Statement[]
}

/** What a rule says: `share` of its points, 0 to 1, or null when it does not apply. */
export type Verdict = { share: number | null; found: string; fix?: string; where?: CheckPlace[] }

export type Rule = (scene: Scene) => Verdict

export const leftOut = (why: string): Verdict => ({ share: null, found: why })
