import { useMutation } from '@tanstack/react-query'
import { updateProfile } from '#contract/account.ts'
import { api } from '../../lib/api.ts'
import type { CallInput } from '../../lib/api-client.ts'
import { refreshUserDetails } from '../../lib/queries.ts'

type Change = CallInput<typeof updateProfile>['body']

/** Saves a change of the profile; done once the shown details are fresh. */
export function useSaveProfile() {
  return useMutation({
    mutationFn: async (change: Change) => {
      await api.call(updateProfile, { body: change })
      await refreshUserDetails()
    },
  })
}
