import { quote, quoteOrNull } from '#core/assistant/quote.ts'
import { usableProfile } from '#core/documents/profile.ts'
import { readJobAd } from '#server/ads/read-job-ad.ts'
import { getProgress } from '#server/career/get-progress.ts'
import { planRoutes } from '#server/career/plan-routes.ts'
import { readLearningPath } from '#server/career/read-learning-path.ts'
import { loadProfile } from '#server/documents/keep-profile.ts'
import { listRounds } from '#server/interview/list-rounds.ts'
import { checkLatest } from '#server/resume/check-resume.ts'
import type { Tool } from './tool.ts'

/** Without what is on hold, and without how to reach the user: no tool needs it. */
export const getProfile: Tool<'get_profile'> = async (deps, { userId }) => {
  const { profile, version } = await loadProfile(deps, userId)
  const { basics, entries, skills, certifications, languages } = usableProfile(profile)
  const named = (facts: typeof skills) =>
    facts.map(({ id, name, detail, date, end = '', sources }) => ({
      id,
      name: quote('profile', name),
      detail: quoteOrNull('profile', detail),
      date: [date, end].filter(Boolean).join(' – ') || null,
      sources: sources.map(({ kind }) => kind),
    }))
  return {
    version,
    headline: quoteOrNull('profile', basics.headline),
    location: quoteOrNull('profile', basics.location),
    summary: quoteOrNull('profile', basics.summary),
    entries: entries.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      title: quoteOrNull('profile', entry.title),
      organisation: quoteOrNull('profile', entry.organisation),
      start: entry.start || null,
      end: entry.end || null,
      note: quoteOrNull('profile', entry.note),
      bullets: entry.bullets.map(({ id, text, sources }) => ({
        id,
        ...quote('profile', text),
        sources: sources.map(({ kind }) => kind),
      })),
    })),
    skills: named(skills),
    certifications: named(certifications),
    languages: named(languages),
  }
}

export const matchAd: Tool<'match_ad'> = async (deps, { userId }, { text }) => {
  const { ad, match, learnFirst, courses } = await readJobAd(deps, userId, text)
  return {
    title: quoteOrNull('job ad', ad.facts.title?.value),
    company: quoteOrNull('job ad', ad.facts.company?.value),
    deadline: ad.facts.deadline?.value ?? null,
    percent: match.percent,
    readiness: match.readiness,
    have: match.have.map(({ name }) => name),
    missing: match.missing.map(({ name }) => name),
    niceToHave: match.niceToHave.map(({ name }) => name),
    learnFirst: learnFirst.map(({ name }) => name),
    courses: courses.map(({ courseId, courseTitle, closes, isOnPath }) => ({
      courseId,
      courseTitle,
      closes,
      isOnPath,
    })),
    warnings: ad.flags.map(({ kind, words }) => ({ kind, words: quoteOrNull('job ad', words) })),
  }
}

export const checkResume: Tool<'check_resume'> = async (deps, { userId }) => {
  const { score, isCapped, language, dreamRole, rules } = await checkLatest(deps, userId, new AbortController().signal)
  const open = rules.filter(({ status }) => status === 'part' || status === 'none').toSorted((a, b) => b.gain - a.gain)
  return {
    score,
    isCapped,
    language,
    dreamRole,
    passed: rules.filter(({ status }) => status === 'full').map(({ title }) => title),
    putRight: open.map(({ id, title, asks, gain, fix, where }) => ({
      id,
      title,
      asks,
      gain,
      fix,
      where: where.slice(0, 5).map(({ words }) => quote('resume', words)),
    })),
  }
}

export const getPlan: Tool<'get_plan'> = async (deps, { userId }) => {
  const progress = await getProgress(deps, userId)
  const plan = progress && (await planRoutes(deps, userId, {}))
  const path = await readLearningPath(deps, deps.db, userId)
  return {
    dreamRole: progress && {
      title: progress.dreamRole.title,
      percent: progress.dreamRole.percent,
      readiness: progress.dreamRole.readiness,
      missing: progress.dreamRole.missing.map(({ name }) => name),
    },
    hoursPerDay: plan?.hoursPerDay ?? null,
    routes: (plan?.routes ?? []).map(({ kind, via, arrivesOn, weeks, weeksLate, steps, advice }) => ({
      kind,
      via: via?.title ?? null,
      arrivesOn,
      weeks,
      weeksLate,
      advice,
      steps: steps.map(({ kind: step, title, startsOn, endsOn, hours }) => ({ step, title, startsOn, endsOn, hours })),
    })),
    learningPath: path.map(({ courseId, courseTitle, status, completedAt }) => ({
      courseId,
      courseTitle,
      status,
      completedAt,
    })),
  }
}

export const listStories: Tool<'list_stories'> = async (deps, { userId }, { limit }) => {
  const { rounds } = await listRounds(deps, userId, { limit })
  return {
    stories: rounds.flatMap(({ startedAt, dreamRole, questions }) =>
      questions.flatMap(({ id, text, category, answer, feedback }) =>
        answer === null
          ? []
          : [
              {
                questionId: id,
                question: text,
                category,
                role: dreamRole || null,
                answeredAt: feedback?.at ?? startedAt,
                answer: quote('interview', answer),
                band: feedback?.band ?? null,
                weakest: feedback?.weakest ?? null,
              },
            ],
      ),
    ),
  }
}
