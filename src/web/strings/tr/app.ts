import type { Catalogue } from '../catalogue.ts'
import { messages as said } from './messages.ts'
import { formSentences, formSizes } from './form-sentences.ts'
import { names } from './names.ts'
import { reveal } from './reveal.ts'
import { matchSentences } from './match-sentences.ts'
import { coachSentences } from './coach-sentences.ts'
import { routeSentences } from './route-sentences.ts'
import { checkSentences } from './check-sentences.ts'
import { progressNames } from './progress-names.ts'
import { paySource } from './pay-source.ts'
import { roleSentences } from './role-sentences.ts'
import { resumeSentences } from './resume-sentences.ts'
import { account } from './account.ts'
import { achievements } from './achievements.ts'
import { applicationParts } from './application-parts.ts'
import { applications } from './applications.ts'
import { arena } from './arena.ts'
import { boardName } from './board-name.ts'
import { careerAnswers } from './career-answers.ts'
import { coach } from './coach.ts'
import { courses } from './courses.ts'
import { documents } from './documents.ts'
import { giveFeedback } from './give-feedback.ts'
import { interview } from './interview.ts'
import { jobAd } from './job-ad.ts'
import { jobs } from './jobs.ts'
import { openings } from './openings.ts'
import { openMap } from './open-map.ts'
import { leaderboard } from './leaderboard.ts'
import { learningPath } from './learning-path.ts'
import { match } from './match.ts'
import { notFound } from './not-found.ts'
import { palette } from './palette.ts'
import { parts } from './parts.ts'
import { problems } from './problems.ts'
import { progress } from './progress.ts'
import { proof } from './proof.ts'
import { questionnaire } from './questionnaire.ts'
import { resumeCheck } from './resume-check.ts'
import { resumeFacts } from './resume-facts.ts'
import { resumeResult } from './resume-result.ts'
import { resumeReview } from './resume-review.ts'
import { role } from './role.ts'
import { saveJob } from './save-job.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { skillCheck } from './skill-check.ts'
import { share } from './share.ts'
import { streak } from './streak.ts'
import { year } from './year.ts'
import { verifyEmail } from './verify-email.ts'
import { dashboard } from './dashboard.ts'
import { plan } from './plan.ts'
import { reminders } from './reminders.ts'
import { tokens } from './tokens.ts'
import { ownPlan } from './own-plan.ts'

/** Every room behind the sign-in; one that is not here speaks English. */
export const appTexts: Partial<Catalogue> = {
  account,
  achievements,
  applications,
  applicationParts,
  arena,
  boardName,
  careerAnswers,
  coach,
  courses,
  documents,
  giveFeedback,
  interview,
  jobAd,
  jobs,
  openings,
  openMap,
  leaderboard,
  learningPath,
  match,
  notFound,
  palette,
  parts,
  problems,
  progress,
  proof,
  questionnaire,
  resumeCheck,
  resumeFacts,
  resumeResult,
  resumeReview,
  role,
  saveJob,
  settings,
  reveal,
  share,
  shell,
  skillCheck,
  streak,
  verifyEmail,
  year,
  dashboard,
  plan,
  reminders,
  tokens,
  ownPlan,
  names,
  messages: {
    exact: { ...said.exact, ...formSentences, ...progressNames, ...roleSentences },
    patterns: [
      ...said.patterns,
      ...formSizes,
      ...resumeSentences,
      ...matchSentences,
      ...checkSentences,
      ...coachSentences,
      ...routeSentences,
      ...paySource,
    ],
  },
}
