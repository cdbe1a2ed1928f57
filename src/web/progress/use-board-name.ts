import { useMutation } from '@tanstack/react-query'
import { updateProfile } from '#contract/account.ts'
import type { Visibility } from '#core/progress/leaderboard.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { refreshUserDetails } from '../lib/queries.ts'
import { useStrings } from '../strings/strings.tsx'
import { toast } from '../ui/toasts.tsx'
import { refreshMoments, refreshProgress } from './progress-queries.ts'

/** Saves how boards name the person; done once what is shown is fresh. */
export function useBoardName() {
  const words = useStrings('boardName')
  return useMutation({
    mutationFn: async (visibility: Visibility) => {
      await api.call(updateProfile, { body: { leaderboard_visibility: visibility } })
      await Promise.all([refreshUserDetails(), refreshMoments()])
    },
    onSuccess: () => {
      toast.success(words.saved)
      refreshProgress()
    },
    onError: (error) => toast.error(messageOf(error, words.notSaved)),
  })
}
