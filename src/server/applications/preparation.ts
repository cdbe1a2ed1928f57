import type { z } from 'zod'
import type { getPreparation as preparationOf } from '#contract/application-lists.ts'
import { Problem } from '#contract/problem.ts'
import { questionsToPrepare, skillsToPrepare } from '#core/applications/prepare.ts'
import { skillName } from '#core/career/catalogue/catalogue.ts'
import { matchAd } from '#server/ads/match-ad.ts'
import { viewAd } from '#server/ads/saved-ads.ts'
import { loadAnswers, loadSkillStates } from '#server/career/load-person.ts'
import { noAnswers } from '#server/career/no-answers.ts'
import type { Deps } from '#server/deps.ts'
import { questionIn } from '#core/interview/question-in-language.ts'
import { findUser } from '#server/users/user.repo.ts'
import { GENERAL_ROUND } from '#server/interview/question-bank.ts'
import { requireApplication } from './application-view.ts'

/** What to prepare for one application: the skills of its ad against the person, and questions that may be asked. */
export async function getPreparation(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue' | 'checks' | 'questions' | 'workers'>,
  userId: string,
  id: string,
): Promise<z.input<(typeof preparationOf)['output']>> {
  const { db, catalogue } = deps
  const { ad_id: adId } = await requireApplication(db, userId, id)
  if (adId === null)
    throw new Problem('applications.no_ad', 'No ad is kept with this application. Save the job by its link or text.')
  const saved = await loadAnswers(deps, db, userId)
  if (!saved) throw noAnswers()
  const { title, descriptionText } = await viewAd(deps, userId, adId)
  const text = [title, descriptionText].filter(Boolean).join('\n\n')
  const states = await loadSkillStates(deps, db, userId)
  const { match } = await matchAd(deps, userId, text, { states, answers: saved.answers })
  const skills = match ? skillsToPrepare(match, new Set(deps.checks.skillIds)) : []
  const questions = questionsToPrepare(
    deps.questions.questionsOf(saved.dreamRole?.id ?? GENERAL_ROUND),
    skills.map(({ skillId }) => skillId),
  )
  const language = (await findUser(db, userId))?.language ?? 'en'
  const asked = new Set(skills.map(({ skillId }) => skillId))
  return {
    skills,
    questions: questions
      .map((one) => questionIn(one, language))
      .map((one) => ({
        id: one.id,
        text: one.text,
        intent: one.intent,
        skills: one.skills.filter((skill) => asked.has(skill)).map((skill) => skillName(catalogue, skill)),
      })),
  }
}
