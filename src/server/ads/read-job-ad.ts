import type { z } from 'zod'
import type { readJobAd as readJobAdCall } from '#contract/career-plan.ts'
import { Problem } from '#contract/problem.ts'
import { ownSideOf } from '#core/ads/own-side.ts'
import { courseById, skillName } from '#core/career/catalogue/catalogue.ts'
import type { RoleMatch } from '#core/career/match/role-match.ts'
import { shownAs } from '#core/career/skills/skill-stand.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'
import { localDateIn } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { describeAd } from './describe-ad.ts'
import { matchAd } from './match-ad.ts'
import { loadAnswers, loadSkillStates, wishOf } from '#server/career/load-person.ts'
import { findResumeFacts, parseFacts } from '#server/career/resume-facts.repo.ts'
import type { JobOutput } from '#server/workers/workers.port.ts'
import { noAnswers } from '#server/career/no-answers.ts'
import { describeCourses } from '#server/career/recommend.ts'
import { loadPath } from '#server/career/save-learning-path.ts'

/** A pasted advert against the person. Nothing of it is stored or sent anywhere. */
export async function readJobAd(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue' | 'workers'>,
  userId: string,
  text: string,
): Promise<z.input<typeof readJobAdCall.output>> {
  const { catalogue, db } = deps
  const saved = await loadAnswers(deps, db, userId)
  if (!saved) throw noAnswers()
  const states = await loadSkillStates(deps, db, userId)
  const wish = saved.dreamRole && wishOf(deps, saved.answers, saved.dreamRole, states)
  const { match, ...reading } = await matchAd(deps, userId, text, { states, answers: saved.answers })
  if (!match) {
    const signs = reading.ad.flags.filter(({ kind }) => kind !== 'hidden-orders')
    const quotes = [...new Set(signs.map(({ words }) => `“${words}”`))]
    if (quotes.length > 0)
      throw new Problem(
        'career.signs_of_a_scam',
        `Take care before you answer: this text has signs of a scam. ${quotes.join(' ')} Pay nothing, send no ID, card, password or bank details, and pass on no money. It names no skill we know.`,
      )
    throw new Problem(
      'career.no_skills_found',
      'We know none of the skills in this text. It may be no job in tech, and Waymark compares those only; or the list of what it asks for is not in it.',
    )
  }
  const asked = new Set(
    [...match.missing, ...match.niceToHave].filter((skill) => shownAs(skill) !== 'shown').map((skill) => skill.skillId),
  )
  const onPath = new Set((await loadPath(db, userId)).map((entry) => entry.courseId))
  return {
    ad: describeAd(reading.ad),
    match,
    own: await ownSide(deps, userId, states, { ...reading, match }),
    learnFirst: reading.learnFirst.map((skillId) => ({ skillId, name: skillName(catalogue, skillId) })),
    courses: describeCourses(deps, wish, reading.courseIds).map((course) => ({
      ...course,
      closes: (courseById(catalogue, course.courseId)?.skills ?? [])
        .filter((id) => asked.has(id))
        .map((id) => skillName(catalogue, id)),
      isOnPath: onPath.has(course.courseId),
    })),
  }
}

/** The person's own beside what the advert asks for besides skills; null without a resume. */
async function ownSide(
  { db, clock, catalogue }: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  userId: string,
  states: SkillStates,
  { ad, wishes, families, yearSkills, match }: Omit<JobOutput<'matchAd'>, 'match'> & { match: RoleMatch },
) {
  const resume = await findResumeFacts(db, userId)
  if (!resume) return null
  const asked = [...match.have, ...match.missing].map(({ skillId }) => skillId)
  const own = ownSideOf(ad.fields, wishes, {
    jobs: states.jobs ?? [],
    families,
    facts: parseFacts(resume.text),
    today: localDateIn('UTC', clock.now()),
    states,
    yearSkills: { named: yearSkills, asked },
  })
  const shown = own.years?.shown
  const names = shown?.skillIds.slice(0, MOST_NAMED).map((id) => skillName(catalogue, id)) ?? []
  return { ...own, years: own.years && { ...own.years, shown: shown ? { names, months: shown.months } : null } }
}

const MOST_NAMED = 3
