import type { shell } from './en/shell.ts'
import type { landing } from './en/landing.ts'
import type { pricing } from './en/pricing.ts'
import type { about } from './en/about.ts'
import type { contact } from './en/contact.ts'
import type { terms } from './en/terms.ts'
import type { privacy } from './en/privacy.ts'
import type { credits } from './en/credits.ts'
import type { accessibility } from './en/accessibility.ts'
import type { notFound } from './en/not-found.ts'
import type { account } from './en/account.ts'
import type { streak } from './en/streak.ts'
import type { progress } from './en/progress.ts'
import type { achievements } from './en/achievements.ts'
import type { leaderboard } from './en/leaderboard.ts'
import type { boardName } from './en/board-name.ts'
import type { giveFeedback } from './en/give-feedback.ts'
import type { palette } from './en/palette.ts'
import type { parts } from './en/parts.ts'
import type { offline } from './en/offline.ts'
import type { verifyEmail } from './en/verify-email.ts'
import type { questionnaire } from './en/questionnaire.ts'
import type { settings } from './en/settings.ts'
import type { tokens } from './en/tokens.ts'
import type { ownPlan } from './en/own-plan.ts'
import type { reminders } from './en/reminders.ts'
import type { resumeCheck } from './en/resume-check.ts'
import type { resumeFacts } from './en/resume-facts.ts'
import type { resumeResult } from './en/resume-result.ts'
import type { reveal } from './en/reveal.ts'
import type { share } from './en/share.ts'
import type { year } from './en/year.ts'
import type { openMap } from './en/open-map.ts'
import type { resumeReview } from './en/resume-review.ts'
import type { arena } from './en/arena.ts'
import type { skillCheck } from './en/skill-check.ts'
import type { proof } from './en/proof.ts'
import type { courses } from './en/courses.ts'
import type { match } from './en/match.ts'
import type { role } from './en/role.ts'
import type { dashboard } from './en/dashboard.ts'
import type { learningPath } from './en/learning-path.ts'
import type { applicationParts } from './en/application-parts.ts'
import type { applications } from './en/applications.ts'
import type { jobs } from './en/jobs.ts'
import type { openings } from './en/openings.ts'
import type { jobAd } from './en/job-ad.ts'
import type { documents } from './en/documents.ts'
import type { saveJob } from './en/save-job.ts'
import type { plan } from './en/plan.ts'
import type { careerAnswers } from './en/career-answers.ts'
import type { coach } from './en/coach.ts'
import type { interview } from './en/interview.ts'
import type { ProblemCode } from '#contract/problem.ts'
import type { MessageText } from './message-texts.ts'

/** What another language owes: the same keys, lists as long, functions of the same values. Texts may be any. */
export type TextsOf<Source> = Source extends string
  ? string
  : Source extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Source]: TextsOf<Source[Key]> }

/** Every room's texts. English is the source; a text that is missing or too many in a translation does not compile. */
export type Catalogue = {
  shell: TextsOf<typeof shell>
  landing: TextsOf<typeof landing>
  pricing: TextsOf<typeof pricing>
  about: TextsOf<typeof about>
  contact: TextsOf<typeof contact>
  terms: TextsOf<typeof terms>
  privacy: TextsOf<typeof privacy>
  credits: TextsOf<typeof credits>
  accessibility: TextsOf<typeof accessibility>
  notFound: TextsOf<typeof notFound>
  account: TextsOf<typeof account>
  streak: TextsOf<typeof streak>
  progress: TextsOf<typeof progress>
  achievements: TextsOf<typeof achievements>
  leaderboard: TextsOf<typeof leaderboard>
  boardName: TextsOf<typeof boardName>
  giveFeedback: TextsOf<typeof giveFeedback>
  palette: TextsOf<typeof palette>
  parts: TextsOf<typeof parts>
  offline: TextsOf<typeof offline>
  verifyEmail: TextsOf<typeof verifyEmail>
  questionnaire: TextsOf<typeof questionnaire>
  settings: TextsOf<typeof settings>
  tokens: TextsOf<typeof tokens>
  ownPlan: TextsOf<typeof ownPlan>
  reminders: TextsOf<typeof reminders>
  resumeCheck: TextsOf<typeof resumeCheck>
  resumeFacts: TextsOf<typeof resumeFacts>
  resumeResult: TextsOf<typeof resumeResult>
  reveal: TextsOf<typeof reveal>
  share: TextsOf<typeof share>
  year: TextsOf<typeof year>
  openMap: TextsOf<typeof openMap>
  resumeReview: TextsOf<typeof resumeReview>
  arena: TextsOf<typeof arena>
  skillCheck: TextsOf<typeof skillCheck>
  proof: TextsOf<typeof proof>
  interview: TextsOf<typeof interview>
  coach: TextsOf<typeof coach>
  courses: TextsOf<typeof courses>
  match: TextsOf<typeof match>
  role: TextsOf<typeof role>
  dashboard: TextsOf<typeof dashboard>
  learningPath: TextsOf<typeof learningPath>
  applications: TextsOf<typeof applications>
  applicationParts: TextsOf<typeof applicationParts>
  jobs: TextsOf<typeof jobs>
  openings: TextsOf<typeof openings>
  jobAd: TextsOf<typeof jobAd>
  documents: TextsOf<typeof documents>
  saveJob: TextsOf<typeof saveJob>
  plan: TextsOf<typeof plan>
  careerAnswers: TextsOf<typeof careerAnswers>
  /** Roles, parts of roles and skills by their English names, where the language has its own. English gives none. */
  names: ReadonlyMap<string, string>
  /** Sentences that the rules and the server say in English. A page in English gives none. */
  messages: {
    exact: Readonly<Partial<Record<MessageText, string>>>
    patterns: readonly (readonly [RegExp, (...found: string[]) => string])[]
  }
  /** What a problem of this code means, for sentences that `messages` does not know. English says the sentence itself. */
  problems: Partial<Record<ProblemCode, string>>
}
