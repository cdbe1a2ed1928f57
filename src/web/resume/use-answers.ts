import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { saveCareerQuestions, type UserInfo } from '#contract/account.ts'
import type { CareerQuestionsInput } from '#contract/career.ts'
import { keepPace } from '#contract/career-plan.ts'
import { toCareerQuestions } from '#contract/other-names.ts'
import { hoursPerDayOf } from '#core/career/courses/study-hours.ts'
import { dreamRoleSchema } from '#core/career/questionnaire-schema.ts'
import { api } from '../lib/api.ts'
import { tokenStorage } from '../lib/browser-session.ts'
import { queryClient, userDetailsQuery } from '../lib/queries.ts'
import { readTried } from '../lib/tried.ts'
import { answersOf, draftOf, EMPTY_DRAFT, type AnswerDraft } from './answer-draft.ts'
import { dropDraft, loadDraft, storeDraft } from './draft-storage.ts'

export type Answers = ReturnType<typeof useAnswers>

/** The answers being given: first what this browser holds unsaved, else what the server has. */
export function useAnswers(person: UserInfo) {
  const [state, setState] = useState(() => {
    const unsaved = loadDraft(tokenStorage, person.user_id)
    const saved = person.career_questions ? draftOf(person.career_questions) : beginning()
    return { draft: unsaved ?? saved, isSaved: unsaved === undefined && person.career_questions !== null }
  })
  const keep = (draft: AnswerDraft) => {
    setState({ draft, isSaved: false })
    storeDraft(tokenStorage, person.user_id, draft)
  }
  const saving = useMutation({
    mutationFn: async (courses?: { courseId: string }[]) => {
      const answers = answersOf(state.draft)
      if (!answers) throw new Error('answers are saved when they are complete')
      const input = {
        ...toCareerQuestions(answers),
        ...(courses && courses.length > 0 ? { recommendedCourses: courses } : {}),
      }
      await saveAnswers(input, state.draft.hoursPerDay)
      // What was typed while the save was under way is still to be saved.
      setState((now) => (now.draft === state.draft ? { ...now, isSaved: true } : now))
      dropDraft(tokenStorage, person.user_id)
    },
  })
  return { ...state, keep, saving }
}

/** A role that was tried before signing up stands chosen; it can be changed like any other answer. */
function beginning(): AnswerDraft {
  const role = dreamRoleSchema.safeParse(readTried()?.dreamRole)
  return role.success ? { ...EMPTY_DRAFT, dreamRole: role.data } : EMPTY_DRAFT
}

/** Done once the person's details show it: the dashboard looks there whether there are answers. */
async function saveAnswers(input: CareerQuestionsInput, hoursPerDay?: number): Promise<void> {
  let saved = await api.call(saveCareerQuestions, { body: input })
  const { timeCommitmentPerDay, timeframeToAchieveDreamRole: timeframe } = saved
  if (hoursPerDay !== undefined && hoursPerDay !== (saved.hoursPerDay ?? hoursPerDayOf(timeCommitmentPerDay))) {
    await api.call(keepPace, { body: { hoursPerDay, timeframe } })
    saved = { ...saved, hoursPerDay }
  }
  const { queryKey } = userDetailsQuery(true)
  queryClient.setQueryData<UserInfo>(queryKey, (person) => person && { ...person, career_questions: saved })
  // Courses, progress and path follow from the answers.
  await queryClient.invalidateQueries()
}
