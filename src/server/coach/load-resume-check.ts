import { Problem } from '#contract/problem.ts'
import type { CareerFacts } from '#core/coach/career-facts.ts'
import { resumeCheckFact } from '#core/coach/resume-check-fact.ts'
import { checkSaved, type CheckDeps } from '#server/resume/check-resume.ts'
import { loadLatest } from '#server/resume/get-latest-resume.ts'
import { measureKept } from '#server/resume/measure-kept.ts'
import { isSameResume, toConversationResume, type ConversationResume } from './conversation-resume.ts'

/** The check as a fact, when what is talked about is the resume on file as it stands now; nothing otherwise. */
export async function loadResumeCheck(
  deps: CheckDeps,
  userId: string,
  resume: ConversationResume | null,
  signal: AbortSignal,
): Promise<Pick<CareerFacts, 'resumeCheck'>> {
  if (!resume) return {}
  const latest = await loadLatest(deps.db, userId)
  if (!latest?.file || !isSameResume(toConversationResume(latest.fileName, latest.facts), resume)) return {}
  try {
    return {
      resumeCheck: resumeCheckFact(
        await checkSaved(deps, userId, latest, await measureKept(deps, userId, latest, signal)),
      ),
    }
  } catch (error) {
    // An answer without this fact is better than none.
    if (error instanceof Problem) return {}
    throw error
  }
}
