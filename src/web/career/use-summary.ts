import { useMutation } from '@tanstack/react-query'
import { saveCareerQuestions, type UserInfo } from '#contract/account.ts'
import type { CareerQuestions } from '#contract/career.ts'
import { takeRoute } from '#contract/career-plan.ts'
import { getSummary } from '#contract/career-summary.ts'
import { api } from '../lib/api.ts'
import { useCalmQuery } from '../lib/calm-query.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient, queryOf, userDetailsQuery } from '../lib/queries.ts'
import { useStrings } from '../strings/strings.tsx'
import { toast } from '../ui/toasts.tsx'

export const summaryQuery = queryOf(getSummary)
export const useSummary = () => useCalmQuery(summaryQuery)

/** Another dream role; Undo brings the old one back, with the route that was taken to it. */
export function useChangeRole(answers: CareerQuestions) {
  const words = useStrings('dashboard').role
  const undo = async () => {
    try {
      await save(answers)
      if (answers.chosenRoute !== undefined) await api.call(takeRoute, { body: { route: answers.chosenRoute } })
      await queryClient.invalidateQueries()
    } catch (error) {
      toast.error(messageOf(error, words.notChanged))
    }
  }
  const change = useMutation({
    mutationFn: (dreamRole: string) => save({ ...answers, dreamRole }),
    // here and not at the call: the menu that was chosen from is gone by then
    onSuccess: (_, dreamRole) =>
      toast.success(words.changed(dreamRole), { action: { label: words.undo, onClick: () => void undo() } }),
    onError: (error) => toast.error(messageOf(error, words.notChanged)),
  })
  return (dreamRole: string) => {
    if (dreamRole !== answers.dreamRole && !change.isPending) change.mutate(dreamRole)
  }
}

async function save({
  recommendedCourses: _courses,
  interimRoleOptions: _options,
  dreamRole,
  ...rest
}: CareerQuestions) {
  const saved = await api.call(saveCareerQuestions, { body: { ...rest, dreamRole: dreamRole ?? '' } })
  queryClient.setQueryData<UserInfo>(
    userDetailsQuery(true).queryKey,
    (person) => person && { ...person, career_questions: saved },
  )
  await queryClient.invalidateQueries()
}
